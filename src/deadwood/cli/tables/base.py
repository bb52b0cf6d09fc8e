"""What a game provides so that it can be played in a terminal.

Everything here is made from views and from events that a seat was shown, so nothing can be printed
that the seat may not see.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, ClassVar

from deadwood.cli.terminal.screen import WIDTH, Screen
from deadwood.core.event import Event
from deadwood.core.knowledge import Knowledge
from deadwood.core.types import NOBODY, Move
from deadwood.language import Insight, Teller


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
    """Choices under a heading; `compact` ones are so short that they stand side by side.

    `brief` is the heading where there is no room for what the choices bring.
    """

    def __init__(
        self, heading: str, items: list[Choice], compact: bool = False, brief: str = ""
    ) -> None:
        self.heading = heading
        self.brief = brief or heading
        self.items = items
        self.compact = compact


class Held:
    """A card in a hand, to be drawn: in a word or two, or as a card with its name, its number or sign, and
    what stands below. `is_vain` are cards that can get nothing now."""

    def __init__(
        self, text: str, name: str, mark: str = "", below: str = "", is_vain: bool = False
    ) -> None:
        self.text = text
        self.name = name
        self.mark = mark
        self.below = below
        self.is_vain = is_vain


class TerminalTable(Teller[Any]):
    """A game's table as text in one language, besides everything that can be told of it."""

    # What stands as an example in the help, all of it in notation.
    example_move: ClassVar[str]
    example_card: ClassVar[str]
    example_chapter: ClassVar[str]
    memory_rule: ClassVar[str]  # the clause about what may be looked up
    # Where sides win, not players: the words for how a game ended, each the name of a side.
    sides: ClassVar[list[str]] = []

    def draw(self, screen: Screen, view: Any) -> None:
        """The table as a seat sees it, with everything that lies on it."""
        raise NotImplementedError

    def draw_brief(self, screen: Screen, view: Any) -> None:
        """The same in as few lines as possible."""
        raise NotImplementedError

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

    def hand(self, view: Any, width: int = WIDTH) -> list[str]:
        """The seat's own cards."""
        raise NotImplementedError

    def hand_title(self, view: Any) -> str:
        """What stands over the seat's own cards."""
        raise NotImplementedError

    def hand_remark(self, view: Any) -> str:
        """What else is to be said about them; mostly nothing."""
        return ""

    def held(self, view: Any) -> list[Held]:
        """The seat's own cards one by one, where they are drawn."""
        raise NotImplementedError

    def draw_large(self, screen: Screen, view: Any) -> None:
        """The table where there is more room than it needs."""
        self.draw(screen, view)

    def hand_of(self, state: Any, seat: int, width: int = WIDTH) -> list[str]:
        """Anybody's cards, for a replay that shows everything."""
        raise NotImplementedError

    def groups(self, insight: Insight[Any], moves: list[Move]) -> list[Group]:
        """The legal moves, sorted for reading."""
        raise NotImplementedError

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

    def situation(self, view: Any, alone: bool) -> Hashable:
        """What must change before a seat is told again that it may step in; where nobody else looks
        at this screen, that may be more often."""
        return None

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

    def standings(self, view: Any, width: int = WIDTH) -> list[str]:
        """Who has how much at the end."""
        raise NotImplementedError

    def draw_account(self, screen: Screen, events: list[Event]) -> None:
        """How that came about."""
        raise NotImplementedError

    def draw_scoring(self, screen: Screen, events: list[Event], seat: int) -> None:
        """How the last part of the game was scored, after these events."""
        raise NotImplementedError
