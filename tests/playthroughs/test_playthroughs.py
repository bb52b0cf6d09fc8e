"""The recorded games are what the engine plays now; `make golden` writes them anew."""

from __future__ import annotations

import difflib

import pytest

from scripts.golden import CHECKSUMS, FOLDER, file_name, playthrough, settings
from tests.contract.support import AnyGame, every_game

BIGGEST = 200_000  # bytes


def test_every_setting_of_every_game_has_a_playthrough_and_none_is_superfluous() -> None:
    there = {file.name for file in FOLDER.iterdir() if file.suffix == ".txt"}
    assert there == {file_name(game) for game in settings()} | {CHECKSUMS}


@every_game
def test_the_engine_plays_the_recorded_game(game: AnyGame) -> None:
    file = FOLDER / file_name(game)
    if not file.exists():
        pytest.fail(f"{file.name} is missing: run make golden")
    assert file.stat().st_size < BIGGEST
    old = file.read_text(encoding="utf-8").splitlines()
    new = playthrough(game).splitlines()
    changes = list(difflib.unified_diff(old, new, "recorded", "now", lineterm="", n=3))
    assert not changes, "\n".join(changes[:40])
