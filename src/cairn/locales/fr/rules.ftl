# Les règles de Monolyth avec nos mots, pour la page qui les explique.

rules-search = Chercher dans les règles
rules-learn = Plutôt apprendre en jouant
rules-contents = Sommaire
rules-found =
    { $n ->
        [0] Rien trouvé.
        [one] { $n } section trouvée.
       *[other] { $n } sections trouvées.
    }
rules-nothing = Les règles ne mentionnent pas « { $text } ». Essayez un mot plus court.
rules-source = Avec nos mots, d’après les règles publiées en quatre langues. Là où elles diffèrent, la plus précise compte.

rules-aim = But du jeu
rules-aim-1 = Chaque personne construit un monolithe de pierres colorées sur une grille de 4 cases sur 4. Chaque côté de votre plateau a une couleur. Vous prédisez combien de cubes de cette couleur montrera le mur au-dessus de ce côté.
rules-aim-2 = Les points viennent des prophéties accomplies, des niveaux achevés et de la structure. Le plus grand total l’emporte.

rules-setup = Mise en place
rules-setup-1 = Les pierres ont cinq couleurs et huit formes, de 1 à 4 cubes. Les pierres de 1 cube forment une réserve visible. Toutes les autres vont dans le couvercle et se piochent à l’aveugle ; tout le monde peut voir ce qu’il y reste.
rules-setup-2 = Treize emplacements forment un anneau. Le cristal commence sur l’emplacement de la flèche ; les douze autres reçoivent chacun une pierre au hasard.
rules-setup-3 = Les pions Prophétie, Niveau et Structure prévus pour le nombre de joueurs sont sur le plateau de jeu, avec une carte Structure qui vaut pour toute la table.
rules-setup-4 = Chaque personne reçoit un plateau individuel au hasard, et la première place est tirée au sort. À 1 ou 2, le monolithe peut avoir 4 cubes de haut ; à 3 ou 4, il en a 3 au plus.

rules-turn = Votre tour
rules-turn-1 = À votre tour, vous faites une chose sur deux : vous déplacez le cristal et placez une pierre, ou vous faites une prophétie. Vous ne pouvez pas passer.
rules-turn-2 = À la fin de votre tour, les niveaux achevés et la structure sont vérifiés. Puis le jeu continue dans le sens horaire.

rules-crystal = Déplacer le cristal
rules-crystal-1 = Déplacez le cristal de 1, 2, 3 ou 4 emplacements dans le sens horaire. À vous de choisir.
rules-crystal-2 = Les emplacements sans pierre sont sautés et ne comptent pas : le cristal arrive toujours sur une pierre. Quatre pierres au plus sont accessibles.
rules-crystal-3 = Quand il reste moins de quatre pierres dans l’anneau, le cristal peut faire plus d’un tour de l’anneau.

rules-take = Prendre une pierre
rules-take-1 = Prenez la pierre sur laquelle le cristal est arrivé. Ou défaussez-la et prenez dans la réserve une pierre de 1 cube de la même couleur, tant qu’il y en a. L’échange est permis même si la pierre peut se placer.
rules-take-2 = Les pierres défaussées ne reviennent jamais, et la réserve n’est jamais remplie.

rules-place = Placer une pierre
rules-place-1 = Placez la pierre sur votre plateau pendant le même tour. Faites-la pivoter comme vous voulez, debout aussi ; elle ne peut pas être mise en miroir.
rules-place-2 = Chaque cube repose sur une case de la grille ou exactement sur un cube. Aucune partie ne peut dépasser de la grille, et aucun cube ne peut être au-dessus d’un vide.
rules-place-3 = Aucune partie ne peut dépasser la limite : 4 cubes à 1 ou 2, 3 cubes à 3 ou 4.
rules-place-4 = Avant de décider, vous pouvez essayer n’importe quelle pierre et regarder tous les plateaux de tous les côtés. Une pierre placée reste où elle est.

rules-refill = Remplir l’anneau
rules-refill-1 = Après la pose, une pierre est piochée dans le couvercle pour l’emplacement où se trouvait le cristal au début du tour. Celui où il se trouve maintenant sera rempli après le prochain déplacement du cristal.
rules-refill-2 = Si le couvercle est vide, l’emplacement reste vide jusqu’à la fin de la partie.
rules-refill-3 = Une prophétie ne déplace pas le cristal et ne remplit aucun emplacement.

rules-forced = Quand rien ne peut se placer
rules-forced-1 = Si aucune pierre accessible ne peut se placer d’aucune façon, et si la réserve n’a plus de pierre de 1 cube de leurs couleurs, vous pouvez encore faire une prophétie.
rules-forced-2 = Si vous déplacez quand même le cristal, la pierre sur laquelle il arrive est défaussée et rien n’est placé. Tant que quelque chose peut se placer, il faut le faire.

rules-prophecy = Faire une prophétie
rules-prophecy-1 = Choisissez un pion Prophétie du plateau de jeu et mettez-le dans une encoche libre d’un côté de votre plateau. Il dit : à la fin, ce mur montrera au moins ce nombre de cubes de la couleur du côté.
rules-prophecy-2 = Chaque côté a une encoche : vous pouvez donc faire quatre prophéties. Un pion reste où il est : il ne peut être ni déplacé, ni remplacé, ni retiré.
rules-prophecy-3 = Les prophéties sont visibles de tout le monde. Vous pouvez prédire ce que votre mur montre déjà.

rules-level = Niveaux
rules-level-1 = Un niveau est achevé quand ses 16 cases portent un cube. Pour chaque niveau que vous achevez, vous prenez le pion Niveau le plus élevé qui reste. Deux niveaux en un tour donnent deux pions.
rules-level-2 = S’il ne reste plus de pion Niveau, un niveau achevé ne donne rien.

rules-structure = La structure
rules-structure-1 = La carte Structure donne une hauteur pour chaque case : 2 veut dire exactement 2, 1–2 veut dire 1 ou 2, 3+ veut dire 3 ou plus. La carte peut être pivotée et mise en miroir. Les couleurs ne comptent pas.
rules-structure-2 = Si votre monolithe correspond à la carte sur les 16 cases à la fin de votre tour, vous prenez le pion Structure le plus élevé qui reste. C’est possible une fois pour chaque personne.
rules-structure-3 = Vous pouvez construire par-dessus ensuite : le pion reste à vous.

rules-end = Fin de la partie
rules-end-1 = Quand quelqu’un achève le niveau supérieur, la manche est jouée jusqu’au bout, pour que tout le monde ait eu autant de tours.
rules-end-2 = S’il ne reste de pierre ni dans l’anneau ni dans le couvercle, la partie se termine aussitôt.

rules-scoring = Compter les murs
rules-scoring-1 = Un mur est la rangée extérieure de colonnes d’un côté, à tous les niveaux. Comptez-y les cubes de la couleur du côté. Un cube derrière un trou ne compte pas.
rules-scoring-2 = Un cube de coin appartient à deux murs et compte dans les deux.
rules-scoring-3 = Si le mur a au moins autant de cubes que le dit son pion, vous marquez ce nombre ; plus de cubes ne donnent pas plus de points. S’il en a moins, le pion ne donne rien.
rules-scoring-4 = Additionnez vos prophéties accomplies, vos pions Niveau et votre pion Structure. En cas d’égalité, parmi les ex æquo, la dernière place dans l’ordre du tour l’emporte.

rules-solo = Règles solo
rules-solo-1 = Toutes les règles valent, sauf celles-ci.
rules-solo-2 = Chaque fois que vous déplacez le cristal, vous défaussez aussi un pion Prophétie du plateau de jeu, à votre choix, une fois l’anneau rempli.
rules-solo-3 = Pour un niveau achevé, vous prenez le pion Niveau le plus bas qui reste.
rules-solo-4 = La partie se termine quand il n’y a plus de pion Prophétie sur le plateau de jeu, ou quand le niveau supérieur est achevé. Vos points donnent votre niveau de compétence.

rules-digital = À cette table
rules-digital-1 = Une pierre est d’abord montrée et compte quand vous la confirmez, car une autre est piochée aussitôt. Une prophétie peut être annulée jusqu’au choix suivant.
rules-digital-2 = Tout le hasard est fixé par un secret avant la partie et peut être vérifié après.
rules-digital-3 = Certaines valeurs de l’original ne sont connues que par des images et ont été reconstituées. La liste du matériel dit lesquelles.

rules-fig-ring = Essayez : le cristal avance de 1 à 4 emplacements. Celui qu’il quitte est rempli, celui où il arrive devient vide.
rules-fig-ring-label = Anneau de 13 emplacements. Le cristal est sur l’emplacement { $site } ; les emplacements accessibles sont { $sites }.
rules-fig-steps =
    { $n ->
        [one] { $n } emplacement
       *[other] { $n } emplacements
    }
rules-fig-swap = Échange : la pierre quitte la partie, une pierre de 1 cube de sa couleur vient de la réserve.
rules-fig-fits = La pierre peut se placer : sous chaque cube, il y a un cube.
rules-fig-gap = La pierre ne peut pas se placer : un cube serait au-dessus d’un vide.
rules-fig-stands = La pierre peut se placer : elle est debout, son cube latéral repose sur un autre.
rules-fig-level = Le niveau 1 est achevé : 16 cubes, quoi qu’il y ait dessus.
rules-fig-card = Pivotée ou en miroir, c’est la même structure : 8 positions.
rules-fig-turn = Faire pivoter
rules-fig-mirror = Mettre en miroir
rules-fig-wall = Le mur sud, avec un côté turquoise. Changez la prophétie et voyez ce qu’elle donne.
rules-fig-wall-label =
    { $n ->
        [one] Mur sud en image plate avec { $n } cube turquoise
       *[other] Mur sud en image plate avec { $n } cubes turquoise
    }
rules-fig-less = Prophétie plus basse
rules-fig-more = Prophétie plus haute
