import { useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { api, nonce } from "../api";
import { rename, useMe } from "../me";
import type { NewSeat, Table } from "../protocol.gen";
import { NAME_LENGTH } from "../protocol.gen";
import { preload } from "../table/games";
import { Notice, Text } from "../ui/fields";
import { useAsk, useLoad, useTitle } from "../ui/hooks";
import { Iso } from "../ui/Iso";
import { Icon, type IconName } from "../ui/icons";
import { Page } from "../ui/Page";
import { useWords } from "../words";
import { HERO } from "./hero";
import { TableList } from "./TableList";

export default function Start() {
  const t = useWords();
  useTitle(t("app-name"));
  const [, go] = useLocation();
  const { busy, fault, ask } = useAsk();
  const me = useMe((state) => state.me);
  const games = useLoad("games", api.games);
  const mine = useLoad("mine", api.mine);
  const file = useRef<HTMLInputElement>(null);
  const play = (others: NewSeat[]) =>
    ask(async () => {
      const seats: NewSeat[] = [{ kind: "me", name: me?.name || t("default-name", { n: 1 }) }, ...others];
      const table = await api.open({ game: "monolyth", seats, nonce: nonce() });
      go(`/table/${table.id}`);
    });
  const near = () => preload("monolyth");
  const bot = games.value?.find((game) => game.name === "monolyth")?.bots.at(-1) ?? null;
  const upload = (chosen: File | undefined) =>
    chosen &&
    ask(async () => {
      const table = await api.upload(await chosen.text());
      go(`/table/${table.id}/replay`);
    });
  return (
    <Page home>
      <div className="start">
        <section className="start-hero">
          <h1>{t("app-name")}</h1>
          <p className="lead">{t("start-lead")}</p>
          <Iso cubes={HERO} label={null} edges={{ south: "turquoise", east: "white" }} />
        </section>
        <section className="start-play" aria-labelledby="start-play">
          <h2 id="start-play">{t("start-play")}</h2>
          {fault && <Notice kind="bad">{fault}</Notice>}
          <div className="start-now">
            <Big
              icon="bot"
              main
              title={t("start-bot")}
              text={t("start-bot-text")}
              disabled={busy}
              onNear={near}
              onClick={() => play([{ kind: "bot", bot, name: t("bot-name", { n: 0 }) }])}
            />
            <Big
              icon="person"
              title={t("start-solo")}
              text={t("start-solo-text")}
              disabled={busy}
              onNear={near}
              onClick={() => play([])}
            />
          </div>
          <div className="start-more">
            <Big icon="link" title={t("start-friends")} text={t("start-friends-text")} to="/new?seats=me,open" />
            <Big icon="screen" title={t("start-screen")} text={t("start-screen-text")} to="/new?seats=me,local" />
            <Big icon="eye" title={t("start-lobby")} text={t("start-lobby-text")} to="/lobby" />
            <Big icon="book" title={t("start-learn")} text={t("start-learn-text")} to="/learn" />
            <Big
              icon="upload"
              title={t("start-record")}
              text={t("start-record-text")}
              disabled={busy}
              onClick={() => file.current?.click()}
            />
            <input
              ref={file}
              type="file"
              hidden
              aria-label={t("start-record")}
              accept=".txt,.cairn,text/plain"
              onChange={(event) => {
                upload(event.target.files?.[0]);
                event.target.value = "";
              }}
            />
            <Big icon="tower" title={t("start-new")} text={t("start-new-text")} to="/new" />
          </div>
          <MyName name={me?.name ?? ""} key={me?.name} />
        </section>
        <Unfinished tables={mine.value?.tables ?? []} />
      </div>
    </Page>
  );
}

interface BigProps {
  icon: IconName;
  title: string;
  text: string;
  main?: boolean;
  to?: string;
  disabled?: boolean;
  /** The pointer or the focus has come: what a click needs may be fetched. */
  onNear?(): void;
  onClick?(): void;
}

function Big({ icon, title, text, main = false, to, disabled, onNear, onClick }: BigProps) {
  const inside = (
    <>
      <Icon name={icon} />
      <span>
        <strong>{title}</strong>
        <small>{text}</small>
      </span>
    </>
  );
  const style = main ? "big main" : "big";
  if (to) {
    return (
      <Link to={to} className={style}>
        {inside}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={style}
      disabled={disabled}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onClick}
    >
      {inside}
    </button>
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
      className="my-name"
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

function Unfinished({ tables }: { tables: Table[] }) {
  const t = useWords();
  const going = tables.filter((table) => table.status === "open" || table.status === "running").slice(0, 6);
  if (going.length === 0) return null;
  return (
    <section className="start-mine" aria-labelledby="start-mine">
      <h2 id="start-mine">{t("start-mine")}</h2>
      <TableList tables={going} />
    </section>
  );
}
