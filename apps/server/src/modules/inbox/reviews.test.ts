import { randomUUID } from "node:crypto";
import { inboxItemPath, orderRatingPath, PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { enrolDevice } from "../../testing/calls/devices.ts";
import { inboxCaller } from "../../testing/calls/inbox.ts";
import { anOperator, placeOrder } from "../../testing/calls/orders.ts";
import { newPhone, type SignedIn, signIn } from "../../testing/calls/people.ts";
import { signInStaff } from "../../testing/calls/staff.ts";
import { smallSettings, smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const files = { ...smallShop, stock: [], settings: { ...smallSettings, show_dish_ratings: true } };

describeOnEachEngine("reviews in the inbox", (engine) => {
  let shop: RunningShop;
  let operator: Awaited<ReturnType<typeof anOperator>>;
  beforeAll(async () => {
    shop = await startShop({ engine, files });
    operator = await anOperator(shop);
  });
  afterAll(() => shop.close());

  /** A handed-over order with its rating; with an account, whose number placed it. */
  async function rated(rating: object, hasAccount: boolean): Promise<{ order: number; guest: SignedIn | null }> {
    const phone = newPhone();
    const placed = await placeOrder(shop.app, { customer: { name: "Анна", phone } });
    const { id, key } = placed.json();
    const guest = hasAccount ? await signIn(shop, phone) : null;
    for (const status of ["cooking", "ready", "completed"]) await operator.move(id, status);
    const given = await shop.app.inject({
      method: "POST",
      url: `/api${orderRatingPath(id)}?key=${key}`,
      payload: rating,
    });
    expect(given.statusCode, given.body).toBe(200);
    return { order: id, guest };
  }

  it("INBOX-1 a low one or one with words waits for an answer, a good one without words does not", async () => {
    const anna = await inboxCaller(shop);
    const { order: low } = await rated({ stars: 2 }, false);
    const { order: words } = await rated({ stars: 5, comment: "Горячо" }, false);
    const { order: good } = await rated({ stars: 5 }, false);
    const { items } = await anna.list({ kind: "review" });
    const orders = items.map(({ order_id }) => order_id);
    expect([orders.includes(low), orders.includes(words), orders.includes(good)]).toEqual([true, true, false]);
    expect(items[0]).toMatchObject({ branch_id: 10, rings: false, review: { points: 0, hidden: null, reply: null } });
  });

  it("INBOX-1 is answered to the guest, and hidden from others for a reason", async () => {
    const anna = await inboxCaller(shop);
    const { order, guest } = await rated({ stars: 1, comment: "Остыло" }, true);
    const item = await anna.itemOf(({ order_id }) => order_id === order);
    const replied = await anna.act(item.id, "review", { version: 1, reply: "Простите, исправимся" });
    expect(replied.json()).toMatchObject({ state: "open", version: 2, review: { reply: "Простите, исправимся" } });
    const own = await shop.app.inject({ url: `/api${orderRatingPath(order)}`, headers: guest?.headers ?? {} });
    expect(own.json().rating.reply).toBe("Простите, исправимся");
    const told = await shop.app.inject({ url: PATHS.notifications, headers: guest?.headers ?? {} });
    expect(told.body).toContain("Ресторан ответил на ваш отзыв");
    const hidden = await anna.act(item.id, "review", { version: 2, hide: { reason: "брань" } });
    expect(hidden.json().review.hidden).toBe("брань");
    const row = await shop.store.db
      .selectFrom("order_ratings")
      .select("hidden")
      .where("order_id", "=", order)
      .execute();
    expect(row).toEqual([{ hidden: 1 }]);
    // What staff write may name the guest, and the log is never changed.
    const logged = shop.store.db.selectFrom("audit_log").select("reason").where("object_kind", "=", "inbox");
    expect((await logged.execute()).map(({ reason }) => reason)).not.toContain("брань");
    const both = await anna.act(item.id, "review", { version: 3, reply: "", hide: null });
    expect(both.statusCode).toBe(400);
  });

  it("INBOX-1 is compensated with points once, within the limit of the role, and only with an account", async () => {
    const cashier = await inboxCaller(shop, "cashier");
    const { order, guest } = await rated({ stars: 1 }, true);
    const item = await cashier.itemOf(({ order_id }) => order_id === order);
    const give = (points: number, version = 1) =>
      cashier.act(item.id, "review", { version, compensate: { points, reason: "холодный суп" } });
    expect((await give(201)).json().data.reason).toBe("above-limit");
    const races = await Promise.all([give(200), give(150)]);
    expect(races.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const points = races.find(({ statusCode }) => statusCode === 200)?.json().review.points;
    expect((await give(10, 2)).json().data.reason).toBe("compensated");
    const entries = await shop.store.db
      .selectFrom("bonus_entries")
      .select(["kind", "points"])
      .where("user_id", "=", guest?.userId ?? 0)
      .where("kind", "=", "apology")
      .execute();
    expect(entries).toEqual([{ kind: "apology", points }]);
    const noted = shop.store.db.selectFrom("manual_points").select(["points", "reason", "by_name"]);
    expect(await noted.execute()).toEqual([{ points, reason: "холодный суп", by_name: "Анна" }]);
    const { order: stranger } = await rated({ stars: 1 }, false);
    const other = await cashier.itemOf(({ order_id }) => order_id === stranger);
    const refused = await cashier.act(other.id, "review", { version: 1, compensate: { points: 1, reason: "суп" } });
    expect(refused.json().data.reason).toBe("no-account");
  });

  it("STAFF-3 points for a review require the PIN on a shared tablet, a reply does not", async () => {
    const { order } = await rated({ stars: 1 }, true);
    const item = await (await inboxCaller(shop)).itemOf(({ order_id }) => order_id === order);
    const device = await enrolDevice(shop, 10);
    const { headers } = await signInStaff(shop, [{ role: "operator", branchId: 10 }], { deviceId: device.id });
    const review = (payload: object) =>
      shop.app.inject({
        method: "POST",
        url: inboxItemPath(item.id, "review"),
        headers: { cookie: `${device.cookie}; ${headers["cookie"]}`, "idempotency-key": randomUUID() },
        payload: { version: 1, ...payload },
      });
    const refused = await review({ compensate: { points: 10, reason: "холодный суп" } });
    expect([refused.statusCode, refused.json().code]).toEqual([403, "staff_pin_required"]);
    expect((await review({ reply: "Простите" })).statusCode).toBe(200);
  });
});
