"""Whatever is played, the game ends with a winner, and no component is lost or doubled."""

from __future__ import annotations

from tests.contract.adapters import adapter_of
from tests.contract.support import SCALE, AnyGame, every_game, moments, number_of


@every_game
def test_a_random_game_ends_and_every_component_is_somewhere_once_after_every_move(
    game: AnyGame,
) -> None:
    limit = adapter_of(game.name).limit
    components = game.components()
    for at in range(2 * SCALE):
        seed = number_of(game) * 100 + at
        last = None
        for number, state in enumerate(moments(game, seed, limit)):
            assert game.census(state) == components, f"seed {seed}, after move {number}"
            if not game.over(state):
                assert game.winners(state) == [], f"seed {seed}, after move {number}"
                assert game.ended(state) == "", f"seed {seed}, after move {number}"
            last = state
        winners = game.winners(last)
        assert winners, f"seed {seed}: nobody wins"
        assert winners == sorted(set(winners))
        assert all(0 <= seat < game.players for seat in winners)
        assert game.ended(last) != ""


@every_game
def test_a_new_game_depends_on_its_seed_alone(game: AnyGame) -> None:
    assert game.new(7).fields() == game.new("7").fields()
    assert game.new(7).fields() == game.new(7, listen=True).fields()
    assert game.new(7).fields() != game.new(8).fields()
    assert game.new(7).events is None
    assert game.new(7, listen=True).events


@every_game
def test_listening_changes_nothing(game: AnyGame) -> None:
    deaf = [state.digest() for state in moments(game, 5, 100_000)]
    told = [state.digest() for state in moments(game, 5, 100_000, listen=True)]
    assert deaf == told
