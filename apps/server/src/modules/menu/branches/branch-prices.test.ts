import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  OFFICE_PATHS,
  type WireBulkPatched,
  type WireBulkRow,
  type WireProductRow,
  type WireProducts,
} from "@skatert/contract";
import { MENU_CASES, menuOfCases } from "@skatert/contract/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { shopFiles } from "../../../shop/folder/export/shop-files.ts";
import { writeFolder } from "../../../shop/folder/export/write-folder.ts";
import { importShop } from "../../../shop/import-shop.ts";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { placeOrder, quoteOrder } from "../../../testing/calls/orders.ts";
import { signInStaff } from "../../../testing/calls/staff.ts";
import { type ShopFiles, smallSettings } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { folderOfUploads } from "../../../testing/stores/uploads.ts";

const always = { around_clock: true, week: {}, cooking_time_in_minutes: 30 };
const branches = [10, 20];
const own = "prices/branch-20";

/** Two branches that sell the menu of the cases, none with prices of its own. */
const files: ShopFiles = {
  settings: {
    ...smallSettings,
    locations: branches.map((id) => ({
      term_id: id,
      name: `Зал ${id}`,
      price_file_path: "",
      warehouse_id: [id],
    })),
    shipping_methods: [
      {
        id: "local_pickup:1",
        name: "Самовывоз",
        type: "local_pickup",
        pickup_locations: branches.map((id) => ({
          id: 300 + id,
          name: `Зал ${id}`,
          coord: "55.75,37.6",
          warehouse_id: id,
        })),
      },
    ],
    delivery_work_time: Object.fromEntries(branches.map((id) => [String(id), always])),
  },
  catalog: JSON.parse(JSON.stringify(menuOfCases())),
};

describeOnEachEngine("prices of a branch in the office", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine, files, now: new Date("2026-11-18T12:00:00+03:00").toISOString() });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const list = async (): Promise<WireProducts> => (await office.call("GET", `${OFFICE_PATHS.products}?limit=500`)).body;
  const row = async (id: string): Promise<WireProductRow> => {
    const { products, groups } = await list();
    const found = [...products, ...groups].find((each) => each.id === id);
    if (found === undefined) throw new Error(`no row ${id}`);
    return found;
  };
  const send = async (...rows: readonly WireBulkRow[]): Promise<WireBulkPatched["rows"]> => {
    const answer = await office.call("PATCH", OFFICE_PATHS.products, { rows });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.rows;
  };
  const change = async (id: string, patch: Partial<WireBulkRow>) => send({ id, etag: (await row(id)).etag, ...patch });
  const undo = async (results: WireBulkPatched["rows"]) =>
    send(
      ...results.flatMap(({ id, product, undo: back }) =>
        product && back ? [{ id, etag: product.etag, ...back }] : [],
      ),
    );
  const publish = async () => {
    const answer = await office.publish();
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.change_id;
  };
  const documents = async () => (await shop.shopData.current()).documents;
  const pathOf = async (at: number) => {
    const locations = Object((await documents()).read("settings"))["locations"];
    return locations[at].price_file_path;
  };
  const dishesIn = async (name: string) =>
    new Map(
      Object.values(Object((await documents()).read(name))).flatMap((category) =>
        Object(category)["products"].map((dish: { id: number }) => [dish.id, dish] as const),
      ),
    );
  const bodyOf = (lines: readonly object[], branch: number) => ({
    warehouse_id: branch,
    pickup_location_id: 300 + branch,
    take_date: "18.11.2026",
    time_from: "14:30",
    lines,
  });
  const quoted = async (lines: readonly object[], branch: number) =>
    (await quoteOrder(shop.app, bodyOf(lines, branch))).json();

  it("MENU-23 case 9: the first changed price begins a branch's own prices, and publishing writes its whole file", async () => {
    expect((await list()).menus).toMatchObject([
      { facet: "prices/branch-10", is_own: false },
      { facet: own, is_own: false, warehouses: [20] },
    ]);
    expect((await row("922")).prices[own]).toEqual((await row("922")).prices["catalog"]);
    await change("922", { set: { [own]: { price: 80 } } });
    expect((await list()).menus).toMatchObject([{ is_own: false }, { facet: own, is_own: true }]);
    expect((await row("922")).prices).toMatchObject({ catalog: { price: 60 }, [own]: { price: 80 } });
    const { body: draft } = await office.call("GET", OFFICE_PATHS.draft);
    expect(draft.faults).toEqual([]);
    expect(draft.changes.map(({ entity }: { entity: object }) => entity)).toMatchObject([
      { kind: "branch", id: "20" },
      { kind: "product", id: "922" },
    ]);
    expect(draft.menus).toContainEqual({ document: own, name: "Зал 20" });
    await publish();
    expect([await pathOf(0), await pathOf(1)]).toEqual(["", "branch-20.json"]);
    const [main, branch] = [await dishesIn("catalog"), await dishesIn(own)];
    expect([...branch.keys()]).toEqual([...main.keys()]);
    expect([...branch].filter(([id, dish]) => JSON.stringify(dish) !== JSON.stringify(main.get(id)))).toMatchObject([
      [922, { price: 80 }],
    ]);

    const [nine, main9] = ["9", "9a"].map((wanted) => MENU_CASES.find(({ number }) => number === wanted));
    for (const [each, at] of [
      [nine, 20],
      [main9, 10],
    ] as const) {
      const quote = await quoted(each?.lines ?? [], at);
      expect(quote.total).toBe(each?.pays);
      const body = { ...bodyOf(each?.lines ?? [], at), expected_total: quote.total };
      expect((await placeOrder(shop.app, body)).statusCode).toBe(201);
    }
  });

  it("MENU-23 the dish's page sets the first price of a branch: it is published, and a menu of no branch is refused", async () => {
    const set = (menu: string) => office.edit(`${OFFICE_PATHS.products}/202`, { set: { [menu]: { price: 430 } } });
    expect(await set("prices/branch-77")).toMatchObject({ status: 400 });
    expect(await set(own)).toMatchObject({ status: 200 });
    expect((await list()).menus).toMatchObject([{ is_own: false }, { facet: own, is_own: true }]);
    await publish();
    expect(await pathOf(1)).toBe("branch-20.json");
    expect((await dishesIn(own)).get(202)).toMatchObject({ price: 430 });
  });

  it("MENU-23 a dish without a price in a branch is not sold there in menu, quote and order, at no other price", async () => {
    await change("202", { unsold: [own] });
    expect(Object.keys((await row("202")).prices)).toEqual(["catalog", "prices/branch-10"]);
    await publish();
    expect((await dishesIn(own)).has(202)).toBe(false);
    expect((await dishesIn("catalog")).has(202)).toBe(true);
    const lines = [{ product_id: 202, quantity: 1, choices: [] }];
    const quote = await quoted(lines, 20);
    expect(quote.lines).toMatchObject([{ refusal: { reason: "not-at-location" } }]);
    const order = await placeOrder(shop.app, { ...bodyOf(lines, 20), expected_total: 400 });
    expect(order.statusCode).toBe(422);
    expect((await quoted(lines, 10)).total).toBe(400);

    // A price alone does not sell it again by accident.
    expect(await change("202", { set: { [own]: { price: 1 } } })).toMatchObject([
      { outcome: "fault", reason: "field" },
    ]);
    await change("202", { as_main: [own], set: { [own]: { price: 430 } } });
    await publish();
    expect((await quoted(lines, 20)).total).toBe(430);
  });

  it("MENU-23 a price that is as in the main menu follows it, one of the branch's own stays, and undo is exact", async () => {
    await change("202", { set: { [own]: { price: 430 } } });
    await publish();
    const before = await list();
    const results = await send(
      { id: "202", etag: (await row("202")).etag, set: { catalog: { price: 500 } } },
      { id: "201", etag: (await row("201")).etag, set: { catalog: { price: 950 } } },
      { id: "301", etag: (await row("301")).etag, sizes: { catalog: { "3012": { price: 650 } } } },
    );
    expect((await row("202")).prices).toMatchObject({ catalog: { price: 500 }, [own]: { price: 430 } });
    expect((await row("201")).prices).toMatchObject({ catalog: { price: 950 }, [own]: { price: 950 } });
    expect((await row("301")).prices[own]?.sizes["3012"]).toMatchObject({ price: 650 });
    expect((await undo(results)).map(({ outcome }) => outcome)).toEqual(["saved", "saved", "saved"]);
    expect(await list()).toEqual(before);
    // The dish's page changes the main price by another call.
    await office.edit(`${OFFICE_PATHS.products}/201`, { set: { catalog: { price: 910, name: "Стейк рибай" } } });
    expect((await row("201")).prices[own]).toMatchObject({ price: 910 });
    await publish();
    expect((await dishesIn(own)).get(201)).toMatchObject({ price: 910, name: "Стейк рибай" });
  });

  it("MENU-23 surcharges of a set and prices of options differ by branch, and go back to the main menu's", async () => {
    expect((await row("category:70")).prices[own]?.options).toEqual({ "202": 0, "201": 450 });
    const results = await change("category:70", { options: { [own]: { "201": 390 } } });
    expect(results).toMatchObject([{ id: "category:70", outcome: "saved", product: { id: "category:70" } }]);
    expect((await row("category:70")).prices).toMatchObject({
      catalog: { options: { "201": 450 } },
      [own]: { options: { "201": 390 } },
    });
    expect(await change("category:70", { options: { [own]: { "999": 1 } } })).toMatchObject([{ reason: "field" }]);
    await publish();
    const lunch = (id: number) => [
      {
        product_id: 401,
        quantity: 1,
        choices: [
          {
            group_id: 70,
            id: 201,
            count: 1,
            choices: [
              { group_id: 91, id: 912, count: 1 },
              { group_id: 92, id: 921, count: 1 },
            ],
          },
          { group_id: 71, id, count: 1 },
        ],
      },
    ];
    expect([(await quoted(lunch(501), 10)).total, (await quoted(lunch(501), 20)).total]).toEqual([1100, 1040]);
    await change("category:70", { as_main: [own] });
    await publish();
    expect((await quoted(lunch(501), 20)).total).toBe(1100);
  });

  it("MENU-23 the undo of each step in a branch restores what was, before and after the file is published", async () => {
    const steps = async () => {
      for (const patch of [
        { set: { [own]: { price: 430 } } },
        { unsold: [own] },
        { as_main: [own] },
        { unsold: [own] },
        { as_main: [own], set: { [own]: { price: 410 } } },
      ]) {
        const before = (await row("202")).prices;
        const results = await change("202", patch);
        const after = (await row("202")).prices;
        expect(await undo(results)).toMatchObject([{ outcome: "saved" }]);
        expect((await row("202")).prices).toEqual(before);
        await change("202", patch);
        expect((await row("202")).prices).toEqual(after);
      }
    };
    await steps();
    await publish();
    await steps();
  });

  it("MENU-23 a branch gives up its prices: the file goes with the next publication, and an undo brings it back", async () => {
    await change("202", { set: { [own]: { price: 430 } } });
    await publish();
    const file = (await documents()).read(own);
    const giveUp = () => office.call("POST", `${OFFICE_PATHS.branches}/20/main-prices`);
    expect(await giveUp()).toMatchObject({ status: 200, body: { had_own: true } });
    expect((await list()).menus).toMatchObject([{}, { facet: "prices/branch-20-2", is_own: false }]);
    expect(await giveUp()).toMatchObject({ status: 200, body: { had_own: false } });
    const id = await publish();
    expect([await pathOf(1), (await documents()).has(own)]).toEqual(["", false]);
    expect((await office.call("POST", `${OFFICE_PATHS.history}/${id}/undo`)).status).toBe(200);
    expect(await pathOf(1)).toBe("branch-20.json");
    expect((await documents()).read(own)).toEqual(file);
    // Prices that are only in the draft are taken back.
    await change("202", { set: { "prices/branch-10": { price: 1 } } });
    await office.call("POST", `${OFFICE_PATHS.branches}/10/main-prices`);
    expect((await office.call("GET", OFFICE_PATHS.draft)).body.changes).toEqual([]);
  });

  it("MENU-23 publishing the first price can be undone, and an exported folder changes nothing when imported", async () => {
    const place = await mkdtemp(join(tmpdir(), "branch-prices-"));
    await change("202", { set: { [own]: { price: 430 } } });
    await change("204", { unsold: [own] });
    const id = await publish();
    const dataDir = join(place, "data");
    await writeFolder(join(place, "out"), shopFiles(shop.store, folderOfUploads(dataDir)));
    const revision = (await shop.shopData.current()).revision;
    expect(
      await importShop({
        store: shop.store,
        folder: join(place, "out"),
        uploads: folderOfUploads(dataDir),
        now: shop.clock.now(),
      }),
    ).toMatchObject({
      revision,
    });
    await rm(place, { recursive: true });
    expect((await office.call("POST", `${OFFICE_PATHS.history}/${id}/undo`)).status).toBe(200);
    expect([await pathOf(1), (await documents()).has(own)]).toEqual(["", false]);
  });

  it("MENU-23 a manager of one branch sets its prices alone, and a colleague's edit of the dish is not overwritten", async () => {
    const { headers } = await signInStaff(shop, [{ role: "manager", branchId: 20 }]);
    const price = async (menu: string, etag: string, to: number) =>
      shop.app.inject({
        method: "PATCH",
        url: OFFICE_PATHS.products,
        headers,
        payload: { rows: [{ id: "202", etag, set: { [menu]: { price: to } } }] },
      });
    const { etag } = await row("202");
    expect((await price("prices/branch-10", etag, 410)).json().code).toBe("staff_right_missing");
    expect(
      (await shop.app.inject({ method: "POST", url: `${OFFICE_PATHS.branches}/10/main-prices`, headers })).statusCode,
    ).toBe(403);
    expect((await price(own, etag, 410)).json().rows).toMatchObject([{ outcome: "saved" }]);
    expect((await price(own, etag, 420)).json().rows).toMatchObject([{ outcome: "changed" }]);
    expect((await row("202")).prices[own]).toMatchObject({ price: 410 });
  });
});
