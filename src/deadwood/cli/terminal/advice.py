"""What bots say when people ask them: a hint, or what they think of a move that was made.

Whoever asks hears only what a bot can find out from a seat's own chair. The chair of a move that was
made is found by playing the record again up to it.
"""

from __future__ import annotations

import re
from typing import Any, Final

from deadwood.bots import bot_names
from deadwood.bots.chair import Chair
from deadwood.bots.explain import UNKNOWN, explain, usual_adviser
from deadwood.bots.registry import RANDOM, THINKERS, check_bot, level_of
from deadwood.bots.search.bot import Opinion
from deadwood.cli.records import game_of, step
from deadwood.core.event import Event
from deadwood.core.reason import BadOption
from deadwood.core.record import Record, Replay
from deadwood.core.registry import AnyGame
from deadwood.core.types import NOBODY, Move
from deadwood.core.witness import Witness


def read_adviser(text: str, game: AnyGame) -> str:
    """The bot that a text names, or the usual one."""
    name = text.strip().lower()
    if not name:
        return usual_adviser(game)
    check_bot(name, game)
    if name == RANDOM:
        raise BadOption("A random bot has nothing to say about moves.")
    return name


def is_adviser(text: str, game: AnyGame) -> bool:
    return level_of(text.lower()) in bot_names(game)


def ask(adviser: str, chair: Chair, made: Move, seed: int) -> list[Opinion]:
    """What this bot thinks in that chair; `made` is among it, unless it is NOBODY."""
    if len(chair.moves) == 1:
        return [Opinion(chair.moves[0], UNKNOWN, 1.0)]
    return explain(adviser, chair, made, seed)


class AdvisedMoment:
    """A move of a record (the first is 1), and the chair in which it was made."""

    def __init__(self, number: int, seat: int, move: Move, chair: Chair, seen: list[Event]) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.move: Final = move
        self.chair: Final = chair
        self.seen: Final = seen  # what the seat was shown until then

    def opinions(self, adviser: str) -> list[Opinion]:
        return ask(adviser, self.chair, self.move, self.number)


def moment_of(record: Record, number: int) -> AdvisedMoment:
    """Play the record up to the move, and sit down where it is made."""
    game = game_of(record)
    replay = Replay(game, record)
    seat, text = record.moves[number - 1]
    while replay.number < number - 1:
        step(replay)
    state: Any = replay.state
    witness = Witness(game)
    witness.follow(state)
    chair = Chair(game, game.view(state, seat), witness.memory(seat), game.legal(state, seat))
    return AdvisedMoment(number, seat, game.parse(text), chair, witness.shown(seat))


def bot_of_seat(record: Record, seat: int, game: AnyGame) -> str:
    """The bot that plays a seat, with its budget; the empty text for people.

    A record that names no bots at all may come from a server of before, where their names said it.
    """
    if record.bots:
        return record.bots.get(seat, "")
    return bot_of(record.names.get(seat, ""), game)


def bot_of(name: str, game: AnyGame) -> str:
    """The bot that plays under this name ("Ranger B"), or the empty text for people."""
    found = re.fullmatch(r"([A-Z][a-z]+)( [A-Z])?", name)
    kind = found.group(1).lower() if found else ""
    return kind if kind in bot_names(game) else ""


def adviser_for(record: Record, seat: int, game: AnyGame) -> str:
    """Who explains the moves of a seat: the bot that made them, if it thinks, else the usual one."""
    own = bot_of_seat(record, seat, game)
    return own if level_of(own) in THINKERS else usual_adviser(game)


def last_choice(record: Record, seat: int) -> int:
    """The number of the last move of a seat, or of anybody, who could have made another; or 0."""
    game = game_of(record)
    replay = Replay(game, record, False)
    found = 0
    for at, (who, _) in enumerate(record.moves):
        if seat in (NOBODY, who) and len(game.legal(replay.state, who)) > 1:
            found = at + 1
        step(replay)
    return found
