"""A game at a table far away, as the terminal needs it: made of what the server has sent."""

from __future__ import annotations

from typing import Any, Final

from deadwood.bots.explain import UNKNOWN, usual_adviser
from deadwood.bots.search.bot import Opinion
from deadwood.cli.terminal.any_session import Sitting
from deadwood.client import ClientError, RemoteTable
from deadwood.client.messages import EntryOut
from deadwood.core.event import Event
from deadwood.core.knowledge import Knowledge
from deadwood.core.reason import NOT_HELD, BadOption, DeadwoodError, Reason
from deadwood.core.record import Record, read
from deadwood.core.registry import AnyGame
from deadwood.core.registry import game as make
from deadwood.core.types import Move
from deadwood.core.witness import Witness

MOST_ASKED: Final = 40  # moves about which the server is asked in one go


class WireView:
    """What a seat sees, with the names that the game's own view gives it."""

    def __init__(self, fields: dict[str, Any]) -> None:
        for name, value in fields.items():
            setattr(self, name, value)
        self.pending = [(name, tuple(values)) for name, values in fields["pending"]]


def game_of(table: RemoteTable) -> AnyGame:
    """The rules that are played there, if this program knows them."""
    info = table.info
    try:
        game = make(info["game"], info["edition"], info["players"], info["options"])
    except DeadwoodError as error:
        raise ClientError(f"The server plays what this program does not know: {error}") from None
    if info["revision"] > game.revision:
        raise ClientError(
            f"That table plays by revision {info['revision']} of the rules of {game.name}, "
            f"and this program knows revision {game.revision}; it is too old."
        )
    return game


class RemoteSession(Sitting):
    """One seat at a table; `catch_up` takes over what has happened, everything else reads."""

    has_advice = False

    def __init__(self, link: RemoteTable) -> None:
        game = game_of(link)
        names = [seat["name"] for seat in link.info["seats"]]
        super().__init__(game, names, [link.seat])
        self.link: Final = link
        self.seat: Final = link.seat
        # What began under older rules is not told from its beginning, so nobody can follow it.
        self._is_followed: Final = link.info["revision"] == game.revision
        self._read = 0  # entries
        self._answers = 0  # given or taken back, by us or for us
        self._begins: Final[dict[int, int]] = {}  # by entry: where in `events` its own begin
        self._witness: Final = Witness(game)
        self._view: tuple[int, WireView] | None = None
        self._reasons: dict[str, Reason | None] = {}
        self._reasons_at = -1

    # What happens.

    def catch_up(self) -> list[EntryOut]:
        """Take over the entries that are new, and return them."""
        fresh = self.link.follower.entries[self._read :]
        self._read += len(fresh)
        self.names[:] = [seat["name"] for seat in self.link.info["seats"]]
        for entry in fresh:
            if entry["kind"] == "undo":
                self._take_back(entry["undoes"] or 0)
            if entry["kind"] in ("move", "undo") and entry["seat"] == self.seat:
                self._answers += 1
            self._begins[entry["n"]] = len(self.events)
            for name, seat, values in entry.get("events") or []:
                self.events.append(self.game.events().event(name, seat, tuple(values)))
            if self._is_followed:
                self._witness.hear(self.events[self._begins[entry["n"]] :])
        return fresh

    def _take_back(self, number: int) -> None:
        """What entry `number` told has not happened."""
        del self.events[self._begins[number] :]
        if self._is_followed:
            self._witness.back_to(len(self.events))
        self.seen[self.seat] = min(self.seen[self.seat], len(self.events))

    def begin_of(self, number: int) -> int:
        """How many events had happened before an entry."""
        return self._begins[number]

    # What it looks like now.

    def is_asked(self) -> bool:
        """Whether this seat has to answer; not while a bot stands in for it."""
        own = self.link.follower.own
        return self.link.is_asked and own is not None and own["away"] is None

    def question(self) -> tuple[bool, int, str, list[str]]:
        """What is asked: another value means another question."""
        now = self.link.follower.now
        word = "" if now is None else now["question"]
        return self.is_asked(), self._answers, word, [move["move"] for move in self.link.moves]

    def awaited(self) -> list[int]:
        now = self.link.follower.now
        return [] if now is None else now["asked"]

    def bot_at(self, seat: int) -> str:
        return self.link.info["seats"][seat]["bot"] or ""

    def over(self) -> bool:
        return self.link.follower.is_ended

    def winners(self) -> list[int]:
        return self.link.winners

    def view(self, seat: int) -> Any:
        number = self.link.follower.number
        if self._view is None or self._view[0] != number:
            self._view = number, WireView(self.link.view)
        return self._view[1]

    def moves(self, seat: int) -> list[Move]:
        return [self.game.parse(move["move"]) for move in self.link.moves]

    def shown(self, seat: int, since: int = 0) -> list[Event]:
        return self.events[since:]

    def memory(self, seat: int) -> Knowledge:
        return self._witness.memory(seat)

    def preview(self, seat: int, move: Move) -> dict[str, int]:
        text = self.game.text(move)
        return next(known["brings"] for known in self.link.moves if known["move"] == text)

    def in_hand(self, seat: int, move: Move) -> bool:
        return True  # the server tells whoever asks about a card that he does not hold

    def reasons(self, seat: int, moves: list[Move]) -> list[tuple[Move, Reason | None]]:
        number = self.link.follower.number
        if number != self._reasons_at:
            self._reasons = {move["move"]: None for move in self.link.moves}
            self._reasons_at = number
        step = -(-len(moves) // MOST_ASKED) or 1
        chosen = [(move, self.game.text(move)) for move in moves[::step]]
        unknown = [text for _, text in chosen if text not in self._reasons]
        self._reasons.update(zip(unknown, self.link.whys(unknown), strict=True))
        found = [(move, self._reasons[text]) for move, text in chosen]
        held = [(move, why) for move, why in found if why is None or why.rule != NOT_HELD]
        return held or found

    def advice(self, seat: int, adviser: str) -> list[Opinion]:
        """The server's marshal answers, and only where nobody else but bots is at the table."""
        if adviser != usual_adviser(self.game):
            raise BadOption("At a server it is always a marshal who is asked.")
        told = self.link.advice()["opinions"]
        return [
            Opinion(
                self.game.parse(one["move"]),
                UNKNOWN if one["chance"] is None else one["chance"],
                one["share"],
            )
            for one in told
        ]

    def would_be_lost(self) -> bool:
        return False

    def kept(self) -> Record:
        return read(self.link.record())
