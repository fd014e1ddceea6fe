# Monolyth: pieces, questions, events, the end.

colour =
    { $colour ->
        [blue] blue
        [orange] orange
        [black] black
        [turquoise] turquoise
       *[white] white
    }
colour-letter =
    { $colour ->
        [blue] B
        [orange] O
        [black] K
        [turquoise] T
       *[white] W
    }
stone =
    { $colour ->
        [blue] blue stone { $shape }
        [orange] orange stone { $shape }
        [black] black stone { $shape }
        [turquoise] turquoise stone { $shape }
       *[white] white stone { $shape }
    }
the-stone =
    { $colour ->
        [blue] the blue stone { $shape }
        [orange] the orange stone { $shape }
        [black] the black stone { $shape }
        [turquoise] the turquoise stone { $shape }
       *[white] the white stone { $shape }
    }
side =
    { $side ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }
wall-name =
    { $side ->
        [N] North wall
        [E] East wall
        [S] South wall
       *[W] West wall
    }
shape-name =
    { $shape ->
        [M1] single
        [D2] pair
        [I3] line of three
        [L3] corner
        [O4] square
        [T4] T
        [L4] L
        [S4] S
       *[other] stone { $shape }
    }
structure-card =
    { $card ->
        [wall] Wall
        [spur] Spur
        [keep] Keep
        [corner] Corner
        [towers] Towers
        [stair] Stair
        [twin-walls] Twin walls
        [blocks] Blocks
        [horseshoe] Horseshoe
        [terrace] Terrace
       *[other] { $card }
    }
card-status = { structure-card } · { $status }
crystal = crystal
supply = 1-cube stones
tokens-prophecy = Prophecies
tokens-level = Levels
tokens-structure = Structure
level-number = Level { $level }
round-number = Round { $n }
last-round = Last round
lid-count =
    { $n ->
        [one] 1 stone in the lid
       *[other] { $n } stones in the lid
    }
lid-left =
    { $n ->
        [0] The box lid is empty.
        [one] 1 stone is left in the box lid.
       *[other] { $n } stones are left in the box lid.
    }

## Walls and the structure

wall-side = Wall
wall-colour = Color
wall-count = Has
wall-prophecy = Prophecy
wall-needs = Needs
wall-reach = Max
could-reach = Has { $now }, could still reach { $max }.
structure-done =
    { $n ->
        [0] complete, no token was left
        [one] complete: 1 point
       *[other] complete: { $n } points
    }
structure-lost = can no longer be completed
structure-missing =
    { $n ->
        [0] complete at the end of the turn
        [one] 1 cube missing
       *[other] { $n } cubes missing
    }
completes-structure = completes the structure
spoils-structure = the structure is lost

## Questions

ask-act = Which stone (1 to 4), or a prophecy (p)?
ask-burn = Which prophecy token do you give up?
ask-pose = How shall { the-stone } lie?
hint-pose = Figures are the levels that each column fills. × is the number of places, “swap” takes a 1-cube stone of its color instead.
ask-place = Where do you place { the-stone }?
ask-value = Which prophecy token?
ask-side = On which wall do you foretell { $value }?
make-prophecy = make a prophecy
swap = swap
positions =
    { $n ->
        [one] 1 position
       *[other] { $n } positions
    }
key-lid = l lid
key-walls = w monolyths
key-trial = t L4 try
trial-title = Where stone { $shape } would fit
trial-fits =
    { $n ->
        [0] does not fit
        [one] fits in 1 position
       *[other] fits in { $n } positions
    }
trial-gap = at { $at }: { $cell } would hang over a gap
trial-high = at { $at }: too high at { $cell }
trial-unknown = Type t and one of these stones: { $shapes }.
monolyth-help-board = Letters stand for colors (B blue, O orange, K black, T turquoise, W white) and walls are drawn around each level. In the ring ◆ is the crystal, ▼ the arrow, and 1 to 4 are the stones within reach. On the structure card 3+₂ means: 3 or more, 2 cubes are missing; ✓ is high enough. Other monolyths are seen from above: color and height.
monolyth-help-choose = First choose a stone by its steps, then how it lies, then where. The figures in a turned stone are the levels that each column fills. p makes a prophecy: first the token, then the wall.
monolyth-help-look = l shows what is left in the lid, w all monolyths and walls, t with a stone (t L4) where it would fit.

## What happened

monolyth-event-moved =
    { $who ->
        [you] You move
       *[other] { $name } moves
    } the crystal { $steps ->
        [one] 1 site
       *[other] { $steps } sites
    }.
monolyth-event-taken =
    { $who ->
        [you] You take { the-stone }.
       *[other] { $name } takes { the-stone }.
    }
monolyth-event-swapped =
    { $who ->
        [you] You swap { the-stone } for one cube.
       *[other] { $name } swaps { the-stone } for one cube.
    }
monolyth-event-discarded =
    { $who ->
        [you] No stone can be placed: you discard { the-stone }.
       *[other] No stone can be placed: { $name } discards { the-stone }.
    }
monolyth-event-placed =
    { $who ->
        [you] You place { the-stone }: { $cells }.
       *[other] { $name } places { the-stone }: { $cells }.
    }
monolyth-event-refilled = Drawn for site { $site }: { stone }.
monolyth-event-closed = The lid is empty: site { $site } stays empty.
monolyth-event-prophecy =
    { $who ->
        [you] You foretell { $value } for your { wall-name }.
       *[other] { $name } foretells { $value } for the { wall-name }.
    }
monolyth-event-burnt =
    { $who ->
        [you] You give up the prophecy token { $value }.
       *[other] { $name } gives up the prophecy token { $value }.
    }
monolyth-event-level =
    { $who ->
        [you] You complete
       *[other] { $name } completes
    } level { $level }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
monolyth-event-structure =
    { $who ->
        [you] You complete
       *[other] { $name } completes
    } the structure: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
monolyth-event-ending =
    { $who ->
        [you] Your top level is complete: this is the last round.
       *[other] { $name } has completed the top level: this is the last round.
    }
monolyth-event-over = { game-over }

## The end

game-over =
    { $reason ->
        [complete] Game over: a top level is complete.
        [exhausted] Game over: there are no more stones.
       *[foretold] Game over: no prophecy token is left.
    }
prophecy-none = { wall-name }: { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }, no prophecy.
prophecy-kept = { wall-name }: { $found } of { $value }. The prophecy is fulfilled: { points }.
prophecy-lost = { wall-name }: { $found } of { $value }. The prophecy is not fulfilled.
levels-total =
    { $levels ->
        [one] 1 complete level
       *[other] { $levels } complete levels
    }: { points }
structure-total = Structure: { points }
total = Total: { points }
rank-title = Skill Level
rank-name =
    { $rank ->
        [0] Dutiful Builder
        [1] Steadfast Craftsman
        [2] Dedicated Artisan
        [3] Sovereign Architect
       *[4] Monolyth Master
    }
rank =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { rank-name }

## Components

part-stones = Stones
part-tokens = Tokens
part-structures = Structure cards
part-boards = Player boards
stone-count = { $n } in each color
stone-turns =
    { $n ->
        [one] 1 way to turn it
       *[other] { $n } ways to turn it
    }
board-number = Board { $n }
