# La primera partida guiada de Monumental: título, texto y tarea de cada escena, y lo que se dice después.

## Antes del primer turno

monumental-tutorial-goal-title = Tu civilización
monumental-tutorial-goal-text = Diriges Grecia, Ada dirige Egipto. Los puntos vienen de provincias, conocimientos, maravillas y políticas, y de tener más que nadie de cada cosa. Jugarás dos turnos enteros y verás cómo termina una partida.
monumental-tutorial-city-title = Tu ciudad
monumental-tutorial-city-text = Nueve cartas, 3 filas por 3 columnas. En cada turno activas una fila y una columna: esas cinco cartas rinden lo que indica su esquina superior derecha. Lo que dejas sigue ahí para otros turnos.

## Un turno

monumental-tutorial-cross-title = Una fila y una columna
monumental-tutorial-cross-text = La mesa muestra lo que daría cada par. La fila central y la columna central se cruzan en el Campo de hoplitas: juntas dan { $production } de producción y { $military } de fuerza militar.
monumental-tutorial-cross-do = Activa la fila 2 y la columna 2.
monumental-tutorial-resources-title = Recursos
monumental-tutorial-resources-text = { $production } de producción pagan edificios y maravillas, { $military } de fuerza militar unidades y exploradores. { $gold } de oro pueden suplir a ambas. La producción, la ciencia y la fuerza militar que sobran se pierden; el oro y la cultura no.
monumental-tutorial-effect-title = Un efecto
monumental-tutorial-effect-text = Muchas cartas activas saben hacer más, una vez por turno. El Campo de hoplitas da 1 de fuerza militar por cada otra carta militar activa, y el Fuerte es una.
monumental-tutorial-effect-do = Usa el Campo de hoplitas.
monumental-tutorial-conquer-title = Una conquista
monumental-tutorial-conquer-text = Junto a tu capital está f4: valor de terreno { $terrain }, bárbaros { $barbarians }, así que defensa { $units }. Entran tantas unidades, por 1 de fuerza militar cada una, y siempre hay éxito. Si va tu señor de la guerra, su carta te da un beneficio.
monumental-tutorial-conquer-do = Conquista f4 con tu señor de la guerra y un soldado.
monumental-tutorial-loot-title = Botín
monumental-tutorial-loot-text = { $points } puntos: 1 por la provincia, el resto porque nadie tiene más. Heracles ha traído 1 de oro. Ahora se gira la ficha de bárbaro, y obtienes enseguida uno de sus dos beneficios.
monumental-tutorial-loot-do = Elige 2 de ciencia.
monumental-tutorial-acquire-title = Una carta nueva
monumental-tutorial-acquire-text = Puedes adquirir cualquier carta de la oferta y los edificios básicos: los conocimientos cuestan ciencia, los edificios producción. Lo que adquieres va encima de tu mazo de ciudad y llega a tu ciudad al final del turno.
monumental-tutorial-acquire-do = Adquiere la Rueda por { $science } de ciencia.
monumental-tutorial-wonder-title = Una maravilla
monumental-tutorial-wonder-text = Las maravillas se pagan en dos fases. La primera de Stonehenge cuesta 4 de producción y tienes { $production }: 1 de oro suple lo que falta. El oro suple a cualquier recurso básico, pero nunca a la cultura.
monumental-tutorial-wonder-do = Empieza Stonehenge.
monumental-tutorial-wonder-after = Stonehenge está junto a tu ciudad, en construcción. Ahí solo cabe una maravilla. Su segunda fase se puede pagar en el mismo turno o en cualquier otro.
monumental-tutorial-explorer-title = Un explorador
monumental-tutorial-explorer-text = Por 1 de fuerza militar, un explorador va a una provincia adyacente, sea de quien sea. Una vez por turno, cada uno recoge gratis donde está: una ficha de un mercado, o la ficha de producción.
monumental-tutorial-explorer-do = Envía al explorador 1 a f4 y haz que recoja.
monumental-tutorial-end-title = Final del turno
monumental-tutorial-end-text = No queda nada que gastar. Al terminar el turno se descartan tus cartas activas y se llenan los huecos de tu ciudad. Luego, la oferta: una fila de la que no adquiriste nada pierde la carta más alejada del mazo.
monumental-tutorial-end-do = Termina tu turno.
monumental-tutorial-refill-title = Ciudad y oferta
monumental-tutorial-refill-text = La Rueda llegó primero y está bajo la carta siguiente: un conocimiento no ocupa espacio propio, y ambas se activan juntas. De la segunda fila no tomaste nada, así que la Gran Muralla ha salido. Ahora juega Ada.

## Un segundo turno

monumental-tutorial-again-title = Tu segundo turno
monumental-tutorial-again-text = Ada ha conquistado 2 provincias y adquirido 2 cartas. En tu ciudad, la fila inferior y la columna central dan ahora { $production } de producción, { $science } de ciencia y el Foro.
monumental-tutorial-again-do = Activa la fila 3 y la columna 2.
monumental-tutorial-complete-title = Completar una maravilla
monumental-tutorial-complete-text = La segunda fase de Stonehenge cuesta 4 de producción: { $production } de tu ciudad, 1 de la ficha y oro para el resto. Su bonificación es 2 de ciencia. Su propia ficha hace más difícil conquistar una de tus losetas.
monumental-tutorial-complete-do = Usa tu ficha de producción, completa Stonehenge y colócalo en f4.
monumental-tutorial-complete-after = { $scored } puntos: una maravilla vale 2, y 3 más porque nadie tiene tantas. La carta va encima de tu mazo de ciudad y pronto estará activa en tu ciudad.
monumental-tutorial-culture-title = Cultura
monumental-tutorial-culture-text = La cultura es rara, y paga políticas. Tu Foro convierte 2 recursos básicos distintos en 1 de cultura. Solo te queda ciencia, pero el oro suple a otro recurso.
monumental-tutorial-culture-do = Usa el Foro.
monumental-tutorial-policy-title = Una política
monumental-tutorial-policy-text = La primera política cuesta 1 de cultura, cada una de las siguientes 1 más. Su efecto inmediato ocurre enseguida, y otra vez con cada política posterior. Su efecto permanente vale mientras sea la más nueva.
monumental-tutorial-policy-do = Desarrolla Guerra de asedio.
monumental-tutorial-policy-after = El efecto inmediato ha dado 3 de fuerza militar. Y desde ahora puedes pagar 1 de ciencia por 2 de fuerza militar, una vez por turno. { $scored } puntos.
monumental-tutorial-alone-title = Otra vez
monumental-tutorial-alone-text = f5 tiene un mercado para tus exploradores. Valor de terreno { $terrain }, bárbaros { $barbarians }: ya sabes lo que cuesta. Tus soldados van desde la capital por f4, que es tuya.
monumental-tutorial-alone-do = Conquista f5 con { $units } soldados de tu capital y elige uno de los beneficios.
monumental-tutorial-alone-after = { $scored } puntos. Podrías hacer más: mover unidades entre tus provincias, construir un puesto avanzado en lugar de tres unidades, o pagar 2 de ciencia para robar una carta de tu mazo y usarla enseguida.

## El final

monumental-tutorial-last-title = El último turno
monumental-tutorial-last-text = Muchos turnos después, el mazo de desarrollo está vacío. Se terminó la ronda y quedó un turno para cada participante. El tuyo está hecho, solo falta el de Ada.
monumental-tutorial-last-do = Termina tu último turno.
monumental-tutorial-count-title = Puntuación
monumental-tutorial-count-text = { $points } a { $others }, la partida es tuya. 1 punto por provincia y conocimiento, 2 por maravilla y política, 3 por tener más de cada cosa. En conocimientos hay empate con Ada, así que cuentan para ambas partes. En un empate a puntos decidiría el oro.
monumental-tutorial-finish-title = Ya conoces el juego
monumental-tutorial-finish-text = El Automa, los héroes y los monstruos están en las reglas. Y cada palabra de la mesa se explica sola.
