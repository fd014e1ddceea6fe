import { Suspense, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { api, explain, nonce } from "../api";
import { gameOf } from "../games";
import { botName, usual } from "../levels";
import { useMe } from "../me";
import { gameName } from "../names";
import type { Clock, GameInfo, NewSeat } from "../protocol.gen";
import { Button } from "../ui/Button";
import { Notice, Segments, Select, Switch, Text } from "../ui/fields";
import { useAsk, useLoad, useTitle } from "../ui/hooks";
import { Loading, Page, Plain } from "../ui/Page";
import { useWords } from "../words";
import styles from "./NewTable.module.css";
import { type Draft, SeatList } from "./SeatList";
import { AutomaSeat } from "./setup/AutomaSeat";
import type { Options } from "./setup/types";

export default function NewTable() {
  const t = useWords();
  useTitle(t("page-title", { page: t("new-table") }));
  const games = useLoad("games", api.games);
  return (
    <Page title={t("new-table")}>
      {games.error ? (
        <Plain title={t("error")} text={explain(t, games.error)}>
          <Button onClick={games.again}>{t("try-again")}</Button>
        </Plain>
      ) : games.value ? (
        <Form games={games.value.filter((one) => gameOf(one.name))} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

const KINDS: readonly string[] = ["me", "open", "bot", "local"] satisfies NewSeat["kind"][];
const CLOCKS: Record<string, Clock | null> = {
  none: null,
  "turn-30": { turn: 30 },
  "turn-60": { turn: 60 },
  "turn-180": { turn: 180 },
  "game-600": { game: 600 },
  "game-1200": { game: 1200 },
  "game-2400": { game: 2400 },
  "game-600-10": { game: 600, increment: 10 },
  "game-1200-20": { game: 1200, increment: 20 },
};

function startSeats(wanted: string | null): Draft[] {
  const kinds = (wanted ?? "me,bot").split(",").filter((kind) => KINDS.includes(kind));
  const found = kinds.length > 0 ? kinds : ["me", "bot"];
  return found.map((kind, i) => ({ key: i, kind: kind as NewSeat["kind"], name: "", bot: null }));
}

function Form({ games }: { games: GameInfo[] }) {
  const t = useWords();
  const [, go] = useLocation();
  const me = useMe((state) => state.me);
  const { busy, fault, ask } = useAsk();
  const wanted = new URLSearchParams(useSearch());
  const [name, setGame] = useState(wanted.get("game") ?? games[0]?.name ?? "");
  const [seats, setSeats] = useState(() => startSeats(wanted.get("seats")));
  const [options, setOptions] = useState<Options>({});
  const [lacks, setLacks] = useState<string | null>(null);
  const [begins, setBegins] = useState(-1);
  const [clock, setClock] = useState("none");
  const [listed, setListed] = useState(false);
  const [hints, setHints] = useState(false);
  const [title, setTitle] = useState("");
  // Why something could not be begun says nothing about anything else.
  const draft = JSON.stringify([name, seats, options, begins, clock, listed, hints, title]);
  const [asked, setAsked] = useState(draft);
  const game = games.find((one) => one.name === name) ?? games[0];
  if (!game) return <Plain title={t("error")} text={t("error-no-such-game", { reason: "" })} />;
  const { Setup, roomy } = gameOf(game.name) ?? {};
  const nameOf = (seat: Draft, i: number) => {
    if (seat.name.trim()) return seat.name.trim();
    if (seat.kind === "me" && me?.name) return me.name;
    if (seat.kind === "bot") {
      const level = (one: Draft) => one.bot ?? usual(game.levels);
      const alike = seats.filter((one) => one.kind === "bot" && level(one) === level(seat));
      return botName(t, alike.length > 1 ? `${level(seat)} ${alike.indexOf(seat) + 1}` : level(seat));
    }
    return t("default-name", { n: i + 1 });
  };
  const open = () => {
    setAsked(draft);
    return ask(async () => {
      const table = await api.open({
        game: game.name,
        seats: seats.map((seat) => ({
          kind: seat.kind,
          // Whoever has no name is called so by everybody in their own language.
          name: seat.kind === "bot" || seat.kind === "open" ? null : seat.name.trim() || null,
          bot: seat.kind === "bot" ? (seat.bot ?? usual(game.levels)) : null,
        })),
        options: Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null)),
        name: title.trim() || null,
        listed,
        hints: several && hints,
        clock: CLOCKS[clock] ?? null,
        begins: begins >= 0 && begins < seats.length ? begins : null,
        nonce: nonce(),
      });
      go(`/table/${table.id}`);
    });
  };
  const several = seats.filter((seat) => seat.kind !== "bot").length > 1;
  const automa = options.automa === true;
  const setup = Setup && (
    <Suspense fallback={<Loading />}>
      <Setup
        key={game.name}
        game={game}
        players={seats.length}
        names={seats.map((seat, i) => (seat.kind === "open" ? t("seat-number", { n: i + 1 }) : nameOf(seat, i)))}
        options={options}
        onChange={(change, missing) => {
          setOptions((old) => ({ ...old, ...change }));
          if (missing !== undefined) setLacks(missing);
        }}
      />
    </Suspense>
  );
  const waits = seats.some((seat) => seat.kind === "open");
  return (
    <form
      className={roomy ? `ui-column ${styles.roomy}` : `ui-column ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <div className={styles.part}>
        {games.length > 1 && (
          <Segments
            label={t("game")}
            value={game.name}
            options={games.map((one) => [one.name, gameName(t, one.name)] as const)}
            onChange={(chosen) => {
              setGame(chosen);
              setOptions({});
              setLacks(null);
            }}
          />
        )}
        <SeatList game={game} seats={seats} nameOf={nameOf} onChange={setSeats} taken={automa ? 1 : 0}>
          {game.options.automa && (
            <AutomaSeat
              alone={seats.length === 1}
              plays={automa}
              full={seats.length >= game.mostPlayers}
              onChange={(plays) => setOptions((old) => ({ ...old, automa: plays || null }))}
            />
          )}
        </SeatList>
      </div>
      {roomy && <div className={styles.setup}>{setup}</div>}
      <div className={`${styles.part} ${styles.go}`}>
        <details className={styles.more}>
          <summary>{t("more-options")}</summary>
          <div className="ui-stack">
            {!roomy && setup}
            {seats.length > 1 && (
              <Select
                label={t("who-begins")}
                value={begins}
                options={[
                  [-1, t("at-random")] as const,
                  ...seats.map(
                    (seat, i) => [i, seat.kind === "open" ? t("seat-number", { n: i + 1 }) : nameOf(seat, i)] as const,
                  ),
                ]}
                onChange={setBegins}
              />
            )}
            <Select
              label={t("clock")}
              value={clock}
              options={Object.entries(CLOCKS).map(([key, value]) => [key, clockText(t, value)] as const)}
              onChange={setClock}
            />
            {several && (
              <Switch label={t("hints-for-all")} hint={t("hints-for-all-text")} checked={hints} onChange={setHints} />
            )}
            <Text label={t("table-name")} value={title} maxLength={40} onChange={setTitle} />
          </div>
        </details>
        {waits && <Switch label={t("listed")} hint={t("listed-hint")} checked={listed} onChange={setListed} />}
        {lacks && <Notice>{lacks}</Notice>}
        {!lacks && fault && asked === draft && <Notice kind="bad">{fault}</Notice>}
        <div className="ui-row">
          <Button kind="main" type="submit" icon={waits ? "link" : "play"} disabled={busy || lacks !== null}>
            {waits ? t("open-table") : t("start-game")}
          </Button>
        </div>
        <p className="ui-quiet">{waits ? t("open-table-hint") : t("start-game-hint")}</p>
      </div>
    </form>
  );
}

function clockText(t: ReturnType<typeof useWords>, clock: Clock | null): string {
  if (clock?.turn) return t("clock-turn", { n: clock.turn });
  if (clock?.game && clock.increment) return t("clock-increment", { n: clock.game / 60, more: clock.increment });
  if (clock?.game) return t("clock-game", { n: clock.game / 60 });
  return t("clock-none");
}
