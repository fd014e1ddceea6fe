import { describe, expect, it } from "vitest";
import type { Choice } from "../monolyth.gen";
import { readColumns } from "../table/choices";
import {
  act,
  asks,
  type Deed,
  momentAt,
  type Place,
  patched,
  placementsOf,
  SCENES,
  START,
  sceneAt,
  VIEWS,
} from "./lesson";

const LAST = SCENES.length - 1;
const onward = (place: Place): Deed =>
  asks(place) ? { do: "move", pick: sceneAt(place).answers.length - 1 } : { do: "next" };

function walk(): Place[] {
  const places = [START];
  for (let place = START; place.scene < LAST && places.length < 100; ) {
    place = act(place, onward(place));
    places.push(place);
  }
  return places;
}

describe("the lesson", () => {
  it("leads from the first scene to the last", () => {
    const places = walk();
    expect(places.at(-1)?.scene).toBe(LAST);
    expect(new Set(places.map(({ scene }) => scene)).size).toBe(SCENES.length);
    expect(SCENES.length).toBeGreaterThanOrEqual(12);
    expect(SCENES.length).toBeLessThanOrEqual(16);
  });

  it("tells what led to every position that was not leapt to", () => {
    let before: Place | undefined;
    for (const place of walk()) {
      const { at } = momentAt(place);
      if (before && momentAt(before).at[0] === at[0]) {
        const steps = place.told.filter(({ n }) => n > momentAt(before as Place).at[1]);
        expect(steps.length).toBe(at[1] - momentAt(before).at[1]);
      }
      before = place;
    }
  });

  it("offers something exactly where it asks", () => {
    for (const place of walk()) expect(momentAt(place).choices.length > 0).toBe(asks(place));
  });

  it("gives a hint for any other move, and stays", () => {
    const place = walk().find(asks) ?? START;
    const wrong = act(place, { do: "move", pick: sceneAt(place).answers.length });
    expect(wrong).toMatchObject({ scene: place.scene, answer: null, hint: "task" });
    expect(momentAt(wrong).at).not.toEqual(momentAt(place).at);
    expect(act(wrong, onward(wrong)).hint).toBeNull();
    expect(act(wrong, { do: "hush" })).toMatchObject({ hint: null, epoch: wrong.epoch });
    expect(act(place, { do: "hush" })).toBe(place);
  });

  it("does not go on before the task is done", () => {
    const place = walk().find(asks) ?? START;
    expect(act(place, { do: "next" })).toBe(place);
  });

  it("goes back: from an outcome to its task, from a scene to the one before", () => {
    const outcome = walk().find(({ answer }) => answer !== null) ?? START;
    const again = act(outcome, { do: "back" });
    expect(again).toMatchObject({ scene: outcome.scene, answer: null, told: [] });
    expect(act(again, { do: "back" }).scene).toBe(outcome.scene - 1);
    expect(act(START, { do: "back" }).scene).toBe(0);
    expect(act(outcome, { do: "again" }).scene).toBe(0);
  });
});

describe("its data", () => {
  it("changes views by places and keys, and replaces the rest", () => {
    expect(patched({ a: 1, b: [1, { c: null }] }, { b: { 1: { c: { d: 2 } } } })).toEqual({
      a: 1,
      b: [1, { c: { d: 2 } }],
    });
    expect(patched({ a: { b: 1 } }, { a: { "=": { c: 2 } } })).toEqual({ a: { c: 2 } });
    expect(patched([1, 2], [3])).toEqual([3]);
  });

  it("has a whole view for every scene", () => {
    for (const view of VIEWS) expect(view).toMatchObject({ game: "monolyth", limit: 4 });
    expect(VIEWS.at(-2)).toMatchObject({ players: 1, phase: "burn" });
    expect(VIEWS.at(-2)).not.toHaveProperty("winners");
  });

  it("tries every offered stone where it is offered, and nowhere else", () => {
    for (const scene of SCENES) {
      const placed = readColumns<Choice>(scene.offers, new Set(["cells"])).flatMap((offer) =>
        offer.do === "place"
          ? `${offer.shape} ${offer.cells.join(" ")}`
          : offer.do === "swap"
            ? `swap ${offer.cell}`
            : [],
      );
      const tried = Object.keys(scene.placements).flatMap((shape) =>
        placementsOf(scene, shape, shape === "swap")?.poses.flatMap(({ fits }) =>
          fits.map(({ cells }) => `${shape} ${cells.join(" ")}`),
        ),
      );
      expect(tried.sort()).toEqual(placed.sort());
    }
    expect(placementsOf(sceneAt(START), "L4")).toBeNull();
  });
});
