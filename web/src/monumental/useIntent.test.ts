import { act, renderHook } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import type { Choice, ConquestAnswer } from "../monumental.gen";
import type { Act } from "./say";
import { conquestWishes, crossWishes, hintWishes, useIntent } from "./useIntent";

const acts = (...choices: Choice[]): Act[] =>
  choices.map((choice, pick) => ({ choice: { ...choice, pick }, pick, label: "", note: "", group: "other" }));

const rows = acts({ do: "row", row: 1 }, { do: "row", row: 2 });
const columns = acts({ do: "column", column: 1 }, { do: "column", column: 2 }, { do: "column", column: 3 });

describe("a plan of several choices", () => {
  test("goes on when the next position offers what comes next", () => {
    const move = vi.fn();
    const hook = renderHook(({ given, moment }) => useIntent(given, moment, move), {
      initialProps: { given: rows, moment: "0,1" },
    });
    act(() => hook.result.current.begin(crossWishes(2, 3)));
    expect(move.mock.calls).toEqual([[1]]);
    hook.rerender({ given: [], moment: "0,1" }); // being sent
    hook.rerender({ given: columns, moment: "0,2" });
    expect(move.mock.calls).toEqual([[1], [2]]);
    hook.rerender({ given: columns, moment: "0,3" });
    expect(move).toHaveBeenCalledTimes(2);
  });

  test("ends where it is not offered, and where something else is done", () => {
    const move = vi.fn();
    const hook = renderHook(({ given, moment }) => useIntent(given, moment, move), {
      initialProps: {
        given: acts({ do: "conquer", tile: "e2", cost: {} as never, gold: 0, units: 1, less: 0 }),
        moment: "0,1",
      },
    });
    const march = [{ tile: "f3", figure: "soldier" }];
    act(() => hook.result.current.begin(conquestWishes("e2", march)));
    hook.rerender({ given: rows, moment: "0,2" });
    hook.rerender({ given: acts({ do: "march", tile: "f3", figure: "soldier" }), moment: "0,3" });
    expect(move.mock.calls).toEqual([[0]]);
    act(() => hook.result.current.begin([() => false]));
    expect(move).toHaveBeenCalledTimes(1);
  });

  test("ends when its choice was refused, when something was taken back, and when it is stopped", () => {
    const move = vi.fn();
    const hook = renderHook(({ given, moment }) => useIntent(given, moment, move), {
      initialProps: { given: rows, moment: "0,1" },
    });
    const planned = () => act(() => hook.result.current.begin(crossWishes(2, 3)));
    planned();
    hook.rerender({ given: [], moment: "0,1" });
    hook.rerender({ given: rows, moment: "0,1" }); // refused
    hook.rerender({ given: columns, moment: "0,2" });
    expect(move.mock.calls).toEqual([[1]]);
    hook.rerender({ given: rows, moment: "1,1" });
    planned();
    hook.rerender({ given: [], moment: "1,1" });
    hook.rerender({ given: columns, moment: "2,1" }); // another device took something back
    expect(move.mock.calls).toEqual([[1], [1]]);
    hook.rerender({ given: rows, moment: "2,2" });
    planned();
    act(() => hook.result.current.stop());
    hook.rerender({ given: columns, moment: "2,3" });
    expect(move.mock.calls).toEqual([[1], [1], [1]]);
  });

  test("is not played twice at the same moment", () => {
    const move = vi.fn();
    const hook = renderHook(({ given, moment }) => useIntent(given, moment, move), {
      initialProps: { given: rows, moment: "0,1" },
    });
    act(() => hook.result.current.begin([(choice) => choice.do === "row", (choice) => choice.do === "row"]));
    hook.rerender({ given: [...rows], moment: "0,1" });
    expect(move).toHaveBeenCalledTimes(1);
  });
});

describe("a hint", () => {
  const cost = { production: 0, science: 0, military: 2, gold: 0, culture: 0, any: 0 };
  const conquer: Choice = { do: "conquer", tile: "e2", cost, gold: 0, units: 1, less: 0 };
  const march = [
    { tile: "f3", figure: "soldier" as const },
    { tile: "f3", figure: "warlord" as const },
  ];
  const answer = { tile: "e2", march } as unknown as ConquestAnswer;

  test("that begins a conquest is done with the Units that are shown", () => {
    const move = vi.fn();
    const hook = renderHook(({ given, moment }) => useIntent(given, moment, move), {
      initialProps: { given: acts({ do: "row", row: 1 }, conquer), moment: "0,1" },
    });
    act(() => hook.result.current.begin(hintWishes(conquer, null, [answer]) ?? []));
    hook.rerender({
      given: acts({ do: "stop" } as Choice, { do: "march", tile: "f3", figure: "soldier" }),
      moment: "0,2",
    });
    hook.rerender({ given: acts({ do: "march", tile: "f3", figure: "warlord" }), moment: "0,3" });
    expect(move.mock.calls).toEqual([[1], [1], [0]]);
  });

  test("of a row is done with its column", () => {
    const move = vi.fn();
    const hook = renderHook(({ given, moment }) => useIntent(given, moment, move), {
      initialProps: { given: rows, moment: "0,1" },
    });
    act(() => hook.result.current.begin(hintWishes(rows[1]?.choice, { do: "column", column: 3 }, null) ?? []));
    hook.rerender({ given: columns, moment: "0,2" });
    expect(move.mock.calls).toEqual([[1], [2]]);
  });

  test("that is one choice, or of which nobody knows who would march, is no plan", () => {
    expect(hintWishes({ do: "row", row: 1 }, null, [answer])).toBeNull();
    expect(hintWishes(conquer, null, null)).toBeNull();
    expect(hintWishes(conquer, null, [{ ...answer, march: [] }])).toBeNull();
    expect(hintWishes(undefined, null, [answer])).toBeNull();
  });
});
