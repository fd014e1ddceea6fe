import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { type PositionName, position, Shown } from "./testing";
import { WorldMap, type WorldMapProps } from "./WorldMap";

afterEach(cleanup);

/** The map with its own memory of what is selected. */
function Kept(props: WorldMapProps) {
  const [selected, select] = useState(props.selected);
  return (
    <WorldMap
      {...props}
      selected={selected}
      onSelect={(tile) => {
        select(tile);
        props.onSelect(tile);
      }}
    />
  );
}

function show(which: PositionName, change: Partial<WorldMapProps> = {}) {
  const { view, acts, conquests, telling } = position(which);
  const props: WorldMapProps = {
    view,
    acts,
    conquests,
    viewer: telling.viewer,
    onAct: vi.fn(),
    selected: null,
    onSelect: vi.fn(),
    reducedMotion: true,
    told: [],
    ...change,
  };
  render(
    <Shown>
      <Kept {...props} />
    </Shown>,
  );
  return { ...props, acts };
}

function cell(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-tile="${name}"]`);
  if (!found) throw new Error(`no tile ${name}`);
  return found;
}

function sheet(name: RegExp) {
  return within(screen.getByRole("region", { name }));
}

test("every tile is a cell with a label, and the map is one tab stop", () => {
  const { view } = show("open");
  const cells = screen.getAllByRole("gridcell");
  expect(cells).toHaveLength(view.map.length);
  for (const one of cells) expect(one.getAttribute("aria-label")).toMatch(/\.$/);
  expect(cells.filter((one) => one.getAttribute("tabindex") === "0")).toEqual([cell("e3")]);
});

test("the defense is written on every Province", () => {
  const { view } = show("open");
  for (const { name, defense } of view.map) {
    if (defense === null) continue;
    const texts = [...cell(name).querySelectorAll("text")].map((text) => text.textContent);
    expect(texts).toContain(String(defense));
    expect(texts).toContain(name);
  }
});

test("a tap opens the sheet of a tile with its acts, and another closes it", () => {
  const { onAct, acts } = show("open");
  fireEvent.click(cell("b4"));
  const opened = sheet(/b4/);
  fireEvent.click(opened.getByRole("button", { name: /^Conquer b4.*1 Unit.*1 Military/ }));
  expect(onAct).toHaveBeenCalledWith(acts.find(({ choice }) => choice.do === "conquer" && choice.tile === "b4")?.pick);
  expect(screen.queryByRole("region")).toBeNull();
  fireEvent.click(cell("b4"));
  fireEvent.click(cell("b4"));
  expect(screen.queryByRole("region")).toBeNull();
});

test("a conquest with the Units shown is one act, and they can still be chosen", () => {
  const onConquer = vi.fn();
  const { onAct } = show("open", { onConquer });
  fireEvent.click(cell("a2"));
  fireEvent.click(sheet(/a2/).getByRole("button", { name: /^Conquer a2.*Would march: 1 Soldier from e3$/ }));
  expect(onConquer).toHaveBeenCalledWith("a2", [{ tile: "e3", figure: "soldier" }]);
  expect(onAct).not.toHaveBeenCalled();
  fireEvent.click(cell("a2"));
  fireEvent.click(sheet(/a2/).getByRole("button", { name: "Choose who marches" }));
  expect(onAct).toHaveBeenCalledTimes(1);
});

test("what cannot be conquered says why not", () => {
  show("open");
  fireEvent.click(cell("c3"));
  sheet(/c3/).getByText("Needs 8 Units, 3 can reach it.");
});

test("an Explorer sets out from where it stands", () => {
  const { onAct, acts } = show("open");
  fireEvent.click(cell("d5"));
  const opened = sheet(/d5/);
  opened.getByText("From here");
  fireEvent.click(opened.getByRole("button", { name: /Explorer 2 to d4/ }));
  const act = acts.find(({ choice }) => choice.do === "explore" && choice.explorer === 2 && choice.tile === "d4");
  expect(onAct).toHaveBeenCalledWith(act?.pick);
});

test("where only the tile is asked, a double tap plays it", () => {
  const { onAct, acts } = show("asked");
  fireEvent.click(cell("d2"));
  expect(onAct).not.toHaveBeenCalled();
  fireEvent.click(cell("d2"));
  expect(onAct).toHaveBeenCalledWith(acts.find(({ choice }) => "tile" in choice && choice.tile === "d2")?.pick);
});

test("where a tile is asked for another reason, conquests are not spoken of", () => {
  show("asked");
  expect(cell("c3").getAttribute("aria-label")).not.toMatch(/Conquest/);
  fireEvent.click(cell("c3"));
  expect(sheet(/c3/).queryByText("Conquest")).toBeNull();
});

test("arrow keys walk, Enter opens, Enter again plays, Escape closes", () => {
  const { onAct } = show("asked");
  cell("e3").focus();
  fireEvent.keyDown(cell("e3"), { key: "ArrowLeft" });
  expect(document.activeElement).toBe(cell("d3"));
  fireEvent.keyDown(cell("d3"), { key: "ArrowUp" });
  expect(document.activeElement).toBe(cell("c2"));
  fireEvent.keyDown(cell("c2"), { key: "ArrowRight" });
  expect(document.activeElement).toBe(cell("d2"));
  fireEvent.keyDown(cell("d2"), { key: "Enter" });
  sheet(/d2/);
  fireEvent.keyDown(cell("d2"), { key: "Escape" });
  expect(screen.queryByRole("region")).toBeNull();
  fireEvent.keyDown(cell("d2"), { key: "Enter" });
  expect(onAct).not.toHaveBeenCalled();
  fireEvent.keyDown(cell("d2"), { key: "Enter" });
  expect(onAct).toHaveBeenCalledTimes(1);
});

test("those who only look can read everything and do nothing", () => {
  show("open", { acts: [], conquests: null, viewer: null });
  fireEvent.click(cell("b2"));
  const opened = sheet(/b2/);
  opened.getByText(/silk/);
  expect(opened.queryByRole("button", { name: /Conquer|Move|to [a-z]\d/ })).toBeNull();
});

test("the legend names every sign", () => {
  show("open");
  fireEvent.click(screen.getByRole("button", { name: "What the signs mean" }));
  for (const name of ["Capital", "Soldiers", "Outpost", "Monster"]) sheet(/signs/).getByText(name, { selector: "dfn" });
  sheet(/signs/).getByText("swamp");
});

test("what a hint shows is marked, read out, and drawn from where it sets out", () => {
  show("open", { advised: { goal: "b4", start: "d5" } });
  expect(cell("b4").dataset.advised).toBe("goal");
  expect(cell("b4").getAttribute("aria-label")).toMatch(/The hint is here\.( Conquest|$)/);
  expect(cell("d5").dataset.advised).toBe("start");
  expect(cell("d5").getAttribute("aria-label")).toContain("The hint starts here.");
  expect(document.querySelectorAll("[data-advised]")).toHaveLength(2);
  const rings = [...document.querySelectorAll<SVGElement>("[data-ring]")];
  expect(rings.map(({ dataset }) => dataset.ring)).toEqual(["start", "goal"]);
});

test("a hint that sets out elsewhere hides who would march to the same tile", () => {
  const preview = (advised: WorldMapProps["advised"]) => {
    cleanup();
    show("open", { selected: "a2", advised: advised ?? null });
    return document.querySelector("[data-march]") !== null;
  };
  expect(preview(null)).toBe(true);
  expect(preview({ goal: "a2", start: null })).toBe(true);
  expect(preview({ goal: "a2", start: "d5" })).toBe(false);
});

test("without a hint nothing is marked", () => {
  show("open");
  expect(document.querySelector("[data-advised], [data-ring]")).toBeNull();
});

test("a hint shows who would march without anything lying over the map", () => {
  show("open", { advised: { goal: "a2", start: null } });
  expect(document.querySelector("[data-march]")).not.toBeNull();
  expect(screen.queryByRole("region")).toBeNull();
});

test("in the sheet of a tile the act that a hint shows comes first, is marked, and no other is as loud", () => {
  const { acts } = position("open");
  const at = (deed: string, tile: string) =>
    acts.find(({ choice }) => choice.do === deed && "tile" in choice && choice.tile === tile);
  const tile = acts.flatMap(({ choice }) =>
    choice.do === "explore" && at("conquer", choice.tile) ? [choice.tile] : [],
  )[0];
  const explore = tile && at("explore", tile);
  if (!explore) throw new Error("nowhere can be conquered and explored");
  const looks = (advised: number | null) => {
    cleanup();
    show("open", { selected: tile, onConquer: vi.fn(), advisedPick: advised });
    const buttons = sheet(new RegExp(`${tile}$`))
      .getAllByRole("button")
      .slice(1);
    const loud = buttons[0]?.className;
    return {
      first: buttons[0]?.textContent,
      alone: buttons.filter(({ className }) => className === loud).length === 1,
      marked: buttons.filter(({ dataset }) => dataset.advised).map((button) => buttons.indexOf(button)),
    };
  };
  expect(looks(explore.pick)).toMatchObject({ alone: true, marked: [0] });
  expect(looks(explore.pick).first).toContain(explore.label);
  expect(looks(at("conquer", tile)?.pick ?? null)).toMatchObject({ alone: true, marked: [0] });
  expect(looks(null).marked).toEqual([]);
});

test("an act that sets out from a tile comes first there, if a hint shows it", () => {
  const { acts } = position("open");
  const meant = acts.find(({ choice }) => choice.do === "explore" && choice.explorer === 2 && choice.tile === "d4");
  show("open", { selected: "d5", advisedPick: meant?.pick ?? null });
  const [first] = sheet(/d5/).getAllByRole("button").slice(1);
  expect(first?.textContent).toContain("The hint is here.");
  expect(first?.textContent).toContain(meant?.label);
});
