### What the server answers in German when it refuses something.

server-bad-message = Diese Nachricht ist nicht lesbar: { $detail }
server-bad-option = So geht es nicht: { $detail }
server-unreadable = Nicht verstanden: { $detail }
server-no-guest = Noch kennt dich niemand: Wähle zuerst einen Namen.
server-not-host = Das kann nur, wer den Tisch leitet.
server-not-seated = Du sitzt nicht an diesem Tisch.
server-not-your-seat = Platz { $seat } ist nicht deiner.
server-no-table = Es gibt keinen Tisch mit dem Code { $code }.
server-no-page = Unter dieser Adresse ist nichts.
server-no-method = Das geht mit dieser Adresse nicht.
server-no-code = Dieser Code ist unbekannt, schon benutzt oder zu alt.
server-too-big = Eine Nachricht hat höchstens { $most } Bytes.
server-too-fast = Zu viel auf einmal; bitte warte { $seconds } s.
server-too-many = Der Server ist voll; bitte versuche es später wieder.
server-damaged = Dieser Tisch lässt sich gerade nicht öffnen; der Server versucht es später noch einmal. Komm bitte später wieder.
server-enough-tables = { $count ->
        [one] Von deiner Adresse gibt es schon einen Tisch; spiel ihn erst zu Ende oder schließe ihn.
       *[other] Von deiner Adresse gibt es schon { $count } Tische; spiel erst einen zu Ende oder schließe einen.
    }
server-storage = Das konnte nicht gespeichert werden und ist darum nicht geschehen; bitte noch einmal.
server-read-only = Gerade kann nichts gespeichert werden, darum ist das nicht geschehen. Es geht nichts verloren, und am Tisch geht es von selbst weiter, sobald es wieder möglich ist.
server-broken = Auf dem Server ist etwas schiefgegangen; nichts hat sich geändert.
server-table-full = Alle Plätze sind besetzt.
server-no-seat = Es gibt keinen Platz { $seat }; der Tisch hat { $players }.
server-seat-taken = Auf Platz { $seat } sitzt { $name }.
server-own-devices = An diesem Tisch spielen alle am eigenen Gerät und haben je einen Platz.
server-one-device = An diesem Tisch wird an einem Gerät gespielt: Plätze nimmt nur, wer ihn eröffnet hat, und er steht in keiner Liste.
server-no-bot-there = Auf Platz { $seat } sitzt kein Bot.
server-no-bot = Für dieses Spiel gibt es keinen Bot { $level }; es gibt: { $levels }.
server-nobody-there = Die Person, die gemeint ist, ist nicht an diesem Tisch.
server-seats-free = Diese Plätze sind noch frei: { $seats }. Warte auf Mitspieler oder setze Bots hin.
server-nothing-promised = Du hast dem Mischen nichts versprochen, was noch offen wäre.
server-not-promised = Das ist nicht, was du dem Mischen versprochen hast.
server-stale = Inzwischen wird etwas anderes gefragt; sieh dir den Tisch noch einmal an.
server-undo-late = Die Zeit, in der dieser Zug zurückgenommen werden konnte, ist um.
server-undo-not-last = Dein Zug ist nicht der letzte und kann nicht zurückgenommen werden.
server-undo-shown = Dieser Zug hat etwas gezeigt oder war nicht deiner; er kann nicht zurückgenommen werden.
server-left-already = Du bist schon gegangen; ein Bot spielt für dich.
server-not-away = Du spielst selbst; niemand vertritt dich.
server-nothing-said = In dieser Nachricht steht nichts.
server-log-full = An diesem Tisch ist so viel geschehen, dass nur noch das Spiel weitergeht und man sich setzen oder aufstehen kann.
server-over = Das Spiel ist zu Ende.
server-closed = Der Tisch ist geschlossen.
server-sealed = Gleich werden die Karten gegeben.
server-started = Das Spiel hat schon begonnen.
server-not-started = Das Spiel hat noch nicht begonnen.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-other-rules = Dieses Spiel wurde nach älteren Regeln gespielt und kann nicht Zug für Zug gezeigt werden.
server-no-moment = { $moves ->
        [one] Das Spiel hat einen Zug.
       *[other] Das Spiel hat { $moves } Züge.
    }
server-not-alone = An diesem Tisch spielen noch andere Menschen, deshalb gibt es hier keinen Rat: Das wäre unfair.
server-not-asked = Du wirst gerade nichts gefragt.
server-busy = Gerade denken alle Bots nach; frag in ein paar Sekunden noch einmal.
server-no-advice = Dazu kann niemand etwas sagen.
server-muted = Wer den Tisch leitet, bittet um Ruhe: Du kannst an diesem Tisch nichts sagen.
server-banned = Wer den Tisch leitet, möchte dich nicht an diesem Tisch haben.
server-still-here = { $name } ist da und spielt mit; das kann man niemandem nehmen.
server-not-yourself = Das geht nicht mit sich selbst.
server-not-here = { $name } ist nicht da; der Bot spielt weiter, bis sich das ändert.
server-nothing-to-give = Von Platz { $seat } wurde niemand entfernt, und kein Bot vertritt dort jemanden.
server-chat-off = Der Chat ist an diesem Tisch abgeschaltet.
server-people-play = In diesem Spiel sind noch Menschen dabei, es kann nicht beendet werden.
server-name-taken = { $name } sieht genau so aus wie { $other } an diesem Tisch; bitte wähle einen anderen Namen.
