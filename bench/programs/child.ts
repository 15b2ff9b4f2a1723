import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/**
 * Environment of a measured program. It excludes the bench's own, because an operator's message and payment providers
 * must not receive made-up shoppers.
 */
export const plainEnvironment: Readonly<Record<string, string | undefined>> = {
  PATH: process.env["PATH"],
  HOME: process.env["HOME"],
  TMPDIR: process.env["TMPDIR"],
  NODE_ENV: "production",
};

/** The address that a program prints when it listens. Throws when it exits before. */
export async function addressOf(child: ChildProcess): Promise<string> {
  let output = "";
  for await (const piece of child.stdout ?? []) {
    output += String(piece);
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
    if (url === undefined) continue;
    child.stdout?.resume();
    return url;
  }
  throw new Error(`the program ended before it listened: ${output}`);
}

/** Ends a program and waits for its exit. */
export async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
