"""What the others probably hold, by what they were seen doing.

For every hand and kind: how many times as likely it is, by the number of such cards in that hand,
that its owner behaved as he did. Measured in games of rangers (what hands really held, against
even worlds, 370 games with 2 and 4 players) and made milder, because not everybody is a ranger.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.games.wyatt_earp.cards import KINDS, OUTLAWS, PHOTO, WYATT_EARP, Kind
from deadwood.games.wyatt_earp.conduct import Conduct
from deadwood.games.wyatt_earp.state import NONE
from deadwood.games.wyatt_earp.world import MANY

# By the number of cards in the hand, from 0; the last figure is for all higher numbers.
ANYTHING: Final = [1.0]
COLLECTS: Final = [1.0, 0.9, 2.4, 0.1]  # closed, never thrown: perhaps a pair, hardly a set
THROWN: Final = [1.0, 0.5, 0.1, 0.05]  # thrown away in his last turn
THROWN_ONCE: Final = [1.0, 0.3, 0.6, 0.1]  # thrown away earlier: one that came later goes again
OPEN: Final = [1.0, 0.12, 0.08, 0.05]  # could be laid, and was not
PHOTO_KEPT: Final = [1.0, 0.4]  # could be played when no other Sheriff card was
HELD: Final = [1.0, 1.1, 1.8]  # another Sheriff card was played; these wait

# By kind from Wyatt Earp on: held although no Sheriff card was played in the last turn.
UNPLAYED: Final = [
    [1.0, 0.5, 0.1],
    [1.0, 0.4, 0.5],
    [1.0, 0.6, 1.0],
    [1.0, 0.1, 0.1],
    [1.0, 0.4, 1.0],
    [1.0, 0.7, 1.0],
]


def likelihood(players: i64, me: i64, conduct: Conduct) -> list[float]:
    """By seat, kind and number of cards; a last row, all ones, for the supply."""
    table: list[float] = []
    for seat in range(players + 1):
        for kind in range(KINDS):
            if seat == me or seat == players or conduct.settled[seat] == NONE:
                factors = ANYTHING
            else:
                factors = factors_of(conduct, seat, kind)
            last: i64 = len(factors) - 1
            for number in range(MANY):
                table.append(factors[min(number, last)])
    return table


def factors_of(conduct: Conduct, seat: i64, kind: Kind) -> list[float]:
    """How the numbers of a kind in the hand of this seat fit what it did."""
    settled = conduct.settled[seat]
    if kind < OUTLAWS:
        if (settled >> kind) & 1 == 1:
            return OPEN
        thrown = conduct.thrown[seat * KINDS + kind]
        if thrown == 0:
            return COLLECTS
        return THROWN if thrown == conduct.turns[seat] else THROWN_ONCE
    if conduct.played[seat]:
        return HELD
    if kind < WYATT_EARP:
        return PHOTO_KEPT if (settled >> (kind - PHOTO)) & 1 == 1 else ANYTHING
    return UNPLAYED[kind - WYATT_EARP] if settled != 0 else ANYTHING
