import { transaction } from "../../database/transaction.ts";
import type { ChangeAuthor } from "../../shop/changes/log-change.ts";
import type { ChangeBy, MenuDeps } from "./menu-deps.ts";

export function authorOf({ actor }: ChangeBy): ChangeAuthor {
  return { kind: "staff", id: actor.id, name: actor.name };
}

/** The log of staff records the publication; the shop's own history records the changes. */
export async function audit(
  { store, now, auditInsert }: MenuDeps,
  { actor }: ChangeBy,
  action: string,
  revision: string,
) {
  const entry = { at: now(), by: actor, branchId: null, guestId: null, reason: "", before: null, after: { revision } };
  await transaction(store.db, (tx) =>
    tx.executeQuery(auditInsert(tx, { ...entry, object: { kind: "shop", id: "menu" }, action })),
  );
}
