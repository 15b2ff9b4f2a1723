import { useId } from "react";
import styles from "./star-field.module.css";

const max = 5;

export interface StarFieldProps {
  /** The rated thing. */
  readonly label: string;
  /** Accessible name of a number of stars. */
  readonly nameOf: (stars: number) => string;
  /** 0: none chosen yet. */
  readonly value: number;
  readonly onChange: (stars: number) => void;
  readonly size?: "m" | "l";
  /** Id of the error text. Absent without an error. */
  readonly errorId?: string | undefined;
}

/** One to five stars, as radio buttons of 44 px. */
export function StarField({ label, nameOf, value, onChange, size = "m", errorId }: StarFieldProps) {
  const name = useId();
  return (
    <fieldset className={styles["field"]} data-size={size} aria-describedby={errorId}>
      <legend className={styles["label"]}>{label}</legend>
      <div className={styles["stars"]}>
        {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
          <label key={stars} className={styles["star"]} data-on={stars <= value || undefined}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={stars === value}
              aria-label={nameOf(stars)}
              onChange={() => onChange(stars)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M12 2.8l2.8 5.9 6.4.8-4.7 4.5 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.8z" />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
