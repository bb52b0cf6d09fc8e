"""Bots of one's own on the command line: `sim`, `arena` with all its processes, `play`; and the examples."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import deadwood
from deadwood.bots import make_bot, play_match
from deadwood.bots.own import BotError
from deadwood.core.record import read
from tests.cli.terminal import Person, environment, fine, refused, unnamed
from tests.waiting import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
HERE = "tests.bots.somebodys_bots"
OWN = """
from deadwood.bots import Bot

class LastBot(Bot):
    def choose(self, chair):
        return chair.moves[-1]
"""


def command(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """As the installed command runs: without the folder in which it is called on the path of modules."""
    return subprocess.run(
        [sys.executable, "-P", "-m", "deadwood", *arguments],
        cwd=folder,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "my_bots.py").write_text(OWN)
    return tmp_path


def test_sim_takes_a_class_from_the_folder_where_it_is_called(folder: Path) -> None:
    ran = command(
        *("sim", "el-paso", "--games", "2", "--bots", "my_bots:LastBot,random", "--json"),
        folder=folder,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert set(json.loads(ran.stdout)["bot_wins"]) == {"my_bots:LastBot", "random"}


def test_a_file_in_the_folder_shadows_nothing_that_is_installed(folder: Path) -> None:
    (folder / "json.py").write_text("raise SystemExit('wrong json')")
    (folder / "typer.py").write_text("raise SystemExit('wrong typer')")
    ran = command("sim", "el-paso", "--games", "1", "--bots", "my_bots:LastBot", folder=folder)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_the_arena_gives_the_same_result_with_any_number_of_workers(folder: Path) -> None:
    told = []
    for workers in ("1", "3"):
        ran = command(
            *("arena", "el-paso", "--games", "6", "--seed", "3", "--json", "--workers", workers),
            *("--bots", "my_bots:LastBot,random"),
            folder=folder,
        )
        assert (ran.returncode, ran.stderr) == (0, "")
        data = json.loads(ran.stdout)
        told.append({key: data[key] for key in data if key not in ("seconds", "workers", "times")})
    assert told[0] == told[1]


def test_the_arena_does_not_mix_results_of_different_bots(folder: Path) -> None:
    arguments = ["arena", "el-paso", "--games", "4", "--bots", "my_bots:LastBot,random"]
    arguments += ["--out", "kept.jsonl", "--seed", "1"]
    assert command(*arguments, folder=folder).returncode == 0
    (folder / "my_bots.py").write_text(OWN.replace("[-1]", "[0]"))
    again = command(*arguments, folder=folder)
    assert again.returncode == 2
    assert "kept.jsonl" in again.stderr


@pytest.mark.parametrize(
    "arguments", [["sim"], ["arena", "--workers", "1"], ["arena", "--workers", "2"]]
)
def test_a_mistake_of_a_bot_is_one_sentence(arguments: list[str]) -> None:
    bots = ["--bots", f"{HERE}:Raises,random", "--games", "4", "--players", "2"]
    sentence = refused(*arguments, *bots)
    assert sentence.startswith(f"Bot {HERE}:Raises has failed: LookupError: ace of spades (")


def test_a_bot_that_is_not_there_is_refused_in_the_language_of_the_reader() -> None:
    sentence = refused("play", "--bots", "nowhere:Careful", "--lang", "de")
    assert sentence.startswith("Es gibt kein Modul 'nowhere' für den Bot nowhere:Careful:")
    assert "Did you mean CarefulBot?" in refused("sim", "--bots", f"{HERE}:Careful")


# `play`.


def test_a_bot_sits_at_the_table_under_its_plain_name(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    bots = f"{HERE}:CarefulBot,{HERE}:CarefulBot"
    told = fine("play", "--bots", bots, "--seed", "1", typed=f"save {file}\nquit\nquit\n")
    assert "alea 2001 · Careful ──" in told
    assert "you (Stranger), Somebody and Somebody." in unnamed(told)
    record = read(file.read_text(encoding="utf-8"))
    assert set(record.bots.values()) == {f"{HERE}:CarefulBot"}

    told = refused("play", "--load", str(file))
    assert "is a program of somebody's; --load FILE --bots" in told
    told = fine("play", "--load", str(file), "--bots", f"{HERE}:CarefulBot", typed="quit\nquit\n")
    assert "alea 2001 · Careful ──" in told


def test_a_file_starts_no_program(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    fine("play", "--bots", "ranger", "--seed", "1", typed=f"save {file}\nquit\nquit\n")
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(": ranger", ": antigravity:Antigravity"), encoding="utf-8")
    assert "antigravity:Antigravity" in refused("play", "--load", str(file))
    person = Person("--seed", "1")
    person.child.expect("> ")
    person.child.sendline(f"load {file}")
    person.child.expect("is a program of somebody's")
    person.child.close(force=True)


def test_a_bot_that_fails_harms_its_own_seat_only() -> None:
    told = fine(
        "play", "--bots", f"{HERE}:Raises", "--seed", "1", typed="1\n" * 30 + "quit\nquit\n"
    )
    said = re.findall(
        r"(\w+ \w+) is a bot that has made a mistake \(LookupError\)\.", " ".join(told.split())
    )
    assert said, "it is told"
    assert len(set(said)) == len(said), "and of each bot once"
    assert "ace of spades" not in told


def test_nobody_is_called_like_a_bot_at_his_table() -> None:
    names = ("--names", "Wild Bill", "--players", "4", "--seed", "4")
    told = unnamed(fine("play", *names, "--bots", f"{HERE}:CarefulBot", typed="quit\nquit\n"))
    assert "you (Somebody), Somebody, Somebody and Somebody." in told


# The examples.


@pytest.mark.parametrize("game", deadwood.names())
def test_the_eager_bot_plays_every_game(game: str) -> None:
    ran = command(
        *("sim", game, "--games", "6", "--bots", "eager_bot:EagerBot,random"), folder=EXAMPLES
    )
    assert (ran.returncode, ran.stderr) == (0, "")


def test_the_eager_bot_is_stronger_than_chance() -> None:
    ran = command(
        *("sim", "wyatt-earp", "--games", "40", "--players", "2", "--seed", "1", "--json"),
        *("--bots", "eager_bot:EagerBot,random"),
        folder=EXAMPLES,
    )
    wins = json.loads(ran.stdout)["bot_wins"]
    assert wins["eager_bot:EagerBot"] > 30


@pytest.mark.parametrize("game", deadwood.names())
def test_the_monte_carlo_bot_answers_in_every_game(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import monte_carlo_bot  # type: ignore[import-not-found]

    monkeypatch.setattr(monte_carlo_bot, "WORLDS", 1)
    made = deadwood.game(game)
    bots = [make_bot("random", made, seat) for seat in range(made.players)]
    bots[0] = make_bot("monte_carlo_bot:MonteCarlo", made, 1)
    result = play_match(made, bots, 1, limit=40)
    assert result.decisions == 40 or result.winners


@pytest.mark.slow
def test_the_monte_carlo_bot_is_stronger_than_chance() -> None:
    ran = command(
        *("sim", "el-paso", "--games", "24", "--players", "2", "--seed", "1", "--json"),
        *("--bots", "monte_carlo_bot:MonteCarlo,random"),
        folder=EXAMPLES,
    )
    wins = json.loads(ran.stdout)["bot_wins"]
    assert wins["monte_carlo_bot:MonteCarlo"] >= 17


@pytest.mark.parametrize(
    ("file", "most"), [("eager_bot", 30), ("monte_carlo_bot", 42), ("network_bot", 75)]
)
def test_the_examples_are_as_short_as_is_said(file: str, most: int) -> None:
    assert len((EXAMPLES / f"{file}.py").read_text(encoding="utf-8").splitlines()) <= most


def test_errors_of_bots_are_errors_of_deadwood() -> None:
    assert issubclass(BotError, deadwood.DeadwoodError)
