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
  [`POST ${order}/seen`]: "Say that notes on an allergy were read",
};

/** Example bodies of the same calls. */
export const boardExamples: Readonly<Record<string, unknown>> = {
  [`POST ${order}/confirm`]: { version: 1, promised_at },
  [`POST ${order}/promise`]: { version: 2, promised_at },
  [`POST ${order}/refuse`]: { version: 1, reason: "sold-out", message: "Закончилось тесто" },
  [`POST ${order}/stage`]: { version: 2, stage: "cooking" },
  [`POST ${order}/note`]: { version: 2, note: "Постоянный гость, без кинзы" },
  [`POST ${order}/seen`]: { version: 1 },
};
