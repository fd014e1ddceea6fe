# Alrededor de la mesa: igual para todos los juegos.

you = Tú
default-name = Jugador { $n }
bot-name =
    { $n ->
        [0] Bot
       *[other] Bot { $n }
    }
points =
    { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
players =
    { $n ->
        [1] en solitario
       *[other] { $n } jugadores
    }

## Antes de la partida

ask-language = Idioma
ask-game = ¿Qué juego?
ask-players = ¿Cuántos participantes hay? 1 es la variante en solitario.
ask-others = ¿Quién ocupa los demás asientos?
ask-name = Nombre del jugador { $n }
people-here = personas en este terminal, por turnos
ask-save = ¿Qué partida quieres reanudar?
save-line =
    { $game }, { $names }, { $n ->
        [one] 1 paso
       *[other] { $n } pasos
    }
save-damaged = archivo dañado
no-saves = No hay ninguna partida guardada. Empieza una con: { $command }
seats-drawn =
    { $who ->
        [you] Empiezas tú.
       *[other] Empieza { $name }.
    }
commitment = Todo el azar ya está fijado por un secreto. Este es su SHA-256, para que puedas comprobarlo después de la partida:
autosaved = Se guarda después de cada paso. Puedes cerrar el terminal cuando quieras.

## Durante la partida

enter = Enter
ask-choice = ¿Qué haces?
while-you-waited = Mientras esperabas
then-plays = Después juega { $name }.
press-enter = Enter para seguir
key-help = ? ayuda
key-undo = u deshacer
key-back = u volver
key-save = s guardar
key-quit = q salir
key-log = v historial
key-more = m más ({ $page } de { $pages })
key-confirm = Enter confirma
pass-on = Ahora decide { $name }. El resto, por favor, que no mire.
shows-hidden = Esto descubre algo oculto, así que no se puede deshacer.
found =
    { $n ->
        [one] 1 opción
       *[other] { $n } opciones
    } con «{ $text }»
default-hint = Enter: { $value }
not-understood = «{ $text }» no es una respuesta aquí. Escribe uno de los signos marcados, parte de una opción, o ? para la ayuda.
group-has =
    El grupo { $group } tiene { $n ->
        [one] 1 opción.
       *[other] { $n } opciones.
    }
no-match = Aquí no hay «{ $text }».
out-of-range = Escribe una de estas respuestas: { $list }.
nothing-to-undo = No se puede deshacer nada: después hubo una extracción o la elección de otra persona.
help-title = Ayuda
help-type = Escribe el número o la letra marcados, o varios a la vez (1 3 2). Cualquier parte de una opción en su notación la encuentra: «{ $example }». Tab completa la notación.
help-confirm = Una opción se muestra antes de que cuente: Enter la confirma, u vuelve atrás. u también deshace tu última elección mientras no se haya revelado nada después.
help-undo = u deshace tu última elección mientras no se haya revelado nada después. Lo que no se puede deshacer se muestra antes de que cuente: Enter lo confirma.
help-save = La partida se guarda después de cada paso. s dice dónde, q sale; { $command } la reanuda.

## Después de la partida

saved = Partida guardada: { $path }
resume-hint = Reanúdala con: { $command }
record-at = Registro: { $path }
verify-hint = Comprueba el azar con: { $command }
terminal-nobody-wins = No gana nadie.
terminal-wins =
    { $who ->
        [you] Ganas tú.
       *[other] Gana { $name }.
    }
wins-by =
    { $who ->
        [you] { $n ->
            [0] Ganas por desempate: en un empate gana quien jugó más tarde.
            [one] Ganas por 1 punto.
           *[other] Ganas por { $n } puntos.
        }
       *[other] { $n ->
            [0] Gana { $name } por desempate: en un empate gana quien jugó más tarde.
            [one] Gana { $name } por 1 punto.
           *[other] Gana { $name } por { $n } puntos.
        }
    }

## Ver de nuevo

replay-title = { $game }: { $names }
replay-start = Antes de la primera elección
replay-step = Paso { $n } de { $all } · { $choice }
replay-by = { $name }: { $choice }
replay-hidden = oculto hasta que termine la partida
replay-keys = Enter adelante · b atrás · t turno siguiente · número ir allí · e final · q salir
replay-unfinished = El registro acaba aquí; la partida no se terminó.
score-of = { $name }: { $score }
replay-result = Resultado: { $scores }
replay-no-step = No hay ningún paso { $text }. Los pasos van de 0 a { $all }.
chance = Azar

## Componentes

content-title = { $game }: contenido
content-hash = Suma de control de lo que cuenta para jugar: { $hash }
content-hint = Quien tenga la caja puede corregir todo esto con un archivo de contenido: { $command }
origin =
    { $origin ->
        [rulebook] ● del reglamento
        [public] ◐ de fuentes públicas
        [own] ◆ de tu propio archivo
       *[reconstructed] ○ reconstruido
    }
