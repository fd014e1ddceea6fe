// The analysis beside a replay: asking for it, how far it is, and what it found.

import { useMemo, useState } from "react";
import { explain } from "../../api";
import { playerName } from "../../names";
import type { Analysis, Depth, Table } from "../../protocol.gen";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/fields";
import { Loading } from "../../ui/Page";
import { useWords } from "../../words";
import styles from "./analysis.module.css";
import { CourseChart } from "./CourseChart";
import { Turning } from "./Turning";
import { useAnalysis } from "./useAnalysis";

interface AnalysisPanelProps {
  table: Table;
  /** The moment that is shown, of how many. */
  n: number;
  length: number;
  onMove(to: number): void;
  /** Show a moment: where the panel covers the table, it gives way. */
  onShow(to: number): void;
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
      {(state?.status === "waiting" || state?.status === "running") && (
        <Progress
          share={state.total > 0 ? state.done / state.total : 0}
          waiting={state.status === "waiting"}
          closer={found !== null}
        />
      )}
      {state?.status === "stopped" && (
        <div className={styles.invite}>
          <Notice>{t("analysis-stopped")}</Notice>
          <Button kind="main" icon="chart" onClick={() => start(state.depth)}>
            {t("analysis-go-on")}
          </Button>
        </div>
      )}
      {state?.status === "failed" && (
        <div className={styles.invite}>
          <Notice kind="bad">{t("analysis-failed")}</Notice>
          <Button kind="main" icon="chart" onClick={() => start(state.depth)}>
            {t("try-again")}
          </Button>
        </div>
      )}
      {found && (
        <Found
          {...props}
          found={found.analysis}
          depth={found.depth}
          mayDeeper={state?.depth === "quick"}
          onDeeper={() => start("deep")}
        />
      )}
    </section>
  );
}

/** How far it is; what it is about goes without saying where a quick look is shown already. */
function Progress({ share, waiting, closer }: { share: number; waiting: boolean; closer: boolean }) {
  const t = useWords();
  const n = Math.round(share * 100);
  const text = waiting ? t("analysis-waiting") : t("analysis-running", { n });
  return (
    <div className={styles.invite}>
      {!closer && <p>{t("analysis-about")}</p>}
      <label className={styles.progress}>
        <progress value={share} max={1} />
        {text}
      </label>
    </div>
  );
}

function Found({
  table,
  found,
  depth,
  mayDeeper,
  n,
  length,
  onMove,
  onShow,
  onDeeper,
}: AnalysisPanelProps & { found: Analysis; depth: Depth; mayDeeper: boolean; onDeeper(): void }) {
  const t = useWords();
  const seats = found.end.points.length;
  const names = useMemo(
    () => Array.from({ length: seats }, (_, seat) => playerName(t, table, seat)),
    [t, table, seats],
  );
  const colours = useMemo(() => coloursOf(table, seats), [table, seats]);
  const worst = useMemo(() => [...found.turning].sort((a, b) => b.lost - a.lost), [found]);
  const [opened, setOpened] = useState(worst[0]?.n ?? null);
  if (found.steps.length === 0) return <p className="ui-quiet">{t("analysis-few")}</p>;
  return (
    <>
      <h3>{t(found.alone ? "analysis-points" : "analysis-win")}</h3>
      <CourseChart found={found} names={names} colours={colours} n={n} length={length} onMove={onMove} />
      <h3>{t("analysis-turning")}</h3>
      {found.turning.length === 0 && <p className="ui-quiet">{t("analysis-none")}</p>}
      <ol className={styles.list}>
        {worst.map((point) => (
          <Turning
            key={point.n}
            table={table}
            point={point}
            alone={found.alone}
            names={names}
            colour={colours[point.seat]}
            open={opened === point.n}
            here={n === point.n}
            onOpen={() => {
              setOpened(opened === point.n ? null : point.n);
              if (opened !== point.n) onMove(point.n);
            }}
            onShow={() => onShow(point.n)}
          />
        ))}
      </ol>
      <div className={styles.deeper}>
        <p className="ui-quiet">{t(depth === "quick" ? "analysis-deep-about" : "analysis-deep-done")}</p>
        {mayDeeper && (
          <Button kind="quiet" icon="search" onClick={onDeeper}>
            {t("analysis-deep")}
          </Button>
        )}
      </div>
    </>
  );
}
