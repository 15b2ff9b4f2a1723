import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tablesInOrder } from "../../backup/store-shape.ts";
import { newShopFiles } from "../../shop/new/new-shop-files.ts";
import { readNewShopOptions } from "../../shop/new/new-shop-options.ts";
import { isPlaceholderShop } from "../../shop/new/placeholder-shop.ts";
import { demoLikeShop, guideOf } from "../../testing/calls/guide.ts";
import { placeOrder } from "../../testing/calls/orders.ts";
import { signInStaff } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { engineNamed } from "../../testing/stores/engines.ts";
import { DEMO_TABLES } from "./opening/demo-tables.ts";

const demoFolder = new URL("../../../../../demo/", import.meta.url);
const owner = [{ role: "owner", branchId: null }] as const;

/**
 * Tables that are kept: people of the office with their devices, how their files' columns are read, the log, keys,
 * secrets, limits of guesses, and issued sequence numbers.
 */
const KEPT_TABLES = [
  "audit_log",
  "code_sends",
  "guide_opening",
  "guide_steps",
  "import_mappings",
  "integration_keys",
  "integration_nonces",
  "office_devices",
  "promo_guesses",
  "schema_migrations",
  "secrets",
  "sequences",
  "staff",
  "staff_guesses",
  "staff_links",
  "staff_passkeys",
  "staff_push",
  "staff_roles",
  "staff_sessions",
  "wrong_tries",
];

describe("what the guide removes", () => {
  const leftovers: (() => Promise<unknown>)[] = [];
  let shop: RunningShop;
  let headers: Readonly<Record<string, string>>;
  const guide = guideOf(
    () => shop,
    () => headers,
  );
  beforeAll(async () => {
    shop = await startShop({ engine: engineNamed("sqlite", leftovers), files: demoLikeShop });
    headers = (await signInStaff(shop, owner)).headers;
    await guide.saveAll();
  });
  afterAll(async () => {
    await shop.close();
    for (const clean of leftovers.reverse()) await clean();
  });

  it("OFFICE-6 is the demo, or a new shop without any use", async () => {
    const settings = JSON.parse(await readFile(new URL("settings.json", demoFolder), "utf8"));
    expect(isPlaceholderShop(settings)).toBe(true);
    expect(isPlaceholderShop({ ...settings, seo: { name: "Очаг" } })).toBe(false);
    const options = readNewShopOptions({});
    const files = typeof options === "string" ? new Map() : newShopFiles(options);
    const fresh = JSON.parse(files.get("settings.json") ?? "null");
    expect(isPlaceholderShop(fresh)).toBe(true);
    expect(isPlaceholderShop({ ...fresh, contacts: { phone: "+7 343 200-00-01" } })).toBe(false);
    expect([null, [], { seo: { name: "Скатерть" } }].map(isPlaceholderShop)).toEqual([false, false, false]);
  });

  it("OFFICE-6 is decided for every table of the store", async () => {
    const all = await tablesInOrder("sqlite", shop.store.db);
    expect([...DEMO_TABLES, ...KEPT_TABLES].toSorted()).toEqual(all.toSorted());
  });

  it("OFFICE-6 is never a demo that has received real money", async () => {
    const { db } = shop.store;
    const paid = {
      id: "p",
      order_id: 1,
      attempt: 1,
      gateway: "yookassa",
      reference: "r",
      amount: 100,
      received: 100,
      external_id: null,
      transaction_id: null,
      pay_url: null,
      claimed_until: 0,
      asked_at: 0,
      owed_at: null,
      created_at: 1,
      updated_at: 1,
      state: "paid-late",
    } as const;
    const placed = await placeOrder(shop.app);
    await db
      .insertInto("payments")
      .values({ ...paid, order_id: placed.json().id })
      .execute();
    const refused = await guide.open({ orders: 1, requests: 0, guests: 2, ratings: 0, dishes: 1, pictures: 1 });
    expect([refused.statusCode, refused.json().data.reason]).toEqual([409, "real-money"]);
    expect((await guide.read()).shop).toBe("real-money");
    await db.deleteFrom("payments").execute();
  });

  it("OFFICE-6 is never a shop whose name, phone and address differ from the demo's", async () => {
    const { removal } = await guide.read();
    const row = await shop.store.db
      .selectFrom("shop_documents")
      .select("body")
      .where("name", "=", "settings")
      .executeTakeFirstOrThrow();
    await shop.store.db
      .updateTable("shop_documents")
      .set({ body: row.body.replaceAll("+7 (4859) 55-01-20", "+7 (4859) 11-22-33") })
      .where("name", "=", "settings")
      .execute();
    const refused = await guide.open(removal ?? {});
    expect([refused.statusCode, refused.json().data.reason]).toEqual([409, "own-shop"]);
  });
});
