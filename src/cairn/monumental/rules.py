"""The heart of the rules: rows of the stack are done, asked and answered until a real choice is reached.

A row below ASKS is done by itself, one from ASKS on is asked of its player, one from NATURE on of nature. Where only
one answer is possible it is given at once, except where a player begins something, or where it would tell a secret.
"""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.actions import step_gain_card
from cairn.monumental.answers import answer, answer_nature
from cairn.monumental.automa import step_automa, step_automa_program
from cairn.monumental.automa_explorers import step_walk
from cairn.monumental.city import begin_wonder, complete, put_on_top, step_fill
from cairn.monumental.conquest import arrive, step_conquest
from cairn.monumental.display import step_deal, step_display
from cairn.monumental.drawing import close_drawn, step_draw, step_draws, step_use, step_used
from cairn.monumental.effects import step_program, step_repeat, unpaid
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.heroes import hero_happens, step_return
from cairn.monumental.monsters import step_monsters
from cairn.monumental.offers import offer
from cairn.monumental.order import step_order
from cairn.monumental.rounds import step_action_turn, step_round, step_round_end
from cairn.monumental.turn import step_city, step_turn, step_turn_end
from cairn.monumental.units import step_flee
from cairn.monumental.verbs import pop

OVER = -2


@jit
def do(s: Position, t: Tables, m: Menu, e: Events) -> None:
    """Do the topmost row."""
    row = s.row[s.depth - 1]
    kind = row[0]
    seat = row[1]
    if kind == k.PROGRAM:
        step_program(s, t, m, e)
    elif kind == k.ORDER:
        step_order(s, t, e)
    elif kind == k.FILL:
        step_fill(s, t, e)
    elif kind == k.DEAL:
        step_deal(s, e)
    elif kind == k.GAIN_CARD:
        card = step_gain_card(s, t, e)
        if card >= 0:
            begin_wonder(s, t, e, seat, card)
    elif kind == k.DRAW_STEP:
        step_draw(s, t, e)
    elif kind == k.DRAWS:
        step_draws(s)
    elif kind == k.USE:
        step_use(s, t, e)
    elif kind == k.USED:
        step_used(s, e)
    elif kind == k.CONQUEST:
        step_conquest(s, t, e)
    elif kind == k.COMPLETE_CARD:
        pop(s)
        complete(s, t, e, seat)
    elif kind == k.FINISHED:
        card = row[2]
        pop(s)
        put_on_top(s, seat, card)
    elif kind == k.TURN:
        step_turn(s, e)
    elif kind == k.CITY_PHASE:
        step_city(s, e)
    elif kind == k.DISPLAY_PHASE:
        step_display(s, e)
    elif kind == k.TURN_END:
        step_turn_end(s, t, e)
    elif kind == k.REPEAT:
        step_repeat(s, t)
    elif kind == k.CLOSE:
        event = row[2]
        pop(s)
        hero_happens(s, t, seat, event, 0)
    elif kind == k.FLEE:
        step_flee(s, t, e)
    elif kind == k.RETURN_HERO:
        step_return(s, t, e)
    elif kind == k.ARRIVAL:
        monster = row[2]
        pop(s)
        for tile in range(t.tiles):
            if s.lair[tile] == monster + 1:
                arrive(s, t, e, seat, tile, monster)
                break
    elif kind == k.MONSTER_TURN:
        step_monsters(s, t, e)
    elif kind == k.ROUND:
        step_round(s, t, e)
    elif kind == k.ACTION_TURN:
        step_action_turn(s, e)
    elif kind == k.ROUND_END:
        step_round_end(s, t, e)
    elif kind == k.A_TURN:
        step_automa(s, t, e)
    elif kind == k.A_PROGRAM:
        step_automa_program(s, t, m, e)
    else:
        step_walk(s, t, m)


@jit
def play_code(s: Position, t: Tables, m: Menu, e: Events, code: int) -> None:
    """Answer the topmost row."""
    if s.row[s.depth - 1][0] >= k.NATURE:
        answer_nature(s, t, e, code >> k.VERB, code >> k.HALFWAY & k.MASK, code & k.MASK)
    else:
        answer(s, t, m, e, code)


@jit
def always_asked(kind: int) -> int:
    """Tell whether a player is asked even if there is a single answer; nature, where a step less would tell which."""
    return kind in (k.ACTIONS, k.ROW_CHOICE, k.COLUMN_CHOICE, k.N_MONSTER, k.N_LAIR)


@jit
def run(s: Position, t: Tables, m: Menu, e: Events) -> None:
    """Do everything up to the next real choice; its answers are in the menu then."""
    while not s.over:
        kind = s.row[s.depth - 1][0]
        if kind < k.ASKS:
            do(s, t, m, e)
            continue
        offer(s, t, m)
        if m.n == 0:
            if kind == k.DRAWN:
                close_drawn(s, e)
            elif kind == k.PAYMENT:
                unpaid(s)
            else:
                pop(s)
        elif m.n == 1 and not always_asked(kind):
            play_code(s, t, m, e, m.code[0])
        else:
            return
    m.n = 0
    m.total = 0


@jit
def turn(s: Position) -> int:
    """Tell who decides: a seat, -1 for nature, or OVER."""
    if s.over or s.depth == 0:
        return OVER
    row = s.row[s.depth - 1]
    return -1 if row[0] >= k.NATURE else row[1]
