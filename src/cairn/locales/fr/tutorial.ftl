# La première partie guidée : titre, texte et tâche de chaque scène, et ce qui est dit ensuite.

tutorial = Première partie
tutorial-lesson = Leçon
tutorial-progress = Étape { $n } sur { $all }
tutorial-skip = Passer
tutorial-back = Retour
tutorial-next = Suivant
tutorial-less = Replier le texte
tutorial-more = Afficher le texte
tutorial-again = Recommencer
tutorial-hint-stone = C’est une autre pierre. Pour cette étape, prenez la { $steps }.
tutorial-hint-next = Il n’y a rien à placer ici. Appuyez sur « { tutorial-next } » pour continuer.
tutorial-hint-task = C’est possible aussi, mais cette leçon a besoin de la tâche ci-dessus.
trial-lesson = dans cette leçon, elle va ailleurs

## Autour de la table

tutorial-ring-title = L’anneau
tutorial-ring-text = Douze pierres sont posées sur un anneau de 13 emplacements ; le cristal occupe celui qui est libre. Les autres pierres attendent dans le couvercle, visibles de tout le monde.
tutorial-board-title = Votre plateau
tutorial-board-text = Vous construisez sur 4 × 4 cases, sur 4 cubes de haut au plus (3 à trois ou quatre). Chaque côté a une couleur, et les cubes de cette couleur dans son mur peuvent rapporter des points. Ada construit à côté de vous ; le plus grand total l’emporte.

## Un tour

tutorial-move-title = Déplacer et placer
tutorial-move-text = À votre tour, vous déplacez le cristal de 1 à 4 emplacements dans le sens horaire ; ceux qui n’ont pas de pierre sont sautés. Vous placez la pierre atteinte.
tutorial-move-do = Choisissez la { $steps } ({ mono-stone }) et appuyez sur « { mono-place } ».
tutorial-move-after = Le cristal est là où se trouvait votre pierre. L’emplacement qu’il a quitté a une nouvelle pierre, piochée dans le couvercle : l’anneau se remplit ainsi après chaque déplacement.
tutorial-gap-title = Pas de vide
tutorial-gap-text = Une pierre peut reposer sur d’autres, mais aucun cube ne peut être au-dessus d’un vide, dépasser de la grille ou de la hauteur maximale. Choisissez la pierre et visez la case vide à côté de la première : la table dit pourquoi c’est impossible.
tutorial-gap-do = Placez la { $steps } ({ mono-stone }) sur votre première pierre.
tutorial-turn-title = Pivoter et basculer
tutorial-turn-text = Avant de la placer, vous pouvez faire pivoter et basculer une pierre dans tous les sens. Debout, elle monte vite.
tutorial-turn-do = Choisissez la { $steps } ({ mono-stone }), dressez-la avec « { mono-flip } » (au besoin « { mono-turn } » d’abord) et placez-la dans le coin vide à côté de vos pierres.
tutorial-turn-hint = Couchée, elle peut se placer aussi. Pour cette étape, appuyez sur « { mono-flip } » pour qu’elle soit debout dans le coin.
tutorial-swap-title = Un seul cube
tutorial-swap-text = Au lieu de la pierre, vous pouvez prendre une pierre de 1 cube de sa couleur, tant que la réserve en a une. La grande pierre quitte la partie.
tutorial-swap-do = Choisissez la { $steps } ({ mono-stone }), appuyez sur « { mono-swap-brief } » et comblez le trou de votre mur bleu.
tutorial-swap-hint = La pierre entière peut se placer aussi. Pour cette étape, appuyez d’abord sur « { mono-swap-brief } ».

## Les points

tutorial-prophecy-title = Une prophétie
tutorial-prophecy-text = Au lieu de déplacer le cristal, vous pouvez prédire un mur : placez un pion Prophétie sur un côté. À la fin, il faut dans ce mur au moins autant de cubes de la couleur du côté.
tutorial-prophecy-do = Appuyez sur « { mono-prophecy } », puis choisissez { $value } et votre { wall-name }. Il en a déjà { $found }.
tutorial-prophecy-after = Un mur est la rangée extérieure de son côté, à toutes les hauteurs ; un cube d’angle compte dans ses deux murs. Le pion reste là : avec { $value } ou plus il rapporte { $value }, avec moins rien.
tutorial-level-title = Un niveau
tutorial-level-text = Deux tours plus tard, il manque trois cases à votre premier niveau. Qui remplit les 16 cases d’un niveau prend le plus haut pion Niveau.
tutorial-level-do = Choisissez la { $steps } ({ mono-stone }) et achevez le niveau.
tutorial-level-after = { $points } points. Le niveau suivant, le vôtre ou celui d’Ada, prend le plus haut pion restant ; deux niveaux à la fois en prennent deux.
tutorial-structure-title = La carte Structure
tutorial-structure-text = Elle demande une hauteur pour chaque case : 3+ veut dire trois ou plus, 1–2 un ou deux. La carte peut être tournée et mise en miroir, soit 8 positions ; pour votre monolithe, elle est tournée vers l’ouest.
tutorial-structure-do = Montez votre mur ouest à la hauteur 3 avec la { $steps } ({ mono-stone }).
tutorial-structure-after = { $points } points, le plus haut pion Structure. Chaque personne peut achever la structure une fois, et vous gardez le pion en continuant à construire.

## La fin

tutorial-discard-title = Rien ne va
tutorial-discard-text = Une autre table, en fin de partie : aucune pierre accessible ne peut être placée, et il n’y a plus de pierre de 1 cube dans leurs couleurs. C’est le seul cas où vous défaussez une pierre.
tutorial-discard-do = Choisissez une des quatre et défaussez-la.
tutorial-discard-after = Elle quitte la partie, rien n’est placé et l’anneau se remplit comme toujours. Avec une encoche libre, vous pourriez faire une prophétie à la place.
tutorial-last-title = La dernière manche
tutorial-last-text = Retour à votre table, bien des tours plus tard. Achever le niveau supérieur annonce la fin : la manche se termine, pour que tout le monde ait eu autant de tours.
tutorial-last-do = Choisissez la { $steps } et remplissez la dernière case avec un cube.
tutorial-last-after = Votre monolithe est achevé. Ada joue après vous et a encore un tour. S’il ne restait aucune pierre sur l’anneau ni dans le couvercle, la partie s’arrêterait aussitôt.
tutorial-count-title = Compter les murs
tutorial-count-text = Votre { wall-name } a { $found } sur { $value } : cette prophétie ne rapporte rien. Les autres comptent, avec les niveaux et la structure : { $points } à { $others }, vous l’emportez. En cas d’égalité, la dernière place dans l’ordre du tour l’emporte.
tutorial-solo-title = Solo
tutorial-solo-text = En solo, vous jouez contre les prophéties : après chaque pierre vous défaussez un pion, et un niveau achevé prend le plus bas pion Niveau (6, 8, 10, 16).
tutorial-solo-do = Défaussez le pion de votre choix.
tutorial-solo-after = La partie se termine quand il n’y a plus de pion Prophétie ou quand votre niveau supérieur est achevé. Vos points ont alors un rang : jusqu’à 45 Constructeur consciencieux, à partir de 80 Maître des Monolithes.
tutorial-finish-title = Vous connaissez le jeu
tutorial-finish-text = Tout le reste est sur la table. Les règles ne sont jamais loin.
