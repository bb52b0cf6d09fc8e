"""Who gets which tile (chapter EP5).

EP3.5 All laid cards are turned up together.
EP5.1 Cattle yield nothing if no die of this roll shows a brand; one brand is enough for all.
EP5.2 A saloon yields nothing if no die of this roll shows a six; one six is enough for all.
EP5.3 At each place the highest card goes first; each takes the top tile, until none is left.
EP5.4 Taking is not a choice, and the tiles lie open before their owner.
EP5.5 A card for a place that the town lacks, or for an empty one, yields nothing.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.types import Seat
from deadwood.games.el_paso.cards import (
    BRAND,
    CARDS,
    CATTLE,
    COPIES,
    KINDS,
    SALOON,
    SIX,
    Card,
    Kind,
    card_kind,
)
from deadwood.games.el_paso.schema import NO_PLACE, NO_SYMBOL, NONE_LEFT
from deadwood.games.el_paso.state import NONE, ElPasoState


def reveal(s: ElPasoState) -> None:
    """EP3.5, in turn from the lookout."""
    seat = s.lookout
    for _time in range(s.players):
        if s.laid(seat) != NONE:
            s.tell("reveal", seat, (s.laid(seat),))
        seat = s.left_of(seat)


def plunder(s: ElPasoState) -> None:
    kinds = laid_kinds(s)
    for kind in range(KINDS):
        if (kinds >> kind) & 1 == 0:
            continue
        seat = next_raider(s, kind, CARDS)
        while seat != NONE:
            raid_place(s, seat, s.laid(seat), kind)
            seat = next_raider(s, kind, s.laid(seat))


def laid_kinds(s: ElPasoState) -> i64:
    """A bit for each kind of which a card lies."""
    kinds: i64 = 0
    for seat in range(s.players):
        if s.laid(seat) != NONE:
            kinds |= i64(1) << card_kind(s.laid(seat))
    return kinds


def next_raider(s: ElPasoState, kind: Kind, before: Card) -> Seat:
    """Who has laid the highest card of a kind below this one (EP5.3), or NONE."""
    found: Seat = NONE
    best: Card = kind * COPIES - 1
    for seat in range(s.players):
        card = s.laid(seat)
        if best < card < before and card < (kind + 1) * COPIES:
            found, best = seat, card
    return found


def raid_place(s: ElPasoState, seat: Seat, card: Card, kind: Kind) -> None:
    top = s.top_tile(kind)
    if top == NONE or not yields(s, kind):
        if s.events is not None:
            s.tell("nothing", seat, (card, why_nothing(s, kind)))
        return
    s.add_town_tiles(top, -1)
    s.add_loot(seat, top, 1)  # EP5.4
    if s.events is not None:
        s.tell("loot", seat, (top, card))


def yields(s: ElPasoState, kind: Kind) -> bool:
    """Whether the dice let this kind be plundered."""
    face = needed(kind)
    return face == NONE or s.has_roll(face)


def needed(kind: Kind) -> i64:
    """The face that a die must show for this kind, or NONE (EP5.1, EP5.2)."""
    if kind == CATTLE:
        return BRAND
    return SIX if kind == SALOON else NONE


def why_nothing(s: ElPasoState, kind: Kind) -> int:
    """EP5.5 before the dice: where nothing lies, they do not matter."""
    if not s.has_place(kind):
        return NO_PLACE
    return NONE_LEFT if s.top_tile(kind) == NONE else NO_SYMBOL
