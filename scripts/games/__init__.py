"""What the scripts must know of a game that its tables do not say: a module a game, for games that have more.

`digest()`  lines for the end of its page of rules, besides the clauses
`page()`    what the page needs to know of it besides names, as TypeScript
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from deadwood.core.registry import folder


def about(name: str) -> ModuleType | None:
    module = f"{__name__}.{folder(name)}"
    return import_module(module) if find_spec(module) else None
