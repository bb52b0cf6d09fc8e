"""BANG!: characters and effects stand in its page of rules, and what is printed on cards is told to the page."""

from __future__ import annotations

import json
import tomllib
from importlib import resources

from deadwood.games import bang
from deadwood.games.bang import kinds
from deadwood.games.bang.cards import KIND, SIGN, is_aimed, is_brown
from deadwood.language.bang.clauses import ABOUT
from deadwood.language.catalogue import catalogue


def digest() -> list[str]:
    """What each character changes where, and the clause that decides it."""
    matrix = tomllib.loads((resources.files(bang) / "matrix.toml").read_text(encoding="utf-8"))
    words = catalogue("en")
    lines = ["", "## Characters and effects", ""]
    lines.append(
        "What is not listed is nothing special: the rule of the card decides alone. A test of"
    )
    lines.append("the same name stands behind every line.")
    for character, cells in matrix.items():
        lines += [
            "",
            f"### {words.card('bang', character)}",
            "",
            "| effect | what happens | clause |",
        ]
        lines.append("|---|---|---|")
        for effect, cell in cells.items():
            lines.append(f"| {effect} | {cell['what']} | {cell['clause']} |")
    return lines


def page() -> str:
    """What the cards are, and what is printed on them."""
    names = list(enumerate(kinds.NAMES))
    lists: dict[str, tuple[str, list[object]]] = {
        "KINDS": ("", [*kinds.NAMES]),
        "BROWN": ("", [name for kind, name in names if is_brown(kind)]),
        "BLUE": ("", [name for kind, name in names if not is_brown(kind)]),
        "AIMED": ("", [name for kind, name in names if is_aimed(kind)]),
        "KIND_OF": ("The kind of each card.", [int(kind) for kind in KIND]),
        "SIGNS": ("Rank and suit of each card.", [*SIGN]),
    }
    lines: list[str] = []
    for name, (remark, values) in lists.items():
        lines += [f"/** {remark} */"] if remark else []
        lines.append(f"export const BANG_{name} = {json.dumps(values)} as const;")
    reach = {name: kinds.REACHES[kind] for kind, name in names if kinds.REACHES[kind]}
    lines += [
        "/** How far each weapon reaches. */",
        f"export const BANG_REACH: Record<string, number> = {json.dumps(reach)};",
        "/** The clauses about each card, character and role. */",
        f"export const BANG_ABOUT: Record<string, readonly string[]> = {json.dumps(ABOUT)};",
    ]
    return "\n".join([*lines, ""])
