"""No catalogue holds a text that nothing says.

What is said is found by reading the code: a function that asks for a section says the keys that it
mentions, by itself or through a table of names. What the screen says in one game only is passed on
by many hands; there it is enough that a file of this game mentions the key.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast as ast_of_fluent

import deadwood
from deadwood.language.catalogue import LANGUAGES, catalogue
from tests.language.messages import below, patterns

SOURCES: Final = Path(__file__).parents[2] / "src" / "deadwood"
PARTS: Final = ["core", *deadwood.names()]

# Sections whose keys are names: of cards, clauses, options, commands and the like. What is missing or
# left over there is a matter of `test_catalogues.py` and of the tests of the screen.
NAMES: Final = {
    *("cards", "editions", "chapters", "clauses", "options", "values", "events", "questions"),
    *("awaited", "kinds", "commands", "usage", "server", "levels", "advisers", "does"),
    *("emotes",),  # the words of the protocol
    *("errors",),  # `test_complaints.py`
    *("page",),  # see below
}
# At the top of a file: the name of the language is for whoever lets people choose one, the picture for the page.
HEADS: Final = {"title", "sentence", "picture", "language"}


class Text:
    """What a piece of code mentions: whole texts, and patterns of those that it puts together."""

    def __init__(self) -> None:
        self.keys: set[str] = set()
        self.patterns: set[str] = set()
        self.sections: set[str] = set()

    def read(self, tree: ast.AST) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.keys.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                fixed = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                    for part in node.values
                ]
                if set(fixed) != {".+"}:
                    self.patterns.add("".join(fixed))
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr in ("say", "screen_word"):
                    said = [at.value for at in node.args[:2] if isinstance(at, ast.Constant)]
                    self.sections.update(str(value) for value in said)

    def add(self, other: Text) -> None:
        self.keys |= other.keys
        self.patterns |= other.patterns

    def says(self, key: str) -> bool:
        for begin in self.keys:
            if begin.endswith("-") and key.startswith(begin) and key[len(begin) :] in self.keys:
                return True
        return key in self.keys or any(re.fullmatch(pattern, key) for pattern in self.patterns)


def parsed() -> dict[Path, ast.Module]:
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in SOURCES.rglob("*.py")}


def tables_of_names(trees: dict[Path, ast.Module]) -> dict[str, Text]:
    """What is written in the constants of all modules, by the name of the constant."""
    found: dict[str, Text] = defaultdict(Text)
    for tree in trees.values():
        for node in tree.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
                found[node.target.id].read(node.value)
    return found


def is_about(game: str, file: Path) -> bool:
    return file.stem.startswith(game) or file.parent.name == game


def said() -> tuple[list[Text], dict[str, Text]]:
    """What every function mentions, and all that is mentioned in the files of a game (or of none)."""
    trees = parsed()
    constants = tables_of_names(trees)
    functions: list[Text] = []
    games: dict[str, Text] = defaultdict(Text)
    for file, tree in trees.items():
        if "games" in file.parts:
            RULES.read(tree)  # they give reasons, and know no language otherwise
            continue
        text = Text()
        text.read(tree)
        fits = [name for name in deadwood.names() if is_about(name.replace("-", "_"), file)]
        games[fits[0] if fits else ""].add(text)
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                text = Text()
                text.read(function)
                for node in ast.walk(function):
                    if isinstance(node, ast.Name) and node.id in constants:
                        text.add(constants[node.id])
                functions.append(text)
    return functions, games


RULES: Final = Text()
FUNCTIONS, GAMES = said()


def speakers(part: str, section: str) -> list[Text]:
    """Who can say something of a section."""
    if section == "table":
        return [GAMES[part], GAMES[""]]
    if section == "reasons":
        return [RULES, GAMES[""]]
    return [GAMES[""]] if section == "play" else [at for at in FUNCTIONS if section in at.sections]


@pytest.mark.parametrize("part", PARTS)
def test_every_text_of_the_catalogues_is_said_somewhere(part: str) -> None:
    dead: list[str] = []
    for name, texts in catalogue("en").part(part).sections.items():
        if name == "":
            assert set(texts) <= HEADS | articles()
        elif name not in NAMES:
            able = speakers(part, name)
            for key in texts:
                # The same in the second person; the same reason, about a place on the table.
                told = re.sub("-(own|you|place)$", "", key)
                if not any(text.says(at) for text in able for at in (key, told)):
                    dead.append(f"{name}-{key}")
    assert dead == []


PAGE: Final = Path(__file__).parents[2] / "web" / "src"
# Asked for by a word of the settings: `clocks[clock]`.
BY_NAME: Final = re.compile(
    r"^(newTable-clocks|bots-(levels|advisers|hints)|page-(stamps|faces))-|^table-story-"
)


@pytest.mark.parametrize("file", ["page", *deadwood.names()])
def test_every_message_of_the_page_is_said_somewhere(file: str) -> None:
    """What it asks for in vain, TypeScript finds."""
    sources = [
        path.read_text(encoding="utf-8")
        for path in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
        if path.name != "types.ts" and not path.name.endswith(".test.ts")
    ]
    mentioned = set(re.findall(r"\w+", "\n".join(sources)))
    dead = [
        name
        for name, _ in patterns("en", file)
        if (file == "page" or name.startswith("page-"))
        and not BY_NAME.match(name)
        and name.split("-")[-1] not in mentioned
    ]
    assert dead == []


def articles() -> set[str]:
    """Messages that others refer to."""
    return {
        node.id.name
        for language, game in product(LANGUAGES, deadwood.names())
        for pattern in patterns(language, game).values()
        for node in below(pattern)
        if isinstance(node, ast_of_fluent.MessageReference)
    }


@pytest.mark.parametrize("game", deadwood.names())
def test_no_code_asks_for_a_text_that_is_missing(game: str) -> None:
    """What is asked for by name; `Part` says so at once for what is put together."""
    core, own = catalogue("en").part("core"), catalogue("en").part(game)
    missing: list[str] = []
    for file, tree in parsed().items():
        elsewhere = [name for name in deadwood.names() if is_about(name.replace("-", "_"), file)]
        if "games" in file.parts or (elsewhere and game not in elsewhere):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                asked = [at.value if isinstance(at, ast.Constant) else None for at in node.args]
                match node.func.attr, asked:
                    case "screen_word", [str(section), str(key), *_]:
                        known = core.has(section, key)
                    case "say", ["core", str(section), str(key), *_]:
                        known = core.has(section, key)
                    case "say", [str(section), str(key), *_] if elsewhere:
                        known = own.has(section, key)
                    case "word", [str(key), *_] if elsewhere:
                        known = own.has("table", key)
                    case "word", [str(key), *_] if "tables" in file.parts:
                        known = own.has("table", key)
                    case _:
                        continue
                if not known:
                    missing.append(f"{file.name}:{node.lineno}: {asked}")
    assert missing == []
