"""The bots of Wyatt Earp.

- `ranger` decides at a glance, by what things are worth (`worth`) and cards in hand (`hand_worth`).
- `guide` leads the search: worlds by what the others were seen doing (`beliefs`), playouts by `policy`.
- `policy` is the ranger's way on states, quickly: `policy_posters` and `policy_hand` say what posters
  and cards are worth, `policy_plays` appraises plays, `policy_figures` has the numbers to turn.
- `entry` is what the registry knows.
"""
