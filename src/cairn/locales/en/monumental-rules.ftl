# The rules of Monumental in our own words, for the page that explains them. The numbers come from the game itself.

monumental-rules-source = In our own words, after the English rulebook and the publisher’s answers. Where they are silent or differ, our ruling is said at the end.
monumental-rules-words = Words of the game

monumental-rules-aim = Aim
monumental-rules-aim-1 = You lead a civilization through three Eras. In your City of cards you gather resources; with them you acquire cards, build Wonders, develop Cultural Policies and conquer Provinces.
monumental-rules-aim-2 = Points come from Provinces, Knowledge, Wonders and Policies, and from having the most of each. The most points win.

monumental-rules-setup = Setup
monumental-rules-setup-1 = The map shows Capitals, Water and Provinces. Each Province has a Barbarian token or a Free City; some have a Market, all others a Production token. A Market holds as many face-down tokens as there are players.
monumental-rules-setup-2 = The Development deck has { $first } cards of Era I on top, then { $second } of Era II, then { $third } of Era III: { $total } in all. Cards from it lie face up in the display. Beside it are three piles of { $pile } Basic Buildings each.
monumental-rules-setup-3 = You own { $cards } cards of your civilization, shuffled. Nine go into your City, 3 rows by 3 columns; the rest is your City deck. Your { $policies } Policies lie beside it, and you begin with { $gold } Gold.
monumental-rules-setup-4 = Capitals are chosen in reverse turn order. Your Warlord, { $soldiers } Soldiers and { $explorers } Explorers start there; your { $outposts } Outposts wait in your supply.

monumental-rules-turn = Your turn
monumental-rules-turn-1 = A turn has four phases, always in this order: activate your City, take actions, replenish your City, replenish the display.
monumental-rules-turn-2 = Then the next player in clockwise order plays. Production, Science and Military that you have not spent are lost; Gold, Culture and tokens stay.

monumental-rules-activate = Activating the City
monumental-rules-activate-1 = Choose one row and one column. The five cards in them become active, and you gain at once what is printed in their upper right corners. The card where they cross yields once.
monumental-rules-activate-2 = A Knowledge card under an active card is active with it. Empty spaces yield nothing.
monumental-rules-activate-3 = What active cards say can be used in the next phase. A card that becomes active later, by an effect, also yields at once; no card is activated twice in a turn.
monumental-rules-activate-4 = What you do not activate stays in its space. So the cards you leave today are the ones you can combine tomorrow.

monumental-rules-resources = Resources
monumental-rules-resources-1 = There are three basic resources. Production pays for Buildings and Wonders, Science for Knowledge and for scientific progress, Military for marching Units and for Explorers.
monumental-rules-resources-2 = 1 Gold stands in for 1 of any basic resource, unless a card says otherwise. It never stands in for Culture.
monumental-rules-resources-3 = Culture pays for Policies and for nothing else.
monumental-rules-resources-4 = A Production token gives 1 Production when you use it. Tokens keep until you do.

monumental-rules-actions = Taking actions
monumental-rules-actions-1 = Take as many actions as you can pay, in any order: acquire a card, complete your Wonder, develop a Policy, conquer a Province, move Units, construct an Outpost, play your Explorers, use an effect, make scientific progress.
monumental-rules-actions-2 = None of them is compulsory. What you cannot pay in full you cannot do.

monumental-rules-acquire = Acquiring cards
monumental-rules-acquire-1 = Any card of the display and the top of each pile of Basic Buildings may be acquired for the cost in its lower left corner: Buildings for Production, Knowledge for Science.
monumental-rules-acquire-2 = It goes face down on top of your City deck at once. So it is dealt into your City at the end of this turn, before older cards, if a space becomes free.
monumental-rules-acquire-3 = Gaps in the display stay open until the end of the turn. When a pile of Basic Buildings is empty, it stays empty.

monumental-rules-wonders = Wonders
monumental-rules-wonders-1 = A Wonder is paid in two sections. For the Production on the left you begin it: it lies beside your City, under construction.
monumental-rules-wonders-2 = For the Production on the right you complete it, in the same turn or later. You gain its completion bonus once, and the card goes on top of your City deck.
monumental-rules-wonders-3 = Its token goes on a tile that you control, your Capital included. A tile holds one Wonder token; if none of yours is free, the Wonder cannot be completed.
monumental-rules-wonders-4 = Only one Wonder can be under construction. If you begin a second one, you keep one of the two, and the other leaves the game.
monumental-rules-wonders-5 = The token adds { $wonder } to the defense of its tile, whoever controls it, and never moves. If the tile is conquered, the Wonder and its points remain yours.

monumental-rules-policies = Cultural Policies
monumental-rules-policies-1 = You may look through your Policies at any time and develop any of them. The first costs { $one } Culture, the second { $two }, and so on up to { $last }.
monumental-rules-policies-2 = Its one-off effect, at the bottom, happens at once, and so do the one-off effects of all Policies that you developed before.
monumental-rules-policies-3 = The newest Policy covers the one before: only its ongoing effect works from now on.

monumental-rules-conquer = Conquering a Province
monumental-rules-conquer-1 = You have { $units } Units: your Warlord and { $soldiers } Soldiers. You may conquer any Province beside a tile that you control. Water and Capitals cannot be conquered.
monumental-rules-conquer-2 = March in exactly as many Units as the Province’s defense, at least 1, and pay 1 Military for each. They come from any of your tiles, by way of tiles that you control, however far.
monumental-rules-conquer-3 = Nothing is left to chance: a conquest that is paid succeeds, and it costs you no Units. The same Units may march again, paid again.
monumental-rules-conquer-4 = In every Province that Units leave, a Unit or an Outpost of yours must stay. Only the Capital may be left empty. You control a Province as long as one of your Units or Outposts is in it.
monumental-rules-conquer-5 = Barbarians: their number is added to the terrain value. Afterwards you turn the token over and gain one of its two benefits at once.
monumental-rules-conquer-6 = Free City: the defense is the terrain value alone, but you also pay what the Free City asks. Afterwards you gain one of its two benefits at once.

monumental-rules-defense = Defense
monumental-rules-defense-1 = A Province of another player is defended by its terrain value and by what is in it: a Soldier counts { $soldier }, a Warlord { $warlord }, an Outpost { $outpost }, a Wonder token { $wonder }.
monumental-rules-defense-2 = When it falls, its Units return to their Capital and its Outpost to its owner’s supply. Explorers, Markets and Production tokens stay where they are.

monumental-rules-warlord = The Warlord
monumental-rules-warlord-1 = In a conquest your Warlord marches as one Unit for 1 Military. If it does, you gain the benefit of your Warlord card, once per turn.
monumental-rules-warlord-2 = Defending, it counts { $warlord }.

monumental-rules-move = Moving Units
monumental-rules-move-1 = For 1 Military a Unit goes from one of your tiles to one of your Provinces, however far, over tiles that you control.
monumental-rules-move-2 = Units never enter Water, never go back to a Capital by themselves, and never leave your territory except by conquest. A Province that you have just conquered may be filled up in this way.

monumental-rules-outposts = Outposts
monumental-rules-outposts-1 = At any moment of your actions, { $n } of your Units in one Province may go home to your Capital, the Warlord too: an Outpost takes their place. It costs nothing.
monumental-rules-outposts-2 = An Outpost defends with { $outpost } and holds the Province alone. It does not move. A Province has room for one, and you have { $outposts }.

monumental-rules-explorers = Explorers
monumental-rules-explorers-1 = For 1 Military an Explorer goes to an adjacent Province, whoever controls it; for more Military it goes on. Explorers cross neither Water nor Capitals, and they neither conquer nor defend.
monumental-rules-explorers-2 = Once per turn each Explorer collects where it is, for nothing: from a Market, or the Production token.
monumental-rules-explorers-3 = At a Market you look at all tokens and keep one, hidden from the others until you use it. From each Market you get one token in the whole game.
monumental-rules-explorers-4 = Tokens may be used in the same turn or in any later one, once.

monumental-rules-effects = Effects
monumental-rules-effects-1 = You may use the effects of your active cards and of your newest Policy, each once per turn unless it says otherwise. Standing effects and those that wait for something work as long as the card is active.
monumental-rules-effects-2 = If several things happen at the same moment, whoever is on turn chooses their order.

monumental-rules-progress = Scientific progress
monumental-rules-progress-1 = For { $science } Science you draw the top card of your City deck and use it: you gain what it yields, use its effects if you like, and discard it. You may do this more than once.
monumental-rules-progress-2 = A card that you have just acquired is on top of the deck, so it can be used in the same turn.

monumental-rules-city = Replenishing the City
monumental-rules-city-1 = All active cards go to your discard pile, Knowledge with its cover. The others stay where they are.
monumental-rules-city-2 = The gaps are filled from the City deck, one card after the other, from left to right and from top to bottom. If the deck is empty, the discard pile is shuffled.
monumental-rules-city-3 = A Knowledge card takes no space of its own: the next card covers it. If that is Knowledge too, you keep one and discard the other.
monumental-rules-city-4 = If there are no cards left, spaces stay empty.

monumental-rules-display = Replenishing the display
monumental-rules-display-1 = With 3 or 4 players the display is a row of { $row } cards. If a card of it was acquired this turn, the others slide away from the deck and the gaps are filled. If none was, the card furthest from the deck leaves the game.
monumental-rules-display-2 = With 2 players there are two rows of { $two } cards, each treated on its own: a row from which nothing was acquired loses its furthest card.
monumental-rules-display-3 = Basic Buildings do not count as cards of the display. Eras mix as they come.

monumental-rules-end = End of the game
monumental-rules-end-1 = When the last card of the deck is dealt into the display, the round is played to its end, and then everyone has one more turn. From now on no card leaves the display.
monumental-rules-end-2 = Some card always leaves the deck: the end comes after at most { $turns } turns in all with 3 or 4 players, after { $two } with 2.

monumental-rules-scoring = Scoring
monumental-rules-scoring-1 = Each Province that you control gives { $province } point, each Knowledge card { $knowledge } (your starting one none), each completed Wonder { $wonder } and each Policy { $policy }.
monumental-rules-scoring-2 = Dominance: whoever has the most Provinces, the most Knowledge, the most Wonders or the most Policies gets { $dominance } points for each of these. All who are tied get them in full.
monumental-rules-scoring-3 = Cards count wherever they are, in the City, the deck or the discard pile. Archived cards and a Wonder under construction give nothing.
monumental-rules-scoring-4 = In a tie more Gold wins, then more Culture; then the victory is shared.

monumental-rules-keywords = Words on cards
monumental-rules-keywords-1 = Archive: a card of your City that is not active leaves the game, under your Warlord card. Discard: it goes to your discard pile. Knowledge below it is discarded.
monumental-rules-keywords-2 = Reinforce: an active card stays in its space at the end of the turn instead of being discarded. Knowledge below it is discarded.
monumental-rules-keywords-3 = Copy: use a card of your City or a Policy of yours as if it were this card; what it yields you gain again.
monumental-rules-keywords-4 = Take: a card comes on top of your City deck for nothing. Complete a section: the second of your own Wonder, or the first of one on display.
monumental-rules-keywords-5 = Destroy: a Unit returns to its Capital; nobody loses it. Coastal: beside Water.

monumental-rules-automa = Automa
monumental-rules-automa-1 = The Automa is an opponent made of cards; alone you always play against it. It plays last, and it pays nothing.
monumental-rules-automa-2 = On its turn two of its { $deck } cards are turned up and carried out in order. Words for a special kind count only if its Warlord is of that kind. What cannot be done gives it { $gold } Gold instead.
monumental-rules-automa-3 = It takes cards furthest from the deck, and the cheapest Wonder; they lie beside it for their points and have no effect. A Policy is turned up without its effects.
monumental-rules-automa-4 = To conquer it puts its Warlord and a Soldier from its Capital on the Province with the lowest terrain value, whatever the defense. Without a Soldier it places an Outpost, and without that it fails. Tokens it loots become Gold.
monumental-rules-automa-5 = Its Explorers head for Markets and pick up Production tokens; two of these are 1 Gold. Where several choices are equal, the player to its right decides; the table asks you.
monumental-rules-automa-6 = It scores like you, and 1 point more for every { $three } Gold.

monumental-rules-eras = Renaissance and alternative Wonders
monumental-rules-eras-1 = With the Renaissance, { $n } more cards are shuffled and come between Era II and Era III. The game becomes longer.
monumental-rules-eras-2 = Alternative Wonders replace one Wonder in each of the Eras I, II and III. The number of cards stays the same.

monumental-rules-heroes = Heroes
monumental-rules-heroes-1 = One random Hero of each Era is shuffled into its cards, two with 4 players. When a Hero comes up, it goes to a row of its own, and another card fills the display.
monumental-rules-heroes-2 = Once per turn you may recruit a Hero, for Gold only. Its card lies beside your City, its figure stands where the card says. You have one Hero at most: recruiting another returns the first.
monumental-rules-heroes-3 = A Hero adds { $n } to the defense of its Province. With an Attack value it is a Unit and counts as that many in a conquest, for 1 Military; others are no Units.
monumental-rules-heroes-4 = Each card says when the Hero returns to the row. From there it can be recruited again.

monumental-rules-monsters = Monsters
monumental-rules-monsters-1 = As many Monsters as you choose are hidden among the Barbarian tokens; 3 are plenty. Whoever turns one up gains 1 Culture instead of a benefit.
monumental-rules-monsters-2 = The Monster comes to that Province (the Kraken to the nearest Water) and sends half of the Units there, rounded up, to their Capital. It does not change who controls the Province, and Explorers pass.
monumental-rules-monsters-3 = Its timer lies below the display and moves one card at the end of every turn. When it would leave the row, the Monster attacks; then it starts again, three turns before the next attack.
monumental-rules-monsters-4 = What is to be chosen in an attack is chosen by the player who controls the Monster’s Province. A Province that is emptied belongs to nobody; its terrain value then counts at least 1.
monumental-rules-monsters-5 = An Explorer in its Province (for the Kraken: beside it) may defeat it, instead of collecting, if you meet its condition. You gain its benefits at once, and the card is worth { $monster } point.

monumental-rules-maps = Maps of your own
monumental-rules-maps-1 = Choose a map made for your number of players, have a random one drawn, or bring a file of your own.
monumental-rules-maps-2 = A map has one Capital, one Free City and one Market for each player. Free Cities and Markets lie on Provinces only, and no two of a kind on the same. Every other Province gets a Barbarian token, and every Province without a Market a Production token.
monumental-rules-maps-3 = Around each Capital lie Barbarians of 1 and 2 only, the same numbers for everyone. All land can be reached without crossing a Capital.

monumental-rules-continuous = Continuous Play
monumental-rules-continuous-1 = A variant without long waits: in every round all activate their Cities first, in secret and at the same time. Then everyone takes one action in turn, round and round.
monumental-rules-continuous-2 = One action is one thing: one card, one conquest, one move of any number of Units, one Explorer’s way with its collecting, one effect. Outposts and tokens are free. Whoever passes is out until the next round.
monumental-rules-continuous-3 = Basic resources last until the end of the round, and what was once per turn is now once per round.
monumental-rules-continuous-4 = The display has { $two } cards with 2 players, { $three } with 3 and { $four } with 4. At the end of the round it loses one card for each player who acquired nothing from it; with 2 players each row counts for itself.
monumental-rules-continuous-5 = Once the deck is empty, one final round follows. The Automa comes last in every circle and carries out one card each time, two in a round.

monumental-rules-digital = At this table
monumental-rules-digital-1 = You may take back step by step whatever you did in your turn, until something hidden came to light: a card drawn, a token turned, a Market looked into.
monumental-rules-digital-2 = Where the rulebook is silent we had to decide: Explorers enter no Capitals (this can be switched on), a discount never lowers a conquest below 1 Military, stocks never run out, dominance needs at least one, and the full rules of Continuous Play are our reading.
monumental-rules-digital-3 = Some values of the original are not public and were reconstructed. Every card says where its values come from.
monumental-rules-digital-4 = Every draw is fixed by a secret before the game and can be verified after it.

monumental-rules-fig-city = Try it: choose a row and a column. They yield { $production } Production, { $science } Science and { $military } Military.
monumental-rules-fig-city-label = City of nine cards; row { $row } and column { $column } are lit
monumental-rules-fig-row = Row { $n }
monumental-rules-fig-column = Column { $n }
monumental-rules-fig-hex = A Province with terrain value { $terrain }. Add what defends it: the defense is { $n }, so a conquest takes { $units } Units and { $units } Military.
monumental-rules-fig-hex-label = Province, defense { $n }
monumental-rules-fig-display = Two rows, as with 2 players. Acquire cards, then end the turn and see what leaves.
monumental-rules-fig-deck = Deck
monumental-rules-fig-card = Card { $n }
monumental-rules-fig-taken = Card { $n }, acquired
monumental-rules-fig-out = Card { $n }, will leave
monumental-rules-fig-end = End the turn
monumental-rules-fig-again = Start over
monumental-rules-fig-fewer = Fewer Soldiers
monumental-rules-fig-more = More Soldiers
monumental-rules-fig-soldiers =
    { $n ->
        [one] 1 Soldier
       *[other] { $n } Soldiers
    }
