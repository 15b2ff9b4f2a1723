import { useId } from "react";
import styles from "./reason-choice.module.css";

interface ReasonChoiceProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** Null: none is chosen yet. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** Selects one of several reasons, a line each. */
export function ReasonChoice<Value extends string>({ label, choices, value, onChange }: ReasonChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.reasons}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.reason}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
