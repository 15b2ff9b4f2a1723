import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loyaltyCalls, loyaltyFiles, loyaltyWheel, noon } from "../../testing/calls/loyalty-calls.ts";
import { newPhone, signIn } from "../../testing/calls/people.ts";
import type { ShopFiles } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("the wheel", (engine) => {
  let shop: RunningShop;
  const open = (changes: ShopFiles) => {
    beforeAll(async () => {
      shop = await startShop({ engine, files: loyaltyFiles(changes) });
    });
    afterAll(() => shop.close());
  };
  const { get, spin, balanceOf, ledgerOf, order, handOver } = loyaltyCalls(() => shop);

  describe("a wheel of points, one turn a day", () => {
    open({ wheel: loyaltyWheel({ kind: "points", points: 50 }) });

    it("API-1 shows the segments without their weights", async () => {
      const anna = await signIn(shop, newPhone());
      expect((await get(`${PATHS.wheel}?user_id=${anna.userId}`, anna)).json()).toEqual({
        segments: [
          { id: 1, label: "Приз", color: "#9c1f45", image: null },
          { id: "none", label: "Ничего", color: null, image: null },
        ],
        spins_left: 1,
        last: null,
      });
    });

    it("ROLE-3 refuses another user's game, an invalid id, and a guest", async () => {
      const [anna, boris] = [await signIn(shop, newPhone()), await signIn(shop, newPhone())];
      for (const id of [boris.userId, "abc", "-1", `${anna.userId}0`]) {
        expect([id, (await get(`${PATHS.wheel}?user_id=${id}`, anna)).statusCode]).toEqual([id, 403]);
      }
      expect((await get(`${PATHS.wheel}?user_id=`, anna)).statusCode).toBe(200);
      expect((await shop.app.inject(`${PATHS.wheel}?user_id=${boris.userId}`)).statusCode).toBe(401);
    });

    it("APP-2 gives one prize per turn out of a hundred parallel spins", async () => {
      const anna = await signIn(shop, newPhone());
      const answers = await Promise.all(Array.from({ length: 100 }, () => spin(anna)));
      const won = answers.filter(({ statusCode }) => statusCode === 200);
      const refused = answers.filter(({ statusCode }) => statusCode === 409);
      expect([won.length, refused.length]).toEqual([1, 99]);
      const result = {
        segment_id: 1,
        prize: { kind: "points", points: 50 },
        label: "Приз",
        date: new Date(shop.clock.now()).toISOString(),
      };
      expect(won[0]?.json()).toEqual({ ...result, spins_left: 0 });
      expect((await spin(anna)).json()).toMatchObject({
        code: "no_spins",
        data: { status: 409, reason: "no-spins", last: result },
      });
      expect([await balanceOf(anna), await ledgerOf(anna)]).toEqual([50, 50]);
      expect((await get(PATHS.wheel, anna)).json()).toMatchObject({ spins_left: 0, last: result });
    });

    it("APP-2 gives a new turn with the shop's new day", async () => {
      shop.clock.set("2026-03-04T23:50:00+03:00");
      const anna = await signIn(shop, newPhone());
      expect((await spin(anna)).statusCode).toBe(200);
      shop.clock.set("2026-03-04T23:59:59+03:00");
      expect((await spin(anna)).statusCode).toBe(409);
      shop.clock.set("2026-03-05T00:00:00+03:00");
      expect((await spin(anna)).statusCode).toBe(200);
      expect(await balanceOf(anna)).toBe(100);
    });

    it("APP-2 gives no new turn to a returning person and writes off remaining points", async () => {
      shop.clock.set("2026-03-06T12:00:00+03:00");
      const anna = await signIn(shop, newPhone());
      expect((await spin(anna)).statusCode).toBe(200);
      await shop.app.inject({ method: "DELETE", url: PATHS.user, headers: anna.headers });
      expect(await ledgerOf(anna)).toBe(0);
      const back = await signIn(shop, anna.phone);
      expect((await spin(back)).statusCode).toBe(409);
      expect(await balanceOf(back)).toBe(0);
    });
  });

  describe("a wheel of coupons, two turns an order", () => {
    open({ wheel: loyaltyWheel({ kind: "coupon", coupon_id: 801 }, "order", 2) });

    it("APP-2 gives turns for handed-over orders", async () => {
      shop.clock.set(noon);
      const anna = await signIn(shop, newPhone());
      expect((await spin(anna)).statusCode).toBe(409);
      const { id } = (await order(anna)).json();
      expect((await spin(anna)).statusCode).toBe(409);
      await handOver(id);
      expect((await get(PATHS.wheel, anna)).json().spins_left).toBe(2);
      expect([(await spin(anna)).statusCode, (await spin(anna)).statusCode, (await spin(anna)).statusCode]).toEqual([
        200, 200, 409,
      ]);
    });

    it("APP-2 a won coupon is usable only by the winner, as often as it was won, by any phone", async () => {
      shop.clock.set(noon);
      const [anna, boris] = [await signIn(shop, newPhone()), await signIn(shop, newPhone())];
      await handOver((await order(anna)).json().id);
      expect((await spin(anna)).json()).toMatchObject({ prize: { kind: "coupon", coupon_id: 801 }, spins_left: 1 });

      const own = (await get(`${PATHS.ownCoupons}?user_id=${anna.userId}`, anna)).json();
      expect(own).toMatchObject([{ id: 801, usage_avaible_users: [anna.userId] }]);
      expect((await get(PATHS.ownCoupons, boris)).json()).toEqual([]);
      expect((await get(PATHS.publicCoupons, anna)).json()).toHaveLength(1);
      expect((await get(PATHS.publicCoupons, boris)).json()).toEqual([]);

      const withCoupon = { coupons: [801], expected_total: 90 };
      expect((await order(boris, withCoupon)).statusCode).toBe(409);
      const attempts = Array.from({ length: 10 }, () =>
        order(anna, { ...withCoupon, customer: { name: "Анна", phone: newPhone() } }),
      );
      const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
      expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);

      await spin(anna);
      expect((await order(anna, withCoupon)).statusCode).toBe(201);
      expect((await order(anna, withCoupon)).statusCode).toBe(409);
    });

    it("APP-2 adds it to the history", async () => {
      const anna = await signIn(shop, newPhone());
      await handOver((await order(anna)).json().id);
      await spin(anna);
      const titles = (await get(PATHS.notifications, anna)).json().map((entry: { title: string }) => entry.title);
      expect(titles).toContain("Выигран купон");
    });
  });

  describe("a wheel that turns once", () => {
    open({ wheel: loyaltyWheel({ kind: "nothing" }, "once") });

    it("APP-2 turns once for good", async () => {
      const anna = await signIn(shop, newPhone());
      expect((await spin(anna)).json()).toMatchObject({ prize: { kind: "nothing" }, spins_left: 0 });
      shop.clock.advance(29 * 86_400_000);
      expect((await spin(anna)).statusCode).toBe(409);
    });
  });

  describe("a shop without a wheel", () => {
    open({});

    it("API-1 has no segments and no turns", async () => {
      const anna = await signIn(shop, newPhone());
      expect((await get(PATHS.wheel, anna)).json()).toEqual({ segments: [], spins_left: 0, last: null });
      expect((await spin(anna)).json()).toMatchObject({ data: { reason: "no-spins", last: null } });
    });
  });
});
