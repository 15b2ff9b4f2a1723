import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { inject } from "vitest";

interface Administrator {
  readonly client: pg.Client;
  /** The end of `create database` that copies files. PostgreSQL 14 and earlier have no other way, and no word for it. */
  readonly copying: "" | "strategy file_copy";
}

/** Steps of two milliseconds. */
const maxSteps = 50;
/** A worker keeps its connection: opening one takes longer than creating a database. */
let administrator: Promise<Administrator> | undefined;

function connect(): Promise<Administrator> {
  administrator ??= (async () => {
    const client = new pg.Client({ connectionString: inject("databaseUrl") });
    await client.connect();
    const { rows } = await client.query("select current_setting('server_version_num')::int >= 150000 as has");
    return { client, copying: rows[0]?.has === true ? "strategy file_copy" : "" } as const;
  })();
  return administrator;
}

/** Creates a schema without tables and returns its name. */
export async function createTestSchema(): Promise<string> {
  const schema = newName();
  await (await connect()).client.query(`create schema ${schema}`);
  return schema;
}

export async function dropTestSchema(schema: string): Promise<void> {
  await (await connect()).client.query(`drop schema ${schema} cascade`);
}

/**
 * Copies a template's database into a new one and returns its name. Without durability, copying the files takes a tenth
 * of the time of PostgreSQL's usual way, which writes each page to its log.
 */
export async function createTestDatabase(template: string, database = newName()): Promise<string> {
  const { client, copying } = await connect();
  await client.query(`create database ${database} template ${template} ${copying}`);
  return database;
}

/** Drops a database, and ends connections that a test left open. */
export async function dropTestDatabase(database: string): Promise<void> {
  await connectionsEnd(database);
  await (await connect()).client.query(`drop database ${database} with (force)`);
}

/**
 * Waits for connections that are about to end. PostgreSQL would wait a tenth of a second for them before it drops or
 * copies a database; these steps are shorter.
 */
export async function connectionsEnd(database: string): Promise<void> {
  const { client } = await connect();
  for (let step = 0; step < maxSteps; step += 1) {
    const { rowCount } = await client.query("select from pg_stat_activity where datname = $1", [database]);
    if (rowCount === 0) return;
    await wait(2);
  }
}

function newName(): string {
  return `test_${randomUUID().replaceAll("-", "")}`;
}
