import type { Measure } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useQuantityOf } from "../../../model/cart/cart-store.ts";
import { quantityText } from "../../../model/catalog/dish-content.ts";
import styles from "./dish-card.module.css";

export interface CountProps {
  readonly dishId: number;
  readonly measure: Measure;
}

/**
 * Quantity of a dish in the cart, on its button. Empty at first, so that the server's HTML is the same for
 * everybody.
 */
export function CountMark({ dishId, measure }: CountProps) {
  const i18n = useI18n();
  const quantity = useQuantityOf(dishId);
  if (quantity === 0) return null;
  // Drawn by the style sheet, because text in a button would be part of its name.
  return <span aria-hidden="true" className={styles["count"]} data-count={quantityText(quantity, measure, i18n)} />;
}

/** The same as text beside the button, whose own name is its action. */
export function CountNote({ dishId, measure }: CountProps) {
  const i18n = useI18n();
  const quantity = useQuantityOf(dishId);
  if (quantity === 0) return null;
  return <p className="visually-hidden">{i18n.t("dish.inCart", { count: quantityText(quantity, measure, i18n) })}</p>;
}
