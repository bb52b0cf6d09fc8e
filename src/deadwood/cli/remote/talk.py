"""Talking with a person who sits at a table far away: what happens there is told as it happens."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final

from deadwood.cli.remote.host import HOSTING, order
from deadwood.cli.remote.session import RemoteSession
from deadwood.cli.terminal.keyboard import MOMENT, LiveScreen
from deadwood.cli.terminal.screen import shorten, wrap
from deadwood.cli.terminal.session import Leave
from deadwood.cli.terminal.table_commands import ANY_TIME
from deadwood.cli.terminal.talk import Conversation
from deadwood.client import RemoteTable
from deadwood.client.messages import EntryOut
from deadwood.core.reason import DeadwoodError
from deadwood.core.types import NOBODY, Move
from deadwood.language.catalogue import Catalogue

FAR: Final = ["say", "undo", "stand", "back", "rematch", *HOSTING]
NOT_THERE: Final = frozenset(["load", "again"])
LOOKS: Final = frozenset(["table", "hand", "who", "pile"])
LONGEST_CHAT: Final = 300
QUIET: Final = 3.0  # seconds without news, after which it is said who is awaited


class Changed(Exception):
    """Something else is asked by now, or nothing at all."""


class Rematch(Exception):
    """The same people meet at another table."""

    def __init__(self, link: RemoteTable) -> None:
        super().__init__()
        self.link = link


def told(
    words: Catalogue, names: list[str], entry: EntryOut, people: Mapping[str, str] | None = None
) -> str:
    """What an entry of the log says about the people at the table; "" if the game tells it. `people`
    are names by badge."""
    seat, kind = entry["seat"], entry["kind"]
    name = names[seat] if seat != NOBODY else ""

    def say(key: str, **values: object) -> str:
        return words.say("core", "play", key, **{"name": name, **values})

    match kind:
        case "sat" | "bot":
            named = entry.get("name") or ""
            return say("far_sat", name=named) if named else stood(words, seat)
        case "stood" if entry.get("by") == "host":
            return words.say("core", "play", "far_freed", seat=seat + 1)
        case "stood":
            return stood(words, seat)
        case "host":
            return words.say("core", "play", "far_is_host", name=name)
        case "sealed":
            return words.say("core", "play", "far_shuffle")
        case "away":
            return say(
                {"time": "far_late", "host": "far_sent"}.get(entry.get("why") or "", "far_left")
            )
        case "back":
            return say("far_back")
        case "undo":
            return say("far_undo")
        case "move" if entry.get("by") == "clock":
            return say("far_clock_moves")
        case "chat":
            text = shorten(entry.get("text") or "", LONGEST_CHAT)
            key = "far_aside" if seat == NOBODY else "far_says"
            return words.say("core", "play", key, name=entry.get("name") or "", text=text)
        case "mute" | "ban":
            keys = {"mute": ("far_heard", "far_muted"), "ban": ("far_let_in", "far_banned")}
            known = (people or {}).get(entry.get("guest") or "")
            whom = known or words.say("core", "play", "far_somebody")
            return say(keys[kind][bool(entry.get("on"))], name=whom)
        case "rematch":
            return say("far_rematch")
        case "closed":
            return words.say("core", "play", "far_closed")
    return ""


def stood(words: Catalogue, seat: int) -> str:
    return words.say("core", "play", "far_stood", seat=seat + 1)


class RemoteTalk(Conversation):
    session: RemoteSession
    screen: LiveScreen
    any_time = (ANY_TIME | frozenset(FAR)) - NOT_THERE
    offered = "far_offer"

    def __init__(self, screen: LiveScreen, session: RemoteSession, words: Catalogue) -> None:
        super().__init__(screen, session, words)
        self.link: Final = session.link
        self.seat: Final = session.seat
        self.has_stood = False  # has given his place to a bot
        self.told = 0  # events that are on the screen already
        self._at_stake: object = None  # the question that is being answered
        self._was_connected = True
        self._begin()
        screen.idle = self.listen

    def _begin(self) -> None:
        """Whoever comes back is told what has happened since his last move."""
        for entry in self.session.catch_up():
            if entry["kind"] == "move" and entry["seat"] == self.seat:
                self.told = self.session.begin_of(entry["n"])
        self.session.seen[self.seat] = self.told

    # Hearing.

    def listen(self, seconds: float) -> bool:
        """Hear what happens, for so long; whether anything did. Changed if the question has."""
        self.link.wait(seconds)
        lines = self.hear()
        if lines:
            self.screen.interject(lines)
        if self._at_stake is not None and self.session.question() != self._at_stake:
            raise Changed
        return bool(lines)

    def hear(self) -> list[str]:
        """What is new, in lines."""
        lines: list[str] = []
        width = self.screen.width
        if self.link.is_connected != self._was_connected:
            self._was_connected = self.link.is_connected
            said = self.say("far_again" if self._was_connected else "far_lost")
            lines += [self.screen.paint(line, "dim") for line in wrap(said, " ", width=width)]
        for entry in self.session.catch_up():
            people = self.link.follower.people() if entry["kind"] in ("mute", "ban") else None
            sentence = told(self.words, self.session.names, entry, people)
            for line in wrap(sentence, " ", "   ", width) if sentence else []:
                lines.append(self.screen.paint(line, "mark" if entry["kind"] == "chat" else "dim"))
        self.told = min(self.told, len(self.session.events))
        events = self.session.shown(self.seat, self.told)
        self.told = len(self.session.events)
        return lines + self.bulleted(self.table.story(events, self.seat, True))

    def news(self, seat: int, until: int | None = None) -> list[str]:
        """What is not yet on the screen of what the seat has not looked at."""
        end = len(self.session.events) if until is None else until
        self.session.seen[seat] = max(self.session.seen[seat], min(self.told, end))
        self.told = max(self.told, end)
        return super().news(seat, until)

    def wait(self) -> None:
        """Until this seat is asked or the game is over; commands can be given meanwhile."""
        since, said = time.monotonic(), ""
        while not self.session.over() and not self.session.is_asked():
            line = self.typed()
            if line is not None:
                self.heed(line)
            awaited = [self.session.names[seat] for seat in self.session.awaited()]
            if self.listen(MOMENT):
                since, said = time.monotonic(), ""
            elif time.monotonic() - since > QUIET:
                now = self.whom(awaited)
                if now != said:
                    self.screen.say(now, "dim", " ")
                said = now

    def whom(self, names: list[str]) -> str:
        own = self.link.follower.own
        if own is not None and own["away"] is not None:
            return self.say("far_stands_in")
        waiting = self.say("far_waiting", names=self.words.listed(names))
        moves = self.session.moves(self.seat)
        if not moves:
            return waiting
        said = [self.table.move(self.session.view(self.seat), move) for move in moves]
        return f"{waiting} {self.say('far_step_in', moves=self.words.listed(said))}"

    def typed(self) -> str | None:
        """A line that somebody has typed unasked; what is not typed by hand waits for a question."""
        if not self.screen.is_live:
            return None
        try:
            return self.screen.keyboard.line()
        except EOFError:
            raise Leave(0) from None

    # Asking.

    def ask(self, prompt: str) -> str:
        """A line of input. Ctrl-C and the end of input leave the table, and the seat is kept."""
        try:
            text = self.screen.ask(prompt)
        except EOFError:
            self.screen.line()
            raise Leave(0) from None
        except KeyboardInterrupt:
            self.screen.line()
            raise Leave(130) from None
        self.heard += 1
        return text

    def turn(self) -> Move | None:
        """The move that the person decides on; None if something else is asked by then."""
        question = self.session.question()
        self.show(self.seat)
        self.tell_clock()
        self._at_stake = question
        try:
            while True:
                move = self.answer(self.seat, self.ask(self.prompt(self.seat)))
                if move is not None:
                    return move
        except Changed:
            self.screen.line()
            return None
        finally:
            self._at_stake = None

    def tell_clock(self) -> None:
        now = self.link.follower.now
        deadline = now["clock"]["deadlines"][self.seat] if now and now["clock"] else None
        if deadline is not None:
            seconds = max(0, deadline - self.link.follower.entries[-1]["at"]) // 1000
            self.screen.say(self.say("far_clock", seconds=seconds), "dim", " ")

    def make(self, move: Move) -> None:
        """Play it, or say what the server has against it."""
        try:
            self.link.play(self.session.game.text(move))
        except DeadwoodError as error:
            self.complain(error)

    def complain(self, error: DeadwoodError) -> None:
        self.screen.say(shorten(self.words.complaint(error), 300), "bad")

    # Commands.

    def known(self) -> list[str]:
        return [name for name in super().known() if name not in {*NOT_THERE, *FAR}] + FAR

    def command(self, text: str) -> tuple[str, str]:
        first, _, rest = text.partition(" ")
        aliases = self.words.say("core", "aliases", "stand").split()
        if first.lower() in aliases and not self.is_move(first.lower()):
            return "stand", rest.strip()
        return super().command(text)

    def heed(self, line: str) -> None:
        """A line that was typed while others are asked."""
        command, rest = self.command(line)
        if command in self.any_time or command in LOOKS:
            self.obey(self.seat, command, rest)
        elif line and self.session.moves(self.seat):  # he may step in
            move = self.answer(self.seat, line)
            if move is not None:
                self.make(move)
        elif line:
            now = self.link.follower.now
            if now is not None:  # never that it is not his turn: it may be, while others are asked
                waiting = self.table.awaited(now["question"], self.session.awaited())
                self.screen.say(f"{waiting} {self.say('far_not_now')}")

    def obey(self, seat: int, command: str, rest: str) -> None:
        if command not in FAR and (command != "hand" or self.session.is_asked()):
            super().obey(seat, command, rest)
            return
        try:
            if command == "hand":
                self.screen.lines(self.table.hand(self.session.view(seat), self.screen.width))
            elif command == "say":
                self.chat(rest)
            elif command == "undo":
                self.link.undo()
            elif command == "back":
                self.link.back()
            elif command == "rematch":
                raise Rematch(self.link.rematch())
            elif command in HOSTING:
                order(self.link, self.words, command, rest.strip())
            else:
                self.link.leave()
                self.has_stood = True
                raise Leave(0)
        except DeadwoodError as error:
            self.complain(error)

    def chat(self, text: str) -> None:
        if text:
            self.link.chat(text[:LONGEST_CHAT])
        else:
            now = self.link.follower.now
            if now is not None:  # never that it is not his turn: it may be, while others are asked
                waiting = self.table.awaited(now["question"], self.session.awaited())
                self.screen.say(f"{waiting} {self.say('far_not_now')}")

    def fair(self) -> None:
        self.screen.say(
            self.say(
                "far_fair",
                commitment=self.link.info["commitment"],
                contribution=self.link.follower.contribution.hex(),
            )
        )
