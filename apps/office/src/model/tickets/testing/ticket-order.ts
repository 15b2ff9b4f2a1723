import type { WireBoardLine, WireBoardOrder } from "@skatert/contract";

/** A dish of a board order. */
export function boardLine(change: Partial<WireBoardLine> = {}): WireBoardLine {
  return {
    product_id: 1,
    variation_id: null,
    name: "Маргарита",
    variation: "30 см",
    quantity: 1,
    measure: "450 г",
    supplements: [],
    allergens: [],
    gift: false,
    total: 590,
    ...change,
  };
}

/** A confirmed delivery, paid in cash. */
export function ticketOrder(change: Partial<WireBoardOrder> = {}): WireBoardOrder {
  return {
    id: 118,
    number: "118",
    version: 2,
    branch_id: 10,
    stage: "accepted",
    method: "flat_rate",
    practice: false,
    asks: null,
    placed_at: "2026-11-22T16:02:00.000Z",
    confirmed_at: "2026-11-22T16:03:00.000Z",
    confirmed_by: { kind: "staff", name: "Анна" },
    promised_at: "2026-11-22T16:40:00.000Z",
    promised_before: null,
    awaits_agreement: false,
    cancel_requested_at: null,
    proposed_at: null,
    cooking: { minutes: 30, extra: 0, extra_until: null },
    wanted: { soonest: true, express: false, from: null, to: null },
    start_at: "2026-11-22T16:02:00.000Z",
    guest: { name: "Мария", phone: "+7 900 123-45-67", first_order: false },
    address: {
      text: "Курск, ул. Ленина, 12",
      apartment: "48",
      entrance: "2",
      floor: "5",
      comment: null,
      unconfirmed: false,
    },
    place: null,
    people: 2,
    comment: "",
    note: "",
    lines: [boardLine()],
    adjustments: [
      { kind: "items", amount: 590 },
      { kind: "delivery", amount: 150 },
    ],
    total: 740,
    paid: 0,
    refunded: 0,
    owed: 740,
    payment: { method: "cash", name: "Наличные", online: false, change_from: null },
    if_refused: { refund_amount: 0, points: 0 },
    history: [],
    ...change,
  };
}
