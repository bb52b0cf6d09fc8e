"""BANG! is one hit at somebody within reach.

BG4.2 Only one BANG! is played in a turn, but for Willy the Kid and whoever has a Volcanic.
BG8.1 It can be played only at another player whose distance is not above the reach of one's weapon.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.moves import Moves
from deadwood.core.types import ALLOWED, Rule, Seat
from deadwood.games.bang.cards import Card
from deadwood.games.bang.characters import slab_the_killer, willy_the_kid
from deadwood.games.bang.moves import PLAY_AT
from deadwood.games.bang.plays import SEATS
from deadwood.games.bang.printed import brown_aimed
from deadwood.games.bang.rules import volcanic
from deadwood.games.bang.rules.card import Aimed, CardRule
from deadwood.games.bang.rules.distance import distance, distances, far_in, reach
from deadwood.games.bang.rules.hit import hit
from deadwood.games.bang.state import SHOT, BangState


@final
class Bang(Aimed):
    def forbids(self, s: BangState, seat: Seat, target: Seat) -> Rule:
        if not may_shoot(s, seat):
            return "BG4.2"
        if target == seat or distance(s, seat, target) > reach(s, seat):
            return "BG8.1"
        return ALLOWED

    def add_plays(self, s: BangState, seat: Seat, card: Card, moves: Moves) -> None:
        if not may_shoot(s, seat):
            return
        far = distances(s, seat)
        most = reach(s, seat)
        for target in range(s.players):
            if 0 < far_in(far, target) <= most:
                moves.add(PLAY_AT + card * SEATS + target)

    def carry_out(self, s: BangState, seat: Seat, card: Card, target: Seat) -> None:
        s.bangs += 1
        s.note(seat, target, SHOT)
        hit(s, seat, target, slab_the_killer.missed_needed(s, seat))


def may_shoot(s: BangState, seat: Seat) -> bool:
    """Whether the turn still has a BANG! (BG4.2)."""
    return s.bangs == 0 or willy_the_kid.shoots_freely(s, seat) or volcanic.shoots_freely(s, seat)


PRINTED: Final = brown_aimed(
    0,
    "bang",
    "as qh kh ah 2d 3d 4d 5d 6d 7d 8d 9d 10d jd qd kd ad 2c 3c 4c 5c 6c 7c 8c 9c",
    "BG8.1 BG4.2",
)
RULE: Final[CardRule] = Bang()
