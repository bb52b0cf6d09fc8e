"""Whole games between bots, one or thousands, the same for the same seed.

A bot is shown its view and, if it wants it, what its seat has seen happen: never the state. Moves
that leave no choice are made without asking; they count as decisions all the same.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from typing import Any, Final, Generic, final

from mypy_extensions import i64

from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.bots.registry import RANDOM, check_bot, make_bot
from deadwood.core.chance import swift
from deadwood.core.game import Game, K, S, V
from deadwood.core.playout import random_play
from deadwood.core.reason import BadOption, IllegalMove, spelled
from deadwood.core.state import State
from deadwood.core.types import Move, Seat
from deadwood.core.witness import Witness

LIMIT: Final = 1_000_000  # decisions; no real game comes near it
UNFINISHED: Final = "unfinished"

Listener = Callable[[State, Seat, Move], None]
"""Told of every move just before it is made."""


@final
class MatchResult(Generic[S]):
    """How one game went, and the state in which it ended.

    `ended` is the game's own word for how, or UNFINISHED. `ranking` has the seats by place, the best first;
    those in one list share it. `winners` are the first of them.
    """

    def __init__(
        self, winners: list[int], ended: str, decisions: int, state: S, ranking: list[list[int]]
    ) -> None:
        self.winners: Final[list[int]] = winners
        self.ended: Final[str] = ended
        self.decisions: Final[int] = decisions
        self.state: Final[S] = state
        self.ranking: Final[list[list[int]]] = ranking

    def __reduce__(self) -> tuple[Any, ...]:
        made = (self.winners, self.ended, self.decisions, self.state, self.ranking)
        return (MatchResult, made)

    def __repr__(self) -> str:
        return (
            f"MatchResult(winners={self.winners}, ended={self.ended!r}, decisions={self.decisions})"
        )


def play_match(
    game: Game[S, V, K],
    bots: list[Bot],
    seed: int,
    listener: Listener | None = None,
    limit: int = LIMIT,
) -> MatchResult[S]:
    """One game from the deal to the end, a bot on every seat; the same for the same seed."""
    if len(bots) != game.players:
        raise BadOption(f"{game.players} players need as many bots, not {len(bots)}.")
    listens = any(bot.needs_knowledge for bot in bots)
    return play_on(game, game.deal(swift(seed), listens), bots, listener, limit)


def play_on(
    game: Game[S, V, K],
    state: S,
    bots: list[Bot],
    listener: Listener | None = None,
    limit: int = LIMIT,
) -> MatchResult[S]:
    """Go on from a state, which changes, for at most `limit` decisions; bots that want knowledge get it from the state's events so far, and on."""
    if not 0 <= limit < 2**63:
        raise BadOption(f"A game is played for 0 decisions or more, not for {spelled(limit)}.")
    witness = Witness(game)
    decisions = 0
    while state.pending and decisions < limit:
        witness.follow(state)
        top = state.pending[-1]
        who = top.seat(state)
        moves = top.options(state, who)
        move = moves[0]
        if len(moves) > 1:
            memory = witness.memory(who) if bots[who].needs_knowledge else None
            move = bots[who].choose(Chair(game, game.view(state, who), memory, moves))
            refuse_unlisted(game, state, who, move, moves)
        if listener is not None:
            listener(state, who, move)
        state.apply(who, move)
        decisions += 1
    ended = UNFINISHED if state.pending else game.ended(state)
    winners = [int(seat) for seat in game.winners(state)]
    return MatchResult(winners, ended, decisions, state, game.ranking(state))


def refuse_unlisted(
    game: Game[S, V, K], state: S, seat: Seat, move: Move, moves: list[Move]
) -> None:
    """A bot's mistake is an error, never quietly mended."""
    if move not in moves:
        reason = game.why_not(state, seat, move)
        assert reason is not None
        raise IllegalMove(reason, game.text(move) if 0 <= move < game.space() else str(move))


@final
class Summary:
    """What many games came to. Everything but the seconds is the same for the same seed."""

    def __init__(self, game: Game[S, V, K], names: list[str]) -> None:
        self.game: Final = game.name
        self.edition: Final = game.edition
        self.players: Final = game.players
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.wins: Final[list[int]] = [
            0
        ] * game.players  # by seat; a shared victory counts for each
        self.ended: Final[dict[str, int]] = {}
        self.bot_seats: Final[dict[str, int]] = dict.fromkeys(names, 0)  # how often it sat down
        self.bot_wins: Final[dict[str, int]] = dict.fromkeys(names, 0)

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds > 0 else 0.0

    def add(self, line_up: list[str], winners: list[int], ended: str, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.ended[ended] = self.ended.get(ended, 0) + 1
        for name in line_up:
            self.bot_seats[name] += 1
        for seat in winners:
            self.wins[seat] += 1
            self.bot_wins[line_up[seat]] += 1

    def as_dict(self) -> dict[str, object]:
        return {
            "game": self.game,
            "edition": self.edition,
            "players": self.players,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions_per_second,
            "wins": list(self.wins),
            "ended": dict(self.ended),
            "bot_seats": dict(self.bot_seats),
            "bot_wins": dict(self.bot_wins),
        }


def simulate(
    game: Game[S, V, K],
    bot_names: list[str],
    games: int,
    seed: int | str,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """So many games; `progress` hears after each how many are done.

    One name fills every seat; fewer names than seats take turns in filling them.
    """
    if not bot_names or len(bot_names) > game.players:
        raise BadOption(f"Name 1 to {game.players} bots for {game.players} players.")
    if games < 1:
        raise BadOption(f"The number of games must be at least 1, not {games}.")
    for name in bot_names:
        check_bot(name, game)
    summary = Summary(game, bot_names)
    all_random = all(name == RANDOM for name in bot_names)
    start = time.perf_counter()
    for number in range(games):
        line_up = seating(bot_names, game.players, seed, number)
        if all_random:
            state = game.deal(swift(derive(seed, number, "deal")), False)
            decisions = int(random_play(state, swift(derive(seed, number, "bot 0")), LIMIT))
            ended = UNFINISHED if state.pending else game.ended(state)
            summary.add(line_up, [int(seat) for seat in game.winners(state)], ended, decisions)
        else:
            bots = [
                make_bot(line_up[seat], game, derive(seed, number, f"bot {seat}"))
                for seat in range(game.players)
            ]
            result = play_match(game, bots, derive(seed, number, "deal"))
            summary.add(line_up, result.winners, result.ended, result.decisions)
        if progress is not None:
            progress(number + 1)
    summary.seconds = time.perf_counter() - start
    return summary


def derive(seed: int | str, number: int, use: str) -> int:
    """The seed of one stream of one game, all of them unrelated."""
    raw = hashlib.sha256(f"deadwood-simulation-1/{seed}/{number}/{use}".encode()).digest()
    return int.from_bytes(raw[:12], "big")


def seating(names: list[str], players: int, seed: int | str, number: int) -> list[str]:
    """Who sits where in this game.

    Each block of as many games as seats takes one random order and lets it rotate: every bot has
    every seat equally often, and the neighbours change from block to block.
    """
    block = number // players
    order: list[i64] = list(range(players))
    swift(derive(seed, block, "seats")).shuffle(order)
    turn = number % players
    return [names[(order[(seat + turn) % players] + block) % len(names)] for seat in range(players)]
