// The lesson is over: the tower that was built, and the ways into a real game.

import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { api, nonce } from "../api";
import { useMe } from "../me";
import { TowerPicture } from "../monolyth/flat/pictures";
import type { MonolythView } from "../monolyth/types";
import type { NewSeat } from "../protocol.gen";
import { Button, ButtonLink } from "../ui/Button";
import { Notice } from "../ui/fields";
import { useAsk, useLoad } from "../ui/hooks";
import { useWords } from "../words";
import { SCENES, VIEWS } from "./lesson";

const BUILT = VIEWS[SCENES.findIndex(({ id }) => id === "count")] as unknown as MonolythView;

export default function Finish({ onAgain, onBack }: { onAgain(): void; onBack(): void }) {
  const t = useWords();
  const [, go] = useLocation();
  const { busy, fault, ask } = useAsk();
  const me = useMe((state) => state.me);
  const games = useLoad("games", api.games);
  const bot = games.value?.find((game) => game.name === "monolyth")?.bots.at(-1) ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const play = (others: NewSeat[]) =>
    ask(async () => {
      const seats: NewSeat[] = [{ kind: "me", name: me?.name || t("default-name", { n: 1 }) }, ...others];
      const table = await api.open({ game: "monolyth", seats, nonce: nonce() });
      go(`/table/${table.id}`);
    });
  const own = BUILT.seats[0];
  return (
    <section className="learn-finish" aria-labelledby="learn-title">
      {own && (
        <div className="learn-built">
          <TowerPicture seat={own} />
        </div>
      )}
      <h2 id="learn-title" ref={heading} tabIndex={-1}>
        {t("tutorial-finish-title")}
      </h2>
      <p>{t("tutorial-finish-text")}</p>
      {fault && <Notice kind="bad">{fault}</Notice>}
      <div className="learn-ways">
        <Button
          kind="main"
          icon="bot"
          disabled={busy}
          onClick={() => play([{ kind: "bot", bot, name: t("bot-name", { n: 0 }) }])}
        >
          {t("start-bot")}
        </Button>
        <Button kind="main" icon="person" disabled={busy} onClick={() => play([])}>
          {t("start-solo")}
        </Button>
        <ButtonLink to="/rules" icon="book">
          {t("rules")}
        </ButtonLink>
        <ButtonLink to="/" icon="door">
          {t("to-start")}
        </ButtonLink>
      </div>
      <div className="row">
        <Button kind="quiet" icon="back" onClick={onBack}>
          {t("tutorial-back")}
        </Button>
        <Button kind="quiet" icon="redo" onClick={onAgain}>
          {t("tutorial-again")}
        </Button>
      </div>
    </section>
  );
}
