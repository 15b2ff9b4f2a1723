import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { addressOf, endOf, plainEnvironment } from "./child.ts";

/** Resources of a process: CPU of all its threads since its start, and its current memory. */
export interface Usage {
  readonly cpuMs: number;
  readonly rssMb: number;
}

/** A block of the event loop: by the clock, and by the processor time of its thread. */
export interface Block {
  readonly wallMs: number;
  readonly cpuMs: number;
}

/** A program that listens on a free port of this machine and reports its resource usage. */
export interface ProbedProgram {
  /** Without a trailing slash. */
  readonly url: string;
  readonly pid: number;
  usage(): Promise<Usage>;
  /** The longest block of the event loop since the last call; the first call starts the count. */
  longestBlock(): Promise<Block>;
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<void>;
}

const probe = fileURLToPath(new URL("./probe.ts", import.meta.url));

/** Starts a Node program that prints its address. Throws when it exits before. */
export async function startProbed(
  file: URL,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ProbedProgram> {
  const flags = ["--disable-warning=ExperimentalWarning", "--import", probe];
  const child = spawn(process.execPath, [...flags, fileURLToPath(file), ...args], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: { ...plainEnvironment, ...env },
  });
  const url = await addressOf(child);
  return {
    url,
    pid: child.pid ?? Number.NaN,
    usage: () => ask<Usage>(child, "usage"),
    longestBlock: () => ask<Block>(child, "block"),
    stop: () => endOf(child),
  };
}

async function ask<Answer>(child: ChildProcess, question: "usage" | "block"): Promise<Answer> {
  child.send(question);
  const [answer]: Answer[] = await once(child, "message");
  if (answer === undefined) throw new Error("the probe did not answer");
  return answer;
}

/** CPU time of a program during some work, milliseconds. */
export async function cpuDuring<Result>(
  program: ProbedProgram,
  work: () => Promise<Result>,
): Promise<{ readonly cpuMs: number; readonly result: Result }> {
  const before = await program.usage();
  const result = await work();
  return { cpuMs: (await program.usage()).cpuMs - before.cpuMs, result };
}
