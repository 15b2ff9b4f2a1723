import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { needs } from "../../../../scripts/checks/needs.ts";
import { projectFolder, snippetsOf } from "../testing/calls/documented.ts";
import { createMachine, type Machine } from "../testing/installation/machine.ts";

const page = "docs/operate.md";
const orderReply = z.object({ id: z.number(), key: z.string() });
type Order = z.infer<typeof orderReply>;

/** The block of commands of a page that contains a text. */
async function blockWith(text: string, of = page): Promise<string> {
  const blocks = (await snippetsOf(of)).filter(({ language, code }) => language === "" && code.includes(text));
  expect(blocks.length, `blocks of ${of} with ${text}`).toBe(1);
  // An explanation beside a command begins after two spaces.
  return (blocks[0]?.code ?? "").replaceAll(/ {2,}[^#\s].*$/gm, "");
}

describe(`the commands of ${page}, in its order`, needs("Linux", process.platform === "linux"), () => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await createMachine();
  });
  afterAll(() => machine.remove());

  const inProgram = (block: string, env: Readonly<Record<string, string>> = {}) =>
    machine.run(block, { cwd: "opt/skatert", env });
  const lines = async () => (await blockWith("into an empty store")).trim().split("\n");

  async function call(path: string, init: RequestInit & { readonly headers?: Record<string, string> } = {}) {
    const headers = { "x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1", ...init.headers };
    return fetch(`${await machine.url()}/wp-json/${path}`, { ...init, headers });
  }
  async function order(): Promise<Order> {
    const body = {
      delivery_type: "local_pickup",
      warehouse_id: 10,
      pickup_location_id: 1,
      payment_method: "cash",
      lines: [{ product_id: 101, quantity: 1 }],
      expected_total: 450,
      consent: true,
      customer: { name: "Анна", phone: "+79161234567" },
    };
    const headers = { "content-type": "application/json", "idempotency-key": randomUUID() };
    const answer = await call("checkout/order", { method: "POST", headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(201);
    return orderReply.parse(await answer.json());
  }
  const statusOf = async ({ id, key }: Order) => (await call(`checkout/order/${id}?key=${key}`)).status;

  it("install the service, which serves the owner's shop from /var/lib/skatert", async () => {
    expect(machine.run("npm run -s shop -- new /opt/my-restaurant --name 'Борщ и К'").code).toBe(0);
    const settings = await machine.read("opt/my-restaurant/settings.json");
    await machine.write(
      "opt/my-restaurant/settings.json",
      settings.replaceAll("10:00", "00:00").replaceAll("22:00", "24:00"),
    );
    const edits = [
      `PORT=${await freePort()}`,
      "PUBLIC_URL=https://shop.example.com",
      "TRUST_PROXY=127.0.0.1",
      `SHOP_DIR=${machine.path("opt/my-restaurant")}`,
    ];
    await machine.write("edits", `${edits.join("\n")}\n`);
    const { code, err } = machine.run(await blockWith("useradd"));
    expect([code, err]).toEqual([0, expect.any(String)]);
    expect(await machine.read("calls")).toContain("systemctl enable --now skatert\n");
    expect((await stat(machine.path("etc/skatert.env"))).mode & 0o777).toBe(0o640);
    expect(await readdir(machine.path("var/lib/skatert"))).toContain("skatert.sqlite");
    expect(await (await call("v1/all_settings")).json()).toMatchObject({ seo: { name: "Борщ и К" } });
    // The page builds the program, unless an earlier run has.
  }, 300_000);

  it("make keys that open the running shop, and list its orders", async () => {
    const { id } = await order();
    const made = inProgram(await blockWith("keys -- create kitchen", "docs/set-up.md"));
    expect(made.err).toContain(`Store: ${machine.path("var/lib/skatert/skatert.sqlite")} (settings of `);
    const { consumer_key: key, consumer_secret: secret } = JSON.parse(made.out);
    const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString("base64")}`;
    const orders = await call("wc/v3/orders", { headers: { authorization } });
    expect(await orders.json()).toMatchObject([{ id }]);
    expect(inProgram("npm run -s orders").out).toContain(`${id} `);
  });

  it("back up a running shop, and restore into an empty and into a filled store", async () => {
    const [backup = "", restore = "", replace = "", ...more] = await lines();
    expect(more).toEqual([]);
    const kept = await order();
    expect(inProgram(backup)).toMatchObject({ code: 0, out: expect.stringMatching(/^Wrote .*rows/m) });
    const lost = await order();
    expect(inProgram(restore).err).toContain("the store is not empty");
    expect(inProgram(restore, { DATA_DIR: machine.path("empty") }).code).toBe(0);
    expect(await readdir(machine.path("empty"))).toContain("skatert.sqlite");
    expect(machine.run("sudo systemctl stop skatert").code).toBe(0);
    expect(inProgram(replace).code).toBe(0);
    expect(machine.run("sudo systemctl start skatert").code).toBe(0);
    expect([await statusOf(kept), await statusOf(lost)]).toEqual([200, 404]);
  });

  it("back up every night by cron", async () => {
    const text = await readFile(`${projectFolder}/${page}`, "utf8");
    const [folder, line] = [
      /`(sudo install -d [^`]+)`/.exec(text)?.[1] ?? "",
      /`(\d+ \d+ \* \* \* [^`]+)`/.exec(text)?.[1] ?? "",
    ];
    expect(machine.run(folder).code).toBe(0);
    expect(machine.cron(line).code).toBe(0);
    expect(await readdir(machine.path("backup"))).toEqual([expect.stringMatching(/^shop-[1-7]\.jsonl\.gz$/)]);
  });

  it("upgrade the program beside the running one, and restart it with the same orders", async () => {
    const kept = await order();
    const { code, err } = inProgram(await blockWith("npm run upgrade"));
    expect([code, err]).toEqual([0, expect.stringMatching(/the shop was away for \d+\.\d s/)]);
    expect((await machine.read("calls")).trim().split("\n").slice(-20)).toContain("systemctl stop skatert");
    expect(await statusOf(kept)).toBe(200);
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  return typeof address === "object" && address !== null ? address.port : 0;
}
