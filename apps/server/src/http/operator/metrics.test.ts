import perfHooks from "node:perf_hooks";
import fastify from "fastify";
import { expect, it, vi } from "vitest";
import { registerMetrics } from "./metrics.ts";

async function startApp() {
  const app = fastify();
  registerMetrics(app);
  app.get("/dish", async () => "soup");
  await app.ready();
  return app;
}
const linesOf = async (app: Awaited<ReturnType<typeof startApp>>) =>
  (await app.inject("/metrics")).body.split("\n").filter((line) => !line.startsWith("#"));

it("the apps of one process share its observers, and count their own requests", async () => {
  const first = await startApp();
  const observe = vi.spyOn(perfHooks.PerformanceObserver.prototype, "observe");
  const delay = vi.spyOn(perfHooks, "monitorEventLoopDelay");
  const second = await startApp();
  expect(observe).not.toHaveBeenCalled();
  expect(delay).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  await first.inject("/dish");
  const counted = (lines: readonly string[]) =>
    lines.filter((line) => line.includes('_count{method="GET",route="/dish"'));
  for (const [app, requests] of [
    [first, 1],
    [second, 0],
  ] as const) {
    const lines = await linesOf(app);
    expect(counted(lines)).toHaveLength(requests);
    expect(lines.filter((line) => line.startsWith("process_cpu_seconds_total"))).toHaveLength(1);
    await app.close();
  }
});
