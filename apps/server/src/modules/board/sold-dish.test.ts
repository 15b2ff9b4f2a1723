import { orderPath } from "@skatert/contract";
import { expect, it } from "vitest";
import { boardCaller, placed } from "../../testing/calls/board.ts";
import { smallMenu, smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const soup = {
  id: 401,
  name: "Рамен",
  slug: "ramen",
  in_stock: true,
  categories: [4],
  measure_unit: "г",
  acf: { allergens: ["глютен", "соя"] },
  variations: [{ id: 4011, price: 400, portion_nat_size: 350, attributes: [{ name: "Размер", option: "Большой" }] }],
};
const withSoup = { ...smallShop, catalog: [...smallMenu, { id: 4, name: "Лапша", slug: "lapsha", products: [soup] }] };
const order = { lines: [{ product_id: 401, variation_id: 4011, quantity: 1 }], expected_total: 400 };

describeOnEachEngine("a dish of an order being cooked", (engine) => {
  const shownAsSold = async (shop: RunningShop, { id, key }: { readonly id: number; readonly key: string }) => {
    const board = await boardCaller(shop);
    const [line] = (await board.order(id)).lines;
    const [guests] = (await shop.app.inject(`/api${orderPath(id)}?key=${key}`)).json().lines;
    expect(line).toMatchObject({ name: "Рамен", variation: "Большой", measure: "350 г", allergens: ["глютен", "соя"] });
    expect(guests.sold).toEqual({
      variation: "Большой",
      measure: "piece",
      net_content: { amount: 350, unit: "г" },
      allergens: ["глютен", "соя"],
    });
  };

  it("BOARD-5 keeps its size, weight and allergens when the dish is changed or removed from the menu", async () => {
    const shop = await startShop({ engine, files: withSoup });
    try {
      const ordered = await placed(shop, order);
      await shownAsSold(shop, ordered);
      const changed = { ...soup, acf: {}, variations: [{ ...soup.variations[0], portion_nat_size: 200 }] };
      await shop.reimport({ ...withSoup, catalog: [...smallMenu, { id: 4, name: "Лапша", products: [changed] }] });
      await shownAsSold(shop, ordered);
      await shop.reimport(smallShop);
      await shownAsSold(shop, ordered);
    } finally {
      await shop.close();
    }
  });
});
