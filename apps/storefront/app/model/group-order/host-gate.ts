import { type CartLine, ownLines } from "@skatert/domain";
import type { GroupData } from "./group-data.ts";
import type { GroupHost } from "./group-store.ts";

/**
 * What stands between a host and the checkout. open, closed: the group order has dishes that are not in this browser's
 * cart yet. unknown: the server has not said whether it has. null: nothing.
 */
export type HostGate = "open" | "closed" | "unknown" | null;

/** An order sent while dishes of others are not in the cart would leave them out. */
export function hostGate(own: GroupHost, data: GroupData | null, cart: readonly CartLine[]): HostGate {
  if (own.isOrdered || hasTaken(own, data, cart)) return null;
  if (data === null) return "unknown";
  if (data.state === "ordered" || !hasDishes(data)) return null;
  return data.state;
}

/**
 * Whether the others' dishes are in the cart. A host who has emptied the cart no longer has them, and orders alone only
 * after giving the group order up.
 */
export function hasTaken({ isMerged }: GroupHost, data: GroupData | null, cart: readonly CartLine[]): boolean {
  if (!isMerged) return false;
  return ownLines(cart).length < cart.length || data?.people.every(({ lines }) => lines.length === 0) === true;
}

/** Whether anybody but the host has dishes in it, or had some that have run out. */
export function hasDishes({ people }: GroupData): boolean {
  return people.some(({ lines, gone }) => lines.length + gone.length > 0);
}
