### What all games share, in Dutch.

language = Nederlands

## Articles, by the gender of the thing (p: a plural)
the = { $gender ->
        [n] het
       *[other] de
    }
The = { $gender ->
        [n] Het
       *[other] De
    }
none = geen
Your = Je

## Said everywhere
common-and = { $first } en { $last }
common-seat = plaats { $seat }
common-money = $ { $amount }
common-title = ‘{ $text }’
common-percent = { $number }%
common-awaited = Wachten op { $names }: { $what }.
common-no_answer = Je hebt geen antwoord.
common-over = Het spel is afgelopen: { $winners } wint
common-over_shared = Het spel is afgelopen: { $winners } delen de overwinning
common-over_you = Het spel is afgelopen: jij wint!
emotes-howdy = Hallo!
emotes-nice = Goed gespeeld!
emotes-ouch = Au!
emotes-laugh = Haha!
emotes-moment = Een momentje …
emotes-thanks = Dank je!

## Where a clause comes from
kinds-OFFICIAL = gedrukte regel
kinds-READING = zo lezen wij wat er gedrukt staat
kinds-EDITION = verschilt per uitgave
kinds-FACT = uit recensies en materiaallijsten
kinds-HOUSE = onze uitleg

## Why a move is refused, in any game
reasons-core_over = Het spel is afgelopen.
reasons-core_wait = Nu is { $player } aan zet: { $what }.
reasons-core_no-seat = Plaats { $seat } bestaat niet; de tafel heeft er { $players }.
reasons-core_no-move = Die zet bestaat niet.
reasons-core_not-held = Die kaart heb je niet.
reasons-core_not-asked = Dat wordt nu niet gevraagd, maar: { $what }.
