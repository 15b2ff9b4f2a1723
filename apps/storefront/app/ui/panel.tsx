import { type ReactNode, useId } from "react";
import styles from "./panel.module.css";

export interface PanelProps {
  readonly title?: string;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A card of a page: a titled section. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={title === undefined ? undefined : id} className={styles["panel"]}>
      {title !== undefined && (
        <header className={styles["header"]}>
          <h2 id={id} className={styles["title"]}>
            {title}
          </h2>
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
