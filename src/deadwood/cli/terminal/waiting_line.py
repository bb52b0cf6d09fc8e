"""Who thinks, said on a line that goes away again, if it takes longer than a moment."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Final

from deadwood.cli.terminal.screen import Screen

MOMENT: Final = 0.6  # seconds in which nobody wonders
BEAT: Final = 0.25  # seconds between two looks


class WaitingLine:
    """Begun with every bot that thinks, and ended before anything else is said or asked."""

    def __init__(self, screen: Screen, say: Callable[[str, int], str]) -> None:
        """`say` puts a name and how many seconds it takes already into words."""
        self._screen: Final = screen
        self._say: Final = say
        self._who = ""
        self._done = threading.Event()
        self._teller: threading.Thread | None = None

    def begin(self, who: str) -> None:
        """From now on it is this one who thinks; those before him may have taken long already."""
        self._who = who
        if self._teller is None and self._screen.is_live:
            self._done = threading.Event()
            self._teller = threading.Thread(target=self._tell, daemon=True)
            self._teller.start()

    def end(self) -> None:
        if self._teller is not None:
            self._done.set()
            self._teller.join()
            self._teller = None

    def _tell(self) -> None:
        begin = time.monotonic()
        pause = MOMENT
        while not self._done.wait(pause):
            pause = BEAT
            self._screen.flash(self._say(self._who, int(time.monotonic() - begin)))
        self._screen.flash("")
