"""Runs `deadwood` as people do: as a process, with its output piped or on a real terminal."""

from __future__ import annotations

import atexit
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import pexpect  # type: ignore[import-untyped]

from deadwood.bots.cast import CAST
from tests.waiting import PATIENCE

ANSI: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
PROMPT: Final = r"\n([^\n>]*)> $"
NUMBERED: Final = re.compile(r"(?:^|\s{2})(\d+)\) ")
# What a person keeps, apart from the one who runs the tests.
HOME: Final = tempfile.mkdtemp(prefix="deadwood-home-")
atexit.register(shutil.rmtree, HOME, ignore_errors=True)
NONSENSE: Final = [
    "",
    "0",
    "999999999999",
    "lay",
    "discard nobody",
    "\x07\x1b[31m",
    "why",
    "ü😀",
    "-1",
]


def environment(**changes: str) -> dict[str, str]:
    """That of the tests, in English and without what would colour the output."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "LANG")) and name not in ("NO_COLOR", "COLUMNS", "LINES")
    }
    paths = [
        str(Path(path).resolve()) for path in kept.get("PYTHONPATH", "").split(os.pathsep) if path
    ]
    if paths:
        kept["PYTHONPATH"] = os.pathsep.join(paths)
    # Line by line, unless a test wants the full screen.
    home = {"XDG_DATA_HOME": HOME, "DEADWOOD_LINE": "1"}
    return {**kept, **home, "LANG": "C.UTF-8", "PYTHONUTF8": "1", **changes}


def deadwood(
    *arguments: str, typed: str | bytes = "", **changes: str
) -> subprocess.CompletedProcess[str]:
    """One run of the command with this input; nothing may look like a crash."""
    raw = typed.encode() if isinstance(typed, str) else typed
    ran = subprocess.run(
        [sys.executable, "-m", "deadwood", *arguments],
        input=raw,
        env=environment(**changes),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    out, err = ran.stdout.decode(), ran.stderr.decode()
    assert "Traceback" not in err, err
    return subprocess.CompletedProcess(ran.args, ran.returncode, out, err)


def fine(*arguments: str, typed: str | bytes = "", **changes: str) -> str:
    """The output of a run that must succeed without a word on stderr."""
    ran = deadwood(*arguments, typed=typed, **changes)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


def refused(*arguments: str, typed: str = "") -> str:
    """The one sentence about bad input."""
    ran = deadwood(*arguments, typed=typed)
    assert (ran.returncode, ran.stdout) == (2, "")
    sentence = ran.stderr
    assert sentence.endswith((".\n", "?\n")), sentence
    assert sentence.count("\n") == 1, sentence
    return sentence.strip()


def end_of(child: Any) -> int:
    """The exit code. Closed before it has ended, it would be killed after some tenths of a second."""
    child.wait()
    child.close()
    return int(child.exitstatus)


class Person:
    """Somebody at a terminal of 80 columns who plays `deadwood play`, Wyatt Earp unless he says."""

    def __init__(
        self,
        *arguments: str,
        game: str = "wyatt-earp",
        rows: int = 50,
        columns: int = 80,
        **changes: str,
    ) -> None:
        named = [] if "--load" in arguments or not game else [game]
        self.child: Any = pexpect.spawn(
            sys.executable,
            ["-m", "deadwood", "play", *named, *arguments],
            env=environment(**{"TERM": "xterm", **changes}),
            encoding="utf-8",
            dimensions=(rows, columns),
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = None
        self.raw = ""  # everything that came out of the terminal
        self.screen = ""  # what came since the last answer, without colours
        self.player = ""  # who is asked; empty at the end of a game

    def look(self) -> bool:
        """Wait for the next question; False when the program has ended."""
        at = self.child.expect([PROMPT, r"is looking\.[^\n]*\r\n$", pexpect.EOF])
        found = self.child.before + (self.child.after if at < 2 else "")
        self.raw += found
        self.screen = ANSI.sub("", found).replace("\r", "")
        self.player = ANSI.sub("", self.child.match.group(1)).strip() if at == 0 else ""
        if at == 1 and "> " not in self.screen.splitlines()[-1]:
            self.player = "?"  # the screen between two hidden hands
        return bool(at < 2)

    def type(self, text: str) -> bool:
        self.child.sendline(text)
        return self.look()

    def choices(self) -> list[int]:
        return [int(number) for number in NUMBERED.findall(self.screen)]

    def hint(self) -> str:
        """The number that a ranger would choose."""
        self.type("hint ranger")
        found = re.search(r" (\d+)(?: wählen| kiezen)?:\s", self.screen)
        assert found, self.screen
        return found.group(1)

    def play_on(self, chance: random.Random, nonsense: bool, most: int = 2000) -> int:
        """Answer to the end of the game, mostly as a ranger would; the number of answers."""
        for answers in range(most):
            if not self.player:
                return answers
            listed = self.choices()
            if self.player == "?" or not listed:  # a pause: before a hand, or after one
                self.type("")
                continue
            assert listed == list(range(1, len(listed) + 1)), self.screen
            if nonsense and chance.random() < 0.3:
                before = self.player
                assert self.type(chance.choice(NONSENSE))
                assert self.player == before
            self.type(self.hint() if chance.random() < 0.8 else str(chance.choice(listed)))
        raise AssertionError("The game does not end.")

    def end(self) -> None:
        """Ctrl-D, which asks, and once more, which leaves."""
        self.child.sendeof()
        if self.look():
            self.child.sendeof()

    def leave(self) -> int:
        """Wait for the end; the exit code."""
        self.child.expect(pexpect.EOF)
        self.raw += self.child.before
        self.screen += ANSI.sub("", self.child.before).replace("\r", "")
        return end_of(self.child)


def unnamed(text: str) -> str:
    """With every bot called Somebody: which of the cast plays is the seed's affair."""
    return re.sub("|".join(map(re.escape, CAST)), "Somebody", " ".join(text.split()))
