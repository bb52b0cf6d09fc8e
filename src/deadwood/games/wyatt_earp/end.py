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
from deadwood.games.wyatt_earp.cards import OUTLAWS, is_outlaw
from deadwood.games.wyatt_earp.rules.scoring import points, rounds, share
from deadwood.games.wyatt_earp.state import WyattEarpState

GOAL: Final[i64] = 25  # thousands of dollars


def close_hand(s: WyattEarpState, why: i64, seat: Seat) -> None:
    """Score the posters; sets `winner` when the game is over."""
    s.pending.clear()
    s.tell("hand-over", seat, (why,))
    collect_hands(s)
    for outlaw in range(OUTLAWS):  # WE12.1
        score(s, outlaw)
    best: i64 = 0
    for owner in range(s.players):
        best = max(best, s.money(owner))
    if best < GOAL:
        return
    leaders: list[i64] = []
    for owner in range(s.players):
        if s.money(owner) == best:
            leaders.append(owner)
    s.winner = leaders[0] if len(leaders) == 1 else duel(s, leaders)  # WE13.1
    s.tell("winner", s.winner)


def collect_hands(s: WyattEarpState) -> None:
    """What players still hold goes below the discards, unseen (WE11.4)."""
    above = s.list_discards()
    s.clear_discards()
    for seat in range(s.players):
        for kind in s.cards_of(seat):
            s.put_discards(kind)
        s.clear_hand(seat)
    for kind in above:
        s.put_discards(kind)


def score(s: WyattEarpState, outlaw: i64) -> None:
    reward = s.reward(outlaw)
    paid = share(s, outlaw)
    how = rounds(s, outlaw) if s.events is not None else []
    for seat in range(s.players):
        s.add_money(seat, paid[seat])
        s.add_reward(outlaw, -paid[seat])
    if s.events is not None:
        counted: list[int] = [points(s, seat, outlaw) for seat in range(s.players)]
        s.tell("score", NOBODY, (outlaw, reward, *counted, *paid))
        taken = how[1:] or [0] * s.players  # by round, then by seat
        for first in range(0, len(taken), int(s.players)):
            s.tell("share", NOBODY, (outlaw, how[0], *taken[first : first + s.players]))


def duel(s: WyattEarpState, duellists: list[i64]) -> Seat:
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


def duel_shot(s: WyattEarpState, seat: Seat) -> bool:
    if s.supply_size() == 0:  # WE13.4
        s.shuffle_all()
        s.tell("reshuffle", NOBODY, (s.supply_size(),))
    kind = s.pop_supply()
    s.put_discards(kind)
    hit = is_outlaw(kind)
    s.tell("duel", seat, (kind, 1 if hit else 0))
    return hit
