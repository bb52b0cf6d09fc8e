"""The games. Importing this package makes them known to the registry."""

from deadwood.core.registry import Entry, register
from deadwood.games.wyatt_earp.game import EDITIONS, NAME, OPTIONS, PLAYERS, WyattEarp

register(Entry(NAME, WyattEarp, EDITIONS, PLAYERS, OPTIONS))
