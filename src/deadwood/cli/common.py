"""What the commands share: their options, the language, and how bad input is answered."""

from __future__ import annotations

import os
import sys
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Final, NoReturn

import typer

from deadwood.bots.own import is_place
from deadwood.bots.registry import canonical
from deadwood.cli.records import read_text
from deadwood.cli.terminal.screen import printable
from deadwood.core.reason import BadOption
from deadwood.core.registry import AnyGame, entry, game, names
from deadwood.language.catalogue import LANGUAGES, Catalogue, catalogue

BAD_INPUT: Final = 2
LONGEST_SENTENCE: Final = 500
LARGEST_BOARD: Final = 100_000  # bytes; ours has some 3,000
DEFAULT_GAME: Final = "wyatt-earp"  # where nobody can be asked
GAMES: Final = ", ".join(names())
BOARD: Final = "board"  # the option that --board fills
EDITIONS: Final = "; ".join(f"{name}: {', '.join(entry(name).editions)}" for name in names())
LEVELS: Final = (
    "Levels, the weakest first: greenhorn, ranger (both instant), marshal (thinks 0.1 s about a "
    "decision), legend (1 s); random is for tests. Whoever thinks takes a budget: marshal:300 "
    "(simulations), marshal:250ms or legend:2s (time). A bot of your own is module:Class, or what its "
    "package calls it. Several are separated by commas."
)


def plain(name: str | None) -> str | None:
    """A name as games and editions have it: case does not matter."""
    return None if name is None else name.strip().lower()


Edition = Annotated[
    str | None,
    typer.Option(
        "--edition",
        help=f"Which printed rules, the first by default: {EDITIONS}.",
        callback=plain,
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="KEY=VALUE",
        help="A rule option, as often as you like; `deadwood rules GAME --option-list` has them.",
    ),
]
BoardFile = Annotated[
    str | None,
    typer.Option(
        "--board",
        metavar="FILE",
        help="A board of your own (el-paso); `deadwood rules el-paso --print-board` has ours.",
    ),
]
Players = Annotated[int | None, typer.Option("--players", help="How many players.")]
Seed = Annotated[
    str | None,
    typer.Option("--seed", help="A number or word that deals the same cards again; else chance."),
]
Language = Annotated[
    str | None,
    typer.Option("--lang", help="en, de or nl; if not given, what the environment says."),
]
Json = Annotated[bool, typer.Option("--json", help="One JSON object, for programs.")]
GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=f"Which game: {GAMES}.", callback=plain)
]
File = Annotated[str, typer.Argument(metavar="FILE", help="A record, as `save` writes it.")]


def fail(message: str, code: int = BAD_INPUT) -> NoReturn:
    """One plain sentence on stderr, and the exit code of bad input."""
    sentence = " ".join(printable(message).split())
    if len(sentence) > LONGEST_SENTENCE:
        # What is long is what was given; the beginning and the end say what is wrong with it.
        sentence = f"{sentence[: LONGEST_SENTENCE // 2]} … {sentence[-LONGEST_SENTENCE // 2 :]}"
    if sentence and sentence[-1] not in ".!?":
        sentence += "."
    print(sentence, file=sys.stderr)
    raise SystemExit(code)


def read_options(given: list[str] | None) -> dict[str, str]:
    """["duel=count"] as {"duel": "count"}."""
    options: dict[str, str] = {}
    for text in given or []:
        key, equals, value = text.partition("=")
        key = key.strip().lower()
        if not equals or not key or not value.strip():
            raise BadOption(f"An option is written as key=value, not {text!r}.")
        if key in options:
            raise BadOption(f"Option {key} is given twice.")
        options[key] = value.strip()
    return options


def read_settings(name: str, options: list[str] | None, board: str | None) -> dict[str, str]:
    """The options of a game, with the text of the file that --board names."""
    settings = read_options(options)
    if board is not None:
        if BOARD not in entry(name).table.names():
            having = ", ".join(other for other in names() if has_board(other))
            raise BadOption(f"{name} is played without a board; --board is for {having}.")
        if BOARD in settings:
            raise BadOption("The board is given twice, by --board and by --option.")
        text = read_text(board, "board", LARGEST_BOARD)
        try:
            settings[BOARD] = entry(name).table.check(BOARD, text)
        except BadOption as error:
            raise BadOption(f"{board!r} is no board: {error}") from None
    elif looks_like_a_file(settings.get(BOARD, "")) and has_board(name):
        raise BadOption(
            f"A board of your own is given as --board FILE, not as {settings[BOARD]!r}."
        )
    return settings


def looks_like_a_file(value: str) -> bool:
    return value.endswith(".toml") or "/" in value.partition("{")[0]


def has_board(name: str) -> bool:
    return BOARD in entry(name).table.names()


def game_with(edition: str | None, board: str | None) -> str | None:
    """The only game that has this edition, or a board, if nobody named a game."""
    fits = [
        name
        for name in names()
        if (edition in entry(name).editions if edition is not None else board is not None)
        and (board is None or has_board(name))
    ]
    return fits[0] if len(fits) == 1 else None


def make_game(
    name: str,
    edition: str | None,
    players: int | None,
    options: list[str] | None,
    board: str | None = None,
) -> AnyGame:
    return game(name, edition, players, read_settings(name, options, board))


def words_of(language: str | None) -> Catalogue:
    """The catalogue of the language that was asked for, or else of the environment's."""
    if language is not None:
        return catalogue(language.strip().lower())
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):  # in the order in which they count
        value = os.environ.get(name, "")
        if value:
            short = value[:2].lower()
            return catalogue(short if short in LANGUAGES else LANGUAGES[0])
    return catalogue(LANGUAGES[0])


def words_asked(arguments: list[str]) -> Catalogue:
    """The catalogue for an error, whatever went wrong: `--lang` may itself be wrong."""
    asked = ["", *arguments]
    found = [
        word.removeprefix("--lang=") if word.startswith("--lang=") else word
        for before, word in pairwise(asked)
        if before == "--lang" or word.startswith("--lang=")
    ]
    language = found[-1].strip().lower() if found else None
    return words_of(language if language in LANGUAGES else None)


def split_names(text: str | None) -> list[str]:
    """ "ranger, random" as ["ranger", "random"]."""
    return [] if text is None else [name.strip() for name in text.split(",")]


def split_bots(text: str | None) -> list[str]:
    """The same for bots. Those of somebody's own may lie in the folder from which they are called, behind
    everything that is installed: a file there shadows nothing."""
    bots = [canonical(name) for name in split_names(text)]
    if any(is_place(bot) for bot in bots) and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    return bots
