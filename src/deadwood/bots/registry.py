"""Which bots there are, by the names that people write.

    random                  any legal move; for tests
    greenhorn               knows the habits, and overlooks much
    ranger                  sound habits, instant
    marshal                 thinks ahead, 100 ms a decision
    legend                  the same for a second

Whoever thinks can be given a budget: `marshal:300` is 300 simulations a decision, `marshal:250ms`
a quarter of a second. `marshal:300:unweighted` takes all possible worlds for equally likely.

A bot of anybody's is called by the place of its class (`my_bots:Careful`), or by the name under which a package
offers it (`own.py`).
"""

from __future__ import annotations

from typing import Final

from deadwood.bots import own
from deadwood.bots.bot import Bot
from deadwood.bots.budget import Budget, read_budget
from deadwood.bots.game_bots import GameBots
from deadwood.bots.greenhorn import Greenhorn
from deadwood.bots.random_bot import RandomBot
from deadwood.bots.search.bot import SearchBot
from deadwood.bots.search.tree import AnyGuide
from deadwood.core.chance import Chance, swift
from deadwood.core.game import Game, K, S, V
from deadwood.core.options import suggest
from deadwood.core.reason import BadOption, UnknownName
from deadwood.core.registry import AnyGame, rooms

RANDOM: Final = "random"
GREENHORN: Final = "greenhorn"
RANGER: Final = "ranger"
MARSHAL: Final = "marshal"
LEGEND: Final = "legend"
UNWEIGHTED: Final = "unweighted"

# The bots of every game: the `entry.py` of its room says BOTS.
BY_GAME: Final[dict[str, GameBots]] = {
    name: room.BOTS for name, room in rooms("deadwood.bots", "entry").items()
}

LEVELS: Final = (RANDOM, GREENHORN, RANGER, MARSHAL, LEGEND)
THINKERS: Final = {MARSHAL: Budget(0, 0.1), LEGEND: Budget(0, 1.0)}


def bots_of(game: Game[S, V, K]) -> GameBots:
    """What this game has of its own, or UnknownName."""
    if game.name not in BY_GAME:
        raise UnknownName(f"No ranger knows {game.name} yet.")
    return BY_GAME[game.name]


def ranger_of(game: AnyGame, chance: Chance) -> Bot:
    """The ranger who knows this game."""
    return bots_of(game).ranger(game, chance)


def guide_of(game: AnyGame, weighted: bool) -> AnyGuide:
    """The guide who knows this game."""
    return bots_of(game).guide(game, weighted)


def bot_names(game: Game[S, V, K]) -> list[str]:
    """The bots that can play this game, the weakest first."""
    return [RANDOM, GREENHORN, RANGER, *THINKERS] if game.name in BY_GAME else [RANDOM]


def instant_names(game: Game[S, V, K]) -> list[str]:
    """Those of them that answer at once, the weakest first."""
    return [name for name in bot_names(game) if name not in THINKERS]


def usual_bot(game: Game[S, V, K]) -> str:
    """Whom one plays with if one names nobody: the best of those who do not let people wait."""
    return instant_names(game)[-1]


def canonical(name: str) -> str:
    """A name as it is written here: of our levels case does not matter, of the place of a class it does."""
    plain = name.strip().lower()
    return plain if plain.partition(":")[0] in LEVELS else name


def is_own(name: str) -> bool:
    """Whether a name means a bot that is none of ours."""
    return canonical(name).partition(":")[0] not in LEVELS and bool(own.place_of(name))


def level_of(name: str) -> str:
    """The level that a name means, its budget left out; of somebody's own bot, what it is called."""
    level = canonical(name).partition(":")[0]
    return level if level in LEVELS else own.plain_name(name) if own.is_place(name) else level


def shown(level: str) -> str:
    """A level as a name: "Ranger", "Monte Carlo"."""
    return level.replace("-", " ").title()


def check_bot(name: str, game: Game[S, V, K]) -> None:
    """Refuse a name that is no bot of this game, with the sentence that helps."""
    level, *settings = canonical(name).split(":")
    known = bot_names(game)
    if is_own(name):
        own.find(name)
        return
    if level not in known:
        known += own.offered()
        raise UnknownName(f"No bot {name!r} for {game.name}. {suggest(level, known)}")
    if settings and level not in THINKERS:
        raise BadOption(f"A {level} answers at once and has no budget; write {level}.")
    read_settings(level, settings)


def read_settings(level: str, settings: list[str]) -> tuple[Budget, bool]:
    """The budget, and whether worlds are weighted."""
    words = settings.copy()
    weighted = UNWEIGHTED not in words
    if not weighted:
        words.remove(UNWEIGHTED)
    if len(words) > 1:
        raise BadOption(f"One budget is enough: {level}:{words[0]}.")
    return (read_budget(words[0]) if words else THINKERS.get(level, Budget(1, 0.0)), weighted)


def make_bot(name: str, game: Game[S, V, K], seed: int) -> Bot:
    """A new bot for one seat of this game."""
    check_bot(name, game)
    chance = swift(seed)
    if is_own(name):
        return own.make(name, chance)
    level, *settings = canonical(name).split(":")
    if level == RANDOM:
        return RandomBot(chance)
    if level == RANGER:
        return ranger_of(game, chance)
    if level == GREENHORN:
        return Greenhorn(chance, ranger_of(game, chance), bots_of(game).notices)
    return thinker(level, settings, game, seed)


def thinker(level: str, settings: list[str], game: AnyGame, seed: int) -> SearchBot:
    budget, weighted = read_settings(level, settings)
    # The ranger within has a chance of its own, so that what it needs shifts nothing else.
    adviser = ranger_of(game, swift(seed + 1))
    return SearchBot(swift(seed), guide_of(game, weighted), adviser, budget)
