import type { DishRating } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import styles from "./dish-card.module.css";

/** The average rating of a dish, with a text for screen readers. */
export function DishStars({ rating: { average, count } }: { readonly rating: DishRating }) {
  const { t, formatNumber } = useI18n();
  const text = formatNumber(average);
  return (
    <span className={styles["stars"]}>
      <span className="visually-hidden">{t("dish.rating", { average: text, count })}</span>
      <span aria-hidden="true" translate="no">
        {text}
      </span>
    </span>
  );
}
