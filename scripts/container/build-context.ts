import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { ROOT } from "../setup/places.mjs";

/** The files that a clone has and `.dockerignore` leaves: paths from the project's folder. */
export function buildContext(): readonly string[] {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 64 * 2 ** 20 }).split("\0");
  const patterns = readFileSync(join(ROOT, ".dockerignore"), "utf8").split("\n").filter(Boolean);
  const unknown = patterns.filter((pattern) => /^[!#/]/.test(pattern));
  if (unknown.length > 0) throw new Error(`.dockerignore: ${unknown.join(", ")} is not understood here`);
  return files.filter((file) => file !== "" && existsSync(join(ROOT, file)) && !isIgnored(file, patterns));
}

/** A pattern that matches a folder ignores all in it. */
function isIgnored(file: string, patterns: readonly string[]): boolean {
  const parts = file.split("/");
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  return paths.some((path) => patterns.some((pattern) => matchesGlob(path, pattern)));
}
