"""A clone and its original know nothing of each other."""

from __future__ import annotations

import pytest

from deadwood.core.chance import swift
from deadwood.core.playout import random_play
from tests.contract.support import SCALE, AnyGame, every_bent_game, every_game, samples


@pytest.mark.slow
@every_game
def test_playing_on_a_clone_leaves_the_original_alone(game: AnyGame) -> None:
    for at, state in enumerate(samples(game, 2 * SCALE, listen=True)):
        fields = state.fields()
        heard = len(state.events)
        twin = state.clone()
        assert twin.fields() == fields
        assert twin.digest() == state.digest()
        random_play(twin, swift(at), 100_000)
        assert game.over(twin)
        assert state.fields() == fields
        assert len(state.events) == heard


@every_bent_game
def test_so_it_is_with_other_options(game: AnyGame) -> None:
    """BANG! then begins with questions, before the first card is dealt."""
    for at, state in enumerate(samples(game, 1)):
        fields = state.fields()
        random_play(state.clone(), swift(at), 100_000)
        assert state.fields() == fields


@pytest.mark.slow
@every_game
def test_playing_on_leaves_an_earlier_clone_alone(game: AnyGame) -> None:
    for at, state in enumerate(samples(game, 2 * SCALE)):
        kept = state.clone()
        fields = kept.fields()
        player = state.clone()
        twin = player.clone()
        random_play(player, swift(at), 100_000)
        assert twin.fields() == fields
        assert kept.fields() == fields


@every_game
def test_nobody_listens_to_a_clone(game: AnyGame) -> None:
    for state in samples(game, 1, games=1, listen=True):
        assert state.events is not None
        assert state.clone().events is None


@every_game
def test_equal_digests_mean_equal_fields(game: AnyGame) -> None:
    seen: dict[str, object] = {}
    for state in samples(game, 5 * SCALE):
        assert seen.setdefault(state.digest(), state.fields()) == state.fields()
    assert len(set(map(repr, seen.values()))) == len(seen)
