"""What lies in the piles of El Paso, and what everybody could remember (EP10.2, EP10.3)."""

from __future__ import annotations

from deadwood.cli.tables.el_paso.board import ElPasoBoard
from deadwood.cli.tables.el_paso.scoring import NAME_WIDTH
from deadwood.cli.terminal.screen import Screen, columns, pad, wrap_list
from deadwood.core.knowledge import Knowledge
from deadwood.core.types import UNKNOWN
from deadwood.games.el_paso.cards import COPIES, KINDS
from deadwood.games.el_paso.knowledge import ElPasoMemory
from deadwood.games.el_paso.view import ElPasoView


class ElPasoRemembered(ElPasoBoard):
    def draw_pile(self, screen: Screen, view: ElPasoView, public: Knowledge) -> None:
        """The open piles; with the memory aid, what all could remember of stocks and hands."""
        assert isinstance(public, ElPasoMemory)
        aid = self.may_remember()
        head = [self.word("pile_kind"), self.word("pile_open")]
        rows = [[self.kind(kind), values_of(view.piles[kind]) or "–"] for kind in range(int(KINDS))]
        if aid:
            head.append(self.word("pile_stock"))
            for kind, row in enumerate(rows):
                row.append(values_of([int(card) for card in public.stocks[kind]]) or "–")
        widths = [max(columns(row[at]) for row in [head, *rows]) + 2 for at in range(len(head))]
        if sum(widths) - 1 > screen.width:  # values stand closer together, names are never cut
            rows = [[row[0], *(cell.replace(" ", "") for cell in row[1:])] for row in rows]
            widths = [max(columns(row[at]) for row in [head, *rows]) + 2 for at in range(len(head))]
        for row in [head, *rows]:
            line = " " + "".join(pad(cell, widths[at]) for at, cell in enumerate(row))
            screen.line(line.rstrip(), "bold" if row is head else "")
        if not aid:
            screen.say(self.word("no_pile", rule=self.memory_rule))
            return
        screen.line()
        for seat in range(view.players):
            first = f" {pad(self.short_name(seat, NAME_WIDTH), NAME_WIDTH)} "
            items = self.remembered(public, seat)
            screen.lines(wrap_list(items, ",", first, width=screen.width))
        screen.say(self.word("pile_legend"), "dim", " ")

    def remembered(self, public: ElPasoMemory, seat: int) -> list[str]:
        """The kinds in a hand, and the values that everybody has seen: "Bank 7 ?"."""
        items: list[str] = []
        for kind in range(int(KINDS)):
            known = [
                str(card % COPIES + 1) for card in public.known[seat] if card // COPIES == kind
            ]
            values = known + ["?"] * int(public.unseen[seat * KINDS + kind])
            if values:
                items.append(f"{self.kind(kind)} {' '.join(values)}")
        return items or ["–"]


def values_of(cards: list[int]) -> str:
    return " ".join("?" if card == UNKNOWN else str(card % COPIES + 1) for card in cards)
