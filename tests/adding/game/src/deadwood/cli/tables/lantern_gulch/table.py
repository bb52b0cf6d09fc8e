"""The table of Lantern Gulch in a terminal: players, what is lit and dark, and hands."""

from __future__ import annotations

from deadwood.cli.tables.base import Choice, Group, Held, TerminalTable
from deadwood.cli.terminal.screen import WIDTH, Screen, pad, wrap, wrap_list
from deadwood.core.event import Event
from deadwood.core.knowledge import Knowledge
from deadwood.core.types import Move
from deadwood.games.lantern_gulch.cards import CALLS, KIND, NIGHTS, value
from deadwood.games.lantern_gulch.state import NONE, LanternGulchState
from deadwood.games.lantern_gulch.view import LanternGulchView
from deadwood.language import Insight
from deadwood.language.lantern_gulch.teller import LanternGulchTeller

NAME_WIDTH = 22


class LanternGulchTable(LanternGulchTeller, TerminalTable):
    example_move = "lay lantern-7"
    example_card = "lantern"
    example_chapter = "LG3"
    memory_rule = "LG4.2"

    def draw(self, screen: Screen, view: LanternGulchView) -> None:
        screen.rule(self.word("title", number=min(view.night + 1, NIGHTS)))
        for seat in range(view.players):
            said = [self.nights(view.nights[seat])]
            if view.pending and seat == view.leader:
                said.append(self.word("leader", leader=self.name(seat)))
                if view.call != NONE:
                    said.append(self.word(f"called_{CALLS[view.call]}"))
            if view.has_laid[seat]:
                said.append(self.word("laid"))
            first = f" {pad(self.name(seat), NAME_WIDTH)} "
            screen.lines(wrap_list(said, " ·", first, width=screen.width))
        screen.say(self.word("dark", number=view.dark), "dim", " ")

    def draw_brief(self, screen: Screen, view: LanternGulchView) -> None:
        self.draw(screen, view)

    def legend(self, view: LanternGulchView) -> str:
        return self.word("legend")

    def needs_table(self, events: list[Event], seat: int) -> bool:
        return any(event.name == "night" for event in events)

    def changes_table(self, event: Event) -> bool:
        return True

    def is_deal(self, event: Event) -> bool:
        return event.name == "night" and event["number"] > 0

    def hand_title(self, view: LanternGulchView) -> str:
        return self.word("your_hand").rstrip(": ")

    def held(self, view: LanternGulchView) -> list[Held]:
        return [
            Held(self.card_text(card), self.card(KIND), str(value(card)))
            for card in sorted(view.hand)
        ]

    def hand(self, view: LanternGulchView, width: int = WIDTH) -> list[str]:
        return self.told(self.word("your_hand"), view.hand, width)

    def hand_of(self, state: LanternGulchState, seat: int, width: int = WIDTH) -> list[str]:
        cards = [int(card) for card in state.list_hand(seat)]
        return self.told(self.word("hand_of", player=self.name(seat)), cards, width)

    def told(self, title: str, cards: list[int], width: int) -> list[str]:
        return wrap(self.card_list(sorted(cards)) or "–", f" {title} ", width=width)

    def groups(self, insight: Insight[LanternGulchView], moves: list[Move]) -> list[Group]:
        return [
            Group(
                "",
                [Choice(self.move(insight.view, at), at, self.brings(insight, at)) for at in moves],
            )
        ]

    def draw_pile(self, screen: Screen, view: LanternGulchView, public: Knowledge) -> None:
        screen.say(self.word("spent", cards=self.card_list(view.spent) or "–"), "", " ")

    def standings(self, view: LanternGulchView, width: int = WIDTH) -> list[str]:
        order = sorted(range(view.players), key=lambda seat: -view.nights[seat])
        return [
            f" {'★' if seat in view.winners else ' '} {pad(self.name(seat), NAME_WIDTH)}"
            f"{self.nights(view.nights[seat])}"
            for seat in order
        ]

    def draw_account(self, screen: Screen, events: list[Event]) -> None:
        for event in events:
            if event.name == "wins-night":
                text = f"{self.name(event.seat)} ({self.card_text(event['card'])})"
                screen.say(text, "", " ")

    def draw_scoring(self, screen: Screen, events: list[Event], seat: int) -> None:
        """The lanterns of the night; the story has told them."""


TABLE = LanternGulchTable
