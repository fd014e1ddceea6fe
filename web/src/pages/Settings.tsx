import { useId, useState } from "react";
import { LANGUAGES } from "../languages";
import { rename, setLanguage, useMe } from "../me";
import { type Language, NAME_LENGTH } from "../protocol.gen";
import { type Look, type Motion, TEXT_SIZES, useSettings } from "../settings";
import { play } from "../sounds/player";
import { Dialog } from "../ui/Dialog";
import { Notice, Segments, Select, Switch, Text } from "../ui/fields";
import { useAsk } from "../ui/hooks";
import { useWords } from "../words";

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const t = useWords();
  const settings = useSettings();
  const me = useMe((state) => state.me);
  const { fault, ask } = useAsk();
  const [name, setName] = useState(me?.name ?? "");
  const languages: (readonly [Language | "", string])[] = [
    ["", t("language-browser")],
    ...Object.entries(LANGUAGES).map(([code, own]) => [code, own] as const),
  ];
  const looks: [Look, string][] = [
    ["system", t("look-system")],
    ["light", t("look-light")],
    ["dark", t("look-dark")],
  ];
  const motions: [Motion, string][] = [
    ["system", t("motion-system")],
    ["less", t("motion-less")],
    ["full", t("motion-full")],
  ];
  const notify = async (wanted: boolean) => {
    const allowed = wanted && "Notification" in window && (await Notification.requestPermission()) === "granted";
    settings.set({ notify: allowed });
  };
  const keepName = () => {
    const trimmed = name.trim();
    if (trimmed && trimmed !== me?.name) void ask(() => rename(trimmed));
  };
  return (
    <Dialog title={t("settings")} onClose={onClose}>
      <div className="ui-stack">
        <Text label={t("your-name")} value={name} maxLength={NAME_LENGTH} onChange={setName} onBlur={keepName} />
        {fault && <Notice kind="bad">{fault}</Notice>}
        <Select
          label={t("language")}
          value={settings.language ?? ""}
          options={languages}
          onChange={(code) => setLanguage(code || null)}
        />
        <Segments label={t("look")} value={settings.look} options={looks} onChange={(look) => settings.set({ look })} />
        <Select
          label={t("text-size")}
          value={settings.textSize}
          options={TEXT_SIZES.map((size) => [size, t("percent", { n: size })] as const)}
          onChange={(textSize) => settings.set({ textSize })}
        />
        <Segments
          label={t("motion")}
          value={settings.motion}
          options={motions}
          onChange={(motion) => settings.set({ motion })}
        />
        <Switch
          label={t("sound")}
          hint={t("sound-hint")}
          checked={settings.sound}
          onChange={(sound) => {
            settings.set({ sound });
            play("turn");
          }}
        />
        {settings.sound && (
          <Volume
            value={settings.volume}
            onChange={(volume) => {
              settings.set({ volume });
              play("stone");
            }}
          />
        )}
        {"Notification" in window && (
          <Switch label={t("notify")} hint={t("notify-hint")} checked={settings.notify} onChange={notify} />
        )}
      </div>
    </Dialog>
  );
}

function Volume({ value, onChange }: { value: number; onChange(value: number): void }) {
  const t = useWords();
  const id = useId();
  return (
    <div className="ui-field">
      <label htmlFor={id}>{t("volume")}</label>
      <input
        id={id}
        type="range"
        min={10}
        max={100}
        step={10}
        value={value}
        aria-valuetext={t("percent", { n: value })}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
