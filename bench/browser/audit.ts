import type { Browser } from "./chromium.ts";

/** What one run of Lighthouse found on a page. */
export interface Audit {
  /** 0 … 100 by category. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Largest contentful paint and total blocking time in milliseconds; layout shift without a unit. */
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** How much work the processor did beforehand: a score of its own, lower where other programs run. */
  readonly processorIndex: number;
  /** Audits that count and are not passed. */
  readonly failing: readonly string[];
}

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/**
 * Lighthouse in its usual phone: 4 times slower processor, a slow 4G simulated. With `keepsVisitor` the page is asked
 * for with what the visitor's browser keeps of earlier pages, but for the files. Throws where Lighthouse could not load the page.
 */
export async function audit(browser: Browser, url: string, keepsVisitor: boolean): Promise<Audit> {
  // Loaded by the one family that needs it: it is heavier than everything else here together.
  const { default: lighthouse } = await import("lighthouse");
  if (keepsVisitor) await forgetFiles(browser);
  const found = await lighthouse(url, {
    port: browser.port,
    logLevel: "error",
    onlyCategories: [...categories],
    disableStorageReset: keepsVisitor,
    // A page of the visitor's own keeps search engines away on purpose.
    skipAudits: keepsVisitor ? ["is-crawlable"] : [],
  });
  if (found === undefined || found.lhr.runtimeError) throw new Error(`${url}: ${found?.lhr.runtimeError?.message}`);
  const { lhr } = found;
  const numberOf = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
  const score = (name: Category) => (lhr.categories[name]?.score ?? Number.NaN) * 100;
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    lcpMs: numberOf("largest-contentful-paint"),
    tbtMs: numberOf("total-blocking-time"),
    cls: numberOf("cumulative-layout-shift"),
    processorIndex: lhr.environment.benchmarkIndex,
    failing: Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => (weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9 ? [id] : [])),
    ),
  };
}

async function forgetFiles({ context }: Browser): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
}
