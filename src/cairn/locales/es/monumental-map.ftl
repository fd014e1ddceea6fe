# El mapa de Monumental en el navegador: losetas, conquistas, qué significan los signos.

monumental-map-label = Mapa
monumental-map-keys = Las flechas llevan de loseta en loseta, Enter muestra una loseta, más y menos acercan y alejan, 0 muestra todo el mapa.
monumental-map-in = Acercar
monumental-map-out = Alejar
monumental-map-whole = Ver todo el mapa
monumental-map-legend = Qué significan los signos
monumental-map-close = Cerrar
monumental-map-tile = { $terrain } { $tile }
monumental-map-value = valor de terreno { $n }
monumental-map-defense = defensa { $n }
monumental-map-owner =
    { $who ->
        [you] bajo tu control
       *[other] bajo control de { $name }
    }
monumental-map-unowned = libre
monumental-map-explorers =
    { $who ->
        [you] { $n ->
            [one] tu explorador
           *[other] tus { $n } exploradores
        }
       *[other] { $n ->
            [one] explorador de { $name }
           *[other] { $n } exploradores de { $name }
        }
    }
monumental-map-can =
    { $n ->
        [one] 1 opción
       *[other] { $n } opciones
    }
monumental-map-means =
    { $sign ->
        [defense] Defensa de una provincia
        [soldier] Soldados
        [explorer] Explorador
        [capital] Capital
        [barbarian] Bárbaros, con su número
        [city] Ciudad libre, con cuántos recursos pide
        [warlord] Señor o señora de la guerra
        [hero] Héroe o heroína
        [outpost] Puesto avanzado
        [wonder] Maravilla
        [market] Mercado, con sus fichas
        [production] Ficha de producción
        [lit] Aquí puedes hacer algo
       *[monster] Monstruo
    }
monumental-map-may-hold = Aún puede haber aquí:
monumental-map-saw = Has visto aquí:
monumental-map-monster =
    { $n ->
        [0] { $name }, aún no ha atacado
        [one] { $name }, ha atacado una vez
       *[other] { $name }, ha atacado { $n } veces
    }

## Lo que cuesta una conquista

monumental-map-conquest = Conquista
monumental-map-units =
    { $n ->
        [one] 1 unidad
       *[other] { $n } unidades
    }
monumental-map-conquest-costs =
    { $n ->
        [one] 1 unidad
       *[other] { $n } unidades
    } y { $amounts }
monumental-map-gold-for =
    { $n ->
        [one] 1 de oro suple lo que falta
       *[other] { $n } de oro suplen lo que falta
    }
monumental-map-less = { $n } menos, donde quieras
monumental-map-march = Marcharían: { $who }
monumental-map-march-soldiers =
    { $n ->
        [one] 1 soldado desde { $tile }
       *[other] { $n } soldados desde { $tile }
    }
monumental-map-march-figure = { monumental-figure } desde { $tile }
monumental-map-choose-units = Elegir quién marcha
monumental-map-why-units =
    { $needs ->
        [one] Hace falta 1 unidad
       *[other] Hacen falta { $needs } unidades
    }, { $reach ->
        [0] no puede llegar ninguna.
        [one] puede llegar 1.
       *[other] pueden llegar { $reach }.
    }
monumental-map-why-pay =
    Cuesta { $amounts }, { $n ->
        [one] falta 1.
       *[other] faltan { $n }.
    }
monumental-map-why-far = No es adyacente a tu territorio.
monumental-map-why-own = Es tuya.
monumental-map-why-capital = Una capital no se puede conquistar.
monumental-map-why-water = El agua no se puede conquistar.
monumental-map-would =
    { $n ->
        [one] Haría falta 1 unidad.
       *[other] Harían falta { $n } unidades.
    }
monumental-map-out-of-here = Desde aquí
