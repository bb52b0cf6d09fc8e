"""Write `docs/public.md`: everything that is public, each with what it takes and gives. Part of `make docs`.

A name is public if one of the packages below says so in `__all__`; of a class that is public, whatever begins with
no underscore. A test fails when the page is stale, so that no change of what is public goes unseen.
"""

from __future__ import annotations

import ast
import importlib
import inspect
from pathlib import Path
from typing import Any, Final

import deadwood
from deadwood.core.registry import folder

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "src"
PAGE: Final = ROOT / "docs" / "public.md"
PACKAGES: Final = [
    "deadwood",
    "deadwood.bots",
    *(f"deadwood.games.{folder(name)}" for name in deadwood.names()),
    "deadwood.language",
    "deadwood.language.catalogue",
    "deadwood.client",
    "deadwood.client.aio",
]
HEAD: Final = """# What is public

Written by `make docs` from the packages' `__all__`; a test fails when something has changed that is not here. Whatever
is not listed may change without notice.

**Versions** say what changed (semantic versioning): the first number rises when something that is
listed here goes or means something else, the second when something is added, the third when something is mended.
As long as the first number is 0, the second rises for both. What breaks stands in the [changelog](../CHANGELOG.md), after
the words "What breaks". Records, positions and what servers store have numbers of their own and are read as long as the
rules revision allows; moves and events by number may change with a rules revision.

**Numbers** that cannot be (a seat or a move that does not exist, 2**63 and more) are a `DeadwoodError` at every door below,
compiled and interpreted, and nothing has changed then. The exception is what the engine itself goes through and what must
be fast: `State.apply`, `ask`, `tell`, `settle` and the fields of states **trust**. `apply` takes a move out of
`options` or `Game.legal`; with any other it may spoil the state or raise whatever Python raises. `Game.play` is the same
door with the check.
"""


def classes_of(module: str) -> dict[str, ast.ClassDef]:
    """The classes of a module by name, as they are written."""
    file = SOURCES / (module.replace(".", "/") + ".py")
    if not file.exists():
        file = SOURCES / module.replace(".", "/") / "__init__.py"
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def signature(node: ast.FunctionDef | ast.AsyncFunctionDef, bound: bool) -> str:
    """As it is written, without the first argument of a method."""
    text = ast.unparse(node.args)
    if bound:
        first, _, rest = text.partition(", ")
        text = rest if first.partition(":")[0] in ("self", "cls") else text
    given = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"({text}){given}"


def members(node: ast.ClassDef) -> list[str]:
    """What a class has: attributes of its making, properties, methods."""
    lines: list[str] = []
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            if not part.target.id.startswith("_"):
                lines.append(f"{part.target.id}: {ast.unparse(part.annotation)}")
        if not isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        if part.name == "__init__":
            lines += attributes(part)
        elif not part.name.startswith("_"):
            marks = [ast.unparse(mark) for mark in part.decorator_list]
            if "property" in marks:
                given = ast.unparse(part.returns) if part.returns else ""
                lines.append(f"{part.name}: {given}")
            elif "overload" not in marks:
                lines.append(part.name + signature(part, "staticmethod" not in marks))
    return sorted(set(lines))


def attributes(made: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    found: list[str] = []
    for node in ast.walk(made):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            if not node.target.attr.startswith("_"):
                found.append(f"{node.target.attr}: {ast.unparse(node.annotation)}")
    return found


def lines_of(name: str, what: Any) -> list[str]:
    if inspect.isclass(what):
        node = classes_of(what.__module__)[what.__name__]
        made = next((part for part in node.body if getattr(part, "name", "") == "__init__"), None)
        takes = signature(made, True).split(" -> ")[0] if isinstance(made, ast.FunctionDef) else ""
        bases = [ast.unparse(base) for base in node.bases]
        made_of = f" of {', '.join(bases)}" if bases else ""
        return [f"class {name}{takes}{made_of}", *[f"    {line}" for line in members(node)]]
    if inspect.isfunction(what):
        given = inspect.signature(what)
        return [f"{name}{given}".replace("'", "")]
    return [f"{name} = {what!r}" if isinstance(what, (int, str, tuple)) else name]


def page() -> str:
    parts = [HEAD]
    for package in PACKAGES:
        module = importlib.import_module(package)
        lines: list[str] = []
        for name in sorted(module.__all__, key=str.lower):
            lines += lines_of(name, getattr(module, name))
        parts.append(f"## {package}\n\n```text\n" + "\n".join(lines) + "\n```\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
