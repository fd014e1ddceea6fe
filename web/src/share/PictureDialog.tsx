import { Suspense, useState } from "react";
import { api, explain } from "../api";
import { gameOf } from "../games";
import { gameName, outcome, playerName } from "../names";
import type { Moment, Table } from "../protocol.gen";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Notice } from "../ui/fields";
import { useLoad } from "../ui/hooks";
import { Loading, Plain } from "../ui/Page";
import { save } from "../ui/Share";
import { useLanguage, useWords } from "../words";
import { pngOf } from "./png";
import styles from "./share.module.css";

/** A finished game as a picture: to look at, to save, and to share where the device can. */
export default function PictureDialog({ table, onClose }: { table: Table; onClose(): void }) {
  const t = useWords();
  const last = useLoad(table.id, async () => {
    const { at } = await api.table(table.id);
    return api.step(table.id, at[1]);
  });
  return (
    <Dialog shape="wide" title={t("picture-title")} onClose={onClose}>
      {last.error ? (
        <Plain title={t("error")} text={explain(t, last.error)}>
          <Button onClick={last.again}>{t("try-again")}</Button>
        </Plain>
      ) : last.value ? (
        <Drawn table={table} moment={last.value} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

function Drawn({ table, moment }: { table: Table; moment: Moment }) {
  const t = useWords();
  const language = useLanguage();
  const [drawing, setDrawing] = useState<SVGSVGElement | null>(null);
  const [failed, setFailed] = useState(false);
  const Picture = gameOf(table.game)?.Picture;
  const game = gameName(t, table.game);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(table.made);
  const title = t("picture-of", { game, date });
  const { scores = [], winners = [], ended = null } = table.result ?? {};
  const draw = async (use: (png: File) => void | Promise<void>) => {
    setFailed(false);
    try {
      if (!drawing) return;
      const day = new Date(table.made).toISOString().slice(0, 10);
      const name = `${table.game}-${day}-${table.id.slice(0, 6)}.png`;
      await use(new File([await pngOf(drawing)], name, { type: "image/png" }));
    } catch (error) {
      // Whoever thinks better of sharing it has not met a fault.
      setFailed(!(error instanceof DOMException && error.name === "AbortError"));
    }
  };
  return (
    <div className={styles.window}>
      <div className={styles.picture}>
        {Picture && (
          <Suspense fallback={<Loading />}>
            <Picture
              ref={setDrawing}
              view={moment.view as never}
              names={scores.map((_, seat) => playerName(t, table, seat))}
              winners={scores.length > 1 ? winners : []}
              playedOut={ended === null}
              label={title}
              app={t("app-name")}
              game={game}
              outcome={outcome(t, language, { ...table, you: [] })}
              date={date}
            />
          </Suspense>
        )}
      </div>
      {failed && <Notice kind="bad">{t("picture-failed")}</Notice>}
      <div className="ui-row">
        <Button kind="main" icon="download" disabled={!drawing} onClick={() => draw((png) => save(png.name, png))}>
          {t("picture-save")}
        </Button>
        {canShare() && (
          <Button
            icon="share"
            disabled={!drawing}
            onClick={() => draw((png) => navigator.share({ files: [png], title }))}
          >
            {t("share")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Whether this device hands pictures on. */
function canShare(): boolean {
  const probe = new File([], "cairn.png", { type: "image/png" });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}
