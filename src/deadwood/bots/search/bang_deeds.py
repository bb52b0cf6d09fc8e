"""What deeds say about roles in BANG!: fitted numbers, and nothing else.

By the role of him who does it (rows: Sheriff, deputy, Outlaw, Renegade) and of him to whom it is
done (columns): what speaks for it, as a logarithm.

Fitted to games of rangers with five and with seven players: at up to three turns of each game one
player looks at all ways to give out the roles that he does not know, and the true one is to be as
likely as possible (conditional maximum likelihood, with a weak pull to 0). On games kept aside the
mean logarithm of what it gave to the truth was -0.51 with five players and -1.28 with seven; the
ranger's own table comes to -0.69 and -1.55, and knowing nothing to -1.37 and -2.40.
"""

from __future__ import annotations

from typing import Final

SAYS: Final[list[float]] = [
    # shot at him
    *[0.00, 0.01, 0.21, -0.26],
    *[-1.09, 0.27, 0.68, 0.08],
    *[1.43, -0.02, -1.55, 0.13],
    *[-1.18, 0.62, 0.54, 0.00],
    # … a second time
    *[0.00, -0.17, -0.60, 0.77],
    *[-0.11, -0.25, 0.03, -0.28],
    *[0.22, 0.49, -0.21, 0.52],
    *[-0.10, -0.03, -0.10, 0.00],
    # … and every time up to the fifth
    *[0.00, 0.12, -0.13, 0.01],
    *[-0.02, -0.20, 0.05, -0.25],
    *[0.08, 0.36, -0.23, 0.47],
    *[-0.02, -0.05, -0.03, 0.00],
    # called him to a Duel, up to twice
    *[0.00, 0.31, -0.23, -0.07],
    *[-0.67, 0.44, 0.47, 0.18],
    *[1.10, -0.08, -1.36, -0.18],
    *[-0.65, 0.65, 0.14, 0.00],
    # robbed him, up to twice
    *[0.00, -0.03, -0.01, 0.02],
    *[-1.33, -0.25, -0.33, -0.43],
    *[0.45, 0.60, 0.81, 0.53],
    *[0.91, -0.37, -0.45, 0.00],
    # robbed him by habit (El Gringo, Jesse Jones), up to three times
    *[0.00, -0.06, -0.15, 0.20],
    *[-0.50, 0.27, 0.03, 0.09],
    *[0.90, -0.16, -0.14, -0.05],
    *[-0.45, 0.26, -0.08, 0.00],
    # made him discard (Cat Balou), up to twice
    *[0.00, 0.19, -0.07, -0.12],
    *[-0.93, 0.61, 0.73, 0.39],
    *[1.33, -1.11, -1.31, -0.61],
    *[-1.04, 0.85, 0.65, 0.00],
    # put him in jail, up to twice
    *[0.00, -0.11, 0.03, 0.07],
    *[0.00, -0.19, 0.00, -0.38],
    *[0.00, 0.71, -0.56, 0.75],
    *[0.00, -0.01, -0.06, 0.00],
    # killed him
    *[0.00, 0.00, 0.00, 0.00],
    *[0.00, -0.44, 0.23, -0.07],
    *[0.00, 0.64, -0.38, 0.07],
    *[0.00, -0.15, 0.26, 0.00],
    # spared him within reach, for each of up to three shots at others
    *[0.00, -0.10, 0.15, -0.05],
    *[0.87, 0.03, -0.13, -0.03],
    *[-1.05, 0.10, 0.29, 0.07],
    *[0.84, -0.06, -0.08, 0.00],
    # left him alone, for each of up to four deeds to others
    *[0.00, -0.02, 0.05, -0.05],
    *[0.85, -0.12, -0.03, -0.15],
    *[-0.89, 0.07, 0.26, 0.05],
    *[0.73, -0.19, -0.03, 0.00],
]
