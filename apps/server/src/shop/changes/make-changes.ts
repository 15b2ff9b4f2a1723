import type { Store } from "../../database/store.ts";
import type { Tx } from "../../database/tables.ts";
import { editShop } from "../editing/edit-shop.ts";
import { applyDelta, type EntityDelta, type FieldConflict } from "../entities/delta.ts";
import { documentsOf, writeEntities } from "../entities/edit-entities.ts";
import type { Documents, EntityKey, Facets } from "../entities/entity.ts";
import { entityIn } from "../entities/entity-in.ts";
import type { ShopFault } from "../folder/fault.ts";
import type { ChangeNote } from "./log-change.ts";

/** A conflict with the entity in which it is. */
export interface EntityConflict extends FieldConflict {
  readonly key: EntityKey;
}

/** Why changes cannot be made on the present shop. */
export interface Obstacles {
  readonly conflicts: readonly EntityConflict[];
  /** Dishes that no category lists. */
  readonly unplaced: readonly EntityKey[];
  readonly faults: readonly ShopFault[];
  /** The shop as it would be, for the names of what a fault is about. */
  readonly documents: Documents;
}

export type Outcome =
  | { readonly kind: "made"; readonly change: { readonly id: number; readonly revision: string } | null }
  | { readonly kind: "refused"; readonly obstacles: Obstacles }
  | { readonly kind: "gone" };

class Refused extends Error {
  readonly obstacles: Obstacles;
  constructor(obstacles: Obstacles) {
    super("the changes do not fit the present shop");
    this.obstacles = obstacles;
  }
}

/** The present state of each entity with its change, and the fields that somebody else changed meanwhile. */
function onPresent(documents: Documents, deltas: Iterable<readonly [EntityKey, EntityDelta]>) {
  const changes = new Map<EntityKey, Facets | null>();
  const conflicts: EntityConflict[] = [];
  for (const [key, delta] of deltas) {
    const applied = applyDelta(key, entityIn(documents, key), delta, "theirs");
    changes.set(key, applied.facets);
    conflicts.push(...applied.conflicts.map((conflict) => ({ key, ...conflict })));
  }
  return { changes, conflicts };
}

/**
 * Makes changes of entities in one transaction, as one change with one revision, or not at all (EDIT-5, EDIT-6).
 * `before` runs in the same transaction; it returns the changes, or null when there is nothing to do.
 */
export async function makeChanges(
  store: Store,
  now: number,
  note: ChangeNote,
  before: (tx: Tx) => Promise<Iterable<readonly [EntityKey, EntityDelta]> | null>,
): Promise<Outcome> {
  let documents: Documents = new Map();
  try {
    const outcome = await editShop(
      store,
      now,
      async (draft) => {
        documents = documentsOf(draft);
        const deltas = await before(draft.tx);
        if (deltas === null) return false;
        const { changes, conflicts } = onPresent(documents, deltas);
        const nothing = { conflicts: [], unplaced: [], faults: [] };
        if (conflicts.length > 0) throw new Refused({ ...nothing, conflicts, documents });
        const unplaced = writeEntities(draft, changes);
        documents = documentsOf(draft);
        if (unplaced.length > 0) throw new Refused({ ...nothing, unplaced, documents });
        return true;
      },
      note,
    );
    if (outcome.kind === "faulty") {
      return { kind: "refused", obstacles: { conflicts: [], unplaced: [], faults: outcome.faults, documents } };
    }
    return outcome.result ? { kind: "made", change: outcome.change } : { kind: "gone" };
  } catch (error) {
    if (error instanceof Refused) return { kind: "refused", obstacles: error.obstacles };
    throw error;
  }
}
