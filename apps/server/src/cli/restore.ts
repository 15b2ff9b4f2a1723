import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { BackupFault } from "../backup/backup-lines.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { EnvError } from "../config/env.ts";
import { systemClock } from "../ports/clock.ts";
import { CommandFault, withUploads } from "./command-store.ts";

const usage = `Restores the shop from a backup. Stop the server first.

  npm run restore -- <file>             into an empty store
  npm run restore -- <file> --force     replaces everything in the store

The store is the one of DATABASE_URL and DATA_DIR; a backup of SQLite restores into PostgreSQL and the other way round.`;

/** Exit codes: 0 done, 1 failed without changes, 2 wrong arguments. */
async function main(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (asked === null) {
    console.error(usage);
    return 2;
  }
  return withUploads({ mayBeNew: true, migrated: false }, async (store, uploads) => {
    const request = { store, uploads, path: resolve(asked.file), now: systemClock.now() };
    const { at, rows, files } = await restoreBackup({ ...request, force: asked.force });
    console.log(`Restored ${asked.file} of ${at}: ${rows} rows, ${files} pictures and films`);
    return 0;
  });
}

function readArguments(args: readonly string[]): { readonly file: string; readonly force: boolean } | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { force: { type: "boolean", default: false } },
    });
    const [file, ...rest] = positionals;
    return file === undefined || rest.length > 0 ? null : { file, force: values.force };
  } catch {
    return null;
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isExpected = [EnvError, BackupFault, CommandFault].some((expected) => error instanceof expected);
  console.error(isExpected && error instanceof Error ? `Nothing was changed: ${error.message}` : error);
  process.exitCode = 1;
}
