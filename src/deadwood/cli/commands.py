"""What a person can say at the table besides a move."""

from __future__ import annotations

from typing import Final

from deadwood.cli.explain import Explainer
from deadwood.cli.reading import exact, fitting, number_in
from deadwood.cli.records import read_record, write_record
from deadwood.cli.rules import show_topic
from deadwood.cli.screen import Screen, shorten, wrap
from deadwood.cli.session import Leave, Resume, resume
from deadwood.cli.sitting import Sitting
from deadwood.cli.tables import Choice
from deadwood.core.reason import DeadwoodError, UnknownName
from deadwood.core.types import NOBODY, Move
from deadwood.i18n import Catalogue
from deadwood.telling import Insight

COMMANDS: Final = [
    "help",
    "table",
    "hand",
    "who",
    "why",
    "hint",
    "log",
    "pile",
    "rules",
    "fair",
    "save",
    "load",
    "quit",
]
SHORT: Final = {"h": "help", "?": "help", "t": "table", "q": "quit", "exit": "quit"}
# What makes sense while nobody is asked for a move.
ANY_TIME: Final = frozenset(["help", "log", "rules", "fair", "save", "load", "quit"])


class Commands(Explainer):
    def __init__(self, screen: Screen, session: Sitting, words: Catalogue) -> None:
        super().__init__(screen, session, words)
        self.heard = 0  # lines of input
        self.warned = -1  # the line at which somebody wanted to leave an unsaved game
        self.choices: list[Choice] = []  # what the seat can do, in the order of the list
        self.listed: list[Choice] = []  # the same, or the options of one of them

    def list_choices(self, seat: int) -> list[str]:
        """The question and the legal moves, numbered in the order of the list."""
        raise NotImplementedError

    def one_of(self, seat: int, meant: list[Move]) -> Move | None:
        """Several moves are meant: one choice that has them all, or the question which."""
        raise NotImplementedError

    def unclear(self, seat: int, text: str) -> None:
        """Say that a text means nothing here."""
        raise NotImplementedError

    def command(self, text: str) -> tuple[str, str]:
        """A command, in English or in the person's language, and what follows it."""
        first, _, rest = text.partition(" ")
        first = first.lower()
        for name in self.known():
            if first in (name, self.words.say("core", "commands", name)):
                return name, rest.strip()
        if first in SHORT:
            return SHORT[first], rest.strip()
        if first in self.words.say("core", "aliases", "quit").split() and not self.is_move(first):
            return "quit", rest.strip()
        return "", text

    def known(self) -> list[str]:
        """The commands of this game: `who` only where the players are somebody."""
        return [name for name in COMMANDS if name != "who" or self.table.has_cast()]

    def is_move(self, text: str) -> bool:
        """Whether a text can be a move of this game, now or later: "leave" leaves a town first."""
        moves = list(range(self.session.game.space()))
        return bool(fitting(self.table, self.session.view(NOBODY), moves, text))

    def obey(self, seat: int, command: str, rest: str) -> None:
        try:
            if command == "help":
                self.help()
            elif command == "table":
                self.table.recall(self.session.shown(seat))
                self.table.draw(self.screen, self.session.view(seat))
            elif command == "hand":
                hand = self.table.hand(self.session.view(seat), self.screen.width)
                self.screen.lines([*hand, ""])
                self.screen.lines(self.list_choices(seat))
            elif command == "who":
                with self.screen.collected() as lines:
                    self.table.draw_cast(self.screen, self.session.view(seat))
                self.pages(lines)
            elif command == "why":
                self.why(seat, rest)
            elif command == "hint":
                self.hint(seat)
            elif command == "log":
                self.log(seat)
            elif command == "pile":
                view = self.session.view(seat)
                self.table.draw_pile(self.screen, view, self.session.memory(NOBODY))
            elif command == "rules":
                with self.screen.collected() as lines:
                    show_topic(self.screen, self.words, self.table, rest)
                self.pages(lines)
            elif command == "fair":
                self.fair()
            elif command == "save":
                self.save(rest)
            elif command == "load":
                self.load(rest)
            else:
                self.quit()
        except DeadwoodError as error:
            self.screen.say(shorten(str(error), 300), "bad")

    def pages(self, lines: list[str]) -> None:
        try:
            self.screen.pages(lines, self.say("more"))
        except (EOFError, KeyboardInterrupt):
            self.screen.line()  # enough of that; the question still stands

    def help(self) -> None:
        self.screen.say(self.say("help_moves", example=self.table.example_move))
        for name in self.known():
            word = self.words.say("core", "commands", name)
            general = self.words.has("core", "usage", name)
            text = (
                self.words.say("core", "usage", name)
                if general
                else self.table.word(f"usage_{name}")
            )
            usage = text.partition("|")
            label = f"{word} {usage[0].strip()}".strip()
            self.screen.lines(wrap(usage[2].strip(), f"   {label:<22} ", width=self.screen.width))

    # Questions about cards and moves.

    def insight(self, seat: int) -> Insight:
        session = self.session
        return Insight(
            session.view(seat), session.memory(seat), lambda move: session.preview(seat, move)
        )

    def why(self, seat: int, text: str) -> None:
        """What a choice, a card or a move does, and what speaks against it."""
        view = self.session.view(seat)
        if not text:
            card = self.table.card(self.table.example_card).lower()
            self.screen.say(self.say("why_what", card=card))
            return
        number = number_in(text)
        if 1 <= number <= len(self.listed):
            self.explain_choice(seat, view, self.listed[number - 1])
            return
        try:
            self.explain_card(seat, view, self.table.find_card(text))
            return
        except UnknownName:
            near = self.table.cards_like(text)
        if near:
            cards = ", ".join(self.table.card(name) for name in near)
            self.screen.say(self.say("no_card", text=shorten(text, 40), cards=cards))
            return
        self.why_move(seat, text)

    def why_move(self, seat: int, text: str) -> None:
        game, view = self.session.game, self.session.view(seat)
        move = exact(game, text)
        if move is not None:
            reason = self.why_not(seat, move)
            if reason is None:
                self.explain_choice(seat, view, Choice("", move))
            else:
                self.explain(reason, True)
            return
        meant = fitting(self.table, view, self.session.moves(seat), text)
        others = [] if meant else fitting(self.table, view, list(range(game.space())), text)
        if len(meant) == 1:
            self.explain_choice(seat, view, Choice("", meant[0]))
        elif meant:
            self.one_of(seat, meant)
        elif len(others) == 1:
            self.explain(self.why_not(seat, others[0]), True)
        elif others:
            self.refusals(seat, others)
        else:
            self.unclear(seat, text)

    def hint(self, seat: int) -> None:
        move = self.session.hint(seat)
        insight = self.insight(seat)
        if not any(move in choice.moves() for choice in self.listed):
            self.screen.lines(self.list_choices(seat))  # none of the options of one choice
        number = next(at + 1 for at, c in enumerate(self.listed) if move in c.moves())
        text = self.table.move(insight.view, move)
        said = self.say("hint", move=text, number=number)
        reason = self.table.because(insight, move)
        self.screen.say(f"{said} {self.say('because', reason=reason)}" if reason else said)

    # The game as a whole.

    def log(self, seat: int) -> None:
        self.pages(self.bulleted(self.table.story(self.session.shown(seat), seat)))

    def bulleted(self, paragraphs: list[str]) -> list[str]:
        """A story line by line; what must not be overlooked has a mark and a colour of its own."""
        lines: list[str] = []
        for paragraph in paragraphs:
            if self.table.stands_out(paragraph):
                marked = wrap(paragraph, " ", "   ", self.screen.width)
                lines += [self.screen.paint(line, "bad") for line in marked]
            else:
                lines += wrap(paragraph, " • ", width=self.screen.width)
        return lines

    def fair(self) -> None:
        self.screen.say(self.say("commitment", commitment=self.session.kept().commitment))

    def save(self, path: str) -> None:
        record = self.session.kept()
        file = write_record(path, record)
        self.session.saved = len(record.moves)
        self.screen.say(self.say("saved", file=shorten(str(file), 200)), "good")
        if not self.session.over():
            self.screen.say(self.say("saved_seed"))

    def load(self, path: str) -> None:
        session = resume(read_record(path), self.say("stranger"))
        if session.over():
            self.screen.say(self.say("over_already"))
            return
        raise Resume(session)

    def quit(self) -> None:
        """Leave; an unsaved game only when told so twice in a row."""
        if self.session.would_be_lost() and self.warned != self.heard - 1:
            self.warned = self.heard
            self.screen.say(self.say("unsaved"))
            return
        raise Leave(0)
