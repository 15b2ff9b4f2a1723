import { writeGenerated } from "../setup/generated.mjs";
import { prepare } from "../setup/prepare.mjs";
import { SetupError } from "../setup/processes.mjs";
import { requirePostgres, requireProxies, requireWalkBrowsers } from "../setup/system.mjs";
import { STEPS } from "./steps.mjs";

/** The groups of a whole run. */
const WHOLE = ["lint", "types", "unit", "e2e"];
const MINUTE_MS = 60_000;
/** A build machine allows 80 minutes. A step that still runs shortly before is stopped and counts as failed. */
const LIMIT_MS = 79 * MINUTE_MS;

/**
 * Sets up, runs every chosen step even after a failure, and ends with the line `N passed, N failed`.
 * @param {readonly string[]} words groups of STEPS
 * @param {readonly string[]} args passed to the tests
 * @returns {Promise<number>} the exit code
 */
export async function runSteps(words, args) {
  const begun = Date.now();
  const end = begun + LIMIT_MS;
  // Some server tests open whole pages. They are skipped without a build, and fail with an outdated one.
  const node = await prepare({ built: words.includes("e2e") || words.includes("unit"), tools: true });
  await writeGenerated(node);
  // Required before any long step, so that a missing program is reported at once.
  if (words.includes("unit")) {
    await requirePostgres();
    await requireProxies();
  }
  if (words.includes("e2e")) await requireWalkBrowsers();
  const context = { node, args, timeoutMs: () => Math.max(1, end - Date.now()) };
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  /** @type {string[]} */
  const remarks = [];
  for (const [title, step] of words.flatMap((word) => Object.entries(STEPS[word] ?? {}))) {
    process.stdout.write(`\n== ${title}\n`);
    const counts = await step(context);
    if (counts.failed > 0) remarks.push(`== ${title}: ${counts.failed} failed`);
    remarks.push(...counts.remarks);
    passed += counts.passed;
    failed += counts.failed;
    skipped += counts.skipped;
    // A filter leaves out tests, a whole run must not.
    if (args.length === 0) failed += counts.leftOut;
  }
  // The remarks come last, so that they are visible after a long log.
  for (const remark of remarks) process.stdout.write(`${remark}\n`);
  const minutes = ((Date.now() - begun) / MINUTE_MS).toFixed(1);
  const isWhole = args.length === 0 && WHOLE.every((word) => words.includes(word));
  process.stdout.write(`${extentOf({ isWhole, failed, skipped })}${minutes} minutes\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed > 0 ? 1 : 0;
}

/**
 * What a run may claim about its extent.
 * @param {{ isWhole: boolean, failed: number, skipped: number }} run
 */
export function extentOf({ isWhole, failed, skipped }) {
  if (!isWhole || failed > 0) return "";
  return skipped > 0
    ? `Every test ran once, except ${skipped} that the lines above name, in `
    : "Every test ran once, in ";
}

/**
 * Parses `npm test -- …`: a first word that names a group selects it, the rest is passed to the tests.
 * @param {readonly string[]} args
 */
export function chosenSteps(args) {
  const [word, ...rest] = args;
  if (word === undefined) return { words: WHOLE, rest };
  if (!(word in STEPS)) throw new SetupError(`npm test knows ${Object.keys(STEPS).join(", ")}; not ${word}`);
  return { words: [word], rest };
}
