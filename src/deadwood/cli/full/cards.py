"""The seat's own cards as they are drawn: as cards where there is room, else in a row."""

from __future__ import annotations

import textwrap
from typing import Final

from rich.text import Text

from deadwood.cli.tables import Held
from deadwood.cli.terminal.screen import columns

INNER: Final = 12  # columns of a card between its edges
HIGH: Final = 6  # lines of a card
RED: Final = "♥♦"


def action(card: Held) -> dict[str, str]:
    """What a click does: it asks about the card."""
    return {"@click": f"app.about({card.name!r})"}


def in_a_row(cards: list[Held], width: int) -> list[Text]:
    """Short, one beside the other; what can get nothing stands in brackets."""
    lines = [Text(" ")]
    for card in cards:
        text = f"({card.text})" if card.is_vain else f" {card.text} "
        chip = Text(text, "dim" if card.is_vain else "reverse")
        chip.apply_meta(action(card))
        if columns(lines[-1].plain) + columns(chip.plain) + 1 > width and lines[-1].plain.strip():
            lines.append(Text(" "))
        lines[-1].append(chip).append(" ")
    return lines


def as_cards(cards: list[Held], width: int) -> list[Text]:
    """Each with its edges, in as many rows as it takes."""
    across = max(1, (width + 1) // (INNER + 3))
    lines: list[Text] = []
    for at in range(0, len(cards), across):
        drawn = [drawing(card) for card in cards[at : at + across]]
        lines += [Text(" ").join(row) for row in zip(*drawn, strict=True)]
    return lines


def drawing(card: Held) -> list[Text]:
    edge = "╌" if card.is_vain else "─"
    style = "dim" if card.is_vain else ""
    name = textwrap.wrap(card.name, INNER)[: HIGH - 3]
    inner = [Text(f" {card.mark}", "bold red" if card.mark[-1:] in tuple(RED) else "bold")]
    inner += [Text(f"{line:^{INNER}}", style) for line in name]
    inner += [Text() for _ in range(HIGH - 2 - len(inner))]
    below = f" {card.below} " if card.below else ""
    lines = [Text(f"╭{edge * INNER}╮", style)]
    for text in inner:
        text.pad_right(INNER - columns(text.plain))
        lines.append(Text("│", style) + text + Text("│", style))
    lines.append(Text(f"╰{below:{edge}>{INNER}}╯", style))
    for line in (lines[0], *lines[2:]):  # what can be clicked at loses its own colour
        line.apply_meta(action(card))
    return lines
