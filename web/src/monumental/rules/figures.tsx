// The pictures of Monumental's rules: a City, a Province and the display, to be tried. What happens in them was computed
// by the real game.

import { type ReactNode, useState } from "react";
import { Button, IconButton } from "../../ui/Button";
import { useWords } from "../../words";
import { Resource } from "../cards/icons";
import { Sign } from "../map/signs";
import facts from "./figures.gen.json";
import styles from "./figures.module.css";

function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure>
      {children}
      <figcaption role="status">{caption}</figcaption>
    </figure>
  );
}

// ---------------------------------------------------------------- the City

const { cards, crosses } = facts.city;
const LINES = [1, 2, 3] as const;
const BASICS = ["production", "science", "military"] as const;

export function CityFigure() {
  const t = useWords();
  const [row, setRow] = useState(1);
  const [column, setColumn] = useState(2);
  const cross = crosses.find((one) => one.row === row && one.column === column);
  const lit = new Set(cross?.slots);
  return (
    <Figure caption={t("monumental-rules-fig-city", cross?.yields)}>
      <div className={styles.city} role="img" aria-label={t("monumental-rules-fig-city-label", { row, column })}>
        {cards.map((gives, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its space in the City.
          <span key={i} className={lit.has(i + 1) ? styles.lit : ""}>
            {BASICS.map((name) => name in gives && <Resource key={name} of={name} />)}
          </span>
        ))}
      </div>
      <div className={styles.choices}>
        {LINES.map((n) => (
          <Button key={n} aria-pressed={row === n} onClick={() => setRow(n)}>
            {t("monumental-rules-fig-row", { n })}
          </Button>
        ))}
        {LINES.map((n) => (
          <Button key={n} aria-pressed={column === n} onClick={() => setColumn(n)}>
            {t("monumental-rules-fig-column", { n })}
          </Button>
        ))}
      </div>
    </Figure>
  );
}

// ---------------------------------------------------------------- a Province

const { terrain, garrisons } = facts.province;
const MOST = Math.max(...garrisons.map(({ soldiers }) => soldiers));
const SWITCHES = ["warlord", "outpost", "wonder"] as const;
const HEX = "M0-52L45-26V26L0 52-45 26V-26z";

export function ProvinceFigure() {
  const t = useWords();
  const [garrison, setGarrison] = useState({ soldiers: 1, warlord: false, outpost: false, wonder: false });
  const found = garrisons.find(
    (one) =>
      one.soldiers === garrison.soldiers &&
      one.warlord === garrison.warlord &&
      one.outpost === garrison.outpost &&
      one.wonder === garrison.wonder,
  );
  const { defense = 0, units = 0 } = found ?? {};
  const there = [
    ...Array.from({ length: garrison.soldiers }, () => "soldier" as const),
    ...SWITCHES.filter((name) => garrison[name]),
  ];
  return (
    <Figure caption={t("monumental-rules-fig-hex", { terrain, n: defense, units })}>
      <svg
        className={styles.province}
        viewBox="-50 -56 100 112"
        role="img"
        aria-label={t("monumental-rules-fig-hex-label", { n: defense })}
      >
        <path className={styles.hex} d={HEX} />
        <text y="-24" textAnchor="middle">
          {defense}
        </text>
        {there.map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal figures differ by their place only.
          <Sign key={`${name} ${i}`} name={name} x={(i % 3) * 24 - 24} y={Math.floor(i / 3) * 24 + 4} size={20} />
        ))}
      </svg>
      <div className={styles.choices}>
        <IconButton
          icon="minus"
          label={t("monumental-rules-fig-fewer")}
          disabled={garrison.soldiers <= 1}
          onClick={() => setGarrison({ ...garrison, soldiers: garrison.soldiers - 1 })}
        />
        <output>{t("monumental-rules-fig-soldiers", { n: garrison.soldiers })}</output>
        <IconButton
          icon="plus"
          label={t("monumental-rules-fig-more")}
          disabled={garrison.soldiers >= MOST}
          onClick={() => setGarrison({ ...garrison, soldiers: garrison.soldiers + 1 })}
        />
      </div>
      <div className={styles.choices}>
        {SWITCHES.map((name) => (
          <Button
            key={name}
            aria-pressed={garrison[name]}
            onClick={() => setGarrison({ ...garrison, [name]: !garrison[name] })}
          >
            {t(`monumental-term-${name}`)}
          </Button>
        ))}
      </div>
    </Figure>
  );
}

// ---------------------------------------------------------------- the display

interface Shown {
  rows: number[][];
  taken: number[];
  next: number;
}

const FIRST: Shown = {
  rows: [
    [3, 2, 1],
    [6, 5, 4],
  ],
  taken: [],
  next: 7,
};

/** What becomes of a row when the turn ends, as the game did it. */
function fate(row: readonly number[], taken: readonly number[]) {
  const spaces = row.flatMap((card, space) => (taken.includes(card) ? [space] : []));
  return facts.display.find((one) => one.taken.join() === spaces.join());
}

function ended({ rows, taken, next }: Shown): Shown {
  let card = next;
  const moved = rows.map((row) => (fate(row, taken)?.now ?? []).map((space) => row[space ?? -1] ?? card++));
  return { rows: moved, taken: [], next: card };
}

export function DisplayFigure() {
  const t = useWords();
  const [shown, setShown] = useState(FIRST);
  const { rows, taken } = shown;
  const toggle = (card: number) =>
    setShown({ ...shown, taken: taken.includes(card) ? taken.filter((one) => one !== card) : [...taken, card] });
  return (
    <Figure caption={t("monumental-rules-fig-display")}>
      <div className={styles.display}>
        {rows.map((row, i) => {
          const swept = fate(row, taken)?.swept.map((space) => row[space]);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <div key={i} className={styles.row}>
              <span className={styles.deck}>{t("monumental-rules-fig-deck")}</span>
              {row.map((card) => {
                const state = taken.includes(card) ? "taken" : swept?.includes(card) ? "out" : "card";
                return (
                  <button
                    key={card}
                    type="button"
                    className={styles[state]}
                    aria-pressed={state === "taken"}
                    aria-label={t(`monumental-rules-fig-${state}`, { n: card })}
                    onClick={() => toggle(card)}
                  >
                    {card}
                  </button>
                );
              })}
            </div>
          );
        })}
      </div>
      <div className={styles.choices}>
        <Button kind="main" onClick={() => setShown(ended)}>
          {t("monumental-rules-fig-end")}
        </Button>
        <Button icon="redo" onClick={() => setShown(FIRST)}>
          {t("monumental-rules-fig-again")}
        </Button>
      </div>
    </Figure>
  );
}
