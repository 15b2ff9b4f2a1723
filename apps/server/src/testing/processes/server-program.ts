import { fileURLToPath, pathToFileURL } from "node:url";

const built = process.env["SERVER_PROGRAM"];

/**
 * Absolute path of the program that the tests start as a process: the built one if `npm test` names it, because that is
 * what ships and it starts twice as fast. Otherwise the sources, so that a run of Vitest alone never starts an old build.
 */
export const serverProgram = built ?? fileURLToPath(new URL("../../main.ts", import.meta.url));

/** Absolute path of a command's program, built or not like `serverProgram`. */
export function commandProgram(name: "backup" | "keys" | "notify" | "orders" | "restore" | "shop" | "staff"): string {
  const url =
    built === undefined
      ? new URL(`../../cli/${name}.ts`, import.meta.url)
      : new URL(`${name}.js`, pathToFileURL(built));
  return fileURLToPath(url);
}

/** The program of long work, built or not like `serverProgram`. */
export const longWorkProgram =
  built === undefined
    ? new URL("../../long-work/long-work-child.ts", import.meta.url)
    : new URL("long-work-child.js", pathToFileURL(built));

/**
 * Variables of a process that must not see those of the tests: where programs are found, and where Node keeps compiled
 * modules, which halves the processor time of a command.
 */
export const bareEnvironment: Readonly<Record<string, string>> = {
  PATH: process.env["PATH"] ?? "",
  ...(process.env["NODE_COMPILE_CACHE"] === undefined ? {} : { NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] }),
};
