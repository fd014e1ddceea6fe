import { useState } from "react";
import { useLocation } from "wouter";
import { api } from "../api";
import { levelsOf, usual } from "../levels";
import { useMe } from "../me";
import { seatName } from "../names";
import type { Table } from "../protocol.gen";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Notice, Select } from "../ui/fields";
import { useAsk, useLoad } from "../ui/hooks";
import { LevelChoice } from "../ui/LevelChoice";
import { useWords } from "../words";

interface PlayOnProps {
  table: Table;
  n: number;
  /** The seat that I may want; else my own, or the first. */
  seat?: number;
  onClose(): void;
}

/** A new table that begins at a moment of this one: one seat is mine, bots play the others. */
export function PlayOnDialog({ table, n, seat, onClose }: PlayOnProps) {
  const t = useWords();
  const [, go] = useLocation();
  const me = useMe((state) => state.me);
  const games = useLoad("games", api.games);
  const { busy, fault, ask } = useAsk();
  const [mine, setMine] = useState(seat ?? table.you[0] ?? 0);
  const levels = levelsOf(games.value, table.game);
  const [bot, setBot] = useState<string | null>(null);
  const seats = Array.from({ length: table.players }, (_, i) => i);
  const nameOf = (one: number) =>
    table.seats[one] ? seatName(t, table.seats[one]) : t("default-name", { n: one + 1 });
  const start = () =>
    ask(async () => {
      const next = await api.playOn(table.id, {
        at: n,
        seats: seats.map((one) =>
          one === mine
            ? { kind: "me" as const, name: me?.name || null }
            : { kind: "bot" as const, bot: bot ?? usual(levels), name: null },
        ),
      });
      go(`/table/${next.id}`);
    });
  return (
    <Dialog title={t("play-on")} onClose={onClose}>
      <div className="ui-stack">
        <p>{t("play-on-text", { n })}</p>
        {seats.length > 1 && (
          <Select
            label={t("play-on-seat")}
            value={mine}
            options={seats.map((one) => [one, nameOf(one)] as const)}
            onChange={setMine}
          />
        )}
        {seats.length > 1 && <LevelChoice levels={levels} value={bot} onChange={setBot} />}
        {fault && <Notice kind="bad">{fault}</Notice>}
        <div className="ui-row ui-end">
          <Button kind="quiet" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button kind="main" icon="play" disabled={busy} onClick={start}>
            {t("start-game")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
