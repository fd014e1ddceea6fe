"""Hints: what the adviser thinks of the choices of whoever is on turn, who is told that somebody asked, and where."""

from random import Random

from cairn import bots
from cairn.server import minds, protocol, queries
from cairn.server.refusals import RefusedError
from cairn.server.table import LiveTable
from cairn.server.viewers import Viewer


async def hint(live: LiveTable, viewer: Viewer, at: protocol.At) -> list[protocol.Advised]:
    """Advise whoever is on turn, from what that seat may know; all at the table hear that it was asked for.

    Asked again at the same moment, it is the same answer and counts once.
    """
    hub = live.hub
    async with live.lock:
        await live.make_sure()
        position = live.running(at)
        seat = position.turn
        if seat is None or seat not in viewer.seats or not live.row.chair(seat).decides:
            raise RefusedError("not-your-turn", "It is not your turn.")
        if not bots.advises(live.row.game):
            raise RefusedError("no-hints", "Nobody gives hints in this game.")
        if live.row.hinting == "off":
            raise RefusedError("no-hints", "Other people play at this table, and its host has not allowed hints.")
        at = position.at
        if live.hint is not None and live.hint[0] == at:
            return live.hint[1]
        imagined, avoided = position.state.guess(seat, Random()), set(live.avoids(position))
    given = await hub.thinkers.run(live.row.id, at, minds.advised, live.row.game, imagined, avoided)
    async with live.lock:
        await live.make_sure()
        position = live.running(at)
        if live.hint is not None and live.hint[0] == at:  # from another of its screens it was asked for, too
            return live.hint[1]
        found = [advice for advice in given if position.pick(advice.move) == advice.pick]
        counted = queries.hinted(live.row.id, position.epoch, seat, len(live.row.chairs))
        live.row.header = await live.keep(hub.store.write(counted, hub.word(live.row.id)))
        live.hint = at, found
        live.tell_table()
        return found
