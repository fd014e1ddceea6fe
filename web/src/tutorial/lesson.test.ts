import { describe, expect, it } from "vitest";
import { MONOLYTH, placementsOf } from "../monolyth/lesson/course";
import type { MonolythView } from "../monolyth/types";
import type { Choice } from "../monolyth.gen";
import { MONUMENTAL } from "../monumental/lesson/course";
import type { Choice as Act } from "../monumental.gen";
import { readColumns } from "../table/choices";
import { act, asks, type Deed, momentAt, type Place, patched, START, sceneAt } from "./lesson";

describe.each([MONOLYTH, MONUMENTAL])("the lesson of $game", (course) => {
  const last = course.scenes.length - 1;
  const onward = (place: Place): Deed =>
    asks(course, place) ? { do: "move", pick: sceneAt(course, place).answers.at(-1)?.pick ?? -1 } : { do: "next" };

  function walk(): Place[] {
    const places = [START];
    for (let place = START; place.scene < last && places.length < 100; ) {
      place = act(course, place, onward(place));
      places.push(place);
    }
    return places;
  }

  it("leads from the first scene to the last", () => {
    const places = walk();
    expect(places.at(-1)?.scene).toBe(last);
    expect(new Set(places.map(({ scene }) => scene)).size).toBe(course.scenes.length);
    expect(course.tasks.length).toBeGreaterThanOrEqual(12);
    expect(course.tasks.length).toBeLessThanOrEqual(20);
  });

  it("tells what led to every position that was not leapt to", () => {
    let before: Place | undefined;
    for (const place of walk()) {
      const { at } = momentAt(course, place);
      if (before && momentAt(course, before).at[0] === at[0]) {
        const from = momentAt(course, before).at[1];
        const steps = place.told.filter(({ n }) => n > from);
        expect(steps.length).toBe(at[1] - from);
      }
      before = place;
    }
  });

  it("offers something exactly where it asks", () => {
    for (const place of walk()) expect(momentAt(course, place).choices.length > 0).toBe(asks(course, place));
  });

  it("gives a hint for any other move, and stays", () => {
    const place = walk().find((one) => asks(course, one)) ?? START;
    const wrong = act(course, place, { do: "move", pick: -1 });
    expect(wrong).toMatchObject({ scene: place.scene, answer: null, hint: "task" });
    expect(momentAt(course, wrong).at).not.toEqual(momentAt(course, place).at);
    expect(act(course, wrong, onward(wrong)).hint).toBeNull();
    expect(act(course, wrong, { do: "hush" })).toMatchObject({ hint: null, epoch: wrong.epoch });
    expect(act(course, place, { do: "hush" })).toBe(place);
  });

  it("does not go on before the task is done", () => {
    const place = walk().find((one) => asks(course, one)) ?? START;
    expect(act(course, place, { do: "next" })).toBe(place);
  });

  it("goes back: from an outcome to its task, from a task to the one before", () => {
    const outcome = walk().find(({ answer }) => answer !== null) ?? START;
    const { id } = sceneAt(course, outcome);
    const again = act(course, outcome, { do: "back" });
    expect(again).toMatchObject({ answer: null, told: [] });
    expect(sceneAt(course, again).id).toBe(id);
    const before = sceneAt(course, act(course, again, { do: "back" })).id;
    expect(course.tasks.indexOf(before)).toBe(course.tasks.indexOf(id) - 1);
    expect(act(course, START, { do: "back" }).scene).toBe(0);
    expect(act(course, outcome, { do: "again" }).scene).toBe(0);
  });

  it("has a whole view for every scene", () => {
    for (const view of course.views) expect(view).toMatchObject({ game: course.game });
  });
});

const viewOf = (scene: number) => MONOLYTH.views[scene] as unknown as MonolythView;
const siteOf = (scene: number, steps: number) => viewOf(scene).reach.find((one) => one.steps === steps)?.site;

describe("parts of a task", () => {
  it("are gone through one after the other, and left backwards at once", () => {
    const first = MONUMENTAL.scenes.findIndex(({ id }) => id === "cross");
    const pick = MONUMENTAL.scenes[first]?.answers[0]?.pick ?? -1;
    const place = act(MONUMENTAL, { ...START, scene: first }, { do: "move", pick });
    expect(place.scene).toBe(first + 1);
    expect(sceneAt(MONUMENTAL, place).id).toBe("cross");
    expect(act(MONUMENTAL, place, { do: "back" }).scene).toBe(first);
  });
});

describe("what the tables ask", () => {
  it("is answered for Monumental where it matters", () => {
    for (const [i, scene] of MONUMENTAL.scenes.entries()) {
      const offers = readColumns<Act>(scene.offers, new Set());
      const hear = (query: string) => MONUMENTAL.hear({ ...START, scene: i }, query, { seat: 0 }).answer;
      const crosses = hear("crosses") as { row: number; column: number }[] | null;
      const conquests = hear("conquests") as { tile: string; why: string | null }[] | null;
      const prices = hear("prices") as { cards: { card: string; why: string | null }[] } | null;
      expect(crosses?.length ?? 0).toBe(offers.some((offer) => offer.do === "row" || offer.do === "column") ? 9 : 0);
      for (const offer of offers) {
        if (offer.do === "conquer") expect(conquests?.find(({ tile }) => tile === offer.tile)?.why).toBeNull();
        if (offer.do === "acquire") expect(prices?.cards.find(({ card }) => card === offer.card)?.why).toBeNull();
      }
      expect(MONUMENTAL.hear({ ...START, scene: i }, "nothing", {}).answer).toBeNull();
    }
  });

  it("is tried for Monolyth with every offered stone where it is offered, and nowhere else", () => {
    for (const [i, scene] of MONOLYTH.scenes.entries()) {
      const placements = MONOLYTH.answers[i] as Parameters<typeof placementsOf>[0];
      const placed = readColumns<Choice>(scene.offers, new Set(["cells"])).flatMap((offer) =>
        offer.do === "place"
          ? `${offer.shape} ${offer.cells.join(" ")}`
          : offer.do === "swap"
            ? `swap ${offer.cell}`
            : [],
      );
      const tried = Object.keys(placements).flatMap((shape) =>
        placementsOf(placements, shape, shape === "swap")?.poses.flatMap(({ fits }) =>
          fits.map(({ cells }) => `${shape} ${cells.join(" ")}`),
        ),
      );
      expect(tried.sort()).toEqual(placed.sort());
    }
    expect(placementsOf({}, "L4")).toBeNull();
  });

  it("gets a hint for another stone", () => {
    const scene = MONOLYTH.scenes.findIndex(({ answers }) => answers.length > 0);
    const at = { ...START, scene };
    const { shape, steps } = MONOLYTH.scenes[scene]?.say ?? {};
    const own = { shape, site: siteOf(scene, Number(steps)), swap: false };
    expect(MONOLYTH.hear(at, "placements", own)).toMatchObject({ deed: { do: "hush" } });
    expect(MONOLYTH.hear(at, "placements", { shape: "M1", swap: true })).toEqual({ answer: null, deed: null });
    expect(MONOLYTH.hear(at, "placements", { shape: "X9" }).deed).toEqual({ do: "hint", hint: "stone" });
    expect(MONOLYTH.hear(START, "placements", { shape: "X9" }).deed).toEqual({ do: "hint", hint: "next" });
    for (const query of ["stones", "prophecies"])
      expect(MONOLYTH.hear(at, query, { seat: 0 })).toEqual({ answer: null, deed: null });
  });

  it("gets a hint for a stone of the same shape, too", () => {
    const scene = MONOLYTH.scenes.findIndex(({ id }) => id === "structure");
    const { shape, steps } = MONOLYTH.scenes[scene]?.say ?? {};
    const { sites } = viewOf(scene);
    const alike = sites.findIndex((stone, site) => stone?.shape === shape && site !== siteOf(scene, Number(steps)));
    expect(alike).toBeGreaterThanOrEqual(0);
    const about = { shape, site: alike, swap: false };
    expect(MONOLYTH.hear({ ...START, scene }, "placements", about).deed).toEqual({ do: "hint", hint: "stone" });
  });

  it("shows what the scene's stone would change", () => {
    const told = ["level", "structure"].map((id) => {
      const scene = MONOLYTH.scenes.findIndex((one) => one.id === id);
      const { shape, points } = MONOLYTH.scenes[scene]?.say ?? {};
      const tried = placementsOf(MONOLYTH.answers[scene] as Parameters<typeof placementsOf>[0], String(shape));
      const [fit] = tried?.poses.flatMap(({ fits }) => fits) ?? [];
      expect(fit?.gain).toBeGreaterThanOrEqual(Number(points));
      return fit;
    });
    expect(told[0]?.levels).toHaveLength(1);
    expect(told[1]?.structure?.done).toBe(true);
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

  it("shows what the last scenes of Monolyth are about", () => {
    for (const view of MONOLYTH.views) expect(view).toMatchObject({ limit: 4 });
    expect(MONOLYTH.views.at(-2)).toMatchObject({ players: 1, phase: "burn" });
    expect(MONOLYTH.views.at(-2)).not.toHaveProperty("winners");
    expect(MONUMENTAL.views.at(-1)).toMatchObject({ turn: null, winners: [0] });
  });
});
