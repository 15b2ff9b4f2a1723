import type { ReactNode } from "react";
import styles from "./state.module.css";

interface EmptyStateProps {
  readonly title: string;
  /** What will be here, and how it comes here. */
  readonly text: string;
  readonly action?: ReactNode;
  /** The page has nothing else, so this is its heading. */
  readonly isPage?: boolean;
}

export function EmptyState({ title, text, action, isPage = false }: EmptyStateProps) {
  const Heading = isPage ? "h1" : "h2";
  return (
    <div className={styles.state}>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
