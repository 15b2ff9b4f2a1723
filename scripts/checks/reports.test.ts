import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { countsOf, readPlaywright, readVitest } from "./reports.mjs";
import { chosenSteps, extentOf } from "./run-steps.mjs";

const allRan = { skipped: 0, leftOut: 0 };
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
  it("names what the machine lacks for skipped tests, and counts those without a reason as left out", () => {
    const walk = (annotations: object[]) => ({ tests: [{ status: "skipped", annotations, results: [] }] });
    const specs = [walk([{ type: "skip", description: "no Java" }]), walk([])];
    const stats = { expected: 3, unexpected: 0, flaky: 0 };
    expect(readPlaywright(report({ stats, errors: [], suites: [{ specs }] }))).toEqual({
      passed: 3,
      failed: 0,
      skipped: 1,
      leftOut: 1,
      remarks: ["skipped: 1: no Java", "left out: 1"],
    });
  });

  it("counts a fault outside of tests and a walk that needed a second try as failures", () => {
    const spec = (title: string, status: string) => ({
      title,
      file: "cart.e2e.ts",
      line: 7,
      tests: [{ status, projectName: "phone", results: [{ error: { message: "too late\nat 7" } }] }],
    });
    const inner = { specs: [spec("a gift", "unexpected"), spec("a dish", "flaky"), spec("a sum", "expected")] };
    const file = report({
      stats: { expected: 4, unexpected: 1, flaky: 1 },
      errors: [{ message: "no server" }],
      suites: [{ suites: [inner] }],
    });
    const remarks = [
      "failed: no server",
      "failed: [phone] cart.e2e.ts:7 › a gift: too late",
      "failed: [phone] cart.e2e.ts:7 › a dish: too late",
    ];
    expect(readPlaywright(file)).toEqual({ passed: 4, failed: 3, ...allRan, remarks });
  });

  it("counts a run that reached its time limit as failed", () => {
    const limit = { message: "\u001b[31mTimed out waiting 480s for the test suite to run\u001b[39m" };
    const file = report({
      stats: { expected: 4, unexpected: 0, flaky: 0 },
      errors: [limit],
      suites: [],
    });
    const remarks = ["failed: Timed out waiting 480s for the test suite to run"];
    expect(countsOf(1, readPlaywright(file))).toEqual({ passed: 4, failed: 1, ...allRan, remarks });
  });

  it("never counts a failed run or a missing report as success", () => {
    expect(readVitest(join(folder, "absent.json"))).toBeNull();
    const nothing = { ...allRan, remarks: [] };
    expect(countsOf(0, null)).toEqual({ passed: 0, failed: 1, ...nothing });
    expect(countsOf(1, { passed: 9, failed: 0, ...nothing })).toEqual({ passed: 9, failed: 1, ...nothing });
    expect(countsOf(1, { passed: 9, failed: 3, ...nothing })).toEqual({ passed: 9, failed: 3, ...nothing });
  });
});

describe("the selection of npm test", () => {
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

describe("the last lines of npm test", () => {
  const whole = { isWhole: true, failed: 0, skipped: 0 };

  it("claim every test only after a whole run without a failure", () => {
    expect(extentOf(whole)).toBe("Every test ran once, in ");
    expect(extentOf({ ...whole, isWhole: false })).toBe("");
    expect(extentOf({ ...whole, failed: 1 })).toBe("");
  });

  it("say how many tests a machine could not run", () => {
    expect(extentOf({ ...whole, skipped: 2 })).toContain("except 2 ");
  });
});
