"""Bots by anybody: a class that somebody has written, named by its place or by its package.

    deadwood sim bang --bots my_bots:Careful,ranger       the class Careful of the module my_bots

    [project.entry-points."deadwood.bots"]                a package that is installed offers it by a name:
    careful = "my_bots:Careful"                           deadwood sim bang --bots careful,ranger

The class is made from `Bot`, and a bot of it is made with its chance alone; which game is played stands in
each chair. Whatever it does wrong is a `BotError`, so that nobody takes it for a mistake of ours.
"""

from __future__ import annotations

import importlib
import operator
import re
import sys
import traceback
from importlib import metadata
from pathlib import Path
from typing import Any, ClassVar, Final, final

from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.core.chance import Chance
from deadwood.core.options import suggest
from deadwood.core.reason import BadOption, DeadwoodError, IllegalMove, UnknownName, spelled
from deadwood.core.types import Move

GROUP: Final = "deadwood.bots"  # of entry points
PLACE: Final = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*:[A-Za-z_]\w*", re.ASCII)
WORD: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*", re.ASCII)
LONGEST: Final = 16  # letters of a plain name, which has to fit where the names of people fit


@final
class BotError(DeadwoodError):
    """What somebody's bot did wrong; `kind` names the error without anything that the bot may have seen."""

    def __init__(self, sentence: str, kind: str) -> None:
        super().__init__(sentence)
        self.kind: Final = kind

    def __reduce__(self) -> tuple[Any, ...]:
        return (BotError, (str(self), self.kind))


# Names.


def is_place(name: str) -> bool:
    """Whether a name says itself where the class is."""
    return PLACE.fullmatch(name) is not None


def offered() -> dict[str, list[str]]:
    """The bots that installed packages offer: their places by their names."""
    found: dict[str, list[str]] = {}
    for point in metadata.entry_points(group=GROUP):
        if WORD.fullmatch(point.name) and len(point.name) <= LONGEST:
            places = found.setdefault(point.name, [])
            if point.value not in places:  # the same package may lie in two folders
                places.append(point.value)
    return found


def place_of(name: str) -> str:
    """Where the class of this name is; the empty text if nobody offers such a name."""
    if is_place(name):
        return name
    places = offered().get(name, [])
    if len(places) > 1:
        raise BadOption(f"Several packages offer a bot {name!r}: write one of {', '.join(places)}.")
    return places[0] if places else ""


def plain_name(name: str) -> str:
    """What such a bot is called: `monte-carlo` for my_bots:MonteCarloBot."""
    if not is_place(name):
        return name
    words = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+|[0-9]+", name.partition(":")[2])
    if len(words) > 1 and words[-1] == "Bot":
        words.pop()
    return "-".join(words).lower()[:LONGEST].strip("-") or "bot"


# Classes.


def find(name: str) -> type[Bot]:
    """The class that a name means, or a sentence about what is wrong with it."""
    place = place_of(name)
    if not is_place(place):
        raise BadOption(f"Bot {name!r} should lie at module:Class, not at {place!r}.")
    module_name, _, class_name = place.partition(":")
    module = load(place, module_name)
    found: Any = getattr(module, class_name, None)
    if found is None:
        known = [key for key, what in vars(module).items() if is_bot_class(what)]
        hint = suggest(
            class_name, known, "It has: " + ", ".join(known) + "." if known else "It has none."
        )
        raise UnknownName(f"There is no bot {class_name!r} in {module_name}. {hint}")
    if not is_bot_class(found):
        raise BadOption(f"{place} is no bot: a bot is a class made from deadwood.bots.Bot.")
    if found.choose is Bot.choose:
        raise BadOption(f"{place} is no bot yet: it has no method choose.")
    bot: type[Bot] = found
    return bot


def is_bot_class(what: object) -> bool:
    return isinstance(what, type) and issubclass(what, Bot) and what is not Bot


def load(place: str, module: str) -> Any:
    """The module, imported."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        missing = error.name or ""
        if module == missing or module.startswith(missing + "."):
            raise UnknownName(
                f"There is no module {missing!r} for the bot {place}: install its package, or go to"
                " the folder where it lies."
            ) from None
        raise failed_import(place, error) from error
    except (Exception, SystemExit) as error:
        raise failed_import(place, error) from error


def failed_import(place: str, error: BaseException) -> BadOption:
    return BadOption(f"The module of the bot {place} cannot be imported: {what_happened(error)}.")


def files_of(name: str) -> list[Path]:
    """The sources on which such a bot depends as far as one can tell: its module, and all of its package."""
    module = sys.modules[find(name).__module__]
    top = sys.modules.get(module.__name__.partition(".")[0])
    folders = [Path(folder) for folder in getattr(top, "__path__", [])]
    files = {file for folder in folders for file in folder.rglob("*.py")}
    own = getattr(module, "__file__", None)
    return sorted({*files, Path(own)} if own else files)


# Bots.


class OwnBot(Bot):
    """Asks somebody's bot, and says what was wrong with its answer."""

    def __init__(self, name: str, bot: Bot, chance: Chance) -> None:
        super().__init__(chance)
        self.name: Final = name
        self.bot: Final = bot

    def choose(self, chair: Chair) -> Move:
        # It may do with its list what it likes; what is legal is decided by ours.
        own = Chair(chair.game, chair.view, chair.knowledge, chair.moves.copy())
        bot: Any = self.bot  # its answer may be anything
        try:
            found = bot.choose(own)
        except (Exception, SystemExit) as error:
            raise failed(self.name, error) from error
        try:
            move: Any = operator.index(found)
        except TypeError:
            move = None
        if move is None or move not in chair.moves:
            raise BotError(
                f"Bot {self.name} chose {spelled(found)}, which is none of chair.moves.",
                IllegalMove.__name__,
            )
        chosen: Move = move
        return chosen


@final
class OwnListener(OwnBot):
    """The same for a bot that wants its seat's knowledge."""

    needs_knowledge: ClassVar[bool] = True


def make(name: str, chance: Chance) -> Bot:
    """A new bot of this class, for one seat."""
    kind: Any = find(name)
    try:
        bot: Bot = kind(chance)
        listens = bool(bot.needs_knowledge)
    except (Exception, SystemExit) as error:
        raise failed(name, error) from error
    return OwnListener(name, bot, chance) if listens else OwnBot(name, bot, chance)


def failed(name: str, error: BaseException) -> BotError:
    return BotError(f"Bot {name} has failed: {what_happened(error)}.", type(error).__name__)


def what_happened(error: BaseException) -> str:
    """The error, and the line where it was raised: "KeyError: 'hand' (my_bots.py, line 12)"."""
    said = str(error).strip().rstrip(".")
    told = f"{type(error).__name__}: {said}" if said else type(error).__name__
    frames = traceback.extract_tb(error.__traceback__)
    ours = str(Path(__file__).parents[1])
    theirs = [at for at in frames if not at.filename.startswith((ours, "<frozen"))]
    where = [at for at in theirs if "importlib" not in at.filename][-1:]
    place = "".join(f" ({Path(at.filename).name}, line {at.lineno})" for at in where)
    return spelled_text(told) + place


def spelled_text(text: str) -> str:
    """On one line, and not too long."""
    line = " ".join(text.split())
    return line if len(line) <= 300 else f"{line[:299]}…"
