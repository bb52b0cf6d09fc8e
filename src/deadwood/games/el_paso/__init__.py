"""El Paso (Stefan Dorra): seven towns, five dice and the nerve to stay, 2 to 5 players."""

from deadwood.games.el_paso.game import ElPaso
from deadwood.games.el_paso.house_rules import ElPasoOptions
from deadwood.games.el_paso.knowledge import ElPasoMemory
from deadwood.games.el_paso.named import ElPasoMove
from deadwood.games.el_paso.state import ElPasoState
from deadwood.games.el_paso.view import ElPasoView

__all__ = ["ElPaso", "ElPasoMemory", "ElPasoMove", "ElPasoOptions", "ElPasoState", "ElPasoView"]
