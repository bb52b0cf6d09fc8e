"""Information-set Monte Carlo tree search, single observer, open loop (decision 0012).

Every simulation takes a new possible world, goes down the tree by moves (and by what came of them,
where a guide tells outcomes apart), adds one place to it, and plays on to the guide's horizon. What came of it counts for every move on the way: for the
one who made it, his own chance of winning (max-n). Where a place is reached in other worlds with
other moves, only those that are possible there compete.

Which move to try next: its mean, and a bonus that grows with what a good player thinks of it (its
prior) and shrinks with every try (PUCT). So a move nobody would make costs nothing, and more moves
come into view the longer the search goes on.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Any, Final, final

from mypy_extensions import i64

from deadwood.bots.budget import Budget
from deadwood.bots.search import breathe
from deadwood.bots.search.guide import Guide
from deadwood.core.chance import Chance
from deadwood.core.state import State
from deadwood.core.types import Move, Seat

AnyGuide = Guide[Any]

SEATS: Final[i64] = 8  # more than any table has
SECRET: Final[i64] = -1  # stands for every move that the searching seat would not see
LOOK: Final[i64] = 8  # simulations between two looks at the clock
TEMPT: Final = 0.05  # an untried move is taken to be worth so much less than its place


@final
class Edge:
    """A move of a seat at one place of the tree."""

    def __init__(self, seat: Seat, move: Move, prior: float) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.prior: float = prior
        self.visits: i64 = 0
        self.worth: float = 0.0  # what it has brought its own seat, in all
        self.node: Node | None = None
        self.nodes: dict[int, Node] | None = None  # the same for outcomes that are not 0

    def after(self, outcome: int) -> Node | None:
        """The place to which this move has led before, with the same outcome."""
        if outcome == 0:
            return self.node
        return None if self.nodes is None else self.nodes.get(outcome)

    def grow(self, outcome: int) -> None:
        if outcome == 0:
            self.node = Node()
            return
        if self.nodes is None:
            self.nodes = {}
        self.nodes[outcome] = Node()

    def mean(self) -> float:
        return self.worth / float(self.visits) if self.visits > 0 else 0.0


@final
class Node:
    """A place in the tree: all positions that the same moves lead to."""

    def __init__(self) -> None:
        self.edges: Final[dict[int, Edge]] = {}  # by move * SEATS + seat


@final
class TreeSearch:
    """The search of one decision; `root` can be the place that an earlier one has come to."""

    def __init__(self, guide: AnyGuide, chance: Chance, root: Node) -> None:
        self.guide: Final = guide
        self.chance: Final = chance
        self.root: Final = root
        self.simulations: i64 = 0
        self.path: Final[list[Edge]] = []

    def run(self, moves: list[Move], priors: list[float], budget: Budget) -> None:
        """Simulate until the budget is spent, or the rest of it can change nothing."""
        edges = self.open_root(moves, priors)
        begin = time.perf_counter()
        limit: i64 = budget.simulations
        while limit == 0 or self.simulations < limit:
            self.simulate(edges)
            self.simulations += 1
            if self.simulations % LOOK == 0:
                breathe()
                left = limit - self.simulations
                if limit == 0:
                    spent = time.perf_counter() - begin
                    if spent >= budget.seconds:
                        return
                    left = i64(float(self.simulations) * (budget.seconds / spent - 1.0))
                if is_settled(edges, left):
                    return

    def open_root(self, moves: list[Move], priors: list[float]) -> list[Edge]:
        edges: list[Edge] = []
        for at in range(len(moves)):
            edge = self.edge_at(self.root, self.guide.me, moves[at], priors[at])
            edge.prior = priors[at]
            edges.append(edge)
        return edges

    def edge_at(self, node: Node, seat: Seat, move: Move, prior: float) -> Edge:
        key = int(move * SEATS + seat)
        edge = node.edges.get(key)
        if edge is None:
            edge = Edge(seat, move, prior)
            node.edges[key] = edge
        return edge

    def simulate(self, edges: list[Edge]) -> None:
        """One world, from my move to the horizon."""
        guide = self.guide
        s = guide.world(self.chance)
        path = self.path
        path.clear()
        edge = self.best(edges)
        s.apply(edge.seat, edge.move)
        path.append(edge)
        outcome = guide.outcome(s, self.chance)
        node = edge.after(outcome)
        while node is not None and not guide.ended(s):
            step = self.step(node, s)
            if step is None:
                break
            edge = step
            path.append(edge)
            outcome = guide.outcome(s, self.chance)
            node = edge.after(outcome)
        if node is None:
            edge.grow(outcome)
        guide.play_out(s, self.chance)
        payoffs = guide.payoffs(s)
        for passed in path:
            passed.visits += 1
            passed.worth += payoffs[passed.seat]

    def step(self, node: Node, s: State) -> Edge | None:
        """Make the next move in the tree; None if the playout ends before anybody has a choice."""
        guide = self.guide
        top = s.pending[-1]
        seat = top.seat(s)
        moves = top.options(s, seat)
        while len(moves) == 1:
            s.apply(seat, moves[0])
            if guide.ended(s):
                return None
            top = s.pending[-1]
            seat = top.seat(s)
            moves = top.options(s, seat)
        if seat != guide.me and (not guide.asks_all or self.has_secrets(s, seat, moves)):
            move = guide.pick(s, seat, moves, self.chance)
            label = SECRET if guide.is_secret(s, seat, move) else move
            edge = self.edge_at(node, seat, label, 1.0)
            s.apply(seat, move)
            return edge
        edge = self.best(self.edges_for(node, s, seat, moves))
        s.apply(seat, edge.move)
        return edge

    def has_secrets(self, s: State, seat: Seat, moves: list[Move]) -> bool:
        return self.guide.is_secret(s, seat, moves[0]) or self.guide.is_secret(s, seat, moves[-1])

    def edges_for(self, node: Node, s: State, seat: Seat, moves: list[Move]) -> list[Edge]:
        """The edges of all moves that are possible in this world; new ones get their priors."""
        edges: list[Edge] = []
        for move in moves:
            known = node.edges.get(int(move * SEATS + seat))
            if known is None:
                break
            edges.append(known)
        if len(edges) < len(moves):
            priors = self.guide.priors(s, seat, moves)
            edges.clear()
            for at in range(len(moves)):
                edges.append(self.edge_at(node, seat, moves[at], priors[at]))
        return edges

    def best(self, edges: list[Edge]) -> Edge:
        """The edge to try next among those that are possible (PUCT)."""
        visits: i64 = 0
        worth = 0.0
        priors = 0.0
        for edge in edges:
            visits += edge.visits
            worth += edge.worth
            priors += edge.prior
        untried = worth / float(visits) - TEMPT if visits > 0 else 0.0
        bonus = self.guide.curiosity * sqrt(float(visits) + 1.0) / priors
        best = edges[0]
        most = -1000.0
        for edge in edges:
            value = edge.worth / float(edge.visits) if edge.visits > 0 else untried
            value += bonus * edge.prior / float(1 + edge.visits)
            if value > most:
                best, most = edge, value
        return best


def is_settled(edges: list[Edge], left: i64) -> bool:
    """Whether the move in front stays there, whatever the simulations that are left bring."""
    first: i64 = 0
    second: i64 = 0
    for edge in edges:
        if edge.visits > first:
            first, second = edge.visits, first
        elif edge.visits > second:
            second = edge.visits
    return first - second > left
