"""Who sits where: opening tables, sitting down, bots for the absent, rematches, and playing on from records."""

import asyncio
from dataclasses import replace
from typing import Any

from cairn import bots, record
from cairn.chance import FairChance, commitment, new_secret, unhex
from cairn.core import CairnError, Game
from cairn.games import GAMES
from cairn.server import queries
from cairn.server.clocks import deadline, now
from cairn.server.position import Position, game_named
from cairn.server.protocol import NewSeat, NewTable, PlayOn, SeatBot, Sit
from cairn.server.refusals import RefusedError
from cairn.server.rows import ChoiceRow, SeatRow, StaleError, TableRow
from cairn.server.signing import new_id
from cairn.server.table import LiveTable
from cairn.server.tables import Tables


def _game(name: str) -> Game:
    if name not in GAMES:
        raise RefusedError("no-such-game", f"There is no game {name!r}; expected {' or '.join(GAMES)}.")
    return GAMES[name]


def _bot(game: str, name: str | None) -> str:
    known = bots.BOTS[game]
    if name is not None and name not in known:
        raise RefusedError("no-such-bot", f"There is no bot {name!r}; expected one of {', '.join(known)}.")
    return name or list(known)[-1]


def _chair(table: str, chair: int, new: NewSeat, game: str, person: str, me: str) -> SeatRow:
    """Make a chair of a new table."""
    if new.kind == "open":
        return SeatRow(table, chair, "open", None, "", None, None)
    if new.kind == "bot":
        bot = _bot(game, new.bot)
        return SeatRow(table, chair, "bot", None, new.name or bot, bot, None)
    kind, name = ("person", new.name or me) if new.kind == "me" else ("local", new.name)
    return SeatRow(table, chair, kind, person, name or f"Player {chair + 1}", None, new_secret().hex())


def _new_row(game: Game, person: str, chairs: list[SeatRow], **values: Any) -> TableRow:  # noqa: ANN401
    """Make the row of a new table; the secret is drawn before anyone but the host sits down."""
    blank: dict[str, Any] = {
        "epoch": 0,
        "game": game.name,
        "name": "",
        "status": "open",
        "listed": False,
        "host": person,
        "wanted": {},
        "begins": None,
        "clock": None,
        "secret": new_secret().hex(),
        "header": None,
        "result": None,
        "prefix": 0,
        "made": now(),
        "began": None,
        "deadline": None,
        "played_on": None,
        "rematch": None,
    }
    return TableRow(**(blank | values), chairs=chairs)


def _check_seats(game: Game, new: list[NewSeat]) -> None:
    if len(new) not in game.players:
        raise RefusedError("bad-setup", f"{game.name} is for {game.players[0]} to {game.players[-1]} players.")
    if sum(seat.kind == "me" for seat in new) > 1:
        raise RefusedError("bad-setup", "Only one seat can be yours; others at your screen are 'local'.")


async def open_table(hub: Tables, person: str, me: str, new: NewTable) -> LiveTable:
    """Open a table; it starts at once if no seat is left open."""
    game = _game(new.game)
    _check_seats(game, new.seats)
    wanted = {key: value for key, value in new.options.items() if value is not None}
    content = game.content()
    for key in wanted:
        if key not in game.options(content):
            raise RefusedError("bad-setup", f"There is no option {key!r}; expected {', '.join(game.options(content))}.")
    try:
        game.settle({"players": len(new.seats), **wanted}, content, FairChance(b"", []))
    except (CairnError, TypeError, ValueError) as error:
        raise RefusedError("bad-setup", f"{error}.") from None
    if new.begins is not None and new.begins >= len(new.seats):
        raise RefusedError("no-such-seat", f"There is no chair {new.begins} that could begin.")
    table = new_id()
    chairs = [_chair(table, i, seat, game.name, person, me) for i, seat in enumerate(new.seats)]
    if new.nonce is not None:
        own = next((chair for chair in chairs if chair.kind == "person"), None)
        if own is not None:
            own.nonce = new.nonce
    clock = new.clock
    row = _new_row(
        game,
        person,
        chairs,
        id=table,
        name=new.name or "",
        listed=new.listed,
        wanted=wanted,
        begins=new.begins,
        clock={"turn": clock.turn, "game": clock.game} if clock and (clock.turn or clock.game) else None,
    )
    return await _made(hub, row, [])


async def _made(hub: Tables, row: TableRow, rows: list[ChoiceRow]) -> LiveTable:
    """Keep a new table, and start it if it can."""
    await hub.store.write(queries.make(row, rows))
    live = await hub.find(row.id)
    async with live.lock:
        await _start_if_full(live)
    return live


async def _start_if_full(live: LiveTable) -> None:
    """Start the game when nobody is waited for: who begins, the set-up and nature's first draws come from the seed."""
    row = live.row
    if row.status != "open" or any(chair.kind == "open" for chair in row.chairs):
        return
    game, content = game_named(row.game)
    secret = unhex(row.secret, "the secret")
    nonces = [chair.nonce for chair in row.chairs if chair.nonce is not None]
    chance = FairChance(secret, [unhex(nonce, "a nonce") for nonce in nonces])
    players, drawn = len(row.chairs), []
    first = row.begins
    if first is None:
        first, drawn = chance.below(players), ["first"]
    setup, settled = game.settle({"players": players, **row.wanted}, content, chance)
    names = [row.chairs[(first + i) % players].name for i in range(players)]
    header = record.header(
        game,
        content,
        setup,
        commitment=commitment(secret),
        nonces=nonces,
        first=first,
        drawn=[*drawn, *settled],
        names=names,
    )
    started = replace(row, header=header, status="running", began=now())
    position = Position(started)
    rows = position.draws(started.began or 0)
    if position.turn is None:
        started.status, started.result = "over", record.result(position.state)
        started.finished = started.began
    started.deadline = deadline(started, position)
    try:
        await live.hub.store.write(queries.start(started, rows))
    except StaleError:
        await live.reload()
    else:
        live.row, live.position = started, position
    live.changed(table=True)


# ---------------------------------------------------------------- chairs


async def sit(live: LiveTable, person: str, me: str, wish: Sit) -> None:
    """Take an open seat."""
    async with live.lock:
        row = live.row
        if row.status != "open":
            raise RefusedError("started", "The game has started; you can watch.")
        if wish.seat is None:
            chair = next((c for c in row.chairs if c.kind == "open"), None)
            if chair is None:
                raise RefusedError("no-open-seat", "No seat is open.")
        elif wish.seat < len(row.chairs):
            chair = row.chair(wish.seat)
        else:
            raise RefusedError("no-such-seat", f"There is no seat {wish.seat}.")
        if chair.kind != "open":
            raise RefusedError("seat-taken", f"Seat {row.seat(chair.chair)} is taken.")
        name = wish.name or me or f"Player {chair.chair + 1}"
        nonce = wish.nonce or new_secret().hex()
        await _reseat(live, chair, replace(chair, kind="person", person=person, name=name, nonce=nonce, holders=set()))
        await _start_if_full(live)


async def leave(live: LiveTable, person: str, seat: int) -> None:
    """Stand up before the game starts."""
    async with live.lock:
        chair = _found(live, seat)
        if not chair.held_by(person):
            raise RefusedError("not-seated", "This is not your seat.")
        if live.row.status != "open":
            raise RefusedError("started", "The game has started; resign if you want to end it.")
        await _reseat(live, chair, replace(chair, kind="open", person=None, name="", nonce=None, holders=set()))


async def seat_bot(live: LiveTable, person: str, seat: int, wish: SeatBot) -> None:
    """Let a bot play a seat: an open one, or one whose person is absent."""
    async with live.lock:
        row, chair = live.row, _found(live, seat)
        if person != row.host:
            raise RefusedError("not-host", "Only the host can do that.")
        bot = _bot(row.game, wish.bot)
        if row.status == "open":
            if chair.kind not in ("open", "bot"):
                raise RefusedError("seat-taken", f"Seat {seat} is taken.")
            await _reseat(live, chair, replace(chair, kind="bot", name=bot, bot=bot))
            await _start_if_full(live)
            return
        if row.status != "running":
            raise RefusedError("game-over", "The game is over.")
        if chair.kind == "bot":
            raise RefusedError("seat-taken", "A bot plays there already.")
        if seat in live.here().seats:
            raise RefusedError("absent-only", f"{chair.name} is here; only an absent player can be replaced.")
        await _reseat(live, chair, replace(chair, bot=bot))
        await _renew_deadline(live)


async def come_back(live: LiveTable, person: str, seat: int) -> None:
    """Take one's seat back from the bot that stood in."""
    async with live.lock:
        chair = _found(live, seat)
        if not chair.held_by(person):
            raise RefusedError("not-seated", "This is not your seat.")
        if chair.bot is not None:
            await _reseat(live, chair, replace(chair, bot=None))
            await _renew_deadline(live)


def _found(live: LiveTable, seat: int) -> SeatRow:
    if not 0 <= seat < len(live.row.chairs):
        raise RefusedError("no-such-seat", f"There is no seat {seat}.")
    return live.row.chair(seat)


async def _reseat(live: LiveTable, was: SeatRow, chair: SeatRow) -> None:
    try:
        await live.hub.store.write(queries.seat(chair, was))
    except StaleError:
        await live.reload()
        live.changed(table=True)
        raise RefusedError("seat-taken", "Somebody else was first.") from None
    live.row.chairs[chair.chair] = chair
    live.changed(table=True)


async def _renew_deadline(live: LiveTable) -> None:
    """Set the clock anew when a person and a bot have changed places."""
    row = live.row
    if row.clock is not None and live.position is not None:
        row.deadline = deadline(row, live.position)
        await live.hub.store.write(queries.change(row.id, row.epoch, None, {"deadline": row.deadline}))


# ---------------------------------------------------------------- further tables


async def rematch(live: LiveTable, person: str) -> LiveTable:
    """Open the next table for the same people; whoever asks second gets the same one."""
    hub, row = live.hub, live.row
    async with live.lock:
        if not row.seats_of(person):
            raise RefusedError("not-seated", "Only players can ask for a rematch.")
        if row.status != "over":
            raise RefusedError("not-over", "The game is not over.")
        if row.rematch is None:
            table = new_id()
            chairs = [
                replace(
                    chair,
                    table=table,
                    bot=chair.bot if chair.kind == "bot" else None,
                    nonce=None if chair.kind == "bot" else new_secret().hex(),
                )
                for chair in row.chairs
            ]
            game = GAMES[row.game]
            fresh = _new_row(
                game, row.host or person, chairs, id=table, name=row.name, listed=row.listed, wanted=row.wanted,
                clock=row.clock,
            )  # fmt: skip
            try:
                await hub.store.write(queries.follow(row.id, fresh))
                row.rematch = table
            except StaleError:
                await live.reload()
            live.changed(table=True)
    following = await hub.find(live.row.rematch or "")
    async with following.lock:
        await _start_if_full(following)
    return following


async def upload(hub: Tables, text: str) -> LiveTable:
    """Keep a record that somebody brought, as a table at which nobody sits; every choice of it is checked."""
    row, rows = await asyncio.to_thread(_checked, text)
    await hub.store.write(queries.make(row, rows))
    return await hub.find(row.id)


def _checked(text: str) -> tuple[TableRow, list[ChoiceRow]]:
    try:
        kept = record.read(text)
        game = record.game_of(kept, GAMES)
        record.verify(kept, game, game.content())
        return _record_rows(game, kept)
    except (CairnError, ValueError, TypeError, KeyError, OverflowError) as error:
        raise RefusedError("bad-record", f"{error}.") from None


def _record_rows(game: Game, kept: record.Record) -> tuple[TableRow, list[ChoiceRow]]:
    header = {key: value for key, value in kept.header.items() if key != "save"}
    header["nonces"] = list(header.get("nonces") or [])
    header["drawn"] = list(header.get("drawn") or [])
    table, players = new_id(), header["setup"]["players"]
    names = header.get("names")
    if not isinstance(names, list) or len(names) != players or not all(isinstance(name, str) for name in names):
        names = [f"Player {seat + 1}" for seat in range(players)]
    first = header.get("first")
    header["first"] = first if isinstance(first, int) and 0 <= first < players else 0
    chairs = [
        SeatRow(table, chair, "local", None, str(names[(chair - header["first"]) % players])[:80], None, None)
        for chair in range(players)
    ]
    row = _new_row(
        game, "", chairs, id=table, status="record", host=None, secret=None, header=header, result=kept.result,
        prefix=len(kept.choices), wanted=header["setup"],
    )  # fmt: skip
    return row, picked(row, kept.choices)


def picked(row: TableRow, texts: list[str]) -> list[ChoiceRow]:
    """Find the place of each choice of a record, so that replaying is fast."""
    position, rows = Position(row), []
    for text in texts:
        clean = " ".join(text.split())
        more = ChoiceRow(position.n, clean, position.pick(clean) or 0, row.made)
        rows.append(more)
        for _ in position.replay([more]):
            pass
    return rows


async def play_on(live: LiveTable, person: str, me: str, wish: PlayOn) -> LiveTable:
    """Open a table that goes on from a moment of a finished game. Its draws are new, so nothing proves them."""
    old, hub = live.row, live.hub
    if old.status not in ("over", "record") or old.header is None:
        raise RefusedError("not-over", "The game is not over.")
    found = await hub.store.read(queries.whole(old.id))
    rows = found[1] if found is not None else []
    if wish.at > len(rows):
        raise RefusedError("no-such-step", f"There are only {len(rows)} choices.")
    game = GAMES[old.game]
    if len(wish.seats) != old.header["setup"]["players"]:
        raise RefusedError("bad-setup", f"This game has {old.header['setup']['players']} seats.")
    if any(seat.kind == "open" for seat in wish.seats):
        raise RefusedError("bad-setup", "A game that is played on has no open seats: take 'me', 'local' or 'bot'.")
    _check_seats(game, wish.seats)
    table, made = new_id(), now()
    chairs = [_chair(table, i, seat, game.name, person, me) for i, seat in enumerate(wish.seats)]
    kept = {key: old.header[key] for key in ("cairn", "game", "rules", "content", "setup")}
    header = {**kept, "names": [chair.name for chair in chairs], "played_on": {"from": old.id, "at": wish.at}}
    row = _new_row(
        game, person, chairs, id=table, status="running", header=header, prefix=wish.at, began=made, played_on=old.id,
        name=old.name, wanted=old.wanted,
    )  # fmt: skip
    prefix = picked(row, [choice.text for choice in rows[: wish.at]])
    position = Position(row, prefix)
    more = position.draws(made)
    if position.turn is None:
        raise RefusedError("game-over", "The game is over at that moment.")
    await hub.store.write(queries.make(row, [*prefix, *more]))
    return await hub.find(table)
