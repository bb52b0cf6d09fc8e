"""Sid Ketchum trades cards for lives.

BG16.17 Whenever he would lose lives he may discard two cards of his hand for each to prevent it. It
        is no Beer, so it works with two players left. Where Beer heals, he heals too.
BG16.18 (sid_heals) In his own turn, once, two cards heal one life: in phase II, or in phase III,
        which is all that a prisoner has; or any number of times. Never above his starting number,
        and not at it.
BG16.24 (sid_heals) In the turns of others too, at any time that is not the middle of an effect.

In another's turn he is not asked, so that nobody waits for him: while that player chooses what to play
or to discard, he may step in. His character, his lives and the number of his cards are open, so that
he may tells nobody anything.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.decision import Step
from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.reason import NOT_ASKED, NOT_HELD
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.bang.cards import SID_KETCHUM
from deadwood.games.bang.moves import DISCARD, is_discard
from deadwood.games.bang.rules.hand import throw
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.schema import NEEDED, PLAYER
from deadwood.games.bang.state import NONE, BangState

PAIR: Final[i64] = 2


def forbids_pair(s: BangState, seat: Seat, left: i64) -> Rule:
    """What speaks against two cards for a life; `left` of those at stake can be kept (BG16.17)."""
    if s.character(seat) != SID_KETCHUM:
        return NOT_ASKED
    if left <= 0 and s.rules.sid_once:
        return "BG16.18"
    if left <= 0 and s.lives(seat) >= s.most(seat):
        return "BG9.1"
    return ALLOWED if s.hand_size(seat) >= PAIR else "BG16.17"


def forbids_heal(s: BangState, seat: Seat) -> Rule:
    """What speaks against two cards for a life that is not at stake (BG16.18)."""
    if s.character(seat) != SID_KETCHUM:
        return NOT_ASKED
    if s.hand_size(seat) < PAIR:
        return "BG16.17"
    if s.lives(seat) >= s.most(seat):
        return "BG9.1"
    if s.healed and s.rules.sid_once:
        return "BG16.18"
    return ALLOWED


def steps_in(s: BangState, player: Seat) -> list[Seat]:
    """Whether he may heal while another one chooses what to play or to discard (BG16.24)."""
    if s.rules.sid_once:
        return []
    sid = s.seat_of(SID_KETCHUM)
    return [] if sid == NONE or sid == player or forbids_heal(s, sid) else [sid]


def heal(s: BangState, seat: Seat) -> None:
    if seat == s.turn:
        s.healed = True
    begin_pair(s, seat, True)


def begin_pair(s: BangState, seat: Seat, heals: bool) -> None:
    """Two cards first; then a life comes back, where it was lost."""
    s.tell("sid", seat)
    if heals:
        s.ask(SidHeal(seat))
    s.ask(SidPair(seat, PAIR))


SID_HEAL: Final = question("sid-heal", part("player", PLAYER))


@final
class SidHeal(Step[BangState]):
    """Both cards are discarded: one life more."""

    def of(self) -> QuestionKind:
        return SID_HEAL

    def __init__(self, player: Seat) -> None:
        self.player: Final = player

    def can_be_open(self, s: BangState) -> bool:
        return s.is_in_play(self.player, SID_KETCHUM) and s.lives(self.player) < s.most(self.player)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        s.set_lives(self.player, s.lives(self.player) + 1)
        s.tell("heal", self.player, (1,))


def lives_to_come(s: BangState) -> i64:
    """A life that he has begun to pay for."""
    number: i64 = 0
    for decision in s.pending:
        if decision.name() == "sid-heal":
            number += 1
    return number


SID_PAIR: Final = question("sid-pair", part("player", PLAYER), part("left", NEEDED))


@final
class SidPair(Question):
    """Which card does he discard next?"""

    def of(self) -> QuestionKind:
        return SID_PAIR

    def __init__(self, player: Seat, left: i64) -> None:
        super().__init__(player)
        self.left: Final = left

    def can_be_open(self, s: BangState) -> bool:
        return s.is_in_play(self.player, SID_KETCHUM) and s.hand_size(self.player) >= self.left

    def forbids(self, s: BangState, seat: Seat, move: Move) -> Rule:
        if not is_discard(move):
            return not_asked(s, seat, move)
        return ALLOWED if s.holds(seat, move - DISCARD) else NOT_HELD

    def add_options(self, s: BangState, seat: Seat, moves: Moves) -> None:
        for card in s.list_hand(seat):
            moves.add(DISCARD + card)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        throw(s, seat, move - DISCARD)
        if self.left > 1:
            s.ask(SidPair(seat, self.left - 1))
