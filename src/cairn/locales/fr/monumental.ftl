# Monumental à la table : pièces, questions, choix, ce qui s’est passé, la fin.

monumental-sign =
    { $resource ->
        [production] P
        [science] S
        [military] M
        [culture] C
       *[gold] Or
    }
monumental-resource =
    { $resource ->
        [production] Production
        [science] Science
        [military] Force militaire
        [culture] Culture
       *[gold] Or
    }
monumental-figure =
    { $figure ->
        [warlord] Chef de guerre
        [lady] Cheffe de guerre
        [hero] Héros
       *[soldier] Soldat
    }
monumental-the-figure =
    { $figure ->
        [warlord] le chef de guerre
        [lady] la cheffe de guerre
        [hero] le héros
       *[soldier] un soldat
    }
monumental-a-figure = { monumental-the-figure }
monumental-kind =
    { $kind ->
        [knowledge] Connaissance
        [wonder] Merveille
       *[building] Bâtiment
    }{ $era ->
        [I] {" "}· ère I
        [II] {" "}· ère II
        [III] {" "}· ère III
        [R] {" "}· Renaissance
       *[none] {""}
    }
monumental-part =
    { $part ->
        [policies] Politique culturelle
        [heroes] Héros
        [monsters] Monstre
        [cities] Ville libre
        [markets] Marché
       *[warlords] Chef de guerre
    }
monumental-titled = { $title } : { $text }
monumental-costs = coûte { $amounts }
monumental-slot = { $name } ({ $slot })
monumental-barbarian-token = jeton Barbare { $number }
monumental-market-token = { $effect }, ou { $n } Or à la fin de la partie
monumental-read-nothing = Aucune carte, aucun jeton ne s’appelle « { $text } ». Essayez avec moins de lettres.

## La table

monumental-era =
    Ère { $era }, { $n ->
        [one] encore { $n } carte
       *[other] encore { $n } cartes
    }
monumental-era-short = Ère { $era }, { $n }
monumental-last-turns = derniers tours
monumental-display = Étalage
monumental-deck-empty = la pioche est vide
monumental-basics = Bâtiments de base
monumental-heroes = Héros
monumental-monsters = Monstres
monumental-beast = { $name } en { $tile }, pion à la carte { $n }
monumental-city-of = Cité · { $land }
monumental-terrain = Terrain
monumental-defense = Défense
monumental-no-tile = Il n’y a pas de tuile « { $text } » sur ce plateau.
monumental-map-sign =
    { $sign ->
        [barbarian] Barbares
        [city] Ville libre
        [warlord] Chef de guerre
        [hero] Héros
        [outpost] Avant-poste
        [wonder] Merveille
        [market] Marché
        [production] Jeton Production
       *[monster] Monstre
    }
monumental-tile-barbarian = Barbares { $n }
monumental-tile-city = { $name } (coûte aussi { $amounts })
monumental-tile-market =
    { $name } ({ $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    })
monumental-tile-explorers =
    { $n ->
        [one] Explorateur : { $name }
       *[other] { $n } explorateurs : { $name }
    }
monumental-soldiers =
    { $n ->
        [one] { $n } soldat
       *[other] { $n } soldats
    }
monumental-provinces =
    { $n ->
        [one] { $n } province
       *[other] { $n } provinces
    }
monumental-stall =
    { $name } en { $tile } : { $n ->
        [0] plus de jeton
        [one] encore { $n } jeton
       *[other] encore { $n } jetons
    }
monumental-markets-hint = Les jetons marqués d’un point d’interrogation peuvent s’y trouver ; vous connaissez ceux marqués d’un × pour les avoir regardés.
monumental-only-barbarians = { $n } Force militaire contre les barbares
monumental-only-wonders = { $n } Production pour les merveilles
monumental-own-policies =
    { $n ->
        [one] Politique : { $names }
       *[other] Politiques : { $names }
    }
monumental-own-wonder = en cours : { $name } (reste { $amount })
monumental-own-wonders = Merveilles : { $names }
monumental-own-hero = { $name } en { $tile }
monumental-own-production =
    { $n ->
        [one] { $n } jeton Production
       *[other] { $n } jetons Production
    }
monumental-own-tokens =
    { $n ->
        [one] { $n } jeton Marché
       *[other] { $n } jetons Marché
    }
monumental-own-outposts =
    { $n ->
        [one] encore { $n } avant-poste
       *[other] encore { $n } avant-postes
    }
monumental-own-deck = pioche { $n }, défausse { $m }
monumental-own-picked = choix : ligne { $row }, colonne { $column }
monumental-own-passed = a passé
monumental-pile =
    { $pile ->
        [deck] Pioche de la cité
        [discard] Défausse
       *[archive] Archivées
    }
monumental-slain = Monstres vaincus : { $names }
monumental-token-hidden = face cachée
monumental-token-used = utilisé
monumental-automa-deck =
    { $n ->
        [one] encore { $n } carte Automa
       *[other] encore { $n } cartes Automa
    }
monumental-automa-played = Jouées depuis le dernier mélange :
monumental-automa-waiting = Révélées, encore à résoudre :
monumental-automa-none = L’Automa ne joue pas dans cette partie.

## Avant la partie

monumental-ask-players = À combien jouez-vous ? 1 pour jouer en solo contre l’Automa.
monumental-ask-setup = Quelle partie ?
monumental-setup-standard = la partie normale : tout le reste est tiré au sort
monumental-setup-own = choisir le plateau et les modules
monumental-ask-map = Quel plateau ?
monumental-map-drawn = un plateau qui convient, tiré au sort
monumental-map-random = un plateau créé au hasard
monumental-map-level =
    { $level ->
        [1] { $name }, paisible
        [2] { $name }, mixte
       *[3] { $name }, agressif
    }
monumental-ask-modules = Quels modules ? Les numéros les ajoutent ou les retirent, Entrée lance la partie.
monumental-module =
    { $module ->
        [automa] l’Automa joue aussi
        [renaissance] Renaissance : une quatrième ère
        [alternatives] merveilles alternatives
        [heroes] héros
        [monsters] trois monstres
       *[continuous] mode continu
    }

## Regarder

monumental-key-land = l plateau
monumental-key-city = c cité
monumental-key-display = d étalage
monumental-key-players = p tous
monumental-key-read = { $read } explique cette carte ; tout autre nom convient aussi
monumental-help-board = Sur le plateau, chaque tuile montre son nom, son terrain et ce qu’exige une conquête. Une majuscule est le pays qui la contrôle, suivie des soldats ; les minuscules sont des explorateurs. À l’étalage, ↓ est la carte qui part à la fin du tour si rien n’est acquis dans sa rangée, ◆ une merveille, └ une connaissance. Dans la cité, ▸ marque les cartes actives, = les cartes renforcées, * un effet pas encore utilisé ce tour ; └ est la connaissance sous une carte. Les lettres des ressources : P Production, S Science, M Force militaire, Or, C Culture.
monumental-help-choose = Les choix viennent en groupes : tapez le numéro d’un groupe, puis celui d’un choix, ou les deux à la fois (1 3). Vous pouvez aussi taper des mots d’un choix, en français ou dans la notation : « { $example } ». e termine votre tour.
monumental-help-look = l donne la liste des tuiles (l b2 celle-là seulement), c explique les cartes de votre cité (c 2 celles d’une autre place), d l’étalage, p tout ce que chacun possède, k les marchés, a l’Automa. { $read } explique une carte, et de même tout nom de carte, politique, héros, ville libre ou monstre. v montre ce qui s’est passé pendant les derniers tours.
monumental-help-signs = Les signes du plateau :

## Groupes de choix

monumental-group =
    { $kind ->
        [acquire] Acquérir une carte
        [complete] Achever une merveille
        [develop] Développer une politique
        [conquer] Conquérir
        [move] Déplacer des unités
        [outpost] Avant-poste
        [explore] Explorateurs
        [collect] Récupérer
        [defeat] Vaincre un monstre
        [token] Jetons
        [use] Utiliser un effet
        [progress] Progrès
        [recruit] Recruter un héros
       *[other] Autres
    }

## Choix

monumental-do-capital = Capitale en { $tile }
monumental-do-row = Activer la ligne { $n }
monumental-do-column = Activer la colonne { $n }
monumental-do-acquire = Acquérir { $name }
monumental-do-keep = Garder { $name }
monumental-do-complete = Achever { $name }
monumental-do-place = En { $tile }
monumental-do-develop = Développer { $name }
monumental-do-conquer = Conquérir { $tile }
monumental-do-from = { monumental-figure } depuis { $tile }
monumental-do-move = Déplacer { monumental-the-figure } depuis { $tile }
monumental-do-to = Vers { $tile }
monumental-do-outpost = Construire un avant-poste en { $tile }
monumental-do-with =
    { $who ->
        [soldiers] 3 soldats
       *[warlord] 2 soldats et { monumental-the-figure }
    }
monumental-do-explore = Explorateur { $n } vers { $tile }
monumental-do-sail = L’explorateur { $n } navigue vers { $tile }
monumental-do-collect = L’explorateur { $n } récupère le jeton en { $tile }
monumental-do-defeat = Explorateur { $n } : vaincre { $name }
monumental-do-use-token = Utiliser le jeton : { $name }
monumental-do-use-production = Utiliser un jeton Production
monumental-do-use = Utiliser { $name }
monumental-do-spent-before = a déjà rapporté ce tour, il ne reste que son effet.
monumental-do-progress = Faire un progrès scientifique
monumental-do-progress-note = { $cost } : piochez et utilisez 1 carte
monumental-do-paid-with =
    { $cost } { $part ->
        [all] (payé avec { $amounts })
       *[some] (dont { $amounts })
    }
monumental-do-conquest =
    { $cost }, { $n ->
        [one] { $n } unité
       *[other] { $n } unités
    }
monumental-do-outpost-note = 3 unités retournent à la capitale
monumental-do-end = Terminer le tour
monumental-do-pass = Passer
monumental-do-stop = Rien de plus
monumental-do-pay = Payer { $amounts }
monumental-do-double = { $n } Or au double de sa valeur
monumental-do-less = Économiser { $amounts }
monumental-do-gain = Gagner { $amounts }
monumental-do-exchange = { $first } contre { $second }
monumental-do-activate = Activer { $name }
monumental-do-reinforce = Renforcer { $name }
monumental-do-archive = Archiver { $name }
monumental-do-discard = Défausser { $name }
monumental-do-copy = Copier { $name }
monumental-do-destroy = Détruire { monumental-the-figure } en { $tile }
monumental-do-take = Prendre { $name }
monumental-do-section = Étape : { $name }
monumental-do-next = D’abord { $name }
monumental-do-recruit = Recruter { $name }
monumental-do-deploy = Déployer en { $tile }
monumental-do-trade =
    { $n ->
        [0] Ne rien échanger
        [one] Échanger { $n } fois
       *[other] Échanger { $n } fois
    }
monumental-do-lose = Perdre { monumental-the-figure } en { $tile }
monumental-do-give-up = Céder { $name }
monumental-do-walk = Vers { $tile }
monumental-do-shelter = Vers { $tile }
monumental-do-province = Province { $tile }

## Questions

monumental-ask-capital = Où placez-vous votre capitale ?
monumental-ask-row = Quelle ligne de votre cité activez-vous ?
monumental-ask-column = Et quelle colonne ?
monumental-ask-actions = Que faites-vous ?
monumental-ask-go-on = Comment le déplacement continue-t-il ?
monumental-ask-payment = Comment payez-vous ?
monumental-ask-discount = Qu’économisez-vous en { $tile } ?
monumental-ask-wonder = Une seule merveille peut être en cours. Laquelle gardez-vous ?
monumental-ask-place = Où placez-vous le jeton Merveille ({ $card }) ?
monumental-ask-units =
    { $n ->
        [one] Quelle unité marche vers { $tile } ?
       *[other] Quelles unités marchent vers { $tile } ? Encore { $n }.
    }
monumental-ask-destination = Où va { monumental-a-figure } depuis { $from } ?
monumental-ask-garrison = Qui laisse la place à l’avant-poste en { $tile } ?
monumental-ask-token = { $market } : quel jeton gardez-vous ?
monumental-ask-benefit = { $thing } : quel avantage choisissez-vous ?
monumental-ask-gain =
    { $n ->
        [one] Quelle ressource de base gagnez-vous ?
       *[other] Quelle ressource de base gagnez-vous ? Encore { $n }.
    }
monumental-ask-exchange =
    { $n ->
        [one] Quelle ressource échangez-vous ?
       *[other] Quelle ressource échangez-vous ? Jusqu’à { $n }.
    }
monumental-ask-alternative = Quel effet choisissez-vous ?
monumental-ask-drawn = Laquelle des cartes piochées utilisez-vous ?
monumental-ask-effects = Utilisez-vous { $thing } ?
monumental-ask-activate =
    { $n ->
        [one] Quelle autre carte activez-vous ?
       *[other] Quelles autres cartes activez-vous ? Jusqu’à { $n }.
    }
monumental-ask-reinforce = Quelle carte active renforcez-vous ? Elle reste dans votre cité.
monumental-ask-discard =
    { $n ->
        [one] Quelle carte défaussez-vous ?
       *[other] Quelles cartes défaussez-vous ? Encore { $n }.
    }
monumental-ask-archive =
    { $n ->
        [one] Quelle carte archivez-vous ?
       *[other] Quelles cartes archivez-vous ? Encore { $n }.
    }
monumental-ask-copy = Que copiez-vous ?
monumental-ask-steps =
    { $n ->
        [one] Où va un explorateur ? Reste { $n } pas.
       *[other] Où va un explorateur ? Restent { $n } pas.
    }
monumental-ask-move =
    { $n ->
        [one] Quelle unité déplacez-vous ?
       *[other] Quelles unités déplacez-vous ? Jusqu’à { $n }.
    }
monumental-ask-destroy =
    { $n ->
        [one] Quelle unité adverse détruisez-vous ?
       *[other] Quelles unités adverses détruisez-vous ? Jusqu’à { $n }.
    }
monumental-ask-outpost = Où placez-vous un avant-poste ?
monumental-ask-take = Quelle carte prenez-vous ?
monumental-ask-section = Quelle étape de merveille achevez-vous ?
monumental-ask-next = Plusieurs choses arrivent en même temps. Laquelle d’abord ?
monumental-ask-knowledge = Une seule connaissance peut être attachée à une carte. Laquelle gardez-vous ?
monumental-ask-deploy = Où déployez-vous { $hero } ?
monumental-ask-trade = Combien de fois échangez-vous ?
monumental-ask-sail = Vers où navigue un explorateur ?
monumental-ask-regroup = Quelle unité regroupez-vous ?
monumental-ask-rout = Quelle unité perdez-vous en { $tile } ?
monumental-ask-give-up = Quelle carte cédez-vous ?
monumental-ask-walk = Où va { $monster } ?
monumental-ask-shelter = Où se replie { monumental-a-figure } depuis { $from } ?
monumental-ask-surface = Où apparaît { $monster } ?
monumental-ask-province = Quelle province est touchée ?
monumental-ask-automa-conquest = Plusieurs provinces conviennent. Laquelle l’Automa conquiert-il ?
monumental-ask-automa-step = Plusieurs chemins sont de même longueur. Où va l’explorateur { $explorer } de l’Automa ?
monumental-ask-automa-place = Où l’Automa place-t-il le jeton Merveille ({ $card }) ?

## Ce qui s’est passé

monumental-event-era = L’ère { $era } commence.
monumental-event-round = La manche { $round } commence.
monumental-event-turn =
    { $who ->
        [you] À vous de jouer.
       *[other] { $name } joue.
    }
monumental-event-cross =
    { $who ->
        [you] Vous activez la ligne { $row } et la colonne { $column }.
       *[other] { $name } active la ligne { $row } et la colonne { $column }.
    }
monumental-event-activated =
    { $who ->
        [you] Vous activez { $cards }.
       *[other] { $name } active { $cards }.
    }
monumental-event-gained =
    { $who ->
        [you] Vous gagnez { $amounts }.
       *[other] { $name } gagne { $amounts }.
    }
monumental-event-gained-for =
    { $who ->
        [you] Vous gagnez
       *[other] { $name } gagne
    } { $amounts }, { $for ->
        [barbarian] seulement pour les provinces barbares.
       *[wonder] seulement pour les merveilles.
    }
monumental-event-paid =
    { $who ->
        [you] Vous payez { $amounts }.
       *[other] { $name } paie { $amounts }.
    }
monumental-event-acquired =
    { $who ->
        [you] Vous acquérez { $cards }.
       *[other] { $name } acquiert { $cards }.
    }
monumental-event-begun =
    { $who ->
        [you] Vous commencez { $card }.
       *[other] { $name } commence { $card }.
    }
monumental-event-removed = Quitte la partie : { $card }. Reste : { $kept }.
monumental-event-completed =
    { $who ->
        [you] Vous achevez { $card }.
       *[other] { $name } achève { $card }.
    }
monumental-event-placed = Jeton Merveille placé en { $tile } : { $card }.
monumental-event-developed =
    { $who ->
        [you] Vous développez { $policy }.
       *[other] { $name } développe { $policy }.
    }
monumental-event-marched =
    { $figures } { $n ->
        [one] marche
       *[other] marchent
    } de { $from } vers { $tile }.
monumental-event-conquered =
    { $who ->
        [you] Vous conquérez
       *[other] { $name } conquiert
    } { $tile }{ $from ->
        [nobody] .
        [you] , qui était à vous.
       *[other] , qui était à { $victim }.
    }
monumental-event-home =
    { $figure ->
        [warlord] Le chef de guerre retourne de { $from } à la capitale.
        [lady] La cheffe de guerre retourne de { $from } à la capitale.
        [hero] Le héros retourne de { $from } à la capitale.
       *[soldier] { $count ->
            [one] { $count } soldat retourne de { $from } à la capitale.
           *[other] { $count } soldats retournent de { $from } à la capitale.
        }
    }
monumental-event-outpost =
    { $who ->
        [you] Vous construisez un avant-poste en { $tile }.
       *[other] { $name } construit un avant-poste en { $tile }.
    }
monumental-event-razed = L’avant-poste en { $tile } disparaît.
monumental-event-looted =
    { $who ->
        [you] Votre butin en { $tile } : { $thing }.
       *[other] Butin pour { $name } en { $tile } : { $thing }.
    }
monumental-event-benefit =
    { $who ->
        [you] Vous choisissez : { $effect }
       *[other] { $name } choisit : { $effect }
    }
monumental-event-moved =
    { $who ->
        [you] Vous déplacez
       *[other] { $name } déplace
    } { monumental-the-figure } de { $from } à { $tile }.
monumental-event-stepped =
    { $who ->
        [you] Votre explorateur { $explorer } va
       *[other] { $name } déplace l’explorateur { $explorer }
    } en { $tile }.
monumental-event-collected =
    { $who ->
        [you] Vous récupérez le jeton Production en { $tile }.
       *[other] { $name } récupère le jeton Production en { $tile }.
    }
monumental-event-visited =
    { $who ->
        [you] Vous visitez un marché en { $tile } : { $market }.
       *[other] { $name } visite un marché en { $tile } : { $market }.
    }
monumental-event-looked = Vous y trouvez : { $tokens }
monumental-event-kept = Vous gardez : { $token }
monumental-event-redeemed =
    { $who ->
        [you] Vous utilisez votre jeton Marché : { $market }.
       *[other] { $name } utilise un jeton Marché : { $market }.
    }
monumental-event-claimed = { $name } prend un jeton Marché : { $market }.
monumental-event-used =
    { $who ->
        [you] Vous utilisez { $thing }.
       *[other] { $name } utilise { $thing }.
    }
monumental-event-drawn =
    { $who ->
        [you] Vous piochez { $cards }.
       *[other] { $name } pioche { $cards }.
    }
monumental-event-discarded =
    { $who ->
        [you] Vous défaussez { $cards }.
       *[other] { $name } défausse { $cards }.
    }
monumental-event-archived =
    { $who ->
        [you] Vous archivez { $cards }.
       *[other] { $name } archive { $cards }.
    }
monumental-event-reinforced =
    { $who ->
        [you] Vous renforcez { $cards }.
       *[other] { $name } renforce { $cards }.
    }
monumental-event-dealt =
    { $who ->
        [you] Nouvelles cartes dans votre cité : { $cards }.
       *[other] Nouvelles cartes dans la cité ({ $name }) : { $cards }.
    }
monumental-event-shuffled =
    { $who ->
        [you] Vous mélangez votre défausse.
       *[other] { $name } mélange la défausse.
    }
monumental-event-displayed = Nouveau à l’étalage : { $cards }.
monumental-event-swept = Hors de l’étalage : { $cards }.
monumental-event-appeared = À acquérir désormais : { $heroes }.
monumental-event-recruited =
    { $who ->
        [you] Vous recrutez { $hero } et déployez la figurine
       *[other] { $name } recrute { $hero } et déploie la figurine
    } en { $tile }.
monumental-event-returned = { $hero } se retire.
monumental-event-monster = { $monster } apparaît en { $tile }.
monumental-event-attacked = { $monster } attaque en { $tile }.
monumental-event-walked = { $monster } va en { $tile }.
monumental-event-defeated =
    { $who ->
        [you] Vous avez vaincu { $monster }.
       *[other] { $name } a vaincu { $monster }.
    }
monumental-event-lost =
    { $who ->
        [you] Vous perdez { $amounts }.
       *[other] { $name } perd { $amounts }.
    }
monumental-event-destroyed =
    { $who ->
        [you] Vous perdez { monumental-the-figure } en { $tile }.
       *[other] { $name } perd { monumental-the-figure } en { $tile }.
    }
monumental-event-ending =
    La dernière carte Développement est à l’étalage : { $unit ->
        [rounds] { $left ->
            [one] reste { $left } manche.
           *[other] restent { $left } manches.
        }
       *[turns] { $left ->
            [one] reste { $left } tour.
           *[other] restent { $left } tours.
        }
    }
monumental-event-automa = { $name } : { $effect }
monumental-event-site = { $name } peut s’établir en { $tile }.
monumental-event-settled =
    { $who ->
        [you] Votre capitale est en { $tile }.
       *[other] { $name } a sa capitale en { $tile }.
    }
monumental-event-city = La ville libre en { $tile } : { $city }.
monumental-event-stall = Un marché ouvre en { $tile } : { $market }.
monumental-event-passed =
    { $who ->
        [you] Vous passez.
       *[other] { $name } passe.
    }
monumental-event-copied =
    { $who ->
        [you] Vous copiez { $thing }.
       *[other] { $name } copie { $thing }.
    }
monumental-event-exchanged =
    { $who ->
        [you] Vous échangez
       *[other] { $name } échange
    } { $first } contre { $second }.
monumental-event-failed = { $name } ne peut pas le faire.
monumental-event-hidden = Quelque chose est caché sur le plateau.
monumental-event-over = La partie est terminée.

## La fin

monumental-score =
    { $part ->
        [provinces] Provinces
        [knowledge] Connaissances
        [wonders] Merveilles
        [policies] Politiques
        [most-provinces] Le plus de provinces
        [most-knowledge] Le plus de connaissances
        [most-wonders] Le plus de merveilles
        [most-policies] Le plus de politiques
        [monsters] Monstres
       *[gold] Or
    }
monumental-total = Total
monumental-wins =
    { $who ->
        [you] { $n ->
            [0] Égalité : vous l’emportez grâce à l’Or ou à la Culture.
            [one] Vous l’emportez de { $n } point.
           *[other] Vous l’emportez de { $n } points.
        }
       *[other] { $n ->
            [0] Égalité : { $name } l’emporte grâce à l’Or ou à la Culture.
            [one] { $name } l’emporte de { $n } point.
           *[other] { $name } l’emporte de { $n } points.
        }
    }
monumental-shared = { $names } se partagent la victoire.
