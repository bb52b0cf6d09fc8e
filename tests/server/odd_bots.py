"""Bots that no game has: for tests of what happens when one misbehaves."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.bots.registry import make_bot as make_real_bot
from deadwood.core.chance import swift
from deadwood.core.registry import AnyGame
from deadwood.core.types import Move

SECRET = "ace of spades"
BOOK = "ODD_BOTS_BOOK"  # the variable that names a file, in which bots sign with their process
GATE = "ODD_BOTS_GATE"  # the variable that names a file, for which bots wait that are at work


class OddBot(Bot):
    """Does what it is called, then takes the first move."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(swift(seed))
        self.name = name

    def choose(self, chair: Chair) -> Move:
        view = chair.view
        moves = chair.moves
        if self.name == "hangs":
            sign(str(os.getpid()))
            while True:
                pass
        elif self.name == "waits":
            sign(str(os.getpid()))
            while not Path(os.environ[GATE]).exists():
                time.sleep(0.005)
        elif self.name == "raises":
            raise LookupError(f"{SECRET} {view.as_bytes()!r}")
        elif self.name == "cheats":
            return -7
        elif self.name == "quits":
            sys.exit(3)
        elif self.name == "dies":
            os.kill(os.getpid(), signal.SIGKILL)
        elif self.name == "signs":
            sign(str(os.getpid()))
        elif self.name.startswith("tells"):
            sign(self.name)
        elif self.name == "prints":
            print(SECRET, flush=True)
            os.write(1, b"\0\0\0\7nothing")
            moves.reverse()
        return moves[0]


def sign(word: str) -> None:
    if BOOK in os.environ:
        with Path(os.environ[BOOK]).open("a", encoding="utf-8") as book:
            book.write(f"{word}\n")


def make_bot(name: str, game: AnyGame, seed: int) -> Bot:
    real = name in ("random", "ranger")
    plain = name if name.startswith("tells") else name.split(":")[0]
    return make_real_bot(name, game, seed) if real else OddBot(plain, seed)
