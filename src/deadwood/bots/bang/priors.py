"""Which moves of BANG! are worth a thought, and how much of one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.bots.bang.policy import BangPolicy
from deadwood.bots.bang.replies import reply
from deadwood.core.types import Move, Seat
from deadwood.games.bang.cards import CALAMITY_JANET, KIND
from deadwood.games.bang.kinds import MISSED
from deadwood.games.bang.moves import BE, CHOOSE, DISCARD, END, HEAL, PLAY, PLAY_AT
from deadwood.games.bang.plays import SEATS, played_at, played_card
from deadwood.games.bang.rules.play import Play
from deadwood.games.bang.state import BangState

# Shares of the first look, before they are made to add up to 1.
BEST: Final = 1.0
WORTHY: Final = 0.4
DOUBTFUL: Final = 0.12
TWIN: Final = 0.0005  # of a move that was listed already, with another card of its kind
STOP: Final = 0.15  # the end of phase II while something is worth playing


def alike(move: Move) -> i64:
    """A number that moves share which differ only by the poker sign of their card."""
    if move < PLAY:
        return move
    if move < PLAY_AT:
        return PLAY + KIND[move - PLAY]
    if move < DISCARD:
        return PLAY_AT + KIND[played_card(move)] * SEATS + played_at(move)
    if move < CHOOSE:
        return DISCARD + KIND[move - DISCARD]
    if move < BE:
        return CHOOSE + KIND[move - CHOOSE]
    return move


def without_twins(question: str, moves: list[Move]) -> list[Move]:
    """One of every kind: the one that a ranger would take, so that his advice is found."""
    last = question != "play" and question != "dodge" and question != "store"
    found: list[Move] = []
    kinds: list[i64] = []
    for move in moves:
        kind = alike(move)
        if kind not in kinds:
            kinds.append(kind)
            found.append(move)
        elif last:
            found[kinds.index(kind)] = move
    return found


def in_moves(move: Move, moves: list[Move]) -> Move:
    """The move, or one that is as good."""
    if move in moves:
        return move
    kind = alike(move)
    for other in moves:
        if alike(other) == kind:
            return other
    return moves[0]


def priors_of(policy: BangPolicy, s: BangState, seat: Seat, moves: list[Move]) -> list[float]:
    top = s.pending[-1]
    favourite = alike(reply(policy, s, top, seat))
    plays = isinstance(top, Play)
    shares: list[float] = []
    seen: list[i64] = []
    total = 0.0
    for move in moves:
        kind = alike(move)
        if kind in seen:
            share = TWIN
        elif kind == favourite:
            share = BEST
        elif plays:
            share = share_of_play(policy, s, move)
        else:
            share = WORTHY
        seen.append(kind)
        shares.append(share)
        total += share
    for at in range(len(shares)):
        shares[at] /= total
    return shares


def share_of_play(policy: BangPolicy, s: BangState, move: Move) -> float:
    """Of a move in phase II that is not the favourite; the policy has looked at the table."""
    if move == END:
        return STOP
    if move == HEAL:
        return WORTHY if policy.sid(s) > 0.0 else DOUBTFUL
    kind = KIND[played_card(move)]
    if move < PLAY_AT:
        return WORTHY if policy.plain(s, kind) > 0.0 else DOUBTFUL
    target = played_at(move)
    if target == policy.me:
        return TWIN
    if kind == MISSED and policy.character != CALAMITY_JANET:
        return TWIN
    if policy.aimed(s, kind, target) > 0.0:
        return WORTHY
    return DOUBTFUL if policy.foes[target] > -0.3 else 0.3 * DOUBTFUL
