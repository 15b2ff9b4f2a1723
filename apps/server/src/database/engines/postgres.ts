import {
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from "kysely";
import pg from "pg";
import { takeLastWrites } from "../last-writes.ts";
import type { Database } from "../tables.ts";
import { namingStatements } from "./named-statements.ts";

const poolSize = 10;
/**
 * Maximum wait of a statement for a lock; migrations wait longer for each other, see migrate.ts. An order may wait for
 * a connection, for its dish and for a table one after another, and its shopper waits for all of them.
 */
const lockTimeoutMs = 4_000;
const int8 = 20;
const numeric = 1700;

/** The driver returns bigint and sums as text; all of ours are safe integers. */
const types = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === int8 || oid === numeric) return Number;
    return format === "binary" ? pg.types.getTypeParser(oid, "binary") : pg.types.getTypeParser(oid, "text");
  },
};

/**
 * Opens the store on PostgreSQL. `schema` separates it from others in one database. `onError` receives lost
 * connections; the pool replaces them.
 */
export function openPostgres(
  url: string,
  options: { readonly schema?: string; readonly onError: (error: Error) => void },
): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // For statements that are sent together (together.ts). All others are awaited one by one.
    pipeline: true,
    types,
    connectionTimeoutMillis: 10_000,
    lock_timeout: lockTimeoutMs,
    application_name: "skatert",
    ...(options.schema === undefined ? {} : { options: `-c search_path=${options.schema}` }),
  });
  // A connection may also break inside a transaction, where the pool does not listen; without a listener that ends the
  // process.
  pool.on("connect", (client) => client.on("error", options.onError));
  pool.on("error", () => undefined);
  return new Kysely<Database>({ dialect: new StoreDialect({ pool: namingStatements(pool) }) });
}

class StoreDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new StoreDriver(this.#config);
  }
}

/**
 * Commits behind statements that are not answered yet. PostgreSQL answers COMMIT with a rollback if one of them failed,
 * so the first failure is thrown and the commit's outcome never hides it.
 */
async function commitBehind(
  sent: readonly (Promise<unknown> | undefined)[],
  commit: () => Promise<void>,
): Promise<void> {
  let hasFailed = false;
  for (const answer of sent) answer?.catch(() => (hasFailed = true));
  // A statement that fails before it is sent does not fail PostgreSQL's transaction. All such failures are known by the
  // next tick.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  if (hasFailed) return void (await Promise.all(sent));
  const committed = commit();
  const outcomes = await Promise.allSettled([...sent, committed]);
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}

class StoreDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>();

  /**
   * Not awaited, because the first statement follows at once. If the connection fails here, that statement fails too.
   */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begun = super.beginTransaction(connection, settings);
    begun.catch(() => undefined);
    this.#begun.set(connection, begun);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const sent = takeLastWrites(connection);
    if (sent.length === 0) {
      await this.#begun.get(connection);
      await super.commitTransaction(connection);
    } else await commitBehind([this.#begun.get(connection), ...sent], () => super.commitTransaction(connection));
  }

  /**
   * On a broken connection there is nothing to roll back, and an error here would hide the first one. The pool discards
   * the connection.
   */
  override async rollbackTransaction(connection: Parameters<PostgresDriver["rollbackTransaction"]>[0]): Promise<void> {
    takeLastWrites(connection);
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}
