import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { endOf, plainEnvironment } from "../programs/child.ts";

/** What one run of Lighthouse found on a page. */
export interface Audit {
  /** 0 … 100 by category. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Largest contentful paint and total blocking time in milliseconds; layout shift without a unit. */
  readonly lcpMs: number;
  readonly tbtMs: number;
  /** What of the blocking time the page itself took: its tasks by the processor's time, not by the clock. */
  readonly busyMs: number;
  readonly cls: number;
  /** How much work the processor did beforehand: a score of its own, lower where other programs run. */
  readonly processorIndex: number;
  /** Audits that count and are not passed. */
  readonly failing: readonly string[];
}

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/**
 * Lighthouse in its usual phone: 4 times slower processor, a slow 4G simulated, in a process of its own that gives way
 * to the browser's. With `keepsVisitor` what the profile keeps of earlier pages stays. Throws where Lighthouse could not
 * load the page.
 */
export async function audit(debuggerPort: number, url: string, keepsVisitor: boolean): Promise<Audit> {
  const child = fork(fileURLToPath(new URL("./lighthouse.ts", import.meta.url)), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: { ...plainEnvironment },
  });
  try {
    child.send({ debuggerPort, url, keepsVisitor } satisfies AuditOrder);
    const answer: unknown[] = await Promise.race([once(child, "message"), once(child, "exit")]);
    const [found] = answer;
    if (!isAudit(found)) throw new Error(`Lighthouse did not audit ${url}`);
    return found;
  } finally {
    await endOf(child);
  }
}

/** What the process of Lighthouse is sent. */
export interface AuditOrder {
  readonly debuggerPort: number;
  readonly url: string;
  readonly keepsVisitor: boolean;
}

function isAudit(found: unknown): found is Audit {
  return typeof found === "object" && found !== null && "scores" in found;
}
