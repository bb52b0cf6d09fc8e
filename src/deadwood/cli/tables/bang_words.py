"""Cards, characters, roles and events of BANG! as sentences."""

from __future__ import annotations

from typing import ClassVar, Final

from deadwood.cli.common import all_of
from deadwood.cli.tables.bang_rules import ABOUT
from deadwood.cli.tables.bang_story import fold
from deadwood.cli.tables.base import TerminalTable, spoken_form, tidy
from deadwood.core.event import Event
from deadwood.core.types import NOBODY, UNKNOWN
from deadwood.games.bang.cards import (
    BEER,
    CHARACTER_NAMES,
    KIND,
    MISSED,
    NAMES,
    OUTLAW,
    RENEGADE,
    ROLES,
    SHERIFF,
    SIGN,
)
from deadwood.games.bang.editions import Rules
from deadwood.games.bang.game import BangGame

SUIT_MARKS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
STAR: Final = "★"  # the Sheriff
DEATH: Final = "†"
# Events that begin a new paragraph of the story.
BREAKS: Final = frozenset(["sheriff", "begin", "turn", "dies", "over"])
# What the table, the hand, the list or the page of characters show anyhow.
PLAIN_TO_SEE: Final = frozenset(
    ["sheriff", "role", "offer", "character", "dealt", "begin", "turn", "replaced", "on-top"]
)
# What changes nothing on the table.
QUIET: Final = frozenset(["role", "offer", "dealt", "begin", "look", "show", "counts", "dodged"])
# Events with one card and no other value, whose card all know.
ONE_CARD: Final = frozenset(["take-discard", "replaced", "strip", "pick", "resolved"])
# Events with a card of whom only its own seat, or two, may know.
PRIVATE: Final = frozenset(["dealt", "draw", "look", "put-back", "take", "haul"])


class BangWords(TerminalTable):
    example_move = "play bang-2d at 3"
    example_card = "beer"
    example_chapter = "BG8"
    memory_rule = "BG17.1"
    sides: ClassVar[list[str]] = [ROLES[SHERIFF], ROLES[OUTLAW], ROLES[RENEGADE]]

    def rules(self) -> Rules:
        assert isinstance(self.game, BangGame)
        return self.game.rules

    # Cards, roles and characters.

    def kind(self, card: int) -> str:
        """What a card is, without its sign."""
        return self.card(NAMES[KIND[card]])

    def sign(self, card: int) -> str:
        """Its poker sign: "10♥"."""
        return SIGN[card][:-1].upper() + SUIT_MARKS[SIGN[card][-1]]

    def card_text(self, card: int) -> str:
        return f"{self.kind(card)} {self.sign(card)}"

    def kinds(self, cards: list[int]) -> str:
        """Cards counted and named: "2 BANG!, Beer"."""
        named = [self.kind(card) for card in sorted(cards)]
        return ", ".join(
            name if named.count(name) == 1 else f"{named.count(name)} {name}"
            for name in dict.fromkeys(named)
        )

    def with_signs(self, cards: list[int]) -> list[str]:
        """Cards of a kind together, with their signs: ["BANG! 2♦ 5♣", "Beer 8♥"]."""
        signs: dict[str, list[str]] = {}
        for card in sorted(cards):
            signs.setdefault(self.kind(card), []).append(self.sign(card))
        return [f"{name} {' '.join(held)}" for name, held in signs.items()]

    def role(self, role: int) -> str:
        return self.card(ROLES[role])

    def character(self, character: int) -> str:
        return self.card(CHARACTER_NAMES[character])

    def lives(self, number: int, most: int) -> str:
        """Bullets, the lost ones empty: "●●●○"."""
        left = max(0, number)
        return "●" * left + "○" * (most - left)

    def count(self, number: int) -> str:
        return self.word("card") if number == 1 else self.word("cards", number=number)

    def cards(self) -> list[str]:
        """Everything that has a name: cards, characters, roles."""
        return [*NAMES, *CHARACTER_NAMES, *ROLES]

    def does(self, card: str) -> str:
        said = self.screen_word("does_bang", card)
        return tidy(f"{said} {self.does_beer()}" if card == NAMES[BEER] else said)

    def does_beer(self) -> str:
        """What Beer does out of turn, by the rules of this table."""
        rules = self.rules()
        key = "last" if not rules.beer_any_loss else "prevents" if rules.beer_prevents else "heals"
        keys = [key, "void"] if rules.beer_void_with_two else [key]
        return " ".join(self.screen_word("does_bang_beer", key) for key in keys)

    def chapter(self, card: str) -> str:
        return ABOUT[card][0].partition(".")[0]

    def topic(self, card: str) -> str:
        return spoken_form(self.card(card))

    def about(self, card: str) -> list[str]:
        return ABOUT[card]

    # Events.

    def folded(self, events: list[Event]) -> list[Event]:
        return fold(events)

    def begins_paragraph(self, event: Event, before: Event | None) -> bool:
        return event.name in BREAKS or (before is not None and before.name == "dies")

    def stands_out(self, paragraph: str) -> bool:
        return paragraph.startswith((DEATH, STAR))

    def changes_table(self, event: Event) -> bool:
        return event.name not in QUIET

    def is_deal(self, event: Event) -> bool:
        return False  # a game is one piece, and nothing in it is scored

    def is_news(self, event: Event, seat: int) -> bool:
        if event.name == "heal" and not any(event.values):
            return event.seat == seat  # a Saloon has nothing for many
        return event.name not in PLAIN_TO_SEE

    def continued(self, text: str, last: Event, sentence: str, event: Event, seat: int) -> str:
        """Two sentences about the same other player are one: "Ben takes 2 cards, plays Beer."."""
        name = f"{self.name(int(event.seat))} "
        before = self.worded(last, seat)
        same = before.startswith(name) and sentence.startswith(name) and event.seat == last.seat
        if last.name == "heal" and len(last.values) > 1:
            same = False  # its last sentence is about others
        if same and event.seat != seat and before.endswith(".") and ": " not in before:
            return f"{text[:-1]}, {sentence[len(name) :]}"
        return f"{text} {sentence}"

    def event(self, event: Event, seat: int) -> str:
        if event.name in ("role", "offer") and event.seat != seat:
            return ""  # everybody gets them, nobody needs to be told
        return tidy(self.sentence(event, seat))

    def revealed(self, event: Event) -> str:
        """With what only some could see; roles and offers have nothing else."""
        name, values = event.name, event.values
        sentence = tidy(self.sentence(event, UNKNOWN))
        hidden = ""
        if name == "role":
            hidden = self.role(values[0])
        elif name == "offer":
            hidden = ", ".join(self.character(at) for at in values)
        elif name in PRIVATE:
            cards = list(values[1:] if name in ("take", "haul") else values)
            hidden = ", ".join(self.with_signs(cards))
        return f"{sentence} [{hidden}]" if sentence and hidden else sentence

    def tell(self, key: str, event: Event, seat: int, **values: object) -> str:
        """The sentence of an event: in the second person to whoever it is about."""
        known = seat not in (UNKNOWN, NOBODY)
        if known and event.seat == seat and self.has_event(f"{key}-own"):
            key += "-own"
        for name in ("target", "from", "to"):
            if name in values:
                other = int(str(values[name]))
                if known and other == seat and self.has_event(f"{key}-you"):
                    key += "-you"
                values[name] = self.name(other)
        return self.say("events", key, player=self.name(event.seat), **values)

    def has_event(self, key: str) -> bool:
        return self.words.has(self.game.name, "events", key)

    def sentence(self, event: Event, seat: int) -> str:
        name, values = event.name, event.values
        own = event.seat == seat and seat not in (UNKNOWN, NOBODY)
        if name == "turn":
            return ""  # it begins a paragraph
        if name == "role":
            return self.tell(name, event, seat, role=self.role(values[0]) if own else "")
        if name == "offer":
            pair = [self.character(at) for at in values] if own else ["", ""]
            return self.tell(name, event, seat, first=pair[0], second=pair[1])
        if name == "character":
            return self.tell(name, event, seat, character=self.character(values[0]))
        if name == "dealt":
            cards = self.kinds(list(values)) if own else ""
            return self.tell(name, event, seat, cards=cards, number=len(values))
        if name == "draw":
            if len(values) > 1 and not own:
                return self.word("draws", player=self.name(event.seat), number=len(values))
            return self.tell(name, event, seat, card=self.kinds(list(values)) if own else "")
        if name == "play":
            return self.played(event, seat)
        if name == "missed":
            return self.tell(name, event, seat, card=self.as_missed(values[0]))
        if name == "dies":
            return f"{DEATH} {self.tell(name, event, seat, role=self.role(values[0]))}"
        if name == "over":
            return f"{STAR} {self.tell(f'over-{ROLES[values[0]]}', event, seat)}"
        return self.about_cards(event, seat, own)

    def played(self, event: Event, seat: int) -> str:
        card, target = event.values
        if target == NOBODY:
            return self.tell("play", event, seat, card=self.kind(card))
        if target == event.seat:
            return self.tell("play-at-self", event, seat, card=self.kind(card))
        return self.tell("play-at", event, seat, card=self.kind(card), target=target)

    def as_missed(self, card: int) -> str:
        """A Missed!, or what Calamity Janet plays as one."""
        if KIND[card] == MISSED:
            return self.kind(card)
        return self.word("as_other", card=self.kind(card), other=self.card(NAMES[MISSED]))

    def about_cards(self, event: Event, seat: int, own: bool) -> str:
        """Cards that are seen, taken, drawn for or laid down."""
        name, values = event.name, event.values
        if name in ONE_CARD:
            return self.tell(name, event, seat, card=self.kind(values[0]))
        if name == "discard":
            return self.tell(name, event, seat, card=self.kinds(list(values)))
        if name == "show":
            return self.tell(name, event, seat, card=self.card_text(values[0]))
        if name in ("counts", "on-top"):
            return self.tell(name, event, seat, card=self.sign(values[0]))
        if name == "sign":
            return self.tell(name, event, seat, cards=", ".join(map(self.sign, values)))
        if name == "store":
            return self.tell(name, event, seat, cards=self.kinds(list(values)))
        if name == "look":
            cards = ", ".join(map(self.card_text, values)) if own else ""
            return self.tell(name, event, seat, cards=cards)
        if name == "put-back":
            return self.tell(name, event, seat, card=self.card_text(values[0]) if own else "")
        if name in ("take", "take-table"):
            card = self.kind(values[1]) if values[1] != UNKNOWN else ""
            return self.tell(name, event, seat, card=card, **{"from": values[0]})
        if name in ("haul", "haul-table"):
            if len(values) == 1:
                return ""  # there was nothing
            cards = "" if UNKNOWN in values else self.kinds(list(values[1:]))
            return self.tell(name, event, seat, cards=cards, **{"from": values[0]})
        return self.about_lives(event, seat)

    def about_lives(self, event: Event, seat: int) -> str:
        name, values = event.name, event.values
        if name == "beer":
            key = "beer" if values[1] else "beer-void"
            return self.tell(key, event, seat, card=self.kind(values[0]))
        if name == "heal":
            return self.healed(event, seat)
        if name == "lose":
            key = "lose-one" if values[0] == 1 else "lose"
            return self.tell(key, event, seat, lives=values[0])
        if name == "passes-on":
            return self.tell(name, event, seat, to=values[0])
        if name == "reshuffle":
            return self.tell(name, event, seat, number=values[0])
        return self.tell(name, event, seat)

    def healed(self, event: Event, seat: int) -> str:
        """What a Beer or a Saloon brought whom."""
        gained, *others = event.values
        said = self.tell("heal" if gained else "heal-none", event, seat)
        if not others:
            return said
        known = seat not in (UNKNOWN, NOBODY)
        names = [self.name(at) for at in others if not known or at != seat]
        if known and seat in others:
            names.append(self.word("for_you"))
        rest = self.word("heals", players=all_of(self.words, names))
        return f"{said} {rest}" if gained else rest
