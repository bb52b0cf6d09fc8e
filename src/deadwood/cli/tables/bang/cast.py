"""Who is who in BANG!: roles as far as they are known, characters and what they can do."""

from __future__ import annotations

from collections import Counter

from deadwood.cli.tables.bang.choices import BangChoices
from deadwood.cli.terminal.screen import Screen, wrap
from deadwood.core.types import NOBODY, UNKNOWN
from deadwood.games.bang.cards import CHARACTER_NAMES, DEALT_ROLES, ROLES, SHERIFF
from deadwood.games.bang.schema import DEEDS
from deadwood.games.bang.view import BangView
from deadwood.language.bang.words import DEATH, STAR


class BangCast(BangChoices):
    def has_cast(self) -> bool:
        return True

    def is_cast(self, view: BangView) -> bool:
        return UNKNOWN not in view.characters

    def draw_cast(self, screen: Screen, view: BangView) -> None:
        screen.rule(self.word("cast"))
        screen.say(self.word("in_the_game", roles=self.all_roles()), indent=" ")
        if view.seat != NOBODY:
            role = ROLES[view.roles[view.seat]]
            screen.say(self.word(f"you_{role}"), "mark", " ")
        for seat in range(view.players):
            self.draw_person(screen, view, seat)

    def all_roles(self) -> str:
        """What was dealt: "Sheriff, 2 × Outlaw and Renegade"."""
        numbers = Counter(int(role) for role in DEALT_ROLES[: self.game.players])
        return self.words.listed(
            [
                self.role(role) if number == 1 else f"{number} × {self.role(role)}"
                for role, number in sorted(numbers.items())
            ]
        )

    def draw_person(self, screen: Screen, view: BangView, seat: int) -> None:
        """A name, a character with what he can do, and what he has done to others."""
        character = view.characters[seat]
        mark = DEATH if not view.alive[seat] else STAR if view.roles[seat] == SHERIFF else " "
        name = self.name(seat)
        if character == UNKNOWN:
            screen.line(f" {mark} {seat + 1} {name}")
            return
        role = self.known_role(view, seat)
        known = f", {role}" if role else ""
        who = f"{name}{known}: {self.character(character)}"
        text = f"{who}. {self.does(CHARACTER_NAMES[character])}"
        done = self.deeds(view, seat)
        if done:
            text += f" {done}"
        lines = wrap(text, f" {mark} {seat + 1} ", width=screen.width)
        style = "" if view.alive[seat] else "dim"
        for line in lines:
            if line is lines[0] and who in line and not style:
                line = line.replace(who, screen.paint(who, "bold"), 1)
            screen.line(line, style)

    def known_role(self, view: BangView, seat: int) -> str:
        return self.role(view.roles[seat]) if view.roles[seat] != UNKNOWN else ""

    def deeds(self, view: BangView, seat: int) -> str:
        """What somebody has done to others: all saw it, and it tells on whose side he may be."""
        said: list[str] = []
        for what, name in enumerate(DEEDS):
            done = [
                self.name(other) + (f" ({number})" if number > 1 else "")
                for other, number in enumerate(deed[what] for deed in view.deeds[seat])
                if number
            ]
            if done:
                said.append(self.word(f"deed_{name}", players=self.words.listed(done)))
        return self.word("deeds", deeds=self.words.listed(said)) if said else ""
