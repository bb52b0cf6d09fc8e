"""What the commands share: their options, the language, and how bad input is answered."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Final, NoReturn

import typer

from deadwood.cli.screen import printable
from deadwood.core.reason import BadOption
from deadwood.core.registry import AnyGame, entry, game, names
from deadwood.i18n import LANGUAGES, Catalogue, catalogue

BAD_INPUT: Final = 2
LONGEST_SENTENCE: Final = 500
GAMES: Final = ", ".join(names())
EDITIONS: Final = "; ".join(f"{name}: {', '.join(entry(name).editions)}" for name in names())

Edition = Annotated[
    str | None,
    typer.Option("--edition", help=f"Which printed rules, the first by default: {EDITIONS}."),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="KEY=VALUE",
        help="A rule option, as often as you like; `deadwood rules GAME --option-list` has them.",
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
GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"Which game: {GAMES}.")]
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
        key = key.strip()
        if not equals or not key or not value.strip():
            raise BadOption(f"An option is written as key=value, not {text!r}.")
        if key in options:
            raise BadOption(f"Option {key} is given twice.")
        options[key] = value.strip()
    return options


def make_game(
    name: str, edition: str | None, players: int | None, options: list[str] | None
) -> AnyGame:
    return game(name, edition, players, read_options(options))


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


def split_names(text: str | None) -> list[str]:
    """ "ranger, random" as ["ranger", "random"]."""
    return [] if text is None else [name.strip() for name in text.split(",")]
