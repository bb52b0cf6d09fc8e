"""The bots of El Paso.

- `ranger` decides at a glance, by what loot is worth (`worth`) and who else may come (`rivals`).
- `guide` leads the search: `worlds` deals hidden cards, playouts go by `policy`, `estimate` says who is
  likely to win at the end of a town.
- `policy` is the ranger's way on states, quickly: `policy_tables` is made once for a board (dice, when
  to stay, what the next town promises), `policy_tiles` says which tiles a leaver keeps.
- `entry` is what the registry knows.
"""
