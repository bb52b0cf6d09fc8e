"""The table in panels: draws what the conversation tells, and sends back what is typed and clicked."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar, Final, TypeVar

from rich.table import Table
from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static

from deadwood.cli.full import look
from deadwood.cli.full.cards import as_cards, in_a_row
from deadwood.cli.full.dialogs import LeaveScreen, PageScreen
from deadwood.cli.full.stage import (
    Advised,
    Asked,
    Canvas,
    Ended,
    Entry,
    Flashed,
    PanelScreen,
    Scene,
    Started,
    WantsToLeave,
    Wiped,
)
from deadwood.cli.full.talk import FullTalk
from deadwood.cli.full.widgets import Line, MoveList, Panel, ansi
from deadwood.cli.tables import TerminalTable, table_for
from deadwood.cli.terminal.complete import Completer
from deadwood.cli.terminal.read_move import exact, fitting
from deadwood.cli.terminal.screen import Screen, columns, shorten
from deadwood.core.types import NOBODY
from deadwood.language.catalogue import Catalogue
from deadwood.language.teller import spoken_form

WIDE: Final = 140  # columns: from here on everything stands side by side
BOARD: Final = 88
ROOMY: Final = 36  # lines: from here on cards are drawn as cards
LARGEST_HAND: Final = 0.4  # of the lines
LEAST_LIST: Final = 8  # lines
NOTE: Final = 2  # lines for what is said, beside the page
MOST_TOLD: Final = 30  # paragraphs of the story; the command shows all of them
GOODBYE: Final = 3.0  # seconds for a bot to notice that nobody is there any more
NEW: Final = "►"  # what has happened since the last move
KEYS: Final = {"f1": "help", "f2": "hint", "f3": "why", "f4": "undo", "f5": "log", "f6": "table"}


Part = TypeVar("Part", bound=Widget)


class Told(Message):
    """Something that the conversation has told, from its thread."""

    def __init__(self, what: object) -> None:
        super().__init__()
        self.what: Final = what


class TableApp(App[None]):
    CSS = look.CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+d,ctrl+q,f10", "leave", show=False, priority=True),
        *(Binding(key, f"command('{name}')", show=False) for key, name in KEYS.items()),
        Binding("escape", "escape", show=False),
        Binding("shift+pageup", "turn('#table', -5)", show=False),
        Binding("shift+pagedown", "turn('#table', 5)", show=False),
        Binding("ctrl+up", "turn('#log', -3)", show=False),
        Binding("ctrl+down", "turn('#log', 3)", show=False),
    ]

    def __init__(self, play: Callable[[PanelScreen], int], words: Catalogue) -> None:
        super().__init__()
        self.words: Final = words
        self.panel: Final = PanelScreen(self.told)
        self.play: Final = play
        self.code: int | None = None
        self.failure: BaseException | None = None
        self.thread: Final = threading.Thread(target=self.converse, daemon=True)
        self.talk: FullTalk | None = None
        self.drawer: TerminalTable | None = None
        self.scene: Scene | None = None
        self.window = Size(0, 0)  # as the terminal now is
        self.asking = False  # whether a line is waited for
        self.asked = 0  # so many times
        self.said: list[str] = []  # the last answer to a command, until something is done

    # The conversation.

    def converse(self) -> None:
        try:
            self.code = self.play(self.panel)
        except BaseException as error:
            self.failure = error
        finally:
            self.told(Ended())

    def told(self, what: object) -> None:
        self.post_message(Told(what))

    @on(Told)
    def hear(self, message: Told) -> None:
        match message.what:
            case Started(talk):
                self.talk = talk
                self.drawer = table_for(talk.session.game, self.words, talk.session.names)
                self.wipe()
            case Scene() as scene:
                self.scene = scene
                self.said = []
                self.draw()
                self.fill(is_new=True)
            case Asked(said, button):
                self.open_question(said, button)
            case Advised(answer):
                self.part("#list", MoveList).go_to(answer)
            case Wiped():
                self.wipe()
            case Flashed(text):
                self.part("#prompt", Static).update(Text(f"{text} " if text else "► "))
            case WantsToLeave():
                self.action_leave()
            case Ended():
                self.exit()

    def open_question(self, said: list[str], button: str) -> None:
        """Whoever is asked reads first what was said."""
        self.asking = True
        self.asked += 1
        self.part("#prompt", Static).update(Text("► "))
        if button:
            self.push_screen(PageScreen(said, button), lambda _: self.send(""))
        elif len(said) > NOTE:
            self.push_screen(PageScreen(said, self.say("play", "back")))
        else:
            self.said = said
            self.note()

    def send(self, text: str) -> None:
        if self.asking:
            self.asking = False
            self.said = []
            self.part("#input", Line).value = ""
            self.panel.answers.put(text)

    def say(self, section: str, key: str, **values: object) -> str:
        return self.words.say("core", section, key, **values)

    # Panels.

    def part(self, name: str, kind: type[Part]) -> Part:
        """A part of the table, whatever stands before it."""
        return self.screen_stack[0].query_one(name, kind)

    def compose(self) -> ComposeResult:
        with Container(id="middle"):
            with Container(id="board"):
                yield Panel("table")
                yield Panel("hand")
            with Container(id="side"):
                with Vertical(id="moves"):
                    yield Static(id="question", markup=False)
                    yield MoveList("list")
                yield Panel("log")
        yield Static(id="note", markup=False)
        with Horizontal(id="line"):
            yield Static("► ", id="prompt", markup=False)
            yield Line("input")
        yield Static(self.keys(), id="keys")

    def keys(self) -> Text:
        """What the keys do, by the words that can be typed as well; to be clicked at."""
        shown = Text(no_wrap=True, overflow="ellipsis")
        for key, name in [*KEYS.items(), ("f10", "quit")]:
            action = "app.leave" if name == "quit" else f"app.command('{name}')"
            label = f"{key.upper()} {self.say('commands', name)}"
            at = len(shown)
            shown.append(label).append("  ")
            shown.stylize("bold", at, at + len(key))
            shown.apply_meta({"@click": action}, at, at + len(label))
        return shown

    def on_mount(self) -> None:
        self.theme = "ansi-dark"
        self.part("#log", Widget).border_title = self.say("full", "log")
        self.part("#moves", Widget).border_title = self.say("full", "moves")
        self.part("#input", Line).placeholder = self.say("full", "type")
        self.part("#input", Widget).focus()
        self.window = self.size
        self.arrange()
        self.thread.start()

    def on_resize(self, event: events.Resize) -> None:
        self.window = event.size
        self.arrange()
        self.call_after_refresh(self.drawn_anew)

    def arrange(self) -> None:
        width = self.window.width
        self.screen_stack[0].set_class(width >= WIDE, "-wide")
        self.panel.width = max(40, min(108, width) - 5)

    def drawn_anew(self) -> None:
        self.draw()
        self.fill()

    @property
    def is_wide(self) -> bool:
        return self.window.width >= WIDE

    def draw(self) -> None:
        """Table, hand and log, as wide as they now are."""
        scene, drawer = self.scene, self.drawer
        if scene is None or drawer is None:
            return
        rows = self.window.height
        width = (BOARD if self.is_wide else self.window.width) - (4 if self.is_wide else 1)
        drawer.recall(scene.shown)
        hand = self.draw_hand(scene, drawer, width)
        room = rows - 4 - hand if self.is_wide else rows - NOTE - 2 - hand - LEAST_LIST
        frame = 2 if self.is_wide else 1
        lines = self.table_lines(scene, width, room - frame)
        table = self.part("#table", Panel)
        table.show(lines)
        table.styles.height = None if self.is_wide else min(len(lines), max(4, room - 1)) + 1
        self.draw_log(scene)

    def draw_hand(self, scene: Scene, drawer: TerminalTable, width: int) -> int:
        """The own cards, drawn as cards if there is room; how many lines they take."""
        panel = self.part("#hand", Panel)
        cards = drawer.held(scene.view) if scene.seat != NOBODY else []
        title = drawer.hand_title(scene.view) if scene.seat != NOBODY else ""
        remark = drawer.hand_remark(scene.view) if title else ""
        both = f"{title} · {remark}" if remark else title
        panel.border_title = both if columns(both) <= width - 4 else title
        lines = as_cards(cards, width)
        if self.window.height < ROOMY or len(lines) > self.window.height * LARGEST_HAND:
            lines = in_a_row(cards, width)
        panel.body.update(Text("\n").join(lines))
        panel.display = bool(title)
        high = max(1, len(lines)) + (2 if self.is_wide else 1) if title else 0
        panel.styles.height = high
        return high

    def table_lines(self, scene: Scene, width: int, room: int) -> list[str]:
        """Everything that lies on the table if there is room for it, else what matters most."""
        assert self.drawer is not None
        lines: list[str] = []
        for draw in (self.drawer.draw_large, self.drawer.draw, self.drawer.draw_brief):
            canvas = TableCanvas(width, self.window.height)
            draw(canvas, scene.view)
            lines = canvas.drawn
            self.part("#table", Widget).border_title = f"★ {shorten(canvas.title, width - 6)} ★"
            if len(lines) <= room:
                break
        return lines

    def draw_log(self, scene: Scene) -> None:
        panel = self.part("#log", Panel)
        told = [(text, False) for text in scene.old] + [(text, True) for text in scene.new]
        rows = Table.grid(padding=(0, 1, 0, 0), expand=True)
        rows.add_column(width=1)
        rows.add_column(ratio=1)
        for paragraph, is_new in told[-MOST_TOLD:]:
            style = "red" if self.stands_out(paragraph) else "" if is_new else "dim"
            rows.add_row(NEW if is_new else "•", Text(paragraph, style), style=style)
        panel.body.update(rows)
        self.call_after_refresh(panel.scroll_end, animate=False)

    def stands_out(self, paragraph: str) -> bool:
        return self.drawer is not None and self.drawer.stands_out(paragraph)

    def wipe(self) -> None:
        """Nothing that anybody has seen stays on the screen."""
        self.scene = None
        self.said = []
        for name in ("#table", "#hand", "#log"):
            self.part(name, Panel).show([])
            if name != "#log":
                self.part(name, Widget).border_title = ""
        self.part("#question", Static).update("")
        self.part("#list", MoveList).fill([])
        self.part("#input", Line).value = ""
        self.note()

    # The list.

    def fill(self, is_new: bool = False) -> None:
        """What fits what has been typed so far."""
        scene = self.scene
        if scene is None:
            return
        self.ask_above(scene.question)
        typed = self.part("#input", Line).value.strip()
        listed = self.part("#list", MoveList)
        before = None if is_new else listed.entry
        entries = self.fitting(scene, typed)
        chosen = typed if typed.isdigit() else "" if before is None else before.answer
        listed.fill(entries, chosen)
        self.note()

    def ask_above(self, question: str) -> None:
        """The question is the title of the list, if it fits there."""
        moves, above = self.part("#moves", Widget), self.part("#question", Static)
        window = self.window.width  # the panels themselves may still be as they were before
        width = (window - BOARD) // 2 if self.is_wide else window * 3 // 5
        fits = columns(question) <= width - 6
        moves.border_title = question if fits else self.say("full", "moves")
        above.display = not fits
        above.update(question)

    def fitting(self, scene: Scene, typed: str) -> list[Entry]:
        if not typed or typed.isdigit() or self.is_command(typed) or self.drawer is None:
            return [at if self.is_wide else briefly(at) for at in scene.entries]
        wanted = f" {spoken_form(typed)}"
        moves = [move for entry in scene.entries for move in entry.moves]
        meant = set(fitting(self.drawer, scene.view, moves, typed)) if moves else set()
        return [
            entry
            for entry in scene.entries
            if not entry.is_heading
            and (wanted in f" {spoken_form(entry.text)}" or not meant.isdisjoint(entry.moves))
        ]

    def is_command(self, typed: str) -> bool:
        return self.talk is not None and bool(self.talk.command(typed)[0])

    def note(self) -> None:
        """The last answer, or what the chosen line would bring."""
        shown = Text()
        if self.said:
            shown = ansi(self.said)
        else:
            entry = self.part("#list", MoveList).entry
            if entry is not None and self.scene is not None and self.drawer is not None:
                shown = self.preview(entry, self.scene, self.drawer)
        self.part("#note", Static).update(shown)

    def preview(self, entry: Entry, scene: Scene, drawer: TerminalTable) -> Text:
        text = Text(entry.text, style="bold")
        if entry.brings:
            text.append(f": {entry.brings}", "not bold")
        if entry.moves and scene.seat != NOBODY:
            for number in drawer.clauses(scene.view, entry.moves[0])[: 3 if self.is_wide else 1]:
                clause = f"[{number}] {self.words.clause(drawer.game.name, number)}"
                if not self.is_wide:  # the key for why shows all of it
                    clause = shorten(clause, self.window.width - 3)
                text.append(f"\n{clause}", "not bold dim")
        return text

    @on(Input.Changed)
    def typed(self) -> None:
        self.said = []
        self.fill()

    @on(OptionList.OptionHighlighted)
    def looked_at(self) -> None:
        self.note()

    @on(Line.Moved)
    def moved(self, message: Line.Moved) -> None:
        self.said = []
        listed = self.part("#list", MoveList)
        for _ in range(abs(message.by)):
            if message.by < 0:
                listed.action_cursor_up()
            else:
                listed.action_cursor_down()
        self.note()

    @on(MoveList.Taken)
    def taken(self, message: MoveList.Taken) -> None:
        self.send(message.entry.answer)

    @on(Input.Submitted)
    def entered(self) -> None:
        """Enter: a number or a command as it stands, a legal move in writing, else the chosen line."""
        typed = self.part("#input", Line).value.strip()
        entry = self.part("#list", MoveList).entry
        if not self.asking:
            return
        if not typed:
            if entry is not None:
                self.send(entry.answer)
        elif typed.isdigit() or self.is_command(typed) or entry is None or self.is_exact(typed):
            self.send(typed)
        else:
            self.send(entry.answer)

    def is_exact(self, typed: str) -> bool:
        return self.talk is not None and exact(self.talk.session.game, typed) is not None

    @on(Line.Completed)
    def completed(self) -> None:
        """As much as all that the line can become have in common; the first if they differ at once."""
        line = self.part("#input", Line)
        if self.talk is None or self.scene is None or not self.asking or not line.value:
            return
        found = Completer(self.talk, self.scene.seat).lines(line.value)
        if found:
            line.value = common_beginning(found, line.value)
            line.cursor_position = len(line.value)

    # Keys.

    def action_command(self, name: str) -> None:
        entry = self.part("#list", MoveList).entry
        word = self.say("commands", name)
        if name == "why" and entry is not None and entry.answer.isdigit():
            word += f" {entry.answer}"
        self.send(word)

    def action_about(self, card: str) -> None:
        """A click at a card asks what it does."""
        self.send(f"{self.say('commands', 'why')} {card}")

    def action_escape(self) -> None:
        """Out of the line, then out of the options of a choice."""
        line = self.part("#input", Line)
        if line.value:
            line.value = ""
        elif self.scene is not None and self.scene.is_part:
            self.send("")

    def action_turn(self, panel: str, by: int) -> None:
        self.part(panel, Panel).scroll_relative(y=by, animate=False)

    def action_leave(self) -> None:
        if isinstance(self.screen, LeaveScreen):
            self.left(True)
            return
        talk = self.talk
        if talk is None:
            self.left(True)
            return
        over = talk.session.over()
        key = "leave_over" if over else "leave_kept" if talk.is_kept() else "leave_lost"
        question = self.say("full", key, command="deadwood play --resume")
        answers = self.say("full", "stay"), self.say("full", "leave")
        self.push_screen(LeaveScreen(question, *answers), self.left)

    def left(self, leaves: bool | None) -> None:
        if leaves:
            self.panel.leave()
            self.exit()


class TableCanvas(Canvas):
    """Keeps the heading apart: it goes into the frame."""

    title = ""

    def rule(self, text: str) -> None:
        if text != self.title and self.title:
            super().rule(text)
        self.title = self.title or text


def briefly(entry: Entry) -> Entry:
    return replace(entry, text=entry.brief) if entry.is_heading else entry


def common_beginning(found: list[str], typed: str) -> str:
    """What all begin with, in their own writing; the first one if that is no more than was typed."""
    first = found[0]
    end = len(first)
    for other in found[1:]:
        end = next(
            (at for at in range(min(end, len(other))) if first[at] != other[at]),
            min(end, len(other)),
        )
    return first[:end] if end > len(typed) else first


def play_full(play: Callable[[PanelScreen], int], words: Catalogue) -> int:
    """Play on the full screen; the exit code. What is said last stands in the terminal afterwards."""
    app = TableApp(play, words)
    app.run()
    app.thread.join(GOODBYE)
    if app.failure is not None:
        raise app.failure
    screen = Screen()
    screen.lines(app.panel.drawn)
    return app.code if app.code is not None else app.return_code or 130
