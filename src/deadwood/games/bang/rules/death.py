"""Out of the game (chapter BG14), and when that ends it (chapter BG2).

BG2.1 When the Sheriff is out the game ends at once, and the Outlaws win, dead or alive.
BG2.2 But if the Renegade is then the only one alive, he wins.
BG2.3 When all Outlaws and the Renegade are out, the Sheriff and his deputies win, dead or alive.
BG14.1 Who has no life left is out. All see his role, and role and character leave the game.
BG14.2 His hand and the cards before him go to the discard pile, in the order that he chooses; he is
       asked only while somebody (Pedro Ramirez) could take the top card.
BG14.3 Whoever puts an Outlaw out takes three cards from the talon, whatever his own role.
BG14.4 A Sheriff who puts out a deputy discards all his own cards, of the hand and before him.
BG14.5 Neither for Dynamite, nor for a player who dies in a Duel of his own.
BG14.6 The dead player's cards are put away first, then comes the reward or the penalty.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.decision import Step
from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.types import ALLOWED, NOBODY, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.bang.cards import DEPUTY, OUTLAW, PEDRO_RAMIREZ, RENEGADE, SHERIFF
from deadwood.games.bang.characters import suzy_lafayette, vulture_sam
from deadwood.games.bang.moves import DISCARD, is_discard
from deadwood.games.bang.rules.piles import discard, draw
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.schema import PLAYER, SOMEBODY
from deadwood.games.bang.state import KILLED, NONE, OVER, BangState

REWARD: Final[i64] = 3


def die(s: BangState, target: Seat, source: Seat) -> None:
    s.set_lives(target, 0)
    s.alive &= ~(i64(1) << target)
    if s.events is not None:
        s.tell("dies", target, (s.role(target), source))
    if source != NOBODY and source != target:
        s.note(source, target, KILLED)
    won = who_wins(s)
    if won != NONE:
        finish(s, won)
        return
    if target == s.turn:
        s.phase = OVER
    s.ask(Reckoning(target, source))
    if not vulture_sam.inherits(s, target):
        discard_all(s, target)


def who_wins(s: BangState) -> i64:
    """The role whose side has won, or NONE (BG2.1, BG2.2, BG2.3)."""
    if not s.is_alive(s.sheriff()):
        alone = s.living() == 1 and s.is_alive(s.seat_with(RENEGADE))
        return RENEGADE if alone else OUTLAW
    for seat in range(s.players):
        if s.is_alive(seat) and (s.role(seat) == OUTLAW or s.role(seat) == RENEGADE):
            return NONE
    return SHERIFF


def finish(s: BangState, won: i64) -> None:
    """The game is over: whatever was open is open no more."""
    s.won = won
    settle_cards(s)
    s.pending.clear()
    if s.events is not None:
        s.tell("over", NOBODY, (won, *[int(role) for role in s.list_role()]))


def settle_cards(s: BangState) -> None:
    """Cards that were in the middle of something lie on the discard pile in the end."""
    for decision in s.pending:
        for card in decision.holds():
            s.put_discards(card)


def winners(s: BangState) -> list[Seat]:
    """Everybody of the side that has won, dead or alive; nobody while the game goes on."""
    if s.won == NONE:
        return []
    return [
        seat
        for seat in range(s.players)
        if s.role(seat) == s.won or (s.won == SHERIFF and s.role(seat) == DEPUTY)
    ]


def discard_all(s: BangState, seat: Seat) -> None:
    """Hand and table go to the discard pile (BG14.2)."""
    if s.seat_of(PEDRO_RAMIREZ) != NONE and s.hand_size(seat) + s.table_size(seat) > 1:
        s.ask(Lay(seat))
        return
    for card in s.cards_of(seat):
        put_away(s, seat, card)
    suzy_lafayette.hand_is_empty(s, seat)


def put_away(s: BangState, seat: Seat, card: i64) -> None:
    if s.holds(seat, card):
        s.leave_hand(seat, card)
        s.tell("discard", seat, (card,))
    else:
        s.leave_table(seat, card)
        s.tell("strip", seat, (card,))
    discard(s, card)


LAY_DOWN: Final = question("lay-down", part("player", PLAYER))


@final
class Lay(Question):
    """Which card goes to the discard pile next?"""

    def of(self) -> QuestionKind:
        return LAY_DOWN

    def can_be_open(self, s: BangState) -> bool:
        """Of two cards at least, before Pedro's eyes: one who is out, or a Sheriff (BG14.4)."""
        if s.hand_size(self.player) + s.table_size(self.player) < 2:
            return False
        if s.is_alive(self.player) and not self.player == s.sheriff() == s.turn:
            return False
        return s.seat_of(PEDRO_RAMIREZ) != NONE

    def forbids(self, s: BangState, seat: Seat, move: Move) -> Rule:
        if not is_discard(move):
            return not_asked(s, seat, move)
        card = move - DISCARD
        return ALLOWED if s.holds(seat, card) or s.has_table(seat, card) else "BG14.2"

    def add_options(self, s: BangState, seat: Seat, moves: Moves) -> None:
        for card in s.cards_of(seat):
            moves.add(DISCARD + card)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        put_away(s, seat, move - DISCARD)
        left = s.cards_of(seat)
        if len(left) > 1:
            s.ask(self)
            return
        for card in left:
            put_away(s, seat, card)
        suzy_lafayette.hand_is_empty(s, seat)


RECKONING: Final = question("reckoning", part("dead", PLAYER), part("source", SOMEBODY))


@final
class Reckoning(Step[BangState]):
    """Reward or penalty for whoever did it, when the dead player's cards are put away."""

    def of(self) -> QuestionKind:
        return RECKONING

    def __init__(self, dead: Seat, source: Seat) -> None:
        self.dead: Final = dead
        self.source: Final = source

    def can_be_open(self, s: BangState) -> bool:
        if s.is_alive(self.dead):
            return False
        if self.source == NOBODY or self.source == self.dead:
            return self.dead == s.turn  # Dynamite, a Duel of his own
        return self.source == s.turn and s.is_alive(self.source)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        if self.source == NOBODY or self.source == self.dead:
            return  # BG14.5
        role = s.role(self.dead)
        if role == OUTLAW:
            s.tell("reward", self.source)
            draw(s, self.source, REWARD)  # BG14.3
        elif role == DEPUTY and s.role(self.source) == SHERIFF:
            s.tell("penalty", self.source)
            discard_all(s, self.source)  # BG14.4
