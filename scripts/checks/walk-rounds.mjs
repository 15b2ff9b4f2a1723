/**
 * Folders of e2e/specs in the order of the walks: the folders about taking and answering orders come first. `share` is
 * the part of the time of all walks, estimated from runs of single folders. An office file takes longer than other
 * files.
 */
export const ROUNDS = [
  // The first round is small. Its time shows whether the next rounds fit, even on a machine half as fast.
  { share: 0.11, folders: ["office/board", "office/people", "office/first-menu"] },
  { share: 0.19, folders: ["orders", "cart"] },
  { share: 0.16, folders: ["office/editing"] },
  { share: 0.09, folders: ["account"] },
  { share: 0.2, folders: ["accessibility", "place", "catalog"] },
  { share: 0.17, folders: ["site", "connection"] },
  { share: 0.08, folders: ["languages", "security", "shops"] },
];

/** The shares are estimates, so a later round may take longer than predicted. */
const reserve = 1.25;

/**
 * Walks the first round, then all others in one run if they fit in the time left. Separate runs cost a set-up each and
 * leave a processor idle at the end of each. If they do not fit, the rounds run one by one. A round that does not fit
 * is skipped and named in the last lines. A round that takes longer than predicted stops at the time limit: its walks
 * until then count, and the last lines name it as unfinished.
 * @param {(filters: readonly string[]) => Promise<import("./reports.mjs").Counts>} walk
 * @param {() => number} timeLeft milliseconds
 * @param {() => number} [now]
 * @returns {Promise<import("./reports.mjs").Counts>}
 */
export async function walkRounds(walk, timeLeft, now = Date.now) {
  const begun = now();
  let walked = 0;
  let [passed, failed] = [0, 0];
  /** @type {string[]} */
  const remarks = [];
  let rest = ROUNDS;
  while (rest.length > 0) {
    const left = timeLeft();
    const pace = walked === 0 ? 0 : (now() - begun) / walked;
    const fits = (/** @type {typeof ROUNDS} */ rounds) => pace * shareOf(rounds) * reserve <= left;
    const next = walked > 0 && fits(rest) ? rest : rest.slice(0, 1);
    rest = rest.slice(next.length);
    const folders = next.flatMap((round) => round.folders);
    if (!fits(next)) {
      remarks.push(`not walked, for lack of time: npm test -- e2e ${folders.join(" ")}`);
      continue;
    }
    const counts = await walk(folders.map((folder) => `specs/${folder}/`));
    walked += shareOf(next);
    passed += counts.passed;
    failed += counts.failed;
    remarks.push(...counts.remarks);
    if (counts.stopped) remarks.push(`unfinished, for lack of time: npm test -- e2e ${folders.join(" ")}`);
  }
  return { passed, failed, remarks };
}

/** @param {typeof ROUNDS} rounds */
function shareOf(rounds) {
  return rounds.reduce((sum, { share }) => sum + share, 0);
}
