import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "../database/migrating/migrate.ts";
import { openStore } from "../database/store.ts";
import { createIntegrationKeys } from "../modules/integrations/access/integration-keys.ts";
import { commandsOf, projectFolder, snippetsOf } from "../testing/calls/documented.ts";
import { anOperator, placeOrder } from "../testing/calls/orders.ts";
import { bareEnvironment, commandProgram } from "../testing/processes/server-program.ts";
import { demoOpenAllDay } from "../testing/shops/demo-open-all-day.ts";
import { type RunningShop, startShop } from "../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";

const page = "docs/integrate.md";
const keysCommand = commandProgram("keys");

/** Two pizzas of the demo for pickup at its first branch. */
const pizzas = {
  delivery_type: "local_pickup",
  warehouse_id: 501,
  pickup_location_id: 301,
  payment_method: "cash",
  lines: [{ product_id: 106102, variation_id: 1061022, quantity: 2 }],
  expected_total: 1480,
};

describeOnEachEngine(`the examples of ${page}`, (engine) => {
  let shop: RunningShop;
  let url: string;
  let folder: string;

  beforeAll(async () => {
    shop = await startShop({ engine, files: await demoOpenAllDay(), now: Date.now() });
    url = await shop.app.listen({ port: 0, host: "127.0.0.1" });
    folder = await mkdtemp(join(tmpdir(), "skatert-documented-"));
    await symlink(join(projectFolder, "node_modules"), join(folder, "node_modules"));
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Starts a program of the page with the placeholders filled in. */
  async function start(name: string, code: string, filled: Readonly<Record<string, string>>) {
    const program = join(folder, `${name}.mjs`);
    const known = { "https://shop.example.com": url, ...filled };
    const text = Object.entries(known).reduce((written, [placeholder, value]) => {
      expect(written, `${name} names ${placeholder}`).toContain(placeholder);
      return written.replaceAll(placeholder, value);
    }, code);
    await writeFile(program, text);
    const child = spawn(process.execPath, [program], { stdio: ["ignore", "pipe", "pipe"] });
    const said = { out: "", err: "" };
    child.stdout.setEncoding("utf8").on("data", (part: string) => {
      said.out += part;
    });
    child.stderr.setEncoding("utf8").on("data", (part: string) => {
      said.err += part;
    });
    return { child, said };
  }

  const programs = async () => (await snippetsOf(page)).filter(({ language }) => language === "js");

  it("read, move and place orders and stop a dish with the official client, in the order of the page", async () => {
    const [first, second] = await programs();
    const before = (await placeOrder(shop.app, pizzas)).json();
    const keys = await createIntegrationKeys(shop.store.db, "documented", 0);
    const { child, said } = await start("orders", `${first?.code}${second?.code}`, {
      "ck_…": keys.consumer_key,
      "cs_…": keys.consumer_secret,
    });
    await once(child, "close");
    expect(said.err).toBe("");
    expect(child.exitCode).toBe(0);
    expect(said.out).toMatch(/^\S+ accepted 1332\.00\n$/);
    const moved = await shop.app.inject(`/wp-json/checkout/order/${before.id}?key=${before.key}`);
    expect(moved.json().stage).toBe("cooking");
    const stopped = await placeOrder(shop.app, {
      ...pizzas,
      lines: [{ product_id: 106101, variation_id: 1061012, quantity: 1 }],
    });
    expect(stopped.statusCode).toBe(422);
    expect(stopped.json().data.reason).toBe("sold-out");
  });

  it("API-8 receive an order's stages without TLS and on another port than 80", async () => {
    const [, , , realtime] = await programs();
    const order = (await placeOrder(shop.app, pizzas)).json();
    const { child, said } = await start("realtime", realtime?.code ?? "", {
      "1001": String(order.id),
      '"…"': JSON.stringify(order.key),
    });
    try {
      await expect.poll(() => said, { timeout: 30_000 }).toEqual({ out: "accepted\n", err: "" });
      await (await anOperator(shop)).move(order.id, "cooking");
      await expect.poll(() => said.out, { timeout: 30_000 }).toBe("accepted\ncooking\n");
    } finally {
      child.kill();
      await once(child, "close");
    }
  });

  it("make, list and revoke keys by the page's commands", async () => {
    const commands = await commandsOf(page);
    expect(commands.length).toBeGreaterThan(3);
    const dataDir = join(folder, "data");
    const store = openStore({ dataDir, databaseUrl: null, onError: () => undefined });
    await migrate(store, 0);
    await store.close();
    for (const command of commands) {
      const args = command.replace(/^npm run (-s )?keys -- /, "").split(" ");
      const child = spawn(process.execPath, [keysCommand, ...args], {
        env: { ...bareEnvironment, DATA_DIR: dataDir, DATABASE_URL: "" },
        stdio: "ignore",
      });
      await once(child, "close");
      expect({ command, code: child.exitCode }).toEqual({ command, code: 0 });
    }
  });

  it("all run: here, and the signature check in signature-example.test.ts", async () => {
    expect(await programs()).toHaveLength(4);
  });
});
