import { checkoutRequestFromWire, handoverDetailsFromWire, type WireOrderChange } from "@skatert/contract";
import { type CheckoutRequest, moneyFromRoubles, type TimeZone } from "@skatert/domain";
import type { StoredDelivery } from "../stored/order-details.ts";
import { requestOfOrder } from "../stored/request-of-order.ts";
import type { StoredOrder } from "../stored/stored-order.ts";

/** What a change makes of the order's own data; dishes, slot and prices are decided by the rules. */
export interface NextOrder {
  /** Without lines, coupons and points. */
  readonly request: CheckoutRequest;
  readonly delivery: StoredDelivery;
  readonly paymentMethod: string;
  readonly changeFrom: number | null;
  readonly comment: string;
  /** Whether the place may have another price. */
  readonly isPlaced: boolean;
  /** Whether the time was chosen anew. */
  readonly isTimed: boolean;
}

/** The order before any change. */
export function nextOrder(order: StoredOrder, timeZone: TimeZone): NextOrder {
  const request = requestOfOrder(order, { timeZone, promoCode: null });
  const { delivery, changeFrom, comment } = order.details;
  return {
    request: { ...request, lines: [], couponIds: [], gift: null, bonusPoints: 0 },
    delivery,
    paymentMethod: order.payment_method,
    changeFrom,
    comment,
    isPlaced: false,
    isTimed: false,
  };
}

/** Applies the changes that concern no dish, in their order. */
export function applyToOrder(order: NextOrder, changes: readonly WireOrderChange[]): NextOrder {
  return changes.reduce(applyOne, order);
}

function applyOne(next: NextOrder, change: WireOrderChange): NextOrder {
  switch (change.kind) {
    case "address":
      return placed(next, change, {});
    case "time":
      return timed(next, change);
    case "method": {
      const moved = placed(next, change, { method: change.delivery_type });
      return change.take_date || change.time_from ? timed(moved, change) : moved;
    }
    case "payment": {
      const changeFrom = change.change_from == null ? null : moneyFromRoubles(change.change_from);
      return { ...next, paymentMethod: change.payment_method, changeFrom };
    }
    case "comment":
      return { ...next, comment: change.comment };
    default:
      return next;
  }
}

type PlaceChange = Extract<WireOrderChange, { kind: "address" | "method" }>;

function placed(next: NextOrder, change: PlaceChange, method: Partial<Pick<CheckoutRequest, "method">>): NextOrder {
  const wire = wireOf(next, change);
  const { zoneId, coordinates } = checkoutRequestFromWire(wire);
  const { people: _people, timeTo: _to, ...place } = handoverDetailsFromWire(wire);
  const { addressUnconfirmed: _unconfirmed, ...delivery } = next.delivery;
  return {
    ...next,
    request: { ...next.request, ...method, zoneId, coordinates },
    delivery: { ...delivery, ...place, ...method, zoneId, coordinates },
    isPlaced: true,
  };
}

function timed(next: NextOrder, change: Extract<WireOrderChange, { kind: "time" | "method" }>): NextOrder {
  const { takeTime, express } = checkoutRequestFromWire(wireOf(next, change));
  const soonest = takeTime.kind === "soonest";
  return {
    ...next,
    request: { ...next.request, takeTime, express },
    delivery: { ...next.delivery, soonest, express },
    isPlaced: next.isPlaced || express !== next.request.express,
    isTimed: true,
  };
}

/** A change in the words of a checkout, so that both are read in the same way. */
function wireOf({ request }: NextOrder, change: object) {
  return { delivery_type: request.method, warehouse_id: request.warehouseId, lines: [], ...change };
}
