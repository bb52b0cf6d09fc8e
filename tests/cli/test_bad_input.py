"""Bad input of every kind: one plain sentence on stderr, exit code 2, nothing else."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from deadwood.cli import main
from tests.cli.terminal import deadwood, refused

RECORD = """deadwood-record 1
game: wyatt-earp
edition: alea-2001
revision: 1
players: 2
seed: 01b2a239a3ca906ef485c2c744a73306dfd450c628985409dd3dd94e9fb7456b

1. 2 draw supply
2. 2 discard photo-butch-cassidy
"""


@pytest.mark.parametrize(
    ("arguments", "piece"),
    [
        (["shoot"], "No such command 'shoot'"),
        (["play", "--gold"], "No such option"),
        (["play", "chess"], "No game 'chess'"),
        (["play", "wyat-earp"], "Did you mean wyatt-earp?"),
        (["play", "--edition", "alea"], "No edition 'alea'"),
        (["play", "--option", "duel"], "key=value"),
        (["play", "--option", "duel="], "key=value"),
        (["play", "--option", "duel=pistols"], "count, knockout"),
        (["play", "--option", "duels=count"], "Did you mean duel?"),
        (["play", "--option", "duel=count", "--option", "duel=knockout"], "twice"),
        (["play", "--players", "1"], "2 to 4 players"),
        (["play", "--players", "many"], "--players"),
        (["play", "--seed", " "], "seed"),
        (["play", "--lang", "fr"], "No language 'fr'"),
        (["play", "--bots", "cheater"], "No bot 'cheater'"),
        (["play", "--bots", ""], "No bot ''"),
        (["play", "--bots", "ranger,ranger,ranger,ranger"], "2 to 4 players"),
        (["play", "--players", "2", "--bots", "ranger,random"], "1 seats for bots"),
        (["play", "--people", "0"], "At least one person"),
        (["play", "--people", "5"], "2 to 4 players"),
        (["play", "--people", "3", "--players", "2"], "do not fit"),
        (["play", "--people", "2", "--names", "Anna"], "2 people need as many names"),
        (["play", "--names", "Anna,Anna"], "name of his own"),
        (["play", "--names", "Anna,"], "A name has 1 to 20"),
        (["play", "--names", "Ranger"], "is what a bot is called"),
        (["play", "--names", "A\x1b[31m"], "A name has 1 to 20"),
        (["play", "el-paso", "--players", "6"], "2 to 5 players"),
        (["play", "el-paso", "--edition", "alea-2001"], "No edition 'alea-2001'"),
        (["play", "el-paso", "--option", "refill=never"], "race, in-turn"),
        (["play", "el-paso", "--option", "first_lookout=5", "--players", "3"], "there are 3"),
        (["play", "--load", "game.txt", "--seed", "1"], "give --load or --resume alone"),
        (["play", "el-paso", "--load", "game.txt"], "give --load or --resume alone"),
        (["play", "--load", "game.txt", "--board", "b.toml"], "give --load or --resume alone"),
        (["play", "--load", "nowhere.txt"], "There is no file"),
        (["sim", "chess"], "No game 'chess'"),
        (["sim", "wyatt-earp", "--games", "0"], "--games"),
        (["sim", "wyatt-earp", "--games", "ten"], "--games"),
        (["sim", "wyatt-earp", "--bots", "random,cheater"], "No bot 'cheater'"),
        (["sim", "wyatt-earp", "--bots", "random,random,random", "--players", "2"], "1 to 2 bots"),
        (["sim", "el-paso", "--bots", "cheater"], "No bot 'cheater'"),
        (["bench", "--games", "0"], "--games"),
        (["bench", "--game", "chess"], "No game 'chess'"),
        (["replay"], "FILE"),
        (["replay", "nowhere.txt"], "There is no file"),
        (["verify", "/"], "not a file"),
        (["verify", "/dev/zero"], "not a file"),
        (["verify", "x" * 5000], "cannot be read"),
        (["rules", "chess"], "No game 'chess'"),
        (["rules", "wyatt-earp", "WE99"], "No rule 'WE99'"),
        (["rules", "wyatt-earp", "WE8.44"], "No rule 'WE8.44'"),
        (["rules", "wyatt-earp", "--search", "dragon"], "No clause"),
        (["rules", "wyatt-earp", "--lang", "xx"], "No language 'xx'"),
        (["rules", "el-paso", "EP99"], "No rule 'EP99'"),
        (["rules", "XX4"], "No rule 'XX4'"),
        (["rules", "wyatt-earp", "--print-board"], "played without a board"),
    ],
    ids=lambda value: None if isinstance(value, str) else " ".join(value)[:50],
)
def test_one_sentence(arguments: list[str], piece: str) -> None:
    assert piece in refused(*arguments)


@pytest.mark.parametrize(
    ("content", "piece"),
    [
        (b"", "no record"),
        (b"\x00\x01\x02" * 100, "no record"),
        (b"\xff" * 100, "not a text"),
        (b"{}", "no record"),
        (RECORD.replace("record 1", "record 2").encode(), "no record"),
        (RECORD.replace("game: wyatt-earp", "game: chess").encode(), "No game 'chess'"),
        (RECORD.replace("game: wyatt-earp\n", "").encode(), "does not say its game"),
        (RECORD.replace("alea-2001", "beta").encode(), "No edition 'beta'"),
        (RECORD.replace("players: 2", "players: 7").encode(), "2 to 4 players"),
        (RECORD.replace("players: 2", "players: two").encode(), "Line 5"),
        (RECORD.replace("revision: 1", "revision: 999").encode(), "revision 999"),
        (RECORD.replace("seed: 01", "weather: 01").encode(), "Line 6"),
        (RECORD.replace("seed:", "option duel:").encode(), "Option duel cannot be"),
        (RECORD.replace("seed: 01b2", "result: 2").encode(), "seed"),
        (RECORD.replace("1. 2 draw supply", "1. 1 draw supply").encode(), "asked now"),
        (RECORD.replace("1. 2 draw supply", "1. 9 draw supply").encode(), "no seat 9"),
        (RECORD.replace("1. 2 draw supply", "1. 2 draw gold").encode(), "Move 1"),
        (
            RECORD.replace("discard photo-butch-cassidy", "pass").encode(),
            "What is asked: playing or discarding",
        ),
        (RECORD.replace("discard photo-butch", "play photo-butch").encode(), "(WE5.1)"),
        (RECORD.replace("2. 2", "7. 2").encode(), "expected '2. SEAT MOVE'"),
    ],
)
def test_a_broken_record(
    content: bytes,
    piece: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In this process, because there are many; the command is the same."""
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    for command in ("verify", "replay"):
        monkeypatch.setattr(sys, "argv", ["deadwood", command, str(file)])
        with pytest.raises(SystemExit) as left:
            main()
        out, err = capsys.readouterr()
        assert (left.value.code, out) == (2, "")
        assert err.count("\n") == 1
        assert piece in err
    assert file.read_bytes() == content


def test_the_record_of_these_tests_is_sound(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(RECORD, encoding="utf-8")
    ran = deadwood("verify", str(file))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "No commitment was published" in ran.stdout


@pytest.mark.parametrize(
    ("content", "piece"),
    [
        (b"\xff\x00" * 100, "not a text"),
        (RECORD.replace("1. 2 draw supply", "1. 1 draw supply").encode(), "asked now"),
        (RECORD.replace("discard photo-butch", "play photo-butch").encode(), "(WE5.1)"),
    ],
)
def test_a_broken_record_as_a_process(content: bytes, piece: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    assert piece in refused("verify", str(file))


def test_a_huge_file_is_not_read_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "huge"
    with file.open("wb") as stream:
        stream.truncate(1 << 40)  # a hole: takes no room on the disk
    assert "too big" in refused("verify", str(file))


def test_a_huge_line_makes_no_huge_sentence(tmp_path: Path) -> None:
    file = tmp_path / "long"
    file.write_text(RECORD.replace("wyatt-earp", "x" * 100_000), encoding="utf-8")
    ran = deadwood("verify", str(file))
    assert ran.returncode == 2
    assert len(ran.stderr) < 600


def test_a_fifo_does_not_block(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert "not a file" in refused("replay", str(tmp_path / "pipe"))
    assert "seats 1 to 2" in refused_seat(tmp_path, "--seat", "3")
    assert "--to cannot be 9" in refused_seat(tmp_path, "--to", "9")


def refused_seat(folder: Path, *arguments: str) -> str:
    file = folder / "game.txt"
    file.write_text(RECORD, encoding="utf-8")
    return refused("replay", str(file), *arguments)


@pytest.mark.parametrize("number", ["00000199", "000001999", "9" * 5000, "٣", "²"])
def test_numbers_that_no_list_has_are_never_another_choice(number: str) -> None:
    """They once stood for choice 1, or for an error that ended the game."""
    from deadwood.cli.terminal.read_move import number_in

    assert number_in(number) == 0


def test_numbers_are_read_with_the_zeros_that_people_type() -> None:
    from deadwood.cli.terminal.read_move import number_in

    assert [number_in(text) for text in ("1", " 7 ", "007", "12")] == [1, 7, 7, 12]
