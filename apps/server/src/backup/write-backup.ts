import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Store } from "../database/store.ts";
import type { Uploads } from "../ports/uploads/uploads.ts";
import { BackupFault, type BackupLine, backupFormat } from "./backup-lines.ts";
import { requireKnownSteps } from "./known-steps.ts";
import { rowsOf, withSnapshot } from "./snapshot-rows.ts";
import { tablesInOrder } from "./store-shape.ts";
import { targetFault } from "./target-fault.ts";

const pieceBytes = 256 * 1024;

type Snapshot = Parameters<typeof rowsOf>[1];

export interface BackupReport {
  readonly rows: number;
  readonly files: number;
}

/**
 * Writes one moment of the store and the shop's pictures into a file: JSON lines that both engines can restore. Orders
 * may arrive meanwhile. The file appears when it is complete, and only its owner can read it, because it contains
 * customers and secrets. A name that ends in .gz is compressed. Throws BackupFault without a shop, or without room for
 * the file.
 */
export async function writeBackup(store: Store, uploads: Uploads, target: string, now: number): Promise<BackupReport> {
  const unfinished = `${target}.part`;
  const report = { rows: 0, files: 0 };
  try {
    await withSnapshot(store.engine, store.db, async (snapshot) => {
      const lines = Readable.from(wholeBackup(store.engine, snapshot, uploads, now, report));
      const file = createWriteStream(unfinished, { mode: 0o600 });
      if (target.endsWith(".gz")) await pipeline(lines, createGzip({ level: 6 }), file);
      else await pipeline(lines, file);
    });
    // A power cut must not leave a renamed file without content, or undo the rename after the answer.
    await flush(unfinished);
    await rename(unfinished, target);
    await flush(dirname(resolve(target)));
    return report;
  } catch (error) {
    throw targetFault(error, target) ?? error;
  } finally {
    // A failure here must not replace the first error.
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}

/** Flushes a file or folder to disk. */
async function flush(path: string): Promise<void> {
  await using handle = await open(path);
  await handle.sync();
}

/** Every line with its line break, the last one with the digest of all before it. */
async function* wholeBackup(
  engine: Store["engine"],
  snapshot: Snapshot,
  uploads: Uploads,
  now: number,
  report: { rows: number; files: number },
): AsyncGenerator<string> {
  const hash = createHash("sha256");
  for await (const line of contentLines(engine, snapshot, uploads, now)) {
    if ("row" in line) report.rows += 1;
    if ("file" in line) report.files += 1;
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    yield text;
  }
  yield `${JSON.stringify({ end: true, ...report, sha256: hash.digest("hex") } satisfies BackupLine)}\n`;
}

async function* contentLines(
  engine: Store["engine"],
  snapshot: Snapshot,
  uploads: Uploads,
  now: number,
): AsyncGenerator<BackupLine> {
  const migrations = await appliedMigrations(engine, snapshot);
  yield { skatert: "backup", format: backupFormat, at: new Date(now).toISOString(), engine, migrations };
  for (const table of await tablesInOrder(engine, snapshot)) {
    // The restoring store runs its own migrations.
    if (table !== "schema_migrations") yield* tableLines(engine, snapshot, table);
  }
  const names = (await uploads.list("")).map(({ name }) => name);
  for (const name of names.sort()) yield* fileLines(name, await uploads.read(name));
}

async function appliedMigrations(engine: Store["engine"], snapshot: Snapshot): Promise<string[]> {
  const tables = await tablesInOrder(engine, snapshot);
  if (!tables.includes("schema_migrations")) throw new BackupFault("there is no shop in this store");
  const rows = await snapshot.selectFrom("schema_migrations").select("name").orderBy("name").execute();
  const names = rows.map(({ name }) => name);
  requireKnownSteps(names, "store");
  return names;
}

async function* tableLines(engine: Store["engine"], snapshot: Snapshot, table: string): AsyncGenerator<BackupLine> {
  let columns: readonly string[] | null = null;
  for await (const rows of rowsOf(engine, snapshot, table)) {
    for (const row of rows) {
      if (columns === null) {
        columns = Object.keys(row);
        yield { table, columns: [...columns] };
      }
      yield { row: columns.map((column) => row[column] ?? null) };
    }
  }
}

/** @param content null: a sweep has deleted the file meanwhile */
function* fileLines(name: string, content: Buffer | null): Generator<BackupLine> {
  if (content === null) return;
  yield { file: name, bytes: content.length };
  for (let from = 0; from < content.length; from += pieceBytes)
    yield { piece: content.subarray(from, from + pieceBytes).toString("base64") };
}
