# Más sobre la mesa: los demás, el registro por turnos, el final, las teclas, la preparación.

## Los demás

others-level =
    Nivel { $level } de { $limit }: { $n ->
        [one] falta 1 cubo
       *[other] faltan { $n } cubos
    }
others-whole = Los { $limit } niveles completos
others-ends = Podría terminar la partida en su próximo turno
others-ends-brief = Podría acabar
guest-waiting = Estás mirando. { $name } elige.

## El registro por turnos

log-dealt =
    { $n ->
        [one] Se coloca 1 piedra en las canteras.
       *[other] Se colocan { $n } piedras en las canteras.
    }
log-points = +{ $n }
log-level = Nivel { $level }
log-structure = Estructura
log-discarded = descartada
log-earlier = Mostrar turnos anteriores

## El final

last-round-still = Última ronda. Por jugar: { $names }
last-round-none = Última ronda. Nadie juega después de este turno.
last-round-left =
    { $n ->
        [one] El final se acerca: queda 1 turno.
       *[other] El final se acerca: quedan { $n } turnos.
    }
result-counting = La partida ha terminado. Se cuentan los puntos.
next-rank =
    { $n ->
        [one] 1 punto más: { rank-name }, desde { $points } puntos
       *[other] { $n } puntos más: { rank-name }, desde { $points } puntos
    }
mark-prophecy = Una profecía
mark-level = Un nivel está completo
mark-structure = La estructura está completa
mark-ending = Empieza la última ronda

## Teclas

keys = Teclas
keys-stone = tomar la piedra a esa distancia
keys-move = mover la piedra en mano; sin ella, girar la vista
keys-turn = rotar la piedra, con Mayús al revés
keys-flip = voltear la piedra, con Mayús al revés
keys-next = siguiente lugar donde encaja
keys-swap = cambiar por una piedra de 1 cubo
keys-confirm = hacer lo que dice el botón
keys-prophecy = anunciar una profecía
keys-cancel = devolver, cerrar
keys-undo = deshacer
keys-view = siguiente vista
keys-orbit = girar la vista
keys-reset = restablecer la vista
keys-cells = ir de casilla en casilla, en el mapa y en la ciudad
keys-choose = abrir o elegir lo señalado
keys-close = cerrar lo abierto
keys-tab = a la siguiente parte de la mesa
keys-log = en el registro: de turno en turno
keys-sheet = mostrar estas teclas

## La preparación

clock-increment = { $n } minutos, y { $more } segundos más después de cada turno
waiting-for-seats =
    { $n ->
        [one] Falta alguien para el último asiento.
       *[other] Falta gente para { $n } asientos.
    }
waiting-for-names = Esperando a { $names }.
