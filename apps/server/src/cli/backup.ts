import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { BackupFault } from "../backup/backup-lines.ts";
import { noteBackup } from "../backup/last-backup.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { EnvError } from "../config/env.ts";
import { systemClock } from "../ports/clock.ts";
import { CommandFault, withUploads } from "./command-store.ts";

const usage = `Writes the whole shop into one file while the server runs: orders, accounts, menu, pictures.

  npm run backup -- <file>      e.g. shop-2026-03-04.jsonl.gz; a name that ends in .gz is compressed

The file holds personal data and secrets: protect it as you protect the store.`;

/** Exit codes: 0 done, 1 failed, 2 wrong arguments. */
async function main(args: readonly string[]): Promise<number> {
  const [file, ...rest] = positionals(args);
  if (file === undefined || rest.length > 0) {
    console.error(usage);
    return 2;
  }
  return withUploads({ mayBeNew: false, migrated: false }, async (store, uploads, env) => {
    const { rows, files } = await writeBackup(store, uploads, resolve(file), systemClock.now());
    await noteBackup(env.dataDir, systemClock.now());
    console.log(`Wrote ${file}: ${rows} rows, ${files} pictures and films`);
    return 0;
  });
}

function positionals(args: readonly string[]): readonly string[] {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: {} }).positionals;
  } catch {
    return [];
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isExpected = [EnvError, BackupFault, CommandFault].some((expected) => error instanceof expected);
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
