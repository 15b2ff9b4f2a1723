import { spawnSync } from "node:child_process";
import { ROOT } from "../setup/places.mjs";

/** Tests that always run: together they take a minute. The server's tests take ten minutes. */
const quick = ["packages/", "apps/storefront/", "apps/office/", "scripts/", "bench/", "torture/"];
const server = "apps/server/";

/**
 * Files that differ from the upstream branch, including uncommitted and new ones; null: git cannot tell.
 * @returns {readonly string[] | null}
 */
export function changedFiles() {
  const base = git("merge-base", "HEAD", "@{upstream}")?.[0] ?? "HEAD";
  const [changed, added] = [git("diff", "--name-only", base), git("ls-files", "--others", "--exclude-standard")];
  return changed === null || added === null ? null : [...changed, ...added];
}

/**
 * The Vitest filters for a change: all quick tests, and the server's tests in the changed folders. A module counts as
 * one folder. A change of the documentation runs its examples.
 * @param {readonly string[]} changed paths in the project
 * @returns {readonly string[]}
 */
export function testFilters(changed) {
  const folders = changed.flatMap((path) => {
    if (path.endsWith(".md")) return [`${server}src/documented/`];
    if (!path.startsWith(server)) return [];
    return [/^apps\/server\/src\/(?:modules\/)?[^/]+\//.exec(path)?.[0] ?? path.replace(/(?:\.test)?\.\w+$/, ".")];
  });
  return [...quick, ...new Set(folders)];
}

/** @param {readonly string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" });
  return status === 0 ? stdout.split("\n").filter(Boolean) : null;
}
