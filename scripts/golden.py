"""Recorded games in readable text: one for every game, edition and number of players.

    make golden                 write them all anew, after a rule has changed on purpose
    make golden ARGS=--check    only say which would change
    make golden ARGS=bang       only those of some games

Each is dealt by the seed 7 and played by random legal moves. Every move says how many there were to
choose from and what every seat was shown of it; now and then the table is written down as every
seat sees it. `tests/playthroughs` compares them with what the engine does now.

`checksums.txt` beside them sums up many more games in one number each.
"""

from __future__ import annotations

import sys
from math import ceil
from pathlib import Path
from typing import Any

import deadwood
from deadwood.core.chance import swift
from deadwood.core.event import Event
from deadwood.core.playout import random_checksum
from deadwood.core.registry import AnyGame
from deadwood.core.types import NOBODY, UNKNOWN

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"
CHECKSUMS = "checksums.txt"
SEED = 7
VIEW_EVERY = 25  # moves
DETAILED = 400  # moves; after that only the moves themselves are written
FEW = 3  # games in a quick checksum
MANY = 1000  # games in the long ones of all settings of a game together
LIMIT = 100_000


def settings() -> list[AnyGame]:
    """Every game in every edition with every number of players."""
    return [
        deadwood.game(name, edition, players)
        for name in deadwood.names()
        for edition in deadwood.entry(name).editions
        for players in deadwood.entry(name).players
    ]


def file_name(game: AnyGame) -> str:
    return f"{game.name}__{game.edition}__{game.players}p.txt"


def seats_of(game: AnyGame) -> list[int]:
    return [*range(game.players), NOBODY]


def who(seats: list[int]) -> str:
    """Seats as people count them; a spectator is 0."""
    return ",".join(str(seat + 1) for seat in seats)


def plain(value: object) -> str:
    """A value in few characters: lists without commas, yes and no."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        inner = " ".join(plain(item) for item in value)
        return f"({inner})" if value and isinstance(value[0], list | tuple | str) else f"[{inner}]"
    return "?" if value is None else str(value)


def by_onlooker(game: AnyGame, texts: list[str]) -> list[str]:
    """What all see alike once; otherwise each text with those who see it."""
    seats = seats_of(game)
    alike: dict[str, list[int]] = {}
    for seat, text in zip(seats, texts, strict=True):
        alike.setdefault(text, []).append(seat)
    if len(alike) == 1:
        return texts[:1]
    return [f"{who(group)} see {text}" for text, group in alike.items()]


def event_text(event: Event) -> str:
    values = " ".join("?" if value == UNKNOWN else str(value) for value in event.values)
    return f"{event.name} {event.seat + 1} {values}".rstrip()


def event_lines(game: AnyGame, events: list[Event]) -> list[str]:
    lines = []
    for event in events:
        seen = [event_text(game.shown(event, seat)) for seat in seats_of(game)]
        lines.append("    " + " | ".join(by_onlooker(game, seen)))
    return lines


def view_lines(game: AnyGame, state: Any) -> list[str]:
    """The table as all see it, one field a line; fields that differ say who sees what."""
    views = [game.view(state, seat).as_dict() for seat in seats_of(game)]
    lines = []
    for name in views[0]:
        for text in by_onlooker(game, [plain(view[name]) for view in views]):
            lines.append(f"  {name}: {text}")
    return lines


def playthrough(game: AnyGame) -> str:
    """One game from the deal to its end."""
    state = game.new(SEED, listen=True)
    chance = swift(SEED)
    lines = [
        f"game: {game.name}",
        f"edition: {game.edition}",
        f"players: {game.players}",
        f"revision: {game.revision}",
        f"options: {' '.join(f'{name}={value}' for name, value in game.options.items())}",
        f"moves that exist: {game.space()}",
        f"seed: {SEED}",
        "",
        "the deal",
        *event_lines(game, state.events),
        "the table",
        *view_lines(game, state),
    ]
    number = 0
    while not game.over(state):
        state.events.clear()
        seats = game.seats(state)
        seat = seats[chance.below(len(seats))]
        moves = game.legal(state, seat)
        move = moves[chance.below(len(moves))]
        asked = f" of {who(seats)}" if len(seats) > 1 else ""
        lines.append(f"{number + 1}. {seat + 1}{asked}: {game.text(move)} ({len(moves)} legal)")
        game.play(state, seat, move)
        number += 1
        if number <= DETAILED:
            lines += event_lines(game, state.events)
            if number % VIEW_EVERY == 0 and not game.over(state):
                lines += ["the table", *view_lines(game, state)]
    lines += [
        "the end",
        *view_lines(game, state),
        f"winners: {who(game.winners(state))}",
        f"ended: {game.ended(state)}",
        f"digest: {state.digest()}",
    ]
    return "\n".join(lines) + "\n"


def checksum(game: AnyGame, games: int) -> int:
    """Many games in one number, which depends on every option and every move of all of them."""
    return sum(
        random_checksum(game.deal(swift(at), False), swift(at), LIMIT) for at in range(games)
    )


def checksum_line(game: AnyGame) -> str:
    """The setting, the first deal of the seed, and the sums over so many random games."""
    among = len([other for other in settings() if other.name == game.name])
    sums = [f"{games} {checksum(game, games)}" for games in (FEW, ceil(MANY / among))]
    setting = f"{game.name} {game.edition} {game.players}"
    return f"{setting} {game.new(SEED).digest()} {' '.join(sums)}"


def all_files(wanted: list[str]) -> dict[str, str]:
    """Every file that belongs in the folder, and its text; that of other games than those wanted as it is."""
    files: dict[str, str] = {}
    lines = [
        "# game, edition, players; digest of the deal of seed 7; games and their checksum, twice"
    ]
    for game in settings():
        name = file_name(game)
        if game.name in wanted:
            files[name] = playthrough(game)
            lines.append(checksum_line(game))
        else:
            files[name] = (FOLDER / name).read_text(encoding="utf-8")
            lines.append(checksum_as_it_is(game))
    files[CHECKSUMS] = "\n".join(lines) + "\n"
    return files


def checksum_as_it_is(game: AnyGame) -> str:
    setting = f"{game.name} {game.edition} {game.players} "
    lines = (FOLDER / CHECKSUMS).read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith(setting))


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    wanted = [argument for argument in arguments if argument != "--check"]
    if not set(wanted) <= set(deadwood.names()):
        print(
            f"There is one option, --check; and there are the games {', '.join(deadwood.names())}."
        )
        return 2
    files = all_files(wanted or deadwood.names())
    there = {file.name: file.read_text(encoding="utf-8") for file in FOLDER.glob("*.txt")}
    changed = sorted(name for name, text in files.items() if there.get(name) != text)
    superfluous = sorted(set(there) - set(files))
    for name in changed:
        print(f"{'changed' if name in there else 'new'}: {name}")
        if not check:
            (FOLDER / name).write_text(files[name], encoding="utf-8")
    for name in superfluous:
        print(f"superfluous: {name}")
        if not check:
            (FOLDER / name).unlink()
    if not changed and not superfluous:
        print("Nothing has changed.")
    return 1 if check and (changed or superfluous) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
