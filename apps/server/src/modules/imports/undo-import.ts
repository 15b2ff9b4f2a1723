import { transaction } from "../../database/transaction.ts";
import { Refusal } from "../../input/refusal.ts";
import { undoChange } from "../../shop/changes/undo-change.ts";
import type { Actor } from "../audit/audit-entry.ts";
import type { ImportsDeps } from "./imports-deps.ts";
import { notIn } from "./start-import.ts";
import { type ImportRow, moveImport } from "./store/import-store.ts";
import { importAudit } from "./work/import-audit.ts";

/** Takes an applied import back exactly. Throws a 409 with the later changes that are in the way. */
export async function undoImport(
  deps: ImportsDeps,
  found: ImportRow,
  by: Actor & { readonly id: number },
): Promise<void> {
  const { store, now, audit } = deps;
  if (found.state !== "applied" || found.change_id === null) throw notIn(found, "applied");
  const author = { kind: "staff", id: by.id, name: by.name } as const;
  const attemptKey = `import-undo:${found.id}`;
  const outcome = await undoChange(store, { id: found.change_id, now: now(), author, attemptKey });
  if (outcome.kind === "refused") {
    const conflicts = outcome.obstacles.conflicts.slice(0, 100).map(({ key, facet, path, by: later }) => ({
      ...{ entity: key, facet, path, changed_by: later?.by_name ?? "", change_id: later?.id ?? null },
    }));
    throw new Refusal("import_refused", "Later changes are in the way", { reason: "conflicts", conflicts });
  }
  await transaction(store.db, async (tx) => {
    await moveImport(tx, found.id, "applied", { state: "undone" });
    await tx.executeQuery(audit(tx, importAudit(found, "undo", by, now())));
  });
  await deps.look();
}
