### What goes wrong, in German; English has the sentences of the code.

## Names and choices
errors-near = Meintest du { $near }?
errors-known = Es gibt: { $known }.
errors-nearest = Am nächsten kommen: { $near }.
errors-no-game = Kein Spiel { $name }. { $hint }
errors-no-edition = Keine Ausgabe { $name }. { $hint }
errors-no-option = Keine Option { $name }. { $hint }
errors-no-language = Keine Sprache { $name }. { $hint }
errors-no-card = Keine Karte { $name }. { $hint }
errors-no-bot = Kein Bot { $name } für { $game }. { $hint }
errors-no-rule = Keine Regel { $number } in { $game }. { $hint }
errors-no-clause = In keiner Regel von { $game } steht { $search }.
errors-option-value = Die Option { $name } kann nicht { $value } sein. Möglich sind: { $values }.
errors-option-form = Eine Option schreibt man als name=wert, nicht als { $text }.
errors-option-twice = Die Option { $key } ist zweimal angegeben.
errors-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
errors-no-seat = Einen Platz { $seat } gibt es nicht; am Tisch sind { $players }.
errors-not-asked = Platz { $seat } ist nicht gefragt, also gibt es keinen Standardzug.
errors-lookout = Platz { $seat } kann nicht Schmiere stehen: Es sind nur { $players }.
errors-dealer = Platz { $seat } kann nicht geben: Es sind nur { $players }.
errors-no-terminal = { $game } kann noch nicht im Terminal gezeigt werden.
errors-no-words = { $game } kann noch nicht erzählt werden.
errors-no-ranger = Noch kein Ranger kennt { $game }.
errors-seed-bits = Ein Startwert, der eine Zahl ist, hat höchstens { $bits } Bits.
errors-seed-empty = Ein Startwert ist eine ganze Zahl, ein Wort oder 64 hexadezimale Ziffern; er ist leer.
errors-seed-word = Ein Startwert, der ein Wort ist, besteht aus ganzen Zeichen.
errors-seed-bytes = Ein Startwert aus Bytes hat { $bytes } davon, nicht { $number }.

## Moves
errors-move-words = Ein Zug beginnt mit einem von: { $known }.
errors-move-begins = Kein Zug beginnt mit { $word }. { $hint }
errors-no-move = { $text } ist kein Zug. { $hint }
errors-move-called = Kein Zug heißt { $word }. { $hint }
errors-move-names = Der Zug { $move } nennt: { $names }.
errors-move-nothing = Der Zug { $move } nennt nichts.
errors-move-part = Als { $part } kann der Zug { $move } { $value } nicht nennen.
errors-move-number = Einen Zug { $move } gibt es nicht: Sie zählen von 0 bis { $last }.

## Bots
errors-instant = { $level } antwortet sofort und hat kein Budget; schreib { $plain }.
errors-one-budget = Ein Budget ist genug: { $level }:{ $budget }.
errors-budget-time = Ein Budget ist eine Zahl von Simulationen wie 300 oder eine Zeit wie 100ms oder 2s; eine Zeit ist 1ms bis { $most }s, nicht { $text }.
errors-budget-number = Ein Budget ist eine Zahl von Simulationen wie 300 oder eine Zeit wie 100ms oder 2s; Simulationen sind es 1 bis { $most }, nicht { $text }.
errors-budget = Ein Budget ist eine Zahl von Simulationen wie 300 oder eine Zeit wie 100ms oder 2s, nicht { $text }.
errors-random-advice = Ein Zufallsbot hat über Züge nichts zu sagen.
errors-bot-twice = Mehrere Pakete bieten einen Bot { $name } an: schreib einen von { $places }.
errors-bot-place = Der Bot { $name } sollte bei modul:Klasse liegen, nicht bei { $place }.
errors-bot-class = In { $module } gibt es keinen Bot { $name }. { $hint }
errors-bot-has = Dort gibt es: { $known }.
errors-bot-has-none = Dort gibt es keinen.
errors-no-bot-class = { $place } ist kein Bot: ein Bot ist eine Klasse, die von deadwood.bots.Bot erbt.
errors-bot-choose = { $place } ist noch kein Bot: die Methode choose fehlt.
errors-bot-module = Es gibt kein Modul { $module } für den Bot { $place }: installiere sein Paket oder geh in den Ordner, in dem es liegt.
errors-bot-import = Das Modul des Bots { $place } lässt sich nicht laden: { $what }.
errors-bot-failed = Der Bot { $name } ist gescheitert: { $what }.
errors-bot-chose = Der Bot { $name } hat { $move } gewählt; das steht nicht in chair.moves.
errors-bot-record = Der Bot { $bot } dieses Spiels ist ein fremdes Programm; mit --load DATEI --bots { $bot } darf er spielen.

## Names of people
errors-own-name = Jeder Spieler braucht einen eigenen Namen.
errors-name-printable = Ein Name hat 1 bis { $most } druckbare Zeichen, nicht { $name }.
errors-name-long = Ein Name hat 1 bis { $most } Zeichen, nicht { $number }.
errors-name-seen = Ein Name besteht aus sichtbaren Buchstaben, nicht aus { $name }.
errors-name-visible = Ein Name besteht aus Buchstaben und anderen sichtbaren Zeichen: { $name }.
errors-name-alphabet = Ein Wort eines Namens steht in einem einzigen Alphabet, nicht so: { $name }.
errors-name-bot = { $name } heißt schon ein Bot; wähle einen anderen Namen.

## deadwood play
errors-no-board = { $game } hat keinen eigenen Spielplan.
errors-no-board-option = { $game } hat keinen Spielplan; --board ist für { $having }.
errors-board-twice = Der Spielplan ist zweimal angegeben, mit --board und mit --option.
errors-board-file = Einen eigenen Spielplan gibt man als --board DATEI an, nicht als { $text }.
errors-bad-board = { $file } ist kein Spielplan: { $detail }
errors-name-server = --name ist für einen Tisch an einem Server; hier sagt --names, wer spielt.
errors-nobody-plays = Mindestens ein Mensch spielt; `deadwood sim` lässt Bots allein spielen.
errors-people-names = Zu { $number } Menschen gehören ebenso viele Namen, nicht { $named }.
errors-people-fit = { $number } Menschen passen nicht an einen Tisch für { $players }.
errors-bot-seats = Plätze für Bots: { $seats }, nicht { $number }.
errors-server-own = An einem Server hat jeder sein eigenes Terminal, und niemand wählt die Karten; lass --people, --names, --load, --resume und --seed weg.
errors-load-alone = Ein Spiel, das weitergeht, bringt Spieler, Regeln und Startwert mit; gib --load oder --resume allein an.
errors-nothing-kept = Es gibt kein Spiel, das weitergehen könnte; deadwood play beginnt eines.
errors-client-needs = Für das Spiel an einem Server fehlt noch etwas: pip install { $package }
errors-full-needs = Der ganze Bildschirm braucht mehr: pip install { $package }
errors-full-terminal = Der ganze Bildschirm braucht ein Terminal an beiden Enden: nichts umgeleitet, und TERM nicht dumb.
errors-full-characters = Der ganze Bildschirm braucht ein Terminal, das UTF-8 zeigt.
errors-full-size = Der ganze Bildschirm braucht { $columns } Spalten und { $lines } Zeilen; dieses Terminal hat { $wide } und { $high }.
errors-full-server = An einem Server wird Zeile für Zeile gespielt; --full bitte weglassen.
errors-code-where = Ein Code sagt, welcher Tisch, und --server, wo; ein Link sagt beides.
errors-table-rules = Ein Tisch hat sein Spiel und seine Regeln schon; gib --table ohne sie an.
errors-server-marshal = An einem Server wird immer ein Marshal gefragt.

## deadwood replay
errors-replay-seat = Der Tisch hat die Plätze 1 bis { $players }, nicht { $seat }.
errors-replay-by = --by sagt, wer einen Zug erklärt; --explain N sagt, welchen.
errors-replay-not-own = Zug { $number } ist keiner von Platz { $seat }.
errors-replay-hidden = Dieses Spiel ist nicht zu Ende, und was andere denken, würde zeigen, was sie haben; --seat S erklärt die Züge deines eigenen Platzes.
errors-replay-explain = --explain sagt, welcher Zug gemeint ist; lass --to weg.
errors-replay-to = Züge in der Aufzeichnung: { $moves }; --to kann nicht { $last } sein.
errors-replay-which = Züge in der Aufzeichnung: { $moves }; --explain kann nicht { $number } sein.

## Files and records
errors-save-which = Sag, in welche Datei gespeichert wird, etwa: sichern mein-spiel.txt.
errors-no-file = Es gibt keine Datei { $path }.
errors-file-unreadable = { $path } ist keine lesbare Datei.
errors-file-read = { $path } kann nicht gelesen werden: { $why }.
errors-file-write = { $path } kann nicht geschrieben werden: { $why }.
errors-file-big = { $path } ist zu groß für ein Spiel.
errors-file-text = { $path } ist kein Text.
errors-file-other = { $path } gibt es schon und ist keine Aufzeichnung von Deadwood; die Datei bleibt, wie sie ist.
errors-record-move = Zug { $number } (Platz { $seat }: { $move }) ist nicht spielbar: { $detail }
errors-record-first = Das ist keine Aufzeichnung: Die erste Zeile müsste { $line } lauten.
errors-record-header = Zeile { $number }: Eine Kopfzeile ist ein Name, ein Doppelpunkt und ein Wert.
errors-record-number = Zeile { $line }: { $text } müsste eine ganze Zahl sein.
errors-record-expected = Zeile { $line }: Hier müsste '{ $number }. PLATZ ZUG' stehen, nicht { $text }.
errors-record-unknown = Zeile { $line }: Die Kopfzeile { $name } ist unbekannt.
errors-record-twice = Zeile { $line }: { $name } steht zweimal in der Aufzeichnung.
errors-record-lacks = In der Aufzeichnung fehlt { $name }.
errors-record-moves = Die Aufzeichnung hat die Züge 1 bis { $last }, nicht { $number }.
errors-record-game = Das ist die Aufzeichnung eines anderen Spiels als { $game }, wie es hier aufgebaut ist.
errors-record-revision = Dieses Spiel wurde nach Fassung { $theirs } der Regeln von { $game } gespielt; hier ist Fassung { $ours }, die es falsch nachspielen könnte.
errors-record-other-rules = Dieses Spiel wurde nach Fassung { $theirs } der Regeln von { $game } gespielt; nach Fassung { $ours }, die hier gilt, ist Zug { $number } ein anderer.
errors-record-sealed = Der Startwert ist noch nicht offen, also kann das Spiel nicht noch einmal ausgeteilt werden.
errors-record-replay = Zug { $number } kann nicht nachgespielt werden: { $detail }
errors-verify-seed = Eine Aufzeichnung, die sich prüfen lässt, hat einen Startwert aus 64 hexadezimalen Ziffern.
errors-verify-result = Laut Aufzeichnung ist das Ergebnis { $said }; die Züge ergeben: { $found }.
errors-verify-secret = Das Geheimnis ist nicht das, auf das vor dem Spiel festgelegt wurde.
errors-verify-made = Der Startwert ergibt sich nicht aus dem Geheimnis und den Beiträgen.
errors-verify-commitment = Der Startwert ist nicht der, auf den vor dem Spiel festgelegt wurde.
errors-verify-contribution = Der Beitrag von Platz { $seat } ist nicht der zugesagte.
errors-verify-digits = Geheimnis und Beiträge stehen in hexadezimalen Ziffern.

## Servers
errors-no-server = Unter { $server } ist kein Server, oder es führt kein Weg dorthin.
errors-other-server = Was unter { $server } antwortet, ist kein Deadwood-Server.
errors-no-address = { $text } ist keine Adresse eines Servers; die sieht aus wie http://box:4711.
errors-address-user = In der Adresse eines Servers stehen weder Benutzer noch Passwort.
errors-no-link = { $text } ist weder der Link noch der Code eines Tisches.
errors-link-elsewhere = Dieser Tisch ist auf { $there }, und das hier ist { $here }.
errors-guest-file = { $path } ist keine Gästedatei; räum sie aus dem Weg.
errors-old-program = Dieser Tisch spielt nach Fassung { $theirs } der Regeln von { $game }, und dieses Programm kennt Fassung { $ours }; es ist zu alt.
errors-unknown-game = Der Server spielt etwas, das dieses Programm nicht kennt: { $detail }
errors-lost-game = Der Server hat einen Teil dieses Spiels verloren.
errors-no-answer = Der Server antwortet nicht.
errors-no-answer-for = Der Server hat seit { $seconds } s nicht geantwortet.
errors-unread = Der Server konnte nicht lesen, was dieses Programm schickte; einer von beiden ist zu alt.
errors-unknown-guest = Der Server kennt diesen Gast nicht; nenn einen Namen, um ein neuer zu sein.
errors-foreign-page = Der Server lässt Seiten anderer Adressen nicht herein.
errors-no-table = Diesen Tisch gibt es nicht.
errors-host-banned = Wer den Tisch leitet, möchte dich nicht an diesem Tisch haben.
errors-other-version = Der Server spricht eine andere Version des Protokolls; einer von beiden ist zu alt.
errors-fair-secret = Das Geheimnis des Servers ist nicht das, auf das er sich festgelegt hat.
errors-fair-revealed = { $name } hat etwas anderes offengelegt als zugesagt.
errors-entry-missing = Eintrag { $number } des Tisches fehlt.
