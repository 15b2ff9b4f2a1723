import * as fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { migrate } from "../../database/migrate.ts";
import { openStore, type Store } from "../../database/store.ts";
import { type ShopFolderOnDisk, smallShop, writeShop } from "../../testing/shops/small-shop.ts";
import { describeOnEachEngine, type StorePlace } from "../../testing/stores/engines.ts";
import { importShop } from "../import-shop.ts";
import { findRevision } from "../repository.ts";
import { createShopData, type ShopData } from "../shop-data.ts";
import type { ShopSnapshot } from "../snapshot.ts";
import { editShop } from "./edit-shop.ts";
import { isJsonObject, type Json, type JsonObject } from "./overlay.ts";

const dishes = 100;
const firstDish = 5_000;

/** The small shop with a section of a hundred dishes: four parts. */
const largeShop = {
  ...smallShop,
  catalog: [
    ...(Array.isArray(smallShop["catalog"]) ? smallShop["catalog"] : []),
    {
      ...{ id: 50, name: "Горячее", slug: "goryachee", parent: 0 },
      products: Array.from({ length: dishes }, (_, index) => ({
        ...{ id: firstDish + index, name: `Блюдо ${index}`, slug: `blyudo-${index}`, price: 100 + index },
        in_stock: true,
      })),
    },
  ],
};

describeOnEachEngine("editing a shop with a large menu", (engine) => {
  let place: StorePlace;
  let folder: ShopFolderOnDisk;
  const stores: Store[] = [];

  /** Another process with the same store and an empty cache. */
  function openAgain(): Store {
    const store = openStore({ ...place, onError: () => undefined });
    stores.push(store);
    return store;
  }
  const dataOn = (store: Store, failures: unknown[] = []) =>
    createShopData({
      db: store.db,
      onFailure: (error) => failures.push(error),
      onDropped: ({ entity }) => failures.push(entity),
    });

  beforeEach(async () => {
    place = await engine.place();
    folder = await writeShop(largeShop);
    const store = openAgain();
    await migrate(store, 0);
    await importShop({ store, folder: folder.path, dataDir: place.dataDir, now: 0 });
  });
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
    await folder.remove();
  });

  const rename = (store: Store, index: number, name: string) =>
    editShop(store, 1, async (draft) => draft.write("catalog", renamed(draft.read("catalog"), index, name)));
  const partsOf = async (store: Store) =>
    (await store.db.selectFrom("shop_parts").select("digest").execute()).map(({ digest }) => digest);
  const nameOf = async (data: ShopData, index: number) => {
    await data.refresh();
    return data
      .latest()
      ?.catalog()
      .products.get(firstDish + index)?.name;
  };

  it("writes only the part of the changed dish, and deletes the old one", async () => {
    const [store] = stores;
    if (store === undefined) throw new Error("no store");
    const before = await partsOf(store);
    await rename(store, 40, "Плов");
    const after = await partsOf(store);
    expect(before).toHaveLength(4);
    expect(after).toHaveLength(4);
    expect(after.filter((digest) => !before.includes(digest))).toHaveLength(1);
  });

  it("serves an edit of another process, and rereads only the changed part", async () => {
    const [here, there] = [openAgain(), openAgain()];
    const data = dataOn(here);
    const before = await data.current();
    await rename(there, 40, "Плов");
    expect(await nameOf(data, 40)).toBe("Плов");
    const after = await data.current();
    const untouched = [...after.catalog().products].filter(
      ([id, product]) => before.catalog().products.get(id) === product,
    );
    // The first, third and last part. Lists too short for parts are read with their document.
    expect(untouched).toHaveLength(dishes - 32);
    expect(after.revision).toBe(await findRevision(here.db));
  });

  it("reuses the menu object when a coupon changes", async () => {
    const [here, there] = [openAgain(), openAgain()];
    const data = [dataOn(here), dataOn(there)];
    const before = await Promise.all(data.map((each) => each.current()));
    await editShop(here, 1, async (draft) => draft.write("coupons", { auto: [], codes: [] }));
    for (const [index, each] of data.entries()) {
      await each.refresh();
      const after = await each.current();
      expect(after.coupons()).toEqual([]);
      expect(after.catalog()).toBe(before[index]?.catalog());
      expect(after.settings()).toBe(before[index]?.settings());
    }
  });

  it("reads a menu that an older version stored whole, and stores it in parts at its first edit", async () => {
    const store = openAgain();
    const whole = (await dataOn(store).current()).documents.read("catalog");
    await store.db
      .updateTable("shop_documents")
      .set({ body: JSON.stringify(whole), in_parts: 0 })
      .where("name", "=", "catalog")
      .execute();
    await store.db.deleteFrom("shop_parts").execute();
    const data = dataOn(openAgain());
    expect(await nameOf(data, 40)).toBe("Блюдо 40");
    await rename(store, 40, "Плов");
    expect(await nameOf(data, 40)).toBe("Плов");
    expect(await partsOf(store)).toHaveLength(4);
  });

  it("loses no edit of two processes that edit in turns and together", async () => {
    const [here, there] = [openAgain(), openAgain()];
    const data = [dataOn(here), dataOn(there)] as const;
    await Promise.all(data.map((each) => each.refresh()));
    await rename(here, 1, "Первое");
    await rename(there, 2, "Второе");
    await Promise.all([3, 4, 5, 6].map((index) => rename(index % 2 === 0 ? here : there, index, `Вместе ${index}`)));
    for (const each of data) {
      expect(await Promise.all([1, 2, 3, 4, 5, 6].map((index) => nameOf(each, index)))).toEqual([
        ...["Первое", "Второе"],
        ...[3, 4, 5, 6].map((index) => `Вместе ${index}`),
      ]);
    }
  });

  it("gives one consistent shop when an import runs in parallel", async () => {
    const [here, there] = [openAgain(), openAgain()];
    const other = await writeShop({ ...largeShop, banners: [] });
    await Promise.all([
      rename(here, 40, "Плов"),
      importShop({ store: there, folder: other.path, dataDir: place.dataDir, now: 2 }),
    ]);
    await other.remove();
    const failures: unknown[] = [];
    const snapshot = await dataOn(openAgain(), failures).current();
    expect(["Плов", "Блюдо 40"]).toContain(snapshot.catalog().products.get(firstDish + 40)?.name);
    expect([snapshot.isDamaged, failures]).toEqual([false, []]);
    expect(await partsOf(here)).toHaveLength(4);
  });

  it("ERR-1 serves the last good copy while a part is damaged or missing, reports it, and recovers", async () => {
    const store = openAgain();
    const data = dataOn(store);
    const good = await data.current();
    const [row] = await store.db.selectFrom("shop_parts").selectAll().execute();
    if (row === undefined) throw new Error("no part");
    const write = (body: string) =>
      store.db.updateTable("shop_parts").set({ body }).where("digest", "=", row.digest).execute();
    for (const damage of [
      () => write("[]"),
      () => store.db.deleteFrom("shop_parts").where("digest", "=", row.digest).execute(),
    ]) {
      await damage();
      const fresh = dataOn(store);
      await fresh.refresh();
      expect(fresh.isHealthy()).toBe(false);
      await data.refresh();
      expect(data.latest()).toBe(good);
    }
    await store.db.insertInto("shop_parts").values(row).execute();
    const fresh = dataOn(store);
    await fresh.refresh();
    expect(fresh.isHealthy()).toBe(true);
  });

  it("changes nothing, in the store and in memory, when the edit is faulty or throws", async () => {
    const store = openAgain();
    const data = dataOn(store);
    const before = await data.current();
    expect(await rename(store, 40, "")).toMatchObject({
      kind: "faulty",
      faults: [{ file: "catalog.json", path: "[4].products[40].name" }],
    });
    const failing = editShop(store, 1, async (draft) => {
      draft.write("catalog", renamed(draft.read("catalog"), 40, "Плов"));
      throw new Error("the edit is abandoned");
    });
    await expect(failing).rejects.toThrow("the edit is abandoned");
    await data.refresh();
    expect(data.latest()).toBe(before);
  });

  it("after any edits equals the shop that a process with an empty cache reads", async () => {
    const store = openAgain();
    const data = dataOn(store);
    await data.refresh();
    const anEdit = fc.oneof(
      fc.record({
        kind: fc.constant("dish" as const),
        index: fc.nat(dishes - 1),
        name: fc.constantFrom("Плов", "Уха", "Рагу"),
      }),
      fc.record({ kind: fc.constant("coupons" as const), index: fc.nat(1), name: fc.constant("") }),
      fc.record({ kind: fc.constant("section" as const), index: fc.nat(4), name: fc.constantFrom("Новое", "Старое") }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anEdit, { minLength: 1, maxLength: 4 }), async (edits) => {
        for (const edit of edits) {
          await editShop(store, 1, async (draft) => {
            if (edit.kind === "dish") draft.write("catalog", renamed(draft.read("catalog"), edit.index, edit.name));
            if (edit.kind === "section")
              draft.write("catalog", withField(draft.read("catalog"), edit.index, edit.name));
            if (edit.kind === "coupons")
              draft.write("coupons", edit.index === 0 ? { auto: [], codes: [] } : (smallShop["coupons"] ?? null));
          });
          await data.refresh();
        }
        expect(saidBy(await data.current())).toEqual(saidBy(await dataOn(openAgain()).current()));
      }),
      { numRuns: 6 },
    );
  });
});

/** The inputs of the shop's rules and pages. */
function saidBy(shop: ShopSnapshot) {
  return {
    revision: shop.revision,
    documents: ["catalog", "coupons", "settings", "prices/station"].map((name) => shop.documents.read(name)),
    translated: shop.documents.read("catalog", "en"),
    menus: [shop.catalog(), shop.catalog("en"), shop.menu("prices/station")],
    coupons: shop.coupons(),
    rules: shop.warehouseIds.map((id) => shop.rulesFor(id, "en")),
  };
}

function withField(menu: Json, index: number, description: string): Json {
  return mapAt(menu, index, (category) => ({ ...category, description }));
}

/** The dishes are in the last section. */
function renamed(menu: Json, index: number, name: string): Json {
  const last = Array.isArray(menu) ? menu.length - 1 : 0;
  return mapAt(menu, last, (category) => ({
    ...category,
    products: mapAt(category["products"] ?? [], index, (product) => ({ ...product, name })),
  }));
}

function mapAt(list: Json, index: number, change: (entry: JsonObject) => JsonObject): Json {
  if (!Array.isArray(list)) return list;
  return list.map((entry, each) => (each === index && isJsonObject(entry) ? change(entry) : entry));
}
