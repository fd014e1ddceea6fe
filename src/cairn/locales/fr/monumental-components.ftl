# Monumental : les listes des composants

components-part =
    { $part ->
        [warlords] Les civilisations et leurs chefs de guerre
        [common] Cartes de départ de tous
        [special] Cartes de départ d'une civilisation
        [starting] Connaissances de départ
        [basic] Bâtiments de base
        [I] Ère I
        [II] Ère II
        [R] Renaissance
        [III] Ère III
        [policies] Politiques culturelles
        [heroes] Héros
        [monsters] Monstres
        [barbarians] Jetons Barbare
        [cities] Villes libres
        [markets] Marchés et leurs jetons
        [automa] Cartes de l'Automa
        [terrain] Terrains
        [values] Nombres des règles
       *[maps] Plateaux
    }
components-kind =
    { $kind ->
        [building] bâtiment
        [knowledge] connaissance
       *[wonder] merveille
    }
components-era =
    { $era ->
        [I] Ère I
        [II] Ère II
        [R] Renaissance
       *[III] Ère III
    }
components-level =
    { $level ->
        [peaceful] paisible
        [mixed] mixte
       *[aggressive] agressif
    }
components-value =
    { $value ->
        [gold] Or au départ
        [soldiers] Soldats par personne
        [outposts] Avant-postes par personne
        [soldier-defense] Défense d'un soldat
        [warlord-defense] Défense d'un chef de guerre
        [hero-defense] Défense d'un héros
        [outpost-defense] Défense d'un avant-poste
        [wonder-defense] Défense d'une merveille
       *[production-tokens] Jetons Production dans la boîte
    }
components-tiles =
    { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
components-price = prix { $price }
components-gold = { $n } Or
components-front = barbares de { $n }
components-automa-gold = { $n } Or pour l'Automa
components-alternative = alternative
components-terrain = terrain { $n }
