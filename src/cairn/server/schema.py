"""The rows a server keeps: tables, who sits there, and every choice. Positions and views are never stored."""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(32)),
    sa.Column("wanted", sa.JSON, nullable=False),  # what was asked for at set-up; the rest is drawn
    sa.Column("begins", sa.Integer),  # the chair that begins; drawn if null
    sa.Column("clock", sa.JSON(none_as_null=True)),
    sa.Column("secret", sa.String(128)),  # null where the draws are not to be proven
    sa.Column("header", sa.JSON(none_as_null=True)),  # of the record, once the game has started
    sa.Column("result", sa.JSON(none_as_null=True)),  # of the record, once it has one
    sa.Column("prefix", sa.Integer, nullable=False, server_default="0"),  # choices taken over from a record
    sa.Column("made", sa.BigInteger, nullable=False),  # times are milliseconds since 1970
    sa.Column("began", sa.BigInteger),
    sa.Column("deadline", sa.BigInteger),  # when the clock of the seat on turn runs out
    sa.Column("played_on", sa.String(32)),
    sa.Column("rematch", sa.String(32)),
    sa.Column("finished", sa.BigInteger),  # when the game was over
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),  # everybody may ask for them
    sa.UniqueConstraint("id", "epoch"),
    sa.Index("ix_tables_listed", "listed", "status", "made"),
    sa.Index("ix_tables_deadline", "status", "deadline"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(10), nullable=False),  # open, person, local, bot
    sa.Column("person", sa.String(32), index=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("bot", sa.String(40)),  # of a bot, or of the one that stands in for a person
    sa.Column("nonce", sa.String(128)),
    sa.Column("link", sa.Integer, nullable=False, server_default="0"),  # how many of its links have been made void
)

holders = sa.Table(  # further devices that may play a seat, let in by its private link
    "holders",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(32), primary_key=True, index=True),
)

choices = sa.Table(  # the primary key is the lock: a choice is accepted only as the next n of its epoch
    "choices",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("pick", sa.Integer, nullable=False),  # its place among the choices: replaying is faster by it
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.ForeignKeyConstraint(["table", "epoch"], ["tables.id", "tables.epoch"], onupdate="CASCADE", ondelete="CASCADE"),
    sqlite_with_rowid=False,
)

lines = sa.Table(
    "lines",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("chair", sa.Integer),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("language", sa.String(8)),
    sa.Column("seen", sa.BigInteger),  # when they were here last, to a day
)

keys = sa.Table(  # what signs cookies and seat links, and what signs records; they are never exported
    "keys",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)

analyses = sa.Table(  # of games that are over; one that is not finished is taken up again where it stopped
    "analyses",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("depth", sa.String(10), primary_key=True),
    sa.Column("version", sa.String(200), nullable=False),  # of rules, components and adviser
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("work", sa.Text),  # what was found so far, as JSON
    sa.Column("found", sa.Text),  # all of it, as it is told
    sa.Column("made", sa.BigInteger, nullable=False),  # when this was written
)

results = sa.Table(  # what is left of a game whose table has been pruned
    "results",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("names", sa.JSON, nullable=False),  # of the seats, in their order
    sa.Column("result", sa.JSON, nullable=False),
    sa.Column("choices", sa.Integer, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("finished", sa.BigInteger),
)

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("what", sa.String(64), primary_key=True),  # a person's id, an address, or a network of them
    sa.Column("reason", sa.String(200), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)

notices = sa.Table(  # what an operator has changed from outside, for the running processes to look at
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table", sa.String(32)),  # null where it is about no table: the bans are read anew
    sa.Column("made", sa.BigInteger, nullable=False, index=True),
)

pulses = sa.Table(  # proof that the database takes writes, one row for each process
    "pulses",
    metadata,
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),
)
