import { shownPrice } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { DishCard } from "./dish.ts";
import styles from "./dish-card.module.css";

/** The price of a piece or portion, or of a weight for dishes sold by weight, with the former price. */
export function CardPrice({
  card,
  className = styles["price"],
}: {
  readonly card: Pick<DishCard, "measure" | "displayMultiplier" | "price" | "regularPrice" | "priceVaries">;
  readonly className?: string;
}) {
  const { t, formatPrice, formatGrams } = useI18n();
  const { amount, grams } = shownPrice(card, card.price);
  const price = formatPrice(amount);
  const old = isReduced(card) ? formatPrice(shownPrice(card, card.regularPrice).amount) : null;
  const units = { gram: t("unit.gram"), kilogram: t("unit.kilogram") };
  return (
    <p translate="no" className={className}>
      {card.priceVaries ? t("dish.from", { price }) : price}
      {grams !== null && <small>{t("dish.perWeight", { weight: formatGrams(grams, units) })}</small>}
      {old && (
        <s>
          <span className="visually-hidden">{t("dish.oldPrice")}</span> {old}
        </s>
      )}
    </p>
  );
}

/** Whether the old price is shown beside the new one. A price that varies has no single old price. */
export function isReduced({
  priceVaries,
  regularPrice,
  price,
}: Pick<DishCard, "priceVaries" | "regularPrice" | "price">): boolean {
  return !priceVaries && regularPrice > price;
}
