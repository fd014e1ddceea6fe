"""The REST interface: games, tables, seats, records."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter, RawBody

from cairn import __version__, bots
from cairn.languages import LANGUAGES
from cairn.record import SUFFIX
from cairn.server import links, mine, moments, protocol, queries, seating
from cairn.server.addresses import client
from cairn.server.gate import Limits, person_of
from cairn.server.hub import Hub
from cairn.server.names import clean_name, clean_seats
from cairn.server.position import all_playable, playable
from cairn.server.refusals import RefusedError
from cairn.server.rows import ChoiceRow, TableRow
from cairn.server.spoken import spoken
from cairn.server.table import LiveTable, older, outdated, shown
from cairn.signature import ALGORITHM
from cairn.system import how_far

LISTED = 100
LARGEST_RECORD = 512 * 1024
Ask = Request[Any, Any, Any]
REFUSALS = {
    status: ResponseSpec(protocol.Refusal, generate_examples=False, description="Why it was refused")
    for status in (400, 403, 404, 405, 409, 413, 429)
}
TableId = Annotated[str, PathParameter(max_length=32, pattern="^[0-9a-f]{1,32}$")]
SeatNumber = Annotated[int, PathParameter(ge=0, lt=protocol.MOST_SEATS)]


def hub_of(request: Ask) -> Hub:
    """Give the tables."""
    hub: Hub = request.app.state.hub
    return hub


async def my_name(request: Ask) -> str:
    """Give the name that a person has told before."""
    known = await hub_of(request).store.read(queries.who(person_of(request.scope["state"])))
    return known[0] if known else ""


def answered(request: Ask, live: LiveTable) -> protocol.Table:
    """Show a table to whoever asks."""
    return live.shown_to(request.scope["state"]["person"])


def limit_new(request: Ask) -> None:
    """Limit how many tables one address opens."""
    limits: Limits = request.app.state.new_tables
    if not limits.take(client(request.scope)):
        raise RefusedError("too-many", "That were many new tables: wait a little.")


async def rows_of(hub: Hub, table: str) -> tuple[TableRow, list[ChoiceRow]]:
    """Read a table with its choices."""
    found = await hub.store.read(queries.whole(table))
    if found is None:
        raise RefusedError("no-such-table", "There is no such table.")
    return found


def check_playable(row: TableRow) -> None:
    """Refuse a table whose moments cannot be shown: it has not started, or was played by other rules."""
    if row.header is None:
        raise RefusedError("not-started", "The game has not started: a seat is still open.")
    if outdated(row):
        raise RefusedError("outdated", older(row))


# ---------------------------------------------------------------- games and me


@get("/health", responses={**REFUSALS, 503: ResponseSpec(protocol.Health, description="Why it is not well")})
async def health(request: Ask) -> Response[protocol.Health]:
    """Say whether the server is well: the database is read, and written to every five seconds at most."""
    hub = hub_of(request)
    reason = await hub.pulse.check()
    viewers = sum(len(live.viewers) for live in hub.live.values())
    kind = hub.store.url.get_backend_name()
    said = protocol.Health("ok" if reason is None else "unwell", __version__, kind, len(hub.live), viewers, reason)
    return Response(said, status_code=200 if reason is None else 503)


def level(name: str) -> protocol.Level:
    """Say who plays an opponent here, and whether that changes with the next start."""
    simple = bots.stands_in(name)
    return protocol.Level(name, simple, how_far() if simple else None)


@get("/api/games", responses=REFUSALS)
async def games() -> list[protocol.GameInfo]:
    """List the games with their bots and set-up options."""
    return [
        protocol.GameInfo(
            name=game.name,
            rules=game.rules,
            content=game.content().hash,
            least_players=game.players[0],
            most_players=game.players[-1],
            bots=list(bots.BOTS[game.name]),
            levels=[level(name) for name in bots.LEVELS if name in bots.BOTS[game.name]],
            options=game.options(game.content()),
        )
        for game in all_playable()
    ]


@get("/api/content/{game:str}", responses=REFUSALS)
async def content(game: FromPath[str], language: FromQuery[protocol.Language | None] = None) -> dict[str, Any]:
    """Show the components of a game and where each value comes from; in a language, what each is called and says."""
    found = playable(game)
    if language is None:
        return found.content().as_dict()
    if language not in LANGUAGES:
        raise RefusedError("bad-request", f"There is no language {language!r}; expected {', '.join(LANGUAGES)}.")
    return await asyncio.to_thread(spoken, game, language)  # the first time it takes long


@get("/api/key", responses=REFUSALS)
async def key(request: Ask) -> protocol.ServerKey:
    """Tell the public key that proves who signed a record."""
    own = request.app.state.seal.signature
    return protocol.ServerKey(ALGORITHM, own.key.hex(), own.fingerprint, own.name)


@get("/api/me", responses=REFUSALS)
async def me(request: Ask) -> protocol.Me:
    """Say who I am."""
    known = await hub_of(request).store.read(queries.who(person_of(request.scope["state"])))
    return protocol.Me(*known) if known else protocol.Me("", None)


@put("/api/me", responses=REFUSALS)
async def set_me(request: Ask, data: JSONBody[protocol.SetMe]) -> protocol.Me:
    """Change my name or my language."""
    person = person_of(request.scope["state"])
    asked = (("name", clean_name(data.name)), ("language", data.language))
    told = {key: value for key, value in asked if value is not None}
    await hub_of(request).store.write(queries.name(person, told))
    known = await hub_of(request).store.read(queries.who(person))
    return protocol.Me(*known) if known else protocol.Me("", None)


# ---------------------------------------------------------------- tables


@get("/api/tables", responses=REFUSALS)
async def lobby(request: Ask, *, own: Annotated[bool, QueryParameter(name="mine")] = False) -> protocol.Lobby:
    """List the tables that are open to all, or those that I sit at."""
    hub, person = hub_of(request), request.scope["state"]["person"]
    if own and person is None:
        return protocol.Lobby([])
    rows = await hub.store.read(queries.mine(person, LISTED) if own else queries.listed(LISTED))
    found = []
    for row in rows:
        live = hub.live.get(row.id)
        found.append(live.shown_to(person) if live else shown(row, person, (row.epoch, 0), set()))
    return protocol.Lobby(found)


@get("/api/mine", responses=REFUSALS)
async def my_tables(request: Ask) -> protocol.Mine:
    """List my tables that have not ended, and say which of them wait for me."""
    person = request.scope["state"]["person"]
    return protocol.Mine([] if person is None else await mine.going(hub_of(request), person))


@get("/api/mine/games", responses=REFUSALS)
async def my_games(
    request: Ask, before: Annotated[str | None, QueryParameter(max_length=50)] = None
) -> protocol.MyGames:
    """List my games that are over, twenty at a time."""
    person = request.scope["state"]["person"]
    return protocol.MyGames([], None) if person is None else await mine.games(hub_of(request), person, before)


@get("/api/mine/figures", responses=REFUSALS)
async def my_figures(request: Ask) -> protocol.Figures:
    """Say how I did, by games and by who played against me."""
    person, known = request.scope["state"]["person"], request.app.state.figures
    return protocol.Figures([], 0) if person is None else await known.figures(hub_of(request), person)


@post("/api/tables", responses=REFUSALS)
async def open_table(request: Ask, data: JSONBody[protocol.NewTable]) -> protocol.Table:
    """Open a table."""
    limit_new(request)
    data.name = clean_name(data.name)
    clean_seats(data.seats)
    person = person_of(request.scope["state"])
    live = await seating.open_table(hub_of(request), person, await my_name(request), data)
    return answered(request, live)


@get("/api/tables/{table:str}", responses=REFUSALS)
async def show_table(request: Ask, table: TableId) -> protocol.Table:
    """Show a table."""
    return answered(request, await hub_of(request).find(table))


@post("/api/tables/{table:str}/sit", responses=REFUSALS, status_code=200)
async def sit(request: Ask, table: TableId, data: JSONBody[protocol.Sit]) -> protocol.Table:
    """Take an open seat."""
    data.name = clean_name(data.name)
    live = await hub_of(request).find(table)
    await seating.sit(live, person_of(request.scope["state"]), await my_name(request), data)
    return answered(request, live)


@post("/api/tables/{table:str}/seats/{seat:int}/leave", responses=REFUSALS, status_code=200)
async def leave(request: Ask, table: TableId, seat: SeatNumber) -> protocol.Table:
    """Stand up before the game starts."""
    live = await hub_of(request).find(table)
    await seating.leave(live, person_of(request.scope["state"]), seat)
    return answered(request, live)


@post("/api/tables/{table:str}/seats/{seat:int}/bot", responses=REFUSALS, status_code=200)
async def seat_bot(request: Ask, table: TableId, seat: SeatNumber, data: JSONBody[protocol.SeatBot]) -> protocol.Table:
    """Let a bot play a seat that is open or whose person is absent."""
    live = await hub_of(request).find(table)
    await seating.seat_bot(live, person_of(request.scope["state"]), seat, data)
    return answered(request, live)


@post("/api/tables/{table:str}/seats/{seat:int}/return", responses=REFUSALS, status_code=200)
async def come_back(request: Ask, table: TableId, seat: SeatNumber) -> protocol.Table:
    """Take my seat back from the bot that stood in."""
    live = await hub_of(request).find(table)
    await seating.come_back(live, person_of(request.scope["state"]), seat)
    return answered(request, live)


@get("/api/tables/{table:str}/seats/{seat:int}/link", responses=REFUSALS)
async def seat_link(request: Ask, table: TableId, seat: SeatNumber) -> protocol.SeatLink:
    """Give the private link of my seat."""
    live = await hub_of(request).find(table)
    return links.show(live, request.app.state.signer, request.scope["state"]["person"], seat)


@delete("/api/tables/{table:str}/seats/{seat:int}/link", responses=REFUSALS, status_code=200)
async def void_link(request: Ask, table: TableId, seat: SeatNumber) -> protocol.Table:
    """Make the link of a seat void, and put out the devices that have come by it."""
    live = await hub_of(request).find(table)
    await links.make_void(live, person_of(request.scope["state"]), seat)
    return answered(request, live)


@post("/api/links", responses=REFUSALS, status_code=200)
async def take_link(request: Ask, data: JSONBody[protocol.TakeLink]) -> protocol.Table:
    """Give this device the seat of a private link."""
    hub, signer = hub_of(request), request.app.state.signer
    return answered(request, await links.take(hub, signer, person_of(request.scope["state"]), data.token))


@get("/seat/{token:str}", include_in_schema=False)
async def seat_page(request: Ask, token: FromPath[str]) -> Response[bytes]:  # noqa: ARG001  (the page reads it)
    """Show the page that takes a link: looking at it, as browsers do ahead of time, takes nothing."""
    page: Response[bytes] = await request.app.state.client.answer("/", request)
    return page


@post("/api/tables/{table:str}/rematch", responses=REFUSALS)
async def rematch(request: Ask, table: TableId) -> protocol.Table:
    """Open the next table for the same people."""
    limit_new(request)
    live = await hub_of(request).find(table)
    return answered(request, await seating.rematch(live, person_of(request.scope["state"])))


@post("/api/tables/{table:str}/end", responses=REFUSALS, status_code=200)
async def end(request: Ask, table: TableId) -> protocol.Table:
    """End a table of mine that was played by older rules."""
    live = await hub_of(request).find(table)
    await seating.close_outdated(live, person_of(request.scope["state"]), delete=False)
    return answered(request, live)


@delete("/api/tables/{table:str}", responses=REFUSALS)
async def remove(request: Ask, table: TableId) -> None:
    """Remove a table of mine that was played by older rules."""
    live = await hub_of(request).find(table)
    await seating.close_outdated(live, person_of(request.scope["state"]), delete=True)


# ---------------------------------------------------------------- records and moments


@get("/api/tables/{table:str}/record", responses=REFUSALS, media_type="text/plain")
async def table_record(request: Ask, table: TableId) -> Response[str]:
    """Give the whole record, after the end; what was finished here is signed."""
    row, rows = await rows_of(hub_of(request), table)
    kept = moments.whole_record(row, rows)
    if moments.ours(row):
        request.app.state.seal.sign(kept)
    name = f"{kept.header['game']}-{table[:8]}{SUFFIX}"
    return Response(str(kept), headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/verify", responses=REFUSALS)
async def verify(request: Ask, table: TableId) -> protocol.Verdict:
    """Check the whole record, after the end: every choice, the result, and nature's draws by the secret."""
    row, rows = await rows_of(hub_of(request), table)
    return await hub_of(request).labour(moments.verdict, row, rows, request.app.state.seal.signature)


@get("/api/tables/{table:str}/steps", responses=REFUSALS)
async def steps(
    request: Ask,
    table: TableId,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
    last: Annotated[int | None, QueryParameter(name="to", ge=0, le=1_000_000)] = None,
    *,
    views: FromQuery[bool] = True,
) -> protocol.Moments:
    """Show what I may see after each number of choices, up to 64 at a time; without views, only tell the steps."""
    row, rows = await rows_of(hub_of(request), table)
    check_playable(row)
    start, end = moments.span(len(rows), first, last)
    seats = row.seats_of(request.scope["state"]["person"])
    work = moments.moments if views else moments.steps
    found = await hub_of(request).labour(work, row, rows, seats, start, end)
    return protocol.Moments((row.epoch, len(rows)), found)


@get("/api/tables/{table:str}/steps/{n:int}", responses=REFUSALS)
async def step(request: Ask, table: TableId, n: Annotated[int, PathParameter(ge=0, le=1_000_000)]) -> protocol.Moment:
    """Show what I may see after so many choices."""
    row, rows = await rows_of(hub_of(request), table)
    check_playable(row)
    start, _ = moments.span(len(rows), n, n)
    seats = row.seats_of(request.scope["state"]["person"])
    return (await hub_of(request).labour(moments.moments, row, rows, seats, start, start))[0]


@post("/api/tables/{table:str}/play-on", responses=REFUSALS)
async def play_on(request: Ask, table: TableId, data: JSONBody[protocol.PlayOn]) -> protocol.Table:
    """Play on from a moment of a table that is over, or of an uploaded record."""
    limit_new(request)
    clean_seats(data.seats)
    live = await hub_of(request).find(table)
    following = await seating.play_on(live, person_of(request.scope["state"]), await my_name(request), data)
    return answered(request, following)


@get("/api/tables/{table:str}/analysis", responses=REFUSALS)
async def show_analysis(
    request: Ask, table: TableId, depth: FromQuery[protocol.Depth] = "quick"
) -> protocol.AnalysisState:
    """Say how far the analysis of a game that is over is, and what it found."""
    row, _ = await rows_of(hub_of(request), table)
    check_playable(row)
    return await request.app.state.analyses.state(row, depth)  # type: ignore[no-any-return]


@post("/api/tables/{table:str}/analysis", responses=REFUSALS, status_code=200)
async def start_analysis(request: Ask, table: TableId, data: JSONBody[protocol.AskAnalysis]) -> protocol.AnalysisState:
    """Begin to analyse a game that is over, or take it up again; what was found before is told."""
    row, rows = await rows_of(hub_of(request), table)
    check_playable(row)
    asker = client(request.scope)
    return await request.app.state.analyses.ask(row, rows, data.depth, asker)  # type: ignore[no-any-return]


@post("/api/records", responses=REFUSALS, request_max_body_size=LARGEST_RECORD)
async def upload(request: Ask, body: RawBody) -> protocol.Table:
    """Bring a record as text: it is checked, and can be looked at and played on."""
    limit_new(request)
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise RefusedError("bad-record", "This is not a Cairn record: it is not a text in UTF-8.") from None
    return answered(request, await seating.upload(hub_of(request), text))


HANDLERS = [
    health,
    games,
    content,
    key,
    me,
    set_me,
    lobby,
    my_tables,
    my_games,
    my_figures,
    open_table,
    show_table,
    sit,
    leave,
    seat_bot,
    come_back,
    seat_link,
    void_link,
    take_link,
    seat_page,
    rematch,
    end,
    remove,
    table_record,
    verify,
    steps,
    step,
    play_on,
    show_analysis,
    start_analysis,
    upload,
]


def handlers() -> list[Any]:
    """Give what answers requests: for every game, and what games bring of their own."""
    return [*HANDLERS, *(handler for game in all_playable() for handler in game.handlers())]
