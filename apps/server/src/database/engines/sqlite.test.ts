import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { openSqlite } from "./sqlite.ts";

/** A separate process: locks on a file do not apply between threads of one. */
const writer = `
  const { DatabaseSync } = require("node:sqlite");
  const file = new DatabaseSync(process.argv[1], { timeout: 5_000 });
  file.exec("create table dish (id integer); begin immediate; insert into dish values (1)");
  console.log("writing");
  setTimeout(() => file.exec("commit"), 300);
`;

it("creates a store that only its own account can read", async () => {
  const folder = await mkdtemp(join(tmpdir(), "skatert-sqlite-"));
  const db = openSqlite(join(folder, "skatert.sqlite"));
  await sql`create table rows_of_people (phone text)`.execute(db);
  const names = await readdir(folder);
  const modes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mode & 0o777));
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
  expect(names).toContain("skatert.sqlite-wal");
  expect(new Set(modes)).toEqual(new Set([0o600]));
});

it("opens a new store as soon as another process has finished writing to it before it is WAL", async () => {
  const folder = await mkdtemp(join(tmpdir(), "skatert-sqlite-"));
  const path = join(folder, "skatert.sqlite");
  const child = spawn(process.execPath, ["-e", writer, path], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  const db = openSqlite(path);
  const mode = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db);
  await db.destroy();
  if (child.exitCode === null) await once(child, "close");
  await rm(folder, { recursive: true, force: true });
  expect([mode.rows, child.exitCode]).toEqual([[{ journal_mode: "wal" }], 0]);
});
