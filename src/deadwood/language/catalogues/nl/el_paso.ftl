### El Paso in Dutch.

title = El Paso
sentence = Beroof zij aan zij met anderen zeven steden, vertrek voordat de sheriffs komen en verkoop je buit waar die het meest opbrengt.
picture = Een straat onder een ondergaande zon, twee dobbelstenen ervoor

## Editions
editions-zoch-2009 = Zoch 2009

## What lies around: how it is called, bends and is not called
-raid-card = rooftochtkaart
    .gender = f
    .plural = rooftochtkaarten
    .avoid = overvalkaart
-raid = rooftocht
    .gender = f
    .plural = rooftochten
    .avoid = overval
-lookout = wachtpost
    .gender = m
    .avoid = uitkijk
-tile = fiche
    .gender = n
    .plural = fiches
    .avoid = schijf
-nuggets = klompjes
    .gender = p
    .avoid = nugget
-stock = voorraadstapel
    .short = voorraad
    .gender = f
    .plural = voorraadstapels
    .avoid = trekstapel
-brand = brandmerk
    .gender = n
    .avoid = brandteken
-six = zes
    .gender = f

## Cards

cards-bank = Bank
    .gender = f

cards-saloon = Saloon
    .gender = m
does-saloon = Alleen als een dobbelsteen een zes ({ $mark }) toont.

cards-gold-mine = Goudmijn
    .gender = f
    .avoid = Geen mijn

cards-cattle = Runderen
    .gender = p
    .avoid = vee
does-cattle = Alleen als een dobbelsteen een brandmerk ({ $mark }) toont.

cards-hotel = Hotel
    .gender = n

cards-horses = Paarden
    .gender = p
    .avoid = paard

# what several cards do
does-place = Rooft bij { $card }. De hoogste kaart daar neemt de bovenste fiche, de volgende de fiche eronder. Er zijn fiches van { $values }.

## The rules by number (EP4_1 is EP4.1), each with why it refuses a move

chapters-EP1 = Voorbereiding
clauses-EP1_1 = Er zijn 48 rooftochtkaarten: zes soorten (bank, saloon, goudmijn, runderen, hotel, paarden), van elk acht met de waarden 1 tot en met 8.
clauses-EP1_2 = Er zijn 36 buitfiches, zes van elke soort; aan het begin zitten ze allemaal in de zak. Bank, goudmijn, hotel en paarden hebben 1, 2, 3, 4, 4 en 5 punten, saloon en runderen 3, 4, 4, 5, 5 en 6.
clauses-EP1_3 = Er zijn 5 dobbelstenen. Elk heeft twee sheriffsterren, twee brandmerken en twee zessen.
clauses-EP1_4 = Zeven steden worden in deze volgorde geplunderd: Deadwood, Cheyenne, Abilene, Santa Fe, San Diego, Tombstone, El Paso. Elke stad heeft eigen plaatsen en een eigen koers. Wat niet in de spelregels staat en ook niet uit recensies bekend is, is gereconstrueerd en op het speelbord zo aangegeven; de tafel mag met een eigen speelbord spelen.
clauses-EP1_5 = De kaarten van elke soort worden geschud en liggen gedekt als voorraadstapel van die soort. Je krijgt van elke soort één kaart, dus zes kaarten.
clauses-EP1_6 = Wie de eerste wachtpost is, wordt geloot of door de tafel aangewezen.
clauses-EP1_7 = De voorraad klompjes raakt nooit op.

chapters-EP2 = Een stad vullen
clauses-EP2_1 = Voordat een stad aan de beurt is, worden er 20 fiches tegelijk uit de zak getrokken en per soort over de plaatsen van de stad verdeeld.
clauses-EP2_2 = Fiches van een soort die de stad niet heeft, gaan terug in de zak en worden niet vervangen; in een stad kunnen er dus minder liggen.
clauses-EP2_3 = Op elke plaats liggen de fiches op een stapel, de laagste waarde bovenaan en de hoogste onderaan. Een stapel wordt nooit opnieuw gesorteerd.
clauses-EP2_4 = Een stad wordt maar één keer gevuld.
clauses-EP2_5 = Fiches die verkocht, verloren of overgebleven zijn, gaan terug in de zak voordat de volgende stad wordt gevuld. (Volgens de spelregels gaan ze in de doos, maar dan zouden er te weinig fiches zijn.)

chapters-EP3 = Blijven of vertrekken
clauses-EP3_1 = Jullie beslissen om de beurt: eerst de wachtpost, of, als hij weg is, de eerste links van hem die nog in de stad is, dan de anderen met de klok mee.
clauses-EP3_2 = Je verlaat de stad of je legt één rooftochtkaart gedekt voor je neer. Dat is één beslissing, en die is definitief. Wie later beslist, ziet wie er is vertrokken, maar geen kaart.
clauses-EP3_3 = Je mag een stad al vóór de eerste rooftocht verlaten, als de tafel het niet verbiedt.
reasons-EP3_3 = Aan deze tafel mag niemand een stad vóór de eerste rooftocht verlaten.
clauses-EP3_4 = Je mag elke kaart uit je hand leggen, ook voor een plaats die leeg is of die de stad niet heeft.
clauses-EP3_5 = Heeft iedereen beslist, dan worden alle kaarten tegelijk omgedraaid.

chapters-EP4 = De dobbelstenen en de sheriffs
clauses-EP4_1 = De wachtpost gooit alle dobbelstenen, behalve die op het sheriffveld.
clauses-EP4_2 = Elke ster gaat naar het sheriffveld en blijft daar tot het in de stad voorbij is.
clauses-EP4_3 = Liggen alle 5 dobbelstenen op het sheriffveld, dan komen meteen de sheriffs en wordt er niets meer geplunderd.
clauses-EP4_4 = Wie dan nog in de stad is, verliest al zijn fiches, ook die uit andere steden. Klompjes zijn veilig, en ook alles van wie al is vertrokken.
clauses-EP4_5 = Een wachtpost die de stad heeft verlaten, blijft de dobbelstenen gooien.

chapters-EP5 = Plunderen
clauses-EP5_1 = Runderen kun je alleen nemen als een dobbelsteen van deze worp een brandmerk toont. Eén brandmerk is genoeg voor iedereen die voor runderen komt.
clauses-EP5_2 = Een saloon kun je alleen plunderen als een dobbelsteen van deze worp een zes toont. Eén zes is genoeg voor iedereen die ervoor komt.
clauses-EP5_3 = Op elke plaats geldt de volgorde van de kaarten, van de hoogste naar de laagste: iedere speler daar neemt de bovenste fiche die er nog ligt, tot er geen meer is.
clauses-EP5_4 = Je fiche neem je altijd, er valt niets te kiezen. Fiches liggen open voor hun eigenaar.
clauses-EP5_5 = Heeft de stad die plaats niet of ligt er niets meer, dan krijg je niets.

chapters-EP6 = Kaarten
clauses-EP6_1 = De gespeelde kaarten komen open op de aflegstapel van hun soort, om de beurt vanaf de wachtpost, ook als de sheriffs zijn gekomen.
clauses-EP6_2 = Is een voorraadstapel leeg en zijn aflegstapel niet, dan wordt die meteen omgedraaid en niet geschud: wat het eerst is afgelegd, wordt het eerst getrokken.
clauses-EP6_3 = Daarna trekt iedereen die aan de rooftocht meedeed, precies één kaart, ook als hij wil vertrekken. Wie de stad heeft verlaten, heeft zes kaarten en trekt er geen.
reasons-EP6_3 = Trek eerst een kaart.
clauses-EP6_4 = Iedereen trekt tegelijk, van een voorraadstapel naar keuze: wie het eerst komt, het eerst maalt. De tafel kan afspreken om de beurt te trekken, vanaf de wachtpost.
clauses-EP6_5 = Zijn voorraadstapel en aflegstapel van een soort allebei leeg, dan kun je die soort niet trekken.
reasons-EP6_5 = Van de soort { $card } is er geen kaart meer te trekken.
clauses-EP6_6 = Handkaarten, voorraadstapels en aflegstapels blijven van stad tot stad zoals ze zijn en worden nooit meer geschud.
clauses-EP6_7 = Wie aan de rooftocht meedeed, trekt ook als de sheriffs zijn gekomen, en ook na de rooftocht die de stad heeft leeggemaakt.

chapters-EP7 = De stad verlaten
clauses-EP7_1 = Allen die in dezelfde beslissingsronde vertrekken, zijn één groep. De eerste ronde waarin iemand vertrekt, geeft groep 1, de volgende waarin dat gebeurt groep 2, enzovoort.
clauses-EP7_2 = In groep 1 mag je één fiche houden, in groep 2 twee, enzovoort; je kiest uit al je fiches, ook die uit andere steden.
reasons-EP7_2 = Je hebt geen fiche { $card } { $value } meer om te houden.
clauses-EP7_3 = Alle andere fiches verkoop je meteen en in één keer.
clauses-EP7_4 = Wat je houdt, kies je fiche voor fiche, van de hoogste waarde omlaag, gelijke waarden in de volgorde bank, saloon, goudmijn, runderen, hotel, paarden, tot je klaar bent. Wat je overslaat, wordt verkocht.
reasons-EP7_4 = Je kiest in de volgorde van de lijst en hebt { $card } { $value } al overgeslagen.
clauses-EP7_5 = Wie is vertrokken, doet pas in de volgende stad weer mee. De anderen gaan door, ook één alleen.
reasons-EP7_5 = Je hebt de stad verlaten: kies wat je houdt.
clauses-EP7_6 = Ligt er in de stad geen fiche meer, dan vertrekt na het trekken iedereen die er nog is; ze kiezen om de beurt vanaf de wachtpost.
clauses-EP7_7 = Had tot dan toe niemand die stad verlaten, dan mag elk van hen twee fiches houden.
clauses-EP7_8 = Was er al iemand vertrokken, dan zijn allen die de lege stad samen verlaten, de volgende groep. Vertrekken allen uit vrije wil in één ronde, dan zijn ze een groep als elke andere.

chapters-EP8 = Verkopen
clauses-EP8_1 = De punten van fiches waarvan de soort in deze stad een plaats heeft, worden opgeteld, door de koers van de stad gedeeld en naar beneden afgerond: bij 3:1 brengen 13 punten 4 klompjes op.
clauses-EP8_2 = Fiches van soorten die de stad niet heeft, brengen 1 klompje per punt op: bankfiches met 5 punten brengen er 5 op waar geen bank is.
clauses-EP8_3 = Wat telt, is de plaats op het speelbord, ook als er geen fiche meer ligt.

chapters-EP9 = De volgende stad en het einde
clauses-EP9_1 = In een stad is het voorbij als de sheriffs zijn gekomen, als iedereen is vertrokken of als er geen fiche meer ligt.
clauses-EP9_2 = Iedereen gaat mee naar de volgende stad. Overgebleven fiches gaan terug in de zak, en alle dobbelstenen gaan naar de linkerbuur van de wachtpost, die de nieuwe wachtpost is.
clauses-EP9_3 = Ook in de laatste stad mag je niet meer houden dan anders; daarna brengen de fiches die je nog hebt, 1 klompje per punt op. Waar ook de laatste stad 1:1 betaalt, valt er niets te kiezen en wordt alles verkocht.
clauses-EP9_4 = Wie de meeste klompjes heeft, wint. Spelers met evenveel klompjes delen de overwinning.

chapters-EP10 = Wat iedereen weet
clauses-EP10_1 = Iedereen mag zien: fiches, klompjes, dobbelstenen, aflegstapels, wie er in de stad is, wie een kaart heeft gelegd, en hoeveel kaarten elke hand en elke voorraadstapel heeft.
clauses-EP10_2 = Verborgen zijn de waarden van de kaarten in de handen en in de voorraadstapels, en gelegde kaarten tot ze worden omgedraaid. Iedereen ziet van welke voorraadstapel je trekt, dus de soorten in je hand zijn te onthouden. De tafel kan een geheugensteun aanzetten die opsomt wat te onthouden was.
clauses-EP10_3 = Een voorraadstapel die een aflegstapel was, ligt in een volgorde die iedereen heeft gezien: wie ervan trekt, heeft een kaart die iedereen kan noemen.

## Options of the rules, and their values
options-board = Welk speelbord: het onze, of een eigen bord (een bestand)?
options-first_lookout = Wie is de eerste wachtpost: geloot, of een bepaalde plaats?
options-leave_before_first_raid = Mag je een stad vóór de eerste rooftocht verlaten?
options-refill = Trekt iedereen tegelijk (wie het eerst komt, het eerst maalt) of om de beurt?
options-memory_aid = Mag iedereen de soorten in elke hand en de bekende volgorde van voorraadstapels opzoeken?

values-true = ja
values-false = nee
values-standard = het onze
values-seed = geloot
values-race = allen tegelijk
values-in-turn = om de beurt

## Questions, and what others wait for
questions-decide = { $town } verlaten, of een rooftochtkaart gedekt leggen?
questions-refill = Van welke voorraadstapel trek je?
questions-keep = { $number ->
        [one] Je verlaat { $town } en mag één fiche houden. Kies van boven af: wat je overslaat, wordt verkocht.
       *[other] Je verlaat { $town } en mag tot { $number } fiches houden. Kies van boven af: wat je overslaat, wordt verkocht.
    }

awaited-decide = vertrekken, of een rooftochtkaart
awaited-refill = een kaart van de voorraadstapel
awaited-keep = wat gehouden wordt

## Moves, and what they would bring
moves-leave = de stad verlaten
moves-done = de rest verkopen
moves-done-all = alles verkopen
moves-lay = { $card } { $value } leggen
moves-draw = { $card } trekken
moves-keep = { $card } { $value } houden

previews-sale = { $sale ->
        [one] 1 klompje
       *[other] { $sale } klompjes
    }
previews-keep = { $keep ->
        [one] of houd er één van
       *[other] of houd er tot { $keep } van
    }
previews-holds_back = { $holds_back ->
        [one] nu 1 klompje minder
       *[other] nu { $holds_back } klompjes minder
    }
previews-tile = fiche { $tile }
previews-chance = { $chance }%
previews-nothing = niets te halen

## Events
events-dealt = { $player } krijgt zes kaarten, één van elke soort.
    .own = Je krijgt: { $cards }.
events-town = { $town }. { $player } is de wachtpost.
    .own = { $town }. Jij bent de wachtpost.
events-stock = In de stad: { $tiles }.
events-stock-back = In de stad: { $tiles }. Terug in de zak: { $back }.
events-lay = { $player } legt een kaart gedekt neer.
    .own = Je legt { $card } gedekt neer.
events-leave = { $player } verlaat de stad (mag { $limit } houden).
    .own = Je verlaat de stad en mag { $limit } houden.
events-keep = { $player } houdt { $tile }.
    .own = Je houdt { $tile }.
events-sell = { $player } verkoopt voor { $paid }.
    .own = Je verkoopt voor { $paid }.
events-reveal = { $player } toont { $card }.
    .own = Je toont { $card }.
events-roll = { $player } gooit: { $faces }.
    .own = Je gooit: { $faces }.
events-stars = Op het sheriffveld: { $number }.
events-sheriffs = De sheriffs komen!
events-chased = { $player } vlucht en verliest: { $tiles }.
    .own = Je vlucht en verliest: { $tiles }.
events-chased-empty = { $player } vlucht en heeft niets te verliezen.
    .own = Je vlucht en hebt niets te verliezen.
events-loot = { $player } neemt { $tile }.
    .own = Je neemt { $tile }.
events-nothing-no-place = { $player } krijgt niets: { none } { $card } in deze stad.
    .own = Je krijgt niets: { none } { $card } in deze stad.
events-nothing-no-symbol = { $player } krijgt niets: { none } { $card } gegooid.
    .own = Je krijgt niets: { none } { $card } gegooid.
events-nothing-none-left = { $player } krijgt niets: bij { the } { $card } ligt niets meer.
    .own = Je krijgt niets: bij { the } { $card } ligt niets meer.
events-discard = { $player } legt { $card } af.
events-turn-over = { $card }: de aflegstapel wordt omgedraaid.
events-draw = { $player } trekt { $card }.
    .own = Je trekt { $card }.
events-emptied = De stad is leeg: wie er nog is, vertrekt en mag { $limit } houden.
events-left-over = Terug in de zak: { $tiles }.
events-final = { $player } verkoopt de laatste fiches voor { $points }.
    .own = Je verkoopt je laatste fiches voor { $points }.
events-winner = { $nuggets ->
        [one] { $player } wint met 1 klompje!
       *[other] { $player } wint met { $nuggets } klompjes!
    }
    .own = { $nuggets ->
            [one] Jij wint met 1 klompje!
           *[other] Jij wint met { $nuggets } klompjes!
        }

## The table in the terminal
table-begin = Met Enter ga je naar de eerste stad.
table-go_on = Met Enter ga je naar de volgende stad.
table-usage_table = | route, dobbelstenen, plaatsen, spelers en alles wat op tafel ligt (t)
table-usage_pile = | de aflegstapels, met geheugensteun ook wat iedereen kon onthouden
table-no_pile = Wat iedereen van handen en voorraadstapels kon onthouden, toont alleen de geheugensteun ({ $rule }). De optie memory_aid=true zet hem aan.
table-search_word = groep
table-aim_win = Zeven steden, de ene na de andere. Wie na de laatste de meeste klompjes heeft, wint.
table-aim_raid = Iedereen legt gedekt een kaart voor een plaats. De hoogste kaart daar neemt de bovenste fiche, de volgende die eronder. Bovenop ligt de laagste waarde: wie als tweede komt, krijgt misschien meer.
table-aim_dice = Dan gooit de wachtpost. Runderen vragen een brandmerk (Ψ), een saloon vraagt een 6. Sterren (★) blijven op het sheriffveld: liggen alle dobbelstenen daar, dan komen de sheriffs, en wie nog in de stad is, verliest alle fiches.
table-aim_leave = In plaats van een kaart te leggen mag je de stad verlaten: fiches worden klompjes, en die zijn veilig. Wie het eerst vertrekt, mag één fiche voor later houden, de volgende groep twee, enzovoort.
table-aim_sell = Bij 4:1 worden vier punten buit één klompje. Latere steden betalen beter, en wat een stad zelf niet heeft, verkoop je daar 1:1.
table-title_number = stad { $number } van { $towns }
table-title_raid = rooftocht { $raid }
table-title_lookout = wachtpost: { $lookout }
table-account_legend = ★: de sheriffs hebben de fiches.
table-legend = [n] bovenste fiche; Ψ 6: moeten de dobbelstenen tonen; +n: opbrengst nu.
table-legend_full = [n]: de bovenste fiche van een plaats, daarachter die eronder. Ψ en 6: alleen als de dobbelstenen het tonen. Stapel: kaarten die nog te trekken zijn. Afleg: de laatst afgelegde kaart. Spelers: hun fiches, hun klompjes en wat de fiches nu zouden opbrengen; weg 2: in de tweede groep vertrokken.
table-place = Plaats
table-stack = Fiches
table-stock = Stapel
table-pile = Afleg
table-nuggets = Klompjes (+ fiches)
table-where = In de stad?
table-here = ja
table-laid = gelegd
table-gone = weg { $group }
table-empty = leeg
table-lacks = niet hier
table-of = { $number } van { $all }
table-dice = Gegooid
table-roll = de laatste worp
table-field = Sheriffveld
table-sheriffs = sheriffs hierna: { $chance }
table-sheriffs_here = de sheriffs zijn er!
table-without = alle plaatsen behalve { $kinds }
table-all = alle plaatsen
table-tiles = { $number ->
        [one] 1 fiche
       *[other] { $number } fiches
    }
table-your_hand = Je hand:
table-hand_of = { $player } heeft:
table-vain = nu nutteloos:
table-face_down = gedekt: { $card }
table-race = Allen tegelijk: de snelste kiest.
table-lay = Of leg een kaart (de bovenste fiche daar, en de kans dat daar iets te halen is):
table-lay_brief = Of leg een kaart:
table-leave = verlaten
table-departure = je fiches brengen { $sale } op
table-no_loot = je hebt geen fiches
table-no_loss = kost nu niets
table-one_to_one = in { $town } 1:1 te verkopen
table-left = nog { $number }
table-next_card = volgende: { $value }
table-because_leave = brengt zeker { $sale } op
table-because_lay = gaat naar een plaats waar bovenop een fiche van { $tile } ligt, met { $chance }% te halen als niemand je voor is
table-over = { $town } is voorbij
table-all_left = iedereen is vertrokken
table-sheriffs_came = de sheriffs kwamen
table-emptied = er lag niets meer
table-player = Speler
table-went = Vertrok
table-group = groep { $number }
table-fled = gevlucht
table-sold = { $points } tegen { $rate }:1
table-sold_nothing = verkoopt niets
table-keeps = houdt { $tiles }
table-last_tiles = laatste fiches: { $points } tegen 1:1
table-lost = verliest { $tiles }
table-lost_nothing = verliest niets
table-scoring_legend = +: klompjes uit deze stad; =: klompjes in totaal.
table-account = Klompjes uit
table-final = Op het eind
table-total = Samen
table-board = Ons speelbord
table-own_board = Een eigen speelbord
table-town = Stad
table-rate = Koers
table-yes = ja
table-no = nee
table-board_tiles = Fiches:
table-board_dice = { $dice } dobbelstenen, elk { $faces }. Voor elke stad worden { $drawn } fiches getrokken.
table-sign_printed = zonder teken: gedrukt in de spelregels
table-sign_reviewed = { $sign } uit recensies
table-sign_reconstructed = { $sign } gereconstrueerd
table-sign_given = { $sign } zoals opgegeven
table-reconstructed = Gereconstrueerd op dit speelbord: { $entries }.
table-none_reconstructed = Op dit speelbord is niets gereconstrueerd.
table-everything = koers en plaatsen
table-rate_of = koers
table-name_of = naam
table-sheet_you = Jij
table-sheet_who = Wie
table-sheet_card = Kaart
table-sheet_takes = Buit
table-sheet_loses = Verliest
table-sheet_no_place = hier { none } { $card }
table-sheet_no_symbol = { none } { $card } gegooid
table-sheet_none_left = { none } { $card } meer over
table-pile_kind = Soort
table-pile_open = Aflegstapel
table-pile_stock = Voorraad
table-pile_legend = Aflegstapel: de laatste kaart rechts. Voorraad: de bovenste kaart links. Handen en voorraden, voor zover iedereen ze heeft gezien; ? is een kaart die niet iedereen kent.

## What the page says at its table, besides
page-trail = Het pad
page-here = Hier is Doc Holliday
page-lacks = geen
page-without = zonder { $kinds }
page-everything = alles
page-places = Plaatsen van de stad
page-sells = Buit van plaatsen hier verkoopt { $rate }:1, andere buit 1:1.
page-sellsAll = Alle buit verkoopt hier 1:1.
page-needed = nodig
page-noPlace = Verkoop 1:1
page-nothingLeft = Niets meer over
page-stock = { $number } te trekken
page-stockNone = niets te trekken
page-pile = aflegstapel { $value }
page-pileEmpty = niets afgelegd
page-draw = Trekken
page-tiles = fiches { $values }
page-lastRoll = Laatste worp
page-noRoll = Hier is nog niet gegooid.
page-rolledBy = { $player } gooit
page-rolledByYou = Jij gooit
page-odds = { $number ->
        [one] Een ster op de laatste dobbelsteen brengt de sheriffs:
       *[other] Sterren op de { $number } overige dobbelstenen brengen de sheriffs:
    }
page-oneIn = { $few } op { $many }
page-faces-star = ster
page-faces-brand = brandmerk
page-faces-six = zes
page-seats = De anderen
page-lookout = wachtpost
page-gone = weg
page-goneKept = weg, { $number } gehouden
page-outUntil = weer mee in { $town }
page-hasLaid = kaart ligt gedekt
page-decides = beslist nu
page-draws = trekt een kaart
page-keeps = kiest wat blijft
page-waits = beslist nog
page-lastGot = { $card }: nam { $value }
page-lastNothing = { $card }: niets
page-nuggets = { $number ->
        [one] 1 klompje
       *[other] { $number } klompjes
    }
page-hand = Je rooftochtkaarten
page-noHand = Je hebt geen kaarten.
page-youLaid = Je hebt gedekt { $card } gelegd.
page-leaving = Nu vertrekken
page-yourLoot = Je buit
page-youAreOut = Je hebt de stad verlaten.
page-outKept = Deze fiches blijven van jou; de sheriffs krijgen ze niet.
page-keepUpTo = { $number ->
        [one] alles verkopen, of er één houden
       *[other] alles verkopen, of er tot { $number } houden
    }
page-sellAt = Verkoop { $rate }:1
page-noTiles = Je hebt nog geen fiches.
page-stay = Als je blijft:
page-whatToKeep = Wat houd je?
page-keepMore = { $number ->
        [one] nog één, van boven naar beneden
       *[other] nog { $number }, van boven naar beneden
    }
page-kept = gehouden
page-sold = verkocht
page-costs = kost { $number }
page-keepTiles = Je fiches, de hoogste eerst
page-risk = { $number ->
        [one] je fiche, { $points } waard, staat op het spel.
       *[other] je { $number } fiches, { $points } waard, staan op het spel.
    }
page-more = Stuk voor stuk
page-keepingCosts = Onder een fiche: wat de verkoop verliest als je hem houdt.
page-keepingCost = hem houden kost { $number }
page-marks-printed = Gedrukt in de spelregels: { $entries }.
page-marks-reviewed = Uit recensies: { $entries }.
page-marks-reconstructed = Gereconstrueerd, want spelregels noch recensies zeggen het: { $entries }.
page-marks-given = Zoals dit speelbord het opgeeft: { $entries }.
page-guessed = deels gereconstrueerd
page-help = Over { $name }
page-stamps-bank = Geen bank hier
page-stamps-saloon = Geen saloon hier
page-stamps-gold_mine = Geen goudmijn hier
page-stamps-cattle = Geen runderen hier
page-stamps-hotel = Geen hotel hier
page-stamps-horses = Geen paarden hier
page-emptyStamp = Leeg
page-moment-inLog = de rooftocht
page-moment-saleInLog = de verkoop
page-moment-raid = De rooftocht
page-moment-cards = Alle kaarten worden tegelijk omgedraaid.
page-moment-dice = { $player }: { $number ->
        [one] één dobbelsteen rolt.
       *[other] { $number } dobbelstenen rollen.
    }
page-moment-stars = Sheriffveld: { $number } van { $all }
page-moment-sheriffs = De Sheriffs
page-moment-nobody = niemand kwam
page-moment-noSymbol = Geen { $face }
page-moment-there = gegooid
page-moment-missing = niet gegooid
page-moment-sale = Weg uit { $town }
page-moment-here = { $points } tegen { $rate }:1
page-moment-elsewhere = { $points } tegen 1:1
