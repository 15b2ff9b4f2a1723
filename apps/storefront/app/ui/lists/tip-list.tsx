import { type ReactNode, useId } from "react";
import styles from "./tip-list.module.css";

/** Suggestions of the shop beside the cart: a small heading above a list with one tab stop. */
export function TipList({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles["tips"]}>
      <h3 id={id} className={styles["title"]}>
        {title}
      </h3>
      <ul className={styles["list"]} data-rove="">
        {children}
      </ul>
    </section>
  );
}
