### What goes wrong, in Dutch; English has the sentences of the code.

## Names and choices
errors-near = Bedoelde je { $near }?
errors-known = Er zijn: { $known }.
errors-nearest = Het meest lijken: { $near }.
errors-no-game = Geen spel { $name }. { $hint }
errors-no-edition = Geen editie { $name }. { $hint }
errors-no-option = Geen optie { $name }. { $hint }
errors-no-language = Geen taal { $name }. { $hint }
errors-no-card = Geen kaart { $name }. { $hint }
errors-no-bot = Geen bot { $name } voor { $game }. { $hint }
errors-no-rule = Geen regel { $number } in { $game }. { $hint }
errors-no-clause = In geen regel van { $game } staat { $search }.
errors-option-value = Optie { $name } kan niet { $value } zijn. Mogelijk zijn: { $values }.
errors-option-form = Een optie schrijf je als naam=waarde, niet als { $text }.
errors-option-twice = Optie { $key } is twee keer opgegeven.
errors-players = { $game } is voor { $least } tot { $most } spelers, niet voor { $players }.
errors-no-seat = Er is geen plaats { $seat }; aan de tafel zijn er { $players }.
errors-not-asked = Plaats { $seat } wordt niets gevraagd, dus is er geen standaardzet.
errors-lookout = Plaats { $seat } kan niet de wachtpost zijn: er zijn er { $players }.
errors-dealer = Plaats { $seat } kan niet geven: er zijn er { $players }.
errors-no-terminal = { $game } kan nog niet in de terminal worden getoond.
errors-no-words = { $game } kan nog niet worden verteld.
errors-no-ranger = Nog geen Ranger kent { $game }.
errors-seed-bits = Een startwaarde die een getal is, heeft hoogstens { $bits } bits.
errors-seed-empty = Een startwaarde is een geheel getal, een woord of 64 hexadecimale cijfers; hij is leeg.
errors-seed-word = Een startwaarde die een woord is, bestaat uit hele tekens.
errors-seed-bytes = Een startwaarde van bytes heeft er { $bytes }, niet { $number }.

## Moves
errors-move-words = Een zet begint met een van: { $known }.
errors-move-begins = Geen zet begint met { $word }. { $hint }
errors-no-move = { $text } is geen zet. { $hint }
errors-move-called = Geen zet heet { $word }. { $hint }
errors-move-names = De zet { $move } noemt: { $names }.
errors-move-nothing = De zet { $move } noemt niets.
errors-move-part = Als { $part } kan de zet { $move } niet { $value } noemen.
errors-move-number = Er is geen zet { $move }: ze tellen van 0 tot { $last }.

## Bots
errors-instant = { $level } antwoordt meteen en heeft geen budget; schrijf { $plain }.
errors-one-budget = Eén budget is genoeg: { $level }:{ $budget }.
errors-budget-time = Een budget is een aantal simulaties zoals 300, of een tijd zoals 100ms of 2s; een tijd is 1ms tot { $most }s, niet { $text }.
errors-budget-number = Een budget is een aantal simulaties zoals 300, of een tijd zoals 100ms of 2s; simulaties zijn het er 1 tot { $most }, niet { $text }.
errors-budget = Een budget is een aantal simulaties zoals 300, of een tijd zoals 100ms of 2s, niet { $text }.
errors-random-advice = Een toevalsbot heeft over zetten niets te zeggen.
errors-bot-twice = Meer pakketten bieden een bot { $name } aan: schrijf een van { $places }.
errors-bot-place = De bot { $name } zou bij module:Klasse moeten liggen, niet bij { $place }.
errors-bot-class = In { $module } is geen bot { $name }. { $hint }
errors-bot-has = Daar zijn: { $known }.
errors-bot-has-none = Daar is er geen.
errors-no-bot-class = { $place } is geen bot: een bot is een klasse die van deadwood.bots.Bot erft.
errors-bot-choose = { $place } is nog geen bot: de methode choose ontbreekt.
errors-bot-module = Er is geen module { $module } voor de bot { $place }: installeer het pakket of ga naar de map waarin hij ligt.
errors-bot-import = De module van de bot { $place } kan niet worden geladen: { $what }.
errors-bot-failed = De bot { $name } is mislukt: { $what }.
errors-bot-chose = De bot { $name } koos { $move }; dat staat niet in chair.moves.
errors-bot-record = De bot { $bot } van dit spel is een programma van iemand anders; met --load BESTAND --bots { $bot } mag hij spelen.

## Names of people
errors-own-name = Elke speler heeft een eigen naam nodig.
errors-name-printable = Een naam heeft 1 tot { $most } afdrukbare tekens, niet { $name }.
errors-name-long = Een naam heeft 1 tot { $most } tekens, niet { $number }.
errors-name-seen = Een naam bestaat uit zichtbare letters, niet uit { $name }.
errors-name-visible = Een naam bestaat uit letters en andere zichtbare tekens: { $name }.
errors-name-alphabet = Een woord van een naam staat in één alfabet, niet zo: { $name }.
errors-name-bot = { $name } heet al een bot; kies een andere naam.

## deadwood play
errors-no-board = { $game } wordt zonder speelbord gespeeld.
errors-no-board-option = { $game } heeft geen speelbord; --board is voor { $having }.
errors-board-twice = Het speelbord is twee keer opgegeven, met --board en met --option.
errors-board-file = Een eigen speelbord geef je op als --board BESTAND, niet als { $text }.
errors-bad-board = { $file } is geen speelbord: { $detail }
errors-name-server = --name is voor een tafel op een server; hier zegt --names wie er speelt.
errors-nobody-plays = Minstens één mens speelt; `deadwood sim` laat bots alleen spelen.
errors-people-names = Bij { $number } mensen horen evenveel namen, niet { $named }.
errors-people-fit = { $number } mensen passen niet aan een tafel voor { $players }.
errors-bot-seats = Plaatsen voor bots: { $seats }, niet { $number }.
errors-server-own = Op een server heeft iedereen een eigen terminal, en niemand kiest de kaarten; laat --people, --names, --load, --resume en --seed weg.
errors-load-alone = Een spel dat verdergaat brengt spelers, regels en startwaarde mee; geef alleen --load of --resume op.
errors-nothing-kept = Er is geen spel om mee verder te gaan; deadwood play begint er een.
errors-client-needs = Voor spelen op een server is meer nodig: pip install { $package }
errors-full-needs = Het hele scherm heeft meer nodig: pip install { $package }
errors-full-terminal = Het hele scherm heeft aan beide kanten een terminal nodig: niets omgeleid, en TERM niet dumb.
errors-full-characters = Het hele scherm heeft een terminal nodig die UTF-8 toont.
errors-full-size = Het hele scherm heeft { $columns } kolommen en { $lines } regels nodig; deze terminal heeft er { $wide } en { $high }.
errors-full-server = Bij een server wordt regel voor regel gespeeld; laat --full weg.
errors-code-where = Een code zegt welke tafel, en --server waar; een link zegt allebei.
errors-table-rules = Een tafel heeft zijn spel en zijn regels al; geef --table zonder die op.
errors-server-marshal = Op een server wordt altijd een Marshal gevraagd.

## deadwood replay
errors-replay-seat = De tafel heeft de plaatsen 1 tot { $players }, niet { $seat }.
errors-replay-by = --by zegt wie een zet uitlegt; --explain N zegt welke.
errors-replay-not-own = Zet { $number } is er geen van plaats { $seat }.
errors-replay-hidden = Dit spel is niet afgelopen, en wat anderen denken zou tonen wat ze hebben; --seat S legt de zetten van je eigen plaats uit.
errors-replay-explain = --explain zegt welke zet bedoeld is; laat --to weg.
errors-replay-to = Zetten in het verslag: { $moves }; --to kan niet { $last } zijn.
errors-replay-which = Zetten in het verslag: { $moves }; --explain kan niet { $number } zijn.

## Files and records
errors-save-which = Zeg in welk bestand het spel wordt bewaard, zoals: bewaren mijn-spel.txt.
errors-no-file = Er is geen bestand { $path }.
errors-file-unreadable = { $path } is geen leesbaar bestand.
errors-file-read = { $path } kan niet worden gelezen: { $why }.
errors-file-write = { $path } kan niet worden geschreven: { $why }.
errors-file-big = { $path } is te groot voor een spel.
errors-file-text = { $path } is geen tekst.
errors-file-other = { $path } bestaat en is geen verslag van Deadwood; het blijft zoals het is.
errors-record-move = Zet { $number } (plaats { $seat }: { $move }) kan niet worden gespeeld: { $detail }
errors-record-first = Dit is geen verslag: de eerste regel zou { $line } moeten zijn.
errors-record-header = Regel { $number }: een kopregel is een naam, een dubbele punt en een waarde.
errors-record-number = Regel { $line }: { $text } zou een geheel getal moeten zijn.
errors-record-expected = Regel { $line }: hier zou '{ $number }. PLAATS ZET' moeten staan, niet { $text }.
errors-record-unknown = Regel { $line }: de kopregel { $name } is onbekend.
errors-record-twice = Regel { $line }: { $name } staat twee keer in het verslag.
errors-record-lacks = In het verslag ontbreekt { $name }.
errors-record-moves = Het verslag heeft de zetten 1 tot { $last }, niet { $number }.
errors-record-game = Dit is het verslag van een ander spel dan { $game } zoals het hier is opgezet.
errors-record-revision = Dit spel is gespeeld volgens versie { $theirs } van de regels van { $game }; hier is versie { $ours }, die het verkeerd zou kunnen naspelen.
errors-record-other-rules = Dit spel is gespeeld volgens versie { $theirs } van de regels van { $game }; volgens versie { $ours }, die hier geldt, is zet { $number } een andere.
errors-record-sealed = De startwaarde is nog niet bekend, dus het spel kan niet opnieuw worden gedeeld.
errors-record-replay = Zet { $number } kan niet worden nagespeeld: { $detail }
errors-verify-seed = Een verslag dat te controleren is, heeft een startwaarde van 64 hexadecimale cijfers.
errors-verify-result = Volgens het verslag is de uitslag { $said }; de zetten geven: { $found }.
errors-verify-secret = Het geheim is niet dat waarop voor het spel is vastgelegd.
errors-verify-made = De startwaarde volgt niet uit het geheim en de bijdragen.
errors-verify-commitment = De startwaarde is niet die waarop voor het spel is vastgelegd.
errors-verify-contribution = De bijdrage van plaats { $seat } is niet de toegezegde.
errors-verify-digits = Geheim en bijdragen staan in hexadecimale cijfers.

## Servers
errors-no-server = Op { $server } is geen server, of er is geen weg naartoe.
errors-other-server = Wat op { $server } antwoordt, is geen Deadwood-server.
errors-no-address = { $text } is geen adres van een server; dat ziet eruit als http://box:4711.
errors-address-user = In het adres van een server staan geen gebruiker en geen wachtwoord.
errors-no-link = { $text } is geen link naar een tafel en geen code ervan.
errors-link-elsewhere = Die tafel staat op { $there }, en dit is { $here }.
errors-guest-file = { $path } is geen gastenbestand; haal het uit de weg.
errors-old-program = Die tafel speelt volgens versie { $theirs } van de regels van { $game }, en dit programma kent versie { $ours }; het is te oud.
errors-unknown-game = De server speelt iets wat dit programma niet kent: { $detail }
errors-lost-game = De server heeft een deel van dit spel verloren.
errors-no-answer = De server antwoordt niet.
errors-no-answer-for = De server heeft al { $seconds } s niet geantwoord.
errors-unread = De server kon niet lezen wat dit programma stuurde; een van beide is te oud.
errors-unknown-guest = De server kent deze gast niet; geef een naam om een nieuwe te zijn.
errors-foreign-page = De server laat pagina's van andere adressen niet toe.
errors-no-table = Die tafel bestaat niet.
errors-host-banned = Wie de tafel leidt, wil je niet aan deze tafel hebben.
errors-other-version = De server spreekt een andere versie van het protocol; een van beide is te oud.
errors-fair-secret = Het geheim van de server is niet dat waarop hij zich heeft vastgelegd.
errors-fair-revealed = { $name } heeft iets anders onthuld dan toegezegd.
errors-entry-missing = Vermelding { $number } van de tafel ontbreekt.
