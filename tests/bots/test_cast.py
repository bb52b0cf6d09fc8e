"""Who bots are: enough of them, and none whom anybody takes for somebody else at the table."""

from __future__ import annotations

import pytest

from deadwood.bots.cast import CAST, choose, confused, face


def test_there_are_enough_for_every_table_with_a_face_each() -> None:
    assert len(CAST) >= 24
    assert len({face(name) for name in CAST}) == len(CAST)
    assert face("Anna") == ""
    assert all(len(name) <= 14 for name in CAST)


@pytest.mark.parametrize("seed", [str(number) for number in range(300)])
def test_nobody_at_a_table_can_be_confused(seed: str) -> None:
    people = ["Anna", "Bill", "Pearl"]
    chosen = choose(seed, people, 4)
    everybody = people + chosen
    for at, name in enumerate(everybody):
        for other in everybody[:at]:
            assert not confused(name, other)


def test_the_same_table_has_the_same_bots() -> None:
    assert choose("K7MQ2X", ["Anna"], 3) == choose("K7MQ2X", ["Anna"], 3)
    assert len({tuple(choose(str(seed), [], 3)) for seed in range(50)}) > 40


def test_even_a_house_full_of_the_cast_finds_one_more() -> None:
    assert choose("x", CAST[:-1]) == [CAST[-1]]
