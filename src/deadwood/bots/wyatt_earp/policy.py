"""How sensible players go on in Wyatt Earp, in a few microseconds a decision.

The habits are the ranger's, on a state: lay what brings a share, spoil the others' big rewards,
bring cards first and lay them together, keep what may become a set, end the hand when ahead. A
seat looks at its own hand and at what lies open, never at other hands or into the piles.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final, final

from mypy_extensions import i64

from deadwood.bots.wyatt_earp.policy_figures import PolicyFigures
from deadwood.bots.wyatt_earp.policy_hand import (
    card_value,
    gift,
    keep_value,
    next_card,
    sheriff_cards,
    sheriff_value,
)
from deadwood.bots.wyatt_earp.policy_plays import (
    best_play,
    play_value,
    sheriff_play_value,
    wants_out,
)
from deadwood.bots.wyatt_earp.policy_posters import Posters
from deadwood.core.chance import Chance
from deadwood.core.decision import Decision
from deadwood.core.types import Move, Seat
from deadwood.games.wyatt_earp.cards import KINDS, OUTLAWS, Kind
from deadwood.games.wyatt_earp.moves import (
    DISCARD,
    DRAW_DISCARD,
    DRAW_SUPPLY,
    PASS,
    PLACE,
    TAKE,
    found_play,
    is_discard,
    is_found,
    target_outlaw,
    target_seat,
)
from deadwood.games.wyatt_earp.rules.hideout import Hide, HideoutAnswer
from deadwood.games.wyatt_earp.rules.most_wanted import Steal
from deadwood.games.wyatt_earp.rules.photo import PhotoWindow
from deadwood.games.wyatt_earp.rules.robbery import Place
from deadwood.games.wyatt_earp.rules.supply import is_spent
from deadwood.games.wyatt_earp.rules.wyatt_earp import Rescue, Search
from deadwood.games.wyatt_earp.state import Table
from deadwood.games.wyatt_earp.turn import Draw, Play

PHOTO_ANSWER: Final = 3.0  # out of turn it costs nothing but the card: hardly ever decline
FAR: Final = 1000.0  # more than anything is worth

HEAT: Final = 0.4  # thousands of dollars that make a move e times as likely
LEAST: Final = 0.002  # no move is less likely than this, before all are made to add up to 1
WEARY: Final[i64] = (
    8  # one Sheriff card in so many is left, or the same one could go round for ever
)
WHIM: Final[i64] = 16  # one discard in so many is the second best


@final
class WyattEarpPolicy:
    """Chooses for whoever is asked."""

    def __init__(self, s: Table, habits: PolicyFigures) -> None:
        self.posters: Final = Posters(s, habits)

    def choose(self, s: Table, top: Decision[Any], seat: Seat, chance: Chance) -> Move:
        """A sensible answer to the open question; legal, without listing everything that is."""
        posters = self.posters
        posters.look(s, seat)
        if isinstance(top, Play):
            play = best_play(posters)
            return play if play != PASS else choose_discard(posters, chance)
        if isinstance(top, Draw):
            return choose_draw(posters, chance)
        best: Move = PASS
        most = -FAR
        for move in top.options(s, seat):
            value = answer_value(posters, top, move)
            if value > most:
                best, most = move, value
        return best

    def priors(self, s: Table, seat: Seat, moves: list[Move]) -> list[float]:
        """How likely each of these moves is to be made by somebody sensible."""
        posters = self.posters
        posters.look(s, seat)
        values = move_values(posters, s.pending[-1], moves)
        most = -FAR
        for value in values:
            most = max(most, value)
        total = 0.0
        for at in range(len(values)):
            likely = max(LEAST, exp((values[at] - most) / HEAT))
            values[at] = likely
            total += likely
        for at in range(len(values)):
            values[at] /= total
        return values


def move_values(posters: Posters, top: Decision[Any], moves: list[Move]) -> list[float]:
    """What each answer is worth, in thousands of dollars; only differences mean something."""
    values: list[float] = []
    if isinstance(top, Draw):
        for move in moves:
            values.append(draw_value(posters, move))
    elif isinstance(top, Play):
        least = FAR
        among = sheriff_cards(posters)
        for move in moves:
            if is_discard(move):
                loss = discard_loss(posters, move - DISCARD, among)
                least = min(least, loss)
                values.append(-loss)
            else:
                values.append(play_value(posters, move))
        for at in range(len(moves)):
            if is_discard(moves[at]):
                values[at] += least  # the best discard is worth nothing, like playing no more
    else:
        for move in moves:
            values.append(answer_value(posters, top, move))
    return values


def answer_value(posters: Posters, top: Decision[Any], move: Move) -> float:
    """What an answer to one of the smaller questions is worth; a pass is worth nothing."""
    if move == PASS:
        return 0.0
    if isinstance(top, Place):
        return posters.place(top.kind, move - PLACE)
    if isinstance(top, Hide):
        return posters.hide(target_seat(move), target_outlaw(move))
    if isinstance(top, Steal):
        return posters.steal(target_seat(move), target_outlaw(move))
    if isinstance(top, Rescue):
        return posters.rescue(move - PLACE)
    if isinstance(top, HideoutAnswer):
        return posters.hit() * posters.rescue(top.outlaw) - posters.habits.wait * (
            1.0 - posters.late
        )
    if isinstance(top, PhotoWindow):
        return posters.photo(top.outlaw) + PHOTO_ANSWER
    assert isinstance(top, Search)
    if is_found(move):
        return sheriff_play_value(posters, found_play(move))
    kind = move - TAKE
    if kind < OUTLAWS:
        return next_card(posters, kind)
    return posters.habits.later * sheriff_value(posters, kind, sheriff_cards(posters) + 1)


# Drawing.


def choose_draw(posters: Posters, chance: Chance) -> Move:
    if not posters.s.discards or draw_value(posters, DRAW_DISCARD) <= draw_value(
        posters, DRAW_SUPPLY
    ):
        return DRAW_SUPPLY
    circling = posters.s.discards[-1] >= OUTLAWS and chance.below(WEARY) == 0
    return DRAW_SUPPLY if circling else DRAW_DISCARD


def draw_value(posters: Posters, move: Move) -> float:
    """Two cards from the supply or the top discard."""
    s = posters.s
    if is_spent(s):
        # Drawing ends the hand: well if ahead. Otherwise the discard may still help, unless a
        # whole round has already gone by in which it helped nobody.
        if move == DRAW_DISCARD:
            return 0.0
        return FAR if s.stalled >= s.players else posters.verdict(0, 0, 0)
    if move == DRAW_DISCARD:
        return card_value(posters, s.discards[-1])
    return 2.0 * posters.habits.average_card - (posters.habits.tempo if wants_out(posters) else 0.0)


# Discarding.


def choose_discard(posters: Posters, chance: Chance) -> Move:
    """The card that I miss least and that helps the left neighbour least; now and then the next."""
    base = posters.me * KINDS
    among = sheriff_cards(posters)
    best: Move = PASS
    least = FAR
    other: Move = PASS
    second = FAR
    for kind in range(KINDS):
        if posters.s.hands[base + kind] > 0:
            loss = discard_loss(posters, kind, among)
            if loss < least:
                other, second = best, least
                best, least = DISCARD + kind, loss
            elif loss < second:
                other, second = DISCARD + kind, loss
    return other if other != PASS and chance.below(WHIM) == 0 else best


def discard_loss(posters: Posters, kind: Kind, among: i64) -> float:
    return keep_value(posters, kind, among) + posters.habits.gift * gift(posters, kind)
