"""Tables for El Paso that are made once for a board: dice, nerve, and what the next town promises."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from deadwood.bots.el_paso.ranger import FADING, NEXT, RAIDS, hope_of
from deadwood.bots.el_paso.worth import Prices, share
from deadwood.games.el_paso.board import Board
from deadwood.games.el_paso.cards import BRAND, CATTLE, KINDS, SALOON, SIX, STAR

HALVINGS: Final = 24  # steps to the point where staying and leaving are worth the same
MOST_NERVE: Final = 512.0


def rolls(dice: i64, star: float, stars: i64) -> list[float]:
    """By number: the chance that so many stars lie there after the next roll."""
    chances: list[float] = [0.0] * (dice + 1)
    chances[stars] = 1.0
    for _ in range(dice - stars):
        at = dice
        while at > stars:
            chances[at] = chances[at] * (1.0 - star) + chances[at - 1] * star
            at -= 1
        chances[stars] *= 1.0 - star
    return chances


def yields_of(board: Board) -> list[float]:
    """By stars and kind: the chance that a place can be plundered, if the sheriffs stay away."""
    found: list[float] = []
    for stars in range(board.dice + 1):
        for kind in range(KINDS):
            if kind != CATTLE and kind != SALOON:
                found.append(1.0)
                continue
            left = int(board.dice - stars)
            missing = 1.0 - share(board, BRAND if kind == CATTLE else SIX)
            calm = 1.0 - power(share(board, STAR), left)
            found.append((1.0 - power(missing, left)) / calm if calm > 0.0 else 0.0)
    return found


def power(of: float, times: i64) -> float:
    total = 1.0
    for _ in range(times):
        total *= of
    return total


def share_of(odds: float) -> float:
    """A chance from the logarithm of its odds."""
    return 1.0 / (1.0 + exp(-odds))


def nerve(dice: i64, star: float) -> list[float]:
    """By stars: one stays as long as the loot is worth less than so many times the next gain."""
    chances: list[list[float]] = [rolls(dice, star, at) for at in range(dice)]
    found: list[float] = []
    for stars in range(dice):
        low = 0.0
        high = MOST_NERVE
        for _ in range(HALVINGS):
            middle = 0.5 * (low + high)
            if staying(chances, stars, middle) > middle:
                low = middle
            else:
                high = middle
        found.append(low)
    found.append(0.0)
    return found


def staying(chances: list[list[float]], stars: i64, now: float) -> float:
    """What loot comes to if one goes on as long as is sensible and the next raid brings 1."""
    loot: list[float] = [now]
    gain = 1.0
    for _ in range(RAIDS):
        now += gain
        loot.append(now)
        gain *= FADING
    return hope_of(loot, chances, stars)


def next_hopes(board: Board, prices: Prices) -> list[float]:
    """By town and kind: what a raid for this kind may bring in the town after it."""
    found: list[float] = []
    fresh = yields_of(board)
    for town in range(len(board.towns)):
        for kind in range(KINDS):
            after = town + 1
            if after == len(board.towns) or not board.has_place(after, kind):
                found.append(0.0)
            else:
                found.append(prices.best(after, kind) * NEXT * fresh[kind])
    return found
