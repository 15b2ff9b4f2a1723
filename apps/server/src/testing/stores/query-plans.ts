import { type CompiledQuery, type KyselyPlugin, sql } from "kysely";
import type { Db } from "../../database/tables.ts";

/** How SQLite would run a statement, one line for each table that it reads. */
export async function planOf(db: Db, { sql: text, parameters }: CompiledQuery<unknown>): Promise<readonly string[]> {
  const pieces = text.split("?").map((piece) => sql.raw(piece));
  const filled = pieces.flatMap((piece, index) =>
    index < parameters.length ? [piece, sql.val(parameters[index])] : [piece],
  );
  const { rows } = await sql<{ detail: string }>`explain query plan ${sql.join(filled, sql``)}`.execute(db);
  return rows.map(({ detail }) => detail);
}

/** The plans of all statements that `run` builds with the given database; they are also sent. */
export async function plansOf(db: Db, run: (db: Db) => Promise<unknown>): Promise<readonly string[]> {
  const sent: CompiledQuery<unknown>[] = [];
  const watch: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      sent.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await run(db.withPlugin(watch));
  const plans: (readonly string[])[] = [];
  for (const query of sent) plans.push(await planOf(db, query));
  return plans.flat();
}
