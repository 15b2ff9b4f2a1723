import { mkdirSync, rmSync } from "node:fs";
import { fastFolder } from "../setup/fast-folder.mjs";
import { inProject } from "../setup/places.mjs";
import { environmentFor, run } from "../setup/processes.mjs";
import { countsOf, readPlaywright, readVitest } from "./reports.mjs";
import { COUNTS_VARIABLE } from "./vitest-reporter.mjs";

/**
 * @typedef {{ node: string, args: readonly string[], timeoutMs: () => number }} StepContext args: filters of the tests
 * @typedef {(context: StepContext) => Promise<import("./reports.mjs").Counts>} Step a step without tests counts only
 * when it fails
 */

const REPORTS = inProject(".tools", "reports");
/** A run of walks that reaches its limit has this time to close its browsers and to write its report. */
const ENDING_MS = 30_000;
const binary = (/** @type {string} */ path) => inProject("node_modules", ...path.split("/"));

/** @type {Step} */
async function style(context) {
  return one(await underNode(context, binary("@biomejs/biome/bin/biome"), ["ci", "--error-on-warnings", "."]));
}

/** @type {Step} */
async function importLaw(context) {
  return one(await underNode(context, inProject("scripts", "law", "main.mjs"), []));
}

/** Each project keeps what it has checked, so a second run checks the changed files and their readers. @type {Step} */
async function types(context) {
  const projects = [
    "packages/domain",
    "packages/contract",
    "apps/server",
    "apps/storefront",
    "apps/storefront/worker",
    "apps/office/worker",
    "apps/office",
    ".",
  ];
  let failed = 0;
  for (const project of projects) {
    const kept = inProject("node_modules", ".cache", "tsc", `${project.replaceAll("/", "-")}.tsbuildinfo`);
    const args = ["-p", inProject(project), "--incremental", "--tsBuildInfoFile", kept];
    failed += Math.min(1, await underNode(context, binary("typescript/bin/tsc"), args));
  }
  return { passed: 0, failed, skipped: 0, leftOut: 0, remarks: [] };
}

/** Twice: production mode excludes the tests, so it also finds code that only tests use. @type {Step} */
async function unused(context) {
  const knip = (/** @type {readonly string[]} */ mode) =>
    underNode(context, binary("knip/bin/knip.js"), ["--no-progress", ...mode]);
  const codes = [await knip([]), await knip(["--production"])];
  return { passed: 0, failed: codes.filter((code) => code !== 0).length, skipped: 0, leftOut: 0, remarks: [] };
}

/** @type {Step} */
async function unit(context) {
  const report = freshReport("vitest.json");
  const reporters = ["--reporter=default", `--reporter=${inProject("scripts/checks/vitest-reporter.mjs")}`];
  const code = await underNode(context, binary("vitest/vitest.mjs"), ["run", ...reporters, ...context.args], {
    ...fastFolder(),
    SERVER_PROGRAM: inProject("apps/server/build/main.js"),
    [COUNTS_VARIABLE]: report,
  });
  return countsOf(code, readVitest(report));
}

/** A run that reaches its limit fails, and its report names the walks that it did not reach. @type {Step} */
async function browser(context) {
  const file = freshReport("playwright.json");
  const limit = `--global-timeout=${Math.max(1, context.timeoutMs() - ENDING_MS)}`;
  const environment = { ...fastFolder(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const args = ["test", "--reporter=list,json", limit, ...context.args];
  const code = await underNode(context, binary("@playwright/test/cli.js"), args, environment);
  return countsOf(code, readPlaywright(file));
}

/** The steps by the word that selects them. @type {Readonly<Record<string, Readonly<Record<string, Step>>>>} */
export const STEPS = {
  lint: { Style: style, "Import law": importLaw },
  types: { Types: types },
  unused: { "Unused code": unused },
  unit: { "Unit and server tests": unit },
  e2e: { "Browser walks": browser },
};

/**
 * @param {StepContext} context
 * @param {string} script
 * @param {readonly string[]} args
 * @param {Record<string, string>} [environment]
 */
function underNode({ node, timeoutMs }, script, args, environment) {
  const env = environmentFor(node, environment);
  return run(node, [script, ...args], { env, stdio: ["ignore", "inherit", "inherit"], timeoutMs: timeoutMs() });
}

/** @param {number} code */
function one(code) {
  return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0, leftOut: 0, remarks: [] };
}

/** A report of an earlier run must never count for this one. @param {string} name */
function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = inProject(".tools", "reports", name);
  rmSync(file, { force: true });
  return file;
}
