import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { runNpm } from "./node.mjs";
import { inProject, ROOT } from "./places.mjs";
import { SetupError, say } from "./processes.mjs";

const SOURCES = ["apps/storefront", "packages/domain", "packages/contract", "package-lock.json", "tsconfig.base.json"];
const NOT_SOURCES = /(^|[\\/])(node_modules|build|dist|testing)$|\.test\.tsx?$|\.tsbuildinfo$/;
const STAMP = inProject("apps", "storefront", "build", ".sources");

/** Whether the built storefront is of the present sources. */
export function storefrontReady() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint(SOURCES.map((path) => inProject(path)));
}

/**
 * Builds the storefront's browser and server parts into apps/storefront/build.
 * @param {string} node
 */
export async function buildStorefront(node) {
  say("Building the storefront");
  const sources = fingerprint(SOURCES.map((path) => inProject(path)));
  // Without its stamp an interrupted build is done again.
  rmSync(STAMP, { force: true });
  const code = await runNpm(node, ["run", "build", "--workspace", "apps/storefront"], { NODE_ENV: "production" });
  if (code !== 0) throw new SetupError(`the storefront could not be built (exit code ${code})`);
  writeFileSync(STAMP, sources);
}

/**
 * One hash over names and contents of all files under the given paths, apart from tests and what is built or installed.
 * @param {readonly string[]} paths absolute
 */
export function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesUnder)) {
    const content = readFileSync(file);
    hash.update(`${relative(ROOT, file)}\n${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (NOT_SOURCES.test(path) || !existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
