import { OFFICE_PATHS } from "@skatert/contract";

const promised_at = "2026-03-04T10:40:00.000Z";
const order = `${OFFICE_PATHS.orders}/:id`;

/** Summaries of the calls that answer orders, by method and path of the route. */
export const boardSummaries: Readonly<Record<string, string>> = {
  [`GET ${OFFICE_PATHS.feed}`]: "Changes of a branch's orders",
  [`GET ${OFFICE_PATHS.orders}`]: "Orders of a branch",
  [`GET ${OFFICE_PATHS.waitingOrders}`]: "Waiting and live orders of every branch",
  [`GET ${order}`]: "An order as the restaurant reads it",
  [`POST ${order}/confirm`]: "Confirm an order",
  [`POST ${order}/promise`]: "Promise another time",
  [`POST ${order}/refuse`]: "Refuse an order",
  [`POST ${order}/stage`]: "Move an order to another stage",
  [`POST ${order}/note`]: "Write the staff's note on an order",
  [`POST ${order}/changes`]: "Change a placed order, or ask its guest",
  [`DELETE ${order}/proposal`]: "Take a proposed change back",
  [`POST ${order}/refunds`]: "Give back a part of an order's money",
  [`POST ${order}/refunds/handed-back`]: "Record that a refund was handed back",
  [`POST ${order}/seen`]: "Say that notes on an allergy were read",
};

/** Example bodies of the same calls. */
export const boardExamples: Readonly<Record<string, unknown>> = {
  [`POST ${order}/confirm`]: { version: 1, promised_at },
  [`POST ${order}/promise`]: { version: 2, promised_at },
  [`POST ${order}/refuse`]: { version: 1, reason: "sold-out", message: "Закончилось тесто" },
  [`POST ${order}/stage`]: { version: 2, stage: "cooking" },
  [`POST ${order}/note`]: { version: 2, note: "Постоянный гость, без кинзы" },
  [`POST ${order}/changes`]: {
    version: 2,
    changes: [{ kind: "remove", line: 1 }],
    reason: "Закончилась сёмга",
    consent: "link",
  },
  [`DELETE ${order}/proposal`]: { version: 3 },
  [`POST ${order}/refunds`]: {
    version: 4,
    lines: [{ line: 1, quantity: 1 }],
    reason: "Пицца приехала холодной",
    way: "gateway",
  },
  [`POST ${order}/refunds/handed-back`]: { version: 5, refund_id: "3f0c6f0e-8d0b-4f36-9a5e-0d1f6c2b7a11" },
  [`POST ${order}/seen`]: { version: 1 },
  [`POST ${OFFICE_PATHS.phoneOrders}`]: {
    dry_run: false,
    delivery_type: "flat_rate",
    warehouse_id: 10,
    address: { AddressLine: "Соборная, 3", apartment: "12" },
    lines: [{ product_id: 301, quantity: 2 }],
    customer: { name: "Анна", phone: "+79161234567" },
    payment_method: "cod",
    pay_by: "cash",
    staff_discount: { percent: 10, reason: "apology" },
    consent: true,
    expected_total: 1290,
  },
};
