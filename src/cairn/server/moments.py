"""A table as it was after each choice, for the scrubber, and its record after the end."""

import msgspec

from cairn import record, signature
from cairn.core import CairnError
from cairn.record import Record
from cairn.server import protocol
from cairn.server.position import LivePosition, game_named, told, viewpoint
from cairn.server.refusals import RefusedError
from cairn.server.rows import ChoiceRow, TableRow
from cairn.signature import Signature

MOST_MOMENTS = 64
UNSEEN = msgspec.Raw(b"{}")


def moments(
    row: TableRow, rows: list[ChoiceRow], seats: list[int], first: int, last: int, *, views: bool = True
) -> list[protocol.Moment]:
    """Show the moments from `first` to `last`, each as the viewer may see it; without views they are empty."""
    position, to, whole = LivePosition(row), viewpoint(seats), row.status != "running"

    def moment(step: protocol.Step | None) -> protocol.Moment:
        return protocol.Moment(position.n, step, position.turn, position.view(to) if views else UNSEEN)

    found = [moment(None)] if first == 0 else []
    replayed = position.replay(rows[:last])
    return found + [moment(told(played, to, whole=whole)) for played in replayed if position.n >= first]


def steps(row: TableRow, rows: list[ChoiceRow], seats: list[int], first: int, last: int) -> list[protocol.Moment]:
    """Tell the steps to the moments from `first` to `last`, and make no views."""
    return moments(row, rows, seats, first, last, views=False)


def span(total: int, first: int, last: int | None) -> tuple[int, int]:
    """Check which moments are wanted."""
    if not 0 <= first <= total:
        raise RefusedError("no-such-step", f"There are {total} choices; there is no moment {first}.")
    end = total if last is None else min(last, total)
    return first, max(first, min(end, first + MOST_MOMENTS - 1))


def whole_record(row: TableRow, rows: list[ChoiceRow]) -> Record:
    """Give the record of a table that is over, with the secret where there is something to prove by it."""
    if row.status not in ("over", "record") or row.header is None:
        raise RefusedError("not-over", "The whole record is told when the game is over.")
    result = dict(row.result) if row.result is not None else None
    if result is not None and row.secret is not None and "commitment" in row.header:
        result["secret"] = row.secret
    header = {key: value for key, value in row.header.items() if value != [] or "commitment" in row.header}
    return Record(header, [choice.text for choice in rows], result)


def verdict(row: TableRow, rows: list[ChoiceRow], own: Signature) -> protocol.Verdict:
    """Check the record of a table that is over, which has our own signature if it has none yet."""
    kept = record.read(str(whole_record(row, rows)))
    try:
        found = record.verify(kept, *game_named(row.game))
        by = signature.check(kept)
    except CairnError as error:
        return protocol.Verdict(
            valid=False, reason=f"{error}.", choices=len(rows), finished=kept.result is not None, fair=None
        )
    if ours(row):
        by = own
    return protocol.Verdict(
        valid=True,
        reason=None,
        choices=found.choices,
        finished=found.finished,
        fair=found.fair,
        signed=None if by is None else protocol.Signed(by.fingerprint, by.name),
    )


def ours(row: TableRow) -> bool:
    """Tell whether a game was finished here, so that this server signs it; one that came by an import was not."""
    return row.status == "over" and row.result is not None and signature.FIELD not in row.result
