# The rules of Monolyth in our own words, for the page that explains them.

rules-search = Search the rules
rules-learn = Learn by playing instead
rules-contents = Contents
rules-found =
    { $n ->
        [0] Nothing found.
        [one] 1 section found.
       *[other] { $n } sections found.
    }
rules-nothing = Nothing in the rules mentions “{ $text }”. Try a shorter word.
rules-source = In our own words, after the published rulebooks in four languages. Where they differ, the more exact one counts.

rules-aim = Aim
rules-aim-1 = Everyone builds a monolyth of colored stones on a grid of 4 by 4 spaces. Each edge of your board has a color. You foretell how many cubes of that color the wall above the edge will show.
rules-aim-2 = Points come from fulfilled prophecies, from complete levels and from the structure. The most points win.

rules-setup = Setup
rules-setup-1 = There are stones in five colors and eight shapes, made of 1 to 4 cubes. The 1-cube stones form an open supply. All others go into the box lid and are drawn blindly; what is left in the lid is open to all.
rules-setup-2 = Thirteen sites form a ring. The crystal starts on the site at the arrow, the other twelve sites get one random stone each.
rules-setup-3 = Prophecy, Level and Structure tokens for the number of players lie on the main board, with one Structure card that holds for everyone.
rules-setup-4 = Everyone gets a random player board, and the first player is drawn. With 1 or 2 players the monolyth may be 4 cubes high, with 3 or 4 players 3 cubes.

rules-turn = Your turn
rules-turn-1 = On your turn you do one of two things: you move the crystal and place a stone, or you make a prophecy. You may not pass.
rules-turn-2 = At the end of your turn, complete levels and the structure are checked. Then the next player in clockwise order plays.

rules-crystal = Moving the crystal
rules-crystal-1 = Move the crystal clockwise by 1, 2, 3 or 4 sites. The choice is yours.
rules-crystal-2 = Sites without a stone are skipped and not counted, so the crystal always lands on a stone. At most four stones are within reach.
rules-crystal-3 = When fewer than four stones are left in the ring, the crystal may go round more than once.

rules-take = Taking a stone
rules-take-1 = Take the stone on which the crystal has landed. Or discard it from the game and take a 1-cube stone of the same color from the supply, as long as there is one. You may swap even if the stone would fit.
rules-take-2 = Discarded stones never come back, and the supply is never refilled.

rules-place = Placing a stone
rules-place-1 = Place the stone on your own board in the same turn. Turn it any way you like, also upright; it cannot be mirrored.
rules-place-2 = Every cube lies on a space of the grid or exactly on a cube. No part may overhang the grid, and no cube may hang over a gap.
rules-place-3 = No part may be higher than the limit: 4 cubes with 1 or 2 players, 3 cubes with 3 or 4.
rules-place-4 = You may try out any stone before you decide, and look at all boards from all sides. Once placed, a stone stays where it is.

rules-refill = Refilling the ring
rules-refill-1 = After placing, one stone is drawn from the lid for the site where the crystal stood at the start of the turn. The site where it stands now is refilled after the next crystal turn.
rules-refill-2 = When the lid is empty, the site stays empty for the rest of the game.
rules-refill-3 = A prophecy neither moves the crystal nor refills a site.

rules-forced = When nothing fits
rules-forced-1 = If no stone within reach fits in any way, and the supply has no 1-cube stone of their colors, you may still make a prophecy.
rules-forced-2 = If you move the crystal all the same, the stone on which it lands leaves the game and nothing is placed. As long as anything can be placed, something must be.

rules-prophecy = Making a prophecy
rules-prophecy-1 = Choose any prophecy token on the main board and put it into an empty slot at one edge of your board. It says: at the end, this wall will show at least that many cubes of the edge's color.
rules-prophecy-2 = Each edge has one slot, so you can make four prophecies. A token stays where it is: it cannot be moved, replaced or taken out.
rules-prophecy-3 = Prophecies are open to all. You may foretell what your wall already shows.

rules-level = Levels
rules-level-1 = A level is complete when all 16 of its spaces hold a cube. For each level that you complete you take the highest Level token left. Two levels in one turn give two tokens.
rules-level-2 = When no Level token is left, a complete level gives nothing.

rules-structure = The structure
rules-structure-1 = The Structure card gives a height for every space: 2 means exactly 2, 1–2 means 1 or 2, 3+ means 3 or more. The card may be turned and mirrored. Colors do not matter.
rules-structure-2 = If your monolyth matches the card in all 16 spaces at the end of your turn, you take the highest Structure token left. Everyone can do this once.
rules-structure-3 = You may build over it later: the token stays yours.

rules-end = End of the game
rules-end-1 = When somebody completes the top level, the round is played to its end, so that everyone has had the same number of turns.
rules-end-2 = When neither the ring nor the lid holds a stone, the game ends at once.

rules-scoring = Counting the walls
rules-scoring-1 = A wall is the outermost row of columns on one side, through all levels. Count the cubes of the edge's color in it. A cube behind a gap does not count.
rules-scoring-2 = A corner cube belongs to two walls and counts in both.
rules-scoring-3 = If the wall has at least as many cubes as its token says, you score that number; more cubes give no more points. If it has fewer, the token gives nothing.
rules-scoring-4 = Add your fulfilled prophecies, your Level tokens and your Structure token. In a tie, of the tied players the latest in turn order wins.

rules-solo = Solo
rules-solo-1 = All rules apply, except for these.
rules-solo-2 = Each time you move the crystal, you also give up a prophecy token of the main board, of your choice, after the ring is refilled.
rules-solo-3 = For a complete level you take the lowest Level token left.
rules-solo-4 = The game ends when no prophecy token is left on the main board, or when the top level is complete. Your points give your Skill Level.

rules-digital = At this table
rules-digital-1 = A placement is shown first and counts when you confirm it, because a stone is drawn right after it. A prophecy can be taken back until the next player has chosen.
rules-digital-2 = Every draw is fixed by a secret before the game and can be verified after it.
rules-digital-3 = Some values of the original are known from pictures only and were reconstructed. The list of components says which.

rules-fig-ring = Try it: the crystal moves 1 to 4 sites. The site it leaves is refilled, the one it lands on becomes empty.
rules-fig-ring-label = Ring of 13 sites. The crystal is on site { $site }; within reach are the sites { $sites }.
rules-fig-steps =
    { $n ->
        [one] 1 site
       *[other] { $n } sites
    }
rules-fig-swap = Swap: the stone leaves the game, a 1-cube stone of its color comes from the supply.
rules-fig-fits = It fits: every cube has a cube below it.
rules-fig-gap = It does not fit: one cube would hang over a gap.
rules-fig-stands = It fits: the stone stands upright, its side cube lies on another.
rules-fig-level = Level 1 is complete: 16 cubes, whatever stands on them.
rules-fig-card = Turned or mirrored, it is the same structure: 8 positions.
rules-fig-turn = Turn
rules-fig-mirror = Mirror
rules-fig-wall = The wall in the south, with a turquoise edge. Change the prophecy and see what it gives.
rules-fig-wall-label =
    { $n ->
        [one] South wall as a flat picture with 1 turquoise cube
       *[other] South wall as a flat picture with { $n } turquoise cubes
    }
rules-fig-less = Lower prophecy
rules-fig-more = Higher prophecy
