"""Events of BANG! as sentences; those that belong together are made into one, and said once."""

from __future__ import annotations

from typing import Final

from deadwood.core.event import Event
from deadwood.core.types import NOBODY, UNKNOWN
from deadwood.games.bang.cards import KIND, ROLES
from deadwood.games.bang.kinds import BANG, DUEL, JAIL, MISSED, NAMES
from deadwood.language.bang.words import DEATH, STAR, BangWords
from deadwood.language.teller import tidy

# Events that begin a new paragraph of the story.
BREAKS: Final = frozenset(["sheriff", "begin", "turn", "dies", "over"])
# What the table, the hand, the list or the page of characters show anyhow.
PLAIN_TO_SEE: Final = frozenset(
    ["sheriff", "role", "offer", "character", "dealt", "begin", "turn", "replaced", "on-top"]
)
# Events with one card and no other value, whose card all know.
ONE_CARD: Final = frozenset(["take-discard", "replaced", "strip", "pick", "resolved"])
# Events with a card of whom only its own seat, or two, may know.
PRIVATE: Final = frozenset(["dealt", "draw", "look", "put-back", "take", "haul"])
# Of several in a row by the same player only one remains, with the cards of all.
MERGED: Final = frozenset(["draw", "discard"])
# Cards with a sentence of their own for the player at whom they are aimed.
AIMED: Final[dict[int, str]] = {
    BANG: "play-at-bang",
    MISSED: "play-at-bang",  # by Calamity Janet
    DUEL: "play-at-duel",
    JAIL: "play-at-jail",
}
# After these a player lays down everything that he has.
LAYS_DOWN: Final = frozenset(["dies", "penalty"])


class BangStory(BangWords):
    def folded(self, events: list[Event]) -> list[Event]:
        return fold(events)

    def begins_paragraph(self, event: Event, before: Event | None) -> bool:
        return event.name in BREAKS or (before is not None and before.name == "dies")

    def stands_out(self, paragraph: str) -> bool:
        return paragraph.startswith((DEATH, STAR))

    def is_news(self, event: Event, seat: int) -> bool:
        if event.name == "heal" and not any(event.values):
            return event.seat == seat  # a Saloon has nothing for many
        return event.name not in PLAIN_TO_SEE

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
            cards = self.kinds(list(values)) if own else ""
            return self.tell(name, event, seat, card=cards, number=len(values))
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
        key = AIMED.get(KIND[card], "play-at")
        return self.tell(key, event, seat, card=self.kind(card), target=target)

    def as_missed(self, card: int) -> str:
        """A Missed!, or what Calamity Janet plays as one."""
        if KIND[card] == MISSED:
            return self.kind(card)
        return self.word("as_other", card=self.kind(card), other=self.card(NAMES[MISSED]))

    def about_cards(self, event: Event, seat: int, own: bool) -> str:
        """Cards that are seen, taken, drawn for or laid down."""
        name, values = event.name, event.values
        if name in ONE_CARD:
            return self.tell(name, event, seat, **self.forms(NAMES[KIND[values[0]]]))
        if name == "discard":
            return self.tell(name, event, seat, card=self.kinds(list(values)))
        if name == "show":
            return self.tell(name, event, seat, card=self.card_text(values[0]))
        if name in ("counts", "on-top"):
            return self.tell(name, event, seat, card=self.sign(values[0]))
        if name == "sign":
            return self.tell(
                name, event, seat, cards=self.words.listed([self.sign(card) for card in values])
            )
        if name == "store":
            return self.tell(name, event, seat, cards=self.kinds(list(values)))
        if name == "look":
            cards = self.words.listed([self.card_text(card) for card in values]) if own else ""
            return self.tell(name, event, seat, cards=cards)
        if name == "put-back":
            return self.tell(name, event, seat, card=self.card_text(values[0]) if own else "")
        if name in ("take", "take-table"):
            forms: dict[str, str] = {"card": ""}
            if values[1] != UNKNOWN:
                forms = self.forms(NAMES[KIND[values[1]]])
            return self.tell(name, event, seat, **forms, **{"from": values[0]})
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
            return self.tell(name, event, seat, lives=values[0])
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
        rest = self.word("heals", players=self.words.listed(names))
        return f"{said} {rest}" if gained else rest


def fold(events: list[Event]) -> list[Event]:
    """The same events, without what another one has said already.

    A merged `draw` or `discard` has all cards. A `heal` after a Saloon has, behind what the player
    gained, the seats of all others who gained something.
    """
    folded: list[Event] = []
    prisoner = -1  # whose Jail is dealt with in this turn
    bare = -1  # who lays down everything
    for event in events:
        name, seat, values = event.name, event.seat, event.values
        last = folded[-1] if folded else None
        if name in LAYS_DOWN:
            bare = seat
        elif name not in ("discard", "strip") or seat != bare:
            bare = -1
        if name == "turn":
            prisoner = -1
        elif name in ("free", "locked"):
            prisoner = seat
        if name == "resolved" or (name == "strip" and is_jail(event) and seat == prisoner):
            continue
        if name == "dodged" and last is not None and (last.name, last.seat) == ("missed", seat):
            continue
        if name == "heal" and last is not None and last.name == "heal":
            if values[0]:
                folded[-1] = Event("heal", last.seat, (*last.values, seat))
            continue
        if name == "strip" and seat == bare:
            name = "discard"
        if last is not None and name in MERGED and (last.name, last.seat) == (name, seat):
            folded[-1] = Event(name, seat, (*last.values, *values))
        else:
            folded.append(Event(name, seat, values))
    return folded


def is_jail(event: Event) -> bool:
    return KIND[event.values[0]] == JAIL
