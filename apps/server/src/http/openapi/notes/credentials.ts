import { OFFICE_CALLS, OFFICE_PATHS, PATHS } from "@skatert/contract";
import type { FastifySchema } from "fastify";

type Security = NonNullable<FastifySchema["security"]>;

const shopper: Security = [{ session: [] }, { bearer: [] }, { token: [] }];
const integration: Security = [{ consumer: [] }, { consumerKey: [], consumerSecret: [] }];

/** Calls with optional credentials: guests get an answer, signed-in shoppers get their own data. */
const openToGuests = new Set([
  `POST ${PATHS.quote}`,
  `POST ${PATHS.autoapply}`,
  `GET ${PATHS.publicCoupons}`,
  `POST ${PATHS.orders}`,
  `GET ${PATHS.orders}/:id`,
  `POST ${PATHS.orders}/:id/cancel`,
  `POST ${PATHS.orders}/:id/payment_method`,
  `POST ${PATHS.orders}/:id/promise`,
  `POST ${PATHS.orders}/:id/proposal`,
  `GET ${PATHS.orders}/:id/rating`,
  `POST ${PATHS.orders}/:id/rating`,
  `GET ${PATHS.orders}/:id/tips`,
  `POST ${PATHS.orders}/:id/tips`,
  `GET ${PATHS.orderPayment}/:id`,
  `POST ${PATHS.requests}`,
  `GET ${PATHS.requests}/:id`,
  `POST ${PATHS.requests}/:id/cancel`,
  `POST ${PATHS.pushSubscriptions}`,
  `POST ${PATHS.realtimeAuth}`,
  `POST ${PATHS.logout}`,
]);

/** Calls of the office that open a session: their 401 concerns the typed credentials or the passkey. */
const signsIn = new Set([
  `POST ${OFFICE_PATHS.session}`,
  `POST ${OFFICE_PATHS.pin}`,
  `POST ${OFFICE_PATHS.passkeySignIn}`,
]);

/** The published security requirement of a call; `call` is the method and path of its route (API-2). */
export function securityOf(call: string, schema: FastifySchema): Security {
  if (call === `POST ${PATHS.paymentNotices}/:gateway`) return [];
  if (call === `GET ${PATHS.ownOrders}`) return [...shopper, ...integration];
  if (signsIn.has(call)) return [];
  if (isForIntegrations(schema)) return integration;
  if (openToGuests.has(call)) return [{}, ...shopper];
  return answersOf(schema).includes("401") ? callerOf(call) : [];
}

/** The office's calls take a staff session only (OFFICE-2). */
function callerOf(call: string): Security {
  return call.includes(` ${OFFICE_CALLS}`) ? [{ staff: [] }] : shopper;
}

/** The published security schemes. */
export const securitySchemes = {
  session: { type: "apiKey", in: "cookie", name: "session", description: "`__Host-session` over TLS" },
  bearer: { type: "http", scheme: "bearer", description: "The token returned by signing in" },
  token: { type: "apiKey", in: "query", name: "token", description: "The same token, for old clients only" },
  staff: { type: "apiKey", in: "cookie", name: "staff_session", description: "A staff session of the office" },
  consumer: { type: "http", scheme: "basic", description: "Consumer key and secret, for integrations" },
  consumerKey: { type: "apiKey", in: "query", name: "consumer_key" },
  consumerSecret: { type: "apiKey", in: "query", name: "consumer_secret" },
} as const;

function isForIntegrations({ tags = [] }: FastifySchema): boolean {
  return tags.includes("integrations");
}

function answersOf({ response }: FastifySchema): readonly string[] {
  return typeof response === "object" && response !== null ? Object.keys(response) : [];
}
