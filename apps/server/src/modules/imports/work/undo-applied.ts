import type { Tx } from "../../../database/tables.ts";
import { lastUndoOf } from "../../../shop/changes/change-store.ts";
import { undoChange } from "../../../shop/editing/undo-change.ts";
import type { Actor } from "../../audit/audit-entry.ts";
import { findImport } from "../store/import-store.ts";
import { importAudit } from "./import-audit.ts";
import { type UndoObstacles, undoObstacles } from "./undo-obstacles.ts";
import type { WorkDeps } from "./work-deps.ts";

export interface UndoRequest {
  readonly id: number;
  readonly by: Actor & { readonly id: number };
  /** Milliseconds. */
  readonly now: number;
}

export type UndoResult =
  | { readonly kind: "undone" }
  /** The menu already is as it was before the import. */
  | { readonly kind: "nothing-left" }
  /** The change has been deleted from the shop's history. */
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly obstacles: UndoObstacles };

/** As long as an import is kept. */
const keptMs = 90 * 86_400_000;

/** Undoes an applied import completely, or not at all (IMPORT-2). */
export async function undoApplied({ store, audit }: WorkDeps, { id, by, now }: UndoRequest): Promise<UndoResult> {
  const found = await findImport(store.db, id);
  if (found === null || found.change_id === null) return { kind: "nothing-left" };
  const author = { kind: "staff", id: by.id, name: by.name } as const;
  // Two people who undo an import together undo it once. After an undo that was undone in the history, it is a new one.
  const key = `${id} ${(await lastUndoOf(store.db, found.change_id)) ?? 0}`;
  const call = { caller: "shop", call: "undo of an import", key, digest: "", keptMs };
  const onLogged = async (tx: Tx) => void (await tx.executeQuery(audit(tx, importAudit(found, "undo", by, now))));
  const outcome = await undoChange(store, { id: found.change_id, now, author, call, onLogged });
  switch (outcome.kind) {
    case "unknown":
      return { kind: "gone" };
    case "refused":
      return { kind: "refused", obstacles: undoObstacles(outcome.obstacles) };
    default:
      return { kind: outcome.kind };
  }
}
