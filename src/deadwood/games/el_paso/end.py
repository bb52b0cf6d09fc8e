"""From town to town, and the end (chapter EP9).

EP1.7 The supply of nuggets never runs out.
EP9.1 A town is over when the sheriffs came, when everybody has left, or when no tile is left.
EP9.2 Everybody comes to the next town; left-over tiles go back, the dice all come back from the
      sheriff field and go to the lookout's left neighbour.
EP9.3 After the last town, where the limit for leavers holds too, the tiles that players still have
      are sold one to one.
EP9.4 Most nuggets win; equal nuggets share the victory.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.types import NOBODY, Seat
from deadwood.games.el_paso.cards import TILES, tile_value
from deadwood.games.el_paso.setup import stock
from deadwood.games.el_paso.state import NONE, ElPasoState


def next_town(s: ElPasoState) -> None:
    """EP9.2, or the end of the game."""
    clear_town(s)
    if s.town + 1 == len(s.rules.board.towns):
        finish(s)
        return
    s.town += 1
    s.lookout = s.left_of(s.lookout)
    stock(s)


def clear_town(s: ElPasoState) -> None:
    if s.events is not None and not s.is_empty():
        left: list[int] = []
        for tile in range(TILES):
            left.extend([int(tile)] * s.town_tiles(tile))
        s.tell("left-over", NOBODY, tuple(left))
    for tile in range(TILES):
        if s.town_tiles(tile) > 0:
            s.add_bag(tile, s.town_tiles(tile))  # EP2.5
            s.set_town_tiles(tile, 0)
    s.stars = 0
    s.clear_roll()
    s.raids = 0
    s.gone = 0
    s.groups = 0
    s.left_now = False


def finish(s: ElPasoState) -> None:
    """Sell what is left (EP9.3), and nothing is asked any more."""
    for seat in range(s.players):
        points: i64 = 0
        for tile in range(TILES):
            number = s.loot(seat, tile)
            points += number * tile_value(tile)
            s.add_bag(tile, number)
            s.set_loot(seat, tile, 0)
        s.add_nuggets(seat, points)
        if points:
            s.tell("final", seat, (points,))
    s.pending.clear()
    for seat in winners(s):
        s.tell("winner", seat, (s.nuggets(seat),))


def winners(s: ElPasoState) -> list[Seat]:
    """EP9.4; nobody while the game goes on."""
    if s.pending or s.town == NONE:
        return []
    best = max(s.list_nuggets())
    return [seat for seat in range(s.players) if s.nuggets(seat) == best]
