import type { CalendarDay, CustomerId, MinuteOfDay, TakeTime } from "@skatert/domain";
import { readList, readNumber, readRecord, readText } from "../fields/read.ts";
import { clockText, readMinute } from "../fields/read-time.ts";
import { autoapplyFromWire, idOf, linesOf } from "./autoapply.ts";
import { autoapplyToWire } from "./autoapply-body.ts";
import type { WireAutoapplyRequest } from "./schemas.ts";

/** The caller, and the time of an order "as soon as possible". */
export interface AutoapplyCaller {
  /** Null: a guest. */
  readonly customerId: CustomerId | null;
  readonly now: { readonly day: CalendarDay; readonly minute: MinuteOfDay };
}

/**
 * The body for a remote backend: only for the caller, always with `take_date` (spec section 7). "As soon as possible"
 * becomes the current day and minute. Another user's `customer_id` means a guest (readings "Coupons").
 */
export function autoapplyForHost(wire: WireAutoapplyRequest, caller: AutoapplyCaller): WireAutoapplyRequest {
  const request = autoapplyFromWire(wire);
  const isForeign = request.customerId !== null && request.customerId !== caller.customerId;
  const entries = readList(wire.cart_items).map(readRecord);
  const linesPriced = entries.flatMap((entry) => linesOf(entry).map(() => readNumber(entry["price"]) ?? 0));
  const named = entries.map((entry): [number, string] => [idOf(entry["product"]) ?? 0, nameOf(entry["product"])]);
  const takeTime = atMoment(request.takeTime, caller.now);
  const cart = { total: readNumber(wire.cart_total) ?? 0, names: new Map(named), unitPrices: linesPriced };
  const timeTo = readMinute(wire.time_to);
  return {
    ...autoapplyToWire({ ...request, takeTime, customerId: isForeign ? null : caller.customerId }, cart),
    ...(timeTo === null ? {} : { time_to: clockText(timeTo) }),
  };
}

/** The body without what section 7 does not name: what tells several lines of one product apart, and supplements. */
export function cartOfSection7(wire: WireAutoapplyRequest): Readonly<Record<string, unknown>> {
  const items = Object.entries(readRecord(wire.cart_items)).map(([id, entry]) => {
    const { product, quantity, variation, variation_data: data, price } = readRecord(entry);
    return [id, { product, quantity, variation, variation_data: data, price }] as const;
  });
  return { ...wire, cart_items: Object.fromEntries(items) };
}

function atMoment(time: TakeTime, { day, minute }: AutoapplyCaller["now"]): TakeTime {
  if (time.kind === "soonest") return { kind: "at", day, minute };
  return time.kind === "at" && time.day === null ? { ...time, day } : time;
}

function nameOf(product: unknown): string {
  return readText(readRecord(product)["name"]).slice(0, 300);
}
