import { describe, expect, it } from "vitest";
import type { Finding } from "./finding.ts";
import { reportFindings } from "./report-findings.ts";

const finding = (file: string, path: string, isWarning = false): Finding => ({
  file,
  path,
  name: "«Борщ»",
  message: "a number such as 390, found «390 руб»",
  isWarning,
});

describe("the report of a check", () => {
  it("ENT-1 is empty for a valid shop", () => {
    expect(reportFindings([])).toBe("");
  });

  it("ENT-1 groups by file, puts faults before warnings and counts at the end", () => {
    const report = reportFindings([finding("b.json", "x", true), finding("a.json", "y", true), finding("a.json", "z")]);
    expect(report).toBe(
      [
        "a.json",
        "  z «Борщ»: a number such as 390, found «390 руб»",
        "  warning: y «Борщ»: a number such as 390, found «390 руб»",
        "",
        "b.json",
        "  warning: x «Борщ»: a number such as 390, found «390 руб»",
        "",
        "1 fault, 2 warnings",
        "",
      ].join("\n"),
    );
  });

  it("ENT-1 breaks lines at 80 columns", () => {
    const report = reportFindings([finding("catalog.json", `[2].products[0].${"variations[0].".repeat(4)}price`)]);
    expect(report.split("\n")[2]).toMatch(/^ {4}\S/);
    for (const line of report.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  });

  it("ENT-1 prints the first 100 and counts the rest", () => {
    const many = Array.from({ length: 250 }, (_, index) => finding("a.json", `[${index}]`));
    const report = reportFindings(many);
    expect(report.match(/a number such as/g)).toHaveLength(100);
    expect(report).toMatch(/… and 150 more\n\n250 faults, 0 warnings\n$/);
  });
});
