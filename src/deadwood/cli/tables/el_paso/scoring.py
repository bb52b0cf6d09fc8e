"""How a town of El Paso ended, and the account at the end of the game."""

from __future__ import annotations

from typing import Final

from deadwood.cli.tables.el_paso.choices import ElPasoChoices
from deadwood.cli.terminal.screen import WIDTH, Screen, columns, pad, pad_left, shorten, wrap
from deadwood.core.event import Event
from deadwood.games.el_paso.view import ElPasoView

NAME_WIDTH: Final = 12
HOW_WIDTH: Final = 9
FIGURE: Final = 4
LABEL_WIDTH: Final = 14
CELL: Final = 12
ROOMY: Final = 56  # columns: fewer, and the sale stands on a line of its own


class Stay:
    """What became of one player in one town."""

    def __init__(self) -> None:
        self.group = 0  # in which he left; 0 while he has not
        self.fled = False
        self.lost: list[int] = []  # tiles
        self.kept: list[int] = []  # tiles
        self.here = self.elsewhere = 0  # points sold at the rate, and at 1:1
        self.paid = 0  # nuggets
        self.final = 0  # nuggets for the last tiles of the game


class Town:
    """One town, told from its events."""

    def __init__(self, number: int, players: int) -> None:
        self.number = number
        self.end = "all_left"
        self.stays = [Stay() for _ in range(players)]

    def taken(self, seat: int) -> int:
        return self.stays[seat].paid + self.stays[seat].final


class ElPasoScoring(ElPasoChoices):
    def draw_scoring(self, screen: Screen, events: list[Event], seat: int) -> None:
        """The last town of these events: who left how, and what that brought."""
        towns = towns_of(events, self.game.players)
        if not towns:
            return
        last = towns[-1]
        rate = int(self.board().rates[last.number])
        title = self.word("over", town=self.town(last.number))
        screen.rule(f"{title} · {self.word(last.end)}")
        head = f" {pad(self.word('player'), NAME_WIDTH)} {pad(self.word('went'), HOW_WIDTH)} "
        head += f"{pad_left('+', FIGURE)} {pad_left('=', FIGURE)}"
        screen.line(head, "bold")
        for at, stay in enumerate(last.stays):
            total = sum(town.taken(at) for town in towns)
            line = f" {pad(self.short_name(at, NAME_WIDTH), NAME_WIDTH)} "
            line += f"{pad(self.how(stay), HOW_WIDTH)} "
            line += f"{pad_left(f'+{last.taken(at)}', FIGURE)} {pad_left(str(total), FIGURE)}  "
            told = self.told(stay, rate)
            if screen.width >= ROOMY:
                screen.lines(wrap(told, line, " " * columns(line), screen.width))
            else:
                screen.lines([line.rstrip(), *wrap(told, "   ", width=screen.width)])
        screen.say(self.word("scoring_legend"), "dim", " ")

    def how(self, stay: Stay) -> str:
        if stay.fled:
            return self.word("fled")
        return self.word("group", number=stay.group) if stay.group else "–"

    def told(self, stay: Stay, rate: int) -> str:
        """Sold, kept and lost: "13 at 3:1, 5 at 1:1; keeps Saloon 5"."""
        if stay.fled:
            lost = self.tile_list(stay.lost)
            return self.word("lost", tiles=lost) if lost else self.word("lost_nothing")
        sold = [
            self.word("sold", points=points, rate=at)
            for points, at in ((stay.here, rate), (stay.elsewhere, 1))
            if points
        ]
        text = ", ".join(sold) if sold else self.word("sold_nothing")
        if stay.kept:
            text += f"; {self.word('keeps', tiles=self.tile_list(stay.kept))}"
        return f"{text}; {self.word('last_tiles', points=stay.final)}" if stay.final else text

    def short_name(self, seat: int, width: int) -> str:
        """A name that fits, with the letter that tells it from others: "Range A"."""
        name = self.name(seat)
        first, _, letter = name.rpartition(" ")
        if columns(name) > width and first and len(letter) == 1:
            return f"{first[: width - 2]} {letter}"
        return shorten(name, width)

    def row(self, screen: Screen, label: str, cells: list[str], style: str = "") -> None:
        width = min(CELL, (screen.width - LABEL_WIDTH) // self.game.players)
        line = pad(f" {shorten(label, LABEL_WIDTH - 2)}", LABEL_WIDTH)
        screen.line((line + "".join(pad(cell, width) for cell in cells)).rstrip(), style)

    def standings(self, view: ElPasoView, width: int = WIDTH) -> list[str]:
        order = sorted(range(view.players), key=lambda seat: -view.nuggets[seat])
        return [
            f" {'★' if seat in view.winners else ' '} {pad(self.name(seat), 22)}"
            f"{self.nuggets(view.nuggets[seat])}"
            for seat in order
        ]

    def draw_account(self, screen: Screen, events: list[Event]) -> None:
        """A row for every town: who sold for how much in it."""
        towns = towns_of(events, self.game.players)
        players = range(self.game.players)
        cell = min(CELL, (screen.width - LABEL_WIDTH) // self.game.players)
        names = [self.short_name(at, cell - 1) for at in players]
        self.row(screen, self.word("account"), names, "bold")
        for town in towns:
            paid = [
                f"+{town.stays[at].paid}" if town.stays[at].paid else self.nothing(town.stays[at])
                for at in players
            ]
            self.row(screen, self.town(town.number), paid)
        final = [towns[-1].stays[at].final for at in players] if towns else []
        if any(final):
            self.row(screen, self.word("final"), [f"+{at}" if at else "·" for at in final])
        totals = [str(sum(town.taken(at) for town in towns)) for at in players]
        self.row(screen, self.word("total"), totals, "bold")
        if any(stay.fled and stay.lost for town in towns for stay in town.stays):
            screen.say(self.word("account_legend"), "dim", " ")

    def nothing(self, stay: Stay) -> str:
        """Why somebody got nothing in a town, if the sheriffs were the reason."""
        return "★" if stay.fled and stay.lost else "·"


def towns_of(events: list[Event], players: int) -> list[Town]:
    """Every town with what each player did in it."""
    towns: list[Town] = []
    groups = 0
    last = ""  # the last event that opens or closes a round of decisions
    for event in events:
        name = event.name
        if name == "town":
            towns.append(Town(event["town"], players))
            groups = 0
            last = name
            continue
        if not towns:
            continue
        town = towns[-1]
        if name in ("sheriffs", "emptied"):
            town.end = "sheriffs_came" if name == "sheriffs" else name
        if name in ("reveal", "emptied"):
            last = name
        if event.seat < 0:
            continue
        stay = town.stays[event.seat]
        if name == "leave":
            if last != "leave":
                groups += 1
            last = name
            stay.group = groups
        elif name == "keep":
            stay.kept.append(event["tile"])
        elif name == "sell":
            stay.here, stay.paid = event["here"], event["paid"]
            stay.elsewhere = event["elsewhere"]
        elif name == "chased":
            stay.fled = True
            stay.lost = list(event.row("tiles"))
        elif name == "final":
            stay.final = event["points"]
    return towns
