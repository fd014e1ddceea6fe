import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { View } from "../../monumental.gen";
import { Ahead } from "../display/Ahead";
import { position, Shown } from "../map/testing";
import { Others, playing, Scores } from "./Others";

afterEach(cleanup);

const { view } = position("open");
const nothing = () => undefined;

test("whose turn it is, who settles before the first, nobody once it is over", () => {
  expect(playing({ turn: 0, seat: 2, round: 3 })).toBe(2);
  expect(playing({ turn: 1, seat: 0, round: 0 })).toBe(1);
  expect(playing({ turn: -1, seat: 0, round: 0 })).toBe(0);
  expect(playing({ turn: null, seat: 0, round: 3 })).toBeNull();
});

test("turns to come are told while the game goes on", () => {
  const said = (seen: View) => {
    cleanup();
    render(
      <Shown>
        <Ahead view={seen} />
      </Shown>,
    );
    return screen.queryByText(/16/) !== null;
  };
  expect(said(view)).toBe(true);
  expect(said({ ...view, turn: null })).toBe(false);
});

test("who has one seat is told which; at a shared screen nobody is", () => {
  const yours = (you: number[]) => {
    cleanup();
    render(
      <Shown>
        <Others view={view} people={["Ana", "Bo"]} you={you} onLook={nothing} recap={nothing} />
      </Shown>,
    );
    return screen.queryAllByText(/· You$/).length;
  };
  expect(yours([1])).toBe(1);
  expect(yours([0, 1])).toBe(0);
});

test("the Dominances are all there or folded, until somebody wants it otherwise", () => {
  const rows = () => within(screen.getByRole("region", { name: "Dominance" })).queryAllByText("Provinces").length;
  const given = (folded: boolean) => (
    <Shown>
      <Others view={view} people={["Ana", "Bo"]} you={[0]} folded={folded} onLook={nothing} recap={nothing} />
    </Shown>
  );
  const { rerender } = render(given(true));
  expect(rows()).toBe(0);
  rerender(given(false));
  expect(rows()).toBe(1);
  rerender(given(true));
  fireEvent.click(screen.getByRole("button", { name: "Dominance", expanded: false }));
  expect(rows()).toBe(1);
  fireEvent.click(screen.getByRole("button", { name: "Dominance", expanded: true }));
  rerender(given(false));
  expect(rows()).toBe(0);
});

test("as small as can be everybody's points are told with who they are", () => {
  const { container } = render(
    <Shown>
      <Scores view={view} people={["Ana", "Bo"]} />
    </Shown>,
  );
  for (const [seat, name] of ["Ana", "Bo"].entries())
    expect(container.textContent).toMatch(new RegExp(`${name}, ${view.seats[seat]?.score} point`));
});
