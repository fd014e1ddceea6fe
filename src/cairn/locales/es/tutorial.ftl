# La primera partida guiada: título, texto y tarea de cada escena, y lo que se dice después.

tutorial = Primera partida
tutorial-lesson = Lección
tutorial-progress = Paso { $n } de { $all }
tutorial-skip = Saltar
tutorial-back = Atrás
tutorial-next = Siguiente
tutorial-less = Plegar el texto
tutorial-more = Mostrar el texto
tutorial-again = Empezar de nuevo
tutorial-hint-stone = Esa es otra piedra. Para este paso toma la { $steps }.
tutorial-hint-next = Aquí no hay nada que colocar. Pulsa «{ tutorial-next }» para seguir.
tutorial-hint-task = También es posible, pero esta lección necesita la tarea de arriba.
trial-lesson = en esta lección va en otro lugar

## Alrededor de la mesa

tutorial-ring-title = El anillo
tutorial-ring-text = Doce piedras forman un anillo de 13 canteras; en la libre está el cristal. Las demás piedras esperan en la tapa de la caja, a la vista de todo el mundo.
tutorial-board-title = Tu tablero
tutorial-board-text = Construyes sobre 4 × 4 espacios, con una altura máxima de 4 cubos (3 si juegan 3 o 4). Cada lado tiene un color, y los cubos de ese color en su muro pueden puntuar. Ada construye a tu lado; gana quien tenga más puntos.

## Un turno

tutorial-move-title = Mover y colocar
tutorial-move-text = En tu turno mueves el cristal de 1 a 4 canteras en sentido horario; las que no tienen piedra se saltan. Colocas la piedra a la que llega.
tutorial-move-do = Elige la { $steps } ({ mono-stone }) y pulsa «{ mono-place }».
tutorial-move-after = El cristal está donde estaba tu piedra. La cantera de la que salió tiene una piedra nueva, sacada de la tapa: así se rellena el anillo tras cada movimiento.
tutorial-gap-title = Sin huecos
tutorial-gap-text = Una piedra puede ir sobre otras, pero ningún cubo puede quedar sobre un hueco, salirse de la cuadrícula o pasar de la altura máxima. Elige la piedra y señala el espacio vacío junto a la primera: la mesa dice por qué no.
tutorial-gap-do = Coloca la { $steps } ({ mono-stone }) encima de tu primera piedra.
tutorial-turn-title = Rotar y voltear
tutorial-turn-text = Antes de colocarla puedes rotar y voltear una piedra en todas las direcciones. De pie gana altura enseguida.
tutorial-turn-do = Elige la { $steps } ({ mono-stone }), ponla de pie con «{ mono-flip }» (quizá antes «{ mono-turn }») y colócala en la esquina vacía junto a tus piedras.
tutorial-turn-hint = Tumbada también encaja. Para este paso pulsa «{ mono-flip }» para que quede de pie en la esquina.
tutorial-swap-title = Un solo cubo
tutorial-swap-text = En lugar de la piedra puedes tomar una piedra de 1 cubo de su color, mientras quede alguna en la reserva. La piedra grande sale de la partida.
tutorial-swap-do = Elige la { $steps } ({ mono-stone }), pulsa «{ mono-swap-brief }» y rellena el hueco de tu muro azul.
tutorial-swap-hint = La piedra entera también encaja. Para este paso pulsa primero «{ mono-swap-brief }».

## Puntos

tutorial-prophecy-title = Una profecía
tutorial-prophecy-text = En lugar de mover el cristal puedes predecir un muro: pon una ficha de profecía en un lado. Al final ese muro necesita al menos esa cantidad de cubos del color del lado.
tutorial-prophecy-do = Pulsa «{ mono-prophecy }» y elige { $value } y tu { wall-name }. Ya tiene { $found }.
tutorial-prophecy-after = Un muro es la fila exterior de su lado, a todas las alturas; un cubo de la esquina cuenta en sus dos muros. La ficha se queda ahí: con { $value } o más anota { $value }, con menos nada.
tutorial-level-title = Un nivel
tutorial-level-text = Dos turnos después, a tu primer nivel le faltan tres espacios. Quien llena los 16 espacios de un nivel toma la ficha de nivel más alta.
tutorial-level-do = Elige la { $steps } ({ mono-stone }) y completa el nivel.
tutorial-level-after = { $points } puntos. El próximo nivel, tuyo o de Ada, toma la siguiente ficha más alta; dos niveles a la vez toman dos fichas.
tutorial-structure-title = La tarjeta de estructura
tutorial-structure-text = Pide una altura para cada espacio: 3+ es tres o más, 1–2 es uno o dos. La tarjeta se puede rotar y poner en espejo, 8 posiciones en total; a tu monolito le encaja girada hacia el oeste.
tutorial-structure-do = Sube tu muro oeste a la altura 3 con la { $steps } ({ mono-stone }).
tutorial-structure-after = { $points } puntos, la ficha de estructura más alta. Cada participante puede completar la estructura una vez, y la ficha se conserva al seguir construyendo.

## El final

tutorial-discard-title = Nada encaja
tutorial-discard-text = Otra mesa, al final de la partida: ninguna piedra al alcance encaja, y de sus colores no quedan piedras de 1 cubo. Solo entonces descartas una piedra.
tutorial-discard-do = Elige una de las cuatro y descártala.
tutorial-discard-after = Sale de la partida, no se coloca nada y el anillo se rellena como siempre. Con una ranura libre podrías anunciar una profecía en su lugar.
tutorial-last-title = La última ronda
tutorial-last-text = De vuelta a tu mesa, muchos turnos después. Quien completa el nivel superior inicia el final: se termina la ronda para que haya el mismo número de turnos por participante.
tutorial-last-do = Elige la { $steps } y llena el último espacio con un cubo.
tutorial-last-after = Tu monolito está completo. Ada juega después de ti y tiene un turno más. Si no quedaran piedras en el anillo ni en la tapa, la partida terminaría de inmediato.
tutorial-count-title = Contar los muros
tutorial-count-text = Tu { wall-name } tiene { $found } de { $value }: esa profecía no da nada. Las demás cuentan, con niveles y estructura: { $points } a { $others }, la partida es tuya. En un empate gana, de quienes empatan, quien jugó más tarde.
tutorial-solo-title = En solitario
tutorial-solo-text = A solas juegas contra las profecías: después de cada piedra descartas una ficha, y un nivel completo toma la ficha de nivel más baja (6, 8, 10, 16).
tutorial-solo-do = Descarta la ficha que quieras.
tutorial-solo-after = La partida termina cuando no quedan fichas de profecía o cuando completas el nivel superior. Tus puntos tienen entonces un rango: hasta 45 Constructor diligente, desde 80 Amo del Monolito.
tutorial-finish-title = Ya conoces el juego
tutorial-finish-text = Lo demás está en la mesa. Las reglas están siempre a un toque.
