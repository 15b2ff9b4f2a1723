import type { Measure } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useQuantityOf } from "../../state/cart-store.ts";
import styles from "./dish-card.module.css";
import { quantityText } from "./dish-content.ts";

/** How much of a dish is in the cart, on its button; nothing at first, so the server's HTML holds for everybody. */
export function CountMark({ dishId, measure }: { readonly dishId: number; readonly measure: Measure }) {
  const i18n = useI18n();
  const quantity = useQuantityOf(dishId);
  if (quantity === 0) return null;
  const text = quantityText(quantity, measure, i18n);
  return (
    <span className={styles["count"]} translate="no">
      <span className="visually-hidden">{i18n.t("dish.inCart", { count: text })}</span>
      <span aria-hidden="true">{text}</span>
    </span>
  );
}
