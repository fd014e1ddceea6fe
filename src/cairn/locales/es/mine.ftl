# Las partidas propias, cómo fueron, una partida como imagen, y el cliente como aplicación

## Mis partidas

mine-title = Mis partidas
mine-text = Tu turno, resultados, estadísticas
mine-waiting = Te esperan
mine-running = Juegan otras personas
mine-open = A la espera de jugadores
mine-over = Terminadas
mine-empty = Aún no has jugado aquí.
mine-empty-text = Aquí aparecen las partidas que juegas en este dispositivo. No hay cuentas: el navegador te reconoce por una cookie.
mine-over-empty = Aún no ha terminado ninguna partida.
mine-looking = Mirando de quién es el turno
mine-older = Reglas anteriores
mine-more = Mostrar más
mine-alone = En solitario
mine-against = Contra { $names }
mine-one-screen = En una pantalla: { $names }
mine-minutes = { $n } min
mine-hours = { $n } h
mine-days =
    { $n ->
        [one] 1 día
       *[other] { $n } días
    }
mine-how =
    { $how ->
        [won] Ganada
        [shared] Victoria compartida
        [lost] Perdida
        [resigned] Te rendiste
        [time] Se te acabó el tiempo
        [they-resigned] Ganada: la otra parte se rindió
        [they-time] Ganada: a la otra parte se le acabó el tiempo
        [stopped] Detenida
        [together] Jugada hasta el final
        [alone] Jugada hasta el final
       *[away] Apartada
    }

## Cómo me fue

figures-title = Estadísticas
figures-who = Contra
figures-played = Jugadas
figures-won = Ganadas
figures-shared =
    { $n ->
        [one] { $n } compartida
       *[other] { $n } compartidas
    }
figures-lost =
    { $n ->
        [one] { $n } perdida
       *[other] { $n } perdidas
    }
figures-left =
    { $n ->
        [one] { $n } abandonada
       *[other] { $n } abandonadas
    }
figures-mean = Media
figures-best = Mejor
figures-bot =
    { $bot ->
        [random] Bot, fácil
        [greedy] Bot, sólido
       *[other] Bot { $bot }
    }
figures-people = Personas
figures-empty = Las estadísticas empiezan con tu primera partida terminada.
figures-counted = Una partida contra varios cuenta en cada una de sus filas. La media y la mejor son de partidas jugadas hasta el final.
figures-uncounted =
    { $n ->
        [one] 1 partida no cuenta: tenías varios asientos en ella, o continuaba otra.
       *[other] { $n } partidas no cuentan: tenías varios asientos en ellas, o continuaban otras.
    }

## Una partida como imagen

picture = Imagen
picture-title = La partida como imagen
picture-save = Guardar la imagen
picture-failed = No se pudo dibujar la imagen. Inténtalo de nuevo o haz una captura de pantalla.
picture-of = { $game }, { $date }

## Sin el servidor

away-title = No se puede llegar al servidor.
away-text = Las mesas y tus partidas lo necesitan. Esta página lo vuelve a intentar sola; mientras tanto puedes leer las reglas que ya habías abierto.
away-page = Esta página no se había cargado antes, así que necesita el servidor.

## Sonidos

volume = Volumen
