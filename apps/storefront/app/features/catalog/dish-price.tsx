import { displayPrice, type Money, priceOfUnit } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Price } from "../../ui/price.tsx";
import type { DishCard } from "./dish.ts";

/** The price a card shows: of a piece or portion, or of a kilogram where it is sold by weight. */
export function DishPrice({ card, className }: { readonly card: DishCard; readonly className?: string }) {
  const { t } = useI18n();
  const isByWeight = card.measure.kind === "grams";
  const regular = unitPrice(card, card.regularPrice);
  return (
    <>
      <Price amount={unitPrice(card, card.price)} old={card.priceVaries ? null : regular} from={card.priceVaries} className={className} />
      {isByWeight && <small> {t("dish.perKilogram")}</small>}
    </>
  );
}

function unitPrice(card: DishCard, price: Money): Money {
  const shown = displayPrice({ price, displayMultiplier: card.displayMultiplier });
  return card.measure.kind === "grams" ? shown : priceOfUnit({ measure: card.measure, unitPrice: shown, quantity: 1 });
}
