"""Which addresses count as one: those of one household."""

from __future__ import annotations

import ipaddress


def group(address: str) -> str:
    """The address that counts: one IPv6 household has 2**64 of them."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return str(found)
