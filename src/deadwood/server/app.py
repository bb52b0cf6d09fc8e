"""The server put together: storage, bots, tables and doors, from settings to an ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any, Final, get_args

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

import deadwood
from deadwood.core.registry import names
from deadwood.server import protocol
from deadwood.server.bots.budgets import Budgets
from deadwood.server.bots.own_bots import OwnBots
from deadwood.server.bots.pool import BotPool
from deadwood.server.http.limits import LimitRequests, Limits
from deadwood.server.http.page import nowhere, pages, wants_page
from deadwood.server.http.parts import ServerParts
from deadwood.server.http.peers import SILENT_SECONDS, Peers
from deadwood.server.http.places import places_for, raise_file_limit
from deadwood.server.http.proxies import AT_START, Doubts
from deadwood.server.http.reference import titles
from deadwood.server.http.routes import api, language_of, site
from deadwood.server.http.security import Safety
from deadwood.server.http.socket import table_socket
from deadwood.server.people.guests import KEY, Guests, make_key
from deadwood.server.process.collector import Collector
from deadwood.server.process.logs import Requests
from deadwood.server.process.metrics import Metrics
from deadwood.server.process.server_clock import DAY, ServerClock
from deadwood.server.process.tasks import COLLECTOR, LOOP_WATCH, PROBE, Tasks
from deadwood.server.refusal import Refused, read_only
from deadwood.server.settings import Settings
from deadwood.server.speech import wire
from deadwood.server.storage.base import ReadOnly, StorageError
from deadwood.server.storage.check import StorageCheck, probe_for_ever
from deadwood.server.storage.sql import SqlStorage
from deadwood.server.tables.active_table import Services
from deadwood.server.tables.hub import Hub
from deadwood.server.tables.table import Dealer, deal

COMMANDS: Final = [
    get_args(kind.model_fields["type"].annotation)[0]
    for kind in get_args(get_args(protocol.TableCommand)[0])
]
WORDS: Final = {404: "no-page", 405: "no-method", 413: "too-big"}


def make_app(
    settings: Settings,
    *,
    now: Callable[[], int] | None = None,
    chance: random.Random | None = None,
    dealer: Dealer = deal,
    ease: float = 1.0,
    silent_seconds: float = SILENT_SECONDS,
) -> FastAPI:
    """The application for these settings. What follows the star is for tests: time, the chance of
    bots' pauses, the dealer, by how much every limit is raised, and how long one may be silent."""
    clock = ServerClock()
    now = now or clock.now
    places = places_for(settings.max_connections, raise_file_limit(), settings.workers)
    metrics = Metrics(COMMANDS, names())
    tasks = Tasks(metrics.task_failed)
    storage = SqlStorage(
        settings.database, durable=settings.durable, watch=metrics.stored, failed=tasks.failed
    )
    budgets = Budgets(settings.budgets)
    pool = BotPool(settings.workers, float(settings.bot_seconds), budgets=budgets, tasks=tasks)
    chance = chance or random.SystemRandom()
    own_bots = OwnBots(settings.own_bots, float(settings.bot_seconds), tasks)
    services = Services(storage, pool, metrics, now, chance, budgets, tasks, own_bots)
    hub = Hub(services, settings.pace, settings.max_tables, dealer)
    limits = Limits(
        ease=ease,
        max_connections=places.at_tables,
        max_polls=places.polls,
        turned_away=metrics.limited,
    )
    peers = Peers(
        places,
        trusted=settings.proxies,
        silent_seconds=silent_seconds,
        ease=ease,
        turned_away=metrics.limited,
    )
    metrics.watch(lambda: len(hub.tables), lambda: limits.connections)
    metrics.watch_lines(lambda: len(peers), lambda: limits.polls)
    metrics.watch_bots(lambda: pool.waiting() + own_bots.waiting(), lambda: pool.restarts)
    metrics.watch_quarantine(services.quarantine.held)
    metrics.watch_storage(lambda: storage.health.writable)
    storage.health.count = metrics.storage_failed
    storage.health.changed = hub.storage_changed

    collector = Collector()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(tasks.overheard)
        if settings.public_url and not settings.trusted_proxies:
            Doubts().say(AT_START)
        await storage.open()
        clock.not_before(await storage.latest(clock.now() + DAY))
        guests = Guests(storage, await storage.key(KEY, make_key), now)
        app.state.parts = ServerParts(
            settings, services, guests, hub, limits, StorageCheck(storage, tasks)
        )
        await pool.start()
        await own_bots.start()
        await hub.start()
        watching = [
            tasks.keep(LOOP_WATCH, metrics.watch_loop),
            tasks.keep(COLLECTOR, collector.watch),
            tasks.keep(PROBE, partial(probe_for_ever, storage)),
        ]
        try:
            yield
        finally:
            for watch in watching:
                watch.cancel()
            await hub.stop()
            await pool.stop()
            await own_bots.stop()
            await storage.close()

    app = FastAPI(
        title="Deadwood",
        summary=f"Tables for {titles()}",
        version=deadwood.__version__,
        lifespan=lifespan,
        openapi_url=None,  # built once, by a route of ours
        docs_url=None,  # they load scripts from another host
        redoc_url=None,
        separate_input_output_schemas=False,
        redirect_slashes=False,  # a redirect would repeat whatever Host the client claims
    )
    app.state.collector = collector
    app.state.peers = peers
    app.include_router(api)
    app.include_router(site)
    app.include_router(pages)
    app.add_api_websocket_route("/ws/tables/{code}", socket_route)
    app.add_exception_handler(Refused, answer_refused)
    app.add_exception_handler(RequestValidationError, answer_invalid)
    app.add_exception_handler(StorageError, answer_storage)
    app.add_exception_handler(HTTPException, answer_http)
    # The last one added is the outermost.
    app.add_middleware(LimitRequests, limits=limits)
    app.add_middleware(Requests)
    app.add_middleware(
        Safety, public_url=settings.public_url, trusted_proxies=settings.trusted_proxies
    )
    return app


async def socket_route(socket: WebSocket, code: str) -> None:
    await table_socket(socket, socket.app.state.parts, code)


# Every refusal is a Refusal, whoever notices.


def refusal(request: Request, error: Refused) -> Response:
    told = wire.refused(None, error, language_of(request))
    return JSONResponse(told, error.status, error.headers)


async def answer_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refusal(request, error)


async def answer_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first: Any = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"] if part != "body")
    what = str(first["msg"]).rstrip(".")
    detail = f"{place}: {what}." if place else f"{what}."
    return refusal(request, Refused("bad-message", detail=detail))


async def answer_storage(request: Request, error: Exception) -> Response:
    return refusal(request, read_only() if isinstance(error, ReadOnly) else Refused("storage"))


async def answer_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and wants_page(request):
        return nowhere(request)
    code = WORDS.get(error.status_code, "bad-message")
    answer = refusal(request, Refused(code, detail=str(error.detail), most=64 * 1024))
    answer.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer
