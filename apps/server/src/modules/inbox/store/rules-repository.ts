import { type InboxItemKind, type InboxRule, type InboxRules, USUAL_INBOX_RULES } from "@skatert/domain";
import type { Db, Tx } from "../../../database/tables.ts";

/** The kinds with a rule. */
export const RULED_KINDS = [
  "call",
  "dish",
  "booking",
  "booking-cancelled",
  "review",
] as const satisfies InboxItemKind[];

/** How the shop treats each kind; the usual way for a kind without a row. */
export async function readRules(db: Db): Promise<InboxRules> {
  const rows = await db.selectFrom("inbox_rules").selectAll().execute();
  const set = rows.map(({ kind, due_minutes: dueMinutes, rings, escalates }): [InboxItemKind, InboxRule] => [
    kind,
    { dueMinutes, rings: rings === 1, escalates: escalates === 1 },
  ]);
  return { ...USUAL_INBOX_RULES, ...Object.fromEntries(set) };
}

export async function saveRules(tx: Tx, rules: InboxRules): Promise<void> {
  for (const kind of RULED_KINDS) {
    const { dueMinutes, rings, escalates } = rules[kind];
    const values = { due_minutes: dueMinutes, rings: rings ? 1 : 0, escalates: escalates ? 1 : 0 };
    await tx
      .insertInto("inbox_rules")
      .values({ kind, ...values })
      .onConflict((conflict) => conflict.column("kind").doUpdateSet(values))
      .execute();
  }
}
