"""How a hand of Wyatt Earp was scored, and the account at the end of the game."""

from __future__ import annotations

from typing import Final

from deadwood.cli.tables.wyatt_earp.choices import WyattEarpChoices
from deadwood.cli.terminal.screen import WIDTH, Screen, pad, pad_left, shorten, wrap_list
from deadwood.core.event import Event
from deadwood.games.wyatt_earp.view import WyattEarpView

OUTLAW_WIDTH: Final = 13
MONEY_WIDTH: Final = 9
CELL: Final = 12
NAME_WIDTH: Final = 12
LABELS: Final = OUTLAW_WIDTH + MONEY_WIDTH + 2  # columns before those of the players


class Poster:
    """What a poster paid: its reward, everybody's points and everybody's share."""

    def __init__(self, event: Event) -> None:
        self.outlaw: int = event["outlaw"]
        self.reward: int = event["reward"]
        self.points: tuple[int, ...] = event.row("points")
        self.paid: tuple[int, ...] = event.row("paid")


class Scoring:
    """All posters of one hand."""

    def __init__(self, hand: int, over: Event) -> None:
        self.hand = hand
        self.over = over
        self.posters: list[Poster] = []

    def taken(self, seat: int) -> int:
        return sum(poster.paid[seat] for poster in self.posters)


class WyattEarpScoring(WyattEarpChoices):
    def draw_scoring(self, screen: Screen, events: list[Event], seat: int) -> None:
        """The last scored hand of these events: a row for every poster, and what all have now."""
        hands = scored_hands(events)
        if not hands:
            return
        last = hands[-1]
        players = range(self.game.players)
        screen.rule(self.word("scoring", hand=last.hand))
        screen.say(self.event(last.over, seat), indent=" ")
        head = f" {pad(self.word('wanted'), OUTLAW_WIDTH)} "
        head += pad_left(self.word("reward"), MONEY_WIDTH)
        self.row(screen, head, [self.name(at) for at in players], "bold")
        stays: list[str] = []
        for poster in last.posters:
            if not any(poster.points):
                continue
            if not any(poster.paid):
                stays.append(f"{self.kind(poster.outlaw)} {self.paid(poster.reward)}")
            label = f" {pad(self.kind(poster.outlaw), OUTLAW_WIDTH)} "
            label += pad_left(self.paid(poster.reward), MONEY_WIDTH)
            self.row(screen, label, [self.share(poster, at) for at in players])
        totals = [sum(hand.taken(at) for hand in hands) for at in players]
        width = OUTLAW_WIDTH + MONEY_WIDTH + 2
        this = [f"+{self.paid(last.taken(at))}" for at in players]
        self.row(screen, pad(f" {self.word('this_hand')}", width), this)
        has = [self.paid(total) for total in totals]
        self.row(screen, pad(f" {self.word('money')}", width), has, "bold")
        screen.say(self.word("scoring_legend"), "dim", " ")
        if stays:
            screen.lines(wrap_list(stays, ",", f" {self.word('stays')} ", width=screen.width))

    def row(self, screen: Screen, label: str, cells: list[str], style: str = "") -> None:
        width = cell_width(self.game.players)
        if LABELS + len(cells) * (width + 2) > screen.width:
            self.row_in_words(screen, label, cells, style)
            return
        line = label + "".join("  " + pad(shorten(text, width), width) for text in cells)
        screen.line(line.rstrip(), style)

    def row_in_words(self, screen: Screen, label: str, cells: list[str], style: str) -> None:
        """The same where there is no room for columns; the heading has nothing to say there."""
        if style and label.startswith(f" {self.word('wanted')}"):
            return
        names = [self.name(seat) for seat in range(self.game.players)]
        if cells == names:
            screen.line(label.rstrip(), style)
            return
        has = [f"{name} {cell}" for name, cell in zip(names, cells, strict=True) if cell != "·"]
        first = f" {' '.join(label.split())}: "
        screen.lines(wrap_list(has or ["–"], ";", first, width=screen.width))

    def share(self, poster: Poster, seat: int) -> str:
        if not poster.points[seat]:
            return "·"
        paid = poster.paid[seat]
        return f"{poster.points[seat]} +{self.paid(paid)}" if paid else str(poster.points[seat])

    def standings(self, view: WyattEarpView, width: int = WIDTH) -> list[str]:
        order = sorted(range(view.players), key=lambda seat: -view.money[seat])
        return [
            f" {'★' if seat == view.winner else ' '} {pad(self.name(seat), 22)}"
            f"{pad_left(self.money(view.money[seat]), MONEY_WIDTH + 1)}"
            for seat in order
        ]

    def draw_account(self, screen: Screen, events: list[Event]) -> None:
        """A row for every hand: who took how much in it."""
        players = range(self.game.players)
        head = pad(f" {self.word('account')}", OUTLAW_WIDTH + MONEY_WIDTH + 2)
        self.row(screen, head, [self.name(at) for at in players], "bold")
        for scoring in scored_hands(events):
            label = pad(f" {self.word('hand', hand=scoring.hand)}", OUTLAW_WIDTH + MONEY_WIDTH + 2)
            taken = [scoring.taken(at) for at in players]
            self.row(screen, label, [f"+{self.paid(at)}" if at else "·" for at in taken])


def cell_width(players: int) -> int:
    """How wide a player's column can be on 80 columns."""
    return CELL + (8 if players == 2 else 4 if players == 3 else 0)


def scored_hands(events: list[Event]) -> list[Scoring]:
    """Every scored hand with what each poster paid to whom."""
    hands: list[Scoring] = []
    number = 0
    for event in events:
        if event.name == "deal":
            number = event["hand"]
        elif event.name == "hand-over":
            hands.append(Scoring(number, event))
        elif event.name == "score":
            hands[-1].posters.append(Poster(event))
    return hands
