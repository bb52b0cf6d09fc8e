"""Reasons, errors and events as values."""

from __future__ import annotations

import pytest

import deadwood
from deadwood.core.event import Event
from deadwood.core.reason import DeadwoodError, IllegalMove, Reason


def test_equal_reasons_say_the_same_of_the_same_card() -> None:
    one = Reason("WE3.1", {"card": "hideout"})
    assert one == Reason("WE3.1", {"card": "hideout"})
    assert one == Reason("WE3.1", {"card": "hideout"}, True)
    assert hash(one) == hash(Reason("WE3.1", {"card": "hideout"}))
    for other in (Reason("WE3.1"), Reason("WE3.2", {"card": "hideout"}), "WE3.1", None):
        assert one != other
    assert len({one, Reason("WE3.1", {"card": "hideout"}), Reason("WE3.1")}) == 2


def test_a_reason_shows_its_rule_and_its_card() -> None:
    assert repr(Reason("WE3.1", {"card": "hideout", "number": 2})) == (
        "Reason('WE3.1', card='hideout', number=2)"
    )
    assert repr(Reason("core.over")) == "Reason('core.over')"
    assert Reason("core.over").params == {}
    assert not Reason("core.over").generic


def test_an_illegal_move_carries_its_reason() -> None:
    error = IllegalMove(Reason("WE3.1"), "lay 2 belle-starr")
    assert str(error) == "lay 2 belle-starr: not allowed by rule WE3.1"
    assert error.reason == Reason("WE3.1")


@pytest.mark.parametrize(
    "kind",
    [
        deadwood.UnknownName,
        deadwood.BadOption,
        deadwood.BadText,
        deadwood.BadPosition,
        deadwood.BadRecord,
    ],
)
def test_whoever_catches_the_common_error_catches_all(kind: type[DeadwoodError]) -> None:
    with pytest.raises(DeadwoodError, match="why"):
        raise kind("why")
    assert issubclass(kind, ValueError)
    assert issubclass(IllegalMove, DeadwoodError)


def test_equal_events_say_the_same() -> None:
    one = Event("draw", 1, (3, 4))
    assert one == Event("draw", 1, (3, 4))
    assert hash(one) == hash(Event("draw", 1, (3, 4)))
    for other in (Event("draw", 1), Event("draw", 0, (3, 4)), Event("pick", 1, (3, 4)), "draw"):
        assert one != other
    assert one.fields() == ("draw", 1, (3, 4))
    assert repr(one) == "Event('draw', 1, (3, 4))"
    assert Event("turn", 0).values == ()
