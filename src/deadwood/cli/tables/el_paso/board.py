"""The board of El Paso on the screen: what it says, and where everything on it comes from (EP1.4)."""

from __future__ import annotations

from typing import Any, Final

from deadwood.cli.tables.el_paso.scoring import ElPasoScoring
from deadwood.cli.terminal.screen import Screen, columns, pad, wrap, wrap_list
from deadwood.games.el_paso.board import GIVEN, MARKS, STANDARD_BOARD, BoardEntry
from deadwood.games.el_paso.cards import NAMES

# What stands behind an entry, by where it comes from.
SIGNS: Final = {"printed": "", "reviewed": "'", "reconstructed": "?", GIVEN: "*"}
RECONSTRUCTED: Final = MARKS[2]
BOARD_CLAUSE: Final = "EP1.4"


class ElPasoBoard(ElPasoScoring):
    def has_board(self) -> bool:
        return True

    def is_ours(self) -> bool:
        return self.board() is STANDARD_BOARD

    def entry(self, town: str, what: str) -> BoardEntry:
        return next(at for at in self.board().entries if (at.town, at.what) == (town, what))

    def draw_board(self, screen: Screen) -> None:
        screen.rule(self.word("board" if self.is_ours() else "own_board"))
        head = [self.word("town"), self.word("rate"), *(self.card(name) for name in NAMES)]
        rows = [self.town_row(town) for town in self.board().towns]
        widths = [max(columns(row[at]) for row in [head, *rows]) + 2 for at in range(len(head))]
        if sum(widths) - 1 <= screen.width:
            for row in [head, *rows]:
                line = " " + "".join(pad(cell, widths[at]) for at, cell in enumerate(row))
                screen.line(line.rstrip(), "bold" if row is head else "")
        else:
            for row in rows:
                places = ", ".join(
                    f"{self.card(name)} {cell}" for name, cell in zip(NAMES, row[2:], strict=True)
                )
                screen.lines(wrap(f"{row[0]} {row[1]}: {places}", " ", "   ", screen.width))
        self.draw_things(screen)
        used = {at.mark for at in self.board().entries}
        signs = [
            self.word(f"sign_{mark}", sign=sign) for mark, sign in SIGNS.items() if mark in used
        ]
        screen.line()
        screen.say(f"{'; '.join(signs)}.", "dim", " ")
        screen.say(self.remark(BOARD_CLAUSE), indent=" ")

    def town_row(self, town: str) -> list[str]:
        rate = self.entry(town, "rate")
        cells = [f"{rate.value}:1{SIGNS[rate.mark]}"]
        for name in NAMES:
            at = self.entry(town, name)
            cells.append(self.word("yes" if at.value else "no") + SIGNS[at.mark])
        return [town + SIGNS[self.entry(town, "name").mark], *cells]

    def draw_things(self, screen: Screen) -> None:
        """The tiles, the dice, and how many tiles come to a town."""
        screen.line()
        tiles = [f"{self.card(name)} {self.list_of(self.entry('', name))}" for name in NAMES]
        first = f" {self.word('board_tiles')} "
        screen.lines(wrap_list(tiles, ",", first, width=screen.width))
        drawn = self.entry("", "draw")
        dice, faces = self.entry("", "number"), self.entry("", "faces")
        text = self.word(
            "board_dice",
            dice=f"{dice.value}{SIGNS[dice.mark]}",
            faces=self.faces([int(face) for face in self.board().faces]) + SIGNS[faces.mark],
            drawn=f"{drawn.value}{SIGNS[drawn.mark]}",
        )
        screen.say(text, indent=" ")

    def list_of(self, entry: BoardEntry) -> str:
        assert isinstance(entry.value, list)
        return " ".join(str(value) for value in entry.value) + SIGNS[entry.mark]

    def board_data(self) -> dict[str, Any]:
        """Every entry with its mark, in the shape of `board.toml`."""
        data: dict[str, Any] = {"ours": self.is_ours(), "dice": {}, "tiles": {}, "towns": []}
        for entry in self.board().entries:
            said = {"value": entry.value, "mark": entry.mark}
            if entry.what == "name":
                data["towns"].append({"name": said})
            elif entry.town:
                data["towns"][-1][entry.what] = said
            elif entry.what in NAMES:
                data["tiles"][entry.what] = said
            elif entry.what in ("number", "faces"):
                data["dice"][entry.what] = said
            else:
                data[entry.what] = said
        return data

    def remark(self, clause: str) -> str:
        """Which entries of this board are reconstructed, town by town."""
        if clause != BOARD_CLAUSE:
            return ""
        found: list[str] = []
        whole: list[str] = []  # towns of which nothing but the name is known
        called = {"name": self.word("name_of"), "rate": self.word("rate_of")}
        for town in self.board().towns:
            guessed = [
                what
                for what in ["name", "rate", *NAMES]
                if self.entry(town, what).mark == RECONSTRUCTED
            ]
            if guessed == ["rate", *NAMES]:
                whole.append(town)
            elif guessed:
                names = [called.get(what) or self.card(what) for what in guessed]
                found.append(f"{town} ({', '.join(names)})")
        if whole:
            found.insert(0, f"{', '.join(whole)} ({self.word('everything')})")
        if not found:
            return self.word("none_reconstructed")
        return self.word("reconstructed", entries="; ".join(found))

    def option(self, name: str, value: str) -> str:
        if name == "board" and not self.is_ours():
            return self.word("own_board")
        return super().option(name, value)
