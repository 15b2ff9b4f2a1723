import { PATHS } from "@skatert/contract";

/** What a key opens: everything, reading alone, or orders with their payments. */
export const SCOPES = ["all", "read", "orders"] as const;
export type Scope = (typeof SCOPES)[number];

const orderPaths = [PATHS.shopOrders, PATHS.ownOrders, PATHS.shopPayments];

/** Whether a scope opens a call; `path` is its route's, e.g. `/wp-json/wc/v3/orders/:id`. A new call is open to "all" only, and for reading. */
export function isOpenTo(scope: Scope, method: string, path: string): boolean {
  if (scope === "all") return true;
  if (scope === "read") return method === "GET" || method === "HEAD";
  return orderPaths.some((orders) => path === orders || path.startsWith(`${orders}/`));
}

/** A stored or typed name; null for one that is no scope. */
export function scopeNamed(name: string): Scope | null {
  return SCOPES.find((scope) => scope === name) ?? null;
}
