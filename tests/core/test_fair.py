"""Commitments and seeds that nobody alone could choose, as their description says."""

from __future__ import annotations

import hashlib
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deadwood.core.fair import commitment, fair_seed


def test_a_commitment_is_what_its_description_says() -> None:
    assert commitment(b"x") == hashlib.sha256(b"deadwood-commitment-1x").hexdigest()
    assert commitment(b"x") != commitment(b"y")
    assert len(commitment(b"")) == 64


def test_a_fair_seed_is_what_its_description_says() -> None:
    expected = hashlib.sha256(
        b"deadwood-fair-1\x00\x00\x00\x06secret\x00\x00\x00\x03abc\x00\x00\x00\x00\x00\x00\x00\x01z"
    ).digest()
    assert fair_seed(b"secret", [b"abc", b"", b"z"]) == expected


def test_every_part_and_its_place_counts() -> None:
    seeds = [
        fair_seed(b"s", [b"a", b"b"]),
        fair_seed(b"s", [b"b", b"a"]),
        fair_seed(b"s", [b"ab", b""]),
        fair_seed(b"s", [b"", b"ab"]),
        fair_seed(b"s", [b"a", b"b", b""]),
        fair_seed(b"sa", [b"", b"b"]),
        fair_seed(b"s", []),
    ]
    assert len(set(seeds)) == len(seeds)


@given(st.binary(), st.lists(st.binary(), max_size=4))
def test_a_fair_seed_has_32_bytes(secret: bytes, parts: list[bytes]) -> None:
    assert len(fair_seed(secret, parts)) == 32


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_more_contribution_makes_another_seed(seats: int) -> None:
    seeds = [fair_seed(b"s", [b"x"] * number) for number in range(seats)]
    assert all(one != two for one, two in pairwise(seeds))
