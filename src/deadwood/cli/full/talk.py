"""The conversation at the table, told to panels instead of lines."""

from __future__ import annotations

import time
from typing import Final

from deadwood.bots.search.bot import Opinion
from deadwood.cli.full.stage import (
    INTERRUPTED,
    Advised,
    Entry,
    PanelScreen,
    Scene,
    Started,
    WantsToLeave,
)
from deadwood.cli.tables import Choice, Group
from deadwood.cli.terminal.screen import Screen
from deadwood.cli.terminal.session import Leave, Session
from deadwood.cli.terminal.talk import Talk
from deadwood.core.types import NOBODY, Move
from deadwood.language.catalogue import Catalogue

OFTEN: Final = 0.25  # seconds between two looks at bots that play among themselves
LET_BE: Final = "-"  # the answer that is none: whoever may step in does not
AT_THE_END: Final = ["again", "explain", "log", "quit"]


class FullTalk(Talk):
    screen: PanelScreen

    def __init__(self, screen: Screen, session: Session, words: Catalogue) -> None:
        assert isinstance(screen, PanelScreen)
        super().__init__(screen, session, words)
        self.since = [0] * session.game.players  # events that a seat had been told of before
        self.asked = int(NOBODY)  # who was shown a list last
        self.is_offering = False
        self.last_look = 0.0
        screen.tell(Started(self))

    def how(self) -> str:
        return self.words.say("core", "full", "how")

    # What is shown.

    def show(self, seat: int) -> None:
        self.since[seat] = self.session.seen[seat]
        self.introduce(seat)
        self.recap(seat)
        self.session.seen[seat] = len(self.session.events)
        self.looked.add(seat)
        self.list_choices(seat)

    def list_choices(self, seat: int, brief: bool = False) -> list[str]:
        """The same as a list to click at; there are no lines left to print."""
        question, groups = self.take_stock(seat)
        entries = numbered(groups)
        if self.is_offering:
            entries.insert(0, Entry(self.words.say("core", "full", "let_be"), LET_BE))
        self.publish(seat, question, entries)
        return []

    def list_options(self, choice: Choice) -> None:
        self.listed = choice.options
        self.opened = choice
        entries = numbered([Group("", choice.options)])
        self.publish(self.asked, choice.question, entries, is_part=True)

    def publish(
        self, seat: int, question: str, entries: list[Entry], is_part: bool = False
    ) -> None:
        session = self.session
        self.asked = seat
        shown = session.shown(seat)
        self.table.recall(shown)
        since = self.since[seat] if seat != NOBODY else len(shown)
        self.screen.tell(
            Scene(
                seat,
                session.view(seat),
                shown,
                self.table.story(shown[:since], seat),
                self.table.story(shown[since:], seat),
                question,
                entries,
                is_part,
            )
        )

    # What is asked.

    def ask(self, prompt: str) -> str:
        if self.session.over() and not self.screen.button:
            self.publish_end()
        text = super().ask(prompt)
        return "" if text == LET_BE and self.is_offering else text

    def enter(self, text: str, prompt: str) -> str:
        self.screen.button = text
        return self.ask(prompt)

    def offer(self, seat: int) -> Move | None:
        self.is_offering = True
        try:
            return super().offer(seat)
        finally:
            self.is_offering = False

    def publish_end(self) -> None:
        """Who has won, and what can still be done."""
        people = self.session.people
        watcher = people[0] if len(people) == 1 else NOBODY
        view = self.session.view(watcher)
        said = {name: self.words.say("core", "commands", name) for name in AT_THE_END}
        entries = [
            Entry(word, word, self.usage(name).partition("|")[2].strip())
            for name, word in said.items()
        ]
        self.publish(watcher, self.table.outcome(view, self.session.winners()), entries)

    def bot_choice(self, seat: int) -> Move:
        """Whoever plays alone looks on while the bots move."""
        if self.screen.is_left:
            raise Leave(INTERRUPTED)
        now = time.monotonic()
        if len(self.session.people) == 1 and now - self.last_look >= OFTEN:
            self.last_look = now
            watcher = self.session.people[0]
            self.since[watcher] = self.session.seen[watcher]
            name = self.session.names[seat]
            self.publish(watcher, self.words.say("core", "full", "turn_of", player=name), [])
        return super().bot_choice(seat)

    # Commands.

    def help(self) -> None:
        self.screen.say(self.words.say("core", "full", "keys"))
        self.screen.line()
        super().help()

    def tell_hint(self, seat: int, adviser: str, told: list[Opinion]) -> None:
        super().tell_hint(seat, adviser, told)
        self.screen.tell(Advised(str(self.number_of(told[0].move))))

    def quit(self) -> None:
        self.screen.tell(WantsToLeave())


def numbered(groups: list[Group]) -> list[Entry]:
    """The list with its headings."""
    entries: list[Entry] = []
    number = 0
    for group in groups:
        if group.heading:
            entries.append(Entry(group.heading, "", brief=group.brief, is_heading=True))
        for choice in group.items:
            number += 1
            moves = tuple(int(move) for move in choice.moves())
            entries.append(Entry(choice.text, str(number), choice.brings, moves))
    return entries
