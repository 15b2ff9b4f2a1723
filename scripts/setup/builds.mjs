import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { runNpm } from "./node.mjs";
import { inProject, ROOT } from "./places.mjs";
import { SetupError, say } from "./processes.mjs";

const SHARED = ["packages/domain", "packages/contract", "package-lock.json", "tsconfig.base.json"];
const WORKSPACES = ["apps/storefront", "apps/office", "apps/server"];
/** Folders of another workspace that a workspace uses. @type {Readonly<Record<string, readonly string[]>>} */
const TAKEN = { "apps/office": ["apps/storefront/app/theme", "apps/storefront/vite"] };
const NOT_SOURCES = /(^|[\\/])(node_modules|build|dist|testing|message-arguments\.ts)$|\.test\.tsx?$|\.tsbuildinfo$/;

/** Whether the built storefront, office and server are up to date. */
export function buildsReady() {
  const shared = sharedSources();
  return WORKSPACES.every((workspace) => isReady(workspace, shared));
}

/** Whether this workspace is built and up to date. @param {string} workspace */
export function isBuilt(workspace) {
  return isReady(workspace, sharedSources());
}

/**
 * Builds what is out of date, all at once: the storefront's browser and server parts, the office, and the server, each into its `build`.
 * @param {string} node
 */
export async function build(node) {
  const shared = sharedSources();
  const outdated = WORKSPACES.filter((workspace) => !isReady(workspace, shared));
  const builds = await Promise.allSettled(outdated.map((workspace) => buildWorkspace(node, workspace, shared)));
  const failed = builds.find((build) => build.status === "rejected");
  if (failed !== undefined) throw failed.reason;
}

/** The fingerprint of what every workspace is built from. */
export function sharedSources() {
  return fingerprint(SHARED.map((path) => inProject(path)));
}

/** @param {string} workspace @param {string} shared */
function isReady(workspace, shared) {
  const stamp = stampOf(workspace);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === sourcesOf(workspace, shared);
}

/** @param {string} node @param {string} workspace @param {string} shared */
async function buildWorkspace(node, workspace, shared) {
  say(`Building ${workspace.replace("apps/", "the ")}`);
  const sources = sourcesOf(workspace, shared);
  // Without a stamp, an interrupted build runs again.
  rmSync(stampOf(workspace), { force: true });
  const code = await runNpm(node, ["run", "build", "--workspace", workspace], { NODE_ENV: "production" });
  if (code !== 0) throw new SetupError(`${workspace} could not be built (exit code ${code})`);
  writeFileSync(stampOf(workspace), sources);
}

/** @param {string} workspace */
function stampOf(workspace) {
  return inProject(workspace, "build", ".sources");
}

/** @param {string} workspace @param {string} shared */
function sourcesOf(workspace, shared) {
  const folders = [workspace, ...(TAKEN[workspace] ?? [])];
  return `${shared}\n${fingerprint(folders.map((path) => inProject(path)))}`;
}

/**
 * One hash over names and contents of all files under the given paths, without tests and without built or installed
 * files.
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
