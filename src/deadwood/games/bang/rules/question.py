"""A question of this game: refusals come with the card and the player that the move speaks of."""

from __future__ import annotations

from deadwood.core.decision import Question as CoreQuestion
from deadwood.core.reason import NOT_ASKED, NOT_HELD, Reason
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.games.bang.cards import CHARACTER_NAMES, KIND
from deadwood.games.bang.kinds import CARDS, NAMES
from deadwood.games.bang.moves import BE, TAKE_FROM, is_be, is_play, is_play_at, is_take_from
from deadwood.games.bang.plays import card_of, played_at, played_card
from deadwood.games.bang.state import BangState


class Question(CoreQuestion[BangState]):
    def explain(self, rule: Rule, move: Move) -> Reason | None:
        if rule == ALLOWED:
            return None
        params: dict[str, int | str] = {}
        card = card_of(move)
        if card < CARDS:
            params["card"] = NAMES[KIND[card]]
        elif is_be(move):
            params["card"] = CHARACTER_NAMES[move - BE]
        if is_play_at(move):
            params["seat"] = played_at(move) + 1
        elif is_take_from(move):
            params["seat"] = move - TAKE_FROM + 1
        return Reason(rule, params, rule == NOT_HELD or rule == NOT_ASKED)


def not_asked(s: BangState, seat: Seat, move: Move) -> Rule:
    """Why something else cannot be done now: a card would be played in between (BG4.1)."""
    plays = is_play(move) or is_play_at(move)
    return "BG4.1" if plays and s.holds(seat, played_card(move)) else NOT_ASKED
