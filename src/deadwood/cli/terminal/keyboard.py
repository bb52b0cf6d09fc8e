"""A terminal at which something happens while somebody types."""

from __future__ import annotations

import os
import queue
import sys
import threading
from collections.abc import Callable
from typing import Final

from deadwood.cli.terminal.screen import Screen, plain

MOMENT: Final = 0.05  # seconds between two looks at the keyboard
CLEAR_LINE: Final = "\r\x1b[K"


class Keyboard:
    """Lines of the standard input, read beside everything else that goes on."""

    def __init__(self) -> None:
        self._lines: Final[queue.SimpleQueue[str | None]] = queue.SimpleQueue()
        self._reader: threading.Thread | None = None
        self._ended = False

    def _read(self) -> None:
        # Not through sys.stdin: whoever waits in it for a line keeps Python from ending.
        encoding = getattr(sys.stdin, "encoding", None) or "utf-8"
        number = sys.stdin.fileno()
        rest = b""
        while True:
            try:
                piece = os.read(number, 4096)
            except OSError:
                piece = b""
            if not piece:
                break
            *lines, rest = (rest + piece).split(b"\n")
            for line in lines:
                self._lines.put(line.decode(encoding, "replace").strip())
        if rest:
            self._lines.put(rest.decode(encoding, "replace").strip())
        self._lines.put(None)

    def line(self) -> str | None:
        """The next line, or None if nobody has typed one yet; EOFError when there is no more."""
        if self._ended:
            raise EOFError
        if self._reader is None:
            self._reader = threading.Thread(target=self._read, daemon=True)
            self._reader.start()
        try:
            line = self._lines.get_nowait()
        except queue.Empty:
            return None
        if line is None:
            self._ended = True
            raise EOFError
        return line


class LiveScreen(Screen):
    """Asks as every screen does, and does something else as long as nobody answers."""

    def __init__(self, keyboard: Keyboard | None = None) -> None:
        super().__init__()
        self.keyboard: Final = keyboard or Keyboard()
        self.idle: Callable[[float], object] = self._sleep  # for so many seconds
        self.prompt = ""  # what stands before the place where somebody types

    def _sleep(self, seconds: float) -> None:
        threading.Event().wait(seconds)

    def ask(self, prompt: str) -> str:
        self.prompt = plain(prompt, self.encoding)
        print(self.prompt, end="", flush=True)
        try:
            while True:
                line = self.keyboard.line()
                if line is not None:
                    if not sys.stdin.isatty():
                        print()
                    return line
                self.idle(MOMENT)
        finally:
            self.prompt = ""

    def interject(self, lines: list[str]) -> None:
        """Say something, whether or not somebody is being asked at this moment."""
        asking = self.prompt
        if asking:
            print(CLEAR_LINE if self.is_terminal else "\n", end="")
        self.lines(lines)
        sys.stdout.flush()
        if asking:
            print(asking, end="", flush=True)
