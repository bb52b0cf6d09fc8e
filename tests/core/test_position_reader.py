"""Asking a position for a value: what is missing gets a default, what is wrong a sentence."""

from __future__ import annotations

import json

import pytest

from deadwood.core.position import (
    Reader,
    counted_names,
    header,
    parse,
    read_names,
    write_toml,
)
from deadwood.core.reason import BadPosition

NAMES = ["number", "flag", "word", "words", "table", "tables"]
FRUIT = {"apple": 0, "pear": 1, "wild-cherry": 2}


def reader(text: str) -> Reader:
    return Reader(parse(text), " of the test", NAMES)


def read_all(text: str) -> None:
    """Ask for every name, each as what it should be."""
    asked = reader(text)
    asked.number("number", 0, 0, 9)
    asked.flag("flag", False)
    asked.word("word", "")
    asked.words("words")
    asked.table("table")
    asked.tables("tables")


def test_what_is_there_is_read() -> None:
    full = reader(
        'number = 3\nflag = true\nword = "x"\nwords = ["a", "b"]\ntable = {y = 1}\n'
        "tables = [{a = 1}, {b = 2}]\n"
    )
    assert full.number("number", 0, 0, 9) == 3
    assert full.flag("flag", False)
    assert full.word("word", "") == "x"
    assert full.words("words") == ["a", "b"]
    assert full.table("table") == {"y": 1}
    assert full.tables("tables") == [{"a": 1}, {"b": 2}]
    assert full.has("word")


def test_what_is_missing_gets_its_default() -> None:
    empty = reader("")
    assert empty.number("number", 4, 0, 9) == 4
    assert empty.flag("flag", True)
    assert empty.word("word", "z") == "z"
    assert empty.words("words") == []
    assert empty.table("table") == {}
    assert empty.tables("tables") == []
    assert not empty.has("word")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("number = true", "number of the test must be a whole number, not True."),
        ("number = 2.5", "number of the test must be a whole number, not 2.5."),
        ("number = -1", "number of the test must be 0 to 9, not -1."),
        ("number = 10", "number of the test must be 0 to 9, not 10."),
        ("flag = 1", "flag of the test must be true or false, not 1."),
        ("word = 1", "word of the test must be a text, not 1."),
        ('words = "a"', "words of the test must be a list of texts, not 'a'."),
        ("words = [1]", r"words of the test must be a list of texts, not \[1\]."),
        ("table = 1", "table of the test must be a table, not 1."),
        ("tables = 1", "tables of the test must be a list of tables, not 1."),
        ("tables = [1]", r"tables of the test must be a list of tables, not \[1\]."),
        ("nmber = 1", "Unknown name 'nmber' of the test. Did you mean number"),
        ("= 1", "This is no position: "),
        ("number = [" * 2000, "This is no position: "),
        ('{"number": 10}', "number of the test must be 0 to 9, not 10."),
        ('{"number": 3', "This is no position: "),
        ('{"number": ' * 200_000, "This is no position: "),
    ],
)
def test_what_is_wrong_is_said(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        read_all(text)


def test_what_is_written_is_read_back() -> None:
    data: dict[str, object] = {"number": 3, "words": ["a", "b"], "tables": [{"a": 1}, {}]}
    assert parse(write_toml(data)) == data
    assert parse(json.dumps(data)) == data


def test_the_header_of_any_position() -> None:
    text = 'game = "g"\nedition = "e"\nplayers = 3\n[options]\nx = "1"\n'
    assert header(text) == ("g", "e", 3, {"x": "1"})
    assert header("[[seat]]\n[[seat]]\n") == ("", "", 2, {})
    assert header("") == ("", "", 0, {})
    for bad in ("players = 100", "game = 1", "seat = 1", "options = 1", "?"):
        with pytest.raises(BadPosition):
            header(bad)


def test_numbers_and_names_both_ways() -> None:
    assert counted_names([2, 0, 1], list(FRUIT)) == ["2 apple", "wild-cherry"]
    assert read_names(["2 apple", " wild-cherry ", "0 pear"], FRUIT, "") == [0, 0, 2]
    assert read_names([], FRUIT, "") == []


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("two apple", "'two apple' in the basket should be a number and a name"),
        ("-1 apple", "'-1 apple' in the basket should be a number and a name"),
        ("appel", "Nothing is called 'appel' in the basket. Did you mean apple"),
        ("", "Nothing is called '' in the basket. There are: apple, pear, wild-cherry."),
        ("3", "Nothing is called '3' in the basket"),
        ("100 apple", "the number before a name is at most 99"),
        ("9" * 5000 + " apple", "the number before a name is at most 99"),
    ],
)
def test_a_name_that_is_none_is_said(word: str, sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        read_names([word], FRUIT, " in the basket")
