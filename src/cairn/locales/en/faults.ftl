# What cannot be had, said in every language. In English these are the very sentences of the errors.

fault-setup-players = set-up: players must be 1 to { $most }, not { $found }
fault-setup-field = set-up: unknown field { $found }; expected { $expected }
fault-setup-switch = set-up: { $name } must be true or false, not { $found }
fault-setup-solo = set-up: one player plays against the Automa; automa must be true
fault-setup-automa = set-up: there are four seats at most, so the Automa can join one to three players
fault-setup-monsters = set-up: monsters must be 0 to { $most }, not { $found }
fault-setup-room = set-up: the map { $map } has room for { $most } Monsters, not for { $monsters }
fault-setup-civilizations = set-up: civilizations must be a list of { $seats }, one for each seat, not { $found }
fault-setup-civilization = set-up: there is no civilization { $found }; expected some of { $expected }
fault-setup-twice = set-up: each civilization is played once at most, not { $found }
fault-setup-map = set-up: there is no map { $found }; expected one of { $expected }
fault-setup-brought = set-up: a map that comes with tiles is called one of { $expected }, not { $found }
fault-setup-map-players = set-up: the map { $map } is for { $players }, not for { $seats }
fault-setup-tiles = set-up: tiles must be a map, not { $found }
fault-setup-barbarians = set-up: the map { $map } needs { $needed } Barbarians of { $front }, there are { $there }
fault-setup-cities = set-up: the map { $map } needs { $needed } Free Cities asking { $asked }, there are { $there }
fault-setup-replaced = set-up: replaced must be a list of Wonders, not { $found }
fault-setup-wonder = set-up: { $found } is no Wonder of Era I, II or III that another can replace
fault-setup-wonders = set-up: one Wonder of each Era can be replaced
fault-rules-version = played by version { $found } of the rules; this is version { $rules }

fault-map-twice = there is already a tile at { $q }, { $r }
fault-map-wide = the map is too wide; expected at most { $most } columns
fault-map-count = expected one { $what } for each of the { $players } players, not { $count }
fault-map-production = { $count } Provinces have Production tokens, but the box has { $box }
fault-map-box =
    { $tile } is one too many: the box has { $box } { $what ->
        [tiles] tiles of the kind { $which }
        [barbarians] barbarians of { $which }
       *[Free] Free Cities that ask { $which }
    }
fault-map-near = { $tile } lies next to the Capital { $capital }; expected a barbarian of 1 or 2 or a Free City, not a barbarian of { $front }
fault-map-lonely = the Capital { $capital } has no Province next to it; expected at least one
fault-map-unequal = the tokens next to the Capital { $capital } are { $shown }, but next to the Capital { $first } they are { $other }; expected the same for every Capital
fault-map-joined = no way leads from { $start } to { $tile } without crossing a Capital or Water, which Explorers cannot cross, nor Units a foreign Capital; expected all Provinces to be joined
fault-map-apart = { $tile } lies apart from the rest; expected all tiles to be joined

fault-content-integer = expected a whole number from { $least } to { $most }, not { $found }
fault-content-text = expected a text, not { $found }
fault-content-one-of = expected one of { $expected }, not { $found }
fault-content-id = expected an id of letters, digits and dashes, not { $found }
fault-content-list = expected a list, not { $found }
fault-content-size =
    { $exact ->
        [yes] expected a list of { $most } items, not of { $found }
       *[no] expected a list of { $least } to { $most } items, not of { $found }
    }
fault-content-table = expected a table, not { $found }
fault-content-unknown = unknown field; expected { $expected }
fault-content-missing = the field { $field } is missing
fault-content-toml = is not TOML: { $reason }
fault-content-deep = is nested too deeply

fault-map-tile = expected a tile such as "0,1 f1+2$", "2,-1 m0c3" or "0,0 water", not { $found }
fault-map-truth = expected true or false, not { $found }
fault-map-only = only a Province has this, not a { $kind } tile; expected to find no { $field } here
fault-map-either = expected either barbarian or free_city on a Province, one of them and not both
fault-map-beside = no Production token lies beside a Market; expected to find none here
fault-map-fertile = a Province without a Market has a Production token; expected production = true
fault-map-name = expected a name of at most { $most } letters in one line, not { $found }
fault-map-id = expected an id of at most { $most } letters
