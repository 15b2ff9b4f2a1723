import { addressPath, PATHS } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountCalls } from "../../testing/calls/account-calls.ts";
import { newPhone, type SignedIn, signIn } from "../../testing/calls/people.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("personal data", (engine) => {
  let shop: RunningShop;
  const { get, post, remove, placeOrderOf, finish } = accountCalls(() => shop);
  beforeAll(async () => {
    shop = await startShop({ engine });
  });
  afterAll(() => shop.close());

  describe("ROLE-3 is open only to its owner", () => {
    it.each([
      ["GET", PATHS.user],
      ["GET", PATHS.userExport],
      ["GET", PATHS.addresses],
      ["GET", PATHS.favorites],
      ["GET", PATHS.preferences],
      ["GET", PATHS.notifications],
      ["GET", PATHS.bonus],
      ["GET", PATHS.ownCoupons],
      ["GET", PATHS.referral],
      ["GET", PATHS.wheel],
      ["POST", PATHS.wheelSpin],
      ["POST", PATHS.notifications],
    ] as const)("%s %s", async (method, path) => {
      const [anna, boris] = [await signIn(shop, newPhone()), await signIn(shop, newPhone())];
      const statusAs = async (person: SignedIn | null, query: string) =>
        (await shop.app.inject({ method, url: `${path}${query}`, headers: person?.headers ?? {} })).statusCode;
      expect(await statusAs(null, `?user_id=${anna.userId}`)).toBe(401);
      expect(await statusAs(null, "")).toBe(401);
      expect(await statusAs(boris, `?user_id=${anna.userId}`)).toBe(403);
      expect(await statusAs(boris, `?user_id=${anna.userId}&token=${boris.token}`)).toBe(403);
      expect(await statusAs(boris, "?user_id=1%20or%201")).toBe(403);
      expect(await statusAs(anna, `?user_id=${anna.userId}`)).not.toBe(403);
    });

    it.each([
      [PATHS.addresses, { data: { AddressLine: "x" } }],
      [PATHS.favorites, { favorites: [1] }],
      [PATHS.preferences, { preferences: ["x"] }],
      [PATHS.wheelSpin, {}],
    ])("POST %s", async (path, body) => {
      const [anna, boris] = [await signIn(shop, newPhone()), await signIn(shop, newPhone())];
      expect((await post(path, { ...body, user_id: anna.userId })).statusCode).toBe(401);
      expect((await post(path, { ...body, user_id: anna.userId }, boris)).statusCode).toBe(403);
    });

    it("addresses and notifications by id, and orders by customer", async () => {
      const [anna, boris] = [await signIn(shop, newPhone()), await signIn(shop, newPhone())];
      const [address] = (await post(PATHS.addresses, { data: { AddressLine: "Тайная, 1" } }, anna)).json();
      const taken = await post(PATHS.addresses, { data: { ...address, AddressLine: "Чужая, 2" } }, boris);
      expect(taken.statusCode).toBe(404);
      expect((await remove(addressPath(address.id), boris)).statusCode).toBe(404);
      expect((await remove(addressPath(address.id))).statusCode).toBe(401);
      expect((await get(PATHS.addresses, anna)).json()).toEqual([address]);

      const { id } = (await placeOrderOf(anna)).json();
      await finish(id);
      const [note] = (await get(PATHS.notifications, anna)).json();
      await post(PATHS.notifications, { ids: [note.id] }, boris);
      expect((await get(PATHS.notifications, anna)).json()[0].read).toBe(false);
      expect((await get(`${PATHS.ownOrders}?customer=${anna.userId}`, boris)).statusCode).toBe(403);
      expect((await get(`${PATHS.ownOrders}?customer=${anna.userId}`)).statusCode).toBe(401);
      expect((await get(`/wp-json/checkout/order/${id}`, boris)).statusCode).toBe(404);
    });
  });
});
