import { Suspense, useState } from "react";
import { gameName } from "../names";
import { useTurnNotice } from "../notices";
import type { ChoiceGroup, State, Step, Table } from "../protocol.gen";
import { useReducedMotion } from "../settings";
import { actions, useTable } from "../store";
import { IconButton, IconLink } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Loading } from "../ui/Page";
import { useWords } from "../words";
import { ConnectionBanner, RefusalToast } from "./Banner";
import { GAMES } from "./games";
import { type Panel, Panels } from "./Panels";
import { ResultBar } from "./ResultBar";
import { Seats } from "./Seats";
import { type SideTab, SideTabs } from "./SideTabs";
import { roundLine, turnLine } from "./status";

/** A game that runs, or has just ended: the header, the game's own table, and who and what is around it. */
export function Play({ table, state }: { table: Table; state: State }) {
  const t = useWords();
  const reducedMotion = useReducedMotion();
  const log = useTable((data) => data.log);
  const sending = useTable((data) => data.sending);
  const online = useTable((data) => data.line === "open");
  const unread = useTable((data) => data.unread);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [sheet, setSheet] = useState<SideTab | "seats" | null>(null);
  const Game = GAMES[table.game];
  const running = table.status === "running";
  const yours = running && state.turn !== null && state.choices.length > 0;
  const turn = turnLine(t, table, state.turn, running);
  const round = roundLine(t, state.view);
  useTurnNotice(yours, gameName(t, table.game), turn);
  return (
    <div className="table-frame">
      <div className="table-page">
        <a className="skip" href="#main">
          {t("skip-to-table")}
        </a>
        <header className="bar table-bar">
          <IconLink to="/" icon="back" label={t("to-start")} />
          <h1 className="bar-title">
            <span className="bar-game">{gameName(t, table.game)}</span>
            {round && <span className="bar-round">{round}</span>}
            <span className={yours ? "bar-turn yours" : "bar-turn"} role="status">
              {turn}
            </span>
          </h1>
          <div className="bar-end">
            {running && table.you.length > 0 && (
              <IconButton
                icon="undo"
                label={t("undo")}
                disabled={!state.undo || sending || !online}
                onClick={actions.undo}
              />
            )}
            <span className="narrow-only">
              <IconButton icon="people" label={t("seats")} onClick={() => setSheet("seats")} />
              <IconButton
                icon="chat"
                label={t("log-and-chat")}
                count={unread}
                onClick={() => setSheet(unread ? "chat" : "log")}
              />
            </span>
            <span className="roomy-only">
              <IconButton icon="book" label={t("rules")} onClick={() => setPanel("rules")} />
              <IconButton icon="gear" label={t("settings")} onClick={() => setPanel("settings")} />
            </span>
            <IconButton icon="menu" label={t("menu")} onClick={() => setPanel("menu")} />
          </div>
        </header>
        <ConnectionBanner />
        {!running && <ResultBar table={table} onFairness={() => setPanel("fairness")} />}
        <main id="main" className="table-game" tabIndex={-1} aria-label={gameName(t, table.game)}>
          {Game ? (
            <Suspense fallback={<Loading />}>
              <Game
                view={state.view}
                told={state.told}
                at={state.at}
                choices={running && !sending && online ? state.choices : NO_CHOICES}
                turn={state.turn}
                you={table.you}
                seats={table.seats}
                running={running}
                undo={state.undo}
                reducedMotion={reducedMotion}
                readOnly={table.you.length === 0}
                onMove={actions.move}
                onUndo={actions.undo}
                ask={actions.ask}
              />
            </Suspense>
          ) : (
            <p>{t("error-no-such-game", { reason: "" })}</p>
          )}
        </main>
        <aside className="table-side" aria-label={t("around-table")}>
          <Seats table={table} view={state.view} turn={running ? state.turn : null} />
          <SideTabs table={table} steps={log} />
        </aside>
        <Sheet which={sheet} table={table} state={state} log={log} onClose={() => setSheet(null)} />
        <Panels panel={panel} table={table} onOpen={setPanel} />
        <RefusalToast />
      </div>
    </div>
  );
}

const NO_CHOICES: ChoiceGroup[] = [];

interface SheetProps {
  which: SideTab | "seats" | null;
  table: Table;
  state: State;
  log: Step[];
  onClose(): void;
}

/** On small screens, what else stands beside the table. */
function Sheet({ which, table, state, log, onClose }: SheetProps) {
  const t = useWords();
  if (which === null) return null;
  const running = table.status === "running";
  return (
    <Dialog shape="side" title={which === "seats" ? t("seats") : t("log-and-chat")} onClose={onClose}>
      {which === "seats" ? (
        <Seats table={table} view={state.view} turn={running ? state.turn : null} />
      ) : (
        <SideTabs table={table} steps={log} first={which} />
      )}
    </Dialog>
  );
}
