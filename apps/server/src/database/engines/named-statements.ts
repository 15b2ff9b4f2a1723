import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import { statementLimits } from "./statement-cache.ts";

/** "cached plan must not change result type": another process has changed a table since the statement was prepared. */
const stalePlan = "0A000";

/**
 * A pool whose connections prepare each statement once under its own name. PostgreSQL stores prepared statements per
 * connection, so their number and length are bounded; other statements run unnamed.
 */
export function namingStatements(pool: pg.Pool): PostgresPool {
  const nameOf = statementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? namingClient(client, nameOf);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

/**
 * The name of a statement; null if it is not prepared. The first texts are never evicted, because they are the
 * program's own.
 */
export function statementNames(limits: { readonly count: number; readonly textLength: number } = statementLimits) {
  const names = new Map<string, string>();
  return (text: string): string | null => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (text.length > limits.textLength || names.size >= limits.count) return null;
    const name = `s${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

function namingClient(client: pg.PoolClient, nameOf: (text: string) => string | null): PostgresPoolClient {
  let generation = 0;
  let isInTransaction = false;
  const gather = gatheringWrites(client);

  async function run<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    gather();
    const isInside = isInTransaction;
    if (text === "begin") isInTransaction = true;
    if (text === "commit" || text === "rollback") isInTransaction = false;
    // A statement without parameters is a transaction command and is not worth preparing.
    const name = values.length === 0 ? null : nameOf(text);
    if (name === null) return resultOf<Row>(await client.query(text, [...values]));
    const prepared = () => client.query({ name: `${name}.${generation}`, text, values: [...values] });
    return resultOf<Row>(
      await prepared().catch((error: unknown) => {
        if (!isStale(error)) throw error;
        generation += 1;
        // The failed statement ends its transaction, which is repeated as a whole (transaction.ts). A second try could
        // run after the COMMIT that followed it, outside any transaction.
        if (isInside) throw error;
        return prepared();
      }),
    );
  }

  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text === "string") return run<Row>(text, values);
    throw new TypeError("the store has no cursors");
  }
  return { query, release: (destroy) => client.release(destroy) };
}

/**
 * Returns a function to call before each statement: everything sent in one turn of the event loop then leaves in one
 * write. The driver writes each statement separately, and each write costs more processor time than most statements.
 */
function gatheringWrites(client: pg.PoolClient): () => void {
  let isGathering = false;
  return () => {
    if (isGathering || !(client instanceof pg.Client)) return;
    const { stream } = client.connection;
    isGathering = true;
    stream.cork();
    const release = () => {
      isGathering = false;
      stream.uncork();
    };
    // Two ticks: a COMMIT is sent one tick after the writes before it (postgres.ts).
    process.nextTick(() => process.nextTick(release));
  };
}

function isStale(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === stalePlan;
}

const commands = ["SELECT", "INSERT", "UPDATE", "DELETE", "MERGE", "COMMIT", "ROLLBACK"] as const;

/** The driver's answer in Kysely's form. Kysely does not read the names of other commands. */
function resultOf<Row>({ command, rowCount, rows }: pg.QueryResult): PostgresQueryResult<Row> {
  return { command: commands.find((known) => known === command) ?? "SELECT", rowCount: rowCount ?? 0, rows };
}
