import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listNames, outcome, playerName, seatName, tableName } from "../src/names";
import type { SeatInfo, Table } from "../src/protocol.gen";
import { linkLine, roundLine, turnLine } from "../src/table/status";
import { makeBundle, type Say, say } from "../src/words";

const text = (name: string) => readFileSync(join(__dirname, "../../src/cairn/locales/en", name), "utf8");
const bundle = makeBundle("en", ["common.ftl", "monolyth.ftl", "web.ftl"].map(text));
const t: Say = (id, values) => say(bundle, id, values);

const seat = (number: number, name: string, kind: SeatInfo["kind"] = "person"): SeatInfo => ({
  seat: number,
  kind,
  name,
  bot: null,
  standIn: false,
  host: false,
  here: true,
  agreed: true,
  playsAs: null,
  hints: 0,
});
const table = (change: Partial<Table>): Table => ({
  id: "t",
  name: "",
  game: "monolyth",
  status: "running",
  listed: false,
  players: 2,
  seats: [seat(0, "Ana"), seat(1, "Bea")],
  you: [0],
  host: true,
  clock: null,
  setup: {},
  wanted: {},
  drawn: [],
  commitment: null,
  nonces: [],
  secret: null,
  result: null,
  outdated: false,
  at: [0, 0],
  content: "",
  rules: 1,
  made: 0,
  playedOn: null,
  rematch: null,
  hints: "off",
  ...change,
});

test("names of seats, tables and lists", () => {
  expect(seatName(t, seat(1, "", "open"))).toBe("Free seat");
  expect(seatName(t, undefined)).toBe("Chance");
  expect(tableName(t, "en", table({}))).toBe("Ana and Bea");
  expect(tableName(t, "en", table({ name: "Friday" }))).toBe("Friday");
  expect(listNames("es", ["Ana", "Inés"])).toBe("Ana e Inés");
});

test("a result says who wins and by how much", () => {
  const over = (result: Table["result"], you = [0]) => outcome(t, "en", table({ result, you }));
  expect(over({ scores: [41, 38], winners: [0] })).toBe("You win by 3 points.");
  expect(over({ scores: [41, 42], winners: [1] })).toBe("Bea wins by 1 point.");
  expect(over({ scores: [41, 38], winners: [0] }, [0, 1])).toBe("Ana wins by 3 points.");
  expect(over({ scores: [4, 3], winners: [1], ended: "resigned", by: 0 })).toBe("You have resigned. Bea wins.");
  expect(over({ scores: [4, 3], winners: [0], ended: "time", by: 1 })).toBe("Bea has run out of time. You win.");
  expect(over({ scores: [61], winners: [0] })).toBe("The game is over: 61 points.");
});

test("the Automa has a name, and the seat after all others", () => {
  const alone = { seats: [seat(0, "Ana")], setup: { automa: true }, players: 1 };
  expect(turnLine(t, table(alone), 1, true)).toBe("Automa is playing");
  const over = (winner: number) =>
    outcome(t, "en", table({ ...alone, result: { scores: [41, 44], winners: [winner] } }));
  expect(over(1)).toBe("Automa wins by 3 points.");
  expect(
    outcome(t, "en", table({ ...alone, result: { scores: [4, 3], winners: [1], ended: "resigned", by: 0 } })),
  ).toBe("You have resigned. Automa wins.");
  expect(playerName(t, table({ seats: [seat(0, "Ana")] }), 1)).toBe("Chance");
});

test("the header says whose turn it is, and how the line is", () => {
  expect(linkLine(t, "good")).toBeNull();
  expect(linkLine(t, "offline")).toBe("Offline");
  expect(turnLine(t, table({}), 0, true)).toBe("Your turn");
  expect(turnLine(t, table({}), 1, true)).toBe("Bea is playing");
  expect(turnLine(t, table({ you: [0, 1] }), 0, true)).toBe("Ana is playing");
  expect(turnLine(t, table({}), null, false)).toBe("Game over");
  const robot = { seat: 2, automa: { seat: 2 } };
  expect(turnLine(t, table({}), 0, true, robot)).toBe("Automa: you decide");
  expect(turnLine(t, table({}), 1, true, robot)).toBe("Automa: Bea decides");
  expect(turnLine(t, table({}), 0, true, { ...robot, seat: 0 })).toBe("Your turn");
  expect(roundLine(t, { round: 6, turn: 0 })).toBe("Round 6");
  expect(roundLine(t, { round: 6, turn: 0, ending: true })).toBe("Last round");
  expect(roundLine(t, {})).toBeNull();
  expect(roundLine(t, { round: 0, turn: 1 })).toBeNull(); // before the first
});
