import { expect, test } from "vitest";
import type { Dominance, Player, Points, View } from "../../monumental.gen";
import { margin, places } from "../result/Result";
import { decision, leadsIn, outpostsOf, soldiersOf, standing } from "./standings";

const NOTHING: Points = {
  provinces: 0,
  knowledge: 0,
  wonders: 0,
  policies: 0,
  most_provinces: 0,
  most_knowledge: 0,
  most_wonders: 0,
  most_policies: 0,
  monsters: 0,
  gold: 0,
};

interface Given {
  score?: number;
  parts?: Partial<Points>;
  gold?: number;
  culture?: number;
}

function player({ score = 0, parts = {}, gold = 0, culture = 0 }: Given): Player {
  const resources = { gold, culture };
  return { score, parts: { ...NOTHING, ...parts }, resources, market_tokens: [] } as unknown as Player;
}

const NOBODY = { counts: [], leads: [] };

function view(
  seats: Given[],
  { dominance = {}, ...more }: Partial<View> & { dominance?: Partial<Dominance> } = {},
): View {
  const outlook = {
    dominance: { provinces: NOBODY, knowledge: NOBODY, wonders: NOBODY, policies: NOBODY, ...dominance },
  };
  return { seats: seats.map(player), map: [], markets: [], options: {}, you: 0, outlook, ...more } as unknown as View;
}

test("who leads in what, and by how much", () => {
  const dominance = { provinces: { counts: [7, 5], leads: [0] }, policies: { counts: [1, 2], leads: [1] } };
  const now = view([{ parts: { most_provinces: 3 } }, { parts: { most_policies: 3 } }], { dominance });
  expect(standing(now, "provinces")).toEqual({ what: "provinces", counts: [7, 5], leaders: [0], lead: 2, points: 3 });
  expect(standing(now, "wonders")).toMatchObject({ leaders: [], lead: 0, points: 0 });
  expect(leadsIn(now, 1)).toEqual(["policies"]);
});

test("several who are level all lead, by nothing", () => {
  const now = view([{}, {}, {}], { dominance: { provinces: { counts: [4, 4, 1], leads: [0, 1] } } });
  expect(standing(now, "provinces")).toMatchObject({ leaders: [0, 1], lead: 0 });
});

test("Soldiers and Outposts are counted on the map", () => {
  const tile = (owner: number | null, soldiers: number, outpost: boolean) => ({ owner, soldiers, outpost });
  const map = [tile(0, 2, true), tile(0, 3, false), tile(1, 9, true), tile(null, 0, false)];
  const now = view([{}, {}], { map: map as unknown as View["map"] });
  expect([soldiersOf(now, 0), outpostsOf(now, 0), soldiersOf(now, 1)]).toEqual([5, 1, 9]);
});

test("points decide, then Gold, then Culture, else the victory is shared", () => {
  const winners = [0];
  expect(decision(view([{ score: 9 }, { score: 8 }], { winners }))).toBe("points");
  expect(decision(view([{ score: 9, gold: 2 }, { score: 9 }], { winners }))).toBe("gold");
  expect(
    decision(
      view(
        [
          { score: 9, gold: 2, culture: 1 },
          { score: 9, gold: 2 },
        ],
        { winners },
      ),
    ),
  ).toBe("culture");
  expect(decision(view([{ score: 9 }, { score: 9 }], { winners: [0, 1] }))).toBe("shared");
  expect(decision(view([{ score: 9 }], { winners }))).toBe("alone");
});

test("places and margin", () => {
  const now = view([{ score: 9 }, { score: 12 }, { score: 9 }, { score: 3 }], { winners: [1] });
  expect(places(now)).toEqual([2, 1, 2, 4]);
  expect(margin(now)).toBe(3);
});

test("who lost the tie is second", () => {
  expect(places(view([{ score: 9 }, { score: 9, gold: 1 }], { winners: [1] }))).toEqual([2, 1]);
});
