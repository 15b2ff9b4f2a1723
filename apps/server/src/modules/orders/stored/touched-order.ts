import type { CompiledQuery } from "kysely";
import type { Tx } from "../../../database/tables.ts";
import type { OrderRecorded } from "../events.ts";

/** The statement that dates the last change of an order, for integrations that read what has changed. */
export function touchedStatements(tx: Tx, { order, at, changes }: OrderRecorded): readonly CompiledQuery<unknown>[] {
  if (changes.length === 0) return [];
  const update = tx.updateTable("orders").set({ updated_at: at });
  return [update.where("id", "=", order.id).where("updated_at", "<", at).compile()];
}
