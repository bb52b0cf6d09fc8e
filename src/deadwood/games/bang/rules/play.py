"""Phase II: playing cards (chapter BG4).

BG3.3 In phase II a player plays any number of cards from his hand, one after the other.
BG4.1 No other card is played while one is resolved, except Beer and Missed!; abilities and cards on
      the table work all the same.
BG4.4 (brown_cards) A brown card goes to the discard pile after its effect, or before it.
BG4.8 A card can be aimed only at somebody who is still in the game.
"""

from __future__ import annotations

from typing import Final, final

from deadwood.core.decision import Step
from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.reason import NOT_HELD
from deadwood.core.types import ALLOWED, NOBODY, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.bang.cards import KIND, Card, Kind, is_aimed, is_brown
from deadwood.games.bang.characters import sid_ketchum
from deadwood.games.bang.characters.calamity_janet import is_bang
from deadwood.games.bang.kinds import BANG, CARDS, MISSED
from deadwood.games.bang.moves import END, HEAL, PLAY_AT, is_play, is_play_at
from deadwood.games.bang.plays import SEATS, played_at, played_card
from deadwood.games.bang.rules.deck import RULES
from deadwood.games.bang.rules.hand import spend
from deadwood.games.bang.rules.piles import discard
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.schema import A_CARD, PLAYER
from deadwood.games.bang.state import NONE, PLAY, SHED, BangState

PLAYING: Final = question("play", part("player", PLAYER))


@final
class Play(Question):
    """Which card does the player play next, if any?"""

    def of(self) -> QuestionKind:
        return PLAYING

    def can_be_open(self, s: BangState) -> bool:
        return self.player == s.turn and s.phase == PLAY and s.is_alive(self.player)

    def may_step_in(self, s: BangState) -> list[Seat]:
        return sid_ketchum.steps_in(s, self.player)

    def forbids(self, s: BangState, seat: Seat, move: Move) -> Rule:
        if move == END:
            return ALLOWED
        if move == HEAL:
            return sid_ketchum.forbids_heal(s, seat)
        if not is_play(move) and not is_play_at(move):
            return not_asked(s, seat, move)
        card = played_card(move)
        if not s.holds(seat, card):
            return NOT_HELD
        kind = as_played(s, seat, KIND[card])
        rule = RULES[kind]
        if is_play(move):
            return "BG4.7" if is_aimed(kind) else rule.forbids(s, seat, NONE)
        if not is_aimed(kind):
            return "BG8.4" if kind == MISSED else "BG4.7"
        target = played_at(move)
        if target >= s.players or not s.is_alive(target):
            return "BG4.8"
        return rule.forbids(s, seat, target)

    def add_options(self, s: BangState, seat: Seat, moves: Moves) -> None:
        if seat != self.player:
            moves.add(HEAL)
            return
        moves.add(END)
        if not sid_ketchum.forbids_heal(s, seat):
            moves.add(HEAL)
        for at in range(s.hand_size(seat)):
            card = s.hand(seat, at)
            RULES[as_played(s, seat, KIND[card])].add_plays(s, seat, card, moves)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        if move == END:
            s.phase = SHED
        elif move == HEAL:
            sid_ketchum.heal(s, seat)
        else:
            card = played_card(move)
            put_down(s, seat, card, played_at(move) if move >= PLAY_AT else NONE)


def as_played(s: BangState, seat: Seat, kind: Kind) -> Kind:
    """What a card is when this player plays it: Calamity Janet's Missed! is a BANG!, but her BANG!
    in her own turn is a BANG! too."""
    return BANG if is_bang(s, seat, kind) else kind


def put_down(s: BangState, seat: Seat, card: Card, target: Seat) -> None:
    """The card leaves the hand and does what it does."""
    kind = as_played(s, seat, KIND[card])
    if s.events is not None:
        s.tell("play", seat, (card, target))
    if is_brown(kind):  # BG4.4
        if s.rules.brown_after:
            s.ask(IN_PLAY[card])
        else:
            discard(s, card)
    spend(s, seat, card)
    RULES[kind].carry_out(s, seat, card, target)


# One for each seat: they are asked for all the time, and never change.
PLAYS: Final = [Play(seat) for seat in range(SEATS)]


RESOLVED: Final = question("resolved", part("card", A_CARD))


@final
class Resolved(Step[BangState]):
    """A brown card is done and goes to the discard pile, even if its player is out (BG14.7)."""

    def of(self) -> QuestionKind:
        return RESOLVED

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def holds(self) -> list[int]:
        return [self.card]

    def can_be_open(self, s: BangState) -> bool:
        return s.rules.brown_after and is_brown(KIND[self.card])

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        discard(s, self.card)
        if s.events is not None:
            s.tell("resolved", NOBODY, (self.card,))


IN_PLAY: Final = [Resolved(card) for card in range(CARDS)]  # one for each card: they never change
