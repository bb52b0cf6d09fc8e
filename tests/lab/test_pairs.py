"""Duplicate deals: what is the same in both games, who sits where, and what counts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import deadwood
from deadwood.bots.bot import Bot
from deadwood.bots.match import derive, play_match
from deadwood.bots.registry import make_bot
from deadwood.core.registry import AnyGame
from deadwood.games.bang.cards import ROLES
from deadwood.lab import pairs
from deadwood.lab.pairs import Pair, PairDeal, play_pair, scores
from deadwood.lab.plan import Plan, make_plan

TABLES = [("wyatt-earp", 2), ("wyatt-earp", 3), ("el-paso", 2), ("el-paso", 4), ("bang", 5)]
every_table = pytest.mark.parametrize(
    "game",
    [deadwood.game(name, players=players) for name, players in TABLES],
    ids=lambda game: f"{game.name}-{game.players}",
)


def plan_for(game: AnyGame, *bots: str, field: str | None = None) -> Plan:
    return make_plan(game, list(bots), field, "west")


@pytest.fixture
def aliases(monkeypatch: pytest.MonkeyPatch) -> None:
    """`ranger-2` and so on are rangers, or whatever stands before the number."""

    def make(name: str, game: AnyGame, seed: int) -> Bot:
        return make_bot(name.split("-")[0], game, seed)

    monkeypatch.setattr(pairs, "make_bot", make)
    monkeypatch.setattr("deadwood.lab.plan.check_bot", lambda *_: None)


@every_table
@pytest.mark.parametrize("bot", ["ranger", "random"])
def test_a_bot_against_itself_is_never_better(game: AnyGame, bot: str, aliases: None) -> None:
    plan = plan_for(game, bot, f"{bot}-2")
    for number in range(6):
        found = play_pair(plan, game, number)
        assert found.scores[0] == found.scores[1], "every pair is exactly even"
        assert found.times[bot].decisions > 0
        assert found.times[f"{bot}-2"].decisions > 0


@every_table
def test_nothing_differs_but_the_exchange(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[tuple[int, list[str], list[object]]] = []

    def note(game: AnyGame, bots: list[Any], seed: int) -> Any:
        kinds = [type(bot.bot).__name__ for bot in bots]
        dealt.append((seed, kinds, [bot.chance.fields() for bot in bots]))
        return play_match(game, bots, seed)

    monkeypatch.setattr(pairs, "play_match", note)
    plan = plan_for(game, "ranger", "random")
    seen = set()
    for number in range(4):
        found = play_pair(plan, game, number)
        (seed, one, chances), (other_seed, other, other_chances) = dealt[-2:]
        assert (seed, chances) == (other_seed, other_chances)
        assert len(set(map(str, chances))) == game.players, "each seat has a chance of its own"
        differs = [seat for seat in range(game.players) if one[seat] != other[seat]]
        if game.players == 2:
            assert one == other[::-1] != other
        else:
            assert differs == [found.seat]
            rest = [kind for seat, kind in enumerate(one) if seat != found.seat]
            assert len(set(rest)) == 1
            assert (one[found.seat] == rest[0]) == (found.stratum[1] == 1)
        seen.add(seed)
    assert len(seen) == 4, "every pair has a deal of its own"


@every_table
def test_the_same_pair_comes_out_the_same(game: AnyGame) -> None:
    plan = plan_for(game, "ranger", "random")
    first, again = (without_times(play_pair(plan, game, 3)) for _ in range(2))
    assert first == again
    other = make_plan(game, ["ranger", "random"], None, "east")
    different = [
        without_times(play_pair(plan, game, number))
        != without_times(play_pair(other, game, number))
        for number in range(2)
    ]
    assert any(different)


def without_times(pair: Pair) -> dict[str, Any]:
    fields = pair.fields()
    del fields["times"]
    return fields


def test_a_pair_is_read_as_it_was_written() -> None:
    game = deadwood.game("bang", players=4)
    pair = play_pair(plan_for(game, "ranger", "random"), game, 1)
    assert Pair.read(pair.fields()).fields() == pair.fields()


def test_every_seat_takes_its_turn_with_either_field(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PairDeal, "play", lambda self, _: [0.0] * self.game.players)
    game = deadwood.game("el-paso", players=5)
    plan = plan_for(game, "ranger", "random")
    found = Counter(
        (pair.seat, pair.stratum) for pair in (play_pair(plan, game, n) for n in range(20))
    )
    assert found == {(seat, ("", way)): 2 for seat in range(5) for way in (0, 1)}
    plan = plan_for(game, "ranger", "random", field="random")
    found = Counter(
        (pair.seat, pair.stratum) for pair in (play_pair(plan, game, n) for n in range(10))
    )
    assert found == {(seat, ("", 0)): 2 for seat in range(5)}


@pytest.mark.parametrize(
    ("players", "roles"),
    [
        (4, {"sheriff": 1, "outlaw": 2, "renegade": 1}),
        (7, {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 1}),
    ],
)
def test_roles_come_as_often_as_they_are_dealt(
    players: int, roles: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PairDeal, "play", lambda self, _: [0.0] * self.game.players)
    game = deadwood.game("bang", players=players)
    plan = plan_for(game, "ranger", "random")
    played = [play_pair(plan, game, number) for number in range(4 * players)]
    assert Counter(pair.stratum for pair in played) == {
        (role, way): 2 * number for role, number in roles.items() for way in (0, 1)
    }
    assert len({pair.seat for pair in played if pair.stratum[0] == "sheriff"}) > 1
    for pair in played:
        state = game.deal(deadwood.swift(derive("west", pair.number, "deal")), False)
        assert ROLES[state.role(pair.seat)] == pair.stratum[0]


def test_a_victory_is_one_point() -> None:
    assert scores([1], 3, sides=False) == [0, 1, 0]
    assert scores([0, 2], 4, sides=False) == [0.5, 0, 0.5, 0]
    assert scores([0, 2, 3], 5, sides=True) == [1, 0, 1, 1, 0]
    assert scores([], 4, sides=True) == [0.25] * 4
    assert scores([], 2, sides=False) == [0.5] * 2


def test_three_bots_meet_in_turn_and_a_field_meets_all() -> None:
    plan = Plan("el-paso", "zoch-2009", 4, {}, ("a", "b", "c"), "", "1")
    assert plan.matches == [(0, 1), (0, 2), (1, 2)]
    assert plan.anchor == 2
    assert [plan.match_of(number) for number in range(4)] == [(0, 0), (1, 0), (2, 0), (0, 1)]
    star = Plan("el-paso", "zoch-2009", 4, {}, ("a", "b", "c"), "b", "1")
    assert star.matches == [(0, 1), (2, 1)]
    assert star.anchor == 1


@pytest.mark.parametrize(
    ("bots", "field", "piece"),
    [
        (["ranger"], None, "at least two"),
        (["ranger", "ranger"], None, "named twice"),
        (["ranger", "randon"], None, "Did you mean random"),
        (["ranger", "random"], "marshal", "The field is one of the bots"),
    ],
)
def test_wrong_bots_are_refused(bots: list[str], field: str | None, piece: str) -> None:
    with pytest.raises(deadwood.DeadwoodError, match=piece):
        make_plan(deadwood.game("bang"), bots, field, "1")
