"""Who sits where: opening tables, sitting down, bots for the absent, rematches, and playing on from records."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from cairn import bots
from cairn.chance import new_secret
from cairn.game import Game
from cairn.server import jobs, queries
from cairn.server.clocks import bare, deadline, now, with_absences
from cairn.server.hub import Hub
from cairn.server.position import playable
from cairn.server.protocol import Clock, NewSeat, NewTable, PlayOn, SeatBot, Sit
from cairn.server.refusals import RefusedError
from cairn.server.rows import ChoiceRow, SeatRow, TableRow, new_row
from cairn.server.signing import new_id
from cairn.server.table import LiveTable, older, outdated

TRIES = 8  # how often a change is tried again when somebody else was first


def _bot(game: str, name: str | None) -> str:
    known = bots.BOTS[game]
    if name is not None and name not in known:
        raise RefusedError("no-such-bot", f"There is no bot {name!r}; expected one of {', '.join(known)}.")
    return name or bots.usual(game)


def _called(chairs: list[SeatRow]) -> list[SeatRow]:
    """Call bots that nobody gave a name by what they are, numbered where there are several of a kind."""
    plain = [c.bot for c in chairs if c.kind == "bot" and re.fullmatch(rf"{re.escape(c.bot or '')}( [1-9])?", c.name)]
    kinds, seen, found = Counter(plain), Counter[str | None](), list[SeatRow]()
    for chair in chairs:
        if chair.kind == "bot" and chair.name.split(" ")[0] == chair.bot and kinds[chair.bot] > 1:
            seen[chair.bot] += 1
            found.append(replace(chair, name=f"{chair.bot} {seen[chair.bot]}"))
        else:
            found.append(chair)
    return found


def _chair(table: str, chair: int, new: NewSeat, game: str, person: str, me: str) -> SeatRow:
    """Make a chair of a new table."""
    if new.kind == "open":
        return SeatRow(table, chair, "open", None, "", None, None)
    if new.kind == "bot":
        bot = _bot(game, new.bot)
        return SeatRow(table, chair, "bot", None, new.name or bot, bot, None)
    kind, name = ("person", new.name or me) if new.kind == "me" else ("local", new.name)
    return SeatRow(table, chair, kind, person, name or "", None, new_secret().hex())


def _check_seats(game: Game, new: list[NewSeat]) -> None:
    if len(new) not in game.players:
        raise RefusedError("bad-setup", f"{game.name} is for {game.crowd}.")
    if sum(seat.kind == "me" for seat in new) > 1:
        raise RefusedError("bad-setup", "Only one seat can be yours; others at your screen are 'local'.")


def _clock(clock: Clock | None) -> dict[str, int | None] | None:
    """Give a clock as it is kept; what is added after each turn is added to the time for the whole game."""
    if clock is None or not (clock.turn or clock.game):
        return None
    more = {"increment": clock.increment} if clock.game and clock.increment else {}
    return {"turn": clock.turn, "game": clock.game, **more}


async def open_table(hub: Hub, person: str, me: str, new: NewTable) -> LiveTable:
    """Open a table; it starts at once if no seat is left open."""
    game = playable(new.game)
    _check_seats(game, new.seats)
    wanted = {key: value for key, value in new.options.items() if value is not None}
    known = game.options(game.content())
    for key in wanted:
        if game.brought.get(key, key) not in known:
            raise RefusedError("bad-setup", f"There is no option {key!r}; expected {', '.join(known)}.")
    try:
        await hub.records.run(jobs.settled, game.name, {"players": len(new.seats), **wanted})
    except RecursionError:
        raise RefusedError("bad-setup", "The options are nested too deeply.") from None
    if new.begins is not None and new.begins >= len(new.seats):
        raise RefusedError("no-such-seat", f"There is no chair {new.begins} that could begin.")
    table = new_id()
    chairs = _called([_chair(table, i, seat, game.name, person, me) for i, seat in enumerate(new.seats)])
    if new.nonce is not None:
        own = next((chair for chair in chairs if chair.kind == "person"), None)
        if own is not None:
            own.nonce = new.nonce
    row = new_row(
        game.name,
        person,
        chairs,
        id=table,
        made=now(),
        secret=new_secret().hex(),  # drawn before anyone but the host sits down
        name=new.name or "",
        listed=new.listed,
        wanted=wanted,
        begins=new.begins,
        clock=_clock(new.clock),
        hints=new.hints,
    )
    if not row.full:
        return await hub.add(row, None, [])
    return await hub.add(*await hub.records.run(jobs.begun, row, hub.time.now()))


async def arrange(live: LiveTable, change: Callable[[TableRow], list[SeatRow]]) -> None:
    """Change who sits on the chairs, and start the game if nobody is waited for any more: both in one transaction.

    What somebody else has done first is looked at, and the change is tried again. The table's lock is held.
    """
    hub = live.hub
    for _ in range(TRIES):
        await live.make_sure()
        was = live.row
        row, position, choices = replace(was, chairs=change(was)), live.position, list[ChoiceRow]()
        if row.status == "open" and row.full:
            row, position, choices = await hub.records.run(jobs.begun, row, hub.time.now())
        elif position is not None and row.status == "running":
            row.clock = with_absences(was, row, hub.time.now())
            row.deadline = deadline(row, position)
        if row == was:
            return
        try:
            await live.keep(hub.store.write(queries.arrange(was, row, choices), hub.word(row.id)))
        except RefusedError as error:
            if error.code == "stale":
                continue
            raise
        live.row, live.position = row, position
        if position is not None:
            position.absences = row.absences
        live.changed(table=True)
        return
    raise RefusedError("stale", "Somebody else was first.")


async def start_if_full(live: LiveTable) -> None:
    """Start a game for which nobody is waited, although it has not started."""
    async with live.lock:
        if live.row.status == "open" and live.row.full:
            await arrange(live, lambda row: row.chairs)


# ---------------------------------------------------------------- chairs


def with_chairs(row: TableRow, *fresh: SeatRow) -> list[SeatRow]:
    """Give the chairs of a table with some of them changed."""
    changed = {chair.chair: chair for chair in fresh}
    return [changed.get(chair.chair, chair) for chair in row.chairs]


async def sit(live: LiveTable, person: str, me: str, wish: Sit) -> None:
    """Take an open seat, or the one that is kept for me."""

    def change(row: TableRow) -> list[SeatRow]:
        if row.status != "open":
            raise RefusedError("started", "The game has started; you can watch.")
        playable(row.game)
        kept = [chair for chair in row.chairs if not chair.agreed and chair.held_by(person)]
        if kept and wish.seat is None:
            return _agreed(row, person, wish.nonce)
        if wish.seat is None:
            chair = next((c for c in row.chairs if c.kind == "open"), None)
            if chair is None:
                raise RefusedError("no-open-seat", "No seat is open.")
        elif wish.seat < len(row.chairs):
            chair = row.chair(wish.seat)
        else:
            raise RefusedError("no-such-seat", f"There is no seat {wish.seat}.")
        if chair in kept:
            return _agreed(row, person, wish.nonce)
        if chair.kind != "open":
            raise RefusedError("seat-taken", f"Seat {row.seat(chair.chair)} is taken.")
        name = wish.name or me  # without one, each viewer's own language has a word
        nonce = wish.nonce or new_secret().hex()
        return with_chairs(row, replace(chair, kind="person", person=person, name=name, nonce=nonce, holders=set()))

    async with live.lock:
        await arrange(live, change)


def _agreed(row: TableRow, person: str, nonce: str | None = None) -> list[SeatRow]:
    """Give the chairs with a person on those that were kept for them; each adds a nonce."""
    own = [chair for chair in row.chairs if not chair.agreed and chair.kind != "open" and chair.held_by(person)]
    return with_chairs(row, *(replace(chair, nonce=nonce or new_secret().hex()) for chair in own))


async def come(live: LiveTable, person: str | None) -> None:
    """Sit down on the chairs that were kept for me, because I am here."""
    if person is not None and live.row.status == "open":
        async with live.lock:
            if live.row.status == "open" and not outdated(live.row):
                await arrange(live, lambda row: _agreed(row, person))


async def leave(live: LiveTable, person: str, seat: int) -> None:
    """Stand up before the game starts."""

    def change(row: TableRow) -> list[SeatRow]:
        chair = found(row, seat)
        if not chair.held_by(person):
            raise RefusedError("not-seated", "This is not your seat.")
        if row.status != "open":
            raise RefusedError("started", "The game has started; resign if you want to end it.")
        return with_chairs(row, replace(chair, kind="open", person=None, name="", nonce=None, holders=set()))

    async with live.lock:
        await arrange(live, change)


async def seat_bot(live: LiveTable, person: str, seat: int, wish: SeatBot) -> None:
    """Let a bot play a seat: an open one, one whose person has not come, or one whose person has gone."""

    def change(row: TableRow) -> list[SeatRow]:
        chair = found(row, seat)
        if person != row.host:
            raise RefusedError("not-host", "Only the host can do that.")
        if outdated(row):
            raise RefusedError("outdated", older(row))
        bot = _bot(row.game, wish.bot)
        if row.status == "open":
            if chair.agreed and chair.kind != "bot":
                raise RefusedError("seat-taken", f"Seat {seat} is taken.")
            if chair.person is not None and live.hub.away(live, seat) < live.hub.settings.away:
                reason = f"{chair.called} was asked a moment ago; only who does not come for a minute can be replaced."
                raise RefusedError("absent-only", reason)
            fresh = replace(chair, kind="bot", person=None, name=bot, bot=bot, nonce=None, holders=set())
            return _called(with_chairs(row, fresh))
        if row.status != "running":
            raise RefusedError("game-over", "The game is over.")
        if chair.kind == "bot":
            raise RefusedError("seat-taken", "A bot plays there already.")
        if seat in live.here().seats:
            raise RefusedError("absent-only", f"{chair.called} is here; only an absent player can be replaced.")
        if live.hub.away(live, seat) < live.hub.settings.away:
            reason = f"{chair.called} was here a moment ago; only who has been away for a minute can be replaced."
            raise RefusedError("absent-only", reason)
        return with_chairs(row, replace(chair, bot=bot))

    async with live.lock:
        await arrange(live, change)


async def come_back(live: LiveTable, person: str, seat: int) -> None:
    """Take one's seat back from the bot that stood in."""

    def change(row: TableRow) -> list[SeatRow]:
        chair = found(row, seat)
        if not chair.held_by(person):
            raise RefusedError("not-seated", "This is not your seat.")
        return with_chairs(row, replace(chair, bot=None))

    async with live.lock:
        await arrange(live, change)


def found(row: TableRow, seat: int) -> SeatRow:
    """Find the chair of a seat, if there is such a seat."""
    if not 0 <= seat < len(row.chairs):
        raise RefusedError("no-such-seat", f"There is no seat {seat}.")
    return row.chair(seat)


# ---------------------------------------------------------------- further tables


async def rematch(live: LiveTable, person: str) -> LiveTable:
    """Open the next table for the same people; whoever asks second gets the same one. It starts when all have come."""
    hub = live.hub
    async with live.lock:
        await live.make_sure()
        row = live.row
        if not row.seats_of(person):
            raise RefusedError("not-seated", "Only players can ask for a rematch.")
        if row.status != "over":
            raise RefusedError("not-over", "The game is not over.")
        if row.rematch is None:
            playable(row.game)
            table = new_id()
            chairs = [
                replace(chair, table=table, bot=chair.bot if chair.kind == "bot" else None, nonce=None)
                for chair in row.chairs
            ]
            fresh = new_row(
                row.game, row.host or person, chairs, id=table, made=now(), name=row.name, listed=row.listed,
                wanted=row.wanted, clock=bare(row.clock), secret=new_secret().hex(), hints=row.hints,
            )  # fmt: skip
            choices: list[ChoiceRow] = []
            fresh.chairs = _agreed(fresh, person)
            if fresh.full:
                fresh, _, choices = await hub.records.run(jobs.begun, fresh, hub.time.now())
            try:
                await live.keep(hub.store.write(queries.follow(row.id, fresh, choices), hub.word(row.id)))
            except RefusedError as error:
                if error.code != "stale":  # otherwise another process was first, and the table has been read again
                    raise
            else:
                row.rematch = table
                live.changed(table=True)
    following = await hub.find(live.row.rematch or "")
    await come(following, person)
    return following


async def upload(hub: Hub, text: str) -> LiveTable:
    """Keep a record that somebody brought, as a table at which nobody sits; every choice of it is checked."""
    return await hub.add(*await hub.labour(jobs.brought, text))


async def play_on(live: LiveTable, person: str, me: str, wish: PlayOn) -> LiveTable:
    """Open a table that goes on from a moment of a finished game. Its draws are new, so nothing proves them."""
    old, hub = live.row, live.hub
    if old.status not in ("over", "record") or old.header is None:
        raise RefusedError("not-over", "The game is not over.")
    if outdated(old):
        raise RefusedError("outdated", older(old))
    found = await hub.store.read(queries.whole(old.id))
    rows = found[1] if found is not None else []
    if wish.at > len(rows):
        raise RefusedError("no-such-step", f"There are only {len(rows)} choices.")
    game = playable(old.game)
    if len(wish.seats) != old.header["setup"]["players"]:
        raise RefusedError("bad-setup", f"This game has {old.header['setup']['players']} seats.")
    if any(seat.kind == "open" for seat in wish.seats):
        raise RefusedError("bad-setup", "A game that is played on has no open seats: take 'me', 'local' or 'bot'.")
    _check_seats(game, wish.seats)
    table, began = new_id(), hub.time.now()
    chairs = _called([_chair(table, i, seat, game.name, person, me) for i, seat in enumerate(wish.seats)])
    kept = {key: old.header[key] for key in ("cairn", "game", "rules", "content", "setup")}
    who = {"names": [chair.called for chair in chairs], "bots": [chair.bot for chair in chairs]}
    header = {**kept, **who, "played_on": {"from": old.id, "at": wish.at}}
    row = new_row(
        game.name, person, chairs, id=table, made=now(), status="running", header=header, prefix=wish.at, began=began,
        played_on=old.id, name=old.name, wanted=old.wanted, secret=new_secret().hex(),
    )  # fmt: skip
    texts = [choice.text for choice in rows[: wish.at]]
    return await hub.add(row, *await hub.labour(jobs.continued, row, texts, began))


async def close_outdated(live: LiveTable, person: str, *, delete: bool) -> None:
    """End or remove a table of mine that was played by older rules."""
    if person != live.row.host:
        raise RefusedError("not-host", "Only the host can do that.")
    await live.close_outdated(delete=delete)
