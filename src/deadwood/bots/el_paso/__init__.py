"""The bots of El Paso.

- `policy` is the one way of thinking: of the ranger, on what his view shows and his memory knows, and of
  everybody in playouts. `policy_tables` is made once for a board (dice, when to stay, what the next
  town promises), `policy_tiles` says which tiles a leaver keeps, `worth` what points bring in each town.
- `ranger` answers by it at a glance.
- `guide` leads the search: `worlds` deals hidden cards, playouts and priors go by the policy, `estimate`
  says who is likely to win at the end of a town.
- `entry` is what the registry knows.
"""
