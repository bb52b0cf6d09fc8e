### Lantern Gulch in English.

title = Lantern Gulch
sentence = Eight nights, a shuttered lantern each: who wins most of them when all are lit?
picture = A lantern between two dark walls of rock

## Editions
editions-invented = invented

## What lies around: how it is called, bends and is not called
-dark = dark
    .gender = n
    .avoid = draw pile
-night = night
    .gender = n
    .plural = nights

## Cards

cards-lantern = Lantern
    .gender = n
does-lantern = Lies shuttered until everybody has laid one. Then all are lit, and the highest value wins a bright night, the lowest a dim one.

## The rules by number (LG1_1 is LG1.1), each with why it refuses a move

chapters-LG1 = Setting up
clauses-LG1_1 = There are 30 lanterns, with the values 1 to 30.
clauses-LG1_2 = Everybody is dealt two lanterns; the others lie in the dark. Who leads the first night is drawn by lot.

chapters-LG2 = Laying
clauses-LG2_1 = Before the first lantern of a night it is called bright or dim: by the leader, or by the player who lays last, as the table says.
reasons-LG2_1 = First call the night bright or dim.
clauses-LG2_2 = In turn from the leader everybody lays one lantern of their hand, shuttered.
clauses-LG2_3 = As leader you may not lay the 30.
reasons-LG2_3 = As leader you may not lay { $card } { $value }.

chapters-LG3 = Lighting
clauses-LG3_1 = All lanterns are lit together. In a bright night the highest value wins, in a dim one the lowest; the winner leads the next night.
clauses-LG3_2 = After every night but the last everybody draws a lantern out of the dark, from the leader on.

chapters-LG4 = The end, and what everybody knows
clauses-LG4_1 = After the eighth night most nights win. Players with the same number share the victory.
clauses-LG4_2 = Hidden are hands, the dark, and lanterns that are laid until all are lit.

## Options of the rules, and their values
options-caller = Who calls the night bright or dim?

values-leader = the leader
values-last = the last to lay

## Questions, and what others wait for
questions-call = Night { $number }: do you call it bright or dim?
questions-lay = Night { $number }: which lantern do you lay?
awaited-call = a call
awaited-lay = a lantern

## Moves, and what they would bring
moves-call-bright = call it bright
moves-call-dim = call it dim
moves-lay = lay { $card }
previews-brighter = { $brighter ->
        [one] 1 unseen lantern is brighter
       *[other] { $brighter } unseen lanterns are brighter
    }

## Events
events-dealt = { $player } is dealt two lanterns.
    .own = You are dealt: { $cards }.
events-night = Night { $number }. { $player } leads.
    .own = Night { $number }. You lead.
events-call-bright = { $player } calls the night bright.
    .own = You call the night bright.
events-call-dim = { $player } calls the night dim.
    .own = You call the night dim.
events-lay = { $player } lays a lantern.
    .own = You lay { $card }.
events-light = { $player } lights { $card }.
    .own = You light { $card }.
events-wins-night = { $player } wins the night.
    .own = You win the night.
events-draw = { $player } draws a lantern.
    .own = You draw { $card }.
events-winner = { $nights ->
        [one] { $player } wins with 1 night!
       *[other] { $player } wins with { $nights } nights!
    }
    .own = { $nights ->
            [one] You win with 1 night!
           *[other] You win with { $nights } nights!
        }

## The table in the terminal
table-begin = Enter begins the first night.
table-go_on = Enter begins the next night.
table-usage_table = | nights, hands and lanterns (t)
table-usage_pile = | the lanterns of earlier nights
table-search_word = night
table-aim_win = Eight nights, one after the other. The player who wins most of them wins.
table-aim_night = Everybody lays a lantern, shuttered. Then all are lit: the highest value wins a bright night, the lowest a dim one.
table-nights = { $number ->
        [one] 1 night
       *[other] { $number } nights
    }
table-title = Night { $number }
table-leader = leads: { $leader }
table-called_bright = the highest value wins
table-called_dim = the lowest value wins
table-laid = has laid
table-dark = in the dark: { $number }
table-spent = Lit so far: { $cards }
table-your_hand = Your hand:
table-hand_of = { $player } holds:
table-legend = The number of a lantern is its value.
table-because = { $brighter ->
        [one] only 1 unseen lantern is brighter
       *[other] { $brighter } unseen lanterns are brighter
    }

## What the page says at its table, besides
page-hand = Your lanterns
page-seats = The others
page-laid = has laid
page-leads = leads
page-bright = The highest value wins.
page-dim = The lowest value wins.
page-dark = In the dark: { $number }
