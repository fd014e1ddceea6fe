# Monolyth en la web: la mesa, sus vistas, lo que se hace con una piedra.

mono-stone =
    { $colour ->
        [blue] piedra azul, { shape-name }
        [orange] piedra naranja, { shape-name }
        [black] piedra negra, { shape-name }
        [turquoise] piedra turquesa, { shape-name }
       *[white] piedra blanca, { shape-name }
    }

## De quién es el turno

mono-your-turn = Es tu turno
mono-turn-of = Turno: { $name }
mono-stopped = La partida ha terminado.
mono-waiting = { $name } está eligiendo.
mono-waiting-burn = { $name } descarta una ficha de profecía.
mono-drawing = Se saca una piedra.
mono-undo = Deshacer

## Actuar

mono-prompt-act = Elige una piedra o anuncia una profecía.
mono-prompt-stone = Elige una piedra.
mono-prompt-discard = Ninguna piedra al alcance encaja. Elige una para descartarla o anuncia una profecía.
mono-in-reach = Piedras al alcance
mono-only-swap = solo encaja como piedra de 1 cubo
mono-only-discard = solo se puede descartar
mono-not-now = ahora no se puede jugar
mono-discard-short = descartar
mono-lies = En { $cells }.
mono-not-there = Ahí no se puede: { $reason }.
mono-fits-not-so = En esta posición no encaja en ningún lugar.
mono-fits-never = Esta piedra no encaja en ningún lugar de tu tablero.
mono-trying = Buscando dónde encaja…
mono-try-reach = Solo una prueba: el cristal no alcanza esta piedra.
mono-try-turn = Solo una prueba: no es tu turno.
mono-discard-hint = Sale de la partida y no se coloca nada.
mono-turn = Rotar
mono-flip = Voltear
mono-next = Siguiente que encaja
mono-swap = Cambiar por una de 1 cubo
mono-swap-brief = Cambiar
mono-cancel = Cancelar
mono-place = Colocar
mono-discard = Descartar
mono-prophecy = Profecía
mono-which-wall = ¿En qué muro?
mono-could-reach = hasta { $max }
mono-has-reach = { $now }, hasta { $max }
mono-foretell = Anunciar { $value }: { wall-name }
mono-burn = Descartar la ficha { $value }
mono-burn-none = Descartar una ficha

## El anillo

mono-ring = Anillo de canteras
mono-site =
    { $n ->
        [0] Cantera { $site }: { $stone }, fuera de alcance
        [one] Cantera { $site }: { $stone }, a 1 paso
       *[other] Cantera { $site }: { $stone }, a { $n } pasos
    }
mono-site-empty = Cantera { $site }: vacía
mono-crystal-here = Cantera { $site }: aquí está el cristal

## Mirar un monolito

mono-tower = Monolito: { $name }
mono-view = Vista
mono-view-orbit = Monolito
mono-view-exploded = Separado
mono-view-xray = Rayos X
mono-view-walls = Muros
mono-view-plan = Plano
mono-reset = Restablecer la vista
mono-look-at = Ver este monolito: { $name }
mono-back = Volver
mono-others = Otros monolitos
mono-plan-label = Plano: { $name }. Las flechas mueven, Intro elige.
mono-levels-label = Nivel
mono-above = Desde arriba
mono-empty = vacío
mono-cell =
    { $n ->
        [0] { $cell }: vacío
        [one] { $cell }: 1 cubo de altura, { $colours }
       *[other] { $cell }: { $n } cubos de altura, desde arriba { $colours }
    }{ $ghost ->
        [here] . La piedra quedaría aquí.
       *[away] .
    }
mono-cell-level =
    { $cell }, nivel { $level }: { $what }{ $ghost ->
        [here] . La piedra quedaría aquí.
       *[away] .
    }

## Muros y estructura

mono-wall-label = { wall-name }, { colour }. { $state }
mono-wall-growing =
    Tiene { $now } de { $value }, { $needs ->
        [one] falta 1
       *[other] faltan { $needs }
    }, puede llegar a { $max }.
mono-wall-kept = Tiene { $now } de { $value }: cumplida.
mono-wall-lost = Tiene { $now } de { $value }, solo puede llegar a { $max }.
mono-structure-label = Tarjeta de estructura, rotada como mejor encaja
mono-structure-cell =
    { $cell }: { $wanted }{ $n ->
        [0] , suficiente
        [one] , falta 1
       *[other] , faltan { $n }
    }

## Lo que queda

mono-stock = Tapa y fichas
mono-shape = Forma
mono-all = Todas
mono-none-left = no queda ninguna
mono-close = Cerrar

## Las pestañas

mono-tabs = Qué mostrar
mono-tab-place = Jugar
mono-tab-walls = Muros
mono-tab-prophecy = Profecía
mono-tab-others = Otros
mono-tab-ring = Anillo
mono-tab-stock = Tapa

## El final

mono-result = Resultado
mono-counts = Muros, niveles, estructura
mono-result-cubes = Cubos
mono-result-points = Puntos
mono-skip = Saltar el recuento

mono-term-structure = La estructura: una tarjeta para toda la mesa. Si tus alturas coinciden con ella al final de tu turno, girada o en espejo, tomas la ficha de estructura más alta que quede, una vez por partida.
mono-term-level = Fichas de nivel: quien llena los 16 espacios de un nivel toma la más alta que quede; en solitario, la más baja.
mono-term-supply = La reserva: en lugar de la piedra del cristal puedes tomar una piedra de 1 cubo de su color, mientras quede alguna. La piedra sale de la partida.
mono-term-prophecy = Una profecía: una ficha en un lado de tu tablero. Al final vale su número si el muro de ese lado muestra al menos tantos cubos del color del lado. Se queda donde está.
mono-term-lid = La tapa de la caja: las piedras que faltan por sacar. Se puede mirar dentro; se sacan a ciegas.
mono-term-wall = Un muro: la fila exterior de columnas de un lado, en todas las alturas. Solo cuentan los cubos del color del lado; una esquina pertenece a los dos muros.
mono-term-points = Los puntos que tendrías si la partida terminara ahora: niveles, estructura y profecías cumplidas.
mono-term-crystal = El cristal está en una cantera del anillo. En tu turno lo mueves de 1 a 4 canteras en sentido horario; las que no tienen piedra se saltan. La cantera que deja se rellena.
