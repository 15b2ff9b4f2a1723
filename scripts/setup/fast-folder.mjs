import { statfsSync } from "node:fs";

/** Linux keeps it in memory. */
const inMemory = "/dev/shm";
/** The tests' stores take two gigabytes at most. */
const neededBytes = 6 * 2 ** 30;

/**
 * Where tests put their stores and profiles: thousands of databases are made and dropped, which takes a disk longer
 * than the processor.
 * @returns {{ TMPDIR?: string }} variables for the tests; none where the memory has no such folder, or too little room
 */
export function fastFolder() {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= neededBytes ? { TMPDIR: inMemory } : {};
  } catch {
    return {};
  }
}
