import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "./tables.ts";

const poolSize = 10;
const int8 = 20;
const numeric = 1700;

/** bigint and sums come as text from the driver; ours are all safe integers. */
const types = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === int8 || oid === numeric) return Number;
    return format === "binary" ? pg.types.getTypeParser(oid, "binary") : pg.types.getTypeParser(oid, "text");
  },
};

/**
 * Opens the store on PostgreSQL. `schema` keeps it apart from others in one database.
 * `onError` hears of connections lost while idle; the pool replaces them by itself.
 */
export function openPostgres(
  url: string,
  options: { readonly schema?: string; readonly onError: (error: Error) => void },
): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 10_000,
    application_name: "skatert",
    ...(options.schema === undefined ? {} : { options: `-c search_path=${options.schema}` }),
  });
  pool.on("error", options.onError);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
