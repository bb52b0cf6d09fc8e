"""Write the files of games that are made of their descriptions: cards of BANG!, fields of states, moves, options.

Importing `deadwood` imports every game, and a game that is being written cannot be imported before its
`fields.py`, `moves.py`, `named.py` and `house_rules.py` are there. So the packages are here what their
folders are, and no more.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location

from scripts import card_files

GAMES = card_files.GAMES
PACKAGES = {
    "deadwood": GAMES.parent,
    "deadwood.games": GAMES,
    **{f"deadwood.games.{path.parent.name}": path.parent for path in GAMES.glob("*/schema.py")},
}


def main() -> None:
    card_files.main()
    for name, folder in PACKAGES.items():
        spec = spec_from_file_location(name, folder / "__init__.py")
        assert spec is not None
        sys.modules[name] = module_from_spec(spec)  # not run
    import_module("scripts.state_fields").main()
    import_module("scripts.public_types").write_games()


if __name__ == "__main__":
    main()
