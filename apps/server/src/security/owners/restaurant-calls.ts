import { PATHS, requestPath } from "@skatert/contract";
import { own, type PersonalCall } from "./personal-call.ts";

/** Calls of the restaurant: no shopper's session opens them. */
export const restaurantCalls: readonly PersonalCall[] = [
  own("GET", PATHS.shopOrders),
  own("POST", PATHS.shopOrders, () => ({})),
  own("POST", `${PATHS.shopOrders}/batch`, ({ orderId }) => ({ update: [{ id: orderId, status: "cancelled" }] })),
  { method: "GET", described: `${PATHS.shopOrders}/{id}`, url: ({ orderId }) => `${PATHS.shopOrders}/${orderId}` },
  {
    method: "PUT",
    described: `${PATHS.shopOrders}/{id}`,
    url: ({ orderId }) => `${PATHS.shopOrders}/${orderId}`,
    body: () => ({ status: "cancelled" }),
  },
  {
    method: "GET",
    described: `${PATHS.shopOrders}/{id}/refunds`,
    url: ({ orderId }) => `${PATHS.shopOrders}/${orderId}/refunds`,
  },
  {
    method: "POST",
    described: `${PATHS.shopOrders}/{id}/refunds`,
    url: ({ orderId }) => `${PATHS.shopOrders}/${orderId}/refunds`,
    body: () => ({ amount: "1.00", api_refund: false }),
  },
  {
    method: "GET",
    described: `${PATHS.shopOrders}/{id}/refunds/{refund}`,
    url: ({ orderId }) => `${PATHS.shopOrders}/${orderId}/refunds/1`,
  },
  own("GET", PATHS.requests),
  {
    method: "PUT",
    described: `${PATHS.requests}/{id}`,
    url: ({ requestId }) => requestPath(requestId),
    body: () => ({ state: "done" }),
  },
  own("GET", PATHS.orderRatings),
  {
    method: "PUT",
    described: `${PATHS.orderRatings}/{id}`,
    url: ({ orderId }) => `${PATHS.orderRatings}/${orderId}`,
    body: () => ({ hidden: true }),
  },
  own("GET", PATHS.shopPayments),
  {
    method: "POST",
    described: `${PATHS.shopPayments}/{id}/returned`,
    url: () => `${PATHS.shopPayments}/7f0c9b52-3f3c-4a3c-9d0e-0d7c0b1f7a11/returned`,
  },
];
