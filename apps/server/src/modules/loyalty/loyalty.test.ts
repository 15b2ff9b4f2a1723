import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Json } from "../../shop/overlay.ts";
import { describeOnEachEngine } from "../../testing/engines.ts";
import { anOperator } from "../../testing/orders.ts";
import { newPhone, type SignedIn, signIn } from "../../testing/people.ts";
import { type ShopFiles, smallShop } from "../../testing/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/start-shop.ts";

const noon = "2026-03-04T12:00:00+03:00";
const wonCoupon = {
  id: 801,
  code: "Приз",
  discount_type: "percent",
  amount: "10",
  individual_coupon: true,
  show_to_user: true,
  usage_limit_per_user: 5,
};
const wheel = (prize: Json, per = "day", count = 1): Json => ({
  active: true,
  spins: { per, count },
  segments: [
    { id: 1, label: "Приз", color: "#9c1f45", image: "", weight: 1, prize },
    { id: "none", label: "Ничего", weight: 0, prize: { kind: "nothing" } },
  ],
});
const files = (changes: ShopFiles): ShopFiles => ({
  ...smallShop,
  bonus: { active: true, percent_max: 30, earn_percent: 5 },
  referral: { active: true, reward: 300, friend_reward: 200 },
  coupons: { auto: [wonCoupon], codes: [] },
  stock: [],
  ...changes,
});

describeOnEachEngine("loyalty", (engine) => {
  let shop: RunningShop;
  const open = (changes: ShopFiles) => {
    beforeAll(async () => {
      shop = await startShop({ engine, files: files(changes) });
    });
    afterAll(() => shop.close());
  };
  const get = (url: string, person: SignedIn, headers: Record<string, string> = {}) =>
    shop.app.inject({ url, headers: { ...person.headers, ...headers } });
  const spin = (person: SignedIn) => shop.app.inject({ method: "POST", url: PATHS.wheelSpin, headers: person.headers });
  const balanceOf = async (person: SignedIn) =>
    (await get(`${PATHS.bonus}?user_id=${person.userId}`, person)).json().points_balance;
  /** The ledger, as its owner reads it, must say what the balance says. */
  const ledgerOf = async (person: SignedIn) => {
    const answer = await get(PATHS.bonusHistory, person);
    if (answer.statusCode === 200) {
      const { entries }: { entries: readonly { readonly points: number }[] } = answer.json();
      return entries.reduce((sum, { points }) => sum + points, 0);
    }
    // Who has left has no account to ask with; the books stay.
    const rows = await shop.store.db
      .selectFrom("bonus_entries")
      .select("points")
      .where("user_id", "=", person.userId)
      .execute();
    return rows.reduce((sum, row) => sum + row.points, 0);
  };
  async function order(person: SignedIn, changes: object = {}, sum = 100) {
    return shop.app.inject({
      method: "POST",
      url: "/wp-json/checkout/order",
      headers: { ...person.headers, "idempotency-key": crypto.randomUUID() },
      payload: {
        delivery_type: "local_pickup",
        warehouse_id: 10,
        pickup_location_id: 31,
        payment_method: "cod",
        consent: true,
        customer: { name: "Анна", phone: person.phone },
        lines: [{ product_id: 301, quantity: 1 }],
        expected_total: sum,
        ...changes,
      },
    });
  }
  async function handOver(orderId: number): Promise<void> {
    const operator = await anOperator(shop);
    for (const status of ["cooking", "ready", "completed"]) await operator.move(orderId, status);
  }

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

  describe("a wheel of points, one turn a day", () => {
    open({ wheel: wheel({ kind: "points", points: 50 }) });

    it("API-1 shows the segments without their weights, and sends a browser to the game", async () => {
      const anna = await signIn(shop, newPhone());
      expect((await get(`${PATHS.wheel}?user_id=${anna.userId}`, anna)).json()).toEqual({
        segments: [
          { id: 1, label: "Приз", color: "#9c1f45", image: null },
          { id: "none", label: "Ничего", color: null, image: null },
        ],
        spins_left: 1,
        last: null,
      });
      const page = await get(PATHS.wheel, anna, { accept: "text/html,application/xhtml+xml" });
      expect([page.statusCode, page.headers.location]).toEqual([302, "/lk/game"]);
    });

    it("APP-2 gives one prize for one right, though a hundred spins come at once", async () => {
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

    it("APP-2 gives no new turn to who leaves and comes back; points left over are written off", async () => {
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
    open({ wheel: wheel({ kind: "coupon", coupon_id: 801 }, "order", 2) });

    it("APP-2 gives turns by orders handed over", async () => {
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

    it("APP-2 makes a coupon won the winner's alone, as often as it was won, whatever number an order names", async () => {
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

    it("APP-2 tells of it in the history", async () => {
      const anna = await signIn(shop, newPhone());
      await handOver((await order(anna)).json().id);
      await spin(anna);
      const titles = (await get(PATHS.notifications, anna)).json().map((entry: { title: string }) => entry.title);
      expect(titles).toContain("Выигран купон");
    });
  });

  describe("a wheel that turns once", () => {
    open({ wheel: wheel({ kind: "nothing" }, "once") });

    it("APP-2 turns once for good", async () => {
      const anna = await signIn(shop, newPhone());
      expect((await spin(anna)).json()).toMatchObject({ prize: { kind: "nothing" }, spins_left: 0 });
      shop.clock.advance(30 * 86_400_000);
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

  describe("invitations", () => {
    open({});

    const infoOf = async (person: SignedIn) => (await get(PATHS.referral, person)).json();

    it("APP-2 rewards both when an invited new number gets its first order, once", async () => {
      shop.clock.set(noon);
      const anna = await signIn(shop, newPhone());
      const { code, link } = await infoOf(anna);
      expect(link).toBe(`http://localhost:80/?ref=${code}`);
      const friend = await signIn(shop, newPhone(), code.toLowerCase());
      expect(await infoOf(anna)).toEqual({ code, link, invited: 1, rewarded: 0, reward: 300 });
      const orders = [(await order(friend)).json().id, (await order(friend)).json().id];
      expect(await balanceOf(anna)).toBe(0);
      await Promise.all(orders.map(handOver));
      expect(await infoOf(anna)).toMatchObject({ invited: 1, rewarded: 1 });
      expect([await balanceOf(anna), await ledgerOf(anna)]).toEqual([300, 300]);
      expect([await balanceOf(friend), await ledgerOf(friend)]).toEqual([210, 210]);
    });

    it("APP-2 rewards nothing for a cancelled order", async () => {
      shop.clock.set(noon);
      const anna = await signIn(shop, newPhone());
      const friend = await signIn(shop, newPhone(), (await infoOf(anna)).code);
      await (await anOperator(shop)).move((await order(friend)).json().id, "cancelled");
      expect([await balanceOf(anna), (await infoOf(anna)).rewarded]).toEqual([0, 0]);
    });

    it.each([
      ["a number with an account", async (phone: string) => void (await signIn(shop, phone))],
      [
        "a number that ordered as a guest",
        async (phone: string) => void (await order({ userId: 0, token: "", phone, headers: {} })),
      ],
    ])("APP-2 counts no invitation of %s", async (_title, before) => {
      shop.clock.set(noon);
      const anna = await signIn(shop, newPhone());
      const phone = newPhone();
      await before(phone);
      await signIn(shop, phone, (await infoOf(anna)).code);
      expect((await infoOf(anna)).invited).toBe(0);
    });

    it.each(["", "NOBODY77", "' or 1=1", "\u0000"])(
      "APP-2 signs in with the unknown code %j all the same",
      async (code) => {
        expect((await signIn(shop, newPhone(), code)).userId).toBeGreaterThan(0);
      },
    );
  });

  describe("accounts that the shop's folder starts with", () => {
    const users = [
      { ID: 9001, phone: "+79000000001", name: "Анна", birth: "14.05.1990", bonus: 450, orders_count: 7 },
      { ID: 9004, phone: "8 900 000-00-04", name: "Тимур", birth: "", bonus: 0, orders_count: 0 },
    ];
    open({ users });

    it("API-1 has them with their points and earlier orders, once for good", async () => {
      const anna = await signIn(shop, "+79000000001");
      expect(anna.userId).toBe(9001);
      expect((await get(PATHS.user, anna)).json().data.data).toMatchObject({
        name: "Анна",
        birth: "14.05.1990",
        birth_editable: false,
        orders_count: 7,
      });
      expect([await balanceOf(anna), await ledgerOf(anna)]).toEqual([450, 450]);
      expect((await signIn(shop, "+79000000004")).userId).toBe(9004);
      await shop.reimport(
        files({
          users: [...users, { ID: 9005, phone: "+79000000005", bonus: 60 }],
          front: { templates: { catalog_type: "cat1" } },
        }),
      );
      expect(await balanceOf(anna)).toBe(450);
      const elena = await signIn(shop, "+79000000005");
      expect([elena.userId, await balanceOf(elena)]).toEqual([9005, 60]);
    });

    it("API-1 does not bring back who left", async () => {
      const timur = await signIn(shop, "+79000000004");
      await shop.app.inject({ method: "DELETE", url: PATHS.user, headers: timur.headers });
      await shop.reimport(files({ users, front: { templates: { catalog_type: "cat2" } } }));
      expect((await signIn(shop, "+79000000004")).userId).not.toBe(9004);
    });
  });
});
