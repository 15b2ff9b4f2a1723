import type { BoardOrder } from "@skatert/contract";
import { money } from "@skatert/domain";

/** Sunday, 22 November 2026, 19:00 in Moscow. */
export const NOW = Date.UTC(2026, 10, 22, 16, 0);
export const MINUTE = 60_000;

/** A new delivery that waits for its confirmation. */
export function aBoardOrder(changes: Partial<BoardOrder> = {}): BoardOrder {
  const id = changes.id ?? 1;
  return {
    id,
    number: String(1000 + id),
    version: 1,
    branchId: 10,
    stage: "accepted",
    method: "flat_rate",
    isDelivery: true,
    practice: false,
    asks: "confirm",
    placedAt: NOW,
    confirmedAt: null,
    confirmedBy: null,
    promisedAt: null,
    promisedBefore: null,
    awaitsAgreement: false,
    asksReading: false,
    cancelRequestedAt: null,
    proposedAt: NOW + 40 * MINUTE,
    cooking: { cookingMinutes: 40, extraMinutes: 0, extraUntil: null },
    wanted: { soonest: true, express: false, from: null },
    startAt: NOW,
    guest: { name: "Анна", phone: "+79161234567", isFirstOrder: false },
    address: { text: "Тверская, 1", apartment: "12", entrance: null, floor: null, comment: null, unconfirmed: false },
    place: null,
    people: 2,
    comment: "",
    meta: [],
    note: "",
    phone: null,
    lines: [],
    adjustments: [],
    total: money(124_000),
    paid: money(0),
    refunded: money(0),
    owed: money(124_000),
    payment: { name: "Наличными", online: false, changeFrom: null },
    ifRefused: { refund: money(0), points: 0 },
    history: [],
    changes: [],
    proposal: null,
    refunds: [],
    refundable: { gateway: money(0), cash: money(0) },
    ifMissing: null,
    ...changes,
  };
}
