# Monumental : ce que dit chaque carte, jeton et figurine, formé à partir de ses effets. La majuscule et le point de la phrase s'y ajoutent.

# Liaisons
effect-and = { $first } et { $second }
effect-or = { $first } ou { $second }
effect-or-o = { $first } ou { $second }
effect-either = { $first }, ou { $second }
effect-either-o = { $first }, ou { $second }
effect-next = { $first }, { $second }
effect-also = { $first } ; { $second }
effect-times =
    { $n ->
        [1] { $effect }
       *[other] { $effect } ({ $n } fois)
    }
effect-amount =
    { $kind ->
        [production] { $n } Production
        [science] { $n } Science
        [military] { $n } Force militaire
        [culture] { $n } Culture
       *[gold] { $n } Or
    }
effect-basic =
    { $n ->
        [one] { $n } ressource de base
       *[other] { $n } ressources de base
    }
effect-basic-different = { $n } ressources de base différentes
effect-basic-chosen =
    { $n ->
        [one] { $n } ressource de base au choix
       *[other] { $n } ressources de base au choix
    }
effect-hoard = l'Or posé sur sa carte
effect-kind =
    { $kind ->
        [building] un bâtiment
        [knowledge] une connaissance
        [wonder] une merveille
       *[basic] un bâtiment de base
    }
effect-units =
    { $n ->
        [one] { $n } unité
       *[other] { $n } unités
    }

# Clauses
effect-gives = Rendement : { $amounts }
effect-once = Une fois par tour : { $effect }
effect-at-once = Bonus d'achèvement : { $effect }
effect-one-off = Effet immédiat : { $effect }
effect-when = { $event } : { $effect }
effect-when-max =
    { $n ->
        [1] { $event } (une fois par tour au plus) : { $effect }
       *[other] { $event } ({ $n } fois par tour au plus) : { $effect }
    }
effect-discount-building = les bâtiments coûtent { $n } de moins
effect-discount-knowledge = les connaissances coûtent { $n } de moins
effect-discount-wonder-section = les étapes de merveille coûtent { $n } de moins
effect-discount-progress = le progrès scientifique coûte { $n } de moins
effect-discount-conquest =
    { $filter ->
        [coastal] conquérir une province côtière coûte { $n } de moins
        [barbarian] conquérir une province barbare coûte { $n } de moins
        [free-city] conquérir une ville libre coûte { $n } de moins
        [player-with-more-provinces] conquérir une province d'un adversaire qui en a plus que vous coûte { $n } de moins
       *[any] conquérir une province coûte { $n } de moins
    }
effect-discount-first =
    { $n ->
        [1] { $effect } (seulement la première fois de chaque tour)
       *[other] { $effect } (seulement les { $n } premières fois de chaque tour)
    }
effect-half-wonder-section = les étapes de merveille sont à moitié prix (arrondi au supérieur)
effect-gold-as =
    { $n ->
        [one] à chaque tour, jusqu'à { $max } Or comptent chacun comme { $n } ressource de base
       *[other] à chaque tour, jusqu'à { $max } Or comptent chacun comme { $n } ressources de base
    }
effect-reinforce-self = à la fin de votre tour, vous pouvez aussi renforcer cette carte

# Ce qui s'est passé
effect-province =
    { $filter ->
        [coastal] une province côtière
        [barbarian] une province barbare
        [free-city] une ville libre
        [player] une province adverse
        [coastal-barbarian] une province barbare côtière
        [coastal-free-city] une ville libre côtière
        [coastal-player] une province côtière adverse
       *[any] une province
    }
effect-event-conquered =
    { $hero ->
        [yes] quand vous conquérez { effect-province } avec cette figurine
       *[no] quand vous conquérez { effect-province }
    }
effect-event-archived-self = quand cette carte est archivée
effect-event-completed-wonder = quand vous achevez une merveille
effect-event-acquired =
    { $filter ->
        [building] quand vous acquérez un bâtiment
        [knowledge] quand vous acquérez une connaissance
        [wonder] quand vous acquérez une merveille
        [basic] quand vous acquérez un bâtiment de base
       *[any] quand vous acquérez une carte
    }
effect-event-collected =
    { $filter ->
        [market] quand vous récupérez un jeton Marché
        [production] quand vous récupérez un jeton Production
       *[any] quand vous récupérez un jeton Marché ou Production
    }
effect-event-developed-policy = quand vous développez une politique
effect-event-turn-ended =
    { $filter ->
        [without-conquest] à la fin de votre tour, si vous n'avez conquis aucune province
        [without-conquest-by-hero] à la fin de votre tour, si vous n'avez conquis aucune province avec cette figurine
       *[any] à la fin de votre tour
    }
effect-event-province-lost =
    { $filter ->
        [other-than-hero] quand vous perdez une province autre que celle de cette figurine
       *[any] quand vous perdez une province
    }
effect-event-hero-province-lost = quand vous perdez la province de cette figurine
effect-done-conquered = conquis une province
effect-done-archived-self = archivé cette carte
effect-done-completed-wonder = achevé une merveille
effect-done-acquired = acquis une carte
effect-done-collected = récupéré un jeton
effect-done-developed-policy = développé une politique

# Mots
effect-pay = payez { $amounts }
effect-pay-no-gold = payez { $amounts } (sans Or)
effect-gain = gagnez { $amounts }
effect-gain-barbarian = gagnez { $amounts } (uniquement pour conquérir des provinces barbares)
effect-gain-wonder = gagnez { $amounts } (uniquement pour des merveilles)
effect-exchange =
    { $n ->
        [one] échangez { $n } ressource de base contre une autre
       *[other] échangez jusqu'à { $n } ressources de base contre d'autres
    }
effect-trade = payez jusqu'à { $paid } et gagnez { $gained } pour chaque ressource payée
effect-hand-over = un joueur de votre choix vous remet { $n } Or
effect-if-gained = { $effect } si vous avez gagné au moins { $amounts } ce tour-ci
effect-if-active = { $effect } si vous avez activé { $kinds } ce tour-ci
effect-if-done = { $effect } si vous avez { $done } ce tour-ci
effect-per = { $effect } { $what }
effect-per-max =
    { $n ->
        [1] { $effect } { $what } (une fois au plus)
       *[other] { $effect } { $what } ({ $n } fois au plus)
    }
effect-what-controlled-province = par province contrôlée
effect-what-three-controlled-provinces = par groupe de trois provinces contrôlées
effect-what-wonder-completed = par merveille achevée
effect-what-outpost = pour chacun de vos avant-postes sur le plateau
effect-what-other-active-military-card = pour chaque autre carte militaire active
effect-what-bordered-opponent-province = par province adverse adjacente à votre territoire
effect-what-attacks = pour chacune de ses attaques
effect-draw =
    { $n ->
        [one] piochez { $n } carte
       *[other] piochez { $n } cartes
    } et utilisez-en { $use }
effect-draw-all =
    { $n ->
        [1] piochez { $n } carte et utilisez-la
        [2] piochez { $n } cartes et utilisez les deux
       *[other] piochez { $n } cartes et utilisez-les toutes
    }
effect-draw-use =
    { $n ->
        [one] piochez et utilisez { $n } carte
       *[other] piochez et utilisez { $n } cartes, l'une après l'autre
    }
effect-activate-more =
    { $n ->
        [one] activez { $n } carte de plus dans votre cité
       *[other] activez { $n } cartes de plus dans votre cité
    }
effect-reinforce =
    { $n ->
        [one] renforcez { $n } carte
       *[other] renforcez { $n } cartes
    }
effect-archive =
    { $n ->
        [one] archivez { $n } carte
       *[other] archivez { $n } cartes
    }
effect-discard =
    { $n ->
        [one] défaussez { $n } carte
       *[other] défaussez { $n } cartes
    }
effect-archive-self = archivez cette carte
effect-copy-own-city =
    { $kind ->
        [building] copiez un bâtiment de votre cité
        [knowledge] copiez une connaissance de votre cité
        [wonder] copiez une autre merveille de votre cité
       *[any] copiez une autre carte de votre cité
    }
effect-copy-other-city =
    { $kind ->
        [building] copiez un bâtiment d'une cité adverse
        [knowledge] copiez une connaissance d'une cité adverse
        [wonder] copiez une merveille d'une cité adverse
       *[any] copiez une carte d'une cité adverse
    }
effect-copy-own-policy = copiez une de vos politiques précédentes
effect-move-explorer =
    { $n ->
        [one] déplacez un explorateur de { $n } pas
       *[other] déplacez vos explorateurs de { $n } pas au total
    }
effect-sail-explorer =
    { $n ->
        [1] déplacez un explorateur d'une province côtière à une autre au bord de la même eau
       *[other] déplacez { $n } fois un explorateur d'une province côtière à une autre au bord de la même eau
    }
effect-move-units =
    { $n ->
        [one] déplacez { $n } unité
       *[other] déplacez jusqu'à { $n } unités
    }
effect-regroup =
    { $n ->
        [one] déplacez { $n } unité vers une province contrôlée de votre choix
       *[other] déplacez jusqu'à { $n } unités vers des provinces contrôlées de votre choix
    }
effect-destroy =
    { $n ->
        [one] détruisez { $n } unité adverse dans une province adjacente aux vôtres
       *[other] détruisez jusqu'à { $n } unités adverses dans des provinces adjacentes aux vôtres
    }
effect-place-outpost =
    { $n ->
        [one] placez { $n } avant-poste dans une province contrôlée
       *[other] placez { $n } avant-postes dans des provinces contrôlées
    }
effect-take =
    { $kind ->
        [building] prenez un bâtiment coûtant { $n } ou moins
        [knowledge] prenez une connaissance coûtant { $n } ou moins
       *[basic] prenez un bâtiment de base coûtant { $n } ou moins
    }
effect-take-any =
    { $kind ->
        [building] prenez un bâtiment, quel que soit son coût
        [knowledge] prenez une connaissance, quel que soit son coût
       *[basic] prenez un bâtiment de base
    }
effect-complete-section = achevez une étape de merveille coûtant { $n } ou moins
effect-complete-section-any = achevez une étape de merveille, quel que soit son coût
effect-repeat-one-offs = utilisez à nouveau les effets immédiats de toutes vos politiques

# Héros et chefs de guerre
effect-warlord = Une fois par tour, quand vous conquérez une province avec { $name } : { $effect }
effect-deploy-capital = Déploiement : dans votre capitale
effect-deploy-province = Déploiement : dans une province contrôlée
effect-deploy-rough-province = Déploiement : dans une province contrôlée de valeur de terrain 2 ou plus
effect-deploy-capital-or-province = Déploiement : dans votre capitale ou dans une province contrôlée
effect-deploy-capital-or-coast = Déploiement : dans votre capitale ou dans une province côtière contrôlée
effect-hero-attack = Attaque : { $n }
effect-hero-defense = Défense : { $n }
effect-defense-adjacent = vos provinces adjacentes à cette figurine ont +{ $n } en défense
effect-shelter = vos unités détruites ou chassées peuvent aller dans toute province contrôlée au lieu de votre capitale
effect-both-benefits = gagnez les deux avantages du jeton
effect-return = Retour : { $conditions }
effect-uses =
    { $n ->
        [one] après { $n } utilisation
       *[other] après { $n } utilisations
    }
effect-uses-conquered =
    { $n ->
        [one] après { $n } conquête avec cette figurine
       *[other] après { $n } conquêtes avec cette figurine
    }

# Monstres
effect-monster-attack = Attaque : { $effect }
effect-monster-defeat = Pour le vaincre : { $effect }
effect-monster-reward = Récompense : { $effect }
effect-on-water = il apparaît sur la tuile Eau la plus proche et on le vainc depuis une province adjacente
effect-closes-coast = rien ne peut être récupéré dans les provinces adjacentes
effect-grows = après chacune de ses attaques, le vaincre coûte { $n } de plus, jusqu'à { $max }
effect-terrain = la valeur de terrain de sa province est { $n }
effect-hoards = l'Or perdu à cause de lui reste sur sa carte
effect-slows = déplacer un explorateur dans sa province coûte { $n } Force militaire de plus
effect-rout = détruit { $units }
effect-lose = perdre { $amounts }
effect-units-there = { $units } { $where }
effect-units-all = toutes les unités
effect-units-half = la moitié des unités (arrondi au supérieur)
effect-where-here = dans sa province
effect-where-there = dans cette province
effect-where-near = dans chaque province à { $n } pas au plus
effect-where-coast = dans chaque province adjacente
effect-where-biggest = dans la province qui a le plus d'unités à { $n } pas au plus
effect-where-lonely = dans la province la plus proche, à { $n } pas au plus, avec une seule unité et sans avant-poste
effect-where-guarded = { $where } qui ne serait pas perdue ainsi
effect-controller = la personne qui contrôle la province du monstre choisit : { $effect }
effect-controller-must = la personne qui contrôle la province du monstre doit { $effect }
effect-give-up =
    archiver { $kinds } de { $who ->
        [you] votre
       *[other] sa
    } cité
effect-give-up-knowledge =
    archiver { $kinds } de { $who ->
        [you] votre
       *[other] sa
    } cité (sauf la connaissance de départ)
effect-or-else = { $first } ; si c'est impossible, { $second }
effect-walk =
    { $n ->
        [1] la personne qui contrôle la province du monstre le déplace ensuite dans une province adjacente sans monstre
       *[other] la personne qui contrôle la province du monstre le déplace ensuite de { $n } pas dans une province sans monstre
    }
effect-each-near = quiconque contrôle une province à { $n } pas au plus doit { $effect }
effect-send-home = tous les explorateurs à { $n } pas au plus retournent dans leur capitale
effect-if-terrain-swamp-or-coast = { $first } si la province est un marais ou est côtière ; sinon, { $second }

# Jetons
effect-asks = Coûte en plus { $amounts }

# Automa : ce qu'il fait
effect-type =
    { $type ->
        [architectural] Architectural
        [cultural] Culturel
        [economic] Économique
        [aggressive] Agressif
       *[technological] Technologique
    }
effect-automa-special = { $type } : { $effect }
effect-automa-conquer =
    { $which ->
        [low] conquiert la province adjacente la moins chère
       *[high] conquiert la province adjacente la plus chère
    }
effect-automa-building =
    { $which ->
        [low] prend le bâtiment le moins cher de l’étalage
       *[high] prend le bâtiment le plus cher de l’étalage
    }
effect-automa-know =
    { $which ->
        [low] prend la connaissance la moins chère de l’étalage
       *[high] prend la connaissance la plus chère de l’étalage
    }
effect-automa-all-knowledge = prend toutes les connaissances de l’étalage
effect-automa-wonder = achève sa merveille ou, à défaut, acquiert la moins chère de l’étalage
effect-automa-policy = développe une politique
effect-automa-explore = déplace ses deux explorateurs de { $n } pas chacun
effect-automa-gold = gagne { $n } Or
effect-automa-gold-per-policy = gagne { $n } Or pour chacune de ses politiques
effect-automa-gold-per-coast = gagne { $n } Or par province côtière contrôlée
effect-automa-pay = pour { $n } Or : { $effect }
effect-automa-again = pour { $n } Or : la même chose encore une fois
effect-automa-reshuffle = mélange à nouveau le paquet Automa
effect-automa-find-kind = pioche des cartes Automa jusqu'à en trouver une avec une partie de son type, l'utilise et défausse les autres
effect-automa-draw-more = pioche une autre carte Automa
effect-automa-draw-twice = pioche une autre carte Automa et effectue deux fois sa partie supérieure, sans la partie spéciale
effect-automa-draw-special = pioche une autre carte Automa et effectue sa partie spéciale, quel que soit le type
effect-automa-if-fewer-provinces = si un adversaire contrôle plus de provinces : { $effect }
effect-automa-if-fewer-policies = si un adversaire a plus de politiques : { $effect }
effect-automa-else-draw = si aucun des deux cas ne se présente : pioche une autre carte Automa
