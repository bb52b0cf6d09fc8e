"""The games. Importing this package makes them known to the registry."""

from deadwood.core.registry import Entry, register
from deadwood.games.bang import game as _bang
from deadwood.games.el_paso import game as _el_paso
from deadwood.games.wyatt_earp import game as _wyatt_earp

register(
    Entry(
        _wyatt_earp.NAME,
        _wyatt_earp.WyattEarp,
        _wyatt_earp.EDITIONS,
        _wyatt_earp.PLAYERS,
        _wyatt_earp.OPTIONS,
    )
)
register(
    Entry(
        _el_paso.NAME,
        _el_paso.ElPaso,
        _el_paso.EDITIONS,
        _el_paso.PLAYERS,
        _el_paso.OPTIONS,
    )
)
register(
    Entry(
        _bang.NAME,
        _bang.BangGame,
        _bang.EDITIONS,
        _bang.PLAYERS,
        _bang.OPTIONS,
    )
)
