import { readId, readLonLat, readMoney, readNumber, readRecord, readText, readTextOrNull } from "@skatert/contract";
import { type Coordinates, type Money, type OrderId, zero } from "@skatert/domain";

/** An order of the host, by WooCommerce's own fields. What the host leaves out is null, zero or empty. */
export interface HostOrder {
  readonly id: OrderId;
  readonly number: string;
  /** Opens the order to a guest; null: nothing does. */
  readonly key: string | null;
  readonly status: string;
  /** Null: a guest, or not told. */
  readonly customerId: number | null;
  readonly total: Money;
  readonly shipping: Money;
  /** ISO instant. */
  readonly placedAt: string | null;
  readonly completedAt: string | null;
  readonly payUrl: string | null;
  readonly paymentMethod: string;
  readonly paymentName: string;
  readonly note: string | null;
  readonly address: string | null;
  readonly apartment: string | null;
  readonly isPickup: boolean;
  readonly courier: Coordinates | null;
  readonly lines: readonly HostLine[];
  readonly meta: ReadonlyMap<string, unknown>;
}

export interface HostLine {
  readonly name: string;
  readonly productId: number;
  readonly variationId: number | null;
  readonly quantity: number;
  readonly total: Money;
}

/** Field of an order, or of its meta data, with the courier's position, longitude first. */
export const courierField = "courier_coordinates";

/** Null for a row without a number or a status (ENT-1). */
export function readHostOrder(value: unknown): HostOrder | null {
  const wire = readRecord(value);
  const id = readId(wire["id"]);
  const status = readText(wire["status"]);
  if (id === null || status === "") return null;
  const meta = new Map(listOf(wire["meta_data"]).map(({ key, value: stored }) => [readText(key), stored]));
  const [shipping, billing] = [readRecord(wire["shipping"]), readRecord(wire["billing"])];
  return {
    id,
    number: readTextOrNull(wire["number"]) ?? String(id),
    key: readTextOrNull(wire["order_key"]),
    status,
    customerId: readId(wire["customer_id"]),
    total: readMoney(wire["total"]) ?? zero,
    shipping: readMoney(wire["shipping_total"]) ?? zero,
    placedAt: instantOf(wire["date_created_gmt"], "Z") ?? instantOf(wire["date_created"], ""),
    completedAt: instantOf(wire["date_completed_gmt"], "Z") ?? instantOf(wire["date_completed"], ""),
    payUrl: readTextOrNull(wire["payment_url"]),
    paymentMethod: readText(wire["payment_method"]),
    paymentName: readText(wire["payment_method_title"]),
    note: readTextOrNull(wire["customer_note"]),
    address: readTextOrNull(shipping["address_1"]) ?? readTextOrNull(billing["address_1"]),
    apartment: readTextOrNull(shipping["address_2"]) ?? readTextOrNull(billing["address_2"]),
    isPickup: listOf(wire["shipping_lines"]).some(({ method_id: method }) => method === "local_pickup"),
    courier: readLonLat(wire[courierField] ?? meta.get(courierField)),
    lines: listOf(wire["line_items"]).flatMap((line) => lineOf(line) ?? []),
    meta,
  };
}

/** A line without a name or a quantity is left out. */
function lineOf(wire: Readonly<Record<string, unknown>>): HostLine | null {
  const name = readText(wire["name"]);
  const quantity = readNumber(wire["quantity"]) ?? 0;
  if (name === "" || quantity <= 0) return null;
  return {
    name,
    productId: readId(wire["product_id"]) ?? 0,
    variationId: readId(wire["variation_id"]),
    quantity,
    total: readMoney(wire["total"]) ?? zero,
  };
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map(readRecord) : [];
}

/** WooCommerce writes instants without a zone; `zone` is added where the text has none. */
function instantOf(value: unknown, zone: "Z" | ""): string | null {
  const text = readText(value).replace(" ", "T");
  const at = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}${zone}`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
