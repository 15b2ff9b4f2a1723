import { spawn, spawnSync } from "node:child_process";
import { constants } from "node:os";
import { delimiter, dirname } from "node:path";
import { ROOT } from "./places.mjs";

/** A failure that the user can fix: printed as one line, without a stack. */
export class SetupError extends Error {}

/**
 * Prints on standard error, because standard output belongs to the command (`npm run keys` prints JSON).
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs a whole command: the returned number is the exit code; a SetupError is printed as one line after `what`.
 * @param {() => Promise<number>} work
 */
export async function command(work, what = "skatert") {
  try {
    process.exitCode = await work();
  } catch (error) {
    const fault = error instanceof SetupError ? error.message : foreignFolder(error);
    if (fault === null) throw error;
    say(`${what}: ${fault}`);
    process.exitCode = 1;
  }
}

/** Set-up writes into the project's folder, which may belong to another user. @param {unknown} error */
function foreignFolder(error) {
  if (!(error instanceof Error && "code" in error && "path" in error)) return null;
  if (!["EACCES", "EPERM", "EROFS"].includes(String(error.code))) return null;
  const owner = `${error.path} cannot be written by this user (${error.code})`;
  return `${owner}: run it as the owner of ${ROOT}, or give the folder to yourself: sudo chown -R "$USER" ${ROOT}`;
}

/**
 * The environment for a child that must find the given `node` first, as npm scripts do.
 * @param {string} node absolute path of the binary
 * @param {Record<string, string | undefined>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentFor(node, extra = {}) {
  const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  return { ...process.env, [pathKey]: [dirname(node), process.env[pathKey]].join(delimiter), ...extra };
}

/**
 * Runs a program in the foreground; returns its exit code (128 + n after signal n).
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions & { timeoutMs?: number }} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, { timeoutMs, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: "inherit", ...options });
    const part = shareFate(child);
    const timers = timeoutMs === undefined ? [] : killAfter(child, timeoutMs);
    const settle = () => {
      part();
      timers.forEach(clearTimeout);
    };
    child.once("error", (error) => {
      settle();
      reject(new SetupError(`${program} does not start: ${error.message}`));
    });
    child.once("close", (code, signal) => {
      settle();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * Forwards signals to the child, and SIGTERM after the death of our npm parent, which SIGKILL ends without notice. At a
 * terminal Ctrl-C reaches the whole process group, so the child receives it directly.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {() => void} stops the forwarding
 */
function shareFate(child) {
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  };
  const signals = /** @type {const} */ (["SIGTERM", "SIGHUP", "SIGINT"]);
  for (const signal of signals) process.on(signal, pass);
  const parent = process.ppid;
  const orphaned = () => process.env["npm_lifecycle_event"] && process.ppid !== parent && child.kill("SIGTERM");
  const watch = setInterval(orphaned, 500);
  return () => {
    for (const signal of signals) process.off(signal, pass);
    clearInterval(watch);
  };
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {number} milliseconds
 */
function killAfter(child, milliseconds) {
  const graceMs = 10_000;
  return [
    setTimeout(() => child.kill("SIGTERM"), milliseconds),
    setTimeout(() => child.kill("SIGKILL"), milliseconds + graceMs),
  ];
}

/**
 * The standard output of a quick program, trimmed; null when it cannot be started or fails.
 * @param {string} program
 * @param {readonly string[]} args
 */
export function answerOf(program, args) {
  const { status, stdout } = spawnSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  return status === 0 ? stdout.trim() : null;
}
