"""What a move would bring, as far as the player can know: for the screen and for bots."""

from __future__ import annotations

from deadwood.core.types import Move, Seat
from deadwood.games.lantern_gulch.cards import CARDS, value
from deadwood.games.lantern_gulch.moves import is_lay, lay_card
from deadwood.games.lantern_gulch.state import LanternGulchState


def preview(s: LanternGulchState, seat: Seat, move: Move) -> dict[str, int]:
    """`brighter`: of the lanterns that the player has not seen, so many have a higher value than one laid."""
    if not is_lay(move):
        return {}
    card = lay_card(move)
    brighter = int(CARDS) - int(value(card))
    for seen in [*s.list_spent(), *s.list_hand(seat)]:
        if seen > card:
            brighter -= 1
    return {"brighter": brighter}
