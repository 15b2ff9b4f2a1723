import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accountCalls } from "../../testing/calls/account-calls.ts";
import { guestCalls, orderOf, ownerOfGuests } from "../../testing/calls/guests.ts";
import { placeOrder, quoteOrder, teaOrder } from "../../testing/calls/orders.ts";
import { newPhone, signIn } from "../../testing/calls/people.ts";
import { signInStaff } from "../../testing/calls/staff.ts";
import { type ShopFiles, smallSettings, smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const limits = { orders: { perPhone: 0, perNetwork: 0, unpaidPerPhone: 0, unpaidPerNetwork: 0 } };
const phoneOfShop = "+7 (4859) 55-01-20";
const files: ShopFiles = JSON.parse(
  JSON.stringify({
    ...smallShop,
    settings: { ...smallSettings, contacts: { phones: [{ text: phoneOfShop, url: "tel:+74859550120" }] } },
    coupons: {
      auto: [
        {
          id: 701,
          code: "ЛИЧНЫЙ",
          discount_type: "percent",
          amount: "10",
          individual_coupon: "1",
          usage_avaible_users: [],
        },
        { id: 702, code: "ВСЕМ", discount_type: "percent", amount: "5" },
      ],
      codes: [],
    },
    stock: [{ product_id: 301, warehouse_id: 10, quantity: 1_000 }],
  }),
);

describeOnEachEngine("changes of a guest by staff", (engine) => {
  let shop: RunningShop;
  let owner: Awaited<ReturnType<typeof ownerOfGuests>>;
  const { get, post } = accountCalls(() => shop);
  beforeAll(async () => {
    shop = await startShop({ engine, files, limits });
    owner = await ownerOfGuests(shop);
  });
  afterAll(() => shop.close());
  const operator = async () => guestCalls(shop, await signInStaff(shop, [{ role: "operator", branchId: null }]));

  it("GUEST-1 manual points have a reason, an author and a limit of the role, and never go below zero", async () => {
    const guest = await signIn(shop, newPhone());
    const id = String(guest.userId);
    const staff = await operator();
    const given = await staff.change(id, "points", { points: 300, reason: "Остыла пицца" });
    expect(given.json()).toMatchObject({ points: 300, may: { points: 500, erase: false } });
    expect(given.json().ledger).toMatchObject([{ kind: "manual", points: 300, reason: "Остыла пицца", by: "Анна" }]);
    const refused = async (points: number) =>
      (await staff.change(id, "points", { points, reason: "Проверка" })).json().data.reason;
    expect([await refused(501), await refused(-301)]).toEqual(["points-limit", "points-balance"]);
    expect((await owner.change(id, "points", { points: 501, reason: "Юбилей" })).json().points).toBe(801);
    expect((await staff.change(newPhone(), "points", { points: 1, reason: "Нет" })).statusCode).toBe(404);
    expect((await staff.change(id, "points", { points: 5, reason: "  " })).statusCode).toBe(400);
  });

  it("GUEST-1 STAFF-2 a person enters at most 2,500 points in 24 hours as an operator, at any number of guests at once", async () => {
    const guests = await Promise.all(Array.from({ length: 8 }, () => signIn(shop, newPhone())));
    const staff = await operator();
    const give = async (userId: number, points = 500) =>
      (await staff.change(String(userId), "points", { points, reason: "Подарок" })).statusCode;
    const statuses = await Promise.all(guests.map(({ userId }) => give(userId)));
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
    const balances = await shop.store.db
      .selectFrom("bonus_accounts")
      .select(({ fn }) => fn.sum("balance").as("sum"))
      .where(
        "user_id",
        "in",
        guests.map(({ userId }) => userId),
      )
      .executeTakeFirst();
    expect(Number(balances?.sum)).toBe(2_500);
    expect(await give(guests[0]?.userId ?? 0, -1)).toBe(409);
    shop.clock.advance(86_400_000);
    expect(await give(guests[0]?.userId ?? 0)).toBe(200);
  });

  it("GUEST-1 two manual entries at once take the balance to zero once; a repeated call enters once", async () => {
    const id = String((await signIn(shop, newPhone())).userId);
    await owner.change(id, "points", { points: 100, reason: "Подарок" }, "once");
    expect((await owner.change(id, "points", { points: 100, reason: "Подарок" }, "once")).json().points).toBe(100);
    const take = () => owner.change(id, "points", { points: -100, reason: "Ошибка" });
    const codes = (await Promise.all([take(), take(), take()])).map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([200, 409, 409]);
    const { points, ledger } = (await owner.page(id)).json();
    expect([points, ledger.length]).toEqual([0, 2]);
  });

  it("GUEST-1 a guest without an account has neither points nor personal coupons", async () => {
    const phone = newPhone();
    await orderOf(shop, phone);
    const points = await owner.change(phone, "points", { points: 10, reason: "Подарок" });
    const coupon = await owner.change(phone, "coupons", { coupon_id: 701, uses: 1 });
    expect([points.json().data.reason, coupon.json().data.reason]).toEqual(["no-account", "no-account"]);
  });

  it("GUEST-1 a given individual coupon is the guest's at checkout, as often as it was given, until it is taken back", async () => {
    const guest = await signIn(shop, newPhone());
    const id = String(guest.userId);
    const own = async () => (await get(PATHS.ownCoupons, guest)).json().map(({ id: coupon }: { id: number }) => coupon);
    expect(await own()).toEqual([]);
    expect((await owner.page(id)).json().coupons_to_give).toMatchObject([{ coupon_id: 701, code: "ЛИЧНЫЙ" }]);
    const given = await owner.change(id, "coupons", { coupon_id: 701, uses: 2 });
    expect(given.json().coupons).toMatchObject([{ coupon_id: 701, used: 0, limit: 2, granted: 2 }]);
    expect(await own()).toEqual([701]);
    const sums = (await quoteOrder(shop.app, { coupons: [701] }, guest.headers)).json();
    expect(sums).toMatchObject({ coupons: [{ id: 701, applied: true }], total: 180 });
    expect((await owner.change(id, "coupons", { coupon_id: 701, uses: -3 })).json().data.reason).toBe("coupon-uses");
    expect((await owner.change(id, "coupons", { coupon_id: 702, uses: 1 })).json().data.reason).toBe("coupon-unknown");
    await owner.change(id, "coupons", { coupon_id: 701, uses: -2 });
    expect(await own()).toEqual([]);
  });

  it("GUEST-1 notes are written and removed, and the log has none of their words", async () => {
    const phone = newPhone();
    await orderOf(shop, phone);
    const written = (await owner.change(phone, "notes", { text: "Зовут Жозефиной, лает собака" })).json();
    expect(written.notes).toMatchObject([{ text: "Зовут Жозефиной, лает собака", by: "Анна" }]);
    expect((await owner.removeNote(phone, written.notes[0].id)).json().notes).toEqual([]);
    const log = await shop.store.db.selectFrom("audit_log").selectAll().where("object_kind", "=", "guest").execute();
    expect(log.map(({ action }) => action)).toContain("note");
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`Жозефин|${phone.slice(2)}`));
  });

  it("GUEST-1 a blocked number can neither order nor ask for a call, and reads whom to call", async () => {
    const phone = newPhone();
    await orderOf(shop, phone);
    const blocked = (await owner.change(phone, "block", { reason: "Не открыл дверь трижды" })).json();
    expect(blocked.block).toMatchObject({ reason: "Не открыл дверь трижды", by: "Анна" });
    const order = await placeOrder(shop.app, { customer: { name: "Анна", phone } });
    expect([order.statusCode, order.json().data.reason]).toEqual([422, "guest-blocked"]);
    expect(order.json().data.refusals).toContainEqual({ reason: "guest-blocked", phone: phoneOfShop });
    expect(order.body).not.toContain("дверь");
    const call = await shop.app.inject({
      method: "POST",
      url: PATHS.requests,
      payload: { kind: "call", name: "Анна", phone, consent: true },
    });
    expect([call.statusCode, call.json().data]).toMatchObject([409, { reason: "guest-blocked", phone: phoneOfShop }]);
    await owner.change(phone, "block", { reason: null });
    expect((await placeOrder(shop.app, { customer: { name: "Анна", phone } })).statusCode).toBe(201);
  });

  it("GUEST-1 the quote of a blocked account says so, and another number does not help", async () => {
    const guest = await signIn(shop, newPhone());
    await owner.change(String(guest.userId), "block", { reason: "Ругался" });
    expect((await quoteOrder(shop.app, {}, guest.headers)).json().refusals).toContainEqual({
      reason: "guest-blocked",
      phone: phoneOfShop,
    });
    const other = await shop.app.inject({
      method: "POST",
      url: PATHS.orders,
      headers: { ...guest.headers, "idempotency-key": crypto.randomUUID() },
      payload: { ...teaOrder, customer: { name: "Анна", phone: newPhone() } },
    });
    expect(other.json().data.reason).toBe("guest-blocked");
    expect((await placeOrder(shop.app, { customer: { name: "Анна", phone: guest.phone } })).statusCode).toBe(422);
  });

  it("GUEST-1 the export has everything about a guest without an account, its notes included", async () => {
    const phone = newPhone();
    const order = await orderOf(shop, phone);
    await owner.change(phone, "notes", { text: "Любит без лука" });
    const data = (await owner.read(phone, "export")).json();
    expect(data).toMatchObject({ numbers: [phone], staff_notes: [{ text: "Любит без лука" }] });
    expect(data.orders.map(({ id }: { id: number }) => id)).toEqual([order]);
  });

  it("GUEST-1 deletion leaves no name and number of a guest without an account, and a block survives it", async () => {
    const phone = newPhone();
    const id = await orderOf(shop, phone, { customer: { name: "Жизель", phone } });
    await owner.change(phone, "notes", { text: "Жизель с третьего этажа" });
    await owner.change(phone, "block", { reason: "Жизель не платит" });
    expect((await owner.erase(phone, phone)).json()).toMatchObject({ data: { reason: "orders-in-progress" } });
    await accountCalls(() => shop).finish(id);
    expect((await owner.erase(phone, newPhone())).json().data.reason).toBe("other-number");
    expect((await owner.erase(phone, phone)).statusCode).toBe(200);
    expect((await owner.page(phone)).statusCode).toBe(404);
    for (const table of [
      "guests",
      "guest_notes",
      "guest_blocks",
      "orders",
      "order_words",
      "users",
      "audit_log",
    ] as const) {
      const rows = await shop.store.db.selectFrom(table).selectAll().execute();
      expect([table, new RegExp(`[Жж]изел|${phone.slice(2)}`).test(JSON.stringify(rows))]).toEqual([table, false]);
    }
    expect((await placeOrder(shop.app, { customer: { name: "Анна", phone } })).json().data.reason).toBe(
      "guest-blocked",
    );
    const returned = await signIn(shop, phone);
    await post(PATHS.user, { name: "Снова я" }, returned);
    expect((await owner.page(String(returned.userId))).json().block).toMatchObject({ reason: "" });
  });
});
