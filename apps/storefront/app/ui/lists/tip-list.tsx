import { type ReactNode, useId } from "react";
import styles from "./tip-list.module.css";

/** What the shop suggests beside the cart: a quiet heading above a list that is one Tab stop. */
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
