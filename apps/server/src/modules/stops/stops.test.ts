import { PATHS, REALTIME_EVENTS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aShift, type StaffShift } from "../../testing/calls/office-stops.ts";
import { placeOrder, quoteOrder, stockOf } from "../../testing/calls/orders.ts";
import { smallMenu, smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const comboOf = (id: number, combo_products: readonly number[]) => ({
  id,
  name: `Набор ${id}`,
  price: 400,
  in_stock: true,
  categories: [1],
  acf: { combo_products: [...combo_products] },
});
const tea = { kind: "product", id: 301 } as const;
/** Wednesday in Moscow, where the small shop's clock begins at noon. */
const at = (time: string) => new Date(`2026-03-04T${time}:00+03:00`).toISOString();
const slot = (from: string, to: string, date = "04.03.2026") => ({ take_date: date, time_from: from, time_to: to });

describeOnEachEngine("stops of a branch", (engine) => {
  let shop: RunningShop;
  let staff: StaffShift;
  beforeEach(async () => {
    shop = await startShop({ engine });
    staff = await aShift(shop);
  });
  afterEach(() => shop.close());

  const refusalOf = async (changes: object = {}) => (await quoteOrder(shop.app, changes)).json().lines[0].refusal;
  const stopList = async (branch = 10) => (await shop.app.inject(`${PATHS.stopList}?warehouse_id=${branch}`)).json();

  it("STOP-1 a stopped dish is refused until its end, and is sold again without a call", async () => {
    const made = await staff.stop(tea, at("18:00"), { reason: "Нет заварки" });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({
      branch_id: 10,
      target: tea,
      name: "Чай",
      until: at("18:00"),
      until_business_day: false,
      reason: "Нет заварки",
      at: at("12:00"),
      by: { kind: "staff", name: "Анна" },
    });
    expect((await staff.list()).stops).toEqual([made.json()]);
    expect(await refusalOf()).toEqual({ reason: "sold-out", back_at: at("18:00") });
    expect((await placeOrder(shop.app)).statusCode).toBe(422);
    shop.clock.set(Date.parse(at("18:00")));
    expect(await refusalOf()).toBeUndefined();
    expect((await placeOrder(shop.app)).statusCode).toBe(201);
    expect((await staff.list()).stops).toEqual([]);
  });

  it("STOP-2 a stop does not affect an order for a later time, which the quote offers", async () => {
    await staff.stop(tea, at("18:00"));
    const quote = (await quoteOrder(shop.app)).json();
    expect(quote.lines[0].next_time).toEqual({ date: "04.03.2026", from: "18:00", to: "18:30" });
    expect(await refusalOf(slot("17:30", "18:00"))).toMatchObject({ reason: "sold-out" });
    expect(await refusalOf(slot("18:00", "18:30"))).toBeUndefined();
    expect((await placeOrder(shop.app, slot("19:00", "19:30"))).statusCode).toBe(201);
  });

  it("STOP-1 a stop for today ends at 05:00; one without an end lasts until it is resumed", async () => {
    const today = (await staff.stop(tea, "business-day")).json();
    expect(today).toMatchObject({ until: "2026-03-05T02:00:00.000Z", until_business_day: true });
    expect(await refusalOf(slot("12:00", "12:30", "05.03.2026"))).toBeUndefined();
    const forGood = (await staff.stop(tea)).json();
    expect(forGood).toMatchObject({ until: null, until_business_day: false });
    expect(await refusalOf(slot("12:00", "12:30", "05.03.2026"))).toEqual({ reason: "sold-out" });
    expect((await staff.resume(forGood.id)).json().stops).toEqual([]);
    expect(await refusalOf()).toBeUndefined();
  });

  it("STOP-1 stopping and resuming changes neither counts nor reservations", async () => {
    expect((await placeOrder(shop.app)).statusCode).toBe(201);
    const { id } = (await staff.stop(tea)).json();
    expect(await stockOf(shop, 301)).toBe(3);
    await staff.resume(id);
    expect(await stockOf(shop, 301)).toBe(3);
    expect((await placeOrder(shop.app)).statusCode).toBe(201);
    expect(await stockOf(shop, 301)).toBe(1);
  });

  it.each([
    [{ kind: "category", id: 3 }, "sold-out"],
    [{ kind: "product", id: 301 }, "sold-out"],
  ] as const)("STOP-1 stops by %j", async (target, reason) => {
    await staff.stop(target, at("18:00"));
    expect(await refusalOf()).toEqual({ reason, back_at: at("18:00") });
  });

  it("STOP-2 stopping a dish takes the sets with it off sale: in the menu, the quote and the order", async () => {
    const [soups, ...others] = smallMenu;
    const sets = [comboOf(701, [301]), comboOf(702, [101])];
    const products = [...(Array.isArray(soups?.["products"]) ? soups["products"] : []), ...sets];
    await shop.reimport({ ...smallShop, catalog: [{ ...soups, products }, ...others] });
    await staff.stop(tea, at("18:00"));
    const order = (id: number) => ({ lines: [{ product_id: id, quantity: 1 }], expected_total: 400 });
    expect(await refusalOf(order(701))).toEqual({ reason: "sold-out", back_at: at("18:00") });
    expect((await placeOrder(shop.app, order(701))).json()).toMatchObject({ code: "order_refused" });
    const rows: readonly { readonly product_id: number }[] = (await stopList()).products;
    const listed = rows.map(({ product_id: id }) => id);
    expect([701, 702].map((id) => listed.includes(id))).toEqual([true, false]);
    expect((await placeOrder(shop.app, order(702))).statusCode).toBe(201);
    shop.clock.set(Date.parse(at("18:00")));
    expect((await placeOrder(shop.app, order(701))).statusCode).toBe(201);
  });

  it("STOP-1 stops a size and a supplement; other sizes and the dish itself are sold", async () => {
    await staff.stop({ kind: "variation", id: 2012 }, at("18:00"));
    await staff.stop({ kind: "supplement", id: 901 }, at("19:00"));
    const pizza = (size: number) => ({ lines: [{ product_id: 201, variation_id: size, quantity: 1 }] });
    expect(await refusalOf(pizza(2012))).toMatchObject({ reason: "sold-out" });
    expect(await refusalOf(pizza(2011))).toBeUndefined();
    const soup = { product_id: 101, quantity: 1 };
    const withCream = { lines: [{ ...soup, supplements: [{ id: 901, count: 1 }] }] };
    expect(await refusalOf(withCream)).toEqual({
      reason: "supplement-not-offered",
      supplement_id: 901,
      back_at: at("19:00"),
    });
    expect(await refusalOf({ lines: [soup] })).toBeUndefined();
  });

  it.each([
    [{ kind: "branch", id: 10 }, "branch"],
    [{ kind: "method", id: "local_pickup" }, "method"],
  ] as const)("STOP-1 takes no orders at a stopped %j", async (target, what) => {
    await staff.stop(target, at("18:00"));
    expect((await quoteOrder(shop.app)).json()).toMatchObject({
      refusals: [{ reason: "paused", what, back_at: at("18:00") }],
      next_time: { date: "04.03.2026", from: "18:00", to: "18:30" },
      taken_for: null,
    });
    expect((await placeOrder(shop.app)).json()).toMatchObject({ code: "order_refused", data: { reason: "paused" } });
    expect((await placeOrder(shop.app, slot("18:00", "18:30"))).statusCode).toBe(201);
  });

  it("STOP-1 a stopped zone is not delivered to; pickup stays open", async () => {
    await staff.stop({ kind: "zone", id: "centre" }, at("18:00"));
    const delivery = { delivery_type: "flat_rate", zone_id: "centre" };
    expect((await quoteOrder(shop.app, delivery)).json().refusals).toContainEqual({
      reason: "paused",
      what: "zone",
      back_at: at("18:00"),
    });
    expect((await quoteOrder(shop.app)).json().refusals).toEqual([]);
  });

  it("STOP-2 the stop-list has stopped dishes with their return, whole when every size is stopped", async () => {
    await staff.stop({ kind: "variation", id: 2011 }, at("18:00"));
    const size = (id: number | null, end: string) => ({
      product_id: 201,
      variation_id: id,
      stopped: true,
      back_at: at(end),
    });
    expect((await stopList()).products).toEqual([size(2011, "18:00")]);
    await staff.stop({ kind: "variation", id: 2012 }, at("17:00"));
    expect((await stopList()).products[0]).toEqual(size(null, "17:00"));
    await staff.stop({ kind: "supplement", id: 901 });
    await staff.stop({ kind: "category", id: 3 }, at("20:00"));
    expect(await stopList()).toMatchObject({
      products: expect.arrayContaining([{ product_id: 301, variation_id: null, stopped: true, back_at: at("20:00") }]),
      supplements: [{ product_id: 901, back_at: null }],
    });
    expect((await stopList(20)).products).toEqual([]);
  });

  it("STOP-2 notifies open pages of every change, and only of changes", async () => {
    const publish = vi.spyOn(shop.app.services.realtime, "publish");
    const told = () => publish.mock.calls.filter(([, event]) => event === REALTIME_EVENTS.stopListChanged).length;
    const { id } = (await staff.stop(tea)).json();
    expect(told()).toBe(1);
    const both = await Promise.all([staff.resume(id), staff.resume(id)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(told()).toBe(2);
    const entries = await shop.store.db
      .selectFrom("audit_log")
      .select("action")
      .where("object_kind", "=", "stop")
      .execute();
    expect(entries.map(({ action }) => action).sort()).toEqual(["resume", "stop"]);
  });

  it("STOP-1 two staff who stop a dish at once leave one stop; a repeat gets the same answer", async () => {
    await Promise.all([staff.stop(tea, at("18:00")), staff.stop(tea, at("19:00"))]);
    expect((await staff.list()).stops).toHaveLength(1);
    const first = (await staff.stop(tea, at("20:00"), {}, "one")).json();
    await staff.resume(first.id);
    expect((await staff.stop(tea, at("20:00"), {}, "one")).json().id).toBe(first.id);
    expect((await staff.list()).stops).toEqual([]);
  });

  it("STOP-1 refuses unknown targets and wrong ends, and a branch with 500 stops", async () => {
    const status = async (...sent: Parameters<StaffShift["stop"]>) => (await staff.stop(...sent)).statusCode;
    expect(await status({ kind: "product", id: 999 })).toBe(400);
    expect(await status({ kind: "branch", id: 20 })).toBe(400);
    expect(await status({ kind: "method", id: "teleport" })).toBe(400);
    expect(await status(tea, at("11:59"))).toBe(400);
    expect(await status(tea, "2030-01-01T00:00:00.000Z")).toBe(400);
    expect(await status(tea, null, { branch_id: 77 })).toBe(404);
    const rows = Array.from({ length: 500 }, (_, index) => ({
      id: 1_000 + index,
      branch_id: 10,
      kind: "product" as const,
      target: String(5_000 + index),
      ends_at: Date.parse(at("23:00")),
      business_day: 0 as const,
      reason: "",
      at: 1,
      by_name: "",
    }));
    await shop.store.db.insertInto("stops").values(rows).execute();
    expect((await staff.stop(tea)).json()).toMatchObject({ code: "stop_refused", data: { reason: "too-many-stops" } });
    shop.clock.set(Date.parse(at("23:00")));
    expect(await status(tea)).toBe(201);
  });

  it("STOP-1 a cook stops dishes of the own branch only, and no branch", async () => {
    const cook = await aShift(shop, "cook", 10);
    expect((await cook.stop({ kind: "branch", id: 10 })).statusCode).toBe(403);
    expect((await cook.stop(tea, null, { branch_id: 20 })).statusCode).toBe(403);
    expect((await cook.stop(tea)).statusCode).toBe(201);
    const foreign = (await staff.stop({ kind: "product", id: 101 }, null, { branch_id: 20 })).json();
    expect((await cook.resume(foreign.id)).statusCode).toBe(404);
    expect((await shop.app.inject({ method: "DELETE", url: `/api/office/stops/${foreign.id}` })).statusCode).toBe(401);
  });

  it("STOP-2 autoapply reports that nothing of a stopped dish is left", async () => {
    await staff.stop(tea, at("18:00"));
    const cart_items = { 301: { product: { id: 301 }, quantity: 1, price: 100 } };
    const body = { cart_items, delivery_type: "local_pickup", meta_data: { stock_id: 10 } };
    const answer = await shop.app.inject({ method: "POST", url: `/api${PATHS.autoapply}`, payload: body });
    expect(answer.json().stocksList).toEqual([expect.objectContaining({ product_id: 301, quantity: 0 })]);
  });
});
