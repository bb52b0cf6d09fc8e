"""Events of Lantern Gulch as sentences."""

from __future__ import annotations

from typing import Final

from deadwood.core.event import Event
from deadwood.core.types import UNKNOWN
from deadwood.games.lantern_gulch.cards import CALLS
from deadwood.language.lantern_gulch.words import LanternGulchWords

# What the table, the hand or the list show anyhow, told only in the whole story.
PLAIN_TO_SEE: Final = frozenset(["dealt", "night", "lay"])
HIDDEN: Final = {"dealt": "cards", "lay": "card", "draw": "card"}


class LanternGulchStory(LanternGulchWords):
    def begins_paragraph(self, event: Event, before: Event | None) -> bool:
        if event.name == "light":
            return before is None or before.name != "light"
        return event.name in ("night", "winner") and (before is None or before.name != event.name)

    def is_news(self, event: Event, seat: int) -> bool:
        return event.name not in PLAIN_TO_SEE

    def event(self, event: Event, seat: int) -> str:
        if event.name == "dealt" and event.seat != seat:
            return ""  # everybody gets two, nobody needs to be told
        return self.sentence(event, seat)

    def revealed(self, event: Event) -> str:
        sentence = self.sentence(event, UNKNOWN)
        cards = list(event.row(HIDDEN[event.name])) if event.name in HIDDEN else []
        return f"{sentence} [{self.card_list(cards)}]" if cards else sentence

    def sentence(self, event: Event, seat: int) -> str:
        """In the second person to whoever it is about."""
        own = event.seat == seat and seat != UNKNOWN
        key = f"{event.name}-own" if own else event.name
        said: dict[str, object] = {}
        if event.name == "call":
            key = f"call-{CALLS[event['call']]}{'-own' if own else ''}"
        elif event.name == "dealt":
            said["cards"] = self.card_list(list(event.row("cards"))) if own else ""
        elif event.name == "night":
            said["number"] = event["number"] + 1
        elif event.name == "winner":
            said["nights"] = event["nights"]
        elif event["card"] != UNKNOWN:
            said["card"] = self.card_text(event["card"])
        return self.say("events", key, player=self.name(event.seat), **said)
