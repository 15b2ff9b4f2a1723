import { isoTime } from "../../../ports/clock.ts";
import { type UndoRequest, undoChange } from "../../../shop/editing/undo-change.ts";
import type { Actor } from "../../audit/audit-entry.ts";
import { conflictToWire, refToWire } from "../entity-to-wire.ts";
import { nameIn, obstaclesToWire } from "../releases/obstacles-to-wire.ts";
import type { ChangingDeps } from "../releases/publish-or-refuse.ts";
import { authorOf, loggedAs } from "../staff-log.ts";

export interface UndoAsked extends Pick<UndoRequest, "id" | "now" | "call"> {
  readonly by: Actor;
}

export type UndoAnswer =
  | { readonly kind: "undone"; readonly change: { readonly id: number; readonly revision: string } }
  | { readonly kind: "unknown" | "nothing-left" }
  | { readonly kind: "refused"; readonly obstacles: Readonly<Record<string, unknown>> };

/** Undoes a change, or returns the refusal in the form of the wire. */
export async function undoOrRefuse(
  { store, liveOrders, audit }: ChangingDeps,
  { by, ...asked }: UndoAsked,
): Promise<UndoAnswer> {
  const onLogged = loggedAs("undo", { audit, by, now: asked.now });
  const outcome = await undoChange(store, { ...asked, author: authorOf(by), liveOrders, onLogged });
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
        change_id: later?.id ?? null,
        changed_by: later?.by_name ?? null,
        changed_at: later === null ? null : isoTime(later.at),
      })),
      faults,
    },
  };
}
