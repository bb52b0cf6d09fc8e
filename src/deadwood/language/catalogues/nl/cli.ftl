### What the terminal says in Dutch, whatever is played.

## What can be typed
commands-help = hulp
commands-table = tafel
commands-hand = kaarten
commands-why = waarom
commands-hint = tip
commands-explain = uitleg
commands-log = verloop
commands-pile = aflegstapel
commands-rules = regels
commands-save = bewaren
commands-load = laden
commands-quit = stop
commands-fair = eerlijk
commands-who = wie
commands-say = zeggen
commands-undo = terugnemen
commands-stand = opstaan
commands-back = terug
commands-start = beginnen
commands-rematch = revanche
commands-kick = verwijderen
commands-mute = dempen
commands-ban = weren
commands-again = opnieuw

## Other words for the same
aliases-quit = stoppen einde verlaten
aliases-stand = verlaten

## The list that help shows
usage-help = | deze lijst (h)
usage-hand = | nog eens je kaarten en wat je kunt doen
usage-why = KAART, ZET of 3 | wat die doet, wat ertegen is, en welke regel
usage-hint = [NIVEAU] | wat een marshal zou doen, en met welke kansen; of een andere bot
usage-explain = [12] | wat een bot van je laatste zet vindt, of van zet 12
usage-log = | alles wat er tot nu toe is gebeurd
usage-rules = [ONDERWERP] | de regels: een hoofdstuk (8), een regel (8.4), een kaart, een woord
usage-save = BESTAND | het spel bewaren
usage-load = BESTAND | verder met een bewaard spel
usage-again = | na het einde: nog een spel met dezelfde spelers
usage-quit = | van tafel gaan
usage-fair = | de vastlegging van het schudden
usage-say = TEKST | met de anderen praten
usage-undo = | je laatste zet terugnemen, als die niemand iets heeft laten zien
usage-undo_alone = | je laatste zet terugnemen, met de antwoorden van de bots
usage-stand = | je plaats aan een bot geven (verlaten)
usage-back = | weer zelf spelen nadat een bot voor je heeft gespeeld
usage-start = [NIVEAU] | beginnen, met bots van dit niveau op de vrije plaatsen
usage-rematch = | na afloop nog eens met dezelfde mensen spelen
usage-kick = PLAATS | een plaats vrijmaken; in het spel neemt een bot het over als de persoon niet verbonden is (gastheer)
usage-mute = NAAM | deze persoon kan hier niets meer zeggen; nog eens: weer wel (gastheer)
usage-ban = NAAM | deze persoon mag niet meer aan de tafel; nog eens: weer wel (gastheer)

## At the table
play-stranger = Vreemdeling
play-at_the_table = Aan tafel, in beurtvolgorde: { $names }.
play-commitment = De kaarten zijn vóór de eerste zet geschud. Vastgelegd op de startwaarde: { $commitment }
play-how = Antwoord met een nummer of schrijf je zet; hulp toont al het andere.
play-loaded = Het spel gaat verder na zet { $number }.
play-over_already = Dat spel is afgelopen; deadwood replay toont het zet voor zet.
play-interrupted = Van tafel gaan? Nog eens Ctrl-C of stop; met bewaren BESTAND bewaar je het spel eerst.
play-interrupted_kept = Van tafel gaan? Nog eens Ctrl-C, Ctrl-D of stop; het spel blijft bewaard.
play-no_seat = Er is geen plaats { $seat }: aan deze tafel spelen er { $players }.
play-pass_keyboard = Geef het toetsenbord aan { $player }. { $player }, druk op Enter als niemand anders meekijkt.
play-help_moves = Zetten: het nummer in de lijst, de woorden van de lijst, of kort (in het Engels) zoals: { $example }. Het begin is genoeg als dat maar één toegestane zet kan zijn.
play-empty = Kies 1 tot en met { $number }, of typ hulp.
play-no_number = De lijst heeft de nummers 1 tot en met { $number }.
play-unclear = “{ $text }” is geen nummer van de lijst, geen zet en geen opdracht; hulp toont wat er kan.
play-no_card = Welke kaart? “{ $text }” kan zijn: { $cards }.
play-allowed = Nu toegestaan.
play-why_what = Vraag naar een kaart, een zet of een nummer van de lijst, bijvoorbeeld: waarom { $card }, of: waarom 3
play-why_more = De regels hierover: regels { $chapter }
play-hint = { $adviser } zou { $number } kiezen: { $move }.
play-saved = Bewaard: { $file }
play-saved_seed = In het bestand staat de startwaarde van de kaarten die nog komen: niet spieken.
play-offer = bewaren BESTAND bewaart het verslag van dit spel, uitleg 12 zegt wat een bot van zet 12 vindt, opnieuw begint een nieuw spel; met Enter ga je van tafel.
play-seed = De startwaarde was { $seed }.
play-goodbye = Tot ziens!
play-you = jij ({ $name })
play-last_hand = Met Enter zie je hoe het spel is afgelopen.
play-more = Enter: verder; iets anders: genoeg.
play-back = Met Enter ga je terug.
play-did_you_mean = Bedoelde je: { $move }?
play-which = Welke: { $first } of { $last }?
play-because = Dat { $reason }.
play-unsaved = Dit spel is niet bewaard: met bewaren BESTAND bewaar je het, met nog eens stop ga je weg.
play-kept = Het spel is bewaard; { $command } gaat ermee verder.
play-not_kept = Het spel kon niet worden bewaard. { $problem }
play-taken_back = Teruggenomen.
play-undo_nothing = Je hebt nog geen zet gedaan die je kunt terugnemen.
play-undo_shown = Dat kan niet meer terug: anderen hebben er iets van gezien, of hebben sindsdien gespeeld.
play-over_already_undo = Het spel is afgelopen; terugnemen kan niet meer.
play-again_later = Het spel is nog niet afgelopen; daarna begint opnieuw een volgend spel.
play-fruitless = In deze invoer staat al lang geen zet meer; zo is het genoeg.
play-verify = deadwood verify vergelijkt het bewaarde verslag met wat was vastgelegd.
play-meanwhile = Intussen: { $news }
play-which_game = Welk spel?
play-default_game = Enter kiest { $game }.
play-go_on = Verder: { $game }
play-which_kept = Welk spel gaat verder?
play-default_kept = Enter kiest het laatste.
play-kept_game = { $names }; na zet { $number }
play-which_players = Met hoeveel spelen jullie, jij meegeteld? Enter: { $number }.
play-no_players = Dit spel kan met { $least } tot { $most }.
play-own_board = Aan deze tafel geldt een eigen speelbord; regels speelbord toont het.
play-thinks = { $player } denkt na …
play-thinks_long = { $player } denkt na … { $seconds } s
play-thinking_stopped = { $player } denkt niet verder. Met Enter gaat het verder; bewaren BESTAND bewaart het spel; met nog eens Ctrl-C of stop ga je weg.
play-bot_mistake = { $player } is een bot die een fout heeft gemaakt ({ $kind }). Telkens als dat gebeurt, kiest voortaan een ranger voor deze plaats.
play-chance = wint
play-share = bekeken
play-columns = { $chance }: de geschatte kans om het spel te winnen; { $share }: hoeveel van het denkwerk naar deze zet ging.
play-most_tried = De eerste zet wordt aangeraden hoewel er een hogere kans onder staat: de bot gaat af op “{ $share }”, want hoe minder pogingen achter een kans staan, hoe onzekerder hij is.
play-explain = { $adviser } over zet { $number } ({ $player }: { $move }):
play-explain_only = Zet { $number } ({ $player }: { $move }) was de enige mogelijke.
play-explain_hidden = Zolang het spel bezig is, worden alleen je eigen zetten uitgelegd: wat anderen denken, zou laten zien wat ze hebben. Na afloop worden alle zetten uitgelegd.
play-explain_later = Aan een tafel met anderen worden zetten uitgelegd als het spel afgelopen is.
play-explain_number = Het spel heeft de zetten 1 tot en met { $number }.
play-explain_what = uitleg zegt wat een bot van je laatste zet vindt; uitleg 12, wat van zet 12.
play-which_level = Tegen wie?
play-default_level = Enter kiest { $level }.
play-far_table = Adres: { $link } – code: { $code }
play-far_seat = Plaats { $seat }: { $name }
play-far_free = vrij
play-far_host = Enter begint het spel, met bots ({ $level }) op de vrije plaatsen. hulp toont al het andere.
play-far_guest = { $name } begint het spel.
play-far_sat = { $name } gaat zitten.
play-far_stood = Plaats { $seat } is vrij.
play-far_is_host = { $name } is nu de gastheer.
play-far_shuffle = Iedereen draagt iets bij aan het schudden.
play-far_left = { $name } is weggegaan; een bot speelt verder.
play-far_late = De tijd van { $name } is om; een bot speelt verder.
play-far_back = { $name } speelt weer zelf.
play-far_undo = { $name } neemt de laatste zet terug.
play-far_clock_moves = De tijd van { $name } is om; de standaardzet wordt gespeeld.
play-far_closed = De tafel is gesloten.
play-far_says = { $name } zegt: { $text }
play-far_aside = { $name } (kijkt toe): { $text }
play-far_freed = Plaats { $seat } is vrij; de gastheer heeft die vrijgemaakt.
play-far_sent = { $name } is er niet; de gastheer laat een bot verder spelen.
play-far_muted = { $name } kan hier niets meer zeggen; zo wil de gastheer het.
play-far_heard = { $name } mag weer iets zeggen.
play-far_banned = { $name } mag niet meer aan deze tafel; zo wil de gastheer het.
play-far_let_in = { $name } mag weer aan deze tafel.
play-far_somebody = Iemand
play-far_nobody = Hier is niemand die { $name } heet.
play-far_which_seat = Welke plaats? Een getal van 1 tot { $seats }.
play-far_rematch = { $name } speelt nog eens; revanche doet mee.
play-far_waiting = Wachten op { $names }.
play-far_step_in = Je mag er tussen komen: { $moves }.
play-far_not_now = zeggen TEKST praat met de anderen; hulp toont al het andere.
play-far_stands_in = Een bot speelt voor je; met terug speel je weer zelf.
play-far_lost = De verbinding is weg; nog een poging …
play-far_again = Weer verbonden.
play-far_clock = Tijd voor je antwoord: { $seconds } s.
play-far_come_back = Je plaats blijft van jou. Terug kom je met: { $command }
play-far_bot_plays = Een bot speelt voor je verder. Terug naar je plaats: { $command }
play-far_fair = De server heeft zijn deel van het schudden vastgelegd: { $commitment }. Jouw deel is { $contribution }; aan het eind blijkt of beide erin zitten.
play-far_in = Er is geschud zoals beloofd, en jouw deel zit erin.
play-far_not_in = Er is geschud zoals beloofd, maar jouw deel zit er niet in.
play-far_offer = bewaren BESTAND bewaart het verslag, uitleg 12 zegt wat een bot van zet 12 vindt, revanche speelt nog eens; Enter verlaat de tafel.

## De tafel op het hele scherm
full-log = Wat er gebeurd is
full-moves = Wat er kan
full-type = een getal, een woord van de lijst of een opdracht
full-how = Pijlen of een klik kiezen, Enter of een tweede klik speelt. Typen doorzoekt de lijst; hulp (F1) noemt al het andere.
full-keys = Pijlen of de muis kiezen een regel van de lijst, Enter of een tweede klik speelt die; wat het oplevert en de spelregel staan eronder. Typen doorzoekt de lijst, Tab vult aan, Esc gaat terug. Het muiswiel verschuift wat niet helemaal te zien is; met toetsen: Shift met Page Up en Page Down de tafel, Ctrl met de pijlen wat er gebeurd is. F-toetsen en woorden zijn hetzelfde; Ctrl-C vraagt of je weg wilt.
full-turn_of = { $player } is aan de beurt.
full-let_be = niets; de anderen gaan door
full-leave_kept = De tafel verlaten? Het spel wordt bewaard; { $command } gaat ermee door.
full-leave_lost = De tafel verlaten? Dit spel is niet bewaard.
full-leave_over = De tafel verlaten? Het spel is afgelopen.
full-stay = Blijven
full-leave = Verlaten

## Levels
levels-greenhorn = speelt zoals iemand in zijn eerste spel en ziet veel over het hoofd
levels-ranger = heeft goede gewoonten en antwoordt meteen
levels-marshal = denkt vooruit, een tiende seconde over elke beslissing
levels-legend = denkt een hele seconde vooruit, de sterkste van allemaal

## Levels as advisers
advisers-greenhorn = Een greenhorn
advisers-ranger = Een ranger
advisers-marshal = Een marshal
advisers-legend = Een legende

## deadwood rules
rules-more = Eén hoofdstuk: deadwood rules { $game } { $chapter }. Wat je kunt omzetten: deadwood rules { $game } --option-list.
rules-values = Waarden: { $values }
rules-defaults = Zonder opgave: { $defaults }
rules-more_here = Eén hoofdstuk: regels { $chapter }. Over een kaart: regels { $card }. Een woord: regels { $word }.
rules-more_board = Het speelbord: deadwood rules { $game } speelbord. Een kopie om te verbeteren: deadwood rules { $game } --print-board.
rules-others = De regels van andere spellen: { $commands }.
rules-board = speelbord

## deadwood verify
verify-commitment = De startwaarde is die waarop vóór de eerste kaart is vastgelegd.
verify-fair-seed = De startwaarde is gemaakt uit het geheim en de bijdragen van de spelers, allemaal zoals vóór de eerste kaart vastgelegd.
verify-no-commitment = Vóór dit spel is niets vastgelegd, dus niemand kan zeggen of de startwaarde is uitgekozen.
verify-moves = { $moves ->
        [one] De ene zet volgt de regels, met de kaarten die deze startwaarde deelt.
       *[other] Alle { $moves } zetten volgen de regels, met de kaarten die deze startwaarde deelt.
    }
verify-result = De uitslag volgt uit de zetten: { $winners } wint ({ $totals }).
verify-unfinished = Het spel is niet afgelopen, er is dus geen uitslag om na te gaan.
verify-fine = Dit verslag is te vertrouwen.
verify-result_shared = De uitslag volgt uit de zetten: { $winners } delen de overwinning ({ $totals }).

## deadwood replay
replay-awaited = Aan zet: { $names }.
