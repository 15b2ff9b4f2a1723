import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { PATHS } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { teaOrder } from "../../testing/calls/orders.ts";
import { type ServerProcess, startServerProcess } from "../../testing/processes/server-process.ts";
import { freePort, proxies, shopHost, startProxy } from "../../testing/proxies/shipped-proxy.ts";
import { smallShop, writeShop } from "../../testing/shops/small-shop.ts";
import { describeOn } from "../../testing/stores/engines.ts";

const now = "2026-03-04T12:00:00+03:00";
const guests = 4;
const longestMs = 5_000;
/** nginx sends an order to the other process; Caddy has to know before that one stops. */
const stopDelay = { nginx: "0", caddy: "3" };

interface Answer {
  readonly status: number | null;
  readonly id: number;
  readonly ms: number;
}

describeOn("postgres", "two processes that restart one after the other", (engine) => {
  describe.each(proxies)("behind %s", (name) => {
    it("API-7 take every order once, without an error and without a pause", async () => {
      const place = await engine.place();
      const folder = await writeShop({ ...smallShop, stock: [] });
      const ports = [await freePort(), await freePort()];
      const env = { TRUST_PROXY: "127.0.0.1", STOP_DELAY_SECONDS: stopDelay[name] };
      const start = (port: number) =>
        startServerProcess({ place, shopDir: folder.path, now, env: { ...env, PORT: String(port) } });
      const processes = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)];
      const proxy = await startProxy(name, ports);
      const answers: Answer[] = [];
      let isOver = false;
      try {
        await expect.poll(async () => (await order(proxy.port)).status, { timeout: 20_000 }).toBe(201);
        const crowd = Promise.all(
          Array.from({ length: guests }, async () => {
            while (!isOver) answers.push(await order(proxy.port));
          }),
        );
        for (const [index, process] of [...processes].entries()) {
          await Promise.all(processes.map(isChosen));
          expect(await process.stop()).toBe(0);
          processes[index] = await start(ports[index] ?? 0);
        }
        await Promise.all(processes.map(isChosen));
        isOver = true;
        await crowd;
      } finally {
        isOver = true;
        await Promise.all(processes.map((process) => process.stop()));
        await proxy.stop();
        await folder.remove();
      }
      expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(longestMs);
      const stored = await place.open().db.selectFrom("orders").select("id").orderBy("id").execute();
      // The order that waited for the proxy is not among the answers.
      expect(stored.map(({ id }) => id).slice(1)).toEqual(answers.map(({ id }) => id).sort((a, b) => a - b));
    }, 120_000);
  });
});

describeOn("sqlite", "one process that restarts", (engine) => {
  it("behind Caddy lets pages wait instead of failing", async () => {
    const place = await engine.place();
    const folder = await writeShop({ ...smallShop, stock: [] });
    const port = await freePort();
    const env = { TRUST_PROXY: "127.0.0.1", STOP_DELAY_SECONDS: stopDelay.caddy, PORT: String(port) };
    const start = () => startServerProcess({ place, shopDir: folder.path, now, env });
    let process = await start();
    const proxy = await startProxy("caddy", [port]);
    const statuses = new Map<number, number>();
    let isOver = false;
    try {
      await expect.poll(() => status(proxy.port), { timeout: 20_000 }).toBe(200);
      const crowd = Promise.all(
        Array.from({ length: guests }, async () => {
          while (!isOver) {
            const answer = await status(proxy.port);
            statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
          }
        }),
      );
      expect(await process.stop()).toBe(0);
      const before = statuses.get(200) ?? 0;
      process = await start();
      await expect.poll(() => statuses.get(200), { timeout: 20_000 }).toBeGreaterThan(before + guests);
      isOver = true;
      await crowd;
    } finally {
      isOver = true;
      await process.stop();
      await proxy.stop();
      await folder.remove();
    }
    expect([...statuses.keys()]).toEqual([200]);
  }, 120_000);
});

/** The status of a call without a body; 0: no answer. */
function status(port: number): Promise<number> {
  return new Promise((resolve) => {
    request(
      { host: "127.0.0.1", port, path: `/api${PATHS.stopList}?warehouse_id=10`, headers: { host: shopHost } },
      (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer.statusCode ?? 0));
      },
    )
      .on("error", () => resolve(0))
      .end();
  });
}

/** Resolves when the proxy has sent orders to a process. */
async function isChosen({ url }: ServerProcess): Promise<void> {
  const orders = /^http_request_duration_seconds_count\{method="POST",route="[^"]+",status="201"/m;
  await expect.poll(async () => (await fetch(`${url}/metrics`)).text(), { timeout: 20_000 }).toMatch(orders);
}

/** One order of a guest, without a second try. */
function order(port: number): Promise<Answer> {
  const headers = { host: shopHost, "content-type": "application/json", "idempotency-key": randomUUID() };
  const begun = performance.now();
  return new Promise((resolve) => {
    const failed = () => resolve({ status: null, id: 0, ms: performance.now() - begun });
    request({ host: "127.0.0.1", port, path: `/api${PATHS.orders}`, method: "POST", headers }, async (answer) => {
      try {
        let text = "";
        for await (const chunk of answer) text += String(chunk);
        const id = answer.statusCode === 201 ? Number(JSON.parse(text).id) : 0;
        resolve({ status: answer.statusCode ?? null, id, ms: performance.now() - begun });
      } catch {
        failed();
      }
    })
      .on("error", failed)
      .end(JSON.stringify(teaOrder));
  });
}
