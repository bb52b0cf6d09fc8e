"""Messages in Fluent (projectfluent.org) as functions: a text is parsed once, when it is first said.

`fluent.syntax` reads the files. What it reads becomes a function of the values, because its companion
`fluent.runtime` walks the syntax tree every time (6 to 16 µs a sentence, here about 1) and needs 10 MB
of data for every language of the world; a test holds both against each other. Of Fluent we use texts,
variables, `select` on a number or a word, and references to messages and terms.

>>> messages = Messages("cards = { $number ->\\n    [one] a card\\n   *[other] { $number } cards\\n }")
>>> [messages.message("cards")({"number": number}) for number in (1, 1200)]
['a card', '1,200 cards']
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

Values: TypeAlias = Mapping[str, object]
Message: TypeAlias = Callable[[Values], str]

# Where an entry begins, and where one of its attributes does: continued lines are indented.
ENTRY: Final = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) =|#)", re.M)
ATTRIBUTE: Final = re.compile(r"^ +\.([a-zA-Z][\w-]*) =", re.M)


class Messages:
    """The messages and terms of some files in one language; `below` has those that all share."""

    def __init__(self, source: str, thousands: str = ",", below: Messages | None = None) -> None:
        self.below: Final = below
        self.thousands: Final = thousands  # what stands between the groups of a number
        self.sources: Final = dict(entries(source))

    def attributes(self, name: str) -> list[str]:
        return ATTRIBUTE.findall(self.sources[name])

    def message(self, name: str, attribute: str = "") -> Message:
        """A message or one of its attributes as a function of the values in it."""
        if name not in self.sources:
            if self.below is None:
                raise KeyError(name)
            return self.below.message(name, attribute)
        return self.pattern(self.parsed(name, attribute))

    def written(self, name: str, attribute: str = "") -> str:
        """The same as it stands in the file."""
        return serialize_pattern(self.parsed(name, attribute))

    def parsed(self, name: str, attribute: str) -> ast.Pattern:
        entry = FluentParser(with_spans=False).parse_entry(self.sources[name])
        assert isinstance(entry, (ast.Message, ast.Term)), f"{name} cannot be read"
        found = [at.value for at in entry.attributes if at.id.name == attribute]
        pattern = found[0] if attribute else entry.value
        assert pattern is not None, f"{name} has no text"
        return pattern

    def pattern(self, pattern: ast.Pattern) -> Message:
        parts: list[str | Message] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
            else:
                assert isinstance(element, ast.Placeable)
                parts.append(self.expression(element.expression))
        return together(parts)

    def expression(
        self, found: ast.InlineExpression | ast.Placeable | ast.SelectExpression
    ) -> Message:
        match found:
            case ast.VariableReference():
                return self.variable(found.id.name)
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name))):
                return self.select(name, found.variants)
            case ast.MessageReference() | ast.TermReference(arguments=None):
                name = (
                    found.id.name
                    if isinstance(found, ast.MessageReference)
                    else f"-{found.id.name}"
                )
                return self.message(name, found.attribute.name if found.attribute else "")
            case ast.StringLiteral():
                return constant(found.parse()["value"])
        raise ValueError(f"{type(found).__name__} is more of Fluent than is used here.")

    def variable(self, name: str) -> Message:
        def said(values: Values) -> str:
            value = values[name]
            return value if type(value) is str else self.spelled(value)

        return said

    def spelled(self, value: object) -> str:
        """A value as it stands in a text: numbers with their thousands set apart."""
        if isinstance(value, int):
            return f"{value:,}".replace(",", self.thousands)
        return str(value)

    def select(self, name: str, variants: list[ast.Variant]) -> Message:
        texts = {key_of(variant): self.pattern(variant.value) for variant in variants}
        default = next(self.pattern(variant.value) for variant in variants if variant.default)

        def said(values: Values) -> str:
            value = values[name]
            key = str(value)
            if key not in texts and isinstance(value, int):
                # So in English, German and Dutch; a test asks for the rules of a new language.
                key = "one" if value == 1 else "other"
            return texts.get(key, default)(values)

        return said


def entries(source: str) -> Iterator[tuple[str, str]]:
    """Each message or term by its name; comments belong to none."""
    begins = [*ENTRY.finditer(source)]
    ends = [begin.start() for begin in begins[1:]] + [len(source)]
    for begin, end in zip(begins, ends, strict=True):
        if begin[1]:
            yield begin[1], source[begin.start() : end]


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def constant(text: str) -> Message:
    return lambda _: text


def together(parts: list[str | Message]) -> Message:
    """Texts and gaps in a row."""
    if len(parts) == 1:
        only = parts[0]
        return constant(only) if isinstance(only, str) else only

    def said(values: Values) -> str:
        return "".join([part if type(part) is str else part(values) for part in parts])  # type: ignore[operator]

    return said
