"""Names that look like each other, and names that only have letters in common."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deadwood.core.reason import BadOption
from deadwood.server.people.guests import check_name
from deadwood.server.people.lookalikes import PAIRS, alike, is_mixed, numbered, same


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnnа"),  # Cyrillic a
        ("Coco", "Сосо"),  # all of it
        ("MAPK", "МАРК"),
        ("Nikos", "Νikοs"),  # Greek N and o
        ("Ben", "Βen"),
        ("Ben", "ΒΕΝ"),  # Greek, all of it, and the small letters look otherwise
        ("Mike", "ΜΙΚΕ"),
        ("Ian", "lan"),
        ("Bill", "BiII"),
        ("Lena1", "LenaI"),
        ("Bob", "B0b"),
        ("Carmen", "Carrnen"),
        ("wim", "vvim"),
        ("Anna", "ANNA"),
        ("Игорь", "ИГОРЬ"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "𝐀𝐧𝐧𝐚"),
        ("Anna", "Ánná"),
        ("Anna", "Anna."),
        ("Anna 2", "Anna2"),
        ("ANNA", "ꓮꓠꓠꓮ"),
    ],
)
def test_these_look_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Hanna"),
        ("Anna", "Anna 2"),
        ("Ian", "Lan"),
        ("Lina", "Iina"),
        ("Νίκος", "Nikos"),
        ("Сергей", "Андрей"),
        ("יעל", "גל"),
        ("が", "か"),
        ("गुरु", "गर"),
        ("!!", "??"),
        ("👍", "👎"),
    ],
)
def test_these_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


def test_one_name_may_be_written_small_or_large() -> None:
    assert same("Anna", "aNNA")
    assert same("Anna", "Ａnna")
    assert not same("Anna", "Аnna")


@pytest.mark.parametrize(
    "name",
    [
        "Γιώργος",
        "Сергей",
        "Анна Anna",
        "יעל",
        "محمد",
        "たなか太郎",
        "李Anna",
        "김",
        "สมชาย",
        "Zoë",
        "R2D2",
    ],
)
def test_names_of_every_language_are_names(name: str) -> None:
    assert check_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", ["Annа", "Βen", "Ли李", "Ꭱanda", "ꓣob", "Наnna"])
def test_a_word_has_one_alphabet(name: str) -> None:
    assert is_mixed(name)
    with pytest.raises(BadOption, match="one alphabet"):
        check_name(name)


def test_every_pair_is_a_letter_and_its_like() -> None:
    pairs = [pair for row in PAIRS.values() for pair in row.split()]
    assert {len(pair) for pair in pairs} == {2}
    assert all(pair[1].isascii() and (pair[0] == "|" or not pair[0].isascii()) for pair in pairs)
    assert len({pair[0] for pair in pairs}) == len(pairs)
    assert all(alike(pair[0], pair[1]) for pair in pairs)


@given(st.text(min_size=1, max_size=20), st.lists(st.text(max_size=20), max_size=6))
def test_a_number_tells_any_name_from_all_others(name: str, taken: list[str]) -> None:
    given_one = numbered(name, taken)
    assert given_one.startswith(name)
    assert not any(alike(given_one, other) for other in taken if other)


@given(st.text(max_size=30), st.text(max_size=30))
def test_looking_alike_goes_both_ways(one: str, other: str) -> None:
    assert alike(one, one)
    assert alike(one, other) == alike(other, one)
    if same(one, other):
        assert alike(one, other)
