"""Worlds are even: every way that fits what is known is as likely as every other.

Small positions, in which all ways can be listed, against thousands of worlds.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from itertools import permutations, product
from typing import Any

import pytest

from deadwood.core.types import UNKNOWN
from deadwood.games.bang.cards import CARD_NAMES, CARD_OF, KIND, RENEGADE
from deadwood.games.bang.kinds import MISSED
from deadwood.games.bang.state import NONE
from tests.rules.bang.scene import Scene, at, both
from tests.rules.bang.watched import Watched
from tests.rules.watched import assert_even

SAMPLES = 3000


def hand(world: Scene, seat: int) -> tuple[str, ...]:
    return tuple(sorted(world.hand(seat)))


def dealt(
    cards: list[str], sizes: list[int], keep: Callable[[list[tuple[str, ...]]], bool] | None = None
) -> Counter[tuple[tuple[str, ...], ...]]:
    """All ways to deal cards to hands of these sizes (sorted), and the rest in order."""
    ways: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for order in permutations(cards):
        parts: list[tuple[str, ...]] = []
        begin = 0
        for size in sizes:
            parts.append(tuple(sorted(order[begin : begin + size])))
            begin += size
        parts.append(tuple(order[begin:]))
        if keep is None or keep(parts):
            ways[tuple(parts)] += 1
    return ways


def seen_by_4(table: Watched, *hands: int) -> Counter[Any]:
    """These hands and the talon, top first, in the worlds of seat 4."""
    return table.count(
        4,
        SAMPLES,
        lambda world: (*[hand(world, seat) for seat in hands], tuple(world.talon())),
    )


# Seat 4 holds everything that is not named, so that little is unseen by it.

UNSEEN = ["beer-6h", "beer-7h", "duel-8c", "jail-4h", "saloon-5h"]


def test_bg17_2_worlds_are_even_where_nothing_is_known() -> None:
    for scene in both("""
        talon = ["beer-6h", "beer-7h"]
        rest = "hand 4"
        [[seat]]
        hand = ["duel-8c", "jail-4h"]
        [[seat]]
        hand = ["saloon-5h"]
    """):
        assert_even(seen_by_4(Watched(scene), 1, 2), dealt(UNSEEN, [2, 1]))


ROLES = {
    4: ["sheriff", "renegade", "outlaw", "outlaw"],
    5: ["sheriff", "renegade", "outlaw", "outlaw", "deputy"],
    7: ["sheriff", "renegade", "outlaw", "outlaw", "deputy", "outlaw", "deputy"],
}


@pytest.mark.slow
@pytest.mark.parametrize(("players", "watcher"), [(4, 1), (4, 0), (4, 3), (5, 1), (7, 2), (7, 3)])
def test_bg17_2_worlds_are_even_over_the_roles(players: int, watcher: int) -> None:
    table = Watched(at("", players))
    known = {1: "sheriff"}
    if watcher:
        known[watcher] = ROLES[players][watcher - 1]
    ways = Counter(
        order
        for order in set(permutations(ROLES[players]))
        if all(order[seat - 1] == role for seat, role in known.items())
    )
    found = table.count(
        watcher,
        SAMPLES,
        lambda world: tuple(world.role(seat) for seat in range(1, players + 1)),
    )
    assert_even(found, ways)


def test_bg14_1_worlds_are_even_over_the_roles_that_the_dead_have_left() -> None:
    table = Watched(
        at(
            """
            [[seat]]
            [[seat]]
            role = "outlaw"
            out = true
            [[seat]]
            role = "deputy"
            """,
            5,
        )
    )
    found = table.count(3, SAMPLES, lambda world: tuple(world.role(seat) for seat in (2, 4, 5)))
    assert_even(found, {("outlaw", "renegade", "outlaw"): 1, ("outlaw", "outlaw", "renegade"): 1})


def test_bg17_2_roles_say_nothing_about_cards() -> None:
    table = Watched(
        at("""
        talon = ["beer-6h"]
        rest = "hand 4"
        [[seat]]
        hand = ["beer-7h"]
        [[seat]]
        hand = ["duel-8c"]
    """)
    )
    found = table.count(4, SAMPLES, lambda world: (world.role(2), hand(world, 2)))
    cards = ["beer-6h", "beer-7h", "duel-8c"]
    assert_even(
        found, dict.fromkeys(product(["renegade", "outlaw"], [(card,) for card in cards]), 1)
    )


def test_bg17_2_b44_each_card_of_a_hand_is_as_likely_to_have_been_stolen() -> None:
    for scene in both("""
        [[seat]]
        hand = ["panic-jh"]
        [[seat]]
        hand = ["beer-6h", "duel-8c", "jail-4h"]
    """):
        table = Watched(scene, shown=True).play("play panic-jh at 2")
        found = table.count(3, SAMPLES, lambda world: hand(world, 1))
        assert_even(found, {("beer-6h",): 1, ("duel-8c",): 1, ("jail-4h",): 1})


def test_bg17_2_b44_worlds_are_even_over_a_stolen_card_and_the_unseen_ones() -> None:
    """Of the victim's two cards one is known: that one, or the unseen one, has moved."""
    for scene in both("""
        talon = ["beer-6h"]
        rest = "hand 4"
        [[seat]]
        character = "pedro-ramirez"
        hand = ["panic-jh"]
        [[seat]]
        hand = ["beer-7h", "duel-8c"]
    """):
        table = Watched(scene)
        token = table.tokens(4, 2)[1]
        table.memories[4].see(token, CARD_OF["duel-8c"])
        table.play("play panic-jh at 2")
        ways: Counter[Any] = Counter()
        for taken in ("known", "unseen"):
            for unseen, top in (("beer-6h", "beer-7h"), ("beer-7h", "beer-6h")):
                pair = ("duel-8c", unseen) if taken == "known" else (unseen, "duel-8c")
                ways[((pair[0],), (pair[1],), (top,))] += 1
        assert_even(seen_by_4(table, 1, 2), ways)


def placements(
    held: dict[str, tuple[int, ...]], sizes: dict[int, int]
) -> Counter[tuple[tuple[str, ...], ...]]:
    """All ways to put cards into hands that they may be in, every hand as full as it is."""
    ways: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for seats in product(*held.values()):
        if all(seats.count(seat) == size for seat, size in sizes.items()):
            ways[
                tuple(
                    tuple(sorted(card for card, at in zip(held, seats, strict=True) if at == seat))
                    for seat in sizes
                )
            ] += 1
    return ways


DRAWN = ("bang-2c", "bang-3c")  # by seat 3, in its phase I


def test_bg17_2_b44_worlds_are_even_over_two_thefts_in_a_row() -> None:
    """Seat 2 robs seat 1, then seat 3 robs seat 2: three hands, nine ways, all as likely."""
    for scene in both("""
        turn = 2
        talon = ["bang-2c", "bang-3c"]
        rest = "hand 4"
        [[seat]]
        hand = ["bang-2d", "bang-3d", "bang-4d"]
        [[seat]]
        hand = ["panic-jh", "beer-6h", "beer-7h"]
        [[seat]]
        hand = ["panic-qh"]
    """):
        table = Watched(scene, shown=True)
        table.play("play panic-jh at 1", "end", "play panic-qh at 2")
        held: dict[str, tuple[int, ...]] = {
            "bang-2d": (1, 2, 3),
            "bang-3d": (1, 2, 3),
            "bang-4d": (1, 2, 3),
            "beer-6h": (2, 3),
            "beer-7h": (2, 3),
        }
        ways = placements(held, {1: 2, 2: 2, 3: 1})
        assert len(ways) == 9
        found = table.count(
            4,
            SAMPLES,
            lambda world: (
                hand(world, 1),
                hand(world, 2),
                tuple(card for card in hand(world, 3) if card not in DRAWN),
            ),
        )
        assert_even(found, ways)


def test_bg3_6_worlds_are_even_within_each_talon() -> None:
    """Seat 2 has drawn the last of the old talon, seat 3 two of the new one."""
    for scene in both("""
        turn = 1
        talon = ["bang-2c", "bang-3c"]
        discards = ["beer-6h", "beer-7h", "beer-8h"]
        rest = "hand 4"
        [[seat]]
        character = "willy-the-kid"
        [[seat]]
        character = "rose-doolan"
        hand = ["duel-8c"]
        [[seat]]
        character = "slab-the-killer"
        hand = ["jail-4h"]
    """):
        table = Watched(scene).play("end", "end")
        old, new = ["bang-2c", "bang-3c", "duel-8c", "jail-4h"], ["beer-6h", "beer-7h", "beer-8h"]
        ways: Counter[Any] = Counter()
        for kept in old:
            for top in new:
                second = tuple(sorted(card for card in old if card != kept))
                third = tuple(sorted([kept, *[card for card in new if card != top]]))
                ways[(second, third, (top,))] += 1
        assert len(ways) == 12
        assert_even(seen_by_4(table, 2, 3), ways)


def test_bg3_8_b43_worlds_are_even_over_what_kit_put_back() -> None:
    """He looked at two cards of the old talon and one of the new; any of the three went back."""
    for scene in both("""
        turn = 4
        talon = ["bang-2c", "bang-3c"]
        discards = ["beer-6h", "beer-7h"]
        rest = "hand 2"
        [[seat]]
        character = "kit-carlson"
    """):
        table = Watched(scene).play("end")
        table.play(table.scene.legal()[0])
        ways: Counter[Any] = Counter()
        for new, below in (("beer-6h", "beer-7h"), ("beer-7h", "beer-6h")):
            three = ["bang-2c", "bang-3c", new]
            for back in three:
                kept = tuple(sorted(card for card in three if card != back))
                ways[(kept, (back, below))] += 1
        found = table.count(2, SAMPLES, lambda world: (hand(world, 1), tuple(world.talon())))
        assert_even(found, ways)


def test_bg8_4_b35_worlds_are_even_among_those_with_a_second_missed() -> None:
    for scene in both("""
        talon = ["beer-6h"]
        rest = "hand 4"
        [[seat]]
        character = "slab-the-killer"
        hand = ["bang-2d"]
        [[seat]]
        hand = ["missed-2s", "missed-3s", "duel-8c"]
        [[seat]]
        hand = ["missed-4s", "jail-4h"]
    """):
        table = Watched(scene).play("play bang-2d at 2", "play missed-2s")
        unseen = ["beer-6h", "missed-3s", "duel-8c", "missed-4s", "jail-4h"]

        def holds(parts: list[tuple[str, ...]]) -> bool:
            return any(KIND[CARD_OF[card]] == MISSED for card in parts[0])

        ways = dealt(unseen, [2, 2], holds)
        assert sum(ways.values()) < sum(dealt(unseen, [2, 2]).values())
        assert_even(seen_by_4(table, 2, 3), ways)


@pytest.mark.parametrize("rest", ["talon", "hand 3"])
def test_bg8_4_b35_a_second_missed_that_chance_hardly_deals_is_in_every_world(rest: str) -> None:
    """One of some sixty unseen cards is a Missed!: wherever it is dealt, it goes to who needs it."""
    missed = [name for card, name in enumerate(CARD_NAMES) if KIND[card] == MISSED]
    first, second, *others = missed
    for scene in both(f"""
        discards = {json.dumps(others)}
        rest = {json.dumps(rest)}
        [[seat]]
        character = "slab-the-killer"
        hand = ["bang-2d"]
        [[seat]]
        hand = {json.dumps([first, second])}
        [[seat]]
        hand = ["beer-6h"]
    """):
        table = Watched(scene).play("play bang-2d at 2", f"play {first}")
        assert {hand(world, 2) for world in table.worlds(4, 20)} == {(second,)}
        table.check(4)


def test_bg1_6_worlds_are_even_over_offers_that_nobody_has_seen() -> None:
    """Seat 2 may choose one of two; of the other fourteen every one is as likely for seat 3."""
    scene = at(
        """
        phase = "start"
        pending = ["turn", "deal", "choose-next 1 3", "choose-character 0"]
        [[seat]]
        character = "bart-cassidy"
        spare = "black-jack"
        [[seat]]
        character = "calamity-janet"
        spare = "el-gringo"
        [[seat]]
        character = "jesse-jones"
        spare = "jourdonnais"
        [[seat]]
        character = "kit-carlson"
        spare = "lucky-duke"
        """,
        choose_character=True,
    )
    table = Watched(scene)
    found = table.count(2, SAMPLES, lambda world: world.character(3))
    assert len(found) == 14
    assert_even(found, dict.fromkeys(found, 1))


def test_a_role_that_nobody_is_known_to_have_has_no_seat() -> None:
    table = Watched(at(""))
    state = table.scene.state
    holder = state.seat_with(RENEGADE)
    state.set_role(holder, UNKNOWN)
    assert holder != NONE
    assert state.seat_with(RENEGADE) == NONE
