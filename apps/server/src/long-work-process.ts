import { Refusal, retryAfterSeconds } from "./input/refusal.ts";
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
  // Jobs are eight at once at most; the others are people who wait for an answer.
  maxWaiting: 16,
  busy: () => new Refusal("rest_unavailable", "Other long work comes first", {}, retryAfterSeconds),
};

/**
 * Long work in child processes with connections of their own to the store (decision 107): one for files, which take up
 * to minutes, and one for drafts and undoing, which do not wait for them. A call that would wait behind many others is
 * refused.
 */
export function createLongWorkProcess(
  place: LongWorkPlace,
  limits: Partial<Pick<WorkProcessOptions, "maxMegabytes" | "maxMs" | "idleMs" | "maxWaiting">> = {},
): LongWorkProcess {
  const started = () => createWorkProcess({ ...usual, ...limits, context: place });
  const [files, drafts] = [started(), started()];
  const work: LongWork = {
    judgeImport: (payload) => files.run("judgeImport", payload),
    applyImport: (payload) => files.run("applyImport", payload),
    undoImport: (payload) => files.run("undoImport", payload),
    exportMenu: (payload) => files.run("exportMenu", payload),
    publishRelease: (payload) => drafts.run("publishRelease", payload),
    undoChange: (payload) => drafts.run("undoChange", payload),
    judgeDraft: (payload) => drafts.run("judgeDraft", payload),
  };
  return {
    work,
    close() {
      files.close();
      drafts.close();
    },
  };
}
