"""Whole games played in this process, and the jobs that ask for each of their moves elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import deadwood
from deadwood.bots.chair import Chair
from deadwood.bots.registry import make_bot
from deadwood.core.chance import Sealed, seed_bytes
from deadwood.core.registry import AnyGame
from deadwood.core.witness import Witness
from deadwood.server.bots.pool import Job


def first_job(
    name: str, players: int, bot: str = "ranger", table: str = "AAAA", seed: int = 1
) -> Job:
    """Whoever begins is asked for the first move."""
    game = deadwood.game(name, players=players)
    sealed = seed_bytes(seed)
    seat = int(game.seats(game.deal(Sealed(sealed), False))[0])
    return Job(
        table, bot, seat, name, game.edition, players, {}, sealed.hex(), "", [], 1000 * seed
    )  # fmt: skip


@dataclass
class Played:
    """A game between bots: a job for each decision, and the move that was chosen here."""

    game: AnyGame
    asked: list[tuple[Job, str]] = field(default_factory=list)
    positions: list[str] = field(default_factory=list)  # before each decision

    @property
    def moves(self) -> list[tuple[int, str]]:
        return [(job.seat, text) for job, text in self.asked]


def play(first: Job, limit: int = 100_000, remembering: bool = True) -> Played:
    """Here every seat learns at once what happens; the job's position is where it begins."""
    game = deadwood.game(first.game, first.edition, first.players, first.options)
    state = (
        game.from_position(first.position)
        if first.position
        else game.deal(Sealed(seed_bytes(first.seed)), True)
    )
    witness = Witness(game)
    played = Played(game)
    while not game.over(state) and len(played.asked) < limit:
        witness.follow(state)
        seats = game.seats(state)
        seat = int(seats[len(played.asked) % len(seats)])  # in a free-for-all anybody may be asked
        job = replace(first, seat=seat, moves=played.moves, chance=first.chance + len(played.asked))
        bot = make_bot(job.bot, game, job.chance)
        known = witness.memory(seat) if remembering and bot.needs_knowledge else None
        move = bot.choose(Chair(game, game.view(state, seat), known, game.legal(state, seat)))
        played.positions.append(game.position(state))
        played.asked.append((job, game.text(move)))
        game.play(state, seat, move)
    return played
