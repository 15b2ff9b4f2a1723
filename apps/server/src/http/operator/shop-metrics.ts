import { Counter, Gauge, type Registry } from "prom-client";
import type { Db } from "../../database/tables.ts";
import { countJobs } from "../../jobs/job-store.ts";

const dayMs = 86_400_000;

export interface ShopMetricsDeps {
  readonly db: Db;
  readonly now: () => number;
  /** Orders placed since an instant, by their current stage. */
  readonly countOrders: (since: number) => Promise<readonly { readonly stage: string; readonly count: number }[]>;
  /** Open realtime sockets of this process. */
  readonly sockets: () => number;
  /** Orders that this process refused by a limit, by reason. */
  readonly limitedOrders: () => ReadonlyMap<string, number>;
  /** One-time codes that this process did not send, by the budget that refused. */
  readonly refusedCodes: () => ReadonlyMap<string, number>;
}

/** Metrics of the shop besides requests: jobs, orders and sockets. Counted on each scrape. */
export function registerShopMetrics(registry: Registry, deps: ShopMetricsDeps): void {
  new Gauge({
    name: "skatert_jobs",
    help: "Jobs of the whole shop by state",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      for (const state of ["waiting", "done", "failed"]) this.set({ state }, 0);
      for (const { state, count } of await countJobs(deps.db)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "skatert_orders_last_day",
    help: "Orders of the whole shop placed in the last 24 hours, by current stage",
    labelNames: ["stage"],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { stage, count } of await deps.countOrders(deps.now() - dayMs)) this.set({ stage }, count);
    },
  });
  new Gauge({
    name: "skatert_realtime_sockets",
    help: "Open realtime connections of this process",
    registers: [registry],
    collect() {
      this.set(deps.sockets());
    },
  });
  registerRefusals(registry, deps);
}

/** Refusals that indicate an attack or a limit that is too tight. */
function registerRefusals(registry: Registry, { limitedOrders, refusedCodes }: ShopMetricsDeps): void {
  countRefusals("skatert_orders_limited_total", "Orders that this process refused by a limit", limitedOrders);
  countRefusals("skatert_login_codes_refused_total", "One-time codes that this process did not send", refusedCodes);

  function countRefusals(name: string, help: string, counts: () => ReadonlyMap<string, number>): void {
    new Counter({
      name,
      help,
      labelNames: ["reason"],
      registers: [registry],
      collect() {
        this.reset();
        for (const [reason, count] of counts()) this.inc({ reason }, count);
      },
    });
  }
}
