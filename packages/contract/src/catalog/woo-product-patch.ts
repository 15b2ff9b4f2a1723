import { type Money, moneyToRoubles } from "@skatert/domain";
import type { Fault } from "../fields/faults.ts";
import { readMoney, readRecord } from "../fields/read.ts";
import { pricesOf } from "./woo-product.ts";
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

export function statusPatch(update: WireWooVariationUpdate): WirePatch {
  return update.stock_status === undefined ? {} : { in_stock: update.stock_status === "instock" };
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
