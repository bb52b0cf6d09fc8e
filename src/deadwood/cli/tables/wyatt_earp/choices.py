"""The list of choices in Wyatt Earp: equal ones side by side, asking around as one of them."""

from __future__ import annotations

from deadwood.cli.tables.base import Choice, Group, TerminalTable
from deadwood.core.types import Move
from deadwood.games.wyatt_earp import moves as m
from deadwood.games.wyatt_earp import plays as p
from deadwood.games.wyatt_earp.cards import OUTLAWS
from deadwood.games.wyatt_earp.schema import LEFT
from deadwood.games.wyatt_earp.view import WyattEarpView
from deadwood.language import Insight
from deadwood.language.wyatt_earp.moves import played
from deadwood.language.wyatt_earp.teller import WyattEarpTeller


class WyattEarpChoices(WyattEarpTeller, TerminalTable):
    def groups(self, insight: Insight[WyattEarpView], moves: list[Move]) -> list[Group]:
        """Moves that differ only in a name stand side by side; asking around is one choice."""
        view: WyattEarpView = insight.view
        plain: list[Choice] = []
        asks: list[Move] = []
        named: dict[str, list[Choice]] = {"take": [], "discard": []}
        for move in moves:
            if is_asking(move):
                if not asks:
                    plain.append(Choice(""))  # filled when all of them are known
                asks.append(move)
            elif m.is_take(move):
                named["take"].append(Choice(self.kind(m.take_card(move)), move))
            elif m.is_discard(move):
                brings = self.brings(insight, move)
                named["discard"].append(Choice(self.kind(m.discard_card(move)), move, brings))
            elif move != m.PASS:
                plain.append(Choice(self.move(view, move), move, self.brings(insight, move)))
        if m.PASS in moves:  # whoever could do something reads that first
            plain.append(Choice(self.move(view, m.PASS), m.PASS))
        plain = [choice if choice.text else self.asking(view, asks) for choice in plain]
        groups = [Group("", plain)] if plain else []
        for heading, choices in named.items():
            if choices:  # the question says the same when there is nothing else
                groups.append(Group(self.word(heading) if groups else "", choices, True))
        return groups

    def asking(self, view: WyattEarpView, asks: list[Move]) -> Choice:
        """Most Wanted! without a shot: first the outlaw, then the direction."""
        outlaws: list[Choice] = []
        for outlaw in range(OUTLAWS):
            ways = [move for move in asks if m.ask_outlaw(played(move)) == outlaw]
            if len(ways) == 1:
                outlaws.append(Choice(self.kind(outlaw), ways[0]))
            elif ways:
                sides = [Choice(self.side(view, played(move)), move) for move in ways]
                question = self.word("ask_way", outlaw=self.kind(outlaw))
                outlaws.append(Choice(self.kind(outlaw), options=sides, question=question))
        text = self.say("moves", "found-ask" if p.is_found(asks[0]) else "ask")
        return Choice(text, options=outlaws, question=self.word("ask_whom"))

    def side(self, view: WyattEarpView, play: Move) -> str:
        left = m.ask_direction(play) == LEFT
        first = (view.seat + (1 if left else -1)) % view.players
        return self.word("ask_left" if left else "ask_right", player=self.name(first))


def is_asking(move: Move) -> bool:
    return p.is_sheriff_play(played(move)) and m.is_ask(played(move))
