import { readdir } from "node:fs/promises";
import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demoLikeShop, guideOf, guideSteps as steps } from "../../testing/calls/guide.ts";
import { placeOrder } from "../../testing/calls/orders.ts";
import { signInStaff } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { mediaHome } from "../../testing/stores/uploads.ts";
import { DEMO_TABLES } from "./opening/demo-tables.ts";

const owner = [{ role: "owner", branchId: null }] as const;

async function filesIn(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((file) => file.isFile()).map(({ name }) => name);
}

/** Tables that the import of the own shop fills again. */
const refilled: readonly string[] = ["jobs", "shop_documents", "shop_parts", "shop_revisions", "shop_changes"];

describeOnEachEngine("the guide of the first start", (engine) => {
  let shop: RunningShop;
  let headers: Readonly<Record<string, string>>;
  const guide = guideOf(
    () => shop,
    () => headers,
  );
  beforeAll(async () => {
    shop = await startShop({ engine, files: demoLikeShop });
    headers = (await signInStaff(shop, owner)).headers;
  });
  afterAll(() => shop.close());

  it("OFFICE-6 keeps a step as typed, names its gaps, and never overwrites another device's change", async () => {
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

  it("OFFICE-6 a save repeated after a lost answer is saved already, and does not count as another device's", async () => {
    const methods = { methods: ["cash"] };
    expect((await guide.save("payment", methods, 0)).json().versions.payment).toBe(1);
    const again = await guide.save("payment", methods, 0);
    expect([again.statusCode, again.json().versions.payment]).toEqual([200, 1]);
    expect((await guide.save("payment", { methods: ["card"] }, 0)).statusCode).toBe(412);
    expect((await guide.save("payment", { methods: ["cash", "card"] }, 1)).statusCode).toBe(200);
  });

  it("OFFICE-6 does not open with an unfinished step, and then changes nothing", async () => {
    const answer = await guide.open();
    expect([answer.statusCode, answer.json().data.reason]).toEqual([409, "unfinished"]);
    expect((await guide.read()).shop).toBe("demo");
  });

  it("OFFICE-6 replaces the demo with the own shop, and removes everything that people did in the demo", async () => {
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
      ...where,
      delivery_type: "flat_rate",
      address: "Ленина, 2",
      coordinates: [60.61, 56.84],
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

  it("OFFICE-6 a repeated opening answers as the first; an open shop is never removed", async () => {
    const before = await shop.store.db.selectFrom("orders").selectAll().execute();
    const again = await guide.open({ orders: 0, requests: 0, guests: 0, ratings: 0, dishes: 0, pictures: 0 });
    expect([again.statusCode, again.json().opened.sold]).toEqual([200, true]);
    await shop.store.db.deleteFrom("guide_opening").execute();
    const refused = await guide.open({ orders: 0, requests: 0, guests: 0, ratings: 0, dishes: 0, pictures: 0 });
    expect([refused.statusCode, refused.json().data.reason]).toEqual([409, "own-shop"]);
    expect((await guide.save("payment", { methods: ["cash"] }, 0)).json()).toMatchObject({ code: "guide_refused" });
    expect(await shop.store.db.selectFrom("orders").selectAll().execute()).toEqual(before);
  });

  it("OFFICE-6 the log has the author and the removed data, and the pictures of the demo leave the disk", async () => {
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

describeOnEachEngine("a shop that the guide opens without delivery", (engine) => {
  it("OFFICE-6 takes orders for pickup, and names no delivery", async () => {
    const shop = await startShop({ engine, files: demoLikeShop });
    const { headers } = await signInStaff(shop, owner);
    const guide = guideOf(
      () => shop,
      () => headers,
    );
    await guide.saveAll();
    const none = { delivers: false, radius_km: null, fee: null, minimum: null, free_from: null };
    expect((await guide.save("zone", none)).statusCode).toBe(200);
    const opened = await guide.open();
    expect(opened.statusCode, opened.body).toBe(200);
    const settings = (await shop.app.inject(PATHS.allSettings)).json();
    expect(settings.shipping_methods.map(({ type }: { type: string }) => type)).toEqual(["local_pickup"]);
    expect(settings.delivery).toBeUndefined();
    expect(settings.seo.description).not.toMatch(/достав/i);
    const soup = { lines: [{ product_id: 101, quantity: 1 }], payment_method: "cash", expected_total: 350.5 };
    expect((await placeOrder(shop.app, { ...soup, pickup_location_id: 1 })).statusCode).toBe(201);
    await shop.close();
  });
});
