import type { Catalog, Product, ProductId, Variation } from "../catalog/types.ts";
import type { Money } from "../money/money.ts";
import { type ChoiceUnits, choiceUnits, halvesPrice } from "./choices/choice-units.ts";
import { type DishGroup, inSheetOrder, resolveGroups } from "./choices/resolve-groups.ts";
import { outsideGroups, settledLine } from "./choices/settle-choices.ts";
import { freeLimitsOf } from "./free-limits.ts";
import { lineKey, mergeSupplements } from "./line-key.ts";
import type { CartLine, CartSupplement, LineRequest, SupplementChoice } from "./types.ts";

/**
 * A line at the menu's present prices, as the browser stores it and pricing takes it (a CartLine is a
 * PricingLine). Null if the menu lacks the dish, its variation or a supplement. It does not check whether the
 * dish may be sold. `url` is the dish's page.
 */
export function makeLine(catalog: Catalog, request: LineRequest, url = ""): CartLine | null {
  const product = catalog.products.get(request.productId);
  if (product === undefined) return null;
  const groups = resolveGroups({ product, variationId: request.variationId }, catalog);
  const asked = settledLine(request, product, groups, ({ id }) => catalog.products.get(id)?.inStock === true);
  return makeSettledLine(catalog, { request: asked, product, groups }, url);
}

interface SettledRequest {
  readonly request: LineRequest;
  readonly product: Product;
  readonly groups: readonly DishGroup[];
}

/** As `makeLine`, of a line that is settled in the groups of its dish at its size (`settledLine`). */
export function makeSettledLine(
  catalog: Catalog,
  { request: asked, product, groups }: SettledRequest,
  url = "",
): CartLine | null {
  const variation = variationOf(product, asked);
  if (variation === undefined) return null;
  const chosen = chosenIn(asked, groups, catalog);
  if (chosen === null) return null;
  const { supplements, freeUnits, halves } = chosen;
  return {
    productId: product.id,
    variationId: asked.variationId,
    quantity: asked.quantity,
    key: lineKey(asked),
    name: product.name,
    variationName: variation?.attributes.map(({ option }) => option).join(", ") ?? null,
    unitPrice: halves("price") ?? (variation ?? product).price,
    regularPrice: halves("regularPrice") ?? (variation ?? product).regularPrice,
    picture: product.images[0] ?? null,
    url,
    measure: product.measure,
    step: product.step,
    initialQuantity: product.initialQuantity,
    ...(product.countable ? {} : { countable: false }),
    supplements,
    ...(asked.choices === undefined ? {} : { choices: asked.choices }),
    ...(asked.note === undefined ? {} : { note: asked.note }),
    freeLimits: freeLimitsOf(product.id, catalog),
    ...(freeUnits.length === 0 ? {} : { freeUnits }),
    combo: product.combo?.discount ?? null,
    excludedFromMinimum: product.excludedFromMinimum,
    categoryIds: categoryIdsOf(product.id, catalog),
    locationIds: product.locationIds,
  };
}

/** Null: no variation requested. Undefined: the dish lacks the requested variation. */
function variationOf(product: Product, { variationId }: LineRequest): Variation | null | undefined {
  return variationId === null ? null : product.variations.find((variation) => variation.id === variationId);
}

interface Chosen extends ChoiceUnits {
  /** The price of two halves. Null: the dish has none. */
  readonly halves: (of: "price" | "regularPrice") => Money | null;
}

/** The units of a line's groups, then its supplements outside them. Null if the menu lacks one of those. */
function chosenIn(asked: LineRequest, groups: readonly DishGroup[], catalog: Catalog): Chosen | null {
  if (asked.choices === undefined) {
    const supplements = supplementsOf(catalog, asked.supplements);
    return supplements && { supplements, freeUnits: [], halves: () => null };
  }
  const { choices } = asked;
  const outside = supplementsOf(catalog, outsideGroups(asked.supplements, choices));
  const { supplements, freeUnits } = choiceUnits(inSheetOrder(groups), choices);
  return (
    outside && {
      supplements: [...supplements, ...outside],
      freeUnits,
      halves: (of) => halvesPrice(groups, choices, of),
    }
  );
}

function supplementsOf(catalog: Catalog, choices: readonly SupplementChoice[]): readonly CartSupplement[] | null {
  const supplements: CartSupplement[] = [];
  for (const { id, count } of mergeSupplements(choices)) {
    const product = catalog.products.get(id);
    if (product === undefined) return null;
    supplements.push({ id, count, name: product.name, price: product.price, categoryIds: categoryIdsOf(id, catalog) });
  }
  return supplements;
}

function categoryIdsOf(productId: ProductId, catalog: Catalog): readonly number[] {
  return [...(catalog.categoryIdsOf.get(productId) ?? [])];
}
