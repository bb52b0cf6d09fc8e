"""What a person can say at the table besides a move."""

from __future__ import annotations

from typing import Any, Final

from deadwood.bots.explain import UNKNOWN
from deadwood.bots.search.bot import Opinion
from deadwood.cli.commands.rules import show_topic
from deadwood.cli.records import read_record, said, write_record
from deadwood.cli.tables import Choice
from deadwood.cli.terminal.advice import (
    adviser_for,
    is_adviser,
    last_choice,
    moment_of,
    read_adviser,
)
from deadwood.cli.terminal.any_session import Sitting
from deadwood.cli.terminal.explain import Explainer
from deadwood.cli.terminal.opinions import OpinionBoard
from deadwood.cli.terminal.read_move import exact, fitting, number_in
from deadwood.cli.terminal.screen import Screen, shorten, wrap
from deadwood.cli.terminal.session import Leave, Resume, Session, next_session, resume
from deadwood.core.reason import DeadwoodError, UnknownName
from deadwood.core.record import Record
from deadwood.core.types import NOBODY, Move
from deadwood.language import Insight
from deadwood.language.catalogue import Catalogue
from deadwood.language.teller import tidy

COMMANDS: Final = [
    "help",
    "table",
    "hand",
    "who",
    "why",
    "hint",
    "explain",
    "log",
    "pile",
    "rules",
    "fair",
    "undo",
    "save",
    "load",
    "again",
    "quit",
]
SHORT: Final = {"h": "help", "?": "help", "t": "table", "q": "quit", "exit": "quit"}
# What makes sense while nobody is asked for a move.
ANY_TIME: Final = frozenset(["help", "log", "rules", "fair", "save", "load", "quit"])


class TakenBack(Exception):
    """The last decision was taken back: whoever is asked now is asked from there."""


class Commands(Explainer):
    def __init__(self, screen: Screen, session: Sitting, words: Catalogue) -> None:
        super().__init__(screen, session, words)
        self.opinions = OpinionBoard(screen, words, self.table)
        self.patience = self.opinions.patience
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
                self.hint(seat, rest)
            elif command == "explain":
                self.explain_move(seat, rest)
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
            elif command == "undo":
                self.undo(seat)
            elif command == "again":
                self.again()
            else:
                self.quit()
        except DeadwoodError as error:
            self.screen.say(shorten(said(self.words, error), 300), "bad")
        except KeyboardInterrupt:  # enough of that thinking; the question still stands
            self.screen.line()

    def pages(self, lines: list[str]) -> None:
        try:
            self.screen.pages(lines, self.say("more"))
        except (EOFError, KeyboardInterrupt):
            self.screen.line()  # enough of that; the question still stands

    def help(self) -> None:
        self.screen.say(self.say("help_moves", example=self.table.example_move))
        for name in self.known():
            word = self.words.say("core", "commands", name)
            usage = self.usage(name).partition("|")
            label = f"{word} {usage[0].strip()}".strip()
            self.screen.lines(wrap(usage[2].strip(), f"   {label:<22} ", width=self.screen.width))

    def usage(self, name: str) -> str:
        """What follows a command, and what it does."""
        if name == "undo" and self.is_alone():
            name = "undo_alone"
        if self.words.has("core", "usage", name):
            return self.words.say("core", "usage", name)
        return self.table.word(f"usage_{name}")

    def is_alone(self) -> bool:
        """Whether one person plays here against bots: then there is nobody to be fair to."""
        return isinstance(self.session, Session) and len(self.session.people) == 1

    # Questions about cards and moves.

    def insight(self, seat: int) -> Insight[Any]:
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

    def hint(self, seat: int, text: str) -> None:
        """What a bot would do in this seat, why, and what else it has thought of."""
        adviser = read_adviser(text, self.session.game)
        told = self.opinions.thought_by(adviser, lambda: self.session.advice(seat, adviser))
        self.tell_hint(seat, adviser, told)

    def tell_hint(self, seat: int, adviser: str, told: list[Opinion]) -> None:
        insight = self.insight(seat)
        best = told[0].move
        if not any(best in choice.moves() for choice in self.listed):
            self.screen.lines(self.list_choices(seat))  # none of the options of one choice
        numbers = [self.number_of(one.move) for one in told]
        move = self.table.move(insight.view, best)
        who = self.opinions.adviser(adviser)
        said = tidy(self.say("hint", adviser=who, move=move, number=numbers[0]))
        reason = self.table.because(insight, best)
        self.screen.say(f"{said} {self.say('because', reason=reason)}" if reason else said)
        if told[0].chance != UNKNOWN:
            labels = [f"{number})" if number else "" for number in numbers]
            self.opinions.tell(told, labels, insight.view)

    def number_of(self, move: Move) -> int:
        """The number that a move has in the list, or that of the choice that it belongs to; or 0."""
        return next((at + 1 for at, c in enumerate(self.listed) if move in c.moves()), 0)

    def explain_move(self, seat: int, text: str) -> None:
        """What a bot thinks of a move that was made, instead of whoever made it.

        As long as the game goes on, people hear about their own moves alone: what others think
        would show what they hold.
        """
        session = self.session
        is_over = session.over()
        if not is_over and not session.has_advice:
            self.screen.say(self.say("explain_later"), "bad")
            return
        record = session.kept()
        named = ""
        words = text.split()
        # A word that is a player's name as well means the player.
        if words and text not in session.names and is_adviser(words[-1], session.game):
            named = words.pop()
        meant = " ".join(words)
        if not is_over and not self.is_own(seat, meant, record):
            self.screen.say(self.say("explain_hidden"), "bad")
            return
        number = self.move_meant(meant, record, seat)
        if number == 0:
            self.screen.say(self.say("explain_what"))
            return
        if number > len(record.moves):
            self.screen.say(self.say("explain_number", number=len(record.moves)), "bad")
            return
        moment = moment_of(record, number)
        if named:
            adviser = read_adviser(named, session.game)
        else:
            adviser = adviser_for(record, moment.seat, session.game)
        try:
            self.opinions.tell_moment(moment, adviser, record)
        finally:
            self.table.recall(session.shown(seat))  # back from there

    def is_own(self, seat: int, text: str, record: Record) -> bool:
        """Whether a text means a move of this seat, or nothing at all."""
        if text in self.session.names:
            return self.session.names.index(text) == seat
        number = number_in(text)
        return number == 0 or (number <= len(record.moves) and record.moves[number - 1][0] == seat)

    def move_meant(self, text: str, record: Record, seat: int) -> int:
        """The number of a move: as it is given, or the last one of a player, or of this seat."""
        if not text:
            return last_choice(record, seat)
        if text in self.session.names:
            return last_choice(record, self.session.names.index(text))
        return number_in(text)

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
        session = resume(read_record(path), self.say("stranger"), self.session.kept().bots.values())
        if session.over():
            self.screen.say(self.say("over_already"))
            return
        raise Resume(session)

    def undo(self, seat: int) -> None:
        """Take back, and ask anew from there."""
        assert isinstance(self.session, Session)
        if self.session.over():
            self.screen.say(self.say("over_already_undo"), "bad")
            return
        problem = self.session.take_back(seat)
        if problem:
            self.screen.say(self.say(problem), "bad")
            return
        raise TakenBack

    def again(self) -> None:
        """Another game of the same people, once this one is over."""
        assert isinstance(self.session, Session)
        if not self.session.over():
            self.screen.say(self.say("again_later"), "bad")
            return
        raise Resume(next_session(self.session))

    def quit(self) -> None:
        """Leave; an unsaved game only when told so twice in a row."""
        if self.session.would_be_lost() and self.warned != self.heard - 1:
            self.warned = self.heard
            self.screen.say(self.say("unsaved"))
            return
        raise Leave(0)
