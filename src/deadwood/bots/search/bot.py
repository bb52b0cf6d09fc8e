"""The bot that searches: a marshal or a legend, by its budget alone."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from deadwood.bots.bot import Bot
from deadwood.bots.budget import Budget
from deadwood.bots.chair import Chair
from deadwood.bots.search.tree import SEATS, AnyGuide, Edge, Node, TreeSearch
from deadwood.core.chance import Chance
from deadwood.core.types import NOBODY, Move

RANGER_SHARE: Final = 0.4  # of the first look: what the ranger would do, who knows the game well
LEAST_NEW: Final = 0.25  # so much of the budget is spent anew even if a tree is used again


@final
class Opinion:
    """What a bot thinks of a move."""

    def __init__(self, move: Move, chance: float, share: float) -> None:
        self.move: Final = move
        self.chance: Final = chance  # of winning the game, estimated
        self.share: Final = share  # of the simulations: how much it was thought about


@final
class SearchBot(Bot):
    needs_knowledge: ClassVar[bool] = True

    def __init__(self, chance: Chance, guide: AnyGuide, ranger: Bot, budget: Budget) -> None:
        super().__init__(chance)
        self.guide: Final = guide
        self.ranger: Final = ranger
        self.budget: Final = budget
        self.root: Node = Node()
        self.moment: int = -1
        self.last: Move = NOBODY  # the move chosen last

    def choose(self, chair: Chair) -> Move:
        if chair.knowledge is None:  # nobody remembers how the game began: no worlds, only habits
            return self.ranger.choose(chair)
        moves = self.guide.sensible(chair)
        if len(moves) == 1:
            self.last = NOBODY
            return moves[0]
        self.think(chair, moves)
        self.last = self.edges_of(moves)[0].move
        return self.last

    def think(self, chair: Chair, moves: list[Move]) -> None:
        guide = self.guide
        guide.ready(chair)
        priors = guide.priors(guide.world(self.chance), guide.me, moves)
        favourite = self.ranger.choose(chair)
        for at in range(len(moves)):
            priors[at] *= 1.0 - RANGER_SHARE
            if moves[at] == favourite:
                priors[at] += RANGER_SHARE
        self.root = self.begin(guide.moment(chair))
        self.last = NOBODY  # until one is chosen: thinking can be interrupted
        TreeSearch(guide, self.chance, self.root).run(moves, priors, self.left())

    def begin(self, moment: int) -> Node:
        """Where to begin: at the place that my own last move has led to, if nothing was new in it."""
        same = moment != -1 and moment == self.moment
        self.moment = moment
        if same and self.last != NOBODY and self.guide.is_quiet(self.last):
            edge = self.root.edges.get(int(self.last * SEATS + self.guide.me))
            if edge is not None and edge.node is not None:
                return edge.node
        return Node()

    def left(self) -> Budget:
        """The budget, less what the tree already holds."""
        if self.budget.simulations == 0:
            return self.budget
        held: i64 = 0
        for edge in self.root.edges.values():
            if edge.seat == self.guide.me:
                held += edge.visits
        least = i64(LEAST_NEW * float(self.budget.simulations))
        return Budget(int(max(i64(1), least, self.budget.simulations - held)), 0.0)

    def edges_of(self, moves: list[Move]) -> list[Edge]:
        """What the tree knows of these moves, the most visited first."""
        edges: list[Edge] = []
        for move in moves:
            edges.append(self.root.edges[int(move * SEATS + self.guide.me)])
        edges.sort(key=rank, reverse=True)
        return edges


def rank(edge: Edge) -> tuple[int, float]:
    return (int(edge.visits), edge.mean())
