"""Players that need no people. They import games and core; nothing below imports them."""

from deadwood.bots.bot import Bot
from deadwood.bots.match import MatchResult, Summary, play_match, simulate
from deadwood.bots.registry import bot_names, make_bot, usual_bot

__all__ = [
    "Bot",
    "MatchResult",
    "Summary",
    "bot_names",
    "make_bot",
    "play_match",
    "simulate",
    "usual_bot",
]
