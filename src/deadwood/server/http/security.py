"""The outermost layer of the server: headers, origin, size of bodies, and whose address it is.

Browsers send the cookies of a site along with requests that other sites start. So whatever changes
something, and every WebSocket, must come from a page of this very host (or of `public_url`, if a
proxy hides the host), and by the same scheme: whoever can change a page of http on its way must not
act for whoever uses https. Programs that are not browsers send no Origin and are not asked for one:
nobody can make them carry another person's cookie.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from deadwood.core.reason import BadOption
from deadwood.server.http.message_shapes import MOST_HEADERS, is_overgrown, only_cookie
from deadwood.server.http.proxies import HTTPS_UNKNOWN, Doubts
from deadwood.server.people.guests import COOKIE
from deadwood.server.protocol import BAD_MESSAGE, WRONG_ORIGIN, Refusal

LARGEST_BODY: Final = 64 * 1024
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
BODY_SECONDS: Final = 20.0  # for the whole of a body; a client that drips holds no place for ever
READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
NOT_KEPT: Final = ("/api/", "/healthz", "/metrics", "/openapi.json")  # never in a cache

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final[Mapping[str, str]] = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # Not no-referrer: under that a browser sends `Origin: null` with our own forms.
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

log: Final = logging.getLogger("deadwood.server.http.security")

Site = tuple[str, str, int]  # scheme, host, port
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Safety:
    """ASGI: the outermost middleware. Leaves `address` in the state of every request."""

    def __init__(self, app: ASGIApp, public_url: str = "", trusted_proxies: str = "") -> None:
        self.app: Final = app
        self._public: Final = site(public_url) if public_url else None
        if public_url and self._public is None:
            raise BadOption(
                f"public_url is an address such as https://games.example, not {public_url!r}."
            )
        self._proxies: Final = networks(trusted_proxies)
        self._doubts: Final = Doubts()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        send = with_headers(scope, send)
        if len(scope["headers"]) > MOST_HEADERS:
            words = f"A request has at most {MOST_HEADERS} headers."
            await refuse(scope, receive, send, 400, BAD_MESSAGE, "bad-message", words)
            return
        self._find_client(scope)
        scope["headers"] = only_cookie(COOKIE, scope["headers"])
        if not self._comes_from_us(scope):
            words = "This request comes from a page of another site."
            if scope["type"] == "websocket":
                words = "This connection comes from a page of another site."
            log.warning(
                "refused: wrong origin", extra={"address": address_of(scope), "reason": "origin"}
            )
            await refuse(scope, receive, send, 403, WRONG_ORIGIN, "origin", words)
            return
        if scope["type"] == "http":
            try:
                receive = await read_body(scope, receive)
            except BadBody as bad:
                extra = {"connection": "close"}  # what is left of the body is never read
                await refuse(scope, receive, send, bad.status, 0, bad.code, bad.words, extra)
                return
            except ClientGone:
                return
        await self.app(scope, receive, send)

    def _comes_from_us(self, scope: Scope) -> bool:
        if scope["type"] == "http" and scope["method"] in READING:
            return True
        origins = values(scope, b"origin")
        if not origins:
            said = values(scope, b"sec-fetch-site")
            return all(word in ("same-origin", "none") for word in said)
        found = site(origins[0]) if len(origins) == 1 else None
        own = self._own(scope)
        if found is None or found in (own, self._public):
            return found is not None
        if own is not None and found == ("https", *own[1:]):
            self._doubts.say(HTTPS_UNKNOWN, address_of(scope))
        return False

    def _own(self, scope: Scope) -> Site | None:
        """What this request itself calls us. Where that is the public address, its scheme counts:
        a proxy need not say which one it speaks."""
        hosts = values(scope, b"host")
        scheme = "https" if scope.get("scheme") in ("https", "wss") else "http"
        host = site(f"{scheme}://{hosts[0]}") if len(hosts) == 1 else None
        if host is not None and self._public is not None and host[1:] == self._public[1:]:
            return self._public
        return host

    def _find_client(self, scope: Scope) -> None:
        """The client's address, and https where a trusted proxy speaks it for us."""
        peer = scope.get("client")
        address = parse_address(peer[0]) if peer else None
        is_trusted = address is not None and self._trusts(address)
        is_public = self._public is not None and self._own(scope) == self._public
        self._doubts.look_at(scope, str(address), is_trusted, is_public)
        if is_trusted:
            hops = ",".join(values(scope, b"x-forwarded-for")).split(",")
            # Each proxy appends whom it saw; what stands left of the first stranger is his claim.
            for hop in reversed(hops):
                found = parse_address(hop)
                if found is None:
                    break
                address = found
                if not self._trusts(found):
                    break
            schemes = values(scope, b"x-forwarded-proto")
            if schemes and schemes[-1].rpartition(",")[2].strip().lower() in ("https", "wss"):
                scope["scheme"] = "https" if scope["type"] == "http" else "wss"
        known = str(address) if address is not None else "unknown"
        scope.setdefault("state", {})["address"] = known

    def _trusts(self, address: Address) -> bool:
        return any(address in network for network in self._proxies)


def address_of(scope: Scope) -> str:
    """The client's address as `Safety` found it."""
    return str(scope.get("state", {}).get("address", "unknown"))


def values(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1").strip() for key, value in scope["headers"] if key == name]


def site(url: str) -> Site | None:
    """Scheme, host and port of an origin; None if it is not one ("null"). The port that a scheme
    implies is 0, said or not."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    if parts.scheme not in DEFAULT_PORTS or not host or parts.username is not None:
        return None
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        return None
    implied = port in (None, DEFAULT_PORTS[parts.scheme])
    return parts.scheme, host.rstrip("."), 0 if implied else port or 0


def networks(text: str) -> list[Network]:
    """ "127.0.0.1, 10.0.0.0/8" as networks."""
    found: list[Network] = []
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        try:
            found.append(ipaddress.ip_network(part))
        except ValueError:
            raise BadOption(
                "trusted_proxies is a list of addresses or networks, such as 127.0.0.1,10.0.0.0/8; "
                f"{part!r} is neither."
            ) from None
    return found


def parse_address(text: str) -> Address | None:
    """An address as proxies write it: 1.2.3.4, 1.2.3.4:567, ::1, [::1]:567."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


def with_headers(scope: Scope, send: Send) -> Send:
    """Ours replace what the application said; only its own word on caching counts."""
    not_kept = scope["path"].startswith(NOT_KEPT)

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = [
                (name, value)
                for name, value in message.get("headers", [])
                if name.decode("latin-1").lower() not in HEADERS
            ]
            added = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
            if not_kept and not any(name.lower() == b"cache-control" for name, _ in given):
                added.append((b"cache-control", b"no-store"))
            message = {**message, "headers": given + added}
        await send(message)

    return sending


class BadBody(Exception):
    def __init__(self, status: int, code: str, words: str) -> None:
        super().__init__(words)
        self.status: Final = status
        self.code: Final = code
        self.words: Final = words


class ClientGone(Exception):
    """It hung up in the middle of its request."""


def too_big() -> BadBody:
    return BadBody(413, "too-big", f"A request has at most {LARGEST_BODY} bytes.")


async def read_body(scope: Scope, receive: Receive) -> Receive:
    """The whole body, before the application is asked: only so a chunked one is refused cleanly."""
    lengths = values(scope, b"content-length")
    if not lengths and not values(scope, b"transfer-encoding"):
        return receive
    if any(not text.isdecimal() or int(text[:20]) > LARGEST_BODY for text in lengths):
        raise too_big()
    pieces: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise ClientGone
                pieces.append(message.get("body", b""))
                size += len(pieces[-1])
                if size > LARGEST_BODY:
                    raise too_big()
                if not message.get("more_body", False):
                    break
    except TimeoutError:
        raise BadBody(408, "too-slow", "The request did not arrive in time.") from None
    body = b"".join(pieces)
    if is_overgrown(body):
        raise BadBody(400, "bad-message", "This message cannot be read: it has too many parts.")
    told = False

    async def receiving() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receiving


async def refuse(
    scope: Scope,
    receive: Receive,
    send: Send,
    status: int,
    close: int,
    code: str,
    words: str,
    headers: Mapping[str, str] | None = None,
) -> None:
    """Answer before any route is asked: a Refusal with this status, or this close code."""
    if scope["type"] == "websocket":
        # A page is not told why a handshake failed; it does get the code of a connection closed.
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": close, "reason": words})
        return
    body = Refusal(id=None, code=code, words=words).model_dump_json().encode()
    sent = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        **(headers or {}),
    }
    raw = [(name.encode(), value.encode()) for name, value in sent.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body})
