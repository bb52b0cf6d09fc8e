### What all games share, in German.

language = Deutsch

## Articles, by the gender of the thing (p: a plural)
the = { $gender ->
        [m] der
        [n] das
       *[other] die
    }
The = { $gender ->
        [m] Der
        [n] Das
       *[other] Die
    }
none = { $gender ->
        [f] keine
        [p] keine
       *[other] kein
    }
Your = { $gender ->
        [f] Deine
        [p] Deine
       *[other] Dein
    }

## Said everywhere
common-and = { $first } und { $last }
common-seat = Platz { $seat }
common-money = { $amount } $
common-title = „{ $text }“
common-percent = { $number } %
common-awaited = Warten auf { $names }: { $what }.
common-no_answer = Du hast keine Antwort.
common-over = Das Spiel ist zu Ende: { $winners } gewinnt
common-over_shared = Das Spiel ist zu Ende: { $winners } teilen sich den Sieg
common-over_you = Das Spiel ist zu Ende: Du gewinnst!
emotes-howdy = Hallo!
emotes-nice = Gut gespielt!
emotes-ouch = Autsch!
emotes-laugh = Haha!
emotes-moment = Einen Moment …
emotes-thanks = Danke!

## Where a clause comes from
kinds-OFFICIAL = gedruckte Regel
kinds-READING = so lesen wir das Gedruckte
kinds-EDITION = je nach Ausgabe verschieden
kinds-FACT = aus Rezensionen und Materiallisten
kinds-HOUSE = unsere Festlegung

## Why a move is refused, in any game
reasons-core_over = Das Spiel ist zu Ende.
reasons-core_wait = Jetzt ist { $player } gefragt: { $what }.
reasons-core_no-seat = Einen Platz { $seat } gibt es nicht; am Tisch sind { $players }.
reasons-core_no-move = Diesen Zug gibt es nicht.
reasons-core_not-held = Diese Karte hast du nicht.
reasons-core_not-asked = Danach ist jetzt nicht gefragt, sondern: { $what }.
