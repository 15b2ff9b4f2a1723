import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Creates a folder and its parents. Not by `recursive` of mkdir: below folders without files, such as /proc, Node
 * retries forever.
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Creates DATA_DIR and writes a file into it. Throws the system's error, which `storeFault` explains. */
export function requireDataFolder(path: string): void {
  makeFolder(path);
  const probe = join(path, `.writable-${process.pid}`);
  writeFileSync(probe, "");
  rmSync(probe);
}
