"""The bots of Wyatt Earp.

- `policy` is the one way of thinking, on what a seat may see: `posters` and `hand` say what posters
  and cards are worth, `plays` appraises plays, `habits` has the figures.
- `ranger` answers by it at a glance.
- `guide` leads the search: worlds by what the others were seen doing (`beliefs`), playouts and first
  thoughts by the policy.
- `entry` is what the registry knows.
"""
