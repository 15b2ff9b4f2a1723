import { randomUUID } from "node:crypto";
import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type BoardCaller, boardCaller, enrolBoard, placed } from "../../testing/calls/board.ts";
import { anOperator, placeOrder, quoteOrder, teaOrder } from "../../testing/calls/orders.ts";
import { newPhone, signIn } from "../../testing/calls/people.ts";
import { smallSettings, smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { createAnswers } from "./answer-orders.ts";

const files = { ...smallShop, settings: { ...smallSettings, dish_notes: true } };
const markup = `<b>Аллергия</b> на "орехи" & <img src=x onerror=alert(1)>`;
const soup = (note?: string) => ({ product_id: 101, quantity: 1, ...(note === undefined ? {} : { note }) });

describeOnEachEngine("notes for dishes in orders", (engine) => {
  let shop: RunningShop;
  let anna: BoardCaller;
  beforeAll(async () => {
    shop = await startShop({ engine, files, now: Date.parse("2026-03-04T12:00:00+03:00") });
    await enrolBoard(shop);
    anna = await boardCaller(shop);
  });
  afterAll(() => shop.close());

  const noted = async (...notes: readonly (string | undefined)[]) => {
    const lines = notes.map(soup);
    const { total } = (await quoteOrder(shop.app, { lines })).json();
    return placed(shop, { lines, expected_total: total });
  };

  it("MENU-15 reach board, guest and WooCommerce whole and as text, each at its own line", async () => {
    const { id, key } = await noted(undefined, markup, "я".repeat(140));
    const { keys } = await anOperator(shop);
    const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
    const page = (await shop.app.inject(`${PATHS.orders}/${id}?key=${key}`)).json();
    for (const { lines } of [await anna.order(id), page])
      expect(lines.map(({ note }: { readonly note?: string }) => note)).toEqual([undefined, markup, "я".repeat(140)]);
    const woo = await shop.app.inject({ url: `${PATHS.shopOrders}/${id}`, headers: { authorization } });
    expect(woo.json().line_items.map(({ meta_data: meta }: { meta_data: unknown }) => meta)).toEqual([
      [],
      [{ key: "dish_note", value: markup, display_key: "Пожелание", display_value: markup }],
      [{ key: "dish_note", value: "я".repeat(140), display_key: "Пожелание", display_value: "я".repeat(140) }],
    ]);
  });

  it("MENU-15 on an allergy must be read once, by anybody, before the order is confirmed", async () => {
    const { id } = await noted("без лука", markup);
    expect(await anna.order(id)).toMatchObject({ asks: "confirm", asks_reading: true, version: 1 });
    for (const [action, body] of [
      ["confirm", {}],
      ["stage", { stage: "cooking" }],
    ] as const) {
      const refused = await anna.answer(id, action, { version: 1, ...body });
      expect([refused.statusCode, refused.json().data.reason]).toEqual([409, "allergy-unread"]);
    }
    const cook = await boardCaller(shop, "cook", 10, "Борис");
    const seen = await cook.answer(id, "seen", { version: 1 });
    expect([seen.statusCode, seen.json().asks_reading, seen.json().asks]).toEqual([200, undefined, "confirm"]);
    expect((await anna.answer(id, "seen", { version: 2 })).statusCode).toBe(200);
    expect((await anna.answer(id, "confirm", { version: 2 })).statusCode).toBe(200);
    expect((await anna.order(id)).history).toMatchObject([
      { kind: "placed" },
      { kind: "changed", reason: "allergy", by: { kind: "staff", name: "Борис" } },
      { kind: "confirmed", by: { name: "Анна" } },
    ]);
    const log = await shop.store.db
      .selectFrom("audit_log")
      .select(["action", "after"])
      .where("object_id", "=", String(id))
      .where("object_kind", "=", "order")
      .execute();
    expect(log[0]).toEqual({ action: "changed", after: '{"stage":"accepted","allergy_read":true}' });
    expect(JSON.stringify(log)).not.toContain("орехи");
  });

  it("MENU-15 on an allergy are not confirmed by the shop itself, and can be refused unread", async () => {
    const answers = createAnswers({ shop: shop.shopData, now: shop.clock.now, orders: shop.app.services.orders });
    const own = (orderId: number) => ({ orderId, by: "shop", deviceId: null, version: null, call: null });
    const [plain, allergic] = [await noted("разрезать"), await noted(markup)];
    expect(await answers.confirm(own(plain.id), null)).toBe("done");
    expect(await answers.confirm(own(allergic.id), null)).toBe("unread");
    expect(await anna.order(allergic.id)).toMatchObject({ asks: "confirm", asks_reading: true });
    expect((await anna.answer(allergic.id, "refuse", { version: 1, reason: "closed" })).statusCode).toBe(200);
  });

  it("MENU-15 need the right to answer or to cook, and the version that the person saw", async () => {
    const { id } = await noted(markup);
    const courier = await boardCaller(shop, "courier");
    expect((await courier.answer(id, "seen", { version: 1 })).json()).toMatchObject({ code: "staff_right_missing" });
    expect((await anna.answer(id, "seen", { version: 7 })).json()).toMatchObject({ code: "order_changed" });
  });

  it("MENU-15 are refused with the new quote where they are not taken any more, and never lost unseen", async () => {
    await shop.reimport(smallShop);
    const lines = [soup("без соли"), soup()];
    const quote = (await quoteOrder(shop.app, { lines })).json();
    const order = await placeOrder(shop.app, { lines, expected_total: quote.total });
    const again = await placeOrder(shop.app, { lines: [soup(), soup()], expected_total: quote.total });
    await shop.reimport(files);
    const shown = quote.lines.map(({ note, note_dropped }: Record<string, unknown>) => [note, note_dropped]);
    expect(shown).toEqual([
      [undefined, true],
      [undefined, undefined],
    ]);
    expect([order.statusCode, order.json().code, order.json().data.quote.lines]).toEqual([
      409,
      "order_changed",
      quote.lines,
    ]);
    expect(again.statusCode).toBe(201);
  });

  it("MENU-15 that are too long are refused at the door", async () => {
    const answer = await quoteOrder(shop.app, { lines: [soup("я".repeat(141))] });
    expect([answer.statusCode, answer.json().data.params[0].path]).toEqual([400, "lines[0].note"]);
  });

  it("MENU-15 are removed when the account of their guest is deleted, because they tell of health", async () => {
    const guest = await signIn(shop, newPhone());
    const lines = [soup(markup)];
    const { total } = (await quoteOrder(shop.app, { lines })).json();
    const { id } = (
      await shop.app.inject({
        method: "POST",
        url: PATHS.orders,
        headers: { ...guest.headers, "idempotency-key": randomUUID() },
        payload: { ...teaOrder, lines, expected_total: total, customer: { name: "Анна", phone: guest.phone } },
      })
    ).json();
    await (await anOperator(shop)).move(id, "cancelled");
    expect((await shop.app.inject({ method: "DELETE", url: PATHS.user, headers: guest.headers })).statusCode).toBe(200);
    const row = await shop.store.db
      .selectFrom("orders")
      .select("details")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row.details).not.toContain("Аллергия");
  });
});
