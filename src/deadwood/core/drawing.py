"""A table drawn small, for notebooks and terminals: what stands open above, and a row for each seat.

In the words of notation, which are the same in every language. Colours are those of whoever shows it, so that
it can be read in light and dark.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, final

EDGE: Final = "border: 1px solid rgba(128, 128, 128, 0.5); padding: 0.15em 0.5em; text-align: left"
TABLE: Final = "border-collapse: collapse; color: inherit; background: transparent; margin: 0.3em 0"
TITLE: Final = "caption-side: top; text-align: left; color: inherit; font-weight: bold"
UNSEEN: Final = "?"


@final
class Drawing:
    """`facts` are names with what they are; the first of `columns` names the rows."""

    def __init__(
        self,
        title: str,
        facts: Sequence[tuple[str, str]],
        columns: Sequence[str] = (),
        rows: Sequence[Sequence[str]] = (),
    ) -> None:
        self.title: Final = title
        self.facts: Final = [(name, what) for name, what in facts if what]
        self.columns: Final = list(columns)
        self.rows: Final = [list(row) for row in rows]

    def html(self) -> str:
        width = max(len(self.columns), 2)
        lines = [
            f'<table style="{TABLE}">',
            f'<caption style="{TITLE}">{escape(self.title)}</caption>',
        ]
        for name, what in self.facts:
            span = f' colspan="{width - 1}"' if width > 2 else ""
            lines.append(f"<tr>{cell('th', name, 'row')}{cell('td', what, '', span)}</tr>")
        if self.columns:
            heads = "".join([cell("th", name, "col") for name in self.columns])
            lines.append(f"<tr>{heads}</tr>")
        for row in self.rows:
            cells = [cell("td", what, "") for what in row[1:]]
            lines.append(f"<tr>{cell('th', row[0], 'row')}{''.join(cells)}</tr>")
        return "\n".join([*lines, "</table>"])

    def text(self) -> str:
        """The same for a terminal."""
        lines = [self.title, *[f"{name}: {what}" for name, what in self.facts]]
        if self.columns:
            table = [self.columns, *self.rows]
            last = len(self.columns) - 1
            widths = [max([len(row[at]) for row in table]) for at in range(last)]
            for row in table:
                cells = [row[at].ljust(widths[at]) for at in range(last)]
                lines.append("  ".join([*cells, row[last]]).rstrip())
        return "\n".join(lines)


def cell(tag: str, text: str, scope: str, more: str = "") -> str:
    said = f' scope="{scope}"' if scope else ""
    return f'<{tag}{said}{more} style="{EDGE}">{escape(text)}</{tag}>'


def named(numbers: Sequence[int], names: Sequence[str]) -> str:
    """Cards and tiles by name, equal ones counted, and how many of them cannot be seen."""
    said: list[str] = []
    counts: dict[str, int] = {}
    for number in numbers:
        name = names[number] if number >= 0 else UNSEEN
        counts[name] = counts.get(name, 0) + 1
    for name, many in counts.items():
        said.append(name if many == 1 else f"{many} {name}")
    return ", ".join(said)


def in_order(numbers: Sequence[int], names: Sequence[str]) -> str:
    """The same for a pile, in its order: only neighbours are counted together."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][0] == number:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join([named(run, names) for run in runs])


def said(value: object) -> str:
    """A plain value of an event or a move."""
    if isinstance(value, list):
        return ", ".join([said(each) for each in value])
    return UNSEEN if value is None else str(value)


def seat_name(seat: int, me: int) -> str:
    """As Python counts: from 0."""
    return f"{seat} (own)" if seat == me else str(seat)
