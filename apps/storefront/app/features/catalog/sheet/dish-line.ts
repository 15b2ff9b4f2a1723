import {
  type CartLine,
  type CartSupplement,
  type Choice,
  choiceUnits,
  halvesPrice,
  type LineRequest,
  lineKey,
  mergeSupplements,
  type VariationId,
} from "@skatert/domain";
import type { DishCard, DishDetail, SheetGroup } from "../card/dish.ts";

export interface DishChoice {
  readonly variationId: VariationId | null;
  /** Supplement id → count per unit of the dish, of supplements outside groups. */
  readonly counts: Readonly<Record<number, number>>;
  /** Choices in the groups of the dish. */
  readonly choices: readonly Choice[];
  readonly quantity: number;
  /** The guest's wish as typed. */
  readonly note?: string;
}

type Detail = Pick<DishDetail, "variations" | "supplementGroups" | "groups" | "sizedGroups" | "takesNote">;

/** The request of a tap on a card: its presets, no supplements, the first-add minimum. */
export function plainChoice(card: DishCard): DishChoice {
  return { variationId: null, counts: {}, choices: [], quantity: card.initialQuantity };
}

/** The groups of a dish at a size. */
export function groupsAt(
  { groups, sizedGroups }: Pick<DishDetail, "groups" | "sizedGroups">,
  variationId: VariationId | null,
): readonly SheetGroup[] {
  return variationId === null ? groups : (sizedGroups[variationId] ?? groups);
}

/** The cart line of a choice. */
export function lineOfDish(card: DishCard, choice: DishChoice, detail?: Detail): CartLine {
  const variation = detail?.variations.find(({ id }) => id === choice.variationId) ?? null;
  const { supplements, choices, freeUnits, halves } = chosenOf(card, choice, detail);
  const request: LineRequest = {
    productId: card.id,
    variationId: variation?.id ?? null,
    quantity: choice.quantity,
    supplements: choices === undefined ? supplements : mergeSupplements(supplements),
    ...(choices === undefined ? {} : { choices }),
    ...noteOf(choice, detail),
  };
  return {
    ...request,
    key: lineKey(request),
    name: card.name,
    variationName: variation?.name ?? null,
    unitPrice: halves?.price ?? variation?.price ?? card.price,
    regularPrice: halves?.regularPrice ?? variation?.regularPrice ?? card.regularPrice,
    picture: card.picture,
    url: card.url,
    measure: card.measure,
    step: card.step,
    initialQuantity: card.initialQuantity,
    countable: card.countable,
    supplements,
    freeLimits: card.freeLimits,
    ...(freeUnits === undefined || freeUnits.length === 0 ? {} : { freeUnits }),
    combo: card.combo,
    excludedFromMinimum: card.excludedFromMinimum,
    categoryIds: card.categoryIds,
    locationIds: card.locationIds,
  };
}

/** The note on one line, as the server keeps it. */
function noteOf({ note = "" }: DishChoice, detail: Detail | undefined): Pick<LineRequest, "note"> {
  const written = detail?.takesNote ? note.trim().replace(/\s+/g, " ") : "";
  return written === "" ? {} : { note: written };
}

interface Chosen extends Pick<CartLine, "supplements" | "choices" | "freeUnits"> {
  readonly halves?: Pick<DishCard, "price" | "regularPrice"> | undefined;
}

function chosenOf(card: DishCard, choice: DishChoice, detail: Detail | undefined): Chosen {
  if (detail === undefined) return card.presets ?? { supplements: [] };
  const loose = looseSupplements(choice, detail);
  if (card.presets === null) return { supplements: loose };
  const groups = groupsAt(detail, choice.variationId);
  const { supplements, freeUnits } = choiceUnits(groups, choice.choices);
  const price = halvesPrice(groups, choice.choices, "price");
  const regularPrice = halvesPrice(groups, choice.choices, "regularPrice") ?? price;
  return {
    supplements: [...supplements, ...loose],
    choices: choice.choices,
    freeUnits,
    halves: price === null || regularPrice === null ? undefined : { price, regularPrice },
  };
}

function looseSupplements({ counts }: DishChoice, { supplementGroups }: Detail): readonly CartSupplement[] {
  return supplementGroups
    .flatMap(({ items }) => items)
    .map(({ id, name, price, categoryIds }) => ({ id, count: counts[id] ?? 0, name, price, categoryIds }))
    .filter(({ count }) => count > 0);
}
