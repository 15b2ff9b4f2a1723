import { expect, it } from "vitest";
import { editedShop, nameOf, partsOf, rename, renamed } from "../../testing/shops/edited-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { editShop } from "./edit-shop.ts";

describeOnEachEngine("editing a shop with a large menu", (engine) => {
  const { openAgain, dataOn } = editedShop(engine);

  it("writes only the part of the changed dish, and deletes the old one", async () => {
    const store = openAgain();
    const before = await partsOf(store);
    await rename(store, 40, "Плов");
    const after = await partsOf(store);
    expect(before).toHaveLength(4);
    expect(after).toHaveLength(4);
    expect(after.filter((digest) => !before.includes(digest))).toHaveLength(1);
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
});
