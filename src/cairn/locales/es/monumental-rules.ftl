# Las reglas de Monumental con nuestras palabras, para la página que las explica. Los números vienen del propio juego.

monumental-rules-source = Con nuestras palabras, según el reglamento en inglés y las respuestas de la editorial. Donde callan o difieren, nuestra decisión está al final.
monumental-rules-words = Términos del juego

monumental-rules-aim = Objetivo
monumental-rules-aim-1 = Diriges una civilización a través de tres eras. En tu ciudad de cartas reúnes recursos; con ellos adquieres cartas, construyes maravillas, desarrollas políticas culturales y conquistas provincias.
monumental-rules-aim-2 = Los puntos vienen de las provincias, los conocimientos, las maravillas y las políticas, y de tener más que nadie de cada cosa. Gana quien tiene más puntos.

monumental-rules-setup = Preparación
monumental-rules-setup-1 = El mapa muestra capitales, agua y provincias. En cada provincia hay una ficha de bárbaro o una ciudad libre; algunas tienen un mercado, y todas las demás una ficha de producción. Un mercado tiene tantas fichas boca abajo como participantes.
monumental-rules-setup-2 = El mazo de desarrollo tiene arriba { $first } cartas de la era I, luego { $second } de la era II, luego { $third } de la era III: { $total } en total. Sus cartas se muestran boca arriba en la oferta. Al lado hay tres pilas de { $pile } edificios básicos cada una.
monumental-rules-setup-3 = Tienes { $cards } cartas de tu civilización, barajadas. Nueve van a tu ciudad, 3 filas por 3 columnas; el resto es tu mazo de ciudad. Tus { $policies } políticas quedan al lado, y empiezas con { $gold } de oro.
monumental-rules-setup-4 = Las capitales se eligen en orden inverso al de turno. Allí empiezan tu señor de la guerra, { $soldiers } soldados y { $explorers } exploradores; tus { $outposts } puestos avanzados esperan en tu reserva.

monumental-rules-turn = Tu turno
monumental-rules-turn-1 = Un turno tiene cuatro fases, siempre en este orden: activar la ciudad, realizar acciones, reponer la ciudad, reponer la oferta.
monumental-rules-turn-2 = Después sigue el turno en sentido horario. La producción, la ciencia y la fuerza militar que no has gastado se pierden; el oro, la cultura y las fichas se conservan.

monumental-rules-activate = Activar la ciudad
monumental-rules-activate-1 = Elige una fila y una columna. Sus cinco cartas pasan a estar activas, y obtienes enseguida lo que indican en la esquina superior derecha. La carta en la que se cruzan rinde una sola vez.
monumental-rules-activate-2 = Un conocimiento bajo una carta activa está activo con ella. Los espacios vacíos no dan nada.
monumental-rules-activate-3 = Lo que dicen las cartas activas se puede usar en la fase siguiente. Una carta que se activa más tarde por un efecto también rinde enseguida; ninguna carta se activa dos veces en un turno.
monumental-rules-activate-4 = Lo que no activas se queda en su espacio. Así, las cartas que dejas hoy son las que puedes combinar mañana.

monumental-rules-resources = Recursos
monumental-rules-resources-1 = Hay tres recursos básicos. La producción paga edificios y maravillas; la ciencia, conocimientos y progreso científico; la fuerza militar, unidades en marcha y exploradores.
monumental-rules-resources-2 = 1 de oro suple a 1 de cualquier recurso básico, salvo que una carta diga otra cosa. Nunca suple a la cultura.
monumental-rules-resources-3 = La cultura paga políticas culturales y nada más.
monumental-rules-resources-4 = Una ficha de producción da 1 de producción cuando la usas. Hasta entonces la conservas.

monumental-rules-actions = Realizar acciones
monumental-rules-actions-1 = Realiza tantas acciones como puedas pagar, en cualquier orden: adquirir una carta, completar tu maravilla, desarrollar una política, conquistar una provincia, mover unidades, construir un puesto avanzado, usar tus exploradores, usar un efecto, lograr un progreso científico.
monumental-rules-actions-2 = Ninguna es obligatoria. Lo que no puedes pagar del todo no lo puedes hacer.

monumental-rules-acquire = Adquirir cartas
monumental-rules-acquire-1 = Cualquier carta de la oferta y la de encima de cada pila de edificios básicos se adquiere por el coste de su esquina inferior izquierda: los edificios con producción, los conocimientos con ciencia.
monumental-rules-acquire-2 = Va enseguida boca abajo encima de tu mazo de ciudad. Así llega a tu ciudad al final de este turno, antes que las cartas más antiguas, si queda un espacio libre.
monumental-rules-acquire-3 = Los huecos de la oferta siguen abiertos hasta el final del turno. Una pila de edificios básicos que se agota queda vacía.

monumental-rules-wonders = Maravillas
monumental-rules-wonders-1 = Una maravilla se paga en dos fases. Con la producción de la izquierda la empiezas: queda junto a tu ciudad, en construcción.
monumental-rules-wonders-2 = Con la producción de la derecha la completas, en el mismo turno o más tarde. Obtienes una vez su bonificación, y la carta va encima de tu mazo de ciudad.
monumental-rules-wonders-3 = Su ficha va a una loseta que controlas, también tu capital. En una loseta cabe una ficha de maravilla; si ninguna de las tuyas está libre, no puedes completarla.
monumental-rules-wonders-4 = Solo puede haber una maravilla en construcción. Si empiezas otra, conservas una de las dos y la otra sale de la partida.
monumental-rules-wonders-5 = La ficha suma { $wonder } a la defensa de su loseta, sea de quien sea, y nunca se mueve. Si conquistan la loseta, la maravilla y sus puntos siguen siendo tuyos.

monumental-rules-policies = Políticas culturales
monumental-rules-policies-1 = Puedes mirar tus políticas en cualquier momento y desarrollar la que quieras. La primera cuesta { $one } de cultura, la segunda { $two }, y así hasta { $last }.
monumental-rules-policies-2 = Su efecto inmediato, abajo en la carta, ocurre enseguida, y con él los efectos inmediatos de todas las políticas que desarrollaste antes.
monumental-rules-policies-3 = La política más nueva tapa la anterior: desde ahora solo vale su efecto permanente.

monumental-rules-conquer = Conquistar una provincia
monumental-rules-conquer-1 = Tienes { $units } unidades: tu señor de la guerra y { $soldiers } soldados. Puedes conquistar cualquier provincia adyacente a una loseta que controlas. El agua y las capitales no se conquistan.
monumental-rules-conquer-2 = Entran exactamente tantas unidades como la defensa de la provincia, al menos 1, y pagas 1 de fuerza militar por cada una. Vienen de cualquiera de tus losetas, por losetas que controlas, sin importar la distancia.
monumental-rules-conquer-3 = Nada depende del azar: una conquista pagada tiene éxito y no te cuesta unidades. Las mismas unidades pueden marchar otra vez, pagando otra vez.
monumental-rules-conquer-4 = En cada provincia de la que salen unidades debe quedar una unidad o un puesto avanzado tuyo. Solo la capital puede quedar vacía. Controlas una provincia mientras haya en ella una de tus unidades o un puesto avanzado.
monumental-rules-conquer-5 = Bárbaros: su número se suma al valor de terreno. Después giras la ficha y obtienes enseguida uno de sus dos beneficios.
monumental-rules-conquer-6 = Ciudad libre: la defensa es solo el valor de terreno, pero también pagas lo que pide la ciudad. Después obtienes enseguida uno de sus dos beneficios.

monumental-rules-defense = Defensa
monumental-rules-defense-1 = A una provincia rival la defienden su valor de terreno y lo que hay en ella: un soldado cuenta { $soldier }, un señor de la guerra { $warlord }, un puesto avanzado { $outpost }, una ficha de maravilla { $wonder }.
monumental-rules-defense-2 = Cuando cae, sus unidades vuelven a su capital y su puesto avanzado a la reserva de la que salió. Los exploradores, los mercados y las fichas de producción se quedan donde están.

monumental-rules-warlord = El señor de la guerra
monumental-rules-warlord-1 = En una conquista, tu señor de la guerra marcha como una unidad por 1 de fuerza militar. Si participa, obtienes el beneficio de su carta, una vez por turno.
monumental-rules-warlord-2 = En la defensa cuenta { $warlord }.

monumental-rules-move = Mover unidades
monumental-rules-move-1 = Por 1 de fuerza militar, una unidad va de una de tus losetas a una de tus provincias, sin importar la distancia, por losetas que controlas.
monumental-rules-move-2 = Las unidades nunca entran en el agua, nunca vuelven por sí mismas a una capital y solo salen de tu territorio para conquistar. También puedes llenar así una provincia recién conquistada.

monumental-rules-outposts = Puestos avanzados
monumental-rules-outposts-1 = En cualquier momento de tus acciones, { $n } de tus unidades en una provincia pueden volver a tu capital, también el señor de la guerra: un puesto avanzado ocupa su lugar. No cuesta nada.
monumental-rules-outposts-2 = Un puesto avanzado defiende con { $outpost } y mantiene la provincia por sí solo. No se mueve. En una provincia cabe uno, y tienes { $outposts }.

monumental-rules-explorers = Exploradores
monumental-rules-explorers-1 = Por 1 de fuerza militar, un explorador va a una provincia adyacente, sea de quien sea; por más, sigue adelante. Los exploradores no cruzan agua ni capitales, y ni conquistan ni defienden.
monumental-rules-explorers-2 = Una vez por turno, cada explorador recoge gratis donde está: en un mercado, o la ficha de producción.
monumental-rules-explorers-3 = En un mercado miras todas las fichas y conservas una, oculta hasta que la uses. De cada mercado obtienes una ficha en toda la partida.
monumental-rules-explorers-4 = Las fichas se pueden usar en el mismo turno o en cualquiera posterior, una vez.

monumental-rules-effects = Efectos
monumental-rules-effects-1 = Puedes usar los efectos de tus cartas activas y de tu política más nueva, cada uno una vez por turno si no dice otra cosa. Los efectos permanentes y los que esperan a algo valen mientras la carta está activa.
monumental-rules-effects-2 = Si ocurren varias cosas en el mismo momento, quien tiene el turno elige su orden.

monumental-rules-progress = Progreso científico
monumental-rules-progress-1 = Por { $science } de ciencia robas la carta superior de tu mazo de ciudad y la usas: obtienes su rendimiento, usas sus efectos si quieres y la descartas. Puedes hacerlo varias veces.
monumental-rules-progress-2 = Una carta recién adquirida está encima del mazo, así que se puede usar en el mismo turno.

monumental-rules-city = Reponer la ciudad
monumental-rules-city-1 = Todas las cartas activas van a tu pila de descartes, el conocimiento con la carta que lo tapa. Las demás se quedan donde están.
monumental-rules-city-2 = Los huecos se llenan con el mazo de ciudad, carta a carta, de izquierda a derecha y de arriba abajo. Si se agota, se baraja la pila de descartes.
monumental-rules-city-3 = Un conocimiento no ocupa espacio propio: la carta siguiente lo tapa. Si también es un conocimiento, conservas uno y descartas el otro.
monumental-rules-city-4 = Si no quedan cartas, hay espacios que siguen vacíos.

monumental-rules-display = Reponer la oferta
monumental-rules-display-1 = Con 3 o 4 participantes la oferta es una fila de { $row } cartas. Si se adquirió alguna en este turno, las demás se alejan del mazo y los huecos se llenan. Si no, la más alejada del mazo sale de la partida.
monumental-rules-display-2 = Con 2 hay dos filas de { $two } cartas, cada una por su cuenta: una fila de la que no se adquirió nada pierde su carta más alejada.
monumental-rules-display-3 = Los edificios básicos no cuentan como cartas de la oferta. Las eras se mezclan según llegan.

monumental-rules-end = Final de la partida
monumental-rules-end-1 = Cuando la última carta del mazo llega a la oferta, se termina la ronda y después queda un turno para cada participante. Desde ahora ninguna carta sale de la oferta.
monumental-rules-end-2 = Del mazo siempre sale algo: el final llega tras { $turns } turnos en total como mucho con 3 o 4 participantes, tras { $two } con 2.

monumental-rules-scoring = Puntuación
monumental-rules-scoring-1 = Cada provincia que controlas da { $province } punto, cada conocimiento { $knowledge } (el inicial ninguno), cada maravilla completada { $wonder } y cada política { $policy }.
monumental-rules-scoring-2 = Dominio: quien tiene más provincias, más conocimientos, más maravillas o más políticas obtiene { $dominance } puntos por cada una de estas cosas. En caso de empate los obtienen por completo todas las partes.
monumental-rules-scoring-3 = Las cartas cuentan estén donde estén: en la ciudad, en el mazo o en los descartes. Las cartas archivadas y una maravilla en construcción no dan nada.
monumental-rules-scoring-4 = En un empate gana quien tiene más oro, luego más cultura; si no, se comparte la victoria.

monumental-rules-keywords = Palabras de las cartas
monumental-rules-keywords-1 = Archivar: una carta de tu ciudad que no está activa sale de la partida, bajo tu carta de señor de la guerra. Descartar: va a tu pila de descartes. El conocimiento que haya debajo se descarta.
monumental-rules-keywords-2 = Reforzar: una carta activa se queda en su espacio al final del turno en vez de descartarse. El conocimiento que haya debajo se descarta.
monumental-rules-keywords-3 = Copiar: usa una carta de tu ciudad o una de tus políticas como si fuera esta carta; lo que rinde lo obtienes otra vez.
monumental-rules-keywords-4 = Tomar: una carta va gratis encima de tu mazo de ciudad. Completar una fase: la segunda de tu maravilla, o la primera de una de la oferta.
monumental-rules-keywords-5 = Destruir: una unidad vuelve a su capital; nadie la pierde. Costera: adyacente al agua.

monumental-rules-automa = Automa
monumental-rules-automa-1 = El Automa es un rival hecho de cartas; en solitario siempre juegas contra él. Juega al final y no paga nada.
monumental-rules-automa-2 = En su turno se revelan dos de sus { $deck } cartas y se cumplen por orden. Las palabras para un tipo especial solo valen si su señor de la guerra es de ese tipo. Lo que no se puede hacer le da { $gold } de oro en su lugar.
monumental-rules-automa-3 = Toma las cartas más alejadas del mazo, y la maravilla más barata; quedan a su lado por sus puntos y no tienen efecto. Una política se revela sin sus efectos.
monumental-rules-automa-4 = Para conquistar pone su señor de la guerra y un soldado de su capital en la provincia con el menor valor de terreno, sea cual sea la defensa. Sin soldados pone un puesto avanzado, y sin eso no puede. Su botín se convierte en oro.
monumental-rules-automa-5 = Sus exploradores van hacia los mercados y recogen fichas de producción; dos de ellas son 1 de oro. Si varias opciones son iguales, decide quien está a su derecha; la mesa te pregunta.
monumental-rules-automa-6 = Puntúa como tú, y además 1 punto por cada { $three } de oro.

monumental-rules-eras = Renacimiento y maravillas alternativas
monumental-rules-eras-1 = Con el Renacimiento, { $n } cartas más, barajadas, van entre la era II y la era III. La partida es más larga.
monumental-rules-eras-2 = Las maravillas alternativas sustituyen una maravilla en cada una de las eras I, II y III. El número de cartas no cambia.

monumental-rules-heroes = Héroes
monumental-rules-heroes-1 = En cada era se mezcla un héroe al azar entre sus cartas, dos con 4 participantes. Cuando aparece, va a una fila propia, y otra carta llena la oferta.
monumental-rules-heroes-2 = Una vez por turno puedes reclutar un héroe o una heroína, solo con oro. Su carta queda junto a tu ciudad y su figura donde dice la carta. Tienes uno como mucho: al reclutar otro devuelves el primero.
monumental-rules-heroes-3 = La figura suma { $n } a la defensa de su provincia. Con un valor de ataque es una unidad y cuenta eso en una conquista, por 1 de fuerza militar; las demás no son unidades.
monumental-rules-heroes-4 = Cada carta dice cuándo vuelve a la fila. Desde allí se puede reclutar de nuevo.

monumental-rules-monsters = Monstruos
monumental-rules-monsters-1 = Entre las fichas de bárbaro se esconden tantos monstruos como se quiera; 3 son muchos. Quien revela uno obtiene 1 de cultura en vez de un beneficio.
monumental-rules-monsters-2 = El monstruo llega a esa provincia (el kraken, al agua más cercana) y envía la mitad de las unidades que hay allí, redondeando hacia arriba, a su capital. No cambia quién controla la provincia, y los exploradores pasan.
monumental-rules-monsters-3 = Su marcador de tiempo está bajo la oferta y avanza una carta al final de cada turno. Cuando saldría de la fila, el monstruo ataca; después empieza de nuevo, tres turnos antes del siguiente ataque.
monumental-rules-monsters-4 = Lo que haya que elegir en un ataque lo elige quien controla la provincia del monstruo. Una provincia que queda vacía no es de nadie; su valor de terreno cuenta entonces al menos 1.
monumental-rules-monsters-5 = Un explorador en su provincia (con el kraken: al lado) puede derrotarlo, en vez de recoger, si cumples su condición. Obtienes enseguida sus beneficios, y la carta vale { $monster } punto.

monumental-rules-maps = Mapas propios
monumental-rules-maps-1 = Elige un mapa hecho para el número de participantes, deja que se cree uno al azar o trae un archivo propio.
monumental-rules-maps-2 = Un mapa tiene una capital, una ciudad libre y un mercado por participante. Las ciudades libres y los mercados están solo en provincias, nunca dos iguales en la misma. Cada una de las demás provincias recibe una ficha de bárbaro, y cada provincia sin mercado una ficha de producción.
monumental-rules-maps-3 = Alrededor de cada capital solo hay bárbaros de 1 y 2, los mismos números para cada participante. Se puede llegar a toda la tierra sin cruzar una capital.

monumental-rules-continuous = Modo continuo
monumental-rules-continuous-1 = Una variante sin largas esperas: en cada ronda se activan primero todas las ciudades, en secreto y a la vez. Después se realiza una acción por turno, vuelta tras vuelta.
monumental-rules-continuous-2 = Una acción es una sola cosa: una carta, una conquista, un movimiento de cualquier número de unidades, el camino de un explorador con lo que recoge, un efecto. Los puestos avanzados y las fichas son libres. Quien pasa queda fuera hasta la ronda siguiente.
monumental-rules-continuous-3 = Los recursos básicos duran hasta el final de la ronda, y lo que era una vez por turno es ahora una vez por ronda.
monumental-rules-continuous-4 = La oferta tiene { $two } cartas con 2 participantes, { $three } con 3 y { $four } con 4. Al final de la ronda pierde una carta por cada participante que no adquirió nada de ella; con 2, cada fila cuenta por su cuenta.
monumental-rules-continuous-5 = Cuando el mazo se agota, sigue una última ronda. El Automa va al final de cada vuelta y cumple una carta cada vez, dos en una ronda.

monumental-rules-digital = En esta mesa
monumental-rules-digital-1 = Puedes deshacer paso a paso lo que hiciste en tu turno, hasta que algo oculto salió a la luz: una carta robada, una ficha girada, la mirada a un mercado.
monumental-rules-digital-2 = Donde el reglamento calla tuvimos que decidir: los exploradores no entran en las capitales (se puede permitir), un descuento nunca baja una conquista de 1 de fuerza militar, las reservas no se agotan, el dominio necesita al menos uno, y las reglas completas del modo continuo son nuestra lectura.
monumental-rules-digital-3 = Algunos valores del original no son públicos y se han reconstruido. Cada carta dice de dónde vienen los suyos.
monumental-rules-digital-4 = Cada robo está fijado por un secreto antes de la partida y se puede comprobar después.

monumental-rules-fig-city = Pruébalo: elige una fila y una columna. Dan { $production } de producción, { $science } de ciencia y { $military } de fuerza militar.
monumental-rules-fig-city-label = Ciudad de nueve cartas; la fila { $row } y la columna { $column } están iluminadas
monumental-rules-fig-row = Fila { $n }
monumental-rules-fig-column = Columna { $n }
monumental-rules-fig-hex = Una provincia con valor de terreno { $terrain }. Añade lo que la defiende: la defensa es { $n }, así que una conquista necesita { $units } unidades y { $units } de fuerza militar.
monumental-rules-fig-hex-label = Provincia, defensa { $n }
monumental-rules-fig-display = Dos filas, como con 2 participantes. Adquiere cartas, termina el turno y mira qué sale.
monumental-rules-fig-deck = Mazo
monumental-rules-fig-card = Carta { $n }
monumental-rules-fig-taken = Carta { $n }, adquirida
monumental-rules-fig-out = Carta { $n }, va a salir
monumental-rules-fig-end = Terminar el turno
monumental-rules-fig-again = Empezar de nuevo
monumental-rules-fig-fewer = Menos soldados
monumental-rules-fig-more = Más soldados
monumental-rules-fig-soldiers =
    { $n ->
        [one] 1 soldado
       *[other] { $n } soldados
    }
