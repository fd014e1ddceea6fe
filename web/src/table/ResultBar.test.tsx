import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Table } from "../protocol.gen";
import { BundleProvider, makeBundle } from "../words";
import { ResultBar } from "./ResultBar";

const FILES = import.meta.glob<string>("../../../src/cairn/locales/en/{analysis,web,common}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const bundle = makeBundle("en", Object.values(FILES));

afterEach(cleanup);

test("after the end a game can be looked at again, and its analysis with it", () => {
  const table = { id: "t", seats: [], you: [], rematch: null, result: null } as unknown as Table;
  render(
    <BundleProvider bundle={bundle}>
      <ResultBar table={table} told={false} onFairness={() => undefined} />
    </BundleProvider>,
  );
  const to = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(to("Replay")).toBe("/table/t/replay");
  expect(to("Analysis")).toBe("/table/t/replay?side=analysis");
});
