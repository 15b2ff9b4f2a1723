import { type ReactNode, useId } from "react";
import { Icon } from "../icons.tsx";
import styles from "./link-list.module.css";

/** A titled list of rows with links. */
export function LinkList({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles["title"]}>
        {title}
      </h3>
      <ul className={styles["list"]}>{children}</ul>
    </section>
  );
}

export interface LinkRowProps {
  readonly href: string;
  readonly title: string;
  readonly note: string;
  /** At the end of the row, e.g. a price. */
  readonly side?: ReactNode;
}

export function LinkRow({ href, title, note, side }: LinkRowProps) {
  return (
    <a href={href} className={styles["row"]}>
      <span className={styles["words"]}>
        <span translate="no">{title}</span>
        <span className={styles["note"]}>{note}</span>
      </span>
      {side}
      <Icon name="right" size={20} />
    </a>
  );
}
