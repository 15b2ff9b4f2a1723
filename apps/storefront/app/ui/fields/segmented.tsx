import { useId } from "react";
import { classNames } from "../class-names.ts";
import styles from "./segmented.module.css";

export interface SegmentedOption<Value> {
  readonly value: Value;
  readonly label: string;
  /** Below the label, in small text. */
  readonly note?: string;
  readonly disabled?: boolean;
}

export interface SegmentedProps<Value> {
  /** Name of the group for screen readers. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few options, as radio buttons in one bar. */
export function Segmented<Value extends string | number>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles["group"]}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classNames(styles["option"], option.disabled && styles["disabled"])}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.note && <small>{option.note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
