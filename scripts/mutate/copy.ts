import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Namespace of the project's own packages. npm links them to the project, so the copy needs its own links. */
const OWN = "@skatert";

/**
 * A copy of the project in a temporary folder, with the files as they are now. Installed packages are linked, so nothing
 * is downloaded; the project's own packages resolve inside the copy.
 * @param files tracked by git, relative to `root`
 * @returns the copy's folder, for the caller to remove
 */
export async function copyOf(root: string, files: readonly string[]): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "skatert-mutate-"));
  for (const file of files.filter((path) => existsSync(join(root, path)))) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(root, file), join(copy, file));
  }
  // Some tests ask git for the files.
  execFileSync("git", ["init", "--quiet"], { cwd: copy });
  execFileSync("git", ["add", "--all"], { cwd: copy });
  const modules = join(root, "node_modules");
  await mkdir(join(copy, "node_modules"));
  for (const name of await readdir(modules))
    if (!name.startsWith(".") && name !== OWN) await symlink(join(modules, name), join(copy, "node_modules", name));
  await cp(join(modules, OWN), join(copy, "node_modules", OWN), { recursive: true, verbatimSymlinks: true });
  return copy;
}
