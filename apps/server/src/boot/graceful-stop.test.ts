import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { PlacedOrderSchema } from "@skatert/contract";
import { expect, it } from "vitest";
import { teaOrder } from "../testing/calls/orders.ts";
import { startServerProcess } from "../testing/processes/server-process.ts";
import { smallShop, writeShop } from "../testing/shops/small-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";

const now = "2026-03-04T12:00:00+03:00";

describeOnEachEngine("a server that receives SIGTERM under load", (engine) => {
  it("answers every order that it saved, and exits", async () => {
    const { place, folder, server } = await aBusyServer({});
    const answered: number[] = [];
    const clients = Promise.all(
      Array.from({ length: 8 }, async () => {
        for (;;) {
          const id = await order(server.url);
          if (id === null) return;
          answered.push(id);
        }
      }),
    );
    await expect.poll(() => answered.length, { timeout: 20_000 }).toBeGreaterThan(30);
    expect(await server.stop()).toBe(0);
    await clients;
    const stored = await place.open().db.selectFrom("orders").select("id").orderBy("id").execute();
    expect(stored.map(({ id }) => id)).toEqual(answered.sort((a, b) => a - b));
    await folder.remove();
  });

  it("reports that it is not ready while it still serves, so that a balancer stops using it", async () => {
    const { folder, server } = await aBusyServer({ STOP_DELAY_SECONDS: "3" });
    const ready = async () => (await fetch(`${server.url}/readyz`)).status;
    expect(await ready()).toBe(200);
    const ended = server.stop();
    await expect.poll(ready).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await order(server.url)).toBeGreaterThan(0);
    expect(await ended).toBe(0);
    await folder.remove();
  });

  it("does not wait for idle connections or partial requests", async () => {
    const { folder, server } = await aBusyServer({});
    const { hostname, port } = new URL(server.url);
    const head = `POST /api/wp-json/checkout/order HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n`;
    const sockets = ["", "GET /he", `${head}Content-Length: 900\r\n\r\n{`].map((text) => {
      const socket = connect(Number(port), hostname);
      socket.write(text);
      // A refusal or a reset may arrive before the end; both must be handled to observe the end.
      socket.resume().on("error", () => undefined);
      return { socket, ended: new Promise((resolve) => socket.once("close", resolve)) };
    });
    await Promise.all(sockets.map(({ socket }) => socket.connecting && once(socket, "connect")));
    expect(await server.stop()).toBe(0);
    await Promise.all(sockets.map(({ ended }) => ended));
    await folder.remove();
  });

  async function aBusyServer(env: Record<string, string>) {
    const place = await engine.place();
    const folder = await writeShop({ ...smallShop, stock: [] });
    const server = await startServerProcess({ place, shopDir: folder.path, now, env });
    return { place, folder, server };
  }
});

/** The order's id; null when the server no longer accepts orders. */
async function order(url: string): Promise<number | null> {
  try {
    const answer = await fetch(`${url}/api/wp-json/checkout/order`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
      body: JSON.stringify(teaOrder),
    });
    if (answer.status === 503) return null;
    expect(answer.status).toBe(201);
    return PlacedOrderSchema.parse(await answer.json()).id;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
