import type { Money } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { classNames } from "../class-names.ts";
import styles from "./price.module.css";

export interface PriceProps {
  readonly amount: Money;
  /** A higher former price. */
  readonly old?: Money | null;
  /** The price of the cheapest of several choices. */
  readonly from?: boolean;
  readonly className?: string;
}

/** An amount that translation widgets leave unchanged. */
export function Price({ amount, old, from, className }: PriceProps) {
  const { t, formatPrice } = useI18n();
  const text = formatPrice(amount);
  return (
    <span translate="no" className={classNames(styles["price"], className)}>
      <span>{from ? t("dish.from", { price: text }) : text}</span>
      {old != null && old > amount && (
        <s className={styles["old"]}>
          <span className="visually-hidden">{t("dish.oldPrice")}</span> {formatPrice(old)}
        </s>
      )}
    </span>
  );
}
