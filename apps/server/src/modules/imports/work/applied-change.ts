import { changeOfAttempt } from "../../../shop/changes/change-store.ts";
import { moveImport } from "../store/import-store.ts";
import type { WorkDeps } from "./work-deps.ts";

/** The attempt key that identifies the import's change in the shop's history. */
export function attemptOf(id: number): string {
  return `import:${id}`;
}

/** Records the id of the import's change, which exists only after the change is stored. */
export async function nameChange({ store }: Pick<WorkDeps, "store">, id: number): Promise<void> {
  const change = await changeOfAttempt(store.db, attemptOf(id));
  if (change !== null) await moveImport(store.db, id, "applied", { change_id: change.id });
}
