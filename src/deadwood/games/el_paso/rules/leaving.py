"""Who leaves, and what he may keep (chapter EP7).

EP7.1 All who leave in the same round of decisions are one group; the first group is number 1.
EP7.2 A player of group n may keep up to n tiles of all that he has, those from other towns included.
EP7.3 Everything else is sold at once, in one sale.
EP7.4 He chooses from the highest value down, tile by tile, until he is done.
EP7.5 He is out until the next town; the others go on, and be it one alone.
EP7.6 When no tile is left in the town, everybody still there leaves after the refill, choosing in
      turn from the lookout.
EP7.7 If nobody had left that town before, each of them keeps up to two.
EP7.8 Otherwise they are the next group. All who leave by choice in one round are a normal group.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.reason import NOT_ASKED
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import NUMBER, part, rest
from deadwood.games.el_paso.cards import ORDER, PLACE_IN_ORDER, TILES, Tile
from deadwood.games.el_paso.moves import DONE, is_keep, is_lay, keep, keep_tile
from deadwood.games.el_paso.rules.dice import sheriffs_came
from deadwood.games.el_paso.rules.question import Question
from deadwood.games.el_paso.rules.selling import rate, sell
from deadwood.games.el_paso.schema import A_TILE, PLAYER
from deadwood.games.el_paso.state import ElPasoState

LAST_TOGETHER: Final[i64] = 2


def group(s: ElPasoState) -> i64:
    """The number of the group that leaves now, and so the tiles that each may keep (EP7.1, EP7.2)."""
    return s.groups + 1


def group_of_all(s: ElPasoState) -> i64:
    """What everybody may keep who is still in a town without tiles (EP7.7, EP7.8)."""
    return LAST_TOGETHER if s.groups == 0 else s.groups + 1


def leave(s: ElPasoState, seat: Seat, limit: i64) -> None:
    """Out of town (EP7.5); what to keep is asked if there is anything to choose."""
    s.gone |= i64(1) << seat
    if s.events is not None:
        s.tell("leave", seat, (limit,))
    if not s.has_loot(seat):
        return
    if all_one(s):
        sell(s, seat, ())
    else:
        s.ask(Keep(seat, limit, ()))


def all_one(s: ElPasoState) -> bool:
    """In the last town at 1:1, kept and sold tiles bring the same (EP9.3): there is no choice."""
    return s.town + 1 == len(s.rules.board.towns) and rate(s) == 1


LEAVER: Final = question(
    "keep", part("player", PLAYER), part("limit", NUMBER), rest("kept", A_TILE)
)


@final
class Keep(Question):
    """Which tile does the leaver keep next, if any?"""

    def __init__(self, player: Seat, limit: i64, kept: tuple[int, ...]) -> None:
        super().__init__(player)
        self.limit: Final = limit  # so many more
        self.kept: Final = kept  # in the order of choosing

    def of(self) -> QuestionKind:
        return LEAVER

    def can_be_open(self, s: ElPasoState) -> bool:
        """The kept tiles are his, in order; he has left, and something can still be chosen."""
        last: i64 = 0
        for at in self.kept:
            if PLACE_IN_ORDER[at] < last:
                return False
            last = PLACE_IN_ORDER[at]
        for at in self.kept:
            if self.kept.count(at) > s.loot(self.player, at):
                return False
        most = group_of_all(s) if s.is_empty() else group(s)
        fits = self.limit + len(self.kept) == most and self.can_go_on(s)
        left = s.is_gone(self.player) and s.left_now
        return fits and left and not all_one(s) and not sheriffs_came(s)

    def left(self, s: ElPasoState, at: Tile) -> i64:
        """How many of a tile he has not decided to keep yet."""
        number = s.loot(self.player, at)
        for kept in self.kept:
            if kept == at:
                number -= 1
        return number

    def first(self) -> i64:
        """Where in the order he has arrived (EP7.4)."""
        return PLACE_IN_ORDER[self.kept[-1]] if self.kept else i64(0)

    def forbids(self, s: ElPasoState, seat: Seat, move: Move) -> Rule:
        if move == DONE:
            return ALLOWED
        if is_lay(move):
            return "EP7.5"
        if not is_keep(move):
            return NOT_ASKED
        at = keep_tile(move)
        if self.left(s, at) <= 0:
            return "EP7.2"
        return ALLOWED if PLACE_IN_ORDER[at] >= self.first() else "EP7.4"

    def add_options(self, s: ElPasoState, seat: Seat, moves: Moves) -> None:
        for place in range(self.first(), TILES):
            at = ORDER[place]
            if s.loot(seat, at) > 0 and self.left(s, at) > 0:
                moves.add(keep(at))
        moves.add(DONE)

    def can_go_on(self, s: ElPasoState) -> bool:
        """Whether there is anything to choose."""
        if self.limit > 0:
            for place in range(self.first(), TILES):
                if self.left(s, ORDER[place]) > 0:
                    return True
        return False

    def resolve(self, s: ElPasoState, seat: Seat, move: Move) -> None:
        if move == DONE:
            sell(s, seat, self.kept)  # EP7.3
            return
        at = keep_tile(move)
        if s.events is not None:
            s.tell("keep", seat, (at,))
        rest = Keep(seat, self.limit - 1, (*self.kept, at))
        if rest.can_go_on(s):
            s.ask(rest)
        else:
            sell(s, seat, rest.kept)
