"""Questions and moves of Wyatt Earp in words, and what a move would bring."""

from __future__ import annotations

from typing import Final

from deadwood.cli.tables.base import Choice, Group, Insight
from deadwood.cli.tables.wyatt_earp_odds import hits_in_ten
from deadwood.cli.tables.wyatt_earp_words import WyattEarpWords
from deadwood.core.types import Move
from deadwood.games.wyatt_earp import moves as m
from deadwood.games.wyatt_earp.cards import (
    BANK_POINTS,
    BANK_REWARD,
    FASTEST_POINTS,
    FASTEST_REWARD,
    KIND_OF,
    OUTLAWS,
    STAGECOACH_POINTS,
    STAGECOACH_REWARD,
)
from deadwood.games.wyatt_earp.rules.scoring import CAPTURED
from deadwood.games.wyatt_earp.view import TableView

PLAIN: Final[dict[int, str]] = {
    m.DRAW_SUPPLY: "draw-supply",
    m.PASS: "pass",
    m.SHOOT_WANTED: "shoot-wanted",
    m.EARP_DRAW: "earp-draw",
    m.EARP_SEARCH: "earp-search",
    m.EARP_RESCUE: "earp-rescue",
}
# What a hit brings: thousands of dollars and capture points.
ROBBERIES: Final[dict[int, tuple[int, int]]] = {
    m.SHOOT_BANK: (BANK_REWARD, BANK_POINTS),
    m.SHOOT_STAGECOACH: (STAGECOACH_REWARD, STAGECOACH_POINTS),
    m.SHOOT_FASTEST: (FASTEST_REWARD, FASTEST_POINTS),
}
# The clauses that say what a move does, and those of an answer by the question's name.
CLAUSES: Final[dict[int, list[str]]] = {
    m.SHOOT_BANK: ["WE6.2", "WE4.3"],
    m.SHOOT_STAGECOACH: ["WE6.1", "WE4.3"],
    m.SHOOT_FASTEST: ["WE7.1", "WE4.3"],
    m.SHOOT_HIDEOUT: ["WE9.1", "WE9.2", "WE4.3"],
    m.SHOOT_WANTED: ["WE8.4"],
    m.EARP_DRAW: ["WE10.2"],
    m.EARP_SEARCH: ["WE10.4"],
    m.EARP_RESCUE: ["WE10.7"],
    m.DRAW_DISCARD: ["WE2.2"],
}
ANSWERS: Final[dict[str, str]] = {
    "place": "WE4.5",
    "hide": "WE9.1",
    "steal": "WE8.4",
    "search": "WE10.4",
    "rescue": "WE10.7",
    "hideout-answer": "WE10.8",
    "photo-window": "WE5.4",
}


class WyattEarpMoves(WyattEarpWords):
    def ways(self, view: TableView, card: str) -> list[Move]:
        kind = KIND_OF[card]
        return [
            move
            for move in range(m.SPACE)
            if m.card_of(move) == kind and not m.is_discard(move) and not m.is_found(move)
        ]

    def clauses(self, view: TableView, move: Move) -> list[str]:
        play = m.found_play(move) if m.is_found(move) else move
        if play == m.DRAW_SUPPLY:
            short = view.supply < 2
            return ["WE2.4" if short and view.reshuffled else "WE2.3" if short else "WE2.2"]
        if play in CLAUSES:
            return CLAUSES[play]
        if m.is_lay(play):
            return ["WE3.1", "WE3.3"]
        if m.is_sheriff_play(play):
            return ["WE8.1"] if m.is_ask(play) else ["WE5.3"]
        return ["WE2.8"] if m.is_discard(play) else [ANSWERS.get(view.pending[-1][0], "WE2.1")]

    # Questions and moves.

    def question(self, view: TableView, moves: list[Move]) -> str:
        name, values = view.pending[-1]
        if name == "play" and all(m.is_discard(move) for move in moves):
            return self.say("questions", "play-discard")
        if name == "place":
            return self.say("questions", name, card=self.named(values[1]))
        if name in ("hideout-answer", "photo-window"):
            return self.say("questions", name, outlaw=self.kind(values[1]))
        return self.say("questions", name)

    def move(self, view: TableView, move: Move) -> str:
        if move in PLAIN:
            return self.say("moves", PLAIN[move])
        if move == m.DRAW_DISCARD:
            return self.say("moves", "draw-discard", card=self.named(view.top))
        if m.is_lay(move):
            outlaw = self.kind(m.lay_outlaw(move))
            return self.say("moves", "lay", number=m.lay_number(move), card=outlaw)
        if m.is_found(move) or m.is_sheriff_play(move):
            return self.sheriff_play(move)
        if m.is_discard(move):
            return self.say("moves", "discard", card=self.named(move - m.DISCARD))
        if m.is_place(move):
            return self.say("moves", "place", outlaw=self.kind(move - m.PLACE))
        if m.is_target(move):
            outlaw = self.kind(m.target_outlaw(move))
            player = self.name(m.target_seat(move))
            return self.say("moves", "target", outlaw=outlaw, player=player)
        return self.say("moves", "take", card=self.named(move - m.TAKE))

    def sheriff_play(self, move: Move) -> str:
        """A Sheriff card played from the hand, or taken from the discards and played at once."""
        play = m.found_play(move) if m.is_found(move) else move
        before = "found-" if m.is_found(move) else ""
        if m.is_ask(play):
            way = "ask-left" if m.ask_direction(play) == m.LEFT else "ask-right"
            return self.say("moves", before + way, outlaw=self.kind(m.ask_outlaw(play)))
        if play == m.SHOOT_WANTED:
            return self.say("moves", f"{before}shoot-wanted")
        return self.say("moves", f"{before}play", card=self.named(m.card_of(play)))

    # What a move would bring.

    def brings(self, insight: Insight, move: Move) -> str:
        view: TableView = insight.view
        play = m.found_play(move) if m.is_found(move) else move
        figures = insight.preview(move)
        if figures.get("ends_hand"):
            return self.say("previews", "ends_hand")
        if play == m.DRAW_SUPPLY and view.supply < 2 and not view.reshuffled:
            return self.say("previews", "reshuffles")
        if play in ROBBERIES:
            reward, points = ROBBERIES[play]
            return self.hit(insight, "hit_adds", f"+{self.money(reward)}, {self.points(points)}")
        if play == m.SHOOT_HIDEOUT:
            return self.hit(insight, "hit_hides", "")
        if play in (m.SHOOT_WANTED, m.EARP_RESCUE):
            return self.hit(insight, "hit_only", "")
        if "their_points" in figures:
            lost = -figures["their_points"]
            return self.say("previews", "they_lose", points=self.points(lost)) if lost else ""
        if "collect" in figures:
            return self.gain(view, outlaw_of(play), figures)
        return ""

    def hit(self, insight: Insight, key: str, gain: str) -> str:
        odds = hits_in_ten(insight.view, insight.memory)
        values = {"gain": gain} if gain else {}
        return self.say("previews", key, odds=odds, **values)

    def gain(self, view: TableView, outlaw: int, figures: dict[str, int]) -> str:
        """What cards that come to one's own group bring now, and at the end of the hand."""
        said: list[str] = []
        if figures["reward"]:
            said.append("+" + self.money(figures["reward"]))
        if figures["points"]:
            said.append(self.points(figures["points"]))
        on_poster = [view.points[seat * OUTLAWS + outlaw] for seat in range(view.players)]
        if sum(on_poster) + figures["points"] < CAPTURED:
            outcome = self.say("previews", "too_few", least=int(CAPTURED))
        else:
            now = view.would_collect[view.seat * OUTLAWS + outlaw]
            collect = figures["collect"]
            amount = self.money(collect) if collect else self.say("previews", "nothing")
            outcome = self.say("previews", "collect", collect=amount)
            if now:
                outcome += " " + self.say("previews", "now", now=self.money(now))
        return f"{', '.join(said)}; {outcome}" if said else outcome

    def points(self, number: int) -> str:
        return self.say("previews", "point" if number == 1 else "points", points=number)

    def because(self, insight: Insight, move: Move) -> str:
        play = m.found_play(move) if m.is_found(move) else move
        figures = insight.preview(move)
        if figures.get("ends_hand"):
            return self.say("previews", "ends_hand")
        if "collect" not in figures:
            return ""
        view: TableView = insight.view
        more = figures["collect"] - view.would_collect[view.seat * OUTLAWS + outlaw_of(play)]
        return self.say("previews", "more", more=self.money(more)) if more > 0 else ""

    # The list of choices.

    def groups(self, insight: Insight, moves: list[Move]) -> list[Group]:
        """Moves that differ only in a name stand side by side; asking around is one choice."""
        view: TableView = insight.view
        plain: list[Choice] = []
        asks: list[Move] = []
        named: dict[str, list[Choice]] = {"take": [], "discard": []}
        for move in moves:
            if is_asking(move):
                if not asks:
                    plain.append(Choice(""))  # filled when all of them are known
                asks.append(move)
            elif m.is_take(move):
                named["take"].append(Choice(self.kind(move - m.TAKE), move))
            elif m.is_discard(move):
                brings = self.brings(insight, move)
                named["discard"].append(Choice(self.kind(move - m.DISCARD), move, brings))
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

    def asking(self, view: TableView, asks: list[Move]) -> Choice:
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
        text = self.say("moves", "found-ask" if m.is_found(asks[0]) else "ask")
        return Choice(text, options=outlaws, question=self.word("ask_whom"))

    def side(self, view: TableView, play: Move) -> str:
        left = m.ask_direction(play) == m.LEFT
        first = (view.seat + (1 if left else -1)) % view.players
        return self.word("ask_left" if left else "ask_right", player=self.name(first))


def played(move: Move) -> Move:
    return m.found_play(move) if m.is_found(move) else move


def is_asking(move: Move) -> bool:
    return m.is_sheriff_play(played(move)) and m.is_ask(played(move))


def outlaw_of(play: Move) -> int:
    """Whose poster a play is for."""
    if m.is_lay(play):
        return int(m.lay_outlaw(play))
    return int(play - m.PLACE if m.is_place(play) else play - m.PLAY_PHOTO)
