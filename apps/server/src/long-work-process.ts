import { createWorkProcess, type WorkProcessOptions } from "./jobs/work-process.ts";
import type { LongWork } from "./long-work.ts";

/** Where the store is; see `openStore`. */
export interface LongWorkPlace {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly schema?: string;
}

export interface LongWorkProcess {
  readonly work: LongWork;
  /** Ends the running work as a crash would: its transaction is rolled back. */
  close(): void;
}

const usual = {
  // In the built server the child's program is beside this file, with the same file ending.
  program: new URL(`./long-work-child.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url),
  maxMegabytes: 768,
  maxMs: 300_000,
  idleMs: 10_000,
};

/** Long work in a child process with a connection of its own to the store (decision 107). */
export function createLongWorkProcess(
  place: LongWorkPlace,
  limits: Partial<Pick<WorkProcessOptions, "maxMegabytes" | "maxMs" | "idleMs">> = {},
): LongWorkProcess {
  const { run, close } = createWorkProcess({ ...usual, ...limits, context: place });
  const work: LongWork = {
    judgeImport: (payload) => run("judgeImport", payload),
    applyImport: (payload) => run("applyImport", payload),
    undoImport: (payload) => run("undoImport", payload),
    exportMenu: (payload) => run("exportMenu", payload),
    publishRelease: (payload) => run("publishRelease", payload),
    undoChange: (payload) => run("undoChange", payload),
    judgeDraft: (payload) => run("judgeDraft", payload),
  };
  return { work, close };
}
