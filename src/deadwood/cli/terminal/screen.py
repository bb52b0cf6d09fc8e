"""The terminal: colours when it has them, lines of at most 80 columns, questions and answers."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Final

WIDTH: Final = 80
HEIGHT: Final = 24
LEAST_ITEM: Final = 16  # columns
GLUE: Final = "\u00a0"
UNBROKEN: Final = re.compile(
    r"(?<=\d) (?=[$%])|(?<=\$) (?=\d)|(?<=[^\W\d]) (?=(\d|[A-H])\b)"
    r"|(?<=\S) (?=\w{1,2}[♠♥♦♣])|(?<=\w) (?=★(?!★))"
)
# Clears the screen and what scrolled off it: the last player's cards must not be a page up.
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"

STYLES: Final = {
    "bold": "1",
    "dim": "2",
    "good": "32",
    "bad": "31",
    "mark": "1;33",
    "title": "1;36",
}


# What a terminal without these characters shows instead, column for column.
PLAIN: Final = {
    **dict.fromkeys("┌┐└┘✓", "+"),
    **dict.fromkeys("─–—", "-"),
    **dict.fromkeys("★•", "*"),
    **dict.fromkeys("►›", ">"),
    **dict.fromkeys("“”„", '"'),
    **dict.fromkeys("‘’", "'"),
    "│": "|",
    "·": ".",
    "…": "~",
    "Ψ": "Y",
    "†": "+",
    "×": "x",
    "●": "O",
    "○": ".",
    "♠": "s",
    "♥": "h",
    "♦": "d",
    "♣": "c",
    "ß": "s",
    "µ": "u",
    GLUE: " ",
}


def printable(text: str) -> str:
    """The text without anything that a terminal would obey instead of show."""
    return "".join(c if c.isprintable() else " " for c in text)


def shorten(text: str, length: int) -> str:
    text = printable(text)
    return text if len(text) <= length else text[: length - 1] + "…"


def plain(text: str, encoding: str) -> str:
    """The text in characters that an encoding has; letters lose what it cannot show of them."""
    shown: list[str] = []
    for c in text:
        try:
            c.encode(encoding)
        except UnicodeEncodeError:
            c = PLAIN.get(c) or unicodedata.normalize("NFKD", c)[0]
            c = c if c.isascii() else "?"
        shown.append(c)
    return "".join(shown)


def columns(text: str) -> int:
    """How many columns of the terminal a text takes."""
    wide = sum(1 for c in text if unicodedata.east_asian_width(c) in "WF")
    return len(text) + wide - sum(1 for c in text if unicodedata.combining(c))


def pad(text: str, width: int) -> str:
    return text + " " * max(0, width - columns(text))


def pad_left(text: str, width: int) -> str:
    return " " * max(0, width - columns(text)) + text


def wrap(text: str, first: str = "", rest: str | None = None, width: int = WIDTH) -> list[str]:
    """Lines of at most `width` columns; `first` begins the first, `rest` all others."""
    lines = textwrap.wrap(
        glued(text),
        width,
        initial_indent=first,
        subsequent_indent=" " * len(first) if rest is None else rest,
        break_on_hyphens=False,
    )
    return [line.replace(GLUE, " ") for line in lines] or [first.rstrip()]


def glued(text: str) -> str:
    """The text with what no line may break: "$ 3.000", "65 %", "Bank 7", "Ranger A", "Beer 8♥"."""
    return re.sub(UNBROKEN, GLUE, text)


def wrap_list(
    items: list[str], separator: str, first: str, end: str = "", width: int = WIDTH
) -> list[str]:
    """Items as running text whose lines break only between them.

    What begins the first line has one of its own where it would leave no room for an item.
    """
    if width - len(first) < LEAST_ITEM and len(first) > LEAST_ITEM:
        return [*wrap(first, " ", width=width), *wrap_list(items, separator, "   ", end, width)]
    room = width - len(first) - 1
    whole = [item.replace(" ", GLUE) if len(item) <= room else item for item in items]
    return wrap(f"{separator} ".join(whole) + end, first, " " * len(first), width)


def grid(items: list[str], indent: int, width: int = WIDTH) -> list[str]:
    """Items side by side in as many columns as fit, read from left to right."""
    cell = max(columns(item) for item in items) + 2
    across = max(1, (width - indent) // cell)
    return [
        " " * indent + "".join(pad(item, cell) for item in items[at : at + across]).rstrip()
        for at in range(0, len(items), across)
    ]


class Screen:
    """Where a game is shown and asked about. Everything printed goes through here."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdout.isatty()
        self.colour = (
            self.is_terminal
            and not os.environ.get("NO_COLOR")
            and os.environ.get("TERM", "") not in ("", "dumb")
        )
        size = shutil.get_terminal_size((WIDTH, HEIGHT))
        self.width = max(40, min(WIDTH, size.columns))
        # Whether a person looks and types: only then are there pauses, and only so much room.
        self.is_live = self.is_terminal and sys.stdin.isatty()
        self.room = max(12, size.lines - 1) if self.is_live else 1_000_000
        self.readline = line_editor() if self.is_live else None
        self.encoding = sys.stdout.encoding or "ascii"
        self.kept: list[str] | None = None  # lines that are collected instead of printed
        # What a line that somebody has begun can become, for the Tab key.
        self.complete: Callable[[str], list[str]] = nothing
        if self.readline is not None:
            self.readline.set_completer(self._completion)
        self._completions: list[str] = []
        self._flashed = 0  # columns of a line that is to go away again

    def paint(self, text: str, style: str) -> str:
        if not self.colour or not text:
            return text
        return f"\x1b[{STYLES[style]}m{text}\x1b[0m"

    def line(self, text: str = "", style: str = "") -> None:
        painted = self.paint(text, style) if style else text
        if self.kept is None:
            print(plain(painted, self.encoding))
        else:
            self.kept.append(painted)

    def lines(self, lines: list[str]) -> None:
        for text in lines:
            self.line(text)

    @contextlib.contextmanager
    def collected(self) -> Iterator[list[str]]:
        """What is said in the meantime goes into this list, not to the terminal."""
        before, self.kept = self.kept, []
        try:
            yield self.kept
        finally:
            self.kept = before

    def pages(self, lines: list[str], more: str) -> None:
        """Lines a screenful at a time; after each, Enter goes on and anything else is enough."""
        at = 0
        while at < len(lines):
            self.lines(lines[at : at + self.room - 1])
            at += self.room - 1
            if at < len(lines) and self.ask(more + " "):
                return

    def say(self, text: str, style: str = "", indent: str = "") -> None:
        """A paragraph, wrapped."""
        for text_line in wrap(text, indent, width=self.width):
            self.line(text_line, style)

    def rule(self, text: str) -> None:
        """A heading across the screen."""
        head = f"── {shorten(text, self.width - 6)} "
        self.line(head + "─" * max(2, self.width - columns(head)), "title")

    def flash(self, text: str) -> None:
        """A line that stands only until the next one of them; an empty one leaves nothing behind."""
        shown = plain(shorten(text, self.width - 1), self.encoding)
        if shown or self._flashed:
            blank = " " * max(0, self._flashed - columns(shown))
            end = "\r" if not shown else ""
            print(f"\r{self.paint(shown, 'dim')}{blank}", end=end, flush=True)
            self._flashed = columns(shown)

    def _completion(self, line: str, number: int) -> str | None:
        """What readline asks for: the next of all that the line can become."""
        if number == 0:
            self._completions = self.complete(line)
        return self._completions[number] if number < len(self._completions) else None

    def clear(self) -> None:
        self.complete = nothing
        if self.is_terminal:
            print(CLEAR, end="", flush=True)
            if self.readline is not None:
                self.readline.clear_history()  # nor may the last player's words be an arrow up
        else:
            self.line("─" * self.width)

    def ask(self, prompt: str) -> str:
        """One line of input; EOFError when there is no more, KeyboardInterrupt on Ctrl-C."""
        sys.stdout.flush()
        prompt = plain(prompt, self.encoding)
        if self.readline is not None:
            return input(prompt).strip()
        print(prompt, end="", flush=True)
        text = sys.stdin.readline()
        if not text:
            raise EOFError
        if not sys.stdin.isatty():
            print()
        return text.strip()


def nothing(_: str) -> list[str]:
    return []


def line_editor() -> ModuleType | None:
    """Arrow keys and history while typing, where Python has them."""
    with contextlib.suppress(ImportError):
        import readline

        with contextlib.suppress(Exception):  # an editor that is not GNU's knows no such word
            readline.parse_and_bind("set enable-bracketed-paste off")
        readline.set_auto_history(True)
        readline.set_completer_delims("")  # a move has several words
        is_libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
        return readline
    return None
