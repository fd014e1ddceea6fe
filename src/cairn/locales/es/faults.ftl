# Lo que no es posible, dicho en cada idioma.

fault-setup-players = preparación: players debe ser de 1 a { $most }, no { $found }
fault-setup-field = preparación: campo desconocido { $found }; se esperaba { $expected }
fault-setup-switch = preparación: { $name } debe ser true o false, no { $found }
fault-setup-solo = preparación: en solitario se juega contra el Automa; automa debe ser true
fault-setup-automa = preparación: hay cuatro plazas como máximo, así que el Automa puede unirse a entre una y tres personas
fault-setup-monsters = preparación: monsters debe ser de 0 a { $most }, no { $found }
fault-setup-room = preparación: en el mapa { $map } caben { $most } monstruos, no { $monsters }
fault-setup-civilizations = preparación: civilizations debe ser una lista de { $seats }, una por plaza, no { $found }
fault-setup-civilization = preparación: no existe la civilización { $found }; se esperaba alguna de { $expected }
fault-setup-twice = preparación: cada civilización se juega una vez como máximo, no { $found }
fault-setup-map = preparación: no existe el mapa { $found }; se esperaba uno de { $expected }
fault-setup-brought = preparación: un mapa que viene con tiles no se llama { $found }; se esperaba uno de { $expected }
fault-setup-map-players = preparación: el mapa { $map } es para { $players }, no para { $seats }
fault-setup-tiles = preparación: tiles debe ser un mapa, no { $found }
fault-setup-barbarians = preparación: el mapa { $map } necesita { $needed } bárbaros de { $front }, hay { $there }
fault-setup-cities = preparación: el mapa { $map } necesita { $needed } ciudades libres que pidan { $asked }, hay { $there }
fault-setup-replaced = preparación: replaced debe ser una lista de maravillas, no { $found }
fault-setup-wonder = preparación: { $found } no es una maravilla de la Era I, II o III que otra pueda sustituir
fault-setup-wonders = preparación: en cada Era se puede sustituir una maravilla
fault-rules-version = jugada con la versión { $found } de las reglas; esta es la versión { $rules }

fault-map-twice = ya hay una loseta en { $q }, { $r }
fault-map-wide = el mapa es demasiado ancho; como máximo { $most } columnas
fault-map-count =
    se espera { $what ->
        [Capital] una capital
        [Market] un mercado
       *[city] una ciudad libre
    } por cada una de las { $players } personas, no { $count } en total
fault-map-production = { $count } provincias tienen fichas de producción, pero en la caja hay { $box }
fault-map-box =
    { $tile } sobra: en la caja hay { $box } { $what ->
        [tiles] losetas del tipo { $which }
        [barbarians] bárbaros de { $which }
       *[Free] ciudades libres que piden { $which }
    }
fault-map-near = { $tile } está junto a la capital { $capital }; allí se espera un bárbaro de 1 o 2 o una ciudad libre, no un bárbaro de { $front }
fault-map-lonely = la capital { $capital } no tiene ninguna provincia al lado; se espera al menos una
fault-map-unequal = junto a la capital { $capital } hay { $shown }, pero junto a la capital { $first } hay { $other }; debe haber lo mismo junto a todas
fault-map-joined = no hay camino de { $start } a { $tile } sin cruzar una capital o el agua; los exploradores no pueden, ni las unidades por una capital ajena; todas las provincias deben estar unidas
fault-map-apart = { $tile } está apartada del resto; todas las losetas deben estar unidas

fault-content-integer = se espera un número entero de { $least } a { $most }, no { $found }
fault-content-text = se espera un texto, no { $found }
fault-content-one-of = se espera uno de { $expected }, no { $found }
fault-content-id = se espera un identificador de letras, cifras y guiones, no { $found }
fault-content-list = se espera una lista, no { $found }
fault-content-size =
    { $exact ->
        [yes] se espera una lista de { $most } elementos, no de { $found }
       *[no] se espera una lista de { $least } a { $most } elementos, no de { $found }
    }
fault-content-table = se espera una tabla, no { $found }
fault-content-unknown = campo desconocido; se esperaba { $expected }
fault-content-missing = falta el campo { $field }
fault-content-toml = no es TOML: { $reason }
fault-content-deep = está anidado con demasiada profundidad

fault-map-tile = se espera una loseta como "0,1 f1+2$", "2,-1 m0c3" o "0,0 water", no { $found }
fault-map-truth = se espera true o false, no { $found }
fault-map-only = esto solo lo tiene una provincia, no una loseta del tipo { $kind }; aquí no debe haber { $field }
fault-map-either = en una provincia va barbarian o free_city, uno de los dos y no ambos
fault-map-beside = junto a un mercado no hay ficha de producción; aquí no debe haber ninguna
fault-map-fertile = en una provincia sin mercado hay una ficha de producción; se espera production = true
fault-map-name = se espera un nombre de { $most } letras como máximo en una sola línea, no { $found }
fault-map-id = se espera un identificador de { $most } letras como máximo
