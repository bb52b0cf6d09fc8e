"""Names that look like each other though their letters differ: "Anna" and "Аnnа", "Lena" and "Iena".

A name is folded to what an eye keeps of it. The table of letters is our own: the letters of living
alphabets that Unicode's list of confusable characters calls alike to a Latin one, and some small ones
that it leaves out. Letters of other shapes (wide, tall, bold, accented) are folded by Unicode itself.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from typing import Final

# A letter and what it looks like, pair by pair.
PAIRS: Final = {
    "Cyrillic": "АA аa ВB вb Ьb ЕE еe ҽe ҼE ЅS ѕs ІI іi ӀI ӏl ЈJ јj КK кk МM мm НH һh ҺH ОO оo РP рp "
    "СC сc ТT тt УY уy ҮY үy ҰY ұy ХX хx Ԛq ԛq ԜW ԝw ѡw ԁd ԀD ԌG ѴV ѵv гr З3 з3 Ӡ3 б6 пn",
    "Greek": "ΑA αa ΒB ΕE ϜF ΗH ηn ΙI ιi ϳj ͿJ ΚK κk ΜM ΝN νv ΟO οo ΡP ρp ΤT τt ΥY υu ΧX χx γy ΖZ ωw",
    "Armenian": "քf ցg հh ոn ռn օo ՕO գq զq ՏS սu ՍU աw",
    "Coptic": "ⲤC ⲥc ⲎH ⲒI ⲔK ⲘM ⲚN ⲞO ⲟo ⲢP ⲣp ⲦT ⲬX ⲨY",
    "Cherokee": "ᎪA ᏴB ᏟC ꮯc ᎠD Ꮷd ᎬE ᏀG ᏳG ᎻH Ꮒh Ꭵi ꭵi ᎫJ ᏦK ᏞL ᎷM ᏢP ᎡR ᏒR ꮁr ᏕS ᏚS ꮪs ᎢT ᏙV ꮩv ᎳW ᏔW "
    "ꮃw ᎩY ᎽY ᏃZ ꮓz Ꮟb",
    "Lisu": "ꓮA ꓐB ꓚC ꓓD ꓒd ꓰE ꓝF ꓖG ꓧH ꓲI ꓙJ ꓗK ꓡL ꓟM ꓠN ꓳO ꓑP ꓣR ꓢS ꓔT ꓴU ꓦV ꓪW ꓫX ꓬY ꓜZ",
    "Latin": "ɑa ᴀa ʙb ᴄc ᴅd đd ĐD ᴇe ɡg ɢg ʜh ħh ıi ɪi ɩi ƖI ǀl łl ŁL ʟl ᴊj ᴋk ᴍm ɴn ᴏo øo ØO ᴘp ʀr ꜱs ƽs ᴛt ŧt "
    "ᴜu ʋu ᴠv ᴡw ʏy ɣy ᴢz |l ƞn ɳn ꞑn ŋn ɲn ƚl ɫl ɭl ∣l ƀb ɓb ɖd ɗd ɠg ƙk ɱm ƥp ɽr ʂs ƫt ʈt ʐz ƶz",
}
LETTERS: Final = {ord(pair[0]): pair[1] for row in PAIRS.values() for pair in row.split()}
# Marks that sit on letters of these alphabets; those of other scripts are vowels and tell names apart.
MARKS: Final = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")
LUNATE: Final = str.maketrans("\u03f9\u03f2", "Cc")  # Unicode takes them for another shape of sigma
TOGETHER: Final = (("rn", "m"), ("vv", "w"))  # two letters that look like one
LIKE_SMALL: Final = str.maketrans("10", "lo")
LIKE_SIZED: Final = str.maketrans("I1O0", "lloo")
# Scripts that are written together, also with Latin letters.
EAST_ASIAN: Final = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"})


def alike(one: str, other: str) -> bool:
    """Whether somebody who reads quickly could take one name for the other."""
    return any(mine == yours for mine, yours in zip(folded(one), folded(other), strict=True))


def same(one: str, other: str) -> bool:
    """Whether it is one name, in small or large letters: two people may well have it."""
    return folded(one)[0] == folded(other)[0]


@lru_cache(maxsize=4096)
def folded(name: str) -> tuple[str, str, str, str]:
    """A name in small letters; what an eye keeps of its small letters, and of its own ones if case
    does not count ("ΒΕΝ" is like BEN, but "βεν" is not like ben); and if it does, since I is like l, but
    L is not like i."""
    plain = _plain(name)
    seen = _plain(name.translate(LUNATE))
    bare = MARKS.sub("", unicodedata.normalize("NFD", seen))
    small = _shapes(bare.casefold()).casefold().translate(LIKE_SMALL)
    any_case = _shapes(bare).casefold().translate(LIKE_SMALL)
    sized = _shapes(bare).translate(LIKE_SIZED)
    return plain.casefold(), _joined(small), _joined(any_case), _joined(sized)


def numbered(name: str, taken: Iterable[str]) -> str:
    """The name, or with a number if it is like one that is taken."""
    others = [
        set(folds) for folds in zip(*(folded(other) for other in taken if other), strict=True)
    ]
    free, number = name, 2
    while any(mine in theirs for mine, theirs in zip(folded(free), others, strict=False)):
        free = f"{name} {number}"
        number += 1
    return free


def is_mixed(name: str) -> bool:
    """Whether a word of it is written in several scripts, such as Latin with a Cyrillic letter."""
    for is_word, letters in groupby(_plain(name), key=_is_letter):
        scripts = {unicodedata.name(letter, "").partition(" ")[0] for letter in letters}
        others = scripts - EAST_ASIAN
        if is_word and (len(others) > 1 or (others != scripts and others - {"LATIN"})):
            return True
    return False


def _is_letter(sign: str) -> bool:
    kind = unicodedata.category(sign)
    # Figures of other scripts look like letters, too: the zero of Kannada is an o.
    return kind in ("Lu", "Ll", "Lt", "Lo") or (kind == "Nd" and not sign.isascii())


def _plain(name: str) -> str:
    return unicodedata.normalize("NFKC", name)


def _shapes(text: str) -> str:
    """Latin letters for what looks like them, and neither spaces nor dots."""
    latin = unicodedata.normalize("NFC", text.translate(LETTERS))
    return "".join(sign for sign in latin if unicodedata.category(sign)[0] not in "PZ") or latin


def _joined(text: str) -> str:
    for two, one in TOGETHER:
        text = text.replace(two, one)
    return text
