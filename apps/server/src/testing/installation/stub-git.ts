import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * `git clone <project> <folder>` for the documented installation: the project with its installed and built files,
 * because building takes minutes. Files that name folders of the system are copied and name those of `$MACHINE`; all
 * others are linked. `git pull` finds nothing new.
 */
const machine = process.env["MACHINE"] ?? "";
const copied = ["deploy", "scripts"];
/** Of the developer's own shop. */
const left = [".git", ".env", "data"];
const namingFolders = ["deploy/skatert.service", "scripts/setup/settings.mjs"];

const [command, from = "", to = ""] = process.argv.slice(2);
if (command === "clone") clone();
else if (command !== "pull") throw new Error(`the stub of git does not know ${command}`);

function linkEntries(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) symlinkSync(join(from, name), join(to, name));
}

function clone(): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (copied.includes(name)) cpSync(join(from, name), join(to, name), { recursive: true });
    // The build creates a link to Node there, which must be in the clone's folder and not the developer's.
    else if (name === ".tools") linkEntries(join(from, name), join(to, name));
    else if (!left.includes(name)) symlinkSync(join(from, name), join(to, name));
  }
  for (const file of namingFolders) {
    const text = readFileSync(join(to, file), "utf8");
    writeFileSync(join(to, file), text.replaceAll(/(?<=[="-])\/(?=(?:opt|etc|var)\/)/g, `${machine}/`));
  }
}
