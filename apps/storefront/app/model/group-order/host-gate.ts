import type { GroupData } from "./group-data.ts";
import type { GroupHost } from "./group-store.ts";

/**
 * Why a host cannot check out. open, closed: the group order has dishes that are missing from this browser's
 * cart. unknown: the server has not answered. null: the host can.
 */
export type HostGate = "open" | "closed" | "unknown" | null;

/** Without this gate an order could leave out dishes of others. */
export function hostGate(own: GroupHost, data: GroupData | null): HostGate {
  if (own.isOrdered || own.isMerged) return null;
  if (data === null) return "unknown";
  if (data.state === "ordered" || data.state === "cancelled" || !hasDishes(data)) return null;
  return data.state;
}

/** Whether any person except the host has dishes, or had dishes that are sold out. */
export function hasDishes({ people }: GroupData): boolean {
  return people.some(({ lines, gone }) => lines.length + gone.length > 0);
}
