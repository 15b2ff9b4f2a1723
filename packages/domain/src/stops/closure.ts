import type { BranchId, DeliveryMethod } from "../catalog/types.ts";
import type { ZoneId } from "../delivery/types.ts";
import type { Instant } from "../schedule/types.ts";
import { type StopIndex, stopsOf } from "./stopped-items.ts";
import { heldAt, stoppedBy } from "./temporary.ts";
import type { BranchPause, Stopped, StopTarget } from "./types.ts";

/** The target of an order. */
export interface StoppablePlace {
  readonly warehouseId: BranchId;
  readonly method: DeliveryMethod;
  /** Null: no delivery, or no zone is known. */
  readonly zoneId: ZoneId | null;
}

/** Why a place takes no orders for a time. `backAt` is the end of everything that closes it then. */
export interface Closure extends Stopped {
  readonly what: "branch" | "method" | "zone";
  /** For guests; "" if there is none. */
  readonly message: string;
}

/** The pause of the branch, or the stop of branch, method or zone, that concerns an order for that time (STOP-2). */
export function closureAt(
  { stops, pause }: { readonly stops: StopIndex; readonly pause: BranchPause | null },
  { warehouseId, method, zoneId }: StoppablePlace,
  at: Instant,
): Closure | null {
  const held = heldAt(pause, at);
  const branch = stopsOf(stops, [{ kind: "branch", id: warehouseId }]);
  const ofMethod = stopsOf(stops, [{ kind: "method", id: method }]);
  const zone: readonly StopTarget[] = zoneId === null ? [] : [{ kind: "zone", id: zoneId }];
  const all = [...(held === null ? [] : [held]), ...branch, ...ofMethod, ...stopsOf(stops, zone)];
  const stopped = stoppedBy(all, at);
  if (stopped === null) return null;
  const isBranch = held !== null || stoppedBy(branch, at) !== null;
  const what = isBranch ? "branch" : stoppedBy(ofMethod, at) !== null ? "method" : "zone";
  return { ...stopped, what, message: held?.message ?? "" };
}
