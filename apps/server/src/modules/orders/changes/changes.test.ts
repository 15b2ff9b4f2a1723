import { PATHS, type WireOrderView } from "@skatert/contract";
import { expect, it } from "vitest";
import { type BoardCaller, boardCaller, enrolBoard, placed } from "../../../testing/calls/board.ts";
import { stockOf, teaOrder } from "../../../testing/calls/orders.ts";
import { onlineShop, orderToPay, passTime, type WaitingOrder } from "../../../testing/calls/payments.ts";
import { newPhone, signIn } from "../../../testing/calls/people.ts";
import { smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const minute = 60_000;
const noon = Date.parse("2026-03-04T12:00:00+03:00");
const files = {
  ...smallShop,
  stock: [
    { product_id: 301, variation_id: 0, warehouse_id: 10, quantity: 5 },
    { product_id: 101, variation_id: 0, warehouse_id: 10, quantity: 3 },
  ],
};
/** A soup and two teas: 500 roubles. */
const dinner = {
  lines: [
    { product_id: 101, quantity: 1 },
    { product_id: 301, quantity: 2 },
  ],
  expected_total: 500,
};
const coupon = { coupons: [701], promo_code: "SUP10" };
const tea = { product_id: 301, quantity: 1 };
const soup = { product_id: 101, quantity: 1 };

interface Placed {
  readonly id: number;
  readonly key: string;
}

describeOnEachEngine("changes of a placed order", (engine) => {
  async function withOrder(
    walk: (shop: RunningShop, order: Placed, anna: BoardCaller) => Promise<void>,
    changes: object = dinner,
  ): Promise<void> {
    const shop = await startShop({ engine, files, now: noon });
    try {
      await enrolBoard(shop);
      const anna = await boardCaller(shop);
      await walk(shop, await placed(shop, changes), anna);
    } finally {
      await shop.close();
    }
  }

  const viewOf = async (shop: RunningShop, { id, key }: Placed) =>
    (await shop.app.inject(`${PATHS.orders}/${id}?key=${key}`)).json();
  const answer = (shop: RunningShop, { id, key }: Placed, body: object, headers: Record<string, string> = {}) =>
    shop.app.inject({ method: "POST", url: `${PATHS.orders}/${id}/proposal?key=${key}`, payload: body, headers });
  const slots = (shop: RunningShop) =>
    shop.store.db
      .selectFrom("slot_counters")
      .select(["method", "slot_start", "orders", "sum", "dishes"])
      .where("orders", ">", 0)
      .orderBy("method")
      .execute();

  it("CHANGE-1 CHANGE-3 a removal by telephone takes the dish off the order, its stock, its slot and the kitchen", () =>
    withOrder(async (shop, order, anna) => {
      const made = await anna.change(order.id, { changes: [{ kind: "remove", line: 1 }], consent: "phone" });
      expect(made.statusCode, made.body).toBe(200);
      expect(made.json()).toMatchObject({
        before: { total: 500 },
        after: { total: 300, lines: [{ product_id: 101 }] },
        owed: 300,
        consent: "required",
        kitchen_delta: [{ name: "Чай", was: 2, now: 0 }],
        proposal: null,
        order: {
          version: 2,
          total: 300,
          owed: 300,
          lines: [{ name: "Борщ" }],
          changes: [
            { number: 1, by: { name: "Анна" }, reason: "Нет чая", kinds: ["remove"], consent: "phone", total_was: 500 },
          ],
        },
      });
      expect(made.json().order.history.at(-1)).toMatchObject({ kind: "changed", reason: "made" });
      expect([await stockOf(shop, 301), await stockOf(shop, 101)]).toEqual([5, 2]);
      expect(await slots(shop)).toMatchObject([
        { sum: 300_00, dishes: 1 },
        { sum: 300_00, dishes: 1 },
      ]);
      expect(await viewOf(shop, order)).toMatchObject({
        total: 300,
        changes: [{ reason: "Нет чая", lines: [{ name: "Чай", was: 2, now: 0 }], total_was: 500, total_now: 300 }],
      });
      await anna.answer(order.id, "refuse", { version: 2, reason: "no-time" });
      expect([await stockOf(shop, 301), await stockOf(shop, 101)]).toEqual([5, 3]);
      expect(await slots(shop)).toEqual([]);
    }));

  it("CHANGE-1 adds, swaps and counts dishes at today's price, and keeps the order's own price for the rest", () =>
    withOrder(async (shop, order, anna) => {
      const changes = [
        { kind: "quantity", line: 0, quantity: 2 },
        { kind: "swap", line: 1, item: { product_id: 201, variation_id: 2011, quantity: 1 } },
        { kind: "add", item: tea },
      ];
      const made = await anna.change(order.id, { changes, consent: "phone" });
      expect(made.statusCode, made.body).toBe(200);
      expect(made.json()).toMatchObject({
        after: { total: 1200 },
        kitchen_delta: [
          { name: "Борщ", was: 1, now: 2 },
          { name: "Чай", was: 2, now: 1 },
          { name: "Маргарита", variation: "30 см", was: 0, now: 1 },
        ],
      });
      expect([await stockOf(shop, 301), await stockOf(shop, 101)]).toEqual([4, 1]);
      const found = await anna.get("/api/office/orders", { branch_id: "10", view: "board", q: "Маргарита" });
      expect(found.json().orders).toMatchObject([{ id: order.id }]);
    }));

  it("CHANGE-3 refuses what the stock lacks and changes nothing, also in a dry run", () =>
    withOrder(async (shop, order, anna) => {
      const tooMany = { changes: [{ kind: "quantity", line: 0, quantity: 5 }], consent: "phone" };
      const tried = await anna.change(order.id, { ...tooMany, dry_run: true });
      expect(tried.json()).toMatchObject({ refusals: [{ reason: "not-enough-stock" }], order: { version: 1 } });
      const refused = await anna.change(order.id, tooMany);
      expect([refused.statusCode, refused.json().code]).toEqual([422, "change_refused"]);
      expect(await stockOf(shop, 101)).toBe(2);
      const whole = [
        { kind: "remove", line: 0 },
        { kind: "remove", line: 1 },
      ];
      const empty = await anna.change(order.id, { changes: whole, consent: "phone" });
      expect(empty.json().data.refusals).toContainEqual({ reason: "nothing-left" });
      expect(await anna.order(order.id)).toMatchObject({ version: 1, total: 500 });
    }));

  it("CHANGE-1 a swap uses what it takes off: the last soup goes to another soup", () =>
    withOrder(
      async (shop, order, anna) => {
        const changes = [{ kind: "swap", line: 0, item: { ...soup, quantity: 3, note: "без лука" } }];
        const made = await anna.change(order.id, { changes, consent: "phone" });
        expect(made.statusCode, made.body).toBe(200);
        expect(await stockOf(shop, 101)).toBe(0);
      },
      { lines: [{ ...soup, quantity: 3 }], expected_total: 900 },
    ));

  it("CHANGE-1 address, time and comment need no consent; the slot and the promise move", () =>
    withOrder(async (shop, order, anna) => {
      const changes = [
        { kind: "time", take_date: "04.03.2026", time_from: "15:00" },
        { kind: "comment", comment: "Позвонить от ворот" },
      ];
      const made = await anna.change(order.id, { changes, reason: "Гость придёт позже" });
      expect(made.statusCode, made.body).toBe(200);
      expect(made.json()).toMatchObject({ consent: "none", after: { total: 500 }, kitchen_delta: [] });
      const shown = await anna.order(order.id);
      expect(shown).toMatchObject({ comment: "Позвонить от ворот", wanted: { soonest: false } });
      expect(shown.wanted.from).toBe(new Date(noon + 180 * minute).toISOString());
      expect(await slots(shop)).toMatchObject([
        { slot_start: noon + 180 * minute, orders: 1 },
        { slot_start: noon + 180 * minute, orders: 1 },
      ]);
      expect(Date.parse(shown.promised_at ?? "")).toBeGreaterThan(noon + 150 * minute);
    }));

  it("CHANGE-1 from pickup to delivery: the zone's fee, asked of the guest", () =>
    withOrder(async (shop, order, anna) => {
      const changes = [
        { kind: "method", delivery_type: "flat_rate", address: "Тверская, 1", coordinates: [37.6, 55.75] },
      ];
      const asked = await anna.change(order.id, { changes });
      expect(asked.statusCode, asked.body).toBe(200);
      expect(asked.json()).toMatchObject({ consent: "required", after: { total: 650 }, order: { total: 500 } });
      const { id } = asked.json().proposal;
      expect((await answer(shop, order, { proposal_id: id, accept: true })).json()).toMatchObject({
        total: 650,
        delivery: { type: "flat_rate", zone_id: "centre", address: "Тверская, 1" },
      });
      expect(await slots(shop)).toMatchObject([{ method: "all" }, { method: "flat_rate", sum: 650_00 }]);
    }));

  it("CHANGE-1 how the order is paid: on receipt, and online until money has come", async () => {
    const shop = await startShop({ engine, files: { ...onlineShop, stock: files.stock }, now: noon });
    try {
      const anna = await boardCaller(shop);
      const order = await orderToPay(shop, "cod", dinner);
      const by = async (payment_method: string, id = order.id) =>
        (await anna.change(id, { changes: [{ kind: "payment", payment_method }] })).json();
      expect(await by("sandbox")).toMatchObject({ owed: 500, order: { payment: { method: "sandbox", online: true } } });
      expect(await order.view()).toMatchObject({
        to_pay: 500,
        payment: { online: true, paid: false, redirect_url: expect.stringContaining("key=") },
      });
      const openPage = async () => {
        const { payment }: WireOrderView = (
          await shop.app.inject(`${PATHS.orders}/${order.id}?key=${order.key}`)
        ).json();
        const opened = await shop.app.inject({ url: payment.redirect_url ?? "", headers: { accept: "text/html" } });
        return String(opened.headers.location);
      };
      await openPage();
      expect(await by("cod")).toMatchObject({ order: { payment: { method: "cod", online: false } } });
      expect(await order.payments()).toMatchObject([{ state: "closed" }]);
      expect(await order.view()).not.toHaveProperty("to_pay");
      expect(await by("sandbox")).toMatchObject({ order: { payment: { method: "sandbox" } } });
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      await shop.app.inject({ method: "POST", url: await openPage(), headers, payload: "decision=paid" });
      expect(await anna.order(order.id)).toMatchObject({ paid: 500, owed: 0 });
      expect(JSON.parse((await order.payments()).at(-1)?.receipt ?? "")).toMatchObject([
        { name: "Борщ", unitPrice: 300_00 },
        { name: "Чай", quantity: 2 },
      ]);
      expect((await by("cod")).data.refusals).toMatchObject([{ reason: "payment-unavailable", methods: [] }]);

      const waiting = await orderToPay(shop, "sandbox", {
        ...dinner,
        customer: { name: "Олег", phone: "+79160000001" },
      });
      expect((await by("cod", waiting.id)).data.refusals).toMatchObject([{ methods: ["sandbox"] }]);
    } finally {
      await shop.close();
    }
  });

  it("CHANGE-1 how the order is paid on receipt, but not by an unknown way", () =>
    withOrder(async (_shop, order, anna) => {
      const by = (payment_method: string) => ({ changes: [{ kind: "payment", payment_method }] });
      expect((await anna.change(order.id, by("card"))).json()).toMatchObject({
        order: { payment: { method: "card" } },
      });
      expect((await anna.change(order.id, by("bitcoin"))).json().data.refusals).toMatchObject([
        { reason: "payment-unavailable", methods: ["cod", "card"] },
      ]);
    }));

  it("CHANGE-1 coupon: a change asks the order's own coupon, its uses follow", () =>
    withOrder(
      async (shop, order, anna) => {
        const uses = () => shop.store.db.selectFrom("coupon_counters").selectAll().orderBy("customer").execute();
        expect(await uses()).toMatchObject([{ uses: 1, given: 50_00 }, { uses: 1 }]);
        const made = await anna.change(order.id, { changes: [{ kind: "remove", line: 1 }], consent: "phone" });
        expect(made.json()).toMatchObject({ after: { total: 270 }, order: { total: 270 } });
        expect(await uses()).toMatchObject([{ uses: 1, given: 30_00 }, { uses: 1 }]);
        await anna.answer(order.id, "refuse", { version: 2, reason: "no-time" });
        expect(await uses()).toMatchObject([{ uses: 0, given: 0 }, { uses: 0 }]);
      },
      { ...dinner, ...coupon, expected_total: 450 },
    ));

  it("CHANGE-1 a proposal leaves the order until the guest agrees; declined, withdrawn or unanswered, it ends", () =>
    withOrder(async (shop, order, anna) => {
      const swap = { changes: [{ kind: "swap", line: 1, item: soup }] };
      const asked = await anna.change(order.id, swap);
      const { id, url, expires_at } = asked.json().proposal;
      expect([url, expires_at]).toEqual([
        `/order/${order.id}?key=${order.key}`,
        new Date(noon + 15 * minute).toISOString(),
      ]);
      expect(await viewOf(shop, order)).toMatchObject({
        total: 500,
        proposal: { id, reason: "Нет чая", total_was: 500, total_now: 600, owed: 600 },
      });
      const declined = await answer(shop, order, { proposal_id: id, accept: false });
      expect(declined.json()).toMatchObject({ total: 500 });
      expect(declined.json().proposal).toBeUndefined();
      expect((await anna.order(order.id)).history.at(-1)).toMatchObject({ reason: "declined", by: { kind: "guest" } });
      expect((await answer(shop, order, { proposal_id: id, accept: true })).json().data).toMatchObject({
        reason: "gone",
      });

      await anna.change(order.id, swap);
      expect((await anna.withdraw(order.id)).json().proposal).toBeUndefined();
      expect((await anna.withdraw(order.id)).statusCode).toBe(409);

      const late = (await anna.change(order.id, swap)).json().proposal;
      await passTime(shop, 16 * minute, minute);
      expect((await anna.order(order.id)).history.at(-1)).toMatchObject({ reason: "no-answer", by: { kind: "shop" } });
      expect((await answer(shop, order, { proposal_id: late.id, accept: true })).statusCode).toBe(409);
      expect(await stockOf(shop, 301)).toBe(3);
    }));

  it("CHANGE-1 an accepted proposal is judged anew: the dish may be gone, the money another", () =>
    withOrder(async (shop, order, anna) => {
      const asked = (
        await anna.change(order.id, { changes: [{ kind: "add", item: { ...soup, quantity: 2 } }] })
      ).json();
      await placed(shop, { lines: [{ ...soup }], expected_total: 300 });
      const refused = await answer(shop, order, { proposal_id: asked.proposal.id, accept: true });
      expect([refused.statusCode, refused.json().data.reason]).toEqual([409, "unavailable"]);
      expect(await anna.order(order.id)).toMatchObject({ total: 500 });
      expect((await anna.order(order.id)).history.at(-1)).toMatchObject({ reason: "failed" });
    }));

  it("CHANGE-1 a guest who chose to leave missing dishes out is told, not asked", () =>
    withOrder(
      async (shop, order, anna) => {
        expect(await anna.order(order.id)).toMatchObject({ if_missing: "remove" });
        const made = await anna.change(order.id, { changes: [{ kind: "remove", line: 1 }] });
        expect(made.json()).toMatchObject({ consent: "none", order: { total: 300, changes: [{ consent: "none" }] } });
        expect(await viewOf(shop, order)).toMatchObject({ total: 300, if_missing: "remove" });
      },
      { ...dinner, if_missing: "remove" },
    ));

  it("CHANGE-1 a repeat of a call changes nothing, and an accepted proposal is accepted once", () =>
    withOrder(async (shop, order, anna) => {
      const body = { version: 1, reason: "Нет чая", changes: [{ kind: "remove", line: 1 }], consent: "phone" };
      const first = await anna.answer(order.id, "changes", body, "one");
      const again = await anna.answer(order.id, "changes", body, "one");
      expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
      expect(again.json()).toMatchObject({ before: { total: 300 }, after: { total: 300 }, order: { version: 2 } });
      const { id } = (await anna.change(order.id, { changes: [{ kind: "add", item: tea }] })).json().proposal;
      const yes = { proposal_id: id, accept: true };
      for (let tries = 0; tries < 2; tries += 1)
        expect((await answer(shop, order, yes, { "idempotency-key": "yes" })).json()).toMatchObject({ total: 400 });
      expect((await answer(shop, order, yes)).json().data).toMatchObject({ reason: "gone" });
      expect(await stockOf(shop, 301)).toBe(4);
    }));

  it("CHANGE-1 the version and the stage count, and the right: a cook may not, an order that is over may not", () =>
    withOrder(async (shop, order, anna) => {
      const body = { reason: "Нет чая", changes: [{ kind: "comment", comment: "Стол у окна" }] };
      const cook = await boardCaller(shop, "cook", 10, "Пётр");
      expect((await cook.change(order.id, body)).statusCode).toBe(403);
      const stale = await anna.answer(order.id, "changes", { ...body, version: 0 });
      expect([stale.statusCode, stale.json().code]).toEqual([409, "order_changed"]);
      await anna.answer(order.id, "refuse", { version: 1, reason: "no-time" });
      const over = await anna.change(order.id, body);
      expect([over.statusCode, over.json().code]).toEqual([409, "order_transition_refused"]);
    }));

  it("CHANGE-1 an order of an earlier version changes its time, payment and comment, but no dish", () =>
    withOrder(async (shop, order, anna) => {
      const row = await shop.store.db
        .selectFrom("orders")
        .select("details")
        .where("id", "=", order.id)
        .executeTakeFirstOrThrow();
      const { terms: _terms, ...details } = JSON.parse(row.details);
      await shop.store.db
        .updateTable("orders")
        .set({ details: JSON.stringify(details) })
        .where("id", "=", order.id)
        .execute();
      const refused = await anna.change(order.id, { changes: [{ kind: "remove", line: 1 }], consent: "phone" });
      expect(refused.json().data.refusals).toEqual([{ reason: "no-terms" }]);
      const made = await anna.change(order.id, { changes: [{ kind: "comment", comment: "Без звонка" }] });
      expect(made.json()).toMatchObject({ order: { comment: "Без звонка", total: 500 } });
    }));

  it("CHANGE-1 points: fewer are spent, and those earned follow the rules of the day of the order", async () => {
    const rules = { ...files, bonus: { active: true, percent_max: 50, earn_percent: 10 } };
    const shop = await startShop({ engine, files: rules, now: noon });
    try {
      const guest = await signIn(shop, newPhone());
      const of = { user_id: guest.userId, balance: 1_000 };
      await shop.store.db.deleteFrom("bonus_accounts").where("user_id", "=", guest.userId).execute();
      await shop.store.db.insertInto("bonus_accounts").values(of).execute();
      const balance = async () =>
        (await shop.store.db.selectFrom("bonus_accounts").select("balance").executeTakeFirstOrThrow()).balance;
      const headers = { ...guest.headers, "idempotency-key": "points" };
      const body = { ...teaOrder, ...dinner, bonuses: 250, expected_total: 250 };
      const sent = await shop.app.inject({ method: "POST", url: PATHS.orders, headers, payload: body });
      expect(sent.statusCode, sent.body).toBe(201);
      expect(await balance()).toBe(750);

      const { stock: _stock, ...others } = rules;
      await shop.reimport({ ...others, bonus: { active: true, percent_max: 10, earn_percent: 1 } });
      const anna = await boardCaller(shop);
      const { id } = sent.json();
      const made = await anna.change(id, { changes: [{ kind: "remove", line: 1 }], consent: "phone" });
      expect(made.json()).toMatchObject({ after: { total: 150 }, points: { spent_back: 100, earned: 15 } });
      expect(await balance()).toBe(850);
      const more = { changes: [{ kind: "quantity", line: 0, quantity: 2 }], consent: "phone" };
      expect((await anna.change(id, more)).json()).toMatchObject({ after: { total: 350 } });
      expect(await balance()).toBe(750);
      const fewer = { changes: [{ kind: "quantity", line: 0, quantity: 1 }], consent: "phone" };
      expect((await anna.change(id, fewer)).json()).toMatchObject({ after: { total: 150 } });
      expect(await balance()).toBe(850);
      for (const stage of ["cooking", "ready", "handed-over"])
        await anna.answer(id, "stage", { version: (await anna.order(id)).version, stage });
      expect(await balance()).toBe(865);
    } finally {
      await shop.close();
    }
  });

  async function paidOrder(shop: RunningShop): Promise<WaitingOrder> {
    const order = await orderToPay(shop, "sandbox", dinner);
    const { location: url } = await order.open();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    await shop.app.inject({ method: "POST", url, headers, payload: "decision=paid" });
    return order;
  }

  it("CHANGE-1 CHANGE-2 a paid order: less goes back, more is owed, and the payment may come meanwhile", async () => {
    const shop = await startShop({ engine, files: { ...onlineShop, stock: files.stock }, now: noon });
    try {
      const anna = await boardCaller(shop);
      const order = await paidOrder(shop);
      const asked = (await anna.change(order.id, { changes: [{ kind: "remove", line: 1 }] })).json();
      expect(asked).toMatchObject({ owed: -200, proposal: expect.anything() });
      const yes = await answer(shop, order, { proposal_id: asked.proposal.id, accept: true });
      expect(yes.json()).toMatchObject({ total: 300 });
      expect((await anna.order(order.id)).history.slice(-2)).toMatchObject([{ kind: "changed" }, { kind: "refunded" }]);

      const waiting = await orderToPay(shop, "sandbox", {
        ...dinner,
        customer: { name: "Олег", phone: "+79160000001" },
      });
      const more = (await anna.change(waiting.id, { changes: [{ kind: "add", item: tea }] })).json();
      expect(more).toMatchObject({ owed: 600 });
      const { location: url } = await waiting.open();
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      await shop.app.inject({ method: "POST", url, headers, payload: "decision=paid" });
      const body = { proposal_id: more.proposal.id, accept: true };
      expect((await answer(shop, waiting, body)).json().data).toMatchObject({ reason: "changed" });
      expect(await waiting.view()).toMatchObject({ proposal: { owed: 100 } });
      expect((await answer(shop, waiting, body)).json()).toMatchObject({ total: 600 });
    } finally {
      await shop.close();
    }
  });
});
