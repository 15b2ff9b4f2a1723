import { join } from "node:path";
import type { Kysely } from "kysely";
import { openPostgres } from "./engines/postgres.ts";
import { openSqlite } from "./engines/sqlite.ts";
import type { Database } from "./tables.ts";

export type Engine = "sqlite" | "postgres";

/** The open store; `engine` only for what portable SQL cannot express (locks). */
export interface Store {
  readonly engine: Engine;
  readonly db: Kysely<Database>;
  close(): Promise<void>;
}

/** PostgreSQL if an address is given, else SQLite in the data folder. Does not connect over the network yet. */
export function openStore(place: {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly schema?: string;
  readonly onError: (error: Error) => void;
}): Store {
  const engine = place.databaseUrl === null ? "sqlite" : "postgres";
  const db =
    place.databaseUrl === null
      ? openSqlite(join(place.dataDir, "skatert.sqlite"))
      : openPostgres(place.databaseUrl, place);
  return { engine, db, close: () => db.destroy() };
}
