"""Write docs/rules/<game>.md from the numbered clauses and their English words.

The clauses live once: their words in the catalogues, where they come from in the game's
`digest.toml`. A test fails when the page does not match.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import deadwood
from deadwood.games.el_paso.board import STANDARD_BOARD
from deadwood.games.el_paso.cards import NAMES
from deadwood.language import teller_for
from deadwood.language.catalogue import Catalogue, catalogue

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "deadwood"


def page(name: str) -> str:
    """The digest of one game as Markdown."""
    words = catalogue("en")
    folder = PACKAGE / "games" / name.replace("-", "_")
    source = tomllib.loads((folder / "digest.toml").read_text(encoding="utf-8"))
    clauses = source["clauses"]
    entry = deadwood.entry(name)
    lines = [
        f"# {words.say(name, '', 'title')}: the rules by number",
        "",
        "<!-- Written by `make docs` from the catalogue and digest.toml: edit those, not this. -->",
        "",
        "In our own words, as the rulebooks have it unless a clause is marked. EDITION: the printed editions",
        "differ. FACT: from reviews and lists of components. HOUSE: our ruling where they are silent.",
        "In brackets: " + source["sources"] + ".",
        "Code and tests carry the same numbers.",
        "",
        "## In short",
        "",
        # What somebody wants to know first: the aim, how one wins, and a turn.
        *(f"- {aim}" for aim in teller_for(deadwood.game(name), words, []).aims()),
    ]
    chapter = ""
    for number, about in clauses.items():
        if number.split(".")[0] != chapter:
            chapter = number.split(".")[0]
            lines += ["", f"## {chapter} {words.say(name, 'chapters', chapter)}", ""]
        option = f" Option `{about['option']}`." if "option" in about else ""
        text = words.clause(name, number)
        mark = "" if about["kind"] == "OFFICIAL" else f" *{about['kind']}*"
        lines.append(f"- **{number}** {text}{option}{mark} [{about['from']}]")
    lines += ["", "## Options", "", "| option | clause | values | " + " | ".join(entry.editions)]
    lines[-1] += " | question |"
    lines.append("|---|---|---|" + "---|" * (len(entry.editions) + 1))
    for choice in entry.table.choices:
        defaults = " | ".join(choice.default(edition) for edition in entry.editions)
        asked = words.say(name, "options", choice.name)
        values = ", ".join(choice.options)
        lines.append(f"| `{choice.name}` | {choice.rule} | {values} | {defaults} | {asked} |")
    if name == "el-paso":
        lines += board_table()
    if name == "bang":
        lines += interactions(words)
    return "\n".join(lines) + "\n"


def board_table() -> list[str]:
    """The board of El Paso, with what is reconstructed in it (EP1.4)."""
    short = {"printed": "printed", "reviewed": "reviews", "reconstructed": "**reconstructed**"}
    board = STANDARD_BOARD
    cells = {(entry.town, entry.what): entry for entry in board.entries}
    lines = ["", "## The board", ""]
    lines.append(
        "What is printed, what reviews tell, and what is reconstructed: correct it in a copy"
    )
    lines.append("of `board.toml` and play with `--board FILE`.")
    lines += ["", "| town | rate | " + " | ".join(NAMES) + " |", "|---|---|" + "---|" * len(NAMES)]
    for town in board.towns:
        row = [f"{cells[town, 'rate'].value}:1 {short[cells[town, 'rate'].mark]}"]
        for kind in NAMES:
            entry = cells[town, kind]
            row.append(f"{'yes' if entry.value else 'no'} {short[entry.mark]}")
        lines.append(f"| {town} | " + " | ".join(row) + " |")
    return lines


def interactions(words: Catalogue) -> list[str]:
    """BANG!: what each character changes where, and the clause that decides it."""
    file = PACKAGE / "games" / "bang" / "matrix.toml"
    matrix = tomllib.loads(file.read_text(encoding="utf-8"))
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


def path(name: str) -> Path:
    return ROOT / "docs" / "rules" / f"{name}.md"


def main() -> int:
    for name in deadwood.names():
        path(name).parent.mkdir(parents=True, exist_ok=True)
        path(name).write_text(page(name), encoding="utf-8")
        print(f"wrote {path(name).relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
