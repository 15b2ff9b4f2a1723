import { addressPath, PATHS } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountCalls } from "../../../testing/calls/account-calls.ts";
import { newPhone, signIn } from "../../../testing/calls/people.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("the data of an account", (engine) => {
  let shop: RunningShop;
  const { get, post, remove } = accountCalls(() => shop);
  beforeAll(async () => {
    shop = await startShop({ engine });
  });
  afterAll(() => shop.close());

  describe("addresses", () => {
    const home = {
      AddressLine: "Соборная, 3",
      apartment: "12",
      entrance: "2",
      floor: "4",
      number: "3",
      comment: "Домофон не работает",
      name: "Дом",
      coordinates: [37.61, 55.74],
    };

    it("API-1 saves, changes and removes them, and returns the list each time", async () => {
      const anna = await signIn(shop, newPhone());
      const [saved] = (await post(PATHS.addresses, { user_id: anna.userId, data: home }, anna)).json();
      expect(saved).toEqual({ ...home, id: expect.any(String) });
      shop.clock.advance(1_000);
      const two = (await post(PATHS.addresses, { data: { AddressLine: "Вокзальная, 1" } }, anna)).json();
      expect(two.map((address: { AddressLine: string }) => address.AddressLine)).toEqual([
        "Соборная, 3",
        "Вокзальная, 1",
      ]);
      const changed = (await post(PATHS.addresses, { data: { ...saved, floor: 5 } }, anna)).json();
      expect(changed[0]).toEqual({ ...saved, floor: "5" });
      expect((await get(`${PATHS.addresses}?token=${anna.token}`)).json()).toEqual(changed);
      expect((await remove(addressPath(saved.id), anna)).json()).toEqual([changed[1]]);
      expect((await remove(addressPath(saved.id), anna)).statusCode).toBe(404);
    });

    it.each([
      [{ AddressLine: 5 }, "data.AddressLine"],
      [{ AddressLine: "x", coordinates: [200, 10] }, "data.coordinates[0]"],
      [{ AddressLine: "x".repeat(501) }, "data.AddressLine"],
    ])("API-1 refuses %o with the path of the fault", async (data, path) => {
      const anna = await signIn(shop, newPhone());
      const answer = await post(PATHS.addresses, { data }, anna);
      expect([answer.statusCode, answer.json().data.params[0].path]).toEqual([400, path]);
    });

    it("accepts at most fifty", async () => {
      const anna = await signIn(shop, newPhone());
      for (let index = 0; index < 50; index += 1)
        await post(PATHS.addresses, { data: { AddressLine: `Дом ${index}` } }, anna);
      expect((await post(PATHS.addresses, { data: home }, anna)).statusCode).toBe(400);
    });
  });

  describe("favourites", () => {
    it("API-6 merges a guest's list at sign-in and replaces the list otherwise", async () => {
      const anna = await signIn(shop, newPhone());
      await post(PATHS.favorites, { favorites: [101, "201"] }, anna);
      shop.clock.advance(1_000);
      expect((await post(PATHS.favorites, { favorites: [301, 101, 301], merge: true }, anna)).json()).toEqual({
        favorites: [101, 201, 301],
      });
      expect((await post(PATHS.favorites, { favorites: [301] }, anna)).json()).toEqual({ favorites: [301] });
      expect((await get(PATHS.favorites, anna)).json()).toEqual({ favorites: [301] });
      expect((await post(PATHS.favorites, { favorites: [] }, anna)).json()).toEqual({ favorites: [] });
    });

    it("API-6 loses no entry when two devices merge at once", async () => {
      const anna = await signIn(shop, newPhone());
      const lists = Array.from({ length: 10 }, (_, index) => [index + 1, index + 2]);
      await Promise.all(lists.map((favorites) => post(PATHS.favorites, { favorites, merge: true }, anna)));
      expect((await get(PATHS.favorites, anna)).json().favorites.toSorted((a: number, b: number) => a - b)).toEqual(
        Array.from({ length: 11 }, (_, index) => index + 1),
      );
    });

    it.each([[[-1]], [["x"]], [[1.5]], [[3_000_000_000]], ["101"]])("API-6 refuses %o", async (favorites) => {
      const anna = await signIn(shop, newPhone());
      expect((await post(PATHS.favorites, { favorites }, anna)).statusCode).toBe(400);
    });
  });

  it("API-1 stores preferences, each once", async () => {
    const anna = await signIn(shop, newPhone());
    expect((await get(PATHS.preferences, anna)).json()).toEqual({ preferences: [] });
    const saved = { preferences: ["арахис", "без лука"] };
    expect(
      (await post(PATHS.preferences, { preferences: ["арахис", " без лука", "арахис", ""] }, anna)).json(),
    ).toEqual(saved);
    expect((await get(PATHS.preferences, anna)).json()).toEqual(saved);
  });
});
