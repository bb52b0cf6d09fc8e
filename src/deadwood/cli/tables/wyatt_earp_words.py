"""Moves, questions and events of Wyatt Earp as sentences."""

from __future__ import annotations

from typing import Final

from deadwood.cli.tables.base import Group, TerminalTable, tidy
from deadwood.core.event import Event
from deadwood.core.types import UNKNOWN, Move
from deadwood.games.wyatt_earp import moves as m
from deadwood.games.wyatt_earp.cards import KIND_OF, NAMES
from deadwood.games.wyatt_earp.end import WHY
from deadwood.games.wyatt_earp.view import TableView

PLAIN: Final[dict[int, str]] = {
    m.DRAW_SUPPLY: "draw-supply",
    m.PASS: "pass",
    m.SHOOT_WANTED: "shoot-wanted",
    m.EARP_DRAW: "earp-draw",
    m.EARP_SEARCH: "earp-search",
    m.EARP_RESCUE: "earp-rescue",
}
EARP: Final[dict[int, str]] = {
    m.EARP_DRAW: "earp-draw",
    m.EARP_SEARCH: "earp-search",
    m.EARP_RESCUE: "earp-rescue",
}
# Under what moves are listed by a name alone, in the order of the list.
HEADINGS: Final = ["ask_left", "ask_right", "found_left", "found_right", "take", "discard"]
# Events that begin a new paragraph of the story.
BREAKS: Final = frozenset(["deal", "turn", "hand-over", "score", "duel", "winner", "stall"])
# Events whose cards only their own seat sees: "draw" for others, "draw-own" for oneself.
OWN: Final = frozenset(["dealt", "draw", "search", "take"])


class WyattEarpWords(TerminalTable):
    # Cards.

    def kind(self, kind: int) -> str:
        return self.card(NAMES[kind])

    def kinds(self, kinds: list[int]) -> str:
        """Cards counted and named: "2 Hideout, Jesse James"."""
        return ", ".join(
            self.kind(kind) if kinds.count(kind) == 1 else f"{kinds.count(kind)} {self.kind(kind)}"
            for kind in sorted(set(kinds))
        )

    def thousands(self, amount: int) -> str:
        return self.number(amount * 1000)

    def money(self, amount: int) -> str:
        return self.screen_word("cli", "money", amount=self.thousands(amount))

    def cards(self) -> list[str]:
        return list(NAMES)

    def ways(self, card: str) -> list[Move]:
        kind = KIND_OF[card]
        return [
            move
            for move in range(m.SPACE)
            if m.card_of(move) == kind and not m.is_discard(move) and not m.is_found(move)
        ]

    # Questions and moves.

    def question(self, view: TableView) -> str:
        name, values = view.pending[-1]
        if name == "place":
            return self.say("questions", name, card=self.kind(values[1]))
        if name in ("hideout-answer", "photo-window"):
            return self.say("questions", name, outlaw=self.kind(values[1]))
        return self.say("questions", name)

    def move(self, view: TableView, move: Move) -> str:
        if move in PLAIN:
            return self.say("moves", PLAIN[move])
        if move == m.DRAW_DISCARD:
            return self.say("moves", "draw-discard", card=self.kind(view.top))
        if m.is_lay(move):
            outlaw = self.kind(m.lay_outlaw(move))
            return self.say("moves", "lay", number=m.lay_number(move), card=outlaw)
        if m.is_found(move):
            return self.say("moves", "found", play=self.move(view, m.found_play(move)))
        if m.is_sheriff_play(move):
            return self.sheriff_play(move)
        if m.is_discard(move):
            return self.say("moves", "discard", card=self.kind(move - m.DISCARD))
        if m.is_place(move):
            return self.say("moves", "place", outlaw=self.kind(move - m.PLACE))
        if m.is_target(move):
            outlaw = self.kind(m.target_outlaw(move))
            player = self.name(m.target_seat(move))
            return self.say("moves", "target", outlaw=outlaw, player=player)
        return self.say("moves", "take", card=self.kind(move - m.TAKE))

    def sheriff_play(self, move: Move) -> str:
        if m.is_ask(move):
            way = "ask-left" if m.ask_direction(move) == m.LEFT else "ask-right"
            return self.say("moves", way, outlaw=self.kind(m.ask_outlaw(move)))
        way = "photo" if move < m.SHOOT_BANK else "shoot"
        return self.say("moves", way, card=self.kind(m.card_of(move)))

    def figures(self, figures: dict[str, int]) -> list[str]:
        said: list[str] = []
        for name, value in figures.items():
            if value == 0:
                continue
            if name in ("reward", "collect"):
                said.append(self.say("previews", name, **{name: self.thousands(value)}))
            elif name in ("points", "their_points"):
                said.append(self.say("previews", name, points=value))
            elif name == "ends_hand":
                said.append(self.say("previews", name))
        return said

    def groups(self, view: TableView, moves: list[Move]) -> list[Group]:
        """Moves that differ only in a name stand side by side under what they have in common."""
        plain = Group("", [])
        found: dict[str, Group] = {}
        for move in moves:
            heading, name = self.short_form(move)
            if not heading:
                plain.items.append((move, self.move(view, move)))
            else:
                title = self.screen_word("table_wyatt_earp", heading)
                found.setdefault(heading, Group(title, [], True)).items.append((move, name))
        ordered = [found[heading] for heading in HEADINGS if heading in found]
        return [plain, *ordered] if plain.items else ordered

    def short_form(self, move: Move) -> tuple[str, str]:
        """The heading under which a move can be listed by a name alone; empty for most moves."""
        play = m.found_play(move) if m.is_found(move) else move
        if m.is_sheriff_play(play) and m.is_ask(play):
            side = "left" if m.ask_direction(play) == m.LEFT else "right"
            way = "found" if m.is_found(move) else "ask"
            return f"{way}_{side}", self.kind(m.ask_outlaw(play))
        if m.is_take(move):
            return "take", self.kind(move - m.TAKE)
        if m.is_discard(move):
            return "discard", self.kind(move - m.DISCARD)
        return "", ""

    # Events.

    def begins_paragraph(self, event: Event) -> bool:
        return event.name in BREAKS

    def event(self, event: Event, seat: int) -> str:
        if event.name == "dealt" and event.seat != seat:
            return ""  # everybody gets ten, nobody needs to be told
        text = self.sentence(event, event.name in OWN and event.seat == seat)
        return tidy(text)

    def revealed(self, event: Event) -> str:
        sentence = tidy(self.sentence(event, False))
        if event.name in OWN and event.values and UNKNOWN not in event.values:
            sentence += f" [{self.kinds(list(event.values))}]"
        return sentence

    def sentence(self, event: Event, own: bool) -> str:
        name, values = event.name, event.values
        player = self.name(event.seat)
        if name in ("turn", "spent"):
            return ""  # the one begins a paragraph, the other goes without saying
        if own and name == "take":
            return self.say("events", "take-own", card=self.kind(values[0]))
        if own:
            return self.say("events", f"{name}-own", cards=self.kinds(list(values)))
        if name == "deal":
            return self.say("events", name, hand=values[0], player=player)
        if name in ("dealt", "draw"):
            return self.say("events", name, player=player, number=len(values))
        if name in ("first", "pick", "aim", "wasted", "found", "discard"):
            return self.say("events", name, player=player, card=self.kind(values[0]))
        if name == "reshuffle":
            return self.say("events", name, number=values[0])
        if name == "stall":
            return self.say("events", name, turns=values[0])
        if name == "lay":
            return self.say(
                "events",
                name,
                player=player,
                card=self.kind(values[0]),
                number=values[1],
                added=self.thousands(values[2]),
            )
        if name in ("shot", "duel"):
            key = f"{name}-hit" if values[1] else f"{name}-miss"
            return self.say("events", key, player=player, card=self.kind(values[0]))
        if name == "earp":
            return self.say("events", EARP[values[0]], player=player)
        if name == "hand-over":
            return self.say("events", f"{name}-{WHY[values[0]]}", player=player)
        if name == "score":
            return self.scored(values)
        return self.about_groups(event, player)

    def about_groups(self, event: Event, player: str) -> str:
        """What happens to cards on the table or asked for."""
        name, values = event.name, event.values
        if name == "photo":
            added = self.thousands(values[1])
            return self.say("events", name, player=player, outlaw=self.kind(values[0]), added=added)
        if name == "place":
            return self.say(
                "events",
                name,
                player=player,
                card=self.kind(values[0]),
                outlaw=self.kind(values[1]),
                added=self.thousands(values[2]),
            )
        if name == "ask":
            key = "ask-left" if values[1] == m.LEFT else "ask-right"
            return self.say("events", key, player=player, outlaw=self.kind(values[0]))
        if name in ("outgunned", "no", "rescue"):
            return self.say("events", name, player=player, outlaw=self.kind(values[0]))
        if name in ("give", "steal", "hide"):
            outlaw, other = (values[0], values[1]) if name == "give" else (values[1], values[0])
            return self.say(
                "events", name, player=player, outlaw=self.kind(outlaw), other=self.name(other)
            )
        if name == "orphans":
            return self.say("events", name, player=player, cards=self.kinds(list(values[1:])))
        return self.say("events", name, player=player)

    def scored(self, values: tuple[int, ...]) -> str:
        players = self.game.players
        points = values[2 : 2 + players]
        paid = values[2 + players :]
        if not any(points):
            return ""  # nobody was after him; the poster still shows what lies there
        counted = ", ".join(f"{self.name(at)} {points[at]}" for at in range(players) if points[at])
        payments = ", ".join(
            f"{self.name(at)} {self.money(paid[at])}" for at in range(players) if paid[at]
        )
        return self.say(
            "events",
            "score-paid" if payments else "score-stays",
            outlaw=self.kind(values[0]),
            reward=self.thousands(values[1]),
            points=counted,
            payments=payments,
        )
