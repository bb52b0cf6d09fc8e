### What all games share, in English.

language = English

## Articles, by the gender of the thing (p: a plural)
the = the
The = The
none = no
Your = Your

## Said everywhere
common-and = { $first } and { $last }
common-seat = seat { $seat }
common-money = ${ $amount }
common-title = { $text }
common-percent = { $number }%
common-awaited = Waiting for { $names }: { $what }.
common-no_answer = You have no answer.
common-over = The game is over: { $winners } wins
common-over_shared = The game is over: { $winners } share the victory
common-over_you = The game is over: you win!
emotes-howdy = Howdy!
emotes-nice = Well played!
emotes-ouch = Ouch!
emotes-laugh = Ha ha!
emotes-moment = One moment …
emotes-thanks = Thank you!

## Where a clause comes from
kinds-OFFICIAL = printed
kinds-READING = how we read what is printed
kinds-EDITION = differs between editions
kinds-FACT = from reviews and component lists
kinds-HOUSE = our ruling

## Why a move is refused, in any game
reasons-core_over = The game is over.
reasons-core_wait = { $player } is asked now: { $what }.
reasons-core_no-seat = There is no seat { $seat }; the table has { $players }.
reasons-core_no-move = There is no such move.
reasons-core_not-held = You do not have that card.
reasons-core_not-asked = That is not asked now. What is asked: { $what }.
