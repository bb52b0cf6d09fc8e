"""The bots of BANG!.

- `policy` is the one way of thinking of rangers, first looks and playouts: which card to play next;
  `replies` has its answers to everything else, `judgement` what it thinks that things are worth, `figures` its
  numbers. It looks at a state with the eyes of one player, so the rest may be a possible world or left out.
- Who is who: `suspicion` is what one player makes of all others, in a playout too; `beliefs` weighs all ways to
  give out the roles (what deeds say is in `deed_weights`). What others hold: `odds`.
- `ranger` runs the policy on what his seat sees (`open_half`).
- `guide` leads the search: cards by `worlds`, first looks by `priors`, and `estimate` (its numbers are
  `estimate_weights`) says who is likely to win from where playouts end.
- `entry` is what the registry knows.
"""
