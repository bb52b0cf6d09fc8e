"""Corners that hardly any game comes to, looked at directly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import deadwood
from deadwood.core.chance import Chance, swift
from deadwood.core.witness import Witness
from deadwood.games.bang.editions import OPTIONS, Rules
from deadwood.games.bang.knowledge import BangMemory, Token
from deadwood.games.bang.pending import QUESTIONS
from deadwood.games.bang.state import blank
from deadwood.games.bang.world import give_missed, match_wide

RULES = Rules(OPTIONS.settle("abacus-2005", {}))


class Unmoved(Chance):
    """Shuffles nothing."""

    def word(self) -> int:
        return 0

    def clone(self) -> Chance:
        return self

    def fields(self) -> tuple[str, str, int]:
        return ("unmoved", "", 0)

    def shuffle(self, items: list[Any]) -> None:
        pass


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("hit", [1, 0, 1, 0]),
        ("duel-next", [1, 0, 0]),
        ("store-next", [2]),
        ("gatling-next", [0, 1]),
    ],
)
def test_steps_are_saved_and_restored_like_questions(name: str, values: list[int]) -> None:
    assert QUESTIONS.restore(name, values, 4).saved() == (name, tuple(values))


def test_alone_at_the_table_a_player_is_his_own_neighbour() -> None:
    s = blank(4, swift(1), RULES)
    s.alive = 0
    assert s.left_of(2) == 2


def test_a_world_needs_a_memory_of_this_game() -> None:
    game = deadwood.game("bang", players=4)
    state = game.from_position('[[seat]]\nhand = ["bang-2d"]')
    with pytest.raises(deadwood.DeadwoodError, match="followed this game from its first card"):
        game.world(game.view(state, 0), game.knowledge(0), swift(1))


def test_bg3_8_cards_that_do_not_fit_their_talons_are_exchanged_at_last() -> None:
    memory = BangMemory(0, 4, RULES)
    memory.unseen[5] = 1
    memory.unseen[6] = 2
    tokens = [Token(-1, 0b100, 1), Token(-1, 0b010, 1)]
    left = [5, 6]
    match_wide(tokens, [0, 1], left, memory, Unmoved())
    assert left == [6, 5]


def test_bg8_4_a_missed_is_exchanged_for_an_unseen_card_only() -> None:
    memory = BangMemory(0, 4, RULES)
    s = blank(4, swift(1), RULES)
    for seat, character in enumerate([15, 10, 12, 14]):
        s.set_character(seat, character)
    s.put_hand(1, 40)  # a Beer that all have seen
    s.put_hand(1, 0)  # an unseen BANG!
    s.put_talon(25)  # Missed!
    memory.unseen[40] = -1
    hands = [[], [Token(40, 0, 2), Token(-1, 1, 2)], [], []]
    give_missed(hands, s, 1, memory)
    assert (s.list_hand(1), s.list_talon()) == ([40, 25], [0])


def spoilt_pile(memory: BangMemory) -> None:
    memory.pile.append(3)


def spoilt_own_hand(memory: BangMemory) -> None:
    next(token for token in memory.held if token.seats == 1).card = -1


def spoilt_talons(memory: BangMemory) -> None:
    """Cards of a second talon, of which there was none."""
    for token in memory.talon:
        token.talons = 0b10


def spoilt_hands(memory: BangMemory) -> None:
    """Everything is in one of two hands, and the third is not empty."""
    for token in memory.held:
        if token.seats & 0b1110:
            token.seats = 0b1100


@pytest.mark.parametrize("spoil", [spoilt_pile, spoilt_own_hand, spoilt_talons, spoilt_hands])
def test_bg17_2_a_memory_that_contradicts_the_table_is_refused(
    spoil: Callable[[BangMemory], None],
) -> None:
    game = deadwood.game("bang", players=4)
    state = game.new(3, listen=True)
    witness = Witness(game)
    witness.follow(state)
    memory = witness.memory(0)
    assert isinstance(memory, BangMemory)
    game.world(game.view(state, 0), memory, swift(1))
    spoil(memory)
    with pytest.raises(deadwood.NotFollowed):
        game.world(game.view(state, 0), memory, swift(1))
