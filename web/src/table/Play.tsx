import { Suspense, useCallback, useMemo, useState } from "react";
import { gameOf } from "../games";
import { gameName, namedSeats } from "../names";
import { useTurnNotice } from "../notices";
import type { ChoiceGroup, State, Step, Table } from "../protocol.gen";
import { useReducedMotion } from "../settings";
import { actions, useTable } from "../store";
import { IconButton, IconLink } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Loading } from "../ui/Page";
import { useWords } from "../words";
import { Again } from "./Again";
import { ConnectionBanner, RefusalToast, TurnLine } from "./Banner";
import frame from "./Frame.module.css";
import { useSheetOfKeys } from "./KeySheet";
import { LastRound } from "./LastRound";
import { type Panel, Panels } from "./Panels";
import { ResultBar } from "./ResultBar";
import { Seats } from "./Seats";
import { type SideTab, SideTabs } from "./SideTabs";
import { linkLine, roundLine, thinks, turnLine } from "./status";
import { useHint } from "./useHint";

/** A game that runs, or has just ended: the header, the game's own table, and who and what is around it. */
export function Play({ table, state }: { table: Table; state: State }) {
  const t = useWords();
  const reducedMotion = useReducedMotion();
  const log = useTable((data) => data.log);
  const pending = useTable((data) => data.pending !== null);
  const link = useTable((data) => data.link);
  const unread = useTable((data) => data.unread);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [sheet, setSheet] = useState<SideTab | "seats" | null>(null);
  const [hintSlot, setHintSlot] = useState<HTMLElement | null>(null);
  // Whoever sees the end sees it counted first; whoever comes later is told at once.
  const [counted, setCounted] = useState(table.status !== "running");
  const onTold = useCallback(() => setCounted(true), []);
  const told = counted || (table.result?.ended ?? null) !== null;
  const known = useMemo(() => (told ? table : { ...table, result: null }), [told, table]);
  const seats = useMemo(() => namedSeats(t, table.seats), [t, table.seats]);
  useSheetOfKeys(useCallback(() => setPanel("keys"), []));
  const Game = gameOf(table.game)?.Table;
  const running = table.status === "running";
  const offline = link === "offline";
  const free = running && !pending && !offline;
  const yours = running && state.turn !== null && state.choices.length > 0;
  const said = linkLine(t, link);
  const turn = said ?? turnLine(t, table, state.turn, running, state.view);
  const round = roundLine(t, state.view);
  const hint = useHint(state.at, table.hints !== "off" && yours, free, hintSlot);
  useTurnNotice(yours, gameName(t, table.game), turn, offline);
  return (
    <div className={frame.frame}>
      <div className={frame.page}>
        <a className="ui-skip" href="#main">
          {t("skip-to-table")}
        </a>
        <header className={`ui-bar ${frame.bar}`}>
          <IconLink to="/" icon="back" label={t("to-start")} />
          <h1 className="ui-bar-title">
            <span className={frame.game}>{gameName(t, table.game)}</span>
            {round && (
              <span className={state.view.ending === true ? `${frame.round} ${frame.last}` : frame.round}>{round}</span>
            )}
            <TurnLine
              link={link}
              yours={yours && said === null}
              thinking={running && said === null && thinks(table, state.turn)}
              text={turn}
            />
          </h1>
          <div className="ui-bar-end">
            {running && table.you.length > 0 && (
              <IconButton
                icon="undo"
                label={t("undo")}
                disabled={!state.undo || !free}
                onClick={() => actions.undo()}
              />
            )}
            <span className={frame.narrow}>
              <IconButton icon="people" label={t("seats")} onClick={() => setSheet("seats")} />
              <IconButton
                icon="chat"
                label={t("log-and-chat")}
                count={unread}
                onClick={() => setSheet(unread ? "chat" : "log")}
              />
            </span>
            <span className={frame.roomy}>
              <IconButton icon="book" label={t("rules")} onClick={() => setPanel("rules")} />
              <IconButton icon="gear" label={t("settings")} onClick={() => setPanel("settings")} />
            </span>
            <IconButton icon="menu" label={t("menu")} onClick={() => setPanel("menu")} />
          </div>
        </header>
        <ConnectionBanner atTable />
        {!running && <ResultBar table={table} told={told} onFairness={() => setPanel("fairness")} />}
        <LastRound table={table} view={state.view} />
        {running && <div className={frame.hints} ref={setHintSlot} />}
        <main id="main" className={frame.board} tabIndex={-1} aria-label={gameName(t, table.game)}>
          {Game ? (
            <Suspense fallback={<Loading />}>
              <Game
                view={state.view}
                told={state.told}
                at={state.at}
                choices={free ? state.choices : NO_CHOICES}
                turn={state.turn}
                you={table.you}
                seats={seats}
                id={table.id}
                log={log}
                running={running}
                undo={state.undo && free}
                back={state.back ?? 0}
                secret={state.private ?? false}
                hold={link === "back" ? null : said}
                reducedMotion={reducedMotion}
                readOnly={table.you.length === 0}
                after={running ? null : <Again table={table} />}
                onTold={onTold}
                onMove={actions.move}
                onUndo={actions.undo}
                ask={actions.ask}
                hint={table.hints === "off" || table.you.length === 0 ? null : hint}
              />
            </Suspense>
          ) : (
            <p>{t("error-no-such-game", { reason: "" })}</p>
          )}
        </main>
        <aside className={frame.side} aria-label={t("around-table")}>
          <Seats table={known} view={state.view} turn={running ? state.turn : null} />
          <SideTabs table={table} steps={log} />
        </aside>
        <Sheet which={sheet} table={known} state={state} log={log} onClose={() => setSheet(null)} />
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
