"""The ranger of BANG!: what experienced players do, at a glance.

He sets up what he can see and runs the policy on it, as he understands the deeds and the hidden cards.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from deadwood.bots.bang.beliefs import Guesses
from deadwood.bots.bang.policy import BangPolicy
from deadwood.bots.bang.replies import reply
from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.core.chance import Chance
from deadwood.core.types import Move
from deadwood.games.bang.game import BangGame
from deadwood.games.bang.knowledge import BangMemory
from deadwood.games.bang.view import BangView


@final
class BangRanger(Bot):
    needs_knowledge: ClassVar[bool] = True

    def __init__(self, game: BangGame, chance: Chance) -> None:
        super().__init__(chance)
        self.game: Final = game
        self.policy: Final = BangPolicy(game.players)
        self.guesses: Final = Guesses(game.players)

    def choose(self, chair: Chair) -> Move:
        view = chair.view
        memory = chair.knowledge
        assert isinstance(view, BangView)
        assert memory is None or isinstance(memory, BangMemory)
        if len(chair.moves) == 1:
            return chair.moves[0]
        s = view.half
        seat = view.seat
        policy = self.policy
        policy.notice(chair.moves)
        policy.odds.look_round(s, seat, memory)
        self.guesses.glance(s, seat)
        policy.mind.alone(s, seat, self.guesses.chances())
        return reply(policy, s, s.pending[-1], seat)
