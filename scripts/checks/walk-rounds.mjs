/**
 * Rounds of folders of e2e/specs. `share` is the part of the time of all walks, estimated from runs of single folders.
 * Every run begins with these, which are about taking and answering orders.
 */
export const FIRST_ROUNDS = [
  // The first round is small. Its time shows whether the next rounds fit, even on a machine half as fast.
  { share: 0.1, folders: ["office/board", "office/people", "office/first-menu"] },
  { share: 0.18, folders: ["orders", "cart"] },
];

/**
 * The other rounds take turns at the third place, because a slow machine has time for two or three of them. Their
 * number has no divisor in common with 24, so a run at the same hour of each day also reaches every round.
 */
export const OTHER_ROUNDS = [
  { share: 0.14, folders: ["office/editing"] },
  { share: 0.12, folders: ["account"] },
  { share: 0.15, folders: ["accessibility"] },
  { share: 0.08, folders: ["connection"] },
  { share: 0.06, folders: ["languages", "security", "shops"] },
  { share: 0.11, folders: ["site"] },
  { share: 0.06, folders: ["place", "catalog"] },
];

const HOUR_MS = 3_600_000;

/**
 * The rounds of a run that begins its walks at `instant`. The hour decides which of the others comes first: it needs no
 * record of earlier runs, and unlike the number of commits it exists in a copy without Git.
 * @param {number} instant milliseconds since 1970
 */
export function roundsAt(instant) {
  const turn = Math.floor(instant / HOUR_MS) % OTHER_ROUNDS.length;
  return [...FIRST_ROUNDS, ...OTHER_ROUNDS.slice(turn), ...OTHER_ROUNDS.slice(0, turn)];
}

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
  let rest = roundsAt(begun);
  while (rest.length > 0) {
    const left = timeLeft();
    const pace = walked === 0 ? 0 : (now() - begun) / walked;
    const fits = (/** @type {typeof FIRST_ROUNDS} */ rounds) => pace * shareOf(rounds) * reserve <= left;
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

/** @param {typeof FIRST_ROUNDS} rounds */
function shareOf(rounds) {
  return rounds.reduce((sum, { share }) => sum + share, 0);
}
