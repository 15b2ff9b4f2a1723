import { Refusal } from "../../input/refusal.ts";
import type { Actor } from "../audit/audit-entry.ts";
import type { ImportsDeps } from "./imports-deps.ts";
import { notIn } from "./start-import.ts";
import { findImport, type ImportRow } from "./store/import-store.ts";

/** Undoes an applied import exactly. Throws a 409 with the later changes that prevent it. */
export async function undoImport(
  { store, now, work, look }: ImportsDeps,
  found: ImportRow,
  by: Actor & { readonly id: number },
): Promise<void> {
  if (found.state !== "applied") throw notIn(found, "applied");
  if (found.change_id === null)
    throw new Refusal("import_refused", "The import changed nothing", { reason: "nothing-changed" });
  const result = await work.undoImport({ id: found.id, by, now: now() });
  if (result.kind === "not-applied") throw notIn(await findImport(store.db, found.id), "applied");
  if (result.kind === "gone")
    throw new Refusal("import_refused", "The import has left the shop's history", { reason: "history" });
  if (result.kind === "refused") {
    const { conflicts } = result;
    throw new Refusal("import_refused", "Later changes are in the way", { reason: "conflicts", conflicts });
  }
  await look();
}
