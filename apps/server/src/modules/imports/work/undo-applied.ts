import type { Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import { undoChange } from "../../../shop/changes/undo-change.ts";
import type { Actor } from "../../audit/audit-entry.ts";
import { findImport, moveImport } from "../store/import-store.ts";
import { importAudit } from "./import-audit.ts";
import type { WorkDeps } from "./work-deps.ts";

export interface UndoRequest {
  readonly id: number;
  readonly by: Actor & { readonly id: number };
  /** Milliseconds. */
  readonly now: number;
}

/** A later change that prevents an undo, in the form of the wire. */
interface UndoConflict {
  readonly entity: string;
  readonly facet: string;
  readonly path: readonly string[];
  readonly changed_by: string;
  readonly change_id: number | null;
}

export type UndoResult =
  | { readonly kind: "undone" }
  | { readonly kind: "not-applied" }
  /** The change has been deleted from the shop's history. */
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly conflicts: readonly UndoConflict[] };

const maxConflicts = 100;

/** Undoes an applied import completely, or not at all (IMPORT-2). */
export async function undoApplied({ store, audit }: WorkDeps, { id, by, now }: UndoRequest): Promise<UndoResult> {
  const found = await findImport(store.db, id);
  if (found?.state !== "applied" || found.change_id === null) return { kind: "not-applied" };
  const author = { kind: "staff", id: by.id, name: by.name } as const;
  const attemptKey = `import-undo:${id}`;
  const record = async (tx: Tx) => {
    // Another person may have undone it meanwhile.
    if (!(await moveImport(tx, id, "applied", { state: "undone" }))) return;
    await tx.executeQuery(audit(tx, importAudit(found, "undo", by, now)));
  };
  const outcome = await undoChange(store, { id: found.change_id, now, author, attemptKey, onLogged: record });
  if (outcome.kind === "unknown") return { kind: "gone" };
  if (outcome.kind === "refused") {
    const conflicts = outcome.obstacles.conflicts.slice(0, maxConflicts).map(({ key, facet, path, by: later }) => ({
      ...{ entity: key, facet, path, changed_by: later?.by_name ?? "", change_id: later?.id ?? null },
    }));
    return { kind: "refused", conflicts };
  }
  if (outcome.kind === "nothing-left") await transaction(store.db, record);
  return { kind: "undone" };
}
