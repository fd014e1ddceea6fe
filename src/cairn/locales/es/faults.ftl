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
fault-setup-map-players = preparación: el mapa { $map } es para { $players }, no para { $seats }
fault-setup-tiles = preparación: tiles debe ser un mapa, no { $found }
fault-setup-barbarians = preparación: el mapa { $map } necesita { $needed } bárbaros de { $front }, hay { $there }
fault-setup-cities = preparación: el mapa { $map } necesita { $needed } ciudades libres que pidan { $asked }, hay { $there }
fault-setup-replaced = preparación: replaced debe ser una lista de maravillas, no { $found }
fault-setup-wonder = preparación: { $found } no es una maravilla de la Era I, II o III que otra pueda sustituir
fault-setup-wonders = preparación: en cada Era se puede sustituir una maravilla
fault-rules-version = jugada con la versión { $found } de las reglas; esta es la versión { $rules }
