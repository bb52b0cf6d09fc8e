### Wyatt Earp in English.

title = Wyatt Earp
sentence = Collect outlaws like rummy sets, raise the price on their heads, and share it with as few as you can.
picture = Three wanted posters on a plank wall, a tin star in front

## Editions
editions-alea-2001 = alea 2001
editions-gryphon-2014 = Gryphon 2014

## What lies around: how it is called, bends and is not called
-poster = poster
    .gender = n
    .plural = posters
    .avoid = warrant
-supply = supply
    .gender = n
    .avoid = draw pile | talon
-discards = discards
    .gender = p
    .avoid = discard pile
-draw = draw
-dealer = dealer
    .gender = n
-hand = hand
    .gender = n
    .plural = hands
-points = capture points
    .short = points
    .gender = p
    .avoid = sheriff points
-leader = leader
    .gender = n
-lay = lay
    .short = add
    .avoid = lays  to | laid him | open him
-left = to the left
-right = to the right

## Cards

cards-belle-starr = Belle Starr

cards-billy-the-kid = Billy the Kid

cards-bob-dalton = Bob Dalton

cards-butch-cassidy = Butch Cassidy

cards-jesse-james = Jesse James

cards-sundance-kid = Sundance Kid

cards-wes-hardin = Wes Hardin

cards-photo-belle-starr = Photo of Belle Starr

cards-photo-billy-the-kid = Photo of Billy the Kid

cards-photo-bob-dalton = Photo of Bob Dalton

cards-photo-butch-cassidy = Photo of Butch Cassidy

cards-photo-jesse-james = Photo of Jesse James

cards-photo-sundance-kid = Photo of Sundance Kid

cards-photo-wes-hardin = Photo of Wes Hardin

cards-wyatt-earp = Wyatt Earp
does-wyatt-earp = Draw two cards; or take one card out of the discards; or, with a hit, lift a Hideout from your cards.
events-earp-draw = { $player } plays Wyatt Earp to draw two cards.
    .own = You play Wyatt Earp to draw two cards.
events-earp-search = { $player } plays Wyatt Earp to search the discards.
    .own = You play Wyatt Earp to search the discards.
events-earp-rescue = { $player } plays Wyatt Earp to lift a Hideout.
    .own = You play Wyatt Earp to lift a Hideout.
events-rescue = The Hideout on { $player }'s { $outlaw } is lifted.
    .own = The Hideout on your { $outlaw } is lifted.
moves-earp-draw = play Wyatt Earp to draw two cards
moves-earp-search = play Wyatt Earp to search the discards
moves-earp-rescue = play Wyatt Earp to lift a Hideout

cards-bank-robbery = Bank Robbery
does-bank-robbery = With a hit, 2 points and $1,000 more reward for one of your outlaws on the table.

cards-fastest-gun = Fastest Gun
does-fastest-gun = With a hit, 3 points and $1,000 more reward for one of your outlaws on the table. Only one lies at a time: the next one sends it away.
events-outgunned = { $player } loses the Fastest Gun on { $outlaw }.
    .own = You lose the Fastest Gun on { $outlaw }.
table-fastest = Fastest Gun: { $outlaw } ({ $player }).

cards-most-wanted = Most Wanted!
does-most-wanted = Name an outlaw, and the first player around the table who holds one gives you the card. Or, with a hit, take an outlaw card from somebody's table.
table-ask_whom = Which outlaw do you ask for?
table-ask_way = Who is asked first for { $outlaw }?
table-ask_left = to the left: { $player }
table-ask_right = to the right: { $player }
moves-ask-left = play Most Wanted! and ask to the left for { $outlaw }
moves-ask-right = play Most Wanted! and ask to the right for { $outlaw }
moves-shoot-wanted = play Most Wanted! to steal from a table
moves-found-ask-left = take Most Wanted!, play it and ask to the left for { $outlaw }
moves-found-ask-right = take Most Wanted!, play it and ask to the right for { $outlaw }
moves-found-shoot-wanted = take Most Wanted! and play it to steal from a table
events-ask-left = { $player } plays Most Wanted! and asks to the left for { $outlaw }.
    .own = You play Most Wanted! and ask to the left for { $outlaw }.
events-ask-right = { $player } plays Most Wanted! and asks to the right for { $outlaw }.
    .own = You play Most Wanted! and ask to the right for { $outlaw }.
events-ask-found-left = { $player } finds Most Wanted!, plays it and asks to the left for { $outlaw }.
    .own = You find Most Wanted!, play it and ask to the left for { $outlaw }.
events-ask-found-right = { $player } finds Most Wanted!, plays it and asks to the right for { $outlaw }.
    .own = You find Most Wanted!, play it and ask to the right for { $outlaw }.
events-no = { $player } has no { $outlaw }.
    .own = You have no { $outlaw }.
events-give = { $player } gives { $outlaw } to { $other }.
    .own = You give { $outlaw } to { $other }.
    .you = { $player } gives { $outlaw } to you.
events-steal = { $player } steals { $outlaw } from { $other }.
    .own = You steal { $outlaw } from { $other }.
    .you = { $player } steals { $outlaw } from you.
events-nothing = { $player } finds nothing.
    .own = You find nothing.

cards-hideout = Hideout
    .gender = n
does-hideout = With a hit, all cards of one outlaw in front of an opponent count no points any more, until Wyatt Earp lifts the Hideout.
events-hide = { $player } hides { $other }'s { $outlaw }.
    .own = You hide { $other }'s { $outlaw }.
    .you = { $player } hides your { $outlaw }.

cards-stagecoach-robbery = Stagecoach Robbery
does-stagecoach-robbery = With a hit, 1 point and $3,000 more reward for one of your outlaws on the table.

# what several cards do
does-outlaw = 2 points each. Three or more in one play are the first set; then everybody may add any number. A play adds $1,000 to the reward for each card but one.
does-photo = 4 points and $1,000 more reward, without a shot, once a set of that outlaw lies.
does-shot = (A shot turns up the top card of the supply; an outlaw is a hit.)

## The rules by number (WE4_1 is WE4.1), each with why it refuses a move

chapters-WE1 = Setting up
clauses-WE1_1 = There are 78 cards: seven of each of the seven outlaws (2 capture points each), and 29 Sheriff cards: a Photo of each outlaw, 7 Wyatt Earp, 4 Bank Robbery, 3 Fastest Gun, 3 Most Wanted!, 3 Hideout, 2 Stagecoach Robbery.
clauses-WE1_2 = At the start of every hand each of the seven posters gets $1,000, whatever is left there from before.
clauses-WE1_3 = All cards are shuffled, and everybody is dealt ten, one at a time, beginning at the dealer's left.
clauses-WE1_4 = The next card is turned up as the first of the discards; the rest is the supply: 57, 47 or 37 cards for two, three or four players. Two players have no other special rules.
clauses-WE1_5 = Who deals the first hand is drawn by lot, or named by the table.
clauses-WE1_6 = The dealer's left neighbour begins. The player who began a hand deals the next one.
clauses-WE1_7 = The bank never runs out of money.

chapters-WE2 = A turn
clauses-WE2_1 = Players take turns clockwise. In your turn you first draw; then you play as many cards as you like, as far as the rules allow; then you discard exactly one.
reasons-WE2_1 = First draw: two cards from the supply or the top discard.
clauses-WE2_2 = You draw either the two top cards of the supply or the top card of the discards; there is no third way.
clauses-WE2_3 = The first time in a hand that the supply is too short, you take what is there, all discards (the top one too) are shuffled into a new supply, and you take the rest from it.
clauses-WE2_4 = After that one reshuffle, a player who chooses to draw from a supply of one card or none ends the hand at once and has no turn. Taking the top discard instead keeps it going.
clauses-WE2_5 = The hand ends likewise if supply and discards together could not give two cards.
clauses-WE2_6 = An empty supply means nothing until somebody needs a card from it; only then are the discards shuffled.
clauses-WE2_7 = At the start of a turn the discards always hold at least one card, so the top discard can always be taken.
reasons-WE2_7 = There is no discard to take.
clauses-WE2_8 = Any card of your hand can be the discard, even the one you just took. A Sheriff card that is discarded has no effect.
clauses-WE2_9 = You may not play a card if you would then have none left to discard.
reasons-WE2_9 = You must keep a card to discard.
clauses-WE2_10 = Wyatt Earp may be your last card if you are sure to get another: to draw, or to search while the top discard is no Wyatt Earp. What you find must then be kept for the discard.
reasons-WE2_10 = As your last card, Wyatt Earp can search only while the top discard is no Wyatt Earp.

chapters-WE3 = Laying outlaws
clauses-WE3_1 = The first cards laid of an outlaw in a hand, by anybody, must be a set: three or more of them in one play.
reasons-WE3_1 = The first cards of { $card } in a hand must be a set of three or more, laid in one play.
clauses-WE3_2 = Once its set lies, every player may, in their turn, lay any number of that outlaw from their hand.
reasons-WE3_2 = { $number ->
        [one] You do not hold a card of { $card }.
       *[other] You do not hold { $number } cards of { $card }.
    }
clauses-WE3_3 = Each play adds $1,000 for every card but one to the poster: three cards $2,000, a single card nothing. Cards that lay there before do not count, and you may split your cards into several plays.
clauses-WE3_4 = All your cards of one outlaw lie together as one group. You cannot take back, move or discard what you have laid.
clauses-WE3_5 = Within a hand a laid set counts for good, even if cards of it are stolen or hidden. With the next hand everything begins anew.

chapters-WE4 = Sheriff cards and shots
clauses-WE4_1 = You may play at most one Sheriff card in your turn. Discarding one is not playing it.
reasons-WE4_1 = You have already played a Sheriff card in this turn.
clauses-WE4_2 = A Sheriff card can be played only in a way that has something to aim at, judged by what all can see: a fitting group of your own for robberies and Fastest Gun, an opponent's unhidden group for a Hideout, an opponent's outlaw card to steal, a Hideout of yours to lift, a discard to search for.
reasons-WE4_2 = { $card } has nothing to aim at now.
    .place = You have no cards of { $outlaw } on the table.
clauses-WE4_3 = To shoot, turn up the top card of the supply and put it on the discards. An outlaw card is a hit, every other card a miss.
clauses-WE4_4 = After a miss the card goes to the discards without effect. It was played all the same: no other Sheriff card in this turn.
clauses-WE4_5 = The target is chosen after the shot, and after a hit robberies, Fastest Gun and Hideout must be placed.
reasons-WE4_5 = First choose where your card goes: the shot was a hit.
clauses-WE4_6 = If the supply is empty at a shot and the discards were not reshuffled in this hand, they are reshuffled now.
clauses-WE4_7 = If the supply is empty and the reshuffle is used up, nothing that needs a shot can be played. The hand goes on.
reasons-WE4_7 = No shot is possible: the supply is empty and the discards were reshuffled already.
clauses-WE4_8 = Until the shot is known, a robbery, Fastest Gun or Hideout lies aside; a reshuffle does not take it in.

chapters-WE5 = Photo
clauses-WE5_1 = A Photo can be played once a set of its outlaw was laid in this hand; your own set of this turn is enough.
reasons-WE5_1 = No set of this outlaw was laid in this hand, so { $card } cannot be played yet.
clauses-WE5_2 = A Photo is never one of the three cards of a set. It joins your cards of that outlaw; without any it lies alone, and other Sheriff cards can be added to it.
clauses-WE5_3 = A Photo needs no shot. It is worth 4 capture points and adds $1,000.
clauses-WE5_4 = Gryphon: when the first set of an outlaw is laid, another player who holds its Photo may play it at once, out of turn.
reasons-WE5_4 = Now only the Photo of the outlaw just laid can be played out of turn.
clauses-WE5_5 = A Photo played out of turn counts as nobody's Sheriff card of a turn.
clauses-WE5_6 = A card played out of turn may be your last one. The hand then ends when the active player discards.

chapters-WE6 = Robberies
clauses-WE6_1 = Stagecoach Robbery: after a hit, 1 capture point and $3,000 for one of your groups.
clauses-WE6_2 = Bank Robbery: after a hit, 2 capture points and $1,000 for one of your groups.
clauses-WE6_3 = A group can carry any number of robberies over the turns, also under a Hideout.

chapters-WE7 = Fastest Gun
clauses-WE7_1 = Fastest Gun: after a hit, 3 capture points and $1,000 for one of your groups.
clauses-WE7_2 = Fastest Gun never lies twice: a new one sends the old one to the discards, even your own. Its $1,000 stays on the poster.
clauses-WE7_3 = Fastest Gun may not go to the outlaw who is the fastest gun now, neither on the same cards nor on anybody else's.
reasons-WE7_3 = The fastest gun is that outlaw already; choose another one of your own.
clauses-WE7_4 = A Fastest Gun under a Hideout is the fastest gun all the same.

chapters-WE8 = Most Wanted!
clauses-WE8_1 = Without a shot: name an outlaw and a direction. Beginning with your neighbour, each player is asked in turn; the first who holds such a card must give you one.
clauses-WE8_2 = If nobody holds one you get nothing, but the card is played.
clauses-WE8_3 = You cannot ask for an outlaw of which all seven lie open, nor when no opponent holds a card.
reasons-WE8_3 = Nobody can hold a card of { $outlaw }, as all can see.
clauses-WE8_4 = With a shot: after a hit you may take one outlaw card from another player's table, even from under a Hideout, but never a Sheriff card. You may also decline.
reasons-WE8_4 = Choose an outlaw card that lies in front of another player, or pass.
clauses-WE8_5 = Sheriff cards left without any outlaw card or Photo go to the discards, the Hideout on them too. The poster keeps its money.
clauses-WE8_6 = The card you get goes to your hand; you may play it in this turn by the usual rules.
clauses-WE8_7 = alea: Most Wanted! is laid on the discards first and is part of a reshuffle that it causes. Gryphon: it is laid there afterwards.
clauses-WE8_8 = With two players there is only one to ask, so only one direction.
reasons-WE8_8 = With two players, ask to the left.

chapters-WE9 = Hideout
clauses-WE9_1 = After a hit a Hideout is laid on all cards of one outlaw in front of one opponent; never on your own.
reasons-WE9_1 = Choose a group of cards in front of another player.
clauses-WE9_2 = Cards under a Hideout stay visible but count no capture points. The poster keeps its money.
clauses-WE9_3 = A group can have only one Hideout at a time. Once it is removed, another can follow.
reasons-WE9_3 = Those cards are under a Hideout already.
clauses-WE9_4 = You may go on adding cards to your hidden group: the reward grows, but they count no points until the Hideout is gone.
clauses-WE9_5 = A Photo that lies alone is a group and can be hidden.

chapters-WE10 = Wyatt Earp
clauses-WE10_1 = However it is played, Wyatt Earp is laid on the discards first; it is part of a reshuffle that it causes.
clauses-WE10_2 = To draw: take the two top cards of the supply, with the reshuffle if need be. Outlaws among them can be played at once, Sheriff cards not in this turn.
clauses-WE10_3 = You cannot draw so when the reshuffle is used up and the supply has fewer than two cards.
reasons-WE10_3 = The supply has fewer than two cards, and the discards were reshuffled already.
clauses-WE10_4 = To search: take one card of the discards that is no Wyatt Earp. An outlaw card goes to your hand and can be played as usual. A Sheriff card may be played at once, as an exception the second of this turn; otherwise it goes to your hand unseen, and you play no other Sheriff card in this turn.
reasons-WE10_4 = Wyatt Earp is searching: choose a card that is among the discards, but no Wyatt Earp.
clauses-WE10_5 = Nobody looks through the discards before deciding to search, only the searcher sees them, and they keep their order.
clauses-WE10_6 = If there is nothing but Wyatt Earp among the discards, you get nothing, but the card is played.
clauses-WE10_7 = To rescue: after a hit you may lift one Hideout from your own cards and put it on the discards; which one you choose after the shot.
reasons-WE10_7 = Choose one of your own cards' Hideouts, or pass.
clauses-WE10_8 = When a Hideout is laid on your cards you may answer at once with Wyatt Earp, out of turn: one shot, only at that Hideout, no second try. It counts as nobody's Sheriff card of a turn.
reasons-WE10_8 = Now you can only answer the Hideout with Wyatt Earp, or pass.

chapters-WE11 = The end of a hand
clauses-WE11_1 = The hand is over once somebody discards their last card.
clauses-WE11_2 = It is over too if somebody else has run out of cards by the end of a turn.
clauses-WE11_3 = With a spent supply, the hand ends after some full rounds (3 unless the table says otherwise, 0 for never) in which everybody only took the top discard and discarded. This is announced a round before.
clauses-WE11_4 = Cards left in the hands are worth nothing.

chapters-WE12 = Scoring
clauses-WE12_1 = All seven posters are scored before anybody looks who has won; their order does not matter.
clauses-WE12_2 = If all players together have fewer than 8 capture points for an outlaw, the reward stays on the poster.
clauses-WE12_3 = A player with at least 5 points more than everybody else takes the whole reward.
clauses-WE12_4 = Otherwise it is shared among the leader and all who have at most 4 points less.
clauses-WE12_5 = Players without points for an outlaw have no share, even if the leader has 4 or fewer.
clauses-WE12_6 = The leader takes $2,000; then each other sharer $1,000 in the order of their points; then all again $1,000, and so on. Players with equal points take at the same time.
clauses-WE12_7 = When those whose turn it is cannot all be paid, sharing stops, and the rest stays on the poster for the next hand.
clauses-WE12_8 = Leaders who are tied and cannot have $2,000 each: alea gives them $1,000 each if that is possible, Gryphon gives nobody anything; and sharing ends.

chapters-WE13 = The end of the game
clauses-WE13_1 = If a scoring leaves somebody with $25,000 or more, it was the last. The most money wins; a tie is decided by a duel.
clauses-WE13_2 = Duel by alea: the tied players shoot one shot each, round after round, until after a full round one alone has the most hits. Nobody drops out.
clauses-WE13_3 = Duel by Gryphon: they shoot one shot each; those who miss are out, unless all miss. The last one left wins.
clauses-WE13_4 = In a duel they shoot with what is left of the supply; when it is empty, all 78 cards are shuffled.

chapters-WE14 = What everybody knows
clauses-WE14_1 = Everybody may see money, posters, all cards on the table, the top discard, and how many cards are in each hand, in the supply and in the discards.
clauses-WE14_2 = Hands, the order of the supply and the discards below the top are hidden. The table may switch on a memory aid that lists what went to the discards before everybody's eyes.
clauses-WE14_3 = Anyone who could answer out of turn is asked, even without holding the card. Passed over are only those without cards (or with one, if it must be kept), and everybody if the card lies open or no shot is possible.
clauses-WE14_4 = Players who are asked for an outlaw show nothing but yes or no.

## Options of the rules, and their values
options-photo_reaction = May others play the Photo out of turn when a first set is laid?
options-tied_leaders_short = Tied leaders who cannot have $2,000 each: take one thousand each, or none?
options-duel = A tie is decided by counting hits, or by knockout?
options-most_wanted_discard = Is Most Wanted! laid on the discards first, or after its effect?
options-zero_points_share = Do players without points share a reward when the leader has 4 or fewer?
options-stall_rounds = After how many idle rounds with a spent supply does the hand end (0: never)?
options-first_dealer = Who deals first: drawn by lot, or a seat?
options-last_card_earp = May Wyatt Earp be played as the last card, if another card is certain?
options-last_card_reaction = May a card played out of turn be the last one?
options-memory_aid = May everybody look up what went to the discards?

values-true = yes
values-false = no
values-one = one thousand each
values-none = nothing
values-count = counting hits
values-knockout = knockout
values-first = first
values-after = after its effect
values-seed = drawn by lot

## Questions, and what others wait for
questions-draw = Draw two from the supply, or take the top discard?
questions-play = Play cards, or discard one to end your turn.
questions-place = A hit! Where does { $card } go?
questions-hide = A hit! Whose outlaw goes into hiding?
questions-hideout-answer = { $outlaw } was hidden. Answer with Wyatt Earp?
questions-photo-window = The first set of { $outlaw } is laid. Play the Photo?
questions-steal = A hit! Which outlaw card do you take?
questions-search = Which card do you take from the discards?
questions-rescue = A hit! Which Hideout do you lift?
questions-play-discard = Nothing more to play: discard a card, which ends your turn.

awaited-draw = drawing cards
awaited-play = playing or discarding
awaited-place = where a card goes
awaited-hide = whose outlaw goes into hiding
awaited-hideout-answer = an answer to the Hideout
awaited-photo-window = the Photo, or not
awaited-steal = which outlaw card is taken
awaited-search = a card from the discards
awaited-rescue = which Hideout is lifted

## Moves, and what they would bring
moves-draw-supply = draw two cards from the supply
moves-draw-discard = take the top discard, { $card }
moves-pass = pass
moves-lay = { $number ->
        [one] lay { $card }
       *[other] lay { $number } { $card }
    }
moves-discard = discard { $card }
moves-place = choose { $outlaw }
moves-target = choose { $player }'s { $outlaw }
moves-take = take { $card } to your hand
moves-play = play { $card }
moves-ask = play Most Wanted! and ask around for an outlaw
moves-found-play = take { $card } and play it at once
moves-found-ask = take Most Wanted!, play it and ask around for an outlaw

previews-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
previews-collect = you'd get { $collect }
previews-now = (now { $now })
previews-ends_hand = ends the hand
previews-too_few = pays nobody until { $least } points lie
previews-nothing = nothing
previews-more = brings you { $more } more
previews-reshuffles = the discards become a new supply
previews-hit_adds = hits about { $odds } in 10, then { $gain }
previews-hit_hides = hits about { $odds } in 10, then an opponent's outlaw counts nothing
previews-hit_only = hits about { $odds } in 10
previews-they_lose = they lose { $points }

## Events
events-deal = Hand { $hand }. { $player } deals.
    .own = Hand { $hand }. You deal.
events-dealt = { $number ->
        [one] { $player } is dealt a card.
       *[other] { $player } is dealt { $number } cards.
    }
    .own = You are dealt: { $cards }.
events-first = { $card } starts the discards.
events-turn = { $player } to play.
events-draw = { $number ->
        [one] { $player } draws a card from the supply.
       *[other] { $player } draws { $number } cards from the supply.
    }
    .own = You draw: { $cards }.
events-pick = { $player } takes { $card } from the discards.
    .own = You take { $card } from the discards.
events-reshuffle = { $number ->
        [one] 1 card makes up the new supply.
       *[other] { $number } cards are shuffled into a new supply.
    }
events-lay = { $number ->
        [one] { $player } adds { $card }.
       *[other] { $player } lays { $number } { $card } (+{ $added }).
    }
    .own = { $number ->
            [one] You add { $card }.
           *[other] You lay { $number } { $card } (+{ $added }).
        }
events-photo = { $player } plays the Photo of { $outlaw } (+{ $added }).
    .own = You play the Photo of { $outlaw } (+{ $added }).
events-photo-found = { $player } finds the Photo of { $outlaw } and plays it (+{ $added }).
    .own = You find the Photo of { $outlaw } and play it (+{ $added }).
events-aim = { $player } plays { $card } and shoots.
    .own = You play { $card } and shoot.
events-aim-found = { $player } finds { $card }, plays it and shoots.
    .own = You find { $card }, play it and shoot.
events-shot-hit = { $card }: a hit!
events-shot-miss = { $card }: a miss.
events-wasted = { $card } goes to the discards.
events-spent = { $card } goes to the discards.
events-place = { $player } adds { $card } to { $outlaw } (+{ $added }).
    .own = You add { $card } to { $outlaw } (+{ $added }).
events-orphans = { $player } loses: { $cards }.
    .own = You lose: { $cards }.
events-search = { $player } looks through the discards.
    .own = You look through the discards: { $cards }.
events-take = { $player } takes a card from the discards, unseen.
    .own = You take { $card }.
events-found = { $player } finds { $card }.
    .own = You find { $card }.
events-pass = { $player } passes.
events-discard = { $player } discards { $card }.
    .own = You discard { $card }.
events-stall = Nobody plays. Turns like this until the hand ends: { $turns }.
events-hand-over-went-out = { $player } goes out. The hand is over.
    .own = You go out. The hand is over.
events-hand-over-another-out = { $player } has no cards left. The hand is over.
    .own = You have no cards left. The hand is over.
events-hand-over-supply-spent = { $player } wants to draw from a spent supply. The hand is over.
    .own = You draw from a spent supply. The hand is over.
events-hand-over-stalled = The hand has stalled and is over.
events-score-stays = { $outlaw }: { $reward } stays on the poster ({ $points }).
events-score-paid = { $outlaw } pays from { $reward } ({ $points }): { $payments }.
events-duel-hit = Duel: { $player } turns up { $card }: a hit!
    .own = Duel: you turn up { $card }: a hit!
events-duel-miss = Duel: { $player } turns up { $card }: a miss.
    .own = Duel: you turn up { $card }: a miss.
events-winner = { $player } wins!
    .own = You win!

## The table in the terminal
table-title = Hand { $hand } · { $dealer } deals
table-wanted = Wanted
table-reward = Reward
table-legend = Each player: capture points, +what they would bring if the hand ended now.
table-no_set = no set laid yet
table-hidden = { $points } hidden
table-cards = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
table-photo = Photo
table-supply = Supply: { $number }.
table-discards = Discards: { $number }, on top: { $card }.
table-no_discards = There are no discards.
table-reshuffled = The one reshuffle of this hand is used up.
table-spent = The supply is spent: anyone who draws from it ends the hand.
table-your_hand = Your hand: { $cards }
table-hand_of = { $player } has { $cards }
table-outlaws = Outlaws
table-sheriffs = Sheriff cards
table-sheriff_played = Your Sheriff card of this turn is played.
table-take = Take to your hand
table-discard = Discard, which ends your turn
table-pile = In the discards, as far as all have seen: { $cards }.
table-pile_taken = Of these, { $number } taken unseen.
table-hand = Hand { $hand }
table-aim_win = The most money wins, once somebody has $25,000 at the end of a hand.
table-aim_lay = Lay three of one outlaw to open a set; from then on everybody may add to it. Cards are points for you, and several at once raise the reward on the poster.
table-aim_hand = A turn: draw, play what you like, discard one. The hand ends when somebody discards their last card.
table-aim_score = Then a poster pays if 8 points lie there in all: everything to the player who is 5 points ahead, otherwise the leader shares.
table-aim_sheriff = One Sheriff card a turn. Some need a shot: the top card of the supply is turned up, and an outlaw is a hit.
table-you = you
table-money = Money
table-in_hand = Cards in hand
table-closed = No set yet:
table-account = How it came about
table-scoring = Hand { $hand } is scored
table-this_hand = This hand
table-scoring_legend = Each player: capture points, +money. The game ends at $25,000.
table-stays = Nobody is paid, it stays there:
table-begin = Enter deals the first hand.
table-go_on = Enter deals the next hand.
table-usage_table = | posters, money and everything that lies on the table (t)
table-usage_pile = | what lies in the discards, if the table plays with the memory aid
table-no_pile = This table plays without the memory aid, so nobody may look through the discards ({ $rule }). Option memory_aid=true switches it on.
table-search_word = tie

## What the page says at its table, besides
page-posters = Wanted posters
page-handNumber = Hand { $number }
page-piles = Supply and discards
page-supply = supply
page-discards = discards
page-drawTwo = Draw two
page-takeTop = Take this card
page-seats = The other players
page-groups = On the table in front of { $player }
page-none = nothing laid
page-hand = Your hand
page-noHand = No cards in your hand
page-you = You
page-youShort = Me
page-next = next
page-dealer = dealer
page-about = About { $card }
page-below = More below
page-pile = Among the discards
page-keyPoints = capture points
page-keyCollects = collects if the hand ended now
page-hit = A hit
page-miss = A miss
page-pointsOf = { $player }: { $points }
page-hiddenOf = { $player }: { $points } in a hideout
page-collects = would collect { $money }
page-reward = reward { $money }
page-nobody = no cards laid yet
page-adds = with { $added } more
page-cards = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
page-notNow = not now
page-chosenOf = chosen
page-hidden = in a hideout: { $points } not counted
page-moment-inLog = the end of the hand
page-moment-title = End of hand { $number }
page-moment-poster = Poster { $at } of { $number }.
page-moment-now = now: { $at } of { $number }
page-moment-later = to come
page-moment-of = of { $money }
page-moment-stays = { $money } stays on the poster
page-moment-left = { $money } is left over
page-moment-empty = Paid in full
page-moment-needed = It stays: points { $points } of { $needed }
page-moment-nobody = Nobody is after { $outlaw }
page-moment-few = Nobody catches { $outlaw }
page-moment-one = { $name } catches { $outlaw }
page-moment-oneYou = You catch { $outlaw }
page-moment-share = { $names } share { $outlaw }
page-moment-shareYou = { $names } and you share { $outlaw }
page-moment-player = Player
page-moment-cards = Cards laid
page-moment-points = Points
page-moment-rounds = Round by round
page-moment-gets = Gets
page-moment-noShare = no share
page-moment-hidden = in a hideout
page-moment-sum = { $sum } = { $total } points; { $needed } are needed.
page-moment-whyStays = That is fewer than { $needed } points, so the reward stays.
page-moment-whyOne = At least { $lead } points ahead of everybody else: that takes everything.
page-moment-whyShared = Nobody is { $lead } points ahead, so they share: first { $first } for those who lead, then { $then } each, round by round.
page-moment-whyShort = There is not { $first } for each of those who lead.
page-moment-from = from { $money }
page-moment-thisHand = this hand
page-moment-goal = wins at { $money }
