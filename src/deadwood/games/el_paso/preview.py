"""What a move would bring, as far as the player can know: for the screen and for bots.

Money is in nuggets; a chance is in percent, rounded to the nearest.
"""

from __future__ import annotations

from deadwood.core.types import Move, Seat
from deadwood.games.el_paso.board import Board
from deadwood.games.el_paso.cards import (
    ORDER,
    STAR,
    TILE_NAMES,
    TILES,
    Kind,
    card_kind,
    tile_value,
)
from deadwood.games.el_paso.moves import DONE, LEAVE, is_lay, keep_tile, lay_card
from deadwood.games.el_paso.rules.leaving import Keep, all_one, group
from deadwood.games.el_paso.rules.plunder import needed
from deadwood.games.el_paso.rules.selling import loot_of, price
from deadwood.games.el_paso.state import NONE, ElPasoState


def preview(s: ElPasoState, seat: Seat, move: Move) -> dict[str, int]:
    """Named figures.

    leave       `sale`: nuggets for everything that he has; `keep`: so many tiles he may keep
                instead, and for each of his tiles, as in `keep saloon-5`, how many nuggets less the
                sale then brings (both left out where all is sold anyway)
    done, keep  `sale`: nuggets for what is then left, if he keeps no more; `holds_back`: nuggets
                less than without keeping this tile
    lay         `sheriffs`: the chance that they come; `tile`: the value on top of that place now;
                `chance`: that this raid can plunder the place at all, sheriffs and dice considered
    """
    if move == LEAVE:
        return of_leaving(s, seat)
    asked = s.pending[-1]
    if isinstance(asked, Keep):
        loot = loot_of(s, seat)
        for at in asked.kept:
            loot[at] -= 1
        before = price(s, loot)
        if move == DONE:
            return {"sale": before}
        loot[keep_tile(move)] -= 1
        after = price(s, loot)
        return {"sale": after, "holds_back": before - after}
    if is_lay(move):
        return of_raid(s, card_kind(lay_card(move)))
    return {}


def of_leaving(s: ElPasoState, seat: Seat) -> dict[str, int]:
    """What may be kept is chosen after leaving, which is final: so it is shown before."""
    loot = loot_of(s, seat)
    sale = int(price(s, loot))
    figures: dict[str, int] = {"sale": sale}
    if all_one(s):
        return figures
    figures["keep"] = int(group(s))
    for place in range(TILES):
        at = ORDER[place]
        if loot[at] > 0:
            loot[at] -= 1
            figures[f"keep {TILE_NAMES[at]}"] = sale - int(price(s, loot))
            loot[at] += 1
    return figures


def of_raid(s: ElPasoState, kind: Kind) -> dict[str, int]:
    top = s.top_tile(kind)
    figures: dict[str, int] = {"sheriffs": percent(sheriffs_chance(s.rules.board, s.stars))}
    figures["tile"] = 0 if top == NONE else tile_value(top)
    figures["chance"] = 0 if top == NONE else percent(plunder_chance(s.rules.board, s.stars, kind))
    return figures


def sheriffs_chance(board: Board, stars: int) -> float:
    """That every die that is not on the sheriff field shows a star (EP4.3)."""
    return float(board.share(STAR) ** (int(board.dice) - stars))


def plunder_chance(board: Board, stars: int, kind: Kind) -> float:
    """That the sheriffs stay away and the dice show what the place needs (EP5.1, EP5.2)."""
    face = needed(kind)
    if face == NONE:
        return 1 - sheriffs_chance(board, stars)
    return float(1 - (1 - board.share(face)) ** (int(board.dice) - stars))


def percent(chance: float) -> int:
    """Rounded, but 0 only for what cannot be and 100 only for what must be."""
    rounded = int(100 * chance + 0.5)
    return rounded if chance in (0.0, 1.0) else min(99, max(1, rounded))
