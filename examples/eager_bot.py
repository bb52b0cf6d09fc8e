"""A bot of one's own: a class with one method, which plays every game.

    deadwood sim wyatt-earp --players 2 --bots eager_bot:EagerBot,random      in this folder
    deadwood play el-paso --bots eager_bot:EagerBot
    deadwood serve --more-bots eager_bot:EagerBot                              at tables it is called "Eager"

It knows nothing of the rules but how moves are written: what happens by itself, or not at all, can wait.
A better bot reads `chair.view`, too: what its seat sees of the game.
"""

from __future__ import annotations

from deadwood.bots import Bot, Chair

IDLE = ("pass", "discard", "end", "draw")


class EagerBot(Bot):
    """Does something rather than nothing, and what exactly is up to chance."""

    def choose(self, chair: Chair) -> int:
        eager = [move for move in chair.moves if not chair.game.text(move).startswith(IDLE)]
        moves = eager or chair.moves
        return moves[self.chance.below(len(moves))]
