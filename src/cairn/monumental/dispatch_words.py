"""What every word can and does. Written by dispatch.py."""

# ruff: noqa: ARG001, PLR2004, RET505, SIM114

from cairn.kernel import jit
from cairn.monumental import (
    acquiring,
    attacks,
    city_words,
    copying,
    drawing,
    explorers,
    order,
    payments,
    resources,
    units,
)
from cairn.monumental.codes import picked_number
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.rows import WORD_CHOICE
from cairn.monumental.verbs import ask_word, found, pop, stoppable


@jit
def can_word(s: Position, t: Tables, m: Menu, seat: int, pc: int, full: int, source: int) -> int:
    """Tell whether a word can be done: in full, or at least in part."""
    op = t.op[pc]
    if op == 17:  # pay
        return payments.can_pay(s, t, seat, t.a[pc], t.b[pc], t.c[pc])
    elif op < 51:
        if op == 18:  # pay_any
            return payments.can_pay_any(s, t, seat, t.a[pc], t.b[pc])
        elif op == 35:  # exchange
            return resources.can_exchange(s, seat)
        elif op == 36:  # trade
            return resources.can_trade(s, t, seat, t.a[pc])
        elif op == 37:  # hand_over
            before = m.n
            resources.offer_hand_over(s, m, seat, pc)
            return found(m, before)
        elif op == 49:  # activate_more
            return city_words.can_activate_more(s, seat)
        elif op == 50:  # reinforce
            return city_words.can_reinforce(s, seat)
    elif op < 98:
        if op == 51:  # archive
            return city_words.can_archive(s, seat, full, t.a[pc])
        elif op == 52:  # discard
            return city_words.can_archive(s, seat, full, t.a[pc])
        elif op == 53:  # archive_self
            return city_words.can_archive_self(source)
        elif op == 65:  # draw
            return drawing.can_draw(s, t, seat)
        elif op == 81:  # copy
            return copying.can_copy(s, t, m, seat, source, t.a[pc], t.b[pc])
        elif op == 97:  # take
            return acquiring.can_take(s, t, m, t.a[pc], t.b[pc])
    elif op < 132:
        if op == 98:  # complete_section
            return acquiring.can_complete_section(s, t, m, seat, t.a[pc])
        elif op == 113:  # move_explorer
            return explorers.can_move_explorer(s, t, m, seat)
        elif op == 114:  # sail_explorer
            return explorers.can_sail_explorer(s, t, m, seat)
        elif op == 129:  # move_units
            return units.can_move_units(s, t, m, seat)
        elif op == 130:  # regroup
            return units.can_regroup(s, t, m, seat)
        elif op == 131:  # destroy
            return units.can_destroy(s, t, m, seat)
    elif op == 132:  # place_outpost
        return units.can_place_outpost(s, t, m, seat)
    elif op == 145:  # repeat_one_offs
        return order.can_repeat_one_offs(s, seat)
    elif op == 161:  # rout
        return attacks.can_rout(s, t, full, source, t.a[pc], t.b[pc])
    elif op == 162:  # lose
        return attacks.can_lose(s, seat, t.a[pc], t.b[pc])
    elif op == 163:  # give_up
        return attacks.can_give_up(s, t, m, seat, t.a[pc], t.b[pc])
    return 1


@jit
def do_word(s: Position, t: Tables, m: Menu, e: Events, seat: int, pc: int, must: int, source: int) -> None:
    """Do a word: at once, or by putting a row on the stack that asks."""
    op = t.op[pc]
    if op == 33:  # gain
        resources.do_gain(s, e, seat, t.a[pc], t.b[pc], t.c[pc])
    elif op == 17:  # pay
        payments.do_pay(s, e, seat, must, t.a[pc], t.b[pc], t.c[pc])
    elif op < 50:
        if op == 18:  # pay_any
            payments.do_pay_any(s, seat, t.a[pc], t.b[pc])
        elif op == 34:  # gain_any
            resources.do_gain_any(s, seat, t.a[pc], t.b[pc])
        elif op == 35:  # exchange
            resources.do_exchange(s, seat, must, t.a[pc])
        elif op == 36:  # trade
            resources.do_trade(s, seat, pc, must)
        elif op == 37:  # hand_over
            ask_word(s, seat, pc, source, 1, must)
        elif op == 49:  # activate_more
            city_words.do_activate_more(s, seat, must, t.a[pc])
    elif op < 81:
        if op == 50:  # reinforce
            city_words.do_reinforce(s, seat, t.a[pc])
        elif op == 51:  # archive
            city_words.do_archive(s, seat, must, t.a[pc])
        elif op == 52:  # discard
            city_words.do_discard(s, seat, must, t.a[pc])
        elif op == 53:  # archive_self
            city_words.do_archive_self(s, t, e, seat, source)
        elif op == 65:  # draw
            drawing.do_draw(s, seat, t.a[pc], t.b[pc])
        elif op == 66:  # draw_use
            drawing.do_draw_use(s, seat, t.a[pc])
    elif op < 130:
        if op == 81:  # copy
            copying.do_copy(s, seat, must, source, t.a[pc], t.b[pc])
        elif op == 97:  # take
            acquiring.do_take(s, seat, must, t.a[pc], t.b[pc])
        elif op == 98:  # complete_section
            acquiring.do_complete_section(s, seat, must, t.a[pc])
        elif op == 113:  # move_explorer
            explorers.do_move_explorer(s, seat, must, t.a[pc])
        elif op == 114:  # sail_explorer
            explorers.do_sail_explorer(s, seat, must, t.a[pc])
        elif op == 129:  # move_units
            units.do_move_units(s, seat, must, t.a[pc])
    elif op < 163:
        if op == 130:  # regroup
            units.do_regroup(s, seat, must, t.a[pc])
        elif op == 131:  # destroy
            units.do_destroy(s, seat, must, t.a[pc])
        elif op == 132:  # place_outpost
            units.do_place_outpost(s, seat, must, t.a[pc])
        elif op == 145:  # repeat_one_offs
            order.do_repeat_one_offs(s, seat)
        elif op == 161:  # rout
            attacks.do_rout(s, t, seat, source, t.a[pc], t.b[pc], t.c[pc])
        elif op == 162:  # lose
            attacks.do_lose(s, t, e, seat, source, t.a[pc], t.b[pc])
    elif op == 163:  # give_up
        attacks.do_give_up(s, seat, source, t.a[pc], t.b[pc])
    elif op == 164:  # each_near
        attacks.do_each_near(s, t, e, pc, source, t.a[pc])
    elif op == 165:  # send_home
        attacks.do_send_home(s, t, e, source, t.a[pc])
    elif op == 166:  # walk
        attacks.do_walk(s, seat, source)
    elif op == 167:  # gain_hoard
        attacks.do_gain_hoard(s, e, seat, source)


@jit
def offer_word_choice(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write what a word may pick."""
    row = s.row[s.depth - 1]
    pc = row[WORD_CHOICE.pc]
    op = t.op[pc]
    if op == 37:  # hand_over
        resources.offer_hand_over(s, m, seat, pc)
    stoppable(m, row[WORD_CHOICE.must])


@jit
def answer_word_choice(s: Position, t: Tables, e: Events, seat: int, b: int) -> None:
    """Do what a word does with its pick."""
    row = s.row[s.depth - 1]
    pc = row[WORD_CHOICE.pc]
    op = t.op[pc]
    row[WORD_CHOICE.must] &= 1
    row[WORD_CHOICE.left] -= 1
    if row[WORD_CHOICE.left] == 0:
        pop(s)
    if op == 37:  # hand_over
        resources.answer_hand_over(s, e, seat, picked_number(b), t.a[pc])
