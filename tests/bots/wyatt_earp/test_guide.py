"""The guide through Wyatt Earp: its policy, its worlds, its figures, and what a search finds with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import deadwood
from deadwood.bots.chair import Chair
from deadwood.bots.registry import make_bot
from deadwood.bots.wyatt_earp.guide import WyattEarpGuide, chances
from deadwood.core.chance import swift
from deadwood.core.playout import random_play
from deadwood.core.witness import Witness
from deadwood.games.wyatt_earp.game import WyattEarp
from deadwood.games.wyatt_earp.state import WyattEarpState
from deadwood.games.wyatt_earp.view import WyattEarpView
from deadwood.games.wyatt_earp.world import Worlds, open_half
from tests.contract.support import SCALE
from tests.rules.watched import assert_even
from tests.rules.wyatt_earp.scene import at
from tests.rules.wyatt_earp.watched import Watched, dealt, hand_of, small, supply_of

EDITIONS = ["alea-2001", "gryphon-2014"]


def game_of(players: int, edition: str = "alea-2001", **options: object) -> WyattEarp:
    game = deadwood.game("wyatt-earp", edition, players, options)
    assert isinstance(game, WyattEarp)
    return game


def chairs(game: WyattEarp, seed: int, number: int) -> Iterator[tuple[WyattEarpState, Chair]]:
    """The first decisions of a game that rangers play, each as its seat sees it."""
    state = game.new(seed, listen=True)
    witness = Witness(game)
    ranger = make_bot("ranger", game, seed)
    for _ in range(number):
        witness.follow(state)
        if game.over(state):
            return
        seat = game.seats(state)[0]
        memory = witness.memory(seat)
        chair = Chair(game, game.view(state, seat), memory, game.legal(state, seat))
        yield state, chair
        state.apply(seat, ranger.choose(chair))


def marshal(table: Watched, seat: int, simulations: int = 200) -> str:
    """What a search answers for this seat."""
    scene = table.scene
    chair = Chair(
        scene.game,
        scene.view(seat),
        table.memories[seat],
        scene.game.legal(scene.state, seat - 1),
    )
    bot = make_bot(f"marshal:{simulations}", scene.game, 3)
    return str(scene.game.text(bot.choose(chair)))


# The policy.


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_policy_answers_every_question_with_a_legal_move(players: int, edition: str) -> None:
    game = game_of(players, edition)
    policy = WyattEarpGuide(game, True).policy
    chance = swift(players)
    for seed in range(2 * SCALE):
        state = game.deal(swift(seed), False)
        left = 300
        while not game.over(state) and left:
            top = state.pending[-1]
            seat = top.seat(state)
            moves = top.options(state, seat)
            assert policy.choose(state, seat, chance) in moves
            priors = policy.priors(state, seat, moves)
            assert len(priors) == len(moves)
            assert min(priors) > 0.0
            assert sum(priors) == pytest.approx(1.0)
            state.apply(seat, moves[chance.below(len(moves))])
            left -= 1


@pytest.mark.parametrize("players", [2, 4])
def test_the_policy_depends_on_nothing_that_the_seat_does_not_see(players: int) -> None:
    """It answers the same on possible worlds and on what the view alone shows."""
    game = game_of(players)
    guide = WyattEarpGuide(game, False)
    for number, (_, chair) in enumerate(chairs(game, 5, 60 * SCALE)):
        guide.ready(chair)
        chance = swift(number)
        assert isinstance(chair.view, WyattEarpView)
        seen = open_half(chair.view, game.rules)
        assert game.view(seen, guide.me).as_bytes() == chair.view.as_bytes()
        found = {
            (
                guide.policy.choose(world, guide.me, swift(1)),
                guide.policy.choose_among(world, guide.me, chair.moves, swift(1)),
                tuple(guide.priors(world, guide.me, chair.moves)),
            )
            for world in (seen, *(guide.world(chance) for _ in range(3)))
        }
        assert len(found) == 1


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("stall", [0, 3])
def test_hands_among_sensible_players_come_to_an_end(players: int, stall: int) -> None:
    game = game_of(players, stall_rounds=stall)
    guide = WyattEarpGuide(game, True)
    for seed in range(100 * SCALE):
        state = game.deal(swift(seed), False)
        guide.hand_number = state.hand_number
        guide.play_out(state, swift(seed))
        assert guide.ended(state), seed


@pytest.mark.slow
def test_rangers_do_not_pass_the_same_card_round_for_ever() -> None:
    """Two of them once took and threw away the same Wyatt Earp without end (seed 21)."""
    game = game_of(2)
    ranger = make_bot("ranger", game, 1)
    for seed in range(60 * SCALE):
        state = game.new(seed)
        for _ in range(3000):
            if game.over(state):
                break
            seat = game.seats(state)[0]
            moves = game.legal(state, seat)
            state.apply(seat, ranger.choose(Chair(game, game.view(state, seat), None, moves)))
        assert game.over(state), seed


# Worlds.


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("weighted", [False, True])
def test_every_world_looks_like_the_table(players: int, weighted: bool) -> None:
    game = game_of(players)
    guide = WyattEarpGuide(game, weighted)
    for number, (_, chair) in enumerate(chairs(game, 8, 200 * SCALE)):
        if number % 5:
            continue
        guide.ready(chair)
        chance = swift(number)
        for _ in range(4):
            world = guide.world(chance)
            assert game.view(world, guide.me).as_bytes() == chair.view.as_bytes()
            assert game.census(world) == game.components()
        random_play(world, swift(number), 100_000)
        assert game.over(world)


def test_many_worlds_of_one_sampler_are_as_even_as_new_ones() -> None:
    """Within a "no" and after unseen gains, where one deal is used for several worlds."""
    theirs = ["jesse-james", "hideout"]
    supply = ["belle-starr", "jesse-james", "belle-starr", "belle-starr"]
    table = small(theirs, supply, ["wes-hardin"], ("most-wanted",), 'phase = "play"')
    table.play("play most-wanted ask belle-starr left", "discard bob-dalton", "draw supply")
    worlds = Worlds(table.scene.view(1), table.memories[1], table.scene.state.rules)
    chance = swift(1)
    found: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for at_world in range(8000):
        worlds.left = 0 if at_world % 4 == 0 else 3  # three of four go on with the deal before
        state = worlds.draw(chance)
        found[hand_of(state, 2), supply_of(state)] += 1
    ways = dealt([*theirs, *supply], [4, 2])
    kept = Counter({key: n for key, n in ways.items() if key[0].count("belle-starr") <= 2})
    for key in found:
        assert key in kept
    shares = Counter({key: found[key] for key in kept})
    assert_even(shares, kept)


def test_who_threw_an_outlaw_away_is_not_thought_to_collect_it() -> None:
    """Weighted and unweighted worlds differ, and in the right direction."""
    mean: dict[bool, float] = {}
    game = game_of(2)
    for weighted in (False, True):
        guide = WyattEarpGuide(game, weighted)
        held = 0
        for number, (state, chair) in enumerate(chairs(game, 11, 40)):
            guide.ready(chair)
            chance = swift(number)
            for _ in range(20):
                world = guide.world(chance)
                for outlaw in range(7):
                    if world.hand(1 - guide.me, outlaw) >= 3 and not state.is_open(outlaw):
                        held += 1
        mean[weighted] = held
    assert 2 * mean[True] < mean[False]


# Figures.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_add_up_and_grow_with_the_money(players: int) -> None:
    game = game_of(players)
    state = game.deal(swift(1), False)
    assert chances(state) == pytest.approx([1 / players] * players)
    state.set_money(1, 20)
    state.set_money(0, 8)
    shares = chances(state)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[1] > shares[0] >= min(shares) > 0.0
    random_play(state, swift(2), 100_000)
    assert sorted(chances(state)) == [0.0] * (players - 1) + [1.0]


# What is worth a thought.


def test_there_is_always_something_worth_a_thought_and_it_is_legal() -> None:
    game = game_of(4)
    guide = WyattEarpGuide(game, True)
    for _, chair in chairs(game, 6, 200 * SCALE):
        moves = guide.sensible(chair)
        assert moves
        assert set(moves) <= set(chair.moves)


def test_after_a_round_of_nothing_but_the_same_discard_one_draws() -> None:
    table = small(["jesse-james", "hideout"], ["belle-starr"] * 3, ["wes-hardin"])
    guide = WyattEarpGuide(table.scene.game, True)
    for _ in range(2):
        table.play("draw discard", "discard wes-hardin")
    state = table.scene.state
    legal = table.scene.game.legal(state, 0)
    chair = Chair(table.scene.game, table.scene.view(1), table.memories[1], legal)
    assert [table.scene.game.text(move) for move in legal] == ["draw supply", "draw discard"]
    assert [table.scene.game.text(move) for move in guide.sensible(chair)] == ["draw supply"]


# What a search finds.


def test_a_search_ends_the_hand_that_wins_the_game() -> None:
    """Going out now gives the game; waiting gives the other a last chance."""
    table = Watched(
        at("""
        phase = "play"
        posters = { jesse-james = 9000 }
        supply = ["6 belle-starr", "3 wes-hardin", "4 bob-dalton"]
        discards = ["hideout"]
        [[seat]]
        money = 18000
        hand = ["2 jesse-james", "butch-cassidy"]
        table = { jesse-james = ["4 jesse-james"] }
        [[seat]]
        money = 22000
        hand = ["3 butch-cassidy", "3 sundance-kid"]
    """)
    )
    assert marshal(table, 1) == "lay 2 jesse-james"
    table.play("lay 2 jesse-james")
    assert marshal(table, 1) == "discard butch-cassidy"


def test_a_search_does_not_throw_away_what_the_next_player_waits_for() -> None:
    """The card that completes his reward is worse to throw than one that is good for nothing."""
    table = Watched(
        at("""
        phase = "play"
        posters = { jesse-james = 8000 }
        supply = ["5 belle-starr", "3 wes-hardin", "4 bob-dalton", "3 bank-robbery"]
        discards = ["hideout"]
        [[seat]]
        hand = ["jesse-james", "belle-starr", "3 butch-cassidy", "2 sundance-kid"]
        [[seat]]
        hand = ["wyatt-earp", "hideout"]
        table = { jesse-james = ["3 jesse-james"] }
    """)
    )
    assert marshal(table, 1) != "discard jesse-james"


def test_a_search_is_reproducible_under_its_seed() -> None:
    game = game_of(2)
    for _, chair in chairs(game, 12, 10):
        once = make_bot("marshal:8", game, 9).choose(chair)
        assert once == make_bot("marshal:8", game, 9).choose(chair)
        assert once in chair.moves
