### What the terminal says in German, whatever is played.

## What can be typed
commands-help = hilfe
commands-table = tisch
commands-hand = karten
commands-why = warum
commands-hint = tipp
commands-explain = erklären
commands-log = verlauf
commands-pile = ablage
commands-rules = regeln
commands-save = sichern
commands-load = laden
commands-quit = ende
commands-fair = ehrlich
commands-who = wer
commands-say = sagen
commands-undo = zurücknehmen
commands-stand = aufstehen
commands-back = zurück
commands-start = beginnen
commands-rematch = revanche
commands-kick = entfernen
commands-mute = stumm
commands-ban = sperren
commands-again = nochmal

## Other words for the same
aliases-quit = beenden schluss verlassen
aliases-stand = verlassen

## The list that help shows
usage-help = | diese Liste (h)
usage-hand = | noch einmal deine Karten und was du tun kannst
usage-why = KARTE, ZUG oder 3 | was das tut, was dagegen spricht, und welche Regel
usage-hint = [STUFE] | was ein Marshal tun würde, und mit welchen Chancen; oder ein anderer Bot
usage-explain = [12] | was ein Bot von deinem letzten Zug hält, oder von Zug 12
usage-log = | alles, was bisher geschah
usage-rules = [THEMA] | die Regeln: ein Kapitel (8), ein Absatz (8.4), eine Karte, ein Wort
usage-save = DATEI | das Spiel speichern
usage-load = DATEI | mit einem gespeicherten Spiel weitermachen
usage-again = | nach dem Ende: noch ein Spiel mit denselben Spielern
usage-quit = | den Tisch verlassen
usage-fair = | die Festlegung auf die Mischung
usage-say = TEXT | mit den anderen reden
usage-undo = | deinen letzten Zug zurücknehmen, wenn er niemandem etwas gezeigt hat
usage-undo_alone = | deinen letzten Zug zurücknehmen, samt den Antworten der Bots
usage-stand = | deinen Platz einem Bot geben (verlassen)
usage-back = | wieder selbst spielen, nachdem ein Bot für dich gespielt hat
usage-start = [STUFE] | anfangen, mit Bots dieser Stufe auf den freien Plätzen
usage-rematch = | nach dem Ende noch einmal mit denselben Leuten spielen
usage-kick = PLATZ | einen Platz frei machen; im Spiel übernimmt ein Bot, wenn die Person nicht verbunden ist (Gastgeber)
usage-mute = NAME | diese Person kann hier nichts mehr sagen; noch einmal: wieder doch (Gastgeber)
usage-ban = NAME | diese Person darf nicht mehr an den Tisch; noch einmal: wieder doch (Gastgeber)

## At the table
play-stranger = Gast
play-at_the_table = Am Tisch, in Zugreihenfolge: { $names }.
play-commitment = Die Karten wurden vor dem ersten Zug gemischt. Festlegung auf den Startwert: { $commitment }
play-how = Antworte mit einer Nummer oder schreibe deinen Zug; hilfe zeigt alles Weitere.
play-loaded = Das Spiel geht nach Zug { $number } weiter.
play-over_already = Dieses Spiel ist zu Ende; deadwood replay zeigt es Zug für Zug.
play-interrupted = Den Tisch verlassen? Noch einmal Strg-C oder ende verlässt ihn; sichern DATEI speichert das Spiel vorher.
play-interrupted_kept = Den Tisch verlassen? Noch einmal Strg-C, Strg-D oder ende verlässt ihn; das Spiel bleibt gespeichert.
play-no_seat = Es gibt keinen Platz { $seat }: An diesem Tisch spielen { $players }.
play-pass_keyboard = Jetzt kommt { $player } an die Tastatur. { $player }, drücke die Eingabetaste, wenn sonst niemand zusieht.
play-help_moves = Züge: die Nummer in der Liste, die Worte der Liste, oder in Kurzschrift (englisch) wie: { $example }. Der Anfang genügt, wenn er nur einen erlaubten Zug meinen kann.
play-empty = Wähle 1 bis { $number }, oder gib hilfe ein.
play-no_number = Die Liste hat die Nummern 1 bis { $number }.
play-unclear = „{ $text }“ ist keine Nummer der Liste, kein Zug und kein Befehl; hilfe zeigt, was möglich ist.
play-no_card = Welche Karte? „{ $text }“ könnte sein: { $cards }.
play-allowed = Jetzt erlaubt.
play-why_what = Frage nach einer Karte, einem Zug oder einer Nummer der Liste, etwa: warum { $card }, oder: warum 3
play-why_more = Die Regeln dazu: regeln { $chapter }
play-hint = { $adviser } würde { $number } wählen: { $move }.
play-saved = Gespeichert: { $file }
play-saved_seed = In der Datei steht der Startwert der Karten, die noch kommen: nicht hineinsehen.
play-offer = sichern DATEI speichert die Aufzeichnung, erklären 12 sagt, was ein Bot von Zug 12 hält, nochmal beginnt ein neues Spiel; die Eingabetaste verlässt den Tisch.
play-seed = Der Startwert war { $seed }.
play-goodbye = Mach's gut!
play-you = du ({ $name })
play-last_hand = Die Eingabetaste zeigt, wie das Spiel ausging.
play-more = Eingabetaste: weiter; alles andere: genug.
play-back = Die Eingabetaste führt zurück.
play-did_you_mean = Meintest du: { $move }?
play-which = Welches: { $first } oder { $last }?
play-because = Das { $reason }.
play-unsaved = Dieses Spiel ist nicht gespeichert: sichern DATEI speichert es, noch einmal ende verlässt es.
play-kept = Das Spiel ist gespeichert; { $command } macht damit weiter.
play-not_kept = Das Spiel konnte nicht gespeichert werden. { $problem }
play-taken_back = Zurückgenommen.
play-undo_nothing = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.
play-undo_shown = Das geht nicht mehr zurück: Andere haben etwas davon gesehen oder seitdem gezogen.
play-over_already_undo = Das Spiel ist vorbei; zurücknehmen geht nicht mehr.
play-again_later = Das Spiel ist noch nicht vorbei; danach beginnt nochmal ein neues.
play-fruitless = In dieser Eingabe kommt schon lange kein Zug mehr; das genügt.
play-verify = deadwood verify prüft die gespeicherte Aufzeichnung gegen die Festlegung.
play-meanwhile = Inzwischen: { $news }
play-which_game = Welches Spiel?
play-default_game = Die Eingabetaste wählt { $game }.
play-go_on = Weiter: { $game }
play-which_kept = Welches Spiel geht weiter?
play-default_kept = Die Eingabetaste wählt das letzte.
play-kept_game = { $names }; nach Zug { $number }
play-which_players = Wie viele spielen, mit dir? Eingabetaste: { $number }.
play-no_players = { $least } bis { $most } können spielen.
play-own_board = An diesem Tisch gilt ein eigener Spielplan; regeln spielplan zeigt ihn.
play-thinks = { $player } denkt nach …
play-thinks_long = { $player } denkt nach … { $seconds } s
play-thinking_stopped = { $player } denkt nicht weiter. Die Eingabetaste macht weiter; sichern DATEI speichert das Spiel; noch einmal Strg-C oder ende verlässt den Tisch.
play-bot_mistake = { $player } ist ein Bot, der einen Fehler gemacht hat ({ $kind }). Sooft das geschieht, wählt von nun an ein Ranger für diesen Platz.
play-chance = gewinnt
play-share = bedacht
play-columns = { $chance }: die geschätzte Chance, das Spiel zu gewinnen; { $share }: wie viel des Nachdenkens diesem Zug galt.
play-most_tried = Geraten wird zum ersten Zug, obwohl darunter eine höhere Chance steht: Der Bot richtet sich nach „{ $share }“, denn je weniger Versuche hinter einer Chance stehen, desto unsicherer ist sie.
play-explain = { $adviser } über Zug { $number } ({ $player }: { $move }):
play-explain_only = Zug { $number } ({ $player }: { $move }) war der einzig mögliche.
play-explain_hidden = Solange das Spiel läuft, werden nur deine eigenen Züge erklärt: Was andere denken, würde zeigen, was sie haben. Nach dem Ende werden alle erklärt.
play-explain_later = An einem Tisch mit anderen werden Züge erklärt, wenn das Spiel zu Ende ist.
play-explain_number = Das Spiel hat die Züge 1 bis { $number }.
play-explain_what = erklären sagt, was ein Bot von deinem letzten Zug hält; erklären 12, was von Zug 12.
play-which_level = Gegen wen?
play-default_level = Die Eingabetaste wählt { $level }.
play-far_table = Adresse: { $link } – Code: { $code }
play-far_seat = Platz { $seat }: { $name }
play-far_free = frei
play-far_host = Enter beginnt das Spiel, mit Bots ({ $level }) auf den freien Plätzen. hilfe zeigt alles andere.
play-far_guest = { $name } beginnt das Spiel.
play-far_sat = { $name } setzt sich.
play-far_stood = Platz { $seat } ist frei.
play-far_is_host = { $name } ist jetzt Gastgeber.
play-far_shuffle = Alle tragen etwas zum Mischen bei.
play-far_left = { $name } ist gegangen; ein Bot spielt weiter.
play-far_late = Für { $name } ist die Zeit um; ein Bot spielt weiter.
play-far_back = { $name } spielt wieder selbst.
play-far_undo = { $name } nimmt den letzten Zug zurück.
play-far_clock_moves = Für { $name } ist die Zeit um; der Standardzug wird gespielt.
play-far_closed = Der Tisch ist geschlossen.
play-far_says = { $name } sagt: { $text }
play-far_aside = { $name } (schaut zu): { $text }
play-far_freed = Platz { $seat } ist frei; der Gastgeber hat ihn frei gemacht.
play-far_sent = { $name } ist nicht da; der Gastgeber lässt einen Bot weiterspielen.
play-far_muted = { $name } kann hier nichts mehr sagen; so will es der Gastgeber.
play-far_heard = { $name } darf wieder etwas sagen.
play-far_banned = { $name } darf nicht mehr an diesen Tisch; so will es der Gastgeber.
play-far_let_in = { $name } darf wieder an diesen Tisch.
play-far_somebody = Jemand
play-far_nobody = Hier ist niemand, der { $name } heißt.
play-far_which_seat = Welcher Platz? Eine Zahl von 1 bis { $seats }.
play-far_rematch = { $name } spielt noch einmal; revanche spielt mit.
play-far_waiting = Warten auf { $names }.
play-far_step_in = Du kannst dazwischengehen: { $moves }.
play-far_not_now = sagen TEXT redet mit den anderen; hilfe zeigt alles andere.
play-far_stands_in = Ein Bot spielt für dich; mit zurück spielst du wieder selbst.
play-far_lost = Die Verbindung ist weg; noch ein Versuch …
play-far_again = Wieder verbunden.
play-far_clock = Zeit für deine Antwort: { $seconds } s.
play-far_come_back = Dein Platz bleibt deiner. Zurück geht es mit: { $command }
play-far_bot_plays = Ein Bot spielt für dich weiter. Zurück an deinen Platz: { $command }
play-far_fair = Der Server hat sich auf seinen Teil des Mischens festgelegt: { $commitment }. Dein Teil ist { $contribution }; am Ende zeigt sich, ob beide darin sind.
play-far_in = Gemischt wurde wie versprochen, und dein Teil ist darin.
play-far_not_in = Gemischt wurde wie versprochen, aber dein Teil ist nicht darin.
play-far_offer = sichern DATEI speichert die Aufzeichnung, erklären 12 sagt, was ein Bot von Zug 12 hält, revanche spielt noch einmal; Enter verlässt den Tisch.

## Der Tisch auf dem ganzen Bildschirm
full-log = Was geschehen ist
full-moves = Was möglich ist
full-type = eine Zahl, ein Wort der Liste oder ein Befehl
full-how = Pfeile oder ein Klick wählen, die Eingabetaste oder ein zweiter Klick spielt. Tippen durchsucht die Liste; hilfe (F1) nennt alles andere.
full-keys = Pfeile oder die Maus wählen eine Zeile der Liste, die Eingabetaste oder ein zweiter Klick spielt sie; was sie bringt und ihre Regel stehen darunter. Tippen durchsucht die Liste, Tab ergänzt, Esc geht zurück. Das Mausrad verschiebt, was nicht ganz zu sehen ist; mit Tasten: Umschalt mit Bild auf und Bild ab den Tisch, Strg mit den Pfeilen, was geschehen ist. F-Tasten und Wörter sind dasselbe; Strg-C fragt, ob du gehen willst.
full-turn_of = { $player } ist am Zug.
full-let_be = nichts; die anderen machen weiter
full-leave_kept = Den Tisch verlassen? Das Spiel wird aufgehoben; { $command } setzt es fort.
full-leave_lost = Den Tisch verlassen? Dieses Spiel ist nicht gesichert.
full-leave_over = Den Tisch verlassen? Das Spiel ist zu Ende.
full-stay = Bleiben
full-leave = Verlassen

## Levels
levels-greenhorn = spielt wie jemand in seinem ersten Spiel und übersieht viel
levels-ranger = hat gute Gewohnheiten und antwortet sofort
levels-marshal = denkt voraus, eine Zehntelsekunde über jede Entscheidung
levels-legend = denkt eine ganze Sekunde voraus, stärker als alle anderen

## Levels as advisers
advisers-greenhorn = Ein Greenhorn
advisers-ranger = Ein Ranger
advisers-marshal = Ein Marshal
advisers-legend = Eine Legende

## deadwood rules
rules-more = Ein Kapitel: deadwood rules { $game } { $chapter }. Was sich umschalten lässt: deadwood rules { $game } --option-list.
rules-values = Werte: { $values }
rules-defaults = Ohne Angabe: { $defaults }
rules-more_here = Ein Kapitel: regeln { $chapter }. Zu einer Karte: regeln { $card }. Ein Wort: regeln { $word }.
rules-more_board = Der Spielplan: deadwood rules { $game } spielplan. Eine Kopie zum Verbessern: deadwood rules { $game } --print-board.
rules-others = Die Regeln anderer Spiele: { $commands }.
rules-board = spielplan

## deadwood verify
verify-commitment = Der Startwert ist der, auf den man sich vor der ersten Karte festgelegt hat.
verify-fair-seed = Der Startwert ist aus dem Geheimnis und den Beiträgen der Spieler gebildet, alle so, wie sie vor der ersten Karte festgelegt wurden.
verify-no-commitment = Vor diesem Spiel wurde keine Festlegung veröffentlicht; ob der Startwert ausgesucht war, kann niemand sagen.
verify-moves = { $moves ->
        [one] Der eine Zug folgt den Regeln, mit den Karten, die dieser Startwert austeilt.
       *[other] Alle { $moves } Züge folgen den Regeln, mit den Karten, die dieser Startwert austeilt.
    }
verify-result = Das Ergebnis folgt aus den Zügen: { $winners } gewinnt ({ $totals }).
verify-unfinished = Das Spiel ist nicht beendet, es gibt also kein Ergebnis zu prüfen.
verify-fine = Der Aufzeichnung kann man glauben.
verify-result_shared = Das Ergebnis folgt aus den Zügen: { $winners } teilen sich den Sieg ({ $totals }).

## deadwood replay
replay-awaited = Am Zug: { $names }.
