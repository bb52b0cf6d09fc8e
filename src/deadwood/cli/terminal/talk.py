"""Talking with a person at the terminal: a question, commands in between, and at last a move."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Hashable
from difflib import get_close_matches
from typing import ClassVar, Final

from deadwood.bots.own import BotError
from deadwood.cli.tables import Choice, Group
from deadwood.cli.terminal.any_session import Sitting
from deadwood.cli.terminal.complete import Completer
from deadwood.cli.terminal.race import Race
from deadwood.cli.terminal.read_move import exact, fitting, number_in
from deadwood.cli.terminal.screen import Screen, columns, grid, pad_left, shorten, wrap
from deadwood.cli.terminal.session import Leave, Session
from deadwood.cli.terminal.table_commands import ANY_TIME, Commands
from deadwood.core.event import Event
from deadwood.core.types import Move
from deadwood.language.catalogue import Catalogue
from deadwood.language.teller import spoken_form

# What moves the list of choices off the screen.
SCREENFUL: Final = frozenset(["help", "table", "who", "log", "pile", "rules"])
LEAST_NEWS: Final = 2  # lines, however little room there is
MOST_FRUITLESS: Final = 1000  # lines without a move, where nobody types them
BAD_INPUT: Final = 2  # the exit code


class Conversation(Commands):
    """What one sitting needs to speak with its people in one language."""

    any_time: ClassVar = ANY_TIME  # commands that make sense while nobody is asked for a move
    offered: ClassVar = "offer"  # at the end

    def __init__(self, screen: Screen, session: Sitting, words: Catalogue) -> None:
        super().__init__(screen, session, words)
        self.interrupted = False
        self.opened: Choice | None = None  # whose options were listed last
        self.looked: set[int] = set()  # who has seen the whole table
        self.introduced: set[int] = set()  # who has been told who is who

    def how(self) -> str:
        """How one answers."""
        return self.say("how")

    # Asking.

    def ask(self, prompt: str) -> str:
        """A line of input. The first Ctrl-C or Ctrl-D asks, the second one leaves; so does the end
        of what was not typed by hand."""
        while True:
            try:
                text = self.screen.ask(prompt)
            except (EOFError, KeyboardInterrupt) as ended:
                self.screen.line()
                is_end = isinstance(ended, EOFError)
                if self.interrupted or (is_end and not self.screen.is_live):
                    raise Leave(0 if is_end else 130) from None
                self.interrupted = True
                self.screen.say(self.say("interrupted_kept" if self.is_kept() else "interrupted"))
                continue
            self.interrupted = False
            self.heard += 1
            return text

    def is_kept(self) -> bool:
        """Whether whoever leaves now can go on later without having done anything for it."""
        return False

    def pause(
        self, seat: int, text: str, prompt: str, allowed: frozenset[str] | None = None
    ) -> None:
        """Wait for Enter; what is always possible is possible here too."""
        possible = self.any_time if allowed is None else allowed
        while True:
            command, rest = self.command(self.enter(text, prompt))
            if command not in possible:
                return
            self.obey(seat, command, rest)

    def enter(self, text: str, prompt: str) -> str:
        """Say what Enter does, and wait for it."""
        self.screen.say(text, "bold")
        return self.ask(prompt)

    def prompt(self, seat: int) -> str:
        return f"{self.session.names[seat]}> "

    def tell_news(self, seat: int) -> None:
        events = self.session.shown(seat, self.session.seen[seat])
        self.session.seen[seat] = len(self.session.events)
        news = " ".join(self.table.story(events, seat, True))
        if news:
            self.screen.say(self.say("meanwhile", news=news), "mark")

    def answer(self, seat: int, text: str) -> Move | None:
        """The move that a line means; None after a command, nonsense or an illegal move."""
        if not text:
            if self.listed is not self.choices:  # back from the options of one choice to all
                self.screen.lines(self.list_choices(seat))
            else:
                self.screen.say(self.say("empty", number=len(self.listed)))
            return None
        if text.isascii() and text.isdigit():
            choice = self.numbered(text)
            return None if choice is None else self.choose(choice)
        command, rest = self.command(text)
        if command:
            self.obey(seat, command, rest)
            if command in SCREENFUL and self.opened is not None and self.is_open(self.opened):
                self.list_options(self.opened)
            return None
        return self.read(seat, text)

    def is_open(self, choice: Choice) -> bool:
        """Whether the numbers are those of the options of this choice."""
        return self.listed is choice.options

    def numbered(self, text: str) -> Choice | None:
        number = number_in(text)
        if 1 <= number <= len(self.listed):
            return self.listed[number - 1]
        self.screen.say(self.say("no_number", number=len(self.listed)), "bad")
        return None

    def choose(self, choice: Choice) -> Move | None:
        """A choice that is a move, or else the question which of its moves is meant."""
        if choice.move is None:
            self.list_options(choice)
        return choice.move

    def list_options(self, choice: Choice) -> None:
        self.listed = choice.options
        self.opened = choice
        self.screen.say(choice.question, "mark", " ")
        items = [f"{at + 1}) {option.text}" for at, option in enumerate(choice.options)]
        if max(columns(item) for item in items) + 3 > self.screen.width:
            for item in items:
                self.screen.lines(wrap(item, "   ", "      ", self.screen.width))
        else:
            self.screen.lines(grid(items, 3, self.screen.width))
        self.screen.say(self.say("back"), "dim", " ")

    def read(self, seat: int, text: str) -> Move | None:
        """A move in notation or in the words of the list, or None and a word about what is wrong."""
        game, view = self.session.game, self.session.view(seat)
        move = exact(game, text)
        if move is not None:
            if self.why_not(seat, move) is None:
                return move
            self.refusals(seat, [move])
            return None
        if self.listed is not self.choices:
            wanted = f" {spoken_form(text)}"  # the beginning of any word: "left", "Ranger A"
            options = [at for at in self.listed if wanted in f" {spoken_form(at.text)}"]
            if len(options) == 1:
                return self.choose(options[0])
        meant = fitting(self.table, view, self.session.moves(seat), text)
        if len(meant) == 1:
            return meant[0]
        if meant:
            return self.one_of(seat, meant)
        others = fitting(self.table, view, list(range(game.space())), text)
        if others:
            self.refusals(seat, others)
        else:
            self.unclear(seat, text)
        return None

    def one_of(self, seat: int, meant: list[Move]) -> Move | None:
        among = self.choices
        view = self.session.view(seat)
        while True:
            fits = [at for at in among if not set(meant).isdisjoint(at.moves())]
            if len(fits) != 1:
                break
            if set(fits[0].moves()) == set(meant):
                return self.choose(fits[0])
            among = fits[0].options
        numbers = {id(choice): str(at + 1) for at, choice in enumerate(self.choices)}
        named = [
            (
                numbers.get(id(at), ""),
                at.text if at.move is None else self.table.move(view, at.move),
            )
            for at in fits
        ]
        self.which(named)
        return None

    def unclear(self, seat: int, text: str) -> None:
        number = self.missing_seat(seat, text)
        if number:
            players = self.session.game.players
            self.screen.say(self.say("no_seat", seat=number, players=players), "bad")
            return
        self.screen.say(self.say("unclear", text=shorten(text, 40)), "bad")
        known = [self.session.game.text(move) for move in self.session.moves(seat)]
        near = get_close_matches(" ".join(text.lower().split())[:80], known, 1)
        if near:
            self.screen.say(self.say("did_you_mean", move=near[0]))

    def missing_seat(self, seat: int, text: str) -> int:
        """The seat that a move is aimed at and that this table does not have, or 0."""
        said, _, last = text.strip().rpartition(" ")
        number = number_in(last)
        if number <= self.session.game.players:
            return 0
        moves = list(range(self.session.game.space()))
        meant = fitting(self.table, self.session.view(seat), moves, f"{said} 1")
        return number if any(self.table.names_seat(move) for move in meant) else 0

    # What is on the screen.

    def show(self, seat: int) -> None:
        """What happened since the seat last looked, his choices, and the table if it changed."""
        self.introduce(seat)
        self.recap(seat)
        events = self.session.shown(seat, self.session.seen[seat])
        must = seat not in self.looked or self.table.needs_table(events, seat)
        self.table.recall(self.session.shown(seat))
        table: list[str] = []
        if must or any(self.table.changes_table(event) for event in events):
            with self.screen.collected() as table:
                self.table.draw_brief(self.screen, self.session.view(seat))
        self.looked.add(seat)
        news = self.news(seat)
        hand = self.table.hand(self.session.view(seat), self.screen.width)
        choices = self.list_choices(seat)
        if must and len(table) + len(hand) + len(choices) + LEAST_NEWS > self.screen.room:
            choices = self.list_choices(seat, brief=True)
        room = self.screen.room - len(hand) - len(choices)
        if not must and len(table) + len(news) > room:
            table = []
        news = self.fitted(news, room - len(table))
        spare = room - len(table) - len(news)
        for block in (
            hand,
            news,
            choices,
            table,
        ):  # where an empty line helps most, if there is room
            if block and spare > 0:
                block.insert(0, "")
                spare -= 1
        legend = self.table.legend(self.session.view(seat))
        lines = wrap(legend, " ", width=self.screen.width) if table and legend else []
        if len(lines) <= spare:
            table += [self.screen.paint(line, "dim") for line in lines]
        self.screen.lines(table + news + hand + choices)

    def introduce(self, seat: int) -> None:
        """Who is who, before somebody decides for the first time."""
        view = self.session.view(seat)
        if seat in self.introduced or not self.table.has_cast() or not self.table.is_cast(view):
            return
        self.introduced.add(seat)
        self.screen.line()
        self.table.draw_cast(self.screen, view)
        if self.screen.is_live:
            self.pause(seat, self.table.word("go_on"), self.prompt(seat))

    def recap(self, seat: int) -> None:
        """Hands that were scored since the seat last looked, one after the other."""
        events = self.session.events
        for at in range(max(1, self.session.seen[seat]), len(events)):
            if self.table.is_deal(events[at]):
                self.scoring(seat, at)
                if self.screen.is_live:
                    self.pause(seat, self.table.word("go_on"), self.prompt(seat))

    def scoring(self, seat: int, until: int) -> None:
        """The end of a part of the game: how it came about, and who got what."""
        self.tell_scoring(self.news(seat, until), self.session.events[:until], seat)

    def tell_scoring(self, news: list[str], events: list[Event], seat: int) -> None:
        """The last news and the scoring, with room for the pause below."""
        with self.screen.collected() as scoring:
            self.table.draw_scoring(self.screen, events, seat)
        self.screen.line()
        self.screen.lines(self.fitted(news, self.screen.room - len(scoring) - 2) + scoring)

    def fitted(self, news: list[str], room: int) -> list[str]:
        """As much of the news as there is room for, the last first."""
        if len(news) <= room:
            return news
        return [f"   … ({self.words.say('core', 'commands', 'log')})", *news[-max(1, room - 1) :]]

    def news(self, seat: int, until: int | None = None) -> list[str]:
        """What the seat has not yet been told, up to an event; it is told by this."""
        end = len(self.session.events) if until is None else until
        events = self.session.shown(seat)[self.session.seen[seat] : end]
        self.session.seen[seat] = end
        return self.bulleted(self.table.story(events, seat, True))

    def take_stock(self, seat: int) -> tuple[str, list[Group]]:
        """What is asked, and all that can be answered; from now on the numbers are those of this list."""
        moves = self.session.moves(seat)
        insight = self.insight(seat)
        groups = self.table.groups(insight, moves)
        self.choices = [choice for group in groups for choice in group.items]
        self.listed = self.choices
        return self.table.question(insight.view, moves), groups

    def list_choices(self, seat: int, brief: bool = False) -> list[str]:
        """The question and the list; in brief only what can be done, not what it brings."""
        question, groups = self.take_stock(seat)
        with self.screen.collected() as lines:
            self.screen.say(question, "mark", " ")
        number = 0
        for group in groups:
            heading = group.brief if brief else group.heading
            if heading:
                lines += wrap(heading, "   ", width=self.screen.width)
            short: list[str] = []
            for choice in group.items:
                number += 1
                label = f"{pad_left(str(number), 2)}) "
                if brief:
                    short.append(label + choice.text)
                elif group.compact:
                    short.append(
                        label + choice.text + (f" ({choice.brings})" * bool(choice.brings))
                    )
                else:
                    text = f"{choice.text}: {choice.brings}" if choice.brings else choice.text
                    lines += wrap(text, f"  {label}", width=self.screen.width)
            if short:
                lines += grid(short, 2, self.screen.width)
        return lines


class Talk(Conversation):
    """With people at this terminal, who play here."""

    session: Session

    def __init__(
        self,
        screen: Screen,
        session: Session,
        words: Catalogue,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(screen, session, words)
        self.clock = clock  # in seconds
        self.mistaken: set[int] = set()  # seats of whose bots it was said that they have failed
        self.let_be: Final[dict[int, Hashable]] = {}  # where a seat was asked and did not step in

    def turn(self, seat: int, race: Race | None = None) -> Move:
        """Show what happened and what there is to do, until the person has decided on a move.

        In a race, bots may come before him while he thinks.
        """
        self.show(seat)
        self.screen.complete = Completer(self, seat).lines
        for _ in range(MOST_FRUITLESS if not self.screen.is_live else sys.maxsize):
            begin = self.clock()
            text = self.ask(self.prompt(seat))
            if race is not None:
                race.pass_time(self.clock() - begin)
                if self.command(text)[0]:  # whoever looks sees the table as it is now
                    self.catch_up(seat, race)
            move = self.answer(seat, text)  # his number is that of the list that he saw
            if move is not None and (race is None or self.is_still_there(seat, move, race)):
                return move
        self.screen.say(self.say("fruitless"), "bad")
        raise Leave(BAD_INPUT)

    def taken_back(self, seat: int) -> None:
        """Say so; the table is drawn anew for everybody."""
        self.looked.clear()
        self.screen.say(self.say("taken_back"), "good")

    def is_kept(self) -> bool:
        game_file = self.session.game_file
        return game_file is not None and not game_file.problem and not self.session.over()

    def is_offered(self, seat: int) -> bool:
        """Whether somebody who may step in is told so: once in each situation, since a question at
        every card would stop the game."""
        return self.let_be.get(seat, ()) != self.situation(seat)

    def situation(self, seat: int) -> Hashable:
        return self.table.situation(self.session.view(seat), len(self.session.people) == 1)

    def offer(self, seat: int) -> Move | None:
        """What somebody does though nobody waits for him; None: he lets the others go on."""
        now = self.situation(seat)
        self.show(seat)
        text = self.ask(self.prompt(seat))
        while text:
            move = self.answer(seat, text)
            if move is not None:
                return move
            text = self.ask(self.prompt(seat))
        self.let_be[seat] = now
        return None

    def bot_choice(self, seat: int) -> Move:
        """What a bot decides on. Ctrl-C asks whether to leave; whoever stays lets it think again."""
        while True:
            self.patience.begin(self.session.names[seat])
            try:
                return self.session.bot_choice(seat)
            except BotError as error:  # somebody's own: it harms its own seat and nothing else
                self.patience.end()
                if seat not in self.mistaken:
                    self.mistaken.add(seat)
                    player = self.session.names[seat]
                    self.screen.say(self.say("bot_mistake", player=player, kind=error.kind), "bad")
                return self.session.stand_in_choice(seat)
            except KeyboardInterrupt:
                self.patience.end()
                if not self.screen.is_live:
                    raise
            self.interrupted = True
            self.screen.line()
            people = self.session.people
            # Where several look at one screen, nobody can tell who types.
            allowed = self.any_time if len(people) == 1 else self.any_time - {"log"}
            text = self.say("thinking_stopped", player=self.session.names[seat])
            self.pause(people[0], text, "> ", allowed)

    def is_still_there(self, seat: int, move: Move, race: Race) -> bool:
        """Whether a move can be made after those who came first; else he hears what is gone."""
        race.run(self.session, self.bot_choice)
        self.patience.end()
        if self.why_not(seat, move) is None:
            return True
        self.tell_news(seat)
        self.refusals(seat, [move])
        self.screen.lines(self.list_choices(seat))
        return False

    def catch_up(self, seat: int, race: Race) -> None:
        """Let those come first who were quicker, and say so."""
        came_first = race.run(self.session, self.bot_choice)
        self.patience.end()
        if came_first:
            self.tell_news(seat)
            self.screen.lines(self.list_choices(seat))
