# Les règles de Monumental avec nos mots, pour la page qui les explique. Les nombres viennent du jeu lui-même.

monumental-rules-source = Avec nos mots, d’après la règle anglaise et les réponses de l’éditeur. Là où elles se taisent ou diffèrent, notre décision est à la fin.
monumental-rules-words = Les mots du jeu

monumental-rules-aim = But du jeu
monumental-rules-aim-1 = Vous menez une civilisation à travers trois ères. Dans votre cité de cartes, vous réunissez des ressources ; avec elles, vous acquérez des cartes, bâtissez des merveilles, développez des politiques culturelles et conquérez des provinces.
monumental-rules-aim-2 = Les points viennent des provinces, des connaissances, des merveilles et des politiques, et d’en avoir le plus dans chaque domaine. Le plus grand total l’emporte.

monumental-rules-setup = Mise en place
monumental-rules-setup-1 = Le plateau montre des capitales, de l’eau et des provinces. Chaque province porte un jeton Barbare ou une ville libre ; certaines ont un marché, toutes les autres un jeton Production. Un marché contient autant de jetons face cachée qu’il y a de participants.
monumental-rules-setup-2 = La pioche de Développement a au-dessus { $first } cartes de l’ère I, puis { $second } de l’ère II, puis { $third } de l’ère III : { $total } en tout. Ses cartes sont posées face visible à l’étalage. À côté, trois piles de { $pile } bâtiments de base chacune.
monumental-rules-setup-3 = Vous avez { $cards } cartes de votre civilisation, mélangées. Neuf vont dans votre cité, 3 lignes sur 3 colonnes ; le reste est la pioche de la cité. Vos { $policies } politiques sont à côté, et vous commencez avec { $gold } Or.
monumental-rules-setup-4 = Les capitales se choisissent dans l’ordre inverse du tour. Votre chef de guerre, { $soldiers } soldats et { $explorers } explorateurs y commencent ; vos { $outposts } avant-postes attendent dans votre réserve.

monumental-rules-turn = Votre tour
monumental-rules-turn-1 = Un tour a quatre phases, toujours dans cet ordre : activer la cité, effectuer des actions, regarnir la cité, regarnir l’étalage.
monumental-rules-turn-2 = Puis le jeu continue dans le sens horaire. La production, la science et la force militaire non dépensées sont perdues ; l’or, la culture et les jetons restent.

monumental-rules-activate = Activer la cité
monumental-rules-activate-1 = Choisissez une ligne et une colonne. Leurs cinq cartes deviennent actives, et vous gagnez aussitôt ce qu’indique leur coin en haut à droite. La carte où elles se croisent rapporte une seule fois.
monumental-rules-activate-2 = Une connaissance sous une carte active est active avec elle. Les espaces vides ne rapportent rien.
monumental-rules-activate-3 = Ce que disent les cartes actives s’utilise dans la phase suivante. Une carte activée plus tard par un effet rapporte aussi aussitôt ; aucune carte n’est activée deux fois dans un tour.
monumental-rules-activate-4 = Ce que vous n’activez pas reste en place. Les cartes laissées aujourd’hui sont donc celles que vous pourrez combiner demain.

monumental-rules-resources = Ressources
monumental-rules-resources-1 = Il y a trois ressources de base. La production paie les bâtiments et les merveilles, la science les connaissances et le progrès scientifique, la force militaire la marche des unités et des explorateurs.
monumental-rules-resources-2 = 1 Or remplace 1 ressource de base au choix, sauf si une carte dit autre chose. Il ne remplace jamais la culture.
monumental-rules-resources-3 = La culture paie les politiques culturelles et rien d’autre.
monumental-rules-resources-4 = Un jeton Production donne 1 Production quand vous l’utilisez. Vous le gardez jusque-là.

monumental-rules-actions = Effectuer des actions
monumental-rules-actions-1 = Effectuez autant d’actions que vous pouvez en payer, dans l’ordre de votre choix : acquérir une carte, achever votre merveille, développer une politique, conquérir une province, déplacer des unités, construire un avant-poste, jouer vos explorateurs, utiliser un effet, faire un progrès scientifique.
monumental-rules-actions-2 = Aucune n’est obligatoire. Ce que vous ne pouvez pas payer en entier, vous ne pouvez pas le faire.

monumental-rules-acquire = Acquérir des cartes
monumental-rules-acquire-1 = Toute carte de l’étalage et la première de chaque pile de bâtiments de base s’acquiert pour le coût de son coin en bas à gauche : les bâtiments en production, les connaissances en science.
monumental-rules-acquire-2 = Elle va aussitôt, face cachée, sur votre pioche de la cité. Elle arrive donc dans votre cité à la fin de ce tour, avant les cartes plus anciennes, si un espace se libère.
monumental-rules-acquire-3 = Les trous de l’étalage restent ouverts jusqu’à la fin du tour. Une pile de bâtiments de base épuisée reste vide.

monumental-rules-wonders = Merveilles
monumental-rules-wonders-1 = Une merveille se paie en deux étapes. Pour la production de gauche, vous la commencez : elle reste à côté de votre cité, en cours.
monumental-rules-wonders-2 = Pour la production de droite, vous l’achevez, dans le même tour ou plus tard. Vous gagnez une fois son bonus d’achèvement, et la carte va sur votre pioche de la cité.
monumental-rules-wonders-3 = Son jeton va sur une tuile que vous contrôlez, votre capitale comprise. Une tuile porte un seul jeton Merveille ; si aucune des vôtres n’est libre, la merveille ne peut pas être achevée.
monumental-rules-wonders-4 = Une seule merveille peut être en cours. Si vous en commencez une autre, vous gardez l’une des deux et l’autre quitte la partie.
monumental-rules-wonders-5 = Le jeton ajoute { $wonder } à la défense de sa tuile, à qui qu’elle soit, et ne bouge jamais. Si la tuile est conquise, la merveille et ses points restent à vous.

monumental-rules-policies = Politiques culturelles
monumental-rules-policies-1 = Vous pouvez regarder vos politiques à tout moment et développer celle que vous voulez. La première coûte { $one } Culture, la deuxième { $two }, et ainsi de suite jusqu’à { $last }.
monumental-rules-policies-2 = Son effet immédiat, en bas, a lieu aussitôt, et avec lui les effets immédiats de toutes les politiques que vous avez déjà développées.
monumental-rules-policies-3 = La politique la plus récente recouvre la précédente : seul son effet permanent compte désormais.

monumental-rules-conquer = Conquérir une province
monumental-rules-conquer-1 = Vous avez { $units } unités : votre chef de guerre et { $soldiers } soldats. Vous pouvez conquérir toute province adjacente à une tuile que vous contrôlez. L’eau et les capitales ne se conquièrent pas.
monumental-rules-conquer-2 = Faites entrer exactement autant d’unités que la défense de la province, au moins 1, et payez 1 Force militaire pour chacune. Elles viennent de n’importe laquelle de vos tuiles, par des tuiles que vous contrôlez, quelle que soit la distance.
monumental-rules-conquer-3 = Rien n’est laissé au hasard : une conquête payée réussit et ne vous coûte aucune unité. Les mêmes unités peuvent repartir, si vous payez encore.
monumental-rules-conquer-4 = Dans chaque province que des unités quittent, il doit rester une de vos unités ou un avant-poste. Seule la capitale peut se vider. Vous contrôlez une province tant qu’une de vos unités ou un avant-poste s’y trouve.
monumental-rules-conquer-5 = Barbares : leur nombre s’ajoute à la valeur de terrain. Ensuite, vous retournez le jeton et gagnez aussitôt l’un de ses deux avantages.
monumental-rules-conquer-6 = Ville libre : la défense est la valeur de terrain seule, mais vous payez aussi ce que la ville demande. Ensuite, vous gagnez aussitôt l’un de ses deux avantages.

monumental-rules-defense = Défense
monumental-rules-defense-1 = Une province adverse est défendue par sa valeur de terrain et par ce qui s’y trouve : un soldat compte { $soldier }, un chef de guerre { $warlord }, un avant-poste { $outpost }, un jeton Merveille { $wonder }.
monumental-rules-defense-2 = Quand elle tombe, ses unités retournent à leur capitale et son avant-poste à la réserve d’où il vient. Les explorateurs, les marchés et les jetons Production restent où ils sont.

monumental-rules-warlord = Le chef de guerre
monumental-rules-warlord-1 = Dans une conquête, votre chef de guerre marche comme une unité pour 1 Force militaire. S’il participe, vous gagnez l’avantage de sa carte, une fois par tour.
monumental-rules-warlord-2 = En défense, il compte { $warlord }.

monumental-rules-move = Déplacer des unités
monumental-rules-move-1 = Pour 1 Force militaire, une unité va d’une de vos tuiles à une de vos provinces, quelle que soit la distance, par des tuiles que vous contrôlez.
monumental-rules-move-2 = Les unités n’entrent jamais dans l’eau, ne retournent jamais d’elles-mêmes dans une capitale et ne quittent votre territoire que par conquête. Une province que vous venez de conquérir peut être garnie ainsi.

monumental-rules-outposts = Avant-postes
monumental-rules-outposts-1 = À tout moment de vos actions, { $n } de vos unités dans une province peuvent rentrer à votre capitale, le chef de guerre aussi : un avant-poste prend leur place. Cela ne coûte rien.
monumental-rules-outposts-2 = Un avant-poste défend avec { $outpost } et tient la province à lui seul. Il ne bouge pas. Une province en porte un seul, et vous en avez { $outposts }.

monumental-rules-explorers = Explorateurs
monumental-rules-explorers-1 = Pour 1 Force militaire, un explorateur va dans une province adjacente, à qui qu’elle soit ; pour plus, il continue. Les explorateurs ne traversent ni l’eau ni les capitales, et ils ne conquièrent ni ne défendent.
monumental-rules-explorers-2 = Une fois par tour, chaque explorateur récupère gratuitement là où il est : à un marché, ou le jeton Production.
monumental-rules-explorers-3 = À un marché, vous regardez tous les jetons et en gardez un, caché aux autres jusqu’à ce que vous l’utilisiez. De chaque marché, vous obtenez un seul jeton dans toute la partie.
monumental-rules-explorers-4 = Les jetons s’utilisent dans le même tour ou dans n’importe quel tour suivant, une fois.

monumental-rules-effects = Effets
monumental-rules-effects-1 = Vous pouvez utiliser les effets de vos cartes actives et de votre politique la plus récente, chacun une fois par tour sauf s’il dit autre chose. Les effets permanents et ceux qui attendent un événement comptent tant que la carte est active.
monumental-rules-effects-2 = Si plusieurs choses arrivent au même moment, la personne dont c’est le tour choisit leur ordre.

monumental-rules-progress = Progrès scientifique
monumental-rules-progress-1 = Pour { $science } Science, vous piochez la première carte de la pioche de la cité et l’utilisez : vous gagnez son rendement, utilisez ses effets si vous voulez, et la défaussez. Vous pouvez recommencer.
monumental-rules-progress-2 = Une carte que vous venez d’acquérir est au-dessus de la pioche : elle peut servir dans le même tour.

monumental-rules-city = Regarnir la cité
monumental-rules-city-1 = Toutes les cartes actives vont dans votre défausse, une connaissance avec la carte qui la recouvre. Les autres restent où elles sont.
monumental-rules-city-2 = Les trous se remplissent depuis la pioche de la cité, carte après carte, de gauche à droite et de haut en bas. Si elle est vide, la défausse est mélangée.
monumental-rules-city-3 = Une connaissance n’occupe pas d’espace à elle : la carte suivante la recouvre. Si c’est aussi une connaissance, vous en gardez une et défaussez l’autre.
monumental-rules-city-4 = S’il ne reste plus de cartes, des espaces restent vides.

monumental-rules-display = Regarnir l’étalage
monumental-rules-display-1 = À 3 ou 4, l’étalage est une rangée de { $row } cartes. Si l’une d’elles a été acquise ce tour-ci, les autres s’éloignent de la pioche et les trous se remplissent. Sinon, la plus éloignée de la pioche quitte la partie.
monumental-rules-display-2 = À 2, il y a deux rangées de { $two } cartes, chacune pour elle-même : une rangée où rien n’a été acquis perd sa carte la plus éloignée.
monumental-rules-display-3 = Les bâtiments de base ne comptent pas comme cartes de l’étalage. Les ères se mêlent comme elles viennent.

monumental-rules-end = Fin de la partie
monumental-rules-end-1 = Quand la dernière carte de la pioche arrive à l’étalage, la manche est jouée jusqu’au bout, puis il reste un tour à tout le monde. Désormais, aucune carte ne quitte plus l’étalage.
monumental-rules-end-2 = Il part toujours une carte de la pioche : la fin vient après { $turns } tours en tout au plus à 3 ou 4, après { $two } à 2.

monumental-rules-scoring = Score
monumental-rules-scoring-1 = Chaque province que vous contrôlez donne { $province } point, chaque connaissance { $knowledge } (celle du début aucun), chaque merveille achevée { $wonder } et chaque politique { $policy }.
monumental-rules-scoring-2 = Domination : avoir le plus de provinces, le plus de connaissances, le plus de merveilles ou le plus de politiques donne { $dominance } points à chaque fois. En cas d’égalité, toutes les personnes à égalité les ont en entier.
monumental-rules-scoring-3 = Les cartes comptent où qu’elles soient : dans la cité, la pioche ou la défausse. Les cartes archivées et une merveille en cours ne donnent rien.
monumental-rules-scoring-4 = En cas d’égalité, le plus d’or l’emporte, puis le plus de culture ; sinon, la victoire est partagée.

monumental-rules-keywords = Mots des cartes
monumental-rules-keywords-1 = Archiver : une carte de votre cité qui n’est pas active quitte la partie, sous votre carte Chef de guerre. Défausser : elle va dans votre défausse. Une connaissance dessous est défaussée.
monumental-rules-keywords-2 = Renforcer : une carte active reste en place à la fin du tour au lieu d’être défaussée. Une connaissance dessous est défaussée.
monumental-rules-keywords-3 = Copier : utilisez une carte de votre cité ou une de vos politiques comme si c’était cette carte ; ce qu’elle rapporte, vous le gagnez encore.
monumental-rules-keywords-4 = Prendre : une carte va gratuitement sur votre pioche de la cité. Achever une étape : la seconde de votre merveille, ou la première d’une merveille de l’étalage.
monumental-rules-keywords-5 = Détruire : une unité retourne à sa capitale ; personne ne la perd. Côtière : adjacente à l’eau.

monumental-rules-automa = Automa
monumental-rules-automa-1 = L’Automa est un adversaire fait de cartes ; en solo, vous jouez toujours contre lui. Il joue en dernier et ne paie rien.
monumental-rules-automa-2 = À son tour, deux de ses { $deck } cartes sont révélées et exécutées dans l’ordre. Les mots pour un type particulier ne comptent que si son chef de guerre est de ce type. Ce qui est impossible lui donne { $gold } Or à la place.
monumental-rules-automa-3 = Il prend les cartes les plus éloignées de la pioche, et la merveille la moins chère ; elles restent à côté de lui pour leurs points et n’ont pas d’effet. Une politique est révélée sans ses effets.
monumental-rules-automa-4 = Pour conquérir, il met son chef de guerre et un soldat de sa capitale dans la province à la plus faible valeur de terrain, quelle que soit la défense. Sans soldat, il place un avant-poste, et sans cela il échoue. Son butin devient de l’or.
monumental-rules-automa-5 = Ses explorateurs vont vers les marchés et récupèrent des jetons Production ; deux valent 1 Or. Si plusieurs choix se valent, la personne à sa droite décide ; la table vous le demande.
monumental-rules-automa-6 = Il marque comme vous, et 1 point de plus pour chaque lot de { $three } Or.

monumental-rules-eras = Renaissance et merveilles alternatives
monumental-rules-eras-1 = Avec la Renaissance, { $n } cartes de plus, mélangées, viennent entre l’ère II et l’ère III. La partie est plus longue.
monumental-rules-eras-2 = Les merveilles alternatives remplacent une merveille dans chacune des ères I, II et III. Le nombre de cartes ne change pas.

monumental-rules-heroes = Héros
monumental-rules-heroes-1 = Dans chaque ère, un héros au hasard est mélangé à ses cartes, deux à 4. Quand il apparaît, il va dans sa propre rangée, et une autre carte complète l’étalage.
monumental-rules-heroes-2 = Une fois par tour, vous pouvez recruter un héros ou une héroïne, avec de l’or seulement. La carte reste à côté de votre cité, la figurine va où la carte le dit. Vous en avez un seul à la fois : en recruter un autre renvoie le premier.
monumental-rules-heroes-3 = La figurine ajoute { $n } à la défense de sa province. Avec une valeur d’attaque, c’est une unité qui compte pour autant dans une conquête, pour 1 Force militaire ; les autres ne sont pas des unités.
monumental-rules-heroes-4 = Chaque carte dit quand elle retourne dans la rangée. De là, elle peut être recrutée à nouveau.

monumental-rules-monsters = Monstres
monumental-rules-monsters-1 = Autant de monstres que vous voulez se cachent parmi les jetons Barbare ; 3, c’est déjà beaucoup. En révéler un donne 1 Culture au lieu d’un avantage.
monumental-rules-monsters-2 = Le monstre arrive dans cette province (le kraken sur l’eau la plus proche) et renvoie la moitié des unités présentes, arrondie au-dessus, à leur capitale. Il ne change rien au contrôle de la province, et les explorateurs passent.
monumental-rules-monsters-3 = Son pion de compte à rebours est sous l’étalage et avance d’une carte à la fin de chaque tour. Quand il quitterait la rangée, le monstre attaque ; puis il repart, trois tours avant la prochaine attaque.
monumental-rules-monsters-4 = Ce qu’il y a à choisir dans une attaque, la personne qui contrôle la province du monstre le choisit. Une province vidée n’est à personne ; sa valeur de terrain compte alors au moins 1.
monumental-rules-monsters-5 = Un explorateur dans sa province (pour le kraken : à côté) peut le vaincre, au lieu de récupérer, si vous remplissez sa condition. Vous gagnez aussitôt ses avantages, et la carte vaut { $monster } point.

monumental-rules-maps = Vos propres plateaux
monumental-rules-maps-1 = Choisissez un plateau prévu pour votre nombre, faites-en créer un au hasard ou apportez votre fichier.
monumental-rules-maps-2 = Un plateau a une capitale, une ville libre et un marché par participant. Les villes libres et les marchés sont dans des provinces seulement, jamais deux pareils dans la même. Chaque autre province reçoit un jeton Barbare, et chaque province sans marché un jeton Production.
monumental-rules-maps-3 = Autour de chaque capitale, il n’y a que des barbares de 1 et 2, les mêmes nombres pour tout le monde. Toute la terre s’atteint sans traverser de capitale.

monumental-rules-continuous = Mode continu
monumental-rules-continuous-1 = Une variante sans longue attente : à chaque manche, tout le monde active d’abord sa cité, en secret et en même temps. Puis on effectue une action à tour de rôle, encore et encore.
monumental-rules-continuous-2 = Une action est une seule chose : une carte, une conquête, un déplacement d’autant d’unités que voulu, le chemin d’un explorateur et ce qu’il récupère, un effet. Les avant-postes et les jetons sont libres. Passer, c’est attendre la manche suivante.
monumental-rules-continuous-3 = Les ressources de base durent jusqu’à la fin de la manche, et ce qui valait une fois par tour vaut maintenant une fois par manche.
monumental-rules-continuous-4 = L’étalage a { $two } cartes à 2, { $three } à 3 et { $four } à 4. À la fin de la manche, il perd une carte pour chaque personne qui n’y a rien acquis ; à 2, chaque rangée compte pour elle-même.
monumental-rules-continuous-5 = Quand la pioche est vide, une dernière manche suit. L’Automa vient en dernier à chaque passage et exécute une carte à la fois, deux par manche.

monumental-rules-digital = À cette table
monumental-rules-digital-1 = Vous pouvez annuler pas à pas ce que vous avez fait dans votre tour, jusqu’à ce qu’une chose cachée soit apparue : une carte piochée, un jeton retourné, un coup d’œil dans un marché.
monumental-rules-digital-2 = Là où la règle se tait, il a fallu décider : les explorateurs n’entrent pas dans les capitales (on peut le permettre), une réduction ne descend jamais une conquête sous 1 Force militaire, les réserves ne s’épuisent pas, la domination demande au moins un, et les règles complètes du mode continu sont notre lecture.
monumental-rules-digital-3 = Certaines valeurs de l’original ne sont pas publiques et ont été reconstituées. Chaque carte dit d’où viennent les siennes.
monumental-rules-digital-4 = Chaque tirage est fixé par un secret avant la partie et se vérifie après.

monumental-rules-fig-city = Essayez : choisissez une ligne et une colonne. Elles rapportent { $production } Production, { $science } Science et { $military } Force militaire.
monumental-rules-fig-city-label = Cité de neuf cartes ; la ligne { $row } et la colonne { $column } sont éclairées
monumental-rules-fig-row = Ligne { $n }
monumental-rules-fig-column = Colonne { $n }
monumental-rules-fig-hex = Une province de valeur de terrain { $terrain }. Ajoutez ce qui la défend : la défense est de { $n }, une conquête demande donc { $units } unités et { $units } Force militaire.
monumental-rules-fig-hex-label = Province, défense { $n }
monumental-rules-fig-display = Deux rangées, comme à 2. Acquérez des cartes, puis terminez le tour et voyez ce qui part.
monumental-rules-fig-deck = Pioche
monumental-rules-fig-card = Carte { $n }
monumental-rules-fig-taken = Carte { $n }, acquise
monumental-rules-fig-out = Carte { $n }, va partir
monumental-rules-fig-end = Terminer le tour
monumental-rules-fig-again = Recommencer
monumental-rules-fig-fewer = Moins de soldats
monumental-rules-fig-more = Plus de soldats
monumental-rules-fig-soldiers =
    { $n ->
        [one] { $n } soldat
       *[other] { $n } soldats
    }
