import { soldChoices } from "../../cart/choices/choice-units.ts";
import { type DishGroup, resolveGroups } from "../../cart/choices/resolve-groups.ts";
import { type IsOffered, settledLine } from "../../cart/choices/settle-choices.ts";
import type { SoldChoice } from "../../cart/choices/types.ts";
import { makeSettledLine } from "../../cart/make-line.ts";
import { takesNotes } from "../../cart/notes/dish-notes.ts";
import { openStockRoom, type StockRoom } from "../../cart/stock-room.ts";
import type { CartLine, LineRequest, StockLevel } from "../../cart/types.ts";
import type { Product, ProductId } from "../../catalog/types.ts";
import type { LineRefusal } from "../types.ts";
import type { AskedLine, LineCheck, ServingBranch } from "./checks/asked-line.ts";
import { checkAvailability } from "./checks/availability.ts";
import { checkParts, checkRequiredGroups } from "./checks/filling.ts";
import { checkInStock } from "./checks/in-stock.ts";
import { checkLocation } from "./checks/location.ts";
import { optionGap } from "./checks/option-gap.ts";
import { checkQuantity } from "./checks/quantity.ts";
import { checkSale } from "./checks/sale.ts";
import { takeFromStock } from "./checks/stock.ts";
import { checkStops } from "./checks/stops.ts";
import { checkSupplements } from "./checks/supplements.ts";
import { checkVariation } from "./checks/variation.ts";
import { checkWorth } from "./checks/worth.ts";

/** A line of the request, its choices settled, with its result: priced data, or the refusal. */
export type ServedLine = {
  readonly request: LineRequest;
  readonly product: Product | null;
  /** Absent: a dish without groups. */
  readonly choices?: readonly SoldChoice[];
  /** The dish takes no notes, so `request` lacks the one that was asked (MENU-15). */
  readonly noteDropped?: true;
} & ({ readonly line: CartLine; readonly refusal: null } | { readonly line: null; readonly refusal: LineRefusal });

/** Refusals that the shopper cannot resolve run first. The first refusal is the line's. */
const checks: readonly LineCheck[] = [
  checkLocation,
  checkSale,
  checkAvailability,
  checkInStock,
  checkStops,
  checkVariation,
  checkParts,
  checkRequiredGroups,
  checkQuantity,
  checkSupplements,
];

function firstRefusal(line: AskedLine): LineRefusal | null {
  for (const check of checks) {
    const refusal = check(line);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Why the branch's menu lacks the product: another menu of the shop has it, or none. */
export function unknownIn(branch: ServingBranch, productId: ProductId): LineRefusal {
  return { reason: branch.mainCatalog.products.has(productId) ? "not-at-location" : "not-available" };
}

function serve(asked: LineRequest, branch: ServingBranch, room: StockRoom): ServedLine {
  const { catalog } = branch;
  const product = catalog.products.get(asked.productId) ?? null;
  if (product === null) return { request: asked, product, line: null, refusal: unknownIn(branch, asked.productId) };
  const gap = optionGap(branch, room);
  const isOffered: IsOffered = (option, group) => gap(option, group) === null;
  const { note, ...unnoted } = asked;
  const isNoteDropped = note !== undefined && !takesNotes(product, catalog, branch.dishNotes);
  const groups = resolveGroups({ product, variationId: asked.variationId }, catalog);
  const request = settledLine(isNoteDropped ? unnoted : asked, product, groups, isOffered);
  const choices = choicesIn(request, groups);
  const served = { request, product, ...choices, ...(isNoteDropped ? { noteDropped: true as const } : {}) };
  const line = makeSettledLine(catalog, { request, product, groups });
  const refusal = firstRefusal({ request, product, groups, branch, room }) ?? (line === null ? null : checkWorth(line));
  if (refusal !== null) return { ...served, line: null, refusal };
  if (line === null) return { ...served, line, refusal: { reason: "not-available" } };
  const { choices: _, ...taking } = request;
  const short = takeFromStock(room, { ...taking, ...choices }, product);
  return short === null ? { ...served, line, refusal: null } : { ...served, line: null, refusal: short };
}

function choicesIn({ choices }: LineRequest, groups: readonly DishGroup[]): Pick<ServedLine, "choices"> {
  return choices === undefined ? {} : { choices: soldChoices(groups, choices) };
}

/** Filters the branch's stock by these products, because a cart is small and a shop is not. */
export function stockRoomFor(
  productIds: Iterable<ProductId>,
  stock: readonly StockLevel[],
  branch: ServingBranch,
): StockRoom {
  if (branch.warehouseId === null) return openStockRoom([], 0);
  const wanted = new Set(productIds);
  const rows = stock.filter((row) => wanted.has(row.productId));
  return openStockRoom(rows, branch.stockWarehouseId);
}

/**
 * Serves lines in the order sent. Each line is sold whole or refused, and a refused line leaves its stock to
 * the next. `room` is the remaining stock, for gifts.
 */
export function serveLines(
  requests: readonly LineRequest[],
  branch: ServingBranch,
  room: StockRoom,
): readonly ServedLine[] {
  return requests.map((request) => serve(request, branch, room));
}
