"""Random games come to the same golden numbers on every machine, interpreted and compiled."""

from __future__ import annotations

import pytest

from scripts.golden import CHECKSUMS, FOLDER, SEED, checksum
from tests.contract.support import AnyGame, every_game


def golden(game: AnyGame) -> list[str]:
    """The digest of the first deal; a few games and their checksum, many games and theirs."""
    for line in (FOLDER / CHECKSUMS).read_text(encoding="utf-8").splitlines():
        name, edition, players, *values = line.split()
        if (name, edition, players) == (game.name, game.edition, str(game.players)):
            return values
    pytest.fail(f"{CHECKSUMS} knows nothing of this game: run make golden")


@every_game
def test_the_first_deal_is_the_golden_one(game: AnyGame) -> None:
    assert game.new(SEED).digest() == golden(game)[0]


@every_game
def test_a_few_random_games_come_to_the_golden_checksum(game: AnyGame) -> None:
    _, games, expected, *_ = golden(game)
    assert checksum(game, int(games)) == int(expected)


@every_game
def test_many_random_games_come_to_the_golden_checksum(game: AnyGame) -> None:
    *_, games, expected = golden(game)
    assert int(games) > 100
    assert checksum(game, int(games)) == int(expected)
