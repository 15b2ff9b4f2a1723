import { PATHS } from "@skatert/contract";

/** Scopes of a key: everything, reading only, or orders with their payments. */
export const SCOPES = ["all", "read", "orders"] as const;
export type Scope = (typeof SCOPES)[number];

const orderPaths = [PATHS.shopOrders, PATHS.ownOrders, PATHS.shopPayments];

/**
 * Whether a scope allows a call; `path` is the route's, e.g. `/wp-json/wc/v3/orders/:id`. A new call is allowed for
 * "all", and for "read" if it only reads.
 */
export function isOpenTo(scope: Scope, method: string, path: string): boolean {
  if (scope === "all") return true;
  if (scope === "read") return method === "GET" || method === "HEAD";
  return orderPaths.some((orders) => path === orders || path.startsWith(`${orders}/`));
}

/** Parses a stored or typed name; null if it is not a scope. */
export function scopeNamed(name: string): Scope | null {
  return SCOPES.find((scope) => scope === name) ?? null;
}
