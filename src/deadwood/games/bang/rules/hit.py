"""A hit and what can be done about it (chapter BG8).

BG8.2 Only BANG! and Gatling hit: Barrel, Jourdonnais and Missed! help against these alone.
BG8.3 In this order: draws for a Barrel, then Missed!, then Beer and Sid Ketchum's pairs, then the
      life is lost, then one may be dead, then Bart Cassidy and El Gringo.
BG8.4 Missed! is played only as an answer, and only for oneself. Where two are needed, both or none;
      Suzy Lafayette may begin with her last card (BG16.21).
BG8.5 Drawing for a Barrel is a choice; Missed! may still be played after it has failed.
BG17.3 Whoever has a card in his hand is asked, whether or not it helps.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.decision import Step
from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.reason import NOT_HELD
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import FLAG, part
from deadwood.games.bang.cards import KIND
from deadwood.games.bang.characters import jourdonnais, suzy_lafayette
from deadwood.games.bang.characters.calamity_janet import is_missed
from deadwood.games.bang.characters.slab_the_killer import missed_needed
from deadwood.games.bang.kinds import BARREL
from deadwood.games.bang.moves import DRAW, PASS, PLAY, is_play
from deadwood.games.bang.rules.hand import spend
from deadwood.games.bang.rules.loss import lose_lives
from deadwood.games.bang.rules.piles import discard
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.rules.sign import draw_for_sign, is_heart
from deadwood.games.bang.schema import DRAWS, NEEDED, PLAYER
from deadwood.games.bang.state import NONE, BangState


def hit(s: BangState, source: Seat, target: Seat, needed: i64) -> None:
    """`source` hits; so many Missed! are needed against it."""
    s.ask(Hit(target, source, needed, draws_of(s, target)))


def draws_of(s: BangState, target: Seat) -> i64:
    """How often a player may draw for a heart."""
    barrel: i64 = 0 if s.table_card(target, BARREL) == NONE else 1
    return barrel + jourdonnais.extra_draws(s, target)


def can_be_hit(s: BangState, target: Seat, source: Seat, needed: i64, draws: i64) -> bool:
    """Whether a hit can stand like this: only the player whose turn it is hits."""
    if source != s.turn or target == source or not (s.is_alive(target) and s.is_alive(source)):
        return False
    return needed <= missed_needed(s, source) and draws <= draws_of(s, target)


HITTING: Final = question(
    "hit",
    part("target", PLAYER),
    part("source", PLAYER),
    part("needed", NEEDED),
    part("draws", DRAWS),
)


@final
class Hit(Step[BangState]):
    """Where a hit stands: Missed! still needed, draws still open."""

    def of(self) -> QuestionKind:
        return HITTING

    def __init__(self, target: Seat, source: Seat, needed: i64, draws: i64) -> None:
        self.target: Final = target
        self.source: Final = source
        self.needed: Final = needed
        self.draws: Final = draws

    def can_be_open(self, s: BangState) -> bool:
        return can_be_hit(s, self.target, self.source, self.needed, self.draws)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        if self.needed == 0:
            s.tell("dodged", self.target)
        elif self.draws > 0:
            s.ask(Barrel(self.target, self.source, self.needed, self.draws))
        elif s.hand_size(self.target) > 0:
            s.ask(Dodge(self.target, self.source, self.needed, False))
        else:
            lose_lives(s, self.target, 1, self.source)


ASKING_BARREL: Final = question(
    "barrel",
    part("player", PLAYER),
    part("source", PLAYER),
    part("needed", NEEDED),
    part("draws", DRAWS),
)


@final
class Barrel(Question):
    """Does the player draw for his Barrel (or as Jourdonnais)? (BG8.5)"""

    def of(self) -> QuestionKind:
        return ASKING_BARREL

    def __init__(self, player: Seat, source: Seat, needed: i64, draws: i64) -> None:
        super().__init__(player)
        self.source: Final = source
        self.needed: Final = needed
        self.draws: Final = draws

    def can_be_open(self, s: BangState) -> bool:
        fits = can_be_hit(s, self.player, self.source, self.needed, self.draws)
        return fits and self.draws > 0

    def forbids(self, s: BangState, seat: Seat, move: Move) -> Rule:
        return ALLOWED if move == DRAW or move == PASS else not_asked(s, seat, move)

    def add_options(self, s: BangState, seat: Seat, moves: Moves) -> None:
        moves.add(DRAW)
        moves.add(PASS)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        if move == PASS:
            s.ask(Hit(seat, self.source, self.needed, 0))
            return
        s.ask(BarrelDrawn(seat, self.source, self.needed, self.draws - 1))
        draw_for_sign(s, seat)


BARREL_DRAWN: Final = question(
    "barrel-drawn",
    part("target", PLAYER),
    part("source", PLAYER),
    part("needed", NEEDED),
    part("draws", DRAWS),
)


@final
class BarrelDrawn(Step[BangState]):
    """A heart is as good as a Missed!"""

    def of(self) -> QuestionKind:
        return BARREL_DRAWN

    def __init__(self, target: Seat, source: Seat, needed: i64, draws: i64) -> None:
        self.target: Final = target
        self.source: Final = source
        self.needed: Final = needed
        self.draws: Final = draws

    def can_be_open(self, s: BangState) -> bool:
        return can_be_hit(s, self.target, self.source, self.needed, self.draws + 1)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        needed = self.needed - 1 if is_heart(s.drawn) else self.needed
        s.ask(Hit(self.target, self.source, needed, self.draws))


DODGE: Final = question(
    "dodge",
    part("player", PLAYER),
    part("source", PLAYER),
    part("needed", NEEDED),
    part("bound", FLAG),
)


@final
class Dodge(Question):
    """Does the player play Missed!?"""

    def of(self) -> QuestionKind:
        return DODGE

    def __init__(self, player: Seat, source: Seat, needed: i64, bound: bool) -> None:
        super().__init__(player)
        self.source: Final = source
        self.needed: Final = needed
        self.bound: Final = bound  # he has played the first of two

    def can_be_open(self, s: BangState) -> bool:
        """A player who has played the first of two, which only Slab calls for, holds the second."""
        if not can_be_hit(s, self.player, self.source, self.needed, 0):
            return False
        if self.bound:
            can = self.needed == 1 and missed_needed(s, self.source) > 1
            return can and count_missed(s, self.player) > 0
        return s.hand_size(self.player) > 0

    def forbids(self, s: BangState, seat: Seat, move: Move) -> Rule:
        if move == PASS:
            return "BG8.4" if self.bound else ALLOWED
        if not is_play(move):
            return not_asked(s, seat, move)
        card = move - PLAY
        if not s.holds(seat, card):
            return NOT_HELD
        if not is_missed(s, seat, KIND[card]):
            return "BG8.3"
        return ALLOWED if may_begin(s, seat, self.needed) else "BG8.4"

    def add_options(self, s: BangState, seat: Seat, moves: Moves) -> None:
        if not self.bound:
            moves.add(PASS)
        if may_begin(s, seat, self.needed):
            for place in range(s.hand_size(seat)):
                card = s.hand(seat, place)
                if is_missed(s, seat, KIND[card]):
                    moves.add(PLAY + card)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        if move == PASS:
            lose_lives(s, seat, 1, self.source)
            return
        card = move - PLAY
        if s.events is not None:
            s.tell("missed", seat, (card,))
        discard(s, card)
        if self.needed > 1:
            if count_missed(s, seat) > 1:
                s.ask(Dodge(seat, self.source, self.needed - 1, True))
            else:
                s.ask(Hit(seat, self.source, self.needed - 1, 0))  # BG16.21: what does she draw?
        else:
            s.tell("dodged", seat)
        spend(s, seat, card)


def may_begin(s: BangState, seat: Seat, needed: i64) -> bool:
    """Whether the Missed! are there, or may yet come (BG8.4, BG16.21)."""
    return count_missed(s, seat) >= needed or suzy_lafayette.draws_in_between(s, seat)


def count_missed(s: BangState, seat: Seat) -> i64:
    number: i64 = 0
    for place in range(s.hand_size(seat)):
        card = s.hand(seat, place)
        if is_missed(s, seat, KIND[card]):
            number += 1
    return number
