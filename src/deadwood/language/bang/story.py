"""Events of BANG! as sentences; those that belong together are made into one, and said once."""

from __future__ import annotations

from typing import Final

from deadwood.core.event import Event, EventKind, EventTable
from deadwood.core.types import NOBODY, UNKNOWN
from deadwood.core.values import NUMBER, part, rest
from deadwood.games.bang.cards import KIND, ROLES
from deadwood.games.bang.kinds import BANG, DUEL, JAIL, MISSED, NAMES
from deadwood.games.bang.schema import A_CARD, PLAYER
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
        if event.name == "heal" and not (told(event)["gained"] or told(event).row("others")):
            return event.seat == seat  # a Saloon has nothing for many
        return event.name not in PLAIN_TO_SEE

    def event(self, event: Event, seat: int) -> str:
        if event.name in ("role", "offer") and event.seat != seat:
            return ""  # everybody gets them, nobody needs to be told
        return tidy(self.sentence(told(event), seat))

    def revealed(self, event: Event) -> str:
        """With what only some could see; roles and offers have nothing else."""
        event = told(event)
        name = event.name
        sentence = tidy(self.sentence(event, UNKNOWN))
        hidden = ""
        if name == "role":
            hidden = self.role(event["role"])
        elif name == "offer":
            hidden = ", ".join(self.character(event[one]) for one in ("first", "second"))
        elif name in PRIVATE:
            one = name in ("take", "put-back")
            hidden = ", ".join(self.with_signs([event["card"]] if one else [*event.row("cards")]))
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
        name = event.name
        own = event.seat == seat and seat not in (UNKNOWN, NOBODY)
        if name == "turn":
            return ""  # it begins a paragraph
        if name == "role":
            return self.tell(name, event, seat, role=self.role(event["role"]) if own else "")
        if name == "offer":
            pair = {one: self.character(event[one]) if own else "" for one in ("first", "second")}
            return self.tell(name, event, seat, **pair)
        if name == "character":
            return self.tell(name, event, seat, character=self.character(event["character"]))
        if name in ("dealt", "draw"):
            drawn = event.row("cards")
            said = {"cards" if name == "dealt" else "card": self.kinds([*drawn]) if own else ""}
            return self.tell(name, event, seat, number=len(drawn), **said)
        if name == "play":
            return self.played(event, seat)
        if name == "missed":
            return self.tell(name, event, seat, card=self.as_missed(event["card"]))
        if name == "dies":
            return f"{DEATH} {self.tell(name, event, seat, role=self.role(event['role']))}"
        if name == "over":
            won = ROLES[event["won"]]
            return f"{STAR} {self.tell(f'over-{won}', event, seat)}"
        return self.about_cards(event, seat, own)

    def played(self, event: Event, seat: int) -> str:
        card, target = event["card"], event["target"]
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
        name = event.name
        if name in ONE_CARD:
            return self.tell(name, event, seat, **self.forms(NAMES[KIND[event["card"]]]))
        if name == "discard":
            return self.tell(name, event, seat, card=self.kinds([*event.row("cards")]))
        if name == "show":
            return self.tell(name, event, seat, card=self.card_text(event["card"]))
        if name in ("counts", "on-top"):
            return self.tell(name, event, seat, card=self.sign(event["card"]))
        if name == "sign":
            signs = [self.sign(card) for card in event.row("cards")]
            return self.tell(name, event, seat, cards=self.words.listed(signs))
        if name == "store":
            return self.tell(name, event, seat, cards=self.kinds([*event.row("cards")]))
        if name == "look":
            seen = [self.card_text(card) for card in event.row("cards")] if own else []
            return self.tell(name, event, seat, cards=self.words.listed(seen) if own else "")
        if name == "put-back":
            return self.tell(name, event, seat, card=self.card_text(event["card"]) if own else "")
        if name in ("take", "take-table"):
            forms: dict[str, str] = {"card": ""}
            if event["card"] != UNKNOWN:
                forms = self.forms(NAMES[KIND[event["card"]]])
            return self.tell(name, event, seat, **forms, **{"from": event["victim"]})
        if name in ("haul", "haul-table"):
            taken = event.row("cards")
            if not taken:
                return ""  # there was nothing
            cards = "" if UNKNOWN in taken else self.kinds([*taken])
            return self.tell(name, event, seat, cards=cards, **{"from": event["victim"]})
        return self.about_lives(event, seat)

    def about_lives(self, event: Event, seat: int) -> str:
        name = event.name
        if name == "beer":
            key = "beer" if event["works"] else "beer-void"
            return self.tell(key, event, seat, card=self.kind(event["card"]))
        if name == "heal":
            return self.healed(event, seat)
        if name == "lose":
            return self.tell(name, event, seat, lives=event["lives"])
        if name == "passes-on":
            return self.tell(name, event, seat, to=event["to"])
        if name == "reshuffle":
            return self.tell(name, event, seat, number=event["number"])
        return self.tell(name, event, seat)

    def healed(self, event: Event, seat: int) -> str:
        """What a Beer or a Saloon brought whom."""
        gained, others = event["gained"], event.row("others")
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
    for event in map(told, events):
        name, seat = event.name, event.seat
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
            if event["gained"]:
                others = (*last.row("others"), seat)
                folded[-1] = FOLDED.event("heal", last.seat, (last["gained"], *others))
            continue
        if name == "strip" and seat == bare:
            name = "discard"
        if last is not None and name in MERGED and (last.name, last.seat) == (name, seat):
            folded[-1] = FOLDED.event(name, seat, (*last.values, *event.values))
        elif name != event.name:
            folded.append(FOLDED.event(name, seat, event.values))
        else:
            folded.append(event)
    return folded


# What stands for several events has more values than one of them.
FOLDED: Final = EventTable(
    [
        EventKind("draw", [rest("cards", A_CARD)], "", False),
        EventKind("discard", [rest("cards", A_CARD)], "", False),
        EventKind("heal", [part("gained", NUMBER), rest("others", PLAYER)], "", False),
    ]
)


def told(one: Event) -> Event:
    """An event as it is told: those that can stand for several have room for them."""
    if one.name not in FOLDED.kinds:
        return one
    return FOLDED.event(one.name, one.seat, one.values)


def is_jail(event: Event) -> bool:
    return KIND[event["card"]] == JAIL
