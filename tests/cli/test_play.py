"""Whole games at a terminal, in every language, with nonsense in between."""

from __future__ import annotations

import random
import re
import signal
from pathlib import Path

import pytest

from tests.cli.terminal import ANSI, CLEAR, Person, fine

OVER = {"en": "The game is over", "de": "Das Spiel ist zu Ende", "nl": "Het spel is afgelopen"}
SAVE = {"en": "save", "de": "sichern", "nl": "bewaren"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "arguments"),
    [
        ("en", ["--players", "4", "--seed", "3"]),
        ("de", ["--players", "2", "--edition", "gryphon-2014", "--seed", "4"]),
        ("nl", ["--bots", "ranger,random", "--seed", "5"]),
    ],
)
def test_a_whole_game_with_nonsense_in_between(
    lang: str, arguments: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    person = Person(*arguments, "--lang", lang)
    assert person.look()
    assert not re.search(r"[0-9a-f]{64}", person.screen), "no riddles on the first screen"
    assert person.type("fair")
    start = person.screen
    person.play_on(random.Random(lang), nonsense=True)
    assert OVER[lang] in person.screen
    assert "★" in person.screen
    person.type(f"{SAVE[lang]} {file}")
    person.child.sendline("")
    assert person.leave() == 0
    plain = ANSI.sub("", person.raw).replace("\r", "")
    assert max(len(line) for line in plain.splitlines() if "> " not in line) <= 80
    # The commitment of the start, the seed of the end and the record belong together.
    commitment = re.search(r"[0-9a-f]{64}", start)
    seed = re.search(r"[0-9a-f]{64}", person.screen[person.screen.rindex("\n> ") :])
    assert commitment is not None
    assert seed is not None
    record = file.read_text(encoding="utf-8")
    assert f"commitment: {commitment.group()}\n" in record
    assert f"seed: {seed.group()}\n" in record
    assert len(fine("verify", str(file), "--lang", lang).splitlines()) >= 4
    assert OVER[lang] in fine("replay", str(file), "--lang", lang)


def test_a_game_is_kept_in_the_middle_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    person = Person("--players", "2", "--seed", "8")
    person.look()
    person.type("")
    for _ in range(6):
        person.type(person.hint())
    before = hand(person)
    assert person.type(f"save {file}")
    person.child.sendline("quit")
    assert person.leave() == 0
    saved = file.read_text(encoding="utf-8")

    again = Person("--load", str(file))
    again.look()
    assert hand(again) == before
    assert again.type(f"save {file}")  # an older record may be overwritten
    assert file.read_text(encoding="utf-8") == saved
    assert again.type("1")
    assert again.type(f"load {file}")
    assert hand(again) == before
    again.play_on(random.Random(1), nonsense=False)
    assert "wins" in again.screen
    again.child.sendline("")
    assert again.leave() == 0


def hand(person: Person) -> str:
    """The part of the screen that shows one's own cards, the last time."""
    if "Your hand" not in person.screen:
        person.type("hand")
    at = person.screen.rindex("Your hand")
    return person.screen[at : person.screen.index("\n\n", at)]


def test_several_people_share_the_keyboard_and_see_only_their_own_hands() -> None:
    person = Person("--names", "Anna,Ben", "--bots", "ranger", "--edition", "gryphon-2014")
    assert person.look()
    assert person.player == "?"
    between = 0
    last = ""
    for _ in range(60):
        if not person.player:
            break
        if person.player == "?":
            # Nothing but the request is left on the screen, and nothing above it.
            shown = person.raw.rpartition(CLEAR)[2] if between else person.screen
            assert "hand:" not in shown.lower()
            assert "keyboard" in shown
            between += 1
            person.type("")
            assert CLEAR in person.raw.rpartition("keyboard")[2]
            assert person.player != last, "nobody is asked to pass the keyboard to himself"
        else:
            last = person.player
            listed = person.choices()
            asked = "Enter goes back" in person.screen or not listed
            assert person.screen.count("Your hand") == (0 if asked else 1)
            person.type(str(random.Random(between).choice(listed)) if listed else "")
    assert between >= 4
    if person.player == "?":
        person.type("")
    person.end()
    assert person.leave() == 0


def test_the_end_of_input_leaves_politely_and_keeps_nothing(tmp_path: Path) -> None:
    person = Person("--seed", "2")
    person.look()
    person.end()
    assert person.leave() == 0
    assert "So long!" in person.screen
    assert list(tmp_path.iterdir()) == []
    assert "So long!" in fine("play", "--seed", "2")


def test_ctrl_c_asks_first_and_then_leaves() -> None:
    person = Person("--seed", "2")
    person.look()
    person.child.kill(signal.SIGINT)
    assert person.look()
    assert "Leave the table?" in person.screen
    assert person.type("hint"), "whoever stays can go on"
    person.child.kill(signal.SIGINT)
    assert person.look()
    person.child.kill(signal.SIGINT)
    assert person.leave() == 130
    assert "So long!" in person.screen


def test_colours_only_on_a_terminal_that_wants_them() -> None:
    coloured = Person("--seed", "2")
    coloured.look()
    assert "\x1b[1m" in coloured.raw
    coloured.end()
    coloured.leave()
    for plain in (Person("--seed", "2", NO_COLOR="1"), Person("--seed", "2", TERM="dumb")):
        plain.look()
        assert "\x1b[1m" not in plain.raw
        plain.end()
        plain.leave()


def test_the_environment_chooses_the_language() -> None:
    assert "Deine Hand" in fine("play", LANG="de_DE.UTF-8")
    assert "Je hand" in fine("play", LANG="de_DE.UTF-8", LC_ALL="nl_NL.UTF-8")
    assert "Your hand" in fine("play", LANG="fr_FR.UTF-8")
    assert "Your hand" in fine("play", "--lang", "en", LANG="de_DE.UTF-8")


def test_bytes_that_are_no_text_are_just_nonsense() -> None:
    screen = fine("play", "--seed", "2", typed=b"\xff\xfe\x00\n\xc3(\n", TERM="xterm")
    assert "So long!" in screen
    assert "\x1b" not in screen, "nor are there colours where nobody sees them"


def test_the_same_seed_deals_the_same_game() -> None:
    first = fine("play", "--seed", "word")
    assert fine("play", "--seed", "word") == first
    assert fine("play", "--seed", "other") != first
