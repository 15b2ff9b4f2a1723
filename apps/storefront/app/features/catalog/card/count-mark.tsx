import type { Measure } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useQuantityOf } from "../../../model/cart/cart-store.ts";
import { quantityText } from "../sheet/dish-content.ts";
import styles from "./dish-card.module.css";

export interface CountProps {
  readonly dishId: number;
  readonly measure: Measure;
}

/** How much of a dish is in the cart, on its button; nothing at first, so the server's HTML holds for everybody. */
export function CountMark({ dishId, measure }: CountProps) {
  const i18n = useI18n();
  const quantity = useQuantityOf(dishId);
  if (quantity === 0) return null;
  // Drawn by the style sheet: text in a button would have to be part of its name.
  return <span aria-hidden="true" className={styles["count"]} data-count={quantityText(quantity, measure, i18n)} />;
}

/** The same in words, beside the button: its own name says what it does. */
export function CountNote({ dishId, measure }: CountProps) {
  const i18n = useI18n();
  const quantity = useQuantityOf(dishId);
  if (quantity === 0) return null;
  return <p className="visually-hidden">{i18n.t("dish.inCart", { count: quantityText(quantity, measure, i18n) })}</p>;
}
