### Wyatt Earp in German.

title = Wyatt Earp
sentence = Sammle Outlaws in Sets wie beim Rommé, treibe ihr Kopfgeld in die Höhe und teile es mit möglichst wenigen.
picture = Drei Steckbriefe an einer Bretterwand, davor ein Blechstern

## Editions
editions-alea-2001 = alea 2001
editions-gryphon-2014 = Gryphon 2014

## What lies around: how it is called, bends and is not called
-poster = Steckbrief
    .gender = m
    .plural = Steckbriefe
    .avoid = Haftbefehl
-supply = Aufnahmestapel
    .short = Aufnahme
    .gender = m
    .avoid = Nachziehstapel | Talon
-discards = Ablagestapel
    .short = Ablage
    .gender = m
    .avoid = Abwurfstapel
-draw = aufnehmen
    .avoid = ziehen | zieht | ziehst
-dealer = Geber
    .gender = m
    .avoid = Kartengeber
-hand = Durchgang
    .gender = m
    .plural = Durchgänge
-points = Sheriff-Punkte
    .short = Punkte
    .gender = p
    .avoid = Fangpunkte
-leader = Führende
    .gender = m
    .avoid = Anführer
-lay = auslegen
    .short = anlegen
    .avoid = ablegen
-left = im Uhrzeigersinn
    .avoid = links herum | linksherum
-right = gegen den Uhrzeigersinn
    .avoid = rechts herum | rechtsherum

## Cards

cards-belle-starr = Belle Starr

cards-billy-the-kid = Billy the Kid

cards-bob-dalton = Bob Dalton

cards-butch-cassidy = Butch Cassidy

cards-jesse-james = Jesse James

cards-sundance-kid = Sundance Kid

cards-wes-hardin = Wes Hardin

cards-photo-belle-starr = Photo von Belle Starr

cards-photo-billy-the-kid = Photo von Billy the Kid

cards-photo-bob-dalton = Photo von Bob Dalton

cards-photo-butch-cassidy = Photo von Butch Cassidy

cards-photo-jesse-james = Photo von Jesse James

cards-photo-sundance-kid = Photo von Sundance Kid

cards-photo-wes-hardin = Photo von Wes Hardin

cards-wyatt-earp = Wyatt Earp
does-wyatt-earp = Zwei Karten aufnehmen; oder eine Karte aus dem Ablagestapel nehmen; oder, mit einem Treffer, einen Unterschlupf von deinen Karten entfernen.
events-earp-draw = { $player } spielt Wyatt Earp, um zwei Karten aufzunehmen.
    .own = Du spielst Wyatt Earp, um zwei Karten aufzunehmen.
events-earp-search = { $player } spielt Wyatt Earp, um den Ablagestapel zu durchsuchen.
    .own = Du spielst Wyatt Earp, um den Ablagestapel zu durchsuchen.
events-earp-rescue = { $player } spielt Wyatt Earp, um einen Unterschlupf zu entfernen.
    .own = Du spielst Wyatt Earp, um einen Unterschlupf zu entfernen.
events-rescue = Der Unterschlupf auf { $outlaw } bei { $player } wird entfernt.
    .own = Der Unterschlupf auf deinen Karten von { $outlaw } wird entfernt.
moves-earp-draw = Wyatt Earp spielen und zwei Karten aufnehmen
moves-earp-search = Wyatt Earp spielen und den Ablagestapel durchsuchen
moves-earp-rescue = Wyatt Earp spielen und einen Unterschlupf entfernen

cards-bank-robbery = Banküberfall
does-bank-robbery = Mit einem Treffer 2 Punkte und 1.000 $ mehr Belohnung für einen deiner ausliegenden Outlaws.

cards-fastest-gun = Schnellster Schütze
does-fastest-gun = Mit einem Treffer 3 Punkte und 1.000 $ mehr Belohnung für einen deiner ausliegenden Outlaws. Es liegt immer nur einer: Der nächste verdrängt ihn.
events-outgunned = { $player } verliert den Schnellsten Schützen bei { $outlaw }.
    .own = Du verlierst den Schnellsten Schützen bei { $outlaw }.
table-fastest = Schnellster Schütze: { $outlaw } ({ $player }).

cards-most-wanted = Most wanted!
does-most-wanted = Nenne einen Outlaw, und der Erste in der Runde, der ihn hat, gibt dir eine Karte. Oder nimm, mit einem Treffer, jemandem eine ausliegende Outlaw-Karte weg.
table-ask_whom = Nach welchem Outlaw fragst du?
table-ask_way = Wer wird zuerst nach { $outlaw } gefragt?
table-ask_left = im Uhrzeigersinn: { $player }
table-ask_right = gegen den Uhrzeigersinn: { $player }
moves-ask-left = „Most wanted!“ spielen und im Uhrzeigersinn nach { $outlaw } fragen
moves-ask-right = „Most wanted!“ spielen und gegen den Uhrzeigersinn nach { $outlaw } fragen
moves-shoot-wanted = „Most wanted!“ spielen und eine Karte vom Tisch stehlen
moves-found-ask-left = „Most wanted!“ herausnehmen, spielen und im Uhrzeigersinn nach { $outlaw } fragen
moves-found-ask-right = „Most wanted!“ herausnehmen, spielen und gegen den Uhrzeigersinn nach { $outlaw } fragen
moves-found-shoot-wanted = „Most wanted!“ herausnehmen, spielen und eine Karte vom Tisch stehlen
events-ask-left = { $player } spielt „Most wanted!“ und fragt im Uhrzeigersinn nach { $outlaw }.
    .own = Du spielst „Most wanted!“ und fragst im Uhrzeigersinn nach { $outlaw }.
events-ask-right = { $player } spielt „Most wanted!“ und fragt gegen den Uhrzeigersinn nach { $outlaw }.
    .own = Du spielst „Most wanted!“ und fragst gegen den Uhrzeigersinn nach { $outlaw }.
events-ask-found-left = { $player } findet „Most wanted!“, spielt die Karte und fragt im Uhrzeigersinn nach { $outlaw }.
    .own = Du findest „Most wanted!“, spielst die Karte und fragst im Uhrzeigersinn nach { $outlaw }.
events-ask-found-right = { $player } findet „Most wanted!“, spielt die Karte und fragt gegen den Uhrzeigersinn nach { $outlaw }.
    .own = Du findest „Most wanted!“, spielst die Karte und fragst gegen den Uhrzeigersinn nach { $outlaw }.
events-no = { $player } hat keine Karte von { $outlaw }.
    .own = Du hast keine Karte von { $outlaw }.
events-give = { $player } gibt { $outlaw } an { $other }.
    .own = Du gibst { $outlaw } an { $other }.
    .you = { $player } gibt dir { $outlaw }.
events-steal = { $player } stiehlt { $outlaw } von { $other }.
    .own = Du stiehlst { $outlaw } von { $other }.
    .you = { $player } stiehlt dir { $outlaw }.
events-nothing = { $player } findet nichts.
    .own = Du findest nichts.

cards-hideout = Unterschlupf
    .gender = m
does-hideout = Mit einem Treffer zählen alle Karten eines Outlaws bei einem Gegner keine Punkte mehr, bis Wyatt Earp den Unterschlupf entfernt.
events-hide = { $player } legt einen Unterschlupf auf { $outlaw } bei { $other }.
    .own = Du legst einen Unterschlupf auf { $outlaw } bei { $other }.
    .you = { $player } legt einen Unterschlupf auf deine Karten von { $outlaw }.

cards-stagecoach-robbery = Postkutschen-Überfall
does-stagecoach-robbery = Mit einem Treffer 1 Punkt und 3.000 $ mehr Belohnung für einen deiner ausliegenden Outlaws.

# what several cards do
does-outlaw = Je 2 Punkte. Drei oder mehr auf einmal sind das erste Set; danach darf jeder beliebig viele anlegen. Jedes Auslegen erhöht die Belohnung um 1.000 $ für jede Karte außer einer.
does-photo = 4 Punkte und 1.000 $ mehr Belohnung, ohne Schuss, sobald ein Set dieses Outlaws liegt.
does-shot = (Ein Schuss deckt die oberste Karte des Aufnahmestapels auf; ein Outlaw ist ein Treffer.)

## The rules by number (WE4_1 is WE4.1), each with why it refuses a move

chapters-WE1 = Vorbereitung
clauses-WE1_1 = Es gibt 78 Karten: jeden der sieben Outlaws siebenmal (je 2 Sheriff-Punkte) und 29 Sheriff-Karten, nämlich ein Photo von jedem Outlaw, 7 Wyatt Earp, 4 Banküberfall, 3 Schnellster Schütze, 3 „Most wanted!“, 3 Unterschlupf und 2 Postkutschen-Überfall.
clauses-WE1_2 = Zu Beginn jedes Durchgangs bekommt jeder der sieben Steckbriefe 1.000 $, zusätzlich zu allem, was dort von früher liegt.
clauses-WE1_3 = Alle Karten werden gemischt. Jeder bekommt zehn, eine nach der anderen, angefangen links vom Geber.
clauses-WE1_4 = Die nächste Karte wird aufgedeckt und eröffnet den Ablagestapel. Der Rest ist der Aufnahmestapel: 57, 47 oder 37 Karten bei zwei, drei oder vier Spielern. Zu zweit gibt es sonst keine Sonderregeln.
clauses-WE1_5 = Wer im ersten Durchgang gibt, wird ausgelost oder am Tisch bestimmt.
clauses-WE1_6 = Der linke Nachbar des Gebers beginnt. Wer einen Durchgang begonnen hat, gibt im nächsten.
clauses-WE1_7 = Der Bank geht das Geld nie aus.

chapters-WE2 = Der Zug
clauses-WE2_1 = Gespielt wird im Uhrzeigersinn. In deinem Zug nimmst du zuerst auf; dann spielst du beliebig viele Karten aus, soweit die Regeln es erlauben; zum Schluss wirfst du genau eine ab.
reasons-WE2_1 = Nimm zuerst auf: zwei Karten vom Aufnahmestapel oder die oberste vom Ablagestapel.
clauses-WE2_2 = Du nimmst die zwei obersten Karten vom Aufnahmestapel auf oder die eine, die auf dem Ablagestapel zuoberst liegt; etwas Drittes gibt es nicht.
clauses-WE2_3 = Ist der Aufnahmestapel in einem Durchgang zum ersten Mal zu klein, nimmst du, was noch da ist; dann wird der ganze Ablagestapel, auch seine oberste Karte, zum neuen Aufnahmestapel gemischt, und du nimmst von dort, was noch fehlt.
clauses-WE2_4 = Gemischt wird nur dieses eine Mal. Wer danach von einem Aufnahmestapel mit einer oder gar keiner Karte aufnehmen will, beendet den Durchgang auf der Stelle und hat keinen Zug. Wer stattdessen die oberste Karte des Ablagestapels nimmt, lässt ihn weiterlaufen.
clauses-WE2_5 = Ebenso endet der Durchgang, wenn Aufnahme- und Ablagestapel zusammen keine zwei Karten hergeben.
clauses-WE2_6 = Ein leerer Aufnahmestapel bedeutet nichts, bis jemand eine Karte von ihm braucht; erst dann wird der Ablagestapel gemischt.
clauses-WE2_7 = Zu Beginn eines Zuges liegt immer mindestens eine Karte auf dem Ablagestapel; die oberste kann man also immer nehmen.
reasons-WE2_7 = Auf dem Ablagestapel liegt keine Karte, die du nehmen könntest.
clauses-WE2_8 = Abwerfen kannst du jede Karte deiner Hand, auch die gerade aufgenommene. Eine abgeworfene Sheriff-Karte bewirkt nichts.
clauses-WE2_9 = Du darfst keine Karte ausspielen, wenn dir dann keine mehr zum Abwerfen bliebe.
reasons-WE2_9 = Du musst eine Karte zum Abwerfen behalten.
clauses-WE2_10 = Wyatt Earp darf deine letzte Karte sein, wenn dir eine neue sicher ist: um aufzunehmen, oder um zu suchen, solange auf dem Ablagestapel oben kein Wyatt Earp liegt. Die gefundene Karte musst du dann zum Abwerfen behalten.
reasons-WE2_10 = Als letzte Karte kann Wyatt Earp nur suchen, solange auf dem Ablagestapel oben kein Wyatt Earp liegt.

chapters-WE3 = Outlaws auslegen
clauses-WE3_1 = Die ersten Karten, die in einem Durchgang von einem Outlaw ausgelegt werden, gleich von wem, müssen ein Set sein: drei oder mehr davon auf einmal.
reasons-WE3_1 = Die ersten Karten von { $card } in einem Durchgang müssen ein Set sein: drei oder mehr auf einmal.
clauses-WE3_2 = Liegt sein Set einmal, darf jeder in seinem Zug beliebig viele Karten dieses Outlaws auslegen, die er auf der Hand hat.
reasons-WE3_2 = { $number ->
        [one] Eine Karte von { $card } hast du nicht.
       *[other] So viele Karten von { $card } hast du nicht: { $number }.
    }
clauses-WE3_3 = Jedes Auslegen bringt dem Steckbrief 1.000 $ für jede Karte außer einer: drei Karten 2.000 $, eine einzelne nichts. Was vorher schon lag, zählt nicht mit, und du darfst deine Karten auf mehrere Male verteilen.
clauses-WE3_4 = Alle deine Karten eines Outlaws liegen zusammen als eine Gruppe. Was du ausgelegt hast, kannst du nicht zurücknehmen, verschieben oder abwerfen.
clauses-WE3_5 = Ein gelegtes Set gilt für den ganzen Durchgang, auch wenn Karten daraus gestohlen oder versteckt werden. Im nächsten Durchgang beginnt alles von vorn.

chapters-WE4 = Sheriff-Karten und Schüsse
clauses-WE4_1 = In deinem Zug darfst du höchstens eine Sheriff-Karte ausspielen. Abwerfen ist nicht Ausspielen.
reasons-WE4_1 = Du hast in diesem Zug schon eine Sheriff-Karte ausgespielt.
clauses-WE4_2 = Eine Sheriff-Karte darfst du nur so ausspielen, dass es nach allem, was jeder sehen kann, ein Ziel für sie gibt: eine passende eigene Gruppe für Überfälle und Schnellster Schütze, die nicht versteckte Gruppe eines Gegners für einen Unterschlupf, die Outlaw-Karte eines Gegners zum Stehlen, einen Unterschlupf auf deinen Karten zum Entfernen, eine Karte im Ablagestapel zum Suchen.
reasons-WE4_2 = Für { $card } gibt es gerade kein Ziel.
    .place = Du hast keine Karten von { $outlaw } auf dem Tisch.
clauses-WE4_3 = Wer schießt, deckt die oberste Karte des Aufnahmestapels auf und legt sie auf den Ablagestapel. Eine Outlaw-Karte ist ein Treffer, jede andere ein Fehlschuss.
clauses-WE4_4 = Nach einem Fehlschuss kommt die Karte ohne Wirkung auf den Ablagestapel. Ausgespielt ist sie trotzdem: In diesem Zug folgt keine andere Sheriff-Karte.
clauses-WE4_5 = Das Ziel wählst du nach dem Schuss. Nach einem Treffer müssen Überfälle, Schnellster Schütze und Unterschlupf gelegt werden.
reasons-WE4_5 = Wähle erst, wohin deine Karte kommt: Der Schuss war ein Treffer.
clauses-WE4_6 = Ist der Aufnahmestapel bei einem Schuss leer und wurde in diesem Durchgang noch nicht neu gemischt, wird der Ablagestapel jetzt gemischt.
clauses-WE4_7 = Ist der Aufnahmestapel leer und das eine Mischen verbraucht, kann nichts ausgespielt werden, was einen Schuss braucht. Der Durchgang geht weiter.
reasons-WE4_7 = Schießen geht nicht: Der Aufnahmestapel ist leer, und gemischt wurde schon.
clauses-WE4_8 = Bis der Schuss gefallen ist, liegt ein Überfall, Schnellster Schütze oder Unterschlupf beiseite und wird nicht mit eingemischt.

chapters-WE5 = Photo
clauses-WE5_1 = Ein Photo kannst du spielen, sobald in diesem Durchgang ein Set seines Outlaws liegt; dein eigenes aus demselben Zug genügt.
reasons-WE5_1 = Von diesem Outlaw liegt in diesem Durchgang noch kein Set; das { $card } geht noch nicht.
clauses-WE5_2 = Ein Photo ist nie eine der drei Karten eines Sets. Es kommt zu deinen Karten dieses Outlaws; hast du keine, liegt es für sich, und andere Sheriff-Karten können dazu.
clauses-WE5_3 = Ein Photo braucht keinen Schuss. Es zählt 4 Sheriff-Punkte und bringt dem Steckbrief 1.000 $.
clauses-WE5_4 = Gryphon: Wird das erste Set eines Outlaws gelegt, darf ein anderer Spieler, der das Photo dazu hat, es sofort außer der Reihe spielen.
reasons-WE5_4 = Außer der Reihe kann jetzt nur das Photo des gerade ausgelegten Outlaws gespielt werden.
clauses-WE5_5 = Ein außer der Reihe gespieltes Photo gilt für niemanden als die Sheriff-Karte seines Zuges.
clauses-WE5_6 = Eine Karte, die du außer der Reihe spielst, darf deine letzte sein. Der Durchgang endet dann, wenn der Spieler am Zug abwirft.

chapters-WE6 = Überfälle
clauses-WE6_1 = Postkutschen-Überfall: nach einem Treffer 1 Sheriff-Punkt und 3.000 $ für eine deiner Gruppen.
clauses-WE6_2 = Banküberfall: nach einem Treffer 2 Sheriff-Punkte und 1.000 $ für eine deiner Gruppen.
clauses-WE6_3 = Im Lauf der Züge können zu einer Gruppe beliebig viele Überfälle kommen, auch unter einem Unterschlupf.

chapters-WE7 = Schnellster Schütze
clauses-WE7_1 = Schnellster Schütze: nach einem Treffer 3 Sheriff-Punkte und 1.000 $ für eine deiner Gruppen.
clauses-WE7_2 = Schnellster Schütze liegt nie doppelt: Der neue schickt den alten auf den Ablagestapel, auch deinen eigenen. Dessen 1.000 $ bleiben auf dem Steckbrief.
clauses-WE7_3 = Schnellster Schütze darf nicht zu dem Outlaw, der es gerade ist, weder zu denselben Karten noch zu denen eines anderen Spielers.
reasons-WE7_3 = Dieser Outlaw ist schon der schnellste Schütze.
clauses-WE7_4 = Auch unter einem Unterschlupf bleibt ein Outlaw der schnellste Schütze.

chapters-WE8 = Most wanted!
clauses-WE8_1 = Ohne Schuss: Nenne einen Outlaw und eine Richtung. Vom Nachbarn an wird einer nach dem anderen gefragt; der Erste, der so eine Karte auf der Hand hat, muss dir eine geben.
clauses-WE8_2 = Hat niemand eine, bekommst du nichts, doch die Karte ist ausgespielt.
clauses-WE8_3 = Du kannst nicht nach einem Outlaw fragen, von dem alle sieben Karten offen liegen, und gar nicht, wenn kein Gegner eine Karte auf der Hand hat.
reasons-WE8_3 = Wie alle sehen, kann niemand { $outlaw } auf der Hand haben.
clauses-WE8_4 = Mit Schuss: Nach einem Treffer darfst du einem anderen Spieler eine ausliegende Outlaw-Karte wegnehmen, auch unter einem Unterschlupf hervor, aber nie eine Sheriff-Karte. Du darfst auch verzichten.
reasons-WE8_4 = Wähle eine Outlaw-Karte, die vor einem anderen Spieler liegt, oder passe.
clauses-WE8_5 = Sheriff-Karten, bei denen keine Outlaw-Karte und kein Photo mehr liegt, kommen auf den Ablagestapel, auch der Unterschlupf darauf. Das Geld auf dem Steckbrief bleibt.
clauses-WE8_6 = Die Karte, die du bekommst, nimmst du auf die Hand; nach den üblichen Regeln darfst du sie noch in diesem Zug ausspielen.
clauses-WE8_7 = alea: „Most wanted!“ kommt zuerst auf den Ablagestapel und wird mitgemischt, wenn es ein Mischen auslöst. Gryphon: Es kommt erst danach dorthin.
clauses-WE8_8 = Zu zweit gibt es nur einen, den du fragen kannst, also auch nur eine Richtung.
reasons-WE8_8 = Zu zweit fragst du nach links.

chapters-WE9 = Unterschlupf
clauses-WE9_1 = Nach einem Treffer kommt ein Unterschlupf auf alle Karten eines Outlaws, die vor einem Gegner liegen; nie auf deine eigenen.
reasons-WE9_1 = Wähle eine Gruppe von Karten, die vor einem anderen Spieler liegt.
clauses-WE9_2 = Karten unter einem Unterschlupf bleiben sichtbar, zählen aber keine Sheriff-Punkte. Das Geld auf dem Steckbrief bleibt.
clauses-WE9_3 = Auf einer Gruppe kann immer nur ein Unterschlupf liegen. Ist er weg, kann ein neuer folgen.
reasons-WE9_3 = Auf diesen Karten liegt schon ein Unterschlupf.
clauses-WE9_4 = Zu deiner versteckten Gruppe darfst du weiter Karten legen: Die Belohnung wächst, Punkte zählen sie aber erst, wenn der Unterschlupf weg ist.
clauses-WE9_5 = Ein Photo, das für sich liegt, ist eine Gruppe und kann versteckt werden.

chapters-WE10 = Wyatt Earp
clauses-WE10_1 = Wie auch immer du Wyatt Earp spielst, er kommt zuerst auf den Ablagestapel; löst er ein Mischen aus, wird er mitgemischt.
clauses-WE10_2 = Aufnehmen: Nimm die zwei obersten Karten vom Aufnahmestapel, wenn nötig mit dem einen Mischen. Outlaws darunter kannst du sofort ausspielen, Sheriff-Karten nicht in diesem Zug.
clauses-WE10_3 = So aufnehmen kannst du nicht, wenn das Mischen verbraucht ist und der Aufnahmestapel weniger als zwei Karten hat.
reasons-WE10_3 = Der Aufnahmestapel hat weniger als zwei Karten, und gemischt wurde schon.
clauses-WE10_4 = Suchen: Nimm eine Karte aus dem Ablagestapel, nur keinen Wyatt Earp. Eine Sheriff-Karte darfst du sofort ausspielen, ausnahmsweise als zweite in diesem Zug; sonst kommt sie ungesehen auf deine Hand, und du spielst in diesem Zug keine andere Sheriff-Karte. Eine Outlaw-Karte kommt ebenso auf deine Hand und ist wie jede andere spielbar.
reasons-WE10_4 = Wyatt Earp sucht: Wähle eine Karte aus dem Ablagestapel, aber keinen Wyatt Earp.
clauses-WE10_5 = Niemand sieht den Ablagestapel durch, bevor er sich fürs Suchen entschieden hat; nur wer sucht, sieht ihn, und die Reihenfolge bleibt.
clauses-WE10_6 = Besteht der Ablagestapel nur aus Wyatt Earp, bekommst du nichts, doch die Karte ist ausgespielt.
clauses-WE10_7 = Retten: Nach einem Treffer darfst du einen Unterschlupf von deinen eigenen Karten nehmen und auf den Ablagestapel legen; welchen, entscheidest du nach dem Schuss.
reasons-WE10_7 = Wähle einen Unterschlupf, der auf deinen eigenen Karten liegt, oder passe.
clauses-WE10_8 = Wird ein Unterschlupf auf deine Karten gelegt, darfst du sofort und außer der Reihe mit Wyatt Earp antworten: ein Schuss, nur auf diesen Unterschlupf, kein zweiter Versuch. Das gilt für niemanden als die Sheriff-Karte seines Zuges.
reasons-WE10_8 = Jetzt kannst du nur mit Wyatt Earp auf den Unterschlupf antworten oder passen.

chapters-WE11 = Ende eines Durchgangs
clauses-WE11_1 = Der Durchgang ist aus, sobald jemand seine letzte Karte abwirft.
clauses-WE11_2 = Er ist auch aus, wenn am Ende eines Zuges ein anderer Spieler keine Karten mehr hat.
clauses-WE11_3 = Ist der Aufnahmestapel erschöpft, endet der Durchgang nach einigen vollen Runden (3, wenn am Tisch nichts anderes gilt; 0 heißt nie), in denen alle nur die oberste Karte des Ablagestapels genommen und eine abgeworfen haben. Eine Runde vorher wird das angekündigt.
clauses-WE11_4 = Karten, die noch auf der Hand sind, zählen nichts.

chapters-WE12 = Abrechnung
clauses-WE12_1 = Alle sieben Steckbriefe werden abgerechnet, bevor jemand nachsieht, wer gewonnen hat; ihre Reihenfolge ist gleichgültig.
clauses-WE12_2 = Haben alle zusammen für einen Outlaw weniger als 8 Sheriff-Punkte, rührt niemand seine Belohnung an; sie bleibt auf dem Steckbrief.
clauses-WE12_3 = Wer mindestens 5 Punkte mehr hat als jeder andere, nimmt die ganze Belohnung.
clauses-WE12_4 = Sonst teilen sie sich der Führende und alle, die höchstens 4 Punkte weniger haben.
clauses-WE12_5 = Wer für einen Outlaw keine Punkte hat, bekommt nichts ab, selbst wenn der Führende nur 4 oder weniger hat.
clauses-WE12_6 = Der Führende nimmt 2.000 $, dann jeder andere Beteiligte 1.000 $ in der Reihenfolge der Punkte, dann wieder alle 1.000 $, und so fort. Wer gleich viele Punkte hat, nimmt gleichzeitig.
clauses-WE12_7 = Reicht das Geld nicht für alle, die gerade an der Reihe sind, ist das Teilen zu Ende; der Rest wartet auf dem Steckbrief auf den nächsten Durchgang.
clauses-WE12_8 = Liegen mehrere gleichauf vorn und es reicht nicht für je 2.000 $, ist das Teilen danach zu Ende: Bei alea bekommt jeder von ihnen 1.000 $, wenn das geht; bei Gryphon bekommt niemand etwas.

chapters-WE13 = Ende des Spiels
clauses-WE13_1 = Hat nach einer Abrechnung jemand 25.000 $ oder mehr, war es die letzte. Das meiste Geld gewinnt; bei Gleichstand entscheidet ein Duell.
clauses-WE13_2 = Duell nach alea: Alle, die gleichauf liegen, schießen je einmal, Runde um Runde, bis nach einer vollen Runde einer allein die meisten Treffer hat. Niemand scheidet aus.
clauses-WE13_3 = Duell nach Gryphon: Sie schießen je einmal; wer danebenschießt, ist draußen, außer wenn alle danebenschießen. Wer als Letzter übrig ist, gewinnt.
clauses-WE13_4 = Im Duell wird mit dem Rest des Aufnahmestapels geschossen; ist er leer, werden alle 78 Karten gemischt.

chapters-WE14 = Was alle wissen
clauses-WE14_1 = Alle dürfen sehen: das Geld, die Steckbriefe, alle Karten auf dem Tisch, die oberste Karte des Ablagestapels und wie viele Karten jede Hand, der Aufnahmestapel und der Ablagestapel haben.
clauses-WE14_2 = Verborgen sind die Handkarten, die Reihenfolge des Aufnahmestapels und der Ablagestapel unter seiner obersten Karte. Der Tisch kann eine Gedächtnishilfe einschalten, die auflistet, was vor aller Augen auf den Ablagestapel kam.
clauses-WE14_3 = Wer außer der Reihe antworten könnte, wird gefragt, auch wenn er die Karte gar nicht hat. Übergangen werden nur Spieler ohne Karten (oder mit einer, wenn sie behalten werden muss), und alle, wenn die Karte offen liegt oder kein Schuss möglich ist.
clauses-WE14_4 = Wer nach einem Outlaw gefragt wird, verrät nur Ja oder Nein.

## Options of the rules, and their values
options-photo_reaction = Dürfen andere das Photo außer der Reihe spielen, wenn ein erstes Set gelegt wird?
options-tied_leaders_short = Mehrere gleichauf vorn, und es reicht nicht für je 2.000 $: Nimmt jeder einen Tausender oder keiner etwas?
options-duel = Entscheidet bei Gleichstand die Zahl der Treffer oder das Ausscheiden?
options-most_wanted_discard = Kommt „Most wanted!“ zuerst auf den Ablagestapel oder erst nach seiner Wirkung?
options-zero_points_share = Bekommen Spieler ohne Punkte einen Anteil, wenn der Führende 4 oder weniger hat?
options-stall_rounds = Nach wie vielen untätigen Runden mit erschöpftem Aufnahmestapel endet der Durchgang (0: nie)?
options-first_dealer = Wer gibt zuerst: ausgelost oder ein bestimmter Platz?
options-last_card_earp = Darf Wyatt Earp die letzte Karte sein, wenn eine neue sicher ist?
options-last_card_reaction = Darf eine außer der Reihe gespielte Karte die letzte sein?
options-memory_aid = Dürfen alle nachschlagen, was auf den Ablagestapel kam?

values-true = ja
values-false = nein
values-one = je eintausend
values-none = nichts
values-count = Treffer zählen
values-knockout = K.-o.-System
values-first = zuerst
values-after = nach der Wirkung
values-seed = ausgelost

## Questions, and what others wait for
questions-draw = Zwei Karten vom Aufnahmestapel aufnehmen oder die oberste des Ablagestapels?
questions-play = Spiele Karten aus, oder wirf eine ab und beende deinen Zug.
questions-place = Treffer! Zu welchem Outlaw kommt { $card }?
questions-hide = Treffer! Wessen Outlaw taucht unter?
questions-hideout-answer = { $outlaw } ist untergetaucht. Mit Wyatt Earp antworten?
questions-photo-window = Das erste Set von { $outlaw } liegt. Das Photo spielen?
questions-steal = Treffer! Welche Outlaw-Karte nimmst du?
questions-search = Welche Karte nimmst du aus dem Ablagestapel?
questions-rescue = Treffer! Welchen Unterschlupf entfernst du?
questions-play-discard = Mehr geht nicht: Wirf eine Karte ab, das beendet deinen Zug.

awaited-draw = Karten aufnehmen
awaited-play = ausspielen oder abwerfen
awaited-place = wohin eine Karte kommt
awaited-hide = wessen Outlaw untertaucht
awaited-hideout-answer = eine Antwort auf den Unterschlupf
awaited-photo-window = das Photo, oder nicht
awaited-steal = welche Outlaw-Karte genommen wird
awaited-search = eine Karte aus dem Ablagestapel
awaited-rescue = welcher Unterschlupf entfernt wird

## Moves, and what they would bring
moves-draw-supply = zwei Karten aufnehmen
moves-draw-discard = vom Ablagestapel aufnehmen: { $card }
moves-pass = passen
moves-lay = { $number ->
        [one] { $card } anlegen
       *[other] { $number } { $card } auslegen
    }
moves-discard = { $card } abwerfen
moves-place = { $outlaw } wählen
moves-target = { $outlaw } bei { $player } wählen
moves-take = { $card } auf die Hand nehmen
moves-play = { $card } spielen
moves-ask = „Most wanted!“ spielen und reihum nach einem Outlaw fragen
moves-found-play = { $card } herausnehmen und gleich spielen
moves-found-ask = „Most wanted!“ herausnehmen, spielen und reihum nach einem Outlaw fragen

previews-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
previews-collect = du bekämst { $collect }
previews-now = (jetzt { $now })
previews-ends_hand = beendet den Durchgang
previews-too_few = zahlt erst ab { $least } Punkten
previews-nothing = nichts
previews-more = bringt dir { $more } mehr
previews-reshuffles = der Ablagestapel wird neu gemischt
previews-hit_adds = trifft etwa { $odds } von 10, dann { $gain }
previews-hit_hides = trifft etwa { $odds } von 10, dann zählt ein fremder Outlaw nicht
previews-hit_only = trifft etwa { $odds } von 10
previews-they_lose = kostet den Gegner { $points }

## Events
events-deal = Durchgang { $hand }. { $player } gibt.
    .own = Durchgang { $hand }. Du gibst.
events-dealt = { $number ->
        [one] { $player } bekommt eine Karte.
       *[other] { $player } bekommt { $number } Karten.
    }
    .own = Du bekommst: { $cards }.
events-first = Der Ablagestapel beginnt mit { $card }.
events-turn = { $player } ist am Zug.
events-draw = { $number ->
        [one] { $player } nimmt eine Karte vom Aufnahmestapel auf.
       *[other] { $player } nimmt { $number } Karten vom Aufnahmestapel auf.
    }
    .own = Du nimmst auf: { $cards }.
events-pick = { $player } nimmt { $card } vom Ablagestapel auf.
    .own = Du nimmst { $card } vom Ablagestapel auf.
events-reshuffle = { $number ->
        [one] 1 Karte bildet den neuen Aufnahmestapel.
       *[other] { $number } Karten werden zum neuen Aufnahmestapel gemischt.
    }
events-lay = { $number ->
        [one] { $player } legt { $card } an.
       *[other] { $player } legt { $number } { $card } aus (+{ $added }).
    }
    .own = { $number ->
            [one] Du legst { $card } an.
           *[other] Du legst { $number } { $card } aus (+{ $added }).
        }
events-photo = { $player } spielt das Photo von { $outlaw } (+{ $added }).
    .own = Du spielst das Photo von { $outlaw } (+{ $added }).
events-photo-found = { $player } findet das Photo von { $outlaw } und spielt es (+{ $added }).
    .own = Du findest das Photo von { $outlaw } und spielst es (+{ $added }).
events-aim = { $player } spielt { $card } und schießt.
    .own = Du spielst { $card } und schießt.
events-aim-found = { $player } findet { $card }, spielt die Karte und schießt.
    .own = Du findest { $card }, spielst die Karte und schießt.
events-shot-hit = { $card }: Treffer!
events-shot-miss = { $card }: daneben.
events-wasted = { $card } kommt auf den Ablagestapel.
events-spent = { $card } kommt auf den Ablagestapel.
events-place = { $player } legt { $card } zu { $outlaw } (+{ $added }).
    .own = Du legst { $card } zu { $outlaw } (+{ $added }).
events-orphans = { $player } verliert: { $cards }.
    .own = Du verlierst: { $cards }.
events-search = { $player } sieht den Ablagestapel durch.
    .own = Du siehst den Ablagestapel durch: { $cards }.
events-take = { $player } nimmt ungesehen eine Karte aus dem Ablagestapel.
    .own = Du nimmst { $card }.
events-found = { $player } findet { $card }.
    .own = Du findest { $card }.
events-pass = { $player } passt.
events-discard = { $player } wirft { $card } ab.
    .own = Du wirfst { $card } ab.
events-stall = Niemand spielt etwas aus. Verbleibende Züge dieser Art bis zum Ende des Durchgangs: { $turns }.
events-hand-over-went-out = { $player } hat die letzte Karte abgeworfen. Der Durchgang ist zu Ende.
    .own = Du hast deine letzte Karte abgeworfen. Der Durchgang ist zu Ende.
events-hand-over-another-out = { $player } hat keine Karten mehr. Der Durchgang ist zu Ende.
    .own = Du hast keine Karten mehr. Der Durchgang ist zu Ende.
events-hand-over-supply-spent = { $player } will vom erschöpften Aufnahmestapel aufnehmen. Der Durchgang ist zu Ende.
    .own = Du willst vom erschöpften Aufnahmestapel aufnehmen. Der Durchgang ist zu Ende.
events-hand-over-stalled = Es geht nicht mehr voran. Der Durchgang ist zu Ende.
events-score-stays = { $outlaw }: { $reward } bleiben auf dem Steckbrief ({ $points }).
events-score-paid = { $outlaw } zahlt aus { $reward } ({ $points }): { $payments }.
events-duel-hit = Duell: { $player } deckt { $card } auf: Treffer!
    .own = Duell: Du deckst { $card } auf: Treffer!
events-duel-miss = Duell: { $player } deckt { $card } auf: daneben.
    .own = Duell: Du deckst { $card } auf: daneben.
events-winner = { $player } gewinnt!
    .own = Du gewinnst!

## The table in the terminal
table-title = Durchgang { $hand } · { $dealer } gibt
table-wanted = Gesucht
table-reward = Belohnung
table-legend = Bei jedem: Sheriff-Punkte, +was sie brächten, wenn der Durchgang jetzt endete.
table-no_set = noch kein Set
table-hidden = { $points } versteckt
table-cards = { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
table-photo = Photo
table-supply = Aufnahmestapel: { $number }.
table-discards = Ablagestapel: { $number }, obenauf: { $card }.
table-no_discards = Der Ablagestapel ist leer.
table-reshuffled = In diesem Durchgang wurde schon neu gemischt.
table-spent = Der Aufnahmestapel ist erschöpft: Wer von ihm aufnimmt, beendet den Durchgang.
table-your_hand = Deine Hand: { $cards }
table-hand_of = { $player } hat { $cards }
table-outlaws = Outlaw-Karten
table-sheriffs = Sheriff-Karten
table-sheriff_played = Deine Sheriff-Karte dieses Zuges ist gespielt.
table-take = Auf die Hand nehmen
table-discard = Abwerfen, das beendet deinen Zug
table-pile = Im Ablagestapel, soweit alle es gesehen haben: { $cards }.
table-pile_taken = Davon { $number } ungesehen genommen.
table-hand = Durchgang { $hand }
table-aim_win = Das meiste Geld gewinnt, sobald jemand am Ende eines Durchgangs 25.000 $ hat.
table-aim_lay = Lege drei Karten eines Outlaws aus, dann liegt sein Set; von da an darf jeder bei ihm anlegen. Die Karten sind Punkte für dich, und mehrere auf einmal erhöhen die Belohnung auf seinem Steckbrief.
table-aim_hand = Ein Zug: aufnehmen, ausspielen, was du willst, eine Karte abwerfen. Der Durchgang endet, wenn jemand seine letzte Karte abwirft.
table-aim_score = Dann zahlt ein Steckbrief, wenn dort insgesamt 8 Punkte liegen: alles an den, der 5 Punkte vorn liegt, sonst teilt der Führende.
table-aim_sheriff = Je Zug eine Sheriff-Karte. Manche brauchen einen Schuss: Die oberste Karte des Aufnahmestapels wird aufgedeckt, ein Outlaw ist ein Treffer.
table-you = du
table-money = Geld
table-in_hand = Karten auf der Hand
table-closed = Noch kein Set:
table-account = Woher das Geld kam
table-scoring = Durchgang { $hand } wird abgerechnet
table-this_hand = Dieser Durchgang
table-scoring_legend = Bei jedem: Sheriff-Punkte, +Geld. Bei 25.000 $ endet das Spiel.
table-stays = Niemand bekommt etwas, es bleibt liegen:
table-begin = Die Eingabetaste gibt den ersten Durchgang.
table-go_on = Die Eingabetaste gibt den nächsten Durchgang.
table-usage_table = | Steckbriefe, Geld und alles, was auf dem Tisch liegt (t)
table-usage_pile = | was im Ablagestapel liegt, falls mit Gedächtnishilfe gespielt wird
table-no_pile = An diesem Tisch wird ohne Gedächtnishilfe gespielt, niemand darf den Ablagestapel durchsehen ({ $rule }). Die Option memory_aid=true schaltet sie ein.
table-search_word = gleichstand

## What the page says at its table, besides
page-posters = Steckbriefe
page-handNumber = Durchgang { $number }
page-piles = Aufnahme- und Ablagestapel
page-supply = Aufnahme
page-discards = Ablage
page-drawTwo = Nimm zwei
page-takeTop = Nimm diese
page-seats = Die anderen
page-groups = Auf dem Tisch vor { $player }
page-none = nichts ausgelegt
page-hand = Deine Hand
page-noHand = Keine Karten auf der Hand
page-you = Du
page-youShort = Du
page-next = danach
page-dealer = Geber
page-about = Was ist { $card }?
page-below = Unten geht es weiter
page-pile = Im Ablagestapel
page-keyPoints = Sheriff-Punkte
page-keyCollects = bekommt, wenn jetzt Schluss wäre
page-hit = Treffer
page-miss = Daneben
page-pointsOf = { $player }: { $points }
page-hiddenOf = { $player }: { $points } im Unterschlupf
page-collects = bekäme { $money }
page-reward = Belohnung { $money }
page-nobody = noch nichts ausgelegt
page-adds = mit { $added } mehr
page-cards = { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
page-notNow = jetzt nicht
page-chosenOf = gewählt
page-hidden = im Unterschlupf: { $points } nicht gezählt
page-moment-inLog = das Ende des Durchgangs
page-moment-title = Ende von Durchgang { $number }
page-moment-poster = Steckbrief { $at } von { $number }.
page-moment-now = jetzt: { $at } von { $number }
page-moment-later = kommt noch
page-moment-of = von { $money }
page-moment-stays = { $money } bleiben liegen
page-moment-left = { $money } bleiben übrig
page-moment-empty = Ganz ausgezahlt
page-moment-needed = Bleibt: Punkte { $points } von { $needed }
page-moment-nobody = Niemand jagt { $outlaw }
page-moment-few = Niemand fasst { $outlaw }
page-moment-one = { $name } fasst { $outlaw }
page-moment-oneYou = Du fasst { $outlaw }
page-moment-share = { $names } teilen sich { $outlaw }
page-moment-shareYou = { $names } und du teilt euch { $outlaw }
page-moment-player = Spieler
page-moment-cards = Ausgelegt
page-moment-points = Punkte
page-moment-rounds = Runde für Runde
page-moment-gets = Bekommt
page-moment-noShare = kein Anteil
page-moment-hidden = im Unterschlupf
page-moment-sum = { $sum } = { $total } Punkte; { $needed } sind nötig.
page-moment-whyStays = Weniger als { $needed } Punkte: Die Belohnung bleibt liegen.
page-moment-whyOne = Mindestens { $lead } Punkte vor allen anderen: Das bringt alles.
page-moment-whyShared = Niemand liegt { $lead } Punkte vorn, also wird geteilt: zuerst { $first } für die Führenden, dann Runde für Runde je { $then }.
page-moment-whyShort = Für die Führenden sind nicht je { $first } da.
page-moment-from = vorher { $money }
page-moment-thisHand = Durchgang
page-moment-goal = { $money } gewinnen
