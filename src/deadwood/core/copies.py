"""What `pickle` and `copy` need of things that change as they go: from what they are made, and what has become of them.

A compiled class makes its things by `__init__` alone, so whatever goes to another process says so itself, by
`__reduce__`. What does not is refused where it is sent: `hatch_build.py`.
"""

from __future__ import annotations

from typing import Any


def parts(of: object) -> dict[str, object]:
    """All attributes, by name."""
    names: tuple[str, ...] = getattr(type(of), "__mypyc_attrs__", None) or tuple(vars(of))
    return {name: getattr(of, name) for name in names}


def remade(kind: Any, born: tuple[object, ...], parts: dict[str, object]) -> Any:
    """One like it: made in the same way, and then as far."""
    made = kind(*born)
    for name, value in parts.items():
        there = getattr(made, name)
        if isinstance(there, list) and isinstance(value, list):
            there[:] = value  # also where the name is Final
        elif isinstance(there, dict) and isinstance(value, dict):
            there.clear()
            there.update(value)
        elif there is not value and there != value:
            setattr(made, name, value)
    return made
