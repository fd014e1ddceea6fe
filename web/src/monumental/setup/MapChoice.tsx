import { type ReactNode, useEffect, useId, useState } from "react";
import { api, explain } from "../../api";
import type { Options } from "../../pages/setup/types";
import type { MapInfo } from "../../protocol.gen";
import { Button } from "../../ui/Button";
import { CHOICE } from "../../ui/choice";
import { Notice } from "../../ui/fields";
import { useLoad } from "../../ui/hooks";
import { Icon } from "../../ui/icons";
import { Loading } from "../../ui/Page";
import { useLanguage, useWords } from "../../words";
import styles from "./MapChoice.module.css";
import { MapPicture } from "./MapPicture";
import { OwnMap } from "./OwnMap";
import { RandomMap } from "./RandomMap";

interface MapChoiceProps {
  /** How many play, the Automa among them. */
  seats: number;
  monsters: number;
  onChange(change: Options, lacks?: string | null): void;
}

/** Any that fits, one of this edition, a random one, or one's own. */
type Way = "drawn" | "random" | "own" | { map: string };

export function MapChoice({ seats, monsters, onChange }: MapChoiceProps) {
  const t = useWords();
  const maps = useLoad("maps", api.maps);
  const nameOf = useMapName();
  const [way, setWay] = useState<Way>("drawn");
  const [own, setOwn] = useState<MapInfo | null>(null);
  const choose = (next: Way, map: Options, brought: MapInfo | null = null) => {
    setWay(next);
    setOwn(brought);
    onChange({ map: null, tiles: null, ...map });
  };
  const picked = typeof way === "object" ? maps.value?.find(({ id }) => id === way.map) : undefined;
  const none = maps.value !== null && !maps.value.some((map) => map.players === seats);
  const chosen = way === "own" ? own : picked;
  const why = chosen ? misfit(chosen, seats, monsters) : null;
  const lacks =
    chosen && why
      ? t(`setup-map-${why}`, said(chosen, nameOf(chosen), seats, monsters))
      : way === "own" && !own
        ? t("setup-own-lacks")
        : none
          ? t("setup-map-none", { seats })
          : null;
  // It changes with who plays, not only with what is chosen here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change.
  useEffect(() => onChange({}, lacks), [lacks]);
  if (maps.error)
    return (
      <Notice kind="bad">
        {explain(t, maps.error)} <Button onClick={maps.again}>{t("try-again")}</Button>
      </Notice>
    );
  if (!maps.value) return <Loading />;
  const fitting = maps.value.filter((map) => map.players === seats || map === picked);
  const others = maps.value.filter((map) => !fitting.includes(map));
  return (
    <fieldset className={styles.choice}>
      <legend>{t("setup-map")}</legend>
      <div className={styles.cards}>
        <Card
          title={t("setup-map-drawn")}
          text={t("setup-map-drawn-text")}
          picture={<Icon name="dice" />}
          checked={way === "drawn"}
          onChoose={() => choose("drawn", {})}
        />
        {fitting.map((map) => (
          <Preset
            key={map.id}
            map={map}
            checked={map === picked}
            crowded={map.mostMonsters < monsters}
            onChoose={() => choose({ map: map.id }, { map: map.id })}
          />
        ))}
        <Card
          title={t("setup-map-random")}
          text={t("setup-map-random-text")}
          picture={<Icon name="redo" />}
          checked={way === "random"}
          onChoose={() => choose("random", { map: "random-medium" })}
        />
        <Card
          title={t("setup-map-own")}
          text={t("setup-map-own-text")}
          picture={<Icon name="upload" />}
          checked={way === "own"}
          onChoose={() => choose("own", {})}
        />
      </div>
      {none && <Notice kind="bad">{t("setup-map-none", { seats })}</Notice>}
      {picked && <Misfit map={picked} seats={seats} monsters={monsters} />}
      {way === "random" && <RandomMap seats={seats} monsters={monsters} onChange={(map) => choose("random", map)} />}
      {way === "own" && (
        <OwnMap
          seats={seats}
          monsters={monsters}
          example={fitting[0] ?? null}
          onChange={(map) => choose("own", { tiles: map?.data ?? null }, map)}
        />
      )}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{t("setup-map-others")}</summary>
          <div className={styles.cards}>
            {others.map((map) => (
              <OtherMap key={map.id} map={map} />
            ))}
          </div>
        </details>
      )}
    </fieldset>
  );
}

/** Why a map cannot be played at this table, as far as the map itself tells. */
export function misfit(map: MapInfo, seats: number, monsters: number): "misfit" | "crowded" | null {
  if (map.players !== seats) return "misfit";
  return map.mostMonsters < monsters ? "crowded" : null;
}

function said({ players, mostMonsters }: MapInfo, name: string, seats: number, monsters: number) {
  return { name, players, seats, most: mostMonsters, n: monsters };
}

export function Misfit({ map, seats, monsters }: { map: MapInfo; seats: number; monsters: number }) {
  const t = useWords();
  const name = useMapName()(map);
  const why = misfit(map, seats, monsters);
  return why && <Notice kind="bad">{t(`setup-map-${why}`, said(map, name, seats, monsters))}</Notice>;
}

export function useMapName(): (map: MapInfo) => string {
  const language = useLanguage();
  return (map) => map.names[language] ?? map.id;
}

interface CardProps {
  title: string;
  text: ReactNode;
  picture: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChoose(): void;
}

/** One of the ways to a map, with its picture. */
function Card({ title, text, picture, checked, disabled = false, onChoose }: CardProps) {
  const id = useId();
  return (
    <label className={`${CHOICE} ${styles.card}`}>
      <input
        type="radio"
        name="map"
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        onChange={onChoose}
      />
      <span className={styles.picture}>{picture}</span>
      <strong id={`${id}-title`}>{title}</strong>
      <small id={`${id}-text`}>{text}</small>
      {checked && (
        <span className={styles.tick}>
          <Icon name="check" />
        </span>
      )}
    </label>
  );
}

function Preset({
  map,
  checked,
  crowded,
  onChoose,
}: Pick<CardProps, "checked" | "onChoose"> & { map: MapInfo; crowded: boolean }) {
  const t = useWords();
  const name = useMapName()(map);
  return (
    <Card
      title={name}
      text={crowded ? t("setup-map-room", { n: map.mostMonsters }) : <Level level={map.level} />}
      picture={<MapPicture tiles={map.tiles} />}
      checked={checked}
      disabled={crowded && !checked}
      onChoose={onChoose}
    />
  );
}

/** How peaceful a map is, as a word and as dots. */
function Level({ level }: { level: number }) {
  const t = useWords();
  return (
    <>
      <span className={styles.level} aria-hidden="true">
        {"●".repeat(level)}
        {"○".repeat(Math.max(0, 3 - level))}
      </span>{" "}
      {t("setup-map-level", { level })}
    </>
  );
}

/** A map for another number of players: to look at. */
function OtherMap({ map }: { map: MapInfo }) {
  const t = useWords();
  const name = useMapName()(map);
  return (
    <div className={`${CHOICE} ${styles.card}`}>
      <span className={styles.picture}>
        <MapPicture tiles={map.tiles} />
      </span>
      <strong>{name}</strong>
      <small>
        {t("setup-map-for", { n: map.players })} · <Level level={map.level} />
      </small>
    </div>
  );
}
