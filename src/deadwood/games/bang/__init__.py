"""BANG! (Emiliano Sciarra): roles, reactions and sixteen characters, 4 to 7 players."""

from deadwood.games.bang.game import BangGame
from deadwood.games.bang.house_rules import BangOptions
from deadwood.games.bang.knowledge import BangMemory
from deadwood.games.bang.named import BangMove
from deadwood.games.bang.state import BangState
from deadwood.games.bang.view import BangView

__all__ = ["BangGame", "BangMemory", "BangMove", "BangOptions", "BangState", "BangView"]
