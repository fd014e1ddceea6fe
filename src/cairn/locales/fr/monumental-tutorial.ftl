# La première partie guidée de Monumental : titre, texte et tâche de chaque scène, et ce qui est dit ensuite.

## Avant le premier tour

monumental-tutorial-goal-title = Votre civilisation
monumental-tutorial-goal-text = Vous menez la Grèce, Ada mène l’Égypte. Les points viennent des provinces, des connaissances, des merveilles et des politiques, et d’en avoir le plus. Vous jouerez deux tours entiers, puis verrez comment une partie finit.
monumental-tutorial-city-title = Votre cité
monumental-tutorial-city-text = Neuf cartes, 3 lignes sur 3 colonnes. À chaque tour, vous activez une ligne et une colonne : ces cinq cartes rapportent ce qu’indique leur coin en haut à droite. Ce que vous laissez reste pour d’autres tours.

## Un tour

monumental-tutorial-cross-title = Une ligne et une colonne
monumental-tutorial-cross-text = La table montre ce que chaque paire rapporterait. La ligne et la colonne du milieu se croisent au Camp d’hoplites : ensemble, elles donnent { $production } Production et { $military } Force militaire.
monumental-tutorial-cross-do = Activez la ligne 2 et la colonne 2.
monumental-tutorial-resources-title = Ressources
monumental-tutorial-resources-text = { $production } Production paient bâtiments et merveilles, { $military } Force militaire unités et explorateurs. { $gold } Or peuvent remplacer l’un ou l’autre. Ce qui reste de production, de science et de force militaire est perdu ; l’or et la culture restent.
monumental-tutorial-effect-title = Un effet
monumental-tutorial-effect-text = Beaucoup de cartes actives font plus, une fois par tour. Le Camp d’hoplites donne 1 Force militaire pour chaque autre carte militaire active, et le Fort en est une.
monumental-tutorial-effect-do = Utilisez le Camp d’hoplites.
monumental-tutorial-conquer-title = Une conquête
monumental-tutorial-conquer-text = À côté de votre capitale, f4 : valeur de terrain { $terrain }, barbares { $barbarians }, donc défense { $units }. Autant d’unités y entrent, pour 1 Force militaire chacune, et cela réussit toujours. Avec votre chef de guerre, sa carte vous donne un avantage.
monumental-tutorial-conquer-do = Conquérez f4 avec votre chef de guerre et un soldat.
monumental-tutorial-loot-title = Butin
monumental-tutorial-loot-text = { $points } points : 1 pour la province, le reste parce que personne n’en a plus. Héraclès a rapporté 1 Or. Le jeton Barbare est maintenant retourné, et vous gagnez aussitôt l’un de ses deux avantages.
monumental-tutorial-loot-do = Choisissez 2 Science.
monumental-tutorial-acquire-title = Une nouvelle carte
monumental-tutorial-acquire-text = Toute carte de l’étalage est à acquérir, et les bâtiments de base aussi : les connaissances coûtent de la science, les bâtiments de la production. La carte va sur votre pioche de la cité et arrive dans votre cité à la fin du tour.
monumental-tutorial-acquire-do = Acquérez la Roue pour { $science } Science.
monumental-tutorial-wonder-title = Une merveille
monumental-tutorial-wonder-text = Les merveilles se paient en deux étapes. La première de Stonehenge coûte 4 Production, et vous en avez { $production } : 1 Or remplace ce qui manque. L’or remplace toute ressource de base, mais jamais la culture.
monumental-tutorial-wonder-do = Commencez Stonehenge.
monumental-tutorial-wonder-after = Stonehenge est à côté de votre cité, en cours. Une seule merveille peut s’y trouver. Sa seconde étape se paie dans le même tour ou dans n’importe quel autre.
monumental-tutorial-explorer-title = Un explorateur
monumental-tutorial-explorer-text = Pour 1 Force militaire, un explorateur va dans une province adjacente, à qui qu’elle soit. Une fois par tour, chacun récupère gratuitement là où il est : un jeton d’un marché, ou le jeton Production.
monumental-tutorial-explorer-do = Envoyez l’explorateur 1 en f4 et faites-le récupérer.
monumental-tutorial-end-title = Fin du tour
monumental-tutorial-end-text = Il n’y a plus rien à dépenser. À la fin du tour, vos cartes actives sont défaussées et les trous de la cité remplis. Puis l’étalage : une rangée où vous n’avez rien acquis perd la carte la plus éloignée de la pioche.
monumental-tutorial-end-do = Terminez votre tour.
monumental-tutorial-refill-title = Cité et étalage
monumental-tutorial-refill-text = La Roue est arrivée d’abord et se trouve sous la carte suivante : une connaissance n’occupe pas d’espace, et les deux s’activent ensemble. Rien n’a été acquis dans la seconde rangée : la Grande Muraille est partie. Ada joue.

## Un deuxième tour

monumental-tutorial-again-title = Votre deuxième tour
monumental-tutorial-again-text = Ada a conquis 2 provinces et acquis 2 cartes. Dans votre cité, la ligne du bas et la colonne du milieu donnent maintenant { $production } Production, { $science } Science et le Forum.
monumental-tutorial-again-do = Activez la ligne 3 et la colonne 2.
monumental-tutorial-complete-title = Achever une merveille
monumental-tutorial-complete-text = La seconde étape de Stonehenge coûte 4 Production : { $production } de votre cité, 1 de votre jeton et de l’or pour le reste. Son bonus est de 2 Science. Son propre jeton rend une de vos tuiles plus difficile à conquérir.
monumental-tutorial-complete-do = Utilisez votre jeton Production, achevez Stonehenge et placez-le en f4.
monumental-tutorial-complete-after = { $scored } points : une merveille en vaut 2, et 3 de plus car personne n’en a autant. La carte va sur votre pioche de la cité et sera bientôt active.
monumental-tutorial-culture-title = Culture
monumental-tutorial-culture-text = La culture est rare, et elle paie les politiques. Votre Forum change 2 ressources de base différentes en 1 Culture. Il ne vous reste que de la science, mais l’or remplace une autre ressource.
monumental-tutorial-culture-do = Utilisez le Forum.
monumental-tutorial-policy-title = Une politique
monumental-tutorial-policy-text = La première politique coûte 1 Culture, chacune des suivantes 1 de plus. Son effet immédiat a lieu aussitôt, et encore avec chaque politique suivante. Son effet permanent compte tant qu’elle est la plus récente.
monumental-tutorial-policy-do = Développez Guerre de siège.
monumental-tutorial-policy-after = L’effet immédiat a donné 3 Force militaire. Et désormais, vous pouvez payer 1 Science pour 2 Force militaire, une fois par tour. { $scored } points.
monumental-tutorial-alone-title = Encore une fois
monumental-tutorial-alone-text = f5 a un marché pour vos explorateurs. Valeur de terrain { $terrain }, barbares { $barbarians } : vous savez ce qu’il faut. Vos soldats vont de la capitale par f4, qui est à vous.
monumental-tutorial-alone-do = Conquérez f5 avec { $units } soldats de votre capitale, puis choisissez l’un des avantages.
monumental-tutorial-alone-after = { $scored } points. Vous pourriez faire plus : déplacer des unités entre vos provinces, construire un avant-poste à la place de trois unités, ou payer 2 Science pour piocher une carte et l’utiliser aussitôt.

## La fin

monumental-tutorial-last-title = Le dernier tour
monumental-tutorial-last-text = Bien des tours plus tard, la pioche de Développement est vide. La manche a été finie, puis il est resté un tour à tout le monde. Le vôtre est joué, il ne manque que celui d’Ada.
monumental-tutorial-last-do = Terminez votre dernier tour.
monumental-tutorial-count-title = Score
monumental-tutorial-count-text = { $points } à { $others }, vous l’emportez. 1 point par province et connaissance, 2 par merveille et politique, 3 pour le plus de chaque. En connaissances, il y a égalité : chaque camp les a. À points égaux, l’or déciderait.
monumental-tutorial-finish-title = Maintenant, vous connaissez le jeu
monumental-tutorial-finish-text = L’Automa, les héros et les monstres sont dans les règles. Et chaque mot de la table s’explique de lui-même.
