### What the page itself says in English.

## common
common-deadwood = Deadwood
common-close = Close
common-cancel = Cancel
common-ok = OK
common-back = Back
common-home = Home
common-copy = Copy
common-copied = Copied
common-moneyShort = ${ $amount }k
common-moneyTiny = ${ $amount }
common-players = { $from }–{ $to } players
common-minutes = { $minutes } min
common-unreachable = The server cannot be reached. Is the network there?
common-loading = One moment …
common-no = No
common-none = None
common-skip = Skip to the content

## bar
bar-free = Free and open source. No account.
bar-language = Language
bar-rules = Rules
bar-soundOn = Sound is on
bar-soundOff = Sound is off
bar-day = Daylight
bar-night = Lamplight
bar-auto = Light as the device says
bar-you = You are { $name }
bar-settings = Settings

## home
home-lead = Games of the Wild West, one table. Friends, bots, or both.
home-playNow = Play now
home-playNowLong = Play now: { $game } against bots
home-openTable = Open a table
home-openTableLong = Open a table for { $game }
home-join = Join a table
home-joinCode = Code of the table
home-joinGo = Join
home-joinHint = six letters and digits, as on the invitation
home-hostedBy = { $name }’s table
home-onlyWatch = Only watch
home-badCode = A code has six letters and digits.
home-more = All your tables
home-backToTable = Back to the table
home-lobby = Public tables
home-with = { $game } with { $names }
home-alone = { $game }, nobody else yet
home-open = waiting for players
home-sealed = about to begin
home-playing = is being played
home-over = is over
home-won = won by { $names }
home-youWon = you have won
home-closed = closed

## newTable
newTable-title = Open a table
newTable-game = Game
newTable-name = Your name
newTable-nameHint = what the others see
newTable-where = Where do you play?
newTable-own = Everybody on their own device
newTable-ownHint = Friends come by link, near or far.
newTable-shared = Together on this device
newTable-sharedHint = You hand it on; nobody sees another’s cards.
newTable-person = Person
newTable-personName = Name on seat { $seat }
newTable-player = Player { $seat }
newTable-players = Seats
newTable-you = You
newTable-seat = Seat { $seat }
newTable-free = Free: for a friend
newTable-bot = Bot: { $level }
newTable-seats = Who sits where?
newTable-fill = Bots on all seats
newTable-freeAll = All seats free
newTable-edition = Edition
newTable-options = Rules to choose
newTable-optionsHint = Usual for this edition unless you change it.
newTable-usual = { $value } (usual)
newTable-who = Who can come?
newTable-byLink = Anyone with the link
newTable-byLinkHint = Not listed anywhere.
newTable-public = Everybody
newTable-publicHint = Listed under the public tables.
newTable-clock = Clock
newTable-clocks-none = No hurry
newTable-clocks-gentle = Gentle: 3 minutes for a move
newTable-clocks-calm = Calm: 2 minutes a turn, 30 seconds to react
newTable-clocks-brisk = Brisk: 45 seconds a turn, 15 to react
newTable-clocks-days = By post: three days a turn
newTable-clockThen = When somebody’s time is up, a bot plays on their seat until they are back.
newTable-clockNever = Nobody is hurried; but if somebody goes away, everybody waits until you let a bot play.
newTable-go = Open the table

## bots
bots-strength = Strength of the bots
bots-against = Play now against
bots-onSeat = Bot on seat { $seat }
bots-named = { $level } – { $hint }
bots-levels-random = Random
bots-levels-greenhorn = Greenhorn
bots-levels-ranger = Ranger
bots-levels-marshal = Marshal
bots-levels-legend = Legend
bots-advisers-random = a random bot
bots-advisers-greenhorn = a Greenhorn
bots-advisers-ranger = a Ranger
bots-advisers-marshal = a Marshal
bots-advisers-legend = a Legend
bots-hints-random = any legal move
bots-hints-greenhorn = plays by the rules, makes mistakes
bots-hints-ranger = sound and quick
bots-hints-marshal = thinks ahead: a hard nut
bots-hints-legend = thinks longest: the hardest

## waiting
waiting-title = The table is open
waiting-invite = Invite your friends
waiting-link = Link
waiting-code = Code
waiting-qr = The link as a picture for a phone's camera
waiting-lan = In the same network
waiting-lanHint = Phones in your house open this address.
waiting-localOnly = This server listens to this machine only. To let others in: deadwood serve --lan
waiting-share = Share
waiting-seats = Seats
waiting-sit = Sit here
waiting-leave = Stand up
waiting-free = free
waiting-putBot = Add a bot
waiting-takeBot = Take the bot away
waiting-makeHost = Make host
waiting-host = host
waiting-you = you
waiting-who = Your name, before you sit down
waiting-noName = Type a name first: the others want to know who you are.
waiting-away = not connected
waiting-start = Start the game
waiting-startFill = Start, bots on free seats
waiting-waitHost = { $name } starts the game when everybody is here.
waiting-onlookers = { $number ->
        [one] 1 watching
       *[other] { $number } watching
    }
waiting-closeTable = Close the table
waiting-closed = This table is closed.
waiting-sealed = The cards are being shuffled …
waiting-settings = At this table
waiting-public = public
waiting-private = by link only

## lobby
lobby-title = Public tables
lobby-mine = Your tables
lobby-empty = Nobody has opened a public table. Be the first.
lobby-emptyMine = You have not sat at a table yet.
lobby-free = { $number } free
lobby-full = full
lobby-look = Watch
lobby-enter = Enter

## connection
connection-connecting = Connecting …
connection-lost = The connection is lost. Trying again …
connection-back = Connected again.
connection-tryNow = Try now
connection-readOnly = Nothing can be stored at the moment. Nothing is lost, and the table goes on by itself as soon as it can.
connection-gone-noGuest = The server does not know you any more. Reload the page.
connection-gone-noTable = There is no table with the code { $code }.
connection-gone-banned = The host does not want you at this table.
connection-gone-version = The server was updated. Reload the page.
connection-gone-other = The server does not let this page in.
connection-reload = Reload

## table
table-yourTurn = Your turn
table-awaited = { $names } to move
table-log = Log
table-chat = Chat
table-say = Say something
table-send = Send
table-emote = Say at once
table-gazette = The Gazette
table-again = Watch again: { $what }
table-newest = Last move below
table-seconds = { $number ->
        [one] 1 second left
       *[other] { $number } seconds left
    }
table-undo = Take back
table-cards = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
table-bot = bot
table-away = away
table-offline = offline
table-answerNow = Answer now
table-waitsForYou = Your answer?
table-over = The game is over
table-closed = The table is closed
table-watching = You are watching
table-looking = { $number ->
        [one] 1 watching
       *[other] { $number } watching
    }
table-stage = The table
table-rail = Log and chat
table-showRail = Show log and chat
table-hideRail = Hide log and chat
table-unread = { $number } unread
table-moves = Your moves
table-allMoves = All moves ({ $number })
table-which = Which one?
table-sure = Nothing happens until you confirm: with the button, or a second click.
table-past = Looking back
table-backToNow = Back to now
table-stepBack = One move back
table-stepOn = One move on
table-since = { $number } since
table-turnOf = { $name }’s turn
table-turnOwn = Your turn
table-missed = While you were away
table-missedMore = … and { $number } more before that
table-bank = { $time } for the game
table-choose = Choose a move; nothing happens before you confirm it.
table-chooseStage = Choose on the table, or from the list.
table-underWay = One moment …
table-fastForward = Fast-forward: hold, or press until it is your turn
table-otherwise = If you do nothing: { $move }
table-whyNot = Not now
table-rule = Rule { $rule }
table-awayTitle = A bot plays for you
table-awayLeft = You left your seat; it stays yours.
table-awayTime = Your time ran out; the seat stays yours.
table-awayHost = You were not connected, so the host let a bot play; the seat stays yours.
table-back = I am back
table-standIn = Let a bot play for me
table-result = Result
table-account = How it came about
table-winner = wins
table-seeResult = Show the result
table-rematch = Play again
table-joinRematch = To the next game
table-record = Download the record
table-home = Home
table-look = Look at the table
table-shuffle = The shuffle
table-shuffleFair = It was dealt as promised, and your part of the shuffle is in it.
table-shufflePlain = It was dealt as promised.
table-shuffleOut = It was dealt as promised, but your part of the shuffle is not in it.
table-shuffleSecret = Not as promised: the server’s part of the shuffle is another one.
table-shuffleSeed = Not as promised: the deal does not follow from the parts of the shuffle.
table-shufflePart = Not as promised: { $name }’s part is another one.
table-info = Table { $code }
table-invite = Link to this table
table-turnTitle = Your turn!
table-askedTitle = Your answer?
table-help = Help and keys
table-keys-title = Keys
table-keys-on = Single keys
table-keys-hand = Your hand
table-keys-table = The table
table-keys-last = The last move
table-keys-status = Who is awaited, and for what
table-keys-undo = Take back
table-keys-advice = Advice, in a game against bots
table-keys-confirm = Play the chosen move
table-keys-cancel = Cancel, close
table-keys-help = This help
table-keys-about = What the card is and does; also a long press or the right mouse button
table-keys-arrows = From one thing to the next
table-keys-arrowKeys = Arrows
table-keys-enter = Enter
table-keys-escape = Esc
table-story-move = { $name }: { $move }
table-story-undo = { $name } takes the last move back.
table-story-left = { $name } has left; a bot plays on.
table-story-late = { $name } has run out of time; a bot plays on.
table-story-clock = { $name } has run out of time.
table-story-back = { $name } plays again.
table-story-host = { $name } is the host now.
table-story-sealed = Everybody adds something to the shuffle.
table-story-dealt = The cards are dealt.
table-story-resumed = The table goes on.
table-story-rematch = { $name } plays again at a new table.
table-story-freed = The host has freed { $name }’s seat.
table-story-stoodIn = { $name } is not connected; the host lets a bot play on.
table-story-muted = The host has muted { $name }.
table-story-unmuted = { $name } may talk again.
table-story-banned = The host has banned { $name } from the table.
table-story-unbanned = { $name } may come back to the table.
table-story-removed = The host has given { $name }’s seat to a bot: { $bot }.
table-story-given = The host has given { $name } the seat back.
table-story-hushed = The host has switched the chat off.
table-story-unhushed = The host has switched the chat on again.

## moments
moments-end = the end of the game
moments-skip = Tap anywhere to skip
moments-skipShort = Skip
moments-goOn = Tap anywhere to go on
moments-goOnShort = Go on

## advice
advice-short = Advice
advice-long = Advice: what would a marshal do?
advice-now = What would { $adviser } do?
advice-past = What would { $adviser } have done?
advice-thinking = Thinking …
advice-chance = { $chance } chance of winning
advice-best = { $adviser } would do this
advice-made = played
advice-note = Estimated chance of winning the game, from what { $name } could know.
advice-noteOwn = Estimated chance of winning the game, from what you can know. Choose one to see it; nothing happens yet.
advice-notePlain = From what { $name } could know.

## host
host-menu = { $name }: what you can do as the host
host-hint = You are the host. Everybody at the table is told what you do here.
host-onlooker = onlooker
host-somebody = Somebody
host-people = People at this table
host-others = Muted or banned
host-isMuted = muted
host-isBanned = banned
host-hasSeat = { $bot } has the seat
host-free = Free the seat
host-standIn = Let a bot play
host-replace = Put a bot on the seat
host-remove = Take { $name } out of the game
host-removeSure = Take { $name } out of the game? A bot gets the seat, and { $name } can only watch. You can give the seat back.
host-give = Give { $name } the seat back
host-handOver = Make { $name } the host
host-handOverSure = Make { $name } the host? You can then no longer do what a host does.
host-isGone = { $name } is not connected, and it is their move.
host-waitsClock = When the time is up, a bot plays until they are back.
host-isGoneShort = Let a bot play for { $name }
host-mute = Mute
host-unmute = Let them talk again
host-ban = Ban from the table
host-unban = Let them in again
host-plays = { $name } plays here and cannot be banned.
host-sure = Ban { $name }? They can then no longer sit, talk or watch at this table. You can let them in again.
host-sureGo = Ban { $name }
host-youMuted = The host has asked for silence: you cannot talk at this table.
host-hushed = The host has switched the chat off. Greetings still work.
host-chatOn = Chat at this table
host-together = Seats { $seats } play from the same address.

## out
out-title = You are out of the game.
out-watch = You can go on watching, or leave.
out-bots = Only bots play on.
out-fast = Fast-forward
out-end = End the game
out-leave = Leave

## pass
pass-title = Hand the device to { $name }
pass-hint = No cards are shown until { $name } has it.
pass-iAm = I am { $name }
pass-takeBack = { $name }: take the last move back
pass-since = { $name }, this has happened
pass-absent = A bot plays for { $name }.
pass-back = { $name } is back

## settings
settings-title = Settings
settings-theme = Light
settings-themes-auto = As the device
settings-themes-light = Daylight
settings-themes-dark = Lamplight
settings-sound = Sound
settings-soundTry = Play a sound
settings-notify = Tell me when it is my turn
settings-notifyHint = A notification of this device, while the page is out of sight.
settings-notifyRefused = The browser does not allow notifications for this page. Its settings can change that.
settings-notifyNever = This browser has no notifications.
settings-motion = Motion
settings-motions-auto = As the device
settings-motions-full = Full
settings-motions-less = Less
settings-table = At the table
settings-tempo = Tempo of the bots
settings-tempos-slow = Slow
settings-tempos-normal = Normal
settings-tempos-fast = Fast
settings-tempos-instant = At once
settings-auto = I have nothing to answer with: answer for me
settings-autoHint = Where all you can do is pass, that is done for you after one to three seconds. The others cannot tell: when you answer yourself, it takes as long.
settings-harmless = No confirmation for harmless moves
settings-harmlessHint = Drawing, laying cards, equipment for yourself: one click is enough. What costs or harms is still asked; a second click on what is chosen always means yes.
settings-moments = Great moments
settings-stays-slow = Slowly
settings-stays-full = As usual
settings-stays-none = Not at all
settings-name = Name
settings-rename = Save
settings-portrait = Your portrait
settings-portraitHint = At the table; if somebody has it already, you get the next one.
settings-portraits-baker = Baker
settings-portraits-barber = Barber
settings-portraits-blacksmith = Blacksmith
settings-portraits-cook = Cook
settings-portraits-doctor = Doctor
settings-portraits-farmer = Farmer
settings-portraits-gambler = Gambler
settings-portraits-miner = Miner
settings-portraits-printer = Printer
settings-portraits-rider = Rider
settings-portraits-singer = Singer
settings-portraits-tailor = Tailor
settings-portraits-teacher = Teacher
settings-portraits-telegrapher = Telegrapher
settings-portraits-trapper = Trapper
settings-portraits-widow = Widow
settings-device = Another device
settings-deviceHint = Continue on your phone: type this code there within ten minutes.
settings-deviceGet = Get a code
settings-deviceHave = I have a code
settings-deviceGo = Continue as them here
settings-logOut = Log out
settings-logOutHint = Every device forgets who you are, this one too. Your seats stay yours, but only a device with a code that you got before can take them up again.
settings-logOutGo = Log out everywhere
settings-logOutSure = Log out on all devices now?
settings-loggedOut = You are logged out on all devices.

## rules
rules-title = { $game }: the rules
rules-search = Search the rules
rules-none = No rule mentions that.
rules-chapters = Chapters

## notFound
notFound-title = Nothing here but tumbleweed
notFound-text = There is no page at this address.
