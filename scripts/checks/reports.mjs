import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/**
 * `remarks`: a line for each failed test, and one if tests were skipped.
 * @typedef {{ passed: number, failed: number, remarks: readonly string[] }} Counts
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
  const remarks = [...report.testResults.flatMap(failuresOfFile), ...skippedRemark(report.numPendingTests)];
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length, remarks };
}

/** @param {{ status: string, name: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} file */
function failuresOfFile({ status, name, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (status === "failed" && failed.length === 0) return [`failed: ${name}: ${firstLine(message)}`];
  return failed.map((test) => `failed: ${name} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
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
  const { expected, unexpected, flaky, skipped } = report.stats;
  const faults = report.errors.map((/** @type {{ message?: string }} */ { message }) => firstLine(message));
  const remarks = [
    ...faults.map((/** @type {string} */ fault) => `failed: ${fault}`),
    ...report.suites.flatMap(remarksOfSuite),
    ...skippedRemark(skipped),
  ];
  return { passed: expected, failed: unexpected + flaky + faults.length, remarks };
}

/** @param {number} count */
function skippedRemark(count) {
  return count > 0 ? [`skipped: ${count}`] : [];
}

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
      const message = firstLine(results.find(({ error }) => error)?.error?.message);
      return [`failed: [${projectName}] ${file}:${line} › ${title}: ${message}`];
    }),
  );
  return [...own, ...suites.flatMap(remarksOfSuite)];
}

/** @param {string | undefined} message */
function firstLine(message) {
  return stripVTControlCharacters(message ?? "").split("\n", 1)[0];
}

/**
 * A run with a failing exit code never counts as clean, whatever its report contains.
 * @param {number} exitCode
 * @param {Counts | null} report
 * @returns {Counts}
 */
export function countsOf(exitCode, report) {
  const { failed, ...rest } = report ?? { passed: 0, failed: 1, remarks: [] };
  return { ...rest, failed: exitCode === 0 ? failed : Math.max(1, failed) };
}

/** @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
