import { randomUUID } from "node:crypto";
import { OFFICE_PATHS, officeOrderPath, PATHS, PHONE_ORDER_CALLS } from "@skatert/contract";
import type { StaffRole } from "@skatert/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { enrolDevice } from "../../testing/calls/devices.ts";
import { orderOf, ownerOfGuests } from "../../testing/calls/guests.ts";
import { anOperator, quoteOrder, teaOrder } from "../../testing/calls/orders.ts";
import { newPhone, signIn } from "../../testing/calls/people.ts";
import { type SignedInStaff, signInStaff } from "../../testing/calls/staff.ts";
import { type ShopFiles, smallSettings, smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const percent = { discount_type: "percent", amount: "10" };
const files: ShopFiles = {
  ...smallShop,
  settings: {
    ...smallSettings,
    settings: { payment: { payments_filtered_by_location: true } },
    payment_methods: [
      { id: "cod", name: "Наличными", enabled: true, online: false, shipping_methods: [], warehouse_ids: [] },
      {
        id: "card",
        name: "Картой курьеру",
        enabled: true,
        online: false,
        shipping_methods: [],
        warehouse_ids: [],
      },
      {
        id: "elsewhere",
        name: "В другом филиале",
        enabled: true,
        online: false,
        shipping_methods: [],
        warehouse_ids: [20],
      },
    ],
  },
  coupons: {
    auto: [{ id: 804, code: "Первый заказ", ...percent, usage_limit_first_purchase: true }],
    codes: [
      { id: 811, code: "TEA", ...percent },
      { id: 812, code: "DEAR", ...percent, minimum_amount: "5000" },
      {
        id: 813,
        code: "GIFT",
        discount_type: "free_gift",
        amount: "0",
        minimum_amount: "500",
        free_gift_data: [
          { product_id: 101, variation_id: 0, quantity: 1 },
          { product_id: 201, variation_id: 2011, quantity: 1 },
        ],
      },
    ],
  },
  bonus: { active: true, percent_max: 50, earn_percent: 0 },
  "promo-settings": { bonuses_with_promo_summing: true },
  stock: [],
};
const dish = { lines: [{ product_id: 301, quantity: 10 }] };

describeOnEachEngine("an order by telephone", (engine) => {
  let shop: RunningShop;
  let cashier: SignedInStaff;
  beforeAll(async () => {
    shop = await startShop({ engine, files });
    cashier = await staffOf("cashier", "Инна");
  });
  afterAll(() => shop.close());

  const staffOf = (role: StaffRole, name = "Анна") => signInStaff(shop, [{ role, branchId: 10 }], { name });
  const call = async (payload: object, staff = cashier, key: string = randomUUID()) => {
    const headers = { ...staff.headers, "idempotency-key": key };
    const answer = await shop.app.inject({ method: "POST", url: OFFICE_PATHS.phoneOrders, payload, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  const quote = (changes: object, staff = cashier) => call({ ...teaOrder, ...dish, dry_run: true, ...changes }, staff);
  const get = async (url: string, staff = cashier) =>
    (await shop.app.inject({ method: "GET", url, headers: staff.headers })).json();
  /** Places an order at the quoted total. */
  const place = async (changes: object, staff = cashier) => {
    const order = { customer: { name: "Пётр", phone: newPhone() }, ...changes };
    const { body } = await quote(order, staff);
    const total = body.quote.total;
    return call({ ...teaOrder, ...dish, dry_run: false, pay_by: "cash", ...order, expected_total: total }, staff);
  };
  const boardOrder = (id: number) => get(officeOrderPath(id));

  it("PHONE-1 is quoted as the shop quotes it, also without a number, and stores nothing", async () => {
    const asked = { ...dish, customer: undefined, coupons: [] };
    const { status, body } = await quote(asked);
    expect(status).toBe(200);
    expect(body.quote).toEqual((await quoteOrder(shop.app, { ...dish, coupons: [] })).json());
    expect(await shop.store.db.selectFrom("orders").select("id").execute()).toEqual([]);
  });

  it("PHONE-1 is placed like a guest's: with the coupon of a first order by its number, once", async () => {
    const customer = { name: "Пётр", phone: newPhone() };
    const first = await place({ customer });
    expect([first.status, first.body.total]).toEqual([201, 900]);
    const second = await place({ customer });
    expect([second.status, second.body.total]).toEqual([201, 1000]);
  });

  it("PHONE-1 shows the board who took it, and logs the consent that the guest gave by voice", async () => {
    const { body } = await place({ company: { name: "ООО «Ромашка»", tax_number: "7707083893" } });
    expect(await boardOrder(body.id)).toMatchObject({
      phone: { taken_by: "Инна", company: { name: "ООО «Ромашка»", tax_number: "7707083893" }, discount_reason: null },
      asks: null,
      history: [{ kind: "placed", by: { kind: "staff", name: "Инна" } }],
    });
    const log = await shop.store.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").executeTakeFirst();
    expect(JSON.parse(log?.after ?? "{}")).toMatchObject({ source: "phone", consent: "voice" });
    const operator = await anOperator(shop);
    const authorization = `Basic ${Buffer.from(`${operator.keys.consumer_key}:${operator.keys.consumer_secret}`).toString("base64")}`;
    const woo = await shop.app.inject({ url: `${PATHS.shopOrders}/${body.id}`, headers: { authorization } });
    expect(woo.json().meta_data).toEqual(
      expect.arrayContaining([
        { key: "source", value: "phone" },
        { key: "taken_by", value: "Инна" },
        { key: "company", value: "ООО «Ромашка»" },
        { key: "company_tax_number", value: "7707083893" },
      ]),
    );
  });

  it("PHONE-1 waits for an answer where the branch confirms its orders, as a guest's order does", async () => {
    expect((await boardOrder((await place({})).body.id)).asks).toBeNull();
    await enrolDevice(shop, 10);
    expect((await boardOrder((await place({})).body.id)).asks).toBe("confirm");
  });

  it("PHONE-1 spends the points of the account of its number", async () => {
    const guest = await signIn(shop, newPhone());
    await shop.store.db.insertInto("bonus_accounts").values({ user_id: guest.userId, balance: 400 }).execute();
    const customer = { name: "Анна", phone: guest.phone };
    const { status, body } = await place({ customer, coupons: [], bonuses: 300 });
    expect([status, body.total]).toEqual([201, 700]);
    const left = await shop.store.db.selectFrom("bonus_accounts").select("balance").execute();
    expect(left).toEqual([{ balance: 100 }]);
    const named = await quote({ customer, guest_id: guest.userId, coupons: [], bonuses: 50 });
    expect(named.body.quote.total).toBe(950);
  });

  it("PHONE-1 asks which gift of a coupon the guest wants, and gives it", async () => {
    const asked = await quote({ promo_code: "GIFT" });
    const choices = [
      { product_id: 101, variation_id: null },
      { product_id: 201, variation_id: 2011 },
    ];
    expect(asked.body.gifts).toEqual([{ coupon_id: 813, choices }]);
    expect(asked.body.quote.lines).toHaveLength(1);
    const chosen = await quote({ promo_code: "GIFT", gift: { coupon_id: 813, product_id: 201, variation_id: 2011 } });
    expect(chosen.body).toMatchObject({
      gifts: [{ coupon_id: 813 }],
      quote: { lines: [{}, { product_id: 201, total: 0 }] },
    });
    expect((await quote({ promo_code: "GIFT", lines: [{ product_id: 301, quantity: 1 }] })).body.gifts).toEqual([]);
    expect((await quote({})).body.gifts).toEqual([]);
  });

  it("PHONE-1 STAFF-2 spends nothing of a guest whose number the order does not have", async () => {
    const guest = await signIn(shop, newPhone());
    await shop.store.db.insertInto("bonus_accounts").values({ user_id: guest.userId, balance: 400 }).execute();
    const customer = { name: "Анна", phone: newPhone() };
    const order = { ...teaOrder, ...dish, coupons: [], bonuses: 300, guest_id: guest.userId, pay_by: "cash" };
    expect((await quote({ ...order, customer })).status).toBe(404);
    expect((await quote({ ...order, customer: undefined })).status).toBe(404);
    expect((await call({ ...order, customer, dry_run: false, expected_total: 700 })).status).toBe(404);
    const left = shop.store.db.selectFrom("bonus_accounts").select("balance").where("user_id", "=", guest.userId);
    expect(await left.execute()).toEqual([{ balance: 400 }]);
  });

  it("PHONE-1 GUEST-1 a number that was joined to a guest orders with that guest's points", async () => {
    const owner = await ownerOfGuests(shop);
    const guest = await signIn(shop, newPhone());
    await shop.store.db.insertInto("bonus_accounts").values({ user_id: guest.userId, balance: 400 }).execute();
    const joined = newPhone();
    await orderOf(shop, joined);
    const merge = await owner.change(String(guest.userId), "merge", { other: joined });
    expect(merge.statusCode, merge.body).toBe(200);
    const customer = { name: "Анна", phone: joined };
    const { status, body } = await place({ customer, coupons: [], bonuses: 300 });
    expect([status, body.total]).toEqual([201, 700]);
    const placed = shop.store.db.selectFrom("orders").select("user_id").where("id", "=", body.id);
    expect(await placed.execute()).toEqual([{ user_id: guest.userId }]);
  });

  it("PHONE-1 says why a code does not apply, and applies one that does", async () => {
    const dear = (await quote({ promo_code: "DEAR", coupons: [] })).body.quote;
    expect(dear.coupons).toMatchObject([
      { id: 812, applied: false, refusals: [{ reason: "sum-below", amount: 5000 }] },
    ]);
    expect((await quote({ promo_code: "tea", coupons: [] })).body.quote.total).toBe(900);
    expect((await quote({ promo_code: "NONE", coupons: [] })).body.quote.refusals).toMatchObject([
      { reason: "promo-unknown" },
    ]);
  });

  it("PHONE-1 finds the place of the written address, which decides zone and fee", async () => {
    const delivery = { delivery_type: "flat_rate", pickup_location_id: null, coupons: [] };
    const known = await quote({ ...delivery, coordinates: [37.6, 55.75], address: "Соборная, 3" });
    expect(known.body.quote).toMatchObject({ zone_id: "centre", total: 1150, refusals: [] });
    expect(known.body.coordinates).toEqual([37.6, 55.75]);
    const nowhere = await quote({ ...delivery, address: "Неизвестная, 1" });
    expect(nowhere.body.coordinates).toBeNull();
    expect(nowhere.body.quote.refusals[0].reason).toMatch(/zone|address/);
  });

  it.each([
    ["cashier", 100],
    ["operator", 150],
    ["manager", 300],
    ["owner", 500],
  ] as const)("PHONE-1 STAFF-2 a discount of 50 percent is cut to the limit of the role %s", async (role, taken) => {
    const staff = await staffOf(role);
    const asked = { coupons: [], staff_discount: { percent: 50, reason: "apology" } };
    const { body } = await quote(asked, staff);
    expect(body.quote.total).toBe(1000 - taken);
    expect(body.staff_discount.is_limited).toBe(role !== "owner");
    // The total of the wanted discount is not the one that the server decides on.
    const wanted = { ...teaOrder, ...dish, ...asked, pay_by: "cash", expected_total: 500 };
    expect((await call(wanted, staff)).status).toBe(role === "owner" ? 201 : 409);
  });

  it("PHONE-1 a staff discount is a line of its own for the guest, the board, the log and wc/v3", async () => {
    const staff_discount = { amount: 70, reason: "late" };
    const { body } = await place({ coupons: [], staff_discount });
    expect(body.total).toBe(930);
    const shown = await boardOrder(body.id);
    expect(shown.phone.discount_reason).toBe("late");
    expect(shown.adjustments).toContainEqual({ kind: "staff", amount: -70 });
    const guests = (await shop.app.inject(`${PATHS.orders}/${body.id}?key=${body.key}`)).json();
    expect(guests.adjustments).toContainEqual({ kind: "staff", amount: -70 });
    expect(JSON.stringify(guests)).not.toContain("late");
    const log = await shop.store.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").executeTakeFirst();
    expect([log?.reason, JSON.parse(log?.after ?? "{}").staff_discount]).toEqual(["late", 70]);
    const row = await shop.store.db.selectFrom("orders").select("details").where("id", "=", body.id).executeTakeFirst();
    const { lines } = JSON.parse(row?.details ?? "{}");
    expect(lines.reduce((sum: number, { paid }: { readonly paid: number }) => sum + paid, 0)).toBe(930_00);
  });

  it.each([
    ["a percentage, of the dishes that the order has then", { percent: 10 }, 4, -40],
    ["a sum, as it was", { amount: 70 }, 12, -70],
    ["a sum within the person's limit", { amount: 70 }, 4, -40],
  ] as const)("PHONE-1 CHANGE-1 a changed order keeps its discount: %s", async (_, given, quantity, amount) => {
    const { body } = await place({ coupons: [], staff_discount: { ...given, reason: "late" } });
    const { version } = await boardOrder(body.id);
    const answer = await shop.app.inject({
      method: "POST",
      url: officeOrderPath(body.id, "changes"),
      headers: { ...(await staffOf("operator")).headers, "idempotency-key": randomUUID() },
      payload: {
        version,
        reason: "Гость передумал",
        consent: "phone",
        changes: [{ kind: "quantity", line: 0, quantity }],
      },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const total = quantity * 100 + amount;
    expect(answer.json()).toMatchObject({ after: { total }, order: { total, phone: { discount_reason: "late" } } });
    expect((await boardOrder(body.id)).adjustments).toContainEqual({ kind: "staff", amount });
  });

  it("API-7 one key places one order, and another order under it is refused", async () => {
    const order = { ...teaOrder, ...dish, coupons: [], dry_run: false, pay_by: "cash", expected_total: 1000 };
    const [first, again] = [await call(order, cashier, "k1"), await call(order, cashier, "k1")];
    expect(again).toEqual(first);
    expect((await call({ ...order, comment: "Без сахара" }, cashier, "k1")).status).toBe(422);
    const headers = { ...cashier.headers };
    const bare = await shop.app.inject({ method: "POST", url: OFFICE_PATHS.phoneOrders, payload: order, headers });
    expect(bare.json().code).toBe("idempotency_key_required");
  });

  it("PHONE-1 refuses a payment that is not the one the guest agreed to", async () => {
    const order = { ...teaOrder, ...dish, coupons: [], dry_run: false, pay_by: "link", expected_total: 1000 };
    expect((await call(order)).body).toMatchObject({ code: "rest_invalid_param" });
  });

  it("PHONE-1 an earlier order is repeated, and what is no longer sold is told", async () => {
    const lines = [
      { product_id: 201, variation_id: 2012, quantity: 1 },
      { product_id: 101, quantity: 1, supplements: [{ id: 901, count: 2 }] },
    ];
    const { body } = await place({ lines, coupons: [] });
    const repeat = PHONE_ORDER_CALLS.repeat.replace(":id", String(body.id));
    expect((await get(repeat)).gone).toEqual([]);
    const row = await shop.store.db.selectFrom("orders").select("details").where("id", "=", body.id).executeTakeFirst();
    const details = (row?.details ?? "").replaceAll("2012", "2013");
    await shop.store.db.updateTable("orders").set({ details }).where("id", "=", body.id).execute();
    const again = await get(repeat);
    expect(again.gone).toEqual(["Маргарита, 40 см"]);
    expect(again.lines).toMatchObject([{ product_id: 101, quantity: 1, supplements: [{ id: 901, count: 2 }] }]);
  });

  it("PHONE-1 the menu of a branch names its methods and places, and the caller's limit", async () => {
    const menu = await get(`${PHONE_ORDER_CALLS.menu}?branch_id=10`);
    expect(menu).toMatchObject({ discount_limit_percent: 10, methods: ["flat_rate", "local_pickup"] });
    expect(menu.places.length).toBeGreaterThan(0);
  });
});
