### BANG! in German.

title = BANG!
sentence = Der Sheriff ist bekannt, alle anderen verbergen, was sie sind: Schieß auf die Richtigen, und bleib am Leben.
picture = Ein maskierter Schütze und eine Frau mit Hut über gekreuzten Revolvern

## Editions
editions-abacus-2005 = Abacus 2005
editions-international = international

## What lies around: how it is called, bends and is not called
-draw-pile = Talon
    .gender = m
    .avoid = Nachziehstapel | Aufnahmestapel
-discard-pile = Ablagestapel
    .short = Ablage
    .gender = m
    .avoid = Abwurfstapel
-distance = Abstand
    .gender = m
    .avoid = Entfernung
-reach = Reichweite
    .gender = f
-life = Leben
    .gender = n
    .plural = Leben
-flip = „ziehen“
-eliminated = ausscheiden
    .short = ausgeschieden
    .avoid = rausfliegen
-character = Person
    .gender = f
    .plural = Personen
    .avoid = Charakter

## Cards, characters and roles

cards-bang = BANG!
    .gender = n
does-bang = Trifft jemanden in Reichweite deiner Waffe: Er verliert ein Leben, wenn er es nicht abwehrt. Eines im Zug.
table-whom_bang = { $card }: Auf wen schießt du?
moves-play-at-bang = { $card } auf { $player } spielen
events-play-at-bang = { $player } spielt { $card } auf { $target }.
    .own = Du spielst { $card } auf { $target }.
    .you = { $player } spielt { $card } auf dich!

cards-missed = Fehlschuss!
    .gender = m
does-missed = Wehrt einen Treffer auf dich ab, durch BANG! oder Gatling. Nur als Antwort, nie im eigenen Zug.
events-missed = { $player } antwortet mit { $card }.
    .own = Du antwortest mit { $card }.
events-dodged = { $player } wird nicht getroffen.
    .own = Du wirst nicht getroffen.

cards-beer = Bier
    .gender = n
does-beer = Bringt dir in deinem Zug ein Leben zurück.
does_beer-prevents = Es rettet auch ein Leben, wenn du gerade eines verlieren würdest.
does_beer-heals = Es bringt auch ein Leben zurück, wenn du gerade eines verloren hast.
does_beer-last = Es rettet dich auch, wenn es um dein letztes Leben geht.
does_beer-void = Nutzlos, wenn nur noch zwei übrig sind.
events-beer = { $player } trinkt { $card }.
    .own = Du trinkst { $card }.
events-beer-void = { $player } trinkt { $card }, aber zu zweit hilft das nicht.
    .own = Du trinkst { $card }, aber zu zweit hilft das nicht.
events-void = Zu zweit hilft das Bier von { $player } nicht.
    .own = Zu zweit hilft dein Bier nicht.
events-prevented = { $player } verliert kein Leben.
    .own = Du verlierst kein Leben.

cards-panic = Panik
    .gender = f
does-panic = Nimm jemandem im Abstand 1 eine Karte weg, gleich mit welcher Waffe: zufällig aus der Hand, oder eine, die vor ihm liegt.
table-whom_panic = { $card }: Wem nimmst du eine Karte weg?
table-ask_panic = { $card }: Welche Karte nimmst du { $target } weg?

cards-cat-balou = Cat Balou
    .gender = f
does-cat-balou = Jemand, gleich wie weit weg, wirft eine Karte ab: zufällig aus der Hand, oder eine vor ihm, die du aussuchst.
table-whom_cat_balou = { $card }: Wer muss eine Karte abwerfen?
table-ask_cat_balou = { $card }: Welche Karte muss { $target } abwerfen?

cards-stagecoach = Postkutsche
    .gender = f
does-stagecoach = Nimm zwei Karten.
table-brings_stagecoach = zwei Karten

cards-wells-fargo = Wells Fargo
    .gender = f
does-wells-fargo = Nimm drei Karten.
table-brings_wells_fargo = drei Karten

cards-gatling = Gatling
    .gender = f
does-gatling = Trifft alle anderen, gleich wie weit weg. Es zählt nicht als dein BANG!
table-brings_gatling = trifft alle anderen

cards-duel = Duell
    .gender = n
does-duel = Du und ein anderer Spieler, gleich wie weit weg, werft abwechselnd ein BANG! ab, er zuerst. Wer zuerst aufhört, verliert ein Leben.
table-whom_duel = { $card }: Wen forderst du?
moves-play-at-duel = { $player } zum { $card } fordern
events-play-at-duel = { $player } fordert { $target } zum { $card }.
    .own = Du forderst { $target } zum { $card }.
    .you = { $player } fordert dich zum { $card }!
table-cause_duel = Du verlierst das { $card } mit { $other }.
questions-duel = Duell mit { $other }: ein BANG! abwerfen oder ein Leben verlieren?
awaited-duel = eine Antwort im Duell
table-pass_duel = kein BANG!, ein Leben verlieren

cards-indians = Indianer!
    .gender = p
does-indians = Alle anderen werfen ein BANG! ab oder verlieren ein Leben. Fehlschuss! und Fass helfen nicht.
table-brings_indians = alle anderen werfen ein BANG! ab oder verlieren ein Leben
table-ask_indians = { $card } von { $source }: ein BANG! abwerfen oder ein Leben verlieren?
awaited-indians = eine Antwort auf die Indianer
table-pass_indians = kein BANG!, ein Leben verlieren

cards-general-store = General Store
    .gender = m
does-general-store = Für jeden wird eine Karte aufgedeckt; du wählst zuerst, dann die anderen reihum.
table-brings_general_store = eine Karte für jeden, du wählst zuerst
questions-store = General Store: Welche Karte nimmst du?
awaited-store = eine Karte aus dem General Store
events-store = Im General Store: { $cards }.
events-pick = { $player } nimmt { $card }.
    .own = Du nimmst { $card }.

cards-saloon = Saloon
    .gender = m
does-saloon = Alle, die noch im Spiel sind, gewinnen ein Leben zurück.
table-brings_saloon = alle gewinnen ein Leben zurück

cards-jail = Gefängnis
    .gender = n
does-jail = Liegt vor einem anderen Spieler, nie vor dem Sheriff. Vor seinem Zug „zieht“ er: Ein Herz befreit ihn, sonst setzt er aus.
table-whom_jail = { $card }: Wer kommt hinein?
table-sign_jail = Gefängnis: Ein Herz befreit dich.
moves-play-at-jail = { $player } einsperren ({ $card })
events-play-at-jail = { $player } sperrt { $target } ein.
    .own = Du sperrst { $target } ein.
    .you = { $player } sperrt dich ein!
events-free = { $player } ist frei.
    .own = Du bist frei.
events-locked = { $player } bleibt im Gefängnis.
    .own = Du bleibst im Gefängnis.

cards-dynamite = Dynamit
    .gender = n
does-dynamite = Liegt vor dir. Wer es hat, „zieht“ vor seinem Zug: Bei Pik von 2 bis 9 kostet es ihn drei Leben, sonst wandert es nach links.
table-brings_dynamite = wandert, bis es jemanden drei Leben kostet
table-sign_dynamite = Dynamit: Pik von 2 bis 9 explodiert.
events-explodes = Das Dynamit explodiert vor { $player }!
    .own = Das Dynamit explodiert vor dir!
events-passes-on = Das Dynamit wandert weiter zu { $to }.
    .you = Das Dynamit wandert weiter zu dir.
table-cause_dynamite = Das { $card } explodiert vor dir.
table-died_dynamite = { $player } ({ $role }) durch das { $card }

cards-barrel = Fass
    .gender = n
does-barrel = Liegt vor dir. Wirst du getroffen, darfst du „ziehen“: Ein Herz wehrt den Treffer ab.
table-brings_barrel = ein Herz wehrt einen Treffer ab
table-sign_barrel = Ein Herz wehrt den Treffer ab.
questions-barrel = { $source } schießt auf dich. Auf ein Herz ziehen?
awaited-barrel = ob auf ein Herz gezogen wird
table-pass_barrel = nicht ziehen
moves-draw-sign = auf ein Herz ziehen

cards-appaloosa = Appaloosa
    .gender = m
does-appaloosa = Liegt vor dir. Alle anderen sind für dich 1 näher.
table-brings_appaloosa = alle anderen sind für dich 1 näher

cards-mustang = Mustang
    .gender = m
does-mustang = Liegt vor dir. Du bist für alle anderen 1 weiter weg.
table-brings_mustang = du bist für alle anderen 1 weiter weg

cards-volcanic = Volcanic
    .gender = f
does-volcanic = Eine Waffe, die 1 weit reicht und mit der du im Zug beliebig viele BANG! spielst.
table-brings_volcanic = reicht { $reach } weit (jetzt { $now }), und beliebig viele BANG! im Zug

cards-schofield = Schofield
    .gender = f
does-schofield = Eine Waffe, die 2 weit reicht.

cards-remington = Remington
    .gender = f
does-remington = Eine Waffe, die 3 weit reicht.

cards-rev-carabine = Rev. Carabine
    .gender = f
does-rev-carabine = Eine Waffe, die 4 weit reicht.

cards-winchester = Winchester
    .gender = f
does-winchester = Eine Waffe, die 5 weit reicht.

cards-bart-cassidy = Bart Cassidy
does-bart-cassidy = Für jedes Leben, das er verliert, darf er eine Karte nehmen.
questions-bart-draw = { $number ->
        [one] Du bist verwundet. Nimmst du eine Karte vom Talon?
       *[other] Du bist verwundet. Nimmst du { $number } Karten vom Talon?
    }
awaited-bart-draw = Karten für die Wunde
table-pass_bart_draw = nichts nehmen
moves-draw-bart = die Karten nehmen

cards-black-jack = Black Jack
does-black-jack = Zeigt die zweite Karte, die er nimmt; Herz oder Karo bringt ihm eine dritte.
events-show = { $player } zeigt { $card }.
    .own = Du zeigst { $card }.

cards-calamity-janet = Calamity Janet
does-calamity-janet = BANG! und Fehlschuss! sind für sie dasselbe: Das eine darf sie als das andere benutzen.

cards-el-gringo = El Gringo
does-el-gringo = Nimmt jedem, der ihn ein Leben kostet, eine Karte aus der Hand. Hat ein Leben weniger.

cards-jesse-jones = Jesse Jones
does-jesse-jones = Darf die erste Karte seines Zuges jemandem aus der Hand nehmen.
questions-jesse-take = Deine erste Karte: vom Talon, oder aus wessen Hand?
awaited-jesse-take = die erste Karte
moves-draw-talon = vom Talon nehmen
moves-take-from = eine Karte aus der Hand von { $player } nehmen

cards-jourdonnais = Jourdonnais
does-jourdonnais = Hat ein eigenes Fass: Wird er getroffen, darf er „ziehen“, und ein Herz wehrt es ab.

cards-kit-carlson = Kit Carlson
does-kit-carlson = Sieht in seinem Zug drei Karten an, behält zwei und legt die dritte obenauf zurück.
questions-kit-pick = Zwei von diesen drei gehören dir. Welche legst du zurück?
awaited-kit-pick = welche Karte zurückgelegt wird
moves-put-back = { $card } zurücklegen
events-look = { $player } sieht sich drei Karten an.
    .own = Du siehst dir an: { $cards }.
events-put-back = { $player } nimmt zwei und legt eine zurück.
    .own = Du legst { $card } zurück und nimmst die anderen.

cards-lucky-duke = Lucky Duke
does-lucky-duke = „Zieht“ immer zwei Karten und wählt, welche zählt.
questions-lucky-pick = Welche der zwei Karten zählt?
awaited-lucky-pick = welche Karte zählt
questions-lucky-order = Welche von ihnen liegt auf dem Ablagestapel obenauf?
awaited-lucky-order = welche Karte obenauf liegt
events-counts = { $card } zählt.
events-on-top = { $card } liegt auf dem Ablagestapel obenauf.

cards-paul-regret = Paul Regret
does-paul-regret = Ist für alle anderen 1 weiter weg. Hat ein Leben weniger.

cards-pedro-ramirez = Pedro Ramirez
does-pedro-ramirez = Darf die erste Karte seines Zuges vom Ablagestapel nehmen.
questions-pedro-take = Deine erste Karte: vom Talon, oder { $card } vom Ablagestapel?
awaited-pedro-take = die erste Karte
moves-take-discard = { $card } vom Ablagestapel nehmen
events-take-discard = { $player } nimmt { $card } vom Ablagestapel.
    .own = Du nimmst { $card } vom Ablagestapel.

cards-rose-doolan = Rose Doolan
does-rose-doolan = Alle anderen sind für sie 1 näher.

cards-sid-ketchum = Sid Ketchum
does-sid-ketchum = Darf zwei Karten abwerfen, um ein Leben zu retten oder im eigenen Zug eines zurückzugewinnen.
questions-sid-pair = Welche Karte wirfst du ab? (noch { $number })
awaited-sid-pair = zwei Karten für ein Leben
moves-heal = zwei Karten für ein Leben abwerfen
events-sid = { $player } tauscht zwei Karten gegen ein Leben.
    .own = Du tauschst zwei Karten gegen ein Leben.

cards-slab-the-killer = Slab the Killer
does-slab-the-killer = Gegen sein BANG! braucht man zweimal Fehlschuss!

cards-suzy-lafayette = Suzy Lafayette
does-suzy-lafayette = Nimmt eine Karte, sobald ihre Hand leer ist.
events-suzy = Die Hand von { $player } ist leer.
    .own = Deine Hand ist leer.

cards-vulture-sam = Vulture Sam
does-vulture-sam = Nimmt alle Karten von jedem, der ausscheidet.
events-haul = { $player } nimmt die Handkarten von { $from }.
    .own = Du nimmst die Handkarten von { $from }: { $cards }.
events-haul-table = { $player } nimmt { $cards } von dem, was vor { $from } liegt.
    .own = Du nimmst { $cards } von dem, was vor { $from } liegt.

cards-willy-the-kid = Willy the Kid
does-willy-the-kid = Darf in seinem Zug beliebig viele BANG! spielen.

cards-sheriff = Sheriff
    .gender = m
does-sheriff = Ist allen bekannt, beginnt und hat ein Leben mehr. Gewinnt mit den Hilfssheriffs, wenn alle Outlaws und der Kopfgeldjäger ausgeschieden sind.
endings-sheriff = das Gesetz hat gewonnen
table-you_sheriff = Du bist der Sheriff, und alle wissen es. Schalte alle Outlaws und den Kopfgeldjäger aus.
events-sheriff = { $player } ist der Sheriff.
    .own = Du bist der Sheriff.
events-over-sheriff = Alle Outlaws und der Kopfgeldjäger sind ausgeschieden: Das Gesetz hat gewonnen!
events-penalty = Der Sheriff hat einen Hilfssheriff ausgeschaltet und verliert alle Karten.
    .own = Du hast einen Hilfssheriff ausgeschaltet und verlierst alle Karten.

cards-deputy = Hilfssheriff
    .gender = m
    .plural = Hilfssheriffs
    .avoid = Helfer | Vize
does-deputy = Steht heimlich auf der Seite des Sheriffs; gewinnt mit ihm, tot oder lebendig.
table-you_deputy = Du bist ein Hilfssheriff. Du gewinnst mit dem Sheriff, tot oder lebendig: Beschütze ihn, und behalte deine Rolle für dich, wenn das hilft.

cards-outlaw = Outlaw
    .gender = m
    .plural = Outlaws
    .avoid = Bandit
does-outlaw = Gewinnt mit allen Outlaws, wenn der Sheriff ausscheidet, tot oder lebendig. Wer einen ausschaltet, nimmt drei Karten.
endings-outlaw = die Outlaws haben gewonnen
table-you_outlaw = Du bist ein Outlaw. Du gewinnst mit allen Outlaws, sobald der Sheriff ausscheidet, tot oder lebendig.
events-over-outlaw = Der Sheriff ist ausgeschieden: Die Outlaws haben gewonnen!
events-reward = { $player } verdient die Belohnung für einen Outlaw.
    .own = Du verdienst die Belohnung für einen Outlaw.

cards-renegade = Kopfgeldjäger
    .gender = m
    .avoid = Abtrünnige | Renegat
does-renegade = Gewinnt allein, wenn er als Letzter übrig bleibt; der Sheriff muss als Letzter gehen.
endings-renegade = der Kopfgeldjäger hat gewonnen
table-you_renegade = Du bist der Kopfgeldjäger. Du gewinnst nur, wenn du allein übrig bleibst; geht der Sheriff, solange andere leben, gewinnen die Outlaws.
events-over-renegade = Der Kopfgeldjäger ist als Letzter übrig und hat gewonnen!

## The rules by number (BG4_1 is BG4.1), each with why it refuses a move

chapters-BG1 = Vorbereitung
clauses-BG1_1 = Es gibt 80 Karten in 22 Sorten. Jede trägt außerdem ein Pokerzeichen, von der 2 bis zum Ass in vier Farben.
clauses-BG1_2 = Bei 4 Spielern gibt es einen Sheriff, einen Kopfgeldjäger und 2 Outlaws; bei 5 kommt ein Hilfssheriff dazu, bei 6 ein dritter Outlaw, bei 7 ein zweiter Hilfssheriff. Die Rollen werden verdeckt ausgeteilt.
clauses-BG1_3 = Der Sheriff zeigt seine Rolle. Er hat 1 Leben (auf den Karten heißen sie Lebenspunkte) mehr, als bei seiner Person steht, mehr kann auch er nie haben, und er beginnt.
clauses-BG1_4 = Jeder hat eine der 16 Personen, offen vor sich.
clauses-BG1_5 = El Gringo und Paul Regret haben 3 Leben, alle anderen 4. Mehr kannst du auch später nicht haben. Du bekommst so viele Karten, wie du Leben hast.
clauses-BG1_6 = Du bekommst zwei Personen; die erste bist du, die zweite ist nicht im Spiel. Der Tisch kann vereinbaren, dass jeder eine von seinen beiden wählt, reihum vom Sheriff an.
reasons-BG1_6 = Wähle eine der zwei Personen, die du bekommen hast.

chapters-BG2 = Sieg
clauses-BG2_1 = Scheidet der Sheriff aus, ist das Spiel sofort zu Ende, und alle Outlaws gewinnen, tot oder lebendig.
clauses-BG2_2 = Lebt dann aber nur noch der Kopfgeldjäger, gewinnt er.
clauses-BG2_3 = Sind alle Outlaws und der Kopfgeldjäger ausgeschieden, ist das Spiel sofort zu Ende, und der Sheriff und alle Hilfssheriffs gewinnen, tot oder lebendig.

chapters-BG3 = Der Zug
clauses-BG3_1 = Gespielt wird im Uhrzeigersinn. Ein Zug hat drei Phasen: Karten nehmen, Karten ausspielen, Überzähliges abwerfen. Liegt Dynamit oder Gefängnis vor dir, kommt das zuerst.
clauses-BG3_2 = Phase I: Du nimmst die zwei obersten Karten vom Talon, ohne dass die anderen sie sehen.
clauses-BG3_3 = Phase II: Du spielst so viele Karten von der Hand, wie du willst, eine nach der anderen.
clauses-BG3_4 = Phase III: Hast du mehr Karten auf der Hand, als du jetzt Leben hast, wirfst du bis auf diese Zahl ab; welche und in welcher Reihenfolge, entscheidest du. Karten auf dem Tisch zählen nicht.
clauses-BG3_5 = Scheidest du in deinem eigenen Zug aus, endet er ohne Phase III.
clauses-BG3_6 = Sobald der Talon leer ist, wird aus dem Ablagestapel ein neuer Talon gemischt.
clauses-BG3_7 = Sind Talon und Ablagestapel beide leer, bekommst du nichts, und das Spiel geht weiter.
clauses-BG3_8 = Geht der Talon mitten in etwas zu Ende, kommt zuerst die Karte an, die unterwegs ist. Karten, die offen zur Wahl liegen, werden nicht eingemischt, und Karten, die jemand angesehen hat, bleiben obenauf.

chapters-BG4 = Karten ausspielen
clauses-BG4_1 = Karten werden einzeln gespielt. Solange eine abgehandelt wird, spielt niemand eine andere; nur Bier und Fehlschuss! sind erlaubt. Fähigkeiten und Karten auf dem Tisch wirken jederzeit.
reasons-BG4_1 = Antworte erst auf die Frage: { $card } lässt sich jetzt nicht so spielen.
clauses-BG4_2 = In deinem Zug spielst du nur ein BANG!, es sei denn, du bist Willy the Kid oder hast eine Volcanic.
reasons-BG4_2 = Du hast in diesem Zug schon ein BANG! gespielt.
clauses-BG4_3 = Niemand darf zwei Karten mit demselben Namen vor sich haben; die zweite lässt sich nicht spielen. Eine Waffe schon: Sie verdrängt die alte.
reasons-BG4_3 = { $card } liegt schon vor dir.
clauses-BG4_4 = Eine braune Karte kommt nach ihrer Wirkung auf den Ablagestapel (Abacus) oder davor (international).
clauses-BG4_5 = Eine blaue Karte wird offen vor einen Spieler gelegt und wirkt, bis etwas sie entfernt.
clauses-BG4_6 = Was eine braune Karte anrichtet, geht auf das Konto dessen, der sie gespielt hat; was eine blaue anrichtet, auf das Konto dessen, vor dem sie liegt.
clauses-BG4_7 = BANG!, Duell, Panik, Cat Balou und Gefängnis spielst du auf einen Spieler. Alle anderen Karten werden ohne Ziel gespielt.
reasons-BG4_7 = { $card } wird nicht so gespielt: BANG!, Duell, Panik, Cat Balou und Gefängnis gelten einem Spieler, alle anderen nicht.
clauses-BG4_8 = Ziel kann nur sein, wer noch im Spiel ist.
reasons-BG4_8 = { $player } ist nicht im Spiel.

chapters-BG5 = „Ziehen“
clauses-BG5_1 = Zum „Ziehen“ drehst du die oberste Karte des Talons um; danach liegt sie auf dem Ablagestapel. Es zählt nur ihr Pokerzeichen.
clauses-BG5_2 = Ist keine Karte zum Umdrehen da, ist das „Ziehen“ misslungen.

chapters-BG6 = Abstand
clauses-BG6_1 = Der Abstand zu einem anderen Spieler ist die Zahl der Plätze bis zu ihm, auf dem kürzeren Weg um den Tisch; es zählen nur Spieler, die noch leben.
clauses-BG6_2 = Ein Mustang rückt seinen Besitzer für alle anderen um 1 weiter weg. Ein Appaloosa rückt alle anderen um 1 näher an seinen Besitzer.
clauses-BG6_3 = Alles, was den Abstand größer und kleiner macht, wird zusammengezählt; das Ergebnis ist nie unter 1.

chapters-BG7 = Waffen
clauses-BG7_1 = Liegt keine Waffe vor dir, hast du einen Colt, der 1 weit reicht.
clauses-BG7_2 = So weit reichen die Waffen: Volcanic 1, Schofield 2, Remington 3, Rev. Carabine 4, Winchester 5.
clauses-BG7_3 = Du hast nur eine Waffe. Eine neue verdrängt die alte sofort auf den Ablagestapel, auch eine mit demselben Namen.
clauses-BG7_4 = Mit einer Volcanic vor dir spielst du in deinem Zug so viele BANG!, wie du willst. Das gilt nur, solange sie dort liegt.

chapters-BG8 = Treffer
clauses-BG8_1 = Ein BANG! ist ein Treffer auf einen anderen Spieler, der nicht weiter weg ist, als deine Waffe reicht.
reasons-BG8_1 = { $player } ist kein Ziel für dein BANG!: Es gilt anderen in Reichweite deiner Waffe.
clauses-BG8_2 = Nur BANG! und Gatling sind Treffer: Fass und Fehlschuss! helfen gegen diese beiden und sonst gegen nichts.
clauses-BG8_3 = Bei einem Treffer auf dich der Reihe nach: (1) du darfst für ein Fass „ziehen“; (2) du darfst Fehlschuss! spielen; (3) du darfst Bier spielen; (4) das Leben ist verloren (international: vor dem Bier); (5) es zeigt sich, ob du ausscheidest; (6) es folgen Fähigkeiten, die bei einem verlorenen Leben wirken.
reasons-BG8_3 = { $card } hilft jetzt nicht.
clauses-BG8_4 = Fehlschuss! ist nur eine Antwort auf einen Treffer, der dir selbst gilt. Wo zwei nötig sind, spielst du beide oder keinen; Suzy Lafayette darf mit ihrer letzten Karte anfangen (Abacus).
reasons-BG8_4 = Fehlschuss! ist nur eine Antwort auf einen Treffer, und wo zwei nötig sind, spielst du beide oder keinen.
clauses-BG8_5 = Mit einem Fass vor dir darfst du bei einem Treffer auf dich „ziehen“: Ein Herz ist so gut wie ein Fehlschuss!, und misslingt es, darfst du immer noch Fehlschuss! spielen.
clauses-BG8_6 = Gatling trifft alle anderen, im Uhrzeigersinn von deiner Linken an. Ein BANG! ist das nicht.
clauses-BG8_7 = Jeder Treffer wird ganz zu Ende gebracht, bevor der nächste Spieler an der Reihe ist.

chapters-BG9 = Leben
clauses-BG9_1 = In deiner Phase II bringt dir ein Bier 1 Leben zurück, aber nie mehr, als du am Anfang hattest.
reasons-BG9_1 = Du hast schon alle Leben.
clauses-BG9_2 = Bier darfst du auch mit vollen Leben spielen; es ist dann verschwendet.
clauses-BG9_3 = Bist du im Begriff, Leben zu verlieren, auch im eigenen Zug (Dynamit, ein verlorenes Duell), rettet dir Bier 1 Leben: Was verhindert wird, war nie verloren (Abacus). Oder es heilt: Das Leben ist verloren und wird zurückgewonnen (international).
clauses-BG9_4 = Du darfst es immer spielen, wenn du im Begriff bist, Leben zu verlieren (Abacus), oder nur, wenn es um dein letztes Leben geht (international).
reasons-BG9_4 = Bier geht jetzt nur, wenn du dein letztes Leben verlierst.
clauses-BG9_5 = Sind nur noch zwei Spieler übrig, wirkt Bier nicht, auch wenn du es spielen darfst.
clauses-BG9_6 = Du darfst mehrere spielen, aber für nicht mehr Leben, als gerade verloren gehen: Bei 2 Leben lassen dir Dynamit und zwei Bier noch 1.
reasons-BG9_6 = Du hast alle Leben zurückgewonnen, die du gerade verloren hast.
clauses-BG9_7 = Saloon wird in deiner Phase II gespielt und bringt allen, die noch leben, 1 Leben zurück, auch wenn nur zwei übrig sind.

chapters-BG10 = Duell und Indianer!
clauses-BG10_1 = Zum Duell forderst du einen beliebigen anderen Spieler, gleich in welchem Abstand. Er antwortet zuerst.
reasons-BG10_1 = Du kannst dich nicht selbst zum Duell fordern.
clauses-BG10_2 = Abwechselnd werft ihr je ein BANG! ab. Es gilt nicht als ausgespielt, ist also nicht das BANG! deines Zuges; Fehlschuss! und Fass helfen nicht.
reasons-BG10_2 = Hier hilft nur ein BANG!
clauses-BG10_3 = Wer als Erster keines abwirft, verliert 1 Leben, und zwar durch die Karte dessen, der zum Duell gefordert hat, auch wenn er das selbst war.
clauses-BG10_4 = Indianer!: Im Uhrzeigersinn von deiner Linken an wirft jeder andere ein BANG! ab oder verliert 1 Leben. Fehlschuss! und Fass helfen nicht. Jeder wird ganz abgehandelt, bevor der Nächste an der Reihe ist.
clauses-BG10_5 = Du musst nie ein BANG! abwerfen, auch wenn du eines hast.

chapters-BG11 = Panik und Cat Balou
clauses-BG11_1 = Mit Panik nimmst du einem anderen Spieler im Abstand 1 eine Karte weg, gleich welche Waffe du hast: eine zufällige aus seiner Hand oder eine, die vor ihm liegt. Sie kommt auf deine Hand.
reasons-BG11_1 = Mit Panik nimmst du einem anderen Spieler im Abstand 1 eine Karte weg.
clauses-BG11_2 = Bei Cat Balou muss ein beliebiger Spieler eine Karte abwerfen: eine zufällige aus seiner Hand oder eine, die vor ihm liegt, ganz wie du sagst.
reasons-BG11_2 = Wähle eine Karte, die dort liegt, oder eine aus der Hand.
clauses-BG11_3 = Cat Balou darfst du auch auf dich selbst spielen und dann frei unter deinen Karten wählen (Abacus), oder auf dich selbst gar nicht (international).
reasons-BG11_3 = An diesem Tisch spielt man Cat Balou nicht auf sich selbst.
clauses-BG11_4 = Du kannst niemanden wählen, der keine Karte zu verlieren hat. Die Karte, die du spielst, zählt nicht.
reasons-BG11_4 = Bei { $player } gibt es keine Karte zu holen.

chapters-BG12 = Gefängnis und Dynamit
clauses-BG12_1 = Gefängnis legst du vor einen beliebigen Spieler in jedem Abstand, auch vor dich selbst, aber nie vor den Sheriff und nicht dorthin, wo schon ein Gefängnis liegt.
reasons-BG12_1 = Gefängnis legt man nicht vor den Sheriff und nicht dorthin, wo schon eines liegt.
clauses-BG12_2 = Im Gefängnis musst du vor deinem Zug „ziehen“. Ein Herz befreit dich: Das Gefängnis kommt auf den Ablagestapel, und du hast deinen Zug.
clauses-BG12_3 = Misslingt es, fallen die Phasen I und II aus, du wirfst Überzähliges ab, und dann kommt das Gefängnis auf den Ablagestapel (Abacus); oder das Gefängnis kommt gleich dorthin, und du verlierst den ganzen Zug (international).
clauses-BG12_4 = Auch im Gefängnis kannst du Ziel sein und antworten wie immer.
clauses-BG12_5 = Dynamit legst du vor dich selbst.
clauses-BG12_6 = Mit Dynamit vor dir musst du vor deinem Zug „ziehen“. Bei Pik von 2 bis 9 kommt es auf den Ablagestapel, du verlierst 3 Leben, und kein Spieler gilt als Verursacher. Überlebst du, geht dein Zug weiter.
clauses-BG12_7 = Sonst wandert es weiter zum nächsten Spieler zu deiner Linken, der noch lebt.
clauses-BG12_8 = Zuerst „ziehst“ du für das Dynamit, dann für das Gefängnis.

chapters-BG13 = Weitere Karten
clauses-BG13_1 = Postkutsche: Du nimmst die zwei obersten Karten vom Talon.
clauses-BG13_2 = Wells Fargo: Du nimmst die drei obersten Karten vom Talon.
clauses-BG13_3 = General Store: Für jeden, der noch lebt, wird eine Karte aufgedeckt. Du wählst zuerst eine, dann die anderen im Uhrzeigersinn, alles offen. Niemand spielt eine Karte, bevor alle gewählt haben.
reasons-BG13_3 = Wähle eine der Karten, die offen liegen.
clauses-BG13_4 = Gibt es zu wenige Karten, gehen die Letzten leer aus.

chapters-BG14 = Ausscheiden
clauses-BG14_1 = Ohne Leben scheidest du aus. Deine Rolle wird allen gezeigt, und deine Person ist aus dem Spiel.
clauses-BG14_2 = Deine Handkarten und die Karten vor dir kommen auf den Ablagestapel, in der Reihenfolge, die du wählst. Danach gefragt wirst du nur, wenn jemand die oberste Karte nehmen könnte.
reasons-BG14_2 = Diese Karte kannst du nicht ablegen, sie gehört dir nicht.
clauses-BG14_3 = Wer einen Outlaw ausschaltet, nimmt drei Karten vom Talon, gleich welche Rolle er selbst hat.
clauses-BG14_4 = Ein Sheriff, der einen Hilfssheriff ausschaltet, wirft alle Karten von seiner Hand und vor sich ab, in der Reihenfolge, die er wählt.
clauses-BG14_5 = Beides entfällt, wenn Dynamit schuld war oder wenn jemand in einem Duell stirbt, zu dem er selbst gefordert hat.
clauses-BG14_6 = Erst werden die Karten dessen, der ausscheidet, weggelegt, dann folgt die Belohnung oder die Strafe.
clauses-BG14_7 = Eine braune Karte, die noch abgehandelt wird, kommt auf den Ablagestapel, auch wenn ihr Spieler ausgeschieden ist, und nie zu Vulture Sam.

chapters-BG15 = Fähigkeiten
clauses-BG15_1 = Eine Fähigkeit geht den Regeln vor. Wirken mehrere zugleich, kommt zuerst der Spieler am Zug, dann kommen die anderen im Uhrzeigersinn.
clauses-BG15_2 = Wo eine Fähigkeit sagt, dass du darfst, wirst du gefragt. Alles andere geschieht von selbst.

chapters-BG16 = Die Personen
clauses-BG16_1 = Bart Cassidy: Wenn er Leben verliert, darf er ebenso viele Karten vom Talon nehmen.
clauses-BG16_2 = Bart Cassidy bekommt nichts für einen Verlust, der verhindert wurde, und nichts, wenn er ausscheidet.
clauses-BG16_3 = Black Jack: In Phase I zeigt er seine zweite Karte. Bei Herz oder Karo nimmt er ungesehen eine dritte.
clauses-BG16_4 = Calamity Janet: Sie darf BANG! als Fehlschuss! und Fehlschuss! als BANG! benutzen, auch gegen Indianer! und in einem Duell.
clauses-BG16_5 = Ein Fehlschuss!, den Calamity Janet als BANG! spielt, ist das BANG! ihres Zuges.
clauses-BG16_6 = El Gringo: Für ein Leben, das er durch die Karte eines anderen Spielers verliert, nimmt er diesem eine zufällige Handkarte weg. Von einer leeren Hand bekommt er nichts.
clauses-BG16_7 = El Gringo bekommt nichts bei Dynamit, bei einem Duell, zu dem er selbst gefordert hat, bei einem Verlust, der verhindert wurde, und wenn er ausscheidet.
clauses-BG16_8 = Jesse Jones: In Phase I darf er seine erste Karte aus der Hand eines anderen Spielers nehmen, zufällig und in jedem Abstand. Die zweite kommt vom Talon.
reasons-BG16_8 = Jesse Jones nimmt seine erste Karte vom Talon oder aus der Hand eines anderen Spielers.
clauses-BG16_9 = Nimmt Jesse Jones Suzy Lafayette die letzte Karte, bekommt sie ihre neue, bevor er seine zweite nimmt.
clauses-BG16_10 = Jourdonnais: Bei einem Treffer auf ihn darf er „ziehen“, als hätte er ein Fass. Mit einem echten Fass darf er es zweimal.
clauses-BG16_11 = Kit Carlson: In Phase I sieht er die drei obersten Karten des Talons, nimmt zwei davon und legt die dritte verdeckt wieder obenauf.
reasons-BG16_11 = Wähle eine der drei obersten Karten des Talons.
clauses-BG16_12 = Lucky Duke: Immer wenn er „zieht“, dreht er zwei Karten um und wählt, welche zählt.
reasons-BG16_12 = Wähle eine der zwei Karten, die aufgedeckt wurden.
clauses-BG16_13 = Lucky Duke legt beide Karten in der Reihenfolge, die er will, auf den Ablagestapel. Danach gefragt wird er nur, wenn jemand die oberste Karte nehmen könnte.
reasons-BG16_13 = Wähle eine der zwei Karten, die aufgedeckt wurden.
clauses-BG16_14 = Paul Regret: Für alle anderen ist er um 1 weiter weg. Ein Mustang kommt noch dazu.
clauses-BG16_15 = Pedro Ramirez: In Phase I darf er zuerst die oberste Karte des Ablagestapels nehmen. Die zweite Karte kommt vom Talon, und ohne Ablagestapel kommen beide von dort.
clauses-BG16_16 = Rose Doolan: Alle anderen sind für sie um 1 näher. Ein Appaloosa kommt noch dazu.
clauses-BG16_17 = Sid Ketchum: Immer wenn er Leben verlieren würde, darf er für jedes Leben, das er behalten will, zwei Handkarten abwerfen. Das ist kein Bier, es wirkt also auch, wenn nur zwei Spieler übrig sind.
reasons-BG16_17 = Dafür braucht Sid Ketchum zwei Karten auf der Hand.
clauses-BG16_18 = In seinem eigenen Zug darf Sid Ketchum zwei Karten abwerfen und 1 Leben zurückgewinnen, aber nicht mit vollen Leben: einmal, in Phase II oder III, also auch im Gefängnis (Abacus); oder so oft er will (international).
reasons-BG16_18 = Sid Ketchum heilt sich nicht mit vollen Leben und nicht öfter, als es an diesem Tisch gilt.
clauses-BG16_19 = Slab the Killer: Gegen ein BANG!, das er spielt, brauchst du zweimal Fehlschuss!; ein Fass, das hilft, zählt als einmal. Alle seine anderen Karten sind wie gewohnt.
clauses-BG16_20 = Suzy Lafayette: Sobald ihre Hand leer ist, nimmt sie die oberste Karte vom Talon; liegt dort keine, sobald wieder eine da ist und sonst nichts abzuhandeln ist.
clauses-BG16_21 = Suzy Lafayette nimmt sie sofort, selbst mitten in einem Duell (Abacus), oder wenn die gespielte Karte abgehandelt ist (international). Nimmt sie sofort, darf sie gegen Slab the Killer ihre letzte Karte spielen, einen Fehlschuss!, und weitermachen, wenn sie dann noch einen nimmt; sonst wird sie getroffen, und der erste ist verbraucht.
clauses-BG16_22 = Vulture Sam: Wenn ein anderer Spieler ausscheidet, nimmt er alles, was dieser auf der Hand und vor sich hat, auf seine eigene Hand.
clauses-BG16_23 = Willy the Kid: In seinem Zug spielt er so viele BANG!, wie er will.
clauses-BG16_24 = International darf Sid Ketchum das auch im Zug eines anderen, jederzeit außer mitten in einer Wirkung. Dort wartet niemand auf ihn: Er darf dazwischengehen, solange der andere überlegt, was er spielt oder abwirft.

chapters-BG17 = Was alle wissen
clauses-BG17_1 = Alle dürfen sehen: den Sheriff, Personen, Leben, Karten auf dem Tisch, alles, was abgeworfen, gezeigt oder „gezogen“ wurde, wie viele Karten jede Hand und der Talon haben und was die Spieler einander getan haben.
clauses-BG17_2 = Verborgen sind Rollen, Hände und der Talon. Was aus einer Hand genommen wird, sehen nur die beiden Spieler.
clauses-BG17_3 = Wer eine Karte auf der Hand hat, wird nach einer Antwort gefragt, ob er eine hat oder nicht; so verrät eine Pause nichts.
clauses-BG17_4 = Wer ausgeschieden ist, sieht bis zum Ende des Spiels, was ein Zuschauer sieht. Der Tisch kann ihn alles sehen lassen.

## Options of the rules, and their values
options-beer = Bier außer der Reihe: Verhindert es den Verlust, oder heilt es ihn?
options-beer_off_turn = Wann darf man Bier außer der Reihe spielen: gegen jeden Verlust oder nur beim letzten Leben?
options-beer_void_with_two = Bleibt Bier ohne Wirkung, wenn nur zwei Spieler übrig sind?
options-sid_heals = Wie oft darf sich Sid Ketchum heilen: einmal in seinem eigenen Zug oder jederzeit?
options-jail_failed = Nicht aus dem Gefängnis befreit: Überzähliges abwerfen oder den ganzen Zug verlieren?
options-brown_cards = Kommen braune Karten nach ihrer Wirkung auf den Ablagestapel oder davor?
options-cat_balou_self = Darf man Cat Balou auf sich selbst spielen?
options-suzy_draws = Wann nimmt Suzy Lafayette ihre Karte: sofort, oder wenn die gespielte Karte abgehandelt ist?
options-choose_character = Wählt jeder eine von zwei Personen?
options-dead_see_all = Dürfen Ausgeschiedene alles sehen?

values-true = ja
values-false = nein
values-prevents = es verhindert
values-heals = es heilt
values-any_loss = gegen jeden Verlust
values-lethal_only = nur beim letzten Leben
values-once = einmal
values-any_number = so oft er will
values-phase_three = nur Phase III
values-turn_lost = der Zug ist verloren
values-after = danach
values-before = davor
values-at_once = sofort

## Questions, and what others wait for
questions-choose-character = Welche Person willst du sein?
questions-play = Spiele eine Karte, oder beende deinen Zug.
questions-step-in = Du kannst jetzt dazwischengehen, oder mit der Eingabetaste macht { $player } weiter.
questions-shed = Du hast zu viele Karten für deine Leben. Welche wirfst du ab?
questions-shed-heal = Du bleibst im Gefängnis. Zwei Karten für ein Leben abwerfen oder den Zug beenden?
questions-dodge = { $source } schießt auf dich. Fehlschuss! spielen?
questions-dodge-two = { $source } schießt auf dich, und du brauchst zweimal Fehlschuss! Beide spielen?
questions-dodge-second = Noch einmal Fehlschuss!: mit welcher Karte?
questions-save = { $number ->
        [one] Du bist im Begriff, ein Leben zu verlieren. Bier spielen?
       *[other] Du bist im Begriff, { $number } Leben zu verlieren. Bier spielen?
    }
questions-lay-down = Alle deine Karten kommen auf den Ablagestapel. Welche als nächste?
questions-pick-self = Welche deiner Karten wirfst du ab?

awaited-choose-character = eine Person
awaited-play = Karten spielen
awaited-shed = eine Karte zum Abwerfen
awaited-dodge = eine Antwort auf den Schuss
awaited-save = ob ein Leben gerettet wird
awaited-lay-down = die nächste Karte für den Ablagestapel
awaited-pick = welche Karte gewählt wird

## Moves, and what they would bring
moves-end = den Zug beenden
moves-pass = passen
moves-choose-hand = eine zufällige Karte aus der Hand
moves-play = { $card } spielen
moves-play-at = { $card } auf { $player } spielen
moves-play-at-self = { $card } auf dich selbst spielen
moves-discard = { $card } abwerfen
moves-choose = { $card } wählen
moves-be = { $card } sein

previews-distance = Abstand { $distance }
previews-needed = { $needed }-mal Fehlschuss! nötig
previews-draws = darf auf ein Herz ziehen
previews-gain = { $gain ->
        [one] +1 Leben
       *[other] +{ $gain } Leben
    }
previews-no-gain = ohne Wirkung

## Events
events-role = { $player } hat eine Rolle.
    .own = Deine Rolle: { $role }.
events-offer = { $player } darf zwischen zwei Personen wählen.
    .own = Du darfst zwischen { $first } und { $second } wählen.
events-character = { $player } ist { $character }.
    .own = Du bist { $character }.
events-dealt = { $number ->
        [one] { $player } bekommt eine Karte.
       *[other] { $player } bekommt { $number } Karten.
    }
    .own = Du bekommst: { $cards }.
events-begin = Das Spiel beginnt.
events-turn = { $player } ist am Zug.
events-draw = { $number ->
        [one] { $player } nimmt eine Karte vom Talon.
       *[other] { $player } nimmt { $number } Karten vom Talon.
    }
    .own = Du nimmst { $card } vom Talon.
events-reshuffle = { $number ->
        [one] 1 Karte bildet den neuen Talon.
       *[other] { $number } Karten werden zu einem neuen Talon gemischt.
    }
events-play = { $player } spielt { $card }.
    .own = Du spielst { $card }.
events-play-at = { $player } spielt { $card } auf { $target }.
    .own = Du spielst { $card } auf { $target }.
    .you = { $player } spielt { $card } auf dich!
events-play-at-self = { $player } spielt { $card } auf sich selbst.
    .own = Du spielst { $card } auf dich selbst.
events-replaced = { The } { $card } von { $player } kommt auf den Ablagestapel.
    .own = { Your } { $card } kommt auf den Ablagestapel.
events-heal = { $player } gewinnt ein Leben zurück.
    .own = Du gewinnst ein Leben zurück.
events-heal-none = { $player } hat schon alle Leben.
    .own = Du hast schon alle Leben.
events-lose = { $lives ->
        [one] { $player } verliert ein Leben.
       *[other] { $player } verliert { $lives } Leben.
    }
    .own = { $lives ->
            [one] Du verlierst ein Leben.
           *[other] Du verlierst { $lives } Leben.
        }
events-duelled = { $player } verliert das Duell.
    .own = Du verlierst das Duell.
events-dies = { $player } scheidet aus. Rolle: { $role }.
    .own = Du scheidest aus. Rolle: { $role }.
events-take = { $player } nimmt eine Karte aus der Hand von { $from }.
    .own = Du nimmst { $card } aus der Hand von { $from }.
    .you = { $player } nimmt { $card } aus deiner Hand.
events-take-table = { $player } nimmt { $card } von { $from }.
    .own = Du nimmst { $card } von { $from }.
    .you = { $player } nimmt dir { $card } weg.
events-strip = { The } { $card } von { $player } kommt auf den Ablagestapel.
    .own = { Your } { $card } kommt auf den Ablagestapel.
events-discard = { $player } wirft { $card } ab.
    .own = Du wirfst { $card } ab.
events-sign = { $player } „zieht“ { $cards }.
    .own = Du „ziehst“ { $cards }.
events-resolved = { $card } kommt auf den Ablagestapel.

## The table in the terminal
table-begin = Die Eingabetaste verteilt Rollen, Personen und Karten.
table-go_on = Die Eingabetaste führt an den Tisch.
table-usage_table = | wer was vor sich hat, wie weit weg er ist, und die Stapel (t)
table-usage_who = | wer wer ist: Personen, Fähigkeiten, und was alle einander angetan haben
table-usage_pile = | was auf dem Ablagestapel liegt
table-search_word = herz
table-aim_win = Jeder hat eine geheime Rolle; nur der Sheriff ist bekannt. Die Outlaws gewinnen, wenn der Sheriff ausscheidet, der Sheriff und seine Hilfssheriffs, wenn alle Outlaws und der Kopfgeldjäger ausgeschieden sind, und der Kopfgeldjäger, wenn er allein übrig bleibt.
table-aim_turn = Ein Zug: zwei Karten nehmen, spielen, was du willst, dann abwerfen, bis du nicht mehr Karten hast als Leben. Braune Karten sind weg, blaue bleiben.
table-aim_bang = BANG! kostet jemanden ein Leben: einmal im Zug, und nur auf Spieler in Reichweite. Wie weit weg sie sind, zählt man in Plätzen; dein Colt reicht 1 weit, andere Waffen reichen weiter. Fehlschuss! ist die Antwort auf ein BANG!
table-aim_lives = Ohne Leben scheidest du aus. Bier bringt eines zurück. Wer einen Outlaw ausschaltet, nimmt drei Karten; ein Sheriff, der einen Hilfssheriff ausschaltet, verliert alle.
table-aim_sign = Bei manchen Karten wird „gezogen“: Die oberste Karte wird aufgedeckt, und es zählt nur ihr Pokerzeichen, etwa Q♥.
table-cast = Wer ist wer?
table-in_the_game = Im Spiel: { $roles }.
table-deeds = Bisher: { $deeds }.
table-deed_shot = schoss auf { $players }
table-deed_duelled = duellierte sich mit { $players }
table-deed_robbed = nahm Karten von { $players }
table-deed_stripped = ließ { $players } abwerfen
table-deed_jailed = sperrte { $players } ein
table-deed_killed = schaltete { $players } aus
table-title = { $player } ist am Zug
table-title_own = Du bist am Zug
table-title_choose = Die Personen werden gewählt
table-player = Spieler
table-role = Rolle
table-character = Person
table-lives = Leben
table-hand_head = Hand
table-away = Abst.
table-before = Waffe und Karten
table-out = raus
table-legend = Abst. ✓: in Reichweite deiner Waffe. ●: Leben. ►: am Zug. ★: der Sheriff.
table-legend_full = Abst.: wie weit jemand von dir weg ist, ✓ in Reichweite deiner Waffe. ● sind Leben, ○ verlorene. ►: am Zug. ★: der Sheriff. Die Nummer vor dem Namen schreibst du im Zug: play bang-2d at 3.
table-talon = Talon: { $number }.
table-discards = Ablagestapel: { $number }, obenauf: { $card }.
table-no_discards = Der Ablagestapel ist leer.
table-you_reach = Deine Waffe erreicht: { $players }.
table-reach_you = In Reichweite bist du für: { $players }.
table-cards = { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
table-your_hand = Deine Rolle: { $role }. Deine Hand: { $cards }
table-your_role = Deine Rolle: { $role }.
table-hand_of = { $player } ({ $role }) hat { $cards }
table-brown = braun
table-blue = blau
table-pile = Auf dem Ablagestapel: { $cards }.
table-pile_top = Obenauf: { $card }.
table-heals = Ein Leben zurück für { $players }.
table-for_you = dich
table-more = (insgesamt { $number })
table-shot = Dein BANG! dieses Zuges ist gespielt.
table-no_shot = Niemand ist in Reichweite deines BANG!
table-save_some = { $number ->
        [one] Du bist im Begriff, ein Leben zu verlieren.
       *[other] Du bist im Begriff, { $number } Leben zu verlieren.
    }
table-save_all = { $number ->
        [one] Du bist im Begriff, dein letztes Leben zu verlieren.
       *[other] Du bist im Begriff, { $number } Leben zu verlieren, und wärst draußen.
    }
table-lost_some = { $number ->
        [one] Du hast ein Leben verloren. Es zurückgewinnen?
       *[other] Du hast { $number } Leben verloren. Eines zurückgewinnen?
    }
table-lost_again = Noch ein Leben zurückgewinnen?
table-lost_last = Du hast dein letztes Leben verloren.
table-save_beer = Bier spielen?
table-save_pair = Zwei Karten abwerfen?
table-save_both = Bier spielen oder zwei Karten abwerfen?
table-save_needed = ({ $number } nötig, um im Spiel zu bleiben)
table-cause = { $card } von { $source }.
table-pass_dodge = kein Fehlschuss!, getroffen werden
table-pass_save = { $number ->
        [one] kein Bier, ein Leben verlieren
       *[other] kein Bier, { $number } Leben verlieren
    }
table-pass_save_out = kein Bier, ausscheiden
table-pass_pair = { $number ->
        [one] ein Leben verlieren
       *[other] { $number } Leben verlieren
    }
table-pass_pair_out = ausscheiden
table-pass_lost = es dabei belassen
table-done = fertig
table-yourself = du selbst
table-at_yourself = dich selbst
table-at = { $card } auf { $player }
table-at_whom = auf { $players }
table-as_other = { $card } als { $other }
table-from_hand = Oder aus der Hand von:
table-then_discard = dann wirfst du { $number } ab
table-brings_weapon = reicht { $reach } weit (jetzt { $now })
table-chance = etwa { $heart } von 100
table-because_life = rettet oder bringt ein Leben
table-because_out = kann { $player } ausschalten
table-over = Das Spiel ist zu Ende: { $ending }
table-won = Du gewinnst: { $ending }
table-lost = Du verlierst: { $ending }
table-account = Wer ausschied, und wie
table-turn_number = Zug { $number }
table-died = { $player } ({ $role }) durch { $source }: { $card }
table-died_own = { $player } ({ $role }) durch die eigene Karte: { $card }

## What the page says at its table, besides
page-others = Die anderen Spieler
page-centre = Tischmitte
page-hand = Deine Hand
page-noHand = Keine Karten auf der Hand
page-you = Du
page-talon = Talon
page-discards = Ablage
page-inPlay = Karte von { $player }
page-yourCard = deine Karte
page-out = Ausgeschieden
page-lives = { $lives } von { $most } Leben
page-reaches = reicht { $reach } weit
page-inReach = in Reichweite
page-outOfReach = zu weit weg
page-distance = Abstand { $far }
page-aims = zielt, reicht { $reach } weit
page-from = von { $player }
page-fromYou = von dir
page-atLeast = { $sum }, mindestens { $far }
page-sum = { $sum } = { $far }
page-turn = am Zug
page-sort = Sortieren
page-about = Über { $name }
page-hit = Treffer
page-shoots = { $player } schießt auf dich
page-gatling = { $player } schießt mit der Gatling auf dich
page-indians = { $player } hetzt die Indianer! auf dich
page-duels = { $player } duelliert sich mit dir
page-dying = Es geht um ein Leben
page-gunReaches = { $gun } reicht { $reach } weit.
page-flip = ziehen: ein Herz rettet dich
page-playThis = { $sign } spielen
page-playOf = eine davon spielen
page-playTwo = zwei davon spielen
page-countsAs = zählt als { $card }
page-takeIt = Einstecken
page-livesTo = { $before } Leben → { $after }
page-andOut = du scheidest aus
page-savesLife = rettet ein Leben
page-twoCards = zwei abwerfen: rettet ein Leben
page-beerLater = Ein Bier kann das Leben noch retten.
