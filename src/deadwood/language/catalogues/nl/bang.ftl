### BANG! in Dutch.

title = BANG!
sentence = De sheriff is bekend, alle anderen verbergen wat ze zijn: schiet op de juisten en blijf in leven.
picture = Een gemaskerde schutter en een vrouw met hoed boven gekruiste revolvers

## Editions
editions-abacus-2005 = Abacus 2005
editions-international = internationaal

## What lies around: how it is called, bends and is not called
-draw-pile = voorraadstapel
    .gender = f
    .avoid = trekstapel
-discard-pile = aflegstapel
    .gender = f
    .avoid = weglegstapel
-distance = afstand
    .gender = f
-reach = bereik
    .gender = n
    .avoid = reikwijdte
-life = leven
    .gender = n
    .plural = levens
    .avoid = levenspunt
-flip = ‘trekken’
-eliminated = uitgeschakeld
    .avoid = uitgevallen
-character = personage
    .gender = n
    .plural = personages
    .avoid = karakter

## Cards, characters and roles

cards-bang = BANG!
    .gender = m
does-bang = Treft iemand binnen bereik van je wapen: hij verliest een leven als hij het niet afweert. Eén per beurt.
table-whom_bang = { $card }: op wie schiet je?
moves-play-at-bang = { $card } op { $player } spelen
events-play-at-bang = { $player } speelt { $card } op { $target }.
    .own = Je speelt { $card } op { $target }.
    .you = { $player } speelt { $card } op jou!

cards-missed = Mis!
    .gender = m
does-missed = Weert een treffer op jou af, van BANG! of Gatling. Alleen als antwoord, nooit in je eigen beurt.
events-missed = { $player } antwoordt met { $card }.
    .own = Je antwoordt met { $card }.
events-dodged = { $player } wordt niet geraakt.
    .own = Je wordt niet geraakt.

cards-beer = Bier
    .gender = n
does-beer = Geeft je in je beurt een leven terug.
does_beer-prevents = Het redt ook een leven als je er net een zou verliezen.
does_beer-heals = Het geeft ook een leven terug als je er net een hebt verloren.
does_beer-last = Het redt je ook als het om je laatste leven gaat.
does_beer-void = Nutteloos als er nog maar twee over zijn.
events-beer = { $player } drinkt { $card }.
    .own = Je drinkt { $card }.
events-beer-void = { $player } drinkt { $card }, maar met z'n tweeën helpt dat niet.
    .own = Je drinkt { $card }, maar met z'n tweeën helpt dat niet.
events-void = Met z'n tweeën helpt het Bier van { $player } niet.
    .own = Met z'n tweeën helpt je Bier niet.
events-prevented = { $player } verliest geen leven.
    .own = Je verliest geen leven.

cards-panic = Paniek!
    .gender = f
does-panic = Neem een kaart van iemand op afstand 1, welk wapen je ook hebt: willekeurig uit zijn hand, of een die voor hem ligt.
table-whom_panic = { $card }: van wie neem je een kaart?
table-ask_panic = { $card }: welke kaart neem je van { $target }?

cards-cat-balou = Cat Balou
    .gender = f
does-cat-balou = Iemand, hoe ver ook, legt een kaart af: willekeurig uit de hand, of een die voor hem ligt en die jij kiest.
table-whom_cat_balou = { $card }: wie moet een kaart afleggen?
table-ask_cat_balou = { $card }: welke kaart moet { $target } afleggen?

cards-stagecoach = Postkoets
    .gender = f
does-stagecoach = Neem twee kaarten.
table-brings_stagecoach = twee kaarten

cards-wells-fargo = Wells Fargo
    .gender = f
does-wells-fargo = Neem drie kaarten.
table-brings_wells_fargo = drie kaarten

cards-gatling = Gatling
    .gender = f
does-gatling = Treft alle anderen, hoe ver ook. Het telt niet als je BANG!
table-brings_gatling = treft alle anderen

cards-duel = Duel
    .gender = n
does-duel = Jij en een andere speler, hoe ver ook, leggen om de beurt een BANG! af, hij eerst. Wie het eerst stopt, verliest een leven.
table-whom_duel = { $card }: wie daag je uit?
moves-play-at-duel = { $player } uitdagen tot een { $card }
events-play-at-duel = { $player } daagt { $target } uit tot een { $card }.
    .own = Je daagt { $target } uit tot een { $card }.
    .you = { $player } daagt je uit tot een { $card }!
table-cause_duel = Je verliest het { $card } met { $other }.
questions-duel = Duel met { $other }: een BANG! afleggen, of een leven verliezen?
awaited-duel = een antwoord in het duel
table-pass_duel = geen BANG!, een leven verliezen

cards-indians = Indianen!
    .gender = p
does-indians = Alle anderen leggen een BANG! af of verliezen een leven. Mis! en Ton helpen niet.
table-brings_indians = alle anderen leggen een BANG! af of verliezen een leven
table-ask_indians = { $card } van { $source }: een BANG! afleggen, of een leven verliezen?
awaited-indians = een antwoord op de indianen
table-pass_indians = geen BANG!, een leven verliezen

cards-general-store = General Store
    .gender = m
does-general-store = Voor iedereen wordt een kaart omgedraaid; jij kiest eerst, dan de anderen op volgorde.
table-brings_general_store = een kaart voor iedereen, jij kiest eerst
questions-store = General Store: welke kaart neem je?
awaited-store = een kaart uit de General Store
events-store = In de General Store: { $cards }.
events-pick = { $player } neemt { $card }.
    .own = Je neemt { $card }.

cards-saloon = Saloon
    .gender = m
does-saloon = Iedereen die nog in het spel is, wint een leven terug.
table-brings_saloon = iedereen wint een leven terug

cards-jail = Gevangenis
    .gender = f
does-jail = Ligt voor een andere speler, nooit voor de sheriff. Vóór zijn beurt ‘trekt’ hij: harten bevrijdt hem, anders slaat hij een beurt over.
table-whom_jail = { $card }: wie gaat erin?
table-sign_jail = Gevangenis: harten bevrijdt je.
moves-play-at-jail = { $player } gevangenzetten ({ $card })
events-play-at-jail = { $player } zet { $target } gevangen.
    .own = Je zet { $target } gevangen.
    .you = { $player } zet je gevangen!
events-free = { $player } is vrij.
    .own = Je bent vrij.
events-locked = { $player } blijft in de gevangenis.
    .own = Je blijft in de gevangenis.

cards-dynamite = Dynamiet
    .gender = n
does-dynamite = Ligt voor jou. Wie het heeft, ‘trekt’ vóór zijn beurt: bij schoppen van 2 tot en met 9 kost het hem drie levens, anders gaat het verder naar links.
table-brings_dynamite = gaat rond tot het iemand drie levens kost
table-sign_dynamite = Dynamiet: schoppen van 2 tot en met 9 ontploft.
events-explodes = Het Dynamiet ontploft voor { $player }!
    .own = Het Dynamiet ontploft voor jou!
events-passes-on = Het Dynamiet gaat verder naar { $to }.
    .you = Het Dynamiet gaat verder naar jou.
table-cause_dynamite = Het { $card } ontploft voor je.
table-died_dynamite = { $player } ({ $role }) door het { $card }

cards-barrel = Ton
    .gender = f
does-barrel = Ligt voor jou. Word je geraakt, dan mag je ‘trekken’: harten weert de treffer af.
table-brings_barrel = harten weert een treffer af
table-sign_barrel = Harten weert de treffer af.
questions-barrel = { $source } schiet op je. Op harten trekken?
awaited-barrel = of er op harten wordt getrokken
table-pass_barrel = niet trekken
moves-draw-sign = op harten trekken

cards-appaloosa = Appaloosa
    .gender = m
does-appaloosa = Ligt voor jou. Alle anderen zijn voor jou 1 dichterbij.
table-brings_appaloosa = alle anderen zijn voor jou 1 dichterbij

cards-mustang = Mustang
    .gender = m
does-mustang = Ligt voor jou. Je bent voor alle anderen 1 verder weg.
table-brings_mustang = je bent voor alle anderen 1 verder weg

cards-volcanic = Volcanic
    .gender = f
does-volcanic = Een wapen dat 1 ver reikt en waarmee je per beurt zoveel BANG! speelt als je wilt.
table-brings_volcanic = reikt { $reach } ver (nu { $now }), en zoveel BANG! per beurt als je wilt

cards-schofield = Schofield
    .gender = f
does-schofield = Een wapen dat 2 ver reikt.

cards-remington = Remington
    .gender = f
does-remington = Een wapen dat 3 ver reikt.

cards-rev-carabine = Rev. Carabine
    .gender = f
does-rev-carabine = Een wapen dat 4 ver reikt.

cards-winchester = Winchester
    .gender = f
does-winchester = Een wapen dat 5 ver reikt.

cards-bart-cassidy = Bart Cassidy
does-bart-cassidy = Voor elk leven dat hij verliest, mag hij een kaart nemen.
questions-bart-draw = { $number ->
        [one] Je bent gewond. Neem je een kaart van de voorraadstapel?
       *[other] Je bent gewond. Neem je { $number } kaarten van de voorraadstapel?
    }
awaited-bart-draw = kaarten voor de wond
table-pass_bart_draw = niets nemen
moves-draw-bart = de kaarten nemen

cards-black-jack = Black Jack
does-black-jack = Toont de tweede kaart die hij neemt; harten of ruiten geeft hem een derde.
events-show = { $player } toont { $card }.
    .own = Je toont { $card }.

cards-calamity-janet = Calamity Janet
does-calamity-janet = BANG! en Mis! zijn voor haar hetzelfde: de ene mag ze als de andere gebruiken.

cards-el-gringo = El Gringo
does-el-gringo = Neemt een kaart uit de hand van wie hem een leven kost. Heeft één leven minder.

cards-jesse-jones = Jesse Jones
does-jesse-jones = Mag de eerste kaart van zijn beurt uit iemands hand nemen.
questions-jesse-take = Je eerste kaart: van de voorraadstapel, of uit wiens hand?
awaited-jesse-take = de eerste kaart
moves-draw-talon = van de voorraadstapel nemen
moves-take-from = een kaart uit de hand van { $player } nemen

cards-jourdonnais = Jourdonnais
does-jourdonnais = Heeft een eigen Ton: wordt hij geraakt, dan mag hij ‘trekken’, en harten weert het af.

cards-kit-carlson = Kit Carlson
does-kit-carlson = Bekijkt in zijn beurt drie kaarten, houdt er twee en legt de derde bovenop terug.
questions-kit-pick = Twee van deze drie zijn van jou. Welke leg je terug?
awaited-kit-pick = welke kaart teruggelegd wordt
moves-put-back = { $card } terugleggen
events-look = { $player } bekijkt drie kaarten.
    .own = Je bekijkt { $cards }.
events-put-back = { $player } neemt er twee en legt er een terug.
    .own = Je legt { $card } terug en neemt de andere.

cards-lucky-duke = Lucky Duke
does-lucky-duke = ‘Trekt’ altijd twee kaarten en kiest welke telt.
questions-lucky-pick = Welke van de twee kaarten telt?
awaited-lucky-pick = welke kaart telt
questions-lucky-order = Welke ervan ligt boven op de aflegstapel?
awaited-lucky-order = welke kaart bovenop ligt
events-counts = { $card } telt.
events-on-top = { $card } ligt boven op de aflegstapel.

cards-paul-regret = Paul Regret
does-paul-regret = Is voor alle anderen 1 verder weg. Heeft één leven minder.

cards-pedro-ramirez = Pedro Ramirez
does-pedro-ramirez = Mag de eerste kaart van zijn beurt van de aflegstapel nemen.
questions-pedro-take = Je eerste kaart: van de voorraadstapel, of { $card } van de aflegstapel?
awaited-pedro-take = de eerste kaart
moves-take-discard = { $card } van de aflegstapel nemen
events-take-discard = { $player } neemt { $card } van de aflegstapel.
    .own = Je neemt { $card } van de aflegstapel.

cards-rose-doolan = Rose Doolan
does-rose-doolan = Alle anderen zijn voor haar 1 dichterbij.

cards-sid-ketchum = Sid Ketchum
does-sid-ketchum = Mag twee kaarten afleggen om een leven te redden, of in zijn beurt om er een terug te winnen.
questions-sid-pair = Welke kaart leg je af? (nog { $number })
awaited-sid-pair = twee kaarten voor een leven
moves-heal = twee kaarten afleggen voor een leven
events-sid = { $player } ruilt twee kaarten voor een leven.
    .own = Je ruilt twee kaarten voor een leven.

cards-slab-the-killer = Slab the Killer
does-slab-the-killer = Tegen zijn BANG! heb je twee keer Mis! nodig.

cards-suzy-lafayette = Suzy Lafayette
does-suzy-lafayette = Neemt een kaart zodra haar hand leeg is.
events-suzy = De hand van { $player } is leeg.
    .own = Je hand is leeg.

cards-vulture-sam = Vulture Sam
does-vulture-sam = Neemt alle kaarten van iedereen die wordt uitgeschakeld.
events-haul = { $player } neemt de handkaarten van { $from }.
    .own = Je neemt de handkaarten van { $from }: { $cards }.
events-haul-table = { $player } neemt { $cards } van wat voor { $from } ligt.
    .own = Je neemt { $cards } van wat voor { $from } ligt.

cards-willy-the-kid = Willy the Kid
does-willy-the-kid = Mag in zijn beurt zoveel BANG! spelen als hij wil.

cards-sheriff = Sheriff
    .gender = m
does-sheriff = Is bij iedereen bekend, begint, en heeft een leven meer. Wint met zijn hulpsheriffs als alle outlaws en de renegaat zijn uitgeschakeld.
endings-sheriff = de wet heeft gewonnen
table-you_sheriff = Jij bent de sheriff, en iedereen weet het. Schakel alle outlaws en de renegaat uit.
events-sheriff = { $player } is de sheriff.
    .own = Jij bent de sheriff.
events-over-sheriff = Alle outlaws en de renegaat zijn uitgeschakeld: de wet heeft gewonnen!
events-penalty = De sheriff heeft een hulpsheriff uitgeschakeld en verliest alle kaarten.
    .own = Je hebt een hulpsheriff uitgeschakeld en verliest alle kaarten.

cards-deputy = Hulpsheriff
    .gender = m
    .plural = hulpsheriffs
    .avoid = helper
does-deputy = Staat in het geheim aan de kant van de sheriff; wint met hem, dood of levend.
table-you_deputy = Jij bent een hulpsheriff. Je wint met de sheriff, dood of levend: bescherm hem, en houd je rol voor je als dat helpt.

cards-outlaw = Outlaw
    .gender = m
    .plural = outlaws
    .avoid = bandiet
does-outlaw = Wint met alle outlaws als de sheriff is uitgeschakeld, dood of levend. Wie er een uitschakelt, neemt drie kaarten.
endings-outlaw = de outlaws hebben gewonnen
table-you_outlaw = Jij bent een outlaw. Je wint met alle outlaws zodra de sheriff is uitgeschakeld, dood of levend.
events-over-outlaw = De sheriff is uitgeschakeld: de outlaws hebben gewonnen!
events-reward = { $player } verdient de beloning voor een outlaw.
    .own = Je verdient de beloning voor een outlaw.

cards-renegade = Renegaat
    .gender = m
    .avoid = afvallige
does-renegade = Wint alleen, als hij als laatste overblijft; de sheriff moet als laatste gaan.
endings-renegade = de renegaat heeft gewonnen
table-you_renegade = Jij bent de renegaat. Je wint alleen als je alleen overblijft; gaat de sheriff terwijl er anderen leven, dan winnen de outlaws.
events-over-renegade = De renegaat is als laatste over en heeft gewonnen!

## The rules by number (BG4_1 is BG4.1), each with why it refuses a move

chapters-BG1 = Voorbereiding
clauses-BG1_1 = Er zijn 80 kaarten van 22 soorten. Op elke kaart staat ook een pokerteken, van 2 tot aas in vier kleuren.
clauses-BG1_2 = Met 4 spelers zijn er een sheriff, een renegaat en 2 outlaws; met 5 komt er een hulpsheriff bij, met 6 een derde outlaw, met 7 een tweede hulpsheriff. De rollen worden gedekt gedeeld.
clauses-BG1_3 = De sheriff toont zijn rol. Hij heeft 1 leven meer dan bij zijn personage staat, meer kan ook hij nooit hebben, en hij begint.
clauses-BG1_4 = Iedereen heeft een van de 16 personages, open voor zich.
clauses-BG1_5 = El Gringo en Paul Regret hebben 3 levens, alle anderen 4. Meer kun je er ook later niet hebben. Je krijgt zoveel kaarten als je levens hebt.
clauses-BG1_6 = Je krijgt twee personages; het eerste ben jij, het tweede doet niet mee. De tafel kan afspreken dat iedereen een van zijn twee kiest, om de beurt vanaf de sheriff.
reasons-BG1_6 = Kies een van de twee personages die je hebt gekregen.

chapters-BG2 = Winnen
clauses-BG2_1 = Is de sheriff uitgeschakeld, dan eindigt het spel meteen en winnen alle outlaws, dood of levend.
clauses-BG2_2 = Maar is de renegaat dan als enige nog in leven, dan wint de renegaat.
clauses-BG2_3 = Zijn alle outlaws en de renegaat uitgeschakeld, dan eindigt het spel meteen en winnen de sheriff en alle hulpsheriffs, dood of levend.

chapters-BG3 = Een beurt
clauses-BG3_1 = Jullie spelen met de klok mee. Een beurt heeft drie fasen: kaarten nemen, kaarten spelen, afleggen wat te veel is. Ligt er Dynamiet of Gevangenis voor je, dan komt dat eerst.
clauses-BG3_2 = Fase I: je neemt de twee bovenste kaarten van de voorraadstapel, zonder dat de anderen ze zien.
clauses-BG3_3 = Fase II: je speelt zoveel kaarten uit je hand als je wilt, de ene na de andere.
clauses-BG3_4 = Fase III: heb je meer kaarten in je hand dan je nu levens hebt, dan leg je af tot dat aantal; welke kaarten en in welke volgorde, kies je zelf. Kaarten op tafel tellen niet mee.
clauses-BG3_5 = Word je in je eigen beurt uitgeschakeld, dan eindigt de beurt zonder fase III.
clauses-BG3_6 = Zodra de voorraadstapel op is, wordt de aflegstapel tot een nieuwe voorraadstapel geschud.
clauses-BG3_7 = Zijn voorraadstapel en aflegstapel allebei leeg, dan krijg je niets en gaat het spel door.
clauses-BG3_8 = Raakt de voorraadstapel ergens middenin op, dan komt eerst de kaart aan die onderweg is. Kaarten die open liggen om uit te kiezen, worden niet meegeschud, en kaarten die iemand heeft bekeken, blijven bovenop.

chapters-BG4 = Kaarten spelen
clauses-BG4_1 = Kaarten worden één voor één gespeeld. Zolang er een wordt afgehandeld, speelt niemand een andere; alleen Bier en Mis! mogen dan wel. Vaardigheden en kaarten op tafel werken altijd.
reasons-BG4_1 = Beantwoord eerst de vraag: { $card } kan nu niet zo worden gespeeld.
clauses-BG4_2 = In je beurt speel je maar één BANG!, tenzij je Willy the Kid bent of een Volcanic hebt.
reasons-BG4_2 = Je hebt in deze beurt al een BANG! gespeeld.
clauses-BG4_3 = Niemand mag twee kaarten met dezelfde naam voor zich hebben; de tweede kan niet worden gespeeld. Een wapen wel: het vervangt het oude.
reasons-BG4_3 = { $card } ligt al voor je.
clauses-BG4_4 = Een bruine kaart gaat na de werking naar de aflegstapel (Abacus) of ervoor (internationaal).
clauses-BG4_5 = Een blauwe kaart wordt open voor een speler gelegd en werkt tot iets die weghaalt.
clauses-BG4_6 = Wat een bruine kaart doet, is gedaan door wie die speelde; wat een blauwe kaart doet, door de speler voor wie die ligt.
clauses-BG4_7 = BANG!, Duel, Paniek!, Cat Balou en Gevangenis speel je op een speler. Alle andere kaarten speel je zonder doelwit.
reasons-BG4_7 = { $card } wordt niet zo gespeeld: BANG!, Duel, Paniek!, Cat Balou en Gevangenis speel je op een speler, alle andere niet.
clauses-BG4_8 = Je kunt alleen iemand als doelwit kiezen die nog meedoet.
reasons-BG4_8 = Dat gaat niet: { $player } doet niet mee.

chapters-BG5 = ‘Trekken’
clauses-BG5_1 = Om te ‘trekken’ draai je de bovenste kaart van de voorraadstapel om; daarna ligt die op de aflegstapel. Alleen het pokerteken erop telt.
clauses-BG5_2 = Is er geen kaart om om te draaien, dan is het ‘trekken’ mislukt.

chapters-BG6 = Afstand
clauses-BG6_1 = De afstand tot een andere speler is het aantal plaatsen tot aan hem, langs de kortste weg rond de tafel; alleen spelers die nog leven, tellen mee.
clauses-BG6_2 = Een Mustang zet zijn eigenaar voor alle anderen 1 verder weg. Een Appaloosa brengt alle anderen 1 dichter bij zijn eigenaar.
clauses-BG6_3 = Alles wat erbij komt en eraf gaat, wordt samen geteld; de uitkomst is nooit lager dan 1.

chapters-BG7 = Wapens
clauses-BG7_1 = Ligt er geen wapen voor je, dan heb je een Colt die 1 ver reikt.
clauses-BG7_2 = Zo ver reiken de wapens: Volcanic 1, Schofield 2, Remington 3, Rev. Carabine 4, Winchester 5.
clauses-BG7_3 = Je hebt maar één wapen. Een nieuw wapen vervangt het oude meteen, ook een met dezelfde naam; het oude gaat naar de aflegstapel.
clauses-BG7_4 = Met een Volcanic voor je mag je in je beurt zo vaak BANG! spelen als je wilt. Dat geldt alleen zolang die daar ligt.

chapters-BG8 = Treffers
clauses-BG8_1 = Een BANG! is een treffer op een andere speler die niet verder weg is dan je wapen reikt.
reasons-BG8_1 = Je kunt { $player } niet raken: een BANG! is voor anderen binnen bereik van je wapen.
clauses-BG8_2 = Alleen BANG! en Gatling zijn treffers: Ton en Mis! helpen tegen die twee en verder nergens tegen.
clauses-BG8_3 = Bij een treffer op jou op volgorde: (1) je mag voor een Ton ‘trekken’; (2) je mag Mis! spelen; (3) je mag Bier spelen; (4) het leven is verloren (internationaal: vóór Bier); (5) het blijkt of je uitgeschakeld bent; (6) vaardigheden die bij een verloren leven werken, volgen.
reasons-BG8_3 = { $card } helpt nu niet.
clauses-BG8_4 = Mis! is alleen een antwoord op een treffer op jezelf. Waar er twee nodig zijn, speel je ze allebei of geen van beide; Suzy Lafayette mag met haar laatste kaart beginnen (Abacus).
reasons-BG8_4 = Mis! is alleen een antwoord op een treffer, en waar er twee nodig zijn, speel je ze allebei of geen van beide.
clauses-BG8_5 = Met een Ton voor je mag je bij een treffer op jou ‘trekken’: harten is zo goed als een Mis!, en lukt het niet, dan mag je nog altijd Mis! spelen.
clauses-BG8_6 = Gatling treft alle anderen, met de klok mee vanaf je linkerbuur. Een BANG! is het niet.
clauses-BG8_7 = Elke treffer wordt helemaal afgehandeld voordat de volgende speler aan de beurt is.

chapters-BG9 = Levens
clauses-BG9_1 = In je fase II geeft een Bier je 1 leven terug, maar nooit meer dan je aan het begin had.
reasons-BG9_1 = Je hebt al je levens al.
clauses-BG9_2 = Je mag Bier ook spelen als je al je levens hebt; het is dan verspild.
clauses-BG9_3 = Dreig je levens te verliezen, ook in je eigen beurt (Dynamiet, een verloren Duel), dan redt Bier je 1 leven: wat is voorkomen, was nooit verloren (Abacus). Of het geneest: het leven is verloren en wordt teruggewonnen (internationaal).
clauses-BG9_4 = Je mag het spelen telkens als je levens dreigt te verliezen (Abacus), of alleen als het om je laatste leven gaat (internationaal).
reasons-BG9_4 = Bier kan nu alleen als je je laatste leven verliest.
clauses-BG9_5 = Zijn er nog maar twee spelers over, dan werkt Bier niet, al mag je het wel spelen.
clauses-BG9_6 = Je mag er meer spelen, maar voor niet meer levens dan er net verloren gaan: met 2 levens laten Dynamiet en twee Bier je er nog 1.
reasons-BG9_6 = Je hebt alle levens teruggewonnen die je net hebt verloren.
clauses-BG9_7 = Saloon wordt in je fase II gespeeld en geeft iedereen die nog leeft, 1 leven terug, ook als er maar twee over zijn.

chapters-BG10 = Duel en Indianen!
clauses-BG10_1 = Voor een Duel daag je een willekeurige andere speler uit, op welke afstand ook. Hij antwoordt het eerst.
reasons-BG10_1 = Je kunt jezelf niet tot een Duel uitdagen.
clauses-BG10_2 = Om de beurt leggen jullie een BANG! af. Die geldt niet als gespeeld, is dus niet de BANG! van je beurt; Mis! en Ton helpen niet.
reasons-BG10_2 = Hier helpt alleen een BANG!
clauses-BG10_3 = Wie het eerst geen BANG! aflegt, verliest 1 leven, door de kaart van wie tot het Duel uitdaagde, ook als hij dat zelf was.
clauses-BG10_4 = Indianen!: met de klok mee vanaf je linkerbuur legt ieder ander een BANG! af of verliest 1 leven. Mis! en Ton helpen niet. Elk wordt helemaal afgehandeld voordat de volgende aan de beurt is.
clauses-BG10_5 = Je hoeft nooit een BANG! af te leggen, ook niet als je er een hebt.

chapters-BG11 = Paniek! en Cat Balou
clauses-BG11_1 = Met Paniek! neem je een kaart van een andere speler op afstand 1, welk wapen je ook hebt: een willekeurige uit zijn hand, of een die voor hem ligt. Die komt in je hand.
reasons-BG11_1 = Met Paniek! neem je een kaart van een andere speler op afstand 1.
clauses-BG11_2 = Door Cat Balou moet een speler naar keuze een kaart afleggen: een willekeurige uit zijn hand, of een die voor hem ligt, net wat jij zegt.
reasons-BG11_2 = Kies een kaart die daar ligt, of een uit de hand.
clauses-BG11_3 = Je mag Cat Balou ook op jezelf spelen en dan vrij uit je eigen kaarten kiezen (Abacus), of helemaal niet op jezelf (internationaal).
reasons-BG11_3 = Aan deze tafel speel je Cat Balou niet op jezelf.
clauses-BG11_4 = Je kunt niemand kiezen die geen kaart te verliezen heeft. De kaart die je speelt, telt niet mee.
reasons-BG11_4 = Bij { $player } valt geen kaart te halen.

chapters-BG12 = Gevangenis en Dynamiet
clauses-BG12_1 = Gevangenis leg je voor een speler naar keuze, op welke afstand ook, ook voor jezelf, maar nooit voor de sheriff en niet waar al een Gevangenis ligt.
reasons-BG12_1 = Gevangenis leg je niet voor de sheriff, en niet waar er al een ligt.
clauses-BG12_2 = In de gevangenis moet je vóór je beurt ‘trekken’. Harten maakt je vrij: Gevangenis gaat naar de aflegstapel, en je hebt je beurt.
clauses-BG12_3 = Lukt het niet, dan sla je fase I en II over, leg je af wat te veel is, en gaat daarna Gevangenis naar de aflegstapel (Abacus); of Gevangenis gaat er meteen heen en je verliest je hele beurt (internationaal).
clauses-BG12_4 = Ook in de gevangenis kun je doelwit zijn en antwoorden zoals altijd.
clauses-BG12_5 = Dynamiet leg je voor jezelf.
clauses-BG12_6 = Met Dynamiet voor je moet je vóór je beurt ‘trekken’. Bij schoppen van 2 tot en met 9 gaat het naar de aflegstapel, verlies je 3 levens, en geldt geen speler als de veroorzaker. Overleef je het, dan gaat je beurt door.
clauses-BG12_7 = Anders gaat het verder naar de volgende speler links van je die nog leeft.
clauses-BG12_8 = Je ‘trekt’ eerst voor Dynamiet, dan voor Gevangenis.

chapters-BG13 = Meer kaarten
clauses-BG13_1 = Postkoets: je neemt de twee bovenste kaarten van de voorraadstapel.
clauses-BG13_2 = Wells Fargo: je neemt de drie bovenste kaarten van de voorraadstapel.
clauses-BG13_3 = General Store: voor iedereen die nog leeft, wordt een kaart opengelegd. Jij kiest er het eerst een, dan de anderen met de klok mee, alles open. Niemand speelt een kaart voordat iedereen heeft gekozen.
reasons-BG13_3 = Kies een van de kaarten die open liggen.
clauses-BG13_4 = Zijn er te weinig kaarten, dan krijgen de laatste spelers niets.

chapters-BG14 = Uitgeschakeld
clauses-BG14_1 = Zonder levens ben je uitgeschakeld. Iedereen krijgt je rol te zien, en je personage is uit het spel.
clauses-BG14_2 = Je handkaarten en de kaarten voor je gaan naar de aflegstapel in de volgorde die je kiest. Daar wordt alleen naar gevraagd als iemand de bovenste kaart zou kunnen nemen.
reasons-BG14_2 = Die kaart kun je niet afleggen, die is niet van jou.
clauses-BG14_3 = Wie een outlaw uitschakelt, neemt drie kaarten van de voorraadstapel, welke rol hij zelf ook heeft.
clauses-BG14_4 = Een sheriff die een hulpsheriff uitschakelt, legt alle kaarten uit zijn hand en voor zich af, in de volgorde die hij kiest.
clauses-BG14_5 = Geen van beide gebeurt als het door Dynamiet kwam, of als iemand sterft in een Duel waartoe hij zelf uitdaagde.
clauses-BG14_6 = Eerst worden de kaarten van de uitgeschakelde speler weggelegd, dan komt de beloning of de straf.
clauses-BG14_7 = Een bruine kaart die nog wordt afgehandeld, gaat naar de aflegstapel, ook als wie die speelde is uitgeschakeld, en nooit naar Vulture Sam.

chapters-BG15 = Vaardigheden
clauses-BG15_1 = Een vaardigheid gaat vóór de regels. Werken er meer tegelijk, dan komt eerst de speler die aan de beurt is, dan de anderen met de klok mee.
clauses-BG15_2 = Waar een vaardigheid zegt dat je mag, wordt het je gevraagd. Al het andere gebeurt vanzelf.

chapters-BG16 = De personages
clauses-BG16_1 = Bart Cassidy: als hij levens verliest, mag hij evenveel kaarten van de voorraadstapel nemen.
clauses-BG16_2 = Bart Cassidy krijgt niets voor een verlies dat is voorkomen, en niets als hij wordt uitgeschakeld.
clauses-BG16_3 = Black Jack: in fase I toont hij zijn tweede kaart. Bij harten of ruiten neemt hij ongezien een derde.
clauses-BG16_4 = Calamity Janet: ze mag BANG! als Mis! gebruiken en Mis! als BANG!, ook tegen Indianen! en in een Duel.
clauses-BG16_5 = Een Mis! die Calamity Janet als BANG! speelt, is de BANG! van haar beurt.
clauses-BG16_6 = El Gringo: voor een leven dat hij door de kaart van een andere speler verliest, neemt hij een willekeurige kaart uit diens hand. Uit een lege hand krijgt hij niets.
clauses-BG16_7 = El Gringo krijgt niets bij Dynamiet, bij een Duel waartoe hij zelf uitdaagde, bij een verlies dat is voorkomen, en als hij wordt uitgeschakeld.
clauses-BG16_8 = Jesse Jones: in fase I mag hij zijn eerste kaart uit de hand van een andere speler nemen, willekeurig en op elke afstand. De tweede komt van de voorraadstapel.
reasons-BG16_8 = Jesse Jones neemt zijn eerste kaart van de voorraadstapel of uit de hand van een andere speler.
clauses-BG16_9 = Neemt Jesse Jones de laatste kaart van Suzy Lafayette, dan krijgt zij haar nieuwe voordat hij zijn tweede neemt.
clauses-BG16_10 = Jourdonnais: bij een treffer op hem mag hij ‘trekken’ alsof hij een Ton heeft. Met een echte Ton mag hij het twee keer.
clauses-BG16_11 = Kit Carlson: in fase I bekijkt hij de drie bovenste kaarten van de voorraadstapel, neemt er twee en legt de derde gedekt weer bovenop.
reasons-BG16_11 = Kies een van de drie bovenste kaarten van de voorraadstapel.
clauses-BG16_12 = Lucky Duke: telkens als hij ‘trekt’, draait hij twee kaarten om en kiest hij welke telt.
reasons-BG16_12 = Kies een van de twee kaarten die zijn omgedraaid.
clauses-BG16_13 = Lucky Duke legt beide kaarten op de aflegstapel in de volgorde die hij wil. Daar wordt alleen naar gevraagd als iemand de bovenste kaart zou kunnen nemen.
reasons-BG16_13 = Kies een van de twee kaarten die zijn omgedraaid.
clauses-BG16_14 = Paul Regret: voor alle anderen is hij 1 verder weg. Een Mustang komt daar nog bij.
clauses-BG16_15 = Pedro Ramirez: in fase I mag hij eerst de bovenste kaart van de aflegstapel nemen. De tweede kaart komt van de voorraadstapel, en zonder aflegstapel komen ze daar allebei vandaan.
clauses-BG16_16 = Rose Doolan: alle anderen zijn voor haar 1 dichterbij. Een Appaloosa komt daar nog bij.
clauses-BG16_17 = Sid Ketchum: telkens als hij levens zou verliezen, mag hij voor elk leven dat hij wil houden, twee kaarten uit zijn hand afleggen. Dat is geen Bier, dus het werkt ook als er nog maar twee spelers over zijn.
reasons-BG16_17 = Daarvoor heeft Sid Ketchum twee kaarten in zijn hand nodig.
clauses-BG16_18 = In zijn eigen beurt mag Sid Ketchum twee kaarten afleggen om 1 leven terug te winnen, maar niet als hij al zijn levens heeft: één keer, in fase II of III, dus ook in de gevangenis (Abacus); of zo vaak hij wil (internationaal).
reasons-BG16_18 = Sid Ketchum geneest niet als hij al zijn levens heeft, en niet vaker dan aan deze tafel geldt.
clauses-BG16_19 = Slab the Killer: tegen een BANG! die hij speelt, heb je twee keer Mis! nodig. Een Ton die helpt, telt als één daarvan. Al zijn andere kaarten zijn als altijd.
clauses-BG16_20 = Suzy Lafayette: zodra haar hand leeg is, neemt ze de bovenste kaart van de voorraadstapel; ligt daar geen kaart, dan zodra er weer een is en er verder niets af te handelen is.
clauses-BG16_21 = Suzy Lafayette neemt die meteen, zelfs midden in een Duel (Abacus), of als de gespeelde kaart is afgehandeld (internationaal). Neemt ze meteen, dan mag ze tegen Slab the Killer haar laatste kaart spelen, een Mis!, en doorgaan als ze dan nog een Mis! neemt; zo niet, dan wordt ze geraakt en is de eerste verbruikt.
clauses-BG16_22 = Vulture Sam: als een andere speler is uitgeschakeld, neemt hij alles wat die in zijn hand en voor zich heeft, in zijn eigen hand.
clauses-BG16_23 = Willy the Kid: hij mag in zijn beurt zo vaak BANG! spelen als hij wil.
clauses-BG16_24 = Internationaal mag Sid Ketchum dat ook in de beurt van een ander, altijd behalve midden in een effect. Daar wacht niemand op hem: hij mag ertussen komen zolang de ander kiest wat die speelt of aflegt.

chapters-BG17 = Wat iedereen weet
clauses-BG17_1 = Iedereen mag zien: de sheriff, personages, levens, kaarten op tafel, alles wat is afgelegd, getoond of ‘getrokken’, hoeveel kaarten elke hand en de voorraadstapel hebben, en wat de spelers elkaar hebben aangedaan.
clauses-BG17_2 = Verborgen zijn rollen, handen en de voorraadstapel. Wat uit een hand wordt genomen, zien alleen de twee spelers.
clauses-BG17_3 = Wie een kaart in zijn hand heeft, wordt om een antwoord gevraagd, of hij er een heeft of niet; zo verraadt een pauze niets.
clauses-BG17_4 = Wie is uitgeschakeld, ziet tot het einde van het spel wat een toeschouwer ziet. De tafel kan hem alles laten zien.

## Options of the rules, and their values
options-beer = Bier buiten de beurt: voorkomt het het verlies, of geneest het?
options-beer_off_turn = Wanneer mag je Bier buiten je beurt spelen: tegen elk verlies, of alleen bij het laatste leven?
options-beer_void_with_two = Werkt Bier niet als er nog maar twee spelers over zijn?
options-sid_heals = Hoe vaak mag Sid Ketchum genezen: één keer in zijn eigen beurt of altijd?
options-jail_failed = Niet uit de gevangenis: afleggen wat te veel is, of de hele beurt verliezen?
options-brown_cards = Gaan bruine kaarten na hun werking naar de aflegstapel, of ervoor?
options-cat_balou_self = Mag je Cat Balou op jezelf spelen?
options-suzy_draws = Wanneer neemt Suzy Lafayette haar kaart: meteen, of als de gespeelde kaart is afgehandeld?
options-choose_character = Kiest iedereen een van twee personages?
options-dead_see_all = Mogen uitgeschakelde spelers alles zien?

values-true = ja
values-false = nee
values-prevents = het voorkomt
values-heals = het geneest
values-any_loss = tegen elk verlies
values-lethal_only = alleen bij het laatste leven
values-once = één keer
values-any_number = zo vaak hij wil
values-phase_three = alleen fase III
values-turn_lost = de beurt is verloren
values-after = erna
values-before = ervoor
values-at_once = meteen

## Questions, and what others wait for
questions-choose-character = Welk personage wil je zijn?
questions-play = Speel een kaart, of beëindig je beurt.
questions-step-in = Je mag er nu tussen komen, of druk op Enter en { $player } gaat verder.
questions-shed = Je hebt te veel kaarten voor je levens. Welke leg je af?
questions-shed-heal = Je blijft in de gevangenis. Twee kaarten afleggen voor een leven, of je beurt beëindigen?
questions-dodge = { $source } schiet op je. Mis! spelen?
questions-dodge-two = { $source } schiet op je, en je hebt twee keer Mis! nodig. Beide spelen?
questions-dodge-second = Nog een keer Mis!: met welke kaart?
questions-save = { $number ->
        [one] Je dreigt een leven te verliezen. Bier spelen?
       *[other] Je dreigt { $number } levens te verliezen. Bier spelen?
    }
questions-lay-down = Al je kaarten gaan naar de aflegstapel. Welke is de volgende?
questions-pick-self = Welke van je kaarten leg je af?

awaited-choose-character = een personage
awaited-play = kaarten spelen
awaited-shed = een kaart om af te leggen
awaited-dodge = een antwoord op het schot
awaited-save = of een leven wordt gered
awaited-lay-down = de volgende kaart voor de aflegstapel
awaited-pick = welke kaart gekozen wordt

## Moves, and what they would bring
moves-end = je beurt beëindigen
moves-pass = passen
moves-choose-hand = een willekeurige kaart uit de hand
moves-play = { $card } spelen
moves-play-at = { $card } op { $player } spelen
moves-play-at-self = { $card } op jezelf spelen
moves-discard = { $card } afleggen
moves-choose = { $card } kiezen
moves-be = { $card } zijn

previews-distance = afstand { $distance }
previews-needed = { $needed } keer Mis! nodig
previews-draws = mag op harten trekken
previews-gain = { $gain ->
        [one] +1 leven
       *[other] +{ $gain } levens
    }
previews-no-gain = geen effect

## Events
events-role = { $player } heeft een rol.
    .own = Je rol: { $role }.
events-offer = { $player } mag uit twee personages kiezen.
    .own = Je mag kiezen tussen { $first } en { $second }.
events-character = { $player } speelt als { $character }.
    .own = Jij speelt als { $character }.
events-dealt = { $number ->
        [one] { $player } krijgt een kaart.
       *[other] { $player } krijgt { $number } kaarten.
    }
    .own = Je krijgt: { $cards }.
events-begin = Het spel begint.
events-turn = { $player } is aan de beurt.
events-draw = { $number ->
        [one] { $player } neemt een kaart van de voorraadstapel.
       *[other] { $player } neemt { $number } kaarten van de voorraadstapel.
    }
    .own = Je neemt { $card } van de voorraadstapel.
events-reshuffle = { $number ->
        [one] 1 kaart vormt de nieuwe voorraadstapel.
       *[other] { $number } kaarten worden tot een nieuwe voorraadstapel geschud.
    }
events-play = { $player } speelt { $card }.
    .own = Je speelt { $card }.
events-play-at = { $player } speelt { $card } op { $target }.
    .own = Je speelt { $card } op { $target }.
    .you = { $player } speelt { $card } op jou!
events-play-at-self = { $player } speelt { $card } op zichzelf.
    .own = Je speelt { $card } op jezelf.
events-replaced = { The } { $card } van { $player } gaat naar de aflegstapel.
    .own = Je { $card } gaat naar de aflegstapel.
events-heal = { $player } wint een leven terug.
    .own = Je wint een leven terug.
events-heal-none = { $player } heeft al alle levens.
    .own = Je hebt al alle levens.
events-lose = { $lives ->
        [one] { $player } verliest een leven.
       *[other] { $player } verliest { $lives } levens.
    }
    .own = { $lives ->
            [one] Je verliest een leven.
           *[other] Je verliest { $lives } levens.
        }
events-duelled = { $player } verliest het duel.
    .own = Je verliest het duel.
events-dies = { $player } is uitgeschakeld. Rol: { $role }.
    .own = Je bent uitgeschakeld. Rol: { $role }.
events-take = { $player } neemt een kaart uit de hand van { $from }.
    .own = Je neemt { $card } uit de hand van { $from }.
    .you = { $player } neemt { $card } uit jouw hand.
events-take-table = { $player } neemt { $card } van { $from }.
    .own = Je neemt { $card } van { $from }.
    .you = { $player } neemt jouw { $card }.
events-strip = { The } { $card } van { $player } gaat naar de aflegstapel.
    .own = Je { $card } gaat naar de aflegstapel.
events-discard = { $player } legt { $card } af.
    .own = Je legt { $card } af.
events-sign = { $player } ‘trekt’ { $cards }.
    .own = Je ‘trekt’ { $cards }.
events-resolved = { $card } gaat naar de aflegstapel.

## The table in the terminal
table-begin = Met Enter worden rollen, personages en kaarten gedeeld.
table-go_on = Met Enter ga je naar de tafel.
table-usage_table = | wie wat voor zich heeft, hoe ver weg hij is, en de stapels (t)
table-usage_who = | wie wie is: personages, vaardigheden, en wat iedereen elkaar heeft aangedaan
table-usage_pile = | wat er op de aflegstapel ligt
table-search_word = harten
table-aim_win = Iedereen heeft een geheime rol; alleen de sheriff is bekend. De outlaws winnen als de sheriff is uitgeschakeld, de sheriff en zijn hulpsheriffs als alle outlaws en de renegaat dat zijn, de renegaat als hij alleen overblijft.
table-aim_turn = Een beurt: twee kaarten nemen, spelen wat je wilt, dan afleggen tot je niet meer kaarten hebt dan levens. Bruine kaarten zijn op, blauwe blijven liggen.
table-aim_bang = BANG! kost iemand een leven: één keer per beurt, en alleen op spelers binnen bereik. Hoe ver ze weg zijn, tel je in plaatsen; je Colt reikt 1 ver, andere wapens reiken verder. Mis! is het antwoord op een BANG!
table-aim_lives = Zonder levens ben je uitgeschakeld. Bier geeft er een terug. Wie een outlaw uitschakelt, neemt drie kaarten; een sheriff die een hulpsheriff uitschakelt, verliest al de zijne.
table-aim_sign = Bij sommige kaarten wordt ‘getrokken’: de bovenste kaart wordt omgedraaid, en alleen het pokerteken erop telt, zoals Q♥.
table-cast = Wie is wie?
table-in_the_game = In het spel: { $roles }.
table-deeds = Tot nu toe: { $deeds }.
table-deed_shot = schoot op { $players }
table-deed_duelled = duelleerde met { $players }
table-deed_robbed = nam kaarten van { $players }
table-deed_stripped = liet { $players } afleggen
table-deed_jailed = zette { $players } gevangen
table-deed_killed = schakelde { $players } uit
table-title = { $player } is aan de beurt
table-title_own = Jij bent aan de beurt
table-title_choose = De personages worden gekozen
table-player = Speler
table-role = Rol
table-character = Personage
table-lives = Leven
table-hand_head = Hand
table-away = Afst.
table-before = Wapen en kaarten
table-out = uit
table-legend = Afst. ✓: binnen bereik van je wapen. ●: levens. ►: aan de beurt. ★: de sheriff.
table-legend_full = Afst.: hoe ver iemand van je weg is, ✓ binnen bereik van je wapen. ● zijn levens, ○ verloren levens. ►: aan de beurt. ★: de sheriff. Het nummer voor de naam schrijf je in een zet: play bang-2d at 3.
table-talon = Voorraadstapel: { $number }.
table-discards = Aflegstapel: { $number }, bovenop: { $card }.
table-no_discards = De aflegstapel is leeg.
table-you_reach = Je wapen bereikt: { $players }.
table-reach_you = Je bent binnen bereik van: { $players }.
table-cards = { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
table-your_hand = Je rol: { $role }. Je hand: { $cards }
table-your_role = Je rol: { $role }.
table-hand_of = { $player } ({ $role }) heeft { $cards }
table-brown = bruin
table-blue = blauw
table-pile = Op de aflegstapel: { $cards }.
table-pile_top = Bovenop: { $card }.
table-heals = Een leven terug voor { $players }.
table-for_you = jou
table-more = ({ $number } in totaal)
table-shot = Je BANG! van deze beurt is gespeeld.
table-no_shot = Niemand is binnen bereik van je BANG!
table-save_some = { $number ->
        [one] Je dreigt een leven te verliezen.
       *[other] Je dreigt { $number } levens te verliezen.
    }
table-save_all = { $number ->
        [one] Je dreigt je laatste leven te verliezen.
       *[other] Je dreigt { $number } levens te verliezen, en ligt er dan uit.
    }
table-lost_some = { $number ->
        [one] Je hebt een leven verloren. Het terugwinnen?
       *[other] Je hebt { $number } levens verloren. Er een terugwinnen?
    }
table-lost_again = Nog een leven terugwinnen?
table-lost_last = Je hebt je laatste leven verloren.
table-save_beer = Bier spelen?
table-save_pair = Twee kaarten afleggen?
table-save_both = Bier spelen, of twee kaarten afleggen?
table-save_needed = ({ $number } nodig om in het spel te blijven)
table-cause = { $card } van { $source }.
table-pass_dodge = geen Mis!, geraakt worden
table-pass_save = { $number ->
        [one] geen Bier, een leven verliezen
       *[other] geen Bier, { $number } levens verliezen
    }
table-pass_save_out = geen Bier, uitgeschakeld worden
table-pass_pair = { $number ->
        [one] een leven verliezen
       *[other] { $number } levens verliezen
    }
table-pass_pair_out = uitgeschakeld worden
table-pass_lost = het zo laten
table-done = klaar
table-yourself = jijzelf
table-at_yourself = jezelf
table-at = { $card } op { $player }
table-at_whom = op { $players }
table-as_other = { $card } als { $other }
table-from_hand = Of uit de hand van:
table-then_discard = dan leg je { $number } af
table-brings_weapon = reikt { $reach } ver (nu { $now })
table-chance = zo'n { $heart } van de 100
table-because_life = redt een leven of geeft er een terug
table-because_out = kan { $player } uitschakelen
table-over = Het spel is afgelopen: { $ending }
table-won = Jij wint: { $ending }
table-lost = Jij verliest: { $ending }
table-account = Wie werd uitgeschakeld, en hoe
table-turn_number = beurt { $number }
table-died = { $player } ({ $role }) door { $source }: { $card }
table-died_own = { $player } ({ $role }) door de eigen kaart: { $card }

## What the page says at its table, besides
page-others = De andere spelers
page-centre = Midden van de tafel
page-hand = Je hand
page-noHand = Geen kaarten in de hand
page-you = Jij
page-talon = voorraadstapel
page-discards = aflegstapel
page-inPlay = Kaart van { $player }
page-yourCard = jouw kaart
page-out = Uitgeschakeld
page-lives = { $lives } van { $most } levens
page-reaches = reikt { $reach } ver
page-inReach = binnen bereik
page-outOfReach = te ver weg
page-distance = afstand { $far }
page-aims = richt, reikt { $reach } ver
page-from = van { $player }
page-fromYou = van jou
page-atLeast = { $sum }, minstens { $far }
page-sum = { $sum } = { $far }
page-turn = aan de beurt
page-sort = Sorteren
page-about = Over { $name }
page-hit = Raak
page-shoots = { $player } schiet op je
page-gatling = { $player } schiet met de Gatling op je
page-indians = { $player } stuurt Indianen! op je af
page-duels = { $player } duelleert met je
page-dying = Er staat een leven op het spel
page-gunReaches = { $gun } reikt { $reach } ver.
page-flip = trekken: harten redt je
page-playThis = { $sign } spelen
page-playOf = een ervan spelen
page-playTwo = twee ervan spelen
page-countsAs = telt als { $card }
page-takeIt = Incasseren
page-livesTo = { $before ->
        [one] 1 leven
       *[other] { $before } levens
    } → { $after }
page-andOut = je bent uitgeschakeld
page-savesLife = redt een leven
page-twoCards = twee afleggen: redt een leven
page-beerLater = Een Bier kan het leven nog redden.
