### What the page itself says in German.

## common
common-deadwood = Deadwood
common-close = Schließen
common-cancel = Abbrechen
common-ok = OK
common-back = Zurück
common-home = Startseite
common-copy = Kopieren
common-copied = Kopiert
common-moneyShort = { $amount }k$
common-moneyTiny = { $amount }$
common-players = für { $from }–{ $to }
common-minutes = { $minutes } Min.
common-unreachable = Der Server ist nicht zu erreichen. Ist das Netz da?
common-loading = Einen Augenblick …
common-no = Nein
common-none = Keine
common-skip = Zum Inhalt springen

## bar
bar-free = Frei und quelloffen. Ohne Anmeldung.
bar-language = Sprache
bar-rules = Regeln
bar-soundOn = Ton ist an
bar-soundOff = Ton ist aus
bar-day = Tageslicht
bar-night = Lampenlicht
bar-auto = Licht wie das Gerät
bar-you = Du bist { $name }
bar-settings = Einstellungen

## home
home-lead = Spiele aus dem Wilden Westen, ein Tisch. Freunde, Bots oder beide.
home-playNow = Jetzt spielen
home-playNowLong = Jetzt spielen: { $game } gegen Bots
home-openTable = Tisch eröffnen
home-openTableLong = Tisch eröffnen für { $game }
home-join = An einen Tisch
home-joinCode = Code des Tisches
home-joinGo = Mitspielen
home-joinHint = sechs Buchstaben und Ziffern, wie auf der Einladung
home-hostedBy = Tisch von { $name }
home-onlyWatch = Nur zuschauen
home-badCode = Ein Code hat sechs Buchstaben und Ziffern.
home-more = Alle deine Tische
home-backToTable = Zurück an den Tisch
home-lobby = Öffentliche Tische
home-with = { $game } mit { $names }
home-alone = { $game }, noch niemand sonst
home-open = wartet auf Mitspieler
home-sealed = beginnt gleich
home-playing = wird gespielt
home-over = ist zu Ende
home-won = gewonnen von { $names }
home-youWon = du hast gewonnen
home-closed = geschlossen

## newTable
newTable-title = Einen Tisch eröffnen
newTable-game = Spiel
newTable-name = Dein Name
newTable-nameHint = was die anderen sehen
newTable-where = Wo spielt ihr?
newTable-own = Alle am eigenen Gerät
newTable-ownHint = Freunde kommen über den Link, von nah und fern.
newTable-shared = Zusammen an diesem Gerät
newTable-sharedHint = Ihr gebt es weiter; niemand sieht fremde Karten.
newTable-person = Mensch
newTable-personName = Name auf Platz { $seat }
newTable-player = Spieler { $seat }
newTable-players = Plätze
newTable-you = Du
newTable-seat = Platz { $seat }
newTable-free = Frei: für einen Freund
newTable-bot = Bot: { $level }
newTable-seats = Wer sitzt wo?
newTable-fill = Bots auf alle Plätze
newTable-freeAll = Alle Plätze frei
newTable-edition = Ausgabe
newTable-options = Regeln zur Wahl
newTable-optionsHint = Wie in dieser Ausgabe üblich, wenn du nichts änderst.
newTable-usual = { $value } (üblich)
newTable-who = Wer kann kommen?
newTable-byLink = Nur wer den Link hat
newTable-byLinkHint = Steht in keiner Liste.
newTable-public = Alle
newTable-publicHint = Steht bei den öffentlichen Tischen.
newTable-clock = Uhr
newTable-clocks-none = Keine Eile
newTable-clocks-gentle = Gemütlich: 3 Minuten für einen Zug
newTable-clocks-calm = Ruhig: 2 Minuten für einen Zug, 30 Sekunden für eine Reaktion
newTable-clocks-brisk = Flott: 45 Sekunden für einen Zug, 15 für eine Reaktion
newTable-clocks-days = Wie per Post: drei Tage für einen Zug
newTable-clockThen = Ist die Zeit von jemandem um, spielt dort ein Bot, bis die Person wieder da ist.
newTable-clockNever = Niemand wird gedrängt; geht aber jemand weg, warten alle, bis du einen Bot spielen lässt.
newTable-go = Tisch eröffnen

## bots
bots-strength = Stärke der Bots
bots-against = Jetzt spielen gegen
bots-onSeat = Bot auf Platz { $seat }
bots-named = { $level } – { $hint }
bots-levels-random = Zufall
bots-levels-greenhorn = Greenhorn
bots-levels-ranger = Ranger
bots-levels-marshal = Marshal
bots-levels-legend = Legende
bots-advisers-random = der Zufall
bots-advisers-greenhorn = ein Greenhorn
bots-advisers-ranger = ein Ranger
bots-advisers-marshal = ein Marshal
bots-advisers-legend = eine Legende
bots-hints-random = irgendein erlaubter Zug
bots-hints-greenhorn = kennt die Regeln, macht Fehler
bots-hints-ranger = solide und schnell
bots-hints-marshal = denkt voraus: eine harte Nuss
bots-hints-legend = denkt am längsten: der härteste Gegner

## waiting
waiting-title = Der Tisch ist offen
waiting-invite = Lade Freunde ein
waiting-link = Link
waiting-code = Code
waiting-qr = Der Link als Bild für die Kamera eines Handys
waiting-lan = Im selben Netz
waiting-lanHint = Handys in deinem Haus öffnen diese Adresse.
waiting-localOnly = Dieser Server hört nur auf diesen Rechner. Um andere einzulassen: deadwood serve --lan
waiting-share = Teilen
waiting-seats = Plätze
waiting-sit = Hier sitzen
waiting-leave = Aufstehen
waiting-free = frei
waiting-putBot = Bot dazu
waiting-takeBot = Den Bot wegnehmen
waiting-makeHost = Zum Gastgeber machen
waiting-host = Gastgeber
waiting-you = du
waiting-who = Dein Name, bevor du dich setzt
waiting-noName = Gib zuerst einen Namen ein: Die anderen wollen wissen, wer du bist.
waiting-away = nicht verbunden
waiting-start = Spiel beginnen
waiting-startFill = Beginnen, Bots auf freie Plätze
waiting-waitHost = { $name } beginnt das Spiel, wenn alle da sind.
waiting-onlookers = { $number ->
        [one] 1 schaut zu
       *[other] { $number } schauen zu
    }
waiting-closeTable = Tisch schließen
waiting-closed = Dieser Tisch ist geschlossen.
waiting-sealed = Die Karten werden gemischt …
waiting-settings = An diesem Tisch
waiting-public = öffentlich
waiting-private = nur mit Link

## lobby
lobby-title = Öffentliche Tische
lobby-mine = Deine Tische
lobby-empty = Niemand hat einen öffentlichen Tisch eröffnet. Mach du den Anfang.
lobby-emptyMine = Du hast noch an keinem Tisch gesessen.
lobby-free = { $number } frei
lobby-full = voll
lobby-look = Zuschauen
lobby-enter = Hingehen

## connection
connection-connecting = Verbindung wird aufgebaut …
connection-lost = Die Verbindung ist weg. Neuer Versuch …
connection-back = Wieder verbunden.
connection-tryNow = Jetzt versuchen
connection-readOnly = Gerade kann nichts gespeichert werden. Es geht nichts verloren, und am Tisch geht es von selbst weiter, sobald es wieder möglich ist.
connection-gone-noGuest = Der Server kennt dich nicht mehr. Lade die Seite neu.
connection-gone-noTable = Es gibt keinen Tisch mit dem Code { $code }.
connection-gone-banned = Wer den Tisch leitet, möchte dich nicht an diesem Tisch haben.
connection-gone-version = Der Server wurde aktualisiert. Lade die Seite neu.
connection-gone-other = Der Server lässt diese Seite nicht ein.
connection-reload = Neu laden

## table
table-yourTurn = Du bist dran
table-awaited = { $names } am Zug
table-log = Verlauf
table-chat = Gespräch
table-say = Sag etwas
table-send = Senden
table-emote = Schnell gesagt
table-gazette = Der Anzeiger
table-again = Noch einmal ansehen: { $what }
table-newest = Letzter Zug unten
table-seconds = { $number ->
        [one] noch 1 Sekunde
       *[other] noch { $number } Sekunden
    }
table-undo = Zurücknehmen
table-cards = { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
table-bot = Bot
table-away = weg
table-offline = nicht verbunden
table-answerNow = Antworte
table-waitsForYou = Deine Antwort?
table-over = Das Spiel ist aus
table-closed = Der Tisch ist geschlossen
table-watching = Du schaust zu
table-looking = { $number ->
        [one] 1 schaut zu
       *[other] { $number } schauen zu
    }
table-stage = Der Tisch
table-rail = Verlauf und Gespräch
table-showRail = Verlauf und Gespräch zeigen
table-hideRail = Verlauf und Gespräch ausblenden
table-unread = { $number } ungelesen
table-moves = Deine Züge
table-allMoves = Alle Züge ({ $number })
table-which = Welcher Zug?
table-sure = Nichts geschieht, bevor du bestätigst: mit dem Knopf oder einem zweiten Klick.
table-past = Rückblick
table-backToNow = Zurück zum Jetzt
table-stepBack = Einen Zug zurück
table-stepOn = Einen Zug weiter
table-since = { $number } seither
table-turnOf = { $name } ist am Zug
table-turnOwn = Du bist am Zug
table-missed = Während du weg warst
table-missedMore = … und davor noch { $number }
table-bank = { $time } für das Spiel
table-choose = Wähle einen Zug; vor der Bestätigung geschieht nichts.
table-chooseStage = Wähle auf dem Tisch oder aus der Liste.
table-underWay = Einen Moment …
table-fastForward = Vorspulen: halten, oder drücken, bis du dran bist
table-otherwise = Wenn du nichts tust: { $move }
table-whyNot = Jetzt nicht
table-rule = Regel { $rule }
table-awayTitle = Ein Bot spielt für dich
table-awayLeft = Du bist aufgestanden; der Platz bleibt deiner.
table-awayTime = Deine Zeit war um; der Platz bleibt deiner.
table-awayHost = Du warst nicht verbunden, darum ließ man einen Bot für dich spielen; der Platz bleibt deiner.
table-back = Ich bin wieder da
table-standIn = Einen Bot für mich spielen lassen
table-result = Ergebnis
table-account = Wie es dazu kam
table-winner = gewinnt
table-seeResult = Ergebnis zeigen
table-rematch = Noch einmal
table-joinRematch = Zum nächsten Spiel
table-record = Aufzeichnung herunterladen
table-home = Startseite
table-look = Den Tisch ansehen
table-shuffle = Das Mischen
table-shuffleFair = Es wurde wie versprochen gemischt, und dein Anteil ist darin.
table-shufflePlain = Es wurde wie versprochen gemischt.
table-shuffleOut = Es wurde wie versprochen gemischt, aber dein Anteil ist nicht darin.
table-shuffleSecret = Nicht wie versprochen: Der Anteil des Servers ist ein anderer.
table-shuffleSeed = Nicht wie versprochen: Die Karten folgen nicht aus den Anteilen.
table-shufflePart = Nicht wie versprochen: Der Anteil von { $name } ist ein anderer.
table-info = Tisch { $code }
table-invite = Link zu diesem Tisch
table-turnTitle = Du bist dran!
table-askedTitle = Deine Antwort?
table-help = Hilfe und Tasten
table-keys-title = Tasten
table-keys-on = Einzelne Tasten
table-keys-hand = Deine Hand
table-keys-table = Der Tisch
table-keys-last = Der letzte Zug
table-keys-status = Wer erwartet wird, und wofür
table-keys-undo = Zurücknehmen
table-keys-advice = Rat, im Spiel gegen Bots
table-keys-confirm = Den gewählten Zug ausführen
table-keys-cancel = Abbrechen, schließen
table-keys-help = Diese Hilfe
table-keys-about = Was die Karte ist und tut; auch langer Druck oder rechte Maustaste
table-keys-arrows = Von einem zum nächsten
table-keys-arrowKeys = Pfeile
table-keys-enter = Eingabe
table-keys-escape = Esc
table-story-move = { $name }: { $move }
table-story-undo = { $name } nimmt den letzten Zug zurück.
table-story-left = { $name } ist aufgestanden; ein Bot spielt weiter.
table-story-late = Die Zeit von { $name } ist um; ein Bot spielt weiter.
table-story-clock = Die Zeit von { $name } ist um.
table-story-back = { $name } spielt wieder selbst.
table-story-host = { $name } leitet jetzt den Tisch.
table-story-sealed = Alle tragen etwas zum Mischen bei.
table-story-dealt = Die Karten sind verteilt.
table-story-resumed = Der Tisch geht weiter.
table-story-rematch = { $name } spielt an einem neuen Tisch noch einmal.
table-story-freed = Wer den Tisch leitet, hat den Platz von { $name } freigegeben.
table-story-stoodIn = { $name } ist nicht verbunden; wer den Tisch leitet, lässt einen Bot weiterspielen.
table-story-muted = Wer den Tisch leitet, hat { $name } um Ruhe gebeten.
table-story-unmuted = { $name } darf wieder mitreden.
table-story-banned = Wer den Tisch leitet, hat { $name } vom Tisch verwiesen.
table-story-unbanned = { $name } darf wieder an den Tisch.
table-story-removed = Wer den Tisch leitet, hat den Platz von { $name } einem Bot gegeben: { $bot }.
table-story-given = Wer den Tisch leitet, hat { $name } den Platz zurückgegeben.
table-story-hushed = Wer den Tisch leitet, hat das Gespräch ausgeschaltet.
table-story-unhushed = Wer den Tisch leitet, hat das Gespräch wieder eingeschaltet.

## moments
moments-end = das Ende des Spiels
moments-skip = Tippen überspringt es
moments-skipShort = Weiter
moments-goOn = Tippen führt weiter
moments-goOnShort = Weiter

## advice
advice-short = Rat
advice-long = Rat: Was würde ein Marshal tun?
advice-now = Was würde { $adviser } tun?
advice-past = Was hätte { $adviser } getan?
advice-thinking = Denkt nach …
advice-chance = { $chance } Aussicht auf den Sieg
advice-best = das täte { $adviser }
advice-made = gespielt
advice-note = Geschätzte Aussicht auf den Sieg, nach dem, was { $name } wissen konnte.
advice-noteOwn = Geschätzte Aussicht auf den Sieg, nach dem, was du wissen kannst. Wähle eines, um es zu sehen; gespielt wird noch nichts.
advice-notePlain = Nach dem, was { $name } wissen konnte.

## host
host-menu = { $name }: was du tun kannst
host-hint = Du leitest den Tisch. Alle am Tisch erfahren, was du hier tust.
host-onlooker = schaut zu
host-somebody = Jemand
host-people = Leute an diesem Tisch
host-others = Stumm oder verwiesen
host-isMuted = stumm
host-isBanned = verwiesen
host-hasSeat = { $bot } hat den Platz
host-free = Platz freigeben
host-standIn = Einen Bot spielen lassen
host-replace = Einen Bot auf den Platz setzen
host-remove = { $name } aus dem Spiel nehmen
host-removeSure = { $name } aus dem Spiel nehmen? Ein Bot bekommt den Platz, und { $name } kann nur noch zuschauen. Du kannst den Platz zurückgeben.
host-give = { $name } den Platz zurückgeben
host-handOver = { $name } zum Gastgeber machen
host-handOverSure = { $name } zum Gastgeber machen? Du selbst leitest den Tisch dann nicht mehr.
host-isGone = { $name } ist nicht verbunden und am Zug.
host-waitsClock = Ist die Zeit um, spielt ein Bot, bis die Person wieder da ist.
host-isGoneShort = Einen Bot für { $name } spielen lassen
host-mute = Um Ruhe bitten
host-unmute = Wieder mitreden lassen
host-ban = Vom Tisch verweisen
host-unban = Wieder einlassen
host-plays = { $name } spielt hier mit und kann nicht verwiesen werden.
host-sure = { $name } vom Tisch verweisen? Sitzen, reden und zuschauen geht dann an diesem Tisch nicht mehr. Du kannst es wieder aufheben.
host-sureGo = { $name } verweisen
host-youMuted = Wer den Tisch leitet, bittet um Ruhe: Du kannst an diesem Tisch nichts sagen.
host-hushed = Wer den Tisch leitet, hat das Gespräch ausgeschaltet. Grüßen geht weiterhin.
host-chatOn = Gespräch an diesem Tisch
host-together = Die Plätze { $seats } spielen von derselben Adresse.

## out
out-title = Du bist aus dem Spiel.
out-watch = Du kannst weiter zuschauen oder gehen.
out-bots = Nur noch Bots spielen weiter.
out-fast = Vorspulen
out-end = Spiel beenden
out-leave = Gehen

## pass
pass-title = Gib das Gerät an { $name }
pass-hint = Karten sind erst zu sehen, wenn { $name } es hat.
pass-iAm = Ich bin { $name }
pass-takeBack = { $name }: letzten Zug zurücknehmen
pass-since = { $name }, das ist geschehen
pass-absent = Für { $name } spielt ein Bot.
pass-back = { $name } ist zurück

## settings
settings-title = Einstellungen
settings-theme = Licht
settings-themes-auto = Wie das Gerät
settings-themes-light = Tageslicht
settings-themes-dark = Lampenlicht
settings-sound = Ton
settings-soundTry = Klang abspielen
settings-notify = Sag mir, wenn ich am Zug bin
settings-notifyHint = Eine Benachrichtigung dieses Geräts, solange die Seite nicht zu sehen ist.
settings-notifyRefused = Der Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen Einstellungen lässt sich das ändern.
settings-notifyNever = Dieser Browser kennt keine Benachrichtigungen.
settings-motion = Bewegung
settings-motions-auto = Wie das Gerät
settings-motions-full = Voll
settings-motions-less = Weniger
settings-table = Am Tisch
settings-tempo = Tempo der Bots
settings-tempos-slow = Langsam
settings-tempos-normal = Mittel
settings-tempos-fast = Schnell
settings-tempos-instant = Sofort
settings-auto = Ich kann nichts antworten: Antworte für mich
settings-autoHint = Wo du nur passen kannst, geschieht das nach ein bis drei Sekunden von selbst. Die anderen merken nichts: Antwortest du selbst, dauert es ebenso lange.
settings-harmless = Harmlose Züge ohne Bestätigung
settings-harmlessHint = Ziehen, Karten auslegen, Ausrüstung für dich selbst: Ein Klick genügt. Was kostet oder schadet, wird weiter gefragt; ein zweiter Klick auf das Gewählte heißt immer ja.
settings-moments = Große Augenblicke
settings-stays-slow = Langsam
settings-stays-full = Wie üblich
settings-stays-none = Gar nicht
settings-name = Name
settings-rename = Speichern
settings-portrait = Dein Porträt
settings-portraitHint = Am Tisch; hat es schon jemand, bekommst du das nächste.
settings-portraits-baker = Bäcker
settings-portraits-barber = Barbier
settings-portraits-blacksmith = Schmied
settings-portraits-cook = Köchin
settings-portraits-doctor = Arzt
settings-portraits-farmer = Bauer
settings-portraits-gambler = Spieler
settings-portraits-miner = Goldgräber
settings-portraits-printer = Drucker
settings-portraits-rider = Reiterin
settings-portraits-singer = Sängerin
settings-portraits-tailor = Schneiderin
settings-portraits-teacher = Lehrerin
settings-portraits-telegrapher = Telegrafist
settings-portraits-trapper = Fallensteller
settings-portraits-widow = Witwe
settings-device = Ein anderes Gerät
settings-deviceHint = Spiel auf deinem Handy weiter: Gib diesen Code dort innerhalb von zehn Minuten ein.
settings-deviceGet = Code holen
settings-deviceHave = Ich habe einen Code
settings-deviceGo = Hier als diese Person weiterspielen
settings-logOut = Abmelden
settings-logOutHint = Alle Geräte vergessen, wer du bist, auch dieses. Deine Plätze bleiben deine, aber nur ein Gerät mit einem Code, den du vorher geholt hast, kann dort weiterspielen.
settings-logOutGo = Überall abmelden
settings-logOutSure = Jetzt auf allen Geräten abmelden?
settings-loggedOut = Du bist auf allen Geräten abgemeldet.

## rules
rules-title = { $game }: die Regeln
rules-search = In den Regeln suchen
rules-none = Dazu steht nichts in den Regeln.
rules-chapters = Kapitel

## notFound
notFound-title = Hier rollt nur ein Steppenläufer
notFound-text = An dieser Adresse gibt es keine Seite.
