import { readdirSync } from "node:fs";
import { inProject } from "../setup/places.mjs";

/** Folders of e2e/specs in the order in which they are walked: first what takes orders and answers them. */
export const ROUNDS = [
  ["office", "orders", "account", "cart"],
  ["accessibility", "place", "catalog"],
  ["site", "connection"],
  ["languages", "security", "shops"],
];

/** A round may take longer than its number of files tells. */
const reserve = 1.25;

/**
 * Walks round after round. One that would not end in time is not begun, and the last lines of the run name it: a slow
 * build machine has no time for all walks, and a walk that is cut off tells nothing.
 * @param {(filters: readonly string[]) => Promise<import("./reports.mjs").Counts>} walk
 * @param {() => number} timeLeft milliseconds
 * @param {{ filesIn?: (folder: string) => number, now?: () => number }} [options]
 * @returns {Promise<import("./reports.mjs").Counts>}
 */
export async function walkRounds(walk, timeLeft, { filesIn = countFiles, now = Date.now } = {}) {
  const begun = now();
  let walked = 0;
  let [passed, failed] = [0, 0];
  /** @type {string[]} */
  const remarks = [];
  for (const round of ROUNDS) {
    const files = round.reduce((sum, folder) => sum + filesIn(folder), 0);
    const needed = walked === 0 ? 0 : ((now() - begun) / walked) * files * reserve;
    if (needed > timeLeft()) {
      remarks.push(`not walked, for lack of time (npm test -- e2e ${round.join(" ")}): ${files} files`);
      continue;
    }
    const counts = await walk(round.map((folder) => `specs/${folder}/`));
    walked += files;
    passed += counts.passed;
    failed += counts.failed;
    remarks.push(...counts.remarks);
  }
  return { passed, failed, remarks };
}

/** @param {string} folder */
function countFiles(folder) {
  return readdirSync(inProject("e2e", "specs", folder)).filter((name) => name.endsWith(".e2e.ts")).length;
}
