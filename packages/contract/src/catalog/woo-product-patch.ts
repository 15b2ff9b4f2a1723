import { type Money, moneyToRoubles } from "@skatert/domain";
import type { Fault } from "../fields/faults.ts";
import { readMoney, readRecord } from "../fields/read.ts";
import { pricesOf, statusOf } from "./woo-product.ts";
import type { WireWooProductUpdate, WireWooVariationUpdate } from "./woo-schemas.ts";

/** Fields of a catalogue file's product or variation that a change sets. */
export type WirePatch = Readonly<Record<string, string | number | boolean>>;

export type PatchOutcome =
  | { readonly kind: "patch"; readonly patch: WirePatch }
  | { readonly kind: "faulty"; readonly faults: readonly Fault[] };

const none: PatchOutcome = { kind: "patch", patch: {} };

/** Name, description and availability: shared by all branches unless a branch is named. */
export function textPatch(update: WireWooProductUpdate | WireWooVariationUpdate): WirePatch {
  const { name, description } = update;
  return {
    ...(typeof name === "string" ? { name } : {}),
    ...(typeof description === "string" ? { description } : {}),
  };
}

/**
 * Whether the entry is sold. A draft or private one is stopped, and remembers that; publishing it puts it back on sale.
 * `stock_status` stops and resumes a published one. `hasCount`: its stock is counted and decides instead.
 */
export function statusPatch(
  present: unknown,
  { status, stock_status: stock }: WireWooVariationUpdate,
  hasCount: boolean,
): PatchOutcome {
  const before = statusOf(readRecord(present));
  const after = status ?? before;
  if (after !== "publish") {
    if (status === undefined && stock === "instock")
      return faulty("stock_status", `needs status publish: it is ${after}`);
    return status === undefined ? none : { kind: "patch", patch: { in_stock: false, status: after } };
  }
  if (before !== "publish") return { kind: "patch", patch: { in_stock: true, status: "publish" } };
  return stock === undefined || hasCount ? none : { kind: "patch", patch: { in_stock: stock === "instock" } };
}

/**
 * Prices as WooCommerce takes them: `regular_price`, and `sale_price` during a reduction. `price`, which WooCommerce
 * computes, may be set too and is the charged price. A price above the regular one is a fault.
 */
export function pricePatch(present: unknown, update: WireWooVariationUpdate): PatchOutcome {
  if (!hasPrice(update)) return none;
  const before = pricesOf(readRecord(present));
  const regular = readMoney(update.regular_price) ?? before?.regular ?? null;
  const reduced = reducedPrice(update, before);
  const price = reduced ?? regular;
  if (price === null) return faulty("regular_price", "is needed: the product has no price yet");
  if (regular !== null && price > regular) {
    const isPriceAlone = readMoney(update.regular_price) === null && readMoney(update.sale_price) === null;
    if (isPriceAlone) return priced(price, price);
    return faulty(readMoney(update.sale_price) === null ? "price" : "sale_price", "must not be above regular_price");
  }
  return priced(price, regular ?? price);
}

/** The reduced price after the change; null: none. */
function reducedPrice(update: WireWooVariationUpdate, before: ReturnType<typeof pricesOf>): Money | null {
  if (update.sale_price === "") return null;
  if (update.sale_price !== undefined) return readMoney(update.sale_price);
  if (readMoney(update.price) !== null) return readMoney(update.price);
  const regular = readMoney(update.regular_price);
  const isReduced = before !== null && before.price < before.regular;
  return isReduced && regular !== null && before.price < regular ? before.price : null;
}

/** Whether a change contains prices. */
export function hasPrice(update: WireWooVariationUpdate): boolean {
  return (
    readMoney(update.price) !== null || readMoney(update.regular_price) !== null || update.sale_price !== undefined
  );
}

function priced(price: Money, regular: Money): PatchOutcome {
  return { kind: "patch", patch: { price: moneyToRoubles(price), regular_price: moneyToRoubles(regular) } };
}

function faulty(path: string, message: string): PatchOutcome {
  return { kind: "faulty", faults: [{ path, message }] };
}
