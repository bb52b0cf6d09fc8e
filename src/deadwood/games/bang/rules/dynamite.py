"""Dynamite (chapter BG12).

BG12.5 Dynamite is laid before oneself.
BG12.6 At the start of his turn its owner draws for a sign. Spades from 2 to 9: it goes to the discard
       pile and costs three lives, and nobody has done it.
BG12.7 Otherwise it moves before the next living player to the left.
BG12.8 It is drawn for before a Jail.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.decision import Step
from deadwood.core.questions import QuestionKind, Questions, question
from deadwood.core.types import NOBODY, Move, Seat
from deadwood.core.values import part
from deadwood.games.bang.cards import RANK, SPADES, SUIT, Card
from deadwood.games.bang.kinds import DYNAMITE
from deadwood.games.bang.printed import blue
from deadwood.games.bang.rules.card import SIGNS, Blue, CardRule
from deadwood.games.bang.rules.loss import lose_lives
from deadwood.games.bang.rules.piles import discard
from deadwood.games.bang.rules.sign import draw_for_sign
from deadwood.games.bang.schema import PLAYER
from deadwood.games.bang.state import JAILBREAK, NONE, BangState

BLAST: Final[i64] = 3
NINE: Final[i64] = 7  # the rank; the 2 is rank 0


def begin(s: BangState, seat: Seat) -> None:
    """Draw for the Dynamite, if it lies here."""
    if s.table_card(seat, DYNAMITE) != NONE:
        s.ask(DynamiteDrawn(seat))
        draw_for_sign(s, seat)


def explodes(card: Card) -> bool:
    return card != NONE and SUIT[card] == SPADES and RANK[card] <= NINE


DYNAMITE_DRAWN: Final = question("dynamite-drawn", part("player", PLAYER))


@final
class DynamiteDrawn(Step[BangState]):
    def of(self) -> QuestionKind:
        return DYNAMITE_DRAWN

    def __init__(self, player: Seat) -> None:
        self.player: Final = player

    def can_be_open(self, s: BangState) -> bool:
        fits = self.player == s.turn and s.phase == JAILBREAK and s.is_alive(self.player)
        return fits and s.table_card(self.player, DYNAMITE) != NONE

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        card = s.table_card(self.player, DYNAMITE)
        s.leave_table(self.player, card)
        if explodes(s.drawn):
            discard(s, card)
            s.tell("explodes", self.player)
            lose_lives(s, self.player, BLAST, NOBODY)  # BG12.6
            return
        after = s.left_of(self.player)
        s.put_table(after, card)  # BG12.7
        if s.events is not None:
            s.tell("passes-on", self.player, (after,))


QUESTIONS: Final[Questions] = {DYNAMITE_DRAWN: DynamiteDrawn}
BEARS: Final[dict[str, list[str]]] = {"dynamite-drawn": SIGNS}
OPEN_IN: Final[dict[str, list[i64]]] = {"dynamite-drawn": [JAILBREAK]}
PRINTED: Final = blue(13, "dynamite", "2h", "BG12.5 BG12.6 BG12.7 BG12.8")
RULE: Final[CardRule] = Blue(DYNAMITE)  # BG12.5
