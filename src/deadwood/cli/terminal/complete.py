"""What a line that somebody has begun to type can become: a command, a move, a card."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from deadwood.bots.registry import RANDOM, bot_names
from deadwood.language.teller import spoken_form

if TYPE_CHECKING:
    from deadwood.cli.terminal.table_commands import Commands

ABOUT_CARDS: Final = frozenset(["why", "rules"])
ABOUT_FILES: Final = frozenset(["save", "load"])


class Completer:
    """Knows what this seat may type now, and nothing that it may not see."""

    def __init__(self, talk: Commands, seat: int) -> None:
        self.talk: Final = talk
        self.seat: Final = seat

    def lines(self, begun: str) -> list[str]:
        """Whole lines that begin with this one."""
        talk, begun = self.talk, begun.lstrip()
        command, rest = talk.command(begun)
        if command and " " in begun:
            first = begun.partition(" ")[0]
            return [f"{first} {end}" for end in self.ends(command, rest)]
        session, table = talk.session, talk.table
        moves = session.moves(self.seat)
        view = session.view(self.seat)
        found = [session.game.text(move) for move in moves]
        found += [table.move(view, move) for move in moves]
        found += [talk.words.say("core", "commands", name) for name in talk.known()]
        return fitting(begun, found)

    def ends(self, command: str, begun: str) -> list[str]:
        """What can follow a command."""
        table = self.talk.table
        if command in ABOUT_CARDS:
            return fitting(begun, [table.card(name).rstrip("!") for name in table.cards()])
        if command == "hint":
            names = bot_names(self.talk.session.game)
            return fitting(begun, [name for name in names if name != RANDOM])
        if command in ABOUT_FILES:
            return files(begun)
        return []


def fitting(begun: str, among: list[str]) -> list[str]:
    wanted = spoken_form(begun)
    return sorted({text for text in among if spoken_form(text).startswith(wanted)})


def files(begun: str) -> list[str]:
    """Paths that begin so; folders end in a slash."""
    folder, slash, name = begun.rpartition("/")
    try:
        found = sorted(Path(folder + slash or ".").expanduser().iterdir())
    except (OSError, RuntimeError):
        return []
    fits = [at for at in found if at.name.startswith(name) and (name or at.name[0] != ".")]
    return [f"{folder}{slash}{at.name}{'/' * at.is_dir()}" for at in fits]
