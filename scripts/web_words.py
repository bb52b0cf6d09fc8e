"""Write web/src/words/types.ts: what the page can say, from the English catalogue.

A message without gaps is a string, one with gaps a function of its values. So the page cannot ask for
a message that is missing or forget a value; a test fails when the file does not match.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from deadwood.core.registry import folder, names
from deadwood.language.catalogue import CATALOGUES

ROOT: Final = Path(__file__).resolve().parent.parent
PATH: Final = ROOT / "web" / "src" / "words" / "types.ts"
HEAD: Final = """// What the page can say. Written by `make types` from src/deadwood/language/catalogues/en: edit those,
// not this. What is said of numbers and names is a function of them.

export type Value = string | number;
"""
# What the page says at every table stands in two files: what all games share, and what is its own.
OWN: Final = ["core", "page"]
SHARED: Final = ("common-", "emotes-")  # what of the first the page says, too

Tree = dict[str, "Tree | str"]


def page() -> str:
    own: Tree = {}
    for file in OWN:
        for message in read(file):
            if file == "page" or message.id.name.startswith(SHARED):
                put(own, message.id.name.split("-"), type_of(message))
    parts = [HEAD, f"export interface PageWords {spelled(own)}\n"]
    for name in names():
        tree: Tree = {}
        for message in read(folder(name)):
            section, *path = message.id.name.split("-")
            if section == "page":
                put(tree, path, type_of(message))
        title = "".join(word.capitalize() for word in name.split("-"))
        parts.append(f"export interface {title}Words {spelled(tree)}\n")
    return "\n".join(parts)


def read(file: str) -> list[ast.Message]:
    text = (CATALOGUES / "en" / f"{file}.ftl").read_text(encoding="utf-8")
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]


def put(tree: Tree, path: list[str], kind: str) -> None:
    *above, last = (part.replace("_", "-") for part in path)
    for word in above:
        below = tree.setdefault(word, {})
        assert isinstance(below, dict)
        tree = below
    tree[last] = kind


def type_of(message: ast.Message) -> str:
    """By its gaps, in the order in which English has them."""
    assert message.value is not None
    source = message.value
    gaps = dict.fromkeys(variables(source))
    if not gaps:
        return "string"
    return f"(values: {{ {'; '.join(f'{gap}: Value' for gap in gaps)} }}) => string"


def variables(node: ast.BaseNode) -> list[str]:
    if isinstance(node, ast.VariableReference):
        return [node.id.name]
    found: list[str] = []
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found += variables(child)
    return found


def spelled(tree: Tree, depth: int = 1) -> str:
    lines = ["{"]
    for key, value in tree.items():
        name = key if re.fullmatch(r"\w+", key) else f'"{key}"'
        kind = value if isinstance(value, str) else spelled(value, depth + 1)
        lines.append(f"{'  ' * depth}readonly {name}: {kind};")
    return "\n".join([*lines, f"{'  ' * (depth - 1)}}}"])


def main() -> int:
    PATH.write_text(page(), encoding="utf-8")
    print(f"wrote {PATH.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
