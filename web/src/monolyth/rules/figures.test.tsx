import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BundleProvider, makeBundle } from "../../words";
import { RingFigure, WallFigure } from "./figures";
import facts from "./figures.gen.json";

const text = (name: string) => readFileSync(join(__dirname, "../../../../src/cairn/locales/en", name), "utf8");
const bundle = makeBundle("en", ["common.ftl", "monolyth.ftl", "web.ftl", "rules.ftl"].map(text));
const show = (Figure: () => React.ReactNode) =>
  render(
    <BundleProvider bundle={bundle}>
      <Figure />
    </BundleProvider>,
  );

afterEach(cleanup);

test("the crystal goes where the game says, from every site", () => {
  const { container } = show(RingFigure);
  let crystal = 0;
  for (const steps of [1, 2, 3, 4, 4, 3, 2, 1]) {
    const reached = facts.ring[crystal]?.reach.find((one) => one.steps === steps);
    fireEvent.click(screen.getByRole("button", { name: steps === 1 ? "1 site" : `${steps} sites` }));
    crystal = reached?.site ?? -1;
    const near = facts.ring[crystal]?.reach.map(({ site }) => site).join(", ");
    const label = `Ring of 13 sites. The crystal is on site ${crystal}; within reach are the sites ${near}.`;
    expect(screen.getByRole("img", { name: label })).toBeTruthy();
    expect(container.querySelectorAll("rect")).toHaveLength(facts.ring.length - 1);
  }
});

test("the wall is told of as the game counts it, for every prophecy", () => {
  show(WallFigure);
  const { count, prophecies } = facts.wall;
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain(`${count} turquoise cubes`);
  const [less, more] = ["Lower prophecy", "Higher prophecy"].map((name) => screen.getByRole("button", { name }));
  for (const _ of prophecies) fireEvent.click(less as Element);
  for (const { value, points } of prophecies) {
    const gives = points > 0 ? `is fulfilled: ${points} points.` : "is not fulfilled.";
    expect(screen.getByRole("status").textContent).toBe(`South wall: ${count} of ${value}. The prophecy ${gives}`);
    fireEvent.click(more as Element);
  }
});
