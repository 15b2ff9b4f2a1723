import { Icon } from "../../../ui/icons.tsx";
import styles from "./folded-row.module.css";

export interface FoldedRowProps {
  readonly title: string;
  /** The choice in one line. */
  readonly value: string;
  /** Further details below it. "" for none. */
  readonly note?: string;
  readonly onOpen: () => void;
}

/** A prefilled part of the order form: one row that opens for editing. */
export function FoldedRow({ title, value, note = "", onOpen }: FoldedRowProps) {
  return (
    <section aria-label={title} className={styles["section"]}>
      <button type="button" className={styles["row"]} aria-expanded={false} onClick={onOpen}>
        <span className={styles["title"]}>{title}</span>
        <span className={styles["text"]}>
          <span className={styles["value"]}>{value}</span>
          {note !== "" && <span className={styles["note"]}>{note}</span>}
        </span>
        <Icon name="right" size={18} className={styles["more"]} />
      </button>
    </section>
  );
}
