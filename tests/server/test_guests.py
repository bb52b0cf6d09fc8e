"""Guests: names, badges, signed tokens and transfer codes."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from itsdangerous import Signer

from deadwood.core.reason import BadOption
from deadwood.server.people.guests import (
    CODE_LETTERS,
    CODE_MS,
    KEY,
    SEEN_EVERY_MS,
    Guest,
    Guests,
    badge,
    check_name,
    make_key,
)
from tests.server.storing import opened

ANN = Guest("0123456789abcdef" * 2, "Ann", 1, 1)


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


def with_guests(tmp_path: Path, test: Callable[[Guests, Clock], Awaitable[None]]) -> None:
    async def main() -> None:
        async with opened(tmp_path / "d") as storage:
            clock = Clock()
            await test(Guests(storage, await storage.key(KEY, make_key), clock), clock)

    asyncio.run(main())


def signing(key: bytes = b"k" * 32) -> Guests:
    """Tokens need no storage."""
    return Guests(None, key, Clock())  # type: ignore[arg-type]


def test_a_guest_is_created_found_and_renamed(tmp_path: Path) -> None:
    async def test(guests: Guests, clock: Clock) -> None:
        ann = await guests.create("  Ann ")
        bob = await guests.create("Ann")
        assert (ann.name, ann.created, ann.seen) == ("Ann", clock.now, clock.now)
        assert re.fullmatch("[0-9a-f]{32}", ann.id)
        assert ann.id != bob.id, "names are not reserved, guests are"
        assert await guests.get(ann.id) == ann
        assert await guests.get("nobody") is None
        clock.now += 5
        renamed = await guests.rename(ann, "Änn")
        assert renamed == Guest(ann.id, "Änn", ann.created, clock.now)
        assert await guests.get(ann.id) == renamed
        with pytest.raises(BadOption):
            await guests.rename(ann, "")
        with pytest.raises(BadOption):
            await guests.create("Ranger")

    with_guests(tmp_path, test)


def test_being_here_is_noted_about_once_an_hour(tmp_path: Path) -> None:
    async def test(guests: Guests, clock: Clock) -> None:
        ann = await guests.create("Ann")
        clock.now += SEEN_EVERY_MS - 1
        assert await guests.touch(ann) is ann
        clock.now += 1
        assert (await guests.touch(ann)).seen == clock.now
        assert (await guests.get(ann.id)) == Guest(ann.id, "Ann", ann.created, clock.now)

    with_guests(tmp_path, test)


def test_a_token_is_read_by_the_server_that_signed_it() -> None:
    guests = signing()
    token = guests.token(ANN)
    assert guests.read(token) == ANN.id
    assert signing().read(token) == ANN.id, "after a restart, too"
    assert signing(b"x" * 32).read(token) is None
    assert re.fullmatch(r"[\w.-]+", token), "a cookie needs no quotes for it"


def test_a_token_that_was_forged_or_cut_is_nobodys() -> None:
    guests = signing()
    token = guests.token(ANN)
    wrong = [token[:length] for length in range(len(token))]
    wrong += [token + "A", token + "=", " " + token, token + "\n", token * 2, token.upper()]
    for at in range(len(token)):
        other = "1" if token[at] != "1" else "2"
        wrong.append(token[:at] + other + token[at + 1 :])
    other_guest = guests.token(Guest("f" * 32, "Eve", 1, 1))
    wrong.append(ANN.id + other_guest[32:])
    wrong += [
        ANN.id,
        ANN.id + ".",
        "." + token,
        "",
        ".",
        "é" + token,
        "\ud800",
        "\x00",
        "9" * 10**6,
    ]
    assert [each for each in wrong if guests.read(each) is not None] == []


@pytest.mark.parametrize("ident", ["", "ann", "0" * 31, "0" * 33, "A" * 32, "0" * 32 + "\n"])
def test_only_an_id_is_read_from_a_token_even_if_we_signed_it(ident: str) -> None:
    guests = signing()
    assert guests.read(guests.token(Guest(ident, "Ann", 1, 1))) is None


def test_another_use_of_the_same_key_signs_no_guest() -> None:
    other = Signer(b"k" * 32, salt=b"something-else")
    assert signing().read(other.sign(ANN.id).decode()) is None


@given(st.text(max_size=200))
def test_no_text_is_a_token(text: str) -> None:
    assert signing().read(text) is None


def test_a_badge_is_short_stable_and_not_the_id() -> None:
    assert badge(ANN.id) == "867cb89784"
    assert badge("f" * 32) != badge(ANN.id)
    assert badge(ANN.id) not in ANN.id


def test_a_transfer_code_works_once(tmp_path: Path) -> None:
    async def test(guests: Guests, clock: Clock) -> None:
        ann = await guests.create("Ann")
        code = await guests.transfer(ann)
        assert len(code) == 10
        assert set(code) <= set(CODE_LETTERS)
        assert await guests.claim(code) == ann
        assert await guests.claim(code) is None
        assert guests.token(ann)

    with_guests(tmp_path, test)


def test_a_transfer_code_is_read_however_it_is_typed(tmp_path: Path) -> None:
    async def test(guests: Guests, clock: Clock) -> None:
        ann = await guests.create("Ann")
        code = await guests.transfer(ann)
        assert await guests.claim(f" {code[:5].lower()} - {code[5:]} ") == ann

    with_guests(tmp_path, test)


def test_a_transfer_code_expires(tmp_path: Path) -> None:
    async def test(guests: Guests, clock: Clock) -> None:
        ann = await guests.create("Ann")
        code = await guests.transfer(ann)
        clock.now += CODE_MS
        assert await guests.claim(code) is None
        code = await guests.transfer(ann)
        clock.now += CODE_MS - 1
        assert await guests.claim(code) == ann

    with_guests(tmp_path, test)


def test_a_new_transfer_code_voids_the_one_before(tmp_path: Path) -> None:
    async def test(guests: Guests, clock: Clock) -> None:
        ann = await guests.create("Ann")
        bob = await guests.create("Bob")
        first, bobs, second = [await guests.transfer(each) for each in (ann, bob, ann)]
        assert await guests.claim(first) is None
        assert await guests.claim(second) == ann
        assert await guests.claim(bobs) == bob

    with_guests(tmp_path, test)


@pytest.mark.parametrize(
    "code",
    ["", "A" * 9, "A" * 11, "OOOOO11111", "ßABCDEFGH", "\x00" * 10, "A B-" * 10**5, "é" * 10],
)
def test_what_is_no_transfer_code_is_nobodys(tmp_path: Path, code: str) -> None:
    async def test(guests: Guests, clock: Clock) -> None:
        assert await guests.claim(code) is None

    with_guests(tmp_path, test)


def test_the_database_holds_no_transfer_code(tmp_path: Path) -> None:
    codes: list[str] = []

    async def test(guests: Guests, clock: Clock) -> None:
        codes.append(await guests.transfer(await guests.create("Ann")))

    with_guests(tmp_path, test)
    database = sqlite3.connect(tmp_path / "d")
    dump = "\n".join(database.iterdump())
    database.close()
    assert "transfers" in dump
    assert codes[0] not in dump


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Wild   Bill  ", "Wild Bill"),
        ("A", "A"),
        ("W" * 20, "W" * 20),
        ("e\u0301" * 20, "é" * 20),
        ("李小龍", "李小龍"),
        ("नमस्ते", "नमस्ते"),
        ("🤠", "🤠"),
        ("<b>&amp;\"'", "<b>&amp;\"'"),  # the page escapes; here it is a name
        ("Lone Ranger", "Lone Ranger"),
        ("Rangers", "Rangers"),
    ],
)
def test_names_that_can_be_read_are_taken(name: str, shown: str) -> None:
    assert check_name(name) == shown
    assert check_name(shown) == shown


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u00a0\u2003",
        "W" * 21,
        "W" * 10**6,
        "A\nB",
        "A\tB",
        "A\x00B",
        "A\x1b[2J",
        "A\u00a0B",
        "A\u2028B",
        "\u202eAnn",  # right to left
        "A\u2066nn",
        "A\u200bnn",  # zero width
        "A\u200dnn",
        "A\u00adnn",
        "\ufeffAnn",
        "\u3164",  # letters without a shape
        "A\u115f",
        "\u2800",
        "A\ufe0f",
        "\ud800",
        "\ue000",
        "\U000e0041",
        "\u0301Ann",  # marks without a letter, or piled on one
        "A" + "\u0336" * 5,
        "Ranger",
        "ranger",
        "RANGER b",
        "Ranger B",
        " Ranger  B ",
        "Ｒanger",
        "Random",
        "random c",
    ],
)
def test_names_that_deceive_are_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(BadOption) as raised:
        check_name(name)
    sentence = str(raised.value)
    assert sentence.endswith(".")
    assert len(sentence) < 300
    assert sentence.isprintable()


@given(st.text(max_size=30))
def test_any_text_is_a_fine_name_or_refused(text: str) -> None:
    try:
        name = check_name(text)
    except BadOption:
        return
    assert 1 <= len(name) <= 20
    assert name.isprintable()
    assert name == name.strip()
    name.encode()
