import { displayPrice, type Money, priceOfUnit } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { DishCard } from "./dish.ts";
import styles from "./dish-card.module.css";

/** The price on a card: of a piece or portion, or of a kilogram where it is sold by weight. */
export function CardPrice({
  card,
  className = styles["price"],
}: {
  readonly card: DishCard;
  readonly className?: string;
}) {
  const { t, formatPrice } = useI18n();
  const price = formatPrice(unitPrice(card, card.price));
  const old = isReduced(card) ? formatPrice(unitPrice(card, card.regularPrice)) : null;
  return (
    <p translate="no" className={className}>
      {card.priceVaries ? t("dish.from", { price }) : price}
      {card.measure.kind === "grams" && <small>{t("dish.perKilogram")}</small>}
      {old && (
        <s>
          <span className="visually-hidden">{t("dish.oldPrice")}</span> {old}
        </s>
      )}
    </p>
  );
}

/** Whether the old price stands beside the new one: of a price that varies nobody could say which one it was. */
export function isReduced({ priceVaries, regularPrice, price }: DishCard): boolean {
  return !priceVaries && regularPrice > price;
}

function unitPrice({ measure, displayMultiplier }: DishCard, price: Money): Money {
  const shown = displayPrice({ price, displayMultiplier });
  return measure.kind === "grams" ? shown : priceOfUnit({ measure, unitPrice: shown, quantity: 1 });
}
