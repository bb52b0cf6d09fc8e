"""Worlds: whole states that a seat cannot tell from the real one. All unseen lanterns are alike."""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.chance import Chance
from deadwood.core.reason import NotFollowed
from deadwood.core.types import NOBODY
from deadwood.games.lantern_gulch.cards import CARDS
from deadwood.games.lantern_gulch.knowledge import LanternGulchMemory
from deadwood.games.lantern_gulch.state import NONE, LanternGulchState
from deadwood.games.lantern_gulch.view import LanternGulchView


def world(view: LanternGulchView, memory: LanternGulchMemory, chance: Chance) -> LanternGulchState:
    """One possible state; chance decides which, and goes on in it."""
    if not agrees(view, memory):
        raise NotFollowed
    s = view.half.clone()
    s.chance = chance
    unseen: list[i64] = [
        card for card in range(CARDS) if card not in memory.mine and card not in memory.spent
    ]
    chance.shuffle(unseen)
    for seat in range(s.players):
        if seat == view.seat:
            continue
        if s.laid(seat) != NONE:
            s.set_laid(seat, unseen.pop())
        for at in range(s.hand_size(seat)):
            s.set_hand(seat, at, unseen.pop())
    for at in range(s.dark_size()):
        s.set_dark(at, unseen.pop())
    return s


def agrees(view: LanternGulchView, memory: LanternGulchMemory) -> bool:
    """Whether a memory agrees with all that its seat sees of lanterns."""
    if memory.seat != view.seat or memory.players != view.players:
        return False
    mine = view.hand + ([view.laid] if view.laid != NONE else [])
    if sorted(mine) != memory.mine and view.seat != NOBODY:
        return False
    sizes = [
        size + (1 if laid else 0) for size, laid in zip(view.sizes, view.has_laid, strict=True)
    ]
    lit = sorted(view.spent) == sorted(memory.spent)
    return lit and sizes == memory.sizes and view.dark == memory.dark
