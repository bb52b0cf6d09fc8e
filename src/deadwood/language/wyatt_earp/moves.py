"""Questions and moves of Wyatt Earp in words, and what a move would bring."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from deadwood.core.knowledge import Knowledge
from deadwood.core.types import Move
from deadwood.games.wyatt_earp import moves as m
from deadwood.games.wyatt_earp import plays as p
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
from deadwood.games.wyatt_earp.guesses import unseen
from deadwood.games.wyatt_earp.knowledge import WyattEarpMemory, counted
from deadwood.games.wyatt_earp.rules.scoring import CAPTURED
from deadwood.games.wyatt_earp.schema import LEFT
from deadwood.games.wyatt_earp.view import WyattEarpView
from deadwood.language.teller import Insight
from deadwood.language.wyatt_earp.clauses import of_move
from deadwood.language.wyatt_earp.story import WyattEarpStory

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


class WyattEarpMoves(WyattEarpStory):
    def clauses(self, view: WyattEarpView, move: Move) -> list[str]:
        return of_move(view, move)

    def ways(self, view: WyattEarpView, card: str) -> list[Move]:
        kind = KIND_OF[card]
        return [
            move
            for move in range(m.SPACE)
            if p.card_of(move) == kind and not m.is_discard(move) and not p.is_found(move)
        ]

    # Questions and moves.

    def question(self, view: WyattEarpView, moves: list[Move]) -> str:
        name = view.pending[-1][0]
        if name == "play" and all(m.is_discard(move) for move in moves):
            return self.say("questions", "play-discard")
        asked = self._asked(view)
        if name == "place":
            return self.say("questions", name, card=self.named(asked.kind))
        if name in ("hideout-answer", "photo-window"):
            return self.say("questions", name, outlaw=self.kind(asked.outlaw))
        return self.say("questions", name)

    def move(self, view: WyattEarpView, move: Move) -> str:
        if move in PLAIN:
            return self.say("moves", PLAIN[move])
        if move == m.DRAW_DISCARD:
            return self.say("moves", "draw-discard", card=self.named(view.top))
        if m.is_lay(move):
            outlaw = self.kind(m.lay_outlaw(move))
            return self.say("moves", "lay", number=m.lay_count(move), card=outlaw)
        if p.is_found(move) or p.is_sheriff_play(move):
            return self.sheriff_play(move)
        if m.is_discard(move):
            return self.say("moves", "discard", card=self.named(m.discard_card(move)))
        if m.is_place(move):
            return self.say("moves", "place", outlaw=self.kind(m.place_outlaw(move)))
        if m.is_target(move):
            outlaw = self.kind(m.target_outlaw(move))
            player = self.name(m.target_seat(move))
            return self.say("moves", "target", outlaw=outlaw, player=player)
        return self.say("moves", "take", card=self.named(m.take_card(move)))

    def named_by(self, view: WyattEarpView) -> Hashable:
        return view.top

    def sheriff_play(self, move: Move) -> str:
        """A Sheriff card played from the hand, or taken from the discards and played at once."""
        play = p.found_play(move) if p.is_found(move) else move
        before = "found-" if p.is_found(move) else ""
        if m.is_ask(play):
            way = "ask-left" if m.ask_direction(play) == LEFT else "ask-right"
            return self.say("moves", before + way, outlaw=self.kind(m.ask_outlaw(play)))
        if play == m.SHOOT_WANTED:
            return self.say("moves", f"{before}shoot-wanted")
        return self.say("moves", f"{before}play", card=self.named(p.card_of(play)))

    # What a move would bring.

    def brings(self, insight: Insight[WyattEarpView], move: Move) -> str:
        view: WyattEarpView = insight.view
        play = p.found_play(move) if p.is_found(move) else move
        figures = insight.preview(move)
        if figures.get("ends_hand"):
            return self.say("previews", "ends_hand")
        if play == m.DRAW_SUPPLY and view.supply < 2 and not view.reshuffled:
            return self.say("previews", "reshuffles")
        if play in ROBBERIES:
            reward, points = ROBBERIES[play]
            return self.hit(insight, "hit_adds", f"+{self.paid(reward)}, {self.points(points)}")
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

    def hit(self, insight: Insight[WyattEarpView], key: str, gain: str) -> str:
        odds = hits_in_ten(insight.view, insight.memory)
        values = {"gain": gain} if gain else {}
        return self.say("previews", key, odds=odds, **values)

    def gain(self, view: WyattEarpView, outlaw: int, figures: dict[str, int]) -> str:
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
        return self.say("previews", "points", points=number)

    def because(self, insight: Insight[WyattEarpView], move: Move) -> str:
        play = p.found_play(move) if p.is_found(move) else move
        figures = insight.preview(move)
        if figures.get("ends_hand"):
            return self.say("previews", "ends_hand")
        if "collect" not in figures:
            return ""
        view: WyattEarpView = insight.view
        more = figures["collect"] - view.would_collect[view.seat * OUTLAWS + outlaw_of(play)]
        return self.say("previews", "more", more=self.money(more)) if more > 0 else ""


def played(move: Move) -> Move:
    return p.found_play(move) if p.is_found(move) else move


def outlaw_of(play: Move) -> int:
    """Whose poster a play is for."""
    if m.is_target(play):
        return int(m.target_outlaw(play))
    if m.is_lay(play):
        return int(m.lay_outlaw(play))
    return int(m.place_outlaw(play) if m.is_place(play) else m.play_photo_outlaw(play))


def hits_in_ten(view: WyattEarpView, memory: Knowledge) -> int:
    """In ten shots about so many hit, for somebody who remembers everything that he was shown.

    An outlaw card is a hit (WE4.3). What is in the supply he can only guess: any card that lies
    nowhere else as far as he knows. After the reshuffle it is what was in the discards.
    """
    assert isinstance(memory, WyattEarpMemory)
    cards = in_supply(view, memory)
    total = sum(cards)
    hits = sum(cards[:OUTLAWS])
    return (20 * hits + total) // (2 * total) if total else 0


def in_supply(view: WyattEarpView, memory: WyattEarpMemory) -> list[int]:
    """By kind, how many cards may be the next one of the supply."""
    if view.supply == 0 and not view.reshuffled:  # the discards become the supply (WE4.6)
        numbers = counted(memory.pile)
    else:
        numbers = memory.in_supply or unseen(memory, [])
    return [max(0, int(number)) for number in numbers]
