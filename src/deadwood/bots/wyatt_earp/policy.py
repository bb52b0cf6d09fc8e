"""How sensible players of Wyatt Earp decide: the one way of thinking of rangers and playouts.

Lay what brings a share, and what breaks up another's big reward (get within 4 points). Hide the
group that costs the others most, late rather than early. Steal what hurts, or what can be laid at
once; ask only for what can be laid at once. Keep a Wyatt Earp as insurance while one group of one's
own is worth much. Take the top discard when it fits, otherwise two cards; throw away what helps
nobody. End the hand when ahead, not when behind, and never go round in circles.

It runs on states, and looks at nothing that the seat which decides could not see: so it answers the
same on what a view shows (`world.open_half`) as on a possible world of a search.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final, final

from mypy_extensions import i64

from deadwood.bots.wyatt_earp.habits import Habits
from deadwood.bots.wyatt_earp.hand import (
    card_value,
    gift,
    keep_value,
    next_card,
    sheriff_cards,
    sheriff_value,
)
from deadwood.bots.wyatt_earp.plays import (
    add_sensible_plays,
    best_play,
    play_value,
    sheriff_play_value,
    wants_out,
)
from deadwood.bots.wyatt_earp.posters import Posters
from deadwood.core.chance import Chance
from deadwood.core.decision import Decision
from deadwood.core.moves import Moves
from deadwood.core.types import Move, Seat
from deadwood.games.wyatt_earp.cards import OUTLAWS, Kind
from deadwood.games.wyatt_earp.moves import (
    DISCARD,
    DRAW_DISCARD,
    DRAW_SUPPLY,
    PASS,
    discard_card,
    is_discard,
    place_outlaw,
    take_card,
    target_outlaw,
    target_seat,
)
from deadwood.games.wyatt_earp.plays import found_play, is_found
from deadwood.games.wyatt_earp.rules.hideout import Hide, HideoutAnswer
from deadwood.games.wyatt_earp.rules.most_wanted import Steal
from deadwood.games.wyatt_earp.rules.photo import PhotoWindow
from deadwood.games.wyatt_earp.rules.robbery import Place
from deadwood.games.wyatt_earp.rules.supply import is_spent
from deadwood.games.wyatt_earp.rules.wyatt_earp import Rescue, Search
from deadwood.games.wyatt_earp.state import WyattEarpState
from deadwood.games.wyatt_earp.turn import Draw, Play

FAR: Final = 1000.0  # more than anything is worth


@final
class WyattEarpPolicy:
    """Chooses for whoever is asked."""

    def __init__(self, s: WyattEarpState, habits: Habits) -> None:
        self.posters: Final = Posters(s, habits)
        self.moves: Final = Moves()

    def choose(self, s: WyattEarpState, seat: Seat, chance: Chance) -> Move:
        """A sensible answer to the open question; legal, without listing everything that is."""
        posters = self.posters
        moves = self.moves
        posters.look(s, seat)
        moves.clear()
        top = s.pending[-1]
        if isinstance(top, Play):
            add_sensible_plays(posters, moves)
            add_discards(posters, moves)
        else:
            top.add_options(s, seat, moves)
        return choose_from(posters, top, moves, chance)

    def choose_among(
        self, s: WyattEarpState, seat: Seat, among: list[Move], chance: Chance
    ) -> Move:
        """The best of these answers to the open question; there is at least one."""
        self.posters.look(s, seat)
        self.moves.clear()
        for move in among:
            self.moves.add(move)
        return choose_from(self.posters, s.pending[-1], self.moves, chance)

    def priors(self, s: WyattEarpState, seat: Seat, moves: list[Move]) -> list[float]:
        """How likely each of these moves is to be made by somebody sensible."""
        posters = self.posters
        habits = posters.habits
        posters.look(s, seat)
        values = move_values(posters, s.pending[-1], moves)
        most = -FAR
        for value in values:
            most = max(most, value)
        total = 0.0
        for at in range(len(values)):
            likely = max(habits.least_likely, exp((values[at] - most) / habits.heat))
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
                loss = discard_loss(posters, discard_card(move), among)
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


def choose_from(posters: Posters, top: Decision[Any], moves: Moves, chance: Chance) -> Move:
    """The best of these moves, and now and then another that is nearly as good."""
    if isinstance(top, Play):
        play = best_play(posters, moves)
        return play if play != PASS else choose_discard(posters, moves, chance)
    if isinstance(top, Draw):
        return choose_draw(posters, moves, chance)
    best: Move = moves.at(0)
    most = -FAR
    for at in range(moves.size):
        value = answer_value(posters, top, moves.at(at))
        if value > most:
            best, most = moves.at(at), value
    return best


# Answers to the smaller questions.


def answer_value(posters: Posters, top: Decision[Any], move: Move) -> float:
    """What an answer is worth; a pass is worth nothing."""
    habits = posters.habits
    if move == PASS:
        return 0.0
    if isinstance(top, Place):
        return posters.place(top.kind, place_outlaw(move))
    if isinstance(top, Hide):
        return posters.hide(target_seat(move), target_outlaw(move))
    if isinstance(top, Steal):
        return posters.steal(target_seat(move), target_outlaw(move))
    if isinstance(top, Rescue):
        return posters.rescue(place_outlaw(move))
    if isinstance(top, HideoutAnswer):
        return posters.hit() * posters.rescue(top.outlaw) - habits.wait * (1.0 - posters.late)
    if isinstance(top, PhotoWindow):
        return posters.photo(top.outlaw) + habits.photo_answer
    assert isinstance(top, Search)
    if is_found(move):
        return sheriff_play_value(posters, found_play(move))
    kind = take_card(move)
    if kind < OUTLAWS:
        return next_card(posters, kind)
    return habits.later * sheriff_value(posters, kind, sheriff_cards(posters) + 1)


# Drawing.


def choose_draw(posters: Posters, moves: Moves, chance: Chance) -> Move:
    """Two cards from the supply or the top discard."""
    if not moves.has(DRAW_DISCARD):
        return DRAW_SUPPLY
    if draw_value(posters, DRAW_DISCARD) <= draw_value(posters, DRAW_SUPPLY):
        return DRAW_SUPPLY
    s = posters.s
    if s.top_discard() < OUTLAWS or is_spent(s):
        return DRAW_DISCARD
    # A Sheriff card that everybody takes and nobody plays could go round for ever.
    return DRAW_SUPPLY if chance.below(posters.habits.weary) == 0 else DRAW_DISCARD


def draw_value(posters: Posters, move: Move) -> float:
    s = posters.s
    if is_spent(s):
        # Drawing ends the hand: well if ahead. Otherwise the discard may still help, unless a
        # whole round has already gone by in which it helped nobody.
        if move == DRAW_DISCARD:
            return 0.0
        return FAR if s.stalled >= s.players else posters.verdict_now()
    if move == DRAW_DISCARD:
        return card_value(posters, s.top_discard())
    habits = posters.habits
    return 2.0 * habits.average_card - (habits.tempo if wants_out(posters) else 0.0)


# Discarding.


def add_discards(posters: Posters, moves: Moves) -> None:
    """One for every kind in my hand."""
    moves.add_bits(DISCARD, posters.s.bits_hand(posters.me))


def choose_discard(posters: Posters, moves: Moves, chance: Chance) -> Move:
    """The card that I miss least and that helps the left neighbour least; on a whim the next."""
    among = sheriff_cards(posters)
    best: Move = moves.at(0)
    least = FAR
    other: Move = PASS
    second = FAR
    for at in range(moves.size):
        move = moves.at(at)
        if is_discard(move):
            loss = discard_loss(posters, discard_card(move), among)
            if loss < least:
                other, second = best, least
                best, least = move, loss
            elif loss < second:
                other, second = move, loss
    whim = posters.habits.whim
    return other if second < FAR and whim > 0 and chance.below(whim) == 0 else best


def discard_loss(posters: Posters, kind: Kind, among: i64) -> float:
    return keep_value(posters, kind, among) + posters.habits.gift * gift(posters, kind)
