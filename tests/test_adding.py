"""A card of BANG! and a game are added in a copy of this tree, by the steps of CONTRIBUTING and nothing else.

Both are invented and lie in `adding/`, laid out as the tree that they are copied over. What the contracts say of
every game, they say of these too.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.trees import ROOT, added, copy, python, run, write

pytestmark = pytest.mark.slow  # once is enough: what is added runs interpreted in any case

CARD: Final = "card"
GAME: Final = "game"
WORDS: Final = ["tests/test_rule_numbers.py", "tests/language"]
TESTS: Final = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
CONTRACTS: Final = ["tests/contract", "tests/bots/test_contract.py"]
NODE: Final = (ROOT / "web" / "node_modules" / ".bin").exists()

# Random games of all printed tables, by the names of moves: their numbers may be others.
BY_NAME: Final = """
import json
import deadwood
from deadwood.core.chance import swift

games = {}
for edition in deadwood.entry("bang").editions:
    for players in deadwood.entry("bang").players:
        game = deadwood.game("bang", edition, players)
        for seed in range(3):
            state, chance, played = game.new(seed), swift(seed), []
            played.append(state.digest())
            while not game.over(state):
                seat = game.seats(state)[0]
                names = [game.text(move) for move in game.legal(state, seat)]
                name = names[chance.below(len(names))]
                played.append([int(seat), names, name])
                game.play(state, seat, game.parse(name))
            played.append(state.digest())
            games[f"{edition} {players} {seed}"] = played
print(json.dumps(games))
"""


def test_an_optional_card_is_added_in_six_steps(tmp_path: Path) -> None:
    copy(tmp_path, CARD)
    write(tmp_path)
    rules = ["tests/rules/bang/test_tumbleweed.py", "tests/rules/bang/test_options.py"]
    python(tmp_path, *TESTS, "-m", "not soak", *rules, *WORDS, "-k", "not el-paso and not wyatt")
    python(
        tmp_path,
        *TESTS,
        *("-m", "not slow and not soak", *CONTRACTS),
        *("-k", "bang and not golden"),  # the golden games are those of printed tables
        DEADWOOD_TABLE="bang international 4 tumbleweed=true",
    )


def test_the_printed_game_is_as_it_was(tmp_path: Path) -> None:
    copy(tmp_path, CARD)
    write(tmp_path)
    assert games(tmp_path) == games(ROOT)


def games(folder: Path) -> object:
    return json.loads(python(folder, "-c", BY_NAME))


def test_a_game_is_added_in_ten_steps(tmp_path: Path) -> None:
    copy(tmp_path, GAME)
    write(tmp_path)
    python(tmp_path, "scripts/golden.py", "lantern-gulch")
    python(
        tmp_path,
        *TESTS,
        *("-m", "not soak", "tests/rules/lantern_gulch", *WORDS, *CONTRACTS),
        *("tests/bots/test_rooms.py", "tests/playthroughs", "tests/cli/test_hidden.py"),
        *("-k", "lantern or rooms or adapter"),
        DEADWOOD_TABLE="lantern-gulch invented 2;lantern-gulch invented 3",
    )
    said = python(
        tmp_path,
        *("-m", "deadwood", "play", "lantern-gulch", "--seed", "3", "--lang", "nl"),
        typed="1\n" * 40,
    )
    assert "nachten" in said


def test_what_is_added_is_written_as_everything_else(tmp_path: Path) -> None:
    copy(tmp_path, CARD, GAME)
    write(tmp_path)
    new = added(CARD, GAME)
    code = [path for path in new if path.endswith(".py")]
    ruff = str(Path(sys.executable).parent / "ruff")
    run(tmp_path, ruff, "check", "--no-cache", *code)
    run(tmp_path, ruff, "format", "--no-cache", "--check", *code)
    python(tmp_path, "-m", "mypy", "--cache-dir", str(tmp_path / "types"), *code)
    python(
        tmp_path, "-c", "import importlinter.cli as cli; cli.lint_imports_command()", "--no-cache"
    )


@pytest.mark.skipif(not NODE, reason="the tools of the page are not here")
def test_the_page_knows_what_is_added(tmp_path: Path) -> None:
    copy(tmp_path, CARD, GAME)
    write(tmp_path)
    (tmp_path / "web" / "here.ts").write_text(HERE, encoding="utf-8")
    pages = [path.removeprefix("web/") for path in added(CARD, GAME) if path.startswith("web/")]
    tool = tmp_path / "web" / "node_modules" / ".bin"
    run(tmp_path, str(tool / "prettier"), "--check", *pages, place="web")
    run(tmp_path, str(tool / "svelte-check"), "--fail-on-warnings", place="web")
    wanted = ["src/games/games.test.ts", "src/art", "src/games/lantern_gulch"]
    run(tmp_path, str(tool / "vitest"), "run", "--config", "here.ts", *wanted, place="web")


# The tools lie in another tree than what they look at.
HERE: Final = """
import { mergeConfig } from "vite";
import base from "./vite.config";

export default mergeConfig(base, { server: { fs: { strict: false } } });
"""
