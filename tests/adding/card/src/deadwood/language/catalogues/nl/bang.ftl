
## Tumbleweed
cards-tumbleweed = Tuimelkruid
    .gender = n
does-tumbleweed = Iemand anders, hoe ver weg ook, legt een kaart naar eigen keuze af.
table-whom_tumbleweed = { $card }: wie moet een kaart afleggen?
questions-tumbleweed = Tuimelkruid: welke kaart leg je af?
awaited-tumbleweed = een kaart voor het tuimelkruid

chapters-BG18 = Tuimelkruid
clauses-BG18_1 = Tuimelkruid richt je op een andere speler, hoe ver weg ook; die legt een handkaart naar eigen keuze af.
clauses-BG18_2 = Je richt het niet op jezelf, en niet op iemand zonder handkaarten.
reasons-BG18_2 = Daar is geen hand waar het tuimelkruid door kan rollen.

options-tumbleweed = Spelen jullie met de twee kaarten Tuimelkruid?
