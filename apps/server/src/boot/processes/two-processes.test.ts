import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { OrderViewSchema, PATHS, PlacedOrderSchema, REALTIME_EVENTS } from "@skatert/contract";
import type PusherModule from "pusher-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { needs } from "../../../../../scripts/checks/needs.ts";
import { createIntegrationKeys } from "../../modules/integrations/access/integration-keys.ts";
import { teaOrder } from "../../testing/calls/orders.ts";
import {
  runCommand,
  type ServerProcess,
  startServerProcess,
  startStorefrontProcess,
} from "../../testing/processes/server-process.ts";
import { type ShopFolderOnDisk, smallShop, writeShop } from "../../testing/shops/small-shop.ts";
import { describeOnEachEngine, type StorePlace } from "../../testing/stores/engines.ts";

/** The package's types describe a default export; Node loads the class itself. */
const Pusher: typeof PusherModule.default = createRequire(import.meta.url)("pusher-js");
const now = "2026-03-04T12:00:00+03:00";
const isBuilt = existsSync(
  fileURLToPath(new URL("../../../../storefront/build/server/entry.server.js", import.meta.url)),
);

describeOnEachEngine("storefront and backend as two processes", (engine) => {
  let place: StorePlace;
  let folder: ShopFolderOnDisk;
  let backend: ServerProcess;
  let storefront: ServerProcess;
  let emptyDir: string;
  const clients: PusherModule.default[] = [];

  beforeAll(async () => {
    place = await engine.place();
    folder = await writeShop({ ...smallShop, stock: [] });
    backend = await startServerProcess({ place, shopDir: folder.path, now, env: { TRUST_PROXY: "127.0.0.1" } });
    emptyDir = join(folder.path, "no-data");
    storefront = await startStorefrontProcess({ backendUrl: backend.url, now, dataDir: emptyDir });
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await Promise.all([storefront.stop(), backend.stop()]);
    await folder.remove();
  });

  const send = (path: string, body: unknown, headers: Record<string, string> = {}, method = "POST") =>
    fetch(storefront.url + path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  async function order(key: string) {
    const answer = await send(`/api${PATHS.orders}`, teaOrder, { "idempotency-key": key });
    expect(answer.status).toBe(201);
    return PlacedOrderSchema.parse(await answer.json());
  }

  it(
    "API-3 serves the backend's shop as its own pages, again from memory, and its pictures",
    needs("a build of the storefront", isBuilt),
    async () => {
      const home = await fetch(`${storefront.url}/`);
      expect([home.status, await home.text()]).toEqual([200, expect.stringContaining("Малый стол")]);
      const html = await (await fetch(`${storefront.url}/menu/supy`)).text();
      expect(html).toContain("Борщ");
      const etag = home.headers.get("etag") ?? "";
      expect((await fetch(`${storefront.url}/`, { headers: { "if-none-match": etag } })).status).toBe(304);
      const picture = /\/wp-content\/uploads\/[^"\s]+\.(?:png|webp)[^"\s]*/.exec(html)?.[0] ?? "";
      const answer = await fetch(`${storefront.url}/api${picture}`);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image\//)]);
    },
  );

  it("API-3 places an order at the backend, and both show it to its owner", async () => {
    const placed = await order("one");
    const path = `${PATHS.orders}/${placed.id}?key=${placed.key}`;
    const [here, there] = await Promise.all(
      [storefront, backend].map(async ({ url }) => (await fetch(`${url}/api${path}`)).json()),
    );
    expect(OrderViewSchema.parse(here)).toMatchObject({ id: placed.id, total: 200, stage: "accepted" });
    expect(there).toEqual(here);
    expect(await order("one")).toEqual(placed);
    if (!isBuilt) return;
    const page = await (await fetch(`${storefront.url}/order/${placed.id}?key=${placed.key}`)).text();
    expect(page).toContain(placed.number);
  });

  it("API-8 proxies realtime: the owner receives a move made at the backend", async () => {
    const placed = await order("heard");
    const channel = connect(placed.key).subscribe(`private-order-${placed.id}`);
    await new Promise((resolve) => void channel.bind("pusher:subscription_succeeded", resolve));
    const heard: string[] = [];
    channel.bind(REALTIME_EVENTS.orderStatusChanged, ({ stage }: { stage: string }) => heard.push(stage));
    const { consumer_key: key, consumer_secret: secret } = await createIntegrationKeys(place.open().db, "kitchen", 0);
    const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString("base64")}`;
    const moved = await send(`${PATHS.shopOrders}/${placed.id}`, { status: "cooking" }, { authorization }, "PUT");
    expect(moved.status).toBe(200);
    await expect.poll(() => heard, { timeout: 10_000 }).toContain("cooking");
  });

  it("API-8 does not proxy other sockets or an unknown key", async () => {
    const socket = new WebSocket(`${storefront.url.replace("http", "ws")}/wp-json/v1/all_settings`);
    await new Promise((resolve) => void socket.addEventListener("error", resolve));
    const unknown = new WebSocket(`${storefront.url.replace("http", "ws")}/api/app/unknown?protocol=7`);
    const { code } = await new Promise<CloseEvent>((resolve) => void unknown.addEventListener("close", resolve));
    expect(code).toBe(4001);
  });

  it("API-3 shows an import at the backend at once", async () => {
    await folder.write("front", { templates: { catalog_type: "lavka" } });
    expect(await runCommand("shop", ["import", folder.path], place)).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^Store: .*\n$/),
    });
    const type = async () => (await fetch(`${storefront.url}/api${PATHS.frontSettings}`)).json();
    await expect.poll(type, { timeout: 10_000 }).toEqual({ templates: { catalog_type: "lavka" } });
  });

  it("APP-5, ERR-1 without the backend serves pages from the last good copy and refuses calls clearly", async () => {
    const client = connect("");
    await expect.poll(() => client.connection.state, { timeout: 10_000 }).toBe("connected");
    const settings = async () => (await fetch(`${storefront.url}/api${PATHS.allSettings}`)).status;
    expect(await settings()).toBe(200);
    expect(await backend.stop()).toBe(0);
    const answer = await send(`/api${PATHS.quote}`, teaOrder);
    expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ code: "rest_unavailable" })]);
    expect(await settings()).toBe(200);
    if (isBuilt) expect(await (await fetch(`${storefront.url}/menu/supy?lang=ru`)).text()).toContain("Борщ");
    const readiness = async () => (await fetch(`${storefront.url}/readyz`)).status;
    await expect.poll(readiness, { timeout: 10_000 }).toBe(503);
    expect(await storefront.stop()).toBe(0);
    await expect(readdir(emptyDir)).rejects.toThrow("ENOENT");
  });

  function connect(orderKey: string): PusherModule.default {
    const client = new Pusher("skatert", {
      cluster: "own",
      wsHost: "127.0.0.1",
      wsPort: Number(new URL(storefront.url).port),
      forceTLS: false,
      enabledTransports: ["ws"],
      channelAuthorization: {
        transport: "ajax",
        endpoint: `${storefront.url}/api${PATHS.realtimeAuth}`,
        params: { order_key: orderKey },
      },
    });
    clients.push(client);
    return client;
  }
});
