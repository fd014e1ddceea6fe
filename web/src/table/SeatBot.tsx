import { useState } from "react";
import { api } from "../api";
import { levelsOf, usual } from "../levels";
import type { Table } from "../protocol.gen";
import { actions } from "../store";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Notice } from "../ui/fields";
import { useAsk, useLoad } from "../ui/hooks";
import { LevelChoice } from "../ui/LevelChoice";
import { useWords } from "../words";

interface SeatBotProps {
  table: Table;
  seat: number;
  label: string;
}

/** Lets a bot play a seat, of a level that is chosen first. */
export function SeatBot({ table, seat, label }: SeatBotProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="bot" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <Choice table={table} seat={seat} label={label} onClose={() => setOpen(false)} />}
    </>
  );
}

function Choice({ table, seat, label, onClose }: SeatBotProps & { onClose(): void }) {
  const t = useWords();
  const games = useLoad("games", api.games);
  const { busy, fault, ask } = useAsk();
  const levels = levelsOf(games.value, table.game);
  const [level, setLevel] = useState<string | null>(null);
  const take = () =>
    ask(async () => {
      const fresh = await api.seatBot(table.id, seat, { bot: level ?? usual(levels) });
      onClose();
      actions.show(fresh);
    });
  return (
    <Dialog title={label} onClose={onClose}>
      <div className="ui-stack">
        <LevelChoice levels={levels} value={level} onChange={setLevel} />
        {fault && <Notice kind="bad">{fault}</Notice>}
        <div className="ui-row ui-end">
          <Button kind="quiet" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button kind="main" icon="bot" disabled={busy || levels.length === 0} onClick={take}>
            {label}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
