import type { ReactNode } from "react";
import type { GameInfo, NewSeat } from "../protocol.gen";
import { MOST_SEATS, NAME_LENGTH } from "../protocol.gen";
import { Button, IconButton } from "../ui/Button";
import { Select, Text } from "../ui/fields";
import { LevelChoice } from "../ui/LevelChoice";
import { useWords } from "../words";
import styles from "./SeatList.module.css";

/** A seat of a table that is being made. */
export interface Draft {
  key: number;
  kind: NewSeat["kind"];
  name: string;
  bot: string | null;
}

interface SeatListProps {
  game: GameInfo;
  seats: Draft[];
  nameOf(seat: Draft, i: number): string;
  onChange(seats: Draft[]): void;
  /** Seats that are taken by what else sits there. */
  taken?: number;
  /** What else may sit there, below the seats. */
  children?: ReactNode;
}

export function SeatList({ game, seats, nameOf, onChange, taken = 0, children }: SeatListProps) {
  const t = useWords();
  const most = Math.min(game.mostPlayers, MOST_SEATS) - taken;
  const change = (i: number, part: Partial<Draft>) =>
    onChange(seats.map((seat, at) => (at === i ? { ...seat, ...part } : seat)));
  const kinds = (seat: Draft): [NewSeat["kind"], string][] => {
    const all: [NewSeat["kind"], string][] = [
      ["me", t("seat-me")],
      ["open", t("seat-open")],
      ["bot", t("seat-bot")],
      ["local", t("seat-local")],
    ];
    // Only one seat can be mine; others at my screen are local.
    return all.filter(([kind]) => kind !== "me" || seat.kind === "me" || !seats.some((one) => one.kind === "me"));
  };
  const add = () => {
    const last = seats.at(-1)?.kind ?? "bot";
    const key = Math.max(-1, ...seats.map((seat) => seat.key)) + 1;
    onChange([...seats, { key, kind: last === "me" ? "bot" : last, name: "", bot: seats.at(-1)?.bot ?? null }]);
  };
  return (
    <fieldset className={styles.list}>
      <legend>{t("seats")}</legend>
      {seats.map((seat, i) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would repeat the word for each field.
        <div className={styles.draft} key={seat.key} role="group" aria-label={t("seat-number", { n: i + 1 })}>
          <Select
            label={t("seat-number", { n: i + 1 })}
            value={seat.kind}
            options={kinds(seat)}
            onChange={(kind) => change(i, { kind })}
          />
          {seat.kind === "bot" && (
            <LevelChoice levels={game.levels} value={seat.bot} onChange={(bot) => change(i, { bot })} />
          )}
          {(seat.kind === "me" || seat.kind === "local") && (
            <Text
              label={t("name")}
              value={seat.name}
              maxLength={NAME_LENGTH}
              placeholder={nameOf({ ...seat, name: "" }, i)}
              onChange={(name) => change(i, { name })}
            />
          )}
          {seats.length > game.leastPlayers && (
            <IconButton
              icon="close"
              label={t("remove-seat", { n: i + 1 })}
              onClick={() => onChange(seats.filter((_, at) => at !== i))}
            />
          )}
        </div>
      ))}
      {children}
      {seats.length < most && (
        <Button kind="quiet" icon="plus" onClick={add}>
          {t("add-seat")}
        </Button>
      )}
    </fieldset>
  );
}
