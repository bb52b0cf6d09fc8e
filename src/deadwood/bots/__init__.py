"""Players that need no people. They import games and core; nothing below imports them."""

from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.bots.match import MatchResult, Summary, play_match, play_on, simulate
from deadwood.bots.own import BotError
from deadwood.bots.registry import bot_names, make_bot, usual_bot

__all__ = [
    "Bot",
    "BotError",
    "Chair",
    "MatchResult",
    "Summary",
    "bot_names",
    "make_bot",
    "play_match",
    "play_on",
    "simulate",
    "usual_bot",
]
