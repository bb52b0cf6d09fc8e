"""The far end of `pool.py`: a process that answers for bots, one job after another.

It keeps the tables that it was asked about last. A job says how many moves it goes on from, and is
told the rest: only those are played. A job that goes on from nothing (a move was taken back, another
process had the table meanwhile) is played from the deal; one that goes on from a table that is not
kept any more is not answered but asked for as a whole. A bot is new for each decision and is given its
view, its seat's memory and its legal moves, never the state. The same holds for whoever is asked for
advice instead of a move. After the end a moment of the game can be looked at as a seat saw it.

A job that goes on from a position has no first cards to remember, and a memory that has missed the
beginning would be wrong rather than empty: the bot is then given none, which every bot understands.

What is sent back on an error says at most the type of the exception: its message, or the place
where it was raised, might name a card that nobody else may know. A job says everything that its
answer depends on, so whoever may see the table can have the same error again.
"""

from __future__ import annotations

import contextlib
import importlib
import marshal
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO, Final

from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.bots.explain import explain
from deadwood.bots.own import BotError, find
from deadwood.core import stored
from deadwood.core.chance import Sealed, seed_bytes
from deadwood.core.knowledge import Knowledge
from deadwood.core.reason import DeadwoodError
from deadwood.core.registry import AnyGame
from deadwood.core.registry import game as make_game
from deadwood.core.state import State
from deadwood.core.types import NOBODY, Move, Seat
from deadwood.core.witness import Witness
from deadwood.language import teller_for, told_apart
from deadwood.language.catalogue import catalogue

KEPT: Final = 256  # tables
NICE: Final = 5  # the process that serves people comes first
GRACE: Final = 2.0  # seconds beyond the limit, within which the pool itself ends a hanging bot

# What is wanted, and what is answered.
CHOOSE: Final = "choose"
ADVISE: Final = "advise"
LOOK: Final = "look"
READY: Final = "ready"
DONE: Final = "done"
FAILED: Final = "failed"
FORGOTTEN: Final = "forgotten"  # what the job goes on from is not kept: all of it must be said

MakeBot = Callable[[str, AnyGame, int], Bot]
Moves = list[tuple[int, str]]
Advice = list[tuple[str, float, float]]  # moves, their chances, and how much each was thought about
Look = dict[str, Any]  # what a seat sees at a moment, and what its moves are called then
Setting = tuple[str, str, int, dict[str, str], str, str]  # game to options, seed, position


class Failed(Exception):
    """Why there is no move, as the end of a sentence that names nothing hidden."""


class Forgotten(Exception):
    """The table that a job goes on from is not kept here."""


class ReplayedTable:
    """A game as far as it has been played here, and what its seats remember of it."""

    def __init__(self, setting: Setting) -> None:
        name, edition, players, options, seed, position = setting
        self.setting: Final = setting
        self.game: Final = make_game(name, edition, players, options)
        self.state: Final[State] = (
            stored.read(self.game, position)
            if position
            else self.game.deal(Sealed(seed_bytes(seed)), True)
        )
        self.moves: Final[Moves] = []
        self.witness: Final = Witness(self.game)

    def leads_to(self, setting: Setting, known: int) -> bool:
        """Whether it is the same game after so many moves."""
        return setting == self.setting and known == len(self.moves)

    def play_on(self, moves: Moves) -> None:
        for seat, text in moves:
            self.game.play(self.state, seat, self.game.parse(text))
            self.moves.append((seat, text))

    def memory(self, seat: Seat) -> Knowledge | None:
        """What this seat has seen so far; it catches up when it is asked, not move by move."""
        if self.state.events is None:
            return None
        self.witness.follow(self.state)
        return self.witness.memory(seat)


class ReplayedTables:
    """The tables that were asked about last."""

    def __init__(self, make_bot: MakeBot, kept: int = KEPT) -> None:
        self.make_bot: Final = make_bot
        self.kept: Final = kept
        self.tables: Final[OrderedDict[str, ReplayedTable]] = OrderedDict()

    def choose(
        self,
        code: str,
        bot: str,
        seat: int,
        chance: int,
        setting: Setting,
        known: int,
        moves: Moves,
    ) -> str:
        """The bot's move in notation after these moves beyond the known ones, or Failed."""
        with self.table(code, setting, known, moves) as table:
            return answer(table, self.make_bot, bot, seat, chance)

    def advise(
        self,
        code: str,
        bot: str,
        seat: int,
        chance: int,
        setting: Setting,
        known: int,
        moves: Moves,
        made: str,
    ) -> Advice:
        """What the bot thinks of the moves, the one that it would make first; or Failed."""
        with self.table(code, setting, known, moves) as table:
            return opinions(table, bot, seat, chance, made)

    def look(
        self,
        code: str,
        seat: int,
        setting: Setting,
        known: int,
        moves: Moves,
        lang: str,
        people: list[str],
    ) -> Look:
        """The moment after these moves, as a seat sees it; in a language, also the names of what it
        may do."""
        with self.table(code, setting, known, moves) as table:
            return look(table, seat, lang, people)

    @contextlib.contextmanager
    def table(
        self, code: str, setting: Setting, known: int, moves: Moves
    ) -> Iterator[ReplayedTable]:
        # Taken out first: a table on which something went wrong is not used again.
        kept = self.tables.pop(code, None)
        if known and (kept is None or not kept.leads_to(setting, known)):
            raise Forgotten
        try:
            table = kept if kept is not None and known else ReplayedTable(setting)
            table.play_on(moves)
        except DeadwoodError:
            raise Failed("the game so far cannot be played again") from None
        yield table
        self.tables[code] = table
        if len(self.tables) > self.kept:
            self.tables.popitem(last=False)


def answer(table: ReplayedTable, make_bot: MakeBot, name: str, seat: Seat, chance: int) -> str:
    game = table.game
    moves = game.legal(table.state, seat)
    if not moves:
        raise Failed("its seat is not asked")
    if len(moves) == 1:
        return game.text(moves[0])
    try:
        move = ask(table, make_bot(name, game, chance), seat, moves)
    except BotError as error:
        raise Failed(f"it ended with {error.kind}") from None
    except Exception as error:
        raise Failed(f"it ended with {type(error).__name__}") from None
    if move not in moves:
        raise Failed("it chose what is not allowed")
    return game.text(move)


def ask(table: ReplayedTable, bot: Bot, seat: Seat, moves: list[Move]) -> Move:
    memory = table.memory(seat) if bot.needs_knowledge else None
    return bot.choose(Chair(table.game, table.game.view(table.state, seat), memory, moves.copy()))


def opinions(table: ReplayedTable, bot: str, seat: Seat, chance: int, made: str) -> Advice:
    """They come from the seat's chair alone: from what its own player may know."""
    game = table.game
    moves = game.legal(table.state, seat)
    memory = table.memory(seat)
    if not moves:
        raise Failed("its seat is not asked")
    if memory is None:
        raise Failed("nobody remembers how the game began")
    chair = Chair(game, game.view(table.state, seat), memory, moves.copy())
    try:
        found = explain(bot, chair, game.parse(made) if made else NOBODY, chance)
    except Exception as error:
        raise Failed(f"it ended with {type(error).__name__}") from None
    return [(game.text(each.move), each.chance, each.share) for each in found]


def named_questions(game: AnyGame, state: State) -> list[dict[str, object]]:
    """All that is open, the question on top last, and what each speaks of, by names; views hold the
    same as numbers."""
    if not game.questions().kinds:
        return []
    return [game.asked(*saved) for saved in state.saved()]


def look(table: ReplayedTable, seat: Seat, lang: str, people: list[str]) -> Look:
    game, state = table.game, table.state
    view = game.view(state, seat)
    questions = named_questions(game, state)
    seen: Look = {
        "view": view.as_dict(),
        "asks": questions[-1] if questions else None,
        "open": questions,
        "asked": [int(other) for other in game.seats(state)],
        "winners": [int(winner) for winner in game.winners(state)],
        "ended": game.ended(state),
        "names": {},
    }
    if lang:
        teller = teller_for(game, catalogue(lang), people)
        named = told_apart(teller, view, {m: teller.move(view, m) for m in game.legal(state, seat)})
        seen["names"] = {game.text(move): words for move, words in named.items()}
    return seen


# Messages: a length, then plain values as `marshal` writes them. Both ends are the same Python, and
# it takes a sixth of the time of JSON, which counts where the event loop writes whole games.


def packed(value: Any) -> bytes:
    data = marshal.dumps(value)
    return len(data).to_bytes(4, "big") + data


def received(source: BinaryIO) -> Iterator[Any]:
    """Every message until the other end is closed, or dead."""
    while len(head := source.read(4)) == 4:
        data = source.read(int.from_bytes(head, "big"))
        yield marshal.loads(data)


def serve(tables: ReplayedTables, source: BinaryIO, answers: BinaryIO, limit: float) -> None:
    wishes: dict[str, Callable[..., Any]] = {
        CHOOSE: tables.choose,
        ADVISE: tables.advise,
        LOOK: tables.look,
    }
    send(answers, (READY, ""))
    for job in received(source):
        wish, *asked = job
        with alarm(limit + GRACE):
            try:
                reply: tuple[str, Any] = (DONE, wishes[wish](*asked))
            except Forgotten:
                reply = (FORGOTTEN, "")
            except Failed as failed:
                reply = (FAILED, str(failed))
            except Exception as error:
                reply = (FAILED, f"its process met {type(error).__name__}")
        send(answers, reply)


def send(answers: BinaryIO, message: tuple[str, Any]) -> None:
    answers.write(packed(message))
    answers.flush()


@contextlib.contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """The system ends this process after so long, however busy it is: its pool may be dead."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)


def maker(place: str) -> MakeBot:
    """The function that a text `module:name` means."""
    module, _, name = place.partition(":")
    found: MakeBot = getattr(importlib.import_module(module), name)
    return found


def main(place: str, limit: str, needs: str = "") -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    if hasattr(os, "nice"):
        os.nice(NICE)
    # The answers have their channel to themselves: what a bot prints goes nowhere.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    # With nobody left to answer to there is nothing to say about it either.
    with contextlib.suppress(BrokenPipeError):
        if needs:
            try:
                find(needs)
            except DeadwoodError as error:
                send(answers, (FAILED, str(error)))
                sys.stdin.buffer.read()  # until whoever started it has heard and ends it
        serve(ReplayedTables(maker(place)), sys.stdin.buffer, answers, float(limit))
    os._exit(0)  # nothing to tidy up


if __name__ == "__main__":
    main(*sys.argv[1:])
