"""A scene before the eyes of every seat, for tests of what players can know."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from typing import Any

from deadwood.core.chance import swift
from deadwood.core.worlds import Limit
from deadwood.games.wyatt_earp.cards import COPIES, KIND_OF, KINDS, NAMES
from deadwood.games.wyatt_earp.knowledge import WyattEarpMemory
from tests.rules.watched import WatchedScene
from tests.rules.wyatt_earp.scene import Scene, all_but, at


class Watched(WatchedScene[Scene, WyattEarpMemory]):
    """A scene and what every seat (and seat 0, a spectator) remembers of it.

    Nobody was there before the scene began, so they all are told what lies open in it.
    """

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        state = scene.state
        for seat, memory in enumerate(self.memories):
            if seat > 0:
                memory.mine = [state.hand(seat - 1, kind) for kind in range(KINDS)]
            memory.sizes = state.list_size()
            memory.lying = table_of(scene)
            memory.pile = state.list_discards()

    def known(self, watcher: int, other: int) -> list[str]:
        """What one seat knows to be in another's hand."""
        counts = self.memories[watcher].known[(other - 1) * KINDS : other * KINDS]
        return [NAMES[kind] for kind in range(KINDS) for _ in range(counts[kind])]

    def limits(self, watcher: int, other: int) -> list[tuple[list[str], int]]:
        """What one seat knows about another's hand: of these kinds at most so many."""
        return [at_most(limit) for limit in self.memories[watcher].limits[other - 1]]

    def candidates(self, watcher: int) -> list[dict[str, int]]:
        """For every unseen take: what it may have been, and how many of those lay there."""
        return [
            {NAMES[kind]: int(n) for kind, n in enumerate(take.candidates) if n}
            for take in self.memories[watcher].takes
        ]

    def world(self, watcher: int, seed: int) -> Any:
        view = self.scene.view(watcher)
        return self.scene.game.world(view, self.memories[watcher], swift(seed))

    def worlds(self, watcher: int, number: int) -> Iterable[Any]:
        """So many worlds from one stream of chance."""
        view = self.scene.view(watcher)
        chance = swift(watcher + 1000)
        for _ in range(number):
            yield self.scene.game.world(view, self.memories[watcher], chance)

    def hands(self, watcher: int, other: int, number: int = 200) -> Counter[tuple[str, ...]]:
        """How often another seat holds which cards, over so many worlds."""
        return Counter(hand_of(state, other) for state in self.worlds(watcher, number))

    def looks_the_same(self, watcher: int, seed: int = 1) -> bool:
        """Whether a world has the watcher's own view, and every card once."""
        game = self.scene.game
        state = self.world(watcher, seed)
        same = game.view(state, watcher - 1).as_bytes() == self.scene.view(watcher).as_bytes()
        whole = game.census(state) == game.components()
        return bool(same and whole)


def at_most(limit: Limit) -> tuple[list[str], int]:
    """The kinds that a limit speaks of, and how many of them there can be together."""
    kinds = [kind for kind in range(KINDS) if limit.allowed[kind] < COPIES[kind]]
    most = limit.most + sum(int(limit.allowed[kind]) for kind in kinds)
    return [NAMES[kind] for kind in kinds], int(most)


def table_of(scene: Scene) -> list[int]:
    """By kind, the cards that are neither in a hand nor on a pile."""
    state = scene.state
    counts = [int(number) for number in COPIES]
    for kind in [*state.list_supply(), *state.list_discards()]:
        counts[kind] -= 1
    for seat in range(state.players):
        for kind in range(KINDS):
            counts[kind] -= state.hand(seat, kind)
    return counts


def hand_of(state: Any, seat: int) -> tuple[str, ...]:
    return tuple(NAMES[kind] for kind in range(KINDS) for _ in range(state.hand(seat - 1, kind)))


def supply_of(state: Any) -> tuple[str, ...]:
    """Bottom first."""
    return tuple(NAMES[kind] for kind in state.list_supply())


def small(
    theirs: list[str],
    supply: list[str],
    discards: list[str],
    mine: tuple[str, ...] = (),
    top: str = "",
) -> Watched:
    """Two players; seat 1 holds all that is not named, so few cards are unseen by it.

    `mine` are cards that seat 1 certainly holds: they must not be named elsewhere.
    """
    rest = all_but(*theirs, *supply, *discards)
    assert all(card in rest for card in mine)
    text = f"""
        {top}
        supply = {json.dumps(supply)}
        discards = {json.dumps(discards)}
        [[seat]]
        hand = {rest}
        [[seat]]
        hand = {json.dumps(theirs)}
    """
    return Watched(at(text, 2))


def dealt(pool: list[str], sizes: list[int]) -> Counter[tuple[tuple[str, ...], ...]]:
    """All ways to deal single cards to places, hands sorted by kind, the last place in order."""
    ways: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for order in permutations(pool):
        parts: list[tuple[str, ...]] = []
        begin = 0
        for size in sizes:
            parts.append(order[begin : begin + size])
            begin += size
        hands = [tuple(sorted(part, key=KIND_OF.__getitem__)) for part in parts[:-1]]
        ways[(*hands, parts[-1])] += 1
    return ways
