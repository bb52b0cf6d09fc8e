"""Deadwood: three Wild West tabletop games as real software.

>>> import deadwood
>>> game = deadwood.game("wyatt-earp", players=2)
>>> state = game.new(seed=7)
>>> [game.text(move) for move in game.legal(state, game.seats(state)[0])]
['draw supply', 'draw discard']
"""

from deadwood import games as _games  # registers the games
from deadwood.choosing import from_position, game
from deadwood.core.chance import Chance, Loaded, Sealed, Swift, seed_bytes, swift
from deadwood.core.event import Event
from deadwood.core.game import Game
from deadwood.core.knowledge import Knowledge
from deadwood.core.move_table import NamedMove
from deadwood.core.playout import random_play
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
from deadwood.core.registry import Entry, entry, names
from deadwood.core.state import State
from deadwood.core.types import NOBODY
from deadwood.core.view import View
from deadwood.core.witness import Witness

__version__ = "0.1.0"

__all__ = [
    "NOBODY",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadText",
    "Chance",
    "DeadwoodError",
    "Entry",
    "Event",
    "Game",
    "IllegalMove",
    "Knowledge",
    "Loaded",
    "NamedMove",
    "NotFollowed",
    "Reason",
    "Record",
    "Replay",
    "Sealed",
    "State",
    "Swift",
    "UnknownName",
    "View",
    "Witness",
    "entry",
    "from_position",
    "game",
    "names",
    "position_header",
    "random_play",
    "seed_bytes",
    "swift",
]
del _games
