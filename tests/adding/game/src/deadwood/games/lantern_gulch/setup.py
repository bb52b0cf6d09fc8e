"""Before the first night (chapter LG1).

LG1.1 There are 30 lanterns, with the values 1 to 30.
LG1.2 Everybody is dealt two, the rest is the dark; who leads the first night is drawn by lot.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.games.lantern_gulch.cards import CARDS, HAND
from deadwood.games.lantern_gulch.state import LanternGulchState


def set_up(s: LanternGulchState) -> None:
    cards: list[i64] = list(range(CARDS))
    s.chance.shuffle(cards)
    for card in cards:
        s.put_dark(card)
    for seat in range(s.players):
        for _time in range(HAND):
            s.put_hand(seat, s.pop_dark())
        if s.events is not None:
            s.tell("dealt", seat, tuple([int(card) for card in s.list_hand(seat)]))
    s.leader = s.chance.below(s.players)
    s.tell("night", s.leader, (0,))
