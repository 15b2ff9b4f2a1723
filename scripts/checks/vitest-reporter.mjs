import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { firstLine, unrunFor } from "./reports.mjs";

/** Names the file for the counts. */
export const COUNTS_VARIABLE = "VITEST_COUNTS";

/** Writes the counts of a run: Vitest's own JSON has no errors of hooks and no lost workers. */
export default class CountsReporter {
  /**
   * @param {readonly import("vitest/node").TestModule[]} modules
   * @param {readonly { message: string }[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    writeFileSync(process.env[COUNTS_VARIABLE] ?? "", JSON.stringify(countsOfRun(modules, unhandledErrors)));
  }
}

/**
 * Each error outside of the tests counts as one failure.
 * @param {readonly import("vitest/node").TestModule[]} modules
 * @param {readonly { message: string }[]} unhandledErrors
 * @returns {import("./reports.mjs").Counts}
 */
function countsOfRun(modules, unhandledErrors) {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const withState = (/** @type {string} */ state) => tests.filter((test) => test.result().state === state);
  const failures = [...modules.flatMap(failuresOf), ...unhandledErrors.map(({ message }) => firstLine(message))];
  const { remarks, ...unrun } = unrunFor(withState("skipped").map(skipReasonOf));
  return {
    passed: withState("passed").length,
    failed: failures.length,
    ...unrun,
    remarks: [...failures.map((failure) => `failed: ${failure}`), ...remarks],
  };
}

/** @param {import("vitest/node").TestModule} module */
function failuresOf(module) {
  const name = relative(process.cwd(), module.moduleId);
  const tests = [...module.children.allTests()];
  const failed = tests.filter((test) => test.result().state === "failed");
  const unfinished = tests.filter((test) => test.result().state === "pending");
  const isUnfinished = ["queued", "pending"].includes(module.state()) || unfinished.length > 0;
  return [
    ...module.errors().map(({ message }) => `${name}: ${firstLine(message)}`),
    ...[...module.children.allSuites()].flatMap((suite) =>
      suite.errors().map(({ message }) => `${name} › ${suite.fullName}: ${firstLine(message)}`),
    ),
    ...failed.map((test) => `${name} › ${test.fullName}: ${firstLine(test.result().errors?.[0]?.message)}`),
    ...(isUnfinished ? [`${name}: its worker ended before ${unfinished[0]?.fullName ?? "its tests"}`] : []),
  ];
}

/** @param {import("vitest/node").TestCase} test */
function skipReasonOf(test) {
  const { needs } = test.meta();
  return needs === undefined ? null : `this machine lacks ${needs}`;
}
