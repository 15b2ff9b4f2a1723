import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
  dishes,
  editedShop,
  largeShop,
  nameOf,
  partsOf,
  rename,
  renamed,
  withField,
} from "../../testing/shops/edited-shop.ts";
import { smallShop, writeShop } from "../../testing/shops/small-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { folderOfUploads } from "../../testing/stores/uploads.ts";
import { importShop } from "../import-shop.ts";
import { findRevision } from "../revisions/repository.ts";
import type { ShopSnapshot } from "../snapshot.ts";
import { editShop } from "./edit-shop.ts";

describeOnEachEngine("several processes with a large menu", (engine) => {
  const { openAgain, dataOn, dataDir } = editedShop(engine);

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
      importShop({ store: there, folder: other.path, uploads: folderOfUploads(dataDir()), now: 2 }),
    ]);
    await other.remove();
    const failures: unknown[] = [];
    const snapshot = await dataOn(openAgain(), failures).current();
    expect(["Плов", "Блюдо 40"]).toContain(snapshot.catalog().products.get(5_040)?.name);
    expect([snapshot.isDamaged, failures]).toEqual([false, []]);
    expect(await partsOf(here)).toHaveLength(4);
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
