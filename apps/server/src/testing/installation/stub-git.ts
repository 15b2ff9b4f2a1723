import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * `git clone <project> <folder>` for the documented installation: the project with its installed and built files,
 * because building takes minutes. Files that name folders of the system are copied and name those of `$MACHINE`; all
 * others are linked. An upgrade finds one new commit, with the same files.
 */
const machine = process.env["MACHINE"] ?? "";
const copied = ["deploy", "scripts"];
/** Of the developer's own shop. */
const left = [".git", ".env", "data"];
const namingFolders = ["deploy/skatert.service", "scripts/setup/settings.mjs", "scripts/setup/upgrade.mjs"];

const [first, ...words] = process.argv.slice(2);
const [root = "", command, ...args] = first === "-C" ? words : ["", first, ...words];
if (command === "clone") clone(args[0] ?? "", args[1] ?? "");
else if (command === "worktree" && args[0] === "add") clone(root, args.at(-2) ?? "");
else if (command === "rev-parse") process.stdout.write(args.includes("HEAD") ? "present" : "new");
else if (!["fetch", "status", "worktree", "merge", "merge-base"].includes(command ?? ""))
  throw new Error(`the stub of git does not know ${command}`);

function linkEntries(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) symlinkSync(realpathSync(join(from, name)), join(to, name));
}

function clone(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (copied.includes(name)) cpSync(join(from, name), join(to, name), { recursive: true });
    // The build creates a link to Node there, which must be in the clone's folder and not the developer's.
    else if (name === ".tools") {
      if (from !== root) linkEntries(join(from, name), join(to, name));
    }
    // Each has a build of its own, which an upgrade replaces.
    else if (name === "apps") {
      mkdirSync(join(to, name));
      for (const app of readdirSync(join(from, name))) linkEntries(join(from, name, app), join(to, name, app));
    } else if (!left.includes(name)) symlinkSync(realpathSync(join(from, name)), join(to, name));
  }
  for (const file of namingFolders) {
    const text = readFileSync(join(to, file), "utf8");
    writeFileSync(join(to, file), text.replaceAll(/(?<=[="-])\/(?=(?:opt|etc|var)\/)/g, `${machine}/`));
  }
}
