"""Calamity Janet takes BANG! for Missed! and the other way round.

BG16.4 She may use Missed! as BANG! and BANG! as Missed!, also in a Duel and against Indians!
BG16.5 A Missed! that she plays as BANG! is the BANG! of her turn.
"""

from __future__ import annotations

from deadwood.core.types import Seat
from deadwood.games.bang.cards import CALAMITY_JANET, Kind
from deadwood.games.bang.kinds import BANG, MISSED
from deadwood.games.bang.state import BangState


def is_bang(s: BangState, seat: Seat, kind: Kind) -> bool:
    """Whether a card of this kind is a BANG! in this player's hand (BG16.4)."""
    return kind == BANG or (kind == MISSED and s.character(seat) == CALAMITY_JANET)


def is_missed(s: BangState, seat: Seat, kind: Kind) -> bool:
    """Whether a card of this kind is a Missed! in this player's hand (BG16.4)."""
    return kind == MISSED or (kind == BANG and s.character(seat) == CALAMITY_JANET)
