"""Events of Wyatt Earp as sentences."""

from __future__ import annotations

from typing import Final

from deadwood.core.event import Event
from deadwood.core.types import UNKNOWN
from deadwood.games.wyatt_earp.schema import A_PLAY, A_SIDE, WHY
from deadwood.language.teller import tidy
from deadwood.language.wyatt_earp.words import WyattEarpWords

# Events that begin a new paragraph of the story.
BREAKS: Final = frozenset(["deal", "turn", "hand-over", "score", "duel", "winner", "stall"])
# Events whose cards only their own seat sees: "draw" for others, "draw-own" for oneself.
PRIVATE: Final = frozenset(["dealt", "draw", "search", "take"])
# A card that was found is named once, by what is done with it.
AFTER_FOUND: Final = frozenset(["aim", "ask", "photo"])
# What the table, the hand, the list or the scoring show anyhow, told only in the whole story.
PLAIN_TO_SEE: Final = frozenset(
    ["deal", "dealt", "first", "search", "hand-over", "score", "winner"]
)


class WyattEarpStory(WyattEarpWords):
    def begins_paragraph(self, event: Event, before: Event | None) -> bool:
        return event.name in BREAKS

    def folded(self, events: list[Event]) -> list[Event]:
        """A card that is found and what is done with it at once are one event."""
        folded: list[Event] = []
        for event in events:
            is_found = bool(folded) and folded[-1].name == "found" and event.name in AFTER_FOUND
            if is_found and folded[-1].seat == event.seat:
                folded[-1] = Event(f"{event.name}-found", event.seat, event.values, event.of)
            else:
                folded.append(event)
        return folded

    def is_news(self, event: Event, seat: int) -> bool:
        return event.name not in PLAIN_TO_SEE

    def event(self, event: Event, seat: int) -> str:
        if event.name == "dealt" and event.seat != seat:
            return ""  # everybody gets ten, nobody needs to be told
        if event.name == "search" and event.seat != seat:
            return ""  # it was said that he searches; only he sees what is there
        return tidy(self.sentence(event, seat))

    def revealed(self, event: Event) -> str:
        sentence = tidy(self.sentence(event, UNKNOWN))
        if event.name in PRIVATE and event.values and UNKNOWN not in event.values:
            sentence += f" [{self.kinds(list(event.values))}]"
        return sentence

    def tell(self, key: str, event: Event, seat: int, **values: object) -> str:
        """The sentence of an event: in the second person to whoever it is about."""
        own = event.seat == seat and seat != UNKNOWN
        if own and self.words.has(self.game.name, "events", f"{key}-own"):
            key += "-own"
        elif values.get("other") == seat and seat != UNKNOWN:
            key += "-you"
        if "other" in values:
            values["other"] = self.name(int(str(values["other"])))
        return self.say("events", key, player=self.name(event.seat), **values)

    def sentence(self, event: Event, seat: int) -> str:
        name = event.name
        own = event.seat == seat and seat != UNKNOWN
        if name in ("turn", "spent", "share") or (name == "pass" and own):
            return ""  # the one begins a paragraph, the others go without saying
        if own and name in ("dealt", "draw", "search"):
            return self.say("events", f"{name}-own", cards=self.kinds(list(event.row("cards"))))
        if own and name == "take":
            return self.say("events", "take-own", card=self.named(event["card"]))
        if name == "deal":
            return self.tell(name, event, seat, hand=event["hand"])
        if name in ("dealt", "draw"):
            return self.tell(name, event, seat, number=len(event.row("cards")))
        if name in ("first", "pick", "aim", "aim-found", "wasted", "found", "discard"):
            return self.tell(name, event, seat, card=self.named(event["card"]))
        if name == "reshuffle":
            return self.tell(name, event, seat, number=event["number"])
        if name == "stall":
            return self.tell(name, event, seat, turns=event["turns"])
        if name == "lay":
            added = self.paid(event["added"])
            outlaw = self.kind(event["outlaw"])
            return self.tell(name, event, seat, card=outlaw, number=event["number"], added=added)
        if name in ("shot", "duel"):
            key = f"{name}-hit" if event["hit"] else f"{name}-miss"
            return self.tell(key, event, seat, card=self.kind(event["card"]))
        if name == "earp":
            return self.tell(A_PLAY.words[event["play"]], event, seat)
        if name == "hand-over":
            return self.tell(f"{name}-{WHY[event['why']]}", event, seat)
        if name == "score":
            return self.scored(event, seat)
        return self.about_groups(event, seat)

    def about_groups(self, event: Event, seat: int) -> str:
        """What happens to cards on the table or asked for."""
        name = event.name
        if name in ("photo", "photo-found"):
            added = self.paid(event["added"])
            return self.tell(name, event, seat, outlaw=self.kind(event["outlaw"]), added=added)
        if name == "place":
            card, place = self.named(event["card"]), self.kind(event["outlaw"])
            added = self.paid(event["added"])
            return self.tell(name, event, seat, card=card, outlaw=place, added=added)
        if name in ("ask", "ask-found"):
            side = A_SIDE.words[event["direction"]]
            return self.tell(f"{name}-{side}", event, seat, outlaw=self.kind(event["outlaw"]))
        if name in ("outgunned", "no", "rescue"):
            return self.tell(name, event, seat, outlaw=self.kind(event["outlaw"]))
        if name in ("give", "steal", "hide"):
            other = event["to"] if name == "give" else event["other"]
            return self.tell(name, event, seat, outlaw=self.kind(event["outlaw"]), other=other)
        if name == "orphans":
            return self.tell(name, event, seat, cards=self.kinds(list(event.row("cards"))))
        return self.tell(name, event, seat)

    def scored(self, event: Event, seat: int) -> str:
        players = self.game.players
        points, paid = event.row("points"), event.row("paid")
        if not any(points):
            return ""  # nobody was after him; the poster still shows what lies there
        names = [self.word("you") if at == seat else self.name(at) for at in range(players)]
        counted = ", ".join(f"{names[at]} {points[at]}" for at in range(players) if points[at])
        payments = ", ".join(
            f"{names[at]} {self.paid(paid[at])}" for at in range(players) if paid[at]
        )
        return self.say(
            "events",
            "score-paid" if payments else "score-stays",
            outlaw=self.kind(event["outlaw"]),
            reward=self.paid(event["reward"]),
            points=counted,
            payments=payments,
        )
