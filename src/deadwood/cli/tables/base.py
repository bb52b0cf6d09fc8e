"""What a game provides so that it can be played in a terminal.

Everything here is made from views and from events that a seat was shown, so nothing can be printed
that the seat may not see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from deadwood.cli.common import over
from deadwood.cli.screen import WIDTH, Screen
from deadwood.core.event import Event
from deadwood.core.knowledge import Knowledge
from deadwood.core.options import suggest
from deadwood.core.reason import UnknownName
from deadwood.core.registry import AnyGame
from deadwood.core.types import NOBODY, Move
from deadwood.i18n import Catalogue

# An event of the terminal's own: somebody was not asked, since he could only pass.
NO_ANSWER: Final = "no-answer"


class Choice:
    """One line of the list: a move, or several that `question` then tells apart.

    `also` are moves that come to the same: they can be written, but need no line of their own.
    """

    def __init__(
        self,
        text: str,
        move: Move | None = None,
        brings: str = "",
        options: list[Choice] | None = None,
        question: str = "",
        also: list[Move] | None = None,
    ) -> None:
        self.text = text
        self.move = move
        self.brings = brings
        self.options: list[Choice] = options or []
        self.question = question
        self.also: list[Move] = also or []

    def moves(self) -> list[Move]:
        """All moves that this choice can become."""
        if self.move is not None:
            return [self.move, *self.also]
        return [move for option in self.options for move in option.moves()]


class Group:
    """Choices under a heading; `compact` ones are so short that they stand side by side."""

    def __init__(self, heading: str, items: list[Choice], compact: bool = False) -> None:
        self.heading = heading
        self.items = items
        self.compact = compact


class Insight:
    """What a seat knows when it decides: its view, its memory, and what a move would bring."""

    def __init__(
        self, view: Any, memory: Knowledge, preview: Callable[[Move], dict[str, int]]
    ) -> None:
        self.view = view
        self.memory = memory
        self.preview = preview


class TerminalTable:
    """A game's table, its moves and its events as text in one language."""

    # What stands as an example in the help, all of it in notation.
    example_move: ClassVar[str]
    example_card: ClassVar[str]
    example_chapter: ClassVar[str]
    memory_rule: ClassVar[str]  # the clause about what may be looked up
    # Where sides win, not players: the words for how a game ended, each the name of a side.
    sides: ClassVar[list[str]] = []

    def __init__(self, game: AnyGame, words: Catalogue, names: list[str]) -> None:
        self.game = game
        self.words = words
        self.names = names

    # What a game provides.

    def draw(self, screen: Screen, view: Any) -> None:
        """The table as a seat sees it, with everything that lies on it."""
        raise NotImplementedError

    def draw_brief(self, screen: Screen, view: Any) -> None:
        """The same in as few lines as possible."""
        raise NotImplementedError

    def recall(self, events: list[Event]) -> None:
        """Look up in what a seat was shown what its view does not say; before drawing."""

    def needs_table(self, events: list[Event], seat: int) -> bool:
        """Whether a seat must see the table after these events, however little room there is."""
        turns = [int(event.seat) for event in events if self.begins_paragraph(event, None)]
        return any(at not in (seat, NOBODY) for at in turns)

    def legend(self, view: Any) -> str:
        """How to read the table, in a line; empty if there is nothing to read yet."""
        raise NotImplementedError

    def changes_table(self, event: Event) -> bool:
        """Whether the table looks different after this event."""
        raise NotImplementedError

    def is_deal(self, event: Event) -> bool:
        """Whether a new part of the game begins with this event, the last one being scored."""
        raise NotImplementedError

    def aims(self) -> list[str]:
        """What the game is about, in a few sentences for somebody who has never played it."""
        raise NotImplementedError

    def hand(self, view: Any, width: int = WIDTH) -> list[str]:
        """The seat's own cards."""
        raise NotImplementedError

    def hand_of(self, state: Any, seat: int, width: int = WIDTH) -> list[str]:
        """Anybody's cards, for a replay that shows everything."""
        raise NotImplementedError

    def question(self, view: Any, moves: list[Move]) -> str:
        """What is asked now."""
        raise NotImplementedError

    def move(self, view: Any, move: Move) -> str:
        """A move in words."""
        raise NotImplementedError

    def names_seat(self, move: Move) -> bool:
        """Whether a move says by a number at whom it is aimed."""
        return False

    def short(self, move: Move) -> str:
        """The least that somebody can type for a move; empty if that is its beginning anyhow."""
        return ""

    def brings(self, insight: Insight, move: Move) -> str:
        """What a move would bring, as far as the seat can know."""
        raise NotImplementedError

    def because(self, insight: Insight, move: Move) -> str:
        """What speaks for a move, in a few words; empty if nothing can be counted."""
        raise NotImplementedError

    def groups(self, insight: Insight, moves: list[Move]) -> list[Group]:
        """The legal moves, sorted for reading."""
        raise NotImplementedError

    def cards(self) -> list[str]:
        """The names, in notation, that `why` can be asked about."""
        raise NotImplementedError

    def ways(self, view: Any, card: str) -> list[Move]:
        """Every way to play a card, as far as it is worth a word now."""
        raise NotImplementedError

    def does(self, card: str) -> str:
        """In short, what a card does."""
        raise NotImplementedError

    def clauses(self, view: Any, move: Move) -> list[str]:
        """The clauses that say what a move does."""
        raise NotImplementedError

    def chapter(self, card: str) -> str:
        """The chapter of the rules that a card has."""
        raise NotImplementedError

    def topic(self, card: str) -> str:
        """What to ask `rules` for, to read about a card."""
        return self.chapter(card)

    def about(self, card: str) -> list[str]:
        """The chapters and clauses that somebody wants to read who asks for a card."""
        return [self.chapter(card)]

    def event(self, event: Event, seat: int) -> str:
        """What a seat was shown of an event, as a sentence; empty if it is not worth one."""
        raise NotImplementedError

    def revealed(self, event: Event) -> str:
        """An event with everything in it, for a replay that shows everything."""
        raise NotImplementedError

    def is_news(self, event: Event, seat: int) -> bool:
        """Whether an event is worth telling to somebody who looks at the table and his hand."""
        raise NotImplementedError

    def begins_paragraph(self, event: Event, before: Event | None) -> bool:
        """Whether a new line of thought begins with this event, which follows another one."""
        raise NotImplementedError

    def goes_without_saying(self, event: Event) -> bool:
        """Whether no story needs this event: another one has said it already."""
        return False

    def folded(self, events: list[Event]) -> list[Event]:
        """The events of a story, those that belong together made into one."""
        return events

    def stands_out(self, paragraph: str) -> bool:
        """Whether a paragraph of the story must not be overlooked; it then has its own mark."""
        return False

    def has_cast(self) -> bool:
        """Whether the players are somebody: `who` tells who is who."""
        return False

    def is_cast(self, view: Any) -> bool:
        """Whether everybody is known to be somebody by now."""
        return True

    def draw_cast(self, screen: Screen, view: Any) -> None:
        """Who is who, and what each of them can do."""
        raise NotImplementedError

    def draw_pile(self, screen: Screen, view: Any, public: Knowledge) -> None:
        """What lies in the discards, as far as this table lets everybody look."""
        raise NotImplementedError

    def is_race(self, view: Any) -> bool:
        """Whether those who are asked now answer at once, and who comes first has the choice."""
        return False

    def has_board(self) -> bool:
        """Whether the game has a board that can be shown, and exchanged for one's own."""
        return False

    def draw_board(self, screen: Screen) -> None:
        """The board, and where everything on it comes from."""
        raise NotImplementedError

    def board_data(self) -> dict[str, Any]:
        """The same for programs."""
        raise NotImplementedError

    def remark(self, clause: str) -> str:
        """What has to be added to a clause at this table; mostly nothing."""
        return ""

    def option(self, name: str, value: str) -> str:
        """The value of an option as people read it; a number speaks for itself."""
        known = self.words.has(self.game.name, "values", value)
        return self.say("values", value) if known else value

    def outcome(self, view: Any, winners: list[int]) -> str:
        """Who has won, in a line; a seat that has won alone is told so."""
        if winners == [view.seat]:
            return self.screen_word("play", "over_you")
        return over(self.words, [self.name(seat) for seat in winners])

    def standings(self, view: Any, width: int = WIDTH) -> list[str]:
        """Who has how much at the end."""
        raise NotImplementedError

    def totals(self, view: Any) -> str:
        """The same in one line."""
        raise NotImplementedError

    def draw_account(self, screen: Screen, events: list[Event]) -> None:
        """How that came about."""
        raise NotImplementedError

    def draw_scoring(self, screen: Screen, events: list[Event], seat: int) -> None:
        """How the last part of the game was scored, after these events."""
        raise NotImplementedError

    # What all games share.

    def say(self, section: str, key: str, **values: object) -> str:
        return self.words.say(self.game.name, section, key, **values)

    def word(self, key: str, **values: object) -> str:
        """What the screen says in this game only."""
        return self.screen_word(f"table_{self.game.name.replace('-', '_')}", key, **values)

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
        """The cards, in notation, whose names begin with a text."""
        wanted = spoken_form(text)
        return [
            name
            for name in self.cards()
            if spoken_form(name).startswith(wanted)
            or spoken_form(self.card(name)).startswith(wanted)
        ]

    def story(self, events: list[Event], seat: int, brief: bool = False) -> list[str]:
        """What a seat was shown, in words: one paragraph for each turn."""
        paragraphs: list[str] = []
        fresh = True
        before: Event | None = None
        last: Event | None = None  # whose sentence came last
        for event in self.folded(events):
            fresh = fresh or self.begins_paragraph(event, before)
            before = event
            unsaid = self.goes_without_saying(event) or (brief and not self.is_news(event, seat))
            sentence = "" if unsaid else self.worded(event, seat)
            if not sentence:
                continue
            if fresh or last is None:
                paragraphs.append(sentence)
            else:
                paragraphs[-1] = self.continued(paragraphs[-1], last, sentence, event, seat)
            fresh = False
            last = event
        return paragraphs

    def worded(self, event: Event, seat: int) -> str:
        """The sentence of an event, of the table's own too."""
        if event.name == NO_ANSWER:
            return self.screen_word("play", "no_answer") if event.seat == seat else ""
        return self.event(event, seat)

    def continued(self, text: str, last: Event, sentence: str, event: Event, seat: int) -> str:
        """A paragraph that ends with the sentence of one event, and the sentence of the next."""
        if event.seat == last.seat != seat:
            return joined(text, sentence, self.name(int(last.seat)))
        return f"{text} {sentence}"


def joined(text: str, sentence: str, name: str) -> str:
    """Two sentences; one if both are about the same person: "Anna draws 2, discards Hideout."."""
    last = text.replace("! ", ". ").rpartition(". ")[2]
    same = last.startswith(f"{name} ") and sentence.startswith(f"{name} ")
    if same and text.endswith(".") and ": " not in last:
        return f"{text[:-1]}, {sentence[len(name) + 1 :]}"
    return f"{text} {sentence}"


def spoken_form(text: str) -> str:
    """A name as people type it: small letters, no hyphens, no exclamation mark."""
    return " ".join(text.lower().replace("-", " ").rstrip("!").split())


def tidy(sentence: str) -> str:
    """Without the full stop behind a card's name that ends in an exclamation mark already."""
    return sentence.replace("!.", "!")
