"""The page's types are those of the server."""

from __future__ import annotations

from typing import Any

import pytest

from deadwood.core.registry import game, names
from scripts import web_types, web_words


def test_the_types_of_the_page_are_up_to_date() -> None:
    for types in (web_types, web_words):
        assert types.PATH.read_text(encoding="utf-8") == types.page(), "run make types"


@pytest.mark.parametrize("name", names())
def test_a_view_has_the_fields_that_its_type_names(name: str) -> None:
    table = game(name)
    seen = table.view(table.new(seed=1), 0).as_dict()
    lines = web_types.view(name).splitlines()
    fields = {line.split(":")[0].strip() for line in lines if ": " in line and "/**" not in line}
    assert fields == set(seen)


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, "number | null"),
        (
            {"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}},
            "(number | null)[]",
        ),
        ({"type": "object", "additionalProperties": {"type": "string"}}, "Record<string, string>"),
        ({"type": "object"}, "Record<string, unknown>"),
        ({"enum": ["a", "b"]}, '"a" | "b"'),
        ({"type": "array", "prefixItems": [{"type": "string"}, {"const": 1}]}, "[string, 1]"),
        ({}, "unknown"),
    ],
)
def test_schemas_become_types(schema: dict[str, Any], expected: str) -> None:
    assert web_types.spelled(schema) == expected
