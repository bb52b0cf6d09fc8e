"""A table of Wyatt Earp, drawn small: of a state with all that there is, of a view with what its seat sees."""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.drawing import Drawing, in_order, named, seat_name
from deadwood.core.types import Seat
from deadwood.games.wyatt_earp.cards import (
    BANK_ROBBERY,
    FASTEST_GUN,
    HIDEOUT,
    KINDS,
    NAMES,
    OUTLAWS,
    PHOTO,
    STAGECOACH,
)
from deadwood.games.wyatt_earp.state import NONE, WyattEarpState


def draw(s: WyattEarpState, seat: Seat) -> Drawing:
    """`seat` is whose eyes it is seen with, NOBODY for all that there is."""
    posters = [f"{NAMES[at]} {dollars(s.reward(at))}" for at in range(OUTLAWS) if s.reward(at) > 0]
    facts = [
        ("hand", str(s.hand_number)),
        ("turn", "" if s.turn == NONE else str(s.turn)),
        ("supply", in_order([int(kind) for kind in reversed(s.list_supply())], NAMES)),
        ("discards", in_order([int(kind) for kind in reversed(s.list_discards())], NAMES)),
        ("posters", ", ".join(posters)),
        ("winner", "" if s.winner == NONE else str(s.winner)),
    ]
    rows = [
        [seat_name(int(at), int(seat)), dollars(s.money(at)), hand(s, at), before(s, at)]
        for at in range(s.players)
    ]
    return Drawing("Wyatt Earp", facts, ["seat", "money", "hand", "on the table"], rows)


def dollars(thousands: i64) -> str:
    return f"${thousands},000" if thousands else "$0"


def hand(s: WyattEarpState, seat: Seat) -> str:
    """The cards of a hand; hidden ones are counted."""
    held: list[int] = []
    for kind in range(KINDS):
        if s.hand(seat, kind) < 0:
            return named([-1] * int(s.size(seat)), NAMES)
        held.extend([int(kind)] * int(s.hand(seat, kind)))
    return named(held, NAMES)


def before(s: WyattEarpState, seat: Seat) -> str:
    """What lies before a player."""
    lying: list[int] = []
    for outlaw in range(OUTLAWS):
        lying.extend([int(outlaw)] * int(s.laid(seat, outlaw)))
        if s.photo(outlaw) == seat:
            lying.append(int(PHOTO + outlaw))
        if s.is_fastest(seat, outlaw):
            lying.append(int(FASTEST_GUN))
        lying.extend([int(BANK_ROBBERY)] * int(s.banks(seat, outlaw)))
        lying.extend([int(STAGECOACH)] * int(s.coaches(seat, outlaw)))
        lying.extend([int(HIDEOUT)] * int(s.hidden(seat, outlaw)))
    return named(lying, NAMES)
