"""A table of Lantern Gulch, drawn small."""

from __future__ import annotations

from deadwood.core.drawing import Drawing, in_order, named, seat_name
from deadwood.core.types import Seat
from deadwood.games.lantern_gulch.cards import CALLS, CARD_NAMES
from deadwood.games.lantern_gulch.state import NONE, LanternGulchState


def draw(s: LanternGulchState, seat: Seat) -> Drawing:
    """`seat` is whose eyes it is seen with, NOBODY for all that there is."""
    facts = [
        ("night", str(s.night + 1)),
        ("leader", "" if s.leader == NONE else str(s.leader)),
        ("call", "" if s.call == NONE else CALLS[s.call]),
        ("dark", in_order([int(card) for card in reversed(s.list_dark())], CARD_NAMES)),
        ("spent", in_order([int(card) for card in s.list_spent()], CARD_NAMES)),
    ]
    rows = [
        [
            seat_name(int(at), int(seat)),
            str(s.nights(at)),
            named([int(card) for card in s.list_hand(at)], CARD_NAMES),
            "" if s.laid(at) == NONE else named([int(s.laid(at))], CARD_NAMES),
        ]
        for at in range(s.players)
    ]
    return Drawing("Lantern Gulch", facts, ["seat", "nights", "hand", "laid"], rows)
