import { useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { api, nonce } from "../api";
import { usual } from "../levels";
import { rename, useMe } from "../me";
import type { GameInfo, Going, NewSeat } from "../protocol.gen";
import { NAME_LENGTH } from "../protocol.gen";
import { Notice, Text } from "../ui/fields";
import { useAsk, useLoad, useTitle } from "../ui/hooks";
import { Iso } from "../ui/Iso";
import { Icon } from "../ui/icons";
import { Page } from "../ui/Page";
import { useWords } from "../words";
import styles from "./Start.module.css";
import { Emblem } from "./start/Emblem";
import { GamePanel, Now } from "./start/GamePanel";
import { HERO } from "./start/hero";
import { TableList } from "./TableList";

interface Beginning {
  others?: NewSeat[];
  options?: Record<string, unknown>;
}

/**
 * A first game of Monumental. Maps come in the order of players and difficulty: the first is the most peaceful one for
 * two. The first civilization is suggested, the Automa takes one of the others.
 */
function firstGame(info: GameInfo | undefined): Beginning {
  const { map = [], civilizations = [] } = info?.options ?? {};
  const [own, ...left] = civilizations;
  const other = left[Math.floor(Math.random() * left.length)];
  return { options: { automa: true, map: map[0], civilizations: [own, other] } };
}

export default function Start() {
  const t = useWords();
  useTitle(t("app-name"));
  const [, go] = useLocation();
  const { busy, fault, ask } = useAsk();
  const me = useMe((state) => state.me);
  const games = useLoad("games", api.games);
  const mine = useLoad("mine", api.going);
  // What there is to choose may not have come yet when somebody already wants to play.
  const play = (game: string, begin: (info: GameInfo | undefined) => Beginning) =>
    ask(async () => {
      const info = (games.value ?? (await api.games())).find((one) => one.name === game);
      const { others = [], options = {} } = begin(info);
      const seats: NewSeat[] = [{ kind: "me", name: me?.name || null }, ...others];
      const table = await api.open({ game, seats, options, nonce: nonce() });
      go(`/table/${table.id}`);
    });
  // A hand near the button is reason enough to fetch a game's table.
  const near = (game: string) => () => {
    import("../games").then(({ gameOf }) => gameOf(game)?.preload()).catch(() => undefined);
  };
  const withBot = (info: GameInfo | undefined): Beginning => ({
    others: [{ kind: "bot", bot: usual(info?.levels ?? []), name: null }],
  });
  return (
    <Page home>
      <div className={styles.start}>
        <header className={styles.head}>
          <h1>{t("app-name")}</h1>
          <p>{t("start-lead")}</p>
        </header>
        {fault && <Notice kind="bad">{fault}</Notice>}
        <div className={styles.games}>
          <GamePanel
            game="monolyth"
            learn="/learn"
            picture={<Iso cubes={HERO} label={null} edges={{ south: "turquoise", east: "white" }} />}
          >
            <Now
              icon="bot"
              main
              title={t("start-bot")}
              text={t("start-bot-now", { name: t("level-name", { level: "slate" }) })}
              disabled={busy}
              onNear={near("monolyth")}
              onClick={() => play("monolyth", withBot)}
            />
            <Now
              icon="person"
              title={t("start-solo")}
              text={t("start-solo-text")}
              disabled={busy}
              onNear={near("monolyth")}
              onClick={() => play("monolyth", () => ({}))}
            />
          </GamePanel>
          <GamePanel game="monumental" learn="/learn/monumental" picture={<Emblem />}>
            <Now
              icon="play"
              main
              title={t("start-first")}
              text={t("start-first-text")}
              disabled={busy}
              onNear={near("monumental")}
              onClick={() => play("monumental", firstGame)}
            />
            <Now
              icon="bot"
              title={t("start-bot")}
              text={t("start-bot-now", { name: t("level-name", { level: "slate" }) })}
              disabled={busy}
              onNear={near("monumental")}
              onClick={() => play("monumental", withBot)}
            />
          </GamePanel>
        </div>
        <Unfinished going={mine.value?.going ?? []} />
        <div className={styles.foot}>
          <Link to="/mine" className={styles.also}>
            <Icon name="towers" />
            <span>
              <strong>{t("mine-title")}</strong>
              <small>{t("mine-text")}</small>
            </span>
          </Link>
          <Link to="/lobby" className={styles.also}>
            <Icon name="eye" />
            <span>
              <strong>{t("start-lobby")}</strong>
              <small>{t("start-lobby-text")}</small>
            </span>
          </Link>
          <OpenRecord
            disabled={busy}
            onFile={(text) =>
              ask(async () => {
                const table = await api.upload(await text);
                go(`/table/${table.id}/replay`);
              })
            }
          />
          <MyName name={me?.name ?? ""} key={me?.name} />
        </div>
      </div>
    </Page>
  );
}

function OpenRecord({ disabled, onFile }: { disabled: boolean; onFile(text: Promise<string>): void }) {
  const t = useWords();
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={styles.also} disabled={disabled} onClick={() => file.current?.click()}>
        <Icon name="upload" />
        <span>
          <strong>{t("start-record")}</strong>
          <small>{t("start-record-text")}</small>
        </span>
      </button>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={t("start-record")}
        accept=".txt,.cairn,text/plain"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = "";
          if (chosen) onFile(chosen.text());
        }}
      />
    </>
  );
}

function MyName({ name }: { name: string }) {
  const t = useWords();
  const { fault, ask } = useAsk();
  const [value, setValue] = useState(name);
  const keep = () => {
    const trimmed = value.trim();
    if (trimmed && trimmed !== name) void ask(() => rename(trimmed));
  };
  return (
    <form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <Text
        label={t("your-name")}
        value={value}
        maxLength={NAME_LENGTH}
        placeholder={t("default-name", { n: 1 })}
        autoComplete="nickname"
        onChange={setValue}
        onBlur={keep}
      />
      {fault && <Notice kind="bad">{fault}</Notice>}
    </form>
  );
}

/** What has begun: first what waits for me. */
function Unfinished({ going }: { going: Going[] }) {
  const t = useWords();
  const first = [...going].sort((a, b) => Number(b.waits) - Number(a.waits)).slice(0, 6);
  if (first.length === 0) return null;
  const waits = new Set(first.flatMap((one) => (one.waits ? [one.table.id] : [])));
  return (
    <section className={styles.mine} aria-labelledby="start-mine">
      <h2 id="start-mine">{t("start-mine")}</h2>
      <TableList
        tables={first.map(({ table }) => table)}
        stateOf={({ id }) => (waits.has(id) ? t("your-turn") : null)}
      />
    </section>
  );
}
