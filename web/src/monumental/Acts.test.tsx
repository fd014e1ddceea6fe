import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Acts } from "./Acts";
import { Shown } from "./map/testing";
import type { Act } from "./say";

const act = (pick: number, deed: string, group: Act["group"], label: string, note = "") =>
  ({ choice: { do: deed, pick }, pick, label, note, group }) as unknown as Act;
const end = act(0, "end", "other", "End turn", "Lost when the turn ends: 3 Science.");

function acts(list: Act[], onAct: (pick: number) => void) {
  return render(
    <Shown>
      <Acts prompt="" back={0} acts={list} plain={false} onAct={onAct} onUndo={() => undefined} />
    </Shown>,
  );
}

afterEach(cleanup);

test("ending a turn names what could be done, and what is lost, and claims no more", () => {
  const onAct = vi.fn();
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  acts(
    [act(1, "progress", "progress", "Make scientific progress"), act(2, "move", "move", "Move a Soldier"), end],
    onAct,
  );
  fireEvent.click(screen.getByText("End turn"));
  expect(onAct).not.toHaveBeenCalled();
  expect(screen.getByText("You could still, for example:")).toBeTruthy();
  expect(screen.getAllByText("Make scientific progress")).toHaveLength(2);
  expect(screen.getAllByText("Move a Soldier")).toHaveLength(1);
  expect(screen.getByText(end.note)).toBeTruthy();
});

test("with nothing worth doing left a turn ends at once", () => {
  const onAct = vi.fn();
  acts([act(2, "move", "move", "Move a Soldier"), end], onAct);
  fireEvent.click(screen.getByText("End turn"));
  expect(onAct).toHaveBeenCalledWith(0);
});
