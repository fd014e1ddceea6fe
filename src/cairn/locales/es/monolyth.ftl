# Monolyth: componentes, preguntas, sucesos, final.

colour =
    { $colour ->
        [blue] azul
        [orange] naranja
        [black] negro
        [turquoise] turquesa
       *[white] blanco
    }
colour-letter =
    { $colour ->
        [blue] A
        [orange] J
        [black] N
        [turquoise] T
       *[white] B
    }
stone =
    { $colour ->
        [blue] piedra azul { $shape }
        [orange] piedra naranja { $shape }
        [black] piedra negra { $shape }
        [turquoise] piedra turquesa { $shape }
       *[white] piedra blanca { $shape }
    }
the-stone =
    { $colour ->
        [blue] la piedra azul { $shape }
        [orange] la piedra naranja { $shape }
        [black] la piedra negra { $shape }
        [turquoise] la piedra turquesa { $shape }
       *[white] la piedra blanca { $shape }
    }
side =
    { $side ->
        [N] Norte
        [E] Este
        [S] Sur
       *[W] Oeste
    }
wall-name =
    { $side ->
        [N] muro norte
        [E] muro este
        [S] muro sur
       *[W] muro oeste
    }
shape-name =
    { $shape ->
        [M1] cubo suelto
        [D2] doble
        [I3] fila de tres
        [L3] esquina
        [O4] cuadrado
        [T4] T
        [L4] L
        [S4] S
       *[other] piedra { $shape }
    }
structure-card =
    { $card ->
        [wall] Muralla
        [spur] Espolón
        [keep] Torreón
        [corner] Ángulo
        [towers] Torres
        [stair] Escalera
        [twin-walls] Murallas gemelas
        [blocks] Bloques
        [horseshoe] Herradura
        [terrace] Terraza
       *[other] { $card }
    }
card-status = { structure-card } · { $status }
crystal = cristal
supply = Piedras de 1 cubo
tokens-prophecy = Profecías
tokens-level = Niveles
tokens-structure = Estructura
level-number = Nivel { $level }
round-number = Ronda { $n }
last-round = Última ronda
lid-count =
    { $n ->
        [one] 1 piedra en la tapa
       *[other] { $n } piedras en la tapa
    }
lid-left =
    { $n ->
        [0] La tapa de la caja está vacía.
        [one] Queda 1 piedra en la tapa de la caja.
       *[other] Quedan { $n } piedras en la tapa de la caja.
    }

## Muros y estructura

wall-side = Muro
wall-colour = Color
wall-count = Tiene
wall-prophecy = Profecía
wall-needs = Falta
wall-reach = Máx
could-reach = Tiene { $now }, aún puede llegar a { $max }.
structure-done =
    { $n ->
        [0] completada, sin fichas
        [one] completada: 1 punto
       *[other] completada: { $n } puntos
    }
structure-lost = ya no se puede completar
structure-missing =
    { $n ->
        [0] completada al final del turno
        [one] falta 1 cubo
       *[other] faltan { $n } cubos
    }
completes-structure = completa la estructura
spoils-structure = la estructura se pierde

## Preguntas

ask-act = ¿Qué piedra (de 1 a 4), o una profecía (p)?
ask-burn = ¿Qué ficha de profecía descartas?
ask-pose = ¿Cómo rotas { the-stone }?
hint-pose = Las cifras son los niveles que llena cada columna. × es el número de lugares, «cambio» toma en su lugar una piedra de 1 cubo de su color.
ask-place = ¿Dónde colocas { the-stone }?
ask-value = ¿Qué ficha de profecía?
ask-side = ¿Para qué muro anuncias { $value }?
make-prophecy = anunciar una profecía
swap = cambio
positions =
    { $n ->
        [one] 1 posición
       *[other] { $n } posiciones
    }
key-lid = l tapa
key-walls = w monolitos
key-trial = t L4 probar
trial-title = Dónde encajaría la piedra { $shape }
trial-fits =
    { $n ->
        [0] no encaja
        [one] encaja en 1 posición
       *[other] encaja en { $n } posiciones
    }
trial-gap = en { $at }: { $cell } quedaría sobre un hueco
trial-high = en { $at }: demasiado alta en { $cell }
trial-unknown = Escribe t y una de estas piedras: { $shapes }.
monolyth-help-board = Las letras son colores (A azul, J naranja, N negro, T turquesa, B blanco) y los muros rodean cada nivel. En el anillo ◆ es el cristal, ▼ la flecha, y de 1 a 4 son las piedras al alcance. En la tarjeta de estructura 3+₂ significa: 3 o más, faltan 2 cubos; ✓ ya es bastante alto. Los otros monolitos se ven desde arriba: color y altura.
monolyth-help-choose = Elige primero una piedra por sus pasos, luego cómo se coloca y luego dónde. Las cifras de una piedra rotada son los niveles que llena cada columna. p anuncia una profecía: primero la ficha, luego el muro.
monolyth-help-look = l muestra lo que queda en la tapa de la caja, w todos los monolitos y muros, t con una piedra (t L4) dónde encajaría.

## Lo que ha pasado

monolyth-event-moved =
    { $who ->
        [you] Mueves
       *[other] { $name } mueve
    } el cristal { $steps ->
        [one] 1 cantera
       *[other] { $steps } canteras
    }.
monolyth-event-taken =
    { $who ->
        [you] Tomas { the-stone }.
       *[other] { $name } toma { the-stone }.
    }
monolyth-event-swapped =
    { $who ->
        [you] Cambias { the-stone } por una piedra de 1 cubo.
       *[other] { $name } cambia { the-stone } por una piedra de 1 cubo.
    }
monolyth-event-discarded =
    { $who ->
        [you] Ninguna piedra encaja: descartas { the-stone }.
       *[other] Ninguna piedra encaja: { $name } descarta { the-stone }.
    }
monolyth-event-placed =
    { $who ->
        [you] Colocas { the-stone }: { $cells }.
       *[other] { $name } coloca { the-stone }: { $cells }.
    }
monolyth-event-refilled = Sale para la cantera { $site }: { stone }.
monolyth-event-closed = La tapa de la caja está vacía: la cantera { $site } se queda vacía.
monolyth-event-prophecy =
    { $who ->
        [you] Anuncias { $value } para tu { wall-name }.
       *[other] { $name } anuncia { $value } para su { wall-name }.
    }
monolyth-event-burnt =
    { $who ->
        [you] Descartas la ficha de profecía { $value }.
       *[other] { $name } descarta la ficha de profecía { $value }.
    }
monolyth-event-level =
    { $who ->
        [you] Completas
       *[other] { $name } completa
    } el nivel { $level }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
monolyth-event-structure =
    { $who ->
        [you] Completas
       *[other] { $name } completa
    } la estructura: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
monolyth-event-ending =
    { $who ->
        [you] Has completado el nivel superior: esta es la última ronda.
       *[other] { $name } ha completado el nivel superior: esta es la última ronda.
    }
monolyth-event-over = { game-over }

## Final de la partida

game-over =
    { $reason ->
        [complete] Partida terminada: hay un nivel superior completo.
        [exhausted] Partida terminada: no quedan piedras.
       *[foretold] Partida terminada: no quedan fichas de profecía.
    }
prophecy-none = En el { wall-name }: { $n ->
        [one] 1 cubo
       *[other] { $n } cubos
    }, sin profecía.
prophecy-kept = En el { wall-name }: { $found } de { $value }. La profecía se cumple: { points }.
prophecy-lost = En el { wall-name }: { $found } de { $value }. La profecía no se cumple.
levels-total =
    { $levels ->
        [one] 1 nivel completo
       *[other] { $levels } niveles completos
    }: { points }
structure-total = Estructura: { points }
total = Total: { points }
rank-title = Nivel de habilidad
rank-name =
    { $rank ->
        [0] Constructor diligente
        [1] Artesano resuelto
        [2] Especialista dedicado
        [3] Arquitecto soberano
       *[4] Amo del Monolito
    }
rank =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }: { rank-name }

## Componentes

part-stones = Piedras
part-tokens = Fichas
part-structures = Tarjetas de estructura
part-boards = Tableros de jugador
stone-count = { $n } de cada color
stone-turns =
    { $n ->
        [one] 1 forma de rotarla
       *[other] { $n } formas de rotarla
    }
board-number = Tablero { $n }
