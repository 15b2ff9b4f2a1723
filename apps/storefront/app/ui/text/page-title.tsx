import type { ReactNode } from "react";
import styles from "./page-title.module.css";

/** A page's heading, with a subtitle and actions. */
export function PageTitle({
  title,
  text,
  action,
}: {
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
}) {
  return (
    <header className={styles["header"]}>
      <h1>{title}</h1>
      {action}
      {text && <p className={styles["text"]}>{text}</p>}
    </header>
  );
}
