import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const POLL_MS = 200;

/**
 * Does the work while no other process of this project does it. The lock is a file with its owner's process id, linked
 * into place so that it is never empty; the lock of a dead process is taken over.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once if another process holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait = () => {}) {
  await take(file, onWait);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * @param {string} file
 * @param {() => void} onWait
 */
async function take(file, onWait) {
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, String(process.pid));
  try {
    for (let isReported = false; !linked(own, file); ) {
      const owner = ownerOf(file);
      if (owner !== null && !isAlive(owner)) removeDead(file, owner);
      else {
        if (!isReported) onWait();
        isReported = true;
        await wait(POLL_MS);
      }
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function linked(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** @param {string} file @returns {number | null} null when the lock has just gone */
function ownerOf(file) {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/**
 * Only one of several waiters wins the rename; a lock that a newcomer has just taken is put back.
 * @param {string} file
 * @param {number} owner
 */
function removeDead(file, owner) {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  if (Number(readFileSync(aside, "utf8")) !== owner) linked(aside, file);
  rmSync(aside, { force: true });
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
