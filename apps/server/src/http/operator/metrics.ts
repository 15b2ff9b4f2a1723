import { version } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { requireOperator } from "./operator-only.ts";

/** Counts of this process in the Prometheus form. */
export interface Metrics {
  readonly registry: Registry;
  /** Pages answered from the cache, before any route. */
  countCachedPage(): void;
}

let registryOfProcess: Registry | undefined;

/**
 * Memory, processor time, garbage collection and event loop. Their observers end only with the process, so all its apps
 * share them.
 */
function processMetrics(): Registry {
  if (registryOfProcess === undefined) {
    registryOfProcess = new Registry();
    collectDefaultMetrics({ register: registryOfProcess });
  }
  return registryOfProcess;
}

/** Serves `/metrics` to the operator and measures all requests by route and status. */
export function registerMetrics(app: FastifyInstance): Metrics {
  const registry = new Registry();
  const ofProcess = processMetrics();
  const help = "1, with the version of the program";
  new Gauge({ name: "skatert_build_info", help, labelNames: ["version"], registers: [registry] }).set({ version }, 1);
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer a request",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  let cachedPages = 0;
  new Counter({
    name: "http_cached_pages_total",
    help: "Pages answered from the cache",
    registers: [registry],
    collect() {
      this.reset();
      this.inc(cachedPages);
    },
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get("/metrics", { preHandler: requireOperator, schema: { hide: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await Registry.merge([ofProcess, registry]).metrics()),
  );
  return {
    registry,
    countCachedPage() {
      cachedPages += 1;
    },
  };
}
