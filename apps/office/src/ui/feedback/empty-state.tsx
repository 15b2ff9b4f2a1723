import type { ReactNode } from "react";
import styles from "./state.module.css";

interface EmptyStateProps {
  readonly title: string;
  /** What will be here, and how it comes here. */
  readonly text: string;
  readonly action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
