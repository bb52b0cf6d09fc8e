"""Write web/src/wire/types.ts: what travels between the page and the server, as TypeScript.

Commands and messages come from the protocol's JSON Schemas, the games' views from the fields of
their classes, and the names behind numbers from their tables; what a game has besides, from
`scripts/games`. A test fails when the file does not match.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from deadwood.bots.registry import bot_names
from deadwood.core.registry import folder, game, names
from deadwood.core.schema import FLAG, NUMBER, PILE, Field
from deadwood.core.values import Meaning, Parts
from deadwood.language.catalogue import LANGUAGES
from deadwood.server import protocol
from deadwood.server.people import faces
from scripts.games import about

ROOT: Final = Path(__file__).resolve().parent.parent
PATH: Final = ROOT / "web" / "src" / "wire" / "types.ts"
HEAD: Final = """// What travels between this page and the server. Written by `make types` from the server's
// schemas, the games' views and their lists of names: edit those, not this.
"""
UNIONS: Final = {
    "TableCommand": protocol.TableCommand,
    "AnyCommand": protocol.AnyCommand,
    "AnyMessage": protocol.AnyMessage,
}
CLOSE_CODES: Final = (
    *("BAD_MESSAGE", "NO_GUEST", "WRONG_ORIGIN", "NO_TABLE", "TOO_SLOW", "WRONG_VERSION"),
    *("TOO_FAST", "BANNED"),
)
PLAIN: Final = {"int": "number", "bool": "boolean", "str": "string"}
# The one field of a view of other things than numbers: what is being decided, the last one on top.
PENDING: Final = "[string, number[]][]"


def page() -> str:
    parts = [HEAD, constants()]
    parts += [interface(name, schema) for name, schema in sorted(models().items())]
    parts += [union(name, kind) for name, kind in UNIONS.items()]
    parts += [view(name) for name in names()]
    parts += [named(name) for name in names() if game(name).moves().kinds]
    parts += [said for name in names() if (said := getattr(about(name), "page", str)())]
    return "\n".join(parts)


# Messages.


def models() -> dict[str, dict[str, Any]]:
    found = [
        model
        for model in vars(protocol).values()
        if isinstance(model, type)
        and issubclass(model, protocol.Strict)
        and model not in (protocol.Strict, protocol.Command, protocol.ForSeat)
    ]
    _, schema = models_json_schema([(model, "validation") for model in found])
    definitions: dict[str, dict[str, Any]] = schema["$defs"]
    return definitions


def interface(name: str, schema: dict[str, Any]) -> str:
    needed = set(schema.get("required", []))
    lines = [*comment(schema.get("description", "")), f"export interface {name} {{"]
    for field, kind in schema.get("properties", {}).items():
        mark = "" if field in needed or "const" in kind else "?"
        lines.append(f"  {field}{mark}: {spelled(kind)};")
    return "\n".join([*lines, "}", ""])


def union(name: str, kind: Any) -> str:
    schema = TypeAdapter(kind).json_schema()
    members = [option["$ref"].rpartition("/")[2] for option in schema["oneOf"]]
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


def spelled(schema: dict[str, Any]) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(spelled(option) for option in schema[key]))
    match schema.get("type"):
        case "array":
            if "prefixItems" in schema:
                return f"[{', '.join(spelled(item) for item in schema['prefixItems'])}]"
            return listed(spelled(schema["items"]))
        case "object":
            values = schema.get("additionalProperties", schema.get("patternProperties"))
            if isinstance(values, dict) and "patternProperties" in schema:
                values = next(iter(schema["patternProperties"].values()))
            return f"Record<string, {spelled(values) if isinstance(values, dict) else 'unknown'}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    return "unknown"


def listed(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def comment(text: str) -> list[str]:
    words = " ".join(text.split())
    return [f"/** {words} */"] if words else []


# Views.


def view(name: str) -> str:
    """The fields of a game's view, with the remarks that stand beside them."""
    file = ROOT / "src" / "deadwood" / "games" / folder(name) / "view.py"
    source = file.read_text(encoding="utf-8")
    tree = next(
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef) and node.name.endswith("View")
    )
    title = title_of(name)
    lines = [*comment(ast.get_docstring(tree) or ""), f"export interface {title}View {{"]
    lines.append("  seat: number;")  # every view has it
    for field in import_module(f"deadwood.games.{folder(name)}.schema").STATE.fields:
        if field.view:
            lines += [f"  /** {field.meaning} */", f"  {field.view}: {shown_as(field)};"]
    for node in sorted(ast.walk(tree), key=lambda node: getattr(node, "lineno", 0)):
        if isinstance(node, ast.FunctionDef) and node.decorator_list:  # a property
            assert node.returns is not None
            if remark := ast.get_docstring(node):
                lines.append(f"  /** {remark} */")
            kind = PENDING if node.name == "pending" else view_type(node.returns)
            lines.append(f"  {node.name}: {kind};")
    return "\n".join([*lines, "}", ""])


def shown_as(field: Field) -> str:
    """The type of what a view shows as it is in the state."""
    if field.shape == PILE and field.axes:
        return "number[][]"
    plain = {FLAG: "boolean", NUMBER: "number"}
    return plain.get(field.shape, "number[]")


def view_type(annotation: ast.expr) -> str:
    if isinstance(annotation, ast.Subscript):
        return listed(view_type(annotation.slice))
    return PLAIN[ast.unparse(annotation)]


# Events, moves and questions by names.


def named(name: str) -> str:
    """What can happen, be done and be asked in a game, each kind with its fields."""
    title, table = title_of(name), game(name)
    kinds: dict[str, Meaning] = {}
    tables = {
        "Event": (
            "event",
            [(each.name, each.parts, False) for each in table.events().kinds.values()],
        ),
        "Move": (
            "move",
            [(each.name, each.parts, bool(each.told)) for each in table.moves().kinds],
        ),
        "Question": (
            "question",
            [(each.name, each.parts, False) for each in table.questions().kinds.values()],
        ),
    }
    blocks: list[str] = []
    for what, (tag, rows) in tables.items():
        members = [member(title, tag, *row, kinds) for row in rows]
        blocks.append(f"export type {title}{what} =\n" + "\n".join(members) + ";\n")
    words = [listing(name, meaning) for meaning in kinds.values()]
    return "\n".join([*words, "", *blocks])


def listing(name: str, meaning: Meaning) -> str:
    """The type of the names behind a number; and the names, in the order of the numbers."""
    title = f"{title_of(name)}{pascal(meaning.name)}"
    words = list(dict.fromkeys(meaning.words))
    if len(words) < len(meaning.words):  # several numbers have one name
        return f"export type {title} = {' | '.join(json.dumps(word) for word in words)};"
    names = f"{folder(name)}_{folder(meaning.name)}s".upper()
    return (
        f"export const {names} = {json.dumps(words)} as const;\n"
        f"export type {title} = (typeof {names})[number];"
    )


def member(
    title: str, tag: str, row: str, parts: Parts, secret: bool, kinds: dict[str, Meaning]
) -> str:
    fields = [f"{tag}: {json.dumps(row)}"]
    if tag == "event":
        fields.append("seat: number | null")
    for part in parts.parts:
        kind = part_type(title, part.meaning, kinds)
        hidden = part.own or secret or (part.meaning.name == "seat" and tag != "move")
        kind = f"{kind} | null" if hidden else kind
        fields.append(f"{part.name}: {listed(kind) if part.is_many else kind}")
    return f"  | {{ {'; '.join(fields)} }}"


def part_type(title: str, meaning: Meaning, kinds: dict[str, Meaning]) -> str:
    if meaning.name == "flag":
        return "boolean"
    if not meaning.words:
        return "number"
    kinds.setdefault(meaning.name, meaning)
    return title + pascal(meaning.name)


def pascal(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("-"))


def title_of(name: str) -> str:
    return pascal(name)


# Values.


def constants() -> str:
    codes = ", ".join(f"{camel(name)}: {getattr(protocol, name)}" for name in CLOSE_CODES)
    levels = {name: bot_names(game(name)) for name in names()}
    return "\n".join(
        [
            f"export const VERSION = {protocol.VERSION};",
            f"export const LONGEST_CHAT = {protocol.LONGEST_CHAT};",
            f"export const CLOSE = {{ {codes} }} as const;",
            f"export const LANGUAGES = {json.dumps(LANGUAGES)} as const;",
            "export type Language = (typeof LANGUAGES)[number];",
            f"export const GAMES = {json.dumps(names())} as const;",
            "export type GameName = (typeof GAMES)[number];",
            f"export const BOTS: Record<GameName, readonly string[]> = {json.dumps(levels)};",
            "/** The faces of bots, and those that people choose from. */",
            f"export const CAST = {json.dumps(list(faces.BOTS))} as const;",
            f"export const PORTRAITS = {json.dumps(list(faces.PORTRAITS))} as const;",
            "export type Townsperson = (typeof PORTRAITS)[number];",
            "",
        ]
    )


def camel(name: str) -> str:
    return re.sub("_(.)", lambda found: found[1].upper(), name.lower())


def main() -> int:
    text = page()
    if "--check" in sys.argv[1:]:
        return 0 if PATH.exists() and PATH.read_text(encoding="utf-8") == text else 1
    PATH.parent.mkdir(parents=True, exist_ok=True)
    PATH.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
