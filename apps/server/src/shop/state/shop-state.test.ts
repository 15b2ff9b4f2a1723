import { describe, expect, it } from "vitest";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { readShopState, shopStateQueries } from "./shop-state.ts";

const guest = { userId: null, phone: "+79160000000" };

function lineOf(productId: number) {
  return { productId, variationId: null, quantity: 1, supplements: [] };
}

describeOnEachEngine("the shop state of a request", (engine) => {
  async function withRules(
    work: (shop: RunningShop, rules: Parameters<typeof readShopState>[2]) => Promise<void>,
  ): Promise<void> {
    const shop = await startShop({ engine });
    try {
      const rules = (await shop.shopData.current()).rulesFor(10);
      if (rules === null) throw new Error("the small shop has no branch 10");
      await work(shop, rules);
    } finally {
      await shop.close();
    }
  }

  describe("with 20,000 ids outside of all menus", () => {
    const strangers = Array.from({ length: 20_000 }, (_, index) => 1_000_000 + index);

    it("queries only ids of the menu, with the same statement text for every request", () =>
      withRules(async ({ store, clock }, rules) => {
        const queryOf = (ids: readonly number[]) =>
          shopStateQueries(store.db, { lines: ids.map(lineOf) }, rules, guest, clock.now()).stock;
        const [small, large] = [queryOf([301]), queryOf([301, ...strangers])];
        expect(large.sql).toBe(small.sql);
        expect(large.sql.length).toBeLessThan(400);
        expect(large.parameters).toEqual(small.parameters);
        expect(JSON.stringify(large.parameters).length).toBeLessThan(100);
      }));

    it("still returns the stock of the known ones", () =>
      withRules(async ({ store, clock }, rules) => {
        const request = { lines: [301, ...strangers].map(lineOf) };
        const state = await readShopState(store.db, request, rules, guest, clock.now());
        expect(state.stock).toEqual([{ productId: 301, variationId: null, warehouseId: 10, quantity: 5 }]);
      }));
  });
});
