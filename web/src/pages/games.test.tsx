import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { GAMES } from "../games";
import { WordsProvider } from "../words";
import Learn, { lessonOf } from "./Learn";
import Rules from "./Rules";

afterEach(cleanup);

function show(path: string, page: React.ReactNode) {
  const [address = "", searchPath = ""] = path.split("?");
  const { hook, searchHook } = memoryLocation({ path: address, searchPath, static: true });
  return render(
    <Router hook={hook} searchHook={searchHook}>
      <WordsProvider>{page}</WordsProvider>
    </Router>,
  );
}

test.each(GAMES)("the rules of $name lead to its lesson", async ({ name, learn }) => {
  show(`/rules?game=${name}`, <Rules />);
  const link = await screen.findByRole("link", { name: "Learn by playing instead" });
  expect(link.getAttribute("href")).toBe(learn);
  expect(screen.getByRole("link", { current: "page" }).getAttribute("href")).toBe(`/rules?game=${name}`);
});

test.each(GAMES)("the lesson of $name is found by its name and by its address", ({ name, learn, Lesson }) => {
  expect(lessonOf(name)).toBe(Lesson);
  expect(lessonOf(learn.split("/")[2])).toBe(Lesson);
});

test("a game that nobody knows has the first one's rules, and no lesson", async () => {
  show("/rules?game=chess", <Rules />);
  const link = await screen.findByRole("link", { name: "Learn by playing instead" });
  expect(link.getAttribute("href")).toBe(GAMES[0].learn);
  cleanup();
  show("/learn/chess", <Learn game="chess" />);
  expect(await screen.findByText(/^There is no page/)).toBeTruthy();
});
