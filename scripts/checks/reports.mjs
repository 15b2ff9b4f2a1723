import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Vitest's JSON report in numbers; a file that fails before any of its tests runs counts as one failure.
 * @param {string} file
 * @returns {Counts | null} null when there is no report
 */
export function readVitest(file) {
  const report = readJson(file);
  if (!report) return null;
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ result) =>
      result.status === "failed" && !result.assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/**
 * Playwright's JSON report in numbers; faults outside of any test count as one failure each. A walk that passed at
 * its second try, which only CI gives, has passed.
 * @param {string} file
 * @returns {Counts | null} null when there is no report
 */
export function readPlaywright(file) {
  const report = readJson(file);
  if (!report) return null;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

/**
 * A run that ended badly never counts as clean, whatever its report says.
 * @param {number} exitCode
 * @param {Counts | null} report
 * @returns {Counts}
 */
export function countsOf(exitCode, report) {
  const { passed, failed } = report ?? { passed: 0, failed: 1 };
  return { passed, failed: exitCode === 0 ? failed : Math.max(1, failed) };
}

/** @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
