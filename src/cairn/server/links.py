"""Private links: who takes one gets the seat on another device, until the link is made void."""

from dataclasses import replace

from cairn.server.hub import Hub
from cairn.server.protocol import SeatLink
from cairn.server.refusals import RefusedError
from cairn.server.rows import SeatRow, TableRow
from cairn.server.seating import arrange, found, with_chairs
from cairn.server.signing import Signer
from cairn.server.table import LiveTable


def _token(signer: Signer, chair: SeatRow) -> str:
    return signer.seat_link(chair.table, chair.chair, chair.person or "", chair.link)


def show(live: LiveTable, signer: Signer, person: str | None, seat: int) -> SeatLink:
    """Give the link of a seat to whoever holds it."""
    if seat not in live.row.seats_of(person):
        raise RefusedError("not-seated", "This is not your seat.")
    return SeatLink(f"/seat/{_token(signer, live.row.chair(seat))}")


async def take(hub: Hub, signer: Signer, person: str, token: str) -> LiveTable:
    """Give a device the seat of a link."""
    wrong = RefusedError("wrong-link", "This link gives no seat: it may be an old one.")
    table, _, rest = token.partition(".")
    number = rest.partition(".")[0]
    if not (table.isascii() and table.isalnum() and number.isascii() and number.isdecimal() and len(number) == 1):
        raise wrong
    live = await hub.find(table)

    def change(row: TableRow) -> list[SeatRow]:
        chair = row.chairs[int(number)] if int(number) < len(row.chairs) else None
        if chair is None or chair.person is None or not signer.same(token, _token(signer, chair)):
            raise wrong
        return (
            row.chairs if chair.held_by(person) else with_chairs(row, replace(chair, holders={*chair.holders, person}))
        )

    async with live.lock:
        await arrange(live, change)
    return live


async def make_void(live: LiveTable, person: str, seat: int) -> None:
    """Let a seat's link work no more, and put out the devices that have come by it; the next link is another."""

    def change(row: TableRow) -> list[SeatRow]:
        chair = found(row, seat)
        if person not in (chair.person, row.host):
            raise RefusedError("not-seated", "Only who sits there, or the host, can do that.")
        return with_chairs(row, replace(chair, link=chair.link + 1, holders=set()))

    async with live.lock:
        await arrange(live, change)
