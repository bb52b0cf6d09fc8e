"""Deadwood: three Wild West tabletop games as real software.

>>> import deadwood
>>> game = deadwood.game("wyatt-earp", players=2)
>>> state = game.new(seed=7)
>>> [game.text(move) for move in game.legal(state, game.seats(state)[0])]
['draw supply', 'draw discard']
"""

from deadwood import games as _games  # registers the games
from deadwood.core.chance import Sealed, Swift, seed_bytes, swift
from deadwood.core.event import Event
from deadwood.core.game import Game
from deadwood.core.position import header as position_header
from deadwood.core.reason import (
    BadOption,
    BadPosition,
    BadRecord,
    BadText,
    DeadwoodError,
    IllegalMove,
    NotFollowed,
    Reason,
    UnknownName,
)
from deadwood.core.record import Record, Replay
from deadwood.core.registry import entry, from_position, game, names
from deadwood.core.types import NOBODY

__version__ = "0.1.0"

__all__ = [
    "NOBODY",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadText",
    "DeadwoodError",
    "Event",
    "Game",
    "IllegalMove",
    "NotFollowed",
    "Reason",
    "Record",
    "Replay",
    "Sealed",
    "Swift",
    "UnknownName",
    "entry",
    "from_position",
    "game",
    "names",
    "position_header",
    "seed_bytes",
    "swift",
]
del _games
