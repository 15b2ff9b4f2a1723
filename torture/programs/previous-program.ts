import { execFileSync } from "node:child_process";
import { existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { inProject, ROOT } from "../../scripts/setup/places.mjs";
import { run } from "../../scripts/setup/processes.mjs";

/** A built program of an earlier version. */
export interface PreviousProgram {
  /** The tag or the short commit. */
  readonly version: string;
  /** Absolute path, for `startProgram`. */
  readonly programPath: string;
  remove(): void;
}

/**
 * Builds the previous release in a folder below `workspace`: `wanted`, else the newest tag of a version, else the commit
 * before the newest migration. Returns why not, if there is no history. Throws if it cannot be built.
 */
export async function buildPrevious(
  workspace: string,
  wanted: string | undefined,
): Promise<PreviousProgram | { readonly untried: string }> {
  if (!existsSync(inProject(".git"))) return { untried: "this folder has no git history, so no previous release" };
  const version = wanted ?? newestTag() ?? beforeNewestMigration();
  const folder = join(workspace, "previous");
  git("worktree", "add", "--quiet", "--detach", "--force", folder, version);
  const remove = () => void git("worktree", "remove", "--force", folder);
  try {
    // A Node that was fetched is used again.
    if (existsSync(inProject(".tools"))) symlinkSync(inProject(".tools"), join(folder, ".tools"));
    const code = await run(process.execPath, [join(folder, "scripts", "build.mjs")], {
      cwd: folder,
      stdio: ["ignore", 2, 2],
    });
    if (code !== 0) throw new Error(`${version} could not be built (exit code ${code})`);
    return { version, programPath: join(folder, "apps/server/build/main.js"), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function newestTag(): string | undefined {
  return git("tag", "--list", "v*", "--sort=-version:refname").split("\n")[0] || undefined;
}

function beforeNewestMigration(): string {
  const newest = git("log", "-1", "--format=%H", "--", "apps/server/migrations/index.ts");
  return git("rev-parse", "--short", `${newest}^`);
}

function git(...args: readonly string[]): string {
  return execFileSync("git", ["-C", ROOT, ...args], { encoding: "utf8" }).trim();
}
