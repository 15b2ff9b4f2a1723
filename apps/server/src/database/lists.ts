import { type Expression, PostgresAdapter, type QueryExecutorProvider, type RawBuilder, sql } from "kysely";

/** Types of the columns in a list parameter. */
type ColumnType = "integer" | "bigint" | "text";

/**
 * `column in (values)` with all values in one parameter: the statement's text never depends on their number, so its
 * prepared statement is reused.
 */
export function isOneOf(
  db: QueryExecutorProvider,
  column: string | Expression<unknown>,
  values: readonly (number | string)[],
): RawBuilder<boolean> {
  const left = typeof column === "string" ? sql.ref(column) : column;
  if (isPostgres(db)) return sql<boolean>`${left} = any(${values})`;
  return sql<boolean>`${left} in (select value from json_each(${JSON.stringify(values)}))`;
}

/** Rows in one parameter, as a table with an alias to select from: `from ${rowsAs(db, "taken", …)}`. */
export function rowsAs<Name extends string>(
  db: QueryExecutorProvider,
  alias: string,
  columns: Readonly<Record<Name, ColumnType>>,
  rows: readonly Readonly<Record<Name, number | string | null>>[],
): RawBuilder<unknown> {
  const names = Object.keys(columns);
  const json = JSON.stringify(rows);
  if (isPostgres(db)) {
    const shape = Object.entries<ColumnType>(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
    return sql`json_to_recordset(${json}::json) as ${sql.ref(alias)}(${sql.join(shape)})`;
  }
  const fields = names.map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`);
  return sql`(select ${sql.join(fields)} from json_each(${json})) as ${sql.ref(alias)}`;
}

/** Whether the database is PostgreSQL, for the few statements that differ between the engines. */
export function isPostgres(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
