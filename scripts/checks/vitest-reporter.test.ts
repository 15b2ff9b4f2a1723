import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inProject } from "../setup/places.mjs";
import { readVitest } from "./reports.mjs";
import { COUNTS_VARIABLE } from "./vitest-reporter.mjs";

const files = {
  "vitest.config.mjs": "export default { test: { globals: true } };",
  "broken.test.mjs": `import "./absent.mjs";`,
  "failing.test.mjs": `it("a dish", () => {}); it("a sum", () => { throw new Error("too much\\nby 1"); });`,
  "hooks.test.mjs": `describe("a shop", () => { afterAll(() => { throw new Error("not closed"); }); it("a cart", () => {}); });`,
  "lost.test.mjs": `it("an order", () => { process.kill(process.pid, "SIGKILL"); return new Promise(() => {}); });`,
  "skipped.test.mjs": `it("a proxy", { skip: true, meta: { needs: "caddy" } }, () => {}); it.skip("a hall", () => {});`,
};
/** Inside the project, so that Vitest is found. */
let folder: string;
beforeAll(() => {
  const cache = inProject("node_modules", ".cache");
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, "reporter-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

it("names the reason of every failure: of a file, a test, a hook, and a worker that was killed", async () => {
  const counts = join(folder, "counts.json");
  const reporter = `--reporter=${inProject("scripts", "checks", "vitest-reporter.mjs")}`;
  const args = [inProject("node_modules", "vitest", "vitest.mjs"), "run", `--root=${folder}`, reporter];
  const env = { ...process.env, [COUNTS_VARIABLE]: counts };
  const code = await new Promise((resolve) => {
    execFile(process.execPath, args, { env, cwd: folder }, (error) => resolve(error?.code));
  });
  expect(code).toBe(1);
  const report = readVitest(counts);
  expect(report).toMatchObject({ passed: 2, skipped: 1, leftOut: 1 });
  expect(report?.remarks).toEqual([
    expect.stringMatching(/^failed: broken\.test\.mjs: .*absent\.mjs/),
    "failed: failing.test.mjs › a sum: too much",
    "failed: hooks.test.mjs › a shop: not closed",
    "failed: lost.test.mjs: its worker ended before an order",
    expect.stringMatching(/^failed: .*worker/i),
    "skipped: 1: this machine lacks caddy",
    "left out: 1",
  ]);
});
