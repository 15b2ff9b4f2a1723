import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import { describeOnEachEngine } from "../stores/engines.ts";
import { partsOf } from "./edited-shop.ts";
import { smallShop } from "./small-shop.ts";
import { type RunningShop, startShop } from "./start-shop.ts";

/** Digests of a shop's documents, its stock, and the pictures of its data folder. */
async function contentsOf({ store, dataDir }: RunningShop) {
  const files = await readdir(dataDir, { recursive: true });
  return {
    parts: (await partsOf(store)).toSorted(),
    stock: await store.db.selectFrom("stock").select(["product_id", "quantity"]).execute(),
    pictures: files.filter((path) => path.endsWith(".png")),
  };
}

describeOnEachEngine("shops that start with the same files", (engine) => {
  const files = { ...smallShop, galleries: { "5": { title: engine.name, images: [{ url: "media/borshch.png" }] } } };

  it("are equal, imported or copied from a template, and apart from each other", async () => {
    const shops: RunningShop[] = [];
    for (let count = 0; count < 3; count += 1) shops.push(await startShop({ engine, files }));
    const [imported, copied, other] = await Promise.all(shops.map(contentsOf));
    expect(imported).toMatchObject({ stock: [{ product_id: 301, quantity: 5 }], pictures: [expect.any(String)] });
    expect([copied, other]).toEqual([imported, imported]);
    await shops[1]?.store.db.updateTable("stock").set({ quantity: 4 }).execute();
    const quantities = (await Promise.all(shops.map(contentsOf))).map(({ stock }) => stock[0]?.quantity);
    expect(quantities).toEqual([5, 4, 5]);
    for (const shop of shops) await shop.close();
  });
});
