"""The table of El Paso in a terminal: trail, dice, places, players and hands."""

from __future__ import annotations

from typing import Final

from deadwood.cli.tables.base import Held
from deadwood.cli.tables.el_paso.memory import ElPasoRemembered
from deadwood.cli.tables.el_paso.scoring import NAME_WIDTH, towns_of
from deadwood.cli.terminal.screen import GLUE, WIDTH, Screen, columns, pad, shorten, wrap, wrap_list
from deadwood.core.event import Event
from deadwood.core.registry import AnyGame
from deadwood.core.types import UNKNOWN
from deadwood.games.el_paso.cards import COPIES, KINDS, STAR, TILE_VALUES
from deadwood.games.el_paso.preview import sheriffs_chance
from deadwood.games.el_paso.state import ElPasoState
from deadwood.games.el_paso.view import ElPasoView
from deadwood.language.catalogue import Catalogue
from deadwood.language.el_paso.words import MARKS, NEEDS, percent

STACK_WIDTH: Final = 12
NARROW: Final = 48  # columns: the words over stock and pile are cut short
LAID: Final = "▼"  # on a card that lies face down
DOC: Final = "Doc Holliday"
ROOMY: Final = 36  # lines of a terminal on which nothing has to be left out
LEAST_CELL: Final = 7  # columns for a player beside the places
MOST_CELL: Final = 14


class ElPasoTable(ElPasoRemembered):
    example_move = "lay saloon-5"
    example_card = "saloon"
    example_chapter = "EP5"
    memory_rule = "EP10.2"

    def __init__(self, game: AnyGame, words: Catalogue, names: list[str]) -> None:
        super().__init__(game, words, names)
        self.gone_in: dict[int, int] = {}  # seat: the group in which it left this town

    def recall(self, events: list[Event]) -> None:
        towns = towns_of(events, self.game.players)
        stays = towns[-1].stays if towns else []
        self.gone_in = {seat: stay.group for seat, stay in enumerate(stays) if stay.group}

    # The table.

    def draw(self, screen: Screen, view: ElPasoView) -> None:
        screen.rule(self.title(view, screen.width))
        self.draw_trail(screen, view)
        screen.line()
        self.draw_dice(screen, view)
        screen.line()
        self.draw_places(screen, view)
        screen.line()
        screen.say(self.word("legend_full"), "dim", " ")

    def draw_brief(self, screen: Screen, view: ElPasoView) -> None:
        """The trail when a town is new, or when there is room for everything."""
        screen.rule(self.title(view, screen.width))
        if view.raids == 0 or screen.room > ROOMY:
            board = self.board()
            towns = [
                f"{board.towns[at]} {board.rates[at]}:1"
                for at in range(view.town, len(board.towns))
            ]
            first = f" {DOC} ► "
            screen.lines(wrap_list(towns, f"{GLUE}›", first, width=screen.width))
        if screen.room > ROOMY:
            self.draw_dice(screen, view)
        else:
            parts = [f"{self.word('dice')} {self.faces(view.roll)}"] if view.roll else []
            parts += [f"{self.word('field')} {self.field(view.stars)}", self.danger(view)]
            screen.lines(wrap_list(parts, f"{GLUE}·", " ", width=screen.width))
        self.draw_places(screen, view)

    def legend(self, view: ElPasoView) -> str:
        return self.word("legend")

    def title(self, view: ElPasoView, width: int) -> str:
        """Where we are; on a narrow screen without what can be counted."""
        asked = view.pending[-1][0] if view.pending else ""
        next_one = asked == "decide" or (asked == "keep" and any(view.stacks))
        towns = len(self.board().towns)
        parts = [
            f"{self.town(view.town)} {view.rate}:1",
            self.word("title_number", number=view.town + 1, towns=towns),
            self.word("title_raid", raid=view.raids + next_one),
            self.word("title_lookout", lookout=self.name(view.lookout)),
        ]
        if not view.pending:  # after the last town there is no raid and no lookout
            del parts[1:]
        while len(parts) > 2 and columns(" · ".join(parts)) > width - 6:
            del parts[1]
        return " · ".join(parts)

    def draw_trail(self, screen: Screen, view: ElPasoView) -> None:
        """All towns with their rates, and the kinds that sell at 1:1 there."""
        board = self.board()
        widest = max(columns(town) for town in board.towns)
        for at, town in enumerate(board.towns):
            lacking = [self.kind(kind) for kind in range(KINDS) if not board.has_place(at, kind)]
            here = at == view.town
            label = f" {'►' if here else ' '} {pad(town, widest)}  {board.rates[at]}:1  "
            kinds = self.words.listed(lacking)
            said = self.word("without", kinds=kinds) if lacking else self.word("all")
            if here:
                said += f" · {DOC}"
            for line in wrap(said, label, width=screen.width):
                screen.line(line, "bold" if here else "dim" if at < view.town else "")

    def danger(self, view: ElPasoView) -> str:
        """How likely the sheriffs come with the next roll, if there is one."""
        if not view.pending:
            return ""
        if view.stars == view.dice:
            return self.word("sheriffs_here")
        return self.word("sheriffs", chance=self.chance(sheriffs_chance(self.board(), view.stars)))

    def chance(self, chance: float) -> str:
        return self.say("previews", "chance", chance=percent(chance))

    def draw_dice(self, screen: Screen, view: ElPasoView) -> None:
        """The last roll as dice, the sheriff field beside it."""
        rolled = [MARKS[face] for face in view.roll]
        field = f"{self.word('field')} {self.field(view.stars)}"
        said = [self.word("roll"), field, self.danger(view)]
        if not rolled:
            said = [text for text in said[1:] if text]
            screen.lines(wrap_list(said, f"{GLUE}·", " ", width=screen.width))
            return
        if 6 * len(rolled) + 2 + max(columns(text) for text in said) > screen.width:
            said[0] += f": {' '.join(f'[{mark}]' for mark in rolled)}"
            screen.lines([line for text in said for line in wrap(text, " ", width=screen.width)])
            return
        dice = [
            " ".join("┌───┐" for _ in rolled),
            " ".join(f"│ {mark} │" for mark in rolled),
            " ".join("└───┘" for _ in rolled),
        ]
        for part, text in zip(dice, said, strict=True):
            star = MARKS[STAR]
            screen.line(f" {part}  {text}".replace(star, screen.paint(star, "bad")))

    # Places and players: side by side if the screen is wide enough, else one below the other.

    def draw_places(self, screen: Screen, view: ElPasoView) -> None:
        head = [self.word("place"), self.word("stack"), self.word("stock"), self.word("pile")]
        rows = [self.place_row(view, kind) for kind in range(KINDS)]
        if screen.width < NARROW:
            head = [*head[:2], *(shorten(text, 4) for text in head[2:])]
        widths = [max(columns(row[at]) for row in [head, *rows]) + 1 for at in range(len(head))]
        widths[1] = max(widths[1], STACK_WIDTH)  # or all columns would move with every raid
        too_wide = 1 + sum(widths) - screen.width
        if too_wide > 0:  # only a board of one's own has such stacks
            widths[1] -= too_wide
            for row in [head, *rows]:
                row[1] = shorten(row[1], widths[1] - 1)
        players = range(view.players)
        room = (screen.width - 1 - sum(widths)) // view.players
        cell = min(MOST_CELL, room) if room >= LEAST_CELL else 0

        def cells(texts: list[str]) -> str:
            return "".join(pad(text, cell) for text in texts) if cell else ""

        names = [self.short_name(seat, cell - 1) for seat in players] if cell else []
        screen.line((" " + lined(head, widths) + cells(names)).rstrip(), "bold")
        for kind, row in enumerate(rows):
            place = lined(row[:2], widths)
            if view.stacks[kind]:
                top = f"[{view.stacks[kind][0]}]"
                place = place.replace(top, screen.paint(top, "mark"))
            else:
                place = screen.paint(place, "dim")
            tiles = [held(view, seat, kind, cell - 1) for seat in players]
            screen.line(f" {place}{figures(row[2:], widths[2:])}{cells(tiles)}".rstrip())
        if not cell:
            self.draw_players(screen, view)
            return
        for key, texts in (("nuggets", self.purses(view)), ("where", self.whereabouts(view))):
            screen.line(f" {pad(self.word(key), sum(widths))}{cells(texts)}".rstrip())

    def place_row(self, view: ElPasoView, kind: int) -> list[str]:
        """A place: what the dice must show, its tiles with the top one first, stock and pile."""
        label = self.kind(kind)
        if kind in NEEDS:
            label += f" ({MARKS[NEEDS[kind]]})"
        pile = view.piles[kind]
        stock = view.stocks[kind]
        return [
            label,
            self.stack(view, kind),
            str(stock) if stock else "–",
            str(pile[-1] % COPIES + 1) if pile else "–",
        ]

    def stack(self, view: ElPasoView, kind: int) -> str:
        """The tiles of a place, the top one in brackets: "[1] 2 4"."""
        values = view.stacks[kind]
        if not values:
            return self.word("empty") if view.places[kind] else self.word("lacks")
        return " ".join([f"[{values[0]}]", *(str(value) for value in values[1:])])

    def purses(self, view: ElPasoView) -> list[str]:
        """Nuggets, and what the tiles of those who can still sell would add."""
        selling = view.awaited if view.pending and view.pending[-1][0] == "keep" else []
        return [
            f"{view.nuggets[seat]} +{view.worth[seat]}"
            if view.loot[seat] and (view.in_town[seat] or seat in selling)
            else str(view.nuggets[seat])
            for seat in range(view.players)
        ]

    def whereabouts(self, view: ElPasoView) -> list[str]:
        if not view.pending:
            return [""] * view.players
        return [
            self.word("laid")
            if view.has_laid[seat]
            else self.word("here")
            if view.in_town[seat]
            else self.word("gone", group=self.gone_in.get(seat, "")).rstrip()
            for seat in range(view.players)
        ]

    def draw_players(self, screen: Screen, view: ElPasoView) -> None:
        screen.line()
        purses, places = self.purses(view), self.whereabouts(view)
        widest = max(columns(text) for text in places)
        for seat in range(view.players):
            line = f" {pad(self.short_name(seat, NAME_WIDTH), NAME_WIDTH)} "
            line += f"{pad(purses[seat], 7)} {pad(places[seat], widest)}  "
            tiles = self.by_kind(view.loot[seat], int(TILE_VALUES))
            screen.lines(wrap_list(tiles or ["–"], ",", line, width=screen.width))

    # When it is drawn.

    def needs_table(self, events: list[Event], seat: int) -> bool:
        return any(event.seat != seat for event in events)

    def changes_table(self, event: Event) -> bool:
        return event.name != "keep"

    def is_deal(self, event: Event) -> bool:
        return event.name == "town" and event["town"] > 0

    # Hands.

    def hand_title(self, view: ElPasoView) -> str:
        return self.word("your_hand").rstrip(": ")

    def held(self, view: ElPasoView) -> list[Held]:
        """The card that lies face down, those that can get something here, and the others."""
        laid = []
        if view.laid != UNKNOWN:
            laid = [
                Held(
                    self.word("face_down", card=self.card_text(view.laid)),
                    self.card_text(view.laid),
                    LAID,
                )
            ]
        cards = sorted(view.hand, key=lambda card: (not view.stacks[card // COPIES], card))
        return laid + [
            Held(
                self.card_text(card),
                self.kind(card // COPIES),
                str(card % COPIES + 1),
                is_vain=not view.stacks[card // COPIES],
            )
            for card in cards
        ]

    def hand(self, view: ElPasoView, width: int = WIDTH) -> list[str]:
        return self.hand_lines(self.word("your_hand"), view, width)

    def hand_of(self, state: ElPasoState, seat: int, width: int = WIDTH) -> list[str]:
        title = self.word("hand_of", player=self.name(seat))
        return self.hand_lines(title, self.game.view(state, seat), width)

    def hand_lines(self, title: str, view: ElPasoView, width: int) -> list[str]:
        """First the cards that can get something here, then the others."""
        useful = [card for card in view.hand if view.stacks[card // COPIES]]
        others = [card for card in view.hand if not view.stacks[card // COPIES]]
        items = [f"{part}," for part in self.by_kind(useful, int(COPIES))]
        if items:
            items[-1] = items[-1][:-1]
        if others:
            vain = self.by_kind(others, int(COPIES))
            items += ["·"] if items else []
            items.append(f"{self.word('vain')} {vain[0]}" + "," * (len(vain) > 1))
            items += [f"{part}," for part in vain[1:-1]] + vain[1:][-1:]
        if view.laid != UNKNOWN:
            items += ["·", self.word("face_down", card=self.card_text(view.laid))]
        return wrap_list(items or ["–"], "", f" {title} ", width=width)


def lined(cells: list[str], widths: list[int]) -> str:
    return "".join(pad(text, width) for text, width in zip(cells, widths, strict=False))


def figures(cells: list[str], widths: list[int]) -> str:
    """Numbers in the middle of their columns, away from the tiles on both sides."""
    return "".join(f"{text:^{width - 1}} " for text, width in zip(cells, widths, strict=True))


def held(view: ElPasoView, seat: int, kind: int, width: int) -> str:
    """The values of a player's tiles of a kind, closer together if there are many."""
    values = [str(at % TILE_VALUES + 1) for at in view.loot[seat] if at // TILE_VALUES == kind]
    text = " ".join(values)
    return text if len(text) <= width else "".join(values)[:width]


TABLE = ElPasoTable
