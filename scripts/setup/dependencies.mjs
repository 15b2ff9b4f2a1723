import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { runNpm } from "./node.mjs";
import { inProject } from "./places.mjs";
import { SetupError, say } from "./processes.mjs";

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages keyed by folder, as in package-lock.json
 * @typedef {{ os: string, cpu: string, libc: string }} Machine
 */

const STAMP = inProject("node_modules", ".skatert-lock");

/**
 * `product`: what the workspaces need to be built and run. `all`: besides, the root's tools of tests, benchmarks and
 * pictures, more than half of the whole.
 * @typedef {"product" | "all"} Extent
 */

/** Whether node_modules matches package-lock.json for this machine. @param {Extent} extent */
export function dependenciesReady(extent) {
  const wanted = lockFingerprint();
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";
  if (stamp === stampOf(wanted, "all") || stamp === stampOf(wanted, extent)) return true;
  const installed = inProject("node_modules", ".package-lock.json");
  // A manual `npm install` is accepted, if nothing this machine needs is missing.
  if (
    !existsSync(installed) ||
    missingPackages(packagesOf(inProject("package-lock.json")), packagesOf(installed), thisMachine()).length > 0
  )
    return false;
  writeFileSync(STAMP, stampOf(wanted, "all"));
  return true;
}

/** @param {string} fingerprint @param {Extent} extent */
function stampOf(fingerprint, extent) {
  return `${fingerprint} ${extent}`;
}

/**
 * Installs the versions of package-lock.json, and fails if the lock file does not match the manifests.
 * @param {string} node the Node 24 that runs npm
 * @param {Extent} extent
 */
export async function installDependencies(node, extent) {
  say(extent === "all" ? "Installing dependencies and the tools of the tests" : "Installing dependencies");
  // No package needs its install script: native ones include their binaries, and compiling needs tools that few
  // machines have. A server's NODE_ENV=production must not omit the storefront's build tools.
  const part = extent === "all" ? [] : ["--workspaces", "--include-workspace-root=false"];
  const flags = [...part, "--include=dev", "--include=optional", "--ignore-scripts", "--no-audit", "--no-fund"];
  const code = await runNpm(node, ["ci", ...flags]);
  if (code !== 0) throw new SetupError(`npm could not install the dependencies (exit code ${code})`);
  writeFileSync(STAMP, stampOf(lockFingerprint(), extent));
}

/**
 * Folders of the lock file that the machine needs but that are missing or of another version. An optional package
 * counts only if it names this machine, because npm omits the others.
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 * @param {Machine} machine
 */
export function missingPackages(locked, installed, machine) {
  return Object.entries(locked)
    .filter(([folder, wanted]) => folder.startsWith("node_modules/") && !wanted.link)
    .filter(([, wanted]) => !wanted.optional || isMadeFor(wanted, machine))
    .filter(([folder, wanted]) => installed[folder]?.version !== wanted.version)
    .map(([folder]) => folder);
}

/**
 * @param {LockedPackage} wanted
 * @param {Machine} machine
 */
function isMadeFor({ os, cpu, libc }, machine) {
  if (!os || !cpu) return false;
  return os.includes(machine.os) && cpu.includes(machine.cpu) && (!libc || libc.includes(machine.libc));
}

/** @returns {Machine} */
function thisMachine() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return { os: process.platform, cpu: process.arch, libc: report.header.glibcVersionRuntime ? "glibc" : "musl" };
}

/** @param {string} file @returns {LockedPackages} */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

function lockFingerprint() {
  const lock = readFileSync(inProject("package-lock.json"));
  return createHash("sha256").update(`${process.platform}-${process.arch}\n`).update(lock).digest("hex");
}
