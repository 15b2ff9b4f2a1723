import type { ReactNode } from "react";
import styles from "./state.module.css";

interface EmptyStateProps {
  readonly title: string;
  /** Describes the future content and how to add it. */
  readonly text: string;
  readonly action?: ReactNode;
  /** Whether the page has nothing else, so that this is its heading. */
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
