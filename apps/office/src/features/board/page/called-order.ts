import type { OrderId } from "@skatert/domain";

/**
 * The order id in the address. Null while the address also has a branch: `useCalledBranch` switches to that branch
 * first, and the board of the old branch does not have the order.
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
