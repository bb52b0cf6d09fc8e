"""What a game provides so that it can be told in a language, on whichever screen.

Everything here is made from views and from events that a seat was shown, so nothing can be said
that the seat may not see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Final, Generic, cast

from deadwood.core.event import Event
from deadwood.core.game import Game, K, S, V
from deadwood.core.knowledge import Knowledge
from deadwood.core.options import suggest
from deadwood.core.reason import UnknownName
from deadwood.core.registry import AnyGame
from deadwood.core.types import Move
from deadwood.language.catalogue import Catalogue, GameTexts

Said = tuple[Event, str]  # an event and its sentence


@dataclass(frozen=True, slots=True)
class Sheet:
    """A paragraph of a story as a small table, for whoever can show one: it says the same."""

    above: str
    head: list[str]
    rows: list[list[str]]
    below: str


# An event of the terminal's own: somebody was not asked, since he could only pass.
NO_ANSWER: Final = "no-answer"


class Insight(Generic[V]):
    """What a seat knows when it decides: its view, its memory, and what a move would bring."""

    def __init__(
        self, view: V, memory: Knowledge, preview: Callable[[Move], dict[str, int]]
    ) -> None:
        self.view = view
        self.memory = memory
        self.preview = preview


class Teller(Generic[V]):
    """The cards, moves and events of a game in one language, for players of these names."""

    def __init__(self, game: Game[S, V, K], words: Catalogue, names: list[str]) -> None:
        self.game = cast("AnyGame", game)
        self.words = words
        self.names = names
        # Looked up here and not in the catalogue each time: a table tells a lot.
        self._texts: Final = words.part(game.name)
        self._core: Final = words.part("core")
        self._screen: Final = self._texts["table"]
        self._cards: Final = self._texts["cards"]
        self._compound: Final = compound(words, self._texts)

    # What a game provides: its cards and its rules.

    def cards(self) -> list[str]:
        """The names, in notation, that `why` can be asked about."""
        raise NotImplementedError

    def aims(self) -> list[str]:
        """What the game is about, in a few sentences for somebody who has never played it."""
        raise NotImplementedError

    def does(self, card: str) -> str:
        """In short, what a card does."""
        raise NotImplementedError

    def clauses(self, view: V, move: Move) -> list[str]:
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

    def ways(self, view: V, card: str) -> list[Move]:
        """Every way to play a card, as far as it is worth a word now."""
        raise NotImplementedError

    # What happened.

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

    # What is asked, and what can be answered.

    def recall(self, events: list[Event]) -> None:
        """Look up in what a seat was shown what its view does not say; before asking or drawing."""
        self.forget()
        for event in events:
            self.follow(event)

    def forget(self) -> None:
        """Nothing has happened yet."""

    def follow(self, event: Event) -> None:
        """One more event: what a view will not say of it, and everybody was shown."""

    def _asked(self, view: Any) -> Any:
        """The question on top, with its values by name."""
        name, values = view.pending[-1]
        return self.game.question(name, [*values])

    def question(self, view: V, moves: list[Move]) -> str:
        """What is asked now."""
        raise NotImplementedError

    def awaited(self, question: str, seats: list[int]) -> str:
        """The same for everybody else: who is asked, and for what."""
        what = self.say("awaited", question)
        people = self.words.listed([self.name(seat) for seat in seats])
        return self.screen_word("common", "awaited", names=people, what=what)

    def move(self, view: V, move: Move) -> str:
        """A move in words."""
        raise NotImplementedError

    def named_by(self, view: V) -> Hashable:
        """What of a view the names of moves depend on; None if that is more than can be said."""
        return None

    def exact(self, view: V, move: Move) -> str:
        """A move in words that no other move has, where `move` says the same of several."""
        return self.move(view, move)

    def names_seat(self, move: Move) -> bool:
        """Whether a move says by a number at whom it is aimed."""
        return False

    def short(self, move: Move) -> str:
        """The least that somebody can type for a move; empty if that is its beginning anyhow."""
        return ""

    def brings(self, insight: Insight[V], move: Move) -> str:
        """What a move would bring, as far as the seat can know."""
        raise NotImplementedError

    def because(self, insight: Insight[V], move: Move) -> str:
        """What speaks for a move, in a few words; empty if nothing can be counted."""
        raise NotImplementedError

    # How it ended.

    def outcome(self, view: V, winners: list[int]) -> str:
        """Who has won, in a line; a seat that has won alone is told so."""
        if winners == [view.seat]:
            return self.screen_word("common", "over_you")
        return over(self.words, [self.name(seat) for seat in winners])

    def totals(self, view: V) -> str:
        """Who has how much, in one line."""
        raise NotImplementedError

    # What all games share.

    def say(self, section: str, key: str, **values: object) -> str:
        return self._texts[section][key](values)

    def word(self, key: str, **values: object) -> str:
        """What the screen says in this game only."""
        return self._screen[key](values)

    def screen_word(self, section: str, key: str, **values: object) -> str:
        return self._core[section][key](values)

    def card(self, name: str) -> str:
        return self._cards[name]({})

    def forms(self, thing: str) -> dict[str, str]:
        """A card or a thing of the glossary, and its gender: a text finds the articles it needs."""
        term = self.words.glossary(self.game.name)[thing]
        return {"card": term.term, "gender": term.gender}

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def number(self, number: int) -> str:
        """A number with the thousands set apart as this language does it."""
        return self.words.number(number)

    def option(self, name: str, value: str) -> str:
        """The value of an option as people read it; a number speaks for itself."""
        known = self.words.has(self.game.name, "values", value)
        return self.say("values", value) if known else value

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
        return [self.paragraph(said, seat) for said in self.paragraphs(events, seat, brief)]

    def sheets(self, events: list[Event], seat: int) -> dict[int, Sheet]:
        """Those paragraphs of a story, by their place in it, that are better shown as a table."""
        return {}

    def paragraphs(self, events: list[Event], seat: int, brief: bool = False) -> list[list[Said]]:
        """Sentences that belong together, each with its event."""
        paragraphs: list[list[Said]] = []
        fresh = True
        before: Event | None = None
        for event in self.folded(events):
            fresh = fresh or self.begins_paragraph(event, before)
            before = event
            unsaid = self.goes_without_saying(event) or (brief and not self.is_news(event, seat))
            sentence = "" if unsaid else self.worded(event, seat)
            if not sentence:
                continue
            if fresh or not paragraphs:
                paragraphs.append([])
            paragraphs[-1].append((event, sentence))
            fresh = False
        return paragraphs

    def worded(self, event: Event, seat: int) -> str:
        """The sentence of an event, of the table's own too."""
        if event.name == NO_ANSWER:
            return self.screen_word("common", "no_answer") if event.seat == seat else ""
        return self.event(event, seat)

    def paragraph(self, said: list[Said], seat: int) -> str:
        """Sentences in a row; what belongs together is one: "Ben draws 2 and discards Hideout."."""
        runs: list[list[Said]] = []
        for one in said:
            if runs and self.joins(runs[-1][-1], one, seat):
                runs[-1].append(one)
            else:
                runs.append([one])
        return " ".join(self.joined(run, seat) for run in runs)

    def joins(self, last: Said, said: Said, seat: int) -> bool:
        """Whether two sentences are about the same other player, so that his name is enough once."""
        name = f"{self.name(int(said[0].seat))} "
        return (
            last[0].seat == said[0].seat != seat
            and last[1].startswith(name)
            and said[1].startswith(name)
            and last[1].endswith(".")
            and not any(stop in last[1] for stop in (": ", ". "))
            and not self.is_compound(last[0])
        )

    def joined(self, run: list[Said], seat: int) -> str:
        """The sentences of a run as one, with an "and" before the last of its half-sentences."""
        if len(run) == 1:
            return run[0][1]
        halves = self.halves(run, seat)
        end = "." if halves[-1].endswith(".") else ""
        halves = [half.removesuffix(".") for half in halves]
        # "draws 2, plays Bank Robbery and shoots" has its "and" already.
        is_listed = self.is_compound(run[-1][0])
        return (", ".join(halves) if is_listed else self.words.listed(halves)) + end

    def halves(self, run: list[Said], seat: int) -> list[str]:
        """The sentences of a run, those after the first without the name."""
        name = f"{self.name(int(run[0][0].seat))} "
        return [run[0][1], *(sentence.removeprefix(name) for _, sentence in run[1:])]

    def is_compound(self, event: Event) -> bool:
        """Whether the sentence of an event tells of two things, with an "and" of its own."""
        return event.name in self._compound


def compound(words: Catalogue, texts: GameTexts) -> frozenset[str]:
    """The events whose own sentence has an "and"."""
    said = f" {words.say('core', 'common', 'and', first='', last='').strip()} "
    events = texts["events"]
    found = [key for key in events if said in events.written(key)]
    return frozenset(
        "-".join(parts[:length])
        for parts in (key.split("-") for key in found)
        for length in range(2 if "found" in parts else 1, len(parts) + 1)
        if parts[-1] not in ("own", "you")
    )


def told_apart(teller: Teller[V], view: V, names: dict[Move, str]) -> dict[Move, str]:
    """What moves are called, so that no two of them are called the same."""
    several = Counter(names.values())
    return {
        move: name if several[name] == 1 else teller.exact(view, move)
        for move, name in names.items()
    }


def over(words: Catalogue, winners: list[str]) -> str:
    """Who has won, alone or together."""
    if len(winners) == 1:
        return words.say("core", "common", "over", winners=winners[0])
    return words.say("core", "common", "over_shared", winners=words.listed(winners))


def spoken_form(text: str) -> str:
    """A name as people type it: small letters, no hyphens, no exclamation mark."""
    return " ".join(text.lower().replace("-", " ").rstrip("!").split())


def tidy(sentence: str) -> str:
    """Without the full stop behind a card's name that ends in an exclamation mark already."""
    return sentence.replace("!.", "!")
