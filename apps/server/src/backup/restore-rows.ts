import { sql } from "kysely";
import type { Tx } from "../database/tables.ts";
import { BackupFault, type Cell, type ContentLine } from "./backup-lines.ts";

/** Rows of one statement; far below the limits of both engines. */
const batch = 200;

/** Inserts rows and passes on files, in the order of the lines. Returns the number of rows. */
export async function insertLines(
  tx: Tx,
  tables: ReadonlySet<string>,
  lines: AsyncIterable<Exclude<ContentLine, { end: true }>>,
  takeFile: (line: Extract<ContentLine, { file: string } | { piece: string }>) => Promise<void>,
): Promise<number> {
  let into: { readonly table: string; readonly columns: readonly string[] } | null = null;
  let waiting: (readonly Cell[])[] = [];
  let count = 0;

  async function flush(): Promise<void> {
    if (into !== null && waiting.length > 0) await insertRows(tx, into.table, into.columns, waiting);
    count += waiting.length;
    waiting = [];
  }

  for await (const line of lines) {
    if ("row" in line) {
      if (into?.columns.length !== line.row.length)
        throw new BackupFault("the backup is damaged: a row without its table");
      waiting.push(line.row);
      if (waiting.length === batch) await flush();
    } else if ("table" in line) {
      await flush();
      if (!tables.has(line.table)) throw new BackupFault(`the backup has an unknown table ${line.table}`);
      into = line;
    } else {
      await flush();
      await takeFile(line);
    }
  }
  await flush();
  return count;
}

async function insertRows(
  tx: Tx,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join([...row])})`));
  try {
    await sql`insert into ${sql.table(table)} (${names}) values ${values}`.execute(tx);
  } catch (error) {
    throw new BackupFault(`rows of ${table} were refused: ${error instanceof Error ? error.message : String(error)}`);
  }
}
