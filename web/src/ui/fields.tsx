import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import styles from "./fields.module.css";

interface ChoiceProps<Value extends string | number> {
  label: string;
  value: NoInfer<Value>;
  options: readonly (readonly [Value, string])[];
  onChange(value: NoInfer<Value>): void;
  hideLabel?: boolean;
}

export function Select<Value extends string | number>({
  label,
  value,
  options,
  onChange,
  hideLabel = false,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="ui-field">
      <label htmlFor={id} className={hideLabel ? "ui-unseen" : undefined}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const found = options[event.target.selectedIndex];
          if (found) onChange(found[0]);
        }}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A few options side by side, of which one is chosen. */
export function Segments<Value extends string | number>({
  label,
  value,
  options,
  onChange,
  hideLabel = false,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`ui-field ${styles.segments}`}>
      <legend className={hideLabel ? "ui-unseen" : undefined}>{label}</legend>
      <div>
        {options.map(([key, text]) => (
          <label key={key}>
            <input type="radio" name={name} checked={key === value} onChange={() => onChange(key)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface TextProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange" | "id"> {
  label: string;
  value: string;
  hideLabel?: boolean;
  onChange(value: string): void;
}

export function Text({ label, hideLabel = false, onChange, ...rest }: TextProps) {
  const id = useId();
  return (
    <div className="ui-field">
      <label htmlFor={id} className={hideLabel ? "ui-unseen" : undefined}>
        {label}
      </label>
      <input id={id} type="text" onChange={(event) => onChange(event.target.value)} {...rest} />
    </div>
  );
}

interface SwitchProps {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
}

export function Switch({ label, hint, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}

export function Notice({ kind = "info", children }: { kind?: "info" | "bad" | "good"; children: ReactNode }) {
  return (
    <p className={`${styles.notice} ${styles[kind] ?? ""}`} role={kind === "bad" ? "alert" : "status"}>
      {children}
    </p>
  );
}
