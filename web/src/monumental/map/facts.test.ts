import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../languages";
import type { ConquestAnswer } from "../../monumental.gen";
import { conquestText, labelOf } from "./facts";
import { position } from "./testing";

const open = position("open");

function label(name: string, language = "en", acts = 0): string {
  const { telling, view, conquests } = position("open", language);
  const tile = view.map.find((one) => one.name === name);
  if (!tile) throw new Error(name);
  return labelOf(
    telling,
    tile,
    conquests.find((one) => one.tile === name),
    acts,
  );
}

test("a tile says all that is to be known about it", () => {
  expect(label("b1")).toBe(
    "swamp b1, defense 5, terrain value 2, free, Barbarians 3, Production token. Conquest: Needs 5 Units, 3 can reach it.",
  );
  expect(label("c1")).toBe("water c1.");
  expect(label("b2", "en", 2)).toMatch(
    /^meadow b2, defense 2, terrain value 0, controlled by you, \w+, roc, has attacked 3 times, silk \(2 tokens\), 2 choices\.$/,
  );
  expect(label("a2")).toMatch(/controlled by \w+, 1 Soldier, Production token\. Conquest: 1 Unit and 1 Military\.$/);
  expect(label("d5")).toMatch(/, 1 Soldier, your Explorer, Explorer of \w+\.$/);
  expect(label("a3")).toMatch(/^capital a3, controlled by \w+, 8 Soldiers, \w+\.$/);
});

test.each(Object.keys(LANGUAGES))("in %s nothing is left unsaid", (language) => {
  for (const { name } of open.view.map) expect(label(name, language, 1)).not.toMatch(/⟨|undefined|\{/);
});

describe("a conquest", () => {
  const text = (answer: Omit<ConquestAnswer, "tile">, language = "en") =>
    conquestText(position("open", language).telling, { tile: "a2", ...answer })?.text;

  test("says why it cannot be", () => {
    expect(text({ why: "units", needs: 4, reach: 2 })).toBe("Needs 4 Units, 2 can reach it.");
    expect(text({ why: "units", needs: 1, reach: 0 })).toBe("Needs 1 Unit, none can reach it.");
    expect(text({ why: "far", needs: 3 })).toBe("It does not touch your territory. It would take 3 Units.");
    expect(text({ why: "far" })).toBe("It does not touch your territory.");
    const cost = { production: 0, science: 0, military: 4, any: 0, gold: 0, culture: 0 };
    expect(text({ why: "pay", cost, lacks: 1 })).toBe("Costs 4 Military, 1 is missing.");
    expect(text({ why: "units", needs: 4, reach: 2 }, "de")).toBe("Braucht 4 Einheiten, 2 können hin.");
  });

  test("says what it costs, what Gold stands in for, and who would march", () => {
    const cost = { production: 0, science: 0, military: 3, any: 0, gold: 0, culture: 0 };
    const march = [
      { tile: "e3", figure: "soldier" },
      { tile: "e3", figure: "soldier" },
      { tile: "b2", figure: "warlord" },
    ] satisfies ConquestAnswer["march"];
    const told = conquestText(open.telling, { tile: "a2", why: null, units: 3, cost, gold: 1, less: 0, march });
    expect(told).toEqual({
      possible: true,
      text: "3 Units and 3 Military (1 Gold stands in)",
      extra: "1 Gold stands in",
      march: "Would march: 2 Soldiers from e3 and Warlord from b2",
    });
    expect(conquestText(open.telling, undefined)).toBeNull();
  });
});
