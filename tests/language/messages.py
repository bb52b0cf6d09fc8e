"""The catalogues as their files have them: every message, every way in which it can come out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final, TypeAlias

from fluent.syntax import FluentParser, ast

import deadwood
from deadwood.language.catalogue import CATALOGUES

Key: TypeAlias = tuple[str, str]  # message and attribute ("" for its own text)

GAMES: Final = deadwood.names()
FILES: Final = ["core", "cli", "server", "errors", "page", *GAMES]


def source(language: str, file: str) -> str:
    return (CATALOGUES / language / f"{file.replace('-', '_')}.ftl").read_text(encoding="utf-8")


@cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(language, file)).body


def read(language: str, file: str) -> list[ast.Message | ast.Term]:
    return [
        entry for entry in entries(language, file) if isinstance(entry, (ast.Message, ast.Term))
    ]


@cache
def patterns(language: str, file: str) -> dict[Key, ast.Pattern]:
    """Everything that is said, in the order of the file; terms begin with a hyphen."""
    found: dict[Key, ast.Pattern] = {}
    for entry in read(language, file):
        name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
        if entry.value is not None:
            found[name, ""] = entry.value
        for attribute in entry.attributes:
            found[name, attribute.id.name] = attribute.value
    return found


def ways(pattern: ast.Pattern) -> list[str]:
    """All texts that a pattern can become, its gaps as `{name}` and what it refers to as `{@name}`."""
    return ["".join(parts) for parts in product(*(pieces(at) for at in pattern.elements))]


def pieces(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    inner = element.expression
    match inner:
        case ast.SelectExpression():
            return [text for variant in inner.variants for text in ways(variant.value)]
        case ast.VariableReference():
            return [f"{{{inner.id.name}}}"]
        case ast.MessageReference():
            return [f"{{@{inner.id.name}}}"]
    raise AssertionError(f"{type(inner).__name__} is not used here")


def variables(pattern: ast.Pattern) -> set[str]:
    """The gaps of a pattern, and what it chooses by."""
    return {node.id.name for node in below(pattern) if isinstance(node, ast.VariableReference)}


def chosen_by(pattern: ast.Pattern) -> set[str]:
    """The variables by which a pattern chooses."""
    return {
        node.selector.id.name
        for node in below(pattern)
        if isinstance(node, ast.SelectExpression)
        and isinstance(node.selector, ast.VariableReference)
    }


def below(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from below(child)


def texts(language: str, file: str) -> dict[Key, str]:
    """The usual way in which each message comes out."""
    return {key: ways(pattern)[-1] for key, pattern in patterns(language, file).items()}
