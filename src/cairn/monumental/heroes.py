"""Heroes: acquired for Gold, deployed, at work, and back in their row."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.payments import spend
from cairn.monumental.rows import CLOSE, DEPLOY, RETURN_HERO
from cairn.monumental.verbs import add, figures, let_go, pop, push, tell, terrain


@jit
def may_deploy(s: Position, t: Tables, seat: int, hero: int, tile: int) -> int:
    """Tell whether a Hero may be deployed on a tile: the place its card names, always one's own."""
    if s.owner[tile] != seat + 1:
        return 0
    place = t.hero_place[hero]
    if t.terrain_kind[tile] == k.CAPITAL:
        return place & k.PLACE_CAPITAL
    return (
        place & k.PLACE_PROVINCE
        or (place & k.PLACE_ROUGH and terrain(s, t, tile) >= 2)  # noqa: PLR2004
        or (place & k.PLACE_COAST and t.coastal[tile])
    )


@jit
def list_heroes(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write the Heroes that can be acquired: one a turn, for Gold only (MN-HER-04, MN-HER-05)."""
    if not s.heroes or s.recruited[seat]:
        return
    for hero in range(k.HEROES):
        if s.hero_row[hero] and s.gold[seat] >= t.hero_price[hero]:
            for tile in range(t.tiles):
                if may_deploy(s, t, seat, hero, tile):
                    add(m, k.V_RECRUIT, hero, 0)
                    break


@jit
def recruit(s: Position, t: Tables, e: Events, seat: int, hero: int) -> None:
    """Acquire a Hero; the one a player has goes back first (MN-HER-11)."""
    spend(s, e, seat, k.GOLD, t.hero_price[hero])
    s.recruited[seat] = 1
    s.hero_row[hero] = 0
    push(s, DEPLOY.kind, seat)[DEPLOY.hero] = hero
    if s.hero[seat]:
        push(s, RETURN_HERO.kind, seat)


@jit
def offer_deploy(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write where the Hero may be deployed."""
    hero = s.row[s.depth - 1][DEPLOY.hero]
    for tile in range(t.tiles):
        if may_deploy(s, t, seat, hero, tile):
            add(m, k.V_DEPLOY, tile, 0)
    if m.n == 0:  # its place was lost with the Hero that went back: it waits on the Capital
        add(m, k.V_DEPLOY, s.capital[seat] - 1, 0)


@jit
def answer_deploy(s: Position, e: Events, seat: int, a: int) -> None:
    """Deploy the Hero."""
    hero = s.row[s.depth - 1][DEPLOY.hero]
    pop(s)
    s.hero[seat] = hero + 1
    s.hero_at[seat] = a + 1
    s.hero_uses[seat] = 0
    s.used[seat][k.OWN_HERO] = 0
    s.counted[seat][k.OWN_HERO] = 0
    tell(e, k.T_RECRUITED, seat, hero, a, 0)


@jit
def step_return_hero(s: Position, t: Tables, e: Events, seat: int) -> None:
    """Send a Hero back to the Hero row (MN-HER-10); another Unit takes its place in a Province it held alone."""
    pop(s)
    if not s.hero[seat]:
        return
    hero = s.hero[seat] - 1
    tile = s.hero_at[seat] - 1
    s.hero[seat] = 0
    s.hero_at[seat] = 0
    s.hero_uses[seat] = 0
    s.hero_row[hero] = 1
    tell(e, k.T_RETURNED, seat, hero, 0, 0)
    if tile < 0 or s.owner[tile] != seat + 1 or t.terrain_kind[tile] == k.CAPITAL:
        return
    capital = s.capital[seat] - 1
    if figures(s, t, seat, tile) == 0 and not s.outpost[tile] and t.hero_attack[hero]:
        if s.soldiers[capital]:
            s.soldiers[capital] -= 1
            s.soldiers[tile] += 1
            tell(e, k.T_MOVED, seat, capital, tile, 0)
        elif s.warlord[seat] == capital + 1:
            s.warlord[seat] = tile + 1
            tell(e, k.T_MOVED, seat, capital, tile, 1)
    let_go(s, t, tile)


@jit
def stays_until(t: Tables, hero: int, event: int, facts: int) -> int:
    """Tell whether a Hero stays only until this happens."""
    for i in range(3):
        only = t.hero_until_only[hero][i]
        if event and t.hero_until[hero][i] == event and only & facts == only:
            return 1
    return 0


@jit
def hero_sees(s: Position, t: Tables, seat: int, event: int, facts: int) -> None:
    """Send a Hero back that stays only until this happens, once all that follows from it is done."""
    if s.hero[seat] and stays_until(t, s.hero[seat] - 1, event, facts):
        push(s, RETURN_HERO.kind, seat)


@jit
def hero_happens(s: Position, t: Tables, seat: int, event: int, facts: int) -> None:
    """Send a Hero back if it stays only until this happens, or has been used often enough."""
    if not s.hero[seat]:
        return
    hero = s.hero[seat] - 1
    if (t.hero_uses[hero] and s.hero_uses[seat] >= t.hero_uses[hero]) or stays_until(t, hero, event, facts):
        push(s, RETURN_HERO.kind, seat)


@jit
def step_close(s: Position, t: Tables, seat: int) -> None:
    """Send a Hero back if this was its last use, or it stays only until now."""
    event = s.row[s.depth - 1][CLOSE.event]
    pop(s)
    hero_happens(s, t, seat, event, 0)
