"""Who may not come in: persons by their id, addresses alone or as networks."""

import ipaddress
from collections.abc import Callable, Iterable

import sqlalchemy as sa

from cairn.core import CairnError
from cairn.server.schema import bans

MAPPED = 96  # bits of an IPv6 address before the IPv4 address that it stands for
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def normal(what: str) -> str:
    """Give what is banned as it is kept: a person's id, or a network; a mistake gets a sentence."""
    text = what.strip()
    if len(text) == 24 and not set(text) - set("0123456789abcdef"):  # noqa: PLR2004  (as signing.new_id makes them)
        return text
    try:
        network = ipaddress.ip_network(text, strict=False)
        mapped = getattr(network.network_address, "ipv4_mapped", None)
        if mapped is not None and network.prefixlen >= MAPPED:  # as an address of the old kind, which it is
            network = ipaddress.ip_network(f"{mapped}/{network.prefixlen - MAPPED}")
        return str(network)
    except ValueError:
        raise CairnError(
            f"{text!r} is neither a person's id (24 digits, see cairn admin show) nor an address such as 192.0.2.7 or "
            "2001:db8::/64"
        ) from None


def known() -> Callable[[sa.Connection], list[str]]:
    """List what is banned."""
    return lambda conn: list(conn.scalars(sa.select(bans.c.what)))


class Bans:
    """What is banned, as this process knows it."""

    def __init__(self) -> None:
        self._persons: set[str] = set()
        self._networks: list[Network] = []

    def set(self, what: Iterable[str]) -> None:
        """Take over what the database says."""
        listed = set(what)
        self._networks = [ipaddress.ip_network(text) for text in listed if not text.isalnum()]
        self._persons = {text for text in listed if text.isalnum()}

    def hold(self, person: str | None, address: str | None) -> bool:
        """Tell whether a person or an address is banned."""
        if person is not None and person in self._persons:
            return True
        if not self._networks or address is None:
            return False
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        mapped = getattr(found, "ipv4_mapped", None) or found
        return any(mapped in network for network in self._networks)
