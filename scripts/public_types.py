"""Write what type checkers know of each game: its `named.py` and `house_rules.py`, and `deadwood/choosing.py`.

From `schema.py` (what moves speak of), `editions.py` (house rules) and the class of the game. Those of a game can
be written before it can be imported (`scripts/game_files.py`). A test fails when a file does not match.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Final

import deadwood
from deadwood.core.move_table import MoveTable
from deadwood.core.options import Choice
from deadwood.core.registry import folder
from scripts.formatted import formatted

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src" / "deadwood" / "games"

HOUSE_RULES: Final = '''"""House rules by name, for type checkers and editors. Written by `make types`; change `editions.py`."""

from __future__ import annotations

from typing import Literal, TypedDict


class {game}Options(TypedDict, total=False):
    """House rules of a table; the digest of the rules says at each clause which one bends it."""

{options}
'''

NAMED: Final = '''"""Moves by name, for type checkers and editors. Written by `make types`; change `schema.py`."""

from __future__ import annotations

from typing import final

from deadwood.core.move_table import NamedMove


@final
class {game}Move(NamedMove):
    """A move by names; what its kind does not speak of is an AttributeError."""

{moves}
'''

CHOOSING: Final = '''"""Games by name, with the types of each game. Written by `make types`; a game says the rest itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Unpack, overload

from deadwood.core import registry
from deadwood.core.game import Game
from deadwood.core.knowledge import Knowledge
from deadwood.core.state import State
from deadwood.core.view import View
{imports}

{overloads}
@overload
def game(
    name: str,
    edition: str | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Game[State, View, Knowledge]: ...


def game(
    name: str,
    edition: str | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    **more: object,
) -> object:
    """A game by name: `deadwood.game("bang", players=5, dead_see_all=True)`.

    Edition and number of players have defaults. House rules are keywords, or a mapping where they come from
    elsewhere; who is in both is taken from the keywords. What a game does not know raises UnknownName, what it
    cannot take BadOption.
    """
    return registry.game(name, edition, players, {{**(options or {{}}), **more}})


def from_position(text: str, listen: bool = False) -> tuple[Game[State, View, Knowledge], State]:
    """The game that a position names, and its state, which tells what happens if somebody listens."""
    return registry.from_position(text, listen)
'''

OVERLOAD: Final = """
@overload
def game(
    name: Literal["{name}"],
    edition: str | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    **more: Unpack[{game}Options],
) -> {made}: ...
"""


def kind_of(choice: Choice) -> str:
    """What an option takes, as a type."""
    if choice.reader is not None:
        return "str"
    words = [f'"{word}"' for word in choice.options]
    if set(choice.options) == {"true", "false"}:
        return f"bool | Literal[{', '.join(words)}]"
    numbers = [word for word in choice.options if word.isdecimal()]
    return f"Literal[{', '.join([*words, *numbers])}]"


def options_text(choices: list[Choice]) -> str:
    return "\n".join(
        f'    {choice.name}: {kind_of(choice)}\n    """Bends {choice.rule}."""'
        for choice in choices
    )


def moves_text(table: MoveTable) -> str:
    kinds: dict[str, list[str]] = {}
    means: dict[str, str] = {}
    for kind in table.kinds:
        for one in kind.parts.parts:
            kinds.setdefault(one.name, []).append(kind.name)
            means[one.name] = one.meaning.name
    lines: list[str] = []
    for name, of in kinds.items():
        lines += [
            "",
            "    @property",
            f"    def {name}(self) -> int:",
            f'        """The number of the {means[name]} in: {", ".join(of)}."""',
            f'        return self.value("{name}")',
        ]
    return "\n".join(lines)


def game_files(room: str) -> dict[Path, str]:
    """What is written of one game, by its folder."""
    schema = import_module(f"deadwood.games.{room}.schema")
    choices = import_module(f"deadwood.games.{room}.editions").OPTIONS.choices
    game = schema.STATE.game
    named = NAMED.format(game=game, moves=moves_text(schema.MOVES))
    house_rules = HOUSE_RULES.format(game=game, options=options_text(choices))
    return {
        GAMES / room / "named.py": formatted(named),
        GAMES / room / "house_rules.py": formatted(house_rules),
    }


def files() -> dict[Path, str]:
    """All that is written."""
    found: dict[Path, str] = {}
    imports: list[str] = []
    overloads: list[str] = []
    for name in deadwood.names():
        made: Any = deadwood.entry(name).make
        place = f"deadwood.games.{folder(name)}"
        game = import_module(f"{place}.schema").STATE.game
        found |= game_files(folder(name))
        imports.append(f"from {place}.game import {made.__name__}")
        imports.append(f"from {place}.house_rules import {game}Options")
        overloads.append(OVERLOAD.format(name=name, game=game, made=made.__name__))
    text = CHOOSING.format(imports="\n".join(sorted(imports)), overloads="\n".join(overloads))
    found[GAMES.parent / "choosing.py"] = formatted(text)
    return found


def write_games() -> None:
    for path in sorted(GAMES.glob("*/schema.py")):
        for place, text in game_files(path.parent.name).items():
            place.write_text(text, encoding="utf-8")


def main() -> None:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
