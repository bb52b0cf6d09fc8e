"""Before the first raid: cards (chapter EP1) and the tiles of a town (chapter EP2).

EP1.2 The loot tiles go into the bag.
EP1.5 The cards of each kind are shuffled and lie face down as that kind's stock; every player is
      dealt one card of each kind.
EP1.6 Who is the first lookout is drawn by lot, or named by the table (first_lookout).
EP2.1 Before a town is plundered, 20 tiles are drawn together and sorted by kind.
EP2.2 Tiles of a kind that the town lacks go back into the bag and are not replaced.
EP2.3 At each place the lowest value lies on top and the highest at the bottom.
EP2.4 A town is stocked once.
EP2.5 Sold, lost and left-over tiles are back in the bag before the next town is stocked.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from deadwood.core.types import NOBODY
from deadwood.games.el_paso.board import MOST_TILES
from deadwood.games.el_paso.cards import COPIES, KINDS, TILES, tile_kind
from deadwood.games.el_paso.state import NONE, ElPasoState


def set_up(s: ElPasoState) -> None:
    """Deal the hands, choose the lookout and stock the first town."""
    for kind in range(KINDS):
        base = kind * COPIES
        cards: list[i64] = [base + at for at in range(COPIES)]
        s.chance.shuffle(cards)
        for at in range(COPIES):
            s.set_queue(kind, at, cards[at])
        s.set_queue_size(kind, COPIES)
        s.set_stock_size(kind, COPIES)
        for seat in range(s.players):
            s.gain(seat, s.take_top(kind))  # EP1.5
    if s.events is not None:
        for seat in range(s.players):
            s.tell("dealt", seat, tuple([int(card) for card in s.list_hand(seat)]))
    named: i64 = s.rules.first_lookout
    s.lookout = s.chance.below(s.players) if named == NONE else named  # EP1.6
    s.town = 0
    stock(s)


def stock(s: ElPasoState) -> None:
    """Draw the tiles of a town (EP2.1); where they lie on a stack follows from their values."""
    tiles: vec[i64] = vec[i64](capacity=MOST_TILES * KINDS)
    for at in range(TILES):
        for _ in range(s.bag(at)):
            tiles = append(tiles, at)
    s.chance.shuffle_row(tiles)
    number: i64 = len(tiles)
    drawn: i64 = min(s.rules.board.draw, number)
    places = s.rules.board.places[s.town]
    back: i64 = 0
    for place in range(number - drawn, number):
        at = tiles[place]
        if (places >> tile_kind(at)) & 1:
            s.add_bag(at, -1)
            s.add_town_tiles(at, 1)
        else:
            back += 1  # EP2.2
    if s.events is not None:
        laid: list[int] = []
        for at in range(TILES):
            laid.extend([int(at)] * s.town_tiles(at))
        s.tell("town", s.lookout, (s.town,))
        s.tell("stock", NOBODY, (back, *laid))
