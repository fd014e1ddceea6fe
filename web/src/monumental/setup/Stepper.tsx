import { useId } from "react";
import { IconButton } from "../../ui/Button";
import { useWords } from "../../words";
import styles from "./Stepper.module.css";

interface StepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange(value: number): void;
}

/** A small number, one up or one down. */
export function Stepper({ label, value, least, most, onChange }: StepperProps) {
  const t = useWords();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would repeat the words of both.
    <div className={styles.stepper} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <IconButton icon="minus" label={t("fewer")} disabled={value <= least} onClick={() => onChange(value - 1)} />
      <output aria-live="polite">{value}</output>
      <IconButton icon="plus" label={t("more")} disabled={value >= most} onClick={() => onChange(value + 1)} />
    </div>
  );
}
