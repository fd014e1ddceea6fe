// Everything there is in the game, to be searched and read; at a table also how many are left and who owns which.

import { useDeferredValue, useMemo, useState } from "react";
import type { View } from "../../monumental.gen";
import { Button } from "../../ui/Button";
import { Select, Text } from "../../ui/fields";
import { useWords } from "../../words";
import { useNames } from "../names";
import { ThingFace } from "./CardFace";
import { CivBadge } from "./civ";
import styles from "./Encyclopedia.module.css";
import { ALL, DECKS, type Entry, entriesOf, type Filters, filtered, KINDS, PARTS, PRICES } from "./encyclopedia";
import { useReading, useReadView } from "./reading";
import { leftOf, ownersOf } from "./whereabouts";

/** `view`: the position of the table from which it was opened; else that of the table around it, if there is one. */
export function Encyclopedia({ view = null }: { view?: View | null }) {
  const t = useWords();
  const names = useNames();
  const around = useReadView();
  const now = view ?? around;
  const [filters, setFilters] = useState<Filters>(ALL);
  const wanted = useDeferredValue(filters);
  const entries = useMemo(() => entriesOf(names), [names]);
  const found = useMemo(() => filtered(entries, wanted, now), [entries, wanted, now]);
  const set = (change: Partial<Filters>) => setFilters((old) => ({ ...old, ...change }));
  const any = t("city-any");
  const lands = [...names.content.civilizations.values()].map(({ id, name }) => [id, name] as const);
  return (
    <section className={styles.encyclopedia} aria-label={t("city-encyclopedia")}>
      <search className={styles.filters}>
        <div className={styles.search}>
          <Text
            label={t("city-search")}
            type="search"
            value={filters.text}
            autoComplete="off"
            onChange={(text) => set({ text })}
          />
        </div>
        <Select
          label={t("city-filter-part")}
          value={filters.part}
          options={[["", any], ...PARTS.map((part) => [part, t("city-part", { part })] as const)]}
          onChange={(part) => set({ part })}
        />
        <Select
          label={t("city-filter-kind")}
          value={filters.kind}
          options={[["", any], ...KINDS.map((kind) => [kind, t("components-kind", { kind })] as const)]}
          onChange={(kind) => set({ kind })}
        />
        <Select
          label={t("city-filter-era")}
          value={filters.deck}
          options={[["", any], ...DECKS.map((deck) => [deck, t("city-filter-deck", { deck })] as const)]}
          onChange={(deck) => set({ deck })}
        />
        <Select
          label={t("city-filter-land")}
          value={filters.land}
          options={[["", any], ...lands]}
          onChange={(land) => set({ land })}
        />
        <Select
          label={t("city-price")}
          value={filters.price}
          options={[["", any], ...PRICES.map((price) => [price, price.replace("-", "–")] as const)]}
          onChange={(price) => set({ price })}
        />
        {now && (
          <Select
            label={t("city-filter-where")}
            value={filters.where}
            options={[
              ["", any],
              ["offer", t("city-filter-offer")],
              ["owned", t("city-filter-owned")],
            ]}
            onChange={(where) => set({ where })}
          />
        )}
      </search>
      <p className={styles.count} role="status">
        {t("city-found", { n: found.length, all: entries.length })}
      </p>
      {found.length === 0 ? (
        <Button onClick={() => setFilters(ALL)}>{t("city-filter-reset")}</Button>
      ) : (
        <ul className={styles.entries}>
          {found.map((entry) => (
            <Item key={`${entry.part} ${entry.face.thing.id}`} entry={entry} view={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Item({ entry, view }: { entry: Entry; view: View | null }) {
  const t = useWords();
  const names = useNames();
  const read = useReading();
  const { thing, name, tags } = entry.face;
  const left = view ? leftOf(view, thing) : null;
  const owners = view ? ownersOf(view, thing) : [];
  const lands = owners.map((seat) => view?.seats[seat]?.civilization ?? "");
  const said = [
    name,
    ...tags,
    left ? t("city-left", { n: left }) : "",
    lands.length ? t("city-owned", { names: names.listed(lands.map(names.land)) }) : "",
  ];
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        aria-label={said.filter(Boolean).join(", ")}
        onClick={() => read(thing)}
      >
        <ThingFace thing={thing} grow />
        {view && (
          <span className={styles.facts}>
            {left ? <span>{t("city-left", { n: left })}</span> : null}
            {lands.map((land) => (
              <CivBadge key={land} land={land} />
            ))}
          </span>
        )}
      </button>
    </li>
  );
}
