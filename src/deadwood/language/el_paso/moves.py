"""Questions and moves of El Paso in words, and what a move would bring."""

from __future__ import annotations

from collections.abc import Hashable
from typing import cast

from deadwood.core.types import UNKNOWN, Move
from deadwood.games.el_paso import moves as m
from deadwood.games.el_paso.cards import COPIES, NAMES, TILE_NAMES, TILE_VALUES
from deadwood.games.el_paso.game import ElPaso
from deadwood.games.el_paso.knowledge import ElPasoMemory
from deadwood.games.el_paso.view import ElPasoView
from deadwood.language.el_paso.clauses import of_move
from deadwood.language.el_paso.story import ElPasoStory
from deadwood.language.teller import Insight


class ElPasoMoves(ElPasoStory):
    def may_remember(self) -> bool:
        return cast("ElPaso", self.game).rules.memory_aid

    def clauses(self, view: ElPasoView, move: Move) -> list[str]:
        return of_move(view, move)

    def ways(self, view: ElPasoView, card: str) -> list[Move]:
        """By what is asked; of cards that he does not hold, one is enough."""
        kind = NAMES.index(card)
        asked = view.pending[-1][0] if view.pending else ""
        if asked == "refill":
            return [m.DRAW + kind]
        if asked == "keep":
            tiles = [at for at in dict.fromkeys(view.loot[view.seat]) if at // TILE_VALUES == kind]
            return [m.KEEP + at for at in tiles or [kind * TILE_VALUES]]
        held = [at for at in view.hand if at // COPIES == kind]
        return [m.LAY + at for at in held or [kind * COPIES]]

    # Questions and moves.

    def question(self, view: ElPasoView, moves: list[Move]) -> str:
        name = view.pending[-1][0]
        if name == "refill":
            text = self.say("questions", name)
            return f"{text} {self.word('race')}" if len(view.awaited) > 1 else text
        if name == "keep":
            return self.say(
                "questions", name, town=self.town(view.town), number=self._asked(view).limit
            )
        return self.say("questions", name, town=self.town(view.town))

    def move(self, view: ElPasoView, move: Move) -> str:
        if move == m.LEAVE:
            return self.say("moves", "leave")
        if move == m.DONE:
            return self.say("moves", "done" if self.keeps(view) else "done-all")
        if m.is_lay(move):
            kind, value = divmod(int(move - m.LAY), int(COPIES))
            return self.say("moves", "lay", card=self.kind(kind), value=value + 1)
        if m.is_draw(move):
            return self.say("moves", "draw", card=self.kind(move - m.DRAW))
        kind, value = divmod(int(move - m.KEEP), int(TILE_VALUES))
        return self.say("moves", "keep", card=self.kind(kind), value=value + 1)

    def named_by(self, view: ElPasoView) -> Hashable:
        return self.keeps(view)

    def keeps(self, view: ElPasoView) -> bool:
        """Whether a leaver has chosen a tile already."""
        return bool(view.pending) and view.pending[-1][0] == "keep" and bool(self._asked(view).kept)

    def short(self, move: Move) -> str:
        if move == m.LEAVE:
            return self.word("leave")
        if m.is_lay(move):
            return self.card_text(move - m.LAY)
        if m.is_draw(move):
            return self.kind(move - m.DRAW)
        return self.tile_text(move - m.KEEP) if m.is_keep(move) else ""

    # What a move would bring.

    def brings(self, insight: Insight[ElPasoView], move: Move) -> str:
        view: ElPasoView = insight.view
        figures = insight.preview(move)
        if move == m.LEAVE:
            return self.departure(view, figures)
        if move == m.DONE:
            return self.nuggets(figures["sale"])
        if m.is_keep(move):
            return self.kept(view, move - m.KEEP, figures["holds_back"])
        if m.is_draw(move):
            return self.stock(insight, move - m.DRAW)
        kind = (move - m.LAY) // COPIES
        if not view.places[kind]:
            return self.word("lacks")
        if not figures["tile"]:
            return self.say("previews", "nothing")
        tile = self.say("previews", "tile", tile=figures["tile"])
        return f"{tile}, {self.say('previews', 'chance', chance=figures['chance'])}"

    def departure(self, view: ElPasoView, figures: dict[str, int]) -> str:
        if not view.loot[view.seat]:
            return self.word("no_loot")
        sale = self.word("departure", sale=self.nuggets(figures["sale"]))
        if self.is_last(view) and view.rate == 1:
            return sale  # whether a tile is kept or sold there makes no difference
        number = figures["keep"]
        keep = self.say("previews", "keep", keep=number)
        return f"{sale}, {keep}"

    def keeping(self, view: ElPasoView, figures: dict[str, int]) -> str:
        """What each tile would cost that he kept, before he leaves: afterwards it is too late."""
        costs: dict[int, list[str]] = {}
        for at in dict.fromkeys(view.loot[view.seat]):
            lost = figures.get(f"keep {TILE_NAMES[at]}")
            if lost is not None:
                costs.setdefault(lost, []).append(self.tile_text(at))
        told: list[str] = []
        for lost, tiles in sorted(costs.items()):
            cost = (
                self.say("previews", "holds_back", holds_back=lost)
                if lost
                else self.word("no_loss")
            )
            told.append(f"{self.words.listed(tiles)}: {cost}")
        return "; ".join(told)

    def kept(self, view: ElPasoView, tile: int, lost: int) -> str:
        """What keeping a tile costs now, and where its kind will sell best."""
        text = self.say("previews", "holds_back", holds_back=lost) if lost else self.word("no_loss")
        board = self.board()
        kind = tile // TILE_VALUES
        for town in range(view.town + 1, len(board.towns)):
            if board.rates[town] == 1 or not board.has_place(town, kind):
                return f"{text}; {self.word('one_to_one', town=board.towns[town])}"
        return text

    def stock(self, insight: Insight[ElPasoView], kind: int) -> str:
        """How many cards are left; with the memory aid, the next one if all could know it."""
        number = insight.view.stocks[kind]
        text = self.word("left", number=number)
        if self.may_remember():
            assert isinstance(insight.memory, ElPasoMemory)
            top = insight.memory.stocks[kind][0]
            if top != UNKNOWN:
                text += f", {self.word('next_card', value=top % COPIES + 1)}"
        return text

    def because(self, insight: Insight[ElPasoView], move: Move) -> str:
        figures = insight.preview(move)
        if move == m.LEAVE and figures["sale"]:
            return self.word("because_leave", sale=self.nuggets(figures["sale"]))
        if figures.get("tile"):
            return self.word("because_lay", tile=figures["tile"], chance=figures["chance"])
        return ""

    def is_last(self, view: ElPasoView) -> bool:
        return view.town + 1 == len(self.board().towns)
