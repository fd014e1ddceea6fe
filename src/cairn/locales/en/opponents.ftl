# Opponents: their levels and characters, thinking, and hints.

level-name =
    { $level ->
        [pebble] Pebble
        [flint] Flint
        [slate] Slate
        [granite] Granite
        [obsidian] Obsidian
       *[other] { $level }
    }
level-character =
    { $level ->
        [pebble] A friendly beginner who sees only the next step and loves everything big.
        [flint] Quick and greedy for points at once; forgets what others are up to.
        [slate] Weighs things soberly, and looks no further than its own turn.
        [granite] Knows what everything is worth and gives nothing away.
       *[obsidian] Reads far ahead. Few people beat it.
    }
opponent = Opponent
level-stands-in = { $name } plays like the simple bot here: the rules run uncompiled, too slow for thinking ahead.
level-stands-in-until =
    { $compiling ->
        [done] The rules are compiled now: the server starts again in a moment, and { $name } plays at full strength.
       *[under-way] The rules are being compiled; that takes some minutes. After that, { $name } plays at full strength.
    }
start-bot-now = { $name }, begins at once
thinking = { $name } is thinking…

## Hints

hint = Hint
key-hint = i hint
keys-hint = ask for the best choices
hint-thinking = Looking for the best choices…
hint-title = The best choices
hint-told = The best choices: { $told }
hint-none = There is no hint here.
hint-expects =
    { $n ->
        [one] { $n } point expected
       *[other] { $n } points expected
    }
hint-wins = { $n }% to win
hint-reason =
    { $kind ->
        [prophecy] Prophecy { $side ->
            [N] in the north
            [E] in the east
            [S] in the south
            [W] in the west
           *[none] in sight
        }
        [level] { $level ->
            [0] Levels sooner
           *[other] Level { $level } sooner
        }
        [structure] Closer to the Structure
        [deny] Keeps { $name } from points
        [tempo] Better timing
        [wonders] Wonders
        [knowledge] Knowledge
        [policies] Policies
        [provinces] Provinces
        [dominance] Dominance
        [city] Better cards for later turns
        [resources] Resources
        [map] Units, Outposts and Explorers well placed
       *[other] The position as a whole
    }
hint-reason-points = { $what }: { $change }
hint-change =
    { $up ->
        [yes] +{ $n }
       *[no] −{ $n }
    }
hint-than = in points, against a usual choice
hint-more = All reasons
hint-others = others
hint-do = Do this
hint-place = { $stone } on { $cells }
hint-swap = A { $colour } 1-cube stone on { $cells }
hint-discard = Give up the stone in reach { $steps }
hint-prophecy = Prophecy { $value } in the { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
hint-burn = Give up prophecy { $value }
hints-for-all = Hints for everyone
hints-for-all-text = Everybody at the table may ask for the best choices. Otherwise only those who play alone or against bots may.
hints-allowed = Hints are allowed at this table.
seat-hints =
    { $n ->
        [one] 1 hint
       *[other] { $n } hints
    }
error-no-hints = Other people play here, and hints are not allowed at this table.
