import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./amount-list.module.css";

export interface AmountRow {
  readonly id: string;
  readonly label: string;
  readonly amount: ReactNode;
  /** A row in the shopper's favour. */
  readonly isGood?: boolean;
}

export interface AmountListProps {
  readonly rows: readonly AmountRow[];
  readonly total: Omit<AmountRow, "isGood">;
}

/** Amounts, one per line, and their total. */
export function AmountList({ rows, total }: AmountListProps) {
  return (
    <dl className={styles["list"]}>
      {rows.map(({ id, label, amount, isGood }) => (
        <div key={id} className={classNames(styles["row"], isGood && styles["good"])}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className={classNames(styles["row"], styles["total"])}>
        <dt>{total.label}</dt>
        <dd>{total.amount}</dd>
      </div>
    </dl>
  );
}
