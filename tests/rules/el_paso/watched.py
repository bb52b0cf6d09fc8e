"""A game from its deal on before the eyes of every seat, for tests of what players can know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from deadwood.core.chance import swift
from deadwood.core.types import NOBODY, UNKNOWN
from deadwood.games.el_paso.cards import CARD_NAMES, COPIES, KINDS, NAMES
from deadwood.games.el_paso.knowledge import ElPasoMemory
from deadwood.games.el_paso.state import ElPasoState
from tests.rules.el_paso.scene import KIND_OF, Scene, Unshuffled, fresh
from tests.rules.watched import WatchedScene

BRAND = 2  # the side of our dice on which an unshuffled game's dice fall: no sheriff ever comes


class Watched(WatchedScene[Scene, ElPasoMemory]):
    """A scene that was watched from its first event on."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.listen()

    def raid(self, cards: list[str], draws: list[str]) -> Watched:
        """All who are in town lay these cards in turn, then draw from these stocks in turn."""
        self.play(*[f"lay {card}" for card in cards])
        return self.play(*[f"draw {kind}" for kind in draws])

    def known(self, watcher: int, other: int) -> list[str]:
        """The cards that one seat knows to be in another's hand, or laid by it."""
        return [CARD_NAMES[card] for card in self.memories[watcher].known[other - 1]]

    def kinds(self, watcher: int, other: int) -> list[str]:
        """The kinds of all cards that one seat knows another to have, by kind."""
        memory = self.memories[watcher]
        counts = [int(memory.unseen[(other - 1) * KINDS + kind]) for kind in range(KINDS)]
        for card in memory.known[other - 1]:
            counts[card // COPIES] += 1
        return [NAMES[kind] for kind in range(KINDS) for _ in range(counts[kind])]

    def stock(self, watcher: int, kind: str) -> list[str]:
        """What one seat knows of a stock, top first; "?" for an unseen card."""
        return [
            "?" if card == UNKNOWN else CARD_NAMES[card]
            for card in self.memories[watcher].stocks[KIND_OF[kind]]
        ]

    def pile(self, watcher: int, kind: str) -> list[str]:
        return [CARD_NAMES[card] for card in self.memories[watcher].piles[KIND_OF[kind]]]

    def worlds(self, watcher: int, number: int) -> Iterable[ElPasoState]:
        """So many worlds from one stream of chance."""
        view = self.scene.view(watcher)
        chance = swift(watcher + 1000)
        for _ in range(number):
            yield self.scene.game.world(view, self.memories[watcher], chance)

    def count(self, watcher: int, number: int, what: Callable[[Scene], Any]) -> Counter[Any]:
        """How often something is so, over so many worlds."""
        game = self.scene.game
        return Counter(what(Scene(game, state)) for state in self.worlds(watcher, number))

    def looks_the_same(self, watcher: int) -> bool:
        """Whether a world has the watcher's own view, the open one, and every card once."""
        game = self.scene.game
        state = next(iter(self.worlds(watcher, 1)))
        same = True
        for seat in {watcher - 1, NOBODY}:
            seen = game.view(self.scene.state, seat).as_bytes()
            same = same and game.view(state, seat).as_bytes() == seen
        return bool(same and game.census(state) == game.components())


def unshuffled(players: int, **options: object) -> Watched:
    """Seat 1 is dealt all ones, seat 2 all twos …; the stocks go on from there. Seat 1 begins."""
    chance = Unshuffled(BRAND)
    return Watched(fresh(chance, players, first_lookout=1, **options))


def dealt(seed: int, players: int) -> Watched:
    """A game as it is dealt."""
    scene = fresh(swift(seed), players)
    return Watched(scene)
