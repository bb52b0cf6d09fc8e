"""Write docs/rules/<game>.md from the numbered clauses and their English words.

The clauses live once: their words in the catalogues, where they come from in the game's
`digest.toml`. A test fails when the page does not match.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import deadwood
from deadwood.core.registry import folder
from deadwood.language import teller_for
from deadwood.language.catalogue import catalogue
from scripts.games import about

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "deadwood"


def page(name: str) -> str:
    """The digest of one game as Markdown."""
    words = catalogue("en")
    file = PACKAGE / "games" / folder(name) / "digest.toml"
    source = tomllib.loads(file.read_text(encoding="utf-8"))
    clauses = source["clauses"]
    entry = deadwood.entry(name)
    lines = [
        f"# {words.say(name, '', 'title')}: the rules by number",
        "",
        "<!-- Written by `make docs` from the catalogue and digest.toml: edit those, not this. -->",
        "",
        "In our own words, as the rulebooks have it unless a clause is marked. EDITION: the printed editions",
        "differ. READING: how we understand what is printed. FACT: from reviews and lists of components.",
        "HOUSE: our ruling where they are silent.",
        "In brackets: " + source["sources"] + ".",
        "Code and tests carry the same numbers.",
        "",
        "## In short",
        "",
        # What somebody wants to know first: the aim, how one wins, and a turn.
        *(f"- {aim}" for aim in teller_for(deadwood.game(name), words, []).aims()),
    ]
    chapter = ""
    for number, clause in clauses.items():
        if number.split(".")[0] != chapter:
            chapter = number.split(".")[0]
            lines += ["", f"## {chapter} {words.say(name, 'chapters', chapter)}", ""]
        option = f" Option `{clause['option']}`." if "option" in clause else ""
        text = words.clause(name, number)
        mark = "" if clause["kind"] == "OFFICIAL" else f" *{clause['kind']}*"
        lines.append(f"- **{number}** {text}{option}{mark} [{clause['from']}]")
    lines += ["", "## Options", "", "| option | clause | values | " + " | ".join(entry.editions)]
    lines[-1] += " | question |"
    lines.append("|---|---|---|" + "---|" * (len(entry.editions) + 1))
    for choice in entry.table.choices:
        defaults = " | ".join(choice.default(edition) for edition in entry.editions)
        asked = words.say(name, "options", choice.name)
        values = ", ".join(choice.options)
        lines.append(f"| `{choice.name}` | {choice.rule} | {values} | {defaults} | {asked} |")
    lines += getattr(about(name), "digest", list)()
    return "\n".join(lines) + "\n"


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
