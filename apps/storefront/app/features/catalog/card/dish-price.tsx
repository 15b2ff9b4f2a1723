import { formerPrice, type Money } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { DishCard } from "./dish.ts";
import styles from "./dish-card.module.css";
import { leastShown } from "./least-shown.ts";

type PricedCard = Pick<
  DishCard,
  "measure" | "displayMultiplier" | "combo" | "price" | "regularPrice" | "priceVaries" | "choicePrice"
>;

/** The price of a piece or portion, or of a weight for dishes sold by weight, with the former price. */
export function CardPrice({
  card,
  className = styles["price"],
}: {
  readonly card: PricedCard;
  readonly className?: string;
}) {
  const { t, formatPrice, formatGrams } = useI18n();
  const { amount, grams } = leastShown(card);
  const price = formatPrice(amount);
  const former = formerOf(card);
  const old = former === null ? null : formatPrice(former);
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

/** Whether the old price is shown beside the new one. */
export function isReduced(card: PricedCard): boolean {
  return formerOf(card) !== null;
}

/** A price that varies has no single old price. */
function formerOf({ priceVaries, choicePrice, price, regularPrice, ...dish }: PricedCard): Money | null {
  return priceVaries || choicePrice > 0 ? null : formerPrice(dish, price, regularPrice);
}
