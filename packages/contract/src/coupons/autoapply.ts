import type {
  BranchId,
  CustomerId,
  DeliveryMethod,
  LineRequest,
  StockLevel,
  SupplementChoice,
  TakeTime,
} from "@skatert/domain";
import { findDeliveryMethod } from "../delivery/method.ts";
import { isRecord, readId, readList, readNumber, readRecord, readTextOrNull } from "../fields/read.ts";
import { MAX_ID } from "../fields/schemas.ts";
import { takeTimeOf } from "../schedule/take-time.ts";
import type { WireAutoapplyRequest } from "./schemas.ts";

/** The same bound as in an order. Separate from its schema, which pages do not load. */
const maxLines = 200;

/** Input of `coupons/autoapply`: ids and quantities, never prices (API-10). */
export interface AutoapplyRequest {
  readonly method: DeliveryMethod | null;
  readonly warehouseId: BranchId | null;
  /** Used only if it is the caller's own. */
  readonly customerId: CustomerId | null;
  readonly promoCode: string | null;
  readonly takeTime: TakeTime;
  readonly lines: readonly LineRequest[];
}

/** Tolerant: an entry without a product or a positive whole quantity is left out (readings "Coupons"). */
export function autoapplyFromWire(wire: WireAutoapplyRequest): AutoapplyRequest {
  return {
    method: findDeliveryMethod(wire.delivery_type),
    warehouseId: idOf(
      Array.isArray(wire.meta_data) ? wire.meta_data[0] : (readRecord(wire.meta_data)["stock_id"] ?? wire.meta_data),
    ),
    customerId: readId(wire.customer_id),
    promoCode: readTextOrNull(Array.isArray(wire.coupons) ? wire.coupons[0] : wire.coupons),
    takeTime: takeTimeOf(wire.take_date, wire.time_from),
    lines: readList(wire.cart_items).map(readRecord).flatMap(linesOf).slice(0, maxLines),
  };
}

/** An entry is one line, or the `lines` of a product that the cart has more than once. */
export function linesOf(entry: Readonly<Record<string, unknown>>): readonly LineRequest[] {
  const lines = entry["lines"];
  if (!Array.isArray(lines) || lines.length === 0) return lineOf(entry);
  return lines.slice(0, maxLines).flatMap((line) => lineOf({ ...readRecord(line), product: entry["product"] }));
}

function lineOf(entry: Readonly<Record<string, unknown>>): readonly LineRequest[] {
  const productId = idOf(entry["product"]);
  const quantity = readId(entry["quantity"] ?? 1);
  if (productId === null || quantity === null) return [];
  return [
    { productId, variationId: idOf(entry["variation"]), quantity, supplements: supplementsOf(entry["supplements"]) },
  ];
}

/** An id, `{id}`, or null. An id above the store's range is null. */
export function idOf(value: unknown): number | null {
  const id = readId(isRecord(value) ? value["id"] : value);
  return id !== null && id <= MAX_ID ? id : null;
}

function supplementsOf(value: unknown): readonly SupplementChoice[] {
  return readList(value)
    .map(readRecord)
    .flatMap((entry) => {
      const id = idOf(entry["id"]);
      const count = readId(entry["count"] ?? 1);
      return id === null || count === null ? [] : [{ id, count }];
    });
}

/** `stock.json` and `stocksList`; a row without a warehouse or product is left out. */
export function stockFromWire(list: unknown): readonly StockLevel[] {
  return readList(list)
    .map(readRecord)
    .flatMap((row) => {
      const productId = readId(row["product_id"]);
      const warehouseId = readId(row["warehouse_id"]);
      if (productId === null || warehouseId === null) return [];
      return [
        { productId, variationId: readId(row["variation_id"]), warehouseId, quantity: readNumber(row["quantity"]) },
      ];
    });
}

export function stockToWire(levels: readonly StockLevel[]) {
  return levels.map((level) => ({
    product_id: level.productId,
    variation_id: level.variationId ?? 0,
    warehouse_id: level.warehouseId,
    quantity: level.quantity,
  }));
}
