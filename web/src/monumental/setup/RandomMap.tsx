import { useEffect, useState } from "react";
import { api } from "../../api";
import type { Options } from "../../pages/setup/types";
import type { MapInfo, RandomMap as Wish } from "../../protocol.gen";
import { Button } from "../../ui/Button";
import { Notice, Segments } from "../../ui/fields";
import { useAsk, useLatest } from "../../ui/hooks";
import { useWords } from "../../words";
import { Misfit, useMapName } from "./MapChoice";
import styles from "./MapChoice.module.css";
import { MapPicture } from "./MapPicture";

const KINDS = ["small", "medium", "large", "rulebook"] as const;
type Kind = (typeof KINDS)[number];

interface RandomMapProps {
  seats: number;
  monsters: number;
  onChange(map: Options): void;
}

/** A random map: drawn with the game, or here, as often as one likes. */
export function RandomMap({ seats, monsters, onChange }: RandomMapProps) {
  const t = useWords();
  const nameOf = useMapName();
  const { busy, fault, ask } = useAsk();
  const [kind, setKind] = useState<Kind>("medium");
  const [map, setMap] = useState<MapInfo | null>(null);
  const wish: Wish = { players: seats, size: kind === "rulebook" ? null : kind, monsters };
  const change = (next: Kind, drawn: MapInfo | null) => {
    setKind(next);
    setMap(drawn);
    onChange(drawn ? { tiles: drawn.data } : { map: next === "rulebook" ? "random" : `random-${next}` });
  };
  const begin = useLatest();
  const draw = () =>
    ask(async () => {
      const latest = begin();
      const drawn = await api.drawMap(wish);
      if (latest()) change(kind, drawn);
    });
  // A map that was drawn for another table is none for this one.
  const misfit = map !== null && (map.players !== seats || map.mostMonsters < monsters);
  useEffect(() => {
    if (!misfit) return;
    setMap(null);
    onChange({ map: kind === "rulebook" ? "random" : `random-${kind}` });
  }, [misfit, kind, onChange]);
  return (
    <div className={styles.more}>
      <Segments
        label={t("setup-random")}
        value={kind}
        options={KINDS.map((one) => [one, t("setup-random-kind", { kind: one })] as const)}
        onChange={(next) => {
          begin();
          change(next, null);
        }}
      />
      <p className={styles.quiet}>{t("setup-random-text", { kind })}</p>
      {map && (
        <div className={styles.shown}>
          <MapPicture tiles={map.tiles} label={nameOf(map)} />
        </div>
      )}
      {map && <Misfit map={map} seats={seats} monsters={monsters} />}
      {fault && <Notice kind="bad">{fault}</Notice>}
      <div className={styles.row}>
        <Button icon="dice" disabled={busy} onClick={draw}>
          {t(map ? "setup-random-again" : "setup-random-draw")}
        </Button>
        <span className={styles.quiet} role="status">
          {busy ? t("setup-random-drawing") : t(map ? "setup-random-drawn" : "setup-random-later")}
        </span>
      </div>
    </div>
  );
}
