import { type ReactNode, useId } from "react";
import styles from "./tip-list.module.css";

/** Suggestions of the shop beside the cart: a small heading above a list. */
export function TipList({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles["tips"]}>
      <h3 id={id} className={styles["title"]}>
        {title}
      </h3>
      <ul className={styles["list"]}>{children}</ul>
    </section>
  );
}
