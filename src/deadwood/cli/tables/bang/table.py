"""The table of BANG! in a terminal: who sits where, how far away, with what before him."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar, Final

from deadwood.cli.tables.bang.end import BangEnd
from deadwood.cli.tables.base import Held
from deadwood.cli.terminal.screen import (
    WIDTH,
    Screen,
    columns,
    pad,
    pad_left,
    shorten,
    wrap,
    wrap_list,
)
from deadwood.core.event import Event
from deadwood.core.knowledge import Knowledge
from deadwood.core.types import NOBODY, UNKNOWN
from deadwood.games.bang.cards import (
    KIND,
    OUTLAW,
    RENEGADE,
    ROLES,
    SHERIFF,
    is_brown,
    is_weapon,
)
from deadwood.games.bang.state import BangState
from deadwood.games.bang.view import BangView
from deadwood.language.bang.words import STAR
from deadwood.language.teller import tidy

COLUMNS: Final = ["player", "role", "character", "lives", "hand_head", "away"]
ROLE: Final = 1
AWAY: Final = 5
LABEL: Final = 4  # columns for the mark and the number of a seat
ROOMY: Final = 36  # lines of a terminal on which nothing has to be left out
TURN: Final = "►"
REACHED: Final = "✓"
NOTHING: Final = "–"
COLT: Final = "Colt"  # everybody has one, and no card for it


class Layout:
    """Which columns are shown, how far apart, and how much room there must be for what lies there."""

    def __init__(self, shown: list[int], gap: int, least: int, longest: int = 12) -> None:
        self.shown: Final = shown
        self.gap: Final = gap
        self.least: Final = least
        self.longest: Final = longest  # name


# The first that fits is taken; without a column for roles the Sheriff has a star.
LAYOUTS: Final = [
    Layout([0, 1, 2, 3, 4, 5], 2, 16),
    Layout([0, 1, 2, 3, 4, 5], 1, 16),
    Layout([0, 2, 3, 4, 5], 2, 16),
    Layout([0, 2, 3, 4, 5], 1, 12, 9),
]
# What changes nothing on the table.
QUIET: Final = frozenset(["role", "offer", "dealt", "begin", "look", "show", "counts", "dodged"])


class BangTable(BangEnd):
    example_move = "play bang-2d at 3"
    example_card = "beer"
    example_chapter = "BG8"
    memory_rule = "BG17.1"
    sides: ClassVar[list[str]] = [ROLES[SHERIFF], ROLES[OUTLAW], ROLES[RENEGADE]]

    def situation(self, view: BangView, alone: bool) -> Hashable:
        """His own cards and lives, and whose turn it is (BG16.18)."""
        return view.turn if alone else NOBODY, view.sizes[view.seat], view.lives[view.seat]

    # The table.

    def draw(self, screen: Screen, view: BangView) -> None:
        self.draw_brief(screen, view)
        for text in self.reaches(view):
            screen.say(text, indent=" ")
        if self.legend(view):
            screen.say(self.word("legend_full"), "dim", " ")

    def draw_brief(self, screen: Screen, view: BangView) -> None:
        screen.rule(self.title(view))
        self.draw_players(screen, view)
        screen.say(self.piles(view), indent=" ")

    def title(self, view: BangView) -> str:
        if view.won != UNKNOWN:
            return self.word("over", ending=self.say("endings", ROLES[view.won]))
        if UNKNOWN in view.characters:
            return self.word("title_choose")
        if view.turn == view.seat:
            return self.word("title_own")
        return self.word("title", player=self.name(view.turn))

    def legend(self, view: BangView) -> str:
        return self.word("legend") if self.looks(view) and UNKNOWN not in view.characters else ""

    def looks(self, view: BangView) -> bool:
        """Whether the table is seen by somebody who sits at it: then others are near or far."""
        return view.seat != NOBODY and view.alive[view.seat] and view.won == UNKNOWN

    def draw_players(self, screen: Screen, view: BangView) -> None:
        """A line for everybody in columns, or two where the screen is too narrow for that."""
        heads = [self.word(key) for key in COLUMNS]
        rows: list[list[str]] = []
        for layout in LAYOUTS:
            rows = [self.row(view, seat, layout) for seat in range(view.players)]
            shown = [at for at in layout.shown if at != AWAY or self.looks(view)]
            widths = [
                max(columns(row[at]) for row in [heads, *rows]) + layout.gap
                for at in range(len(COLUMNS))
            ]
            if screen.width - LABEL - sum(widths[at] for at in shown) >= layout.least:
                self.draw_columns(screen, view, [heads, *rows], widths, shown)
                return
        self.draw_narrow(screen, view, rows)

    def draw_columns(
        self,
        screen: Screen,
        view: BangView,
        texts: list[list[str]],
        widths: list[int],
        shown: list[int],
    ) -> None:
        heads, *rows = texts
        room = screen.width - LABEL - sum(widths[at] for at in shown)
        line = f"{' ' * LABEL}{cells(heads, widths, shown)}{shorten(self.word('before'), room)}"
        screen.line(line.rstrip(), "bold")
        for seat in self.seats_shown(screen, view):
            first = f" {self.mark(view, seat)}{seat + 1} "
            label = first + cells(rows[seat], widths, shown)
            items = self.before(view, seat)
            if ROLE not in shown and not (view.alive[seat] and view.won == UNKNOWN):
                items = [self.known_role(view, seat), *items]
            lines = wrap_list([at for at in items if at] or [""], ",", label, width=screen.width)
            self.paint_row(screen, view, seat, lines, len(first) + columns(rows[seat][0]))
        self.draw_dead(screen, view)

    def mark(self, view: BangView, seat: int) -> str:
        return TURN if seat == view.turn and view.won == UNKNOWN else " "

    def seats_shown(self, screen: Screen, view: BangView) -> list[int]:
        """Everybody; where lines are short, only those who are in the game."""
        crowded = screen.room < ROOMY and view.won == UNKNOWN
        return [at for at in range(view.players) if view.alive[at] or not crowded]

    def draw_dead(self, screen: Screen, view: BangView) -> None:
        """In one line those who have none of their own."""
        dead = [at for at in range(view.players) if at not in self.seats_shown(screen, view)]
        if dead:
            items = [f"{at + 1} {self.name(at)} ({self.known_role(view, at)})" for at in dead]
            first = f"{' ' * LABEL}{self.word('out')}: "
            for line in wrap_list(items, ",", first, width=screen.width):
                screen.line(line, "dim")

    def draw_narrow(self, screen: Screen, view: BangView, rows: list[list[str]]) -> None:
        for seat in self.seats_shown(screen, view):
            name, _, character, lives, size, away = rows[seat]
            first = f" {self.mark(view, seat)}{seat + 1} "
            label = f"{first}{name}  {character}  {lives}"
            role = self.known_role(view, seat) if view.roles[seat] != SHERIFF else ""
            if not view.alive[seat] and role:
                label += f" ({role})"
            lines = [shorten(label.rstrip(), screen.width)]
            if size:
                far = f"{self.word('away')} {away}" if away and self.looks(view) else ""
                cards = f"{self.word('hand_head')} {size.strip()}"
                items = [item for item in (role, cards, far, *self.before(view, seat)) if item]
                lines += wrap_list(items, ",", "      ", width=screen.width)
            self.paint_row(screen, view, seat, lines, len(first) + columns(name))
        self.draw_dead(screen, view)

    def paint_row(
        self, screen: Screen, view: BangView, seat: int, lines: list[str], name: int
    ) -> None:
        """The dead are pale, oneself is bold, the Sheriff's star shines."""
        for number, line in enumerate(lines):
            if not view.alive[seat]:
                screen.line(line, "dim")
                continue
            if number == 0 and seat == view.seat:
                line = screen.paint(line[:name], "bold") + line[name:]
            screen.line(line.replace(STAR, screen.paint(STAR, "mark"), 1))

    def row(self, view: BangView, seat: int, layout: Layout) -> list[str]:
        """Name, role, character, lives, hand and distance, as far as they are known."""
        role = "?" if view.roles[seat] == UNKNOWN else self.role(view.roles[seat])
        if view.roles[seat] == SHERIFF:
            role = f"{STAR} {role}"
        character = view.characters[seat]
        plays = view.alive[seat] and character != UNKNOWN
        name = self.short_name(seat, layout.longest)
        if ROLE not in layout.shown and view.roles[seat] == SHERIFF:
            name += f" {STAR}"
        return [
            name,
            role,
            "?" if character == UNKNOWN else self.character(character),
            self.left(view, seat),
            pad_left(str(view.sizes[seat]), 3) if plays else "",
            self.away(view, seat),
        ]

    def short_name(self, seat: int, longest: int) -> str:
        """A name that fits, with the letter that tells it from others."""
        name = self.name(seat)
        first, _, letter = name.rpartition(" ")
        if columns(name) > longest and first and len(letter) == 1:
            return f"{first[: longest - 2]} {letter}"
        return shorten(name, longest)

    def away(self, view: BangView, seat: int) -> str:
        """How far somebody is from whoever looks, and whether his gun reaches that far."""
        far = view.distances[view.seat][seat] if view.seat != NOBODY else 0
        if not far:
            return ""
        return f"{far} {REACHED}" if far <= view.reach[view.seat] else str(far)

    def before(self, view: BangView, seat: int) -> list[str]:
        """The gun with its reach, then everything else that lies before somebody."""
        if not view.alive[seat] or view.characters[seat] == UNKNOWN:
            return [""]
        cards = view.tables[seat]
        guns = [self.kind(card) for card in cards if is_weapon(KIND[card])] or [COLT]
        others = [self.kind(card) for card in sorted(cards) if not is_weapon(KIND[card])]
        return [f"{guns[0]} {view.reach[seat]}", *others]

    def piles(self, view: BangView) -> str:
        text = self.word("talon", number=view.talon)
        if view.discards:
            top = self.card_text(view.discards[-1])
            text += " " + self.word("discards", number=len(view.discards), card=top)
        else:
            text += " " + self.word("no_discards")
        if view.store:
            cards = self.kinds(view.store)
            text += f" {self.card('general-store')}: {cards}."
        return tidy(text)

    def reaches(self, view: BangView) -> list[str]:
        """Whom one can shoot at, and by whom one can be shot at."""
        if not self.looks(view) or UNKNOWN in view.characters:
            return []
        me = view.seat
        others = [at for at in range(view.players) if at != me and view.alive[at]]
        can = [at for at in others if view.distances[me][at] <= view.reach[me]]
        could = [at for at in others if view.distances[at][me] <= view.reach[at]]
        return [
            self.word(key, players=self.words.listed([self.name(at) for at in found]) or NOTHING)
            for key, found in (("you_reach", can), ("reach_you", could))
        ]

    # When it is drawn.

    def changes_table(self, event: Event) -> bool:
        return event.name not in QUIET

    def is_deal(self, event: Event) -> bool:
        return False  # a game is one piece, and nothing in it is scored

    # Hands.

    def hand_title(self, view: BangView) -> str:
        """The role, and how many cards; the dead have neither."""
        if view.seat == NOBODY or not view.alive[view.seat]:
            return ""
        role = self.role(view.roles[view.seat])
        if UNKNOWN in view.characters:
            return self.word("your_role", role=role)
        return self.word("your_hand", role=role, cards=self.count(len(view.hand)))

    def held(self, view: BangView) -> list[Held]:
        """Brown cards, then blue ones, with their signs."""
        if not self.hand_title(view):
            return []
        cards = sorted(view.hand, key=lambda card: (not is_brown(KIND[card]), card))
        words = {True: self.word("brown"), False: self.word("blue")}
        return [
            Held(
                self.card_text(card),
                self.kind(card),
                self.sign(card),
                words[is_brown(KIND[card])],
            )
            for card in cards
        ]

    def hand(self, view: BangView, width: int = WIDTH) -> list[str]:
        """Role and cards of whoever looks; the dead hold nothing."""
        title = self.hand_title(view)
        if not title:
            return []
        if UNKNOWN in view.characters:
            return wrap(title, " ", width=width)
        return self.hand_lines(title, view.hand, width)

    def hand_of(self, state: BangState, seat: int, width: int = WIDTH) -> list[str]:
        if not state.is_alive(seat):
            return []
        hand = [int(card) for card in state.list_hand(seat)]
        role = self.role(int(state.role(seat)))
        values = {"player": self.name(seat), "role": role, "cards": self.count(len(hand))}
        return self.hand_lines(self.word("hand_of", **values), hand, width)

    def hand_lines(self, title: str, hand: list[int], width: int) -> list[str]:
        """Brown cards, then blue ones, with their signs."""
        lines = wrap(title, " ", width=width)
        brown = self.with_signs([card for card in hand if is_brown(KIND[card])])
        blue = self.with_signs([card for card in hand if not is_brown(KIND[card])])
        labels = [self.word("brown"), self.word("blue")]
        widest = max(columns(label) for label in labels)
        for label, cards in zip(labels, (brown, blue), strict=True):
            if cards:
                lines += wrap_list(cards, ",", f"   {pad(label, widest)} ", width=width)
        return lines

    # BangMemory.

    def draw_pile(self, screen: Screen, view: BangView, public: Knowledge) -> None:
        """All have seen what lies there, so all may look through it (BG17.1)."""
        if not view.discards:
            screen.say(self.word("no_discards"))
            return
        screen.say(tidy(self.word("pile", cards=self.kinds(view.discards))))
        screen.say(self.word("pile_top", card=self.card_text(view.discards[-1])))


def cells(texts: list[str], widths: list[int], shown: list[int]) -> str:
    return "".join(pad(texts[at], widths[at]) for at in shown)


TABLE = BangTable
