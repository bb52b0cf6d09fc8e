"""Missed! is only ever an answer (BG8.4): see `hit.py`. In one's own turn it cannot be played."""

from __future__ import annotations

from typing import Final, final

from deadwood.core.types import Rule, Seat
from deadwood.games.bang.printed import brown
from deadwood.games.bang.rules.card import CardRule
from deadwood.games.bang.state import BangState


@final
class Missed(CardRule):
    def forbids(self, s: BangState, seat: Seat, target: Seat) -> Rule:
        return "BG8.4"


PRINTED: Final = brown(1, "missed", "2s 3s 4s 5s 6s 7s 8s 10c jc qc kc ac", "BG8.4")
RULE: Final[CardRule] = Missed()
