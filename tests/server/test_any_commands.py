"""Whatever three guests say at one table: only what was accepted happened, once, and the log tells it."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deadwood.core.fair import commitment
from deadwood.core.registry import names
from deadwood.server import protocol
from deadwood.server.people.guests import badge
from deadwood.server.tables import entry as kinds
from deadwood.server.tables.table import LoggedTable
from tests.server.sitting import FEW
from tests.server.strangers import Line, Town, town

SCALE = int(os.environ.get("DEADWOOD_SCALE", "1"))
CONTRIBUTIONS = ["5a" * 32, "5b" * 32]
BY_ITSELF = {kinds.MOVE, kinds.OVER, kinds.DEALT, kinds.AWAY}  # what needs nobody's command


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("any")) as found:
        for name in ("Anna", "Ben", "Cleo"):
            found.guest(name)
        yield found


WHOEVER_IS_ASKED = 3
WEIGHTS = {
    "play": 30,
    "sit": 4,
    "undo": 4,
    "back": 4,
    "reveal": 4,
    "chat": 3,
    "bot": 3,
    "start": 3,
    "why": 2,
    "host": 2,
    "mute": 2,
    "leave": 1,
    "rematch": 1,
    "kick": 1,
    "ban": 1,
    "close": 0.2,
}


class Talk:
    """Something to say, over and over again: all of it might be meant well."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def next(self) -> tuple[int, str, dict[str, Any]]:
        """Who says it, under which id, and what. Ids come from a pot, so that some come twice."""
        chance = self.chance
        kind = chance.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
        who = WHOEVER_IS_ASKED if kind == "play" and chance.random() < 0.6 else chance.randrange(3)
        return who, f"i{chance.randrange(150)}", {"type": kind, **self.fields(kind)}

    def fields(self, kind: str) -> dict[str, Any]:
        chance = self.chance
        level = chance.choice(["random", "random", "nobody", None])
        part = chance.choice(CONTRIBUTIONS)
        promised = commitment(bytes.fromhex(part))
        # A move is one that somebody may make now, by its place among them, or nothing at all.
        move = chance.choice([chance.randrange(100), chance.randrange(100), "pass", "\0?"])
        fields: dict[str, dict[str, Any]] = {
            "play": {"move": move, "after": chance.choice([None, None, "now", 0, 10**9])},
            "why": {"move": move},
            "sit": {
                "seat": chance.choice([None, 0, 1, 2, 6]),
                "commitment": chance.choice([None, promised]),
            },
            "reveal": {"contribution": part},
            "chat": {"text": chance.choice(["hello", "<b>", "\u202e \0", "{code}"])},
            "bot": {"seat": chance.randrange(4), "level": level},
            "start": {"fill": level},
            "host": {"seat": chance.randrange(4)},
            "kick": {"seat": chance.randrange(4)},
        }
        # A badge is that of one of the three, by number, or nobody's.
        about = {"guest": chance.choice([0, 1, 2, "0" * 10]), "on": chance.random() < 0.6}
        fields |= {"mute": about, "ban": about}
        return fields.get(kind, {})


class Stream:
    """What was said, and what was answered."""

    def __init__(self, place: Town, code: str, talkers: list[Line]) -> None:
        self.place = place
        self.code = code
        self.talkers = talkers
        self.guests = [place.server.parts.guests.read(one.cookie) for one in place.visitors[:3]]
        self.accepted: dict[tuple[str, str], int] = {}  # guest and id: the entry
        self.cut: set[int] = set()  # who was banned once, and talks over HTTP since then

    def say(self, who: int, ident: str, message: dict[str, Any]) -> None:
        if who == WHOEVER_IS_ASKED:
            who = self.place.ask(self.code, self.asked)
        before = self.place.log(self.code)
        known = (str(self.guests[who]), ident)
        sent = {"id": ident, **self.filled(message)}
        answer = self.answer(who, sent)
        protocol.FROM_SERVER.validate_python(answer)
        after = self.place.log(self.code)
        assert after[: len(before)] == before, "the past has changed"
        if answer["type"] == "refused":
            assert answer["words"].isprintable()
            assert known not in {(entry.guest, entry.client) for entry in after[len(before) :]}
        elif answer["type"] == "done":
            if known in self.accepted:
                assert answer["n"] == self.accepted[known]
            elif answer["n"] == 0:
                assert message["type"] in ("kick", "mute", "ban")  # it was so already
            elif after[answer["n"] - 1].kind != kinds.REMATCH or known[0] == after[-1].guest:
                self.accepted[known] = answer["n"]

    def answer(self, who: int, message: dict[str, Any]) -> dict[str, Any]:
        """What the server answers; who is banned has no connection any more, but another door."""
        banned = self.place.ask(self.code, lambda table: set(table.banned))
        self.cut |= {at for at, guest in enumerate(self.guests) if badge(str(guest)) in banned}
        if who not in self.cut:
            self.talkers[who].send(message)
            return self.talkers[who].answer(message["id"])
        where = f"/api/tables/{self.code}/commands"
        found: dict[str, Any] = self.place.visitors[who].http.post(where, json=message).json()
        return found

    def asked(self, table: LoggedTable) -> int:
        asked = [table.seats[seat].guest for seat in table.asked()]
        return next((at for at, guest in enumerate(self.guests) if guest in asked), 0)

    def filled(self, message: dict[str, Any]) -> dict[str, Any]:
        """The message with a move that somebody has, and the number of now."""

        def fill(table: LoggedTable) -> dict[str, Any]:
            filled = dict(message)
            if isinstance(filled.get("move"), int):
                asked = table.asked()
                legal = table.game.legal(table.state, asked[0]) if asked else []
                pick = filled["move"] % max(1, len(legal))
                filled["move"] = table.game.text(legal[pick]) if legal else "nothing"
            if filled.get("after") == "now":
                filled["after"] = table.number
            if isinstance(filled.get("guest"), int):
                filled["guest"] = badge(str(self.guests[filled["guest"]]))
            return filled

        return self.place.ask(self.code, fill)

    def check(self) -> None:
        entries = self.place.log(self.code)
        for entry, previous in zip(entries[1:], entries, strict=False):
            if entry.client:
                assert self.accepted[entry.guest, entry.client] == entry.number
            elif entry.guest:  # what followed from an accepted command, or how the table was opened
                assert previous.guest == entry.guest
            else:
                assert entry.kind in BY_ITSELF
        for (guest, ident), number in self.accepted.items():
            assert entries[number - 1].guest == guest
            assert entries[number - 1].client in (ident, "")
        self.place.check(self.code)
        table = self.place.table(self.code)
        there = {badge(seat.guest) for seat in table.seats if seat.guest} | {badge(table.host)}
        assert not there & table.banned, "who is banned neither sits there nor is host"


@pytest.mark.slow
@pytest.mark.parametrize("game", names())
def test_only_what_was_accepted_happens(game: str, place: Town) -> None:
    @settings(max_examples=12 * SCALE)
    @given(st.integers(0, 10**9), st.sampled_from(["open", "people", "promises", "bots"]))
    def happens(seed: int, begin: str) -> None:
        anna, ben, cleo = place.visitors[:3]
        code = anna.open(game=game, players=FEW[game])
        with anna.line(code) as a, ben.line(code) as b, cleo.line(code) as c:
            stream = Stream(place, code, [a, b, c])
            if begin == "people":
                stream.say(1, "sit", {"type": "sit", "seat": 1})
                stream.say(2, "sit", {"type": "sit", "seat": 2})
            if begin == "promises":
                promised = commitment(bytes.fromhex(CONTRIBUTIONS[0]))
                stream.say(0, "promise", {"type": "sit", "seat": 0, "commitment": promised})
            if begin != "open":
                stream.say(0, "start", {"type": "start", "fill": "random"})
            talk = Talk(seed)
            for _ in range(80):
                stream.say(*talk.next())
            stream.check()

    happens()


def test_who_comes_late_hears_what_the_others_heard(place: Town) -> None:
    anna, ben, _ = place.visitors[:3]
    code = anna.open()
    with anna.line(code) as early:
        for n in range(5):
            early.say("chat", text=f"hello {n}")
        with ben.line(code) as late:
            early.say("ping")
            late.say("ping")
            assert numbers(early) == numbers(late) == list(range(1, 8))


def numbers(line: Line) -> list[int]:
    return [entry["n"] for told in line.heard for entry in told.get("entries", [])]
