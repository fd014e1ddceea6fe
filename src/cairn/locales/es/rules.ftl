# Las reglas de Monolyth con nuestras palabras, para la página que las explica.

rules-search = Buscar en las reglas
rules-learn = Mejor aprender jugando
rules-contents = Contenido
rules-found =
    { $n ->
        [0] No se ha encontrado nada.
        [one] 1 apartado encontrado.
       *[other] { $n } apartados encontrados.
    }
rules-nothing = Las reglas no mencionan «{ $text }». Prueba con una palabra más corta.
rules-source = Con nuestras palabras, según los reglamentos publicados en cuatro idiomas. Donde difieren, vale el más exacto.

rules-aim = Objetivo
rules-aim-1 = Cada participante construye un monolito de piedras de colores sobre una cuadrícula de 4 por 4 espacios. Cada lado de tu tablero tiene un color. Predices cuántos cubos de ese color mostrará el muro que se alza sobre ese lado.
rules-aim-2 = Se anotan puntos por las profecías cumplidas, los niveles completos y la estructura. Gana quien tiene más puntos.

rules-setup = Preparación
rules-setup-1 = Hay piedras de cinco colores y ocho formas, de 1 a 4 cubos. Las piedras de 1 cubo forman una reserva a la vista. Las demás van a la tapa de la caja y se sacan a ciegas; todo el mundo puede ver lo que queda en ella.
rules-setup-2 = Trece canteras forman un anillo. El cristal empieza en la cantera de la flecha; las otras doce reciben una piedra al azar cada una.
rules-setup-3 = Las fichas de profecía, de nivel y de estructura para el número de jugadores están en el tablero principal, con una tarjeta de estructura que vale para toda la mesa.
rules-setup-4 = Cada participante recibe un tablero de jugador al azar, y se sortea quién empieza. Con 1 o 2 jugadores el monolito puede tener 4 cubos de alto; con 3 o 4, 3 cubos.

rules-turn = Tu turno
rules-turn-1 = En tu turno haces una de dos cosas: mueves el cristal y colocas una piedra, o anuncias una profecía. No puedes pasar.
rules-turn-2 = Al final de tu turno se comprueban los niveles completos y la estructura. Después sigue el turno en sentido horario.

rules-crystal = Mover el cristal
rules-crystal-1 = Mueve el cristal 1, 2, 3 o 4 canteras en sentido horario. Tú eliges.
rules-crystal-2 = Las canteras sin piedra se saltan y no se cuentan, así que el cristal siempre acaba sobre una piedra. Hay como máximo cuatro piedras al alcance.
rules-crystal-3 = Cuando quedan menos de cuatro piedras en el anillo, el cristal puede dar más de una vuelta.

rules-take = Tomar una piedra
rules-take-1 = Toma la piedra a la que ha llegado el cristal. O descártala y toma de la reserva una piedra de 1 cubo del mismo color, mientras quede alguna. Puedes cambiarla aunque la piedra encaje.
rules-take-2 = Las piedras descartadas no vuelven, y la reserva no se rellena.

rules-place = Colocar una piedra
rules-place-1 = Coloca la piedra en tu propio tablero en el mismo turno. Rótala como quieras, también de pie; no se puede poner en espejo.
rules-place-2 = Cada cubo descansa en un espacio de la cuadrícula o justo sobre un cubo. Ninguna parte puede sobresalir de la cuadrícula, y ningún cubo puede quedar sobre un hueco.
rules-place-3 = Ninguna parte puede superar el límite: 4 cubos con 1 o 2 jugadores, 3 cubos con 3 o 4.
rules-place-4 = Antes de decidir puedes probar cualquier piedra y mirar todos los tableros por todos los lados. Una piedra colocada se queda donde está.

rules-refill = Rellenar el anillo
rules-refill-1 = Después de colocar, se saca una piedra de la tapa para la cantera donde estaba el cristal al empezar el turno. La cantera donde está ahora se rellena tras el siguiente movimiento del cristal.
rules-refill-2 = Si la tapa está vacía, la cantera queda vacía el resto de la partida.
rules-refill-3 = Una profecía no mueve el cristal ni rellena ninguna cantera.

rules-forced = Si nada encaja
rules-forced-1 = Si ninguna piedra al alcance encaja de ningún modo y en la reserva no quedan piedras de 1 cubo de sus colores, aún puedes anunciar una profecía.
rules-forced-2 = Si mueves el cristal de todos modos, la piedra a la que llega se descarta y no se coloca nada. Mientras se pueda colocar algo, hay que hacerlo.

rules-prophecy = Anunciar una profecía
rules-prophecy-1 = Elige cualquier ficha de profecía del tablero principal y ponla en una ranura vacía de un lado de tu tablero. Dice: al final, este muro mostrará al menos ese número de cubos del color del lado.
rules-prophecy-2 = Cada lado tiene una ranura, así que puedes anunciar cuatro profecías. Una ficha se queda donde está: no se mueve, no se cambia ni se retira.
rules-prophecy-3 = Las profecías están a la vista. Puedes predecir lo que tu muro ya muestra.

rules-level = Niveles
rules-level-1 = Un nivel está completo cuando hay un cubo en sus 16 espacios. Por cada nivel que completas tomas la ficha de nivel más alta que quede. Dos niveles en un turno dan dos fichas.
rules-level-2 = Si no quedan fichas de nivel, un nivel completo no da nada.

rules-structure = La estructura
rules-structure-1 = La tarjeta de estructura indica una altura para cada espacio: 2 es exactamente 2, 1–2 es 1 o 2, 3+ es 3 o más. La tarjeta se puede rotar y poner en espejo. Los colores no importan.
rules-structure-2 = Si al final de tu turno tu monolito coincide con la tarjeta en los 16 espacios, tomas la ficha de estructura más alta que quede. Cada participante puede hacerlo una vez.
rules-structure-3 = Después puedes construir encima: la ficha sigue siendo tuya.

rules-end = Final de la partida
rules-end-1 = Cuando alguien completa el nivel superior, se termina la ronda, para que todo el mundo haya tenido los mismos turnos.
rules-end-2 = Si no quedan piedras ni en el anillo ni en la tapa, la partida termina enseguida.

rules-scoring = Contar los muros
rules-scoring-1 = Un muro es la fila exterior de columnas de un lado, en todos los niveles. Cuenta en él los cubos del color del lado. Un cubo detrás de un hueco no cuenta.
rules-scoring-2 = Un cubo de esquina pertenece a dos muros y cuenta en ambos.
rules-scoring-3 = Si el muro tiene al menos tantos cubos como dice su ficha, anotas ese número; más cubos no dan más puntos. Si tiene menos, la ficha no da nada.
rules-scoring-4 = Suma tus profecías cumplidas, tus fichas de nivel y tu ficha de estructura. En caso de empate, entre quienes empatan gana quien jugó más tarde.

rules-solo = En solitario
rules-solo-1 = Valen todas las reglas, salvo estas.
rules-solo-2 = Cada vez que mueves el cristal, también descartas una ficha de profecía del tablero principal, la que quieras, después de rellenar el anillo.
rules-solo-3 = Por un nivel completo tomas la ficha de nivel más baja que quede.
rules-solo-4 = La partida termina cuando no quedan fichas de profecía en el tablero principal, o cuando el nivel superior está completo. Tus puntos dan tu nivel de habilidad.

rules-digital = En esta mesa
rules-digital-1 = Una piedra se muestra primero y cuenta cuando la confirmas, porque enseguida se saca otra. Una profecía se puede deshacer hasta que se elija de nuevo.
rules-digital-2 = Todo el azar queda fijado por un secreto antes de la partida y se puede comprobar después.
rules-digital-3 = Algunos valores del original solo se conocen por imágenes y se han reconstruido. La lista de componentes dice cuáles.

rules-fig-ring = Pruébalo: el cristal avanza de 1 a 4 canteras. La que deja se rellena; aquella a la que llega queda vacía.
rules-fig-ring-label = Anillo de 13 canteras. El cristal está en la cantera { $site }; al alcance están las canteras { $sites }.
rules-fig-steps =
    { $n ->
        [one] 1 cantera
       *[other] { $n } canteras
    }
rules-fig-swap = Cambio: la piedra sale de la partida y una piedra de 1 cubo de su color viene de la reserva.
rules-fig-fits = Encaja: debajo de cada cubo hay otro.
rules-fig-gap = No encaja: un cubo quedaría sobre un hueco.
rules-fig-stands = Encaja: la piedra está de pie y su cubo lateral descansa sobre otro.
rules-fig-level = El nivel 1 está completo: 16 cubos, haya lo que haya encima.
rules-fig-card = Rotada o en espejo, es la misma estructura: 8 posiciones.
rules-fig-turn = Rotar
rules-fig-mirror = Poner en espejo
rules-fig-wall = El muro sur, con el lado turquesa. Cambia la profecía y mira lo que da.
rules-fig-wall-label =
    { $n ->
        [one] Muro sur como imagen plana con 1 cubo turquesa
       *[other] Muro sur como imagen plana con { $n } cubos turquesa
    }
rules-fig-less = Profecía más baja
rules-fig-more = Profecía más alta
