import { isoTime } from "../../../ports/clock.ts";
import { type UndoRequest, undoChange } from "../../../shop/changes/undo-change.ts";
import { conflictToWire, refToWire } from "../entity-to-wire.ts";
import { nameIn, obstaclesToWire } from "../releases/obstacles-to-wire.ts";
import type { ChangingDeps } from "../releases/publish-or-refuse.ts";

export type UndoAsked = Omit<UndoRequest, "liveOrders">;

export type UndoAnswer =
  | { readonly kind: "undone"; readonly change: { readonly id: number; readonly revision: string } }
  | { readonly kind: "unknown" | "nothing-left" }
  | { readonly kind: "refused"; readonly obstacles: Readonly<Record<string, unknown>> };

/** Undoes a change, or returns the refusal in the form of the wire. */
export async function undoOrRefuse({ store, liveOrders }: ChangingDeps, asked: UndoAsked): Promise<UndoAnswer> {
  const outcome = await undoChange(store, { ...asked, liveOrders });
  if (outcome.kind !== "refused") return outcome;
  const { conflicts, ...others } = outcome.obstacles;
  const { faults } = obstaclesToWire({ ...others, conflicts: [] });
  return {
    kind: "refused",
    obstacles: {
      reason: conflicts.length > 0 ? "conflicts" : "faults",
      conflicts: conflicts.map(({ key, by: later, ...conflict }) => ({
        entity: refToWire(key, nameIn(others.documents, key)),
        ...conflictToWire(conflict),
        ...{ change_id: later?.id ?? null, changed_by: later?.by_name ?? null },
        changed_at: later === null ? null : isoTime(later.at),
      })),
      faults,
    },
  };
}
