import { describe, expect, it } from "vitest";
import two from "./fixtures/two.json";
import type { MonolythEvent, MonolythView } from "./types";
import { afterEvent, eventsOf } from "./useShown";

const view = two.view as unknown as MonolythView;

describe("what was told", () => {
  it("is read from where the viewer stood", () => {
    const all = eventsOf(two.told, 0);
    expect(eventsOf(two.told, two.at[1] ?? 0)).toEqual([]);
    expect(eventsOf(two.told, (two.at[1] ?? 0) - 1).length).toBeLessThan(all.length);
  });

  it("changes the picture and leaves the sent view alone", () => {
    const before = JSON.stringify(view);
    const placed: MonolythEvent = { kind: "placed", seat: 0, shape: "D2", colour: "white", cells: ["a1/4", "b1/4"] };
    const after = afterEvent(view, placed, view);
    expect(after.seats[0]?.cubes[3]?.[0]?.slice(0, 2)).toEqual(["white", "white"]);
    expect(after.seats[0]?.heights[0]?.slice(0, 2)).toEqual([4, 4]);
    expect(afterEvent(view, { kind: "moved", seat: 0, from: 1, to: 5, steps: 4 }, view).crystal).toBe(5);
    const taken: MonolythEvent = { kind: "taken", seat: 0, site: 3, shape: "D2", colour: "white" };
    expect(afterEvent(view, taken, view).sites[3]).toBeNull();
    expect(JSON.stringify(view)).toBe(before);
  });

  it("takes the facts of a wall that was foretold from the sent view", () => {
    const sent = structuredClone(view);
    Object.assign(sent.seats[1]?.walls.N ?? {}, { prophecy: 16, needs: 9 });
    const told = afterEvent(view, { kind: "prophecy", seat: 1, value: 16, side: "N" }, sent);
    expect(told.seats[1]?.walls.N).toMatchObject({ prophecy: 16, needs: 9 });
    expect(told.seats[1]?.walls.S).toBe(view.seats[1]?.walls.S);
  });
});
