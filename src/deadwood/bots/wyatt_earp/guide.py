"""The guide through Wyatt Earp: playouts to the end of the hand, and the money as their value."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from deadwood.bots.chair import Chair
from deadwood.bots.search.guide import Guide
from deadwood.bots.wyatt_earp.beliefs import likelihood
from deadwood.bots.wyatt_earp.habits import Habits
from deadwood.bots.wyatt_earp.policy import WyattEarpPolicy
from deadwood.core.chance import Chance, swift
from deadwood.core.types import Move, Seat
from deadwood.games.wyatt_earp.cards import SET
from deadwood.games.wyatt_earp.end import GOAL
from deadwood.games.wyatt_earp.game import WyattEarp
from deadwood.games.wyatt_earp.knowledge import WyattEarpMemory
from deadwood.games.wyatt_earp.moves import (
    DRAW_DISCARD,
    ask_outlaw,
    is_ask,
    is_lay,
    is_place,
    is_play_photo,
    is_take,
    lay_count,
    lay_outlaw,
)
from deadwood.games.wyatt_earp.state import NONE, WyattEarpState, blank
from deadwood.games.wyatt_earp.view import WyattEarpView
from deadwood.games.wyatt_earp.world import Worlds

# How much a thousand dollars more make it likelier to win, as an exponent, by number of players:
# at the start, and more of it the nearer the richest is to the end. Chosen after fits to 4,000
# games of two and 3,000 of four sensible players; three are taken to be in between.
SLOPE: Final = [0.0, 0.0, 0.09, 0.08, 0.07]
STEEPER: Final = [0.0, 0.0, 0.055, 0.11, 0.17]

WHIM: Final[i64] = 16  # in playouts, one discard in so many is the second best
PHOTO_HOPE: Final = 0.2  # … and a Photo is hoped for less than rangers do


@final
class WyattEarpGuide(Guide[WyattEarpState]):
    def __init__(self, game: WyattEarp, weighted: bool) -> None:
        super().__init__(weighted)
        self.game: Final = game
        self.policy: Final = WyattEarpPolicy(
            blank(game.players, swift(0), game.rules), Habits(WHIM, PHOTO_HOPE)
        )
        self.hand_number: i64 = NONE  # the hand that is searched
        self.opened: i64 = 0
        self.worlds: Worlds | None = None

    # The decision at hand.

    def ready(self, chair: Chair) -> None:
        view = chair.view
        memory = chair.knowledge
        assert isinstance(view, WyattEarpView)
        assert isinstance(memory, WyattEarpMemory)
        self.me = view.seat
        self.hand_number = view.hand_number
        self.opened = view.opened
        self.worlds = Worlds(view, memory, self.game.rules)
        if self.weighted:
            self.worlds.lean(likelihood(view.players, view.seat, memory.conduct))

    def sensible(self, chair: Chair) -> list[Move]:
        """Lay all that can be laid, or all but one; ask for what may become a set; no circles."""
        view = chair.view
        memory = chair.knowledge
        assert isinstance(view, WyattEarpView)
        assert isinstance(memory, WyattEarpMemory)
        circling = memory.conduct.circling >= view.players
        moves: list[Move] = []
        for move in chair.moves:
            if is_lay(move) and lay_count(move) + 1 < view.hand[lay_outlaw(move)]:
                if lay_count(move) + 1 < view.sizes[view.seat]:
                    continue
            if is_ask(move) and not may_lay(view, ask_outlaw(move)):
                continue
            if move == DRAW_DISCARD and circling:
                continue  # a whole round has gone by in which it helped nobody
            moves.append(move)
        return moves

    def moment(self, chair: Chair) -> int:
        view = chair.view
        assert isinstance(view, WyattEarpView)
        others = [view.sizes[seat] for seat in range(view.players) if seat != view.seat]
        return hash((view.hand_number, view.turn, view.supply, view.discards, view.top, *others))

    def is_quiet(self, move: Move) -> bool:
        """What I lay shows me nothing, unless others may answer it; nor does placing a card."""
        if is_lay(move):
            answered = self.game.rules.photo_reaction
            return not answered or (self.opened >> lay_outlaw(move)) & 1 == 1
        return is_play_photo(move) or is_place(move)

    def world(self, chance: Chance) -> WyattEarpState:
        assert self.worlds is not None
        return self.worlds.draw(chance)

    # Playing on.

    def ended(self, s: WyattEarpState) -> bool:
        return not s.pending or s.hand_number != self.hand_number

    def payoffs(self, s: WyattEarpState) -> list[float]:
        return chances(s)

    def pick(self, s: WyattEarpState, seat: Seat, moves: list[Move], chance: Chance) -> Move:
        return self.policy.choose(s, seat, chance)

    def priors(self, s: WyattEarpState, seat: Seat, moves: list[Move]) -> list[float]:
        return self.policy.priors(s, seat, moves)

    def is_secret(self, s: WyattEarpState, seat: Seat, move: Move) -> bool:
        return is_take(move) and seat != self.me

    def play_out(self, s: WyattEarpState, chance: Chance) -> None:
        play_hand(self.policy, s, self.hand_number, self.longest, chance)


def may_lay(view: WyattEarpView, outlaw: i64) -> bool:
    """Whether one more card of this outlaw can be laid at once."""
    return (view.opened >> outlaw) & 1 == 1 or view.hand[outlaw] >= SET - 1


def play_hand(
    policy: WyattEarpPolicy, s: WyattEarpState, number: i64, longest: i64, chance: Chance
) -> None:
    """Play this hand to its end as sensible players do."""
    while longest > 0 and s.pending and s.hand_number == number:
        seat = s.pending[-1].seat(s)
        s.apply(seat, policy.choose(s, seat, chance))
        longest -= 1


def chances(s: WyattEarpState) -> list[float]:
    """By seat, the chance to win the game with the money as it is between two hands."""
    if s.winner != NONE:
        return [1.0 if seat == s.winner else 0.0 for seat in range(s.players)]
    most: i64 = 0
    for money in s.list_money():
        most = max(most, money)
    near = float(most) / float(GOAL)
    slope = SLOPE[s.players] + STEEPER[s.players] * near
    shares = [exp(slope * float(money - most)) for money in s.list_money()]
    total = sum(shares)
    return [each / total for each in shares]
