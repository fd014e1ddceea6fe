import { useState } from "react";
import { api } from "../api";
import { levelsOf, usual } from "../levels";
import { seatName } from "../names";
import type { Table } from "../protocol.gen";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Notice, Select } from "../ui/fields";
import { useLoad } from "../ui/hooks";
import { LevelChoice } from "../ui/LevelChoice";
import { useWords } from "../words";
import { usePlayOn } from "./usePlayOn";

interface PlayOnProps {
  table: Table;
  n: number;
  onClose(): void;
}

/** A new table that begins at a moment of this one: one seat is mine, bots play the others. */
export function PlayOnDialog({ table, n, onClose }: PlayOnProps) {
  const t = useWords();
  const games = useLoad("games", api.games);
  const { busy, fault, start } = usePlayOn(table);
  const [mine, setMine] = useState(table.you[0] ?? 0);
  const levels = levelsOf(games.value, table.game);
  const [bot, setBot] = useState<string | null>(null);
  const seats = Array.from({ length: table.players }, (_, i) => i);
  const nameOf = (one: number) =>
    table.seats[one] ? seatName(t, table.seats[one]) : t("default-name", { n: one + 1 });
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
          <Button kind="main" icon="play" disabled={busy} onClick={() => start(n, mine, bot ?? usual(levels))}>
            {t("start-game")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
