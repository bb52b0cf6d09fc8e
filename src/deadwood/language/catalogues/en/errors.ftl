### What programs say when something is wrong, in English: exactly as the code has it, so that it can be
### recognised and said in another language (`catalogue.py`, `complaint`).

## Names and choices
errors-near = Did you mean { $near }?
errors-known = There are: { $known }.
errors-nearest = The nearest are: { $near }.
errors-no-game = No game { $name }. { $hint }
errors-no-edition = No edition { $name }. { $hint }
errors-no-option = No option { $name }. { $hint }
errors-no-language = No language { $name }. { $hint }
errors-no-card = No card { $name }. { $hint }
errors-no-bot = No bot { $name } for { $game }. { $hint }
errors-no-rule = No rule { $number } in { $game }. { $hint }
errors-no-clause = No clause of { $game } has { $search } in it.
errors-option-value = Option { $name } cannot be { $value }. It takes: { $values }.
errors-option-form = An option is written as key=value, not { $text }.
errors-option-twice = Option { $key } is given twice.
errors-players = { $game } is for { $least } to { $most } players, not { $players }.
errors-no-seat = There is no seat { $seat }; the table has { $players }.
errors-not-asked = Seat { $seat } is not asked, so nothing happens by default.
errors-lookout = Seat { $seat } cannot be the lookout: there are { $players }.
errors-dealer = Seat { $seat } cannot deal: there are { $players }.
errors-no-terminal = { $game } cannot be shown in a terminal yet.
errors-no-words = { $game } cannot be told yet.
errors-no-ranger = No ranger knows { $game } yet.
errors-seed-bits = A seed that is a number has at most { $bits } bits.
errors-seed-empty = A seed is a whole number, a word, or 64 hexadecimal digits; it is empty.
errors-seed-word = A seed that is a word is made of whole characters.
errors-seed-bytes = A seed of bytes has { $bytes } of them, not { $number }.

## Moves
errors-move-words = A move begins with one of: { $known }.
errors-move-begins = No move begins with { $word }. { $hint }
errors-no-move = { $text } is no move. { $hint }
errors-move-called = No move is called { $word }. { $hint }
errors-move-names = The move { $move } names: { $names }.
errors-move-nothing = The move { $move } names nothing.
errors-move-part = For { $part } the move { $move } cannot name { $value }.
errors-move-number = There is no move { $move }: they are counted from 0 to { $last }.

## Bots
errors-instant = A { $level } answers at once and has no budget; write { $plain }.
errors-one-budget = One budget is enough: { $level }:{ $budget }.
errors-budget-time = A budget is a number of simulations such as 300, or a time such as 100ms or 2s; a time is 1ms to { $most }s, not { $text }.
errors-budget-number = A budget is a number of simulations such as 300, or a time such as 100ms or 2s; simulations are 1 to { $most }, not { $text }.
errors-budget = A budget is a number of simulations such as 300, or a time such as 100ms or 2s, not { $text }.
errors-random-advice = A random bot has nothing to say about moves.
errors-bot-twice = Several packages offer a bot { $name }: write one of { $places }.
errors-bot-place = Bot { $name } should lie at module:Class, not at { $place }.
errors-bot-class = There is no bot { $name } in { $module }. { $hint }
errors-bot-has = It has: { $known }.
errors-bot-has-none = It has none.
errors-no-bot-class = { $place } is no bot: a bot is a class made from deadwood.bots.Bot.
errors-bot-choose = { $place } is no bot yet: it has no method choose.
errors-bot-module = There is no module { $module } for the bot { $place }: install its package, or go to the folder where it lies.
errors-bot-import = The module of the bot { $place } cannot be imported: { $what }.
errors-bot-failed = Bot { $name } has failed: { $what }.
errors-bot-chose = Bot { $name } chose { $move }, which is none of chair.moves.
errors-bot-record = The bot { $bot } of this game is a program of somebody's; --load FILE --bots { $bot } lets it play.

## Names of people
errors-own-name = Every player needs a name of his own.
errors-name-printable = A name has 1 to { $most } printable characters, not { $name }.
errors-name-long = A name has 1 to { $most } characters, not { $number }.
errors-name-seen = A name is made of letters that can be seen, not { $name }.
errors-name-visible = A name is made of letters and other visible characters: { $name }.
errors-name-alphabet = A word of a name is written in one alphabet, not { $name }.
errors-name-bot = { $name } is what a bot is called; choose another name.

## deadwood play
errors-no-board = { $game } is played without a board.
errors-no-board-option = { $game } is played without a board; --board is for { $having }.
errors-board-twice = The board is given twice, by --board and by --option.
errors-board-file = A board of your own is given as --board FILE, not as { $text }.
errors-bad-board = { $file } is no board: { $detail }
errors-name-server = --name is for a table at a server; here --names says who plays.
errors-nobody-plays = At least one person plays; `deadwood sim` lets bots play alone.
errors-people-names = { $number } people need as many names, not { $named }.
errors-people-fit = { $number } people do not fit at a table for { $players }.
errors-bot-seats = There are { $seats } seats for bots, not { $number }.
errors-server-own = At a server everybody has a terminal of his own, and nobody chooses the cards; leave --people, --names, --load, --resume and --seed out.
errors-load-alone = A game that goes on brings its own players, rules and seed; give --load or --resume alone.
errors-nothing-kept = There is no game to go on with; deadwood play begins one.
errors-client-needs = Playing at a server needs more: pip install { $package }
errors-full-needs = The full screen needs more: pip install { $package }
errors-full-terminal = The full screen needs a terminal at both ends: nothing piped, and TERM not dumb.
errors-full-characters = The full screen needs a terminal that shows UTF-8.
errors-full-size = The full screen needs { $columns } columns and { $lines } lines; this terminal has { $wide } and { $high }.
errors-full-server = At a server the game is played line by line; leave --full out.
errors-code-where = A code says which table, and --server says where; a link says both.
errors-table-rules = A table has its game and its rules already; give --table without them.
errors-server-marshal = At a server it is always a marshal who is asked.

## deadwood replay
errors-replay-seat = The table has seats 1 to { $players }, not { $seat }.
errors-replay-by = --by says who explains a move; --explain N says which.
errors-replay-not-own = Move { $number } is not one of seat { $seat }.
errors-replay-hidden = This game is not over, and what others think would show what they hold; --seat S explains the moves of your own seat.
errors-replay-explain = --explain says which move is meant; leave --to out.
errors-replay-to = The record has { $moves } moves; --to cannot be { $last }.
errors-replay-which = The record has { $moves } moves; --explain cannot be { $number }.

## Files and records
errors-save-which = Say which file to save to, as in: save my-game.txt.
errors-no-file = There is no file { $path }.
errors-file-unreadable = { $path } is not a file that can be read.
errors-file-read = { $path } cannot be read: { $why }.
errors-file-write = { $path } cannot be written: { $why }.
errors-file-big = { $path } is too big to be the { $what } of a game.
errors-file-text = { $path } is no { $what }: it is not a text.
errors-file-other = { $path } exists and is no Deadwood record, so it is left alone.
errors-record-move = Move { $number } (seat { $seat }: { $move }) cannot be played: { $detail }
errors-record-first = This is no record: the first line should be { $line }.
errors-record-header = Line { $number }: a header line is a name, a colon and a value.
errors-record-number = Line { $line }: { $text } should be a whole number.
errors-record-expected = Line { $line }: expected '{ $number }. SEAT MOVE', found { $text }.
errors-record-unknown = Line { $line }: unknown header { $name }.
errors-record-twice = Line { $line }: the record says its { $name } twice.
errors-record-lacks = The record does not say its { $name }.
errors-record-moves = The record has moves 1 to { $last }, not { $number }.
errors-record-game = This is a record of another game than { $game } as set up here.
errors-record-revision = This game was played by revision { $theirs } of the rules of { $game }; here is revision { $ours }, which could replay it wrongly.
errors-record-other-rules = This game was played by revision { $theirs } of the rules of { $game }; by revision { $ours }, which is here, move { $number } is another.
errors-record-sealed = The seed is not revealed yet, so the game cannot be dealt again.
errors-record-replay = Move { $number } cannot be replayed: { $detail }
errors-verify-seed = A record that can be verified has a seed of 64 hexadecimal digits.
errors-verify-result = The record says the result is { $said }; the moves say: { $found }.
errors-verify-secret = The secret is not the one that was committed to before the game.
errors-verify-made = The seed is not made of the secret and the contributions.
errors-verify-commitment = The seed is not the one that was committed to before the game.
errors-verify-contribution = The contribution of seat { $seat } is not the one committed to.
errors-verify-digits = Secret and contributions are written in hexadecimal digits.

## Servers
errors-no-server = There is no server at { $server }, or no way to it.
errors-other-server = What answers at { $server } is no Deadwood server.
errors-no-address = { $text } is no address of a server; one looks like http://box:4711.
errors-address-user = The address of a server has no user and no password in it.
errors-no-link = { $text } is no link to a table and no code of one.
errors-link-elsewhere = That table is at { $there }, and this is { $here }.
errors-guest-file = { $path } is no file of guests; move it out of the way.
errors-old-program = That table plays by revision { $theirs } of the rules of { $game }, and this program knows revision { $ours }; it is too old.
errors-unknown-game = The server plays what this program does not know: { $detail }
errors-lost-game = The server has lost a part of this game.
errors-no-answer = The server does not answer.
errors-no-answer-for = The server has not answered for { $seconds } seconds.
errors-unread = The server could not read what this program sent; one of the two is too old.
errors-unknown-guest = The server does not know this guest; give a name to be a new one.
errors-foreign-page = The server does not let pages of other addresses in.
errors-no-table = There is no such table.
errors-host-banned = The host does not want us at this table.
errors-other-version = The server speaks another version of the protocol; one of the two is too old.
errors-fair-secret = The server's secret is not the one that it committed to.
errors-fair-revealed = { $name } revealed something else than was promised.
errors-entry-missing = Entry { $number } of the table is missing.
