### El Paso in German.

title = El Paso
sentence = Plündere Seite an Seite mit anderen sieben Städte, verschwinde, bevor die Sheriffs kommen, und verkaufe deine Beute, wo sie am meisten bringt.
picture = Eine Straße vor untergehender Sonne, davor zwei Würfel

## Editions
editions-zoch-2009 = Zoch 2009

## What lies around: how it is called, bends and is not called
-raid-card = Raubzugkarte
    .gender = f
    .plural = Raubzugkarten
    .avoid = Überfallkarte
-raid = Raubzug
    .gender = m
    .plural = Raubzüge
    .avoid = Überfall
-lookout = Schmiere
    .gender = f
    .avoid = Späher | späht
-tile = Plättchen
    .gender = n
    .plural = Plättchen
    .avoid = Marker
-nuggets = Nuggets
    .gender = p
    .avoid = Klumpen
-stock = Nachziehstapel
    .short = Vorrat
    .gender = m
    .avoid = Talon | Aufnahmestapel
-brand = Brandzeichen
    .gender = n
    .avoid = Brandmal
-six = Sechs
    .gender = f

## Cards

cards-bank = Bank
    .gender = f

cards-saloon = Saloon
    .gender = m
does-saloon = Nur wenn ein Würfel eine Sechs ({ $mark }) zeigt.

cards-gold-mine = Goldmine
    .gender = f
    .avoid = Keine Mine

cards-cattle = Rinderweide
    .gender = f
    .avoid = Rinder | Vieh
does-cattle = Nur wenn ein Würfel ein Brandzeichen ({ $mark }) zeigt.

cards-hotel = Hotel
    .gender = n

cards-horses = Pferdekoppel
    .gender = f
    .avoid = Pferde

# what several cards do
does-place = Ein Raubzug: { $card }. Die höchste Karte dort nimmt das oberste Plättchen, die nächste das darunter. Es gibt Plättchen mit { $values }.

## The rules by number (EP4_1 is EP4.1), each with why it refuses a move

chapters-EP1 = Vorbereitung
clauses-EP1_1 = Es gibt 48 Raubzugkarten: sechs Sorten (Bank, Saloon, Goldmine, Rinderweide, Hotel, Pferdekoppel), je acht mit den Werten 1 bis 8.
clauses-EP1_2 = Es gibt 36 Beuteplättchen, sechs von jeder Sorte; zu Beginn sind alle im Beutel. Bank, Goldmine, Hotel und Pferdekoppel haben 1, 2, 3, 4, 4 und 5 Punkte, Saloon und Rinderweide 3, 4, 4, 5, 5 und 6.
clauses-EP1_3 = Es gibt 5 Würfel. Jeder hat zwei Sheriffsterne, zwei Brandzeichen und zwei Sechsen.
clauses-EP1_4 = Sieben Städte werden der Reihe nach geplündert: Deadwood, Cheyenne, Abilene, Santa Fe, San Diego, Tombstone, El Paso. Jede hat ihre Orte und ihren Kurs. Was nicht in der Spielregel steht und auch nicht aus Besprechungen bekannt ist, wurde rekonstruiert und ist auf dem Spielplan so gekennzeichnet; der Tisch darf mit einem eigenen Spielplan spielen.
clauses-EP1_5 = Die Karten jeder Sorte werden gemischt und liegen verdeckt als Nachziehstapel dieser Sorte. Du bekommst von jeder Sorte eine Karte, also sechs Karten.
clauses-EP1_6 = Wer zuerst Schmiere steht, wird ausgelost oder am Tisch bestimmt.
clauses-EP1_7 = Die Nuggets im Vorrat gehen nie aus.

chapters-EP2 = Eine Stadt bestücken
clauses-EP2_1 = Bevor eine Stadt geplündert wird, werden 20 Plättchen auf einmal aus dem Beutel gezogen und nach Sorten auf ihre Orte verteilt.
clauses-EP2_2 = Plättchen einer Sorte, die es in der Stadt nicht gibt, kommen zurück in den Beutel und werden nicht ersetzt; in einer Stadt können also weniger liegen.
clauses-EP2_3 = An jedem Ort liegen die Plättchen als Stapel, der niedrigste Wert oben, der höchste unten. Ein Stapel wird nie neu sortiert.
clauses-EP2_4 = Eine Stadt wird nur einmal bestückt.
clauses-EP2_5 = Verkaufte, verlorene und übrig gebliebene Plättchen kommen zurück in den Beutel, bevor die nächste Stadt bestückt wird. (Laut Spielregel kommen sie in die Schachtel, aber dann würden die Plättchen nicht reichen.)

chapters-EP3 = Bleiben oder gehen
clauses-EP3_1 = Entschieden wird der Reihe nach: zuerst, wer Schmiere steht, oder, wenn dieser Spieler fort ist, der Erste zu seiner Linken, der noch in der Stadt ist; dann die anderen im Uhrzeigersinn.
clauses-EP3_2 = Du verlässt entweder die Stadt oder legst eine Raubzugkarte verdeckt vor dich. Das ist eine einzige Entscheidung, und sie ist endgültig. Wer später entscheidet, sieht, wer gegangen ist, aber keine Karte.
clauses-EP3_3 = Du darfst eine Stadt schon vor dem ersten Raubzug verlassen, wenn der Tisch es nicht verbietet.
reasons-EP3_3 = An diesem Tisch darf niemand eine Stadt vor dem ersten Raubzug verlassen.
clauses-EP3_4 = Du darfst jede Karte deiner Hand legen, auch für einen Ort, der leer ist oder den es in der Stadt nicht gibt.
clauses-EP3_5 = Haben alle entschieden, werden alle Karten gleichzeitig aufgedeckt.

chapters-EP4 = Die Würfel und die Sheriffs
clauses-EP4_1 = Wer Schmiere steht, würfelt mit allen Würfeln, die nicht auf dem Sheriff-Feld liegen.
clauses-EP4_2 = Jeder Stern kommt auf das Sheriff-Feld und bleibt dort, bis in der Stadt Schluss ist.
clauses-EP4_3 = Liegen alle 5 Würfel auf dem Sheriff-Feld, kommen sofort die Sheriffs, und es wird nichts mehr geplündert.
clauses-EP4_4 = Wer dann noch in der Stadt ist, verliert alle seine Plättchen, auch die aus anderen Städten. Nuggets sind sicher, ebenso alles, was denen gehört, die schon gegangen sind.
clauses-EP4_5 = Wer Schmiere steht und die Stadt verlassen hat, würfelt trotzdem.

chapters-EP5 = Plündern
clauses-EP5_1 = Die Rinderweide kann man nur plündern, wenn ein Würfel dieses Wurfs ein Brandzeichen zeigt. Ein Brandzeichen genügt für alle, die auf sie aus sind.
clauses-EP5_2 = Einen Saloon kann man nur plündern, wenn ein Würfel dieses Wurfs eine Sechs zeigt. Eine Sechs genügt für alle, die auf ihn aus sind.
clauses-EP5_3 = An jedem Ort gilt die Reihenfolge der Karten, von der höchsten zur niedrigsten: Jeder dort nimmt das oberste Plättchen, das noch da ist, bis keines mehr liegt.
clauses-EP5_4 = Sein Plättchen nimmt man immer, eine Wahl gibt es nicht. Plättchen liegen offen vor ihrem Besitzer.
clauses-EP5_5 = Gibt es den Ort in der Stadt nicht oder liegt dort nichts mehr, gehst du leer aus.

chapters-EP6 = Karten
clauses-EP6_1 = Die gespielten Karten kommen offen auf den Ablagestapel ihrer Sorte, der Reihe nach von dem an, der Schmiere steht, auch wenn die Sheriffs gekommen sind.
clauses-EP6_2 = Sobald ein Nachziehstapel leer ist und auf seinem Ablagestapel etwas liegt, wird dieser ohne Mischen umgedreht: Was zuerst abgelegt wurde, wird zuerst gezogen.
clauses-EP6_3 = Danach zieht jeder, der am Raubzug beteiligt war, genau eine Karte, auch wenn er gehen will. Wer die Stadt verlassen hat, hat sechs Karten und zieht keine.
reasons-EP6_3 = Zieh zuerst eine Karte nach.
clauses-EP6_4 = Alle ziehen gleichzeitig, jeder von einem Nachziehstapel seiner Wahl: Wer zuerst kommt, mahlt zuerst. Der Tisch kann vereinbaren, der Reihe nach zu ziehen, angefangen bei dem, der Schmiere steht.
clauses-EP6_5 = Sind Nachziehstapel und Ablagestapel einer Sorte beide leer, kann man diese Sorte nicht ziehen.
reasons-EP6_5 = Von der Sorte { $card } ist keine Karte mehr zu ziehen.
clauses-EP6_6 = Handkarten, Nachziehstapel und Ablagestapel bleiben von Stadt zu Stadt, wie sie sind, und werden nie wieder gemischt.
clauses-EP6_7 = Wer am Raubzug beteiligt war, zieht auch, wenn die Sheriffs gekommen sind, und auch nach dem Raubzug, der die Stadt geleert hat.

chapters-EP7 = Die Stadt verlassen
clauses-EP7_1 = Alle, die in derselben Entscheidungsrunde gehen, sind eine Gruppe. Die erste Runde, in der jemand geht, ergibt Gruppe 1, die nächste solche Runde Gruppe 2, und so fort.
clauses-EP7_2 = In Gruppe 1 darfst du ein Plättchen behalten, in Gruppe 2 zwei, und so fort; du wählst aus allen deinen Plättchen, auch denen aus anderen Städten.
reasons-EP7_2 = Du hast kein Plättchen { $card } { $value } mehr, das du behalten könntest.
clauses-EP7_3 = Alle übrigen Plättchen verkaufst du sofort und auf einmal.
clauses-EP7_4 = Was du behältst, wählst du Plättchen für Plättchen, vom höchsten Wert abwärts, gleiche Werte in der Reihenfolge Bank, Saloon, Goldmine, Rinderweide, Hotel, Pferdekoppel, bis du fertig bist. Was du übergehst, wird verkauft.
reasons-EP7_4 = Du wählst in der Reihenfolge der Liste und hast { $card } { $value } schon übergangen.
clauses-EP7_5 = Wer gegangen ist, setzt bis zur nächsten Stadt aus. Die anderen machen weiter, auch einer allein.
reasons-EP7_5 = Du hast die Stadt verlassen: Wähle, was du behältst.
clauses-EP7_6 = Liegt in der Stadt kein Plättchen mehr, gehen nach dem Ziehen alle, die noch dort sind; sie wählen der Reihe nach, angefangen bei dem, der Schmiere steht.
clauses-EP7_7 = Hatte bis dahin niemand diese Stadt verlassen, darf jeder von ihnen zwei Plättchen behalten.
clauses-EP7_8 = War schon jemand gegangen, sind alle, die die leere Stadt gemeinsam verlassen, die nächste Gruppe. Gehen alle aus freien Stücken in einer Runde, sind sie eine Gruppe wie jede andere.

chapters-EP8 = Verkaufen
clauses-EP8_1 = Die Punkte der Plättchen, deren Sorte in dieser Stadt einen Ort hat, werden zusammengezählt, durch den Kurs der Stadt geteilt und abgerundet: Bei 3:1 bringen 13 Punkte 4 Nuggets.
clauses-EP8_2 = Plättchen von Sorten, die es in der Stadt nicht gibt, bringen 1 Nugget je Punkt: Bankplättchen mit 5 Punkten bringen 5, wo es keine Bank gibt.
clauses-EP8_3 = Es zählt der Ort auf dem Spielplan, auch wenn dort kein Plättchen mehr liegt.

chapters-EP9 = Die nächste Stadt und das Ende
clauses-EP9_1 = In einer Stadt ist Schluss, wenn die Sheriffs gekommen sind, wenn alle gegangen sind oder wenn kein Plättchen mehr da ist.
clauses-EP9_2 = Alle kommen mit in die nächste Stadt. Übrig gebliebene Plättchen kommen zurück in den Beutel, und alle Würfel gehen an den linken Nachbarn dessen, der Schmiere stand; er steht als Nächster Schmiere.
clauses-EP9_3 = Auch in der letzten Stadt darfst du nur so viele Plättchen behalten wie sonst; danach bringen die, die du noch hast, 1 Nugget je Punkt. Wo auch die letzte Stadt 1:1 zahlt, gibt es nichts zu wählen, und alles wird verkauft.
clauses-EP9_4 = Wer die meisten Nuggets hat, gewinnt. Spieler mit gleich vielen teilen sich den Sieg.

chapters-EP10 = Was alle wissen
clauses-EP10_1 = Alle dürfen sehen: Plättchen, Nuggets, Würfel, Ablagestapel, wer in der Stadt ist, wer eine Karte gelegt hat und wie viele Karten jede Hand und jeder Nachziehstapel hat.
clauses-EP10_2 = Verborgen sind die Werte der Karten auf den Händen und in den Nachziehstapeln, und gelegte Karten, bis sie aufgedeckt werden. Alle sehen, von welchem Stapel du ziehst; die Sorten auf deiner Hand kann man sich also merken. Der Tisch kann eine Gedächtnishilfe einschalten, die auflistet, was man sich merken könnte.
clauses-EP10_3 = Ein Nachziehstapel, der ein Ablagestapel war, liegt in einer Reihenfolge, die alle gesehen haben: Wer davon zieht, hat eine Karte, die jeder nennen kann.

## Options of the rules, and their values
options-board = Welcher Spielplan: unserer oder ein eigener (eine Datei)?
options-first_lookout = Wer steht zuerst Schmiere: ausgelost oder ein bestimmter Platz?
options-leave_before_first_raid = Darf man eine Stadt vor dem ersten Raubzug verlassen?
options-refill = Ziehen alle gleichzeitig (wer zuerst kommt, mahlt zuerst) oder der Reihe nach?
options-memory_aid = Dürfen alle die Sorten jeder Hand und die bekannte Reihenfolge der Nachziehstapel nachschlagen?

values-true = ja
values-false = nein
values-standard = unserer
values-seed = ausgelost
values-race = alle gleichzeitig
values-in-turn = der Reihe nach

## Questions, and what others wait for
questions-decide = { $town } verlassen oder verdeckt eine Raubzugkarte legen?
questions-refill = Von welchem Nachziehstapel ziehst du?
questions-keep = { $number ->
        [one] Du verlässt { $town } und darfst ein Plättchen behalten. Wähle von oben: Was du übergehst, wird verkauft.
       *[other] Du verlässt { $town } und darfst bis zu { $number } Plättchen behalten. Wähle von oben: Was du übergehst, wird verkauft.
    }

awaited-decide = abreisen oder eine Raubzugkarte
awaited-refill = eine Karte vom Nachziehstapel
awaited-keep = was behalten wird

## Moves, and what they would bring
moves-leave = die Stadt verlassen
moves-done = den Rest verkaufen
moves-done-all = alles verkaufen
moves-lay = { $card } { $value } legen
moves-draw = { $card } ziehen
moves-keep = { $card } { $value } behalten

previews-sale = { $sale ->
        [one] 1 Nugget
       *[other] { $sale } Nuggets
    }
previews-keep = { $keep ->
        [one] oder behalte eins davon
       *[other] oder behalte bis zu { $keep } davon
    }
previews-holds_back = { $holds_back ->
        [one] jetzt 1 Nugget weniger
       *[other] jetzt { $holds_back } Nuggets weniger
    }
previews-tile = Plättchen { $tile }
previews-chance = { $chance } %
previews-nothing = nichts zu holen

## Events
events-dealt = { $player } bekommt sechs Karten, eine von jeder Sorte.
    .own = Du bekommst: { $cards }.
events-town = { $town }. { $player } steht Schmiere.
    .own = { $town }. Du stehst Schmiere.
events-stock = In der Stadt: { $tiles }.
events-stock-back = In der Stadt: { $tiles }. Zurück in den Beutel: { $back }.
events-lay = { $player } legt verdeckt eine Karte.
    .own = Du legst verdeckt { $card }.
events-leave = { $player } verlässt die Stadt (darf { $limit } behalten).
    .own = Du verlässt die Stadt und darfst { $limit } behalten.
events-keep = { $player } behält { $tile }.
    .own = Du behältst { $tile }.
events-sell = { $player } verkauft für { $paid }.
    .own = Du verkaufst für { $paid }.
events-reveal = { $player } zeigt { $card }.
    .own = Du zeigst { $card }.
events-roll = { $player } würfelt: { $faces }.
    .own = Du würfelst: { $faces }.
events-stars = Auf dem Sheriff-Feld: { $number }.
events-sheriffs = Die Sheriffs kommen!
events-chased = { $player } flieht und verliert: { $tiles }.
    .own = Du fliehst und verlierst: { $tiles }.
events-chased-empty = { $player } flieht und hat nichts zu verlieren.
    .own = Du fliehst und hast nichts zu verlieren.
events-loot = { $player } nimmt { $tile }.
    .own = Du nimmst { $tile }.
events-nothing-no-place = { $player } geht leer aus: { none } { $card } in dieser Stadt.
    .own = Du gehst leer aus: { none } { $card } in dieser Stadt.
events-nothing-no-symbol = { $player } geht leer aus: Es fiel { none } { $card }.
    .own = Du gehst leer aus: Es fiel { none } { $card }.
events-nothing-none-left = { $player } geht leer aus: { The } { $card } ist leer.
    .own = Du gehst leer aus: { The } { $card } ist leer.
events-discard = { $player } legt { $card } ab.
events-turn-over = { $card }: Der Ablagestapel wird umgedreht.
events-draw = { $player } zieht { $card }.
    .own = Du ziehst { $card }.
events-emptied = Die Stadt ist leer geplündert: Wer noch da ist, geht und darf { $limit } behalten.
events-left-over = Zurück in den Beutel: { $tiles }.
events-final = { $player } verkauft die letzten Plättchen für { $points }.
    .own = Du verkaufst deine letzten Plättchen für { $points }.
events-winner = { $nuggets ->
        [one] { $player } gewinnt mit 1 Nugget!
       *[other] { $player } gewinnt mit { $nuggets } Nuggets!
    }
    .own = { $nuggets ->
            [one] Du gewinnst mit 1 Nugget!
           *[other] Du gewinnst mit { $nuggets } Nuggets!
        }

## The table in the terminal
table-begin = Mit der Eingabetaste geht es in die erste Stadt.
table-go_on = Mit der Eingabetaste geht es in die nächste Stadt.
table-usage_table = | Weg, Würfel, Orte, Spieler und alles, was auf dem Tisch liegt (t)
table-usage_pile = | die Ablagestapel, mit Gedächtnishilfe auch, was sich alle merken könnten
table-no_pile = Was sich alle von Händen und Nachziehstapeln merken könnten, zeigt nur die Gedächtnishilfe ({ $rule }). Die Option memory_aid=true schaltet sie ein.
table-search_word = gruppe
table-aim_win = Sieben Städte, eine nach der anderen. Wer nach der letzten die meisten Nuggets hat, gewinnt.
table-aim_raid = Alle legen verdeckt eine Karte für einen Ort. Die höchste Karte dort nimmt das oberste Plättchen, die nächste das darunter. Oben liegt der kleinste Wert: Wer als Zweiter kommt, bekommt vielleicht mehr.
table-aim_dice = Dann würfelt, wer Schmiere steht. Die Rinderweide braucht ein Brandzeichen (Ψ), der Saloon eine 6. Sterne (★) bleiben auf dem Sheriff-Feld: Liegen alle Würfel dort, kommen die Sheriffs, und wer noch in der Stadt ist, verliert alle Plättchen.
table-aim_leave = Statt eine Karte zu legen, darfst du die Stadt verlassen: Plättchen werden zu Nuggets, und die sind sicher. Wer sie zuerst verlässt, darf ein Plättchen für später behalten, die nächste Gruppe zwei, und so weiter.
table-aim_sell = Bei 4:1 werden vier Punkte Beute zu einem Nugget. Spätere Städte zahlen besser, und was es in einer Stadt nicht gibt, verkauft man dort 1:1.
table-title_number = Stadt { $number } von { $towns }
table-title_raid = Raubzug { $raid }
table-title_lookout = { $lookout } steht Schmiere
table-account_legend = ★: Die Sheriffs haben die Plättchen.
table-legend = [n] oberstes Plättchen; Ψ 6: müssen die Würfel zeigen; +n: Verkaufswert jetzt.
table-legend_full = [n]: das oberste Plättchen eines Ortes, dahinter die darunter. Ψ und 6: nur wenn die Würfel es zeigen. Vorrat: Karten, die noch zu ziehen sind. Ablage: die zuletzt abgelegte Karte. Spieler: ihre Plättchen, ihre Nuggets und was die Plättchen jetzt brächten; weg 2: in der zweiten Gruppe gegangen.
table-place = Ort
table-stack = Plättchen
table-stock = Vorrat
table-pile = Ablage
table-nuggets = Nuggets (+ Plättchen)
table-where = In der Stadt?
table-here = ja
table-laid = gelegt
table-gone = weg { $group }
table-empty = leer
table-lacks = nicht hier
table-of = { $number } von { $all }
table-dice = Gewürfelt
table-roll = der letzte Wurf
table-field = Sheriff-Feld
table-sheriffs = Sheriffs als Nächstes: { $chance }
table-sheriffs_here = die Sheriffs sind da!
table-without = alle Orte außer { $kinds }
table-all = alle Orte
table-tiles = { $number ->
        [one] 1 Plättchen
       *[other] { $number } Plättchen
    }
table-your_hand = Deine Hand:
table-hand_of = { $player } hat:
table-vain = jetzt nutzlos:
table-face_down = verdeckt: { $card }
table-race = Alle zugleich: Der Schnellste wählt.
table-lay = Oder lege eine Karte (das oberste Plättchen dort und wie wahrscheinlich dort etwas zu holen ist):
table-lay_brief = Oder lege eine Karte:
table-leave = verlassen
table-departure = deine Plättchen bringen { $sale }
table-no_loot = du hast keine Plättchen
table-no_loss = kostet jetzt nichts
table-one_to_one = in { $town } 1:1 zu verkaufen
table-left = noch { $number }
table-next_card = nächste: { $value }
table-because_leave = bringt sicher { $sale }
table-because_lay = geht dorthin, wo oben ein Plättchen mit { $tile } liegt, das zu { $chance } % zu holen ist, wenn dir niemand zuvorkommt
table-over = { $town } ist vorbei
table-all_left = alle sind gegangen
table-sheriffs_came = die Sheriffs kamen
table-emptied = nichts war mehr da
table-player = Spieler
table-went = Ging
table-group = Gruppe { $number }
table-fled = geflohen
table-sold = { $points } zu { $rate }:1
table-sold_nothing = verkauft nichts
table-keeps = behält { $tiles }
table-last_tiles = letzte Plättchen: { $points } zu 1:1
table-lost = verliert { $tiles }
table-lost_nothing = verliert nichts
table-scoring_legend = +: Nuggets aus dieser Stadt; =: Nuggets insgesamt.
table-account = Nuggets aus
table-final = Am Ende
table-total = Zusammen
table-board = Unser Spielplan
table-own_board = Ein eigener Spielplan
table-town = Stadt
table-rate = Kurs
table-yes = ja
table-no = nein
table-board_tiles = Plättchen:
table-board_dice = { $dice } Würfel, jeder { $faces }. Für jede Stadt werden { $drawn } Plättchen gezogen.
table-sign_printed = ohne Zeichen: in der Spielregel gedruckt
table-sign_reviewed = { $sign } aus Rezensionen
table-sign_reconstructed = { $sign } rekonstruiert
table-sign_given = { $sign } wie angegeben
table-reconstructed = Rekonstruiert auf diesem Spielplan: { $entries }.
table-none_reconstructed = Auf diesem Spielplan ist nichts rekonstruiert.
table-everything = Kurs und Orte
table-rate_of = Kurs
table-name_of = Name
table-sheet_you = Du
table-sheet_who = Wer
table-sheet_card = Karte
table-sheet_takes = Beute
table-sheet_loses = Verliert
table-sheet_no_place = { none } { $card } hier
table-sheet_no_symbol = { none } { $card } gefallen
table-sheet_none_left = { none } { $card } mehr da
table-pile_kind = Sorte
table-pile_open = Ablage
table-pile_stock = Vorrat
table-pile_legend = Ablage: die letzte Karte rechts. Vorrat: die oberste Karte links. Hände und Vorräte, soweit alle sie gesehen haben; ? ist eine Karte, die nicht alle kennen.

## What the page says at its table, besides
page-trail = Der Weg
page-here = Hier ist Doc Holliday
page-lacks = ohne
page-without = ohne { $kinds }
page-everything = alles
page-places = Orte der Stadt
page-sells = Beute der Orte hier verkauft sich { $rate }:1, andere Beute 1:1.
page-sellsAll = Alle Beute verkauft sich hier 1:1.
page-needed = nötig
page-noPlace = Verkauf 1:1
page-nothingLeft = Nichts mehr da
page-stock = { $number } zu ziehen
page-stockNone = nichts zu ziehen
page-pile = Ablage { $value }
page-pileEmpty = keine Ablage
page-draw = Ziehen
page-tiles = Plättchen { $values }
page-lastRoll = Letzter Wurf
page-noRoll = Hier wurde noch nicht gewürfelt.
page-rolledBy = { $player } würfelt
page-rolledByYou = Du würfelst
page-odds = { $number ->
        [one] Ein Stern auf dem letzten Würfel bringt die Sheriffs:
       *[other] Sterne auf den { $number } übrigen Würfeln bringen die Sheriffs:
    }
page-oneIn = { $few } von { $many }
page-faces-star = Stern
page-faces-brand = Brandzeichen
page-faces-six = Sechs
page-seats = Die anderen
page-lookout = steht Schmiere
page-gone = fort
page-goneKept = fort, { $number } behalten
page-outUntil = wieder dabei in { $town }
page-hasLaid = Karte liegt verdeckt
page-decides = entscheidet jetzt
page-draws = zieht eine Karte
page-keeps = wählt, was bleibt
page-waits = entscheidet noch
page-lastGot = { $card }: nahm { $value }
page-lastNothing = { $card }: nichts
page-nuggets = { $number ->
        [one] 1 Nugget
       *[other] { $number } Nuggets
    }
page-hand = Deine Raubzugkarten
page-noHand = Du hast keine Karten.
page-youLaid = Du hast verdeckt { $card } gelegt.
page-leaving = Jetzt gehen
page-yourLoot = Deine Beute
page-youAreOut = Du hast die Stadt verlassen.
page-outKept = Diese Plättchen bleiben dir; die Sheriffs bekommen sie nicht.
page-keepUpTo = { $number ->
        [one] alles verkaufen oder eins behalten
       *[other] alles verkaufen oder bis zu { $number } behalten
    }
page-sellAt = Verkauf { $rate }:1
page-noTiles = Du hast noch keine Plättchen.
page-stay = Wenn du bleibst:
page-whatToKeep = Was behältst du?
page-keepMore = { $number ->
        [one] noch eins, von oben nach unten
       *[other] noch { $number }, von oben nach unten
    }
page-kept = behalten
page-sold = verkauft
page-costs = kostet { $number }
page-keepTiles = Deine Plättchen, das höchste zuerst
page-risk = { $number ->
        [one] dein Plättchen, { $points } wert, steht auf dem Spiel.
       *[other] deine { $number } Plättchen, { $points } wert, stehen auf dem Spiel.
    }
page-more = Stück für Stück
page-keepingCosts = Unter dem Plättchen: was der Verkauf verliert, wenn du es behältst.
page-keepingCost = es zu behalten kostet { $number }
page-marks-printed = In der Spielregel gedruckt: { $entries }.
page-marks-reviewed = Aus Rezensionen: { $entries }.
page-marks-reconstructed = Rekonstruiert, denn weder Spielregel noch Rezensionen sagen es: { $entries }.
page-marks-given = Wie es dieser Spielplan angibt: { $entries }.
page-guessed = zum Teil rekonstruiert
page-help = Über { $name }
page-stamps-bank = Keine Bank hier
page-stamps-saloon = Kein Saloon hier
page-stamps-gold_mine = Keine Goldmine hier
page-stamps-cattle = Keine Rinderweide hier
page-stamps-hotel = Kein Hotel hier
page-stamps-horses = Keine Pferdekoppel hier
page-emptyStamp = Leer
page-moment-inLog = der Raubzug
page-moment-saleInLog = der Verkauf
page-moment-raid = Der Raubzug
page-moment-cards = Alle Karten werden zugleich aufgedeckt.
page-moment-dice = { $player }: { $number ->
        [one] ein Würfel fällt.
       *[other] { $number } Würfel fallen.
    }
page-moment-stars = Sheriff-Feld: { $number } von { $all }
page-moment-sheriffs = Die Sheriffs
page-moment-nobody = niemand da
page-moment-noSymbol = Fehlt: { $face }
page-moment-there = gefallen
page-moment-missing = nicht gefallen
page-moment-sale = Raus aus { $town }
page-moment-here = { $points } zu { $rate }:1
page-moment-elsewhere = { $points } zu 1:1
