import {
  readIsoDay,
  type SavedAddress,
  type WireGuestAddress,
  type WireGuestOrder,
  type WireGuestRow,
} from "@skatert/contract";
import { type CalendarDay, money, moneyToRoubles, type QuotedLine, segmentsOf } from "@skatert/domain";
import type { StoredOrder } from "../orders/stored/stored-order.ts";
import type { FoundGuest } from "./find-guests.ts";

/** The clock and the calendar of the shop. */
export interface Today {
  readonly now: number;
  readonly today: CalendarDay;
}

/** The id of a guest in calls: the account, else the number. */
export function guestId({ user_id, phone }: Pick<FoundGuest, "user_id" | "phone">): string {
  return user_id === null ? phone : String(user_id);
}

export function guestRowToWire(guest: FoundGuest, { now, today }: Today): WireGuestRow {
  const { name, phone, orders, spent, first_at, last_at, birth } = guest;
  const history = { orders, firstOrderAt: first_at, lastOrderAt: last_at, birth: readIsoDay(birth) };
  return {
    id: guestId(guest),
    name,
    phone,
    has_account: guest.user_id !== null,
    orders,
    spent: moneyToRoubles(money(spent)),
    first_order_at: isoOrNull(first_at),
    last_order_at: isoOrNull(last_at),
    segments: [...segmentsOf(history, now, today)],
    birth,
    is_blocked: guest.blocked > 0,
  };
}

export function guestOrderToWire(order: StoredOrder): WireGuestOrder {
  return {
    id: order.id,
    number: String(order.id),
    branch_id: order.warehouse_id,
    phone: order.phone,
    placed_at: new Date(order.created_at).toISOString(),
    stage: order.stage,
    method: order.method,
    total: moneyToRoubles(money(order.total)),
    lines: order.details.lines.map(lineToWire),
  };
}

function lineToWire(line: QuotedLine): WireGuestOrder["lines"][number] {
  return {
    product_id: line.productId,
    variation_id: line.variationId,
    name: line.name,
    variation: line.sold?.variation ?? null,
    quantity: line.quantity,
    supplements: line.supplements.map(({ id, name, count }) => ({ id, name, quantity: count })),
    total: moneyToRoubles(line.total),
  };
}

const maxAddresses = 10;

/** Saved addresses, then those of orders, each place once. `orders`: newest first. */
export function guestAddresses(saved: readonly SavedAddress[], orders: readonly StoredOrder[]): WireGuestAddress[] {
  const used = orders.flatMap(({ details: { delivery } }) =>
    delivery.address === null ? [] : [{ ...delivery.address, coordinates: delivery.coordinates, isSaved: false }],
  );
  const all = [...saved.map((address) => ({ ...address, isSaved: true })), ...used];
  const places = new Map(all.toReversed().map((address) => [`${address.line}|${address.apartment}`, address]));
  return all
    .filter((address) => places.get(`${address.line}|${address.apartment}`) === address)
    .slice(0, maxAddresses)
    .map(({ line, apartment, entrance, floor, comment, coordinates, isSaved }) => ({
      text: line,
      apartment: apartment || null,
      entrance: entrance || null,
      floor: floor || null,
      comment: comment || null,
      coordinates: coordinates === null ? null : { lat: coordinates.lat, lon: coordinates.lon },
      is_saved: isSaved,
    }));
}

function isoOrNull(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
