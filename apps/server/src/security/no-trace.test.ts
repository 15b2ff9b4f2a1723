import { createECDH, randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { orderRatingPath, PATHS } from "@skatert/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { accountCalls } from "../testing/calls/account-calls.ts";
import { signIn } from "../testing/calls/people.ts";
import { smallShop } from "../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";
import { personalCalls } from "./owners/personal-calls.ts";
import { type Belongings, personWithBelongings } from "./owners/two-people.ts";

/** In every text of the person: name, e-mail, street, comments, preferences, address of the push service. */
const marker = "zabyvka";
const friend = "+79165550001";
const seeded = "+79165550002";

describeOnEachEngine("the traces of a deleted account", (engine) => {
  let shop: RunningShop;
  let said: string;
  beforeEach(async () => {
    said = "";
    const hear = (piece: unknown) => {
      said += typeof piece === "string" ? piece : Buffer.from(piece instanceof Uint8Array ? piece : []).toString();
      return true;
    };
    vi.spyOn(process.stderr, "write").mockImplementation(hear);
    vi.spyOn(process.stdout, "write").mockImplementation(hear);
    const users = [{ ID: 5, phone: seeded, name: "Семён из файла", bonus: 10, orders_count: 2 }];
    shop = await startShop({ engine, files: { ...smallShop, users }, logLevel: "trace" });
  });
  afterEach(async () => {
    await shop.close();
    vi.restoreAllMocks();
  });

  const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload: object | null, headers = {}) =>
    shop.app.inject({ method, url, headers, ...(payload === null ? {} : { payload }) });

  /** Every call that acts for a person, with the marker in each text, and the calls for which anybody gives a number. */
  async function callEverything(owner: Belongings): Promise<void> {
    const { headers, phone } = owner.person;
    for (const { method, url, body, key } of personalCalls) {
      const ends = method === "DELETE" || url(owner).endsWith("/cancel");
      if (method === "GET" || ends) continue;
      const address = key === undefined ? url(owner) : `${url(owner)}?key=${key(owner)}`;
      await call(method, address, body === undefined ? null : marked(body(owner)), headers);
    }
    const request = { kind: "call", name: marker, comment: marker, consent: true };
    for (const number of [friend, phone])
      expect((await call("POST", PATHS.requests, { ...request, phone: number }, headers)).statusCode).toBe(201);
    expect((await call("POST", PATHS.requests, { ...request, phone })).statusCode).toBe(201);
  }

  /** A subscription as a guest to an order of the person that is over. */
  async function followOrder({ orderId, orderKey }: Belongings): Promise<void> {
    const keys = {
      p256dh: createECDH("prime256v1").generateKeys("base64url"),
      auth: randomBytes(16).toString("base64url"),
    };
    const device = {
      endpoint: `https://fcm.googleapis.com/fcm/send/${marker}`,
      keys,
      order_id: orderId,
      order_key: orderKey,
    };
    const answer = await call("POST", PATHS.pushSubscriptions, device);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  }

  it("ROLE-3 are in no byte of the store, the outbox and the log", async () => {
    const owner = await personWithBelongings(shop, marker);
    const { placeOrderOf, finish, post, remove } = accountCalls(() => shop);
    await callEverything(owner);
    const line = { product_id: 301, quantity: 1, person: `${marker} коллега` };
    const customer = { name: marker, phone: friend, email: `${marker}@only.example` };
    const other = (await placeOrderOf(owner.person, { customer, comment: marker, lines: [line] })).json();
    for (const id of [owner.orderId, other.id]) await finish(id);
    await post(orderRatingPath(other.id), { stars: 5, comment: marker }, owner.person);
    await followOrder(owner);
    const before = await everyByte(shop);
    expect(before.filter(({ text }) => text.includes(marker)).length).toBeGreaterThan(2);
    expect((await remove(PATHS.user, owner.person)).statusCode).toBe(200);

    // An order's link remains, and opens the order without the person.
    const orders = await shop.store.db.selectFrom("orders").select("order_key").execute();
    const secrets = new Set([...owner.secrets, marker, friend.slice(2)]);
    for (const { order_key: key } of orders) secrets.delete(key);
    const stored = [...(await everyByte(shop)), { place: "log", text: said }];
    expect([...secrets].flatMap((secret) => placesOf(stored, secret))).toEqual([]);
  });

  it("ROLE-3 are not in the shop's own copy of the accounts it began with", async () => {
    const stored = await everyByte(shop);
    expect(stored.filter(({ place, text }) => place.startsWith("shop_") && text.includes("Семён"))).toEqual([]);
    const person = await signIn(shop, seeded);
    expect((await call("DELETE", PATHS.user, null, person.headers)).statusCode).toBe(200);
    const left = [...(await everyByte(shop)), { place: "log", text: said }];
    expect(["Семён", seeded.slice(2)].flatMap((secret) => placesOf(left, secret))).toEqual([]);
  });

  it("ROLE-3 leave other people's messages in the outbox", async () => {
    const anna = await personWithBelongings(shop, marker);
    const boris = await personWithBelongings(shop, "Борис");
    await call("DELETE", PATHS.user, null, (await settled(anna)).headers);
    const outbox = await readFile(join(shop.dataDir, "outbox/messages.jsonl"), "utf8");
    expect([outbox.includes(anna.person.phone), outbox.includes(boris.person.phone)]).toEqual([false, true]);
    expect(
      outbox
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line)),
    ).not.toEqual([]);
  });

  async function settled({ person, orderId }: Belongings) {
    await accountCalls(() => shop).finish(orderId);
    return person;
  }
});

interface Bytes {
  readonly place: string;
  readonly text: string;
}

/** Every table, and every file of the data folder and of SQLite. */
async function everyByte({ store, dataDir }: RunningShop): Promise<readonly Bytes[]> {
  const folders = new Set([dataDir]);
  const found: Bytes[] = [];
  if (store.engine === "sqlite") {
    const { rows } = await sql<{ file: string }>`pragma database_list`.execute(store.db);
    for (const { file } of rows) if (file !== "") folders.add(dirname(file));
  }
  const tables =
    store.engine === "sqlite"
      ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(store.db)
      : await sql<{
          name: string;
        }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(store.db);
  for (const { name } of tables.rows) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(store.db);
    found.push({ place: name, text: JSON.stringify(rows) });
  }
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile()) found.push({ place: path, text: (await readFile(path)).toString("utf8") });
    }
  }
  return found;
}

/** Where a text is left, with its neighbourhood. */
function placesOf(stored: readonly Bytes[], secret: string): readonly string[] {
  return stored
    .filter(({ text }) => text.includes(secret))
    .map(({ place, text }) => {
      const at = text.indexOf(secret);
      return `${secret} in ${place}: ${text.slice(Math.max(0, at - 60), at + 60)}`;
    });
}

/** The same body with the marker in every free text. */
function marked(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const free = new Set(["name", "comment", "AddressLine", "preferences"]);
  return JSON.parse(JSON.stringify(body), (key, value: unknown) => {
    if (!free.has(key)) return value;
    return Array.isArray(value) ? [marker] : marker;
  });
}
