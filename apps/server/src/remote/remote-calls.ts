import { PATHS } from "@skatert/contract";
import { sandboxPagePath } from "../ports/payment/sandbox/sandbox-gateway.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A call that is forwarded to the backend. Calls, parameters and body members missing here never reach it. */
export interface RemoteCall {
  readonly methods: readonly Method[];
  /** As a route, without `/api`. */
  readonly path: string;
  /** Query parameters that are forwarded, by exact name and at most once each. Default: none. */
  readonly query?: readonly string[];
  /** Top-level body members that are forwarded. Default: every member of a JSON object. */
  readonly body?: readonly string[];
  /** The body may also be an HTML form. Never set for a call with keys. */
  readonly takesForm?: boolean;
  /**
   * The query parameter or body member for the caller's number. The server sets it and never copies it from the
   * request.
   */
  readonly ownNumber?: { readonly in: "query" | "body"; readonly name: "customer" | "customer_id" | "user_id" };
  /** The backend takes the shopper's token in the query (spec section 7). */
  readonly takesToken?: boolean;
  /** The call needs the shop's consumer key and secret. `own-orders`: only for the caller's own number. */
  readonly takesKeys?: "always" | "own-orders";
  /** The effect of its success on the shopper's session. */
  readonly session?: "opens" | "ends";
  /** May redirect to another site: a payment page. */
  readonly leadsAway?: boolean;
}

const get = ["GET"] as const;
const post = ["POST"] as const;
const both = ["GET", "POST"] as const;
const lang = ["lang"] as const;
const withKey = ["key", "lang"] as const;
const paged = ["page", "per_page"] as const;
const orderList = [
  ...paged,
  ...["status", "after", "before", "dates_are_gmt", "modified_after", "modified_before", "search"],
  ...["include", "exclude", "offset", "orderby", "order", "_fields", "context"],
] as const;
/** Credentials of a program for WooCommerce. Never sent together with the shop's own keys. */
export const credentialNames: readonly string[] = [
  "consumer_key",
  "consumer_secret",
  "oauth_consumer_key",
  "oauth_nonce",
  "oauth_signature",
  "oauth_signature_method",
  "oauth_timestamp",
  "oauth_token",
  "oauth_version",
];
const userInQuery = { in: "query", name: "user_id" } as const;
const userInBody = { in: "body", name: "user_id" } as const;
const login = ["phone", "code", "referral"] as const;

/** Public documents of the shop: cached and revalidated. */
export const documentCalls: readonly RemoteCall[] = [
  { methods: get, path: PATHS.allSettings },
  { methods: get, path: PATHS.frontSettings },
  { methods: get, path: PATHS.banners },
  { methods: get, path: PATHS.blog },
  { methods: get, path: PATHS.galleries },
  { methods: get, path: PATHS.information },
  { methods: get, path: PATHS.brands },
  { methods: get, path: PATHS.posts, query: ["slug", "lang"] },
  { methods: get, path: PATHS.pages, query: ["slug", "lang"] },
  { methods: get, path: `${PATHS.catalogFolder}/:file` },
];

/** Every other call of the specification's table, wire.md and readings.md that a shopper's page makes (API-1). */
export const remoteCalls: readonly RemoteCall[] = [
  { methods: get, path: `${PATHS.galleries}/:id`, query: ["lang", "t"] },
  { methods: get, path: PATHS.takeTimes, query: ["stock_id", "shipping_method", "zone", "lang"] },
  { methods: get, path: PATHS.stopList, query: ["warehouse_id"] },
  { methods: post, path: PATHS.quote, query: lang },
  { methods: post, path: PATHS.orders, query: lang },
  { methods: get, path: `${PATHS.orders}/:id`, query: withKey },
  { methods: post, path: `${PATHS.orders}/:id/cancel`, query: withKey },
  { methods: post, path: `${PATHS.orders}/:id/payment_method`, query: withKey },
  { methods: post, path: `${PATHS.orders}/:id/promise`, query: withKey },
  { methods: both, path: `${PATHS.orders}/:id/rating`, query: ["key"] },
  { methods: get, path: PATHS.dishRatings },
  { methods: get, path: `${PATHS.dishRatings}/:id`, query: paged },
  { methods: get, path: PATHS.orderRatings, query: paged },
  { methods: ["PUT"], path: `${PATHS.orderRatings}/:id` },
  { methods: both, path: PATHS.requests, query: ["lang", ...paged, "state", "kind"] },
  { methods: ["GET", "PUT"], path: `${PATHS.requests}/:id`, query: withKey },
  { methods: post, path: `${PATHS.requests}/:id/cancel`, query: withKey },
  { methods: get, path: PATHS.bookingTimes, query: ["restaurant_id", "date"] },
  { methods: post, path: PATHS.groupOrders },
  { methods: get, path: `${PATHS.groupOrders}/:id` },
  { methods: ["PUT"], path: `${PATHS.groupOrders}/:id/mine` },
  { methods: ["PUT"], path: `${PATHS.groupOrders}/:id/kept` },
  { methods: post, path: `${PATHS.groupOrders}/:id/people/:person/remove` },
  { methods: post, path: `${PATHS.groupOrders}/:id/state` },
  { methods: get, path: `${PATHS.orderPayment}/:id`, query: withKey, leadsAway: true },
  { methods: both, path: `${sandboxPagePath}/:id`, query: lang, body: ["decision"], takesForm: true },
  { methods: post, path: PATHS.autoapply, query: lang },
  { methods: get, path: PATHS.promoSettings },
  { methods: get, path: PATHS.publicCoupons, query: lang },
  { methods: get, path: PATHS.ownCoupons, query: lang, ownNumber: userInQuery },
  { methods: get, path: PATHS.referral, query: lang, takesToken: true },
  { methods: get, path: PATHS.referralRules, query: ["code"] },
  { methods: get, path: PATHS.bonus, query: lang, ownNumber: userInQuery },
  { methods: get, path: PATHS.bonusHistory, query: lang, ownNumber: userInQuery },
  { methods: post, path: PATHS.sendCode, query: lang, body: ["phone"], takesKeys: "always" },
  { methods: post, path: PATHS.checkCode, body: login, takesKeys: "always", session: "opens" },
  { methods: post, path: PATHS.telegramSend, query: lang, body: ["phone"] },
  { methods: post, path: PATHS.telegramCheck, body: login, session: "opens" },
  { methods: post, path: PATHS.telegramMiniApp, session: "opens" },
  { methods: post, path: PATHS.whatsappSend, query: lang, body: ["phone"] },
  { methods: post, path: PATHS.whatsappCheck, body: login, session: "opens" },
  { methods: post, path: PATHS.logout, body: ["everywhere"], session: "ends" },
  { methods: get, path: PATHS.addresses, query: lang, takesToken: true },
  { methods: post, path: PATHS.addresses, body: ["user_id", "data"], ownNumber: userInBody, takesToken: true },
  { methods: ["DELETE"], path: `${PATHS.addresses}/:id`, takesToken: true },
  { methods: get, path: PATHS.user, query: lang, takesToken: true },
  { methods: post, path: PATHS.user, body: ["name", "email", "birth"], takesToken: true },
  { methods: ["DELETE"], path: PATHS.user, takesToken: true, session: "ends" },
  { methods: get, path: PATHS.userExport, query: lang, takesToken: true },
  { methods: get, path: PATHS.preferences, query: lang, takesToken: true },
  { methods: post, path: PATHS.preferences, body: ["preferences"], takesToken: true },
  { methods: get, path: PATHS.favorites, query: lang, takesToken: true },
  { methods: post, path: PATHS.favorites, body: ["favorites", "merge"], takesToken: true },
  { methods: get, path: PATHS.notifications, query: lang, takesToken: true },
  { methods: post, path: PATHS.notifications, query: lang, body: ["ids"], takesToken: true },
  { methods: get, path: PATHS.pushKey },
  { methods: post, path: PATHS.pushSubscriptions, query: lang },
  { methods: ["DELETE"], path: PATHS.pushSubscriptions },
  {
    methods: get,
    path: PATHS.ownOrders,
    query: [...orderList, ...credentialNames],
    ownNumber: { in: "query", name: "customer" },
    takesKeys: "own-orders",
  },
  { methods: get, path: PATHS.shopOrders, query: [...orderList, "customer", ...credentialNames] },
  { methods: post, path: PATHS.shopOrders, query: credentialNames },
  { methods: ["GET", "PUT"], path: `${PATHS.shopOrders}/:id`, query: credentialNames },
  { methods: get, path: PATHS.wheel, query: lang, ownNumber: userInQuery },
  { methods: post, path: PATHS.wheelSpin, query: lang, body: ["user_id"], ownNumber: userInBody },
  { methods: get, path: PATHS.geoSuggest, query: ["text", "session", "lang"] },
  { methods: get, path: PATHS.geoGeocode, query: ["text", "ref", "session", "lang"] },
  { methods: get, path: PATHS.geoReverse, query: ["lon", "lat", "lang"] },
  { methods: post, path: PATHS.realtimeAuth, body: ["socket_id", "channel_name", "order_key"], takesForm: true },
];
