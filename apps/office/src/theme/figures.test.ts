import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const styles = new URL("../", import.meta.url);

it("figures in columns have the font whose figures are equally wide; Onest's leave gaps around the 1", () => {
  const rules = globSync("**/*.module.css", { cwd: styles }).flatMap((file) =>
    readFileSync(new URL(file, styles), "utf8")
      .split("}")
      .filter((rule) => rule.includes("tabular-nums"))
      .map((rule) => `${file}: ${rule.trim()}`),
  );
  expect(rules.length).toBeGreaterThan(15);
  expect(rules.filter((rule) => !/font(-family)?:[^;]*(--font-figures|Arial)/.test(rule))).toEqual([]);
});
