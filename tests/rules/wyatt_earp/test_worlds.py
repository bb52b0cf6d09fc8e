"""Worlds are even: every way to deal the unseen cards is as likely as every other.

Small positions, in which all ways can be listed, against thousands of worlds.
"""

from __future__ import annotations

import json
from collections import Counter

import pytest

import deadwood
from deadwood.core.chance import swift
from deadwood.core.types import HIDDEN
from deadwood.core.worlds import ANY, HiddenPlace, Limit, walk
from deadwood.games.wyatt_earp.cards import KIND_OF, KINDS, NAMES
from deadwood.games.wyatt_earp.world import MANY, Worlds, open_half
from tests.contract.support import samples
from tests.rules.watched import assert_even
from tests.rules.wyatt_earp.scene import all_but, at
from tests.rules.wyatt_earp.watched import Watched, dealt, hand_of, small, supply_of

# Evenness, against all ways to deal


SAMPLES = 4000


def seen_by_one(table: Watched, number: int = SAMPLES) -> Counter[tuple[tuple[str, ...], ...]]:
    return Counter((hand_of(state, 2), supply_of(state)) for state in table.worlds(1, number))


def test_worlds_are_even_where_nothing_is_known() -> None:
    theirs, supply = ["belle-starr", "jesse-james"], ["belle-starr", "jesse-james", "hideout"]
    table = small(theirs, supply, ["wes-hardin"])
    assert_even(seen_by_one(table), dealt([*theirs, *supply], [2, 3]))


def test_worlds_are_even_over_two_other_hands() -> None:
    theirs, supply = ["belle-starr", "jesse-james", "hideout"], ["belle-starr", "jesse-james"]
    text = f"""
        supply = {json.dumps(supply)}
        discards = ["wes-hardin"]
        [[seat]]
        hand = {all_but(*theirs, *supply, "wes-hardin")}
        [[seat]]
        hand = ["belle-starr"]
        [[seat]]
        hand = ["jesse-james", "hideout"]
    """
    three = Watched(at(text, 3))
    found = Counter(
        (hand_of(state, 2), hand_of(state, 3), supply_of(state))
        for state in three.worlds(1, SAMPLES)
    )
    assert_even(found, dealt([*theirs, *supply], [1, 2, 2]))


def test_worlds_are_even_within_a_no() -> None:
    theirs, supply = ["hideout", "jesse-james"], ["belle-starr", "belle-starr", "jesse-james"]
    table = small(theirs, supply, ["wes-hardin"], ("most-wanted",), 'phase = "play"')
    table.play("play most-wanted ask belle-starr left")
    ways = dealt([*theirs, *supply], [2, 3])
    kept = Counter({key: n for key, n in ways.items() if "belle-starr" not in key[0]})
    assert_even(seen_by_one(table), kept)


def test_worlds_are_even_within_a_limit_after_unseen_gains() -> None:
    theirs = ["jesse-james", "hideout"]
    supply = ["belle-starr", "jesse-james", "belle-starr", "belle-starr"]
    table = small(theirs, supply, ["wes-hardin"], ("most-wanted",), 'phase = "play"')
    table.play("play most-wanted ask belle-starr left", "discard bob-dalton", "draw supply")
    assert table.limits(1, 2) == [(["belle-starr"], 2)]
    ways = dealt([*theirs, *supply], [4, 2])
    kept = Counter({key: n for key, n in ways.items() if key[0].count("belle-starr") <= 2})
    assert sum(kept.values()) < sum(ways.values())
    assert_even(seen_by_one(table), kept)


def taken_ways(
    pile: list[str], pool: list[str], sizes: list[int], known: list[str]
) -> Counter[tuple[tuple[str, ...], ...]]:
    """Every single card of the pile that may have been taken, with every deal of the rest."""
    ways: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for card in pile:
        for (hand, supply), number in dealt(pool, sizes).items():
            whole = sorted([*hand, *known, card], key=KIND_OF.__getitem__)
            ways[tuple(whole), supply] += number
    return ways


def test_worlds_are_even_over_a_secret_take() -> None:
    pile = ["belle-starr", "jesse-james", "belle-starr"]
    theirs, supply = ["wyatt-earp", "jesse-james", "hideout"], ["jesse-james", "hideout"]
    table = small(theirs, supply, pile, top='phase = "play"\n        turn = 2')
    table.play("play wyatt-earp search", "take jesse-james")
    ways = taken_ways(pile, ["jesse-james", "hideout", "jesse-james", "hideout"], [2, 2], [])
    assert_even(seen_by_one(table), ways)


@pytest.mark.slow
def test_worlds_are_even_over_a_secret_take_within_a_limit() -> None:
    """Most takes of Belle Starr would leave no room for the other cards of that kind."""
    pile = ["belle-starr", "jesse-james"]
    theirs = ["wyatt-earp", "jesse-james", "hideout", "hideout"]
    supply = ["belle-starr", "belle-starr"]
    table = small(theirs, supply, pile, ("most-wanted",), 'phase = "play"')
    table.play("play most-wanted ask belle-starr left", "discard bob-dalton", "draw discard")
    table.play("play wyatt-earp search", "take jesse-james")
    assert table.limits(1, 2) == [(["belle-starr"], 1)]
    assert table.known(1, 2) == ["bob-dalton"]
    pool = ["jesse-james", "hideout", "hideout", "belle-starr", "belle-starr"]
    ways = taken_ways([*pile, "most-wanted"], pool, [3, 2], ["bob-dalton"])
    kept = Counter({key: n for key, n in ways.items() if key[0].count("belle-starr") <= 1})
    assert_even(seen_by_one(table), kept)


@pytest.mark.slow
def test_worlds_are_even_after_a_reshuffle() -> None:
    """The hand before it is known by counting; two of the shuffled cards came to it."""
    pile = ["belle-starr", "jesse-james", "belle-starr", "hideout"]
    table = small(["butch-cassidy", "wes-hardin"], [], pile, top="turn = 2")
    table.play("draw supply")
    ways = Counter(
        {
            (
                tuple(sorted([*hand, "butch-cassidy", "wes-hardin"], key=KIND_OF.__getitem__)),
                rest,
            ): n
            for (hand, rest), n in dealt(pile, [2, 2]).items()
        }
    )
    assert_even(seen_by_one(table), ways)


@pytest.mark.slow
def test_worlds_are_even_after_a_reshuffle_where_hand_and_pile_share_a_kind() -> None:
    """The Belle Starr that was held is not one of the two that were shuffled."""
    held = ["belle-starr", "wes-hardin"]
    pile = ["belle-starr", "jesse-james", "belle-starr", "hideout"]
    table = small(held, [], pile, top="turn = 2")
    table.play("draw supply")
    ways: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for (hand, rest), number in dealt(pile, [2, 2]).items():
        ways[tuple(sorted([*hand, *held], key=KIND_OF.__getitem__)), rest] += number
    assert_even(seen_by_one(table), ways)


# Many worlds of one moment, prepared once


def leaning(
    table: Watched, likely: list[float], number: int = SAMPLES
) -> Counter[tuple[tuple[str, ...], ...]]:
    """The same for worlds that come up as often as told; every fifth, as neighbours are alike."""
    game = table.scene.game
    worlds = Worlds(table.scene.view(1), table.memories[1], game.rules)
    worlds.lean(likely)
    chance = swift(4)
    found: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for number_drawn in range(5 * number):
        state = worlds.draw(chance)
        if number_drawn % 5 == 0:
            found[hand_of(state, 2), supply_of(state)] += 1
    assert game.census(state) == game.components()
    assert game.view(state, 0).as_bytes() == table.scene.view(1).as_bytes()
    return found


def all_alike(players: int) -> list[float]:
    return [1.0] * ((players + 1) * KINDS * int(MANY))


def test_worlds_that_are_all_as_likely_are_even() -> None:
    theirs, supply = ["belle-starr", "jesse-james"], ["belle-starr", "jesse-james", "hideout"]
    table = small(theirs, supply, ["wes-hardin"])
    assert_even(leaning(table, all_alike(2)), dealt([*theirs, *supply], [2, 3]))


def test_a_hand_that_is_likelier_comes_up_as_much_more_often() -> None:
    theirs, supply = ["belle-starr", "jesse-james"], ["belle-starr", "jesse-james", "hideout"]
    table = small(theirs, supply, ["wes-hardin"])
    likely = all_alike(2)
    belle_starr = (1 * KINDS + KIND_OF["belle-starr"]) * MANY
    likely[belle_starr + 1] = 3.0
    likely[belle_starr + 2] = 2.0
    ways = dealt([*theirs, *supply], [2, 3])
    factor = [1, 3, 2]
    weighed = Counter({key: n * factor[key[0].count("belle-starr")] for key, n in ways.items()})
    assert_even(leaning(table, likely), weighed)


def test_likelier_worlds_keep_the_limits() -> None:
    theirs, supply = ["hideout", "jesse-james"], ["belle-starr", "belle-starr", "jesse-james"]
    table = small(theirs, supply, ["wes-hardin"], ("most-wanted",), 'phase = "play"')
    table.play("play most-wanted ask belle-starr left")
    ways = dealt([*theirs, *supply], [2, 3])
    kept = Counter({key: n for key, n in ways.items() if "belle-starr" not in key[0]})
    assert_even(leaning(table, all_alike(2)), kept)


# The dealer of worlds itself


def at_most(most: int, kinds: int) -> Limit:
    """Of these kinds (a bit each) at most so many."""
    return Limit([0 if (kinds >> kind) & 1 else ANY for kind in range(KINDS)], most)


def filled(
    pool: list[int], sizes: list[int], limits: list[list[Limit]], number: int
) -> Counter[tuple[tuple[int, ...], ...]]:
    chance = swift(77)
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for _ in range(number):
        places = [
            HiddenPlace(size, [0] * KINDS, limit) for size, limit in zip(sizes, limits, strict=True)
        ]
        cards = pool.copy()
        assert walk(cards, places, chance)
        key: list[tuple[int, ...]] = []
        begin = 0
        for place, size in zip(places, sizes, strict=True):
            part = cards[begin : begin + size]
            begin += size
            assert place.counts == [part.count(kind) for kind in range(KINDS)]
            assert place.excess() == 0
            key.append(tuple(part))
        found[tuple(sorted(key[0])), *key[1:]] += 1
    return found


def ways_within(pool: list[int], first: int, most: int) -> Counter[tuple[tuple[int, ...], ...]]:
    """The deals in which the first place has at most so many cards of kinds 0 and 1."""
    ways = dealt([NAMES[kind] for kind in pool], [first, len(pool) - first])
    kinds = Counter(
        {tuple(tuple(KIND_OF[n] for n in part) for part in key): w for key, w in ways.items()}
    )
    return Counter({k: w for k, w in kinds.items() if sum(kind < 2 for kind in k[0]) <= most})


@pytest.mark.slow
def test_dealing_by_walking_is_even() -> None:
    pool = [0, 0, 1, 2, 2]
    found = filled(pool, [2, 3], [[at_most(1, 0b11)], []], 3000)
    assert_even(found, ways_within(pool, 2, 1))


def test_a_walk_finds_the_way_where_hardly_any_deal_fits() -> None:
    """Of ten cards of two kinds only one sharing is allowed; a shuffle rarely gives it."""
    pool = [0] * 10 + [1] * 10
    found = filled(pool, [10, 10], [[at_most(0, 1)], []], 5)
    assert found == {((1,) * 10, (0,) * 10): 5}


def test_a_walk_says_so_when_there_is_no_way() -> None:
    places = [HiddenPlace(1, [0] * KINDS, [at_most(0, 1)]), HiddenPlace(0, [0] * KINDS, [])]
    assert not walk([0], places, swift(1))


def test_excess_counts_every_card_too_many_and_known_cards_too() -> None:
    counts = [0] * KINDS
    counts[0], counts[3] = 2, 1
    assert HiddenPlace(0, counts, [at_most(3, 0b1001)]).excess() == 0
    assert HiddenPlace(0, counts, [at_most(2, 0b1001)]).excess() == 1
    assert (
        HiddenPlace(0, counts, [at_most(0, 0b0001), at_most(0, 0b1000), at_most(0, 0b10)]).excess()
        == 3
    )


def test_a_world_needs_a_memory_of_this_game() -> None:
    """A memory that begins with a position knows nothing of what was discarded before."""
    game = deadwood.game("wyatt-earp", players=3)
    state = game.from_position('discards = ["hideout", "hideout"]')
    with pytest.raises(deadwood.DeadwoodError, match="followed this game from its first card"):
        game.world(game.view(state, 0), game.knowledge(0), deadwood.swift(1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_sees_is_a_state_that_looks_the_same_to_it(players: int) -> None:
    """A policy looks at such a state as it looks at a world."""
    game = deadwood.game("wyatt-earp", players=players)
    for state in samples(game, 2):
        for seat in range(players):
            view = game.view(state, seat)
            seen = open_half(view, state.rules)
            assert game.view(seen, seat).as_dict() == view.as_dict()
            before = seen.clone()
            seen.hide_from(seat)
            assert seen.list_hand(seat) == before.list_hand(seat)
            for other in range(players):
                if other != seat:
                    assert set(seen.list_hand(other)) == {HIDDEN}
