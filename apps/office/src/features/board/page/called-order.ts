import type { OrderId } from "@skatert/domain";

/**
 * The order that the address names. Null while it also names a branch, which `useCalledBranch` shows first: the board
 * that is still open belongs to another branch and does not have the order.
 */
export function calledOrder(params: URLSearchParams): OrderId | null {
  if (params.has("branch")) return null;
  const wanted = Number(params.get("order") ?? Number.NaN);
  return Number.isInteger(wanted) ? wanted : null;
}

export function withoutOrder(before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete("order");
  return after;
}
