import { addressPath, PATHS, userChannel } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { describeOnEachEngine } from "../../testing/engines.ts";
import { anOperator, placeOrder } from "../../testing/orders.ts";
import { newPhone, type SignedIn, signIn } from "../../testing/people.ts";
import { type RunningShop, startShop } from "../../testing/start-shop.ts";

describeOnEachEngine("an account", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine });
  });
  afterAll(() => shop.close());

  const get = (url: string, person?: SignedIn) => shop.app.inject({ url, headers: person?.headers ?? {} });
  const post = (url: string, payload: object, person?: SignedIn) =>
    shop.app.inject({ method: "POST", url, payload, headers: person?.headers ?? {} });
  const remove = (url: string, person?: SignedIn) =>
    shop.app.inject({ method: "DELETE", url, headers: person?.headers ?? {} });

  describe("profile", () => {
    it("API-1 shows who is signed in", async () => {
      const phone = newPhone();
      const anna = await signIn(shop, phone);
      expect((await get(`${PATHS.user}?token=${anna.token}`)).json()).toEqual({
        status: "success",
        data: {
          data: { ID: anna.userId, name: "", phone, email: "", birth: "", birth_editable: true, orders_count: 0 },
        },
      });
    });

    it("API-1 changes name and email, and the day of birth once", async () => {
      const anna = await signIn(shop, newPhone());
      const changed = await post(
        PATHS.user,
        { name: "  Анна ", email: "anna@stol.example", birth: "29.02.1988" },
        anna,
      );
      expect(changed.json().data.data).toMatchObject({
        name: "Анна",
        email: "anna@stol.example",
        birth: "29.02.1988",
        birth_editable: false,
      });
      const moved = await post(PATHS.user, { birth: "04.03.1988" }, anna);
      expect([moved.statusCode, moved.json().data.reason]).toEqual([403, "birth-fixed"]);
      expect((await post(PATHS.user, { birth: "29.02.1988", email: "" }, anna)).json().data.data).toMatchObject({
        email: "",
        name: "Анна",
      });
    });

    it.each([
      [{ birth: "31.02.1990" }, "birth"],
      [{ birth: "05.03.2026" }, "birth"],
      [{ birth: "01.01.1899" }, "birth"],
      [{ birth: "1990-05-14" }, "birth"],
      [{ email: "anna" }, "email"],
      [{ name: "А".repeat(101) }, "name"],
      [{ name: { first: "Анна" } }, "name"],
    ])("API-1 refuses %o with the path of the fault", async (change, path) => {
      const anna = await signIn(shop, newPhone());
      shop.clock.set("2026-03-04T12:00:00+03:00");
      const answer = await post(PATHS.user, change, anna);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().data.params[0].path).toBe(path);
    });
  });

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

    it("API-1 keeps, changes and removes them, the list each time", async () => {
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

    it("keeps at most fifty", async () => {
      const anna = await signIn(shop, newPhone());
      for (let index = 0; index < 50; index += 1)
        await post(PATHS.addresses, { data: { AddressLine: `Дом ${index}` } }, anna);
      expect((await post(PATHS.addresses, { data: home }, anna)).statusCode).toBe(400);
    });
  });

  describe("favourites", () => {
    it("API-6 joins a guest's list at sign-in and sets the list otherwise", async () => {
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

    it("API-6 loses none of two devices that merge at once", async () => {
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

  it("API-1 keeps preferences, each once", async () => {
    const anna = await signIn(shop, newPhone());
    expect((await get(PATHS.preferences, anna)).json()).toEqual({ preferences: [] });
    const saved = { preferences: ["арахис", "без лука"] };
    expect(
      (await post(PATHS.preferences, { preferences: ["арахис", " без лука", "арахис", ""] }, anna)).json(),
    ).toEqual(saved);
    expect((await get(PATHS.preferences, anna)).json()).toEqual(saved);
  });

  it("API-1 tells how orders moved, in the reader's language, read or not", async () => {
    const anna = await signIn(shop, newPhone());
    const { id } = (await placeOrderOf(anna)).json();
    const operator = await anOperator(shop);
    await operator.move(id, "cooking");
    shop.clock.advance(1_000);
    await operator.move(id, "cancelled");
    const history = (await get(PATHS.notifications, anna)).json();
    expect(history).toMatchObject([
      {
        title: `Заказ № ${id}`,
        body: "Отменён",
        url: `/order/${id}`,
        read: false,
        date: new Date(shop.clock.now()).toISOString(),
      },
      { title: `Заказ № ${id}`, body: "Готовится", read: false },
    ]);
    expect((await get(`${PATHS.notifications}?lang=en`, anna)).json()[0]).toMatchObject({
      title: `Order No. ${id}`,
      body: "Cancelled",
    });
    const marked = (await post(PATHS.notifications, { ids: [history[1].id, "no such\u0000id"] }, anna)).json();
    expect(marked.map((entry: { read: boolean }) => entry.read)).toEqual([false, true]);
    const all = (await shop.app.inject({ method: "POST", url: PATHS.notifications, headers: anna.headers })).json();
    expect(all.map((entry: { read: boolean }) => entry.read)).toEqual([true, true]);
  });

  describe("orders", () => {
    it("API-1 lists the caller's own, and any customer's to an integration", async () => {
      const [anna, boris] = [await signIn(shop, newPhone()), await signIn(shop, newPhone())];
      const { id } = (await placeOrderOf(anna)).json();
      const own = await get(`${PATHS.ownOrders}?customer=${anna.userId}`, anna);
      expect([own.headers["x-wp-total"], own.json()]).toMatchObject(["1", [{ id, customer_id: anna.userId }]]);
      expect((await get(PATHS.ownOrders, boris)).json()).toEqual([]);
      const { keys } = await anOperator(shop);
      const consumer = `consumer_key=${keys.consumer_key}&consumer_secret=${keys.consumer_secret}`;
      expect((await get(`${PATHS.ownOrders}?customer=${anna.userId}&${consumer}`)).json()).toMatchObject([{ id }]);
      expect(
        (await get(`${PATHS.ownOrders}?customer=${anna.userId}&consumer_key=ck_x&consumer_secret=cs_x`, anna))
          .statusCode,
      ).toBe(401);
    });

    it("ROLE-1 joins what a number ordered as a guest when it signs in, nobody else's", async () => {
      const phone = newPhone();
      const guest = (await placeOrder(shop.app, { ...oneTea, customer: { name: "Анна", phone } })).json();
      const other = (await placeOrder(shop.app, { ...oneTea, customer: { name: "Борис", phone: newPhone() } })).json();
      const anna = await signIn(shop, phone);
      expect((await get(PATHS.ownOrders, anna)).json()).toMatchObject([{ id: guest.id }]);
      expect((await get(`/wp-json/checkout/order/${guest.id}`, anna)).statusCode).toBe(200);
      expect((await get(`/wp-json/checkout/order/${other.id}`, anna)).statusCode).toBe(404);
      expect((await get(PATHS.user, anna)).json().data.data.orders_count).toBe(1);
    });
  });

  describe("leaving", () => {
    it("hands out all that is known of the person", async () => {
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

    it("deletes the account and the person in it; orders stay without the person", async () => {
      const anna = await signIn(shop, newPhone());
      const { id, key } = (await placeOrderOf(anna, { comment: "Позвоните Анне" })).json();
      await post(PATHS.addresses, { data: { AddressLine: "Улица забвения, 9" } }, anna);
      const busy = await remove(PATHS.user, anna);
      expect([busy.statusCode, busy.json().data.reason]).toEqual([409, "orders-in-progress"]);
      await finish(id);
      const answer = await remove(PATHS.user, anna);
      expect([answer.statusCode, answer.headers["set-cookie"]]).toEqual([200, expect.stringMatching(/^session=;/)]);
      expect((await get(PATHS.user, anna)).statusCode).toBe(401);
      const order = await get(`/wp-json/checkout/order/${id}?key=${key}`);
      expect(order.json()).toMatchObject({ id, total: 100, stage: "handed-over" });
      const kept = await everything(shop);
      expect([anna.phone.slice(2), "Позвоните Анне", "Улица забвения"].filter((trace) => kept.includes(trace))).toEqual(
        [],
      );
    });

    it("COUP-12 makes nobody a first customer again by leaving and coming back", async () => {
      const anna = await signIn(shop, newPhone());
      await finish((await placeOrderOf(anna)).json().id);
      await remove(PATHS.user, anna);
      shop.clock.advance(61_000);
      const back = await signIn(shop, anna.phone);
      expect(back.userId).not.toBe(anna.userId);
      expect((await get(PATHS.user, back)).json().data.data).toMatchObject({ name: "", orders_count: 1 });
      expect((await get(PATHS.ownOrders, back)).json()).toEqual([]);
    });
  });

  describe("ROLE-3 is its owner's alone", () => {
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

  describe("realtime", () => {
    it("API-8 opens a user's channel to that user alone", async () => {
      const [anna, boris] = [await signIn(shop, newPhone()), await signIn(shop, newPhone())];
      const claim = { socket_id: "12.34", channel_name: userChannel(anna.userId) };
      expect((await post(PATHS.realtimeAuth, claim, anna)).json()).toEqual({
        auth: expect.stringMatching(/^\w+:[\da-f]{64}$/),
      });
      expect((await post(PATHS.realtimeAuth, claim, boris)).statusCode).toBe(403);
      expect((await post(PATHS.realtimeAuth, claim)).statusCode).toBe(403);
    });

    it("API-8 rings when an order of the user moves", async () => {
      const anna = await signIn(shop, newPhone());
      const { id } = (await placeOrderOf(anna)).json();
      const publish = vi.spyOn(shop.app.commerce.realtime, "publish");
      await (await anOperator(shop)).move(id, "cooking");
      const heard = publish.mock.calls
        .filter(([channel]) => channel === userChannel(anna.userId))
        .map(([, event]) => event);
      publish.mockRestore();
      expect(new Set(heard)).toEqual(new Set(["notification-added", "bonus-changed"]));
    });
  });

  const oneTea = { lines: [{ product_id: 301, quantity: 1 }], expected_total: 100 };

  async function placeOrderOf(person: SignedIn, changes: object = {}) {
    await shop.store.db.updateTable("stock").set({ quantity: 100 }).execute();
    shop.clock.set("2026-03-04T12:00:00+03:00");
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
        ...oneTea,
        ...changes,
      },
    });
  }

  async function finish(id: number): Promise<void> {
    const operator = await anOperator(shop);
    for (const status of ["cooking", "ready", "completed"]) await operator.move(id, status);
  }
});

/** The text of every table that tells of people. */
async function everything({ store }: RunningShop): Promise<string> {
  const tables = [
    "users",
    "sessions",
    "addresses",
    "favorites",
    "notifications",
    "orders",
    "order_stages",
    "coupon_uses",
    "coupon_counters",
    "customer_orders",
    "bonus_entries",
    "order_attempts",
    "jobs",
    "login_codes",
    "code_sends",
  ] as const;
  const rows = await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}
