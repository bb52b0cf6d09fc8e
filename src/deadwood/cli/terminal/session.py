"""One game at one terminal: the state, its record, who sits where, and what everybody was shown."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection
from typing import Any, Final

from deadwood.bots import Bot, cast, make_bot, usual_bot
from deadwood.bots.chair import Chair
from deadwood.bots.own import is_place
from deadwood.bots.registry import is_own
from deadwood.bots.search.bot import Opinion
from deadwood.cli.records import game_of, step
from deadwood.cli.terminal.advice import ask, bot_of, bot_of_seat, last_choice
from deadwood.cli.terminal.any_session import Sitting
from deadwood.cli.terminal.saved_games import GameFile
from deadwood.core.event import Event
from deadwood.core.knowledge import Knowledge
from deadwood.core.reason import BadOption, Reason
from deadwood.core.record import Record, Replay, result_of, start
from deadwood.core.registry import AnyGame
from deadwood.core.types import NOBODY, Move
from deadwood.core.witness import Witness
from deadwood.language.teller import NO_ANSWER

LONGEST_NAME: Final = 20


class Session(Sitting):
    """Moves go in through `play`; everything else reads."""

    def __init__(self, game: AnyGame, state: Any, record: Record, bots: list[str]) -> None:
        """`bots` has a name for every seat that a bot plays ("marshal:300"), and "" for people."""
        names = [record.names[seat] for seat in range(game.players)]
        super().__init__(game, names, [seat for seat, name in enumerate(bots) if not name])
        self.state = state
        self.record: Final = record
        self.line_up: Final = bots
        self.bots = self.seated()
        self.saved = len(record.moves)
        self.witness = Witness(game)
        self.game_file: GameFile | None = None  # writes this game down as it goes on
        self.collect()

    def seated(self) -> list[Bot | None]:
        """A bot for every seat that one plays, before its first thought."""
        return [
            make_bot(name, self.game, bot_seed(self.record.seed, seat)) if name else None
            for seat, name in enumerate(self.line_up)
        ]

    def collect(self) -> None:
        """Take over what the state has to tell, and let everybody remember it."""
        assert self.state.events is not None
        self.events.extend(self.state.events)
        self.witness.follow(self.state)

    def over(self) -> bool:
        return self.game.over(self.state)

    def awaited(self) -> int:
        """Who answers next; in a free-for-all they are asked in order."""
        return self.all_awaited()[0]

    def all_awaited(self) -> list[int]:
        """Everybody who may answer now."""
        return [int(seat) for seat in self.game.seats(self.state)]

    def may_step_in(self) -> list[int]:
        """People here who may act now though nobody waits for them."""
        return [int(seat) for seat in self.game.may_step_in(self.state) if seat in self.people]

    def view(self, seat: int) -> Any:
        return self.game.view(self.state, seat)

    def moves(self, seat: int) -> list[Move]:
        return self.game.legal(self.state, seat)

    def winners(self) -> list[int]:
        return [int(seat) for seat in self.game.winners(self.state)]

    def memory(self, seat: int) -> Knowledge:
        return self.witness.memory(seat)

    def preview(self, seat: int, move: Move) -> dict[str, int]:
        return self.game.preview(self.state, seat, move)

    def reasons(self, seat: int, moves: list[Move]) -> list[tuple[Move, Reason | None]]:
        return [(move, self.game.why_not(self.state, seat, move)) for move in moves]

    def in_hand(self, seat: int, move: Move) -> bool:
        return self.game.in_hand(self.state, seat, move)

    def kept(self) -> Record:
        return self.record

    def shown(self, seat: int, since: int = 0) -> list[Event]:
        return [self.game.shown(event, seat) for event in self.events[since:]]

    def play(self, seat: int, move: Move) -> None:
        """Through the checking door, into the record."""
        self.game.play(self.state, seat, move)
        self.record.moves.append((seat, self.game.text(move)))
        self.collect()
        self.record.result = result_of(self.game, self.state)
        if seat in self.people or self.over():
            self.keep()

    def keep(self) -> None:
        """Write the game down where it can be gone on with."""
        if self.game_file is not None and self.game_file.keep(self.record):
            self.saved = len(self.record.moves)

    def is_mute(self, seat: int, moves: list[Move]) -> bool:
        """Whether a person can only pass, and nobody else is here to learn from a silence."""
        alone = len(self.people) == 1 and seat in self.people
        return alone and len(moves) == 1 and self.game.text(moves[0]) == "pass"

    def pass_for(self, seat: int, move: Move) -> None:
        """The only answer there is, without asking; the story says so, once for several."""
        self.note_silence(seat)
        self.play(seat, move)

    def note_silence(self, seat: int) -> None:
        last = self.events[-1] if self.events else None
        if last is None or (last.name, last.seat) != (NO_ANSWER, seat):
            self.events.append(Event(NO_ANSWER, seat))

    def take_back(self, seat: int) -> str:
        """Take the last decision of a seat back; otherwise the word for what speaks against it.

        Whoever plays against bots alone may take back what they like, and what the bots have answered
        goes with it. Among people it must be the last move, and have shown nobody anything.
        """
        number = last_choice(self.record, seat)
        if number == 0:
            return "undo_nothing"
        if len(self.people) > 1 and not (number == len(self.record.moves) and self.is_quiet()):
            return "undo_shown"
        del self.record.moves[number - 1 :]
        self.record.result = ""
        self.play_again()
        self.seen[seat] = len(self.events)
        self.keep()
        return ""

    def is_quiet(self) -> bool:
        """Whether the last move has shown nobody anything."""
        replay = Replay(self.game, self.record)
        replay.to(len(self.record.moves) - 1)
        replay.state.events.clear()
        chance = replay.state.chance.fields()
        replay.step()
        quiet = all(self.game.is_quiet(event) for event in replay.state.events)
        return quiet and replay.state.chance.fields() == chance

    def play_again(self) -> None:
        """Everything that the record holds, from the first card on, before bots that know nothing."""
        replay = Replay(self.game, self.record)
        self.state = replay.state
        self.events.clear()
        self.witness = Witness(self.game)
        self.bots = self.seated()
        self.collect()
        for seat, _ in self.record.moves:
            if self.is_mute(seat, self.moves(seat)):
                self.note_silence(seat)
            step(replay)
            self.collect()
        self.seen[:] = [min(told, len(self.events)) for told in self.seen]

    def bot_at(self, seat: int) -> str:
        return self.record.bots.get(seat, "")

    def would_be_lost(self) -> bool:
        """Whether the game is open and a person has moved since it was last kept."""
        unsaved = self.record.moves[self.saved :]
        return not self.over() and any(seat in self.people for seat, _ in unsaved)

    def bot_choice(self, seat: int) -> Move:
        """What the bot of this seat decides on; nothing has happened by that."""
        bot = self.bots[seat]
        assert bot is not None
        return bot.choose(self.chair(seat))

    def stand_in_choice(self, seat: int) -> Move:
        """What is made instead where the bot of this seat has failed."""
        bot = make_bot(usual_bot(self.game), self.game, bot_seed(self.record.seed, seat))
        return bot.choose(self.chair(seat))

    def advice(self, seat: int, adviser: str) -> list[Opinion]:
        return ask(adviser, self.chair(seat), NOBODY, len(self.record.moves))

    def chair(self, seat: int) -> Chair:
        """What a bot is given in this seat."""
        return Chair(self.game, self.view(seat), self.memory(seat), self.moves(seat))


class Leave(Exception):
    """The person wants to go; `code` is what the command then exits with."""

    def __init__(self, code: int = 0) -> None:
        super().__init__()
        self.code = code


class Resume(Exception):
    """Another game takes this one's place: a loaded one, or the next one."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session


def bot_seed(seed: str, seat: int) -> int:
    """A bot's own chance: the same for the same game, and telling nothing about it."""
    raw = hashlib.sha256(f"deadwood-bot-1/{seed}/{seat}".encode()).digest()
    return int.from_bytes(raw[:12], "big")


def new_session(game: AnyGame, seed: bytes, names: list[str], bots: list[str]) -> Session:
    record = start(game, seed, dict(enumerate(names)))
    record.bots = {seat: bot for seat, bot in enumerate(bots) if bot}
    return Session(game, game.new(seed, True), record, bots)


def next_session(before: Session) -> Session:
    """The same people and bots at the same table, and other cards."""
    return new_session(before.game, secrets.token_bytes(32), before.names, before.line_up)


def resume(record: Record, stranger: str, trusted: Collection[str] = ()) -> Session:
    """The session that a record holds, at its last move. No file starts somebody's own bot, which may be
    any code: only those run that are `trusted`."""
    for bot in record.bots.values():
        if is_place(bot) and is_own(bot) and bot not in trusted:
            raise BadOption(
                f"The bot {bot} of this game is a program of somebody's; --load FILE --bots {bot} lets it play."
            )
    game = game_of(record)
    replay = Replay(game, record)
    looked: dict[int, int] = {}  # how much had happened when a seat made its last move
    for seat, _ in record.moves:
        looked[seat] = len(replay.state.events)
        step(replay)
    names = [record.names.get(seat, "") for seat in range(game.players)]
    bots = [bot_of_seat(record, seat, game) for seat in range(game.players)]
    if not any(names) and not any(bots):  # nobody said who played: somebody against rangers
        bots = [""] + [usual_bot(game)] * (game.players - 1)
        names = name_seats([stranger], bots, record.seed)
    taken: list[str] = []
    for seat, name in enumerate(names):
        fit = name if is_name(name) and name not in taken else lettered(stranger, seat)
        taken.append(fit)
    record.names = dict(enumerate(taken))
    record.bots = {seat: bot for seat, bot in enumerate(bots) if bot}
    session = Session(game, replay.state, record, bots)
    for seat in session.people:
        session.seen[seat] = looked.get(seat, 0)
    return session


def is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable()


def shown_name(record: Record, seat: int) -> str:
    """What a record calls a seat, if that can be printed; else its number."""
    name = record.names.get(seat, "")
    return name if is_name(name) else f"#{seat + 1}"


def name_seats(people: list[str], bots: list[str], seed: str) -> list[str]:
    """A name for every seat: the people's in order, and for bots some of the cast, by the seed."""
    played = cast.choose(seed, people, len(bots) - bots.count(""))
    waiting = list(people)
    return [played.pop(0) if bot else waiting.pop(0) for bot in bots]


def lettered(name: str, number: int) -> str:
    """The first of a name is A; a number would be taken for points or money."""
    return f"{name} {'ABCDEFGH'[number]}"


def check_names(names: list[str], game: AnyGame) -> None:
    """People's names: short, different, and not those of bots."""
    for name in names:
        if not is_name(name):
            raise BadOption(f"A name has 1 to {LONGEST_NAME} printable characters, not {name!r}.")
        if bot_of(name, game):
            raise BadOption(f"{name} is what a bot is called; choose another name.")
    if len(set(names)) != len(names):
        raise BadOption("Every player needs a name of his own.")
