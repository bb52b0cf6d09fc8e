
## Tumbleweed
cards-tumbleweed = Steppenläufer
    .gender = m
does-tumbleweed = Jemand anderes, gleich wie weit weg, wirft eine Karte nach eigener Wahl ab.
table-whom_tumbleweed = { $card }: Wer muss eine Karte abwerfen?
questions-tumbleweed = Steppenläufer: Welche Karte wirfst du ab?
awaited-tumbleweed = eine Karte für den Steppenläufer

chapters-BG18 = Steppenläufer
clauses-BG18_1 = Der Steppenläufer zielt auf irgendeinen anderen Spieler, gleich wie weit weg; dieser wirft eine Handkarte nach eigener Wahl ab.
clauses-BG18_2 = Er zielt weder auf dich selbst noch auf jemanden ohne Handkarten.
reasons-BG18_2 = Da ist keine Hand, durch die der Steppenläufer rollen könnte.

options-tumbleweed = Spielt ihr mit den zwei Karten Steppenläufer?
