import type { WireStockChange, WireStockCount } from "@skatert/contract";

/** set: counted. add: received. write-off: spoiled or given away. */
export const STOCK_DEEDS = ["set", "add", "write-off"] as const;
export type StockDeed = (typeof STOCK_DEEDS)[number];

const maxPortions = 100_000;

/** The body for a typed quantity; null: not a whole number, or out of bounds (STOP-4). */
export function stockChange(
  branch: number,
  { product_id, variation_id }: Pick<WireStockCount, "product_id" | "variation_id">,
  deed: StockDeed,
  amount: string,
  reason: string,
): WireStockChange | null {
  if (!/^\d{1,6}$/.test(amount.trim())) return null;
  const value = Number(amount);
  if (value > maxPortions || (deed !== "set" && value === 0)) return null;
  const which = { branch_id: branch, product_id, ...(variation_id === null ? {} : { variation_id }) };
  const how = deed === "set" ? { quantity: value } : { change: deed === "add" ? value : -value };
  return { ...which, ...how, reason };
}
