"""What is done with every kind of row of the stack. Written by dispatch.py."""

# ruff: noqa: PLR2004

from cairn.kernel import jit
from cairn.monumental import (
    acquiring,
    actions,
    attacks,
    automa,
    automa_explorers,
    city,
    city_words,
    conquest,
    copying,
    dispatch_words,
    display,
    drawing,
    explorers,
    heroes,
    monsters,
    order,
    payments,
    programs,
    resources,
    rounds,
    turn,
    units,
)
from cairn.monumental.codes import first_of, second_of, verb_of
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.kinds import V_STOP
from cairn.monumental.rows import KIND, NATURE, SEAT
from cairn.monumental.verbs import pop


@jit
def step(s: Position, t: Tables, m: Menu, e: Events) -> None:
    """Do the topmost row."""
    row = s.row[s.depth - 1]
    kind = row[KIND]
    seat = row[SEAT]
    if kind == 7:  # PROGRAM
        programs.step_program(s, t, m, e, seat)
    elif kind == 8:  # ORDER
        order.step_order(s, t, e, seat)
    elif kind < 9:
        if kind == 1:  # TURN
            turn.step_turn(s, e, seat)
        elif kind == 2:  # TURN_END
            turn.step_turn_end(s, t, e, seat)
        elif kind == 3:  # CITY_PHASE
            turn.step_city_phase(s, e, seat)
        elif kind == 4:  # DISPLAY_PHASE
            display.step_display_phase(s, e, seat)
        elif kind == 5:  # FILL
            city.step_fill(s, t, e)
        elif kind == 6:  # DEAL
            display.step_deal(s, e, seat)
    elif kind < 15:
        if kind == 9:  # GAIN_CARD
            acquiring.step_gain_card(s, t, e, seat)
        elif kind == 10:  # COMPLETE_CARD
            acquiring.step_complete_card(s, t, e, seat)
        elif kind == 11:  # FINISHED
            acquiring.step_finished(s, seat)
        elif kind == 12:  # CONQUEST
            conquest.step_conquest(s, t, e, seat)
        elif kind == 13:  # DRAW_STEP
            drawing.step_draw_step(s, t, e, seat)
        elif kind == 14:  # USE
            drawing.step_use(s, t, e, seat)
    elif kind < 21:
        if kind == 15:  # USED
            drawing.step_used(s, e, seat)
        elif kind == 16:  # REPEAT
            programs.step_repeat(s, t, seat)
        elif kind == 17:  # CLOSE
            heroes.step_close(s, t, seat)
        elif kind == 18:  # ROUND
            rounds.step_round(s, t, e)
        elif kind == 19:  # ACTION_TURN
            rounds.step_action_turn(s, e)
        elif kind == 20:  # ROUND_END
            rounds.step_round_end(s, t, e)
    elif kind < 27:
        if kind == 21:  # A_TURN
            automa.step_a_turn(s, t, e, seat)
        elif kind == 22:  # A_PROGRAM
            automa.step_a_program(s, t, m, e, seat)
        elif kind == 23:  # A_WALK
            automa_explorers.step_a_walk(s, t, m, seat)
        elif kind == 24:  # MONSTER_TURN
            monsters.step_monster_turn(s, t, e, seat)
        elif kind == 25:  # ARRIVAL
            monsters.step_arrival(s, t, e, seat)
        elif kind == 26:  # FLEE
            units.step_flee(s, t, e, seat)
    elif kind == 27:  # RETURN_HERO
        heroes.step_return_hero(s, t, e, seat)
    elif kind == 28:  # DRAWS
        drawing.step_draws(s, seat)


@jit
def offer(s: Position, t: Tables, m: Menu) -> None:
    """Write the choices of the position; changes nothing."""
    m.n = 0
    m.total = 0
    if s.over or s.depth == 0:
        return
    row = s.row[s.depth - 1]
    kind = row[KIND]
    seat = row[SEAT]
    if kind == 43:  # ACTIONS
        actions.offer_actions(s, t, m, seat)
    elif kind == 44:  # PAYMENT
        payments.offer_payment(s, t, m)
    elif kind < 48:
        if kind == 40:  # CAPITAL_CHOICE
            turn.offer_capital_choice(s, t, m)
        elif kind == 41:  # ROW_CHOICE
            turn.offer_row_choice(m)
        elif kind == 42:  # COLUMN_CHOICE
            turn.offer_column_choice(m)
        elif kind == 45:  # LESS
            conquest.offer_less(s, t, m, seat)
        elif kind == 46:  # KEEP_WONDER
            acquiring.offer_keep_wonder(s, m)
        elif kind == 47:  # PLACE_WONDER
            acquiring.offer_place_wonder(s, t, m, seat)
    elif kind < 54:
        if kind == 48:  # UNITS
            conquest.offer_units(s, t, m, seat)
        elif kind == 49:  # MOVE_TO
            units.offer_move_to(s, t, m, seat)
        elif kind == 50:  # OUTPOST_UNITS
            units.offer_outpost_units(s, m, seat)
        elif kind == 51:  # KEEP_TOKEN
            explorers.offer_keep_token(s, m)
        elif kind == 52:  # BENEFIT
            order.offer_benefit(s, m)
        elif kind == 53:  # GAIN_CHOICE
            resources.offer_gain_choice(s, m)
    elif kind < 60:
        if kind == 54:  # EXCHANGE_CHOICE
            resources.offer_exchange_choice(s, t, m)
        elif kind == 55:  # ALTERNATIVE
            programs.offer_alternative(s, t, m, seat)
        elif kind == 56:  # DRAWN
            drawing.offer_drawn(s, t, m)
        elif kind == 57:  # EFFECTS
            programs.offer_effects(s, t, m, seat)
        elif kind == 58:  # ACTIVATE_CHOICE
            city_words.offer_activate_choice(s, m, seat)
        elif kind == 59:  # REINFORCE_CHOICE
            turn.offer_reinforce_choice(s, t, m, seat)
    elif kind < 66:
        if kind == 60:  # CARD_CHOICE
            city_words.offer_card_choice(s, m, seat)
        elif kind == 61:  # COPY_CHOICE
            copying.offer_copy_choice(s, t, m, seat)
        elif kind == 62:  # STEPS
            explorers.offer_steps(s, t, m, seat)
        elif kind == 63:  # FREE_UNITS
            units.offer_free_units(s, t, m, seat)
        elif kind == 64:  # DESTROY_CHOICE
            units.offer_destroy_choice(s, t, m, seat)
        elif kind == 65:  # OUTPOST_CHOICE
            units.offer_outpost_choice(s, t, m, seat)
    elif kind < 72:
        if kind == 66:  # TAKE_CHOICE
            acquiring.offer_take_choice(s, t, m)
        elif kind == 67:  # SECTION_CHOICE
            acquiring.offer_section_choice(s, t, m, seat)
        elif kind == 68:  # NEXT
            order.offer_next(s, m)
        elif kind == 69:  # KEEP_KNOWLEDGE
            city.offer_keep_knowledge(s, m, seat)
        elif kind == 70:  # DEPLOY
            heroes.offer_deploy(s, t, m, seat)
        elif kind == 71:  # TRADE_CHOICE
            resources.offer_trade_choice(s, t, m)
    elif kind < 78:
        if kind == 72:  # SAIL_CHOICE
            explorers.offer_sail_choice(s, t, m, seat)
        elif kind == 73:  # ROUT_CHOICE
            attacks.offer_rout_choice(s, t, m)
        elif kind == 74:  # GIVE_UP_CHOICE
            attacks.offer_give_up_choice(s, t, m, seat)
        elif kind == 75:  # WALK_CHOICE
            attacks.offer_walk_choice(s, t, m)
        elif kind == 76:  # SHELTER_CHOICE
            units.offer_shelter_choice(s, t, m, seat)
        elif kind == 77:  # LAIR_CHOICE
            monsters.offer_lair_choice(s, t, m)
    elif kind < 100:
        if kind == 78:  # PROVINCE_CHOICE
            attacks.offer_province_choice(s, t, m)
        elif kind == 79:  # A_CONQUER_CHOICE
            automa.offer_a_conquer_choice(s, t, m)
        elif kind == 80:  # A_STEP_CHOICE
            automa_explorers.offer_a_step_choice(s, t, m)
        elif kind == 81:  # A_PLACE_CHOICE
            automa.offer_a_place_choice(s, t, m)
        elif kind == 82:  # GO_ON
            actions.offer_go_on(s, t, m, seat)
        elif kind == 83:  # WORD_CHOICE
            dispatch_words.offer_word_choice(s, t, m, seat)
    elif kind < 106:
        if kind == 100:  # N_CARD
            city.offer_n_card(s, m, seat)
        elif kind == 101:  # N_DEVELOPMENT
            display.offer_n_development(s, t, m)
        elif kind == 102:  # N_MARKET
            turn.offer_n_market(s, m)
        elif kind == 103:  # N_CITY
            turn.offer_n_city(s, t, m)
        elif kind == 104:  # N_MONSTER
            monsters.offer_n_monster(s, t, m)
        elif kind == 105:  # N_LAIR
            monsters.offer_n_lair(s, t, m)
    elif kind == 106:  # N_TOKEN
        conquest.offer_n_token(s, t, m)
    elif kind == 107:  # N_STACK
        explorers.offer_n_stack(s, m)
    elif kind == 108:  # N_TOP
        automa_explorers.offer_n_top(s, m)
    elif kind == 109:  # N_AUTOMA
        automa.offer_n_automa(s, m)
    elif kind == 110:  # N_POLICY
        automa.offer_n_policy(s, m)
    elif kind == 111:  # N_SITE
        turn.offer_n_site(s, t, m)
    if kind < NATURE:
        m.total = m.n


@jit
def leave(s: Position, e: Events) -> None:
    """Take the topmost row off, unanswered."""
    row = s.row[s.depth - 1]
    kind = row[KIND]
    seat = row[SEAT]
    if kind == 44:  # PAYMENT
        payments.stop_payment(s)
    elif kind == 56:  # DRAWN
        drawing.stop_drawn(s, e, seat)
    elif kind == 68:  # NEXT
        order.stop_next(s)
    else:
        pop(s)


@jit
def answer(s: Position, t: Tables, m: Menu, e: Events, code: int) -> None:
    """Answer the topmost row."""
    verb = verb_of(code)
    if verb == V_STOP:
        leave(s, e)
        return
    row = s.row[s.depth - 1]
    kind = row[KIND]
    seat = row[SEAT]
    a = first_of(code)
    b = second_of(code)
    if kind == 43:  # ACTIONS
        actions.answer_actions(s, t, e, seat, verb, a, b)
    elif kind == 44:  # PAYMENT
        payments.answer_payment(s, t, e, code)
    elif kind < 48:
        if kind == 40:  # CAPITAL_CHOICE
            turn.answer_capital_choice(s, t, e, seat, a)
        elif kind == 41:  # ROW_CHOICE
            turn.answer_row_choice(s, seat, a)
        elif kind == 42:  # COLUMN_CHOICE
            turn.answer_column_choice(s, t, e, seat, a)
        elif kind == 45:  # LESS
            conquest.answer_less(s, t, seat, code)
        elif kind == 46:  # KEEP_WONDER
            acquiring.answer_keep_wonder(s, e, seat, a)
        elif kind == 47:  # PLACE_WONDER
            acquiring.answer_place_wonder(s, e, seat, a)
    elif kind < 54:
        if kind == 48:  # UNITS
            conquest.answer_units(s, t, e, seat, verb, a)
        elif kind == 49:  # MOVE_TO
            units.answer_move_to(s, e, seat, a)
        elif kind == 50:  # OUTPOST_UNITS
            units.answer_outpost_units(s, e, seat, a)
        elif kind == 51:  # KEEP_TOKEN
            explorers.answer_keep_token(s, e, seat, b)
        elif kind == 52:  # BENEFIT
            order.answer_benefit(s, t, e, seat, a, b)
        elif kind == 53:  # GAIN_CHOICE
            resources.answer_gain_choice(s, e, seat, a)
    elif kind < 60:
        if kind == 54:  # EXCHANGE_CHOICE
            resources.answer_exchange_choice(s, t, e, seat, a, b)
        elif kind == 55:  # ALTERNATIVE
            programs.answer_alternative(s, t, seat, a)
        elif kind == 56:  # DRAWN
            drawing.answer_drawn(s, seat, a, b)
        elif kind == 57:  # EFFECTS
            programs.answer_effects(s, t, e, seat, verb, a, b)
        elif kind == 58:  # ACTIVATE_CHOICE
            city_words.answer_activate_choice(s, t, e, seat, b)
        elif kind == 59:  # REINFORCE_CHOICE
            turn.answer_reinforce_choice(s, t, seat, b)
    elif kind < 66:
        if kind == 60:  # CARD_CHOICE
            city_words.answer_card_choice(s, t, e, seat, verb, b)
        elif kind == 61:  # COPY_CHOICE
            copying.answer_copy_choice(s, t, e, seat, verb, a, b)
        elif kind == 62:  # STEPS
            explorers.answer_steps(s, t, e, seat, verb, a, b)
        elif kind == 63:  # FREE_UNITS
            units.answer_free_units(s, seat, verb, a)
        elif kind == 64:  # DESTROY_CHOICE
            units.answer_destroy_choice(s, t, e, verb, a)
        elif kind == 65:  # OUTPOST_CHOICE
            units.answer_outpost_choice(s, e, seat, a)
    elif kind < 72:
        if kind == 66:  # TAKE_CHOICE
            acquiring.answer_take_choice(s, t, e, seat, a)
        elif kind == 67:  # SECTION_CHOICE
            acquiring.answer_section_choice(s, t, e, seat, a, b)
        elif kind == 68:  # NEXT
            order.answer_next(s, t, e, seat, code)
        elif kind == 69:  # KEEP_KNOWLEDGE
            city.answer_keep_knowledge(s, e, seat, a)
        elif kind == 70:  # DEPLOY
            heroes.answer_deploy(s, e, seat, a)
        elif kind == 71:  # TRADE_CHOICE
            resources.answer_trade_choice(s, t, e, seat, a)
    elif kind < 78:
        if kind == 72:  # SAIL_CHOICE
            explorers.answer_steps(s, t, e, seat, verb, a, b)
        elif kind == 73:  # ROUT_CHOICE
            attacks.answer_rout_choice(s, t, e, verb, a)
        elif kind == 74:  # GIVE_UP_CHOICE
            attacks.answer_give_up_choice(s, t, e, seat, a, b)
        elif kind == 75:  # WALK_CHOICE
            attacks.answer_walk_choice(s, e, a)
        elif kind == 76:  # SHELTER_CHOICE
            units.answer_shelter_choice(s, e, seat, a)
        elif kind == 77:  # LAIR_CHOICE
            monsters.answer_lair_choice(s, e, a)
    elif kind < 100:
        if kind == 78:  # PROVINCE_CHOICE
            attacks.answer_province_choice(s, t, seat, a)
        elif kind == 79:  # A_CONQUER_CHOICE
            automa.answer_a_conquer_choice(s, t, e, a)
        elif kind == 80:  # A_STEP_CHOICE
            automa_explorers.answer_a_step_choice(s, t, m, e, b)
        elif kind == 81:  # A_PLACE_CHOICE
            automa.answer_a_place_choice(s, e, a)
        elif kind == 82:  # GO_ON
            actions.do_action(s, t, e, seat, verb, a, b)
        elif kind == 83:  # WORD_CHOICE
            dispatch_words.answer_word_choice(s, t, e, seat, b)
    elif kind < 106:
        if kind == 100:  # N_CARD
            city.answer_n_card(s, seat, a, b)
        elif kind == 101:  # N_DEVELOPMENT
            display.answer_n_development(s, t, e, verb, a)
        elif kind == 102:  # N_MARKET
            turn.answer_n_market(s, e, a, b)
        elif kind == 103:  # N_CITY
            turn.answer_n_city(s, e, a, b)
        elif kind == 104:  # N_MONSTER
            monsters.answer_n_monster(s, a)
        elif kind == 105:  # N_LAIR
            monsters.answer_n_lair(s, a)
    elif kind == 106:  # N_TOKEN
        conquest.answer_n_token(s, t, e, seat, a)
    elif kind == 107:  # N_STACK
        explorers.answer_n_stack(s, b)
    elif kind == 108:  # N_TOP
        automa_explorers.answer_n_top(s, t, e, seat, b)
    elif kind == 109:  # N_AUTOMA
        automa.answer_n_automa(s, t, e, seat, a)
    elif kind == 110:  # N_POLICY
        automa.answer_n_policy(s, e, seat, a)
    elif kind == 111:  # N_SITE
        turn.answer_capital_choice(s, t, e, seat, a)
