### El Paso in English.

title = El Paso
sentence = Rob seven towns side by side, leave before the sheriffs come, and sell your loot where it brings most.
picture = A town street under a setting sun, two dice in front

## Editions
editions-zoch-2009 = Zoch 2009

## What lies around: how it is called, bends and is not called
-raid-card = raid card
    .gender = n
    .plural = raid cards
-raid = raid
    .gender = n
    .plural = raids
    .avoid = robbery
-lookout = lookout
    .gender = n
    .avoid = scout
-tile = tile
    .gender = n
    .plural = tiles
    .avoid = chip
-nuggets = nuggets
    .gender = p
-stock = stock
    .gender = n
    .plural = stocks
    .avoid = draw pile | supply pile
-brand = brand
    .gender = n
    .plural = brands
-six = six
    .gender = n

## Cards

cards-bank = Bank
    .gender = n

cards-saloon = Saloon
    .gender = n
does-saloon = Only if a die shows a six ({ $mark }).

cards-gold-mine = Gold mine
    .gender = n
    .avoid = no mine

cards-cattle = Cattle
    .gender = p
    .avoid = cows
does-cattle = Only if a die shows a brand ({ $mark }).

cards-hotel = Hotel
    .gender = n

cards-horses = Horses
    .gender = p

# what several cards do
does-place = Raids { $card }. The highest card there takes the top tile, the next one the tile below. There are tiles of { $values }.

## The rules by number (EP4_1 is EP4.1), each with why it refuses a move

chapters-EP1 = Setting up
clauses-EP1_1 = There are 48 raid cards: six kinds (bank, saloon, gold mine, cattle, hotel, horses), eight of each with the values 1 to 8.
clauses-EP1_2 = There are 36 loot tiles, six of each kind, and they start in the bag. Bank, gold mine, hotel and horses have 1, 2, 3, 4, 4 and 5 points, saloon and cattle 3, 4, 4, 5, 5 and 6.
clauses-EP1_3 = There are 5 dice. Each has two sheriff stars, two brands and two sixes.
clauses-EP1_4 = Seven towns are plundered in order: Deadwood, Cheyenne, Abilene, Santa Fe, San Diego, Tombstone, El Paso. Each has its places and its rate. What the rulebook does not print and reviews do not tell is reconstructed and marked so on the board; the table may play with a board of its own.
clauses-EP1_5 = The cards of each kind are shuffled and lie face down as the stock of that kind. You are dealt one card of every kind: six cards.
clauses-EP1_6 = Who is the first lookout is drawn by lot, or named by the table.
clauses-EP1_7 = The supply of nuggets never runs out.

chapters-EP2 = Stocking a town
clauses-EP2_1 = Before a town is plundered, 20 tiles are drawn from the bag together and sorted to its places.
clauses-EP2_2 = Tiles of a kind that the town lacks go back into the bag and are not replaced, so a town may have fewer.
clauses-EP2_3 = At every place the tiles lie in a stack, the lowest value on top and the highest at the bottom. Stacks are never sorted again.
clauses-EP2_4 = A town is stocked only once.
clauses-EP2_5 = Tiles that were sold, lost or left over go back into the bag before the next town is stocked. (The rulebook says the box, but then the tiles would not last.)

chapters-EP3 = Stay or leave
clauses-EP3_1 = You decide in turn: first the lookout, or the first player still in town to the left of a lookout who has left, then the others clockwise.
clauses-EP3_2 = You either leave the town or lay one raid card face down in front of you. That is one decision, and final. Those who decide later see who left, but no card.
clauses-EP3_3 = You may leave even before the first raid of a town, if the table does not forbid it.
reasons-EP3_3 = This table does not allow leaving before the first raid of a town.
clauses-EP3_4 = You may lay any card of your hand, also for a place that is empty or that the town does not have.
clauses-EP3_5 = When everybody has decided, all cards are turned up together.

chapters-EP4 = The dice and the sheriffs
clauses-EP4_1 = The lookout rolls all dice that are not on the sheriff field.
clauses-EP4_2 = Every star goes to the sheriff field and stays there until the town is over.
clauses-EP4_3 = When all 5 dice are on the sheriff field, the sheriffs come at once, and nothing is plundered any more.
clauses-EP4_4 = Everybody still in town then loses all their tiles, those from other towns too. Nuggets are safe, and so is everything of those who have left.
clauses-EP4_5 = A lookout who has left the town rolls all the same.

chapters-EP5 = Plundering
clauses-EP5_1 = Cattle can be taken only if a die of this roll shows a brand. One brand is enough for all who came for cattle.
clauses-EP5_2 = A saloon can be plundered only if a die of this roll shows a six. One six is enough for all who came for it.
clauses-EP5_3 = At each place the cards are settled by their value, from the highest to the lowest: each player there takes the top tile of what is left, until there is none.
clauses-EP5_4 = Taking a tile is not a choice. Tiles lie open in front of their owner.
clauses-EP5_5 = If the town does not have the place, or nothing is left there, you get nothing.

chapters-EP6 = Cards
clauses-EP6_1 = The played cards go face up onto the discard pile of their kind, in turn from the lookout, also when the sheriffs came.
clauses-EP6_2 = As soon as a stock is empty and its discard pile is not, the pile is turned over without shuffling: what was discarded first is drawn first.
clauses-EP6_3 = Everybody who raided then draws exactly one card, even if they mean to leave. Those who have left hold six cards and draw none.
reasons-EP6_3 = First draw a card.
clauses-EP6_4 = You draw from any stock you like, all at the same time: first come, first served. The table may agree to draw in turn from the lookout.
clauses-EP6_5 = A kind whose stock and discard pile are both empty cannot be drawn.
reasons-EP6_5 = No { $card } card is left to draw.
clauses-EP6_6 = Hands, stocks and discard piles carry on from town to town and are never shuffled again.
clauses-EP6_7 = Everybody who raided draws also after the sheriffs came, and after the raid that emptied the town.

chapters-EP7 = Leaving
clauses-EP7_1 = All who leave in the same round of decisions are one group. The first round in which somebody leaves makes group 1, the next such round group 2, and so on.
clauses-EP7_2 = As a leaver of group 1 you may keep one tile, of group 2 two, and so on; you choose from all your tiles, those from other towns too.
reasons-EP7_2 = You have no { $card } tile worth { $value } left to keep.
clauses-EP7_3 = All other tiles you sell at once, in one sale.
clauses-EP7_4 = You choose what to keep tile by tile, from the highest value down, equal values in the order bank, saloon, gold mine, cattle, hotel, horses, until you are done. What you pass over is sold.
reasons-EP7_4 = You choose in the order of the list, and have passed over { $card } { $value } already.
clauses-EP7_5 = Those who have left are out until the next town. The others go on, even one alone.
reasons-EP7_5 = You have left the town: choose what you keep.
clauses-EP7_6 = If no tile is left in the town, everybody still there leaves after drawing, choosing in turn from the lookout.
clauses-EP7_7 = If nobody had left that town before, each of them may keep two tiles.
clauses-EP7_8 = If somebody had left before, those who leave the emptied town together are the next group. If all leave by choice in one round, they are a group like any other.

chapters-EP8 = Selling
clauses-EP8_1 = Tiles of kinds that have a place in this town are added up, divided by the town's rate and rounded down: at 3:1, 13 points bring 4 nuggets.
clauses-EP8_2 = Tiles of kinds that the town does not have bring 1 nugget for every point: 5 points of bank tiles bring 5 where there is no bank.
clauses-EP8_3 = What counts is the place on the board, even if no tile is left there.

chapters-EP9 = The next town and the end
clauses-EP9_1 = A town is over when the sheriffs came, when everybody has left, or when no tile is left.
clauses-EP9_2 = Everybody comes along to the next town. Left-over tiles go back, and all dice go to the lookout's left neighbour, who is the new lookout.
clauses-EP9_3 = The limit on what you keep holds in the last town too; after it, the tiles that you still have bring 1 nugget for every point. Where the last town pays 1:1 as well, there is nothing to choose, and all is sold.
clauses-EP9_4 = The most nuggets win. Players with the same number share the victory.

chapters-EP10 = What everybody knows
clauses-EP10_1 = Everybody may see tiles, nuggets, dice, discard piles, who is in town, who has laid a card, and how many cards are in each hand and stock.
clauses-EP10_2 = The values in hands and stocks are hidden, and laid cards until they are turned up. Everybody sees from which stock you draw, so the kinds in your hand can be remembered. The table may switch on a memory aid that lists what could be remembered.
clauses-EP10_3 = A stock that was a discard pile lies in an order that everybody has seen: anyone who draws from it holds a card that all can name.

## Options of the rules, and their values
options-board = Which board: ours, or one of your own (a file)?
options-first_lookout = Who is the first lookout: drawn by lot, or a seat?
options-leave_before_first_raid = May a player leave before the first raid of a town?
options-refill = Do all draw at once, first come first served, or in turn?
options-memory_aid = May everybody look up the kinds in every hand and the known order of stocks?

values-true = yes
values-false = no
values-standard = ours
values-seed = drawn by lot
values-race = all at once
values-in-turn = in turn

## Questions, and what others wait for
questions-decide = Leave { $town }, or lay a raid card face down?
questions-refill = From which stock do you draw?
questions-keep = { $number ->
        [one] You leave { $town } and may keep one tile. Choose from the top: what you pass over is sold.
       *[other] You leave { $town } and may keep up to { $number } tiles. Choose from the top: what you pass over is sold.
    }

awaited-decide = leaving, or a raid card
awaited-refill = a card from the stocks
awaited-keep = what is kept

## Moves, and what they would bring
moves-leave = leave the town
moves-done = sell the rest
moves-done-all = sell everything
moves-lay = lay { $card } { $value }
moves-draw = draw { $card }
moves-keep = keep { $card } { $value }

previews-sale = { $sale ->
        [one] 1 nugget
       *[other] { $sale } nuggets
    }
previews-keep = { $keep ->
        [one] or keep one of them
       *[other] or keep up to { $keep } of them
    }
previews-holds_back = { $holds_back ->
        [one] 1 nugget less now
       *[other] { $holds_back } nuggets less now
    }
previews-tile = tile { $tile }
previews-chance = { $chance }%
previews-nothing = nothing there

## Events
events-dealt = { $player } is dealt six cards, one of each kind.
    .own = You are dealt: { $cards }.
events-town = { $town }. { $player } is the lookout.
    .own = { $town }. You are the lookout.
events-stock = In town: { $tiles }.
events-stock-back = In town: { $tiles }. Back into the bag: { $back }.
events-lay = { $player } lays a card face down.
    .own = You lay { $card } face down.
events-leave = { $player } leaves (may keep { $limit }).
    .own = You leave and may keep { $limit }.
events-keep = { $player } keeps { $tile }.
    .own = You keep { $tile }.
events-sell = { $player } sells for { $paid }.
    .own = You sell for { $paid }.
events-reveal = { $player } shows { $card }.
    .own = You show { $card }.
events-roll = { $player } rolls: { $faces }.
    .own = You roll: { $faces }.
events-stars = On the sheriff field: { $number }.
events-sheriffs = The sheriffs come!
events-chased = { $player } flees and loses: { $tiles }.
    .own = You flee and lose: { $tiles }.
events-chased-empty = { $player } flees, with nothing to lose.
    .own = You flee, with nothing to lose.
events-loot = { $player } takes { $tile }.
    .own = You take { $tile }.
events-nothing-no-place = { $player } gets nothing: { none } { $card } here.
    .own = You get nothing: { none } { $card } here.
events-nothing-no-symbol = { $player } gets nothing: { none } { $card } was rolled.
    .own = You get nothing: { none } { $card } was rolled.
events-nothing-none-left = { $player } gets nothing: no { $card } tile is left.
    .own = You get nothing: no { $card } tile is left.
events-discard = { $player } discards { $card }.
events-turn-over = The { $card } pile is turned over.
events-draw = { $player } draws { $card }.
    .own = You draw { $card }.
events-emptied = Nothing is left in town: everybody still there leaves and may keep { $limit }.
events-left-over = Back into the bag: { $tiles }.
events-final = { $player } sells the last tiles for { $points }.
    .own = You sell your last tiles for { $points }.
events-winner = { $nuggets ->
        [one] { $player } wins with 1 nugget!
       *[other] { $player } wins with { $nuggets } nuggets!
    }
    .own = { $nuggets ->
            [one] You win with 1 nugget!
           *[other] You win with { $nuggets } nuggets!
        }

## The table in the terminal
table-begin = Enter rides to the first town.
table-go_on = Enter rides to the next town.
table-usage_table = | trail, dice, places, players and everything on the table (t)
table-usage_pile = | the discard piles, and with the memory aid what all could remember
table-no_pile = What all could remember of hands and stocks is shown only with the memory aid ({ $rule }). Option memory_aid=true switches it on.
table-search_word = group
table-aim_win = Seven towns, one after the other. The player with the most nuggets after the last one wins.
table-aim_raid = Everybody lays a card for a place, face down. The highest card there takes the top tile, the next one the tile below. The lowest value lies on top: the second player to come may get more.
table-aim_dice = Then the lookout rolls. Cattle need a brand (Ψ), a saloon needs a 6. Stars (★) stay on the sheriff field: when all dice lie there, the sheriffs come, and everybody still in town loses all tiles.
table-aim_leave = Instead of laying a card you may leave: tiles become nuggets, and those are safe. The first to leave may keep one tile for later, the next group two, and so on.
table-aim_sell = At 4:1, four points of loot make one nugget. Later towns pay better, and what a town does not have itself sells 1:1 there.
table-title_number = town { $number } of { $towns }
table-title_raid = raid { $raid }
table-title_lookout = lookout: { $lookout }
table-account_legend = ★: the sheriffs took the tiles.
table-legend = [n] top tile; Ψ 6: the dice must show it; +n: what the tiles would sell for.
table-legend_full = [n]: the top tile of a place, those below behind it. Ψ and 6: only if the dice show it. Stock: cards left to draw. Pile: the last card discarded. Players: the tiles they hold, their nuggets and what their tiles would sell for now; left 2: gone in the second group.
table-place = Place
table-stack = Tiles
table-stock = Stock
table-pile = Pile
table-nuggets = Nuggets (+ tiles)
table-where = In town?
table-here = yes
table-laid = laid
table-gone = left { $group }
table-empty = empty
table-lacks = not here
table-of = { $number } of { $all }
table-dice = Rolled
table-roll = the last roll
table-field = Sheriff field
table-sheriffs = sheriffs next roll: { $chance }
table-sheriffs_here = the sheriffs are here!
table-without = all but { $kinds }
table-all = all places
table-tiles = { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    }
table-your_hand = Your hand:
table-hand_of = { $player } holds:
table-vain = no use now:
table-face_down = face down: { $card }
table-race = All at once: first come, first served.
table-lay = Or lay a card (the top tile there, and the chance that the place can be raided):
table-lay_brief = Or lay a card:
table-leave = leave
table-departure = your tiles sell for { $sale }
table-no_loot = you have no tiles
table-no_loss = costs nothing now
table-one_to_one = sells 1:1 in { $town }
table-left = { $number } left
table-next_card = next: { $value }
table-because_leave = brings { $sale } for certain
table-because_lay = goes where a tile of { $tile } lies on top and can be raided with { $chance }%, if nobody is ahead of you
table-over = { $town } is over
table-all_left = everybody has left
table-sheriffs_came = the sheriffs came
table-emptied = nothing was left
table-player = Player
table-went = Left
table-group = group { $number }
table-fled = fled
table-sold = { $points } at { $rate }:1
table-sold_nothing = sells nothing
table-keeps = keeps { $tiles }
table-last_tiles = last tiles: { $points } at 1:1
table-lost = loses { $tiles }
table-lost_nothing = loses nothing
table-scoring_legend = +: nuggets from this town; =: nuggets in all.
table-account = Nuggets from
table-final = Last tiles
table-total = In all
table-board = Our board
table-own_board = A board of your own
table-town = Town
table-rate = Rate
table-yes = yes
table-no = no
table-board_tiles = Tiles:
table-board_dice = { $dice } dice, each { $faces }. For every town { $drawn } tiles are drawn.
table-sign_printed = without a sign: printed in the rulebook
table-sign_reviewed = { $sign } told by reviews
table-sign_reconstructed = { $sign } reconstructed
table-sign_given = { $sign } as given
table-reconstructed = Reconstructed on this board: { $entries }.
table-none_reconstructed = Nothing on this board is reconstructed.
table-everything = rate and places
table-rate_of = rate
table-name_of = name
table-sheet_you = You
table-sheet_who = Who
table-sheet_card = Card
table-sheet_takes = Takes
table-sheet_loses = Loses
table-sheet_no_place = { none } { $card } here
table-sheet_no_symbol = { none } { $card } rolled
table-sheet_none_left = { none } { $card } left
table-pile_kind = Kind
table-pile_open = Discards
table-pile_stock = Stock
table-pile_legend = Discards: the last card on the right. Stock: the top card on the left. Hands and stocks as far as all have seen them; ? is a card that not everybody knows.

## What the page says at its table, besides
page-trail = The trail
page-here = Doc Holliday is here
page-lacks = no
page-without = without { $kinds }
page-everything = everything
page-places = Places of the town
page-sells = Loot of places here sells { $rate }:1, other loot 1:1.
page-sellsAll = All loot sells 1:1 here.
page-needed = needed
page-noPlace = Sells 1:1
page-nothingLeft = Nothing left
page-stock = { $number } to draw
page-stockNone = none to draw
page-pile = pile { $value }
page-pileEmpty = no pile
page-draw = Draw
page-tiles = tiles { $values }
page-lastRoll = Last roll
page-noRoll = Not rolled yet here.
page-rolledBy = { $player } rolls
page-rolledByYou = You roll
page-odds = { $number ->
        [one] A star on the last die brings the sheriffs:
       *[other] Stars on the { $number } dice left bring the sheriffs:
    }
page-oneIn = { $few } in { $many }
page-faces-star = star
page-faces-brand = brand
page-faces-six = six
page-seats = The others
page-lookout = lookout
page-gone = left
page-goneKept = left, kept { $number }
page-outUntil = out until { $town }
page-hasLaid = has laid a card
page-decides = decides now
page-draws = draws a card
page-keeps = chooses what to keep
page-waits = has yet to decide
page-lastGot = { $card }: took { $value }
page-lastNothing = { $card }: nothing
page-nuggets = { $number ->
        [one] 1 nugget
       *[other] { $number } nuggets
    }
page-hand = Your raid cards
page-noHand = You hold no cards.
page-youLaid = You have laid { $card } face down.
page-leaving = Leaving now
page-yourLoot = Your loot
page-youAreOut = You have left the town.
page-outKept = These tiles stay yours; the sheriffs cannot take them.
page-keepUpTo = { $number ->
        [one] sell all, or keep one
       *[other] sell all, or keep up to { $number }
    }
page-sellAt = Sell { $rate }:1
page-noTiles = You have no tiles yet.
page-stay = If you stay:
page-whatToKeep = What do you keep?
page-keepMore = { $number ->
        [one] one more, from the top down
       *[other] { $number } more, from the top down
    }
page-kept = kept
page-sold = sold
page-costs = costs { $number }
page-keepTiles = Your tiles, the highest first
page-risk = { $number ->
        [one] your tile, worth { $points }, is at risk.
       *[other] your { $number } tiles, worth { $points }, are at risk.
    }
page-more = Tile by tile
page-keepingCosts = Below a tile: what the sale loses if you keep it.
page-keepingCost = keeping it costs { $number }
page-marks-printed = Printed in the rulebook: { $entries }.
page-marks-reviewed = Told by reviews: { $entries }.
page-marks-reconstructed = Reconstructed, for neither rulebook nor reviews tell: { $entries }.
page-marks-given = As the maker of this board gives it: { $entries }.
page-guessed = partly reconstructed
page-help = About { $name }
page-stamps-bank = No bank here
page-stamps-saloon = No saloon here
page-stamps-gold_mine = No gold mine here
page-stamps-cattle = No cattle here
page-stamps-hotel = No hotel here
page-stamps-horses = No horses here
page-emptyStamp = Empty
page-moment-inLog = the raid
page-moment-saleInLog = the sale
page-moment-raid = The raid
page-moment-cards = All cards are turned up together.
page-moment-dice = { $player }: { $number ->
        [one] one die rolls.
       *[other] { $number } dice roll.
    }
page-moment-stars = Sheriff field: { $number } of { $all }
page-moment-sheriffs = The Sheriffs
page-moment-nobody = nobody came
page-moment-noSymbol = No { $face }
page-moment-there = rolled
page-moment-missing = not rolled
page-moment-sale = Out of { $town }
page-moment-here = { $points } at { $rate }:1
page-moment-elsewhere = { $points } at 1:1
