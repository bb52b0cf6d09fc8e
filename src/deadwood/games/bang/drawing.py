"""A table of BANG!, drawn small: of a state with all that there is, of a view with what its seat sees."""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.drawing import UNSEEN, Drawing, in_order, seat_name
from deadwood.core.types import Seat
from deadwood.games.bang.cards import CARD_NAMES, CHARACTER_NAMES, ROLES
from deadwood.games.bang.schema import PHASES
from deadwood.games.bang.state import NONE, BangState


def draw(s: BangState, seat: Seat) -> Drawing:
    """`seat` is whose eyes it is seen with, NOBODY for all that there is."""
    facts = [
        ("turn", "" if s.turn == NONE else f"{s.turn}, {PHASES[s.phase]}"),
        ("talon", cards(reversed_row(s.list_talon()))),
        ("discards", cards(reversed_row(s.list_discards()))),
        ("store", cards(s.list_store())),
        ("won", "" if s.won == NONE else ROLES[s.won]),
    ]
    rows = [
        [
            seat_name(int(at), int(seat)),
            ROLES[s.role(at)] if s.role(at) >= 0 else UNSEEN,
            character(s, at),
            f"{s.lives(at)} of {s.most(at)}" if s.is_alive(at) else "out",
            cards(s.list_hand(at)),
            cards(s.list_table(at)),
        ]
        for at in range(s.players)
    ]
    return Drawing("BANG!", facts, ["seat", "role", "character", "lives", "hand", "in play"], rows)


def cards(row: list[i64]) -> str:
    return in_order([int(card) for card in row], CARD_NAMES)


def reversed_row(row: list[i64]) -> list[i64]:
    """Top first."""
    row.reverse()
    return row


def character(s: BangState, seat: Seat) -> str:
    """Who a player is, or may choose to be."""
    known = [at for at in (s.character(seat), s.spare(seat)) if at >= 0]
    return " or ".join([CHARACTER_NAMES[at] for at in known]) or UNSEEN
