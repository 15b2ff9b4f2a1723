import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { countsOf, readPlaywright, readVitest } from "./reports.mjs";
import { chosenSteps } from "./run-steps.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "skatert-reports-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe("counting tests", () => {
  it("adds a Vitest file that broke before its tests to the failures", () => {
    const broken = { status: "failed", assertionResults: [] };
    const failing = { status: "failed", assertionResults: [{ status: "passed" }, { status: "failed" }] };
    const file = report({ numPassedTests: 5, numFailedTests: 1, testResults: [broken, failing] });
    expect(readVitest(file)).toEqual({ passed: 5, failed: 2 });
  });

  it("takes a fault outside of tests for a failure, and a walk that passed at its second try for passed", () => {
    const file = report({
      stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
      errors: [{ message: "no server" }],
    });
    expect(readPlaywright(file)).toEqual({ passed: 5, failed: 2 });
  });

  it("never takes a bad end or a missing report for success", () => {
    expect(readVitest(join(folder, "absent.json"))).toBeNull();
    expect(countsOf(0, null)).toEqual({ passed: 0, failed: 1 });
    expect(countsOf(1, { passed: 9, failed: 0 })).toEqual({ passed: 9, failed: 1 });
    expect(countsOf(1, { passed: 9, failed: 3 })).toEqual({ passed: 9, failed: 3 });
  });
});

describe("what npm test is told to run", () => {
  it("is everything by default", () => {
    expect(chosenSteps([])).toEqual({ words: ["lint", "types", "unit", "e2e"], rest: [] });
  });

  it("is one group with its filter", () => {
    expect(chosenSteps(["unit", "coupons"])).toEqual({ words: ["unit"], rest: ["coupons"] });
  });

  it("is refused when unknown", () => {
    expect(() => chosenSteps(["everything"])).toThrow("knows lint, types, unused, unit, e2e");
  });
});
