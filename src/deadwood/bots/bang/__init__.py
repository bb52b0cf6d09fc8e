"""The bots of BANG!.

- `ranger` decides at a glance, by who is who (`roles`) and what things are worth (`worth`); `answers`
  is what he does when he is asked something.
- `guide` leads the search: roles by `beliefs` (their numbers are `deed_weights`), cards by `worlds`, first
  looks by `priors`, playouts by `policy`, and `estimate` (its numbers are `estimate_weights`) says who is
  likely to win from where they end.
- `policy` is the ranger's way on states, quickly: `policy_answers`, `policy_worth`, and `suspicion` for
  what all suspect in a playout.
- `entry` is what the registry knows.
"""
