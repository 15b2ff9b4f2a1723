import { PATHS } from "@skatert/contract";
import { sandboxPagePath } from "../ports/payment/sandbox/sandbox-gateway.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A call that is handed on to the backend; what the table does not name is not. */
export interface RemoteCall {
  readonly methods: readonly Method[];
  /** As a route, without `/api`. */
  readonly path: string;
  /** The backend takes the shopper's token in the query (spec section 7). */
  readonly takesToken?: boolean;
  /** It needs the consumer key and secret in the query. `own-orders`: only for the caller's own number. */
  readonly takesKeys?: "always" | "own-orders";
  /** What its success does to the shopper's session. */
  readonly session?: "opens" | "ends";
  /** It may lead to another site: a payment page. */
  readonly leadsAway?: boolean;
}

const get = ["GET"] as const;
const post = ["POST"] as const;
const both = ["GET", "POST"] as const;

/** What the shop says to everybody: kept in memory and asked for again by its validator. */
export const documentCalls: readonly string[] = [
  PATHS.allSettings,
  PATHS.frontSettings,
  PATHS.banners,
  PATHS.blog,
  PATHS.galleries,
  PATHS.information,
  PATHS.brands,
  PATHS.posts,
  PATHS.pages,
  `${PATHS.catalogFolder}/:file`,
];

/** Every other call of the specification's table, wire.md and readings.md that a shopper's page makes (API-1). */
export const remoteCalls: readonly RemoteCall[] = [
  { methods: get, path: `${PATHS.galleries}/:id` },
  { methods: get, path: PATHS.takeTimes },
  { methods: get, path: PATHS.stopList },
  { methods: post, path: PATHS.quote },
  { methods: post, path: PATHS.orders },
  { methods: get, path: `${PATHS.orders}/:id` },
  { methods: post, path: `${PATHS.orders}/:id/cancel` },
  { methods: both, path: `${PATHS.orders}/:id/rating` },
  { methods: get, path: PATHS.dishRatings },
  { methods: get, path: `${PATHS.dishRatings}/:id` },
  { methods: ["GET"], path: PATHS.orderRatings },
  { methods: ["PUT"], path: `${PATHS.orderRatings}/:id` },
  { methods: both, path: PATHS.requests },
  { methods: ["GET", "PUT"], path: `${PATHS.requests}/:id` },
  { methods: post, path: `${PATHS.requests}/:id/cancel` },
  { methods: get, path: PATHS.bookingTimes },
  { methods: get, path: `${PATHS.orderPayment}/:id`, leadsAway: true },
  { methods: both, path: `${sandboxPagePath}/:id` },
  { methods: post, path: PATHS.autoapply },
  { methods: get, path: PATHS.promoSettings },
  { methods: get, path: PATHS.publicCoupons },
  { methods: get, path: PATHS.ownCoupons },
  { methods: get, path: PATHS.referral, takesToken: true },
  { methods: get, path: PATHS.bonus },
  { methods: get, path: PATHS.bonusHistory },
  { methods: post, path: PATHS.sendCode, takesKeys: "always" },
  { methods: post, path: PATHS.checkCode, takesKeys: "always", session: "opens" },
  { methods: post, path: PATHS.telegramSend },
  { methods: post, path: PATHS.telegramCheck, session: "opens" },
  { methods: post, path: PATHS.telegramMiniApp, session: "opens" },
  { methods: post, path: PATHS.whatsappSend },
  { methods: post, path: PATHS.whatsappCheck, session: "opens" },
  { methods: post, path: PATHS.logout, session: "ends" },
  { methods: both, path: PATHS.addresses, takesToken: true },
  { methods: ["DELETE"], path: `${PATHS.addresses}/:id`, takesToken: true },
  { methods: both, path: PATHS.user, takesToken: true },
  { methods: ["DELETE"], path: PATHS.user, takesToken: true, session: "ends" },
  { methods: get, path: PATHS.userExport, takesToken: true },
  { methods: both, path: PATHS.preferences, takesToken: true },
  { methods: both, path: PATHS.favorites, takesToken: true },
  { methods: both, path: PATHS.notifications, takesToken: true },
  { methods: get, path: PATHS.pushKey },
  { methods: ["POST", "DELETE"], path: PATHS.pushSubscriptions },
  { methods: get, path: PATHS.ownOrders, takesKeys: "own-orders" },
  { methods: both, path: PATHS.shopOrders },
  { methods: ["GET", "PUT"], path: `${PATHS.shopOrders}/:id` },
  { methods: get, path: PATHS.wheel },
  { methods: post, path: PATHS.wheelSpin },
  { methods: get, path: PATHS.geoSuggest },
  { methods: get, path: PATHS.geoGeocode },
  { methods: get, path: PATHS.geoReverse },
  { methods: post, path: PATHS.realtimeAuth },
];

/** Pictures, films and fonts of the shop; nothing else of the folder is handed out. */
const mediaName = /\.(?:avif|gif|ico|jpe?g|m4v|mov|mp3|mp4|ogg|png|svg|ttf|webm|webp|woff2?)$/i;

export function isMediaName(path: string): boolean {
  return mediaName.test(path);
}

/**
 * Whether a path means the same to every server on the way: no climbing, no hidden name, no empty
 * segment, and nothing that a second decoding would turn into one.
 */
export function isPlainPath(path: string): boolean {
  if (!/^\/[\w.~!$&'()*+,;=:@%/-]*$/.test(path) || /%(?![\da-f]{2})|%(?:[01]\d|[01][a-f]|25|2e|2f|5c|7f)/i.test(path)) {
    return false;
  }
  return path
    .slice(1)
    .split("/")
    .every((segment, index, all) => !segment.startsWith(".") && (segment !== "" || index === all.length - 1));
}
