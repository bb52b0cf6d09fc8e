### Lantern Gulch auf Deutsch.

title = Lantern Gulch
sentence = Acht Nächte, für jeden eine verdeckte Laterne: Wer gewinnt die meisten, wenn alle brennen?
picture = Eine Laterne zwischen zwei dunklen Felswänden

## Editions
editions-invented = erfunden

## What lies around: how it is called, bends and is not called
-dark = Dunkel
    .gender = n
    .avoid = Nachziehstapel
-night = Nacht
    .gender = f
    .plural = Nächte

## Cards

cards-lantern = Laterne
    .gender = f
does-lantern = Liegt verdeckt, bis jeder eine gelegt hat. Dann brennen alle, und der höchste Wert gewinnt eine helle Nacht, der niedrigste eine trübe.

## The rules by number (LG1_1 is LG1.1), each with why it refuses a move

chapters-LG1 = Aufbau
clauses-LG1_1 = Es gibt 30 Laternen mit den Werten 1 bis 30.
clauses-LG1_2 = Jeder bekommt zwei Laternen; die übrigen liegen im Dunkel. Wer die erste Nacht anführt, wird ausgelost.

chapters-LG2 = Legen
clauses-LG2_1 = Vor der ersten Laterne einer Nacht wird angesagt, ob sie hell oder trüb ist: vom Anführer oder von dem, der zuletzt legt, wie es am Tisch gilt.
reasons-LG2_1 = Sag erst an, ob die Nacht hell oder trüb ist.
clauses-LG2_2 = Reihum, vom Anführer an, legt jeder eine Laterne aus der Hand verdeckt hin.
clauses-LG2_3 = Als Anführer darfst du die 30 nicht legen.
reasons-LG2_3 = Als Anführer darfst du { $card } { $value } nicht legen.

chapters-LG3 = Anzünden
clauses-LG3_1 = Alle Laternen werden zusammen angezündet. In einer hellen Nacht gewinnt der höchste Wert, in einer trüben der niedrigste; wer gewinnt, führt die nächste an.
clauses-LG3_2 = Nach jeder Nacht außer der letzten zieht jeder eine Laterne aus dem Dunkel, vom Anführer an.

chapters-LG4 = Das Ende, und was alle wissen
clauses-LG4_1 = Nach der achten Nacht gewinnt, wer die meisten Nächte hat. Wer gleich viele hat, teilt den Sieg.
clauses-LG4_2 = Verborgen sind die Hände, das Dunkel und die gelegten Laternen, bis alle brennen.

## Options of the rules, and their values
options-caller = Wer sagt an, ob die Nacht hell oder trüb ist?

values-leader = der Anführer
values-last = wer zuletzt legt

## Questions, and what others wait for
questions-call = Nacht { $number }: Ist sie hell oder trüb?
questions-lay = Nacht { $number }: Welche Laterne legst du?
awaited-call = eine Ansage
awaited-lay = eine Laterne

## Moves, and what they would bring
moves-call-bright = hell ansagen
moves-call-dim = trüb ansagen
moves-lay = { $card } legen
previews-brighter = { $brighter ->
        [one] 1 ungesehene Laterne ist heller
       *[other] { $brighter } ungesehene Laternen sind heller
    }

## Events
events-dealt = { $player } bekommt zwei Laternen.
    .own = Du bekommst: { $cards }.
events-night = Nacht { $number }. { $player } führt an.
    .own = Nacht { $number }. Du führst an.
events-call-bright = { $player } sagt eine helle Nacht an.
    .own = Du sagst eine helle Nacht an.
events-call-dim = { $player } sagt eine trübe Nacht an.
    .own = Du sagst eine trübe Nacht an.
events-lay = { $player } legt eine Laterne.
    .own = Du legst { $card }.
events-light = { $player } zündet { $card } an.
    .own = Du zündest { $card } an.
events-wins-night = { $player } gewinnt die Nacht.
    .own = Du gewinnst die Nacht.
events-draw = { $player } zieht eine Laterne.
    .own = Du ziehst { $card }.
events-winner = { $nights ->
        [one] { $player } gewinnt mit 1 Nacht!
       *[other] { $player } gewinnt mit { $nights } Nächten!
    }
    .own = { $nights ->
            [one] Du gewinnst mit 1 Nacht!
           *[other] Du gewinnst mit { $nights } Nächten!
        }

## The table in the terminal
table-begin = Enter beginnt die erste Nacht.
table-go_on = Enter beginnt die nächste Nacht.
table-usage_table = | Nächte, Hände und Laternen (t)
table-usage_pile = | die Laternen früherer Nächte
table-search_word = Nacht
table-aim_win = Acht Nächte, eine nach der anderen. Wer die meisten gewinnt, hat gewonnen.
table-aim_night = Jeder legt eine Laterne verdeckt hin. Dann brennen alle: Der höchste Wert gewinnt eine helle Nacht, der niedrigste eine trübe.
table-nights = { $number ->
        [one] 1 Nacht
       *[other] { $number } Nächte
    }
table-title = Nacht { $number }
table-leader = führt an: { $leader }
table-called_bright = der höchste Wert gewinnt
table-called_dim = der niedrigste Wert gewinnt
table-laid = hat gelegt
table-dark = im Dunkel: { $number }
table-spent = Bisher angezündet: { $cards }
table-your_hand = Deine Hand:
table-hand_of = { $player } hat:
table-legend = Die Zahl einer Laterne ist ihr Wert.
table-because = { $brighter ->
        [one] nur 1 ungesehene Laterne ist heller
       *[other] { $brighter } ungesehene Laternen sind heller
    }

## What the page says at its table, besides
page-hand = Deine Laternen
page-seats = Die anderen
page-laid = hat gelegt
page-leads = führt an
page-bright = Der höchste Wert gewinnt.
page-dim = Der niedrigste Wert gewinnt.
page-dark = Im Dunkel: { $number }
