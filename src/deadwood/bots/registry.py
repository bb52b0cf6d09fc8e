"""Which bots there are, by the names that people write."""

from __future__ import annotations

from typing import Final

from deadwood.bots.bot import Bot
from deadwood.bots.random_bot import RandomBot
from deadwood.bots.ranger import RANGERS, ranger
from deadwood.core.chance import swift
from deadwood.core.options import suggest
from deadwood.core.reason import UnknownName
from deadwood.core.registry import AnyGame

RANDOM: Final = "random"
RANGER: Final = "ranger"


def bot_names(game: AnyGame) -> list[str]:
    """The bots that can play this game, the weakest first."""
    return [RANDOM, RANGER] if game.name in RANGERS else [RANDOM]


def check_bot(name: str, game: AnyGame) -> None:
    """Refuse a name that is no bot of this game, with the sentence that helps."""
    known = bot_names(game)
    if name not in known:
        raise UnknownName(f"No bot {name!r} for {game.name}. {suggest(name, known)}")


def make_bot(name: str, game: AnyGame, seed: int) -> Bot:
    """A new bot for one seat of this game."""
    check_bot(name, game)
    chance = swift(seed)
    return RandomBot(chance) if name == RANDOM else ranger(game, chance)
