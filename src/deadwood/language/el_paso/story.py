"""Events of El Paso as sentences."""

from __future__ import annotations

from typing import Final

from deadwood.core.event import Event
from deadwood.core.types import UNKNOWN
from deadwood.games.el_paso.cards import BRAND, COPIES, NAMES, SIX
from deadwood.games.el_paso.schema import NO_PLACE, NO_SYMBOL, NONE_LEFT
from deadwood.language.el_paso.words import NEEDS, ElPasoWords
from deadwood.language.teller import Said, Sheet

NOTHING: Final[dict[int, str]] = {
    NO_PLACE: "no-place",
    NO_SYMBOL: "no-symbol",
    NONE_LEFT: "none-left",
}
SYMBOLS: Final[dict[int, str]] = {SIX: "six", BRAND: "brand"}  # words of the glossary
# What the table, the hand or the list show anyhow, told only in the whole story.
PLAIN_TO_SEE: Final = frozenset(
    ["dealt", "town", "stock", "lay", "stars", "left-over", "final", "winner"]
)
# What a raid does to a player.
OUTCOMES: Final = frozenset(["loot", "nothing", "chased"])
# Somebody who decides after one of these opens a new round.
ROUND_BEFORE: Final = frozenset(["stock", "discard", "turn-over", "draw"])


class ElPasoStory(ElPasoWords):
    def begins_paragraph(self, event: Event, before: Event | None) -> bool:
        if event.name in ("town", "emptied"):
            return True
        if event.name == "reveal":
            return before is None or before.name != "reveal"
        if event.name in ("lay", "leave"):
            return before is None or before.name in ROUND_BEFORE
        return event.name in ("final", "winner") and (before is None or before.name != event.name)

    def is_news(self, event: Event, seat: int) -> bool:
        return event.name not in PLAIN_TO_SEE

    def goes_without_saying(self, event: Event) -> bool:
        return event.name == "discard"  # every card that was turned up, in the same order

    def joins(self, last: Said, said: Said, seat: int) -> bool:
        """What all turn up at the same time is one sentence."""
        if last[0].name == said[0].name == "reveal":
            return True
        return super().joins(last, said, seat)

    def halves(self, run: list[Said], seat: int) -> list[str]:
        if run[0][0].name != "reveal":
            return super().halves(run, seat)
        return [
            said[0].lower() + said[1:] if event.seat == seat and at else said
            for at, (event, said) in enumerate(run)
        ]

    def sheets(self, events: list[Event], seat: int) -> dict[int, Sheet]:
        if not any(event.name == "reveal" for event in events):
            return {}
        found = [self.raid(said, seat) for said in self.paragraphs(events, seat)]
        return {at: sheet for at, sheet in enumerate(found) if sheet is not None}

    def raid(self, said: list[Said], seat: int) -> Sheet | None:
        """Who laid what, and what it brought; those who come first on top."""
        cards = {event.seat: event["card"] for event, _ in said if event.name == "reveal"}
        if not cards:
            return None
        chased = any(event.name == "sheriffs" for event, _ in said)
        rows = [
            [
                self.word("sheet_you") if event.seat == seat else self.name(event.seat),
                self.card_text(cards[event.seat]),
                self.outcome_of(event),
            ]
            for event, _ in said
            if event.name in OUTCOMES and event.seat in cards
        ]
        first = next(at for at, (event, _) in enumerate(said) if event.name in OUTCOMES)
        last = len(said) - next(
            at for at, (event, _) in enumerate(reversed(said)) if event.name in OUTCOMES
        )
        above = [sentence for event, sentence in said[:first] if event.name != "reveal"]
        takes = self.word("sheet_loses" if chased else "sheet_takes")
        head = [self.word("sheet_who"), self.word("sheet_card"), takes]
        return Sheet(" ".join(above), head, rows, " ".join(text for _, text in said[last:]))

    def outcome_of(self, event: Event) -> str:
        """What a raid did to one player, in as few words as a cell has room for."""
        if event.name == "loot":
            return self.tile_text(event["tile"])
        if event.name == "chased":
            return self.tile_list([*event.row("tiles")]) if event.values else "–"
        kind, why = event["card"] // COPIES, NOTHING[event["why"]]
        thing = SYMBOLS[NEEDS[kind]] if why == "no-symbol" else NAMES[kind]
        return self.word(f"sheet_{why.replace('-', '_')}", **self.forms(thing))

    def event(self, event: Event, seat: int) -> str:
        if event.name == "dealt" and event.seat != seat:
            return ""  # everybody gets one of each kind, nobody needs to be told
        return self.sentence(event, seat)

    def revealed(self, event: Event) -> str:
        sentence = self.sentence(event, UNKNOWN)
        hidden = {"dealt": "cards", "lay": "card", "draw": "card"}
        cards = event.row(hidden[event.name]) if event.name in hidden else ()
        if cards and UNKNOWN not in cards:
            sentence += f" [{self.card_list(list(cards))}]"
        return sentence

    def tell(self, key: str, event: Event, seat: int, **values: object) -> str:
        """The sentence of an event: in the second person to whoever it is about."""
        own = event.seat == seat and seat != UNKNOWN
        if own and self.words.has(self.game.name, "events", f"{key}-own"):
            key += "-own"
        return self.say("events", key, player=self.name(event.seat), **values)

    def sentence(self, event: Event, seat: int) -> str:
        name = event.name
        own = event.seat == seat and seat != UNKNOWN
        if name == "dealt":
            return self.tell(
                name, event, seat, cards=self.card_list([*event.row("cards")]) if own else ""
            )
        if name == "town":
            return self.tell(name, event, seat, town=self.town(event["town"]))
        if name == "stock":
            tiles = self.tile_list([*event.row("tiles")])
            key = "stock-back" if event["back"] else "stock"
            return self.tell(key, event, seat, tiles=tiles, back=self.count(event["back"]))
        if name == "lay":
            return self.tell(name, event, seat, card=self.card_text(event["card"]) if own else "")
        if name in ("leave", "emptied"):
            return self.tell(name, event, seat, limit=self.count(event["limit"]))
        if name == "draw":
            known = self.card_text(event["card"]) if own else self.kind(event["kind"])
            return self.tell(name, event, seat, card=known)
        if name in ("reveal", "discard"):
            return self.tell(name, event, seat, card=self.card_text(event["card"]))
        if name == "turn-over":
            return self.tell(name, event, seat, card=self.kind(event["kind"]))
        if name in ("chased", "left-over"):
            key = name if event.values else f"{name}-empty"
            return self.tell(key, event, seat, tiles=self.tile_list([*event.row("tiles")]))
        return self.about_loot(event, seat)

    def about_loot(self, event: Event, seat: int) -> str:
        """The dice, what they brought, and what it was sold for."""
        name = event.name
        if name == "roll":
            return self.tell(name, event, seat, faces=self.faces([*event.row("faces")]))
        if name == "stars":
            return self.tell(name, event, seat, number=self.field(event["number"]))
        if name in ("loot", "keep"):
            return self.tell(name, event, seat, tile=self.tile_text(event["tile"]))
        if name == "nothing":
            kind = event["card"] // COPIES
            why = NOTHING[event["why"]]
            thing = SYMBOLS[NEEDS[kind]] if why == "no-symbol" else NAMES[kind]
            return self.tell(f"nothing-{why}", event, seat, **self.forms(thing))
        if name == "sell":
            return self.tell(name, event, seat, paid=self.nuggets(event["paid"]))
        if name == "final":
            return self.tell(name, event, seat, points=self.nuggets(event["points"]))
        if name == "winner":
            return self.tell(name, event, seat, nuggets=event["nuggets"])
        return self.tell(name, event, seat)  # the sheriffs
