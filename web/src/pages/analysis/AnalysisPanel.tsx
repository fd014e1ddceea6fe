// The analysis beside a replay: asking for it, how far it is, and what it found.

import { useEffect, useMemo, useRef } from "react";
import { explain } from "../../api";
import { playerName } from "../../names";
import type { Analysis, AnalysisState, Depth, Table } from "../../protocol.gen";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/fields";
import { Loading } from "../../ui/Page";
import { useWords } from "../../words";
import styles from "./analysis.module.css";
import { CourseChart } from "./CourseChart";
import { type Opened, type Shown, Turning } from "./Turning";
import { useAnalysis } from "./useAnalysis";
import { lostOf } from "./values";

interface AnalysisPanelProps {
  table: Table;
  /** The moment that is shown, of how many. */
  n: number;
  length: number;
  /** The turning point that is unfolded. */
  opened: Opened | null;
  /** Whether the panel covers the board. */
  covers?: boolean;
  onMove(to: number): void;
  onOpen(opened: Opened | null): void;
  /** Show a choice on the board: where the panel covers that, it gives way. */
  onShow(opened: Opened): void;
}

const COLOURS = ["var(--accent)", "var(--warn)", "var(--good)", "var(--bad)", "var(--quiet)"];

/** The colours of the seats: where each has a civilization, its own. */
export function coloursOf({ setup }: Table, seats: number): string[] {
  const lands: unknown = setup.civilizations;
  const own = Array.isArray(lands) ? lands.map((land) => `var(--civ-${String(land)})`) : COLOURS;
  return Array.from({ length: seats }, (_, seat) => own[seat] ?? COLOURS[seat] ?? "var(--text)");
}

export default function AnalysisPanel(props: AnalysisPanelProps) {
  const t = useWords();
  const { state, found, error, start, again } = useAnalysis(props.table.id);
  return (
    <section className={styles.panel} aria-label={t("analysis")}>
      {error !== null && (
        <>
          <Notice kind="bad">{explain(t, error)}</Notice>
          <Button onClick={again}>{t("try-again")}</Button>
        </>
      )}
      {state === null && error === null && <Loading />}
      {state?.status === "none" && (
        <div className={styles.invite}>
          <p>{t("analysis-about")}</p>
          <Button kind="main" icon="chart" onClick={() => start("quick")}>
            {t("analysis-start")}
          </Button>
        </div>
      )}
      {!found && state && <Doing state={state} onStart={start} />}
      {found && (
        <Found
          {...props}
          found={found.analysis}
          depth={found.depth}
          deeper={state?.depth === "deep" && state.status !== "done" ? state : null}
          onStart={start}
        />
      )}
    </section>
  );
}

/** How far a look is that is not done, and how it goes on. */
function Doing({
  state,
  closer = false,
  onStart,
}: {
  state: AnalysisState;
  closer?: boolean;
  onStart(depth: Depth): void;
}) {
  const t = useWords();
  const { status, depth, done, total } = state;
  if (status === "waiting" || status === "running")
    return (
      <div className={styles.invite}>
        {!closer && <p>{t("analysis-about")}</p>}
        <Progress share={total > 0 ? done / total : 0} waiting={status === "waiting"} />
      </div>
    );
  if (status !== "stopped" && status !== "failed") return null;
  const failed = status === "failed";
  return (
    <div className={styles.invite}>
      <Notice {...(failed ? { kind: "bad" } : {})}>{t(failed ? "analysis-failed" : "analysis-stopped")}</Notice>
      <Button kind="main" icon="chart" onClick={() => onStart(depth)}>
        {t(failed ? "try-again" : "analysis-go-on")}
      </Button>
    </div>
  );
}

function Progress({ share, waiting }: { share: number; waiting: boolean }) {
  const t = useWords();
  const n = Math.round(share * 100);
  return (
    <label className={styles.progress}>
      <progress value={share} max={1} />
      {waiting ? t("analysis-waiting") : t("analysis-running", { n })}
    </label>
  );
}

interface FoundProps extends AnalysisPanelProps {
  found: Analysis;
  depth: Depth;
  /** The closer look, where it is not done. */
  deeper: AnalysisState | null;
  onStart(depth: Depth): void;
}

function Found({
  table,
  found,
  depth,
  deeper,
  n,
  length,
  opened,
  covers = false,
  onMove,
  onOpen,
  onShow,
  onStart,
}: FoundProps) {
  const t = useWords();
  const seats = found.end.points.length;
  const { alone, turning } = found;
  const names = useMemo(
    () => Array.from({ length: seats }, (_, seat) => playerName(t, table, seat)),
    [t, table, seats],
  );
  const colours = useMemo(() => coloursOf(table, seats), [table, seats]);
  const worst = useMemo(
    () => [...turning].sort((a, b) => lostOf(b, alone) - lostOf(a, alone) || b.lost - a.lost),
    [turning, alone],
  );
  /** What stands at a moment is unfolded with it. */
  const unfold = (at: number) => {
    const point = turning.find((one) => one.n === at);
    if (point) onOpen({ point, alone, shows: "better" });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes to a turning point, by a link say, finds it unfolded.
  useEffect(() => unfold(n), [turning]);
  const below = useRef<HTMLDivElement>(null);
  const goOn = (wish: Depth) => {
    // What is pressed makes way for how far it is, there and in sight.
    below.current?.focus({ preventScroll: true });
    onStart(wish);
  };
  if (found.steps.length === 0) return <p className="ui-quiet">{t("analysis-few")}</p>;
  return (
    <>
      <h3>{t(alone ? "analysis-points" : "analysis-win")}</h3>
      <CourseChart
        found={found}
        names={names}
        colours={colours}
        n={n}
        length={length}
        onMove={(to) => {
          onMove(to);
          unfold(to);
        }}
      />
      <h3>{t("analysis-turning")}</h3>
      {turning.length === 0 && <p className="ui-quiet">{t("analysis-none")}</p>}
      <ol className={styles.list}>
        {worst.map((point) => {
          const shows: Shown | null = opened?.point.n === point.n ? opened.shows : null;
          return (
            <Turning
              key={point.n}
              table={table}
              point={point}
              alone={alone}
              names={names}
              colour={colours[point.seat]}
              shows={shows}
              here={n === point.n}
              covers={covers}
              onOpen={() => {
                onOpen(shows === null ? { point, alone, shows: "better" } : null);
                if (shows === null) onMove(point.n);
              }}
              onShow={(which) => onShow({ point, alone, shows: which })}
            />
          );
        })}
      </ol>
      <div ref={below} className={styles.deeper} tabIndex={-1}>
        <p className="ui-quiet">{t(depth === "quick" ? "analysis-deep-about" : "analysis-deep-done")}</p>
        {deeper && deeper.status !== "none" ? (
          <Doing state={deeper} closer onStart={goOn} />
        ) : (
          depth === "quick" && (
            <Button kind="quiet" icon="search" onClick={() => goOn("deep")}>
              {t("analysis-deep")}
            </Button>
          )
        )}
      </div>
    </>
  );
}
