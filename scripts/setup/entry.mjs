import { existsSync } from "node:fs";
import { inProject } from "./places.mjs";
import { prepare } from "./prepare.mjs";
import { environmentFor, run, SetupError } from "./processes.mjs";
import { environmentOf, readSettings } from "./settings.mjs";

/**
 * Sets up what is missing and runs one of the project's programs under Node 24, in the foreground.
 * @param {string} file relative to the project; outside of `apps/` it may use the tools of tests and pictures
 * @param {readonly string[]} args
 * @param {{ built?: boolean, mode?: string, flags?: readonly string[], environment?: Record<string, string> }} [wanted]
 *   mode: NODE_ENV where none is set; environment: further variables
 * @returns {Promise<number>} its exit code
 */
export async function entry(file, args, { built = false, mode, flags = [], environment = {} } = {}) {
  const settings = readSettings();
  const node = await prepare({ built, tools: !file.startsWith("apps/") });
  if (!existsSync(inProject(file))) throw new SetupError(`${file} does not exist`);
  const env = environmentFor(node, {
    // From the first module on: if every file is in the cache, the TypeScript stripper is not even loaded.
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? inProject("node_modules/.cache/compiled"),
    ...(mode && !process.env["NODE_ENV"] ? { NODE_ENV: mode } : {}),
    ...environmentOf(settings),
    ...environment,
  });
  const preload = `--import=${new URL("follow-parent.mjs", import.meta.url)}`;
  return run(node, [...NODE_FLAGS, ...flags, preload, inProject(file), ...args], {
    env,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
}

/** Suppresses the notice about type stripping of an early Node 24. */
export const NODE_FLAGS = ["--disable-warning=ExperimentalWarning"];
