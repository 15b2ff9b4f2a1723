import { readdir, readFile } from "node:fs/promises";
import { GuideSchema, OFFICE_PATHS, PATHS, type WireGuide } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tablesInOrder } from "../../backup/store-shape.ts";
import { mediaHome } from "../../shop/media/files.ts";
import { newShopFiles } from "../../shop/new/new-shop-files.ts";
import { readNewShopOptions } from "../../shop/new/new-shop-options.ts";
import { isPlaceholderShop } from "../../shop/new/placeholder-shop.ts";
import { placeOrder } from "../../testing/calls/orders.ts";
import { signInStaff } from "../../testing/calls/staff.ts";
import { type ShopFiles, smallSettings, smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine, engineNamed } from "../../testing/stores/engines.ts";
import { DEMO_TABLES } from "./opening/demo-tables.ts";

const demoFolder = new URL("../../../../../demo/", import.meta.url);
/** The small shop with the name, phone and address of the demo, and two of its guests. */
const demo: ShopFiles = {
  ...smallShop,
  settings: {
    ...smallSettings,
    seo: { name: "Скатерть", description: "Ресторан в Тихограде" },
    contacts: { phone: "+7 (4859) 55-01-20", address: "Тихоград, Соборная улица, 58" },
  },
  users: [
    { ID: 9001, phone: "+79000000001", name: "Анна", bonus: 450, orders_count: 7 },
    { ID: 9002, phone: "+79000000002", name: "Михаил" },
  ],
};

/** What an owner types. */
const steps = {
  restaurant: {
    ...{ name: "Очаг", phone: "+7 (343) 200-00-01", language: "ru", currency: "₽" },
    time_zone: "Asia/Yekaterinburg",
  },
  place: { city: "Екатеринбург", address: "Ленина, 1", lat: 56.8386, lon: 60.6055 },
  zone: { delivers: true, radius_km: 2, fee: 120, minimum: 300, free_from: 1000 },
  hours: {
    intervals: [
      { days: [1, 2, 3, 4], from: "10:00", to: "22:00" },
      { days: [5, 6], from: "10:00", to: "15:00" },
      { days: [5, 6], from: "16:00", to: "02:00" },
    ],
  },
  payment: { methods: ["cash", "card"] },
  dishes: {
    dishes: [
      { name: "Борщ", price: "350,50", category: "Супы", weight: "300 г" },
      { name: "", price: "", category: "Супы", weight: "" },
      { name: "Морс", price: "120", category: "Напитки", weight: "0,5 л" },
    ],
  },
} as const;

/**
 * Tables that stay: people of the office with their devices, the log, keys, secrets, limits against guessing, and the
 * numbers that sequences have given.
 */
const KEPT_TABLES = [
  "audit_log",
  "code_sends",
  "guide_opening",
  "guide_steps",
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

const owner = [{ role: "owner", branchId: null }] as const;

async function filesIn(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((file) => file.isFile()).map(({ name }) => name);
}

function guideOf(shop: () => RunningShop, headers: () => Readonly<Record<string, string>>) {
  const send = (method: "GET" | "PUT" | "POST", url: string, payload?: object) =>
    shop().app.inject({ method, url, headers: headers(), ...(payload === undefined ? {} : { payload }) });
  const read = async (): Promise<WireGuide> => GuideSchema.parse((await send("GET", OFFICE_PATHS.guide)).json());
  const save = async (step: keyof typeof steps, content: object = steps[step], version?: number) => {
    const based = version ?? (await read()).versions[step];
    return send("PUT", OFFICE_PATHS.guide, { step, version: based, content });
  };
  return {
    read,
    save,
    saveAll: async () => {
      for (const step of ["restaurant", "place", "zone", "hours", "payment", "dishes"] as const)
        expect((await save(step)).statusCode).toBe(200);
    },
    open: async (removal?: object) =>
      send("POST", OFFICE_PATHS.guideOpening, { removal: removal ?? (await read()).removal ?? {} }),
  };
}

/** What the import of the own shop writes again. */
const refilled: readonly string[] = ["jobs", "shop_documents", "shop_parts", "shop_revisions", "shop_changes"];

describeOnEachEngine("the guide of the first start", (engine) => {
  let shop: RunningShop;
  let headers: Readonly<Record<string, string>>;
  const guide = guideOf(
    () => shop,
    () => headers,
  );
  beforeAll(async () => {
    shop = await startShop({ engine, files: demo });
    headers = (await signInStaff(shop, owner)).headers;
  });
  afterAll(() => shop.close());

  it("OFFICE-6 keeps a step as typed, names what is missing, and never saves over another device's change", async () => {
    const first = await guide.read();
    expect(first).toMatchObject({ shop: "demo", opened: null, online: [], address_search: false });
    expect(first.faults.restaurant).toContainEqual({ field: "name", reason: "required" });
    expect(first.faults.hours).toEqual([]);
    const half = { ...steps.restaurant, phone: "+7 (3" };
    const saved = await guide.save("restaurant", half, 0);
    expect([saved.statusCode, saved.json().faults.restaurant]).toEqual([200, [{ field: "phone", reason: "phone" }]]);
    const late = await guide.save("restaurant", steps.restaurant, 0);
    expect([late.statusCode, late.json().code]).toEqual([412, "entity_changed"]);
    expect(late.json().data).toMatchObject({ contents: { restaurant: half }, versions: { restaurant: 1 } });
    expect((await guide.read()).contents.restaurant).toEqual(half);
  });

  it("OFFICE-6 does not open with a step undone, and then changes nothing", async () => {
    const answer = await guide.open();
    expect([answer.statusCode, answer.json().data.reason]).toEqual([409, "unfinished"]);
    expect((await guide.read()).shop).toBe("demo");
  });

  it("OFFICE-6 replaces the demo by the own shop, with all that people did in the demo", async () => {
    const placed = await placeOrder(shop.app);
    expect(placed.statusCode).toBe(201);
    const cook = await signInStaff(shop, [
      { role: "cook", branchId: 10 },
      { role: "cook", branchId: 20 },
    ]);
    await guide.saveAll();
    const { removal } = await guide.read();
    expect(removal).toEqual({ orders: 1, requests: 0, guests: 2, ratings: 0, dishes: 4, pictures: 1 });

    const more = await guide.open({ ...removal, orders: 0 });
    expect([more.statusCode, more.json().data.removal]).toEqual([412, removal]);
    expect((await guide.read()).shop).toBe("demo");

    const opened = await guide.open();
    expect([opened.statusCode, opened.json()]).toMatchObject([
      200,
      { shop: "own", removal: null, opened: { branch_id: 10, practised: false, enrolled: false, sold: false } },
    ]);
    for (const table of DEMO_TABLES.filter((name) => !refilled.includes(name)))
      expect([table, await shop.store.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    const whole = JSON.stringify([await all("shop_documents"), await all("shop_parts"), await all("shop_changes")]);
    expect([whole.includes("Очаг"), whole.includes("Скатерть")]).toEqual([true, false]);
    expect(await all("shop_changes")).toHaveLength(1);
    const { grants } = await rolesOf(cook.id);
    expect(grants).toEqual([{ role: "cook", branch_id: 10 }]);
  });

  const all = (table: "shop_documents" | "shop_parts" | "shop_changes") =>
    shop.store.db.selectFrom(table).selectAll().execute();

  async function rolesOf(id: number) {
    const rows = shop.store.db.selectFrom("staff_roles").select(["role", "branch_id"]).where("staff_id", "=", id);
    return { grants: await rows.execute() };
  }

  it("OFFICE-6 the opened shop has the typed menu, zone, hours and payment, and sells", async () => {
    const snapshot = await shop.shopData.current();
    expect(snapshot.settings()).toMatchObject({ timeZone: "Asia/Yekaterinburg", seo: { name: "Очаг" } });
    const rules = snapshot.rulesFor(10);
    const [soups, drinks] = rules?.catalog.categories ?? [];
    expect([soups?.name, drinks?.name]).toEqual(["Супы", "Напитки"]);
    const line = { lines: [{ product_id: 101, quantity: 1 }], payment_method: "cash" };
    const where = { ...line, expected_total: 350.5 };
    const pickup = await placeOrder(shop.app, { ...where, pickup_location_id: 1 });
    expect([pickup.statusCode, pickup.json().total]).toEqual([201, 350.5]);
    const delivery = await placeOrder(shop.app, {
      ...{ ...where, delivery_type: "flat_rate", address: "Ленина, 2", coordinates: [60.61, 56.84] },
      pickup_location_id: undefined,
      expected_total: 470.5,
    });
    expect([delivery.statusCode, delivery.json().total]).toEqual([201, 470.5]);
    expect(delivery.json().id).toBeGreaterThan(1);
    const numbers = await shop.store.db.selectFrom("orders").select("id").execute();
    expect(Math.min(...numbers.map(({ id }) => id))).toBeGreaterThan(1);
    const settings = (await shop.app.inject(PATHS.allSettings)).json();
    expect(settings.locations[0].hours).toBe("пн–чт 10:00–22:00; пт, сб 10:00–15:00, 16:00–02:00");
  });

  it("OFFICE-6 a repeated opening answers as the first; a shop that stands is never removed", async () => {
    const before = await shop.store.db.selectFrom("orders").selectAll().execute();
    const again = await guide.open({ orders: 0, requests: 0, guests: 0, ratings: 0, dishes: 0, pictures: 0 });
    expect([again.statusCode, again.json().opened.sold]).toEqual([200, true]);
    await shop.store.db.deleteFrom("guide_opening").execute();
    const refused = await guide.open({ orders: 0, requests: 0, guests: 0, ratings: 0, dishes: 0, pictures: 0 });
    expect([refused.statusCode, refused.json().data.reason]).toEqual([409, "own-shop"]);
    expect((await guide.save("payment", { methods: ["cash"] }, 0)).json()).toMatchObject({ code: "guide_refused" });
    expect(await shop.store.db.selectFrom("orders").selectAll().execute()).toEqual(before);
  });

  it("OFFICE-6 the log says who removed what, and the pictures of the demo leave the disk", async () => {
    const entries = await shop.store.db
      .selectFrom("audit_log")
      .selectAll()
      .where("object_kind", "=", "shop")
      .where("action", "=", "open-shop")
      .execute();
    expect(entries).toMatchObject([{ actor_kind: "staff", actor_name: "Анна", object_id: "demo" }]);
    expect(JSON.parse(entries[0]?.before ?? "{}")).toMatchObject({ orders: 1, guests: 2 });
    const home = mediaHome(shop.dataDir);
    expect((await filesIn(home)).length).toBeGreaterThan(1);
    await shop.app.services.pictures.runDue();
    expect(await filesIn(home)).toEqual([".media.json"]);
    expect((await readdir(shop.dataDir)).filter((name) => name.startsWith(".opening"))).toEqual([]);
  });
});

describe("what the guide removes", () => {
  const leftovers: (() => Promise<unknown>)[] = [];
  let shop: RunningShop;
  let headers: Readonly<Record<string, string>>;
  const guide = guideOf(
    () => shop,
    () => headers,
  );
  beforeAll(async () => {
    shop = await startShop({ engine: engineNamed("sqlite", leftovers), files: demo });
    headers = (await signInStaff(shop, owner)).headers;
    await guide.saveAll();
  });
  afterAll(async () => {
    await shop.close();
    for (const clean of leftovers.reverse()) await clean();
  });

  it("OFFICE-6 knows the demo, and a new shop that nobody has touched", async () => {
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
      ...{ id: "p", order_id: 1, attempt: 1, gateway: "yookassa", reference: "r", amount: 100 },
      ...{ received: 100, external_id: null, transaction_id: null, pay_url: null, claimed_until: 0, asked_at: 0 },
      ...{ owed_at: null, created_at: 1, updated_at: 1 },
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

  it("OFFICE-6 is never a shop with another name, phone and address than the demo's", async () => {
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
