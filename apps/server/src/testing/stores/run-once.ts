import pg from "pg";

/** Runs one statement on a PostgreSQL, over a connection of its own; returns its rows. */
export async function runOnce(databaseUrl: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The address of another database of the same PostgreSQL. */
export function addressOf(databaseUrl: string, database: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${database}`;
  return url.href;
}
