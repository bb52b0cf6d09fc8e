"""Who is likely to win a game of BANG!, by what lies on the table and in the hands.

The game is looked at as a whole: the law, the Outlaws, the Renegade, each with lives, cards and
guns. A small network turns that into the three chances; its numbers are in `estimate_weights.py`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from deadwood.bots.bang.deed_weights import ROLE_COUNT
from deadwood.bots.bang.estimate_weights import FIRST, HIDDEN, LAST, SIDES
from deadwood.games.bang.cards import (
    CALAMITY_JANET,
    JOURDONNAIS,
    KIND,
    OUTLAW,
    PAUL_REGRET,
    REACH,
    ROSE_DOOLAN,
    SHERIFF,
    WILLY_THE_KID,
    is_weapon,
)
from deadwood.games.bang.kinds import (
    APPALOOSA,
    BANG,
    BARREL,
    BEER,
    DYNAMITE,
    JAIL,
    MISSED,
    MUSTANG,
    VOLCANIC,
)
from deadwood.games.bang.rules.distance import distances, far_in, reach
from deadwood.games.bang.state import BangState

# By role, what is counted of all who have it and are in the game.
NUMBER: Final[i64] = 0
LIVES: Final[i64] = 1
LAST_LIFE: Final[i64] = 2  # how many have only one life left
LAST_TWO: Final[i64] = 3  # … only two
CARDS: Final[i64] = 4
SHIELDS: Final[i64] = 5
BEERS: Final[i64] = 6
BULLETS: Final[i64] = 7
BARRELS: Final[i64] = 8
FAR: Final[i64] = 9
GUNS: Final[i64] = 10
FAST: Final[i64] = 11  # Volcanic or Willy the Kid
LOCKED: Final[i64] = 12
TO_MOVE: Final[i64] = 13
KNOWN: Final[i64] = 14  # how sure all are of the role
SEEMS_OUTLAW: Final[i64] = 15
OF_ROLE: Final[i64] = 16

# Of the table as a whole.
HUNTERS: Final[i64] = OF_ROLE * ROLE_COUNT  # Outlaws who can shoot at the Sheriff
SOON: Final[i64] = HUNTERS + 1  # how soon the next Outlaw has his turn
GUARDS_SEE: Final[i64] = HUNTERS + 2  # Outlaws whom the law can shoot at
PLAYERS: Final[i64] = HUNTERS + 3
BOMB: Final[i64] = HUNTERS + 4  # the Dynamite lies somewhere
ALWAYS: Final[i64] = HUNTERS + 5
INPUTS: Final[i64] = HUNTERS + 6


BLANK: Final = vec[float]([0.0] * INPUTS)
ROWS: Final = vec[i64]([0] * INPUTS)


def features(s: BangState, suspicion: vec[float]) -> vec[float]:
    """The numbers that the network looks at; most are 0."""
    found = BLANK[:]
    found[ALWAYS] = 1.0
    found[PLAYERS] = float(s.players - 5)
    sheriff = s.sheriff()
    for seat in range(s.players):
        if not s.is_alive(seat):
            continue
        role = s.role(seat)
        at: i64 = role * OF_ROLE
        character = s.character(seat)
        lives = s.lives(seat)
        found[at + NUMBER] += 1.0
        found[at + LIVES] += float(lives)
        if lives <= 1:
            found[at + LAST_LIFE] += 1.0
        elif lives == 2:
            found[at + LAST_TWO] += 1.0
        found[at + CARDS] += float(min(s.hand_size(seat), 8))
        janet = character == CALAMITY_JANET
        shields = 0.0
        beers = 0.0
        bullets = 0.0
        for place in range(s.hand_size(seat)):
            kind = KIND[s.hand(seat, place)]
            if kind == BANG or kind == MISSED:
                if kind == BANG or janet:
                    bullets += 1.0
                if kind == MISSED or janet:
                    shields += 1.0
            elif kind == BEER:
                beers += 1.0
        found[at + SHIELDS] += shields
        found[at + BEERS] += beers
        found[at + BULLETS] += bullets
        lay_out(s, seat, at, found)
        if character == JOURDONNAIS:
            found[at + BARRELS] += 1.0
        elif character == PAUL_REGRET:
            found[at + FAR] += 1.0
        elif character == ROSE_DOOLAN:
            found[at + GUNS] += 1.0
        elif character == WILLY_THE_KID:
            found[at + FAST] += 1.0
        if role != SHERIFF:
            found[at + KNOWN] += suspicion[seat * ROLE_COUNT + role]
            if role != OUTLAW:
                found[at + SEEMS_OUTLAW] += suspicion[seat * ROLE_COUNT + OUTLAW]
    found[s.role(s.turn) * OF_ROLE + TO_MOVE] = 1.0
    measure(s, sheriff, found)
    return found


def lay_out(s: BangState, seat: i64, at: i64, found: vec[float]) -> None:
    """What lies before a player."""
    for place in range(s.table_size(seat)):
        card = s.table(seat, place)
        kind = KIND[card]
        if is_weapon(kind):
            found[at + GUNS] += float(REACH[kind] - 1)
            if kind == VOLCANIC:
                found[at + FAST] += 1.0
        elif kind == BARREL:
            found[at + BARRELS] += 1.0
        elif kind == MUSTANG:
            found[at + FAR] += 1.0
        elif kind == APPALOOSA:
            found[at + GUNS] += 1.0
        elif kind == JAIL:
            found[at + LOCKED] += 1.0
        elif kind == DYNAMITE:
            found[BOMB] = 1.0


def measure(s: BangState, sheriff: i64, found: vec[float]) -> None:
    """Who can shoot at whom, and who comes next."""
    if not s.is_alive(sheriff):
        return
    far = distances(s, sheriff)
    mine = reach(s, sheriff)
    add = 1 if s.character(sheriff) == PAUL_REGRET else 0
    if s.table_card(sheriff, MUSTANG) >= 0:
        add += 1
    less = 1 if s.character(sheriff) == ROSE_DOOLAN else 0
    if s.table_card(sheriff, APPALOOSA) >= 0:
        less += 1
    soon = 0.0
    wait = 1.0
    seat = s.turn
    for _ in range(s.players):
        if s.role(seat) == OUTLAW and s.is_alive(seat):
            if soon == 0.0:
                soon = 1.0 / wait
            # From his side: his own horse counts, and the Sheriff's.
            steps = far_in(far, seat) + less + add
            if s.table_card(seat, MUSTANG) >= 0 or s.character(seat) == PAUL_REGRET:
                steps -= 1
            if s.table_card(seat, APPALOOSA) >= 0 or s.character(seat) == ROSE_DOOLAN:
                steps -= 1
            if steps <= reach(s, seat):
                found[HUNTERS] += 1.0
            if far_in(far, seat) <= mine:
                found[GUARDS_SEE] += 1.0
        seat = s.left_of(seat)
        wait += 1.0
        if seat == s.turn:
            break
    found[SOON] = soon


def chances(s: BangState, suspicion: vec[float]) -> list[float]:
    """Of the law, the Outlaws and the Renegade, adding up to 1."""
    found = features(s, suspicion)
    rows = ROWS[:]  # where the numbers that are not 0 begin, which come first in `found` then
    inputs: i64 = 0
    for at in range(INPUTS):
        if found[at] != 0.0:
            found[inputs] = found[at]
            rows[inputs] = at * HIDDEN
            inputs += 1
    law = LAST[HIDDEN * SIDES]
    outlaws = LAST[HIDDEN * SIDES + 1]
    renegade = LAST[HIDDEN * SIDES + 2]
    for cell in range(HIDDEN):
        value = 0.0  # one cell after the other: a number of its own is faster than a list of them
        for at in range(inputs):
            value += found[at] * FIRST[rows[at] + cell]
        if value > 0.0:
            row: i64 = cell * SIDES
            law += value * LAST[row]
            outlaws += value * LAST[row + 1]
            renegade += value * LAST[row + 2]
    most = max(law, outlaws, renegade)
    law = exp(law - most)
    outlaws = exp(outlaws - most)
    renegade = exp(renegade - most)
    total = law + outlaws + renegade
    return [law / total, outlaws / total, renegade / total]
