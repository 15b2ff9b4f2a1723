import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loyaltyCalls, loyaltyFiles, noon } from "../../testing/calls/loyalty-calls.ts";
import { anOperator } from "../../testing/calls/orders.ts";
import { newPhone, type SignedIn, signIn } from "../../testing/calls/people.ts";
import type { ShopFiles } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("invitations and first accounts", (engine) => {
  let shop: RunningShop;
  const open = (changes: ShopFiles) => {
    beforeAll(async () => {
      shop = await startShop({ engine, files: loyaltyFiles(changes) });
    });
    afterAll(() => shop.close());
  };
  const { get, balanceOf, ledgerOf, order, handOver } = loyaltyCalls(() => shop);

  describe("invitations", () => {
    open({});

    const infoOf = async (person: SignedIn) => (await get(PATHS.referral, person)).json();

    it("APP-2 rewards both when an invited new number gets its first order, once", async () => {
      shop.clock.set(noon);
      const anna = await signIn(shop, newPhone());
      const { code, link } = await infoOf(anna);
      expect(link).toBe(`http://localhost:80/?ref=${code}`);
      const friend = await signIn(shop, newPhone(), code.toLowerCase());
      expect(await infoOf(anna)).toEqual({
        code,
        link,
        invited: 1,
        rewarded: 0,
        reward: 300,
        friend_reward: 200,
        welcome: 0,
      });
      const orders = [(await order(friend)).json().id, (await order(friend)).json().id];
      expect(await balanceOf(anna)).toBe(0);
      await Promise.all(orders.map(handOver));
      expect(await infoOf(anna)).toMatchObject({ invited: 1, rewarded: 1 });
      expect([await balanceOf(anna), await ledgerOf(anna)]).toEqual([300, 300]);
      expect([await balanceOf(friend), await ledgerOf(friend)]).toEqual([210, 210]);
      const kindsOf = async (person: SignedIn) =>
        (await get(PATHS.bonusHistory, person)).json().entries.map(({ kind }: { kind: string }) => kind);
      expect(await kindsOf(anna)).toEqual(["friend"]);
      expect((await kindsOf(friend)).toSorted()).toEqual(["earned", "earned", "referral"]);
    });

    it("APP-2 shows a guest the rewards of an invitation, and a friend the points for the first order", async () => {
      shop.clock.set(noon);
      const rules = await shop.app.inject(PATHS.referralRules);
      expect(rules.json()).toEqual({ active: true, reward: 300, friend_reward: 200 });
      const anna = await signIn(shop, newPhone());
      const rulesOf = async (code: string) =>
        (await shop.app.inject({ url: PATHS.referralRules, query: { code } })).json();
      expect(await rulesOf((await infoOf(anna)).code.toLowerCase())).toEqual(rules.json());
      expect(await rulesOf("NOBODY42")).toEqual({ active: false, reward: 0, friend_reward: 0 });
      const friend = await signIn(shop, newPhone(), (await infoOf(anna)).code);
      expect((await infoOf(friend)).welcome).toBe(200);
      await handOver((await order(friend)).json().id);
      expect((await infoOf(friend)).welcome).toBe(0);
      expect((await infoOf(anna)).welcome).toBe(0);
    });

    it("APP-2 rewards nothing for a cancelled order", async () => {
      shop.clock.set(noon);
      const anna = await signIn(shop, newPhone());
      const friend = await signIn(shop, newPhone(), (await infoOf(anna)).code);
      await (await anOperator(shop)).move((await order(friend)).json().id, "cancelled");
      expect([await balanceOf(anna), (await infoOf(anna)).rewarded]).toEqual([0, 0]);
    });

    it("APP-2 a cycle of invitations gives no reward for known numbers", async () => {
      shop.clock.set(noon);
      const anna = await signIn(shop, newPhone());
      const boris = await signIn(shop, newPhone(), (await infoOf(anna)).code);
      const vera = await signIn(shop, newPhone(), (await infoOf(boris)).code);
      // Each person now follows the next one's link, and their own.
      const people = [anna, boris, vera];
      for (const [index, person] of people.entries()) {
        const next = people[(index + 1) % people.length] ?? person;
        await signIn(shop, person.phone, (await infoOf(next)).code);
        await signIn(shop, person.phone, (await infoOf(person)).code);
      }
      expect(await Promise.all(people.map(async (person) => (await infoOf(person)).invited))).toEqual([1, 1, 0]);
      const orders = await Promise.all(people.map(async (person) => (await order(person)).json().id));
      await Promise.all([...orders, ...orders].map(handOver));
      // 5 points for each order; 300 for each invited friend, 200 for each invited person.
      expect(await Promise.all(people.map(balanceOf))).toEqual([305, 505, 205]);
      expect(await Promise.all(people.map(ledgerOf))).toEqual([305, 505, 205]);
    });

    it("APP-2 counts the first invitation of a number that follows another one later", async () => {
      shop.clock.set(noon);
      const hosts = [await signIn(shop, newPhone()), await signIn(shop, newPhone())];
      const codes = await Promise.all(hosts.map(async (host) => (await infoOf(host)).code));
      const phone = newPhone();
      const friend = await signIn(shop, phone, codes[0]);
      await signIn(shop, phone, codes[1]);
      await handOver((await order(friend)).json().id);
      expect(await Promise.all(hosts.map(balanceOf))).toEqual([300, 0]);
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

  describe("accounts of the shop folder", () => {
    const users = [
      { ID: 9001, phone: "+79000000001", name: "Анна", birth: "14.05.1990", bonus: 450, orders_count: 7 },
      { ID: 9004, phone: "8 900 000-00-04", name: "Тимур", birth: "", bonus: 0, orders_count: 0 },
    ];
    open({ users });

    it("API-1 creates them once, with their points and earlier orders", async () => {
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
        loyaltyFiles({
          users: [...users, { ID: 9005, phone: "+79000000005", bonus: 60 }],
          front: { templates: { catalog_type: "cat1" } },
        }),
      );
      expect(await balanceOf(anna)).toBe(450);
      const elena = await signIn(shop, "+79000000005");
      expect([elena.userId, await balanceOf(elena)]).toEqual([9005, 60]);
    });

    it("API-1 does not create a deleted account again", async () => {
      const timur = await signIn(shop, "+79000000004");
      await shop.app.inject({ method: "DELETE", url: PATHS.user, headers: timur.headers });
      await shop.reimport(loyaltyFiles({ users, front: { templates: { catalog_type: "cat2" } } }));
      expect((await signIn(shop, "+79000000004")).userId).not.toBe(9004);
    });
  });
});
