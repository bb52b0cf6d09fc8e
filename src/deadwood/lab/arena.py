"""A run: pairs are played, kept, and counted in their order until there are enough.

Counting in the order of their numbers makes the result the same whatever the number of workers,
and lets the sequential test stop at the same pair every time.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Final

from deadwood.lab.crew import play_pairs
from deadwood.lab.journal import Journal
from deadwood.lab.odds import Tally
from deadwood.lab.pairs import Pair
from deadwood.lab.plan import Plan
from deadwood.lab.sprt import Sprt
from deadwood.lab.times import Times


class Standing:
    """What the pairs came to so far."""

    def __init__(self, plan: Plan, sprt: Sprt | None = None) -> None:
        self.plan: Final = plan
        self.sprt: Final = sprt
        self.tallies: Final = [Tally(plan.duel) for _ in plan.matches]
        self.times: Final = {bot: Times() for bot in plan.bots}
        self.pairs = 0  # the number of the next one too
        self.decisions = 0
        self.verdict = ""  # of the sequential test
        self.interrupted = False

    def add(self, pair: Pair) -> None:
        assert pair.number == self.pairs
        match, _ = self.plan.match_of(pair.number)
        self.tallies[match].add(pair.stratum, *pair.scores)
        for bot, times in pair.times.items():
            self.times[bot].merge(times)
        self.pairs += 1
        self.decisions += pair.decisions
        if self.sprt is not None:
            self.verdict = self.sprt.accepts(self.tallies[match])


def run(
    plan: Plan,
    pairs: int,
    workers: int,
    journal: Journal | None = None,
    sprt: Sprt | None = None,
    progress: Callable[[int], None] | None = None,
) -> Standing:
    """So many pairs in all, or fewer if the test is decided or somebody presses Ctrl-C."""
    standing = Standing(plan, sprt)
    waiting: dict[int, Pair] = {} if journal is None else journal.pairs

    def count() -> bool:
        """Count what is next in order; whether that is enough."""
        while standing.pairs in waiting and standing.pairs < pairs and not standing.verdict:
            standing.add(waiting.pop(standing.pairs))
        if progress is not None:
            progress(standing.pairs)
        return standing.pairs >= pairs or bool(standing.verdict)

    if count():
        return standing
    missing = [number for number in range(standing.pairs, pairs) if number not in waiting]
    try:
        with closing(play_pairs(plan, missing, min(workers, len(missing)))) as played:
            for pair in played:
                if journal is not None:
                    journal.write(pair)
                waiting[pair.number] = pair
                if count():
                    break
    except KeyboardInterrupt:
        standing.interrupted = True
    return standing
