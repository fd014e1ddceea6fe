import { expect, test } from "vitest";
import opponents from "../../../src/cairn/locales/en/opponents.ftl?raw";
import type { Why } from "../protocol.gen";
import { makeBundle, type Say, say } from "../words";
import { counted, figures, inPoints, reasonText } from "./reasons";

const bundle = makeBundle("en", [opponents]);
const t: Say = (id, values) => say(bundle, id, values);
const why = (kind: string, points: number): Why => ({ kind, points, about: {} });
const told = (...reasons: Why[]) => counted(reasons).map((reason) => reasonText(t, reason, ["Ana", "Bo"]));

test("reasons that weigh nothing are left out where others weigh something", () => {
  expect(told(why("tempo", 0.01), why("wonders", 2.14), why("city", -0.25))).toEqual([
    "Wonders: +2.1",
    "Better cards for later turns: −0.3",
  ]);
});

test("a hint whose reasons weigh nothing tells the first, without figures", () => {
  expect(told(why("insight", 0), why("tempo", -0.04))).toEqual(["The position as a whole"]);
  expect(told()).toEqual([]);
});

test("figures are rounded in one way: whole points beside a chance to win, tenths alone", () => {
  expect(figures({ points: 59.94, win: 0.438 })).toEqual({ points: 60, percent: 44 });
  expect(figures({ points: 59.94, win: null })).toEqual({ points: 59.9, percent: null });
  expect([0, 0.001, 0.999, 1].map((win) => figures({ points: 1, win }).percent)).toEqual([0, 1, 99, 100]);
});

test("what is in points is known, so that it can be said what they are compared with", () => {
  expect(inPoints([why("tempo", 0.01), why("wonders", 2.14)])).toBe(true);
  expect(inPoints([why("insight", 0.04)])).toBe(false);
});
