"""Phase II: playing cards (chapter BG4).

BG3.3 In phase II a player plays any number of cards from his hand, one after the other.
BG4.1 No other card is played while one is resolved, except Beer and Missed!; abilities and cards on
      the table work all the same.
BG4.4 (brown_cards) A brown card goes to the discard pile after its effect, or before it.
BG4.8 A card can be aimed only at somebody who is still in the game.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.decision import Step
from deadwood.core.reason import NOT_HELD
from deadwood.core.types import ALLOWED, NOBODY, Move, Rule, Seat
from deadwood.games.bang.cards import (
    BANG,
    CAT_BALOU,
    DUEL,
    JAIL,
    KIND,
    MISSED,
    PANIC,
    Card,
    Kind,
    is_brown,
)
from deadwood.games.bang.characters import sid_ketchum
from deadwood.games.bang.characters.calamity_janet import is_bang
from deadwood.games.bang.moves import (
    END,
    HEAL,
    PLAY_AT,
    SEATS,
    is_play,
    is_play_at,
    played_at,
    played_card,
)
from deadwood.games.bang.moves import PLAY as PLAY_MOVE
from deadwood.games.bang.rules.bang import may_shoot
from deadwood.games.bang.rules.deck import RULES
from deadwood.games.bang.rules.distance import distances, reach
from deadwood.games.bang.rules.hand import spend
from deadwood.games.bang.rules.piles import discard
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.state import NONE, PLAY, SHED, Table


@final
class Play(Question):
    """Which card does the player play next, if any?"""

    def name(self) -> str:
        return "play"

    def can_be_open(self, s: Table) -> bool:
        return self.player == s.turn and s.phase == PLAY and s.is_alive(self.player)

    def forbids(self, s: Table, seat: Seat, move: Move) -> Rule:
        if move == END:
            return ALLOWED
        if move == HEAL:
            return sid_ketchum.forbids_heal(s, seat)
        if not is_play(move) and not is_play_at(move):
            return not_asked(s, seat, move)
        card = played_card(move)
        if card not in s.hands[seat]:
            return NOT_HELD
        kind = as_played(s, seat, KIND[card])
        rule = RULES[kind]
        if is_play(move):
            return "BG4.7" if rule.aimed() else rule.forbids(s, seat, NONE)
        if not rule.aimed():
            return "BG8.4" if kind == MISSED else "BG4.7"
        target = played_at(move)
        if target >= s.players or not s.is_alive(target):
            return "BG4.8"
        return rule.forbids(s, seat, target)

    def options(self, s: Table, seat: Seat) -> list[Move]:
        moves: list[Move] = [END]
        if not sid_ketchum.forbids_heal(s, seat):
            moves.append(HEAL)
        far = distances(s, seat)
        for card in s.hands[seat]:
            kind = as_played(s, seat, KIND[card])
            if kind == BANG:
                if may_shoot(s, seat):
                    add_targets(s, card, far, reach(s, seat), moves)
            elif kind == PANIC or kind == CAT_BALOU or kind == DUEL or kind == JAIL:
                for target in range(s.players):
                    if s.is_alive(target) and not RULES[kind].forbids(s, seat, target):
                        moves.append(PLAY_AT + card * SEATS + target)
            elif not RULES[kind].forbids(s, seat, NONE):
                moves.append(PLAY_MOVE + card)
        return moves

    def resolve(self, s: Table, seat: Seat, move: Move) -> None:
        if move == END:
            s.phase = SHED
        elif move == HEAL:
            sid_ketchum.heal(s, seat)
        else:
            card = played_card(move)
            put_down(s, seat, card, played_at(move) if move >= PLAY_AT else NONE)


def as_played(s: Table, seat: Seat, kind: Kind) -> Kind:
    """What a card is when this player plays it: Calamity Janet's Missed! is a BANG!, but her BANG!
    in her own turn is a BANG! too."""
    return BANG if is_bang(s, seat, kind) else kind


def add_targets(s: Table, card: Card, far: list[i64], most: i64, moves: list[Move]) -> None:
    """All who can be shot at (BG8.1)."""
    for target in range(s.players):
        if 0 < far[target] <= most:
            moves.append(PLAY_AT + card * SEATS + target)


def put_down(s: Table, seat: Seat, card: Card, target: Seat) -> None:
    """The card leaves the hand and does what it does."""
    kind = as_played(s, seat, KIND[card])
    if s.events is not None:
        s.tell("play", seat, (card, target))
    if is_brown(kind):  # BG4.4
        if s.rules.brown_after:
            s.ask(Resolved(card))
        else:
            discard(s, card)
    spend(s, seat, card)
    RULES[kind].carry_out(s, seat, card, target)


@final
class Resolved(Step[Table]):
    """A brown card is done and goes to the discard pile, even if its player is out (BG14.7)."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def name(self) -> str:
        return "resolved"

    def values(self) -> tuple[int, ...]:
        return (self.card,)

    def holds(self) -> list[int]:
        return [self.card]

    def can_be_open(self, s: Table) -> bool:
        return s.rules.brown_after and is_brown(KIND[self.card])

    def resolve(self, s: Table, seat: Seat, move: Move) -> None:
        discard(s, self.card)
        if s.events is not None:
            s.tell("resolved", NOBODY, (self.card,))
