"""Records as text, line by line; `tests/contract/test_records.py` replays those of real games."""

from __future__ import annotations

import re

import pytest

from deadwood.core.fair import commitment
from deadwood.core.reason import BadOption, BadRecord
from deadwood.core.record import Record, Replay, read, start, verify
from tests.core.toy import Tokens

SHORT = """deadwood-record 1
game: tokens
edition: plain
revision: 3
players: 2
seed: {seed}

1. 1 take one
"""
SEED = "00" * 32


def test_everything_that_a_record_can_say_is_read_back() -> None:
    record = Record("tokens", "plain", 3, 2)
    record.options = {"bonus": "2"}
    record.names = {1: "Bo", 0: "Anna of Dodge: City"}
    record.bots = {1: "marshal:300"}
    record.commitment = "aa"
    record.commitments = {1: "bb"}
    record.secret = "cc"
    record.contributions = {0: "dd", 1: "ee"}
    record.seed = SEED
    record.result = "1,2 tokens"
    record.moves = [(0, "take one"), (1, "leave")]
    text = record.text()
    assert text == (
        "deadwood-record 1\ngame: tokens\nedition: plain\nrevision: 3\nplayers: 2\n"
        "option bonus: 2\nname 1: Anna of Dodge: City\nname 2: Bo\nbot 2: marshal:300\n"
        "commitment: aa\n"
        f"commitment 2: bb\nsecret: cc\ncontribution 1: dd\ncontribution 2: ee\nseed: {SEED}\n"
        "result: 1,2 tokens\n\n1. 1 take one\n2. 2 leave\n"
    )
    again = read(text)
    assert again.text() == text
    assert again.names == {0: "Anna of Dodge: City", 1: "Bo"}
    assert again.bots == {1: "marshal:300"}
    assert again.moves == record.moves


def test_a_record_that_says_little_is_short() -> None:
    text = Record("tokens", "plain", 3, 2).text()
    assert text == "deadwood-record 1\ngame: tokens\nedition: plain\nrevision: 3\nplayers: 2\n\n"
    assert read(text).text() == text
    assert read(text.rstrip()).moves == []


def test_empty_lines_between_moves_do_not_matter() -> None:
    assert len(read(SHORT.format(seed=SEED) + "\n\n2. 2 leave\n").moves) == 2


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is no record"),
        ("deadwood-record 2\n", "This is no record"),
        ("deadwood-record 1\n", "does not say its game"),
        ("deadwood-record 1\ngame: x\n", "does not say its edition"),
        ("deadwood-record 1\ngame: x\nedition: y\n", "does not say its revision"),
        ("deadwood-record 1\ngame: x\nedition: y\nrevision: 1\n", "does not say its players"),
        ("deadwood-record 1\ngame\n", "Line 2: a header line is"),
        ("deadwood-record 1\n: x\n", "Line 2: a header line is"),
        ("deadwood-record 1\na b c: x\n", "Line 2: a header line is"),
        ("deadwood-record 1\nweather: x\n", "Line 2: unknown header 'weather'"),
        ("deadwood-record 1\nweather 1: x\n", "Line 2: unknown header 'weather 1'"),
        ("deadwood-record 1\nplayers: two\n", "Line 2: 'two' should be a whole number"),
        ("deadwood-record 1\nplayers: 1234567\n", "Line 2: '1234567' should be a whole number"),
        ("deadwood-record 1\nname x: Anna\n", "Line 2: 'x' should be a whole number"),
        (SHORT + "3. 1 leave\n", "Line 9: expected '2. SEAT MOVE', found '3. 1 leave'"),
        (SHORT + "2 1 leave\n", "Line 9: expected '2. SEAT MOVE'"),
        (SHORT + "2. 1\n", "Line 9: expected '2. SEAT MOVE'"),
        (SHORT + "2. x leave\n", "Line 9: 'x' should be a whole number"),
    ],
)
def test_what_cannot_be_read_is_said_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        read(text)


def test_a_record_without_its_seed_cannot_be_replayed_yet() -> None:
    game = Tokens("plain", 2, {})
    record = read(SHORT.format(seed=""))
    with pytest.raises(BadRecord, match="The seed is not revealed yet"):
        Replay(game, record)
    with pytest.raises(BadRecord, match="64 hexadecimal digits"):
        verify(game, record)


def test_a_word_as_seed_can_be_replayed_but_not_verified() -> None:
    game = Tokens("plain", 2, {})
    record = read(SHORT.format(seed="Dodge City"))
    assert Replay(game, record).state.fields() == game.new("Dodge City").fields()
    with pytest.raises(BadRecord, match="64 hexadecimal digits"):
        verify(game, record)


def test_a_seed_that_is_none_is_refused() -> None:
    record = read(SHORT.format(seed=SEED))
    record.seed = "  "
    with pytest.raises(BadRecord, match="A seed is a whole number"):
        Replay(Tokens("plain", 2, {}), record)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("seed: 11", "Line 7: the record says its seed twice."),
        ("players:  2", "Line 7: the record says its players twice."),
        ("name 3: Cleo", "There is no seat 3; the table has 2."),
        ("commitment 0: aa", "There is no seat 0; the table has 2."),
        ("contribution 9: aa", "There is no seat 9; the table has 2."),
    ],
)
def test_a_header_says_everything_once_and_of_seats_that_exist(line: str, sentence: str) -> None:
    text = SHORT.format(seed=SEED).replace("\n\n", f"\n{line}\n\n", 1)
    with pytest.raises(BadRecord, match=f"^{re.escape(sentence)}$"):
        read(text)


@pytest.mark.parametrize("name", ["An\nna", "An\u2028na", "\x1b[2J"])
def test_a_name_that_would_break_the_lines_of_a_record_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="visible characters"):
        start(Tokens("plain", 2, {}), bytes(32), {0: name})


def test_commitments_of_players_without_the_secret_are_not_believed() -> None:
    """Whoever chose the seed alone could otherwise pass by leaving a line out."""
    for line in ("commitment 1: " + commitment(b"mine"), "contribution 1: 00"):
        text = SHORT.format(seed=SEED).replace("\n\n", f"\n{line}\n\n", 1)
        with pytest.raises(BadRecord, match="The secret is not the one"):
            verify(Tokens("plain", 2, {}), read(text))


def test_an_option_that_says_what_the_edition_says_anyhow_changes_nothing() -> None:
    game = Tokens("plain", 2, {})
    name, value = next(iter(game.options.items()))
    text = SHORT.format(seed=SEED).replace("\n\n", f"\noption {name}: {value}\n\n", 1)
    assert Replay(game, read(text)).number == 0
    with pytest.raises(BadRecord, match="another game"):
        Replay(game, read(text.replace(f"{name}: {value}", f"{name}: otherwise")))
