import { createECDH, randomBytes } from "node:crypto";
import {
  OFFICE_CALLS,
  orderMethodPath,
  orderPath,
  orderPromisePath,
  orderProposalPath,
  orderRatingPath,
  orderTipsPath,
  PATHS,
  requestPath,
} from "@skatert/contract";
import { own, type PersonalCall } from "./personal-call.ts";
import { restaurantCalls } from "./restaurant-calls.ts";
import { addressOf, type Belongings } from "./two-people.ts";

const orderKey = ({ orderKey: key }: Belongings) => key;
const requestKey = ({ requestKey: key }: Belongings) => key;

/** A browser's description of itself to a push service. */
const device = {
  endpoint: "https://fcm.googleapis.com/fcm/send/thief",
  keys: {
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  },
};

/** Every call that acts for its caller (ROLE-3). A call of the document is here or in one of the lists below. */
export const personalCalls: readonly PersonalCall[] = [
  own("GET", PATHS.user),
  own("POST", PATHS.user, () => ({ name: "Чужое имя" })),
  own("GET", PATHS.userExport),
  own("GET", PATHS.addresses),
  own("POST", PATHS.addresses, ({ addressId }) => ({ data: { id: addressId, AddressLine: "Чужая, 1" } })),
  { method: "DELETE", described: `${PATHS.addresses}/{id}`, url: addressOf },
  own("GET", PATHS.favorites),
  own("POST", PATHS.favorites, () => ({ favorites: [201] })),
  own("GET", PATHS.preferences),
  own("POST", PATHS.preferences, () => ({ preferences: ["чужое"] })),
  own("GET", PATHS.notifications),
  own("POST", PATHS.notifications, ({ noteId }) => ({ ids: [noteId] })),
  own("GET", PATHS.bonus),
  own("GET", PATHS.bonusHistory),
  own("GET", PATHS.ownCoupons),
  own("GET", PATHS.referral),
  { method: "GET", described: "/wheel", url: () => PATHS.wheel },
  own("POST", PATHS.wheelSpin, () => ({})),
  own("GET", PATHS.ownOrders),
  { method: "GET", described: `${PATHS.orders}/{id}`, url: ({ orderId }) => orderPath(orderId), key: orderKey },
  {
    method: "POST",
    described: `${PATHS.orders}/{id}/cancel`,
    url: ({ orderId }) => `${orderPath(orderId)}/cancel`,
    key: orderKey,
  },
  {
    method: "POST",
    described: `${PATHS.orders}/{id}/payment_method`,
    url: ({ orderId }) => orderMethodPath(orderId),
    body: () => ({ payment_method: "cod" }),
    key: orderKey,
  },
  {
    method: "POST",
    described: `${PATHS.orders}/{id}/promise`,
    url: ({ orderId }) => orderPromisePath(orderId),
    body: () => ({ at: "2026-03-05T16:45:00.000Z" }),
    key: orderKey,
  },
  {
    method: "POST",
    described: `${PATHS.orders}/{id}/proposal`,
    url: ({ orderId }) => orderProposalPath(orderId),
    body: () => ({ proposal_id: "3f0c6f0e-8d0b-4f36-9a5e-0d1f6c2b7a11", accept: true }),
    key: orderKey,
  },
  {
    method: "GET",
    described: `${PATHS.orders}/{id}/rating`,
    url: ({ orderId }) => orderRatingPath(orderId),
    key: orderKey,
  },
  {
    method: "POST",
    described: `${PATHS.orders}/{id}/rating`,
    url: ({ orderId }) => orderRatingPath(orderId),
    body: () => ({ stars: 1, comment: "чужое" }),
    key: orderKey,
  },
  {
    method: "GET",
    described: `${PATHS.orders}/{id}/tips`,
    url: ({ orderId }) => orderTipsPath(orderId),
    key: orderKey,
  },
  {
    method: "POST",
    described: `${PATHS.orders}/{id}/tips`,
    url: ({ orderId }) => orderTipsPath(orderId),
    body: () => ({ recipient: "kitchen", amount: 100 }),
    key: orderKey,
  },
  {
    method: "GET",
    described: `${PATHS.orderPayment}/{id}`,
    url: ({ orderId }) => `${PATHS.orderPayment}/${orderId}`,
    key: orderKey,
  },
  {
    method: "GET",
    described: `${PATHS.requests}/{id}`,
    url: ({ requestId }) => requestPath(requestId),
    key: requestKey,
  },
  {
    method: "POST",
    described: `${PATHS.requests}/{id}/cancel`,
    url: ({ requestId }) => `${requestPath(requestId)}/cancel`,
    key: requestKey,
  },
  {
    method: "POST",
    described: PATHS.realtimeAuth,
    url: () => PATHS.realtimeAuth,
    body: ({ person }) => ({ socket_id: "1.1", channel_name: `private-user-${person.userId}` }),
  },
  {
    method: "POST",
    described: PATHS.realtimeAuth,
    url: () => PATHS.realtimeAuth,
    body: ({ orderId }) => ({ socket_id: "1.1", channel_name: `private-order-${orderId}` }),
  },
  {
    method: "POST",
    described: PATHS.pushSubscriptions,
    url: () => PATHS.pushSubscriptions,
    body: ({ orderId }) => ({ ...device, order_id: orderId }),
  },
  ...restaurantCalls,
];

/** Calls with the same answer for everybody, calls without a person, and those that begin or end a session. */
export const publicCalls: ReadonlySet<string> = new Set([
  "GET /{path}/_payload.json",
  `GET ${PATHS.takeTimes}`,
  `POST ${PATHS.quote}`,
  `POST ${PATHS.autoapply}`,
  `GET ${PATHS.promoSettings}`,
  `GET ${PATHS.publicCoupons}`,
  `GET ${PATHS.referralRules}`,
  `POST ${PATHS.orders}`,
  `POST ${PATHS.paymentNotices}/{gateway}`,
  `POST ${PATHS.requests}`,
  `GET ${PATHS.bookingTimes}`,
  `GET ${PATHS.dishRatings}`,
  `GET ${PATHS.dishRatings}/{id}`,
  `POST ${PATHS.sendCode}`,
  `POST ${PATHS.checkCode}`,
  `POST ${PATHS.telegramSend}`,
  `POST ${PATHS.telegramCheck}`,
  `POST ${PATHS.telegramMiniApp}`,
  `POST ${PATHS.whatsappSend}`,
  `POST ${PATHS.whatsappCheck}`,
  `POST ${PATHS.logout}`,
  `GET ${PATHS.allSettings}`,
  `GET ${PATHS.frontSettings}`,
  `GET ${PATHS.stopList}`,
  `GET ${PATHS.catalogFolder}/{file}`,
  `GET ${PATHS.banners}`,
  `GET ${PATHS.blog}`,
  `GET ${PATHS.information}`,
  `GET ${PATHS.brands}`,
  `GET ${PATHS.posts}`,
  `GET ${PATHS.pages}`,
  `GET ${PATHS.galleries}`,
  `GET ${PATHS.galleries}/{id}`,
  // A group order belongs to everybody with its link; group-orders.test.ts tries its keys.
  `POST ${PATHS.groupOrders}`,
  `GET ${PATHS.groupOrders}/{id}`,
  `PUT ${PATHS.groupOrders}/{id}/mine`,
  `PUT ${PATHS.groupOrders}/{id}/kept`,
  `POST ${PATHS.groupOrders}/{id}/people/{person}/remove`,
  `POST ${PATHS.groupOrders}/{id}/state`,
  `GET ${PATHS.geoSuggest}`,
  `GET ${PATHS.geoGeocode}`,
  `GET ${PATHS.geoReverse}`,
  `GET ${PATHS.latestBuild}`,
  "GET /builds/meta/{file}",
  `GET ${PATHS.pushKey}`,
  // The secret address of a device is the only right needed to end its notifications.
  `DELETE ${PATHS.pushSubscriptions}`,
  // Accepts no name of another person, and would delete the caller's account.
  `DELETE ${PATHS.user}`,
]);

/** Paths of the restaurant's menu and coupons, behind one access check (woo-access.test.ts). */
export const integrationFolders: readonly string[] = [PATHS.shopProducts, PATHS.shopCoupons];

/** The restaurant's own calls, which accept no shopper (rights-matrix.test.ts). The document omits `/api`. */
export const officeFolder = OFFICE_CALLS.replace(/^\/api/, "");
