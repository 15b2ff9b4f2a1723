import { namesAllergy } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";
import type { StoredOrder } from "../../orders/stored/stored-order.ts";
import { type FeedEntry, historyQuery } from "./feed-repository.ts";

/** Reason of the entry by which a person said to have read what the guest wrote of an allergy (MENU-15). */
export const ALLERGY_READ = "allergy";

/** Whether nobody has yet read a note of the order that speaks of an allergy. */
export function asksReading({ details }: StoredOrder, history: readonly Pick<FeedEntry, "kind" | "reason">[]): boolean {
  const isNamed = details.lines.some(({ note }) => note !== undefined && namesAllergy(note));
  return isNamed && !history.some(({ kind, reason }) => kind === "changed" && reason === ALLERGY_READ);
}

/** The same inside a transaction; the feed is read only for an order with such a note. */
export async function stillAsksReading(tx: Tx, order: StoredOrder): Promise<boolean> {
  if (!asksReading(order, [])) return false;
  const { rows } = await tx.executeQuery(historyQuery(tx, [order.id]));
  return asksReading(order, rows);
}
