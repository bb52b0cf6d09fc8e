"""What a bot thinks of the moves of a chair: the best of them, with the chances it gives them.

This is for people, so the figures must be worth reading: a move that the search has hardly looked
at is tried some more times before its chance is told. What it says comes from the chair alone,
like everything a bot does, so it can tell nothing that the seat could not know.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.bots.registry import MARSHAL, bot_names, make_bot, usual_bot
from deadwood.bots.search.bot import Opinion, SearchBot
from deadwood.bots.search.tree import Edge, TreeSearch
from deadwood.core.registry import AnyGame
from deadwood.core.types import NOBODY, Move

MOST: Final = 5  # alternatives that people want to read
UNKNOWN: Final = -1.0  # the chance in the opinion of somebody who does not think in chances
PART: Final[i64] = 16  # every move told of gets at least one of so many simulations,
MADE_PART: Final[i64] = 4  # the one that was made more of them,
FEWEST: Final[i64] = 4  # and none fewer than these


def usual_adviser(game: AnyGame) -> str:
    """Whom people ask if they name nobody: a marshal, or a ranger where nobody searches yet."""
    return MARSHAL if MARSHAL in bot_names(game) else usual_bot(game)


def explain(name: str, chair: Chair, made: Move, seed: int, most: int = MOST) -> list[Opinion]:
    """What the bot of this name thinks here, the move that it would make first.

    `made` is always among them, if it is not NOBODY, even if it was hardly thought about. Who does
    not search says what it would do, and gives no chances.
    """
    bot = make_bot(name, chair.game, seed)
    if isinstance(bot, SearchBot):
        return opinions(bot, chair, made, most)
    return habit(bot, chair, made)


def opinions(bot: SearchBot, chair: Chair, made: Move, most: int) -> list[Opinion]:
    """The same of a bot that searches; it thinks anew."""
    moves = bot.guide.sensible(chair)
    bot.think(chair, moves)
    search = TreeSearch(bot.guide, bot.chance, bot.root)
    edges = bot.edges_of(moves)
    total: i64 = 0
    for edge in edges:
        total += edge.visits
    told = sorted(edges, key=weight, reverse=True)[:most]
    if made != NOBODY and not is_told(told, made):
        del told[most - 1 :]
        told.append(search.edge_at(bot.root, bot.guide.me, made, 1.0))
    # How much it was thought about: before the tries below, which say nothing about the bot.
    shares = [float(edge.visits) / float(total) for edge in told]
    for edge in told:
        part = MADE_PART if edge.move == made else PART
        try_out(search, edge, max(FEWEST, total // part))
    return [Opinion(told[at].move, told[at].mean(), shares[at]) for at in range(len(told))]


def weight(edge: Edge) -> tuple[int, float]:
    """How much a move was thought about; among those that were not, how likely one makes it."""
    return (int(edge.visits), edge.mean() if edge.visits > 0 else edge.prior)


def is_told(told: list[Edge], made: Move) -> bool:
    for edge in told:
        if edge.move == made:
            return True
    return False


def try_out(search: TreeSearch, edge: Edge, least: i64) -> None:
    """Simulate this move until its mean says something."""
    edge.prior = 1.0  # alone it has no rivals
    while edge.visits < least:
        search.simulate([edge])


def habit(bot: Bot, chair: Chair, made: Move) -> list[Opinion]:
    """The move that a bot makes who gives no chances, and the one that was made."""
    best = bot.choose(chair)
    told = [Opinion(best, UNKNOWN, 1.0)]
    if made != NOBODY and made != best:
        told.append(Opinion(made, UNKNOWN, 0.0))
    return told
