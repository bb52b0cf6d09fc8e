"""Pairs on all cores: processes that are given one pair after another.

They come back in the order in which they are finished. A process ends when its pipe does, or when
whoever started it is gone, however that happened.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import cast

from deadwood.core.reason import DeadwoodError
from deadwood.lab.pairs import Pair, play_pair
from deadwood.lab.plan import Plan


class WorkersError(DeadwoodError):
    """A process has no pair to give."""


def play_pairs(plan: Plan, numbers: Iterable[int], workers: int) -> Generator[Pair]:
    """These pairs; with one worker in this process, else each as soon as it is finished."""
    if workers > 1:
        yield from play_apart(plan, iter(numbers), workers)
        return
    game = plan.make_game()
    for number in numbers:
        yield play_pair(plan, game, number)


def play_apart(plan: Plan, numbers: Iterator[int], workers: int) -> Generator[Pair]:
    # Spawned, not forked: a fork would hold the pipes of those before it open.
    context = multiprocessing.get_context("spawn")
    processes: dict[Connection, SpawnProcess] = {}
    try:
        for number in numbers:
            with deaf_to_interrupts():  # inherited: Ctrl-C is for the process that asks
                here, there = context.Pipe()
                process = context.Process(target=work, args=(there, plan), daemon=True)
                process.start()
            there.close()
            processes[here] = process
            give(here, number)
            if len(processes) == workers:
                break
        while processes:
            for here in cast("list[Connection]", wait(list(processes))):
                yield receive(here)
                following = next(numbers, None)
                if following is None:
                    processes.pop(here).kill()
                else:
                    give(here, following)
    finally:
        for process in processes.values():
            process.kill()
        for process in processes.values():
            process.join()


def give(here: Connection, number: int) -> None:
    """The next pair; who has ended meanwhile is noticed when it is waited for."""
    with suppress(ConnectionError):
        here.send(number)


def receive(here: Connection) -> Pair:
    try:
        found = here.recv()
    except (EOFError, ConnectionError):
        raise WorkersError("A process that played games was ended from outside.") from None
    if isinstance(found, tuple):
        raise WorkersError(*found)  # what a bot of somebody's has done wrong
    if isinstance(found, str):
        raise RuntimeError(f"A process that played games has failed:\n{found}")
    return Pair.read(found)


def work(there: Connection, plan: Plan) -> None:
    """What a process does: a number comes in, a pair goes out."""
    threading.Thread(target=end_with_parent, daemon=True).start()
    game = plan.make_game()
    while True:
        number: int = there.recv()
        try:
            there.send(play_pair(plan, game, number).fields())
        except DeadwoodError as error:
            there.send((str(error),))
        except Exception:
            there.send(traceback.format_exc())


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes that are started meanwhile ignore Ctrl-C from their first moment."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
