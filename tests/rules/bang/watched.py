"""A scene before the eyes of every seat, for tests of what players can know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from deadwood.core.chance import swift
from deadwood.core.types import NOBODY, UNKNOWN
from deadwood.games.bang.cards import CARD_NAMES
from deadwood.games.bang.knowledge import BangMemory, Token
from deadwood.games.bang.state import BangState
from tests.rules.bang.scene import Scene, hands_of
from tests.rules.watched import WatchedScene

LUCKY = ("lucky-pick", "lucky-order")  # cards that lie open, as good as discarded


class Watched(WatchedScene[Scene, BangMemory]):
    """A scene and what every seat (and seat 0, a spectator) remembers of it.

    A game that was watched from its deal is remembered from there on. Nobody was there before a
    scene out of the middle of a game: then all are told what lies open, and their own hands. With
    `shown` they have seen each other's hands as well.
    """

    def __init__(self, scene: Scene, shown: bool = False) -> None:
        super().__init__(scene)
        self.shown = shown
        if "sheriff" in scene.names():
            self.listen()
        else:
            for memory in self.memories:
                self.tell_all(memory)
            scene.forget()

    def tell_all(self, memory: BangMemory) -> None:
        state = self.scene.state
        open_cards = state.list_discards() + state.list_store()
        for seat in range(state.players):
            open_cards += state.list_table(seat)
        for card in open_cards:
            memory.turn_up(card)
        for decision in state.pending:
            for held in decision.holds():
                memory.turn_up(held)
        memory.pile.extend(state.list_discards())
        memory.offered.extend(self.scene.view(memory.seat + 1).offered)
        for seat, hand in enumerate(hands_of(state)):
            for card in hand:
                memory.draw(seat, card if self.shown or seat == memory.seat else UNKNOWN)

    # What is remembered.

    def tokens(self, watcher: int, *seats: int) -> list[Token]:
        """The hidden cards that may be in exactly these hands."""
        bits = sum(1 << (seat - 1) for seat in seats)
        return [token for token in self.memories[watcher].held if token.seats == bits]

    def known(self, watcher: int, *seats: int) -> list[str]:
        """The cards that a seat knows to be in one of exactly these hands, sorted."""
        cards = [int(token.card) for token in self.tokens(watcher, *seats)]
        return sorted(CARD_NAMES[card] for card in cards if card != UNKNOWN)

    def unknown(self, watcher: int, *seats: int) -> int:
        """How many unseen cards may be in exactly these hands."""
        return len([t for t in self.tokens(watcher, *seats) if t.card == UNKNOWN])

    def top(self, watcher: int) -> str:
        """What a seat knows of the top of the talon; "?" if nothing."""
        card = self.memories[watcher].talon[-1].card
        return "?" if card == UNKNOWN else CARD_NAMES[card]

    def pile(self, watcher: int) -> list[str]:
        """The discards that a seat remembers, sorted."""
        return sorted(CARD_NAMES[card] for card in self.memories[watcher].pile)

    # Worlds.

    def worlds(self, watcher: int, number: int) -> Iterable[Scene]:
        """So many worlds from one stream of chance."""
        game, view = self.scene.game, self.scene.view(watcher)
        chance = swift(watcher + 1000)
        for _ in range(number):
            state: BangState = game.world(view, self.memories[watcher], chance)
            yield Scene(game, state)

    def count(self, watcher: int, number: int, what: Callable[[Scene], Any]) -> Counter[Any]:
        """How often something is so, over so many worlds."""
        return Counter(what(world) for world in self.worlds(watcher, number))

    def check(self, watcher: int, number: int = 3) -> None:
        """Worlds look like the real table to the watcher and to a spectator, offer him the same
        moves, hold every card once, and contradict nothing that he remembers."""
        game, state = self.scene.game, self.scene.state
        for world in self.worlds(watcher, number):
            for seat in (watcher, 0):
                assert world.view(seat).as_dict() == self.scene.view(seat).as_dict()
            assert game.seats(world.state) == game.seats(state)
            if watcher > 0:
                assert game.legal(world.state, watcher - 1) == game.legal(state, watcher - 1)
            assert world.intact()
            assert is_possible(self.memories[watcher], world.state)

    def check_all(self, number: int = 3) -> Watched:
        """The same for every seat and a spectator; and the real table is possible for each."""
        for watcher in range(self.scene.state.players + 1):
            assert is_possible(self.memories[watcher], self.scene.state)
            self.check(watcher, number)
        return self


def is_possible(memory: BangMemory, state: BangState) -> bool:
    """Whether a table fits the hidden cards that a memory knows something of."""
    turned_up = [card for asked in state.pending if asked.name() in LUCKY for card in asked.holds()]
    if sorted(memory.pile) != sorted([*state.list_discards(), *turned_up]):
        return False
    if [int(size) for size in memory.sizes] != [len(hand) for hand in hands_of(state)]:
        return False
    if len(memory.talon) != state.talon_size():
        return False
    for token, card in zip(memory.talon, state.list_talon(), strict=True):
        if not may_be(memory, token, card):
            return False
    slots = [(seat, int(card)) for seat, hand in enumerate(hands_of(state)) for card in hand]
    return can_match(memory, slots)


def may_be(memory: BangMemory, token: Token, card: int) -> bool:
    """Whether a hidden card may be this one, wherever it lies."""
    if token.card != UNKNOWN:
        return bool(token.card == card)
    talon = memory.unseen[card]
    return bool(talon != UNKNOWN and (token.talons >> talon) & 1)


def can_match(memory: BangMemory, slots: list[tuple[int, int]]) -> bool:
    """Whether every remembered card of a hand can be one of those that are there."""
    tokens = memory.held
    taken: list[int] = [NOBODY] * len(slots)  # by slot: the token that lies there

    def place(at: int, tried: set[int]) -> bool:
        for slot, (seat, card) in enumerate(slots):
            fits = (tokens[at].seats >> seat) & 1 and may_be(memory, tokens[at], card)
            if not fits or slot in tried:
                continue
            tried.add(slot)
            if taken[slot] == NOBODY or place(taken[slot], tried):
                taken[slot] = at
                return True
        return False

    return len(tokens) == len(slots) and all(place(at, set()) for at in range(len(tokens)))
