"""What goes wrong is said in the language of whoever it goes wrong for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import deadwood
from deadwood.cli.common import words_asked
from deadwood.cli.records import ForbiddenMove, said
from deadwood.core.reason import DeadwoodError, Reason
from deadwood.language.catalogue import LANGUAGES, catalogue
from deadwood.language.complaints import GAP, form_of
from tests.language.messages import source

ROOT: Final = Path(deadwood.__file__).parent
KINDS: Final = frozenset(
    [
        "BadOption",
        "UnknownName",
        "BadText",
        "BadRecord",
        "ClientError",
        "Gone",
        "Unfair",
        "OutOfStep",
    ]
)
# For people who run servers, measure bots, write programs or draw boards: they read English.
OPERATORS: Final = frozenset(
    [
        *(
            "cli/commands/arena.py",
            "cli/commands/bench.py",
            "server/settings.py",
            "server/serving.py",
        ),
        *(
            "server/http/security.py",
            "bots/match.py",
            "games/el_paso/board.py",
            "client/guest_file.py",
        ),
    ]
)
# What is not a player's doing, or says in other words what a catalogue has said.
INNER: Final = (
    *("No stream of chance", "The words of a swift stream", "The field is"),
    *("Chance chooses among", "Numbers here go", "Of § none is", "The words of a loaded"),
    *(
        "A loaded stream has",
        "A swift stream is",
        "What comes on top goes",
        "Events are counted from",
    ),
    "§ of a record is",
)


def raised() -> Iterator[tuple[str, str]]:
    """Where an error is made, and its sentence with `§` for each gap."""
    for file in sorted(ROOT.rglob("*.py")):
        where = file.relative_to(ROOT).as_posix()
        if where in OPERATORS or where.startswith("lab/") or file.name == "tools.py":
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                sentence = sentence_of(node.args[0]) if node.func.id in KINDS else ""
                if sentence.strip("§") and not sentence.startswith(INNER):
                    yield f"{where}:{node.lineno}", sentence


def sentence_of(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=values):
            return "".join(sentence_of(value) for value in values)
        case _:
            return "§"


def forms() -> list[re.Pattern[str]]:
    """English sentences, each also with its long beginnings as one gap: "{where}: {error}"."""
    texts = re.findall(r"^errors-[\w-]+ = (.*)$", source("en", "errors"), re.M)
    return [form_of(text) for text in texts]


def test_every_error_that_a_player_can_meet_is_a_message() -> None:
    known = forms()
    # A gap of the code may be a whole beginning ("{BUDGET}, not …"), or what is said before a colon.
    unknown = [
        f"{where}: {sentence}"
        for where, sentence in raised()
        if not any(form.fullmatch(sentence) for form in known)
        and not re.match(r"§(; |, |: §)", sentence)
    ]
    assert unknown == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (
            lambda: deadwood.game("bang", options={"beeer": "heals"}),
            {"de": "Keine Option 'beeer'. Meintest du beer?", "nl": "Bedoelde je beer?"},
        ),
        (
            lambda: deadwood.game("bang", players=9),
            {"de": "bang ist für 4 bis 7 Spieler, nicht für 9.", "nl": "4 tot 7 spelers"},
        ),
        (
            lambda: deadwood.game("bang").parse("shoot everybody"),
            {"de": "Kein Zug beginnt mit 'shoot'.", "nl": "Geen zet begint met 'shoot'."},
        ),
        (
            lambda: deadwood.game("wyatt-earp", options={"duel": "maybe"}),
            {"de": "Möglich sind:", "nl": "Mogelijk zijn:"},
        ),
    ],
)
def test_an_error_is_said_in_the_language_of_the_reader(
    language: str, wrong: object, told: dict[str, str]
) -> None:
    assert callable(wrong)
    with pytest.raises(DeadwoodError) as caught:
        wrong()
    sentence = catalogue(language).complaint(caught.value)
    if language == "en":
        assert sentence == str(caught.value)
    else:
        assert told[language] in sentence


def test_a_sentence_that_nobody_knows_stays_as_it_is() -> None:
    assert catalogue("de").complaint("The moon is full.") == "The moon is full."


def test_every_form_is_one_that_its_message_can_take() -> None:
    for text in re.findall(r"^errors-[\w-]+ = (.*)$", source("en", "errors"), re.M):
        sentence = GAP.sub("x", text)
        assert form_of(text).fullmatch(sentence), text


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Move 5 (seat 3: end) cannot be played: You have all your lives already (BG9.1)."),
        ("de", "Zug 5 (Platz 3: end) ist nicht spielbar: "),
        ("nl", "Zet 5 (plaats 3: end) kan niet worden gespeeld: "),
    ],
)
def test_a_forbidden_move_of_a_record_is_told_with_its_rule(language: str, told: str) -> None:
    where = "Move 5 (seat 3: end) cannot be played"
    sentence = said(catalogue(language), ForbiddenMove(where, "bang", Reason("BG9.1")))
    assert sentence.startswith(told)
    assert catalogue(language).reason("bang", Reason("BG9.1"))[:-1] in sentence
    assert sentence.endswith(" (BG9.1).")


@pytest.mark.parametrize(
    ("arguments", "language"),
    [(["play", "--lang", "nl"], "nl"), (["play", "--lang=de"], "de"), (["--lang", "fr"], "en")],
)
def test_an_error_has_the_language_that_was_asked_for(
    arguments: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert words_asked(arguments).language == language
