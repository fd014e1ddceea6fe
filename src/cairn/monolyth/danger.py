"""How near each player is to the end of the game: what a rival should know before it is too late."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cairn import kernel
from cairn.kernel import box, look
from cairn.monolyth import fields, shapes, trials

if TYPE_CHECKING:
    from cairn.monolyth.state import Monolyth

FARTHEST = trials.FARTHEST
UNKNOWN = -1  # on a site: a stone that is not drawn yet


@dataclass(frozen=True)
class Ring:
    """What the next players find: stones on the sites (0: none), the crystal, and how much is left of the rest."""

    sites: tuple[int, ...]
    crystal: int
    lidded: int
    supply: tuple[int, ...]
    tokens: int  # for prophecies

    def reach(self) -> list[int]:
        """List the sites that the crystal can be moved to."""
        ahead = ((self.crystal + i) % fields.SITES for i in range(1, fields.SITES))
        return [site for site in ahead if self.sites[site]][:FARTHEST]

    def known(self) -> list[int]:
        """List those of them whose stones lie there now."""
        return [site for site in self.reach() if self.sites[site] != UNKNOWN]

    def taken(self, site: int, swapped: int | None) -> "Ring":
        """Give the ring after a stone was taken: the site that the crystal leaves is refilled, as long as that goes."""
        sites, supply = list(self.sites), list(self.supply)
        sites[site] = 0
        if self.lidded:
            sites[self.crystal] = UNKNOWN
        if swapped is not None:
            supply[swapped] -= 1
        return Ring(tuple(sites), site, max(0, self.lidded - 1), tuple(supply), self.tokens)

    def foretold(self) -> "Ring":
        """Give the ring after a prophecy, which leaves the crystal where it is."""
        return replace(self, tokens=self.tokens - 1)


class Threat:
    """Finds out whether a seat could complete its top level with its next placement."""

    def __init__(self, state: "Monolyth", room: list[int]) -> None:
        self.state, self.room = state, room
        self.bulk: list[int] = look(state.kit.tables, "bulk")
        self.kept: dict[tuple[int, int], bool] = {}

    def fits(self, seat: int, shape: int) -> bool:
        """Tell whether a stone fits on a board as it is now."""
        if (seat, shape) not in self.kept:
            state, numbers = self.state, kernel.numbers(trials.MOST * trials.TRIAL)
            scratch, tables = kernel.copy(state.box), state.kit.tables
            n = trials.trials_box(state.box, scratch, tables, box(fields.Events), seat, shape, -1, numbers)
            plain = kernel.plain(numbers[: n * trials.TRIAL])
            self.kept[seat, shape] = any(not plain[i * trials.TRIAL + trials.WHY] for i in range(1, n))
        return self.kept[seat, shape]

    def ends(self, seat: int, ring: Ring) -> bool:
        """Tell whether a stone in reach fills what is left: it has just as many cubes, and it fits."""
        room = self.room[seat]
        for site in ring.known():
            shape, colour = divmod(ring.sites[site] - 1, fields.COLOURS)
            if (room == 1 and ring.supply[colour]) or (room == self.bulk[shape] and self.fits(seat, shape)):
                return True
        return False

    def after(self, seat: int, ring: Ring) -> Iterable[Ring]:
        """Give every ring that a player can leave behind without completing a build; nobody takes what is not drawn."""
        room, stuck = self.room[seat], True
        if ring.tokens and not all(look(self.state.box, "slot")[seat]):
            yield ring.foretold()
        for site in ring.known():
            shape, colour = divmod(ring.sites[site] - 1, fields.COLOURS)
            placed, swapped = self.fits(seat, shape), room > 0 and ring.supply[colour] > 0
            stuck = stuck and not placed and not swapped
            if placed and self.bulk[shape] < room:
                yield ring.taken(site, None)
            elif swapped and room > 1:
                yield ring.taken(site, colour)
        if stuck:
            yield from (ring.taken(site, None) for site in ring.known())  # discarded

    def could(self, seat: int, before: list[int], ring: Ring) -> bool:
        """Tell whether the players before a seat can leave it a ring by which it completes its build."""
        if not before:
            return self.ends(seat, ring)
        return any(self.could(seat, before[1:], left) for left in set(self.after(before[0], ring)))


def _before(seat: int, turn: int, players: int, *, acted: bool) -> list[int]:
    """List who has a turn before a seat has one."""
    first = turn + 1 if acted else turn
    return [(first + i) % players for i in range((seat - first) % players)]


def dangers(state: "Monolyth", heights: list[list[list[int]]]) -> list[shapes.Danger]:
    """Tell of each seat how many cubes its next level lacks, and whether its next turn could call the last round.

    `ends` means: whoever is on turn before that seat can act, without completing a build, so that the seat can then
    complete its top level by one placement, of a stone that lies on the ring now or of a 1-cube in its stead. So it is
    never told because of a stone that is still to be drawn, and it is told also where the others can prevent it. On its
    own turn a seat has nobody before it. It is false once the last round was called (ML-END-01).
    """
    now = kernel.look_all(state.box)
    room = [sum(now["limit"] - h for row in board for h in row) for board in heights]
    sites, lidded = list(now["site"]), now["lidded"]
    for site in range(fields.SITES):
        if now["waiting"] >> site & 1 and lidded:
            sites[site], lidded = UNKNOWN, lidded - 1
    ring = Ring(tuple(sites), now["crystal"], lidded, tuple(now["supply"]), now["foretellable"])
    threat = Threat(state, room)
    largest = max(threat.bulk)
    open_still = state.turn is not None and not now["ending"]
    told: list[shapes.Danger] = []
    for seat, board in enumerate(heights):
        level = now["levels"][seat]
        # A build that is nearly whole is rare, so that this costs next to nothing.
        near = open_still and 0 < room[seat] <= largest
        before = _before(seat, now["seat"], state.seats, acted=now["phase"] != fields.ACT)
        told.append(
            {
                "level": sum(h <= level for row in board for h in row) if level < now["limit"] else 0,
                "ends": near and threat.could(seat, before, ring),
            }
        )
    return told


def still(state: "Monolyth") -> list[int]:
    """List who has a turn in the last round that they have not had yet; nobody before it was called (ML-END-02)."""
    if state.turn is None or not look(state.box, "ending"):
        return []
    acted = look(state.box, "phase") != fields.ACT
    return list(range(look(state.box, "seat") + acted, state.seats))
