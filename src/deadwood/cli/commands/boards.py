"""The board of a game that has one: asked for, shown, and copied to be corrected."""

from __future__ import annotations

import json
from importlib import resources

from deadwood.cli import common
from deadwood.cli.tables import TerminalTable
from deadwood.cli.terminal.screen import Screen
from deadwood.core.reason import BadOption
from deadwood.language.catalogue import Catalogue


def is_board(words: Catalogue, topic: str | None) -> bool:
    """Whether the board is asked for, in English or in the reader's language."""
    return topic is not None and topic.strip().lower() in (
        common.BOARD,
        words.say("core", "rules", "board"),
    )


def show_board(words: Catalogue, table: TerminalTable, as_json: bool) -> None:
    if as_json:
        data = {"game": table.game.name, "language": words.language, "board": table.board_data()}
        print(json.dumps(data, ensure_ascii=False))
    else:
        table.draw_board(Screen())


def board_file(game: str) -> str:
    """The text of the board that we ship, with its comments."""
    if not common.has_board(game):
        raise BadOption(f"{game} is played without a board.")
    folder = resources.files(f"deadwood.games.{game.replace('-', '_')}")
    return (folder / "board.toml").read_text(encoding="utf-8")
