"""The guide of BANG!: roles weighed by deeds, playouts of a few turns, then an estimate.

- Worlds: roles by lot from all ways to give them out, weighed by what was done (`beliefs`);
  cards dealt as the seat may know them (`worlds`).
- Playouts and first looks: the policy of the rangers (`policy`, `replies`), with what all suspect.
- Horizon: some turns after the tree ends; who wins from there is estimated (`estimate`).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from deadwood.bots.bang.beliefs import Guesses
from deadwood.bots.bang.estimate import chances
from deadwood.bots.bang.policy import BangPolicy
from deadwood.bots.bang.priors import in_moves, priors_of, without_twins
from deadwood.bots.bang.replies import reply
from deadwood.bots.bang.suspicion import deeds_of
from deadwood.bots.bang.worlds import BangWorlds
from deadwood.bots.chair import Chair
from deadwood.bots.search.guide import Guide
from deadwood.core.chance import Chance
from deadwood.core.types import Move, Seat
from deadwood.games.bang.cards import DEPUTY, KIND, OUTLAW, RENEGADE, SHERIFF, is_brown
from deadwood.games.bang.game import BangGame
from deadwood.games.bang.knowledge import BangMemory
from deadwood.games.bang.moves import is_play
from deadwood.games.bang.plays import played_card
from deadwood.games.bang.state import NONE, BangState
from deadwood.games.bang.view import BangView

# Turns that a playout goes on for. With 1,000 simulations, over 400 decisions of rangers with five
# players, the moves chosen were better than theirs by 0.0056 of a victory; with 2 turns by 0.0026, with
# 6 by 0.0048 (for a quarter more time). Judged by 100 playouts to the end for every move, with the same
# policy; standard errors are 0.0009 to 0.0015, and it is the best of twelve settings: a hint, no proof.
HORIZON: Final[i64] = 4
# The same measure: 0.1 brought 0.0018, 0.6 brought 0.0048, 1.2 brought 0.0024.
CURIOSITY: Final = 0.3


@final
class BangGuide(Guide[BangState]):
    def __init__(self, game: BangGame, weighted: bool) -> None:
        super().__init__(weighted)
        self.curiosity = CURIOSITY
        # What others do depends on roles that differ from world to world: one tree cannot learn it.
        self.asks_all = False
        self.horizon: i64 = HORIZON
        self.before: vec[i64] = vec[i64]()  # what all have seen before this decision
        self.guesses: Final = Guesses(game.players)
        self.deals: Final = BangWorlds()
        self.policy: Final = BangPolicy(game.players)

    def ready(self, chair: Chair) -> None:
        view = chair.view
        memory = chair.knowledge
        assert isinstance(view, BangView)
        assert isinstance(memory, BangMemory)
        self.me = view.seat
        self.guesses.ready(view.half, self.me, self.weighted)
        self.deals.ready(chair, view, memory)
        self.before = deeds_of(view.half)
        mind = self.policy.mind
        mind.thinker = self.me
        mind.thoughts = self.guesses.chances()

    def moment(self, chair: Chair) -> int:
        """All but my own hand, and what lies before me or was discarded: in short, by numbers."""
        view = chair.view
        assert isinstance(view, BangView)
        number = view.turn
        for size in [view.talon, view.drawn + 1, *view.lives]:
            number = number * 82 + size
        for seat in range(view.players):
            if seat != view.seat:
                number = number * 82 + view.sizes[seat]
                number = number * 82 + len(view.tables[seat])
        return number

    def is_quiet(self, move: Move) -> bool:
        """A blue card that is laid before oneself."""
        return is_play(move) and not is_brown(KIND[played_card(move)])

    def sensible(self, chair: Chair) -> list[Move]:
        view = chair.view
        assert isinstance(view, BangView)
        return without_twins(view.pending[-1][0], chair.moves)

    def world(self, chance: Chance) -> BangState:
        s = self.deals.world(chance)
        roles = self.guesses.draw(chance)
        for seat in range(s.players):
            s.set_role(seat, roles[seat])
        return s

    def ended(self, s: BangState) -> bool:
        return not s.pending

    def payoffs(self, s: BangState) -> list[float]:
        """Everybody on a side has its chance, dead or alive."""
        law = 0.0
        outlaws = 0.0
        renegade = 0.0
        if s.won == NONE:
            sides = chances(s, self.policy.mind.chances)
            law, outlaws, renegade = sides[0], sides[1], sides[2]
        elif s.won == OUTLAW:
            outlaws = 1.0
        elif s.won == RENEGADE:
            renegade = 1.0
        else:
            law = 1.0
        found: list[float] = []
        for role in s.list_role():
            if role == SHERIFF or role == DEPUTY:
                found.append(law)
            else:
                found.append(outlaws if role == OUTLAW else renegade)
        return found

    def pick(self, s: BangState, seat: Seat, moves: list[Move], chance: Chance) -> Move:
        self.policy.mind.begin(self.guesses.public, self.before, s)
        return in_moves(reply(self.policy, s, s.pending[-1], seat), moves)

    def priors(self, s: BangState, seat: Seat, moves: list[Move]) -> list[float]:
        self.policy.mind.begin(self.guesses.public, self.before, s)
        return priors_of(self.policy, s, seat, moves)

    def play_out(self, s: BangState, chance: Chance) -> None:
        """To the first question of a turn some turns ahead, or to the end."""
        policy = self.policy
        policy.mind.begin(self.guesses.public, self.before, s)
        turns = self.horizon
        turn = s.turn
        left = self.longest
        while s.pending and left > 0:
            if s.turn != turn:
                turn = s.turn
                turns -= 1
                if turns == 0:
                    break
                policy.mind.catch_up(s)
            top = s.pending[-1]
            seat = top.seat(s)
            s.apply(seat, reply(policy, s, top, seat))
            left -= 1
