import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loyaltyCalls, loyaltyFiles, loyaltyWheel } from "../../testing/calls/loyalty-calls.ts";
import { anOperator } from "../../testing/calls/orders.ts";
import { newPhone, signIn } from "../../testing/calls/people.ts";
import type { ShopFiles } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("points", (engine) => {
  let shop: RunningShop;
  const open = (changes: ShopFiles) => {
    beforeAll(async () => {
      shop = await startShop({ engine, files: loyaltyFiles(changes) });
    });
    afterAll(() => shop.close());
  };
  const { get, spin, balanceOf, ledgerOf, order, handOver } = loyaltyCalls(() => shop);

  describe("points", () => {
    open({});

    it("API-1 shows the balance, and adds points for handed-over orders", async () => {
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

  describe("at the same moment", () => {
    open({ wheel: loyaltyWheel({ kind: "points", points: 30 }) });

    const countOf = (answers: readonly { readonly statusCode: number }[], status: number) =>
      answers.filter(({ statusCode }) => statusCode === status).length;

    it("VALID-8 fifty parallel orders spend the same points once, and the ledger agrees", async () => {
      const anna = await signIn(shop, newPhone());
      expect((await spin(anna)).statusCode).toBe(200);
      // Thirty points, and thirty per cent of the order: one order takes all of them.
      const wish = { bonuses: 30 };
      const answers = await Promise.all(Array.from({ length: 50 }, () => order(anna, wish, 70)));
      expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([1, 49]);
      const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
      expect(refused.data.quote).toMatchObject({ total: 100, bonuses: { available: 0, applied: 0 } });
      expect([await balanceOf(anna), await ledgerOf(anna)]).toEqual([0, 0]);
    });

    it("ENT-6 ten parallel handovers earn points once, and a late cancellation returns nothing", async () => {
      const anna = await signIn(shop, newPhone());
      const { id } = (await order(anna)).json();
      const operator = await anOperator(shop);
      for (const status of ["cooking", "ready"]) await operator.move(id, status);
      const moves = await Promise.all(Array.from({ length: 10 }, () => operator.move(id, "completed")));
      expect(countOf(moves, 200)).toBe(10);
      expect((await operator.move(id, "cancelled")).statusCode).not.toBe(200);
      expect([await balanceOf(anna), await ledgerOf(anna)]).toEqual([5, 5]);
    });

    it("ENT-6 ten parallel cancellations return spent points once", async () => {
      const anna = await signIn(shop, newPhone());
      shop.clock.advance(86_400_000);
      await spin(anna);
      const before = await balanceOf(anna);
      const { id } = (await order(anna, { bonuses: 30 }, 70)).json();
      expect(await balanceOf(anna)).toBe(before - 30);
      const operator = await anOperator(shop);
      await Promise.all(Array.from({ length: 10 }, () => operator.move(id, "cancelled")));
      expect([await balanceOf(anna), await ledgerOf(anna)]).toEqual([before, before]);
    });
  });
});
