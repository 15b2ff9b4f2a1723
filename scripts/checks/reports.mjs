import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/**
 * `remarks`: a line for each failed test, and for each that needed a second try. `stopped`: the run reached its time
 * limit, and the tests that it did not reach are not counted.
 * @typedef {{ passed: number, failed: number, remarks: readonly string[], stopped?: boolean }} Counts
 */

/**
 * Counts of Vitest's JSON report; a file that fails before any of its tests runs counts as one failure.
 * @param {string} file
 * @returns {Counts | null} null without a report
 */
export function readVitest(file) {
  const report = readJson(file);
  if (!report) return null;
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ result) =>
      result.status === "failed" && !result.assertionResults.some((test) => test.status === "failed"),
  );
  const remarks = report.testResults.flatMap(failuresOfFile);
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length, remarks };
}

/** @param {{ status: string, name: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} file */
function failuresOfFile({ status, name, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (status === "failed" && failed.length === 0) return [`failed: ${name}: ${firstLine(message)}`];
  return failed.map((test) => `failed: ${name} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
}

/**
 * Counts of Playwright's JSON report; faults outside of any test count as one failure each. Only CI gives a walk a
 * second try; a walk that then passes has passed.
 * @param {string} file
 * @returns {Counts | null} null without a report
 */
export function readPlaywright(file) {
  const report = readJson(file);
  if (!report) return null;
  const { expected, unexpected, flaky } = report.stats;
  const errors = report.errors.map((/** @type {{ message?: string }} */ { message }) => firstLine(message));
  // A run that reached its limit before any walk passed, as in its set-up, proves nothing.
  const isLimit = (/** @type {string} */ error) => expected + flaky > 0 && LIMIT_REACHED.test(error);
  const faults = errors.filter((/** @type {string} */ error) => !isLimit(error));
  const remarks = [
    ...faults.map((/** @type {string} */ fault) => `failed: ${fault}`),
    ...report.suites.flatMap(remarksOfSuite),
  ];
  const counts = { passed: expected + flaky, failed: unexpected + faults.length, remarks };
  return faults.length < errors.length ? { ...counts, stopped: true } : counts;
}

/** Playwright's message at the end of `--global-timeout`. */
const LIMIT_REACHED = /^Timed out waiting .* for the .* to run$/;

/**
 * @typedef {{ status: string, projectName: string, results: { error?: { message?: string } }[] }} Walk
 * @typedef {{ suites?: Suite[], specs?: { title: string, file: string, line: number, tests: Walk[] }[] }} Suite
 * @param {Suite} suite
 * @returns {string[]}
 */
function remarksOfSuite({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ status, projectName, results }) => {
      if (status !== "unexpected" && status !== "flaky") return [];
      const word = status === "flaky" ? "passed at its second try" : "failed";
      const message = firstLine(results.find(({ error }) => error)?.error?.message);
      return [`${word}: [${projectName}] ${file}:${line} › ${title}: ${message}`];
    }),
  );
  return [...own, ...suites.flatMap(remarksOfSuite)];
}

/** @param {string | undefined} message */
function firstLine(message) {
  return stripVTControlCharacters(message ?? "").split("\n", 1)[0];
}

/**
 * A run with a failing exit code never counts as clean, whatever its report contains, unless it reached its time limit.
 * @param {number} exitCode
 * @param {Counts | null} report
 * @returns {Counts}
 */
export function countsOf(exitCode, report) {
  const { failed, ...rest } = report ?? { passed: 0, failed: 1, remarks: [] };
  return { ...rest, failed: exitCode === 0 || rest.stopped === true ? failed : Math.max(1, failed) };
}

/** @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
