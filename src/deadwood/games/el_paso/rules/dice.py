"""The dice and the sheriffs (chapter EP4).

EP1.3 Five dice, each with two stars, two brands and two sixes.
EP4.1 The lookout rolls all dice that are not on the sheriff field.
EP4.2 Every star goes to the sheriff field and stays there until the town ends.
EP4.3 When all dice are there, the sheriffs come at once: nothing is plundered.
EP4.4 Everybody still in town loses every tile, those from other towns too; nuggets are safe, and so
      is everybody who has left.
EP4.5 A lookout who has left the town rolls all the same.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.types import NOBODY, Seat
from deadwood.games.el_paso.cards import STAR, TILES
from deadwood.games.el_paso.state import ElPasoState


def roll(s: ElPasoState) -> None:
    board = s.rules.board
    sides: i64 = len(board.faces)
    s.clear_roll()
    for _time in range(board.dice - s.stars):  # EP4.1
        face = board.faces[s.chance.below(sides)]
        s.put_roll(face)
        if face == STAR:
            s.stars += 1  # EP4.2
    if s.events is not None:
        s.tell("roll", s.lookout, tuple([int(face) for face in s.list_roll()]))
        s.tell("stars", NOBODY, (s.stars,))


def sheriffs_came(s: ElPasoState) -> bool:
    return s.stars == s.rules.board.dice  # EP4.3


def chase(s: ElPasoState) -> None:
    """The raiders run and leave everything behind (EP4.4)."""
    s.tell("sheriffs", NOBODY)
    for seat in range(s.players):
        if not s.is_gone(seat):
            lose_all(s, seat)


def lose_all(s: ElPasoState, seat: Seat) -> None:
    if s.events is not None:
        lost: list[int] = []
        for tile in range(TILES):
            lost.extend([int(tile)] * s.loot(seat, tile))
        s.tell("chased", seat, tuple(lost))
    for tile in range(TILES):
        if s.loot(seat, tile) > 0:
            s.add_bag(tile, s.loot(seat, tile))  # EP2.5
            s.set_loot(seat, tile, 0)
