"""`--board FILE` and everything that shows a board (EP1.4)."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from deadwood.games.el_paso.board import STANDARD_BOARD, load, shipped
from tests.cli.terminal import deadwood, fine, refused

# Two towns, and nothing else changed.
SMALL = """
draw = 20
[dice]
number = 4
faces = ["star", "brand", "six"]
[tiles]
bank = [1, 2, 3, 4, 4, 5]
saloon = [3, 4, 4, 5, 5, 6]
gold-mine = [1, 2, 3, 4, 4, 5]
cattle = [3, 4, 4, 5, 5, 6]
hotel = [1, 2, 3, 4, 4, 5]
horses = [1, 2, 3, 4, 4, 5]
[[towns]]
name = "Dodge City"
rate = 3
bank = true
saloon = [true, "printed"]
gold-mine = false
cattle = true
hotel = [false, "reconstructed"]
horses = true
[[towns]]
name = "El Paso"
rate = [1, "reviewed"]
bank = true
saloon = true
gold-mine = true
cattle = true
hotel = true
horses = true
"""


@pytest.fixture
def board(tmp_path: Path) -> str:
    file = tmp_path / "my-board.toml"
    file.write_text(SMALL, encoding="utf-8")
    return str(file)


# Seeing it.


def test_ep1_4_the_board_says_where_everything_comes_from() -> None:
    told = fine("rules", "el-paso", "board")
    assert re.search(r"^ Deadwood +4:1' +yes' +yes' +yes' +no' +yes' +yes'$", told, re.MULTILINE)
    assert re.search(r"^ San Diego' +2:1\? +yes\? ", told, re.MULTILINE)  # marks of names too
    assert re.search(r"^ Santa Fe +3:1 +no +yes +yes\? +yes\? +yes\? +yes$", told, re.MULTILINE)
    flat = " ".join(told.split())
    assert "without a sign: printed in the rulebook; ' told by reviews; ? reconstructed." in flat
    assert "Santa Fe (Gold mine, Cattle, Hotel)" in flat
    assert "For every town 20 tiles are drawn." in flat
    assert max(len(line) for line in told.splitlines()) <= 80


def test_ep1_4_names_that_are_reconstructed_are_named(tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    ours = fine("rules", "el-paso", "--print-board")
    board.write_text(
        ours.replace(
            'name = ["San Diego", "reviewed"]', 'name = ["Yuma", "reconstructed"]'
        ).replace('name = ["Santa Fe", "printed"]', 'name = ["Santa Fe", "reconstructed"]')
    )
    told = " ".join(fine("rules", "el-paso", "--board", str(board)).split())
    assert " Yuma? 2:1? " in told
    assert "Santa Fe (name, Gold mine, Cattle, Hotel)" in told
    assert "Yuma (name, rate, Bank, Saloon, Gold mine, Cattle, Hotel, Horses)" in told


def test_ep1_4_the_digest_marks_every_entry() -> None:
    page = (Path(__file__).parents[2] / "docs" / "rules" / "el-paso.md").read_text(encoding="utf-8")
    board = page.partition("## The board")[2]
    assert "| San Diego reviews | 2:1 **reconstructed** |" in board
    assert "| Santa Fe printed | 3:1 printed |" in board
    assert "- Dice: 5 printed, each star, star, brand, brand, six, six reviews" in board
    assert "- Tiles drawn for a town: 20 printed" in board


def test_ep1_4_the_clause_says_what_is_reconstructed() -> None:
    told = " ".join(fine("rules", "el-paso", "EP1.4").split())
    assert (
        "Reconstructed on this board: Cheyenne, Abilene, San Diego, Tombstone (rate and places);"
        " Santa Fe (Gold mine, Cattle, Hotel). [our ruling · --board FILE]"
    ) in told
    german = " ".join(fine("rules", "EP1.4", "--lang", "de").split())
    assert "Santa Fe (Goldmine, Rinderweide, Hotel)" in german
    (clause,) = json.loads(fine("rules", "el-paso", "EP1.4", "--json"))["clauses"]
    assert clause["remark"].startswith("Reconstructed on this board: ")


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "board"), ("de", "Spielplan"), ("nl", "speelbord")]
)
def test_the_board_can_be_asked_for_in_every_language(lang: str, word: str) -> None:
    assert fine("rules", "el-paso", word, "--lang", lang) == fine(
        "rules", "el-paso", "board", "--lang", lang
    )


def test_the_board_on_a_narrow_screen() -> None:
    told = fine("rules", "el-paso", "board", COLUMNS="50")
    assert max(len(line) for line in told.splitlines()) <= 50
    assert "Deadwood 4:1': Bank yes', Saloon yes'" in told


def test_the_board_as_json_names_every_mark() -> None:
    data = json.loads(fine("rules", "el-paso", "board", "--json"))["board"]
    assert data["ours"] is True
    assert data["draw"] == {"value": 20, "mark": "printed"}
    assert data["dice"]["number"] == {"value": 5, "mark": "printed"}
    assert data["tiles"]["saloon"]["value"] == [3, 4, 4, 5, 5, 6]
    assert [town["name"]["value"] for town in data["towns"]] == STANDARD_BOARD.towns
    assert data["towns"][3]["bank"] == {"value": False, "mark": "printed"}


def test_the_option_list_tells_of_files() -> None:
    assert "Values: standard, --board FILE" in fine("rules", "el-paso", "--option-list")


def test_our_board_can_be_copied_corrected_and_shown(tmp_path: Path) -> None:
    text = fine("rules", "el-paso", "--print-board")
    assert text == shipped()
    assert load(text) is STANDARD_BOARD
    file = tmp_path / "my-board.toml"
    file.write_text(text, encoding="utf-8")
    assert fine("rules", "el-paso", "--board", str(file)) == fine("rules", "el-paso", "board")
    file.write_text(
        re.sub('"(reconstructed|reviewed)"', '"printed"', text).replace("rate = [2", "rate = [3"),
        encoding="utf-8",
    )
    told = fine("rules", "--board", str(file))
    assert "A board of your own" in told
    assert "Nothing on this board is reconstructed." in told
    assert re.search(r"^ San Diego +3:1 +yes +no ", told, re.MULTILINE)


# Playing with it.


def test_a_board_of_ones_own_is_played_kept_loaded_replayed_and_verified(
    board: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    typed = f"\n2\n1\nsave {file}\nrules board\nquit\n"
    screen = fine("play", "el-paso", "--board", board, "--seed", "3", typed=typed)
    assert "This table plays with a board of its own" in screen
    assert "Dodge City 3:1 · town 1 of 2" in screen
    assert "·· " in screen.partition("Sheriff field ")[2][:6], "four dice"
    assert (
        "? reconstructed; * as given. Reconstructed on this board: Dodge City (Hotel)."
        in " ".join(screen.split())
    )
    Path(board).unlink()
    record = file.read_text(encoding="utf-8")
    assert 'option board: {"draw":' in record
    assert "Dodge City 3:1" in fine("play", "--load", str(file))
    told = fine("replay", str(file))
    assert "board = A board of your own" in told
    assert "Dodge City" in told
    assert max(len(line) for line in told.splitlines()) <= 80
    assert "follow the rules" in fine("verify", str(file))
    data = json.loads(fine("replay", str(file), "--json"))
    assert load(data["options"]["board"]).towns == ["Dodge City", "El Paso"]
    position = tomllib.loads(data["position"])
    assert load(position["options"]["board"]).dice == 4


def test_a_whole_game_on_a_board_of_ones_own(board: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = "1\n" * 60 + f"save {file}\n"
    screen = fine("play", "--board", board, "--seed", "3", "--players", "2", typed=typed)
    assert "The game is over" in screen
    assert "Dodge City is over" in screen


def test_sim_on_a_board_of_ones_own(board: str) -> None:
    arguments = ["sim", "el-paso", "--bots", "random", "--games", "5", "--seed", "1", "--json"]
    own = json.loads(fine(*arguments, "--board", board))
    ours = json.loads(fine(*arguments))
    assert own["decisions"] < ours["decisions"], "two towns are shorter than seven"


def test_the_game_goes_without_saying_with_a_board(board: str) -> None:
    assert "── El Paso" in fine("play", "--board", board, "--seed", "1")


# What is wrong with it.


@pytest.mark.parametrize("command", ["play", "sim", "rules"])
def test_a_game_without_a_board_says_so(command: str, board: str) -> None:
    assert (
        refused(command, "wyatt-earp", "--board", board)
        == "wyatt-earp is played without a board; --board is for el-paso."
    )


@pytest.mark.parametrize("command", ["play", "sim", "rules"])
def test_a_file_that_is_no_board(command: str, tmp_path: Path) -> None:
    def sentence(path: Path | str) -> str:
        return refused(command, "el-paso", "--board", str(path))

    assert "There is no file" in sentence(tmp_path / "nowhere.toml")
    assert "is not a file" in sentence(tmp_path)
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00" * 50)
    assert "is no board: it is not a text" in sentence(binary)
    huge = tmp_path / "huge"
    with huge.open("wb") as stream:
        stream.truncate(1 << 40)  # a hole: takes no room on the disk
    assert "too big to be the board" in sentence(huge)


@pytest.mark.parametrize(
    ("old", "new", "piece"),
    [
        (SMALL, "", "The board is empty"),
        (SMALL, "Dear Anna", "cannot be read"),
        (SMALL, "x" * 30_000, "at most 10,000 characters"),
        ("rate = 3", "rate = 0", "Dodge City: the rate must be a whole number from 1 to 9"),
        ("bank = true", "ban = true", "Did you mean bank?"),
        ('name = "Dodge City"', 'name = "El Paso"', "Two towns are called El Paso"),
        ('faces = ["star", "brand", "six"]', 'faces = ["brand", "six"]', "at least one star"),
        ("number = 4", 'number = [4, "guessed"]', "no mark 'guessed'"),
    ],
)
def test_what_is_wrong_with_a_board_is_said_with_the_file(
    old: str, new: str, piece: str, tmp_path: Path
) -> None:
    file = tmp_path / "my-board.toml"
    file.write_text(SMALL.replace(old, new, 1), encoding="utf-8")
    sentence = refused("rules", "el-paso", "--board", str(file))
    assert "my-board.toml' is no board: " in sentence
    assert piece in sentence


def test_a_board_in_the_wrong_place(board: str) -> None:
    assert "--board FILE" in refused("sim", "el-paso", "--option", f"board={board}")
    assert "given twice" in refused(
        "play", "el-paso", "--board", board, "--option", "board=standard"
    )
    assert "--board is for" in refused("play", "--edition", "alea-2001", "--board", board)


def test_a_record_whose_board_was_damaged_is_refused(board: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    fine("play", "el-paso", "--board", board, "--seed", "3", typed=f"save {file}\nquit\n")
    whole = file.read_text(encoding="utf-8")
    for old, new in (('"rate":[3', '"rate":[99'), ('{"draw"', '{"drew"'), ("Dodge City", "")):
        assert old in whole
        file.write_text(whole.replace(old, new, 1), encoding="utf-8")
        ran = deadwood("verify", str(file))
        assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
