import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { closeChangelog, VERSIONED, withVersion } from "./release/versions.mjs";
import { inProject, ROOT } from "./setup/places.mjs";
import { command, SetupError, say } from "./setup/processes.mjs";

// `npm run release -- 0.2.0`: one commit with the version and the closed changelog, and its tag. Nothing is pushed.
await command(async () => {
  const [version = ""] = process.argv.slice(2);
  const git = (/** @type {readonly string[]} */ ...args) =>
    execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
  if (git("status", "--porcelain") !== "") throw new SetupError("commit or remove what has changed first");
  const day = new Date().toISOString().slice(0, 10);
  const closed = closeChangelog(readFileSync(inProject("CHANGELOG.md"), "utf8"), version, day);
  if (typeof closed !== "string") throw new SetupError(closed.fault);
  writeFileSync(inProject("CHANGELOG.md"), closed);
  for (const file of VERSIONED)
    writeFileSync(inProject(file), withVersion(readFileSync(inProject(file), "utf8"), version));
  execFileSync("npm", ["install", "--package-lock-only", "--ignore-scripts"], { cwd: ROOT, stdio: "ignore" });
  git("commit", "--all", "--message", `release: ${version}`);
  git("tag", "--annotate", `v${version}`, "--message", `Skatert ${version}`);
  say(`Committed and tagged v${version}. After npm test: git push --follow-tags`);
  return 0;
}, "No release");
