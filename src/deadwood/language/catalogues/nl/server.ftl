### What the server answers in Dutch when it refuses something.

server-bad-message = Dit bericht is niet te lezen: { $detail }
server-bad-option = Zo gaat het niet: { $detail }
server-unreadable = Niet begrepen: { $detail }
server-no-guest = Niemand kent je nog: kies eerst een naam.
server-not-host = Dat kan alleen wie de tafel leidt.
server-not-seated = Je zit niet aan deze tafel.
server-not-your-seat = Plaats { $seat } is niet van jou.
server-no-table = Er is geen tafel met de code { $code }.
server-no-page = Op dit adres is niets.
server-no-method = Dat kan niet met dit adres.
server-no-code = Deze code is onbekend, al gebruikt of te oud.
server-too-big = Een bericht heeft hoogstens { $most } bytes.
server-too-fast = Te veel tegelijk; wacht { $seconds } s.
server-too-many = De server is vol; probeer het later nog eens.
server-damaged = Deze tafel kan op dit moment niet worden geopend; de server probeert het later opnieuw. Kom later terug.
server-enough-tables = { $count ->
        [one] Vanaf jouw adres is er al één tafel; speel die eerst uit of sluit die.
       *[other] Vanaf jouw adres zijn er al { $count } tafels; speel er eerst een uit of sluit er een.
    }
server-storage = Dit kon niet worden opgeslagen en is dus niet gebeurd; probeer het nog eens.
server-read-only = Er kan nu niets worden opgeslagen, dus dit is niet gebeurd. Er gaat niets verloren en aan tafel gaat het vanzelf verder zodra het weer kan.
server-broken = Er ging iets mis op de server; er is niets veranderd.
server-table-full = Alle plaatsen zijn bezet.
server-no-seat = Er is geen plaats { $seat }; de tafel heeft er { $players }.
server-seat-taken = Op plaats { $seat } zit { $name }.
server-own-devices = Aan deze tafel speelt iedereen op een eigen apparaat en heeft iedereen één plaats.
server-one-device = Aan deze tafel wordt op één apparaat gespeeld: alleen wie de tafel heeft geopend neemt hier plaatsen, en de tafel staat in geen enkele lijst.
server-no-bot-there = Op plaats { $seat } zit geen bot.
server-no-bot = Voor dit spel is er geen bot { $level }; er zijn: { $levels }.
server-nobody-there = De persoon die bedoeld is, is niet aan deze tafel.
server-seats-free = Deze plaatsen zijn nog vrij: { $seats }. Wacht op medespelers of zet er bots neer.
server-nothing-promised = Je hebt het schudden niets beloofd dat nog openstaat.
server-not-promised = Dit is niet wat je het schudden had beloofd.
server-stale = Intussen wordt er iets anders gevraagd; kijk nog eens naar de tafel.
server-undo-late = De tijd waarin deze zet kon worden teruggenomen is voorbij.
server-undo-not-last = Je zet is niet de laatste en kan niet worden teruggenomen.
server-undo-shown = Deze zet heeft iets laten zien of was niet van jou; hij kan niet worden teruggenomen.
server-left-already = Je bent al weg; een bot speelt voor je.
server-not-away = Je speelt zelf; niemand vervangt je.
server-nothing-said = In dit bericht staat niets.
server-log-full = Aan deze tafel is zo veel gebeurd dat alleen het spel nog doorgaat en mensen kunnen gaan zitten of opstaan.
server-over = Het spel is afgelopen.
server-closed = De tafel is gesloten.
server-sealed = De kaarten worden zo gedeeld.
server-started = Het spel is al begonnen.
server-not-started = Het spel is nog niet begonnen.
server-not-over = Het spel is nog niet afgelopen.
server-other-rules = Dit spel is volgens oudere regels gespeeld en kan niet zet voor zet worden getoond.
server-no-moment = { $moves ->
        [one] Het spel heeft één zet.
       *[other] Het spel heeft { $moves } zetten.
    }
server-not-alone = Aan deze tafel spelen nog andere mensen, dus niemand krijgt hier advies: dat zou oneerlijk zijn.
server-not-asked = Er wordt je nu niets gevraagd.
server-busy = Alle bots denken nu na; vraag het over een paar seconden nog eens.
server-no-advice = Hier kan niemand iets over zeggen.
server-muted = Wie de tafel leidt, vraagt om stilte: je kunt aan deze tafel niets zeggen.
server-banned = Wie de tafel leidt, wil je niet aan deze tafel hebben.
server-still-here = { $name } is er en speelt mee; dat kan niemand worden afgenomen.
server-not-yourself = Dat kan niet met jezelf.
server-not-here = { $name } is er niet; de bot speelt tot dat verandert.
server-nothing-to-give = Van plaats { $seat } is niemand weggehaald, en er speelt geen bot voor iemand.
server-chat-off = De chat staat aan deze tafel uit.
server-people-play = Er doen nog mensen mee aan dit spel, het kan niet worden beëindigd.
server-name-taken = { $name } lijkt te veel op { $other }, die al aan deze tafel zit; kies een andere naam.
