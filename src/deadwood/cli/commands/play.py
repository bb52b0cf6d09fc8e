"""`deadwood play`: a game in the terminal, people and bots at one table."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from typing import Annotated

import typer

from deadwood.bots import usual_bot
from deadwood.bots.registry import check_bot, is_own, level_of, shown
from deadwood.cli import common
from deadwood.cli.full.mode import wants_full
from deadwood.cli.records import read_record
from deadwood.cli.terminal.choose import choose_game, choose_level, choose_players, choose_saved
from deadwood.cli.terminal.race import Order
from deadwood.cli.terminal.saved_games import GameFile, SavedGame, unfinished
from deadwood.cli.terminal.screen import Screen, wrap
from deadwood.cli.terminal.session import (
    Leave,
    Resume,
    Session,
    check_names,
    lettered,
    name_seats,
    new_session,
)
from deadwood.cli.terminal.session import resume as resumed
from deadwood.cli.terminal.table_commands import ANY_TIME, TakenBack
from deadwood.cli.terminal.talk import Conversation, Talk
from deadwood.core.chance import seed_bytes
from deadwood.core.reason import BadOption
from deadwood.core.registry import entry
from deadwood.core.registry import game as make
from deadwood.core.types import NOBODY
from deadwood.language.catalogue import Catalogue


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            help=f"Which game: {common.GAMES}. If not given, you choose.",
            callback=common.plain,
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", help=f"Who plays against you, ranger by default. {common.LEVELS}"),
    ] = None,
    people: Annotated[
        int | None, typer.Option("--people", help="How many people share this terminal.")
    ] = None,
    people_names: Annotated[
        str | None, typer.Option("--names", help="The people's names, as in Anna,Ben.")
    ] = None,
    load: Annotated[
        str | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")
    ] = None,
    resume: Annotated[
        bool,
        typer.Option("--resume", help="Go on with the latest game that is not over; all are kept."),
    ] = False,
    edition: common.Edition = None,
    option: common.Options = None,
    board: common.BoardFile = None,
    players: common.Players = None,
    seed: common.Seed = None,
    server: Annotated[
        str | None,
        typer.Option(
            "--server", metavar="URL", help="Play at a server: open a table there, or join one."
        ),
    ] = None,
    table: Annotated[
        str | None,
        typer.Option("--table", metavar="LINK", help="The link to a table there, or its code."),
    ] = None,
    name: Annotated[
        str | None, typer.Option("--name", help="What you are called there; you are remembered.")
    ] = None,
    full: Annotated[
        bool | None,
        typer.Option(
            "--full/--line",
            help="The whole screen, with mouse and keys, or line by line, as for a screen reader "
            "(always: DEADWOOD_LINE=1). If not given: the whole screen where there can be one.",
        ),
    ] = None,
    lang: common.Language = None,
) -> None:
    """Play a game in the terminal, against bots, with friends on one keyboard, or far away.

    Choose moves by their number or write them (`lay 3 jesse-james`, or just `lay 3 j`). `help`
    lists the commands, `why CARD` explains what a card can and cannot do, `hint` asks a marshal,
    `explain` says what a bot thinks of your last move and, after the end, of any, `save FILE`
    keeps the game. At a terminal without the name of a game you are asked for it.

    Examples:

    - `deadwood play`
    - `deadwood play el-paso --players 5 --lang de`
    - `deadwood play bang --players 5`
    - `deadwood play el-paso --players 4 --bots greenhorn,ranger,legend:2s` (one for each seat)
    - `deadwood play wyatt-earp --names Anna,Ben --bots marshal:300` (300 simulations a decision)
    - `deadwood play wyatt-earp --edition gryphon-2014 --option memory_aid=true --seed 7`
    - `deadwood play el-paso --board my-board.toml` (`deadwood rules el-paso --print-board` has ours)
    - `deadwood play bang --bots my_bots:Careful,ranger` (a bot of your own, in `my_bots.py`)
    - `deadwood play --line` (line by line, as for a screen reader)
    - `deadwood play --resume` (games save themselves)
    - `deadwood play --load my-game.txt`
    - `deadwood play bang --server http://box:4711 --players 5 --bots ranger` (opens a table there)
    - `deadwood play --table http://box:4711/t/KQ7X3A --name Anna` (sits down at one)
    """
    words = common.words_of(lang)
    if server is not None or table is not None:
        only_here = [people, people_names, load, seed, resume or None]
        if any(value is not None for value in only_here):
            raise BadOption(
                "At a server everybody has a terminal of his own, and nobody chooses the cards; "
                "leave --people, --names, --load, --resume and --seed out."
            )
        if full:
            raise BadOption("At a server the game is played line by line; leave --full out.")
        where = game or common.game_with(edition, board)
        raise SystemExit(
            play_there(server, table, name, where, edition, players, option, board, bots, words)
        )
    if name is not None:
        raise BadOption("--name is for a table at a server; here --names says who plays.")
    is_full = wants_full(full)
    screen = Screen()
    stranger = words.say("core", "play", "stranger")
    if load is not None or resume:
        own_bots = common.split_bots(bots)  # those of the file that may run, and no others
        others = None if own_bots and all(map(is_own, own_bots)) else bots
        given = [game, others, people, people_names, edition, option, board, players, seed]
        if any(value not in (None, []) for value in given) or (load is not None and resume):
            raise BadOption(
                "A game that goes on brings its own players, rules and seed; give --load or "
                "--resume alone."
            )
        if load is not None:
            session = resumed(read_record(load), stranger, own_bots)
        else:
            session = go_on(choose_saved(screen, words), stranger, own_bots)
    else:
        chosen = game or common.game_with(edition, board)
        if chosen is None and screen.is_live:
            found = choose_game(screen, words, next(iter(unfinished(1)), None))
            if isinstance(found, SavedGame):
                raise SystemExit(run_at(screen, go_on(found, stranger), words, is_full))
            chosen = found
            if (bots, people, people_names) == (None, None, None):
                players = players or choose_players(screen, words, chosen, edition)
                bots = choose_level(screen, words, chosen)
        chosen = chosen or common.DEFAULT_GAME
        settings = common.read_settings(chosen, option, board)
        session = seat_everybody(
            chosen,
            edition,
            settings,
            players,
            seed,
            words,
            bots=bots,
            people=people,
            people_names=people_names,
        )
    raise SystemExit(run_at(screen, session, words, is_full))


def play_there(
    server: str | None,
    table: str | None,
    name: str | None,
    game: str | None,
    edition: str | None,
    players: int | None,
    option: list[str] | None,
    board: str | None,
    bots: str | None,
    words: Catalogue,
) -> int:
    """Play at a server; the exit code."""
    try:
        from deadwood.cli.remote.play import play_remote, wish_for
    except ImportError:
        raise BadOption(
            "Playing at a server needs more: "
            "pip install './deadwood_games-VERSION-py3-none-any.whl[client]'."
        ) from None
    screen = Screen()
    if table is None and game is None and screen.is_live:
        chosen = choose_game(screen, words, None)
        assert isinstance(chosen, str)
        game = chosen
    settings: dict[str, str] = {}
    if option or board is not None:
        settings = common.read_settings(game or common.DEFAULT_GAME, option, board)
    wish = wish_for(server, table, name, game, edition, players, settings, bots)
    return play_remote(wish, words)


def seat_everybody(
    name: str,
    edition: str | None,
    settings: dict[str, str],
    players: int | None,
    seed: str | None,
    words: Catalogue,
    *,
    bots: str | None,
    people: int | None,
    people_names: str | None,
) -> Session:
    """Who sits where: people first, bots on the other seats."""
    named = common.split_names(people_names)
    bot_list = common.split_bots(bots)
    number = people if people is not None else len(named) or 1
    counts = entry(name).players
    if number < 1:
        raise BadOption("At least one person plays; `deadwood sim` lets bots play alone.")
    if named and len(named) != number:
        raise BadOption(f"{number} people need as many names, not {len(named)}.")
    if players is None and (number > 1 or len(bot_list) > 1):
        players = max(number + len(bot_list), counts[0])
    game = make(name, edition, players, settings)
    seats = game.players - number
    if seats < 0:
        raise BadOption(f"{number} people do not fit at a table for {game.players}.")
    if len(bot_list) > max(1, seats):
        raise BadOption(f"There are {seats} seats for bots, not {len(bot_list)}.")
    for bot in bot_list:
        check_bot(bot, game)
    kinds = bot_list or [usual_bot(game)]
    line_up = [""] * number + [kinds[at % len(kinds)] for at in range(seats)]
    stranger = words.say("core", "play", "stranger")
    if not named:
        named = [stranger if number == 1 else lettered(stranger, at) for at in range(number)]
    check_names(named, game)
    dealt = secrets.token_bytes(32) if seed is None else seed_bytes(seed)
    return new_session(game, dealt, name_seats(named, line_up, dealt.hex()), line_up)


def go_on(kept: SavedGame, stranger: str, trusted: Collection[str] = ()) -> Session:
    """A game that has saved itself, and goes on doing so in the same file."""
    session = resumed(kept.record, stranger, trusted)
    session.game_file = GameFile(kept.file)
    return session


def run_at(screen: Screen, session: Session, words: Catalogue, is_full: bool) -> int:
    """Play line by line or on the full screen; the exit code."""
    if not is_full:
        return run(screen, session, words)
    from deadwood.cli.full.app import play_full
    from deadwood.cli.full.talk import FullTalk

    return play_full(lambda panels: run(panels, session, words, FullTalk), words)


def run(
    screen: Screen,
    session: Session,
    words: Catalogue,
    talking: Callable[[Screen, Session, Catalogue], Talk] = Talk,
) -> int:
    """Play to the end, or until somebody leaves; the exit code."""
    while True:
        if screen.is_live and session.game_file is None:
            session.game_file = GameFile()
        talk = talking(screen, session, words)
        try:
            welcome(talk)
            play_on(talk)
            finish(talk)
        except Resume as loaded:
            session = loaded.session
            continue
        except Leave as leave:
            return goodbye(talk, leave.code)
        except KeyboardInterrupt:  # while bots move
            talk.patience.end()
            screen.line()
            return goodbye(talk, 130)
        return goodbye(talk, 0)


def welcome(talk: Talk) -> None:
    """Who plays, what it is about and how to answer; then the first hand."""
    greet(talk)
    moves = talk.session.record.moves
    if moves:
        talk.screen.say(talk.say("loaded", number=len(moves)), "good")
    else:
        teach(talk)


def called(name: str, bot: str) -> str:
    """A name, and how strong it plays if it is a bot's."""
    return f"{name} ({shown(level_of(bot))})" if bot else name


def greet(talk: Conversation) -> None:
    """Which game, and who plays."""
    session, words, screen = talk.session, talk.words, talk.screen
    game = session.game
    screen.line()
    bots = [session.bot_at(seat) for seat in range(game.players)]
    title = [words.say(game.name, "", "title"), words.say(game.name, "editions", game.edition)]
    levels = {shown(level_of(bot)) for bot in bots if bot}
    seated = [*session.names]
    if len(levels) == 1 and len(bots) - bots.count("") > 1:
        title.extend(levels)  # said once: the table is to fit below
    else:
        seated = [called(name, bot) for name, bot in zip(session.names, bots, strict=True)]
    screen.rule(" · ".join(title))
    screen.say(words.say(game.name, "", "sentence"))
    if len(session.people) == 1:
        you = session.people[0]
        seated[you] = talk.say("you", name=seated[you])
    screen.say(talk.say("at_the_table", names=words.listed(seated)))
    if "board" in game.given:
        screen.say(talk.say("own_board"))


def teach(talk: Conversation) -> None:
    """What the game is about, and how to answer."""
    screen = talk.screen
    screen.line()
    for sentence in talk.table.aims():
        screen.lines(wrap(sentence, " • ", width=screen.width))
    screen.line()
    screen.say(talk.how())
    people = talk.session.people
    if len(people) == 1 and screen.is_live:
        talk.pause(people[0], talk.table.word("begin"), talk.prompt(people[0]))


def play_on(talk: Talk) -> None:
    """Ask people and bots in turn, or all at once, until the game is over."""
    session = talk.session
    last = NOBODY  # the person who looks at the screen
    order = Order(session, talk.screen.is_live)
    while not session.over():
        stepping_in = [seat for seat in session.may_step_in() if talk.is_offered(seat)]
        if stepping_in:
            last = step_in(talk, stepping_in[0], last)
            continue
        seat = order.next(talk.table)
        if session.bots[seat] is not None:
            session.play(seat, talk.bot_choice(seat))
            continue
        moves = session.moves(seat)
        if session.is_mute(seat, moves):
            session.pass_for(seat, moves[0])
            continue
        talk.patience.end()
        if len(session.people) > 1 and seat != last:
            hand_over(talk, seat, last != NOBODY)
        last = seat
        try:
            session.play(seat, talk.turn(seat, order.race))
        except TakenBack:
            order.race = None
            talk.taken_back(seat)
    talk.patience.end()


def step_in(talk: Talk, seat: int, last: int) -> int:
    """Offer somebody to act though nobody waits for him; who looks at the screen then."""
    talk.patience.end()
    if len(talk.session.people) > 1 and seat != last:
        hand_over(talk, seat, last != NOBODY)
    try:
        move = talk.offer(seat)
    except TakenBack:
        talk.taken_back(seat)
    else:
        if move is not None:
            talk.session.play(seat, move)
    return seat


def hand_over(talk: Talk, seat: int, somebody_looked: bool) -> None:
    """Between two hidden hands: an empty screen until the right person sits before it."""
    if somebody_looked:
        talk.screen.clear()
    else:
        talk.screen.line()
    # Nothing that shows what the seat knows: nobody can tell who types here.
    text = talk.say("pass_keyboard", player=talk.session.names[seat])
    talk.pause(seat, text, "", ANY_TIME - {"log"})
    talk.screen.clear()


def finish(talk: Talk) -> None:
    """The last events, the result and how it came about, and the offer to keep the record."""
    session, table, screen = talk.session, talk.table, talk.screen
    alone = len(session.people) == 1
    watcher = session.people[0] if alone and session.people else NOBODY
    if session.people:  # several people look on together: what the first of them has not been told
        first = min(session.people, key=lambda seat: session.seen[seat])
        since, end = session.seen[first], len(session.events)
        if since < end:
            news = talk.bulleted(table.story(session.shown(watcher, since), watcher, True))
            talk.tell_scoring(news, session.events, watcher)
            if screen.is_live:
                talk.pause(watcher, talk.say("last_hand"), talk.prompt(first))
        for seat in session.people:
            session.seen[seat] = end
    show_result(talk, watcher)
    offer(talk, watcher)


def show_result(talk: Conversation, watcher: int) -> None:
    """Who has won, and how that came about."""
    session, table, screen = talk.session, talk.table, talk.screen
    view = session.view(watcher)
    screen.line()
    screen.rule(table.outcome(view, session.winners()))
    screen.lines(table.standings(view, screen.width))
    screen.line()
    table.draw_account(screen, session.events)


def offer(talk: Conversation, watcher: int) -> None:
    """To keep the record, and to look at everything once more."""
    session, table, screen = talk.session, talk.table, talk.screen
    view = session.view(watcher)
    screen.line()
    screen.say(talk.say(talk.offered))
    while True:
        text = talk.ask("> ")
        command, rest = talk.command(text)
        if not text or command == "quit":
            return
        if command in talk.any_time or command in ("pile", "explain", "again"):
            talk.obey(watcher, command, rest)
        elif command == "table":
            table.recall(session.shown(watcher))
            table.draw(screen, view)
        elif command == "who":
            table.draw_cast(screen, view)
        elif not screen.is_live:
            return  # what goes on after the end is nobody who waits for an answer
        else:
            screen.say(talk.say(talk.offered))


def goodbye(talk: Talk, code: int) -> int:
    """Say how to go on, or reveal the seed so that the commitment can be checked; and go."""
    session, game_file = talk.session, talk.session.game_file
    if game_file is not None and game_file.problem:
        talk.screen.say(
            talk.say("not_kept", problem=talk.words.complaint(game_file.problem)), "bad"
        )
    if talk.is_kept() and session.saved:
        talk.screen.say(talk.say("kept", command="deadwood play --resume"))
    else:
        talk.screen.say(talk.say("seed", seed=session.record.seed), "dim")
        if session.saved and session.saved == len(session.record.moves):
            if game_file is not None and game_file.file is not None:
                talk.screen.say(talk.say("saved", file=str(game_file.file)), "dim")
            talk.screen.say(talk.say("verify"), "dim")
    talk.screen.say(talk.say("goodbye"))
    return code
