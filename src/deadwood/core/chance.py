"""Chance is part of the state: whoever has the seed can deal the game again, card by card.

`Sealed` deals real games. Its stream is written down to the byte, so that anybody can check a
finished game with a few lines in any language:

- block i = SHA-256("deadwood-chance-1" + seed (32 bytes) + i as 8 bytes, big-endian), i = 0, 1, …
- each block gives eight words of 32 bits, big-endian, in order
- below(n): take words until one is smaller than the largest multiple of n up to 2**32; the
  answer is that word modulo n
- shuffle: for i from the last index down to 1, exchange items i and below(i + 1)

`Swift` (sfc32) is for playouts, worlds and mass simulation: as even, twenty times as fast, and
it says nothing about any real game. mypyc's `i64` wraps silently, so every word is masked.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from deadwood.core.reason import BadOption, spelled

WORD: Final[i64] = 4294967296
MASK: Final[i64] = 4294967295
SEED_BYTES: Final = 32
LOADED: Final = "loaded"
NONE: Final = "-"
MOST_SPENT: Final = 1 << 40  # words; no game comes near it


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of even 32-bit words, and what games make of them."""

    def word(self) -> i64:
        """The next word, from 0 to 2**32 - 1."""
        raise NotImplementedError

    def clone(self) -> Chance:
        """A stream that goes on from the same place by itself."""
        raise NotImplementedError

    def fields(self) -> tuple[str, str, int]:
        """What it takes to go on from here: the kind, its words, and its counter."""
        raise NotImplementedError

    def __repr__(self) -> str:
        """Not its words: whoever has them knows what is to come."""
        return f"<{type(self).__name__} chance>"

    def below(self, n: i64) -> i64:
        """One of so many numbers from 0 on, each as likely."""
        word: i64 = self.word()
        if word < WORD - n and n > 0:  # nearly always: the limit is higher than this
            return word % n
        if not 0 < n <= WORD:
            raise BadOption(f"Chance chooses among 1 to 2**32, not among {spelled(n)}.")
        limit: i64 = WORD - WORD % n
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, items: list[i64]) -> None:
        """Put them in any order, each as likely, in their place."""
        i: i64 = i64(len(items)) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def shuffle_row(self, items: vec[i64]) -> None:
        """The same for a vector, in its place."""
        i: i64 = i64(len(items)) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1


@final
class Sealed(Chance):
    """The dealer of real games: SHA-256 in counter mode over a 256-bit seed."""

    def __init__(self, seed: bytes, spent: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise BadOption(f"A seed of bytes has {SEED_BYTES} of them, not {len(seed)}.")
        if not 0 <= spent <= MOST_SPENT:
            raise BadOption(f"No stream of chance has spent {spelled(spent)} words.")
        self.seed: Final = seed
        self.spent: i64 = spent
        self.words: list[i64] = []

    def word(self) -> i64:
        place: i64 = self.spent % 8
        if place == 0 or not self.words:
            self.words = block(self.seed, self.spent // 8)
        self.spent += 1
        return self.words[place]

    def clone(self) -> Chance:
        return Sealed(self.seed, self.spent)

    def fields(self) -> tuple[str, str, int]:
        return ("sealed", self.seed.hex(), self.spent)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Sealed, (self.seed, self.spent))


def block(seed: bytes, number: int) -> list[i64]:
    """The eight words of one block of the sealed stream."""
    raw = hashlib.sha256(b"deadwood-chance-1" + seed + number.to_bytes(8, "big")).digest()
    return [int.from_bytes(raw[at : at + 4], "big") for at in range(0, SEED_BYTES, 4)]


@final
class Swift(Chance):
    """sfc32, seeded with one number; clones go on side by side."""

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        if (a | b | c | count) & ~MASK:
            raise BadOption("A swift stream is made of four numbers from 0 to 2**32 - 1.")
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.count: i64 = count

    def word(self) -> i64:
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        word: i64 = (a + b + self.count) & MASK
        self.count = (self.count + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + word) & MASK
        return word

    def clone(self) -> Chance:
        return Swift(self.a, self.b, self.c, self.count)

    def fields(self) -> tuple[str, str, int]:
        return ("swift", f"{self.a:08x}{self.b:08x}{self.c:08x}", self.count)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Swift, (self.a, self.b, self.c, self.count))


@final
class Loaded(Chance):
    """Dice, picks and shuffles that come as told, for puzzles and tests; all else comes from another stream.

    `falls` are pairs: the next choice among so many falls on this number. `tops` come to lie on top, the
    first of them uppermost, when they are shuffled next. What has not come yet waits, in clones too.
    """

    def __init__(
        self, other: Chance, falls: Sequence[tuple[int, int]] = (), tops: Sequence[int] = ()
    ) -> None:
        for number, of in falls:
            if not 0 <= number < of <= WORD:
                raise BadOption(
                    f"Of {spelled(of)} none is number {spelled(number)}, counted from 0."
                )
        for top in tops:
            if not 0 <= top < WORD:
                raise BadOption(
                    f"What comes on top goes from 0 to 2**32 - 1, not to {spelled(top)}."
                )
        self.other: Final = other
        self.falls: Final = list(falls)
        self.tops: Final = list(tops)

    def word(self) -> i64:
        return self.other.word()

    def below(self, n: i64) -> i64:
        for at in range(len(self.falls)):
            number, of = self.falls[at]
            if of == n:
                self.falls.pop(at)
                return number
        return self.other.below(n)

    def shuffle(self, items: list[i64]) -> None:
        self.other.shuffle(items)
        lifted: list[i64] = []
        for top in self.tops.copy():
            if top in items:
                items.remove(top)
                lifted.append(top)
                self.tops.remove(top)
        lifted.reverse()
        items.extend(lifted)

    def shuffle_row(self, items: vec[i64]) -> None:
        row: list[i64] = list(items)
        self.shuffle(row)
        for at in range(len(row)):
            items[at] = row[at]

    def clone(self) -> Chance:
        return Loaded(self.other.clone(), self.falls, self.tops)

    def fields(self) -> tuple[str, str, int]:
        """Once all has come, those of the other stream."""
        kind, words, counter = self.other.fields()
        if not self.falls and not self.tops:
            return (kind, words, counter)
        falls = "+".join([f"{number}/{of}" for number, of in self.falls]) or NONE
        tops = "+".join([str(top) for top in self.tops]) or NONE
        return (LOADED, f"{falls} {tops} {kind} {words}", counter)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Loaded, (self.other, self.falls, self.tops))


@final
class Blind(Chance):
    """The chance of a state that is only looked at: nothing is to come."""

    def word(self) -> i64:
        raise RuntimeError("What is only seen does not go on.")

    def clone(self) -> Chance:
        return self

    def fields(self) -> tuple[str, str, int]:
        return ("blind", "", 0)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Blind, ())


BLIND: Final = Blind()


def swift(seed: int) -> Swift:
    """A fast stream from any whole number; the lowest 96 bits of it tell streams apart."""
    stream = Swift(seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF, (seed >> 64) & 0xFFFFFFFF, 1)
    for _ in range(12):  # the first words still look like the seed
        stream.word()
    return stream


def seed_bytes(seed: int | str | bytes) -> bytes:
    """The 256-bit seed that a number, a word or 64 hexadecimal digits stand for."""
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise BadOption(f"A seed of bytes has {SEED_BYTES} of them, not {len(seed)}.")
        return seed
    if isinstance(seed, int) and seed.bit_length() > 8 * SEED_BYTES:
        raise BadOption(f"A seed that is a number has at most {8 * SEED_BYTES} bits.")
    text = str(seed).strip()
    if not text:
        raise BadOption("A seed is a whole number, a word, or 64 hexadecimal digits; it is empty.")
    if len(text) == 2 * SEED_BYTES and is_hex(text.lower()):
        return bytes.fromhex(text)
    try:
        return hashlib.sha256(b"deadwood-seed-1" + text.encode()).digest()
    except UnicodeEncodeError:
        raise BadOption("A seed that is a word is made of whole characters.") from None


def is_hex(text: str) -> bool:
    return all(c in "0123456789abcdef" for c in text)


def restore(kind: str, words: str, counter: int) -> Chance:
    """The stream that `fields()` described, at the same place."""
    if not 0 <= counter <= MOST_SPENT:
        raise BadOption(f"No stream of chance has spent {spelled(counter)} words.")
    if kind == LOADED:
        return restore_loaded(words, counter)
    if kind == "sealed":
        return Sealed(seed_bytes(words), counter)
    if kind != "swift":
        raise BadOption(f"No stream of chance is called {kind!r}; there are sealed and swift.")
    if len(words) != 24 or not is_hex(words):
        raise BadOption(f"The words of a swift stream are 24 hexadecimal digits, not {words!r}.")
    return Swift(int(words[:8], 16), int(words[8:16], 16), int(words[16:], 16), counter)


def restore_loaded(words: str, counter: int) -> Chance:
    """What is to come as told, and then another stream: "0/6+2/6 12+30 sealed 5d1c…"."""
    parts = words.split(" ")
    if len(parts) != 4 or parts[2] == LOADED:
        raise BadOption(
            "The words of a loaded stream are what falls, what comes on top, and another stream, as in"
            f" '0/6+2/6 - sealed 7', not {spelled(words)}."
        )
    falls: list[tuple[int, int]] = []
    for pair in [] if parts[0] == NONE else parts[0].split("+"):
        number, _, of = pair.partition("/")
        falls.append((read_small(number), read_small(of)))
    tops = [] if parts[1] == NONE else [read_small(top) for top in parts[1].split("+")]
    return Loaded(restore(parts[2], parts[3], counter), falls, tops)


def read_small(text: str) -> int:
    if not text.isdecimal() or len(text) > 10:
        raise BadOption(f"A loaded stream has small numbers, not {spelled(text)}.")
    return int(text)
