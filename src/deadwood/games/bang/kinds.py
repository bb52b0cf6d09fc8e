"""The kinds of cards. Written by `make types` from the cards' files in `rules/`: change those, not this."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BANG: Final[i64] = 0
MISSED: Final[i64] = 1
BEER: Final[i64] = 2
PANIC: Final[i64] = 3
CAT_BALOU: Final[i64] = 4
STAGECOACH: Final[i64] = 5
WELLS_FARGO: Final[i64] = 6
GATLING: Final[i64] = 7
DUEL: Final[i64] = 8
INDIANS: Final[i64] = 9
GENERAL_STORE: Final[i64] = 10
SALOON: Final[i64] = 11
JAIL: Final[i64] = 12
DYNAMITE: Final[i64] = 13
BARREL: Final[i64] = 14
APPALOOSA: Final[i64] = 15
MUSTANG: Final[i64] = 16
VOLCANIC: Final[i64] = 17
SCHOFIELD: Final[i64] = 18
REMINGTON: Final[i64] = 19
REV_CARABINE: Final[i64] = 20
WINCHESTER: Final[i64] = 21

KINDS: Final[i64] = 22
PRINTED_KINDS: Final[i64] = 22
CARDS: Final[i64] = 80

# A bit for each kind.
BROWN: Final[i64] = 0xFFF
WEAPONS: Final[i64] = 0x3E0000
AIMED: Final[i64] = 0x1119

# In the order of the kinds.
NAMES: Final[list[str]] = [
    "bang",
    "missed",
    "beer",
    "panic",
    "cat-balou",
    "stagecoach",
    "wells-fargo",
    "gatling",
    "duel",
    "indians",
    "general-store",
    "saloon",
    "jail",
    "dynamite",
    "barrel",
    "appaloosa",
    "mustang",
    "volcanic",
    "schofield",
    "remington",
    "rev-carabine",
    "winchester",
]
SIGNS: Final[list[str]] = [
    "as qh kh ah 2d 3d 4d 5d 6d 7d 8d 9d 10d jd qd kd ad 2c 3c 4c 5c 6c 7c 8c 9c",
    "2s 3s 4s 5s 6s 7s 8s 10c jc qc kc ac",
    "6h 7h 8h 9h 10h jh",
    "jh qh ah 8d",
    "kh 9d 10d jd",
    "9s 9s",
    "3h",
    "10h",
    "js qd 8c",
    "kd ad",
    "qs 9c",
    "5h",
    "10s js 4h",
    "2h",
    "qs ks",
    "as",
    "8h 9h",
    "10s 10c",
    "ks jc qc",
    "kc",
    "ac",
    "8s",
]
CLAUSES: Final[list[str]] = [
    "BG8.1 BG4.2",
    "BG8.4",
    "BG9.1 BG9.2 BG9.3 BG9.4 BG9.5 BG9.6",
    "BG11.1 BG11.4",
    "BG11.2 BG11.3 BG11.4",
    "BG13.1",
    "BG13.2",
    "BG8.6 BG8.7",
    "BG10.1 BG10.2 BG10.3 BG10.5",
    "BG10.4 BG10.5",
    "BG13.3 BG13.4",
    "BG9.7",
    "BG12.1 BG12.2 BG12.3 BG12.4",
    "BG12.5 BG12.6 BG12.7 BG12.8",
    "BG8.5 BG5.1",
    "BG6.2 BG6.3",
    "BG6.2 BG6.3",
    "BG7.2 BG7.3 BG7.4",
    "BG7.2 BG7.3",
    "BG7.2 BG7.3",
    "BG7.2 BG7.3",
    "BG7.2 BG7.3",
]
REACHES: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5]
SWITCHES: Final[list[str]] = [
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
]
