# Monolyth on the web: the table, its views, what one does with a stone.

mono-stone =
    { $colour ->
        [blue] blue stone, { shape-name }
        [orange] orange stone, { shape-name }
        [black] black stone, { shape-name }
        [turquoise] turquoise stone, { shape-name }
       *[white] white stone, { shape-name }
    }

## Whose turn

mono-your-turn = Your turn
mono-turn-of = On turn: { $name }
mono-stopped = The game is over.
mono-waiting = { $name } is choosing.
mono-waiting-burn = { $name } is giving up a prophecy token.
mono-drawing = A stone is being drawn.
mono-undo = Undo

## Acting

mono-prompt-act = Choose a stone, or make a prophecy.
mono-prompt-stone = Choose a stone.
mono-prompt-discard = No stone within reach can be placed. Choose one to discard, or make a prophecy.
mono-in-reach = Stones within reach
mono-only-swap = fits only as a 1-cube stone
mono-only-discard = can only be discarded
mono-not-now = cannot be played now
mono-discard-short = discard
mono-lies = At { $cells }.
mono-not-there = Not where you point: { $reason }.
mono-fits-not-so = Lying like this it fits nowhere.
mono-fits-never = This stone fits nowhere on your board.
mono-trying = Looking where it fits…
mono-try-reach = Just a try: the crystal does not reach this stone.
mono-try-turn = Just a try: it is not your turn.
mono-discard-hint = It leaves the game, and nothing is placed.
mono-turn = Turn
mono-flip = Flip
mono-next = Next that fits
mono-swap = Swap for one cube
mono-swap-brief = Swap
mono-cancel = Cancel
mono-place = Place
mono-discard = Discard
mono-prophecy = Prophecy
mono-which-wall = On which wall?
mono-could-reach = up to { $max }
mono-has-reach = { $now }, up to { $max }
mono-foretell = Foretell { $value }: { wall-name }
mono-burn = Give up { $value }
mono-burn-none = Give up a token

## The ring

mono-ring = Ring of sites
mono-site =
    { $n ->
        [0] Site { $site }: { $stone }, out of reach
        [one] Site { $site }: { $stone }, 1 step away
       *[other] Site { $site }: { $stone }, { $n } steps away
    }
mono-site-empty = Site { $site }: empty
mono-crystal-here = Site { $site }: the crystal is here

## Looking at a monolyth

mono-tower = Monolyth: { $name }
mono-view = View
mono-view-orbit = Monolyth
mono-view-exploded = Exploded
mono-view-xray = X-ray
mono-view-walls = Walls
mono-view-plan = Plan
mono-reset = Reset the view
mono-look-at = Look at the monolyth: { $name }
mono-back = Back
mono-others = Other monolyths
mono-plan-label = Plan: { $name }. Arrow keys move, Enter picks.
mono-levels-label = Level
mono-above = From above
mono-empty = empty
mono-cell =
    { $n ->
        [0] { $cell }: empty
        [one] { $cell }: 1 cube high, { $colours }
       *[other] { $cell }: { $n } cubes high, from the top { $colours }
    }{ $ghost ->
        [here] . The stone would lie here.
       *[away] .
    }
mono-cell-level =
    { $cell }, level { $level }: { $what }{ $ghost ->
        [here] . The stone would lie here.
       *[away] .
    }

## Walls and the structure

mono-wall-label = { wall-name }, { colour }. { $state }
mono-wall-growing =
    Has { $now } of { $value }, { $needs ->
        [one] needs 1 more
       *[other] needs { $needs } more
    }, could reach { $max }.
mono-wall-kept = Has { $now } of { $value }: fulfilled.
mono-wall-lost = Has { $now } of { $value }, can only reach { $max }.
mono-structure-label = Structure card, turned as it fits your monolyth best
mono-structure-cell =
    { $cell }: { $wanted }{ $n ->
        [0] , enough
        [one] , 1 missing
       *[other] , { $n } missing
    }

## What is left

mono-stock = Lid and tokens
mono-shape = Shape
mono-all = All
mono-none-left = none left
mono-close = Close

## The sheet

mono-tabs = What to show
mono-tab-place = Play
mono-tab-walls = Walls
mono-tab-prophecy = Prophecy
mono-tab-others = Others
mono-tab-ring = Ring
mono-tab-stock = Lid

## The end

mono-result = Result
mono-counts = Walls, levels, structure
mono-result-cubes = Cubes
mono-result-points = Points
mono-skip = Skip the counting

mono-term-structure = The structure: one card for everyone. When your heights match it at the end of your turn, turned or mirrored as you like, you take the highest structure token left, once in a game.
mono-term-level = Level tokens: whoever fills all 16 spaces of a level takes the highest one left; in the solo game the lowest.
mono-term-supply = The supply: instead of the stone at the crystal you may take a 1-cube stone of its color, as long as there is one. The stone leaves the game.
mono-term-prophecy = A prophecy: a token on one side of your board. At the end it scores its number if the wall there shows at least so many cubes of the side's color. It stays where it is.
mono-term-lid = The box lid: the stones still to be drawn. Everyone may look inside; the draw itself is blind.
mono-term-wall = A wall: the outermost row of columns on a side, at all heights. Only cubes of the side's color count; a corner belongs to both walls.
mono-term-points = What you would score if the game ended now: levels, structure and fulfilled prophecies.
mono-term-crystal = The crystal stands on a site of the ring. On your turn you move it 1 to 4 sites clockwise, past sites without a stone; the site it leaves is refilled.
