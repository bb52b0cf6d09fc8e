"""What a game provides so that it can be played in a terminal.

Everything here is made from views and from events that a seat was shown, so nothing can be printed
that the seat may not see.
"""

from __future__ import annotations

from typing import Any

from deadwood.cli.screen import Screen
from deadwood.core.event import Event
from deadwood.core.knowledge import Knowledge
from deadwood.core.options import suggest
from deadwood.core.reason import UnknownName
from deadwood.core.registry import AnyGame
from deadwood.core.types import Move
from deadwood.i18n import Catalogue


class Group:
    """Moves under a heading; `compact` ones are so short that they stand side by side."""

    def __init__(self, heading: str, items: list[tuple[Move, str]], compact: bool = False) -> None:
        self.heading = heading
        self.items = items
        self.compact = compact


class TerminalTable:
    """A game's table, its moves and its events as text in one language."""

    def __init__(self, game: AnyGame, words: Catalogue, names: list[str]) -> None:
        self.game = game
        self.words = words
        self.names = names

    # What a game provides.

    def draw(self, screen: Screen, view: Any) -> None:
        """The table as a seat sees it."""
        raise NotImplementedError

    def hand(self, view: Any) -> list[str]:
        """The seat's own cards."""
        raise NotImplementedError

    def hand_of(self, state: Any, seat: int) -> list[str]:
        """Anybody's cards, for a replay that shows everything."""
        raise NotImplementedError

    def question(self, view: Any) -> str:
        """What is asked now."""
        raise NotImplementedError

    def move(self, view: Any, move: Move) -> str:
        """A move in words."""
        raise NotImplementedError

    def figures(self, figures: dict[str, int]) -> list[str]:
        """What `game.preview` says, in words."""
        raise NotImplementedError

    def groups(self, view: Any, moves: list[Move]) -> list[Group]:
        """The legal moves, sorted for reading."""
        raise NotImplementedError

    def cards(self) -> list[str]:
        """The names, in notation, that `why` can be asked about."""
        raise NotImplementedError

    def ways(self, card: str) -> list[Move]:
        """Every way to play a card."""
        raise NotImplementedError

    def chapter(self, card: str) -> str:
        """The chapter of the rules that a card has."""
        raise NotImplementedError

    def event(self, event: Event, seat: int) -> str:
        """What a seat was shown of an event, as a sentence; empty if it is not worth one."""
        raise NotImplementedError

    def revealed(self, event: Event) -> str:
        """An event with everything in it, for a replay that shows everything."""
        raise NotImplementedError

    def begins_paragraph(self, event: Event) -> bool:
        """Whether a new line of thought begins with this event."""
        raise NotImplementedError

    def pile(self, public: Knowledge) -> str:
        """What everybody could remember of the discards."""
        raise NotImplementedError

    def may_remember(self) -> bool:
        """Whether this table plays with a memory aid."""
        raise NotImplementedError

    def standings(self, view: Any) -> list[str]:
        """Who has how much at the end."""
        raise NotImplementedError

    def account(self, events: list[Event]) -> list[str]:
        """How that came about."""
        raise NotImplementedError

    # What all games share.

    def say(self, section: str, key: str, **values: object) -> str:
        return self.words.say(self.game.name, section, key, **values)

    def screen_word(self, section: str, key: str, **values: object) -> str:
        return self.words.say("core", section, key, **values)

    def card(self, name: str) -> str:
        return self.words.card(self.game.name, name)

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def number(self, number: int) -> str:
        """A number with the thousands set apart as this language does it."""
        return f"{number:,}".replace(",", self.screen_word("cli", "thousands"))

    def find_card(self, text: str) -> str:
        """The card that a text means, in notation: its name or an unambiguous beginning of it."""
        wanted = spoken_form(text)
        found: set[str] = set()
        for name in self.cards():
            for spoken in (spoken_form(name), spoken_form(self.card(name))):
                if spoken == wanted:
                    return name
                if wanted and spoken.startswith(wanted):
                    found.add(name)
        if len(found) == 1:
            return found.pop()
        raise UnknownName(f"No card {text!r}. {suggest(wanted, self.cards())}")

    def cards_like(self, text: str) -> list[str]:
        """The cards, as printed, whose names begin with a text."""
        wanted = spoken_form(text)
        return [
            self.card(name)
            for name in self.cards()
            if spoken_form(name).startswith(wanted)
            or spoken_form(self.card(name)).startswith(wanted)
        ]

    def story(self, events: list[Event], seat: int) -> list[str]:
        """What a seat was shown, in words: one paragraph for each turn."""
        paragraphs: list[str] = []
        fresh = True
        for event in events:
            fresh = fresh or self.begins_paragraph(event)
            sentence = self.event(event, seat)
            if sentence and fresh:
                paragraphs.append(sentence)
                fresh = False
            elif sentence:
                paragraphs[-1] += " " + sentence
        return paragraphs


def spoken_form(text: str) -> str:
    """A name as people type it: small letters, no hyphens, no exclamation mark."""
    return " ".join(text.lower().replace("-", " ").rstrip("!").split())


def tidy(sentence: str) -> str:
    """Without the full stop behind a card's name that ends in an exclamation mark already."""
    return sentence.replace("!.", "!")
