
## Tumbleweed
cards-tumbleweed = Tumbleweed
    .gender = n
does-tumbleweed = Another player, however far away, discards a card of their choice.
table-whom_tumbleweed = { $card }: who must discard a card?
questions-tumbleweed = Tumbleweed: which card do you discard?
awaited-tumbleweed = a card for the Tumbleweed

chapters-BG18 = Tumbleweed
clauses-BG18_1 = Tumbleweed is aimed at any other player, at any distance, who discards a card of their choice from their hand.
clauses-BG18_2 = It cannot be aimed at yourself, nor at somebody with an empty hand.
reasons-BG18_2 = There is no hand for the Tumbleweed to roll through.

options-tumbleweed = Do you play with the two cards Tumbleweed?
