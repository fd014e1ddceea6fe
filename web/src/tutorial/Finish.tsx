// The lesson is over: what was built, and the ways into a real game.

import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { api, nonce } from "../api";
import type { Way } from "../game";
import { gameOf } from "../games";
import { usual } from "../levels";
import { useMe } from "../me";
import type { NewSeat } from "../protocol.gen";
import { Button, ButtonLink } from "../ui/Button";
import { Notice } from "../ui/fields";
import { useAsk, useLoad } from "../ui/hooks";
import { useWords } from "../words";
import type { Course } from "./lesson";
import styles from "./tutorial.module.css";

interface FinishProps {
  course: Course;
  picture: ReactNode;
  onAgain(): void;
  onBack(): void;
}

export default function Finish({ course, picture, onAgain, onBack }: FinishProps) {
  const t = useWords();
  const [, go] = useLocation();
  const { busy, fault, ask } = useAsk();
  const me = useMe((state) => state.me);
  const games = useLoad("games", api.games);
  const info = games.value?.find((game) => game.name === course.game);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const play = ({ bot, options }: Way) =>
    ask(async () => {
      const seats: NewSeat[] = [{ kind: "me", name: me?.name || null }];
      if (bot) seats.push({ kind: "bot", bot: usual(info?.levels ?? []), name: null });
      const table = await api.open({ game: course.game, seats, options: options?.(info) ?? {}, nonce: nonce() });
      go(`/table/${table.id}`);
    });
  return (
    <section className={styles.finish} aria-labelledby="learn-title">
      {picture && <div className={styles.built}>{picture}</div>}
      <h2 id="learn-title" ref={heading} tabIndex={-1}>
        {t(course.message("finish", "title"))}
      </h2>
      <p>{t(course.message("finish", "text"))}</p>
      {fault && <Notice kind="bad">{fault}</Notice>}
      <div className={styles.ways}>
        {gameOf(course.game)?.ways.map((way) => (
          <Button key={way.title} kind="main" icon={way.icon} disabled={busy} onClick={() => play(way)}>
            {t(way.title)}
          </Button>
        ))}
        <ButtonLink to={`/rules?game=${course.game}`} icon="book">
          {t("rules")}
        </ButtonLink>
        <ButtonLink to="/" icon="door">
          {t("to-start")}
        </ButtonLink>
      </div>
      <div className="ui-row">
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
