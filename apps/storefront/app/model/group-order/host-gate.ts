import type { GroupData } from "./group-data.ts";
import type { GroupHost } from "./group-store.ts";

/**
 * What stands between a host and the checkout. open, closed: the group order has dishes that are not in this browser's
 * cart yet. unknown: the server has not said whether it has. null: nothing.
 */
export type HostGate = "open" | "closed" | "unknown" | null;

/** An order sent while dishes of others are not in the cart would leave them out. */
export function hostGate(own: GroupHost, data: GroupData | null): HostGate {
  if (own.isOrdered || own.isMerged) return null;
  if (data === null) return "unknown";
  if (data.state === "ordered" || !hasDishes(data)) return null;
  return data.state;
}

/** Whether anybody but the host has dishes in it, or had some that have run out. */
export function hasDishes({ people }: GroupData): boolean {
  return people.some(({ lines, gone }) => lines.length + gone.length > 0);
}
