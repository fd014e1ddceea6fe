# Los demás jugadores de Monumental, el turno del Automa, el historial por turnos y el final.

monumental-others = Jugadores
monumental-others-count =
    { $what ->
        [provinces] { $n ->
            [one] 1 provincia
           *[other] { $n } provincias
        }
        [knowledge] { $n ->
            [one] 1 conocimiento
           *[other] { $n } conocimientos
        }
        [wonders] { $n ->
            [one] 1 maravilla
           *[other] { $n } maravillas
        }
       *[policies] { $n ->
            [one] 1 política
           *[other] { $n } políticas
        }
    }
monumental-others-most = quien más tiene
monumental-others-points = Puntos
monumental-others-dominance = Dominio
monumental-others-leads =
    { $who ->
        [you] Llevas { $n } de ventaja.
       *[other] { $name } lleva { $n } de ventaja.
    }
monumental-others-tie = Empate: { $names } puntúan por igual.
monumental-others-nobody = Nadie tiene todavía.
monumental-others-worth =
    { $n ->
        [one] Vale 1 punto
       *[other] Vale { $n } puntos
    }
monumental-others-look = Ver la ciudad de { $name }
monumental-others-no-city = El Automa no tiene ciudad.
monumental-others-recap = Ver el último turno
monumental-others-before = Jugador anterior
monumental-others-after = Jugador siguiente
monumental-others-resources = Recursos
monumental-others-wonder = Maravilla en construcción
monumental-others-wonders = Maravillas
monumental-others-policies = Políticas
monumental-others-acting = vale la última
monumental-others-army = Unidades
monumental-others-none = nada todavía
monumental-others-capital =
    { $n ->
        [one] 1 en la capital
       *[other] { $n } en la capital
    }
monumental-others-at = { $name } en { $tile }
monumental-others-home = { $name } en la capital
monumental-others-off = { $name } fuera del mapa
monumental-others-built =
    { $n ->
        [one] 1 puesto avanzado
       *[other] { $n } puestos avanzados
    }
monumental-others-explorers = Exploradores
monumental-others-tokens = Fichas
monumental-others-cards = Cartas
monumental-others-to-go = faltan { $amount }

## Lo que hizo alguien

monumental-recap = Lo que hizo { $name }
monumental-recap-of = Turno { $n } de { $all }
monumental-recap-empty = Nadie ha jugado todavía.
monumental-recap-pause = Pausar
monumental-recap-play = Seguir
monumental-recap-all = Mostrar todo
monumental-recap-again = Otra vez
monumental-recap-close = Cerrar
monumental-recap-before = El turno anterior
monumental-recap-after = El turno siguiente
monumental-recap-brought = En total
monumental-recap-collected =
    { $who ->
        [you] Recoges { $n } fichas de producción ({ $tiles }).
       *[other] { $name } recoge { $n } fichas de producción ({ $tiles }).
    }

## El Automa

monumental-automa-turn = El turno del Automa
monumental-automa-turn-of = { $name } juega sus cartas
monumental-automa-has-played = { $name } ha jugado
monumental-automa-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
monumental-automa-nth = Carta { $n } de { $all }
monumental-automa-base = La carta dice
monumental-automa-twice = La carta dice, dos veces
monumental-automa-only = Solo cuenta esta parte, sea cual sea el señor de la guerra
monumental-automa-special = Además, por { $warlord }
monumental-automa-other = El resto es para otro tipo de señor de la guerra y no cuenta.
monumental-automa-does = Esto hace
monumental-automa-thinks = Está a punto de actuar.
monumental-automa-nothing = No ocurre nada.
monumental-automa-drew =
    { $n ->
        [one] Descubre otra carta.
       *[other] Descubre { $n } cartas más.
    }
monumental-automa-unfold = Desplegar
monumental-automa-next = Siguiente
monumental-automa-back = Atrás
monumental-automa-done = Listo
monumental-automa-close = Cerrar, la partida sigue
monumental-automa-pace = Ritmo
monumental-automa-pace-slow = Lento
monumental-automa-pace-normal = Normal
monumental-automa-pace-fast = Rápido
monumental-automa-pace-once = Todo a la vez
monumental-automa-goes-on = Seguirá cuando hayas decidido.

## El historial

monumental-log-setup = Preparación
monumental-log-earlier = Antes
monumental-log-show-earlier = Mostrar turnos anteriores
monumental-log-round = Ronda { $n }
monumental-log-all = Todos
monumental-log-era = Era { $era }
monumental-log-upkeep =
    { $n ->
        [one] 1 carta llegó o salió
       *[other] { $n } cartas llegaron o salieron
    }
monumental-log-to-turn = Ver de nuevo este turno de { $name }
monumental-log-to-round = Ver de nuevo este momento
monumental-log-nothing = nada todavía

## El final

monumental-result-sheet = Puntuación
monumental-result-part = Categoría
monumental-result-place = { $n }.º
monumental-result-winner = gana
monumental-result-own = Por lo conseguido
monumental-result-most =
    Dominio, { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } cada uno
monumental-result-more = Además
monumental-result-has = { $n } en total
monumental-result-dominance = Quién tuvo más
monumental-result-alone = { $what }: { $name } tiene { $n }, { $lead } más que nadie.
monumental-result-level = { $what }: { $names } empatan a { $n } y puntúan por igual.
monumental-result-none = { $what }: nadie tiene y nadie puntúa.
monumental-result-ties = Empates
monumental-result-breaks = Decide los empates
monumental-result-no-tie = No hubo empate por la victoria. Lo habría resuelto quien tuviera más oro y, después, más cultura.
monumental-result-by-gold = { $names } empatan a { $n } puntos. Decide el oro: { $name } tiene { $gold }.
monumental-result-by-culture = { $names } empatan en puntos y en oro. Decide la cultura: { $name } tiene { $culture }.
monumental-result-shared = { $names } empatan en puntos, oro y cultura, y comparten la victoria.
monumental-result-course = Cómo fue
monumental-result-measure =
    { $measure ->
        [score] Puntos
        [gained] Obtenido por ronda
        [gold] Oro
       *[culture] Cultura
    }
monumental-result-about =
    { $measure ->
        [score] Puntos después de cada turno.
        [gained] Todo lo que cada jugador obtuvo en una ronda, gastado o no.
        [gold] Oro en reserva.
       *[culture] Cultura en reserva.
    }
monumental-result-chart = { $measure } por turno: { $list }
monumental-result-line = { $name } { $n }
monumental-result-turn = Turno
monumental-result-round = Ronda
monumental-result-as-table = Como tabla
monumental-result-as-chart = Como gráfico
monumental-result-loading = Reuniendo cómo fue.
monumental-result-close = Volver a la mesa

## Una pantalla

monumental-hand-over = Pásale la pantalla a { $name }
monumental-hand-over-text = Lo que viene es solo para { $name }. El resto, por favor, que no mire.
monumental-hand-over-ready = Soy { $name }
