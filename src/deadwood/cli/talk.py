"""Talking with a person at the terminal: a question, commands in between, and at last a move."""

from __future__ import annotations

from typing import Any, Final

from deadwood.cli.records import read_record, write_record
from deadwood.cli.rules import show_rules
from deadwood.cli.screen import Screen, grid, pad_left, shorten, wrap
from deadwood.cli.session import Leave, Resume, Session, resume
from deadwood.cli.tables import TerminalTable, table_for
from deadwood.core.reason import BadText, DeadwoodError, Reason, UnknownName
from deadwood.core.types import NOBODY, Move
from deadwood.i18n import Catalogue

COMMANDS: Final = [
    "help",
    "table",
    "hand",
    "why",
    "hint",
    "log",
    "pile",
    "rules",
    "save",
    "load",
    "quit",
]


class Talk:
    """What one session needs to speak with its people in one language."""

    def __init__(self, screen: Screen, session: Session, words: Catalogue) -> None:
        self.screen = screen
        self.session = session
        self.words = words
        self.table: TerminalTable = table_for(session.game, words, session.names)
        self.interrupted = False
        self.looked: set[int] = set()  # who has seen the whole table
        self.listed: list[Move] = []  # the legal moves in the order in which they are numbered

    def say(self, key: str, **values: object) -> str:
        return self.words.say("core", "play", key, **values)

    # Asking.

    def ask(self, prompt: str) -> str:
        """A line of input. The first Ctrl-C asks, the second one leaves; so does the end of input."""
        while True:
            try:
                text = self.screen.ask(prompt)
            except EOFError:
                self.screen.line()
                raise Leave(0) from None
            except KeyboardInterrupt:
                self.screen.line()
                if self.interrupted:
                    raise Leave(130) from None
                self.interrupted = True
                self.screen.say(self.say("interrupted"))
                continue
            self.interrupted = False
            return text

    def turn(self, seat: int) -> Move:
        """Show what happened and what there is to do, until the person has decided on a move."""
        self.show(seat)
        while True:
            text = self.ask(f"{self.session.names[seat]}> ")
            move = self.answer(seat, text)
            if move is not None:
                return move

    def answer(self, seat: int, text: str) -> Move | None:
        """The move that a line means; None after a command, nonsense or an illegal move."""
        if not text:
            self.screen.say(self.say("empty", number=len(self.listed)))
            return None
        if text.isascii() and text.isdigit():
            number = int(text[:6])
            if 1 <= number <= len(self.listed):
                return self.listed[number - 1]
            self.screen.say(self.say("no_number", number=len(self.listed)), "bad")
            return None
        command, rest = self.command(text)
        if command:
            self.obey(seat, command, rest)
            return None
        move = self.read(seat, text)
        if move is None:
            return None
        reason = self.session.game.why_not(self.session.state, seat, move)
        if reason is not None:
            self.explain(reason, False)
            return None
        return move

    def read(self, seat: int, text: str) -> Move | None:
        """A move in notation or in the words of the list, or None and a word about what is wrong."""
        try:
            return self.session.game.read(self.session.state, seat, text)
        except BadText as error:
            wanted = " ".join(text.lower().split())
            view = self.session.view(seat)
            spoken = [(self.table.move(view, move).lower(), move) for move in self.listed]
            meant = [move for words, move in spoken if words == wanted] or [
                move for words, move in spoken if words.startswith(wanted)
            ]
            if len(meant) == 1:
                return meant[0]
            self.screen.say(self.say("unclear", text=shorten(text, 40)), "bad")
            if self.words.language == "en":  # the kernel speaks English only
                self.screen.say(shorten(str(error), 300))
            return None

    # What is on the screen.

    def show(self, seat: int) -> None:
        """What happened since the seat last looked, his choices, and the table if others acted."""
        news = self.session.events[self.session.seen[seat] :]
        others = any(event.seat not in (seat, NOBODY) for event in news)
        self.news(seat)
        view = self.session.view(seat)
        if others or seat not in self.looked:
            self.looked.add(seat)
            self.screen.line()
            self.table.draw(self.screen, view)
        self.screen.line()
        self.screen.lines(self.table.hand(view))
        self.choices(seat, view)

    def news(self, seat: int) -> None:
        story = self.table.story(self.session.shown(seat, self.session.seen[seat]), seat)
        self.session.seen[seat] = len(self.session.events)
        if story:
            self.screen.line()
        for paragraph in story:
            self.screen.lines(wrap(paragraph, " • ", width=self.screen.width))

    def choices(self, seat: int, view: Any) -> None:
        """The legal moves, numbered in the order of the list."""
        game, state = self.session.game, self.session.state
        groups = self.table.groups(view, self.session.moves(seat))
        self.listed = [move for group in groups for move, _ in group.items]
        self.screen.line()
        self.screen.say(self.table.question(view), "mark", " ")
        number = 0
        for group in groups:
            if group.heading:
                self.screen.say(group.heading, "", "   ")
            short: list[str] = []
            for move, text in group.items:
                number += 1
                label = f"{pad_left(str(number), 2)}) "
                figures = self.table.figures(game.preview(state, seat, move))
                extra = f"  ({', '.join(figures)})" if figures else ""
                if group.compact:
                    short.append(label + text + extra)
                else:
                    lines = wrap(text + extra, f"   {label}", width=self.screen.width)
                    self.screen.lines(lines)
            if short:
                self.screen.lines(grid(short, 3, self.screen.width))

    # Commands.

    def command(self, text: str) -> tuple[str, str]:
        """A command, in English or in the person's language, and what follows it."""
        first, _, rest = text.partition(" ")
        first = first.lower()
        for name in COMMANDS:
            if first in (name, self.words.say("core", "commands", name)):
                return name, rest.strip()
        if first in ("?", "q", "exit"):
            return ("help" if first == "?" else "quit"), rest.strip()
        return "", text

    def obey(self, seat: int, command: str, rest: str) -> None:
        try:
            if command == "help":
                self.help()
            elif command == "table":
                self.table.draw(self.screen, self.session.view(seat))
            elif command == "hand":
                self.screen.lines(self.table.hand(self.session.view(seat)))
                self.choices(seat, self.session.view(seat))
            elif command == "why":
                self.why(seat, rest)
            elif command == "hint":
                self.hint(seat)
            elif command == "log":
                self.log(seat)
            elif command == "pile":
                self.pile()
            elif command == "rules":
                show_rules(self.screen, self.words, self.session.game.name, rest.upper() or None)
            elif command == "save":
                self.save(rest)
            elif command == "load":
                self.load(rest)
            else:
                raise Leave(0)
        except DeadwoodError as error:
            self.screen.say(shorten(str(error), 300), "bad")

    def help(self) -> None:
        self.screen.say(self.say("help_moves"))
        for name in COMMANDS:
            word = self.words.say("core", "commands", name)
            usage = self.words.say("core", "usage", name).partition("|")
            label = f"{word} {usage[0].strip()}".strip()
            self.screen.lines(wrap(usage[2].strip(), f"   {label:<20} ", width=self.screen.width))

    def why(self, seat: int, text: str) -> None:
        """Why a card or a move can or cannot be played, with the rule."""
        if not text:
            self.screen.say(self.say("why_what"))
            return
        game, state = self.session.game, self.session.state
        try:
            card = self.table.find_card(text)
        except UnknownName:
            near = self.table.cards_like(text)
            if near:
                self.screen.say(self.say("no_card", text=shorten(text, 40), cards=", ".join(near)))
                return
            move = self.read(seat, text)
            if move is not None:
                self.explain(game.why_not(state, seat, move), True)
            return
        view = self.session.view(seat)
        reasons: dict[str, tuple[Reason | None, list[Move]]] = {}
        for move in self.table.ways(card):
            reason = game.why_not(state, seat, move)
            key = "" if reason is None else self.words.reason(game.name, reason)
            reasons.setdefault(key, (reason, []))[1].append(move)
        for reason, moves in reasons.values():
            named = ", ".join(self.table.move(view, move) for move in moves[:3])
            if len(moves) > 3:
                named += f" … (+{len(moves) - 3})"
            self.screen.say(f"{self.table.card(card) if len(reasons) == 1 else named}:", "bold")
            self.explain(reason, True)
        self.screen.say(self.say("why_more", chapter=self.table.chapter(card)))

    def explain(self, reason: Reason | None, clause: bool) -> None:
        """A Reason in words with the number of its rule, and the rule itself if wanted."""
        game = self.session.game.name
        if reason is None:
            self.screen.say(self.say("allowed"), "good", "   ")
            return
        is_rule = not reason.rule.startswith("core.")
        number = f" [{reason.rule}]" if is_rule else ""
        self.screen.say(self.words.reason(game, reason) + number, "bad", "   ")
        if clause and is_rule:
            self.screen.say(self.words.clause(game, reason.rule), "dim", "   ")

    def hint(self, seat: int) -> None:
        move = self.session.hint(seat)
        view = self.session.view(seat)
        number = self.listed.index(move) + 1 if move in self.listed else 0
        self.screen.say(self.say("hint", move=self.table.move(view, move), number=number))

    def log(self, seat: int) -> None:
        for paragraph in self.table.story(self.session.shown(seat), seat):
            self.screen.lines(wrap(paragraph, " • ", width=self.screen.width))

    def pile(self) -> None:
        if self.table.may_remember():
            self.screen.say(self.table.pile(self.session.public))
        else:
            self.screen.say(self.say("no_pile"))

    def save(self, path: str) -> None:
        file = write_record(path, self.session.record)
        self.screen.say(self.say("saved", file=shorten(str(file), 200)), "good")
        if not self.session.over():
            self.screen.say(self.say("saved_seed"))

    def load(self, path: str) -> None:
        session = resume(read_record(path), self.say("stranger"))
        if session.over():
            self.screen.say(self.say("over_already"))
            return
        raise Resume(session)
