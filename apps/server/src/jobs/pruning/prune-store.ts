import { sql } from "kysely";
import { isPostgres } from "../../database/lists.ts";
import type { Db } from "../../database/tables.ts";
import { pruneRules } from "./prune-rules.ts";

/** Maximum rows of one statement. Each statement is its own transaction of a few milliseconds. */
export const pruneBatch = 200;

type AnyRule = (typeof pruneRules)[number];

export interface PruneOptions {
  readonly now: number;
  /** Awaited between two statements; false ends the pruning. */
  readonly goOn: () => Promise<boolean>;
}

/** Deletes rows that are too old in small batches; returns their number. Several processes may run it at once. */
export async function pruneStore(db: Db, { now, goOn }: PruneOptions): Promise<number> {
  let pruned = 0;
  for (const rule of pruneRules) {
    for (;;) {
      const gone = await pruneOnce(db, rule, now);
      pruned += gone;
      if (!(await goOn())) return pruned;
      if (gone < pruneBatch) break;
    }
  }
  return pruned;
}

async function pruneOnce(db: Db, rule: AnyRule, now: number): Promise<number> {
  const result = await db.executeQuery(pruneQuery(db, rule, now));
  return Number(result.numAffectedRows ?? 0n);
}

/** One batch of a rule. Skips rows that another process is deleting. */
export function pruneQuery(db: Db, rule: AnyRule, now: number) {
  const key = sql.join(rule.key.map((column) => sql.ref(column)));
  const state = "state" in rule ? sql`state = ${rule.state} and` : sql``;
  const unlocked = isPostgres(db) ? sql`for update skip locked` : sql``;
  return sql`delete from ${sql.table(rule.table)} where (${key}) in (
    select ${key} from ${sql.table(rule.table)} where ${state} ${sql.ref(rule.time)} < ${now - rule.maxAgeMs}
    order by ${sql.ref(rule.time)} limit ${pruneBatch} ${unlocked})`.compile(db);
}
