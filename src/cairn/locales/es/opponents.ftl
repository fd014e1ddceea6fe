# Rivales: sus niveles y caracteres, cómo piensan y las pistas.

level-name =
    { $level ->
        [pebble] Guijarro
        [flint] Pedernal
        [slate] Pizarra
        [granite] Granito
        [obsidian] Obsidiana
       *[other] { $level }
    }
level-character =
    { $level ->
        [pebble] Principiante amable que solo ve el siguiente paso y adora todo lo grande.
        [flint] Rápido y ávido de puntos inmediatos; olvida lo que traman los demás.
        [slate] Lo sopesa todo con sensatez, sin mirar más allá de su propio turno.
        [granite] Sabe lo que vale cada cosa y no regala nada.
       *[obsidian] Piensa muchas jugadas por delante. Pocas personas le ganan.
    }
opponent = Rival
level-stands-in = { $name } juega aquí como el bot sencillo: las reglas se ejecutan sin compilar, demasiado despacio para pensar con antelación.
level-stands-in-until =
    { $compiling ->
        [done] Las reglas ya están compiladas: el servidor se reinicia enseguida y { $name } jugará con toda su fuerza.
       *[under-way] Las reglas se están compilando; tarda unos minutos. Después, { $name } jugará con toda su fuerza.
    }
start-bot-now = { $name }, empieza enseguida
thinking = { $name } está pensando…

## Pistas

hint = Pista
key-hint = i pista
keys-hint = pedir las mejores jugadas
hint-thinking = Buscando las mejores jugadas…
hint-title = Las mejores jugadas
hint-told = Las mejores jugadas: { $told }
hint-none = Aquí no hay pista.
hint-expects =
    { $n ->
        [one] { $n } punto previsto
       *[other] { $n } puntos previstos
    }
hint-wins = { $n } % de victoria
hint-reason =
    { $kind ->
        [prophecy] Profecía { $side ->
            [N] en el norte
            [E] en el este
            [S] en el sur
            [W] en el oeste
           *[none] a la vista
        }
        [level] { $level ->
            [0] Niveles completados antes
           *[other] Nivel { $level } completado antes
        }
        [structure] Más cerca de la estructura
        [deny] Quita puntos a { $name }
        [tempo] Mejor ritmo
        [wonders] Maravillas
        [knowledge] Conocimientos
        [policies] Políticas
        [provinces] Provincias
        [dominance] Dominio
        [city] Mejores cartas para turnos posteriores
        [resources] Recursos
        [map] Unidades, puestos avanzados y exploradores bien situados
       *[other] La posición en conjunto
    }
hint-reason-points = { $what }: { $change }
hint-change =
    { $up ->
        [yes] +{ $n }
       *[no] −{ $n }
    }
hint-than = en puntos, frente a una jugada corriente
hint-more = Todos los motivos
hint-others = los demás
hint-do = Jugar así
hint-place = { $stone } en { $cells }
hint-swap = Piedra de 1 cubo ({ $colour }) en { $cells }
hint-discard = Descartar la piedra a distancia { $steps }
hint-prophecy = Profecía { $value } en el { $side ->
        [N] norte
        [E] este
        [S] sur
       *[W] oeste
    }
hint-burn = Descartar la profecía { $value }
hints-for-all = Pistas para todo el mundo
hints-for-all-text = Cualquiera en la mesa puede pedir las mejores jugadas. Si no, solo quien juega en solitario o contra bots.
hints-allowed = En esta mesa se permiten pistas.
seat-hints =
    { $n ->
        [one] 1 pista
       *[other] { $n } pistas
    }
error-no-hints = Aquí juegan otras personas, y en esta mesa no se permiten pistas.
