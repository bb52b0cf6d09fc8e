"""Questions and moves of Lantern Gulch in words, and what a move would bring."""

from __future__ import annotations

from deadwood.core.types import Move
from deadwood.games.lantern_gulch import moves as m
from deadwood.games.lantern_gulch.cards import CALLS
from deadwood.games.lantern_gulch.view import LanternGulchView
from deadwood.language.lantern_gulch.clauses import OF_CALL, OF_LAY
from deadwood.language.lantern_gulch.story import LanternGulchStory
from deadwood.language.teller import Insight


class LanternGulchMoves(LanternGulchStory):
    def clauses(self, view: LanternGulchView, move: Move) -> list[str]:
        return OF_LAY if m.is_lay(move) else OF_CALL

    def ways(self, view: LanternGulchView, card: str) -> list[Move]:
        return [m.lay(card) for card in view.hand or [0]]

    def question(self, view: LanternGulchView, moves: list[Move]) -> str:
        return self.say("questions", view.pending[-1][0], number=view.night + 1)

    def move(self, view: LanternGulchView | None, move: Move) -> str:
        if m.is_call(move):
            return self.say("moves", f"call-{CALLS[m.call_call(move)]}")
        return self.say("moves", "lay", card=self.card_text(m.lay_card(move)))

    def short(self, move: Move) -> str:
        return self.card_text(m.lay_card(move)) if m.is_lay(move) else self.move(None, move)

    def brings(self, insight: Insight[LanternGulchView], move: Move) -> str:
        if m.is_call(move):
            return self.word(f"called_{CALLS[m.call_call(move)]}")
        return self.say("previews", "brighter", brighter=insight.preview(move)["brighter"])

    def because(self, insight: Insight[LanternGulchView], move: Move) -> str:
        if m.is_call(move):
            return ""
        return self.word("because", brighter=insight.preview(move)["brighter"])
