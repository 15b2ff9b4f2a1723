import type { Store } from "../../database/store.ts";
import type { Call } from "../../repeats/call.ts";
import { type ChangeRow, entitiesOfChange, findChange, laterChange } from "../changes/change-store.ts";
import type { ChangeAuthor, ChangeNote } from "../changes/log-change.ts";
import { reversed } from "../entities/delta.ts";
import { type EntityConflict, type LiveOrders, makeChanges, type Obstacles } from "./make-changes.ts";

/** A field that was changed after the change to undo, and the later change. */
export interface LaterConflict extends EntityConflict {
  readonly by: ChangeRow | null;
}

export type UndoOutcome =
  | { readonly kind: "undone"; readonly change: { readonly id: number; readonly revision: string } }
  | { readonly kind: "unknown" }
  /** The shop already has the state before the change. */
  | { readonly kind: "nothing-left" }
  | {
      readonly kind: "refused";
      readonly obstacles: Omit<Obstacles, "conflicts"> & { readonly conflicts: readonly LaterConflict[] };
    };

/** The most conflicts in a refusal, because people read it. */
const maxConflicts = 100;

/**
 * Undoes a change of the shop, also after later changes elsewhere (EDIT-6). Exact: every field that it changed has its
 * former value again. If that would overwrite a later change or cause a fault in the shop, nothing happens. The undo is
 * a change itself.
 */
export async function undoChange(store: Store, { id, author, onLogged, ...by }: UndoRequest): Promise<UndoOutcome> {
  if ((await findChange(store.db, id)) === null) return { kind: "unknown" };
  const note = { author, source: "undo", undoes: id, onLogged } as const;
  const outcome = await makeChanges(store, { ...by, note }, async (tx) => {
    const entities = await entitiesOfChange(tx, id, null);
    return entities.map(({ key, delta }) => [key, reversed(delta)] as const);
  });
  if (outcome.kind === "gone") return { kind: "unknown" };
  if (outcome.kind === "made") {
    return outcome.change === null ? { kind: "nothing-left" } : { kind: "undone", change: outcome.change };
  }
  const { conflicts, ...others } = outcome.obstacles;
  const named = await Promise.all(conflicts.slice(0, maxConflicts).map((conflict) => withLater(store, id, conflict)));
  return { kind: "refused", obstacles: { ...others, conflicts: named } };
}

export interface UndoRequest {
  readonly id: number;
  readonly now: number;
  readonly author: ChangeAuthor;
  /** See ChangesBy. */
  readonly liveOrders?: LiveOrders;
  /** See ChangesBy. */
  readonly call?: Call | null;
  readonly onLogged?: ChangeNote["onLogged"];
}

async function withLater(store: Store, id: number, conflict: EntityConflict): Promise<LaterConflict> {
  const { key, facet, path } = conflict;
  return { ...conflict, by: await laterChange(store.db, key, { id, facet, field: path[0] ?? null }) };
}
