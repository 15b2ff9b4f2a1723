import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import styles from "./choice-row.module.css";

export interface ChoiceRowProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  readonly note?: ReactNode;
  /** At the end of the row, e.g. a price. */
  readonly side?: ReactNode;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One option of a group as a plain row. `name` identifies the group. */
export function ChoiceRow({ note, side, children, ...rest }: ChoiceRowProps) {
  return (
    <label className={styles["row"]}>
      <input {...rest} type="radio" className="visually-hidden" />
      <span className={styles["mark"]} />
      <span className={styles["text"]}>
        <span>{children}</span>
        {note && <span className={styles["note"]}>{note}</span>}
      </span>
      {side && <span className={styles["side"]}>{side}</span>}
    </label>
  );
}
