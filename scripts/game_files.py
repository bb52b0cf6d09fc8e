"""Write the files of games that are made of their descriptions: cards of BANG!, fields of states, packing of moves.

Importing `deadwood` imports every game, and a game that is being written cannot be imported before its
`fields.py` and `moves.py` are there. So the packages are here what their folders are, and no more.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType

from scripts import card_files

PACKAGES = {"deadwood": card_files.GAMES.parent, "deadwood.games": card_files.GAMES}


def main() -> None:
    card_files.main()
    for name, folder in PACKAGES.items():
        package = ModuleType(name)
        package.__path__ = [str(folder)]
        sys.modules[name] = package
    import_module("scripts.state_fields").main()


if __name__ == "__main__":
    main()
