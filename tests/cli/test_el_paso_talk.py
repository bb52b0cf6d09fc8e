"""What a person can say at a table of El Paso, and what he is told."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from tests.cli.terminal import ANSI, Person, fine, refused, unnamed

# The first seat is the lookout and decides first. Its hand: Bank 7, Saloon 8, Gold mine 7,
# Cattle 4, Hotel 7, Horses 8. Deadwood has no cattle.
SEATED = ["play", "el-paso", "--seed", "7", "--players", "4", "--option", "first_lookout=1"]


def said(*lines: str, options: tuple[str, ...] = ()) -> list[str]:
    """What was answered to each line, on one line without line breaks."""
    typed = "".join(f"{line}\n" for line in lines)
    screen = fine(*SEATED, *options, typed=typed)
    return [" ".join(part.split()) for part in screen.split("Stranger> \n")[1:]]


@pytest.mark.parametrize(
    "text", ["lay bank-7", "LAY  Bank 7", "bank 7", "Bank", "ban", "lay ba", "2", "b 7"]
)
def test_a_card_can_be_named_written_begun_or_numbered(text: str) -> None:
    assert "You show Bank 7" in said(text)[0]


def test_leave_leaves_the_town_and_never_the_table() -> None:
    assert "You leave and may keep 1 tile." in said("leave", "log")[1]
    again = said("bank 7", "leave")[1]
    assert again.startswith("That is not asked now. What is asked: a card from the stocks.")
    german = fine(*SEATED, "--lang", "de", typed="verlassen\nverlauf\n")
    assert "Du verlässt die Stadt" in german
    dutch = fine(*SEATED, "--lang", "nl", typed="verlaten\nverloop\n")
    assert "Je verlaat de stad" in dutch
    assert "So long!" in said("bye")[0]


def test_half_words_are_asked_about() -> None:
    which, not_held = said("ho", "hotel 3")[:2]
    assert which.startswith("Which: 6 (lay Hotel 7), or 7 (lay Horses 8)?")
    assert not_held == "You do not have that card."


def test_why_a_kind_a_number_a_move() -> None:
    bank, saloon, number, vain, leave, draw = said(
        "why bank", "why saloon", "why 2", "why cattle 4", "why leave", "why draw hotel"
    )[:6]
    assert bank.startswith("Bank: Raids Bank. The highest card there takes the top tile")
    assert "There are tiles of 1 2 3 4 4 5." in bank
    assert bank.endswith("Allowed now. The rules about this: rules EP5")
    assert "Only if a die shows a six (6)." in saloon
    assert number.startswith("lay Bank 7: ")
    assert "[EP5.3] Allowed now." in number
    assert "[EP5.5] Allowed now." in vain
    assert "[EP7.2]" in leave
    assert "[EP8.2] Allowed now." in leave
    assert draw == "That is not asked now. What is asked: leaving, or a raid card."


def test_why_while_drawing_and_while_keeping() -> None:
    draw = said("bank 7", "why hotel")[1]
    assert draw.startswith("Hotel: Raids Hotel.")
    assert "Allowed now." in draw
    keep = said("bank 7", "1", "leave", "why bank", "why hotel")
    assert "Allowed now." in keep[3]
    assert "You have no Hotel tile worth 1 left to keep. [EP7.2]" in keep[4]


def test_rules_by_number_word_and_kind_and_the_board() -> None:
    clause, word, kind, board, everything = said(
        "rules 4.2", "rules group", "rules saloon", "rules board", "rules"
    )[:5]
    assert "EP4.2 Every star goes to the sheriff field" in clause
    assert "EP7.1 All who leave" in word
    assert "EP5 Plundering" in kind
    assert "Santa Fe 3:1 no yes yes?" in board
    assert everything.endswith(
        "One chapter: rules 5. About a card: rules saloon. Any word: rules group."
    )


def test_help_and_hint_speak_of_this_game() -> None:
    help_, hint, what = said("help", "hint ranger", "why")[:3]
    assert "as in: lay saloon-5." in help_
    assert "trail, dice, places, players" in help_
    assert "posters" not in help_
    assert re.match(r"A ranger would choose \d: lay \w+", hint)
    assert "It goes where a tile of " in hint
    assert what == "Ask about a card, a move or a number of the list, as in: why saloon, or: why 3"


def test_the_piles_are_open_and_the_memory_aid_adds_what_all_could_know() -> None:
    closed = said("bank 7", "1", "pile")[2]
    assert "Bank 7" in closed
    assert "only with the memory aid (EP10.2)" in closed
    assert "Somebody Bank" not in unnamed(closed)
    aided = said("bank 7", "1", "pile", options=("--option", "memory_aid=true"))[2]
    # He drew a bank card that only he has seen; the others hold what all saw them draw.
    assert "Bank 7 ? ? ?" in aided
    assert "Stranger Bank ?, Saloon ?, Gold mine ?, Cattle ?, Hotel ?, Horses ?" in aided
    assert "not everybody knows" in aided


def test_what_others_laid_and_drew_is_not_told() -> None:
    """Two people at one table: Ben's card is laid face down before Anna decides."""
    typed = "\n2\n\ntable\nlog\nhand\npile\nwhy 2\n"
    screen = fine(
        "play",
        "el-paso",
        "--names",
        "Anna,Ben",
        "--players",
        "2",
        "--seed",
        "3",
        "--option",
        "first_lookout=2",
        "--option",
        "memory_aid=true",
        typed=typed,
    )
    bens, _, annas = screen.rpartition("Pass the keyboard to Anna")
    card = re.search(r"2\) ([A-Z][a-z ]+ \d) \(", bens)
    assert card is not None
    assert "Your hand" in annas
    assert "laid" in annas
    assert "Ben lays a card face down." in annas
    own = re.findall(r"\d\) ([A-Z][a-z ]+ \d) \(", annas)
    assert card.group(1) not in own
    assert card.group(1) not in annas


# Whole games.


@pytest.mark.parametrize(
    ("lang", "columns", "arguments"),
    [
        ("en", 80, ["--players", "5", "--seed", "3"]),
        ("de", 60, ["--players", "3", "--seed", "4", "--option", "refill=in-turn"]),
        ("nl", 80, ["--bots", "ranger,random", "--seed", "5", "--option", "memory_aid=true"]),
    ],
)
def test_a_whole_game_with_nonsense_in_between(
    lang: str, columns: int, arguments: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    person = Person(*arguments, "--lang", lang, game="el-paso", columns=columns)
    assert person.look()
    person.play_on(random.Random(lang), nonsense=True)
    assert "★" in person.screen
    rows = ["Deadwood", "Cheyenne", "Abilene", "Santa Fe", "San Diego", "Tombstone", "El Paso"]
    for town in rows:
        assert re.search(rf"^ {town} +[+·★]", person.screen, re.MULTILINE), person.screen
    word = {"en": "save", "de": "sichern", "nl": "bewaren"}[lang]
    person.type(f"{word} {file}")
    person.child.sendline("")
    assert person.leave() == 0
    plain = ANSI.sub("", person.raw).replace("\r", "")
    assert max(len(line) for line in plain.splitlines() if "> " not in line) <= columns
    assert len(fine("verify", str(file), "--lang", lang).splitlines()) >= 4
    told = fine("replay", str(file), "--lang", lang)
    assert told.count("Doc Holliday") == 1


@pytest.mark.parametrize(("lang", "seed"), [("en", "4"), ("de", "21"), ("nl", "5")])
def test_a_whole_game_of_five_on_24_lines(lang: str, seed: str) -> None:
    """Whatever is asked fits with the table, the news and the hand on one screen."""
    person = Person("--seed", seed, "--lang", lang, "--players", "5", game="el-paso", rows=24)
    assert person.look()
    questions = pauses = tables = 0
    for _ in range(300):
        # The first line is the end of the last prompt's, the last one is this prompt.
        assert len(person.screen.split("\n")) - 1 <= 24, person.screen
        assert max(len(line) for line in person.screen.split("\n")) <= 80
        if not person.player:
            break
        if not person.choices():
            pauses += 1
            person.type("")
            continue
        questions += 1
        tables += "── " in person.screen
        person.type(person.hint())
    assert not person.player, "the game came to its end"
    assert questions > 30
    assert tables > 25
    assert pauses == 8, "an introduction, and a pause after every town"
    person.child.sendline("")
    assert person.leave() == 0


def test_several_people_share_the_keyboard_in_the_race_too() -> None:
    person = Person("--names", "Anna,Ben", "--bots", "ranger", "--seed", "9", game="el-paso")
    assert person.look()
    assert person.player == "?"
    asked: list[str] = []
    for _ in range(30):
        if person.player == "?":
            assert "hand:" not in person.screen.rpartition("keyboard")[2].lower()
            person.type("")
            continue
        if not person.player:
            break
        asked.append(person.player)
        listed = person.choices()
        person.type(str(listed[-1]) if listed else "")
    assert {"Anna", "Ben"} == set(asked)
    if person.player == "?":
        person.type("")
    person.end()
    assert person.leave() == 0


def test_the_introduction_says_what_it_is_about_and_waits() -> None:
    person = Person("--seed", "2", game="el-paso", rows=24)
    assert person.look()
    for piece in ("most nuggets", "highest card", "sheriff field", "you may leave", "4:1"):
        assert piece in person.screen
    assert "Enter rides to the first town." in person.screen
    assert "Your hand" not in person.screen
    person.type("")
    assert "Your hand" in person.screen
    person.end()
    assert person.leave() == 0


# Which game?


def test_at_a_terminal_the_game_is_chosen(tmp_path: Path) -> None:
    person = Person("--seed", "2", game="", XDG_DATA_HOME=str(tmp_path))
    assert person.look()
    assert "1) Wyatt Earp" in person.screen
    assert "2) El Paso" in person.screen
    assert "3) BANG!" in person.screen
    assert "Rob seven towns" in person.screen
    assert person.type("7")
    assert "numbers 1 to 3" in person.screen
    assert person.type("el p")
    assert "How many play, with you?" in person.screen
    assert person.type("2")
    assert "Against whom?" in person.screen
    assert "Marshal\n    thinks ahead" in person.screen
    assert person.type("9")
    assert "numbers 1 to 4" in person.screen
    assert person.type("green")
    assert "you (Stranger) and Somebody (Greenhorn)." in unnamed(person.screen)
    assert "── El Paso · Zoch 2009" in person.screen
    person.end()
    assert person.leave() == 0


def test_enter_chooses_the_first_game_and_the_end_of_input_none(tmp_path: Path) -> None:
    person = Person("--seed", "2", "--lang", "de", game="", XDG_DATA_HOME=str(tmp_path))
    person.look()
    assert "Welches Spiel?" in person.screen
    person.type("")
    assert "Wie viele spielen, mit dir?" in person.screen
    person.type("2")
    assert "Gegen wen?" in person.screen
    assert "Die Eingabetaste wählt Ranger." in person.screen
    person.type("")
    assert "── Wyatt Earp · " in person.screen
    assert "du (Gast) und Somebody (Ranger)." in unnamed(person.screen)
    person.end()
    assert person.leave() == 0
    person = Person(game="")
    person.look()
    person.end()
    assert person.leave() == 0


def test_where_nobody_types_it_is_wyatt_earp_unless_something_else_says_so() -> None:
    assert "── Wyatt Earp" in fine("play", "--seed", "1")
    assert "── El Paso" in fine("play", "--seed", "1", "--edition", "zoch-2009")
    assert "No edition 'zoch'" in refused("play", "--edition", "zoch")
