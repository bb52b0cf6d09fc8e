### What the page itself says in Dutch.

## common
common-deadwood = Deadwood
common-close = Sluiten
common-cancel = Annuleren
common-ok = OK
common-back = Terug
common-home = Beginpagina
common-copy = Kopiëren
common-copied = Gekopieerd
common-moneyShort = ${ $amount }k
common-moneyTiny = ${ $amount }
common-players = { $from }–{ $to } spelers
common-minutes = { $minutes } min.
common-unreachable = De server is niet bereikbaar. Is er netwerk?
common-loading = Een ogenblik …
common-no = Nee
common-none = Geen
common-skip = Naar de inhoud

## bar
bar-free = Gratis en open source. Zonder account.
bar-language = Taal
bar-rules = Regels
bar-soundOn = Geluid staat aan
bar-soundOff = Geluid staat uit
bar-day = Daglicht
bar-night = Lamplicht
bar-auto = Licht zoals het apparaat
bar-you = Jij bent { $name }
bar-settings = Instellingen

## home
home-lead = Spellen uit het Wilde Westen, één tafel. Vrienden, bots of allebei.
home-playNow = Nu spelen
home-playNowLong = Nu spelen: { $game } tegen bots
home-openTable = Tafel openen
home-openTableLong = Tafel openen voor { $game }
home-join = Meedoen aan een tafel
home-joinCode = Code van de tafel
home-joinGo = Meedoen
home-joinHint = zes letters en cijfers, zoals op de uitnodiging
home-hostedBy = Tafel van { $name }
home-onlyWatch = Alleen toekijken
home-badCode = Een code heeft zes letters en cijfers.
home-more = Al je tafels
home-backToTable = Terug naar de tafel
home-lobby = Openbare tafels
home-with = { $game } met { $names }
home-alone = { $game }, nog niemand anders
home-open = wacht op spelers
home-sealed = begint zo
home-playing = wordt gespeeld
home-over = is afgelopen
home-won = gewonnen door { $names }
home-youWon = je hebt gewonnen
home-closed = gesloten

## newTable
newTable-title = Een tafel openen
newTable-game = Spel
newTable-name = Je naam
newTable-nameHint = wat de anderen zien
newTable-where = Waar spelen jullie?
newTable-own = Iedereen op een eigen apparaat
newTable-ownHint = Vrienden komen via de link, van dichtbij of ver.
newTable-shared = Samen op dit apparaat
newTable-sharedHint = Jullie geven het door; niemand ziet andermans kaarten.
newTable-person = Persoon
newTable-personName = Naam op plaats { $seat }
newTable-player = Speler { $seat }
newTable-players = Plaatsen
newTable-you = Jij
newTable-seat = Plaats { $seat }
newTable-free = Vrij: voor een vriend
newTable-bot = Bot: { $level }
newTable-seats = Wie zit waar?
newTable-fill = Bots op alle plaatsen
newTable-freeAll = Alle plaatsen vrij
newTable-edition = Uitgave
newTable-options = Regels om te kiezen
newTable-optionsHint = Zoals standaard in deze uitgave, als je niets verandert.
newTable-usual = { $value } (standaard)
newTable-who = Wie kan komen?
newTable-byLink = Alleen wie de link heeft
newTable-byLinkHint = Staat in geen lijst.
newTable-public = Iedereen
newTable-publicHint = Staat bij de openbare tafels.
newTable-clock = Klok
newTable-clocks-none = Geen haast
newTable-clocks-gentle = Gemoedelijk: 3 minuten voor een zet
newTable-clocks-calm = Rustig: 2 minuten per beurt, 30 seconden om te reageren
newTable-clocks-brisk = Vlot: 45 seconden per beurt, 15 om te reageren
newTable-clocks-days = Per post: drie dagen per beurt
newTable-clockThen = Is iemands tijd om, dan speelt daar een bot tot die persoon terug is.
newTable-clockNever = Niemand wordt opgejaagd; maar gaat iemand weg, dan wacht iedereen tot jij een bot laat spelen.
newTable-go = Tafel openen

## bots
bots-strength = Sterkte van de bots
bots-against = Nu spelen tegen
bots-onSeat = Bot op plaats { $seat }
bots-named = { $level } – { $hint }
bots-levels-random = Willekeurig
bots-levels-greenhorn = Greenhorn
bots-levels-ranger = Ranger
bots-levels-marshal = Marshal
bots-levels-legend = Legende
bots-advisers-random = het toeval
bots-advisers-greenhorn = een Greenhorn
bots-advisers-ranger = een Ranger
bots-advisers-marshal = een Marshal
bots-advisers-legend = een Legende
bots-hints-random = een willekeurige zet
bots-hints-greenhorn = kent de regels, maakt fouten
bots-hints-ranger = degelijk en snel
bots-hints-marshal = denkt vooruit: een harde noot
bots-hints-legend = denkt het langst: de sterkste

## waiting
waiting-title = De tafel is open
waiting-invite = Nodig vrienden uit
waiting-link = Link
waiting-code = Code
waiting-qr = De link als plaatje voor de camera van een telefoon
waiting-lan = In hetzelfde netwerk
waiting-lanHint = Telefoons bij je thuis openen dit adres.
waiting-localOnly = Deze server luistert alleen naar deze machine. Om anderen binnen te laten: deadwood serve --lan
waiting-share = Delen
waiting-seats = Plaatsen
waiting-sit = Hier zitten
waiting-leave = Opstaan
waiting-free = vrij
waiting-putBot = Bot erbij
waiting-takeBot = De bot weghalen
waiting-makeHost = Gastheer maken
waiting-host = gastheer
waiting-you = jij
waiting-who = Je naam, voordat je gaat zitten
waiting-noName = Vul eerst een naam in: de anderen willen weten wie je bent.
waiting-away = niet verbonden
waiting-start = Spel beginnen
waiting-startFill = Beginnen, bots op vrije plaatsen
waiting-waitHost = { $name } begint het spel als iedereen er is.
waiting-onlookers = { $number ->
        [one] 1 kijkt toe
       *[other] { $number } kijken toe
    }
waiting-closeTable = Tafel sluiten
waiting-closed = Deze tafel is gesloten.
waiting-sealed = De kaarten worden geschud …
waiting-settings = Aan deze tafel
waiting-public = openbaar
waiting-private = alleen met link

## lobby
lobby-title = Openbare tafels
lobby-mine = Jouw tafels
lobby-empty = Niemand heeft een openbare tafel geopend. Wees de eerste.
lobby-emptyMine = Je hebt nog aan geen tafel gezeten.
lobby-free = { $number } vrij
lobby-full = vol
lobby-look = Toekijken
lobby-enter = Erheen

## connection
connection-connecting = Verbinding maken …
connection-lost = De verbinding is weg. Nieuwe poging …
connection-back = Weer verbonden.
connection-tryNow = Nu proberen
connection-readOnly = Er kan nu niets worden opgeslagen. Er gaat niets verloren en aan tafel gaat het vanzelf verder zodra het weer kan.
connection-gone-noGuest = De server kent je niet meer. Laad de pagina opnieuw.
connection-gone-noTable = Er is geen tafel met de code { $code }.
connection-gone-banned = Wie de tafel leidt, wil je niet aan deze tafel hebben.
connection-gone-version = De server is bijgewerkt. Laad de pagina opnieuw.
connection-gone-other = De server laat deze pagina niet binnen.
connection-reload = Opnieuw laden

## table
table-yourTurn = Jouw beurt
table-awaited = { $names } aan zet
table-log = Verloop
table-chat = Gesprek
table-say = Zeg iets
table-send = Sturen
table-emote = Snel gezegd
table-gazette = De Courant
table-again = Nog eens bekijken: { $what }
table-newest = Laatste zet onderaan
table-seconds = { $number ->
        [one] nog 1 seconde
       *[other] nog { $number } seconden
    }
table-undo = Terugnemen
table-cards = { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
table-bot = bot
table-away = weg
table-offline = niet verbonden
table-answerNow = Antwoord nu
table-waitsForYou = Jouw antwoord?
table-over = Het spel is uit
table-closed = De tafel is gesloten
table-watching = Je kijkt toe
table-looking = { $number ->
        [one] 1 kijkt toe
       *[other] { $number } kijken toe
    }
table-stage = De tafel
table-rail = Verloop en gesprek
table-showRail = Verloop en gesprek tonen
table-hideRail = Verloop en gesprek verbergen
table-unread = { $number } ongelezen
table-moves = Jouw zetten
table-allMoves = Alle zetten ({ $number })
table-which = Welke zet?
table-sure = Er gebeurt niets voordat je bevestigt: met de knop of een tweede klik.
table-past = Terugblik
table-backToNow = Terug naar nu
table-stepBack = Eén zet terug
table-stepOn = Eén zet verder
table-since = { $number } sindsdien
table-turnOf = { $name } is aan de beurt
table-turnOwn = Jij bent aan de beurt
table-missed = Terwijl je weg was
table-missedMore = … en daarvoor nog { $number }
table-bank = { $time } voor het spel
table-choose = Kies een zet; er gebeurt niets voordat je bevestigt.
table-chooseStage = Kies op de tafel, of uit de lijst.
table-underWay = Een ogenblik …
table-fastForward = Vooruitspoelen: vasthouden, of drukken tot jij aan de beurt bent
table-otherwise = Als je niets doet: { $move }
table-whyNot = Nu niet
table-rule = Regel { $rule }
table-awayTitle = Een bot speelt voor jou
table-awayLeft = Je bent opgestaan; de plaats blijft van jou.
table-awayTime = Je tijd was om; de plaats blijft van jou.
table-awayHost = Je was niet verbonden, dus speelt een bot voor je; de plaats blijft van jou.
table-back = Ik ben er weer
table-standIn = Een bot voor mij laten spelen
table-result = Uitslag
table-account = Hoe het zo kwam
table-winner = wint
table-seeResult = Uitslag tonen
table-rematch = Nog een keer
table-joinRematch = Naar het volgende spel
table-record = Verslag downloaden
table-home = Beginpagina
table-look = De tafel bekijken
table-shuffle = Het schudden
table-shuffleFair = Er is geschud zoals beloofd, en jouw deel zit erin.
table-shufflePlain = Er is geschud zoals beloofd.
table-shuffleOut = Er is geschud zoals beloofd, maar jouw deel zit er niet in.
table-shuffleSecret = Niet zoals beloofd: het deel van de server is een ander.
table-shuffleSeed = Niet zoals beloofd: de kaarten volgen niet uit de delen.
table-shufflePart = Niet zoals beloofd: het deel van { $name } is een ander.
table-info = Tafel { $code }
table-invite = Link naar deze tafel
table-turnTitle = Jouw beurt!
table-askedTitle = Jouw antwoord?
table-help = Hulp en toetsen
table-keys-title = Toetsen
table-keys-on = Losse toetsen
table-keys-hand = Jouw hand
table-keys-table = De tafel
table-keys-last = De laatste zet
table-keys-status = Op wie er wordt gewacht, en waarvoor
table-keys-undo = Terugnemen
table-keys-advice = Advies, in een spel tegen bots
table-keys-confirm = De gekozen zet spelen
table-keys-cancel = Annuleren, sluiten
table-keys-help = Deze hulp
table-keys-about = Wat de kaart is en doet; ook lang indrukken of de rechtermuisknop
table-keys-arrows = Van het ene naar het volgende
table-keys-arrowKeys = Pijlen
table-keys-enter = Enter
table-keys-escape = Esc
table-story-move = { $name }: { $move }
table-story-undo = { $name } neemt de laatste zet terug.
table-story-left = { $name } is opgestaan; een bot speelt verder.
table-story-late = De tijd van { $name } is om; een bot speelt verder.
table-story-clock = De tijd van { $name } is om.
table-story-back = { $name } speelt weer zelf.
table-story-host = { $name } leidt nu de tafel.
table-story-sealed = Iedereen voegt iets toe aan het schudden.
table-story-dealt = De kaarten zijn gedeeld.
table-story-resumed = De tafel gaat verder.
table-story-rematch = { $name } speelt nog een keer aan een nieuwe tafel.
table-story-freed = Wie de tafel leidt, heeft de plaats van { $name } vrijgemaakt.
table-story-stoodIn = { $name } is niet verbonden; wie de tafel leidt, laat een bot verder spelen.
table-story-muted = Wie de tafel leidt, heeft { $name } om stilte gevraagd.
table-story-unmuted = { $name } mag weer meepraten.
table-story-banned = Wie de tafel leidt, heeft { $name } van tafel gestuurd.
table-story-unbanned = { $name } mag weer aan tafel komen.
table-story-removed = Wie de tafel leidt, heeft de plaats van { $name } aan een bot gegeven: { $bot }.
table-story-given = Wie de tafel leidt, heeft { $name } de plaats teruggegeven.
table-story-hushed = Wie de tafel leidt, heeft het gesprek uitgezet.
table-story-unhushed = Wie de tafel leidt, heeft het gesprek weer aangezet.

## moments
moments-end = het einde van het spel
moments-skip = Tik om over te slaan
moments-skipShort = Verder
moments-goOn = Tik om verder te gaan
moments-goOnShort = Verder

## advice
advice-short = Advies
advice-long = Advies: wat zou een marshal doen?
advice-now = Wat zou { $adviser } doen?
advice-past = Wat zou { $adviser } gedaan hebben?
advice-thinking = Denkt na …
advice-chance = { $chance } kans om te winnen
advice-best = dit zou { $adviser } doen
advice-made = gespeeld
advice-note = Geschatte kans om te winnen, op grond van wat { $name } kon weten.
advice-noteOwn = Geschatte kans om te winnen, op grond van wat je kunt weten. Kies er een om hem te zien; er gebeurt nog niets.
advice-notePlain = Op grond van wat { $name } kon weten.

## host
host-menu = { $name }: wat je kunt doen
host-hint = Jij leidt de tafel. Iedereen aan tafel krijgt te horen wat je hier doet.
host-onlooker = kijkt toe
host-somebody = Iemand
host-people = Mensen aan deze tafel
host-others = Stil of weggestuurd
host-isMuted = stil
host-isBanned = weggestuurd
host-hasSeat = { $bot } heeft de plaats
host-free = Plaats vrijmaken
host-standIn = Een bot laten spelen
host-replace = Een bot op de plaats zetten
host-remove = { $name } uit het spel halen
host-removeSure = { $name } uit het spel halen? Een bot krijgt de plaats, en { $name } kan alleen nog toekijken. Je kunt de plaats teruggeven.
host-give = { $name } de plaats teruggeven
host-handOver = { $name } gastheer maken
host-handOverSure = { $name } gastheer maken? Zelf leid je de tafel dan niet meer.
host-isGone = { $name } is niet verbonden en aan zet.
host-waitsClock = Is de tijd om, dan speelt een bot tot de persoon terug is.
host-isGoneShort = Een bot voor { $name } laten spelen
host-mute = Om stilte vragen
host-unmute = Weer laten meepraten
host-ban = Van tafel sturen
host-unban = Weer binnenlaten
host-plays = { $name } speelt hier mee en kan niet worden weggestuurd.
host-sure = { $name } van tafel sturen? Zitten, praten en toekijken kan dan aan deze tafel niet meer. Je kunt het weer terugdraaien.
host-sureGo = { $name } wegsturen
host-youMuted = Wie de tafel leidt, vraagt om stilte: je kunt aan deze tafel niets zeggen.
host-hushed = Wie de tafel leidt, heeft het gesprek uitgezet. Groeten kan nog.
host-chatOn = Gesprek aan deze tafel
host-together = De plaatsen { $seats } spelen vanaf hetzelfde adres.

## out
out-title = Je bent uit het spel.
out-watch = Je kunt blijven kijken of weggaan.
out-bots = Alleen bots spelen nog door.
out-fast = Vooruitspoelen
out-end = Spel beëindigen
out-leave = Weggaan

## pass
pass-title = Geef het apparaat aan { $name }
pass-hint = Kaarten zijn pas te zien als { $name } het heeft.
pass-iAm = Ik ben { $name }
pass-takeBack = { $name }: laatste zet terugnemen
pass-since = { $name }, dit is er gebeurd
pass-absent = Voor { $name } speelt een bot.
pass-back = { $name } is terug

## settings
settings-title = Instellingen
settings-theme = Licht
settings-themes-auto = Zoals het apparaat
settings-themes-light = Daglicht
settings-themes-dark = Lamplicht
settings-sound = Geluid
settings-soundTry = Geluid afspelen
settings-notify = Meld het als ik aan de beurt ben
settings-notifyHint = Een melding van dit apparaat, zolang de pagina niet te zien is.
settings-notifyRefused = De browser staat deze pagina geen meldingen toe. In zijn instellingen kun je dat veranderen.
settings-notifyNever = Deze browser kent geen meldingen.
settings-motion = Beweging
settings-motions-auto = Zoals het apparaat
settings-motions-full = Volop
settings-motions-less = Minder
settings-table = Aan tafel
settings-tempo = Tempo van de bots
settings-tempos-slow = Langzaam
settings-tempos-normal = Normaal
settings-tempos-fast = Snel
settings-tempos-instant = Meteen
settings-auto = Ik kan niets antwoorden: antwoord voor mij
settings-autoHint = Waar je alleen kunt passen, gebeurt dat na één tot drie seconden vanzelf. De anderen merken het niet: antwoord je zelf, dan duurt het even lang.
settings-harmless = Onschuldige zetten zonder bevestiging
settings-harmlessHint = Trekken, kaarten neerleggen, uitrusting voor jezelf: één klik is genoeg. Wat kost of schaadt, wordt nog gevraagd; een tweede klik op wat gekozen is, betekent altijd ja.
settings-moments = Grote momenten
settings-stays-slow = Langzaam
settings-stays-full = Gewoon
settings-stays-none = Helemaal niet
settings-name = Naam
settings-rename = Opslaan
settings-portrait = Je portret
settings-portraitHint = Aan tafel; heeft iemand het al, dan krijg je het volgende.
settings-portraits-baker = Bakker
settings-portraits-barber = Barbier
settings-portraits-blacksmith = Smid
settings-portraits-cook = Kokkin
settings-portraits-doctor = Dokter
settings-portraits-farmer = Boer
settings-portraits-gambler = Gokker
settings-portraits-miner = Goudzoeker
settings-portraits-printer = Drukker
settings-portraits-rider = Ruiter
settings-portraits-singer = Zangeres
settings-portraits-tailor = Kleermaakster
settings-portraits-teacher = Lerares
settings-portraits-telegrapher = Telegrafist
settings-portraits-trapper = Pelsjager
settings-portraits-widow = Weduwe
settings-device = Een ander apparaat
settings-deviceHint = Speel verder op je telefoon: typ deze code daar binnen tien minuten in.
settings-deviceGet = Code halen
settings-deviceHave = Ik heb een code
settings-deviceGo = Hier verder als die persoon
settings-logOut = Afmelden
settings-logOutHint = Elk apparaat vergeet wie je bent, ook dit. Je plaatsen blijven van jou, maar alleen een apparaat met een code die je eerder hebt gehaald, kan er verder spelen.
settings-logOutGo = Overal afmelden
settings-logOutSure = Nu op alle apparaten afmelden?
settings-loggedOut = Je bent op alle apparaten afgemeld.

## rules
rules-title = { $game }: de regels
rules-search = Zoek in de regels
rules-none = Daarover staat niets in de regels.
rules-chapters = Hoofdstukken

## notFound
notFound-title = Hier rolt alleen een tumbleweed
notFound-text = Op dit adres is geen pagina.
