import { rollbacks } from "../../database/rollback.ts";
import type { Store } from "../../database/store.ts";
import type { Db, Tx } from "../../database/tables.ts";
import { inSlices } from "../../jobs/slices.ts";
import type { Call } from "../../repeats/call.ts";
import { answerUpdate, claimOrAnswer, earlierAnswer } from "../../repeats/repeatable.ts";
import type { ChangeNote } from "../changes/log-change.ts";
import { isArchived } from "../entities/archived.ts";
import { applyDelta, type EntityDelta, type FieldConflict } from "../entities/delta.ts";
import { type Documents, type EntityKey, type Facets, readKey } from "../entities/entity.ts";
import { entityIn } from "../entities/entity-in.ts";
import type { EntityChanges } from "../entities/implode.ts";
import type { ShopFault } from "../folder/fault.ts";
import { lookAtDocuments } from "../folder/product-facts.ts";
import { claimRevision } from "../revisions/held-revision.ts";
import { rememberedDocuments } from "../stored/remembered-shop.ts";
import { documentsOf, writeEntities } from "./edit-entities.ts";
import { editShop } from "./edit-shop.ts";

/** A conflict with its entity. */
export interface EntityConflict extends FieldConflict {
  readonly key: EntityKey;
}

/** Why changes cannot be made on the present shop. */
export interface Obstacles {
  readonly conflicts: readonly EntityConflict[];
  /** Dishes that no category lists. */
  readonly unplaced: readonly EntityKey[];
  readonly faults: readonly ShopFault[];
  /** Branches that would be removed, although they have unfinished orders. */
  readonly busy: readonly BusyBranch[];
  /** The shop with the changes, for the names of faulty entities. */
  readonly documents: Documents;
}

/** A branch and the number of its unfinished orders. */
export interface BusyBranch {
  readonly key: EntityKey;
  readonly orders: number;
}

/** The number of unfinished orders of some branches; a branch without any is absent. */
export type LiveOrders = (tx: Tx, branches: readonly number[]) => Promise<ReadonlyMap<number, number>>;

export interface MadeChange {
  readonly id: number;
  readonly revision: string;
}

export type Outcome =
  | { readonly kind: "made"; readonly change: MadeChange | null }
  | { readonly kind: "refused"; readonly obstacles: Obstacles }
  | { readonly kind: "gone" };

const unmade = rollbacks<Exclude<Outcome, { readonly kind: "made" }>>();

/** To throw when the changes do not fit the present shop. */
function refused(obstacles: Partial<Obstacles> & Pick<Obstacles, "documents">): Error {
  return unmade.rollback({ kind: "refused", obstacles: { ...nothing, ...obstacles } });
}

/** The present state of each entity with its change applied, and the fields that another person changed meanwhile. */
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

export interface ChangesBy {
  readonly now: number;
  readonly note: ChangeNote;
  /** Required for changes that may remove a branch. */
  readonly liveOrders?: LiveOrders;
  /** A repeat of the call gets its change; null or none: it cannot be repeated. */
  readonly call?: Call | null;
}

const noneLive: LiveOrders = async () => new Map();
const nothing = { conflicts: [], unplaced: [], faults: [], busy: [] };

/** Branches that changes remove while guests wait for their orders. */
export async function busyBranches(
  liveOrders: (branches: readonly number[]) => Promise<ReadonlyMap<number, number>>,
  documents: Documents,
  changes: EntityChanges,
): Promise<readonly BusyBranch[]> {
  const leaving = [...changes].flatMap(([key, facets]) => {
    const isLeaving = key.startsWith("branch:") && (facets === null || isArchived(facets));
    const present = isLeaving ? entityIn(documents, key) : null;
    return present === null || isArchived(present) ? [] : [{ key, id: Number(readKey(key)?.id) }];
  });
  if (leaving.length === 0) return [];
  const live = await liveOrders(leaving.map(({ id }) => id).filter(Number.isSafeInteger));
  return leaving.flatMap(({ key, id }) => {
    const orders = live.get(id) ?? 0;
    return orders === 0 ? [] : [{ key, orders }];
  });
}

/** The live orders, including those that were being placed. An order that is placed later finds the branch closed. */
async function settledOrders(liveOrders: LiveOrders, tx: Tx, branches: readonly number[]) {
  await claimRevision(tx);
  return liveOrders(tx, branches);
}

/**
 * Makes changes of entities in one transaction, as one change with one revision, or not at all (EDIT-5, EDIT-6).
 * `before` runs in the same transaction; it returns the changes, or null when there is nothing to do. A branch with
 * live orders is not removed. A repeat of a call, also at the same time, returns the change of the first.
 */
export async function makeChanges(
  store: Store,
  { now, note, liveOrders = noneLive, call = null }: ChangesBy,
  before: (tx: Tx) => Promise<Iterable<readonly [EntityKey, EntityDelta]> | null>,
): Promise<Outcome> {
  await lookAtDocuments(rememberedDocuments(store.db), inSlices());
  let documents: Documents = new Map();
  return unmade.outcomeOf(async (): Promise<Outcome> => {
    const outcome = await editShop(
      store,
      now,
      async (draft): Promise<MadeChange | null> => {
        documents = documentsOf(draft);
        const earlier = call === null ? null : await claimOrAnswer(draft.tx, call, now, "null");
        if (earlier !== null) return JSON.parse(earlier);
        const deltas = await before(draft.tx);
        if (deltas === null) throw unmade.rollback({ kind: "gone" });
        const { changes, conflicts } = onPresent(documents, deltas);
        if (conflicts.length > 0) throw refused({ conflicts, documents });
        const busy = await busyBranches((ids) => settledOrders(liveOrders, draft.tx, ids), documents, changes);
        if (busy.length > 0) throw refused({ busy, documents });
        const unplaced = writeEntities(draft, changes);
        documents = documentsOf(draft);
        if (unplaced.length > 0) throw refused({ unplaced, documents });
        return null;
      },
      call === null ? note : keepingAnswer(note, call),
    );
    if (outcome.kind === "faulty") throw refused({ faults: outcome.faults, documents });
    return { kind: "made", change: outcome.change ?? outcome.result };
  });
}

/** The change that an earlier call made; null: there is none. Throws a 422 if it was asked for something else. */
export async function earlierChange(db: Db, call: Call | null, now: number): Promise<MadeChange | null> {
  const answer = call === null ? null : await earlierAnswer(db, call, now);
  return answer === null ? null : JSON.parse(answer);
}

/** The change is known only when it is logged. */
function keepingAnswer(note: ChangeNote, call: Call): ChangeNote {
  return {
    ...note,
    async onLogged(tx, id, revision) {
      await note.onLogged?.(tx, id, revision);
      await tx.executeQuery(answerUpdate(tx, call, JSON.stringify({ id, revision })));
    },
  };
}
