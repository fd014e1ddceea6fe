# Análisis de una partida terminada

analysis = Análisis
analysis-start = Analizar la partida
analysis-about = Cómo iba cada cual tras cada decisión y cuáles costaron más. El bot más fuerte repasa la partida y nunca sabe más de lo que se podía saber en la mesa. Tarda un poco; mientras tanto puedes seguir mirando.
analysis-waiting = Esperando su turno…
analysis-running = Repasando la partida: { $n } %
analysis-stopped = El análisis se interrumpió. Continúa desde donde se quedó.
analysis-failed = El análisis ha fallado. Reintenta; si vuelve a fallar, el registro del servidor dice por qué.
analysis-go-on = Continuar
analysis-deep = Mirar más de cerca
analysis-deep-about = Hasta ahora se han comparado con la mejor opción la primera decisión de cada turno y las caídas más fuertes. Más de cerca, se comparan todas.
analysis-deep-done = Todas las decisiones se han comparado con la mejor opción.
analysis-win = Probabilidad de ganar
analysis-points = Puntos esperados
analysis-chart = { $measure } de decisión en decisión, paso { $n } de { $all }: { $list }. Las flechas recorren la partida.
analysis-line = { $name } { $value }
analysis-turning = Momentos decisivos
analysis-none = Ninguna decisión fue claramente peor que la mejor.
analysis-few = En esta partida no hubo nada que decidir.
analysis-at = Turno { $turn }, { $name }
analysis-lost-win = −{ $n } p. p.
analysis-lost-win-long =
    { $n ->
        [one] costó { $n } punto porcentual de probabilidad de ganar
       *[other] costó { $n } puntos porcentuales de probabilidad de ganar
    }
analysis-lost-points = −{ $n }
analysis-lost-points-long =
    { $n ->
        [one] costó { $n } punto
       *[other] costó { $n } puntos
    }
analysis-played = Jugado
analysis-better = Mejor
analysis-reasons = Motivos
analysis-show = Mostrar este momento
analysis-on-board = Se muestra en el tablero
analysis-play-on = Jugar desde el turno { $turn }
analysis-play-on-text =
    { $others ->
        [yes] Una partida nueva empieza antes de esta decisión; tú juegas por { $name }, y los bots, por los demás.
       *[no] Una partida nueva empieza antes de esta decisión.
    }
analysis-value-win = { $n } %
analysis-value-points = { $n }

## Las opciones en palabras

analysis-monolyth-place = { mono-stone }: { $cells }
analysis-monolyth-swap = Cambiar por una piedra de 1 cubo: { $cell }
analysis-monolyth-discard = Descartar: { mono-stone }
analysis-monolyth-prophecy = Profecía { $value }: { wall-name }
analysis-monolyth-burn = Descartar la profecía { $value }

## En la terminal

analysis-title = { $game }: { $names }
analysis-working = Repasando la partida
analysis-unfinished = El registro acaba antes que la partida; así iban entonces.
analysis-compared =
    { $n ->
        [one] { $n } decisión comparada con la mejor, por { $by }.
       *[other] { $n } decisiones comparadas con la mejor, por { $by }.
    }
analysis-told = { $what }: { $text }
analysis-deeper = --depth deep las compara todas.
analysis-written = El análisis completo está en { $file }
