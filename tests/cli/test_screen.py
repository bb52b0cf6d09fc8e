"""What is on a terminal of 24 lines: the question always, with everything that it needs."""

from __future__ import annotations

import random
import re

import pytest

import deadwood
from deadwood.cli.terminal.screen import Screen, wrap
from deadwood.cli.terminal.session import Session
from deadwood.cli.terminal.talk import Talk
from deadwood.core.record import start
from deadwood.language.catalogue import LANGUAGES, catalogue
from tests.cli.terminal import Person, fine

NAMES = {0: "Anna", 1: "Ben", 2: "Carl"}


def session_at(position: str) -> Session:
    """A session of three people in a situation."""
    game = deadwood.game("wyatt-earp", players=3)
    state = game.from_position(position)
    state.events = []
    return Session(game, state, start(game, deadwood.seed_bytes(1), dict(NAMES)), ["", "", ""])


def shown(position: str, capsys: pytest.CaptureFixture[str], lang: str = "en") -> str:
    session = session_at(position)
    Talk(Screen(), session, catalogue(lang)).show(session.awaited())
    return capsys.readouterr().out


@pytest.mark.parametrize(("lang", "seed"), [("en", "4"), ("de", "21"), ("nl", "5")])
def test_a_whole_game_on_24_lines(lang: str, seed: str) -> None:
    """Whatever is asked fits with the table, the news and the hand on one screen."""
    person = Person("--seed", seed, "--lang", lang, rows=24)
    assert person.look()
    hint = {"en": "hint", "de": "tipp", "nl": "tip"}[lang] + " ranger"
    questions = hands = tables = 0
    for _ in range(400):
        # The first line is the end of the last prompt's, the last one is this prompt.
        assert len(person.screen.split("\n")) - 1 <= 24, person.screen
        assert max(len(line) for line in person.screen.split("\n")) <= 80
        if not person.player:
            break
        if not person.choices():
            hands += "25" in person.screen
            person.type("")
            continue
        questions += 1
        tables += "── " in person.screen
        person.type(hint)
        found = re.search(r" (\d+)(?: wählen| kiezen)?:\s", person.screen)
        person.type(found.group(1) if found else "1")
    assert not person.player, "the game came to its end"
    assert questions > 40
    assert tables > 15
    assert hands >= 3, "an introduction, and a pause after every hand"
    person.child.sendline("")
    assert person.leave() == 0


def test_the_introduction_says_what_it_is_about_and_waits() -> None:
    person = Person("--seed", "2", rows=24)
    assert person.look()
    for piece in ("$25,000", "Lay three of one outlaw", "8 points", "help lists", "Enter deals"):
        assert piece in person.screen
    assert "Your hand" not in person.screen
    person.type("rules 9")
    assert "WE9.1" in person.screen
    assert "Your hand" not in person.screen, "still waiting"
    person.type("")
    assert "Your hand: 10 cards" in person.screen
    person.end()
    assert person.leave() == 0


def test_after_a_hand_there_is_a_summary_and_time_to_read_it() -> None:
    person = Person("--seed", "8", "--players", "2", rows=24)
    person.look()
    person.type("")
    for _ in range(200):
        if "is scored" in person.screen:
            break
        listed = person.choices()
        person.type(person.hint() if listed else "")
    assert "Hand 1 is scored" in person.screen
    assert "Each player: capture points, +money. The game ends at $25,000." in person.screen
    rows = re.findall(r"^ This hand +\+\$([\d,]+) +\+\$([\d,]+)$", person.screen, re.MULTILINE)
    assert len(rows) == 1
    total = re.findall(r"^ Money +\$([\d,]+) +\$([\d,]+)$", person.screen, re.MULTILINE)
    assert total == rows, "after the first hand both are the same"
    assert person.screen.rstrip().endswith("Enter deals the next hand.\nStranger>")
    person.type("hand")  # no command for a pause, so it is over
    assert "Hand 2 ·" in person.screen
    assert "Your hand" in person.screen
    person.end()
    person.leave()


def test_no_pauses_where_nobody_types() -> None:
    typed = "hint ranger\n" + "1\n" * 400
    screen = fine("play", "--seed", "8", "--players", "2", typed=typed)
    assert "Hand 1 is scored" in screen
    assert "Enter deals" not in screen


def test_long_rules_come_a_page_at_a_time() -> None:
    person = Person("--seed", "2", rows=24)
    person.look()
    person.type("")
    person.child.sendline("rules")
    person.child.expect("Enter shows more, anything else is enough. ")
    assert person.child.before.count("\r\n") <= 24
    person.child.sendline("")
    person.child.expect("Enter shows more, anything else is enough. ")
    assert person.type("enough")
    assert person.player == "Stranger"
    assert "deadwood rules" not in person.screen
    assert person.type("rules 9"), "short ones at once"
    assert "Enter shows more" not in person.screen
    person.end()
    person.leave()


def test_an_empty_supply_is_refilled_and_choices_say_so(capsys: pytest.CaptureFixture[str]) -> None:
    position = """
        rest = "discards"
        supply = ["jesse-james"]
        discards = ["2 bob-dalton", "hideout"]
        [[seat]]
        hand = ["bob-dalton", "wyatt-earp"]
        [[seat]]
        hand = ["hideout"]
        [[seat]]
        hand = ["hideout"]
    """
    fresh = shown(position, capsys)
    assert "1) draw two cards from the supply: the discards become a new supply" in fresh
    assert "Supply: 1." in fresh
    spent = shown("reshuffled = true\n" + position, capsys)
    assert "1) draw two cards from the supply: ends the hand" in spent


def test_other_words_when_nothing_is_left_but_to_discard(
    capsys: pytest.CaptureFixture[str],
) -> None:
    position = """
        phase = "play"
        [[seat]]
        hand = ["bob-dalton", "wes-hardin"]
    """
    assert "Nothing more to play: discard a card" in shown(position, capsys)
    more = position.replace('"bob-dalton"', '"3 bob-dalton"')
    assert "Play cards, or discard one" in shown(more, capsys)


def test_what_a_card_would_bring_and_what_one_gets_now(capsys: pytest.CaptureFixture[str]) -> None:
    screen = shown(
        """
        phase = "play"
        opened = ["jesse-james"]
        posters = { jesse-james = 6000 }
        [[seat]]
        hand = ["jesse-james", "wes-hardin"]
        table = { jesse-james = ["3 jesse-james"] }
        [[seat]]
        table = { jesse-james = ["2 jesse-james"] }
        """,
        capsys,
    )
    assert "lay Jesse James: 2 points; you'd get $4,000 (now $4,000)" in screen
    assert "Jesse James      $6,000  6 +$4,000         4 +$2,000" in screen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_breaks_within_an_amount(lang: str) -> None:
    words = catalogue(lang)
    money = words.say("core", "common", "money", amount="3" + words.number(1000)[1])
    money = money.replace("3", "12", 1)
    for width in range(20, 60):
        for line in wrap(f"{money}, " * 12, " • ", width=width):
            assert line.strip(" •,")[:1] in "1$", line
            assert not line.rstrip().endswith(("12", "$ ")) or lang == "de", line
        joined = " ".join(line.strip(" •") for line in wrap(f"{money}, " * 12, width=width))
        assert joined.count(money) == 12


@pytest.mark.parametrize("lang", ["de", "nl"])
def test_the_final_account_keeps_label_and_amounts_apart(lang: str) -> None:
    person = Person("--seed", "4", "--players", "2", "--lang", lang)
    person.look()
    person.play_on(random.Random(1), nonsense=False)
    label = {"de": "Durchgang", "nl": "Spelronde"}[lang]
    rows = re.findall(rf"^ {label} \d+ +[+·].*$", person.screen, re.MULTILINE)
    assert len(rows) >= 2, person.screen
    person.child.sendline("")
    person.leave()
