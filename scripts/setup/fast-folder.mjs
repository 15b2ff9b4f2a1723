import { statfsSync } from "node:fs";

/** Linux keeps this folder in memory. */
const inMemory = "/dev/shm";
/** The tests' stores take two gigabytes at most. */
const neededBytes = 6 * 2 ** 30;

/**
 * A folder in memory for the tests' stores and profiles: the tests create and delete thousands of databases, which is
 * slow on a disk.
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
