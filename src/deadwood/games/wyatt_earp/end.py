"""The end of a hand and of the game: scoring (WE12), who wins (WE13), and the duel.

WE11.4 Cards left in the hands are worth nothing.
WE12.1 All seven posters are scored, in the order of the circle, before anybody looks who has won.
WE13.1 The game ends when a player has $25,000 after a scoring; the most money wins, and a tie is
       decided by a duel.
WE13.2 (duel = count) The tied players shoot in rounds, one shot each; after a full round whoever
       alone has the most hits wins. Nobody drops out.
WE13.3 (duel = knockout) They shoot in rounds; who misses is out, unless all miss. The last one wins.
WE13.4 They shoot with what is left of the supply; when it is empty, all 78 cards are shuffled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.core.types import NOBODY, Seat
from deadwood.games.wyatt_earp.cards import KINDS, OUTLAWS, full_deck, is_outlaw
from deadwood.games.wyatt_earp.rules.scoring import points, share
from deadwood.games.wyatt_earp.state import Table

GOAL: Final[i64] = 25  # thousands of dollars

# Why a hand ended, as its event says it.
WENT_OUT: Final[i64] = 0
ANOTHER_OUT: Final[i64] = 1
SPENT: Final[i64] = 2
STALLED: Final[i64] = 3
WHY: Final = ["went-out", "another-out", "supply-spent", "stalled"]


def close_hand(s: Table, why: i64, seat: Seat) -> None:
    """Score the posters; sets `winner` when the game is over."""
    s.pending.clear()
    s.tell("hand-over", seat, (why,))
    collect_hands(s)
    for outlaw in range(OUTLAWS):  # WE12.1
        score(s, outlaw)
    best: i64 = 0
    for owner in range(s.players):
        best = max(best, s.money[owner])
    if best < GOAL:
        return
    leaders: list[i64] = []
    for owner in range(s.players):
        if s.money[owner] == best:
            leaders.append(owner)
    s.winner = leaders[0] if len(leaders) == 1 else duel(s, leaders)  # WE13.1
    s.tell("winner", s.winner)


def collect_hands(s: Table) -> None:
    """What players still hold goes below the discards, unseen (WE11.4)."""
    rest: list[i64] = []
    for seat in range(s.players):
        for kind in range(KINDS):
            for _ in range(s.hands[seat * KINDS + kind]):
                rest.append(kind)
    s.discards = rest + s.discards
    s.hands = [0] * (s.players * KINDS)
    s.sizes = [0] * s.players


def score(s: Table, outlaw: i64) -> None:
    reward = s.rewards[outlaw]
    paid = share(s, outlaw)
    for seat in range(s.players):
        s.money[seat] += paid[seat]
        s.rewards[outlaw] -= paid[seat]
    if s.events is not None:
        counted: list[int] = [points(s, seat, outlaw) for seat in range(s.players)]
        s.tell("score", NOBODY, (outlaw, reward, *counted, *paid))


def duel(s: Table, duellists: list[i64]) -> Seat:
    """Shots in rounds until one is left (WE13.2, WE13.3)."""
    hits: list[i64] = [0] * s.players
    standing = duellists
    while len(standing) > 1:
        best: i64 = -1
        for seat in standing:
            if duel_shot(s, seat):
                hits[seat] += 1
            best = max(best, hits[seat])
        ahead: list[i64] = [seat for seat in standing if hits[seat] == best]
        # Counting hits, all shoot again until one alone is ahead. In a knockout all begin a round
        # with equally many hits, so who is ahead has hit; if all missed, all are "ahead".
        if s.rules.duel_knockout or len(ahead) == 1:
            standing = ahead
    return standing[0]


def duel_shot(s: Table, seat: Seat) -> bool:
    if not s.supply:  # WE13.4
        s.clear_table()
        s.supply = full_deck()
        s.chance.shuffle(s.supply)
        s.tell("reshuffle", NOBODY, (len(s.supply),))
    kind = s.supply.pop()
    s.discards.append(kind)
    hit = is_outlaw(kind)
    s.tell("duel", seat, (kind, 1 if hit else 0))
    return hit
