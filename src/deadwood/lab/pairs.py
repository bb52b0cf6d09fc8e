"""Duplicate deals: one deal, played twice, and nothing differs but who sits where.

Two players: X against Y, then with their seats exchanged; each bot scores the mean of its games.
More: one seat is looked at. First X has it and Ys have all the others, then Y has it too; the score
of a pair is what that seat scored for either. In every second pair the others are Xs instead,
unless a field was chosen. Seats take turns; where roles are dealt, so do the seats of the roles,
each as often as it is dealt.

The deal comes from the pair's number, and the chance of the bots from that and their seat.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.bots.match import derive, play_match
from deadwood.bots.registry import BY_GAME, make_bot
from deadwood.core.chance import swift
from deadwood.core.registry import AnyGame
from deadwood.core.types import Move
from deadwood.lab.odds import Stratum
from deadwood.lab.plan import Plan
from deadwood.lab.times import Times


@dataclass(frozen=True)
class Pair:
    """How one pair came out."""

    number: int
    seat: int  # the one that was looked at; in a duel, the first bot's in the first game
    stratum: Stratum
    scores: tuple[float, float]  # of the first and of the second bot of its match
    decisions: int
    times: dict[str, Times]

    def fields(self) -> dict[str, Any]:
        role, way = self.stratum
        return {
            "pair": self.number,
            "seat": self.seat,
            "role": role,
            "way": way,
            "scores": list(self.scores),
            "decisions": self.decisions,
            "times": {bot: times.fields() for bot, times in self.times.items()},
        }

    @classmethod
    def read(cls, fields: dict[str, Any]) -> Pair:
        first, second = fields["scores"]
        return cls(
            int(fields["pair"]),
            int(fields["seat"]),
            (str(fields["role"]), int(fields["way"])),
            (float(first), float(second)),
            int(fields["decisions"]),
            {str(bot): Times.read(times) for bot, times in fields["times"].items()},
        )


class Timed(Bot):
    """Answers as the bot within, and notes how long that takes.

    By the processor's time: on a busy machine the clock on the wall measures the others.
    """

    def __init__(self, bot: Bot, times: Times) -> None:
        super().__init__(bot.chance)
        self.bot: Final = bot
        self.times: Final = times

    def choose(self, chair: Chair) -> Move:
        begin = time.thread_time()
        move = self.bot.choose(chair)
        self.times.add(time.thread_time() - begin)
        return move


class TimedListener(Timed):
    """The same for a bot that wants its seat's knowledge."""

    needs_knowledge = True


class PairDeal:
    """One deal, to be played by any bots."""

    def __init__(self, game: AnyGame, seed: str, number: int) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.number: Final = number
        self.roles: Final = roles_of(game, derive(seed, number, "deal"))
        self.times: Final[dict[str, Times]] = {}
        self.decisions = 0

    def play(self, bots: list[str]) -> list[float]:
        """What each seat scores with these bots."""
        result = play_match(
            self.game,
            [self.timed(name, seat) for seat, name in enumerate(bots)],
            derive(self.seed, self.number, "deal"),
        )
        self.decisions += result.decisions
        return scores(result.winners, self.game.players, sides=bool(self.roles))

    def timed(self, name: str, seat: int) -> Bot:
        bot = make_bot(name, self.game, derive(self.seed, self.number, f"bot {seat}"))
        times = self.times.setdefault(name, Times())
        return (TimedListener if bot.needs_knowledge else Timed)(bot, times)

    def seat_in_turn(self, turn: int) -> int:
        """The seat to look at; roles come in their order, each as often as it was dealt."""
        seats = list(range(self.game.players))
        if self.roles:
            listed = role_words(self.game.name)
            seats.sort(key=lambda seat: listed.index(self.roles[seat]))
        return seats[turn % self.game.players]


def play_pair(plan: Plan, game: AnyGame, number: int) -> Pair:
    """The two games of a pair; the same for the same plan, wherever and whenever it is played."""
    match, turn = plan.match_of(number)
    one, other = (plan.bots[bot] for bot in plan.matches[match])
    deal = PairDeal(game, plan.seed, number)
    way = 0
    if plan.duel:
        seat = deal.seat_in_turn(turn)
        both = [deal.play(seated(bot, seat, rest, 2)) for bot, rest in ((one, other), (other, one))]
        result = (
            (both[0][seat] + both[1][1 - seat]) / 2,
            (both[0][1 - seat] + both[1][seat]) / 2,
        )
    else:
        if not plan.field:
            way, turn = turn % 2, turn // 2
        seat = deal.seat_in_turn(turn)
        rest = one if way else other
        result = (
            deal.play(seated(one, seat, rest, plan.players))[seat],
            deal.play(seated(other, seat, rest, plan.players))[seat],
        )
    role = deal.roles[seat] if deal.roles else ""
    return Pair(number, seat, (role, way), result, deal.decisions, deal.times)


def seated(bot: str, seat: int, rest: str, players: int) -> list[str]:
    """One bot on its seat, and the rest around it."""
    return [bot if at == seat else rest for at in range(players)]


def scores(winners: list[int], players: int, sides: bool) -> list[float]:
    """A victory is one point: for everybody on a side that wins, else shared by the winners.

    A game that nobody wins is shared by all.
    """
    won = winners or list(range(players))
    point = 1.0 if sides and winners else 1 / len(won)
    return [point if seat in won else 0.0 for seat in range(players)]


def roles_of(game: AnyGame, seed: int) -> list[str]:
    """The role that each seat is dealt; nothing where players have none."""
    if not role_words(game.name):
        return []
    return BY_GAME[game.name].roles_of(game.deal(swift(seed), False))


def role_words(name: str) -> list[str]:
    """The roles of a game, in the order in which reports have them."""
    return BY_GAME[name].roles if name in BY_GAME else []
