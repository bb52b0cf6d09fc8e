"""The table of Wyatt Earp in a terminal: posters, groups, piles and hands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from deadwood.cli.tables.base import Held
from deadwood.cli.tables.wyatt_earp.scoring import (
    LABELS,
    MONEY_WIDTH,
    NAME_WIDTH,
    OUTLAW_WIDTH,
    WyattEarpScoring,
    cell_width,
)
from deadwood.cli.terminal.screen import WIDTH, Screen, pad, pad_left, shorten, wrap, wrap_list
from deadwood.core.event import Event
from deadwood.core.knowledge import Knowledge
from deadwood.core.types import UNKNOWN
from deadwood.games.wyatt_earp.cards import (
    BANK_ROBBERY,
    FASTEST_GUN,
    HIDEOUT,
    KINDS,
    OUTLAWS,
    PHOTO,
    STAGECOACH,
)
from deadwood.games.wyatt_earp.game import WyattEarp
from deadwood.games.wyatt_earp.knowledge import WyattEarpMemory
from deadwood.games.wyatt_earp.state import WyattEarpState
from deadwood.games.wyatt_earp.view import WyattEarpView
from deadwood.language.teller import tidy

# What changes nothing on the table but the piles and the numbers of cards in the hands.
QUIET: Final = frozenset(
    [
        "turn",
        "draw",
        "pick",
        "discard",
        "shot",
        "aim",
        "wasted",
        "spent",
        "reshuffle",
        "earp",
        "search",
        "nothing",
        "take",
        "found",
        "pass",
        "no",
        "ask",
        "give",
    ]
)


POSTER: Final = 9  # columns within a frame
STAR: Final = "★"


class WyattEarpTable(WyattEarpScoring):
    example_move = "lay 3 jesse-james"
    example_card = "hideout"
    example_chapter = "WE8"
    memory_rule = "WE14.2"

    # The table.

    def draw(self, screen: Screen, view: WyattEarpView) -> None:
        screen.rule(self.title(view))
        if is_narrow(view, screen.width):
            self.draw_narrow(screen, view)
        else:
            self.draw_head(screen, view)
            for outlaw in range(OUTLAWS):
                self.draw_poster(screen, view, outlaw)
        screen.say(self.word("legend"), "dim", " ")
        screen.line()
        for seat in range(view.players):
            self.draw_player(screen, view, seat)
        screen.line()
        screen.say(self.piles(view), indent=" ")

    def draw_large(self, screen: Screen, view: WyattEarpView) -> None:
        """All seven posters side by side over the columns, pale as long as there is no set."""
        screen.rule(self.title(view))
        if screen.width >= (POSTER + 3) * OUTLAWS:
            rows = [self.poster(view, outlaw) for outlaw in range(OUTLAWS)]
            for at in range(len(rows[0])):
                line = ""
                for outlaw, row in enumerate(rows):
                    is_open = (view.opened >> outlaw) & 1
                    line += " " + screen.paint(row[at], "mark" if is_open else "dim")
                screen.line(line)
            screen.line()
        self.draw(screen, view)

    def poster(self, view: WyattEarpView, outlaw: int) -> list[str]:
        head = shorten(self.word("wanted").upper(), POSTER)
        first, _, last = self.kind(outlaw).rpartition(" ")
        texts = [first, last, "", self.money(view.rewards[outlaw])]
        inner = [f"║{shorten(text, POSTER):^{POSTER}}║" for text in texts]
        return [f"╔{head:═^{POSTER}}╗", *inner, f"╚{'═' * POSTER}╝"]

    def draw_brief(self, screen: Screen, view: WyattEarpView) -> None:
        """Posters with a set in rows, the others in a line; who has what in the columns."""
        screen.rule(self.title(view))
        closed = [outlaw for outlaw in range(OUTLAWS) if not (view.opened >> outlaw) & 1]
        if is_narrow(view, screen.width):
            self.draw_narrow(screen, view)
        else:
            self.draw_head(screen, view)
            self.draw_row(screen, view, self.word("money"), [self.money(has) for has in view.money])
            self.draw_row(screen, view, self.word("in_hand"), [str(size) for size in view.sizes])
            for outlaw in range(OUTLAWS):
                if outlaw not in closed:
                    self.draw_poster(screen, view, outlaw)
        if closed:
            screen.lines(self.closed(view, closed, screen.width))
        text = self.piles(view)
        if view.fastest != UNKNOWN:
            seat, outlaw = divmod(view.fastest, int(OUTLAWS))
            text += " " + self.word("fastest", outlaw=self.kind(outlaw), player=self.name(seat))
        screen.say(text, indent=" ")

    def legend(self, view: WyattEarpView) -> str:
        return self.word("legend") if view.opened else ""

    def title(self, view: WyattEarpView) -> str:
        return self.word("title", hand=view.hand_number, dealer=self.name(view.dealer))

    def draw_head(self, screen: Screen, view: WyattEarpView) -> None:
        cell = cell_width(view.players)
        head = f" {pad(self.word('wanted'), OUTLAW_WIDTH)} "
        head += pad_left(self.word("reward"), MONEY_WIDTH)
        for seat in range(view.players):
            mark = "►" if view.turn == seat else ""
            head += "  " + pad(mark + shorten(self.name(seat), cell - len(mark)), cell)
        screen.line(head.rstrip(), "bold")

    def draw_row(self, screen: Screen, view: WyattEarpView, label: str, cells: list[str]) -> None:
        line = " " + pad(label, OUTLAW_WIDTH + MONEY_WIDTH + 1)
        for text in cells:
            line += "  " + pad(text, cell_width(view.players))
        screen.line(line.rstrip())

    def draw_poster(self, screen: Screen, view: WyattEarpView, outlaw: int) -> None:
        line = f" {pad(self.kind(outlaw), OUTLAW_WIDTH)} "
        line += pad_left(self.money(view.rewards[outlaw]), MONEY_WIDTH)
        if not (view.opened >> outlaw) & 1:
            screen.line(line + "  " + screen.paint(self.word("no_set"), "dim"))
            return
        for seat in range(view.players):
            line += "  " + self.cell(screen, view, seat, outlaw, cell_width(view.players))
        screen.line(line.rstrip())

    def draw_narrow(self, screen: Screen, view: WyattEarpView) -> None:
        """Where there is no room for columns: everybody, then every open poster, in running text."""
        people = [
            f"{'►' if view.turn == seat else ''}{self.name(seat)} {self.money(view.money[seat])}, "
            f"{self.count(view.sizes[seat])}"
            for seat in range(view.players)
        ]
        screen.lines(wrap_list(people, ";", " ", width=screen.width))
        for outlaw in range(OUTLAWS):
            if (view.opened >> outlaw) & 1:
                first = f" {self.kind(outlaw)} {self.money(view.rewards[outlaw])}: "
                has = [
                    f"{self.name(seat)} {self.cell(screen, view, seat, outlaw, 0)}"
                    for seat in range(view.players)
                    if view.face_points[seat * OUTLAWS + outlaw]
                ]
                screen.lines(wrap_list(has or ["–"], ";", first, width=screen.width))

    def closed(self, view: WyattEarpView, outlaws: list[int], width: int) -> list[str]:
        """The outlaws without a set by what is on their heads: "$1,000 Bob Dalton, Wes Hardin"."""
        items: list[str] = []
        for reward in sorted({view.rewards[at] for at in outlaws}):
            names = [self.kind(at) for at in outlaws if view.rewards[at] == reward]
            names[0] = f"{self.money(reward)} {names[0]}"
            items += [f"{name}," for name in names[:-1]] + [f"{names[-1]};"]
        items[-1] = items[-1][:-1]
        return wrap_list(items, "", f" {self.word('closed')} ", width=width)

    def cell(self, screen: Screen, view: WyattEarpView, seat: int, outlaw: int, width: int) -> str:
        """A player's points for an outlaw, and what they would bring him now."""
        at = seat * OUTLAWS + outlaw
        counted = view.face_points[at]
        if counted == 0:
            return screen.paint(pad("·", width), "dim")
        if view.hidden[at]:
            return screen.paint(pad(self.word("hidden", points=counted), width), "bad")
        collects = view.would_collect[at]
        if not collects:
            return pad(str(counted), width)
        return screen.paint(pad(f"{counted} +{self.money(collects)}", width), "good")

    def draw_player(self, screen: Screen, view: WyattEarpView, seat: int) -> None:
        mark = "►" if view.turn == seat else " "
        name = pad(shorten(self.name(seat), NAME_WIDTH), NAME_WIDTH)
        has = f"{pad_left(self.money(view.money[seat]), MONEY_WIDTH)}  "
        has += pad(self.count(view.sizes[seat]), 10)
        lies = [self.group(view, seat, outlaw) for outlaw in groups_of(view, seat)]
        lines = wrap_list(lies or ["–"], ";", f"{mark}{name} {has}  ", width=screen.width)
        style = "bold" if seat == view.seat else ""
        for number, line in enumerate(lines):
            if number == 0 and style:
                line = screen.paint(line[: len(mark + name)], style) + line[len(mark + name) :]
            screen.line(line)

    def group(self, view: WyattEarpView, seat: int, outlaw: int) -> str:
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

    def piles(self, view: WyattEarpView) -> str:
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

    # When it is drawn.

    def changes_table(self, event: Event) -> bool:
        return event.name not in QUIET

    def is_deal(self, event: Event) -> bool:
        return event.name == "deal"

    # Hands.

    def hand_title(self, view: WyattEarpView) -> str:
        return self.word("your_hand", cards=self.count(sum(view.hand)))

    def hand_remark(self, view: WyattEarpView) -> str:
        has_played = view.sheriff_played and view.turn == view.seat
        return self.word("sheriff_played") if has_played else ""

    def held(self, view: WyattEarpView) -> list[Held]:
        """Outlaws counted, then the cards of the Sheriff."""
        return [
            Held(
                self.counted(view.hand, kind),
                self.kind(kind),
                str(number) if kind < OUTLAWS or number > 1 else "",
                "" if kind < OUTLAWS else STAR,
            )
            for kind, number in enumerate(view.hand)
            if number
        ]

    def hand(self, view: WyattEarpView, width: int = WIDTH) -> list[str]:
        lines = self.hand_lines(self.hand_title(view), view.hand, width)
        remark = self.hand_remark(view)
        return lines + wrap(remark, "   ", width=width) if remark else lines

    def hand_of(self, state: WyattEarpState, seat: int, width: int = WIDTH) -> list[str]:
        hand = [int(number) for number in state.list_hand(seat)]
        title = self.word("hand_of", player=self.name(seat), cards=self.count(sum(hand)))
        return self.hand_lines(title, hand, width)

    def hand_lines(self, title: str, hand: list[int], width: int) -> list[str]:
        outlaws = [self.counted(hand, kind) for kind in range(OUTLAWS) if hand[kind]]
        others = [self.counted(hand, kind) for kind in range(OUTLAWS, KINDS) if hand[kind]]
        lines = [f" {title}"]
        for label, cards in ((self.word("outlaws"), outlaws), (self.word("sheriffs"), others)):
            if cards:
                lines += wrap_list(cards, ",", f"   {pad(label, 14)} ", width=width)
        return lines

    def counted(self, hand: list[int], kind: int) -> str:
        alone = hand[kind] == 1 and kind >= OUTLAWS
        return self.kind(kind) if alone else f"{hand[kind]} {self.kind(kind)}"

    # WyattEarpMemory.

    def draw_pile(self, screen: Screen, view: WyattEarpView, public: Knowledge) -> None:
        assert isinstance(self.game, WyattEarp)
        assert isinstance(public, WyattEarpMemory)
        if not self.game.rules.memory_aid:
            screen.say(self.word("no_pile", rule=self.memory_rule))
            return
        kinds = [int(kind) for kind in public.pile]
        unseen = sum(1 for take in public.takes if take.stack == public.stack)
        text = self.word("pile", cards=self.kinds(kinds) if kinds else "–")
        screen.say(tidy(text + (" " + self.word("pile_taken", number=unseen) if unseen else "")))


def is_narrow(view: WyattEarpView, width: int) -> bool:
    """Whether the columns of all players do not fit beside the posters."""
    return LABELS + view.players * (cell_width(view.players) + 2) > width


def groups_of(view: WyattEarpView, seat: int) -> Iterable[int]:
    """The outlaws of whom something lies before a player."""
    return [
        outlaw
        for outlaw in range(OUTLAWS)
        if view.laid[seat * OUTLAWS + outlaw] or view.photos[outlaw] == seat
    ]


TABLE = WyattEarpTable
