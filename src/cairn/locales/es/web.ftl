# El cliente web alrededor de la mesa: páginas, ventanas, errores.

app-name = Cairn
game-name =
    { $game ->
        [monolyth] Monolyth
        [monumental] Monumental
       *[other] { $game }
    }
page-title = { $page } · Cairn
skip-to-content = Ir al contenido
skip-to-table = Ir a la mesa
nav-label = Ayuda y ajustes
to-start = A la página de inicio
to-table = A la mesa
loading = Cargando
close = Cerrar
cancel = Cancelar
menu = Menú
name = Nombre
your-name = Tu nombre
game = Juego
at-random = Al azar
unofficial = No oficial, hecho por personas a las que les gustan los juegos. Monolyth es un juego de Phil Walker-Harding, publicado por CMON; Monumental es un juego de Matthew Dunstan, publicado por Funforge.

## La página de inicio

start-lead = Dos juegos de mesa en una mesa tranquila.
start-game-lead =
    { $game ->
        [monolyth] Apila piedras hasta formar un monolito, predice sus muros y acierta.
       *[monumental] Levanta una ciudad de nueve cartas, conquista provincias y completa maravillas.
    }
start-ways = Más formas de jugar a { $game }
start-first = Primera partida
start-first-text = Tú contra el Automa
start-bot = Contra un bot
start-solo = En solitario
start-solo-text = Contra las profecías
start-friends = Invitar a amigos
start-screen = En una pantalla
start-lobby = Sala
start-lobby-text = Jugar o mirar en una mesa
start-learn = Aprender a jugar
start-record = Abrir un registro
start-record-text = Ver de nuevo una partida guardada
start-new = Tu propia mesa
start-mine = Tus partidas

## Una mesa nueva

new-table = Nueva mesa
seats = Asientos
seat-number = Asiento { $n }
seat-me = Yo
seat-open = Libre, por enlace
seat-bot = Bot
seat-local = En esta pantalla
add-seat = Añadir un asiento
remove-seat = Quitar el asiento { $n }
automa = Automa
automa-add = Añadir el Automa
automa-text = Un rival hecho de cartas; juega al final.
automa-alone = En solitario se juega contra el Automa.
automa-full = No quedan asientos: el Automa juega con tres participantes como mucho.
automa-remove = Quitar el Automa
fewer = Uno menos
more = Uno más
more-options = Más opciones
setup-structure = Tarjeta de estructura
setup-boards = Tableros de jugador
setup-boards-chosen = Elegirlos
setup-board-of = Tablero del puesto { $n } en el orden de turno
who-begins = Quién empieza
clock = Reloj
clock-none = Sin límite de tiempo
clock-turn =
    { $n ->
        [one] 1 segundo por turno
       *[other] { $n } segundos por turno
    }
clock-game =
    { $n ->
        [one] 1 minuto para toda la partida
       *[other] { $n } minutos para toda la partida
    }
table-name = Nombre de la mesa
listed = Mostrar en la sala
listed-hint = Así cualquiera puede tomar un asiento libre. Si no, solo quien tenga el enlace.
open-table = Abrir la mesa
open-table-hint = Recibes un enlace para los asientos libres. La partida empieza cuando todos están ocupados.
start-game = Empezar la partida
start-game-hint = Quién empieza y todo el azar salen de un secreto que puedes comprobar después de la partida.

## La sala

lobby = Sala
lobby-open = Mesas con un asiento libre
lobby-open-empty = Ninguna mesa espera a nadie. Abre una.
lobby-running = Partidas para mirar
lobby-running-empty = No hay ninguna partida pública en curso.
lobby-mine = Tus mesas
lobby-mine-empty = Aún no te has sentado a ninguna mesa.
table-status =
    { $status ->
        [open] en espera
        [running] en curso
        [record] registro
       *[over] terminada
    }
free-seat = Asiento libre
seats-free =
    { $n ->
        [0] No hay asientos libres.
        [one] Hay 1 asiento libre.
       *[other] Hay { $n } asientos libres.
    }

## En espera

waiting-room = Esperando participantes
waiting-text = La partida empieza sola cuando todos los asientos están ocupados.
waiting-sit-text = Siéntate para jugar, o quédate a mirar.
waiting-rematch-text = La revancha empieza cuando todos han llegado.
outdated = Esta mesa se jugó con reglas anteriores (versión { $rules }); no se puede continuar.
outdated-host = Se puede terminar o borrar.
outdated-end = Terminarla
outdated-delete = Borrarla
outdated-deleted = La mesa se ha borrado.
take-seat = Sentarse
leave-seat = Dejar el asiento
fill-with-bot = Sentar a un bot
seat-host = abrió esta mesa
invite = Invitar
invite-text = Quien tenga este enlace puede tomar un asiento libre o mirar.
invite-watch = Invitar a mirar
invite-watch-text = Quien tenga este enlace puede mirar esta partida.
invite-link = Enlace de invitación
qr-label = Código QR del enlace a esta mesa
copy-link = Copiar el enlace
copied = Copiado
share = Compartir
share-here-only = Este enlace solo se abre en este equipo. Para los demás, inicia Cairn con { $option } y abre esta página en la dirección del equipo en tu red.
seat-link = Seguir en otro dispositivo
seat-link-text = Quien abra este enlace privado recibe tu asiento. Ábrelo en tu otro dispositivo y no lo compartas.
seat-link-show = Mostrar el enlace para { $name }
seat-qr-label = Código QR del enlace privado para { $name }
seat-link-renew = Crear otro enlace
seat-link-void = Anular el enlace de { $name }
seat-link-voided = El enlace anterior de { $name } ya no vale, y los dispositivos que entraron con él han perdido el asiento.
link-take = Ocupar el asiento
link-take-title = Este enlace te da un asiento
link-take-text = Es de una partida en otro dispositivo. Ocúpalo aquí y los dos dispositivos podrán jugar.

## En la mesa

around-table = Alrededor de la mesa
your-turn = Es tu turno
turn-of = Juega { $name }
turn-of-automa =
    Automa: { $who ->
        [you] decides tú
       *[other] decide { $name }
    }
chance-draws = El azar decide
over = Partida terminada
undo = Deshacer
guest = Público
watching =
    { $n ->
        [0] No mira nadie.
        [one] Mira 1 persona.
       *[other] Miran { $n } personas.
    }
seat-on-turn = juega ahora
seat-away = ausente
seat-stand-in = juega un bot
seat-kept = aún no ha llegado
seat-won = gana
seat-bot-instead = Que juegue un bot
take-back = Recuperar el asiento
time-left = Tiempo restante
time-left-unsure = Tiempo restante, hasta donde se sabe sin conexión
log = Historial
log-empty = Aún no ha pasado nada.
log-to-moment = Mostrar este momento
log-and-chat = Historial y chat
chat = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-write = Escribir a la mesa
chat-sending = enviando
chat-unsent = Sin enviar: se cortó la conexión.
chat-again = Enviar de nuevo
chat-drop = Olvidar este mensaje
send = Enviar
leave-table = Salir de la mesa
resign = Rendirse
resign-for = Rendirse por { $name }
resign-ask = ¿Rendirse?
resign-text = La partida termina para toda la mesa. No se puede deshacer.
result = Resultado
solo-result =
    { $n ->
        [one] La partida ha terminado: 1 punto.
       *[other] La partida ha terminado: { $n } puntos.
    }
wins =
    { $who ->
        [you] Ganas.
       *[other] Gana { $name }.
    }
shared-win = { $names } comparten la victoria.
ended-resigned =
    { $who ->
        [you] Te has rendido.
       *[other] { $name } se ha rendido.
    }
ended-stopped = Quien administra este servidor detuvo la partida.
ended-time =
    { $who ->
        [you] Se te ha acabado el tiempo.
       *[other] A { $name } se le ha acabado el tiempo.
    }
rematch = Revancha
rematch-go = Ir a la revancha

## Conexión

line-is =
    { $link ->
        [sending] Enviando…
        [late] Con retraso…
        [offline] Sin conexión
       *[back] Conexión recuperada
    }
line-lost = Sin conexión. La mesa está como se supo por última vez.
line-lost-kept = Sin conexión. Tu elección se guarda y contará una vez.
reconnect-in =
    { $n ->
        [0] Reintentando.
        [one] Nuevo intento en 1 segundo.
       *[other] Nuevo intento en { $n } segundos.
    }
try-again = Reintentar
reload = Recargar

## Azar comprobable

fairness = Azar comprobable
fairness-text = Antes de que nadie se sentara, el servidor fijó un secreto y publicó su SHA-256, el compromiso. Cada persona añade un valor al azar. El secreto y los valores deciden juntos todo lo que se saca, así que nadie puede dirigirlo. Al final se muestra el secreto y puedes comprobarlo todo.
fairness-none = Esta partida sigue desde un registro. Su azar no se fijó de antemano, así que no hay con qué demostrarlo.
commitment-label = Compromiso, publicado antes de la partida
nonces-label = Valores al azar de las personas de la mesa
nonces-later = Se muestran cuando empieza la partida.
secret-label = Secreto
secret-later = Se muestra al final.
verify = Comprobar
verify-yourself = O comprueba el registro guardado en tu propio equipo:
download-record = Guardar el registro
verdict-fair =
    { $n ->
        [one] Comprobado: 1 paso sigue las reglas y todo lo sacado viene del secreto.
       *[other] Comprobado: { $n } pasos siguen las reglas y todo lo sacado viene del secreto.
    }
verdict-valid =
    { $n ->
        [one] Comprobado: 1 paso sigue las reglas. Este registro no tiene con qué demostrar su azar.
       *[other] Comprobado: { $n } pasos siguen las reglas. Este registro no tiene con qué demostrar su azar.
    }
verdict-unfair = Lo sacado no viene del secreto publicado. No te fíes de esta partida.
verdict-bad = Este registro no cumple las reglas. El servidor dice: { $reason }

## Ver de nuevo

replay = Ver de nuevo
replay-not-yet = Aún no hay nada que ver
transport = Recorrer la partida
turn-back = Un turno atrás
turn-on = Un turno adelante
step-back = Un paso atrás
step-on = Un paso adelante
autoplay = Reproducción automática
pause = Pausar
scrubber = Momento de la partida
step-of = Paso { $n } de { $all }
speed-is = Velocidad: por { $n }
speed-times = { $n }×
share-moment = Compartir este momento
play-on = Jugar desde aquí
play-on-text = Empieza una partida nueva después del paso { $n }. Tú tomas un asiento y los bots toman los demás.
play-on-seat = Tu asiento

## Ajustes

settings = Ajustes
language = Idioma
language-browser = El del navegador
look = Aspecto
look-system = Sistema
look-light = Caliza
look-dark = Basalto
text-size = Tamaño del texto
percent = { $n } %
motion = Movimiento
motion-system = Sistema
motion-less = Menos
motion-full = Completo
sound = Sonido
sound-hint = Piedras, el cristal, cartas, monedas y dos notas suaves cuando empieza tu turno.
notify = Avisos
notify-hint = El navegador te avisa cuando empieza tu turno mientras miras otra cosa.
rules = Reglas

## Errores

error = No ha funcionado
error-page = Algo ha fallado en esta página. Tu partida está a salvo en el servidor: recarga para seguir.
not-found = Aquí no hay nada
not-found-text = No hay ninguna página en esta dirección. Quizá el enlace esté incompleto.
no-table = Aquí no hay mesa
error-unknown = Algo ha fallado. Reintenta o recarga la página.
error-offline = El servidor no responde. Revisa tu conexión y reintenta.
error-absent-only = Esta persona está aquí o acaba de salir. Un bot solo puede jugar por quien lleva un minuto ausente.
error-bad-name = Este nombre no sirve. Necesita de 1 a 40 caracteres visibles, sin caracteres ocultos, de control ni de dirección.
error-bad-record = Este archivo no se puede jugar: no es una partida guardada por Cairn o se ha modificado. En detalle: { $reason }
error-bad-request = El servidor no lo ha entendido. Recarga la página y reintenta.
error-bad-setup = La partida no se puede preparar así. El servidor dice: { $reason }
error-bad-text = Aquí no se ve nada. Escribe algo con caracteres visibles.
error-banned = No puedes entrar aquí. Habla con quien administra este servidor.
error-game-over = La partida ha terminado.
error-illegal = Esta opción no es posible aquí. La mesa muestra ahora las que lo son.
error-limit = Esta opción supera lo que el programa puede contar. La mesa queda como está: elige otra cosa.
error-no-open-seat = Ya no hay asientos libres. Puedes quedarte a mirar.
error-no-such-bot = No existe ese bot. Elige otro.
error-no-such-game = Ese juego no está aquí.
error-no-such-page = No existe esa página.
error-no-such-seat = No existe ese asiento en esta mesa.
error-no-such-step = La partida no tiene tantos pasos.
error-no-such-table = No hay ninguna mesa en esta dirección. Quizá el enlace esté incompleto.
error-no-answer = Esta pregunta no se puede responder aquí.
error-not-host = Solo puede hacerlo quien abrió la mesa.
error-not-over = Se muestra cuando termina la partida.
error-not-seated = No tienes asiento en esta mesa.
error-not-started = La partida no ha empezado: queda un asiento libre.
error-not-your-turn = No es tu turno.
error-nothing-to-undo = No se puede deshacer nada: después se sacó una piedra o eligió otra persona.
error-outdated = Esto se jugó con reglas anteriores y no se puede continuar.
error-seat-taken = Alguien acaba de tomar este asiento. Elige otro.
error-server-error = El servidor ha cometido un error. Tu partida está a salvo; reintenta.
error-server-full = El servidor está lleno. Reintenta dentro de un rato.
error-stale = La mesa ya había avanzado. Ahora muestra el último estado.
error-started = La partida ha empezado. Puedes mirar.
error-too-fast = Demasiado rápido para el servidor. Espera un momento.
error-too-large = Es demasiado grande. Prueba con algo más corto.
error-too-many = Ahora hay demasiados. Reintenta más tarde.
error-too-slow = Ha tardado demasiado en llegar. Revisa tu conexión y reintenta.
error-unavailable = Ahora mismo no se puede acceder a las mesas. Reintenta en un momento.
error-wrong-host = El servidor no responde a este nombre. Quien lo administra puede permitirlo con --allowed-host.
error-wrong-link = Este enlace ya no vale. Pide uno nuevo.
error-wrong-origin = Esta página es de otro sitio. Abre la mesa en su propia dirección.
