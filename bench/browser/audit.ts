import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { endOf, plainEnvironment } from "../programs/child.ts";

/** The result of one Lighthouse run on a page. */
export interface Audit {
  /** 0 … 100 by category. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Largest contentful paint and total blocking time in milliseconds; layout shift without a unit. */
  readonly lcpMs: number;
  readonly tbtMs: number;
  /** The page's own part of the blocking time: its tasks by processor time, not by the clock. */
  readonly busyMs: number;
  readonly cls: number;
  /** Lighthouse's score of the processor before the run; lower if other programs are running. */
  readonly processorIndex: number;
  /** Weighted audits that failed. */
  readonly failing: readonly string[];
}

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/**
 * Lighthouse with its usual phone, a simulated slow 4G and a processor four times slower than this machine's, in a separate process with lower priority than the browser's. Throws if Lighthouse could not load the page.
 */
export async function audit(order: AuditOrder): Promise<Audit> {
  const child = fork(fileURLToPath(new URL("./lighthouse.ts", import.meta.url)), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: { ...plainEnvironment },
  });
  try {
    child.send(order);
    const answer: unknown[] = await Promise.race([once(child, "message"), once(child, "exit")]);
    const [found] = answer;
    if (!isAudit(found)) throw new Error(`Lighthouse did not audit ${order.url}`);
    return found;
  } finally {
    await endOf(child);
  }
}

/** The message to the process of Lighthouse. */
export interface AuditOrder {
  readonly debuggerPort: number;
  readonly url: string;
  /** Keeps the profile's data of earlier pages. */
  readonly reusesProfile: boolean;
}

function isAudit(found: unknown): found is Audit {
  return typeof found === "object" && found !== null && "scores" in found;
}
