### Wyatt Earp in Dutch.

title = Wyatt Earp
sentence = Verzamel outlaws in sets zoals bij rummy, jaag de prijs op hun hoofd omhoog en deel die met zo weinig mogelijk anderen.
picture = Drie aanhoudingsbevelen op een plankenwand, een blikken ster ervoor

## Editions
editions-alea-2001 = alea 2001
editions-gryphon-2014 = Gryphon 2014

## What lies around: how it is called, bends and is not called
-poster = aanhoudingsbevel
    .gender = n
    .plural = aanhoudingsbevelen
    .avoid = opsporingsposter | opsporingsbiljet
-supply = voorraadstapel
    .gender = f
    .avoid = trekstapel | trek er | trekken
-discards = aflegstapel
    .gender = f
    .avoid = weglegstapel | wegleggen
-draw = nemen
    .avoid = trekt
-dealer = gever
    .gender = m
    .avoid = deler
-hand = spelronde
    .gender = f
    .plural = spelronden
-points = sheriffpunten
    .short = punten
    .gender = p
    .avoid = vangpunten
-leader = koploper
    .gender = m
    .avoid = leider
-lay = neerleggen
    .short = aanleggen
    .avoid = uitleggen | uitgelegd
-left = met de klok mee
    .avoid = linksom
-right = tegen de klok in
    .avoid = rechtsom

## Cards

cards-belle-starr = Belle Starr

cards-billy-the-kid = Billy the Kid

cards-bob-dalton = Bob Dalton

cards-butch-cassidy = Butch Cassidy

cards-jesse-james = Jesse James

cards-sundance-kid = Sundance Kid

cards-wes-hardin = Wes Hardin

cards-photo-belle-starr = Foto van Belle Starr

cards-photo-billy-the-kid = Foto van Billy the Kid

cards-photo-bob-dalton = Foto van Bob Dalton

cards-photo-butch-cassidy = Foto van Butch Cassidy

cards-photo-jesse-james = Foto van Jesse James

cards-photo-sundance-kid = Foto van Sundance Kid

cards-photo-wes-hardin = Foto van Wes Hardin

cards-wyatt-earp = Wyatt Earp
does-wyatt-earp = Twee kaarten nemen; of één kaart uit de aflegstapel nemen; of, met een treffer, een Schuilplaats van je kaarten wegnemen.
events-earp-draw = { $player } speelt Wyatt Earp uit om twee kaarten te nemen.
    .own = Je speelt Wyatt Earp uit om twee kaarten te nemen.
events-earp-search = { $player } speelt Wyatt Earp uit om de aflegstapel te doorzoeken.
    .own = Je speelt Wyatt Earp uit om de aflegstapel te doorzoeken.
events-earp-rescue = { $player } speelt Wyatt Earp uit om een Schuilplaats weg te nemen.
    .own = Je speelt Wyatt Earp uit om een Schuilplaats weg te nemen.
events-rescue = De Schuilplaats op { $outlaw } bij { $player } wordt weggenomen.
    .own = De Schuilplaats op jouw { $outlaw } wordt weggenomen.
moves-earp-draw = Wyatt Earp uitspelen en twee kaarten nemen
moves-earp-search = Wyatt Earp uitspelen en de aflegstapel doorzoeken
moves-earp-rescue = Wyatt Earp uitspelen en een Schuilplaats wegnemen

cards-bank-robbery = Bankoverval
does-bank-robbery = Met een treffer 2 punten en $ 1.000 meer beloning voor een van jouw outlaws op tafel.

cards-fastest-gun = Snelste schutter
does-fastest-gun = Met een treffer 3 punten en $ 1.000 meer beloning voor een van jouw outlaws op tafel. Er ligt er maar één tegelijk: de volgende verdringt hem.
events-outgunned = { $player } verliest de Snelste schutter bij { $outlaw }.
    .own = Je verliest de Snelste schutter bij { $outlaw }.
table-fastest = Snelste schutter: { $outlaw } ({ $player }).

cards-most-wanted = Most Wanted
does-most-wanted = Noem een outlaw, en de eerste in de kring die hem heeft, geeft je een kaart. Of neem, met een treffer, een outlawkaart van iemands tafel.
table-ask_whom = Naar welke outlaw vraag je?
table-ask_way = Aan wie vraag je het eerst naar { $outlaw }?
table-ask_left = met de klok mee: { $player }
table-ask_right = tegen de klok in: { $player }
moves-ask-left = ‘Most Wanted’ uitspelen en met de klok mee naar { $outlaw } vragen
moves-ask-right = ‘Most Wanted’ uitspelen en tegen de klok in naar { $outlaw } vragen
moves-shoot-wanted = ‘Most Wanted’ uitspelen en een kaart van tafel stelen
moves-found-ask-left = ‘Most Wanted’ eruit halen, uitspelen en met de klok mee naar { $outlaw } vragen
moves-found-ask-right = ‘Most Wanted’ eruit halen, uitspelen en tegen de klok in naar { $outlaw } vragen
moves-found-shoot-wanted = ‘Most Wanted’ eruit halen, uitspelen en een kaart van tafel stelen
events-ask-left = { $player } speelt ‘Most Wanted’ uit en vraagt met de klok mee naar { $outlaw }.
    .own = Je speelt ‘Most Wanted’ uit en vraagt met de klok mee naar { $outlaw }.
events-ask-right = { $player } speelt ‘Most Wanted’ uit en vraagt tegen de klok in naar { $outlaw }.
    .own = Je speelt ‘Most Wanted’ uit en vraagt tegen de klok in naar { $outlaw }.
events-ask-found-left = { $player } vindt ‘Most Wanted’, speelt die uit en vraagt met de klok mee naar { $outlaw }.
    .own = Je vindt ‘Most Wanted’, speelt die uit en vraagt met de klok mee naar { $outlaw }.
events-ask-found-right = { $player } vindt ‘Most Wanted’, speelt die uit en vraagt tegen de klok in naar { $outlaw }.
    .own = Je vindt ‘Most Wanted’, speelt die uit en vraagt tegen de klok in naar { $outlaw }.
events-no = { $player } heeft geen kaart van { $outlaw }.
    .own = Je hebt geen kaart van { $outlaw }.
events-give = { $player } geeft { $outlaw } aan { $other }.
    .own = Je geeft { $outlaw } aan { $other }.
    .you = { $player } geeft { $outlaw } aan jou.
events-steal = { $player } steelt { $outlaw } van { $other }.
    .own = Je steelt { $outlaw } van { $other }.
    .you = { $player } steelt { $outlaw } van jou.
events-nothing = { $player } vindt niets.
    .own = Je vindt niets.

cards-hideout = Schuilplaats
    .gender = f
    .avoid = schuilhoek
does-hideout = Met een treffer tellen alle kaarten van één outlaw bij een tegenstander niet meer mee, tot Wyatt Earp de Schuilplaats wegneemt.
events-hide = { $player } legt een Schuilplaats op { $outlaw } bij { $other }.
    .own = Je legt een Schuilplaats op { $outlaw } bij { $other }.
    .you = { $player } legt een Schuilplaats op jouw { $outlaw }.

cards-stagecoach-robbery = Postkoetsoverval
does-stagecoach-robbery = Met een treffer 1 punt en $ 3.000 meer beloning voor een van jouw outlaws op tafel.

# what several cards do
does-outlaw = Elk 2 punten. Drie of meer tegelijk zijn de eerste set; daarna mag iedereen er zoveel aanleggen als hij wil. Elke keer neerleggen verhoogt de beloning met $ 1.000 voor elke kaart behalve één.
does-photo = 4 punten en $ 1.000 meer beloning, zonder schot, zodra er een set van die outlaw ligt.
does-shot = (Een schot draait de bovenste kaart van de voorraadstapel om; een outlaw is een treffer.)

## The rules by number (WE4_1 is WE4.1), each with why it refuses a move

chapters-WE1 = Voorbereiding
clauses-WE1_1 = Er zijn 78 kaarten: van elk van de zeven outlaws zeven (2 sheriffpunten per kaart), en 29 sheriffkaarten: één foto van elke outlaw, 7 Wyatt Earp, 4 Bankoverval, 3 Snelste schutter, 3 Most Wanted, 3 Schuilplaats en 2 Postkoetsoverval.
clauses-WE1_2 = Aan het begin van elke spelronde krijgt elk van de zeven aanhoudingsbevelen $ 1.000, boven op alles wat er nog van vroeger ligt.
clauses-WE1_3 = Alle kaarten worden geschud. Iedereen krijgt er tien, stuk voor stuk, te beginnen links van de gever.
clauses-WE1_4 = De volgende kaart wordt opengelegd als begin van de aflegstapel. De rest is de voorraadstapel: 57, 47 of 37 kaarten bij twee, drie of vier spelers. Met z'n tweeën gelden er verder geen bijzondere regels.
clauses-WE1_5 = Wie in de eerste spelronde geeft, wordt geloot of door de tafel aangewezen.
clauses-WE1_6 = De linkerbuur van de gever begint. Wie een spelronde is begonnen, geeft in de volgende.
clauses-WE1_7 = Het geld van de bank raakt nooit op.

chapters-WE2 = Een beurt
clauses-WE2_1 = Jullie spelen met de klok mee. In je beurt neem je eerst kaarten; dan speel je zoveel kaarten uit als je wilt, voor zover de regels het toestaan; ten slotte leg je er precies één af.
reasons-WE2_1 = Neem eerst: twee kaarten van de voorraadstapel of de bovenste van de aflegstapel.
clauses-WE2_2 = Je neemt de twee bovenste kaarten van de voorraadstapel of de ene die boven op de aflegstapel ligt; iets anders kan niet.
clauses-WE2_3 = Is de voorraadstapel in een spelronde voor het eerst te klein, dan neem je wat er nog ligt; daarna wordt de hele aflegstapel, ook de bovenste kaart, tot een nieuwe voorraadstapel geschud, en daarvan neem je wat je nog tekortkomt.
clauses-WE2_4 = Er wordt maar die ene keer geschud. Wie daarna wil nemen van een voorraadstapel met één of geen kaart, beëindigt de spelronde op slag en heeft geen beurt. Wie in plaats daarvan de bovenste kaart van de aflegstapel neemt, laat die doorgaan.
clauses-WE2_5 = De spelronde eindigt ook als voorraadstapel en aflegstapel samen geen twee kaarten kunnen leveren.
clauses-WE2_6 = Een lege voorraadstapel betekent niets zolang niemand er een kaart van nodig heeft; pas dan wordt de aflegstapel geschud.
clauses-WE2_7 = Aan het begin van een beurt ligt er altijd minstens één kaart op de aflegstapel; de bovenste kun je dus altijd nemen.
reasons-WE2_7 = Er ligt geen kaart op de aflegstapel om te nemen.
clauses-WE2_8 = Je mag elke kaart uit je hand afleggen, ook de kaart die je net hebt genomen. Een afgelegde sheriffkaart doet niets.
clauses-WE2_9 = Je mag geen kaart uitspelen als je er dan geen meer overhoudt om af te leggen.
reasons-WE2_9 = Je moet een kaart overhouden om af te leggen.
clauses-WE2_10 = Wyatt Earp mag je laatste kaart zijn als je zeker een nieuwe krijgt: om te nemen, of om te zoeken zolang er geen Wyatt Earp boven op de aflegstapel ligt. De gevonden kaart moet je dan bewaren om af te leggen.
reasons-WE2_10 = Als laatste kaart kan Wyatt Earp alleen zoeken zolang er geen Wyatt Earp boven op de aflegstapel ligt.

chapters-WE3 = Outlaws neerleggen
clauses-WE3_1 = De eerste kaarten die in een spelronde van een outlaw worden neergelegd, door wie dan ook, moeten een set zijn: drie of meer in één keer.
reasons-WE3_1 = De eerste kaarten van { $card } in een spelronde moeten een set zijn: drie of meer in één keer.
clauses-WE3_2 = Ligt die set er eenmaal, dan mag iedereen in zijn beurt zoveel kaarten van die outlaw uit zijn hand neerleggen als hij wil.
reasons-WE3_2 = { $number ->
        [one] Een kaart van { $card } heb je niet.
       *[other] Zoveel kaarten van { $card } heb je niet: { $number }.
    }
clauses-WE3_3 = Telkens als je neerlegt, komt er voor elke kaart op één na $ 1.000 op het aanhoudingsbevel: drie kaarten $ 2.000, een losse kaart niets. Wat er al lag, telt niet mee, en je mag je kaarten over meerdere keren verdelen.
clauses-WE3_4 = Al je kaarten van één outlaw liggen samen als één groep. Wat je hebt neergelegd, kun je niet terugnemen, verplaatsen of afleggen.
clauses-WE3_5 = Een neergelegde set geldt de hele spelronde, ook als er kaarten van worden gestolen of verborgen. In de volgende spelronde begint alles opnieuw.

chapters-WE4 = Sheriffkaarten en schoten
clauses-WE4_1 = In je beurt mag je hoogstens één sheriffkaart uitspelen. Afleggen is geen uitspelen.
reasons-WE4_1 = Je hebt in deze beurt al een sheriffkaart uitgespeeld.
clauses-WE4_2 = Een sheriffkaart mag je alleen zo uitspelen dat er, naar wat iedereen kan zien, een doel voor is: een geschikte eigen groep voor overvallen en Snelste schutter, een niet verborgen groep van een tegenstander voor een Schuilplaats, een outlawkaart van een tegenstander om te stelen, een Schuilplaats op je eigen kaarten om weg te nemen, een kaart op de aflegstapel om te zoeken.
reasons-WE4_2 = Er is nu geen doel voor { $card }.
    .place = Je hebt geen kaarten van { $outlaw } op tafel.
clauses-WE4_3 = Om te schieten draai je de bovenste kaart van de voorraadstapel om en leg je die op de aflegstapel. Een outlawkaart is een treffer, elke andere kaart een misser.
clauses-WE4_4 = Na een misser gaat de kaart zonder effect naar de aflegstapel. Die is toch uitgespeeld: in deze beurt volgt geen andere sheriffkaart.
clauses-WE4_5 = Het doel kies je na het schot. Na een treffer moeten overvallen, Snelste schutter en Schuilplaats worden neergelegd.
reasons-WE4_5 = Kies eerst waar je kaart heen gaat: het schot was een treffer.
clauses-WE4_6 = Is de voorraadstapel leeg bij een schot en is er in deze spelronde nog niet opnieuw geschud, dan wordt de aflegstapel nu geschud.
clauses-WE4_7 = Is de voorraadstapel leeg en is er al opnieuw geschud, dan kan niets worden uitgespeeld waarvoor een schot nodig is. De spelronde gaat door.
reasons-WE4_7 = Schieten kan niet: de voorraadstapel is leeg en er is al opnieuw geschud.
clauses-WE4_8 = Tot het schot bekend is, ligt een overval, Snelste schutter of Schuilplaats apart en wordt die niet meegeschud.

chapters-WE5 = Foto
clauses-WE5_1 = Een foto kun je uitspelen zodra er in deze spelronde een set van die outlaw is neergelegd; je eigen set van dezelfde beurt is genoeg.
reasons-WE5_1 = Van deze outlaw ligt er in deze spelronde nog geen set; { $card } kan nog niet worden uitgespeeld.
clauses-WE5_2 = Een foto is nooit een van de drie kaarten van een set. Die komt bij je kaarten van die outlaw; heb je er geen, dan ligt de foto alleen, en kunnen er andere sheriffkaarten bij.
clauses-WE5_3 = Voor een foto is geen schot nodig. Die telt voor 4 sheriffpunten en brengt $ 1.000 op het aanhoudingsbevel.
clauses-WE5_4 = Gryphon: wordt de eerste set van een outlaw neergelegd, dan mag een andere speler die de foto ervan heeft, die meteen buiten zijn beurt uitspelen.
reasons-WE5_4 = Buiten de beurt kan nu alleen de foto van de zojuist neergelegde outlaw worden uitgespeeld.
clauses-WE5_5 = Een foto die buiten de beurt wordt uitgespeeld, telt voor niemand als de sheriffkaart van zijn beurt.
clauses-WE5_6 = Een kaart die je buiten je beurt uitspeelt, mag je laatste zijn. De spelronde eindigt dan als de speler die aan de beurt is, aflegt.

chapters-WE6 = Overvallen
clauses-WE6_1 = Postkoetsoverval: na een treffer 1 sheriffpunt en $ 3.000 voor een van je groepen.
clauses-WE6_2 = Bankoverval: na een treffer 2 sheriffpunten en $ 1.000 voor een van je groepen.
clauses-WE6_3 = In de loop van de beurten kunnen er bij een groep zoveel overvallen komen als je wilt, ook onder een Schuilplaats.

chapters-WE7 = Snelste schutter
clauses-WE7_1 = Snelste schutter: na een treffer 3 sheriffpunten en $ 1.000 voor een van je groepen.
clauses-WE7_2 = Snelste schutter ligt nooit dubbel: een nieuwe stuurt de oude naar de aflegstapel, ook je eigen. De $ 1.000 daarvan blijft op het aanhoudingsbevel.
clauses-WE7_3 = Snelste schutter mag niet naar de outlaw die het nu is, niet bij dezelfde kaarten en ook niet bij die van een andere speler.
reasons-WE7_3 = Die outlaw is al de snelste schutter.
clauses-WE7_4 = Ook onder een Schuilplaats blijft een outlaw de snelste schutter.

chapters-WE8 = Most Wanted (meest gezocht)
clauses-WE8_1 = Zonder schot: noem een outlaw en een richting. Vanaf je buur wordt de een na de ander gevraagd; de eerste die zo'n kaart in zijn hand heeft, moet je er een geven.
clauses-WE8_2 = Heeft niemand er een, dan krijg je niets, maar de kaart is uitgespeeld.
clauses-WE8_3 = Je kunt niet vragen naar een outlaw van wie alle zeven kaarten open liggen, en helemaal niet als geen tegenstander kaarten in zijn hand heeft.
reasons-WE8_3 = Zoals iedereen ziet, kan niemand { $outlaw } in zijn hand hebben.
clauses-WE8_4 = Met schot: na een treffer mag je één outlawkaart nemen die voor een andere speler op tafel ligt, zelfs van onder een Schuilplaats, maar nooit een sheriffkaart. Je mag er ook van afzien.
reasons-WE8_4 = Kies een outlawkaart die voor een andere speler ligt, of pas.
clauses-WE8_5 = Sheriffkaarten waar geen outlawkaart of foto meer bij ligt, gaan naar de aflegstapel, ook de Schuilplaats erop. Het geld blijft op het aanhoudingsbevel.
clauses-WE8_6 = De kaart die je krijgt, komt in je hand; volgens de gewone regels mag je die nog in deze beurt uitspelen.
clauses-WE8_7 = alea: Most Wanted gaat eerst naar de aflegstapel en wordt meegeschud als er daardoor geschud moet worden. Gryphon: de kaart gaat er pas daarna heen.
clauses-WE8_8 = Met z'n tweeën is er maar één om te vragen, dus ook maar één richting.
reasons-WE8_8 = Met z'n tweeën vraag je naar links.

chapters-WE9 = Schuilplaats
clauses-WE9_1 = Na een treffer komt een Schuilplaats op alle kaarten van één outlaw die voor één tegenstander liggen; nooit op je eigen kaarten.
reasons-WE9_1 = Kies een groep kaarten die voor een andere speler ligt.
clauses-WE9_2 = Kaarten onder een Schuilplaats blijven zichtbaar, maar tellen geen sheriffpunten. Het geld blijft op het aanhoudingsbevel.
clauses-WE9_3 = Op een groep kan maar één Schuilplaats tegelijk liggen. Is die weg, dan kan er een andere volgen.
reasons-WE9_3 = Op die kaarten ligt al een Schuilplaats.
clauses-WE9_4 = Bij je verborgen groep mag je kaarten blijven leggen: de beloning groeit, maar punten tellen ze pas als de Schuilplaats weg is.
clauses-WE9_5 = Een foto die alleen ligt, is een groep en kan worden verborgen.

chapters-WE10 = Wyatt Earp
clauses-WE10_1 = Hoe je Wyatt Earp ook uitspeelt, hij gaat eerst naar de aflegstapel; moet er daardoor worden geschud, dan wordt hij meegeschud.
clauses-WE10_2 = Nemen: neem de twee bovenste kaarten van de voorraadstapel, zo nodig door die ene keer te schudden. Outlaws daarbij mag je meteen uitspelen, sheriffkaarten niet in deze beurt.
clauses-WE10_3 = Zo nemen kan niet als er al opnieuw is geschud en de voorraadstapel minder dan twee kaarten heeft.
reasons-WE10_3 = De voorraadstapel heeft minder dan twee kaarten en er is al opnieuw geschud.
clauses-WE10_4 = Zoeken: neem één kaart uit de aflegstapel, maar geen Wyatt Earp. Een sheriffkaart mag je meteen uitspelen, bij uitzondering als tweede in deze beurt; anders komt die ongezien in je hand en speel je in deze beurt geen andere sheriffkaart uit. Een outlawkaart komt net zo in je hand en is speelbaar als elke andere.
reasons-WE10_4 = Wyatt Earp zoekt: kies een kaart uit de aflegstapel, maar geen Wyatt Earp.
clauses-WE10_5 = Niemand bekijkt de aflegstapel voordat hij heeft besloten te zoeken; alleen wie zoekt, ziet hem, en de volgorde blijft zoals die is.
clauses-WE10_6 = Ligt er op de aflegstapel niets dan Wyatt Earp, dan krijg je niets, maar de kaart is uitgespeeld.
clauses-WE10_7 = Redden: na een treffer mag je één Schuilplaats van je eigen kaarten nemen en op de aflegstapel leggen; welke, kies je na het schot.
reasons-WE10_7 = Kies een Schuilplaats die op je eigen kaarten ligt, of pas.
clauses-WE10_8 = Wordt er een Schuilplaats op je kaarten gelegd, dan mag je meteen, buiten je beurt, met Wyatt Earp antwoorden: één schot, alleen op die Schuilplaats, geen tweede poging. Dat telt voor niemand als de sheriffkaart van zijn beurt.
reasons-WE10_8 = Je kunt nu alleen met Wyatt Earp op de Schuilplaats antwoorden, of passen.

chapters-WE11 = Het einde van een spelronde
clauses-WE11_1 = De spelronde is uit zodra iemand zijn laatste kaart aflegt.
clauses-WE11_2 = Die is ook uit als aan het einde van een beurt een andere speler geen kaarten meer heeft.
clauses-WE11_3 = Is de voorraadstapel uitgeput, dan eindigt de spelronde na enkele keren de tafel rond (3, tenzij de tafel iets anders afspreekt; 0 is nooit) waarin iedereen alleen de bovenste kaart van de aflegstapel nam en er een aflegde. Dat wordt één keer rond van tevoren aangekondigd.
clauses-WE11_4 = Kaarten die nog in de hand zitten, zijn niets waard.

chapters-WE12 = Afrekening
clauses-WE12_1 = Alle zeven aanhoudingsbevelen worden afgerekend voordat iemand kijkt wie er heeft gewonnen; de volgorde maakt niet uit.
clauses-WE12_2 = Hebben alle spelers samen minder dan 8 sheriffpunten voor een outlaw, dan krijgt niemand iets en blijft de beloning liggen.
clauses-WE12_3 = Wie minstens 5 punten meer heeft dan ieder ander, neemt de hele beloning.
clauses-WE12_4 = Anders wordt die gedeeld door de koploper en iedereen die hoogstens 4 punten minder heeft.
clauses-WE12_5 = Wie voor een outlaw geen punten heeft, deelt niet mee, ook niet als de koploper er maar 4 of minder heeft.
clauses-WE12_6 = De koploper neemt $ 2.000, dan elke andere speler die deelt $ 1.000 in volgorde van punten, dan allemaal weer $ 1.000, enzovoort. Wie evenveel punten heeft, neemt tegelijk.
clauses-WE12_7 = Is er niet genoeg voor iedereen die op dat moment mag nemen, dan is het delen voorbij; de rest wacht op het aanhoudingsbevel op de volgende spelronde.
clauses-WE12_8 = Staan er meer spelers gelijk aan kop en is er geen $ 2.000 voor elk, dan is het delen daarna voorbij: bij alea krijgt elk van hen $ 1.000 als dat kan; bij Gryphon krijgt niemand iets.

chapters-WE13 = Het einde van het spel
clauses-WE13_1 = Heeft na een afrekening iemand $ 25.000 of meer, dan was het de laatste. Het meeste geld wint; bij gelijke stand beslist een duel.
clauses-WE13_2 = Duel volgens alea: alle spelers die gelijkstaan, schieten elk één keer, telkens opnieuw, tot na een volledige ronde één speler alleen de meeste treffers heeft. Niemand valt af.
clauses-WE13_3 = Duel volgens Gryphon: ze schieten elk één keer; wie mist, ligt eruit, behalve als ze allemaal missen. Wie als laatste overblijft, wint.
clauses-WE13_4 = In een duel schieten ze met wat er van de voorraadstapel over is; is die leeg, dan worden alle 78 kaarten geschud.

chapters-WE14 = Wat iedereen weet
clauses-WE14_1 = Iedereen mag zien: het geld, de aanhoudingsbevelen, alle kaarten op tafel, de bovenste kaart van de aflegstapel, en hoeveel kaarten elke hand, de voorraadstapel en de aflegstapel hebben.
clauses-WE14_2 = Verborgen zijn de handkaarten, de volgorde van de voorraadstapel en de aflegstapel onder zijn bovenste kaart. De tafel kan een geheugensteun aanzetten die opsomt wat voor ieders ogen naar de aflegstapel ging.
clauses-WE14_3 = Wie buiten zijn beurt zou kunnen antwoorden, krijgt de vraag ook als hij de kaart niet heeft. Alleen spelers zonder kaarten (of met één, als die bewaard moet worden) worden overgeslagen, en iedereen als de kaart open ligt of er geen schot mogelijk is.
clauses-WE14_4 = Wie naar een outlaw wordt gevraagd, laat alleen ja of nee weten.

## Options of the rules, and their values
options-photo_reaction = Mogen anderen de foto buiten hun beurt uitspelen als er een eerste set wordt neergelegd?
options-tied_leaders_short = Meer spelers gelijk aan kop en geen $ 2.000 voor elk: neemt ieder duizend, of niemand iets?
options-duel = Beslist bij gelijke stand het aantal treffers, of het afvallen?
options-most_wanted_discard = Gaat Most Wanted eerst naar de aflegstapel, of pas na het effect?
options-zero_points_share = Delen spelers zonder punten mee als de koploper er 4 of minder heeft?
options-stall_rounds = Na hoeveel keer rond zonder iets te spelen, met een uitgeputte voorraadstapel, eindigt de spelronde (0: nooit)?
options-first_dealer = Wie geeft het eerst: geloot, of een bepaalde plaats?
options-last_card_earp = Mag Wyatt Earp de laatste kaart zijn als een nieuwe zeker is?
options-last_card_reaction = Mag een kaart die buiten de beurt wordt uitgespeeld, de laatste zijn?
options-memory_aid = Mag iedereen opzoeken wat er naar de aflegstapel ging?

values-true = ja
values-false = nee
values-one = elk duizend
values-none = niets
values-count = treffers tellen
values-knockout = afvallen
values-first = eerst
values-after = na de werking
values-seed = geloot

## Questions, and what others wait for
questions-draw = Neem je er twee van de voorraadstapel of de bovenste van de aflegstapel?
questions-play = Speel kaarten uit, of leg er een af en beëindig je beurt.
questions-place = Treffer! Bij welke outlaw komt { $card }?
questions-hide = Treffer! Wiens outlaw duikt onder?
questions-hideout-answer = { $outlaw } is ondergedoken. Antwoorden met Wyatt Earp?
questions-photo-window = De eerste set van { $outlaw } ligt er. De foto uitspelen?
questions-steal = Treffer! Welke outlawkaart neem je?
questions-search = Welke kaart neem je uit de aflegstapel?
questions-rescue = Treffer! Welke Schuilplaats neem je weg?
questions-play-discard = Meer kan niet: leg een kaart af, dat beëindigt je beurt.

awaited-draw = kaarten nemen
awaited-play = uitspelen of afleggen
awaited-place = waar een kaart komt
awaited-hide = wiens outlaw onderduikt
awaited-hideout-answer = een antwoord op de Schuilplaats
awaited-photo-window = de foto, of niet
awaited-steal = welke outlawkaart genomen wordt
awaited-search = een kaart uit de aflegstapel
awaited-rescue = welke Schuilplaats weggenomen wordt

## Moves, and what they would bring
moves-draw-supply = twee kaarten van de voorraadstapel nemen
moves-draw-discard = de bovenste kaart van de aflegstapel nemen: { $card }
moves-pass = passen
moves-lay = { $number ->
        [one] { $card } aanleggen
       *[other] { $number } { $card } neerleggen
    }
moves-discard = { $card } afleggen
moves-place = { $outlaw } kiezen
moves-target = { $outlaw } bij { $player } kiezen
moves-take = { $card } in de hand nemen
moves-play = { $card } uitspelen
moves-ask = ‘Most Wanted’ uitspelen en in de kring naar een outlaw vragen
moves-found-play = { $card } eruit halen en meteen uitspelen
moves-found-ask = ‘Most Wanted’ eruit halen, uitspelen en in de kring naar een outlaw vragen

previews-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
previews-collect = je krijgt dan { $collect }
previews-now = (nu { $now })
previews-ends_hand = beëindigt de spelronde
previews-too_few = betaalt pas vanaf { $least } punten
previews-nothing = niets
previews-more = brengt je { $more } meer op
previews-reshuffles = de aflegstapel wordt opnieuw geschud
previews-hit_adds = treft zo'n { $odds } van de 10, dan { $gain }
previews-hit_hides = treft zo'n { $odds } van de 10, dan telt een outlaw van een ander niet
previews-hit_only = treft zo'n { $odds } van de 10
previews-they_lose = kost de tegenstander { $points }

## Events
events-deal = Spelronde { $hand }. { $player } geeft.
    .own = Spelronde { $hand }. Jij geeft.
events-dealt = { $number ->
        [one] { $player } krijgt een kaart.
       *[other] { $player } krijgt { $number } kaarten.
    }
    .own = Je krijgt: { $cards }.
events-first = De aflegstapel begint met { $card }.
events-turn = { $player } is aan de beurt.
events-draw = { $number ->
        [one] { $player } neemt een kaart van de voorraadstapel.
       *[other] { $player } neemt { $number } kaarten van de voorraadstapel.
    }
    .own = Je neemt: { $cards }.
events-pick = { $player } neemt { $card } van de aflegstapel.
    .own = Je neemt { $card } van de aflegstapel.
events-reshuffle = { $number ->
        [one] 1 kaart vormt de nieuwe voorraadstapel.
       *[other] { $number } kaarten worden tot een nieuwe voorraadstapel geschud.
    }
events-lay = { $number ->
        [one] { $player } legt { $card } aan.
       *[other] { $player } legt { $number } { $card } neer (+{ $added }).
    }
    .own = { $number ->
            [one] Je legt { $card } aan.
           *[other] Je legt { $number } { $card } neer (+{ $added }).
        }
events-photo = { $player } speelt de foto van { $outlaw } uit (+{ $added }).
    .own = Je speelt de foto van { $outlaw } uit (+{ $added }).
events-photo-found = { $player } vindt de foto van { $outlaw } en speelt die uit (+{ $added }).
    .own = Je vindt de foto van { $outlaw } en speelt die uit (+{ $added }).
events-aim = { $player } speelt { $card } uit en schiet.
    .own = Je speelt { $card } uit en schiet.
events-aim-found = { $player } vindt { $card }, speelt die uit en schiet.
    .own = Je vindt { $card }, speelt die uit en schiet.
events-shot-hit = { $card }: treffer!
events-shot-miss = { $card }: mis.
events-wasted = { $card } gaat naar de aflegstapel.
events-spent = { $card } gaat naar de aflegstapel.
events-place = { $player } legt { $card } bij { $outlaw } (+{ $added }).
    .own = Je legt { $card } bij { $outlaw } (+{ $added }).
events-orphans = { $player } verliest: { $cards }.
    .own = Je verliest: { $cards }.
events-search = { $player } bekijkt de aflegstapel.
    .own = Je bekijkt de aflegstapel: { $cards }.
events-take = { $player } neemt ongezien een kaart uit de aflegstapel.
    .own = Je neemt { $card }.
events-found = { $player } vindt { $card }.
    .own = Je vindt { $card }.
events-pass = { $player } past.
events-discard = { $player } legt { $card } af.
    .own = Je legt { $card } af.
events-stall = Niemand speelt iets uit. Aantal van zulke beurten tot het einde van de spelronde: { $turns }.
events-hand-over-went-out = { $player } heeft de laatste kaart afgelegd. De spelronde is afgelopen.
    .own = Je hebt je laatste kaart afgelegd. De spelronde is afgelopen.
events-hand-over-another-out = { $player } heeft geen kaarten meer. De spelronde is afgelopen.
    .own = Je hebt geen kaarten meer. De spelronde is afgelopen.
events-hand-over-supply-spent = { $player } wil van een uitgeputte voorraadstapel nemen. De spelronde is afgelopen.
    .own = Je neemt van een uitgeputte voorraadstapel. De spelronde is afgelopen.
events-hand-over-stalled = Niemand komt nog verder. De spelronde is afgelopen.
events-score-stays = { $outlaw }: { $reward } blijft op het aanhoudingsbevel ({ $points }).
events-score-paid = { $outlaw } betaalt uit { $reward } ({ $points }): { $payments }.
events-duel-hit = Duel: { $player } draait { $card } om: treffer!
    .own = Duel: je draait { $card } om: treffer!
events-duel-miss = Duel: { $player } draait { $card } om: mis.
    .own = Duel: je draait { $card } om: mis.
events-winner = { $player } wint!
    .own = Jij wint!

## The table in the terminal
table-title = Spelronde { $hand } · { $dealer } geeft
table-wanted = Gezocht
table-reward = Beloning
table-legend = Per speler: sheriffpunten, +de opbrengst als de spelronde nu eindigde.
table-no_set = nog geen set
table-hidden = { $points } verborgen
table-cards = { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
table-photo = Foto
table-supply = Voorraadstapel: { $number }.
table-discards = Aflegstapel: { $number }, bovenop: { $card }.
table-no_discards = De aflegstapel is leeg.
table-reshuffled = In deze spelronde is al opnieuw geschud.
table-spent = De voorraadstapel is op: wie ervan neemt, beëindigt de spelronde.
table-your_hand = Je hand: { $cards }
table-hand_of = { $player } heeft { $cards }
table-outlaws = Outlawkaarten
table-sheriffs = Sheriffkaarten
table-sheriff_played = Je sheriffkaart van deze beurt is gespeeld.
table-take = In de hand nemen
table-discard = Afleggen, dat beëindigt je beurt
table-pile = In de aflegstapel, voor zover iedereen het heeft gezien: { $cards }.
table-pile_taken = Daarvan { $number } ongezien genomen.
table-hand = Spelronde { $hand }
table-aim_win = Het meeste geld wint, zodra iemand aan het einde van een spelronde $ 25.000 heeft.
table-aim_lay = Leg drie kaarten van één outlaw neer, dan ligt zijn set er; vanaf dan mag iedereen bij hem aanleggen. Kaarten zijn punten voor jou, en meer tegelijk verhogen de beloning op zijn aanhoudingsbevel.
table-aim_hand = Een beurt: nemen, uitspelen wat je wilt, één kaart afleggen. De spelronde eindigt als iemand zijn laatste kaart aflegt.
table-aim_score = Dan betaalt een aanhoudingsbevel uit als er samen 8 punten liggen: alles aan wie 5 punten voorligt, anders deelt de koploper.
table-aim_sheriff = Per beurt één sheriffkaart. Sommige vragen een schot: de bovenste kaart van de voorraadstapel wordt omgedraaid, een outlaw is een treffer.
table-you = jij
table-money = Geld
table-in_hand = Kaarten in de hand
table-closed = Nog geen set:
table-account = Waar het vandaan kwam
table-scoring = Afrekening van spelronde { $hand }
table-this_hand = Deze spelronde
table-scoring_legend = Per speler: sheriffpunten, +geld. Bij $ 25.000 eindigt het spel.
table-stays = Niemand krijgt iets, het blijft liggen:
table-begin = Met Enter begint de eerste spelronde.
table-go_on = Met Enter begint de volgende spelronde.
table-usage_table = | aanhoudingsbevelen, geld en alles wat op tafel ligt (t)
table-usage_pile = | wat er in de aflegstapel ligt, als er met geheugensteun wordt gespeeld
table-no_pile = Aan deze tafel wordt zonder geheugensteun gespeeld, dus niemand mag de aflegstapel inzien ({ $rule }). De optie memory_aid=true zet hem aan.
table-search_word = gelijk

## What the page says at its table, besides
page-posters = Aanhoudingsbevelen
page-handNumber = Spelronde { $number }
page-piles = Voorraad- en aflegstapel
page-supply = voorraadstapel
page-discards = aflegstapel
page-drawTwo = Neem er twee
page-takeTop = Neem deze
page-seats = De anderen
page-groups = Op tafel voor { $player }
page-none = niets neergelegd
page-hand = Je hand
page-noHand = Geen kaarten in je hand
page-you = Jij
page-youShort = Jij
page-next = hierna
page-dealer = gever
page-about = Over { $card }
page-below = Hieronder staat meer
page-pile = In de aflegstapel
page-keyPoints = sheriffpunten
page-keyCollects = krijgt, als het nu afgelopen is
page-hit = Raak
page-miss = Mis
page-pointsOf = { $player }: { $points }
page-hiddenOf = { $player }: { $points } in een schuilplaats
page-collects = zou { $money } krijgen
page-reward = beloning { $money }
page-nobody = nog niets neergelegd
page-adds = met { $added } erbij
page-cards = { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
page-notNow = nu niet
page-chosenOf = gekozen
page-hidden = in een schuilplaats: { $points } niet geteld
page-moment-inLog = het einde van de spelronde
page-moment-title = Einde van spelronde { $number }
page-moment-poster = Aanhoudingsbevel { $at } van { $number }.
page-moment-now = nu: { $at } van { $number }
page-moment-later = komt nog
page-moment-of = van { $money }
page-moment-stays = { $money } blijft liggen
page-moment-left = { $money } blijft over
page-moment-empty = Alles uitbetaald
page-moment-needed = Blijft: punten { $points } van { $needed }
page-moment-nobody = Niemand zit achter { $outlaw } aan
page-moment-few = Niemand pakt { $outlaw }
page-moment-one = { $name } pakt { $outlaw }
page-moment-oneYou = Jij pakt { $outlaw }
page-moment-share = { $names } delen { $outlaw }
page-moment-shareYou = { $names } en jij delen { $outlaw }
page-moment-player = Speler
page-moment-cards = Neergelegd
page-moment-points = Punten
page-moment-rounds = Ronde na ronde
page-moment-gets = Krijgt
page-moment-noShare = geen deel
page-moment-hidden = in een schuilplaats
page-moment-sum = { $sum } = { $total } punten; { $needed } zijn nodig.
page-moment-whyStays = Minder dan { $needed } punten: de beloning blijft liggen.
page-moment-whyOne = Minstens { $lead } punten meer dan alle anderen: dat levert alles op.
page-moment-whyShared = Niemand staat { $lead } punten voor, dus wordt er gedeeld: eerst { $first } voor wie voorop ligt, dan ronde na ronde { $then } per speler.
page-moment-whyShort = Er is geen { $first } voor ieder die voorop ligt.
page-moment-from = eerst { $money }
page-moment-thisHand = spelronde
page-moment-goal = { $money } wint
