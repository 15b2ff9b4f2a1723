import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/**
 * `skipped`: tests that name what the machine lacks. `leftOut`: tests that did not run and give no reason. `remarks`: a
 * line for each failed test, and one for each reason why tests did not run.
 * @typedef {{ passed: number, failed: number, skipped: number, leftOut: number, remarks: readonly string[] }} Counts
 */

/**
 * Counts that the reporter of Vitest wrote.
 * @param {string} file
 * @returns {Counts | null} null without a report
 */
export function readVitest(file) {
  return readJson(file);
}

/**
 * Counts of Playwright's JSON report. A fault outside of any test counts as one failure; a run that reaches its time
 * limit is such a fault.
 * @param {string} file
 * @returns {Counts | null} null without a report
 */
export function readPlaywright(file) {
  const report = readJson(file);
  if (!report) return null;
  const { expected, unexpected, flaky } = report.stats;
  const { remarks: unrunRemarks, ...unrun } = unrunFor(report.suites.flatMap(skipReasonsOfSuite));
  const faults = report.errors.map((/** @type {{ message?: string }} */ { message }) => firstLine(message));
  const remarks = [
    ...faults.map((/** @type {string} */ fault) => `failed: ${fault}`),
    ...report.suites.flatMap(remarksOfSuite),
    ...unrunRemarks,
  ];
  return { passed: expected, failed: unexpected + flaky + faults.length, ...unrun, remarks };
}

/**
 * Counts the tests that did not run, with a line for each reason.
 * @param {readonly (string | null)[]} reasons null: the test gives none
 */
export function unrunFor(reasons) {
  const leftOut = reasons.filter((reason) => reason === null).length;
  const remarks = [...new Set(reasons)].map((reason) => {
    const count = reasons.filter((each) => each === reason).length;
    return reason === null ? `left out: ${count}` : `skipped: ${count}: ${reason}`;
  });
  return { skipped: reasons.length - leftOut, leftOut, remarks };
}

/**
 * @param {Suite} suite
 * @returns {(string | null)[]}
 */
function skipReasonsOfSuite({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ tests }) =>
    tests
      .filter(({ status }) => status === "skipped")
      .map(({ annotations = [] }) => annotations.find(({ type }) => type === "skip")?.description ?? null),
  );
  return [...own, ...suites.flatMap(skipReasonsOfSuite)];
}

/**
 * @typedef {{ status: string, projectName: string, annotations?: { type: string, description?: string }[], results: { error?: { message?: string } }[] }} Walk
 * @typedef {{ suites?: Suite[], specs?: { title: string, file: string, line: number, tests: Walk[] }[] }} Suite
 * @param {Suite} suite
 * @returns {string[]}
 */
function remarksOfSuite({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ status, projectName, results }) => {
      if (status !== "unexpected" && status !== "flaky") return [];
      const message = firstLine(results.find(({ error }) => error)?.error?.message);
      return [`failed: [${projectName}] ${file}:${line} › ${title}: ${message}`];
    }),
  );
  return [...own, ...suites.flatMap(remarksOfSuite)];
}

/** @param {string | undefined} message */
export function firstLine(message) {
  return stripVTControlCharacters(message ?? "").split("\n", 1)[0];
}

/**
 * A run with a failing exit code never counts as clean, whatever its report contains.
 * @param {number} exitCode
 * @param {Counts | null} report
 * @returns {Counts}
 */
export function countsOf(exitCode, report) {
  const { failed, ...rest } = report ?? { passed: 0, failed: 1, skipped: 0, leftOut: 0, remarks: [] };
  return { ...rest, failed: exitCode === 0 ? failed : Math.max(1, failed) };
}

/** @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
