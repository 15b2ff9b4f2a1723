import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeOnEachEngine } from "../../testing/engines.ts";
import { loyaltyCalls, loyaltyFiles } from "../../testing/loyalty-calls.ts";
import { newPhone, signIn } from "../../testing/people.ts";
import type { ShopFiles } from "../../testing/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/start-shop.ts";

describeOnEachEngine("points", (engine) => {
  let shop: RunningShop;
  const open = (changes: ShopFiles) => {
    beforeAll(async () => {
      shop = await startShop({ engine, files: loyaltyFiles(changes) });
    });
    afterAll(() => shop.close());
  };
  const { get, balanceOf, order, handOver } = loyaltyCalls(() => shop);

  describe("points", () => {
    open({});

    it("API-1 tells the balance, and earns by orders handed over", async () => {
      const anna = await signIn(shop, newPhone());
      expect((await get(`${PATHS.bonus}?user_id=${anna.userId}`, anna)).json()).toEqual({
        active: true,
        points_balance: 0,
        percent_max: 30,
      });
      await handOver((await order(anna)).json().id);
      expect(await balanceOf(anna)).toBe(5);
    });
  });
});
