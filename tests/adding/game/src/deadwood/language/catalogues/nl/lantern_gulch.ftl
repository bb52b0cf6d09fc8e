### Lantern Gulch in het Nederlands.

title = Lantern Gulch
sentence = Acht nachten, voor ieder een gedekte lantaarn: wie wint de meeste als alle branden?
picture = Een lantaarn tussen twee donkere rotswanden

## Editions
editions-invented = verzonnen

## What lies around: how it is called, bends and is not called
-dark = donker
    .gender = n
    .avoid = trekstapel
-night = nacht
    .gender = m
    .plural = nachten

## Cards

cards-lantern = Lantaarn
    .gender = f
does-lantern = Ligt gedekt tot iedereen er een heeft gelegd. Dan branden ze alle, en de hoogste waarde wint een lichte nacht, de laagste een donkere.

## The rules by number (LG1_1 is LG1.1), each with why it refuses a move

chapters-LG1 = Opzet
clauses-LG1_1 = Er zijn 30 lantaarns, met de waarden 1 tot en met 30.
clauses-LG1_2 = Iedereen krijgt twee lantaarns; de andere liggen in het donker. Wie de eerste nacht leidt, wordt geloot.

chapters-LG2 = Leggen
clauses-LG2_1 = Voor de eerste lantaarn van een nacht wordt gezegd of hij licht of donker is: door de leider, of door wie als laatste legt, zoals de tafel speelt.
reasons-LG2_1 = Zeg eerst of de nacht licht of donker is.
clauses-LG2_2 = Om de beurt, vanaf de leider, legt iedereen een lantaarn uit de hand gedekt neer.
clauses-LG2_3 = Als leider mag je de 30 niet leggen.
reasons-LG2_3 = Als leider mag je { $card } { $value } niet leggen.

chapters-LG3 = Aansteken
clauses-LG3_1 = Alle lantaarns gaan samen aan. In een lichte nacht wint de hoogste waarde, in een donkere de laagste; wie wint, leidt de volgende.
clauses-LG3_2 = Na elke nacht behalve de laatste pakt iedereen een lantaarn uit het donker, vanaf de leider.

chapters-LG4 = Het einde, en wat iedereen weet
clauses-LG4_1 = Na de achtste nacht wint wie de meeste nachten heeft. Wie er evenveel heeft, deelt de overwinning.
clauses-LG4_2 = Verborgen zijn de handen, het donker en de gelegde lantaarns, tot alle branden.

## Options of the rules, and their values
options-caller = Wie zegt of de nacht licht of donker is?

values-leader = de leider
values-last = wie als laatste legt

## Questions, and what others wait for
questions-call = Nacht { $number }: is hij licht of donker?
questions-lay = Nacht { $number }: welke lantaarn leg je?
awaited-call = licht of donker
awaited-lay = een lantaarn

## Moves, and what they would bring
moves-call-bright = licht noemen
moves-call-dim = donker noemen
moves-lay = { $card } leggen
previews-brighter = { $brighter ->
        [one] 1 ongeziene lantaarn is feller
       *[other] { $brighter } ongeziene lantaarns zijn feller
    }

## Events
events-dealt = { $player } krijgt twee lantaarns.
    .own = Je krijgt: { $cards }.
events-night = Nacht { $number }. { $player } leidt.
    .own = Nacht { $number }. Jij leidt.
events-call-bright = { $player } noemt de nacht licht.
    .own = Je noemt de nacht licht.
events-call-dim = { $player } noemt de nacht donker.
    .own = Je noemt de nacht donker.
events-lay = { $player } legt een lantaarn.
    .own = Je legt { $card }.
events-light = { $player } steekt { $card } aan.
    .own = Je steekt { $card } aan.
events-wins-night = { $player } wint de nacht.
    .own = Je wint de nacht.
events-draw = { $player } pakt een lantaarn.
    .own = Je pakt { $card }.
events-winner = { $nights ->
        [one] { $player } wint met 1 nacht!
       *[other] { $player } wint met { $nights } nachten!
    }
    .own = { $nights ->
            [one] Je wint met 1 nacht!
           *[other] Je wint met { $nights } nachten!
        }

## The table in the terminal
table-begin = Enter begint de eerste nacht.
table-go_on = Enter begint de volgende nacht.
table-usage_table = | nachten, handen en lantaarns (t)
table-usage_pile = | de lantaarns van eerdere nachten
table-search_word = nacht
table-aim_win = Acht nachten, na elkaar. Wie de meeste wint, heeft gewonnen.
table-aim_night = Iedereen legt een lantaarn gedekt neer. Dan gaan ze alle aan: de hoogste waarde wint een lichte nacht, de laagste een donkere.
table-nights = { $number ->
        [one] 1 nacht
       *[other] { $number } nachten
    }
table-title = Nacht { $number }
table-leader = leidt: { $leader }
table-called_bright = de hoogste waarde wint
table-called_dim = de laagste waarde wint
table-laid = heeft gelegd
table-dark = in het donker: { $number }
table-spent = Tot nu toe aangestoken: { $cards }
table-your_hand = Jouw hand:
table-hand_of = { $player } heeft:
table-legend = Het getal van een lantaarn is zijn waarde.
table-because = { $brighter ->
        [one] maar 1 ongeziene lantaarn is feller
       *[other] { $brighter } ongeziene lantaarns zijn feller
    }

## What the page says at its table, besides
page-hand = Jouw lantaarns
page-seats = De anderen
page-laid = heeft gelegd
page-leads = leidt
page-bright = De hoogste waarde wint.
page-dim = De laagste waarde wint.
page-dark = In het donker: { $number }
