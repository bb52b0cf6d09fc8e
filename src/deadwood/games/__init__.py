"""The games. Importing this package makes them known to the registry."""

from deadwood.core.registry import Entry, register
from deadwood.games.wyatt_earp import game as wyatt_earp

register(
    Entry(
        wyatt_earp.NAME,
        wyatt_earp.WyattEarp,
        wyatt_earp.EDITIONS,
        wyatt_earp.PLAYERS,
        wyatt_earp.OPTIONS,
    )
)
