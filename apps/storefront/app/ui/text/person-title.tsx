import type { Money } from "@skatert/domain";
import styles from "./person-title.module.css";
import { Price } from "./price.tsx";

/** The person in a group order whose dishes follow, with their sum. */
export function PersonTitle({ name, sum }: { readonly name: string; readonly sum: Money }) {
  return (
    <p className={styles["person"]}>
      <span className={styles["name"]}>{name}</span>
      <Price amount={sum} />
    </p>
  );
}
