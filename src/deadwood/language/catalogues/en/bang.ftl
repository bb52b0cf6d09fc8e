### BANG! in English.

title = BANG!
sentence = Everyone knows the Sheriff; the rest hide their roles: shoot the right ones, and stay alive.
picture = A masked gunman and a woman in a hat face each other over crossed revolvers

## Editions
editions-abacus-2005 = Abacus 2005
editions-international = international

## What lies around: how it is called, bends and is not called
-draw-pile = draw pile
    .gender = n
    .avoid = talon
-discard-pile = discard pile
    .short = discards
    .gender = n
-distance = distance
    .gender = n
-reach = reach
    .gender = n
-life = life
    .gender = n
    .plural = lives
    .avoid = life points
-flip = flip
    .avoid = draw for | draws for a | drawing for
-eliminated = eliminated
    .avoid = put out | puts out | goes out | go out
-character = character
    .gender = n
    .plural = characters

## Cards, characters and roles

cards-bang = BANG!
    .gender = n
does-bang = Hits somebody within reach of your gun: they lose a life unless they stop it. One a turn.
table-whom_bang = { $card }: whom do you shoot at?
moves-play-at-bang = play { $card } at { $player }
events-play-at-bang = { $player } plays { $card } at { $target }.
    .own = You play { $card } at { $target }.
    .you = { $player } plays { $card } at you!

cards-missed = Missed!
    .gender = n
does-missed = Stops a hit at you, by BANG! or Gatling. Only an answer, never played in your own turn.
events-missed = { $player } answers with { $card }.
    .own = You answer with { $card }.
events-dodged = { $player } is not hit.
    .own = You are not hit.

cards-beer = Beer
    .gender = n
does-beer = Brings you a life back in your turn.
does_beer-prevents = It also saves a life when you are about to lose one.
does_beer-heals = It also brings a life back when you have just lost one.
does_beer-last = It also saves you when your last life goes.
does_beer-void = No use when only two are left.
events-beer = { $player } drinks { $card }.
    .own = You drink { $card }.
events-beer-void = { $player } drinks { $card }, but with two left it does not help.
    .own = You drink { $card }, but with two left it does not help.
events-void = With two players left { $player }'s Beer does not help.
    .own = With two players left your Beer does not help.
events-prevented = { $player } loses no life.
    .own = You lose no life.

cards-panic = Panic!
    .gender = n
does-panic = Take a card from somebody at distance 1, whatever your gun: out of their hand at random, or one in front of them.
table-whom_panic = { $card }: from whom do you take a card?
table-ask_panic = { $card }: which card do you take from { $target }?

cards-cat-balou = Cat Balou
    .gender = n
does-cat-balou = Anybody, however far away, discards a card: out of the hand at random, or one in front of them that you choose.
table-whom_cat_balou = { $card }: who must discard a card?
table-ask_cat_balou = { $card }: which card must { $target } discard?

cards-stagecoach = Stagecoach
    .gender = n
does-stagecoach = Take two cards.
table-brings_stagecoach = two cards

cards-wells-fargo = Wells Fargo
    .gender = n
does-wells-fargo = Take three cards.
table-brings_wells_fargo = three cards

cards-gatling = Gatling
    .gender = n
does-gatling = Hits everybody else, however far away. It does not count as your BANG!
table-brings_gatling = hits everybody else

cards-duel = Duel
    .gender = n
does-duel = You and another player, however far away, discard a BANG! in turn, they first. The first to stop loses a life.
table-whom_duel = { $card }: whom do you challenge?
moves-play-at-duel = challenge { $player } to a { $card }
events-play-at-duel = { $player } challenges { $target } to a { $card }.
    .own = You challenge { $target } to a { $card }.
    .you = { $player } challenges you to a { $card }!
table-cause_duel = You lose the { $card } with { $other }.
questions-duel = Duel with { $other }: discard a BANG!, or lose a life?
awaited-duel = an answer in the duel
table-pass_duel = no BANG!, lose a life

cards-indians = Indians!
    .gender = n
does-indians = Everybody else discards a BANG! or loses a life. Missed! and Barrel do not help.
table-brings_indians = everybody else discards a BANG! or loses a life
table-ask_indians = { $card } from { $source }: discard a BANG!, or lose a life?
awaited-indians = an answer to the Indians
table-pass_indians = no BANG!, lose a life

cards-general-store = General Store
    .gender = n
does-general-store = A card for everybody is turned up; you choose first, then the others in turn.
table-brings_general_store = a card for everybody, you choose first
questions-store = General Store: which card do you take?
awaited-store = a card from the General Store
events-store = In the General Store: { $cards }.
events-pick = { $player } takes { $card }.
    .own = You take { $card }.

cards-saloon = Saloon
    .gender = n
does-saloon = Everybody who is in the game wins a life back.
table-brings_saloon = everybody wins a life back

cards-jail = Jail
    .gender = n
does-jail = Lies in front of another player, never the Sheriff. They flip before their turn: a heart frees them, otherwise they miss it.
table-whom_jail = { $card }: who goes to jail?
table-sign_jail = Jail: a heart frees you.
moves-play-at-jail = put { $player } in { $card }
events-play-at-jail = { $player } puts { $target } in jail.
    .own = You put { $target } in jail.
    .you = { $player } puts you in jail!
events-free = { $player } is free.
    .own = You are free.
events-locked = { $player } stays in jail.
    .own = You stay in jail.

cards-dynamite = Dynamite
    .gender = n
does-dynamite = Lies in front of you. The player who has it flips before their turn: spades from 2 to 9, and it costs them three lives; otherwise it moves on to the left.
table-brings_dynamite = goes round until it costs somebody three lives
table-sign_dynamite = Dynamite: spades from 2 to 9 explode.
events-explodes = The Dynamite explodes in front of { $player }!
    .own = The Dynamite explodes in front of you!
events-passes-on = The Dynamite moves on to { $to }.
    .you = The Dynamite moves on to you.
table-cause_dynamite = The { $card } explodes in front of you.
table-died_dynamite = { $player } ({ $role }) by the { $card }

cards-barrel = Barrel
    .gender = n
does-barrel = Lies in front of you. When you are hit you may flip: a heart stops the hit.
table-brings_barrel = a heart stops a hit
table-sign_barrel = A heart stops the hit.
questions-barrel = { $source } shoots at you. Flip for a heart?
awaited-barrel = whether to flip for a heart
table-pass_barrel = do not flip
moves-draw-sign = flip for a heart

cards-appaloosa = Appaloosa
    .gender = n
does-appaloosa = Lies in front of you. All others are 1 nearer to you.
table-brings_appaloosa = all others are 1 nearer to you

cards-mustang = Mustang
    .gender = n
does-mustang = Lies in front of you. You are 1 farther away for all others.
table-brings_mustang = you are 1 farther away for all others

cards-volcanic = Volcanic
    .gender = n
does-volcanic = A gun that reaches 1, with which you play any number of BANG! in your turn.
table-brings_volcanic = reaches { $reach } (now { $now }), and any number of BANG! in a turn

cards-schofield = Schofield
    .gender = n
does-schofield = A gun that reaches 2.

cards-remington = Remington
    .gender = n
does-remington = A gun that reaches 3.

cards-rev-carabine = Rev. Carabine
    .gender = n
does-rev-carabine = A gun that reaches 4.

cards-winchester = Winchester
    .gender = n
does-winchester = A gun that reaches 5.

cards-bart-cassidy = Bart Cassidy
does-bart-cassidy = For every life that he loses he may take a card.
questions-bart-draw = { $number ->
        [one] You were wounded. Take a card from the draw pile?
       *[other] You were wounded. Take { $number } cards from the draw pile?
    }
awaited-bart-draw = cards for the wound
table-pass_bart_draw = take nothing
moves-draw-bart = take the cards

cards-black-jack = Black Jack
does-black-jack = Shows the second card that he takes; a heart or a diamond brings him a third.
events-show = { $player } shows { $card }.
    .own = You show { $card }.

cards-calamity-janet = Calamity Janet
does-calamity-janet = BANG! and Missed! are the same to her: either may be used as the other.

cards-el-gringo = El Gringo
does-el-gringo = Takes a card from the hand of anyone who costs him a life. Has one life less.

cards-jesse-jones = Jesse Jones
does-jesse-jones = May take the first card of his turn from somebody's hand.
questions-jesse-take = Your first card: from the draw pile, or from whose hand?
awaited-jesse-take = the first card
moves-draw-talon = take from the draw pile
moves-take-from = take a card from { $player }'s hand

cards-jourdonnais = Jourdonnais
does-jourdonnais = Has a Barrel of his own: when he is hit he may flip, and a heart stops it.

cards-kit-carlson = Kit Carlson
does-kit-carlson = Looks at three cards in his turn, keeps two and puts the third back on top.
questions-kit-pick = Two of these three are yours. Which one goes back?
awaited-kit-pick = which card goes back
moves-put-back = put { $card } back
events-look = { $player } looks at three cards.
    .own = You look at { $cards }.
events-put-back = { $player } takes two and puts one back.
    .own = You put { $card } back and take the others.

cards-lucky-duke = Lucky Duke
does-lucky-duke = Flips two cards and chooses which one counts.
questions-lucky-pick = Which of the two cards counts?
awaited-lucky-pick = which card counts
questions-lucky-order = Which of them lies on top of the discard pile?
awaited-lucky-order = which card lies on top
events-counts = { $card } counts.
events-on-top = { $card } lies on top of the discard pile.

cards-paul-regret = Paul Regret
does-paul-regret = Is 1 farther away for everybody else. Has one life less.

cards-pedro-ramirez = Pedro Ramirez
does-pedro-ramirez = May take the first card of his turn from the discard pile.
questions-pedro-take = Your first card: from the draw pile, or { $card } from the discard pile?
awaited-pedro-take = the first card
moves-take-discard = take { $card } from the discard pile
events-take-discard = { $player } takes { $card } from the discard pile.
    .own = You take { $card } from the discard pile.

cards-rose-doolan = Rose Doolan
does-rose-doolan = Everybody else is 1 nearer to her.

cards-sid-ketchum = Sid Ketchum
does-sid-ketchum = May discard two cards to save a life, or in his turn to win one back.
questions-sid-pair = Which card do you discard? ({ $number } more)
awaited-sid-pair = two cards for a life
moves-heal = discard two cards for a life
events-sid = { $player } trades two cards for a life.
    .own = You trade two cards for a life.

cards-slab-the-killer = Slab the Killer
does-slab-the-killer = Against his BANG! one needs Missed! twice.

cards-suzy-lafayette = Suzy Lafayette
does-suzy-lafayette = Takes a card as soon as her hand is empty.
events-suzy = { $player }'s hand is empty.
    .own = Your hand is empty.

cards-vulture-sam = Vulture Sam
does-vulture-sam = Takes all cards of everybody who is eliminated.
events-haul = { $player } takes { $from }'s hand.
    .own = You take { $from }'s hand: { $cards }.
events-haul-table = { $player } takes { $cards } from { $from }'s table.
    .own = You take { $cards } from { $from }'s table.

cards-willy-the-kid = Willy the Kid
does-willy-the-kid = May play any number of BANG! in his turn.

cards-sheriff = Sheriff
    .gender = n
does-sheriff = Known to all, begins, and has one life more. Wins with the Deputies when all Outlaws and the Renegade are eliminated.
endings-sheriff = the law won
table-you_sheriff = You are the Sheriff, and all know it. Eliminate all Outlaws and the Renegade.
events-sheriff = { $player } is the Sheriff.
    .own = You are the Sheriff.
events-over-sheriff = All Outlaws and the Renegade are eliminated: the law has won!
events-penalty = The Sheriff has eliminated a Deputy and loses all cards.
    .own = You have eliminated a Deputy and lose all cards.

cards-deputy = Deputy
    .gender = n
    .plural = Deputies
does-deputy = Secretly on the Sheriff's side; wins with the Sheriff, dead or alive.
table-you_deputy = You are a Deputy. You win with the Sheriff, dead or alive: protect the Sheriff, and keep your role to yourself if that helps.

cards-outlaw = Outlaw
    .gender = n
    .plural = Outlaws
does-outlaw = Wins with all Outlaws when the Sheriff is eliminated, dead or alive. Anyone who eliminates one takes three cards.
endings-outlaw = the Outlaws won
table-you_outlaw = You are an Outlaw. You win with all Outlaws as soon as the Sheriff is eliminated, dead or alive.
events-over-outlaw = The Sheriff is eliminated: the Outlaws have won!
events-reward = { $player } earns the reward for an Outlaw.
    .own = You earn the reward for an Outlaw.

cards-renegade = Renegade
    .gender = n
does-renegade = Wins alone, as the last one left; the Sheriff must be the last to go.
endings-renegade = the Renegade won
table-you_renegade = You are the Renegade. You win only as the last one left; if the Sheriff goes while others are alive, the Outlaws win.
events-over-renegade = The Renegade is the last one left, and has won!

## The rules by number (BG4_1 is BG4.1), each with why it refuses a move

chapters-BG1 = Setting up
clauses-BG1_1 = There are 80 cards of 22 kinds. Each also bears a poker sign, from 2 to ace in four suits.
clauses-BG1_2 = With 4 players there are a Sheriff, a Renegade and 2 Outlaws; with 5 also a Deputy, with 6 a third Outlaw, with 7 a second Deputy. Roles are dealt face down.
clauses-BG1_3 = The Sheriff shows the role to all, has 1 life more than the character says, which is also the most that the Sheriff can have, and begins.
clauses-BG1_4 = Everybody has one of the 16 characters, open in front of them.
clauses-BG1_5 = El Gringo and Paul Regret have 3 lives, all others 4. That is also the most that you can have. You are dealt as many cards as you have lives.
clauses-BG1_6 = You are dealt two characters; the first is yours, and the second is not in the game. The table may let everybody choose one of their two, in turn from the Sheriff.
reasons-BG1_6 = Choose one of the two characters that you were dealt.

chapters-BG2 = Winning
clauses-BG2_1 = When the Sheriff is eliminated, the game ends at once, and all Outlaws win, dead or alive.
clauses-BG2_2 = But if the Renegade is then the only one alive, the Renegade wins.
clauses-BG2_3 = When all Outlaws and the Renegade are eliminated, the game ends at once, and the Sheriff and all Deputies win, dead or alive.

chapters-BG3 = A turn
clauses-BG3_1 = Players take turns clockwise. A turn has three phases: take cards, play cards, discard what is too much. Dynamite and Jail in front of you come first.
clauses-BG3_2 = Phase I: you take the two top cards of the draw pile, unseen by the others.
clauses-BG3_3 = Phase II: you play as many cards of your hand as you like, one after the other.
clauses-BG3_4 = Phase III: if you hold more cards than you have lives now, you discard down to that number, which cards and in which order you like. Cards on the table do not count.
clauses-BG3_5 = If you are eliminated in your own turn, the turn ends without phase III.
clauses-BG3_6 = As soon as the draw pile is used up, the discard pile is shuffled into a new draw pile.
clauses-BG3_7 = If draw pile and discard pile are both empty, you draw nothing, and the game goes on.
clauses-BG3_8 = If the draw pile runs out in the middle of something, the card on its way arrives first. Cards that lie open for a choice are not shuffled in, and cards that somebody has looked at stay on top.

chapters-BG4 = Playing cards
clauses-BG4_1 = Cards are played one at a time. While one is resolved nobody plays another, except Beer and Missed!. Abilities and cards on the table work at any time.
reasons-BG4_1 = First answer what is asked: { $card } cannot be played like that now.
clauses-BG4_2 = You play only one BANG! in your turn, unless you are Willy the Kid or have a Volcanic.
reasons-BG4_2 = You have already played a BANG! in this turn.
clauses-BG4_3 = Nobody may have two cards of the same name in front of them; the second cannot be played. A weapon can: it replaces the old one.
reasons-BG4_3 = { $card } lies in front of you already.
clauses-BG4_4 = A brown card goes to the discard pile after its effect (Abacus) or before it (international).
clauses-BG4_5 = A blue card is laid open in front of a player and works until something removes it.
clauses-BG4_6 = What a brown card does was done by the player who played it; what a blue card does, by the player in front of whom it lies.
clauses-BG4_7 = BANG!, Duel, Panic!, Cat Balou and Jail are aimed at a player. All other cards are played without a target.
reasons-BG4_7 = { $card } is not played like that: BANG!, Duel, Panic!, Cat Balou and Jail are aimed at a player, all others are not.
clauses-BG4_8 = You can aim only at somebody who is still in the game.
reasons-BG4_8 = You cannot aim at { $player }: not in the game.

chapters-BG5 = Flipping a card
clauses-BG5_1 = To flip, you turn up the top card of the draw pile and put it on the discard pile. Only its poker sign counts.
clauses-BG5_2 = If there is no card to turn up, the flip has failed.

chapters-BG6 = Distance
clauses-BG6_1 = The distance to another player is the number of places between your seat and theirs, counting only players who are alive, the shorter way round.
clauses-BG6_2 = A Mustang makes its owner 1 farther for everybody else. An Appaloosa brings everybody else 1 nearer to its owner.
clauses-BG6_3 = All that adds and subtracts is counted together; the result is never below 1.

chapters-BG7 = Weapons
clauses-BG7_1 = If you have no weapon in front of you, you have a Colt that reaches 1.
clauses-BG7_2 = Weapons reach: Volcanic 1, Schofield 2, Remington 3, Rev. Carabine 4, Winchester 5.
clauses-BG7_3 = You have only one weapon. A new one replaces the old one at once, also one of the same name; the old one goes to the discard pile.
clauses-BG7_4 = With a Volcanic in front of you, you may play any number of BANG! in your turn. It counts only while it lies there.

chapters-BG8 = Hits
clauses-BG8_1 = BANG! is a hit at another player who is not farther away than your weapon reaches.
reasons-BG8_1 = You cannot reach { $player }: BANG! is for others within reach of your weapon.
clauses-BG8_2 = Only BANG! and Gatling are hits: Barrel and Missed! help against these two and nothing else.
clauses-BG8_3 = When you are hit, in this order: (1) you may flip for a Barrel; (2) you may play Missed!; (3) you may play Beer; (4) the life is lost (international: before Beer); (5) it shows whether you are eliminated; (6) abilities that work when a life is lost follow.
reasons-BG8_3 = { $card } does not help now.
clauses-BG8_4 = Missed! is only an answer to a hit at yourself. Where two are needed you play both or none; Suzy Lafayette may begin with her last card (Abacus).
reasons-BG8_4 = Missed! is only an answer to a hit, and where two are needed you play both or none.
clauses-BG8_5 = With a Barrel in front of you, you may flip when you are hit: a heart is as good as a Missed!. If it fails you may still play Missed!.
clauses-BG8_6 = Gatling hits everybody else, clockwise from your left. It is not a BANG!.
clauses-BG8_7 = Each hit is settled completely before the next player is hit.

chapters-BG9 = Lives
clauses-BG9_1 = In your phase II a Beer gives you 1 life back, never above the number you started with.
reasons-BG9_1 = You have all your lives already.
clauses-BG9_2 = You may play Beer at full lives; it is wasted.
clauses-BG9_3 = When you are about to lose lives, in your own turn too (Dynamite, a lost Duel), Beer prevents the loss of 1 life: what is prevented was never lost (Abacus). Or it heals: the life is lost and won back (international).
clauses-BG9_4 = You may play it whenever you are about to lose lives (Abacus), or only when your last life goes (international).
reasons-BG9_4 = Beer is played now only when your last life goes.
clauses-BG9_5 = With only two players left, Beer has no effect, though you may play it.
clauses-BG9_6 = You may play several, but for no more lives than this loss is about: with 2 lives, Dynamite and two Beers leave you 1.
reasons-BG9_6 = You have won back all the lives that you have just lost.
clauses-BG9_7 = Saloon is played in your phase II and gives every living player 1 life back, also when only two are left.

chapters-BG10 = Duel and Indians!
clauses-BG10_1 = A Duel is fought with any other player, at any distance. The challenged player answers first.
reasons-BG10_1 = You cannot call a Duel with yourself.
clauses-BG10_2 = In turn both discard a BANG!. These are not played, so they are not the BANG! of your turn, and Missed! and Barrel do not help.
reasons-BG10_2 = Only a BANG! helps here.
clauses-BG10_3 = The first to discard none loses 1 life, by the card of the player who called the Duel, even if that is the loser.
clauses-BG10_4 = Indians!: clockwise from your left everybody else discards a BANG! or loses 1 life. Missed! and Barrel do not help. Each is settled completely before the next.
clauses-BG10_5 = You never have to discard a BANG! that you hold.

chapters-BG11 = Panic! and Cat Balou
clauses-BG11_1 = Panic! takes a card from another player at distance 1, whatever your weapon: from their hand at random, or one that lies in front of them. It goes to your hand.
reasons-BG11_1 = Panic! takes a card from another player at distance 1.
clauses-BG11_2 = Cat Balou makes any player discard a card: from their hand at random, or one that lies in front of them, as you say.
reasons-BG11_2 = Choose a card that lies there, or one from the hand.
clauses-BG11_3 = You may play Cat Balou on yourself and choose freely among your own cards (Abacus), or not at all on yourself (international).
reasons-BG11_3 = At this table Cat Balou is not played on yourself.
clauses-BG11_4 = You cannot choose somebody who has no card to lose. The card that you play does not count.
reasons-BG11_4 = There is no card to take from { $player }.

chapters-BG12 = Jail and Dynamite
clauses-BG12_1 = Jail is laid in front of any player at any distance, also in front of yourself, but never in front of the Sheriff, and not where a Jail lies already.
reasons-BG12_1 = Jail is not laid in front of the Sheriff, nor where one lies already.
clauses-BG12_2 = In jail you flip before your turn. A heart frees you: Jail is discarded, and you have your turn.
clauses-BG12_3 = If it fails you skip phases I and II, discard what is too much, and then Jail goes to the discard pile (Abacus); or Jail is discarded and you lose the whole turn (international).
clauses-BG12_4 = In jail you can be a target, and can answer, as always.
clauses-BG12_5 = Dynamite is laid in front of yourself.
clauses-BG12_6 = With Dynamite in front of you, you flip before your turn. Spades from 2 to 9: it goes to the discard pile, you lose 3 lives, and no player counts as the cause. If you live, your turn goes on.
clauses-BG12_7 = Otherwise it moves on to the next living player to your left.
clauses-BG12_8 = You flip for Dynamite first, then for Jail.

chapters-BG13 = More cards
clauses-BG13_1 = Stagecoach: you take the two top cards of the draw pile.
clauses-BG13_2 = Wells Fargo: you take the three top cards of the draw pile.
clauses-BG13_3 = General Store: as many cards as there are living players are turned up. You choose one first, then the others clockwise, openly. Nobody plays a card before all have chosen.
reasons-BG13_3 = Choose one of the cards that lie open.
clauses-BG13_4 = If there are too few cards, the last players get none.

chapters-BG14 = Eliminated
clauses-BG14_1 = Without lives you are eliminated. Your role is shown to all, and your character is out of the game.
clauses-BG14_2 = Your hand and the cards in front of you go to the discard pile in the order that you choose. You are asked for it only if somebody could take the top card.
reasons-BG14_2 = That card is not yours to lay down.
clauses-BG14_3 = Anyone who eliminates an Outlaw takes three cards from the draw pile, whatever their own role.
clauses-BG14_4 = A Sheriff who eliminates a Deputy discards every card in hand and on the table, in any order.
clauses-BG14_5 = Neither follows when Dynamite did it, or when somebody dies in a Duel that they called themselves.
clauses-BG14_6 = First the cards of the eliminated player are put away, then comes the reward or the penalty.
clauses-BG14_7 = A brown card that is still being resolved goes to the discard pile, also when its player is eliminated, and never to Vulture Sam.

chapters-BG15 = Abilities
clauses-BG15_1 = An ability comes before the rules. If several work at once, the player whose turn it is comes first, then the others clockwise.
clauses-BG15_2 = Where an ability says that you may, you are asked. Everything else happens by itself.

chapters-BG16 = The characters
clauses-BG16_1 = Bart Cassidy: when he loses lives he may take as many cards from the draw pile.
clauses-BG16_2 = Bart Cassidy gets nothing for a loss that was prevented, and nothing when he is eliminated.
clauses-BG16_3 = Black Jack: in phase I he shows his second card. For a heart or a diamond he takes a third one, unseen.
clauses-BG16_4 = Calamity Janet: she may use BANG! as Missed! and Missed! as BANG!, also in a Duel and against Indians!.
clauses-BG16_5 = A Missed! that Calamity Janet plays as BANG! is the BANG! of her turn.
clauses-BG16_6 = El Gringo: for a life that he loses by another player's card he takes a card from that player's hand, at random. From an empty hand he gets nothing.
clauses-BG16_7 = El Gringo gets nothing for Dynamite, a Duel that he called himself, a loss that was prevented, or when he is eliminated.
clauses-BG16_8 = Jesse Jones: in phase I he may take his first card from another player's hand, at random and at any distance. The second comes from the draw pile.
reasons-BG16_8 = Jesse Jones takes his first card from the draw pile or from another player's hand.
clauses-BG16_9 = If Jesse Jones takes the last card of Suzy Lafayette, she draws before he takes his second card.
clauses-BG16_10 = Jourdonnais: when he is hit he may flip as if he had a Barrel. With a real Barrel he may flip twice.
clauses-BG16_11 = Kit Carlson: in phase I he looks at the top three cards of the draw pile, takes two and puts the third back on top, face down.
reasons-BG16_11 = Choose one of the three cards on top of the draw pile.
clauses-BG16_12 = Lucky Duke: whenever he flips he turns up two cards and chooses which one counts.
reasons-BG16_12 = Choose one of the two cards that were turned up.
clauses-BG16_13 = Lucky Duke puts both cards on the discard pile in the order that he likes. He is asked for it only if somebody could take the top card.
reasons-BG16_13 = Choose one of the two cards that were turned up.
clauses-BG16_14 = Paul Regret: everybody else sees him 1 farther away. A Mustang adds to that.
clauses-BG16_15 = Pedro Ramirez: in phase I he may take the top card of the discard pile first. The second card comes from the draw pile, and both do if there is no discard pile.
clauses-BG16_16 = Rose Doolan: everybody else is 1 nearer to her. An Appaloosa adds to that.
clauses-BG16_17 = Sid Ketchum: whenever he would lose lives he may discard two cards of his hand for each life that he wants to keep. It is not a Beer, so it works with two players left.
reasons-BG16_17 = Sid Ketchum needs two cards in his hand for that.
clauses-BG16_18 = In his own turn Sid Ketchum may discard two cards to win 1 life back, but not at full lives: once, in phase II or III, so in jail too (Abacus); or as often as he likes (international).
reasons-BG16_18 = Sid Ketchum heals only below full lives, and no more often than this table allows.
clauses-BG16_19 = Slab the Killer: against a BANG! that he plays you need two Missed!. A Barrel that works counts as one. All his other cards are as usual.
clauses-BG16_20 = Suzy Lafayette: as soon as her hand is empty she takes the top card of the draw pile; if there is none, as soon as there is one and nothing else is to be settled.
clauses-BG16_21 = Suzy Lafayette draws at once, even in the middle of a Duel (Abacus), or when the card in play is settled (international). If she draws at once, she may play her last card, a Missed!, against Slab the Killer, and go on if she then draws another; if not, she is hit and the first one is spent.
clauses-BG16_22 = Vulture Sam: when another player is eliminated, he takes all cards of that hand and table into his own hand.
clauses-BG16_23 = Willy the Kid: he may play any number of BANG! in his turn.
clauses-BG16_24 = Internationally Sid Ketchum may do so in the turns of others too, at any time that is not the middle of an effect. Nobody waits for him there: he may step in while another player chooses what to play or to discard.

chapters-BG17 = What everybody knows
clauses-BG17_1 = Everybody may see the Sheriff, characters, lives, cards on the table, everything that was discarded, shown or flipped, how many cards are in each hand and in the draw pile, and what players have done to each other.
clauses-BG17_2 = Roles, hands and the draw pile are hidden. What is taken out of a hand is seen only by the two players.
clauses-BG17_3 = Anyone with a card in hand is asked for an answer, whether or not they hold one, so that a pause gives nothing away.
clauses-BG17_4 = Eliminated players see what a spectator sees until the game is over. The table may let them see everything.

## Options of the rules, and their values
options-beer = Beer out of turn: does it prevent the loss, or heal it?
options-beer_off_turn = When may Beer be played out of turn: against any loss, or only the last life?
options-beer_void_with_two = Is Beer without effect when two players are left?
options-sid_heals = How often may Sid Ketchum heal: once in his own turn, or at any time?
options-jail_failed = Not freed from jail: discard what is too much, or lose the whole turn?
options-brown_cards = Do brown cards go to the discard pile after their effect, or before it?
options-cat_balou_self = May you play Cat Balou on yourself?
options-suzy_draws = When does Suzy Lafayette draw: at once, or when the card in play is settled?
options-choose_character = Does everybody choose one of two characters?
options-dead_see_all = May eliminated players see everything?

values-true = yes
values-false = no
values-prevents = it prevents
values-heals = it heals
values-any_loss = against any loss
values-lethal_only = only the last life
values-once = once
values-any_number = as often as he likes
values-phase_three = phase III only
values-turn_lost = the turn is lost
values-after = after
values-before = before
values-at_once = at once

## Questions, and what others wait for
questions-choose-character = Which character do you want to be?
questions-play = Play a card, or end your turn.
questions-step-in = You may step in now, or press Enter and let { $player } go on.
questions-shed = You hold too many cards for your lives. Which one do you discard?
questions-shed-heal = You stay in jail. Discard two cards for a life, or end your turn?
questions-dodge = { $source } shoots at you. Play Missed!?
questions-dodge-two = { $source } shoots at you, and two Missed! are needed. Play them?
questions-dodge-second = Which second Missed! do you play?
questions-save = { $number ->
        [one] You are about to lose a life. Play Beer?
       *[other] You are about to lose { $number } lives. Play Beer?
    }
questions-lay-down = All your cards go to the discard pile. Which one next?
questions-pick-self = Which of your cards do you discard?

awaited-choose-character = a character
awaited-play = playing cards
awaited-shed = a card to discard
awaited-dodge = an answer to the shot
awaited-save = whether a life is saved
awaited-lay-down = the next card for the discard pile
awaited-pick = which card is chosen

## Moves, and what they would bring
moves-end = end your turn
moves-pass = pass
moves-choose-hand = a card from the hand, at random
moves-play = play { $card }
moves-play-at = play { $card } on { $player }
moves-play-at-self = play { $card } on yourself
moves-discard = discard { $card }
moves-choose = choose { $card }
moves-be = be { $card }

previews-distance = distance { $distance }
previews-needed = needs { $needed } Missed!
previews-draws = may flip for a heart
previews-gain = { $gain ->
        [one] +1 life
       *[other] +{ $gain } lives
    }
previews-no-gain = no effect

## Events
events-role = { $player } has a role.
    .own = Your role: { $role }.
events-offer = { $player } may choose between two characters.
    .own = You may choose between { $first } and { $second }.
events-character = { $player } is { $character }.
    .own = You are { $character }.
events-dealt = { $number ->
        [one] { $player } is dealt a card.
       *[other] { $player } is dealt { $number } cards.
    }
    .own = You are dealt: { $cards }.
events-begin = The game begins.
events-turn = { $player } to play.
events-draw = { $number ->
        [one] { $player } takes a card from the draw pile.
       *[other] { $player } takes { $number } cards from the draw pile.
    }
    .own = You take { $card } from the draw pile.
events-reshuffle = { $number ->
        [one] 1 card makes up the new draw pile.
       *[other] { $number } cards are shuffled into a new draw pile.
    }
events-play = { $player } plays { $card }.
    .own = You play { $card }.
events-play-at = { $player } plays { $card } on { $target }.
    .own = You play { $card } on { $target }.
    .you = { $player } plays { $card } on you!
events-play-at-self = { $player } plays { $card } on themselves.
    .own = You play { $card } on yourself.
events-replaced = { $player }'s { $card } goes to the discard pile.
    .own = Your { $card } goes to the discard pile.
events-heal = { $player } wins a life back.
    .own = You win a life back.
events-heal-none = { $player } has all lives already.
    .own = You have all lives already.
events-lose = { $lives ->
        [one] { $player } loses a life.
       *[other] { $player } loses { $lives } lives.
    }
    .own = { $lives ->
            [one] You lose a life.
           *[other] You lose { $lives } lives.
        }
events-duelled = { $player } loses the Duel.
    .own = You lose the Duel.
events-dies = { $player } is eliminated. Role: { $role }.
    .own = You are eliminated. Role: { $role }.
events-take = { $player } takes a card from { $from }'s hand.
    .own = You take { $card } from { $from }'s hand.
    .you = { $player } takes { $card } from your hand.
events-take-table = { $player } takes { $card } from { $from }.
    .own = You take { $card } from { $from }.
    .you = { $player } takes your { $card }.
events-strip = { $player }'s { $card } goes to the discard pile.
    .own = Your { $card } goes to the discard pile.
events-discard = { $player } discards { $card }.
    .own = You discard { $card }.
events-sign = { $player } flips { $cards }.
    .own = You flip { $cards }.
events-resolved = { $card } goes to the discard pile.

## The table in the terminal
table-begin = Enter deals roles, characters and cards.
table-go_on = Enter goes to the table.
table-usage_table = | who has what in front of them, how far away they are, and the piles (t)
table-usage_who = | who is who: characters, abilities, and what all have done to each other
table-usage_pile = | what lies on the discard pile
table-search_word = heart
table-aim_win = Everybody has a secret role; only the Sheriff is known. Outlaws win when the Sheriff is eliminated, the Sheriff and the Deputies when all Outlaws and the Renegade are, and the Renegade by being the last one left.
table-aim_turn = A turn: take two cards, play what you like, then discard until you hold no more cards than you have lives. Brown cards are used up, blue ones stay on the table.
table-aim_bang = BANG! costs somebody a life: one a turn, and only at players in reach. How far away they are is counted in seats; your Colt reaches 1, other guns reach farther. Missed! is the answer to a BANG!
table-aim_lives = Without lives you are eliminated. Beer brings one back. Anyone who eliminates an Outlaw takes three cards; a Sheriff who eliminates a Deputy loses all of theirs.
table-aim_sign = Some cards let you flip: the top card is turned up, and only the poker sign on it counts, say Q♥.
table-cast = Who is who?
table-in_the_game = In the game: { $roles }.
table-deeds = So far: { $deeds }.
table-deed_shot = shot at { $players }
table-deed_duelled = duelled with { $players }
table-deed_robbed = took cards from { $players }
table-deed_stripped = made { $players } discard
table-deed_jailed = jailed { $players }
table-deed_killed = eliminated { $players }
table-title = { $player } to play
table-title_own = Your turn
table-title_choose = The characters are chosen
table-player = Player
table-role = Role
table-character = Character
table-lives = Lives
table-hand_head = Cards
table-away = Away
table-before = Gun and cards
table-out = out
table-legend = Away ✓: within reach of your gun. ●: lives. ►: whose turn. ★: the Sheriff.
table-legend_full = Away: how far somebody is from you, ✓ within reach of your gun. ● are lives, ○ lost ones. ►: whose turn. ★: the Sheriff. The number before a name is the one to write: play bang-2d at 3.
table-talon = Draw pile: { $number }.
table-discards = Discards: { $number }, on top: { $card }.
table-no_discards = There are no discards.
table-you_reach = Your gun reaches: { $players }.
table-reach_you = You are in reach of: { $players }.
table-cards = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
table-your_hand = Your role: { $role }. Your hand: { $cards }
table-your_role = Your role: { $role }.
table-hand_of = { $player } ({ $role }) holds { $cards }
table-brown = brown
table-blue = blue
table-pile = On the discard pile: { $cards }.
table-pile_top = On top: { $card }.
table-heals = A life back for { $players }.
table-for_you = you
table-more = ({ $number } in all)
table-shot = Your BANG! of this turn is played.
table-no_shot = Nobody is in reach of your BANG!
table-save_some = { $number ->
        [one] You are about to lose a life.
       *[other] You are about to lose { $number } lives.
    }
table-save_all = { $number ->
        [one] You are about to lose your last life.
       *[other] You are about to lose { $number } lives, and would be eliminated.
    }
table-lost_some = { $number ->
        [one] You have lost a life. Win it back?
       *[other] You have lost { $number } lives. Win one back?
    }
table-lost_again = Win another life back?
table-lost_last = You have lost your last life.
table-save_beer = Play Beer?
table-save_pair = Discard two cards?
table-save_both = Play Beer, or discard two cards?
table-save_needed = ({ $number } needed to stay in)
table-cause = { $card } from { $source }.
table-pass_dodge = no Missed!, be hit
table-pass_save = { $number ->
        [one] no Beer, lose a life
       *[other] no Beer, lose { $number } lives
    }
table-pass_save_out = no Beer, be eliminated
table-pass_pair = { $number ->
        [one] lose a life
       *[other] lose { $number } lives
    }
table-pass_pair_out = be eliminated
table-pass_lost = leave it
table-done = done
table-yourself = yourself
table-at_yourself = yourself
table-at = { $card } against { $player }
table-at_whom = against { $players }
table-as_other = { $card } as { $other }
table-from_hand = Or from the hand of:
table-then_discard = then you discard { $number }
table-brings_weapon = reaches { $reach } (now { $now })
table-chance = about { $heart } in 100
table-because_life = saves or brings back a life
table-because_out = can eliminate { $player }
table-over = The game is over: { $ending }
table-won = You win: { $ending }
table-lost = You lose: { $ending }
table-account = Who was eliminated, and how
table-turn_number = turn { $number }
table-died = { $player } ({ $role }) by { $source }: { $card }
table-died_own = { $player } ({ $role }) by their own card: { $card }

## What the page says at its table, besides
page-others = The other players
page-centre = Middle of the table
page-hand = Your hand
page-noHand = No cards in hand
page-you = You
page-talon = draw pile
page-discards = discards
page-inPlay = { $player }’s card
page-yourCard = your card
page-out = Eliminated
page-lives = { $lives } of { $most } lives
page-reaches = reaches { $reach }
page-inReach = in reach
page-outOfReach = out of reach
page-distance = distance { $far }
page-aims = aims, reaches { $reach }
page-from = from { $player }
page-fromYou = from you
page-atLeast = { $sum }, at least { $far }
page-sum = { $sum } = { $far }
page-turn = turn
page-sort = Sort
page-about = About { $name }
page-hit = A hit
page-shoots = { $player } shoots at you
page-gatling = { $player } fires the Gatling at you
page-indians = { $player } sends Indians! at you
page-duels = { $player } duels with you
page-dying = A life is at stake
page-gunReaches = { $gun } reaches { $reach }.
page-flip = flip: a heart saves you
page-playThis = play the { $sign }
page-playOf = play one of them
page-playTwo = play two of them
page-countsAs = counts as { $card }
page-takeIt = Take it
page-livesTo = { $before ->
        [one] 1 life
       *[other] { $before } lives
    } → { $after }
page-andOut = you are eliminated
page-savesLife = saves a life
page-twoCards = discard two: saves a life
page-beerLater = Beer can still save the life.
