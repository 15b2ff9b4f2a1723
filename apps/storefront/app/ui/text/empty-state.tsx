import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly picture?: ReactNode;
  /** The main action. */
  readonly action?: ReactNode;
}

export function EmptyState({ title, text, picture, action }: EmptyStateProps) {
  return (
    <div className={styles["empty"]}>
      {picture}
      <p className={styles["title"]}>{title}</p>
      {text && <p className={styles["text"]}>{text}</p>}
      {action}
    </div>
  );
}
