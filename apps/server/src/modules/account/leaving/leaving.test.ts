import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountCalls } from "../../../testing/calls/account-calls.ts";
import { teaOrder } from "../../../testing/calls/orders.ts";
import { newPhone, type SignedIn, signIn } from "../../../testing/calls/people.ts";
import { smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("deleting an account", (engine) => {
  let shop: RunningShop;
  const { get, post, remove, placeOrderOf, finish } = accountCalls(() => shop);
  beforeAll(async () => {
    shop = await startShop({ engine });
  });
  afterAll(() => shop.close());

  describe("leaving", () => {
    it("exports all data about the person", async () => {
      const anna = await signIn(shop, newPhone());
      await post(PATHS.user, { name: "Анна" }, anna);
      await post(PATHS.addresses, { data: { AddressLine: "Соборная, 3" } }, anna);
      await post(PATHS.favorites, { favorites: [101] }, anna);
      const { id } = (await placeOrderOf(anna)).json();
      const answer = await get(PATHS.userExport, anna);
      expect(answer.headers["content-disposition"]).toBe('attachment; filename="account.json"');
      expect(answer.json()).toMatchObject({
        user: { ID: anna.userId, name: "Анна", phone: anna.phone },
        addresses: [{ AddressLine: "Соборная, 3" }],
        favorites: [101],
        orders: [{ id, total: 100 }],
      });
      expect(answer.body).not.toContain(anna.token);
    });

    it("deletes the account and anonymises its orders", async () => {
      const anna = await signIn(shop, newPhone());
      const { id, key } = (
        await placeOrderOf(anna, {
          comment: "Позвоните Анне",
          lines: [{ product_id: 301, quantity: 1, person: "Коллега Олег" }],
        })
      ).json();
      await post(PATHS.addresses, { data: { AddressLine: "Улица забвения, 9" } }, anna);
      const busy = await remove(PATHS.user, anna);
      expect([busy.statusCode, busy.json().data.reason]).toEqual([409, "orders-in-progress"]);
      await finish(id);
      const answer = await remove(PATHS.user, anna);
      expect([answer.statusCode, answer.headers["set-cookie"]]).toEqual([200, expect.stringMatching(/^session=;/)]);
      expect((await get(PATHS.user, anna)).statusCode).toBe(401);
      const order = await get(`/wp-json/checkout/order/${id}?key=${key}`);
      expect(order.json()).toMatchObject({ id, total: 100, stage: "handed-over" });
      const stored = await everything(shop);
      expect(
        [anna.phone.slice(2), "Позвоните Анне", "Улица забвения", "Коллега Олег"].filter((trace) =>
          stored.includes(trace),
        ),
      ).toEqual([]);
    });

    it("COUP-12 a person who returns does not count as a first customer", async () => {
      const anna = await signIn(shop, newPhone());
      await finish((await placeOrderOf(anna)).json().id);
      await remove(PATHS.user, anna);
      shop.clock.advance(61_000);
      const back = await signIn(shop, anna.phone);
      expect(back.userId).not.toBe(anna.userId);
      expect((await get(PATHS.user, back)).json().data.data).toMatchObject({ name: "", orders_count: 1 });
      expect((await get(PATHS.ownOrders, back)).json()).toEqual([]);
    });

    it("COUP-4 gives no second birthday gift within a year, for any birthday of the new account", async () => {
      const isGiven = async (person: SignedIn) =>
        (await post(PATHS.quote, { ...teaOrder, coupons: [778] }, person)).json().coupons[0]?.applied;
      const gift = { id: 778, code: "BIRTHDAY", amount: "10", discount_type: "percent", birthday_coupon: true };
      await shop.reimport({ ...smallShop, coupons: { auto: [gift] } });
      shop.clock.set("2026-03-04T12:00:00+03:00");
      const anna = await signIn(shop, newPhone());
      await post(PATHS.user, { birth: "04.03.1990" }, anna);
      expect(await isGiven(anna)).toBe(true);
      await remove(PATHS.user, anna);
      shop.clock.set("2026-09-01T12:00:00+03:00");
      const back = await signIn(shop, anna.phone);
      await post(PATHS.user, { birth: "01.09.1990" }, back);
      expect(await isGiven(back)).toBe(false);
      // A second deletion does not shorten the wait; a year later the gifts are available again.
      await remove(PATHS.user, back);
      shop.clock.set("2027-08-31T12:00:00+03:00");
      const again = await signIn(shop, anna.phone);
      await post(PATHS.user, { birth: "31.08.1990" }, again);
      expect(await isGiven(again)).toBe(false);
      shop.clock.set("2028-08-31T12:00:00+03:00");
      expect(await isGiven(await signIn(shop, anna.phone))).toBe(true);
    });
  });
});

/** The text of every table with personal data. */
async function everything({ store }: RunningShop): Promise<string> {
  const tables = [
    "users",
    "sessions",
    "telegram_links",
    "addresses",
    "favorites",
    "notifications",
    "orders",
    "order_stages",
    "coupon_uses",
    "coupon_counters",
    "customer_orders",
    "bonus_entries",
    "repeated_calls",
    "jobs",
    "login_codes",
    "code_sends",
  ] as const;
  const rows = await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}
