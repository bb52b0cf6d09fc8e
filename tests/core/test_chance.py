"""The streams of chance, compared with what a few independent lines make of their description."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deadwood.core.chance import BLIND, Chance, Sealed, Swift, restore, seed_bytes, swift
from deadwood.core.reason import BadOption
from tests.contract.support import explains

SEED_7 = hashlib.sha256(b"deadwood-seed-1" + b"7").digest()

# Never to change: records of real games are dealt by them.
GOLDEN_ZERO = [
    983010941,
    381218254,
    257730332,
    1246473672,
    2656166388,
    1229079388,
    3658380669,
    3444215077,
    152720078,
]
GOLDEN_SEVEN = [2185354837, 1087178449, 2696332600, 402143873]
GOLDEN_SHUFFLE = [3, 8, 6, 1, 9, 2, 5, 0, 4, 7]
GOLDEN_SWIFT = [3069104647, 3582417929, 1446471690, 4196707356]


def sealed_words(seed: bytes, number: int) -> list[int]:
    """The sealed stream once more, written from its description alone."""
    words: list[int] = []
    block = 0
    while len(words) < number:
        digest = hashlib.sha256(b"deadwood-chance-1" + seed + block.to_bytes(8, "big")).digest()
        words += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
        block += 1
    return words[:number]


def sealed_shuffle(seed: bytes, items: list[int]) -> list[int]:
    """Fisher-Yates with rejection, written from its description alone."""
    words = iter(sealed_words(seed, 10 * len(items) + 10))
    items = [*items]
    for last in range(len(items) - 1, 0, -1):
        bound = 2**32 // (last + 1) * (last + 1)
        word = next(word for word in words if word < bound)
        items[last], items[word % (last + 1)] = items[word % (last + 1)], items[last]
    return items


class Scripted(Chance):
    """Words that a test chose."""

    def __init__(self, words: list[int]) -> None:
        self.words = words

    def word(self) -> int:
        return self.words.pop(0)


@pytest.mark.parametrize("seed", [SEED_7, bytes(32), bytes(range(32)), b"\xff" * 32])
def test_the_sealed_stream_is_what_its_description_says(seed: bytes) -> None:
    stream = Sealed(seed)
    assert [stream.word() for _ in range(100)] == sealed_words(seed, 100)
    for size in (0, 1, 2, 10, 78):
        items = list(range(size))
        Sealed(seed).shuffle(items)
        assert items == sealed_shuffle(seed, list(range(size)))


def test_golden_values_of_the_sealed_stream() -> None:
    stream = Sealed(bytes(32))
    assert [stream.word() for _ in range(9)] == GOLDEN_ZERO
    stream = Sealed(seed_bytes(7))
    assert [stream.word() for _ in range(4)] == GOLDEN_SEVEN
    items = list(range(10))
    Sealed(seed_bytes(7)).shuffle(items)
    assert items == GOLDEN_SHUFFLE


def test_golden_values_of_the_swift_stream() -> None:
    stream = swift(7)
    assert [stream.word() for _ in range(4)] == GOLDEN_SWIFT


def sfc32(seed: int, number: int) -> list[int]:
    """sfc32 once more, as its author describes it, with the first twelve words thrown away."""
    a, b, c, count = seed % 2**32, (seed >> 32) % 2**32, (seed >> 64) % 2**32, 1
    words = []
    for _ in range(12 + number):
        word = (a + b + count) % 2**32
        count += 1
        a, b, c = b ^ b >> 9, (c * 9) % 2**32, ((c << 21 | c >> 11) + word) % 2**32
        words.append(word)
    return words[12:]


@pytest.mark.parametrize("seed", [0, 7, 2**32 - 1, 2**70 + 12345, -5])
def test_the_swift_stream_is_sfc32(seed: int) -> None:
    stream = swift(seed)
    assert [stream.word() for _ in range(200)] == sfc32(seed, 200)


def test_a_word_that_would_favour_small_answers_is_thrown_away() -> None:
    last_even = 2**32 - 2**32 % 3  # 4294967295: the words from there on are one too many for 3
    assert Scripted([last_even, last_even - 1]).below(3) == (last_even - 1) % 3
    assert Scripted([2**32 - 1]).below(2**16) == 2**16 - 1
    assert Scripted([2**32 - 1]).below(1) == 0


def test_answers_are_even() -> None:
    for stream in (swift(1), Sealed(bytes(32))):
        counts = Counter(stream.below(6) for _ in range(6000))
        assert sorted(counts) == list(range(6))
        assert all(850 < count < 1150 for count in counts.values())


def test_all_orders_are_equally_likely() -> None:
    stream = swift(2)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [0, 1, 2, 3]
        stream.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert all(60 < count < 145 for count in counts.values())


@pytest.mark.parametrize("spent", [0, 1, 7, 8, 9, 100])
def test_a_stream_is_restored_where_it_was(spent: int) -> None:
    for stream in (Sealed(seed_bytes(7)), swift(7)):
        for _ in range(spent):
            stream.word()
        kind, words, counter = stream.fields()
        again = restore(kind, words, counter)
        twin = stream.clone()
        assert again.fields() == twin.fields() == (kind, words, counter)
        expected = [stream.word() for _ in range(20)]
        assert [again.word() for _ in range(20)] == expected
        assert [twin.word() for _ in range(20)] == expected


def test_a_clone_of_a_stream_goes_its_own_way() -> None:
    for stream in (Sealed(seed_bytes(7)), swift(7)):
        before = stream.fields()
        twin = stream.clone()
        twin.word()
        assert stream.fields() == before


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("dice", "0" * 24),
        ("swift", "0" * 23),
        ("swift", "z" * 24),
        ("swift", "+" + "0" * 23),
        ("sealed", ""),
    ],
)
def test_a_stream_that_cannot_be_is_refused(kind: str, words: str) -> None:
    with pytest.raises(BadOption):
        restore(kind, words, 0)


def test_the_kinds_of_streams_say_their_names() -> None:
    assert Sealed(bytes(32)).fields() == ("sealed", "00" * 32, 0)
    assert Swift(1, 2, 3, 4).fields() == ("swift", "000000010000000200000003", 4)


def test_a_seed_is_a_number_a_word_or_its_own_digits() -> None:
    assert seed_bytes(7) == seed_bytes("7") == seed_bytes(" 7 ") == SEED_7
    assert seed_bytes("Dodge City") == hashlib.sha256(b"deadwood-seed-1Dodge City").digest()
    assert seed_bytes(SEED_7) == SEED_7
    assert seed_bytes(SEED_7.hex()) == SEED_7
    assert seed_bytes(SEED_7.hex().upper()) == SEED_7
    assert seed_bytes("g" * 64) != seed_bytes("a" * 64)
    assert len(seed_bytes("g" * 64)) == 32


@pytest.mark.parametrize("seed", [b"", b"x" * 31, b"x" * 33, "", "   "])
def test_a_seed_that_is_none_is_refused(seed: str | bytes) -> None:
    with pytest.raises(BadOption):
        seed_bytes(seed)


@given(st.one_of(st.integers(), st.text(), st.binary()))
def test_any_seed_is_32_bytes_or_refused(seed: int | str | bytes) -> None:
    try:
        assert len(seed_bytes(seed)) == 32
    except BadOption as error:
        explains(error)


@pytest.mark.parametrize("seed", [1 << 257, -(1 << 257), "half a character: \ud800"], ids=ascii)
def test_a_seed_that_cannot_be_one_is_refused_with_a_sentence(seed: int | str) -> None:
    with pytest.raises(BadOption) as refused:
        seed_bytes(seed)
    explains(refused.value)


def test_what_is_only_seen_does_not_go_on() -> None:
    with pytest.raises(RuntimeError, match="does not go on"):
        BLIND.word()
    assert BLIND.clone() is BLIND
    assert BLIND.fields() == ("blind", "", 0)
