"""Write `kinds.py` and `rules/deck.py` of BANG! from what each card's file says is printed on it, and asks.

The files are read, not imported: a new card can be there before anything knows its number.
"""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from scripts.formatted import formatted

GAMES: Final = Path(__file__).resolve().parent.parent / "src" / "deadwood" / "games"
BANG: Final = GAMES / "bang"

# What a card's file can say of its questions besides, by their names: its type, and what it is.
SAID: Final = {
    "BEARS": ("dict[str, list[str]]", "What can lie directly on it."),
    "OPEN_IN": ("dict[str, list[i64]]", "In which phases it can be open, if not in phase II."),
    "ANSWERS": ("dict[str, str]", "The clauses of an answer, if not those of the card."),
}

KINDS_HEAD: Final = '''"""The kinds of cards. Written by `make types` from the cards' files in `rules/`: change those, not this."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

'''
DECK_HEAD: Final = '''"""Which rule belongs to which kind of card, in the order of the kinds, and what the cards ask.

Written by `make types` from the cards' files: change those, not this.
"""

from __future__ import annotations

from typing import Final

'''


def printed() -> dict[str, Any]:
    """What the cards say, by file, in the order of their numbers."""
    spec = importlib.util.spec_from_file_location("printed", BANG / "printed.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found = {path.stem: said(call, path, module) for path, call in constants("PRINTED")}
    cards = dict(sorted(found.items(), key=lambda item: item[1].number))
    check(cards)
    return cards


def constants(name: str) -> list[tuple[Path, ast.expr | None]]:
    """The files of rules that have a constant of this name, each with its value."""
    return [
        (path, node.value)
        for path in sorted((BANG / "rules").glob("*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and node.target.id == name
    ]


def questions() -> list[tuple[str, str]]:
    """Which card's file asks what: the names of questions, in the order of the files."""
    found: list[tuple[str, str]] = []
    for path, value in constants("QUESTIONS"):
        if path.stem == "deck":
            continue
        assert isinstance(value, ast.Dict), path
        for key in value.keys:
            assert isinstance(key, ast.Name), path
            call = dict(constants(key.id))[path]
            assert isinstance(call, ast.Call), path
            found.append((str(ast.literal_eval(call.args[0])), path.stem))
    return found


def said(call: ast.expr | None, path: Path, module: Any) -> Any:
    assert isinstance(call, ast.Call), path
    assert isinstance(call.func, ast.Name), path
    return getattr(module, call.func.id)(
        *[ast.literal_eval(value) for value in call.args],
        **{str(named.arg): ast.literal_eval(named.value) for named in call.keywords},
    )


def check(cards: dict[str, Any]) -> None:
    """Numbers run on, the printed game first; a card is called as its file is."""
    for at, (stem, card) in enumerate(cards.items()):
        if card.number != at:
            raise SystemExit(f"rules/{stem}.py: card number {card.number} should be {at}.")
        if card.name.replace("-", "_") != stem:
            raise SystemExit(f"rules/{stem}.py: a card {card.name!r} lies in a file of its name.")
    optional = [bool(card.option) for card in cards.values()]
    if optional != sorted(optional):
        raise SystemExit("Cards with an option come after those of the printed game.")


def kinds_text(cards: dict[str, Any]) -> str:
    lines = [f"{stem.upper()}: Final[i64] = {card.number}" for stem, card in cards.items()]
    copies = [len(card.signs.split()) for card in cards.values()]
    numbers = {
        "KINDS": len(cards),
        "PRINTED_KINDS": sum(1 for card in cards.values() if not card.option),
        "CARDS": sum(copies),
    }
    lines += [""] + [f"{name}: Final[i64] = {number}" for name, number in numbers.items()]
    lines += ["", "# A bit for each kind."]
    marks: dict[str, Callable[[Any], bool]] = {
        "BROWN": lambda card: card.brown,
        "WEAPONS": lambda card: card.reach > 0,
        "AIMED": lambda card: card.aimed,
    }
    for name, marked in marks.items():
        bits = sum(1 << card.number for card in cards.values() if marked(card))
        lines.append(f"{name}: Final[i64] = {bits:#x}")
    lines += ["", "# In the order of the kinds."]
    for name, values in {
        "NAMES": [card.name for card in cards.values()],
        "SIGNS": [card.signs for card in cards.values()],
        "CLAUSES": [card.clauses for card in cards.values()],
        "REACHES": [card.reach for card in cards.values()],
        "SWITCHES": [card.option for card in cards.values()],
    }.items():
        of = "int" if name == "REACHES" else "str"
        lines.append(f"{name}: Final[list[{of}]] = {values}")
    return formatted(KINDS_HEAD + "\n".join(lines) + "\n")


def deck_text(cards: dict[str, Any]) -> str:
    stems = "".join(f"    {stem},\n" for stem in sorted(cards))
    rules = "".join(f"    {stem}.RULE,\n" for stem in cards)
    asked = dict(questions())
    asking = "".join(f"    **{stem}.QUESTIONS,\n" for stem in dict.fromkeys(asked.values()))
    told = "".join(
        f"# {remark}\n{name}: Final[{kind}] = {{{saying(name)}}}\n"
        for name, (kind, remark) in SAID.items()
    )
    askers = "".join(f"    {name!r}: {stem.upper()},\n" for name, stem in asked.items())
    names = "".join(f"    {stem.upper()},\n" for stem in sorted(set(asked.values())))
    return formatted(
        f"{DECK_HEAD}from librt.vecs import vec\nfrom mypy_extensions import i64\n\n"
        "from deadwood.core.questions import Questions\n"
        f"from deadwood.games.bang.cards import Kind\n"
        f"from deadwood.games.bang.kinds import (\n{names})\n"
        f"from deadwood.games.bang.rules import (\n{stems})\n"
        "from deadwood.games.bang.rules.card import CardRule\n\n"
        f"RULES: Final = vec[CardRule]([\n{rules}])\n"
        f"QUESTIONS: Final[Questions] = {{\n{asking}}}\n"
        "# By the name of a question the kind of card that asks it.\n"
        f"ASKED_BY: Final[dict[str, Kind]] = {{\n{askers}}}\n"
        f"{told}"
    )


def saying(name: str) -> str:
    """All that the cards say under this name."""
    stems = [path.stem for path, _ in constants(name) if path.stem != "deck"]
    return "".join(f"**{stem}.{name}," for stem in stems)


def files() -> dict[Path, str]:
    cards = printed()
    return {BANG / "kinds.py": kinds_text(cards), BANG / "rules" / "deck.py": deck_text(cards)}


def main() -> None:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
