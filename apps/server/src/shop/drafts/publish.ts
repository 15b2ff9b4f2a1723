import type { Store } from "../../database/store.ts";
import { transaction } from "../../database/transaction.ts";
import { type ChangesBy, makeChanges, type Outcome } from "../editing/make-changes.ts";
import { draftEntities } from "./draft-store.ts";
import { deleteRelease, failDueRelease, findRelease } from "./release-store.ts";

/** Publishes a release. A refused release is unchanged. "gone": it was published or discarded meanwhile. */
export function publishRelease(
  store: Store,
  by: ChangesBy,
  { id, state }: { readonly id: number; readonly state: "draft" | "scheduled" },
): Promise<Outcome> {
  return makeChanges(store, by, async (tx) => {
    const release = await findRelease(tx, id);
    if (release?.state !== state || (release.publish_at ?? 0) > by.now) return null;
    const entities = await draftEntities(tx, id);
    await deleteRelease(tx, id);
    return entities.map(({ key, delta }) => [key, delta] as const);
  });
}

/** Keeps a scheduled release that was refused, with the reasons. `now`: the time of the refusal. */
export function failRelease(store: Store, id: number, now: number, faults: string): Promise<void> {
  return transaction(store.db, (tx) => failDueRelease(tx, id, now, faults));
}
