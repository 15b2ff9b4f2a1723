import { type CartLine, type LineRequest, lineKey, type VariationId } from "@skatert/domain";
import type { DishCard, DishDetail, DishSupplement } from "../card/dish.ts";

export interface DishChoice {
  readonly variationId: VariationId | null;
  /** Supplement id → count per unit of the dish. */
  readonly counts: Readonly<Record<number, number>>;
  readonly quantity: number;
}

/** The request of a tap on a card: no supplements, the first-add minimum. */
export function plainChoice(card: DishCard): DishChoice {
  return { variationId: null, counts: {}, quantity: card.initialQuantity };
}

/** The cart line of a choice. */
export function lineOfDish(
  card: DishCard,
  choice: DishChoice,
  detail?: Pick<DishDetail, "variations" | "supplementGroups">,
): CartLine {
  const variation = detail?.variations.find(({ id }) => id === choice.variationId) ?? null;
  const supplements = chosenSupplements(choice, detail).map(({ item, count }) => ({
    id: item.id,
    count,
    name: item.name,
    price: item.price,
    categoryIds: item.categoryIds,
  }));
  const request: LineRequest = {
    productId: card.id,
    variationId: variation?.id ?? null,
    quantity: choice.quantity,
    supplements,
  };
  return {
    ...request,
    key: lineKey(request),
    name: card.name,
    variationName: variation?.name ?? null,
    unitPrice: variation?.price ?? card.price,
    regularPrice: variation?.regularPrice ?? card.regularPrice,
    picture: card.picture,
    url: card.url,
    measure: card.measure,
    step: card.step,
    initialQuantity: card.initialQuantity,
    countable: card.countable,
    supplements,
    freeLimits: card.freeLimits,
    combo: card.combo,
    excludedFromMinimum: card.excludedFromMinimum,
    categoryIds: card.categoryIds,
    locationIds: card.locationIds,
  };
}

function chosenSupplements(
  { counts }: DishChoice,
  detail: Pick<DishDetail, "supplementGroups"> | undefined,
): readonly { item: DishSupplement; count: number }[] {
  const items = detail?.supplementGroups.flatMap((group) => group.items) ?? [];
  return items.map((item) => ({ item, count: counts[item.id] ?? 0 })).filter(({ count }) => count > 0);
}
