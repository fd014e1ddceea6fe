"""Every body and message between server and client; `protocol.gen.ts` is made from these.

It is longer than other files because all that goes over the line is to be read in one place.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from cairn.languages import LANGUAGES

NAME_LENGTH = 40
CHAT_LENGTH = 300
MOVE_LENGTH = 400
MOST_SEATS = 8
MOST_ABOUT = 8  # parts of a query

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Hex = Annotated[str, Meta(min_length=32, max_length=128, pattern="^([0-9a-f]{2})*$")]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seconds = Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
At = tuple[int, int]
"""Where a table is: the epoch, which an undo raises, and the number of choices played."""

Json = Annotated[Raw, Meta(extra_json_schema={"type": "object"}, extra={"ts": "Record<string, unknown>"})]
"""Plain data of the game that is encoded once for all viewers."""
Columns = Annotated[Raw, Meta(extra_json_schema={"type": "array"}, extra={"ts": "ChoiceGroup[]"})]
StepList = Annotated[Raw, Meta(extra_json_schema={"type": "array"}, extra={"ts": "Step[]"})]

_CODES = f"^({'|'.join(LANGUAGES)})(?!\n)$"
Language = Annotated[str, Meta(pattern=_CODES, extra_json_schema={"enum": [*LANGUAGES]}, extra={"ts": "Language"})]
Status = Literal["open", "running", "over", "record"]
Ending = Literal["resigned", "stopped", "time"]
Code = Literal[
    "absent-only",
    "bad-name",
    "bad-record",
    "bad-request",
    "bad-setup",
    "bad-text",
    "banned",
    "game-over",
    "illegal",
    "limit",
    "no-answer",
    "no-hints",
    "no-open-seat",
    "no-such-bot",
    "no-such-game",
    "no-such-page",
    "no-such-seat",
    "no-such-step",
    "no-such-table",
    "not-host",
    "not-over",
    "not-seated",
    "not-started",
    "not-your-turn",
    "nothing-to-undo",
    "outdated",
    "seat-taken",
    "server-error",
    "server-full",
    "stale",
    "started",
    "too-fast",
    "too-large",
    "too-many",
    "too-slow",
    "unavailable",
    "wrong-host",
    "wrong-link",
    "wrong-origin",
]
"""Why something was refused: the client has a sentence for each in every language."""


class Message(Struct, tag_field="type", rename="camel", omit_defaults=False):
    """A message on a table's socket, told apart by `type`."""


class Body(Struct, rename="camel", forbid_unknown_fields=True):
    """A body of a request."""


class Answer(Struct, rename="camel"):
    """A body of an answer."""


# ---------------------------------------------------------------- answers


class Refusal(Answer):
    """Why a request was refused: a code for the client's sentence, and one in English."""

    code: Code
    reason: str


class Level(Answer):
    """An opponent for people, and the bot that plays in its place where this server is too slow for its thinking."""

    name: str
    plays_as: str | None
    compiling: Literal["under-way", "done"] | None  # of the rules, after which it plays itself


class GameInfo(Answer):
    """A game that can be played here: all bots by name, and those that people are offered, the weakest first."""

    name: str
    rules: int
    content: str
    least_players: int
    most_players: int
    bots: list[str]
    levels: list[Level]
    options: dict[str, list[Any]]


class Me(Answer):
    """Who the cookie says I am."""

    name: str
    language: Language | None


class Clock(Struct, rename="camel", forbid_unknown_fields=True):
    """How long a seat may think: on one turn, in the whole game, or both; `increment` is added to the game's time."""

    turn: Seconds | None = None
    game: Seconds | None = None
    increment: Seconds | None = None


class SeatInfo(Answer):
    """Who sits where. A bot that stands in for an absent person has both a name and a bot.

    A person whose seat is kept for a rematch has `agreed` once they came or asked for it too. `plays_as` names the bot
    that plays in place of a level here; `hints` counts those that the seat has had.
    """

    seat: int
    kind: Literal["open", "person", "local", "bot"]
    name: str
    bot: str | None
    stand_in: bool
    host: bool
    here: bool
    agreed: bool
    plays_as: str | None
    hints: int


class Result(Answer):
    """How a game ended."""

    scores: list[float]
    winners: list[int]
    ended: Ending | None = None
    by: int | None = None


class Table(Answer):
    """A table as a viewer sees it; `you` are the viewer's own seats, of which a hot-seat screen has several.

    It is `outdated` where it was played by other `rules` than the server's, or its game is no longer there: it cannot
    be played on.
    `hints` says who may ask for them: nobody, the only person who plays there, or everybody.
    """

    id: str
    name: str
    game: str
    status: Status
    listed: bool
    players: int
    seats: list[SeatInfo]
    you: list[int]
    host: bool
    clock: Clock | None
    setup: dict[str, Any]
    wanted: dict[str, Any]
    drawn: list[str]
    commitment: str | None
    nonces: list[str]
    secret: str | None
    result: Result | None
    at: At
    content: str
    rules: int
    outdated: bool
    made: int
    played_on: str | None
    rematch: str | None
    hints: Literal["off", "alone", "all"]


class Lobby(Answer):
    """Tables that one may join, watch or return to."""

    tables: list[Table]


class Going(Answer):
    """A table of mine that has not ended; whether it `waits` for me is null while that is not known yet."""

    table: Table
    waits: bool | None


class Mine(Answer):
    """My tables that have not ended, the newest first."""

    going: list[Going]


class MyGame(Answer):
    """A game of mine that is over: when, after how many milliseconds, and the `rank` of who played alone."""

    table: Table
    finished: int
    took: int | None
    rank: int | None


class MyGames(Answer):
    """Games of mine that are over, the newest first; `next` asks for those before them."""

    games: list[MyGame]
    next: str | None


class Tally(Answer):
    """How games ended for me. Those I `left` (gave up, or out of time) count as lost where somebody played against me.

    The `mean` and the `best` are of games that were played to their ends.
    """

    played: int
    won: int
    shared: int
    lost: int
    left: int
    mean: float | None
    best: float | None


class Against(Answer):
    """How I did in games with one bot, with people, with the Automa, or alone."""

    who: Literal["bot", "people", "automa", "alone"]
    bot: str | None
    tally: Tally


class GameFigures(Answer):
    """How I did in one game; `ranks` counts those of games alone, the lowest first."""

    game: str
    tally: Tally
    against: list[Against]
    ranks: list[int]


class Figures(Answer):
    """How I did. Not counted: games in which I had several seats, and those that were played on from another."""

    games: list[GameFigures]
    uncounted: int


class Step(Answer):
    """A choice that was played. `move` is null where the viewer may not know it; seat -1 is nature."""

    n: int
    seat: int
    move: str | None
    events: list[dict[str, Any]]


class Moment(Answer):
    """A table after `n` choices, as the viewer may see it; `step` is the choice that led here.

    The `view` is empty where no views were asked for.
    """

    n: int
    step: Step | None
    turn: int | None
    view: Json


class Moments(Answer):
    """Some moments of a table, and how many choices it has in all."""

    at: At
    moments: list[Moment]


class SeatLink(Answer):
    """The private path by which another device gets this seat."""

    path: str


class Signed(Answer):
    """Which server's key signed a record, and what that server calls itself."""

    fingerprint: str
    name: str | None


class ServerKey(Answer):
    """The public key, in hexadecimal digits, by which records of this server are signed."""

    algorithm: Literal["Ed25519"]
    key: str
    fingerprint: str
    name: str | None


class Verdict(Answer):
    """What checking a record has shown; `fair` is null where there is nothing to prove the draws by."""

    valid: bool
    reason: str | None
    choices: int
    finished: bool
    fair: bool | None
    signed: Signed | None = None


Depth = Literal["quick", "deep"]


class AskAnalysis(Body):
    """How closely to look: at the first choice of each turn and the steepest falls, or at every choice."""

    depth: Depth = "quick"


class AnalysisStep(Answer):
    """A decision, after `n` choices: what each seat could expect before it; no one has a chance to win alone."""

    n: int
    seat: int
    turn: int
    points: list[float]
    win: list[float]


class Why(Answer):
    """A reason for a choice: so many points better than after the usual one; `about` says which side, level or seat."""

    kind: str
    points: float
    about: dict[str, Any]


class TurningPoint(Answer):
    """A choice that cost its seat much: in the chance to win, or alone in points."""

    n: int
    seat: int
    turn: int
    choice: dict[str, Any]
    best: dict[str, Any]
    lost: float
    got: float
    kept: float
    reasons: list[Why]


class Analysis(Answer):
    """How a game went; `by` names who looked, `judged` how many choices were compared with the best."""

    by: str
    alone: bool
    steps: list[AnalysisStep]
    end: AnalysisStep
    judged: int
    turning: list[TurningPoint]


class AnalysisState(Answer):
    """How far an analysis is: `done` of `total`. One that is stopped or failed goes on when it is asked for again."""

    status: Literal["none", "waiting", "running", "stopped", "failed", "done"]
    depth: Depth
    done: int
    total: int
    analysis: Analysis | None = None


class Health(Answer):
    """Whether the server is well; if it is not, the status of the answer is 503."""

    status: Literal["ok", "unwell"]
    version: str
    database: str
    live_tables: int
    viewers: int
    reason: str | None = None


# ---------------------------------------------------------------- requests


class SetMe(Body):
    """Change my name or my language."""

    name: Name | None = None
    language: Language | None = None


class NewSeat(Body):
    """A seat of a new table: mine, open to whoever has the link, a bot, or another person at my screen."""

    kind: Literal["me", "open", "bot", "local"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=NAME_LENGTH)] | None = None


class NewTable(Body):
    """Open a table. `begins` names the chair that begins; it is drawn if not given.

    With `hints` everybody may ask for them; without, only who plays alone or against bots.
    """

    game: Annotated[str, Meta(max_length=NAME_LENGTH)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    name: Name | None = None
    listed: bool = False
    clock: Clock | None = None
    begins: SeatNumber | None = None
    hints: bool = False
    nonce: Hex | None = None


class Sit(Body):
    """Take an open seat; the first one if none is named. The nonce goes into the draws."""

    seat: SeatNumber | None = None
    name: Name | None = None
    nonce: Hex | None = None


class SeatBot(Body):
    """Let a bot play a seat that is open or whose person is absent."""

    bot: Annotated[str, Meta(max_length=NAME_LENGTH)]


class TakeLink(Body):
    """Take the seat of a private link: what follows /seat/ in it."""

    token: Annotated[str, Meta(max_length=200)]


class PlayOn(Body):
    """Play on from a moment of a finished table or an uploaded record."""

    at: Count
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]


# ---------------------------------------------------------------- socket, in


class Move(Message, tag="move"):
    """Play a choice at the state that was seen: by its number among the choices, or by its notation."""

    at: At
    pick: Count | None = None
    move: Annotated[str, Meta(max_length=MOVE_LENGTH)] | None = None


class Undo(Message, tag="undo"):
    """Take back my last choice, if it has revealed nothing; `far`: all of this turn since the last reveal."""

    at: At
    far: bool = False


class Chat(Message, tag="chat"):
    """Say something at the table; an `id` comes back with what was said."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
    id: Count | None = None


class Resign(Message, tag="resign"):
    """Give up a seat of mine, which ends the game; with `at` only at that moment."""

    seat: SeatNumber
    at: At | None = None


class Ask(Message, tag="ask"):
    """Ask the game something about the position: one of its queries, with what it is about; `id` comes back."""

    id: Count
    query: Annotated[str, Meta(max_length=NAME_LENGTH)]
    about: Annotated[dict[str, Any], Meta(max_length=MOST_ABOUT)] = {}


class Hint(Message, tag="hint"):
    """Ask for the best choices at this moment, at which it is my turn; `id` comes back."""

    id: Count
    at: At


class Ping(Message, tag="ping"):
    """Ask for a sign of life."""


Incoming = Move | Undo | Chat | Resign | Ask | Hint | Ping


# ---------------------------------------------------------------- socket, out


class Clocks(Answer):
    """Milliseconds left when the message was sent: each seat's in the game, and the running turn's."""

    game: list[int] | None
    turn: int | None
    running: int | None


class ChoiceGroup(Struct):
    """Neighbouring choices that do the same, in columns: `all` has the parts they share, `each` lists the others.

    A part that is a list of words is one text, joined by blanks. Choices are numbered from 0 through all groups.
    """

    do: str
    n: int
    all: dict[str, Any]
    each: dict[str, list[Any]]


class State(Message, tag="state"):
    """All that a viewer may know now; `told` is what happened since `since`, `choices` go to the seat on turn only.

    `back` is how many choices of the viewer's an undo that is `far` would take back. At a screen with several seats the
    view is that of the seat on turn, else a guest's, and `private` says that others there may not know all of it.
    """

    at: At
    since: At
    told: StepList
    view: Json
    choices: Columns
    turn: int | None
    undo: bool
    clocks: Clocks | None
    back: int = 0
    private: bool = False


class TableChanged(Message, tag="table"):
    """The table's seats, status or result; sent before the first state and whenever they change."""

    table: Table


class Refused(Message, tag="refused"):
    """Why a message was refused; the state as it is follows, except where `id` names a question that was asked.

    `of` is the type of what was refused, where it could be read.
    """

    code: Code
    reason: str
    id: int | None = None
    of: str | None = None


class ChatLine(Struct, rename="camel"):
    """One thing said; seat null is a guest."""

    seat: int | None
    name: str
    text: str
    made: int


class Chatted(Message, tag="chat"):
    """What was said: all that is kept when one comes, then line by line; who said it gets the `id` back."""

    lines: list[ChatLine]
    id: int | None = None


class Here(Message, tag="here"):
    """Who is connected: seats, and the number of guests."""

    seats: list[int]
    guests: int


class Answered(Message, tag="answer"):
    """What the game answers to a question, and where the table was then."""

    id: int
    at: At
    answer: Annotated[Raw, Meta(extra_json_schema={}, extra={"ts": "unknown"})]


class Advised(Answer):
    """A choice with the points to be expected after it and the chance to win (null for who is alone), and why.

    `next` is the other half of it, where people take two choices for one: the column of a row.
    """

    pick: int
    move: str
    next: dict[str, Any] | None
    points: float
    win: float | None
    reasons: list[Why]


class Hinted(Message, tag="hint"):
    """The best choices, the best first, and where the table was then."""

    id: int
    at: At
    advice: list[Advised]


class Pong(Message, tag="pong"):
    """A sign of life, with the server's time in milliseconds."""

    now: int


Outgoing = State | TableChanged | Refused | Chatted | Here | Answered | Hinted | Pong

REQUESTS = (SetMe, NewTable, Sit, SeatBot, TakeLink, PlayOn, AskAnalysis)
ANSWERS = (
    Refusal, GameInfo, Me, Table, Lobby, Mine, MyGames, Figures, Moment, Moments, SeatLink,
    Verdict, AnalysisState, Health,
)  # fmt: skip

encode = msgspec.json.Encoder().encode
decode_incoming = msgspec.json.Decoder(Incoming, strict=True).decode
