"""The HTTP door: guests, tables, and the same commands and updates as over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Path, Query, Request, Response, Security
from fastapi.responses import JSONResponse, PlainTextResponse
from fastapi.security import APIKeyCookie

import deadwood
from deadwood.core.reason import BadOption
from deadwood.core.registry import names
from deadwood.language.catalogue import LANGUAGES
from deadwood.server import protocol
from deadwood.server.bots.advice import for_move, for_own_seat
from deadwood.server.http.cached_answers import CachedAnswer
from deadwood.server.http.long_polls import wait_for_news
from deadwood.server.http.parts import ServerParts
from deadwood.server.http.reference import (
    JSON,
    cached_games,
    cached_messages,
    cached_rules,
    cached_schema,
    cached_words,
    dump,
)
from deadwood.server.http.security import address_of
from deadwood.server.http.socket import execute
from deadwood.server.people.guests import CODE_MS, COOKIE
from deadwood.server.process.metrics import CONTENT_TYPE, is_local
from deadwood.server.refusal import Refused, not_before, read_only
from deadwood.server.serving import EVERYWHERE, lan_address, url
from deadwood.server.speech import wire
from deadwood.server.storage.base import Guest, StorageError
from deadwood.server.tables.active_table import ActiveTable
from deadwood.server.tables.finished import position

LONGEST_WAIT: Final = 25
YEAR: Final = 365 * 24 * 3600


def refusals(*codes: int) -> dict[int | str, dict[str, Any]]:
    """How a route may refuse; every one can be asked too often, and the storage can fail."""
    said = {
        400: "Not understood",
        401: "No guest yet",
        403: "Not yours, or from a page of another site",
        404: "Not there",
        408: "Too slow",
        409: "Not now",
        413: "Too long",
        429: "Too often",
        503: "Not possible at the moment",
    }
    return {
        code: {"model": protocol.Refusal, "description": said[code]}
        for code in sorted({*codes, 429, 503})
    }


def post_refusals(*codes: int) -> dict[int | str, dict[str, Any]]:
    """The same for whatever changes something: see `Safety`."""
    return refusals(*codes, 400, 403, 408, 413)


# Who asks.


def parts_of(request: Request) -> ServerParts:
    parts: ServerParts = request.app.state.parts
    return parts


def language_of(request: Request) -> str:
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


BY_COOKIE: Final = APIKeyCookie(
    name=COOKIE,
    scheme_name="guest",
    description="Set by POST /api/me and POST /api/me/claim.",
    auto_error=False,
)


async def guest_of(request: Request, token: Annotated[str | None, Security(BY_COOKIE)]) -> Guest:
    guest = await parts_of(request).guest(token)
    if guest is None:
        raise Refused("no-guest")
    return guest


async def active_of(
    request: Request, code: Annotated[str, Path(max_length=20, description="The table's code.")]
) -> ActiveTable:
    parts = parts_of(request)
    return await parts.active(
        code, lambda: parts.guest(request.cookies.get(COOKIE)), address_of(request.scope)
    )


TheParts = Annotated[ServerParts, Depends(parts_of)]
TheGuest = Annotated[Guest, Depends(guest_of)]
TheTable = Annotated[ActiveTable, Depends(active_of)]
Lang = Annotated[str, Depends(language_of)]

api = APIRouter(prefix="/api", default_response_class=JSONResponse)
site = APIRouter()


def is_https(address: str) -> bool:
    return address.startswith("https://")


def set_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        # The public address counts whatever the proxy says: a cookie for https never goes over http.
        secure=request.url.scheme == "https" or is_https(parts_of(request).settings.public_url),
    )


# Guests.


@api.get("/me", responses=refusals(401), response_model=protocol.GuestOut, tags=["guests"])
async def me(guest: TheGuest) -> Response:
    """Who you are here."""
    return JSONResponse(wire.guest_out(guest))


@api.post("/me", responses=post_refusals(), response_model=protocol.GuestOut, tags=["guests"])
async def name_me(request: Request, parts: TheParts, wish: protocol.NewName) -> Response:
    """Become a guest (the answer sets a cookie), or change your name."""
    guest = await parts.guest(request.cookies.get(COOKIE))
    try:
        if guest is not None:
            guest = await parts.guests.rename(guest, wish.name)
        else:
            not_before(parts.limits.new_guest(address_of(request.scope)))
            guest = await parts.guests.create(wish.name)
    except BadOption as error:
        raise Refused("bad-option", detail=str(error)) from None
    response = JSONResponse(wire.guest_out(guest))
    set_cookie(request, response, parts.guests.token(guest))
    return response


@api.post(
    "/me/transfer",
    responses=post_refusals(401),
    response_model=protocol.TransferOut,
    tags=["guests"],
)
async def transfer(parts: TheParts, guest: TheGuest) -> Response:
    """A code with which another device becomes the same guest, once and soon."""
    until = parts.services.now() + CODE_MS
    return JSONResponse({"code": await parts.guests.transfer(guest), "until": until})


@api.post(
    "/me/claim", responses=post_refusals(404), response_model=protocol.GuestOut, tags=["guests"]
)
async def claim(request: Request, parts: TheParts, wish: protocol.Claim) -> Response:
    """Become the guest whose transfer code this is."""
    not_before(parts.limits.transfer(address_of(request.scope)))
    guest = await parts.guests.claim(wish.code)
    if guest is None:
        raise Refused("no-code")
    response = JSONResponse(wire.guest_out(guest))
    set_cookie(request, response, parts.guests.token(guest))
    return response


@api.post(
    "/me/logout",
    status_code=204,
    responses=post_refusals(401),
    response_class=Response,
    tags=["guests"],
)
async def log_out(request: Request, parts: TheParts, wish: protocol.Logout) -> Response:
    """Forget who you are in this browser; or everywhere, so that no cookie of yours counts any longer,
    nor a code for another device; or everywhere else: then you get a new cookie here."""
    response = Response(status_code=204)
    if wish.everywhere:
        guest = await guest_of(request, request.cookies.get(COOKIE))
        not_before(parts.limits.command(guest.id))
        anew = await parts.log_out(guest)
        if wish.stay:
            set_cookie(request, response, parts.guests.token(anew))
            return response
    response.delete_cookie(
        COOKIE, httponly=True, samesite="lax", secure=request.url.scheme == "https"
    )
    return response


@api.get("/me/tables", responses=refusals(401), response_model=protocol.Lobby, tags=["tables"])
async def my_tables(parts: TheParts, guest: TheGuest) -> Response:
    """The tables at which you sat, the newest first."""
    faces = await parts.services.storage.games_of(guest.id, 100)
    return JSONResponse({"tables": [wire.lobby_row(face) for face in faces]})


# Games and tables.


Language = Annotated[str, Path(pattern="^(en|de|nl)$", description="en, de or nl.")]
NOT_CHANGED: Final[dict[int | str, dict[str, Any]]] = {304: {"description": "As you have it"}}


@api.get(
    "/games",
    responses={**refusals(400), **NOT_CHANGED},
    response_model=protocol.Games,
    tags=["games"],
)
async def games(
    request: Request,
    parts: TheParts,
    accepted: Lang,
    lang: Annotated[str | None, Query(pattern="^(en|de|nl)$")] = None,
) -> Response:
    """What can be played, with which options, and against whom."""
    return cached_games(lang or accepted, parts.hub.more_bots).answer(request)


@api.get(
    "/words/{lang}",
    responses={**refusals(400), **NOT_CHANGED},
    response_model=protocol.Words,
    tags=["games"],
)
async def words(request: Request, lang: Language) -> Response:
    """The words of all games in a language: cards, moves, questions, events. `{name}` is a gap."""
    return cached_words(lang).answer(request)


@api.get(
    "/messages/{lang}",
    responses={**refusals(400), **NOT_CHANGED},
    response_model=protocol.Messages,
    tags=["games"],
)
async def messages(request: Request, lang: Language) -> Response:
    """The same as messages in Fluent (projectfluent.org), which know plurals: a source for each game."""
    return cached_messages(lang).answer(request)


@api.get(
    "/rules/{game}",
    responses={**refusals(400, 404), **NOT_CHANGED},
    response_model=protocol.Rules,
    tags=["games"],
)
async def rules(
    request: Request,
    accepted: Lang,
    game: Annotated[str, Path(max_length=20, description="The name of a game.")],
    lang: Annotated[str | None, Query(pattern="^(en|de|nl)$")] = None,
) -> Response:
    """The rules of a game by number, in our own words."""
    if game not in names():
        raise Refused("no-page")
    return cached_rules(game, lang or accepted).answer(request)


@api.get("/tables", responses=refusals(), response_model=protocol.Lobby, tags=["tables"])
async def lobby(parts: TheParts) -> Response:
    """Public tables that are open or being played, those where somebody is first, then the newest."""
    faces = await parts.hub.lobby()
    return JSONResponse({"tables": [wire.lobby_row(face) for face in faces]})


@api.post(
    "/tables",
    status_code=201,
    responses=post_refusals(401, 409),
    response_model=protocol.TableOut,
    tags=["tables"],
)
async def open_table(
    request: Request, parts: TheParts, guest: TheGuest, wish: protocol.NewTable
) -> Response:
    """Open a table; you are its host."""
    not_before(parts.limits.new_table(guest.id, address_of(request.scope)))
    active = await parts.hub.open(guest, wish, address_of(request.scope))
    parts.services.metrics.opened(active.table.game.name)
    async with active.settled() as table:  # somebody may have found it already
        where = {"location": f"/api/tables/{table.code}"}
        return JSONResponse(wire.table_out(table), 201, where)


@api.get(
    "/tables/{code}",
    responses=refusals(400, 404),
    response_model=protocol.TableOut,
    tags=["tables"],
)
async def look_at_table(active: TheTable) -> Response:
    """What everybody may know about a table."""
    async with active.settled() as table:
        return JSONResponse(wire.table_out(table))


@api.post(
    "/tables/{code}/commands",
    responses=post_refusals(401, 404, 409),
    response_model=protocol.Done | protocol.Answer,
    tags=["tables"],
)
async def command(
    request: Request,
    parts: TheParts,
    guest: TheGuest,
    active: TheTable,
    wish: protocol.TableCommand,
) -> Response:
    """Do something at a table; the same as over the WebSocket."""
    wait = parts.limits.command(guest.id)
    not_before(0.0 if active.is_stored(guest, wish.id) else wait)
    lang = language_of(request)
    try:
        return JSONResponse(
            await execute(parts, active, guest, wish, lang, address_of(request.scope))
        )
    except Refused as error:
        parts.services.metrics.command(wish.type, "refused")
        told = wire.refused(wish.id, error, lang, active.table)
        return JSONResponse(told, error.status, error.headers)


@api.get(
    "/tables/{code}/updates",
    responses=refusals(400, 401, 403, 404),
    response_model=protocol.Update,
    tags=["tables"],
)
async def updates(
    request: Request,
    parts: TheParts,
    guest: TheGuest,
    active: TheTable,
    lang: Lang,
    since: Annotated[int, Query(ge=0, le=1_000_000_000)] = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
    seat: Annotated[
        int | None, Query(ge=-1, le=6, description="From which of your seats; -1: as a spectator.")
    ] = None,
) -> Response:
    """What happened after entry `since`, as you may see it; waits for something if asked to."""
    not_before(parts.limits.reading(guest.id, active.table.number - since))
    await wait_for_news(request, parts, active, guest, since, wait)
    update = await active.update(guest, since, lang, seat)
    return Response(wire.dump(update), media_type="application/json")


# Advice.


@api.get(
    "/tables/{code}/advice",
    responses=refusals(400, 401, 403, 404, 409),
    response_model=protocol.AdviceOut,
    tags=["tables"],
)
async def own_advice(
    parts: TheParts,
    guest: TheGuest,
    active: TheTable,
    lang: Lang,
    seat: Annotated[int | None, Query(ge=0, le=6, description="Which of your seats.")] = None,
) -> Response:
    """What a marshal would do on your seat now; only where you are asked and all others are bots."""
    not_before(parts.limits.advice(guest.id))
    return JSONResponse(await for_own_seat(active, guest, seat, lang))


@api.get(
    "/tables/{code}/advice/{move}",
    responses=refusals(400, 401, 404, 409),
    response_model=protocol.AdviceOut,
    tags=["records"],
)
async def advice(
    parts: TheParts,
    guest: TheGuest,
    active: TheTable,
    lang: Lang,
    move: Annotated[int, Path(ge=1, le=1_000_000, description="The first move is 1.")],
) -> Response:
    """What a marshal would have done instead of a move of a finished game, with what its player knew."""
    not_before(parts.limits.advice(guest.id))
    return JSONResponse(await for_move(active, move, lang))


# Finished games.


@api.get(
    "/tables/{code}/record",
    responses={
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
        **refusals(400, 404, 409),
    },
    response_class=Response,  # without a type of its own, which the refusals would get too
    tags=["records"],
)
async def record(request: Request, parts: TheParts, active: TheTable) -> Response:
    """The record of a finished game; `deadwood verify` checks it, `deadwood replay` shows it."""
    not_before(parts.limits.look(address_of(request.scope)))
    async with active.settled() as table:
        text = parts.records.text(table)
        name = f'inline; filename="{table.game.name}-{table.code}.txt"'
    return PlainTextResponse(text, headers={"content-disposition": name})


@api.get(
    "/tables/{code}/views/{move}",
    responses=refusals(400, 404, 409),
    response_model=protocol.PositionOut,
    tags=["records"],
)
async def view(
    request: Request,
    parts: TheParts,
    active: TheTable,
    move: Annotated[int, Path(ge=0, le=1_000_000, description="After so many moves.")],
    seat: Annotated[int, Query(ge=-1, le=6, description="Whose view; -1: a spectator's.")] = -1,
) -> Response:
    """Any moment of a finished game, as a seat saw it then."""
    not_before(parts.limits.look(address_of(request.scope)))
    return JSONResponse(await position(active, move, seat))


# The house itself.


@api.get("/house", responses=refusals(), response_model=protocol.HouseOut, tags=["about"])
async def about_house(request: Request, parts: TheParts) -> Response:
    """Where friends find this server (its address in the network is told at the machine only), and
    who you are here."""
    settings = parts.settings
    lan = ""
    if not settings.public_url and settings.host in EVERYWHERE and is_local(request.scope):
        found, (_, port) = lan_address(), request.scope["server"]
        lan = url(found, port) if found else ""
    guest = await parts.guest(request.cookies.get(COOKIE))
    return JSONResponse(
        {
            "version": deadwood.__version__,
            "public": settings.public_url,
            "lan": lan,
            "guest": None if guest is None else wire.guest_out(guest),
        }
    )


@api.get(
    "/schema",
    responses={**refusals(), **NOT_CHANGED},
    response_model=dict[str, Any],
    tags=["about"],
)
async def schema(request: Request) -> Response:
    """The messages of the WebSocket as JSON Schemas."""
    return cached_schema().answer(request)


@site.get("/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    """All of this for programs, built once for an application."""
    app = request.app
    if not hasattr(app.state, "cached_openapi"):
        app.state.cached_openapi = CachedAnswer(dump(app.openapi()), JSON)
    cached: CachedAnswer = app.state.cached_openapi
    return cached.answer(request)


@site.get("/healthz", responses=refusals(), response_model=protocol.Health, tags=["about"])
async def health(parts: TheParts) -> Response:
    """Whether the server can do its work: it writes something into the database, once a second at
    most."""
    try:
        await parts.storage_check.ask()
    except StorageError:
        raise read_only() from None
    return JSONResponse(
        {
            "ok": True,
            "version": deadwood.__version__,
            "protocol": protocol.VERSION,
            "minor": protocol.MINOR,
        }
    )


@site.get("/metrics", include_in_schema=False)
async def metrics(request: Request, parts: TheParts) -> Response:
    # Whoever asks for the public address comes through a proxy, even if it does not say so.
    is_public = request.url.hostname == urlsplit(parts.settings.public_url).hostname
    if is_public or not is_local(request.scope):
        raise Refused("no-page")
    return Response(parts.services.metrics.page(), media_type=CONTENT_TYPE)
