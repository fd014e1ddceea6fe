"""Where a request comes from, as limits count it: one address, or the /64 that one subscriber of IPv6 has."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any

LONGEST = 64  # characters of what is not an address at all
SUBSCRIBER = 64  # bits of an IPv6 address that tell subscribers apart


@lru_cache(4096)
def group(address: str) -> str:
    """Name whom an address belongs to: an IPv4 address stands for itself, an IPv6 address for its /64."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        shift = 128 - SUBSCRIBER
        return f"{IPv6Address(int(found) >> shift << shift)}/{SUBSCRIBER}"
    return str(found)


def is_address(name: str) -> bool:
    """Tell whether the host of a request is an address and not a name."""
    try:
        ip_address(name.strip("[]").partition("%")[0])
    except ValueError:
        return False
    return True


def address(scope: Any) -> str | None:  # noqa: ANN401  (an ASGI scope)
    """Give the very address that a request comes from."""
    found = scope.get("client")
    return str(found[0]) if found else None


def client(scope: Any) -> str:  # noqa: ANN401
    """Name whom a request comes from."""
    found = address(scope)
    return group(found) if found is not None else "?"
