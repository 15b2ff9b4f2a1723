import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { readContent, readHeader } from "../../../backup/backup-lines.ts";
import type { Store } from "../../../database/store.ts";

const inFolder = (name: string) => new URL(name, import.meta.url);
/** A backup of that store, as the last program before decision 153 wrote it. */
export const EARLIER_BACKUP = inFolder("backup.jsonl");

/**
 * Fills an empty place with a store as the 47 steps before the baseline left it: tables, three orders, an account, a
 * booking, a draft, staff. The files are dumps and never change.
 */
export async function fillEarlierStore(store: Store): Promise<void> {
  const statements = readFileSync(inFolder(`${store.engine}.sql`), "utf8").split(/;\n/);
  const [header = "", ...lines] = readFileSync(EARLIER_BACKUP, "utf8").trim().split("\n");
  await store.db.transaction().execute(async (tx) => {
    for (const statement of statements) if (statement.trim() !== "") await sql.raw(statement).execute(tx);
    const insert = (table: string, columns: readonly string[], values: readonly (string | number | null)[]) =>
      sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        values (${sql.join(values)})`.execute(tx);
    for (const name of readHeader(header).migrations)
      await insert("schema_migrations", ["name", "applied_at"], [name, 0]);
    let [table, columns]: [string, readonly string[]] = ["", []];
    for (const line of lines.map(readContent)) {
      if ("table" in line) [table, columns] = [line.table, line.columns];
      if ("row" in line) await insert(table, columns, line.row);
    }
  });
}
