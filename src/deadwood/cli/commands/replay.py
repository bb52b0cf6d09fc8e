"""`deadwood replay`: a recorded game in words, up to any move, and the table then."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from deadwood.bots.explain import UNKNOWN
from deadwood.cli import common
from deadwood.cli.records import game_of, read_record, replay_all, step
from deadwood.cli.tables import TerminalTable, table_for
from deadwood.cli.terminal.advice import adviser_for, moment_of, read_adviser
from deadwood.cli.terminal.opinions import OpinionBoard
from deadwood.cli.terminal.screen import Screen, wrap
from deadwood.cli.terminal.session import shown_name
from deadwood.core.event import Event
from deadwood.core.reason import BadOption, BadRecord
from deadwood.core.record import Record, Replay, result_of
from deadwood.core.registry import AnyGame
from deadwood.core.types import NOBODY
from deadwood.language.catalogue import Catalogue


class ReplayedMove:
    """One move of a replay (0: the deal) and what happened through it."""

    def __init__(self, number: int, seat: int, move: str, events: list[Event]) -> None:
        self.number = number
        self.seat = seat
        self.move = move
        self.events = events


def replay(
    file: common.File,
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="Stop after move N.")] = None,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="S", help="Show only what this seat saw (1, 2, …)."),
    ] = None,
    explain: Annotated[
        int | None,
        typer.Option(
            "--explain", metavar="N", help="What a bot thinks of move N, and of its alternatives."
        ),
    ] = None,
    by: Annotated[
        str | None,
        typer.Option(
            "--by",
            metavar="BOT",
            help="Who explains: marshal, legend:5s …; by default the bot that made the move.",
        ),
    ] = None,
    lang: common.Language = None,
    as_json: common.Json = False,
) -> None:
    """Tell a recorded game in words, and show the table at the end or after move N.

    Without --seat everything is shown, all hands too; with it, what that seat saw.

    --explain N sits down where move N was made, and says what a bot thinks of it and of the best
    alternatives, with their chances of winning. A move that somebody else than a marshal or a
    legend has made is explained by a marshal. As long as the game is not over, this is for the
    moves of one's own --seat only.

    Examples:

    - `deadwood replay my-game.txt`
    - `deadwood replay my-game.txt --to 40 --seat 1`
    - `deadwood replay my-game.txt --json`
    - `deadwood replay my-game.txt --explain 40 --by legend`
    """
    words = common.words_of(lang)
    record = read_record(file)
    game = game_of(record)
    if seat is not None and not 1 <= seat <= game.players:
        raise BadOption(f"The table has seats 1 to {game.players}, not {seat}.")
    if explain is not None:
        if to is not None:
            raise BadOption("--explain says which move is meant; leave --to out.")
        explain_one(record, game, explain, seat, by, words, as_json)
        return
    if by is not None:
        raise BadOption("--by says who explains a move; --explain N says which.")
    last = len(record.moves) if to is None else to
    if not 0 <= last <= len(record.moves):
        raise BadRecord(f"The record has {len(record.moves)} moves; --to cannot be {last}.")
    player = Replay(game, record)
    log = [ReplayedMove(0, NOBODY, "", taken(player))]
    for who, text in record.moves[:last]:
        step(player)
        log.append(ReplayedMove(player.number, who, text, taken(player)))
    watcher = NOBODY if seat is None else seat - 1
    if seat is not None:
        for item in log:
            item.events = [game.shown(event, watcher) for event in item.events]
    names = [shown_name(record, at) for at in range(game.players)]
    table = table_for(game, words, names)
    if as_json:
        print(json.dumps(as_data(player, log, table, watcher), ensure_ascii=False))
    else:
        show(player, log, table, words, watcher)


def explain_one(
    record: Record,
    game: AnyGame,
    number: int,
    seat: int | None,
    by: str | None,
    words: Catalogue,
    as_json: bool,
) -> None:
    """What a bot thinks of one move, as a table or as data."""
    if not 1 <= number <= len(record.moves):
        raise BadRecord(f"The record has {len(record.moves)} moves; --explain cannot be {number}.")
    who = record.moves[number - 1][0]
    if seat is not None and who != seat - 1:
        raise BadOption(f"Move {number} is not one of seat {seat}.")
    is_over = game.over(replay_all(game, record).state)  # refuses what cannot be played, too
    if seat is None and not is_over:
        raise BadOption(
            "This game is not over, and what others think would show what they hold; --seat S "
            "explains the moves of your own seat."
        )
    moment = moment_of(record, number)
    adviser = adviser_for(record, who, game) if by is None else read_adviser(by, game)
    names = [shown_name(record, at) for at in range(game.players)]
    board = OpinionBoard(Screen(), words, table_for(game, words, names))
    if not as_json:
        board.tell_moment(moment, adviser, record)
        return
    told = moment.opinions(adviser)
    texts = board.moves_in_words(moment.chair.view, [one.move for one in told])
    print(
        json.dumps(
            {
                "move": number,
                "seat": who + 1,
                "text": record.moves[number - 1][1],
                "by": adviser,
                "opinions": [
                    {
                        "text": game.text(one.move),
                        "words": text,
                        "chance": None if one.chance == UNKNOWN else one.chance,
                        "share": one.share,
                        "made": one.move == moment.move,
                    }
                    for one, text in zip(told, texts, strict=True)
                ],
            },
            ensure_ascii=False,
        )
    )


def taken(player: Replay[Any]) -> list[Event]:
    events: list[Event] = list(player.state.events)
    player.state.events.clear()
    return events


def sentence(table: TerminalTable, event: Event, watcher: int) -> str:
    return table.revealed(event) if watcher == NOBODY else table.event(event, watcher)


def show(
    player: Replay[Any],
    log: list[ReplayedMove],
    table: TerminalTable,
    words: Catalogue,
    watcher: int,
) -> None:
    screen = Screen()
    game = player.game
    record: Record = player.record
    edition = words.say(game.name, "editions", game.edition)
    screen.rule(f"{words.say(game.name, '', 'title')} · {edition}")
    for name, value in record.options.items():
        screen.say(f"{name} = {table.option(name, value)}")
    for item in log:
        folded = table.folded(item.events)
        told_events = [event for event in folded if not table.goes_without_saying(event)]
        said = [sentence(table, event, watcher) for event in told_events]
        text = " ".join(part for part in said if part)
        if text:
            screen.lines(wrap(text, f"{item.number or '':>4}  ", width=screen.width))
    screen.line()
    state = player.state
    table.recall([event for item in log for event in item.events])
    table.draw(screen, game.view(state, watcher))
    screen.line()
    if game.over(state):
        winners = [int(seat) for seat in game.winners(state)]
        screen.say(table.outcome(game.view(state, NOBODY), winners), "bold")
        return
    for seat in range(game.players) if watcher == NOBODY else [watcher]:
        screen.lines(table.hand_of(state, seat, screen.width))
    awaited = words.listed([table.name(seat) for seat in game.seats(state)])
    screen.say(words.say("core", "replay", "awaited", names=awaited))


def told(game: AnyGame, item: ReplayedMove, watcher: int) -> str:
    """The move of an entry; a seat that looks on reads no more in it than it could see."""
    if watcher == NOBODY or not item.move:
        return item.move
    return game.told(game.parse(item.move), item.seat, watcher)


def as_data(
    player: Replay[Any], log: list[ReplayedMove], table: TerminalTable, watcher: int
) -> dict[str, Any]:
    game, record, state = player.game, player.record, player.state
    data: dict[str, Any] = {
        "game": record.game,
        "edition": record.edition,
        "options": record.options,
        "players": record.players,
        "names": table.names,
        "moves": len(record.moves),
        "to": player.number,
        "seat": None if watcher == NOBODY else watcher + 1,
        "over": game.over(state),
        "result": result_of(game, state),
        "log": [
            {
                "move": item.number,
                "seat": item.seat + 1,
                "text": told(game, item, watcher),
                "events": [
                    {
                        "name": event.name,
                        "seat": event.seat + 1,
                        "values": list(event.values),
                        "words": sentence(table, event, watcher),
                    }
                    for event in item.events
                ],
            }
            for item in log
        ],
        "view": game.view(state, watcher).as_dict(),
    }
    if watcher == NOBODY:
        data["position"] = game.position(state)
    return data
