### What the terminal says in English, whatever is played.

## What can be typed
commands-help = help
commands-table = table
commands-hand = hand
commands-why = why
commands-hint = hint
commands-explain = explain
commands-log = log
commands-pile = pile
commands-rules = rules
commands-save = save
commands-load = load
commands-quit = quit
commands-fair = fair
commands-who = who
commands-say = say
commands-undo = undo
commands-stand = stand
commands-back = back
commands-start = start
commands-rematch = rematch
commands-kick = kick
commands-mute = mute
commands-ban = ban
commands-again = again

## Other words for the same
aliases-quit = bye leave
aliases-stand = leave

## The list that help shows
usage-help = | this list (h)
usage-hand = | your cards and your choices again
usage-why = CARD, MOVE or 3 | what it does, what speaks against it, and which rule
usage-hint = [LEVEL] | what a marshal would do, and its chances; or another bot
usage-explain = [12] | what a bot thinks of your last move, or of move 12
usage-log = | everything that has happened
usage-rules = [TOPIC] | the rules: a chapter (8), a clause (8.4), a card or a word
usage-save = FILE | save the game
usage-load = FILE | go on with a saved game
usage-again = | after the end: another game of the same players
usage-quit = | leave the table
usage-fair = | the commitment to the shuffle
usage-say = TEXT | talk to the others
usage-undo = | take your last move back, if it has shown nobody anything
usage-undo_alone = | take your last move back, and what the bots have answered
usage-stand = | give your place to a bot (leave)
usage-back = | play yourself again after a bot has stood in for you
usage-start = [LEVEL] | begin, with bots of this level on the free seats
usage-rematch = | play again with the same people, after the end
usage-kick = SEAT | free a seat; in a game a bot plays there if the person is not connected (host)
usage-mute = NAME | this person cannot talk here any more; the same again: may talk (host)
usage-ban = NAME | this person cannot be at this table any more; the same again: may come back (host)

## At the table
play-stranger = Stranger
play-at_the_table = At the table, in turn order: { $names }.
play-commitment = The cards were shuffled before the first move. Commitment to the seed: { $commitment }
play-how = Answer with a number or write your move; help lists everything else.
play-loaded = The game goes on after move { $number }.
play-over_already = That game is over; deadwood replay shows it move by move.
play-interrupted = Leave the table? Ctrl-C again or quit leaves; save FILE saves the game first.
play-interrupted_kept = Leave the table? Ctrl-C again, Ctrl-D again or quit leaves; the game is kept.
play-no_seat = There is no seat { $seat }: { $players } play at this table.
play-pass_keyboard = Pass the keyboard to { $player }. { $player }, press Enter when nobody else is looking.
play-help_moves = Moves: the number of the list, or in writing as in: { $example }. The beginning is enough if it can mean only one legal move.
play-empty = Choose 1 to { $number }, or type help.
play-no_number = The list has the numbers 1 to { $number }.
play-unclear = “{ $text }” is no number of the list, no move and no command; help shows what is possible.
play-no_card = Which card? “{ $text }” could be: { $cards }.
play-allowed = Allowed now.
play-why_what = Ask about a card, a move or a number of the list, as in: why { $card }, or: why 3
play-why_more = The rules about this: rules { $chapter }
play-hint = { $adviser } would choose { $number }: { $move }.
play-saved = Saved: { $file }
play-saved_seed = The file holds the seed of the cards still to come: no peeking.
play-offer = save FILE keeps the record of this game, explain 12 says what a bot thinks of move 12, again plays another game; Enter leaves the table.
play-seed = The seed was { $seed }.
play-goodbye = So long!
play-you = you ({ $name })
play-last_hand = Enter shows how the game ended.
play-more = Enter shows more, anything else is enough.
play-back = Enter goes back.
play-did_you_mean = Did you mean: { $move }?
play-which = Which: { $first }, or { $last }?
play-because = It { $reason }.
play-unsaved = This game is not saved: save FILE keeps it, quit again leaves it.
play-kept = The game is kept; { $command } goes on with it.
play-not_kept = The game could not be kept. { $problem }
play-taken_back = Taken back.
play-undo_nothing = You have made no move that could be taken back.
play-undo_shown = That cannot be taken back: others have seen something of it, or have moved since.
play-over_already_undo = The game is over; nothing can be taken back any more.
play-again_later = The game is not over yet; then again plays another one.
play-fruitless = There has not been a move in this input for long; that is enough.
play-verify = deadwood verify checks the saved record against the commitment.
play-meanwhile = Meanwhile: { $news }
play-which_game = Which game?
play-default_game = Enter plays { $game }.
play-go_on = Go on: { $game }
play-which_kept = Which game goes on?
play-default_kept = Enter chooses the latest.
play-kept_game = { $names }; after move { $number }
play-which_players = How many play, with you? Enter: { $number }.
play-no_players = { $least } to { $most } can play.
play-own_board = This table plays with a board of its own; rules board shows it.
play-thinks = { $player } thinks …
play-thinks_long = { $player } thinks … { $seconds } s
play-thinking_stopped = { $player } has stopped thinking. Enter goes on; save FILE keeps the game; Ctrl-C again or quit leaves.
play-bot_mistake = { $player } is a bot that has made a mistake ({ $kind }). From here a ranger chooses for this seat whenever that happens.
play-chance = wins
play-share = looked at
play-columns = { $chance }: the estimated chance of winning the game; { $share }: how much of the thinking went into this move.
play-most_tried = The first move is advised although a higher chance stands below it: the bot goes by “{ $share }”, since the fewer tries a chance rests on, the less sure it is.
play-explain = { $adviser } on move { $number } ({ $player }: { $move }):
play-explain_only = Move { $number } ({ $player }: { $move }) was the only one possible.
play-explain_hidden = As long as the game goes on only your own moves are explained: what others think would show what they hold. After the end, all are.
play-explain_later = At a table with others, moves are explained when the game is over.
play-explain_number = The game has the moves 1 to { $number }.
play-explain_what = explain tells what a bot thinks of your last move; explain 12, of move 12.
play-which_level = Against whom?
play-default_level = Enter chooses { $level }.
play-far_table = Link: { $link } – code: { $code }
play-far_seat = Seat { $seat }: { $name }
play-far_free = free
play-far_host = Enter starts the game, with bots ({ $level }) on the free seats. help lists everything else.
play-far_guest = { $name } starts the game.
play-far_sat = { $name } sits down.
play-far_stood = Seat { $seat } is free.
play-far_is_host = { $name } is the host now.
play-far_shuffle = Everybody adds something to the shuffle.
play-far_left = { $name } has left; a bot plays on.
play-far_late = { $name } has run out of time; a bot plays on.
play-far_back = { $name } plays again.
play-far_undo = { $name } takes the last move back.
play-far_clock_moves = { $name } has run out of time; the default move is played.
play-far_closed = The table is closed.
play-far_says = { $name }: { $text }
play-far_aside = { $name } (onlooker): { $text }
play-far_freed = Seat { $seat } is free; the host has freed it.
play-far_sent = { $name } is not here; the host has asked a bot to play on.
play-far_muted = { $name } cannot talk here any more, says the host.
play-far_heard = { $name } may talk again, says the host.
play-far_banned = { $name } cannot be at this table any more, says the host.
play-far_let_in = { $name } may come back to this table, says the host.
play-far_somebody = Somebody
play-far_nobody = There is nobody called { $name } here.
play-far_which_seat = Which seat? A number from 1 to { $seats }.
play-far_rematch = { $name } plays again; rematch joins in.
play-far_waiting = Waiting for { $names }.
play-far_step_in = Meanwhile you may: { $moves }.
play-far_not_now = say TEXT talks to the others; help lists everything else.
play-far_stands_in = A bot plays for you; back plays yourself again.
play-far_lost = The connection is lost; trying again …
play-far_again = Connected again.
play-far_clock = Time for your answer: { $seconds } s.
play-far_come_back = Your seat stays yours. Back to it: { $command }
play-far_bot_plays = A bot plays on for you. Back to your seat: { $command }
play-far_fair = The server has committed to its part of the shuffle: { $commitment }. Your part is { $contribution }; the end shows whether both are in.
play-far_in = The shuffle was made as promised, and your part is in it.
play-far_not_in = The shuffle was made as promised, but your part is not in it.
play-far_offer = save FILE keeps the record of this game, explain 12 says what a bot thinks of move 12, rematch plays again; Enter leaves the table.

## The full-screen table
full-log = What happened
full-moves = What can be done
full-type = type a number, a word of the list, or a command
full-how = Arrows or a click choose, Enter or a second click plays. Typing searches the list; help (F1) lists everything else.
full-keys = Arrows or the mouse choose a line of the list, Enter or a second click plays it; what it brings and its rule stand below. Typing searches the list, Tab completes, Esc goes back. The wheel scrolls every panel; by keys, Shift with Page Up and Page Down the table, Ctrl with the arrows what happened. F keys and words are the same; Ctrl-C asks whether to leave.
full-turn_of = It is the turn of { $player }.
full-let_be = nothing; the others go on
full-leave_kept = Leave the table? The game is kept; { $command } goes on with it.
full-leave_lost = Leave the table? This game is not saved.
full-leave_over = Leave the table? The game is over.
full-stay = Stay
full-leave = Leave

## Levels
levels-greenhorn = plays as people do in their first game, and overlooks much
levels-ranger = has sound habits and answers at once
levels-marshal = thinks ahead, a tenth of a second about each decision
levels-legend = thinks ahead for a whole second, the strongest of all

## Levels as advisers
advisers-greenhorn = A greenhorn
advisers-ranger = A ranger
advisers-marshal = A marshal
advisers-legend = A legend

## deadwood rules
rules-more = One chapter: deadwood rules { $game } { $chapter }. What can be switched: deadwood rules { $game } --option-list.
rules-values = Values: { $values }
rules-defaults = If not given: { $defaults }
rules-more_here = One chapter: rules { $chapter }. About a card: rules { $card }. Any word: rules { $word }.
rules-more_board = The board: deadwood rules { $game } board. A copy of it to correct: deadwood rules { $game } --print-board.
rules-others = The rules of other games: { $commands }.
rules-board = board

## deadwood verify
verify-commitment = The seed is the one that was committed to before the first card.
verify-fair-seed = The seed is made of the secret and the players' contributions, all of them as committed to before the first card.
verify-no-commitment = No commitment was published before this game, so nobody can tell whether the seed was chosen.
verify-moves = { $moves ->
        [one] The one move follows the rules, with the cards that this seed deals.
       *[other] All { $moves } moves follow the rules, with the cards that this seed deals.
    }
verify-result = The result follows from the moves: { $winners } wins ({ $totals }).
verify-unfinished = The game is not finished, so there is no result to check.
verify-fine = The record can be believed.
verify-result_shared = The result follows from the moves: { $winners } share the victory ({ $totals }).

## deadwood replay
replay-awaited = Awaited: { $names }.
