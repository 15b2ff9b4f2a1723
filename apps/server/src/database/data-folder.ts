import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Makes a folder with those above it. Not by `recursive` of mkdir: below folders that take no files, such as /proc, Node
 * tries for ever.
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Makes DATA_DIR and writes a file into it. Throws the system's error, which `storeFault` explains. */
export function requireDataFolder(path: string): void {
  makeFolder(path);
  const probe = join(path, `.writable-${process.pid}`);
  writeFileSync(probe, "");
  rmSync(probe);
}
