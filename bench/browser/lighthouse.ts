import { once } from "node:events";
import { setPriority } from "node:os";
import lighthouse, { type RunnerResult } from "lighthouse";
import { type Audit, type AuditOrder, type Category, categories } from "./audit.ts";
import { blockedByProcessor } from "./blocked-time.ts";

/** A phone does not compute its own report, so this process leaves the processor to the browser. */
const givesWay = 15;

setPriority(givesWay);
const [order]: AuditOrder[] = await once(process, "message");
if (order !== undefined) process.send?.(await report(order), () => process.disconnect());

async function report(order: AuditOrder): Promise<Audit> {
  const found = await lighthouseOn(order);
  // Sometimes the trace of a newly started browser lacks its beginning.
  return reportOf(found?.lhr.runtimeError?.code === "NO_NAVSTART" ? await lighthouseOn(order) : found, order.url);
}

function lighthouseOn({ debuggerPort, url, reusesProfile }: AuditOrder) {
  return lighthouse(url, {
    port: debuggerPort,
    logLevel: "error",
    onlyCategories: [...categories],
    disableStorageReset: reusesProfile,
    // A personal page excludes search engines on purpose.
    skipAudits: reusesProfile ? ["is-crawlable"] : [],
  });
}

function reportOf(found: RunnerResult | undefined, url: string): Audit {
  if (found === undefined || found.lhr.runtimeError) throw new Error(`${url}: ${found?.lhr.runtimeError?.message}`);
  const { lhr, artifacts } = found;
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
    busyMs: blockedByProcessor(artifacts.Trace.traceEvents),
    cls: numberOf("cumulative-layout-shift"),
    processorIndex: lhr.environment.benchmarkIndex,
    failing: Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => (weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9 ? [id] : [])),
    ),
  };
}
