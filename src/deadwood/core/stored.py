"""The stored form of a state: what a program keeps with every move. Positions are for people.

One line of JSON that names what is not as in an empty state; `core/schema.py` says which fields there
are. Reading it checks ranges, rooms and components, so that what was kept by an older program, or
damaged, is refused with a sentence.
"""

from __future__ import annotations

import json
from typing import Any

from deadwood.core.chance import restore as restore_chance
from deadwood.core.game import Game, K, S, V
from deadwood.core.position import Reader, check_header, parse
from deadwood.core.reason import BadOption, BadPosition, spelled

FORM = "state"
NAMES = ["game", "edition", "players", "options", "chance", "pending", FORM]


def form(game: Game[S, V, K], s: S) -> dict[str, object]:
    """What is stored, as plain values: the server has a faster writer of JSON."""
    return {
        "game": game.name,
        "edition": game.edition,
        "players": game.players,
        "options": game.given,
        "chance": s.chance.fields(),
        "pending": s.saved(),
        FORM: s.schema().stored(int(s.players), s.plain_numbers(), s.cell_numbers()),
    }


def write(game: Game[S, V, K], s: S) -> str:
    return json.dumps(form(game, s), separators=(",", ":"))


def read(game: Game[S, V, K], text: str) -> S:
    """The state that was written, or that a position describes: that is how they were kept before."""
    data = parse(text)
    if FORM not in data:
        return game.from_position(text)
    check_header(text, game.name, game.edition, game.players, game.table, game.options)
    top = Reader(data, " of a stored state", NAMES)
    s = game.blank(read_chance(data.get("chance")))
    plain, cells = s.schema().restored(game.players, top.table(FORM))
    s.fill(plain, cells)
    for name, values in read_questions(data.get("pending", [])):
        s.ask(game.question(name, values))
    if game.census(s) != game.components():
        raise BadPosition("Not everything that belongs to the game is in this stored state.")
    return s


def read_chance(value: object) -> Any:
    if not (isinstance(value, list) and len(value) == 3):
        raise BadPosition(f"The chance of a stored state is not {spelled(value)}.")
    kind, words, counter = value
    if not (isinstance(kind, str) and isinstance(words, str) and isinstance(counter, int)):
        raise BadPosition(f"The chance of a stored state is not {spelled(value)}.")
    try:
        return restore_chance(kind, words, counter)
    except BadOption as error:
        raise BadPosition(str(error)) from None


def read_questions(value: object) -> list[tuple[str, list[int]]]:
    found: list[tuple[str, list[int]]] = []
    if isinstance(value, list):
        for entry in value:
            if isinstance(entry, list) and len(entry) == 2 and isinstance(entry[0], str):
                if isinstance(entry[1], list) and all(isinstance(at, int) for at in entry[1]):
                    found.append((entry[0], [int(at) for at in entry[1]]))
                    continue
            raise BadPosition(f"An open question of a stored state is not {spelled(entry)}.")
    return found
