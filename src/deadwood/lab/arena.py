"""A run: pairs are played, kept, and counted in their order until there are enough.

Counting in the order of their numbers makes the result the same whatever the number of workers,
and lets the sequential test stop at the same pair every time.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Final

from deadwood.lab.journal import Journal
from deadwood.lab.odds import Tally
from deadwood.lab.pairs import Pair
from deadwood.lab.plan import Plan
from deadwood.lab.sprt import Sprt
from deadwood.lab.times import Times
from deadwood.lab.workers import play_pairs


class Standing:
    """What the pairs came to so far."""

    def __init__(self, plan: Plan, sprt: Sprt | None = None) -> None:
        self.plan: Final = plan
        self.sprt: Final = sprt
        self.tallies: Final = [Tally(plan.duel) for _ in plan.matches]
        self.times: Final = {bot: Times() for bot in plan.bots}
        self.pairs = 0
        self.decisions = 0
        self.verdict = ""  # of the sequential test
        self.interrupted = False

    def add(self, pair: Pair) -> None:
        match, _ = self.plan.match_of(pair.number)
        self.tallies[match].add(pair.stratum, *pair.scores)
        for bot, times in pair.times.items():
            self.times[bot].merge(times)
        self.pairs += 1
        self.decisions += pair.decisions

    def judge(self) -> None:
        """Ask the sequential test, which there is for one match only."""
        if self.sprt is not None:
            self.verdict = self.sprt.accepts(self.tallies[0])


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
            standing.judge()
        if progress is not None:
            progress(standing.pairs)
        return standing.pairs >= pairs or bool(standing.verdict)

    if count():
        return standing
    missing = [number for number in range(standing.pairs, pairs) if number not in waiting]
    try:
        with closing(play_pairs(plan, missing, min(workers, len(missing)))) as played:
            for pair in played:
                with uninterrupted():
                    if journal is not None:
                        journal.write(pair)
                    waiting[pair.number] = pair
                    enough = count()
                if enough:
                    break
    except KeyboardInterrupt:
        standing.interrupted = True
        for number in sorted(waiting):  # what was finished before its turn is worth counting too
            if number < pairs:
                standing.add(waiting[number])
    return standing


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C waits, so that a pair is written and counted, or neither."""
    if not hasattr(signal, "pthread_sigmask"):  # not a Unix
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
