import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inProject } from "./places.mjs";

/**
 * The tests that mock a module. `vi.mock` has no effect on a module that an earlier file of the same worker has loaded,
 * so these files do not share a worker.
 * @param {string} root The project, as `apps/server`.
 * @returns {string[]} Paths relative to `root`, with forward slashes, sorted.
 */
export function mockingTests(root) {
  const folder = inProject(root);
  return globSync("{src,app}/**/*.test.{ts,tsx}", { cwd: folder })
    .filter((file) => /^vi\.(?:mock|doMock)\(/m.test(readFileSync(join(folder, file), "utf8")))
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
}
