"""Cards, tiles, dice and events of El Paso as sentences."""

from __future__ import annotations

from typing import Final

from deadwood.cli.tables.base import TerminalTable
from deadwood.core.event import Event
from deadwood.core.types import UNKNOWN
from deadwood.games.el_paso.board import Board
from deadwood.games.el_paso.cards import (
    BRAND,
    CATTLE,
    COPIES,
    NAMES,
    SALOON,
    SIX,
    STAR,
    TILE_VALUES,
)
from deadwood.games.el_paso.events import NO_PLACE, NO_SYMBOL, NONE_LEFT
from deadwood.games.el_paso.game import ElPaso

# The faces of a die as one character each.
MARKS: Final[dict[int, str]] = {STAR: "★", BRAND: "Ψ", SIX: "6"}
# What the dice must show before a place can be plundered.
NEEDS: Final[dict[int, int]] = {SALOON: SIX, CATTLE: BRAND}
NOTHING: Final[dict[int, str]] = {
    NO_PLACE: "no-place",
    NO_SYMBOL: "no-symbol",
    NONE_LEFT: "none-left",
}
# What the table, the hand or the list show anyhow, told only in the whole story.
PLAIN_TO_SEE: Final = frozenset(
    ["dealt", "town", "stock", "lay", "stars", "left-over", "final", "winner"]
)
# Somebody who decides after one of these opens a new round.
ROUND_BEFORE: Final = frozenset(["stock", "discard", "turn-over", "draw"])


class ElPasoWords(TerminalTable):
    example_move = "lay saloon-5"
    example_card = "saloon"
    example_chapter = "EP5"
    memory_rule = "EP10.2"

    def board(self) -> Board:
        assert isinstance(self.game, ElPaso)
        return self.game.rules.board

    # Cards, tiles and dice.

    def kind(self, kind: int) -> str:
        return self.card(NAMES[kind])

    def town(self, number: int) -> str:
        return self.board().towns[number]

    def card_text(self, card: int) -> str:
        return f"{self.kind(card // COPIES)} {card % COPIES + 1}"

    def tile_text(self, tile: int) -> str:
        return f"{self.kind(tile // TILE_VALUES)} {tile % TILE_VALUES + 1}"

    def by_kind(self, things: list[int], values: int) -> list[str]:
        """Cards or tiles with the values of a kind together: ["Bank 3 5", "Hotel 2"]."""
        return [
            f"{self.kind(kind)} "
            + " ".join(str(at % values + 1) for at in sorted(things) if at // values == kind)
            for kind in range(len(NAMES))
            if any(at // values == kind for at in things)
        ]

    def card_list(self, cards: list[int]) -> str:
        return ", ".join(self.by_kind(cards, int(COPIES)))

    def tile_list(self, tiles: list[int]) -> str:
        return ", ".join(self.by_kind(tiles, int(TILE_VALUES)))

    def faces(self, faces: list[int]) -> str:
        return " ".join(MARKS[face] for face in faces)

    def field(self, stars: int) -> str:
        """The sheriff field: "★★★·· 3 of 5"."""
        dice = int(self.board().dice)
        shown = MARKS[STAR] * stars + "·" * (dice - stars)
        return f"{shown} {self.word('of', number=stars, all=dice)}"

    def nuggets(self, number: int) -> str:
        return self.say("previews", "sale-one" if number == 1 else "sale", sale=number)

    def count(self, number: int) -> str:
        return self.word("tile") if number == 1 else self.word("tiles", number=number)

    def cards(self) -> list[str]:
        return list(NAMES)

    def does(self, card: str) -> str:
        kind = NAMES.index(card)
        at = kind * TILE_VALUES
        numbers = self.board().tiles[at : at + TILE_VALUES]
        values = " ".join(
            f"{value + 1}" for value in range(TILE_VALUES) for _ in range(numbers[value])
        )
        text = self.screen_word("does_el_paso", "place", card=self.kind(kind), values=values)
        if kind in NEEDS:
            needed = self.screen_word("does_el_paso", NAMES[kind], mark=MARKS[NEEDS[kind]])
            text += f" {needed}"
        return text

    def chapter(self, card: str) -> str:
        return "EP5"

    # Events.

    def begins_paragraph(self, event: Event, before: Event | None) -> bool:
        if event.name in ("town", "emptied"):
            return True
        if event.name == "reveal":
            return before is None or before.name != "reveal"
        if event.name in ("lay", "leave"):
            return before is None or before.name in ROUND_BEFORE
        return event.name in ("final", "winner") and (before is None or before.name != event.name)

    def needs_table(self, events: list[Event], seat: int) -> bool:
        return any(event.seat != seat for event in events)

    def changes_table(self, event: Event) -> bool:
        return event.name != "keep"

    def is_deal(self, event: Event) -> bool:
        return event.name == "town" and event.values[0] > 0

    def is_news(self, event: Event, seat: int) -> bool:
        return event.name not in PLAIN_TO_SEE

    def goes_without_saying(self, event: Event) -> bool:
        return event.name == "discard"  # every card that was turned up, in the same order

    def continued(self, text: str, last: Event, sentence: str, event: Event, seat: int) -> str:
        if event.name == last.name == "reveal":
            own = event.seat == seat
            return f"{text[:-1]}, {sentence[0].lower() + sentence[1:] if own else sentence}"
        return super().continued(text, last, sentence, event, seat)

    def event(self, event: Event, seat: int) -> str:
        if event.name == "dealt" and event.seat != seat:
            return ""  # everybody gets one of each kind, nobody needs to be told
        return self.sentence(event, seat)

    def revealed(self, event: Event) -> str:
        sentence = self.sentence(event, UNKNOWN)
        hidden = {"dealt": event.values, "lay": event.values, "draw": event.values[1:]}
        cards = hidden.get(event.name, ())
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
        name, values = event.name, event.values
        own = event.seat == seat and seat != UNKNOWN
        if name == "dealt":
            return self.tell(name, event, seat, cards=self.card_list(list(values)) if own else "")
        if name == "town":
            return self.tell(name, event, seat, town=self.town(values[0]))
        if name == "stock":
            tiles = self.tile_list(list(values[1:]))
            key = "stock-back" if values[0] else "stock"
            return self.tell(key, event, seat, tiles=tiles, back=self.count(values[0]))
        if name == "lay":
            return self.tell(name, event, seat, card=self.card_text(values[0]) if own else "")
        if name in ("leave", "emptied"):
            return self.tell(name, event, seat, limit=self.count(values[0]))
        if name == "draw":
            known = self.card_text(values[1]) if own else self.kind(values[0])
            return self.tell(name, event, seat, card=known)
        if name in ("reveal", "discard"):
            return self.tell(name, event, seat, card=self.card_text(values[0]))
        if name == "turn-over":
            return self.tell(name, event, seat, card=self.kind(values[0]))
        if name in ("chased", "left-over"):
            key = name if values else f"{name}-empty"
            return self.tell(key, event, seat, tiles=self.tile_list(list(values)))
        return self.about_loot(event, seat)

    def about_loot(self, event: Event, seat: int) -> str:
        """The dice, what they brought, and what it was sold for."""
        name, values = event.name, event.values
        if name == "roll":
            return self.tell(name, event, seat, faces=self.faces(list(values)))
        if name == "stars":
            return self.tell(name, event, seat, number=self.field(values[0]))
        if name in ("loot", "keep"):
            return self.tell(name, event, seat, tile=self.tile_text(values[0]))
        if name == "nothing":
            kind = values[0] // COPIES
            symbol = self.word(f"needs_{NAMES[kind]}") if kind in NEEDS else ""
            key = f"nothing-{NOTHING[values[1]]}"
            return self.tell(key, event, seat, card=self.kind(kind), symbol=symbol)
        if name == "sell":
            return self.tell(name, event, seat, paid=self.nuggets(values[2]))
        if name == "final":
            return self.tell(name, event, seat, points=self.nuggets(values[0]))
        if name == "winner":
            return self.tell(name, event, seat, nuggets=values[0])
        return self.tell(name, event, seat)  # the sheriffs


def percent(chance: float) -> str:
    """A chance in percent as people read it; what is not impossible is never 0."""
    whole = int(100 * chance + 0.5)
    return "<1" if whole == 0 and chance > 0 else str(whole)
