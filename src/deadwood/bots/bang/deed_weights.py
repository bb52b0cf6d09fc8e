"""What deeds say about roles in BANG!: numbers, and nothing else.

The fitted ones: by the role of him who does it (Sheriff, deputy, Outlaw, Renegade) and, within, of him to whom it is
done: what speaks for it, as a logarithm. Sixteen numbers for each of these:

- shot at him
- … a second time
- … and every time up to the fifth
- called him to a Duel, up to twice
- robbed him, up to twice
- robbed him by habit (El Gringo, Jesse Jones), up to three times
- made him discard (Cat Balou), up to twice
- put him in jail, up to twice
- killed him
- spared him within reach, for each of up to three shots at others
- left him alone, for each of up to four deeds to others

Fitted to games of rangers, 5,000 with five players and 2,500 with seven: at up to three turns of each
game one player looks at all ways to give out the roles that he does not know, and the true one is to
be as likely as possible (conditional maximum likelihood, Adam, 400 steps, a weak pull to 0). On one
sample in five, kept aside, the mean logarithm of what it gave to the truth was -0.46 with five players
and -1.25 with seven; the ranger's own table comes to -0.65 and -1.57, knowing nothing to -1.34 and
-2.44.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


def numbers(text: str) -> vec[float]:
    return vec[float]([float(word) for word in text.split()])


ROLE_COUNT: Final[i64] = 4  # Sheriff, deputy, Outlaw, Renegade
PAIRS: Final[i64] = ROLE_COUNT * ROLE_COUNT
SIGNS: Final[i64] = 11  # what is counted of one player's deeds to another

# How everybody at the table reads deeds, without thinking long: how much a deed says, in the order of the
# state's deeds (a death tells what the shots before it told) …
SAYS: Final[vec[float]] = vec[float]([1.0, 1.2, 0.5, 0.6, 1.0, 0.0])
TELLING: Final[i64] = 5  # so many of them say something
HABIT: Final = 0.4  # of a robbery that is a character's way to draw a card
MOST_SAID: Final = 4.0  # by all deeds of one player to another together
# … and what for, by the role of him who does it and of him to whom it is done.
SPEAKS: Final[vec[float]] = numbers("""
0 -0.5 0.3 0.2  -1.8 -0.5 0.5 0.1  0.9 0.3 -0.7 0.1  -0.3 0.1 0.2 0
""")


# With four or five players.
FEW: Final[vec[float]] = numbers("""
0 -0.07 0.01 0.06  -0.59 0 0.76 0.35  1.08 -0.21 -1.24 0  -0.80 0.30 0.17 0
0 -0.01 -0.10 0.13  -0.03 0 0.22 -0.25  0.12 0.41 -0.20 0.53  -0.05 -0.28 -0.34 0
0 -0.06 -0.16 0.22  0 0 0.02 -0.42  0.04 0.52 -0.03 0.18  -0.01 -0.07 -0.15 0
0 0 0.21 -0.21  -0.25 0 0.62 -0.02  0.61 -0.22 -0.57 -0.09  -0.38 0.49 -0.21 0
0 0.06 0.04 -0.10  -0.70 0 -0.06 -0.29  -0.01 0.25 0.21 0.25  0.72 -0.22 -0.06 0
0 -0.30 0.03 0.24  -0.20 0 0.29 -0.25  0.66 -0.03 -0.23 -0.02  -0.46 0.23 -0.03 0
0 -0.08 -0.10 0.18  -0.29 0 0.77 0.33  0.82 -0.89 -0.70 -0.80  -0.64 0.95 0.20 0
0 -0.15 0.12 0.04  0 0 0.30 -0.68  0 0.34 -0.15 0.33  0 0.16 -0.24 0
0 0 0 0  0 0 -0.04 -0.10  0 0.11 -0.20 0.10  0 -0.11 0.26 0
0 0.09 -0.10 0.03  0.76 0 -0.08 -0.04  -1.06 0.12 0.18 0.14  0.79 -0.25 0.06 0
0 -0.06 0.06 -0.02  0.65 0 -0.15 -0.18  -0.81 0.18 0.40 0.15  0.71 -0.37 -0.06 0
""")

# With six or seven.
MANY: Final[vec[float]] = numbers("""
0 -0.13 -0.01 0.15  -1.04 0.50 0.48 0.23  1.35 0.03 -1.55 -0.08  -0.76 0.43 0.59 0
0 -0.13 0.03 0.10  -0.05 -0.33 0.09 -0.47  0.11 0.23 0.27 0.32  -0.04 -0.08 0.08 0
0 -0.11 0 0.11  -0.01 -0.48 0.05 -0.36  0.01 0.52 -0.09 0.81  -0.01 -0.39 0.02 0
0 -0.35 0.25 0.13  -0.66 0.30 0.45 0.35  1.00 -0.46 -1.19 0  -0.41 0.41 0.41 0
0 -0.07 0.08 0.04  -1.46 -0.30 -0.34 -0.32  0.25 0.66 0.86 0.50  1.19 -0.55 -0.35 0
0 -0.14 0.05 0.10  -0.90 0.01 0.13 0.36  0.85 -0.20 -0.57 0.02  0.04 0.17 0.10 0
0 -0.17 0.17 -0.07  -0.90 0.62 0.61 0.50  1.22 -0.93 -1.22 -0.63  -0.60 0.43 0.71 0
0 -0.23 0.14 0.09  0 -0.22 -0.02 -0.29  0 0.84 -0.64 0.71  0 -0.42 0.09 0
0 0 0 0  0 -0.25 0.09 -0.18  0 0.26 0.01 0.18  0 -0.06 0.04 0
0 0.05 -0.13 0.11  0.73 0.02 0.01 -0.09  -1.03 0.04 0.22 0.04  0.76 -0.11 -0.02 0
0 -0.06 0.14 -0.04  0.73 -0.06 -0.06 -0.11  -0.87 0.08 0.19 0.07  0.79 -0.20 -0.04 0
""")
