"""The table of Wyatt Earp in a terminal: posters, groups, piles, hand, and the final account."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from deadwood.cli.screen import Screen, pad, pad_left, shorten, wrap, wrap_list
from deadwood.cli.tables.base import tidy
from deadwood.cli.tables.wyatt_earp_words import WyattEarpWords
from deadwood.core.event import Event
from deadwood.core.knowledge import Knowledge
from deadwood.core.types import UNKNOWN
from deadwood.games.wyatt_earp.cards import (
    BANK_POINTS,
    BANK_ROBBERY,
    FASTEST_GUN,
    FASTEST_POINTS,
    HIDEOUT,
    KIND_OF,
    KINDS,
    MOST_WANTED,
    OUTLAW_POINTS,
    OUTLAWS,
    PHOTO,
    PHOTO_POINTS,
    STAGECOACH,
    STAGECOACH_POINTS,
    WYATT_EARP,
)
from deadwood.games.wyatt_earp.game import WyattEarp
from deadwood.games.wyatt_earp.knowledge import Memory
from deadwood.games.wyatt_earp.state import Table
from deadwood.games.wyatt_earp.view import TableView

SECTION: Final = "table_wyatt_earp"
OUTLAW_WIDTH: Final = 13
MONEY_WIDTH: Final = 9
CELL: Final = 12
NAME_WIDTH: Final = 12
CHAPTERS: Final[dict[int, str]] = {
    BANK_ROBBERY: "WE6",
    STAGECOACH: "WE6",
    FASTEST_GUN: "WE7",
    MOST_WANTED: "WE8",
    HIDEOUT: "WE9",
    WYATT_EARP: "WE10",
}


class WyattEarpTable(WyattEarpWords):
    def word(self, key: str, **values: object) -> str:
        return self.screen_word(SECTION, key, **values)

    # The table.

    def draw(self, screen: Screen, view: TableView) -> None:
        title = self.word("title", hand=view.hand_number, dealer=self.name(view.dealer))
        screen.rule(title)
        self.draw_posters(screen, view)
        screen.line()
        for seat in range(view.players):
            self.draw_player(screen, view, seat)
        screen.line()
        screen.say(self.piles(view), indent=" ")

    def draw_posters(self, screen: Screen, view: TableView) -> None:
        cell = CELL + (8 if view.players == 2 else 4 if view.players == 3 else 0)
        head = f" {pad(self.word('wanted'), OUTLAW_WIDTH)} "
        head += pad_left(self.word("reward"), MONEY_WIDTH)
        for seat in range(view.players):
            head += "  " + pad(shorten(self.name(seat), cell), cell)
        screen.line(head.rstrip(), "bold")
        for outlaw in range(OUTLAWS):
            line = f" {pad(self.kind(outlaw), OUTLAW_WIDTH)} "
            line += pad_left(self.money(view.rewards[outlaw]), MONEY_WIDTH)
            if not (view.opened >> outlaw) & 1:
                screen.line(line + "  " + screen.paint(self.word("no_set"), "dim"))
                continue
            for seat in range(view.players):
                line += "  " + self.cell(screen, view, seat, outlaw, cell)
            screen.line(line.rstrip())
        screen.say(self.word("legend"), "dim", " ")

    def cell(self, screen: Screen, view: TableView, seat: int, outlaw: int, width: int) -> str:
        """A player's points for an outlaw, and what they would bring him now."""
        at = seat * OUTLAWS + outlaw
        counted = face_points(view, seat, outlaw)
        if counted == 0:
            return screen.paint(pad("·", width), "dim")
        if view.hidden[at]:
            return screen.paint(pad(self.word("hidden", points=counted), width), "bad")
        collects = view.would_collect[at]
        if not collects:
            return pad(str(counted), width)
        return screen.paint(pad(f"{counted} +{self.money(collects)}", width), "good")

    def draw_player(self, screen: Screen, view: TableView, seat: int) -> None:
        mark = "►" if view.turn == seat else " "
        name = pad(shorten(self.name(seat), NAME_WIDTH), NAME_WIDTH)
        has = f"{pad_left(self.money(view.money[seat]), MONEY_WIDTH)}  "
        number = view.sizes[seat]
        has += pad(self.word("card") if number == 1 else self.word("cards", number=number), 10)
        lies = [self.group(view, seat, outlaw) for outlaw in groups_of(view, seat)]
        lines = wrap_list(lies or ["–"], ";", f"{mark}{name} {has}  ", width=screen.width)
        style = "bold" if seat == view.seat else ""
        for number, line in enumerate(lines):
            if number == 0 and style:
                line = screen.paint(line[: len(mark + name)], style) + line[len(mark + name) :]
            screen.line(line)

    def group(self, view: TableView, seat: int, outlaw: int) -> str:
        """What lies before a player for one outlaw: "3 Jesse James + Photo + Bank Robbery"."""
        at = seat * OUTLAWS + outlaw
        parts: list[str] = []
        if view.laid[at]:
            parts.append(f"{view.laid[at]} {self.kind(outlaw)}")
        if view.photos[outlaw] == seat:
            parts.append(self.word("photo") if parts else self.kind(PHOTO + outlaw))
        robberies = [(view.banks[at], BANK_ROBBERY), (view.coaches[at], STAGECOACH)]
        for number, kind in robberies:
            if number:
                parts.append(self.kinds([kind] * number))
        if view.fastest == at:
            parts.append(self.kind(FASTEST_GUN))
        text = " + ".join(parts)
        return f"[{self.kind(HIDEOUT)}: {text}]" if view.hidden[at] else text

    def piles(self, view: TableView) -> str:
        text = self.word("supply", number=view.supply)
        if view.top == UNKNOWN:
            text += " " + self.word("no_discards")
        else:
            text += " " + self.word("discards", number=view.discards, card=self.kind(view.top))
        if view.reshuffled and view.supply < 2:
            text += " " + self.word("spent")
        elif view.reshuffled:
            text += " " + self.word("reshuffled")
        return tidy(text)

    # Hands.

    def hand(self, view: TableView) -> list[str]:
        lines = self.hand_lines(self.word("your_hand", number=sum(view.hand)), view.hand)
        if view.sheriff_played and view.turn == view.seat:
            lines += wrap(self.word("sheriff_played"), "   ")
        return lines

    def hand_of(self, state: Table, seat: int) -> list[str]:
        hand = [int(state.count(seat, kind)) for kind in range(KINDS)]
        title = self.word("hand_of", player=self.name(seat), number=sum(hand))
        return self.hand_lines(title, hand)

    def hand_lines(self, title: str, hand: list[int]) -> list[str]:
        outlaws = [self.counted(hand, kind) for kind in range(OUTLAWS) if hand[kind]]
        others = [self.counted(hand, kind) for kind in range(OUTLAWS, KINDS) if hand[kind]]
        lines = [f" {title}"]
        for label, cards in ((self.word("outlaws"), outlaws), (self.word("sheriffs"), others)):
            if cards:
                lines += wrap_list(cards, ",", f"   {pad(label, 14)} ")
        return lines

    def counted(self, hand: list[int], kind: int) -> str:
        return f"{hand[kind]} {self.kind(kind)}"

    def chapter(self, card: str) -> str:
        kind = KIND_OF[card]
        if kind < PHOTO:
            return "WE3"
        return "WE5" if kind < WYATT_EARP else CHAPTERS[kind]

    # Memory.

    def may_remember(self) -> bool:
        return isinstance(self.game, WyattEarp) and self.game.rules.memory_aid

    def pile(self, public: Knowledge) -> str:
        assert isinstance(public, Memory)
        kinds = [int(kind) for kind in public.pile]
        unseen = sum(1 for take in public.takes if take.stack == public.stack)
        text = self.word("pile", cards=self.kinds(kinds) if kinds else "–")
        return tidy(text + (" " + self.word("pile_taken", number=unseen) if unseen else ""))

    # The end.

    def standings(self, view: TableView) -> list[str]:
        order = sorted(range(view.players), key=lambda seat: -view.money[seat])
        return [
            f" {'★' if seat == view.winner else ' '} {pad(self.name(seat), 22)}"
            f"{pad_left(self.money(view.money[seat]), MONEY_WIDTH + 1)}"
            for seat in order
        ]

    def account(self, events: list[Event]) -> list[str]:
        lines: list[str] = []
        for hand, scores in hands_of(events):
            label = self.word("hand", hand=hand)
            for seat in range(self.game.players):
                parts = [(outlaw, paid[seat]) for outlaw, paid in scores if paid[seat]]
                if not parts:
                    continue
                total = sum(amount for _, amount in parts)
                each = [f"{self.kind(at)} {self.money(amount)}" for at, amount in parts]
                first = f" {pad(label, 10)}{pad(shorten(self.name(seat), NAME_WIDTH), NAME_WIDTH)}"
                first += f" {pad_left(self.money(total), MONEY_WIDTH)}   "
                lines += wrap_list(each, ",", first)
                label = ""
            if label:
                lines.append(f" {pad(label, 10)}–")
        return lines


def face_points(view: TableView, seat: int, outlaw: int) -> int:
    """The numbers on a player's cards for an outlaw, hidden or not."""
    at = seat * OUTLAWS + outlaw
    total = view.laid[at] * OUTLAW_POINTS + view.banks[at] * BANK_POINTS
    total += view.coaches[at] * STAGECOACH_POINTS
    if view.photos[outlaw] == seat:
        total += PHOTO_POINTS
    if view.fastest == at:
        total += FASTEST_POINTS
    return int(total)


def groups_of(view: TableView, seat: int) -> Iterable[int]:
    """The outlaws of whom something lies before a player."""
    return [
        outlaw
        for outlaw in range(OUTLAWS)
        if view.laid[seat * OUTLAWS + outlaw] or view.photos[outlaw] == seat
    ]


def hands_of(events: list[Event]) -> list[tuple[int, list[tuple[int, tuple[int, ...]]]]]:
    """Every scored hand with what each poster paid to whom."""
    hands: list[tuple[int, list[tuple[int, tuple[int, ...]]]]] = []
    number = 0
    for event in events:
        if event.name == "deal":
            number = event.values[0]
        elif event.name == "hand-over":
            hands.append((number, []))
        elif event.name == "score":
            players = (len(event.values) - 2) // 2
            hands[-1][1].append((event.values[0], event.values[2 + players :]))
    return hands
