"""Tables for El Paso that are made once for a board: dice, how long to stay, and what the next town promises."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from deadwood.bots.el_paso.worth import Prices
from deadwood.games.el_paso.board import Board
from deadwood.games.el_paso.cards import BRAND, CATTLE, KINDS, SALOON, SIX, STAR

RAIDS: Final[i64] = 6  # so many one looks ahead
FADING: Final = 0.8  # what a later raid brings, as a share of the one before it
CROWDED: Final = 0.5  # the same for room to keep one more tile
NEXT: Final = 1.8  # points of a kind that one hopes to take in the next town
LEAVES: Final = [0.03, 0.06, 0.15, 0.35, 0.6]  # by stars: who leaves; the last also for more
HALVINGS: Final = 24  # steps to the point where staying and leaving are worth the same
MOST_GAINS: Final = 512.0


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


def leaves(stars: i64) -> float:
    """How often somebody leaves rather than lays a card when so many stars lie there."""
    return LEAVES[min(stars, i64(len(LEAVES) - 1))]


def hope_of(loot: list[float], rolls: list[list[float]], stars: i64) -> float:
    """What to hope for with so many stars, by the loot after each raid if all goes well; `rolls` are
    the chances that so many stars become so many."""
    dice: i64 = len(rolls)
    then: list[float] = [loot[RAIDS]] * dice  # by stars: what one has and hopes for after that raid
    raid: i64 = RAIDS - 1
    while raid >= 0:
        before: list[float] = []
        for at in range(dice):
            hope = 0.0
            for more in range(at, dice):
                hope += rolls[at][more] * then[more]
            before.append(hope if raid == 0 else max(hope, loot[raid]))
        then = before
        raid -= 1
    return then[stars]


def yields_of(board: Board) -> list[float]:
    """By stars and kind: the chance that a place can be plundered, if the sheriffs stay away."""
    found: list[float] = []
    for stars in range(board.dice + 1):
        for kind in range(KINDS):
            if kind != CATTLE and kind != SALOON:
                found.append(1.0)
                continue
            left = int(board.dice - stars)
            missing = 1.0 - board.share(BRAND if kind == CATTLE else SIX)
            calm = 1.0 - power(board.share(STAR), left)
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


def stay_limits(dice: i64, star: float) -> list[float]:
    """By stars: one stays as long as the loot is worth less than so many times the next gain."""
    chances: list[list[float]] = [rolls(dice, star, at) for at in range(dice)]
    found: list[float] = []
    for stars in range(dice):
        low = 0.0
        high = MOST_GAINS
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
