"""What a client knows of a table, message by message, without a network."""

from __future__ import annotations

from typing import Any

import pytest

from deadwood.client.errors import Gone, OutOfStep, Refused, Unfair
from deadwood.client.follower import Follower
from deadwood.core.fair import commitment, fair_seed

SECRET = bytes(32)
MINE = bytes([7]) * 32
THEIRS = bytes([9]) * 32

Message = dict[str, Any]


def entry(number: int, kind: str = "move") -> Message:
    return {"n": number, "at": 0, "kind": kind, "seat": 0}


def seat(at: int, promised: str | None = None, told: str | None = None) -> Message:
    return {
        "seat": at,
        "name": f"Guest {at}",
        "guest": None,
        "bot": None,
        "away": None,
        "committed": promised,
        "contribution": told,
    }


def table(status: str, *seats: Message, **changes: Any) -> Message:
    return {
        "code": "ABCDEF",
        "status": status,
        "commitment": commitment(SECRET),
        "seats": list(seats) or [seat(0), seat(1)],
        "seed": None,
        "secret": None,
        **changes,
    }


def update(last: int, *numbers: int, at: Message | None = None, who: int = 0) -> Message:
    entries = [entry(number) for number in numbers]
    now = {"asked": [0], "moves": [], "view": {}}
    return {"type": "update", "n": last, "seat": who, "entries": entries, "table": at, "now": now}


def following(*messages: Message) -> Follower:
    """A follower that has connected and been told these."""
    follower = Follower(contribution=MINE)
    follower.connected()
    follower.take()
    for message in messages:
        follower.receive(message)
    return follower


def kinds(messages: list[Message]) -> list[str]:
    return [message["type"] for message in messages]


# Entries.


def test_the_first_thing_said_is_hello_with_nothing_seen() -> None:
    follower = Follower(lang="de")
    follower.connected()
    (hello,) = follower.take()
    assert (hello["type"], hello["version"], hello["since"]) == ("hello", 1, 0)
    assert hello["lang"] == "de"
    assert follower.take() == []


def test_entries_come_in_order_and_once() -> None:
    follower = following(update(2, 1, 2, at=table("playing")), update(3, 2, 3), update(3))
    assert [at["n"] for at in follower.entries] == [1, 2, 3]
    assert follower.number == 3


@pytest.mark.parametrize("numbers", [(4,), (3, 5), (5, 4, 3), (3,), ()])
def test_a_gap_is_noticed_and_nothing_of_it_is_believed(numbers: tuple[int, ...]) -> None:
    follower = following(update(2, 1, 2, at=table("playing")))
    with pytest.raises(OutOfStep):
        follower.receive(update(5, *numbers))
    assert follower.number == 2
    assert len(follower.entries) == 2


def test_after_a_break_it_asks_for_what_it_has_not_seen() -> None:
    follower = following(update(2, 1, 2, at=table("playing")))
    follower.connected()
    assert follower.take()[0]["since"] == 2
    assert not follower.is_current
    follower.receive(update(4, 3, 4, at=table("playing")))
    assert follower.is_current
    assert follower.number == 4


def test_a_server_that_knows_less_than_it_has_told_is_not_believed() -> None:
    follower = following(update(2, 1, 2, at=table("playing")))
    follower.connected()
    with pytest.raises(Gone, match="lost"):
        follower.receive(update(1, at=table("playing")))


def test_the_table_stays_known_when_an_update_does_not_repeat_it() -> None:
    follower = following(update(1, 1, at=table("playing")), update(2, 2))
    assert follower.status == "playing"
    assert follower.is_asked
    assert not follower.is_ended


def test_who_looks_on_has_no_seat() -> None:
    follower = following(update(1, 1, at=table("playing"), who=-1))
    assert follower.own is None
    assert not follower.is_asked


def test_presence_is_kept() -> None:
    follower = following({"type": "presence", "online": [0, 2], "watching": 3})
    assert (follower.online, follower.watching) == ([0, 2], 3)


def test_another_version_is_the_end() -> None:
    with pytest.raises(Gone, match="version"):
        following({"type": "welcome", "version": 2, "guest": "x", "name": "A", "id": "1", "at": 0})


# Commands.


def test_a_command_is_answered_once() -> None:
    follower = following(update(1, 1, at=table("playing")))
    ident = follower.command("play", move="draw supply", after=1)
    assert follower.take() == [{"type": "play", "id": ident, "move": "draw supply", "after": 1}]
    assert follower.outcome(ident) is None
    follower.receive({"type": "done", "id": ident, "n": 2})
    follower.receive({"type": "done", "id": ident, "n": 2})
    assert follower.outcome(ident) == {"type": "done", "id": ident, "n": 2}
    assert follower.outcome(ident) is None


def test_commands_without_an_answer_are_sent_again_in_order_with_the_same_ids() -> None:
    follower = following(update(1, 1, at=table("playing")))
    first, second = follower.command("chat", text="a"), follower.command("chat", text="b")
    answered = follower.command("chat", text="c")
    follower.take()
    follower.receive({"type": "done", "id": answered, "n": 4})
    follower.connected()
    third = follower.command("chat", text="d")  # said while there is no connection
    assert kinds(follower.take()) == ["hello"]
    follower.receive(update(1, at=table("playing")))
    assert [message["id"] for message in follower.take()] == [first, second, third]
    follower.receive(update(1))
    assert follower.take() == []


def test_a_refusal_has_a_code_words_and_the_rule() -> None:
    follower = following(update(1, 1, at=table("playing")))
    ident = follower.command("play", move="lay 1 x")
    reason = {"rule": "WE3.1", "params": {"card": "jesse-james"}, "words": "No."}
    follower.receive(
        {"type": "refused", "id": ident, "code": "illegal", "words": "No.", "reason": reason}
    )
    with pytest.raises(Refused, match=r"No\.") as caught:
        follower.outcome(ident)
    assert caught.value.code == "illegal"
    assert caught.value.reason is not None
    assert caught.value.reason.rule == "WE3.1"
    assert caught.value.reason.params == {"card": "jesse-james"}


def test_a_refusal_of_the_greeting_is_raised_at_once() -> None:
    follower = Follower()
    follower.connected()
    ident = follower.take()[0]["id"]
    with pytest.raises(Refused, match="Too old"):
        follower.receive(
            {"type": "refused", "id": ident, "code": "x", "words": "Too old.", "reason": None}
        )


def test_a_forgotten_command_is_not_sent_again_and_its_late_refusal_hurts_nobody() -> None:
    follower = following(update(1, 1, at=table("playing")))
    ident = follower.command("chat", text="a")
    follower.forget(ident)
    follower.receive({"type": "refused", "id": ident, "code": "x", "words": ".", "reason": None})
    follower.connected()
    follower.take()
    follower.receive(update(1, at=table("playing")))
    assert follower.take() == []


def rushed() -> Message:
    return {"type": "refused", "id": None, "code": "too-fast", "words": "Wait.", "reason": None}


def test_what_was_said_too_fast_is_said_again_later() -> None:
    follower = following(update(1, 1, at=table("playing")))
    ident = follower.command("chat", text="a")
    follower.take()
    follower.receive(rushed())
    assert follower.is_rushed
    follower.send_again()
    assert [message["id"] for message in follower.take()] == [ident]
    assert not follower.is_rushed


def test_a_greeting_that_came_too_fast_is_repeated() -> None:
    follower = following()
    follower.command("chat", text="a")
    follower.receive(rushed())
    follower.send_again()
    assert kinds(follower.take()) == ["hello"]


# The shuffle.


def sealed() -> Message:
    return table("sealed", seat(0, commitment(MINE)), seat(1, commitment(THEIRS)))


def test_a_promise_is_kept_by_itself_and_once() -> None:
    follower = following(update(1, 1, at=sealed()))
    assert kinds(follower.take()) == ["reveal"]
    follower.receive(update(2, 2, at=sealed()))
    assert follower.take() == []


def test_a_promise_is_kept_after_a_break() -> None:
    follower = following(update(1, 1, at=sealed()))
    first = follower.take()[0]
    assert first["contribution"] == MINE.hex()
    follower.connected()
    follower.take()
    follower.receive(update(1, at=sealed()))
    assert follower.take() == [first]
    follower.receive({"type": "done", "id": first["id"], "n": 2})
    assert follower.answers == {}


def test_nothing_is_revealed_that_was_not_promised() -> None:
    follower = following(update(1, 1, at=table("sealed", seat(0), seat(1, commitment(THEIRS)))))
    assert follower.take() == []


def over(*, mine: bytes = MINE, theirs: bytes = THEIRS, **changes: Any) -> Message:
    seed = fair_seed(SECRET, [mine, theirs]).hex()
    seats = [seat(0, commitment(mine), mine.hex()), seat(1, commitment(theirs), theirs.hex())]
    return table("over", *seats, **{"seed": seed, "secret": SECRET.hex(), **changes})


def test_at_the_end_our_contribution_is_in_the_seed() -> None:
    follower = following(update(1, 1, at=sealed()))
    with pytest.raises(Refused, match="over"):
        follower.check_shuffle()
    follower.receive(update(2, 2, at=over()))
    assert follower.check_shuffle()


def test_a_shuffle_without_our_contribution_is_fair_but_not_ours() -> None:
    seed = fair_seed(SECRET, [b"", THEIRS]).hex()
    seats = [seat(0), seat(1, commitment(THEIRS), THEIRS.hex())]
    ended = table("over", *seats, seed=seed, secret=SECRET.hex())
    follower = following(update(1, 1, at=sealed()), update(2, 2, at=ended))
    assert not follower.check_shuffle()


@pytest.mark.parametrize(
    "ended",
    [
        over(seed="00" * 32),
        over(secret="11" * 32),
        over(secret="11" * 32, commitment=commitment(b"\x11" * 32)),
        over(theirs=b"\x01" * 32),
    ],
    ids=["another seed", "another secret", "another commitment", "another contribution"],
)
def test_a_shuffle_that_is_not_as_promised_is_unfair(ended: Message) -> None:
    follower = following(update(1, 1, at=sealed()), update(2, 2, at=ended))
    with pytest.raises(Unfair):
        follower.check_shuffle()
