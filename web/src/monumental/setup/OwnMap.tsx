import { useId, useRef, useState } from "react";
import { api } from "../../api";
import type { MapInfo, MapMistake } from "../../protocol.gen";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/fields";
import { useAsk, useLatest } from "../../ui/hooks";
import { useWords } from "../../words";
import { Misfit, misfit, useMapName } from "./MapChoice";
import styles from "./MapChoice.module.css";
import { MapPicture } from "./MapPicture";
import { asFile } from "./mapFile";

interface OwnMapProps {
  seats: number;
  monsters: number;
  /** A map to begin with. */
  example: MapInfo | null;
  onChange(map: MapInfo | null): void;
}

/** A map of one's own: written, pasted or from a file; the server says where it is wrong. */
export function OwnMap({ seats, monsters, example, onChange }: OwnMapProps) {
  const t = useWords();
  const nameOf = useMapName();
  const id = useId();
  const { busy, fault, ask } = useAsk();
  const file = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [map, setMap] = useState<MapInfo | null>(null);
  const [mistake, setMistake] = useState<MapMistake | null>(null);
  const begin = useLatest();
  const write = (next: string) => {
    begin();
    setText(next);
    setMap(null);
    setMistake(null);
    onChange(null);
  };
  const check = (wanted: string) =>
    ask(async () => {
      const latest = begin();
      const found = await api.checkMap(wanted);
      if (!latest()) return;
      setMap(found.map);
      setMistake(found.mistake);
      onChange(found.map);
    });
  const take = (next: string) => {
    write(next);
    void check(next);
  };
  return (
    <div className={styles.more}>
      <label htmlFor={id}>{t("setup-own-file")}</label>
      <textarea
        id={id}
        ref={box}
        className={styles.file}
        rows={9}
        spellCheck={false}
        autoCapitalize="off"
        wrap="off"
        value={text}
        aria-invalid={mistake !== null}
        aria-describedby={mistake ? `${id}-mistake` : undefined}
        onChange={(event) => write(event.target.value)}
      />
      {mistake && (
        <div id={`${id}-mistake`}>
          <Place text={text} mistake={mistake} onGo={(from, to) => box.current && select(box.current, from, to)} />
        </div>
      )}
      {fault && <Notice kind="bad">{fault}</Notice>}
      {map && (
        <>
          <div className={styles.shown}>
            <MapPicture tiles={map.tiles} label={nameOf(map)} />
          </div>
          {misfit(map, seats, monsters) === null ? (
            <Notice kind="good">{t("setup-own-good", { name: nameOf(map), players: map.players })}</Notice>
          ) : (
            <Misfit map={map} seats={seats} monsters={monsters} />
          )}
        </>
      )}
      <div className={styles.row}>
        <Button icon="check" disabled={busy || !text.trim()} onClick={() => check(text)}>
          {t("setup-own-check")}
        </Button>
        <Button icon="upload" disabled={busy} onClick={() => file.current?.click()}>
          {t("setup-own-choose")}
        </Button>
        {example && !text.trim() && (
          <Button kind="quiet" icon="copy" onClick={() => take(asFile(example, nameOf(example)))}>
            {t("setup-own-example", { name: nameOf(example) })}
          </Button>
        )}
        <input
          ref={file}
          type="file"
          hidden
          aria-label={t("setup-own-choose")}
          accept=".toml,.txt,text/plain"
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            event.target.value = "";
            if (chosen) void chosen.text().then(take);
          }}
        />
      </div>
    </div>
  );
}

/** What is wrong, with the line where it is; the line can be gone to. */
function Place({ text, mistake, onGo }: { text: string; mistake: MapMistake; onGo(from: number, to: number): void }) {
  const t = useWords();
  const { line, column, reason } = mistake;
  const lines = text.split("\n");
  const start = line === null ? 0 : lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const length = line === null ? 0 : (lines[line - 1]?.length ?? 0);
  return (
    <Notice kind="bad">
      {line !== null && (
        <button
          type="button"
          className={styles.line}
          aria-label={t("setup-own-go", { line })}
          onClick={() => onGo(start + Math.min(length, (column ?? 1) - 1), start + length)}
        >
          <span aria-hidden="true">{line}</span>
          <code>{lines[line - 1]?.trim() || " "}</code>
        </button>
      )}
      {reason}
    </Notice>
  );
}

function select(box: HTMLTextAreaElement, from: number, to: number): void {
  box.focus();
  box.setSelectionRange(from, to);
  // Browsers do not scroll to what is selected by a script.
  const line = box.value.slice(0, from).split("\n").length - 1;
  box.scrollTop = Math.max(0, (line - 2) * (box.scrollHeight / box.value.split("\n").length));
}
