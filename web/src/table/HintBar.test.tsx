import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import common from "../../../src/cairn/locales/en/common.ftl?raw";
import opponents from "../../../src/cairn/locales/en/opponents.ftl?raw";
import { FakeSocket } from "../../tests/fakes";
import { api } from "../api";
import type { Advised, Incoming } from "../protocol.gen";
import { follow } from "../store";
import { BundleProvider, makeBundle } from "../words";
import { HintBar, HintButton } from "./HintBar";
import { useHint } from "./useHint";

const AT: [number, number] = [0, 1];
const why = (kind: string, points: number) => ({ kind, points, about: {} });
const ADVICE: Advised[] = [
  { pick: 4, move: "a", next: null, points: 59.94, win: 0.438, reasons: [why("wonders", 2.14), why("city", 0.5)] },
  { pick: 7, move: "b", next: null, points: 59.7, win: 0.43, reasons: [why("insight", 0)] },
];
const bundle = makeBundle("en", [common, opponents]);
const onShow = vi.fn();
const onClose = vi.fn();
let leave: () => void;

function Table() {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const hint = useHint(AT, true, true, slot);
  return (
    <>
      <div ref={setSlot} />
      <HintButton hint={hint} />
      <HintBar hint={hint} people={["Ana"]} label={(pick) => `Choice ${pick}`} onShow={onShow} onClose={onClose} />
    </>
  );
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(api, "steps").mockResolvedValue({ at: AT, moments: [] });
  leave = follow("t1");
  FakeSocket.last.hear({
    type: "state",
    at: AT,
    since: AT,
    told: [],
    view: {},
    choices: [],
    turn: 0,
    undo: false,
    clocks: null,
  });
  render(
    <BundleProvider bundle={bundle}>
      <Table />
    </BundleProvider>,
  );
});
afterEach(() => {
  cleanup();
  leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  onShow.mockReset();
  onClose.mockReset();
});

type Question = Extract<Incoming, { type: "hint" }>;
const questions = () => FakeSocket.last.said.filter((message): message is Question => message.type === "hint");
const button = () => screen.getByRole("button", { name: "Hint" });
const bar = () => screen.queryByRole("region", { name: "The best choices" });

async function answer(): Promise<void> {
  await act(async () => {
    for (const { id } of questions()) FakeSocket.last.hear({ type: "hint", id, at: AT, advice: ADVICE });
  });
}

/** Asks by a key: a click without a pointer. */
async function byKey(): Promise<void> {
  button().focus();
  fireEvent.click(button(), { detail: 0 });
  await answer();
}

test("a choice has the same figures in short and in words", async () => {
  await byKey();
  const [first] = within(bar() as HTMLElement).getAllByRole("listitem");
  expect(first?.textContent).toContain("6044%");
  expect(first?.textContent).toContain("60 points expected44% to win");
  expect(first?.textContent).not.toContain("59.9");
});

test("it is said what the points of a reason are compared with, if there are any", async () => {
  await byKey();
  const [status] = within(bar() as HTMLElement).getAllByRole("status");
  expect(status?.textContent).toBe(
    "The best choices: 1. Choice 4, 60 points expected, 44% to win, Wonders: +2.1, Better cards for later turns: +0.5, in points, against a usual choice. 2. Choice 7, 60 points expected, 43% to win, The position as a whole.",
  );
  expect(screen.getByText("in points, against a usual choice")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^2\. Choice 7/ }));
  expect(onShow).toHaveBeenLastCalledWith(7);
  expect(screen.queryByText("in points, against a usual choice")).toBeNull();
});

test("the first reason stands for all until more is asked for", async () => {
  await byKey();
  const more = screen.getByRole("button", { name: "All reasons" });
  expect(more.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(more);
  expect(more.getAttribute("aria-expanded")).toBe("true");
  expect(bar()?.hasAttribute("data-open")).toBe(true);
});

test("the focus goes with whoever asks by a key, and comes back when the bar closes", async () => {
  button().focus();
  fireEvent.click(button(), { detail: 0 });
  expect(document.activeElement).toBe(button());
  expect(button().getAttribute("aria-disabled")).toBe("true");
  await answer();
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^1\. Choice 4/);
  fireEvent.keyDown(document.activeElement as Element, { key: "Escape" });
  expect(bar()).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

test("a pointer leaves the focus where it is", async () => {
  fireEvent.click(button(), { detail: 1 });
  await answer();
  expect(onShow).toHaveBeenLastCalledWith(4);
  expect(bar()?.contains(document.activeElement)).toBe(false);
});

test("Escape belongs to an open window first", async () => {
  await byKey();
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.setAttribute("open", "");
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(bar()).toBeTruthy();
  dialog.remove();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(bar()).toBeNull();
});

test("a hint that was closed while it was looked for does not come, unless it is asked for again", async () => {
  fireEvent.click(button(), { detail: 1 });
  expect(screen.getByText("Looking for the best choices…")).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.queryByText("Looking for the best choices…")).toBeNull();
  await answer();
  expect(bar()).toBeNull();
  fireEvent.click(button(), { detail: 1 });
  fireEvent.keyDown(document.body, { key: "Escape" });
  fireEvent.click(button(), { detail: 1 });
  expect(questions()).toHaveLength(2);
  await answer();
  expect(bar()).toBeTruthy();
});
