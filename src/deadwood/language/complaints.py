"""Sentences of errors in another language.

The engine and its doors raise errors with an English sentence, which programs read and which knows no
catalogue. `errors.ftl` has the same sentences as messages: English finds out which one it is and what
stands in its gaps, and any other language says it. A test holds the two together.
"""

from __future__ import annotations

import re
from typing import Final

from deadwood.language.fluent import Messages

GAP: Final = re.compile(r"\{ \$(\w+) \}")
# Gaps with a sentence of its own in them.
SENTENCES: Final = frozenset(["hint", "detail"])


class Complaints:
    """What errors say in English, and how to say it in another language."""

    def __init__(self, english: Messages, own: Messages) -> None:
        self.own: Final = own
        names = [name for name in english.sources if name.startswith("errors-")]
        written = {name: english.written(name).strip() for name in names}
        # What says most is tried first: "not {text}" fits much.
        names.sort(key=lambda name: -len(GAP.sub("", written[name])))
        self.forms: Final = [(name, form_of(written[name])) for name in names]

    def say(self, sentence: str) -> str:
        """An error in this language; a sentence that nobody knows stays as it is."""
        for name, form in self.forms:
            found = form.fullmatch(sentence)
            if found is not None:
                values = {
                    gap: self.say(value) if gap in SENTENCES else value
                    for gap, value in found.groupdict().items()
                }
                return self.own.message(name)(values).strip()
        return sentence


def form_of(text: str) -> re.Pattern[str]:
    """A message as the pattern of all its sentences; a gap that comes twice has the same in it."""
    parts: list[str] = []
    known: set[str] = set()
    begin = 0
    for gap in GAP.finditer(text):
        name = gap[1]
        parts.append(re.escape(text[begin : gap.start()]))
        parts.append(f"(?P={name})" if name in known else f"(?P<{name}>.*?)")
        known.add(name)
        begin = gap.end()
    return re.compile("".join([*parts, re.escape(text[begin:])]), re.DOTALL)
