import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const nameOf = (dataDir: string) => join(dataDir, "last-backup");

/** Notes in DATA_DIR that a backup was written, for the metrics of the server. */
export async function noteBackup(dataDir: string, now: number): Promise<void> {
  await writeFile(nameOf(dataDir), `${new Date(now).toISOString()}\n`);
}

/** When `noteBackup` was last called, milliseconds; null: never. */
export async function lastBackup(dataDir: string): Promise<number | null> {
  const found = await stat(nameOf(dataDir)).catch(() => null);
  return found === null ? null : found.mtimeMs;
}
