"""The list of choices in El Paso: leaving by itself, cards and stocks side by side."""

from __future__ import annotations

from deadwood.cli.tables.base import Choice, Group, TerminalTable
from deadwood.core.types import Move
from deadwood.games.el_paso import moves as m
from deadwood.games.el_paso.game import ElPaso
from deadwood.games.el_paso.view import ElPasoView
from deadwood.language import Insight
from deadwood.language.el_paso.teller import ElPasoTeller


class ElPasoChoices(ElPasoTeller, TerminalTable):
    def is_race(self, view: ElPasoView) -> bool:
        assert isinstance(self.game, ElPaso)
        return self.game.rules.race and bool(view.pending) and view.pending[-1][0] == "refill"

    def groups(self, insight: Insight[ElPasoView], moves: list[Move]) -> list[Group]:
        """Leaving by itself, cards and stocks side by side, tiles to keep before the sale."""
        view: ElPasoView = insight.view
        plain: list[Choice] = []
        cards: list[Choice] = []
        stocks: list[Choice] = []
        for move in moves:
            brings = self.brings(insight, move)
            if move == m.LEAVE:
                costs = self.keeping(view, insight.preview(move))
                brings = f"{brings} ({costs})" if costs else brings
            if m.is_lay(move):
                cards.append(Choice(self.card_text(move - m.LAY), move, brings))
            elif m.is_draw(move):
                stocks.append(Choice(self.kind(move - m.DRAW), move, brings))
            else:
                plain.append(Choice(self.move(view, move), move, brings))
        groups = [Group("", plain)] if plain else []
        if cards:
            groups.append(Group(self.word("lay"), cards, True, self.word("lay_brief")))
        if stocks:
            groups.append(Group("", stocks, True))
        return groups
