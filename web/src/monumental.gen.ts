// Made from src/cairn/monumental by `python -m cairn.server.typescript`: do not edit.

export type Basic =
  | "production"
  | "science"
  | "military";

export type Era =
  | "I"
  | "II"
  | "R"
  | "III";

export type Ground =
  | "capital"
  | "water"
  | "meadow"
  | "forest"
  | "swamp"
  | "hills"
  | "volcano";

export type Event =
  | EraBegins
  | TurnBegins
  | RoundBegins
  | Cross
  | Activated
  | Changed
  | Lost
  | Exchanged
  | OfCard
  | Removed
  | Placed
  | InSlot
  | Developed
  | OfSeat
  | OfTile
  | Moved
  | Conquered
  | Home
  | Stepped
  | Destroyed
  | Looted
  | BenefitTaken
  | Visited
  | Looked
  | OfToken
  | Used
  | Copied
  | Displayed
  | Swept
  | Appeared
  | Recruited
  | Returned
  | OfMonster
  | Defeated
  | Ending
  | CityLaid
  | StallLaid
  | Over;

export type Choice =
  | Draw
  | Deal
  | Appear
  | LayMarket
  | LayCity
  | Hide
  | HideAt
  | Turn
  | Stack
  | Top
  | Automa
  | AutomaPolicy
  | AutomaCapital
  | End
  | Pass
  | Stop
  | Pay
  | Less
  | Gain
  | Exchange
  | Trade
  | Choose
  | Benefit
  | Use
  | Resolve
  | UseDrawn
  | UseToken
  | UseProduction
  | Copy
  | Pick
  | Row
  | Column
  | Activate
  | Reinforce
  | Archive
  | Discard
  | GiveUp
  | Keep
  | Acquire
  | Complete
  | Take
  | Section
  | Develop
  | Progress
  | Recruit
  | Capital
  | Place
  | To
  | Deploy
  | Walk
  | Shelter
  | Province
  | Conquer
  | March
  | MoveUnit
  | Destroy
  | Lose
  | Outpost
  | With
  | Explore
  | Sail
  | Collect
  | KeepToken
  | Defeat;

/** What can be asked about a position. */
export interface Queries {
  crosses: { about: { seat: number }; answer: CrossAnswer[] };
  conquests: { about: { seat: number }; answer: ConquestAnswer[] };
  prices: { about: { seat: number }; answer: PricesAnswer };
}

/** All that the table shows to a seat or a guest. */
export interface View {
  game: "monumental";
  players: number;
  you: number | null;
  turn: number | null;
  phase: string;
  question: PlainQuestion | ColumnQuestion | PaymentQuestion | DiscountQuestion | WonderQuestion | CardQuestion | KnowledgeQuestion | TileQuestion | UnitQuestion | MarketQuestion | BenefitQuestion | GainQuestion | MoveQuestion | MostQuestion | HeroQuestion | MonsterQuestion | LairQuestion | NextQuestion | ExplorerQuestion | SpaceQuestion | DrawQuestion | WordQuestion | null;
  seat: number;
  first: number;
  round: number;
  turns: number;
  ending: boolean;
  left: number | null;
  options: Options;
  map: Tile[];
  markets: Stall[];
  display: (Offer | null)[][];
  piles: Pile[];
  development: Development;
  swept: string[];
  hero_row: HeroOffer[];
  monsters: Beast[];
  automa: AutomaCards | null;
  outlook: Outlook;
  seats: Player[];
  winners?: number[];
}

/** A question about nothing in particular. */
export interface PlainQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "capital" | "row" | "actions" | "exchange" | "alternative" | "drawn" | "effects" | "activate" | "reinforce" | "discard" | "archive" | "copy" | "steps" | "destroy" | "outpost" | "trade" | "sail" | "go_on" | "give_up" | "automa_conquest" | "hide" | "automa" | "policy" | "site";
  about: Nothing;
}

/** Whose effect asks; a token of a Market goes by its Market, a Warlord by its civilization. */
export interface By {
  what: "card" | "policy" | "hero" | "barbarian" | "city" | "market" | "warlord" | "monster";
  id: string;
  slot?: number;
  copied?: number;
  drawn?: boolean;
}

/** Nothing more is to be said. */
export interface Nothing {
}

/** Which column is activated. */
export interface ColumnQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "column";
  about: AboutRow;
}

/** The row chosen before; a secret to others in Continuous Play. */
export interface AboutRow {
  row?: number;
}

/** How something is paid. */
export interface PaymentQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "payment";
  about: AboutPayment;
}

/** What is asked; `different`: of different kinds. */
export interface AboutPayment {
  production: number;
  science: number;
  military: number;
  any: number;
  different: boolean;
  no_gold: boolean;
}

/** What a discount is taken off. */
export interface DiscountQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "discount";
  about: AboutDiscount;
}

/** What a conquest costs, and how much less. */
export interface AboutDiscount {
  tile: string;
  military: number;
  less: number;
}

/** Which of two Wonders is kept. */
export interface WonderQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "wonder";
  about: AboutCards;
}

/** Two cards of which one is kept. */
export interface AboutCards {
  card: string;
  other: string;
}

/** Where the token of a Wonder goes. */
export interface CardQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "place" | "automa_place";
  about: AboutCard;
}

/** A card. */
export interface AboutCard {
  card: string;
}

/** Which of two Knowledge cards is kept. */
export interface KnowledgeQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "knowledge";
  about: AboutSlot;
}

/** A card that comes to a space with another Knowledge. */
export interface AboutSlot {
  slot: number;
  card: string;
}

/** Something about a tile. */
export interface TileQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "units" | "garrison" | "rout" | "province" | "market" | "city" | "loot";
  about: AboutTile;
}

/** A tile. */
export interface AboutTile {
  tile: string;
}

/** Where a Unit goes. */
export interface UnitQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "destination" | "shelter";
  about: AboutUnit;
}

export interface AboutUnit {
  from: string;
  figure: "soldier" | "warlord" | "hero";
}

/** Something about a Market. */
export interface MarketQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "token" | "stack" | "top";
  about: AboutMarket;
}

/** A Market. */
export interface AboutMarket {
  market: string;
}

/** Which benefit of a looted token is taken. */
export interface BenefitQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "benefit";
  about: AboutToken;
}

/** A looted token. */
export interface AboutToken {
  token: Loot;
}

/** A looted token. */
export interface Loot {
  what: "barbarian" | "city";
  id: string;
}

/** Which resource is gained. */
export interface GainQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "gain";
  about: AboutGain;
}

/** Whether the resources must be of different kinds. */
export interface AboutGain {
  different: boolean;
}

/** Which Unit moves for nothing. */
export interface MoveQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "move";
  about: AboutMove;
}

/** Whether Units go anywhere. */
export interface AboutMove {
  anywhere: boolean;
}

/** Which card, or section of a Wonder, is taken for nothing. */
export interface MostQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "take" | "section";
  about: AboutMost;
}

/** The highest price there may be; None without a limit. */
export interface AboutMost {
  most: number | null;
}

/** Where a Hero is deployed. */
export interface HeroQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "deploy";
  about: AboutHero;
}

/** A Hero. */
export interface AboutHero {
  hero: string;
}

/** Where a Monster goes. */
export interface MonsterQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "walk";
  about: AboutMonster;
}

/** A Monster. */
export interface AboutMonster {
  monster: string;
}

/** Where a Monster comes up. */
export interface LairQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "surface";
  about: AboutLair;
}

/** A Monster and where it was woken. */
export interface AboutLair {
  monster: string;
  tile: string;
}

/** What comes next. */
export interface NextQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "next";
  about: AboutWaiting;
}

/** What happens at the same moment. */
export interface AboutWaiting {
  waiting: Waiting[];
}

/** Something that waits for its turn; a Warlord goes by its civilization. */
export interface Waiting {
  what: "card" | "policy" | "hero" | "barbarian" | "city" | "warlord" | "monster";
  id: string;
  slot?: number;
  copied?: number;
  drawn?: boolean;
  effect?: number;
}

/** Where the Automa's Explorer goes. */
export interface ExplorerQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "automa_step";
  about: AboutExplorer;
}

/** An Explorer. */
export interface AboutExplorer {
  explorer: number;
}

/** What comes to a space of the display. */
export interface SpaceQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "development";
  about: AboutSpace;
}

/** A space of the display. */
export interface AboutSpace {
  space: number;
}

/** What comes off a City deck. */
export interface DrawQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "draw";
  about: AboutDeck;
}

/** Whose City deck it is. */
export interface AboutDeck {
  seat: number;
}

/** What a word of an effect picks. */
export interface WordQuestion {
  seat: number;
  by: By | null;
  count: number | null;
  may_decline: boolean;
  kind: "word";
  about: AboutEffect;
}

/** A word of an effect as it is written. */
export interface AboutEffect {
  effect: string;
}

/** What was chosen at set-up. */
export interface Options {
  map: string;
  monsters: number;
  automa: boolean;
  renaissance: boolean;
  heroes: boolean;
  continuous: boolean;
  explorers_in_capitals: boolean;
  wandering_marker: boolean;
  plain_display: boolean;
}

/** A tile and all that is on it; only Provinces have a terrain value, a defense and Units needed. */
export interface Tile {
  name: string;
  q: number;
  r: number;
  kind: Ground;
  terrain: number | null;
  defense: number | null;
  needed: number | null;
  owner: number | null;
  soldiers: number;
  outpost: boolean;
  warlords: number[];
  heroes: number[];
  explorers: number[];
  waits: Waits | null;
  market: string | null;
  tokens: number;
  production: boolean;
  wonders: string[];
  monsters: string[];
}

/** What waits in a Province; `id` and `asks` are a Free City's. */
export interface Waits {
  what: "barbarian" | "city";
  number: number;
  id?: string | null;
  asks?: Cost;
}

/** What something costs; `any` are basic resources of whatever kind. */
export interface Cost {
  production: number;
  science: number;
  military: number;
  any: number;
  gold: number;
  culture: number;
}

/** A Market: what the viewer saw there, and what may be there for all it knows. */
export interface Stall {
  id: string;
  tile: string;
  left: number;
  saw: string[] | null;
  maybe: string[];
}

/** A card on offer: what is printed, and what it costs whose turn it is. */
export interface Offer {
  card: string;
  price: number[];
  now: number | null;
}

/** A pile of Basic Buildings. */
export interface Pile {
  card: string;
  price: number[];
  now: number | null;
  left: number;
}

/** What is left of the Development deck. */
export interface Development {
  left: number;
  era: Era | null;
  cards: Counts;
  heroes: Counts;
}

/** Cards of each Era. */
export interface Counts {
  I: number;
  II: number;
  R: number;
  III: number;
}

/** A Hero on offer. */
export interface HeroOffer {
  id: string;
  price: number;
}

/** A Monster in play. */
export interface Beast {
  id: string;
  tile: string;
  timer: number;
  attacks: number;
  hoard: number;
}

/** The Automa's cards. */
export interface AutomaCards {
  seat: number;
  deck: number;
  done: string[];
  waiting: string[];
  discard: string[];
}

/** What is to come: so many turns (rounds in Continuous Play) can follow this one at most. */
export interface Outlook {
  left: number;
  unit: "turns" | "rounds";
  lapses: Basic[];
  falls: string[];
  strikes: Strike[];
  dominance: Dominance;
}

/** When a Monster attacks: at the end of so many turns (rounds) after this one, whose; None: not in this game. */
export interface Strike {
  monster: string;
  after: number | null;
  seat: number | null;
}

/** The four kinds of dominance. */
export interface Dominance {
  provinces: Standing;
  knowledge: Standing;
  wonders: Standing;
  policies: Standing;
}

/** How many each seat has, and who has the most; several if they are tied. */
export interface Standing {
  counts: number[];
  leads: number[];
}

/** All that a player has; the next cards from the deck come to `lands`, spaces of the City, in this order. */
export interface Player {
  civilization: string;
  automa: boolean;
  resources: Holdings;
  gained: Amounts;
  city: Space[][];
  lands: number[];
  deck: Deck;
  discard: Record<string, number>;
  archive: Record<string, number>;
  drawn: string[];
  drawn_before: Record<string, number>;
  copied: Thing[];
  wonders: Monument[];
  policies: string[];
  policies_left: string[];
  policy_effects: number[];
  wonder: Offer | null;
  capital: string | null;
  units: Units;
  warlord: string | null;
  warlord_used: boolean;
  outposts: number;
  explorers: Explorer[];
  production_tokens: number;
  market_tokens: Held[];
  looted: Record<string, number>;
  cities: string[];
  hero: Leader | null;
  recruited: boolean;
  slain: string[];
  reinforcements: number;
  passed: boolean;
  picked: Picked | boolean;
  score: number;
  parts: Points;
}

/** The resources of a seat; the last two pay for one thing only. */
export interface Holdings {
  production: number;
  science: number;
  military: number;
  gold: number;
  culture: number;
  against_barbarians: number;
  for_wonders: number;
}

/** So much of every resource. */
export interface Amounts {
  production: number;
  science: number;
  military: number;
  gold: number;
  culture: number;
}

/** A space of a City; of active cards, the effects that can still be used, by their number. */
export interface Space {
  card: string | null;
  knowledge: string | null;
  active: boolean;
  stays: boolean;
  effects?: number[];
  knowledge_effects?: number[];
}

/** A City deck: known cards on top, the rest in no order. */
export interface Deck {
  size: number;
  top: string[];
  rest: Record<string, number>;
}

/** What has effects. */
export interface Thing {
  what: "card" | "policy" | "hero";
  id: string;
}

/** A completed Wonder and the tile of its token. */
export interface Monument {
  card: string;
  tile: string | null;
}

/** Who is in a Capital. */
export interface Units {
  soldiers: number;
  warlord: boolean;
  hero: boolean;
}

/** Where an Explorer is, and whether it has collected in this turn. */
export interface Explorer {
  tile: string | null;
  collected: boolean;
}

/** A Market token of a seat. */
export interface Held {
  market: string;
  used: boolean;
  token: string | null;
  effect: string | null;
  gold: number | null;
}

/** The Hero of a seat. */
export interface Leader {
  id: string;
  tile: string | null;
  uses: number;
  most_uses: number | null;
  effects: number[];
}

/** An activation chosen in secret. */
export interface Picked {
  row: number;
  column: number;
}

/** The parts of a score. */
export interface Points {
  provinces: number;
  knowledge: number;
  wonders: number;
  policies: number;
  most_provinces: number;
  most_knowledge: number;
  most_wonders: number;
  most_policies: number;
  monsters: number;
  gold: number;
}

/** The cards of another Era come up. */
export interface EraBegins {
  kind: "era";
  era: Era;
}

/** A turn begins. */
export interface TurnBegins {
  kind: "turn";
  seat: number;
  round: number;
}

/** A round of Continuous Play begins. */
export interface RoundBegins {
  kind: "round";
  round: number;
}

/** A row and a column are activated. */
export interface Cross {
  kind: "cross";
  seat: number;
  row: number;
  column: number;
}

/** A space of a City is activated. */
export interface Activated {
  kind: "activated";
  seat: number;
  slot: number;
  card: string | null;
  knowledge: string | null;
}

export interface Changed {
  kind: "gained" | "paid";
  seat: number;
  resource: "production" | "science" | "military" | "gold" | "culture";
  count: number;
  for?: "barbarian" | "wonder";
}

/** Gold or Culture is lost to a Monster. */
export interface Lost {
  kind: "lost";
  seat: number;
  resource: "production" | "science" | "military" | "gold" | "culture";
  count: number;
}

/** A counter is exchanged for another. */
export interface Exchanged {
  kind: "exchanged";
  seat: number;
  resource: "production" | "science" | "military" | "gold" | "culture";
  into: "production" | "science" | "military" | "gold" | "culture";
}

/** Something happens to a card of a seat. */
export interface OfCard {
  kind: "acquired" | "begun" | "completed" | "drawn" | "discarded" | "archived" | "automa" | "revealed";
  seat: number;
  card: string;
}

/** Of two Wonders one is kept. */
export interface Removed {
  kind: "removed";
  seat: number;
  card: string;
  kept: string;
}

/** A Wonder token is placed. */
export interface Placed {
  kind: "placed";
  seat: number;
  card: string;
  tile: string;
}

/** A card is dealt into a City, or stays there. */
export interface InSlot {
  kind: "dealt" | "reinforced";
  seat: number;
  card: string;
  slot: number;
}

/** A policy is developed. */
export interface Developed {
  kind: "developed";
  seat: number;
  policy: string;
}

/** A deck is shuffled, somebody passes, the Automa can do nothing. */
export interface OfSeat {
  kind: "shuffled" | "passed" | "failed";
  seat: number;
}

/** Something happens to a seat at a tile. */
export interface OfTile {
  kind: "outpost" | "razed" | "collected" | "settled";
  seat: number;
  tile: string;
}

export interface Moved {
  kind: "marched" | "moved";
  seat: number;
  from: string;
  tile: string;
  figure: "soldier" | "warlord" | "hero";
}

export interface Conquered {
  kind: "conquered";
  seat: number;
  tile: string;
  from: number | null;
}

export interface Home {
  kind: "home";
  seat: number;
  from: string;
  figure: "soldier" | "warlord" | "hero";
  count: number;
}

export interface Stepped {
  kind: "stepped";
  seat: number;
  explorer: number;
  from: string;
  tile: string;
}

/** A Unit is destroyed. */
export interface Destroyed {
  kind: "destroyed";
  seat: number;
  tile: string;
  figure: "soldier" | "warlord" | "hero";
}

/** A token is looted. */
export interface Looted {
  kind: "looted";
  seat: number;
  what: "barbarian" | "city";
  id: string;
  tile: string;
}

/** One of two benefits is chosen. */
export interface BenefitTaken {
  kind: "benefit";
  seat: number;
  what: "barbarian" | "city";
  id: string;
  benefit: number;
}

/** An Explorer visits a Market. */
export interface Visited {
  kind: "visited";
  seat: number;
  market: string;
  tile: string;
}

/** The tokens of a Market are looked at. */
export interface Looked {
  kind: "looked";
  seat: number;
  market: string;
  tokens: string[];
}

/** A token of a Market is kept, used, or turned up by the Automa. */
export interface OfToken {
  kind: "kept" | "redeemed" | "claimed";
  seat: number;
  market: string;
  token: string;
}

/** An effect is used. */
export interface Used {
  kind: "used";
  seat: number;
  what: "card" | "policy" | "hero";
  id: string;
  effect: number;
}

/** A card or policy is copied. */
export interface Copied {
  kind: "copied";
  seat: number;
  what: "card" | "policy" | "hero";
  id: string;
}

/** A card comes to the display. */
export interface Displayed {
  kind: "displayed";
  card: string;
  space: number;
}

/** A card leaves the display for good. */
export interface Swept {
  kind: "swept";
  card: string;
}

/** A Hero comes to the Hero row. */
export interface Appeared {
  kind: "appeared";
  hero: string;
}

/** A Hero is recruited. */
export interface Recruited {
  kind: "recruited";
  seat: number;
  hero: string;
  tile: string;
}

/** A Hero goes back to the Hero row. */
export interface Returned {
  kind: "returned";
  seat: number;
  hero: string;
}

/** A Monster comes, attacks or walks. */
export interface OfMonster {
  kind: "monster" | "attacked" | "walked";
  monster: string;
  tile: string;
}

/** A Monster is defeated. */
export interface Defeated {
  kind: "defeated";
  seat: number;
  monster: string;
  explorer: number;
}

/** The end of the game is triggered: so many turns, or rounds, are left. */
export interface Ending {
  kind: "ending";
  seat: number;
  left: number;
}

/** A Free City is laid. */
export interface CityLaid {
  kind: "city";
  city: string;
  tile: string;
}

/** A Market is laid. */
export interface StallLaid {
  kind: "stall";
  market: string;
  tile: string;
}

/** The game is over. */
export interface Over {
  kind: "over";
  scores: number[];
  winners: number[];
  parts: Points[];
}

/** A card comes off a City deck: fresh, or one that has yielded, or was used too, in this turn. */
export interface Draw {
  do: "draw";
  card: string;
  state: "fresh" | "spent" | "used";
}

/** A card of the Development deck comes to the display. */
export interface Deal {
  do: "deal";
  card: string;
}

/** A Hero comes up in the Development deck. */
export interface Appear {
  do: "appear";
  hero: string;
}

/** A Market is laid on the map. */
export interface LayMarket {
  do: "lay_market";
  market: string;
  tile: string;
}

/** A Free City is laid on the map. */
export interface LayCity {
  do: "lay_city";
  city: string;
  tile: string;
}

/** A Monster is taken to be hidden. */
export interface Hide {
  do: "hide";
  monster: string;
}

/** The Monster is hidden among these Barbarians. */
export interface HideAt {
  do: "hide_at";
  tile: string;
}

/** A Barbarian token is turned up. */
export interface Turn {
  do: "turn";
  barbarian: string;
}

/** A Market turns out to hold these tokens. */
export interface Stack {
  do: "stack";
  market: string;
  tokens: string[];
}

/** The Automa turns up a token of a Market. */
export interface Top {
  do: "top";
  market: string;
  token: string;
}

/** The Automa turns up a card. */
export interface Automa {
  do: "automa";
  card: string;
}

/** The Automa turns up a policy. */
export interface AutomaPolicy {
  do: "automa_policy";
  policy: string;
}

/** The Automa settles. */
export interface AutomaCapital {
  do: "automa_capital";
  tile: string;
}

/** End the turn. */
export interface End {
  do: "end";
}

/** Take no more actions in this round of Continuous Play. */
export interface Pass {
  do: "pass";
}

/** Leave it at that. */
export interface Stop {
  do: "stop";
}

/** Pay in this way; `double_gold` is Gold at its higher worth. */
export interface Pay {
  do: "pay";
  production: number;
  science: number;
  military: number;
  double_gold: number;
  gold: number;
}

/** Take this off the price of a Free City. */
export interface Less {
  do: "less";
  production: number;
  science: number;
  military: number;
}

/** Gain one of this. */
export interface Gain {
  do: "gain";
  resource: Basic;
}

/** Exchange one counter for another. */
export interface Exchange {
  do: "exchange";
  resource: "production" | "science" | "military" | "gold" | "double_gold";
  into: Basic;
}

/** Trade so many times. */
export interface Trade {
  do: "trade";
  cost: Cost;
  gold: number;
  count: number;
}

/** Choose one of several effects by its number; `effect` is written in the language of effects. */
export interface Choose {
  do: "choose";
  option: number;
  effect: string;
}

/** Take one of the two benefits of a looted token. */
export interface Benefit {
  do: "loot";
  what: "barbarian" | "city";
  id: string;
  benefit: number;
}

/** Use an effect of a card, a policy or a Hero: in a space of the City, copied, or drawn and being used. */
export interface Use {
  do: "use";
  cost: Cost;
  gold: number;
  what: "card" | "policy" | "hero";
  id: string;
  effect: number;
  slot?: number;
  copied?: number;
  drawn?: boolean;
}

/** Let this come next of all that happens at once; a Warlord goes by its civilization. */
export interface Resolve {
  do: "resolve";
  what: "card" | "policy" | "hero" | "barbarian" | "city" | "warlord" | "monster";
  id: string;
  effect?: number;
  slot?: number;
  copied?: number;
  drawn?: boolean;
}

/** Use one of the drawn cards. */
export interface UseDrawn {
  do: "use_drawn";
  card: string;
  state: "fresh" | "spent" | "used";
}

/** Use an own token of a Market. */
export interface UseToken {
  do: "use_token";
  market: string;
  token: string;
}

/** Use a Production token. */
export interface UseProduction {
  do: "use_production";
}

/** Copy a card of the own City, an own policy, or a card of somebody else (no slot). */
export interface Copy {
  do: "copy";
  what: "card" | "policy";
  id: string;
  slot?: number;
}

/** Pick what a word of an effect asks for: a seat, a tile, a card, a space of a City or a number. */
export interface Pick {
  do: "pick";
  word: string;
  seat?: number;
  tile?: string;
  card?: string;
  slot?: number;
  count?: number;
}

/** Activate a row of the City. */
export interface Row {
  do: "row";
  row: number;
}

/** Activate a column of the City. */
export interface Column {
  do: "column";
  column: number;
}

/** Activate one more card. */
export interface Activate {
  do: "activate";
  card: string;
  slot: number;
}

/** Let an active card stay. */
export interface Reinforce {
  do: "reinforce";
  card: string;
  slot: number;
}

/** Archive an inactive card. */
export interface Archive {
  do: "archive";
  card: string;
  slot: number;
}

/** Discard an inactive card. */
export interface Discard {
  do: "discard";
  card: string;
  slot: number;
}

/** Give a card up to a Monster. */
export interface GiveUp {
  do: "give_up";
  card: string;
  slot: number;
}

/** Keep this one of two Wonders, or of two Knowledge cards. */
export interface Keep {
  do: "keep";
  card: string;
}

/** Acquire a card; a Wonder with its first section. */
export interface Acquire {
  do: "acquire";
  cost: Cost;
  gold: number;
  card: string;
  from: "display" | "pile";
}

/** Complete the own Wonder. */
export interface Complete {
  do: "complete";
  cost: Cost;
  gold: number;
  card: string;
}

/** Take a card for nothing. */
export interface Take {
  do: "take";
  card: string;
  from: "display" | "pile";
}

/** Complete a section of a Wonder for nothing: the first of one on display, or the second of the own. */
export interface Section {
  do: "section";
  card: string;
  section: number;
}

/** Develop a policy. */
export interface Develop {
  do: "develop";
  cost: Cost;
  gold: number;
  policy: string;
}

/** Make scientific progress. */
export interface Progress {
  do: "progress";
  cost: Cost;
  gold: number;
}

/** Recruit a Hero. */
export interface Recruit {
  do: "recruit";
  cost: Cost;
  gold: number;
  hero: string;
}

/** Take a Capital. */
export interface Capital {
  do: "capital";
  tile: string;
}

/** Place a Wonder token. */
export interface Place {
  do: "place";
  tile: string;
}

/** Bring the chosen Unit there. */
export interface To {
  do: "to";
  tile: string;
}

/** Deploy the Hero. */
export interface Deploy {
  do: "deploy";
  tile: string;
}

/** Let a Monster walk, or surface, there. */
export interface Walk {
  do: "walk";
  tile: string;
}

/** Let a fleeing Unit go there. */
export interface Shelter {
  do: "shelter";
  tile: string;
}

/** Choose the Province that is struck, or that the Automa conquers. */
export interface Province {
  do: "province";
  tile: string;
}

/** Conquer a Province: so many Units at least, what they cost, and how much `less` if a discount may be spread. */
export interface Conquer {
  do: "conquer";
  cost: Cost;
  gold: number;
  tile: string;
  units: number;
  less: number;
}

/** Send a Unit to the conquest. */
export interface March {
  do: "march";
  tile: string;
  figure: "soldier" | "warlord" | "hero";
}

/** Move a Unit inside the own territory. */
export interface MoveUnit {
  do: "move";
  cost: Cost;
  gold: number;
  tile: string;
  figure: "soldier" | "warlord" | "hero";
}

/** Destroy somebody's Unit. */
export interface Destroy {
  do: "destroy";
  tile: string;
  figure: "soldier" | "warlord" | "hero";
}

/** Lose a Unit to a Monster. */
export interface Lose {
  do: "lose";
  tile: string;
  figure: "soldier" | "warlord" | "hero";
}

/** Build an Outpost; `units` go home for it unless an effect gives it. */
export interface Outpost {
  do: "outpost";
  tile: string;
  units: number;
}

/** Say who goes home for an Outpost: three Soldiers, or two with the Warlord. */
export interface With {
  do: "with";
  who: "soldiers" | "warlord";
}

/** Let an Explorer take a step. */
export interface Explore {
  do: "explore";
  cost: Cost;
  gold: number;
  explorer: number;
  tile: string;
}

/** Let an Explorer cross the sea. */
export interface Sail {
  do: "sail";
  cost: Cost;
  gold: number;
  explorer: number;
  tile: string;
}

/** Let an Explorer collect where it is. */
export interface Collect {
  do: "collect";
  explorer: number;
}

/** Keep a token of a Market. */
export interface KeepToken {
  do: "keep_token";
  market: string;
  token: string;
}

/** Let an Explorer defeat a Monster. */
export interface Defeat {
  do: "defeat";
  cost: Cost;
  gold: number;
  explorer: number;
  monster: string;
}

/** A pair of row and column: what it activates, yields, makes usable that is not yet, and affordable with it. */
export interface CrossAnswer {
  row: number;
  column: number;
  slots: number[];
  yields: Amounts;
  effects: Effect[];
  acquire: string[];
  complete: boolean;
}

/** An effect by its number. */
export interface Effect {
  what: "card" | "policy" | "hero";
  id: string;
  slot?: number;
  copied?: number;
  drawn?: boolean;
  effect: number;
}

/** A Province and what its conquest takes, with as few Units as possible; `why` it cannot be, if so. */
export interface ConquestAnswer {
  tile: string;
  why: "pay" | "own" | "capital" | "water" | "far" | "units" | null;
  defense?: number;
  needs?: number;
  reach?: number;
  units?: number;
  cost?: Cost;
  less?: number;
  gold?: number;
  lacks?: number;
  march?: Marcher[];
}

/** A Unit that would march. */
export interface Marcher {
  tile: string;
  figure: "soldier" | "warlord" | "hero";
}

/** Everything that can be bought. */
export interface PricesAnswer {
  cards: CardPrice[];
  wonder: WonderPrice | null;
  progress: Price;
  policies: PolicyPrice[];
  heroes: HeroPrice[];
}

export interface CardPrice {
  card: string;
  from: "display" | "pile";
  cost: Cost;
  gold: number;
  why: "pay" | null;
  lacks: number;
}

/** The second section of the own Wonder. */
export interface WonderPrice {
  cost: Cost;
  gold: number;
  why: "pay" | "room" | "deck" | "recruited" | "nowhere" | "developed" | null;
  lacks: number;
  card: string;
}

/** What something costs now, how much own Gold would stand in, why it cannot be had, and how much is missing. */
export interface Price {
  cost: Cost;
  gold: number;
  why: "pay" | "room" | "deck" | "recruited" | "nowhere" | "developed" | null;
  lacks: number;
}

/** A policy that is left. */
export interface PolicyPrice {
  cost: Cost;
  gold: number;
  why: "pay" | "room" | "deck" | "recruited" | "nowhere" | "developed" | null;
  lacks: number;
  policy: string;
}

/** A Hero on offer. */
export interface HeroPrice {
  cost: Cost;
  gold: number;
  why: "pay" | "room" | "deck" | "recruited" | "nowhere" | "developed" | null;
  lacks: number;
  hero: string;
}
