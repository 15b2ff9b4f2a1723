import { OFFICE_PATHS, officeOrderPath, PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { pruneStore } from "../../../jobs/pruning/prune-store.ts";
import { type BoardCaller, boardCaller, enrolBoard, placed } from "../../../testing/calls/board.ts";
import { anOperator, stockOf } from "../../../testing/calls/orders.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("a practice order", (engine) => {
  let shop: RunningShop;
  let anna: BoardCaller;
  beforeEach(async () => {
    shop = await startShop({ engine });
    await enrolBoard(shop);
    anna = await boardCaller(shop);
  });
  afterEach(() => shop.close());

  const practise = ({ headers }: BoardCaller, branch_id = 10) =>
    shop.app.inject({ method: "POST", url: OFFICE_PATHS.practiceOrders, headers, payload: { branch_id } });
  const board = async () => (await anna.get(OFFICE_PATHS.orders, { branch_id: "10" })).json();

  it("BOARD-5 rings, is acknowledged, confirmed and moved to its end by the calls of other orders", async () => {
    const answer = await practise(anna);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { id: -1, number: "1", practice: true, asks: "confirm", stage: "accepted", version: 1, guest: null },
    ]);
    expect(answer.json().lines).toMatchObject([
      { name: "Борщ", quantity: 2 },
      { name: "Маргарита", variation: "30 см" },
    ]);
    expect((await anna.feed()).entries).toMatchObject([{ number: 1, kind: "placed", order_id: -1 }]);
    expect((await board()).orders).toMatchObject([{ id: -1, practice: true }]);
    const acknowledged = await shop.app.inject({
      method: "POST",
      url: officeOrderPath(-1, "acknowledge"),
      headers: anna.headers,
      payload: {},
    });
    expect([acknowledged.statusCode, acknowledged.json()]).toEqual([
      200,
      { acknowledged_at: "2026-03-04T09:00:00.000Z" },
    ]);
    const confirmed = await anna.answer(-1, "confirm", { version: 1 });
    expect([confirmed.statusCode, confirmed.json()]).toMatchObject([
      200,
      {
        version: 2,
        asks: null,
        confirmed_by: { kind: "staff", name: "Анна" },
        promised_at: "2026-03-04T09:30:00.000Z",
      },
    ]);
    for (const [index, stage] of ["cooking", "ready", "handed-over"].entries())
      expect((await anna.answer(-1, "stage", { version: index + 2, stage })).json()).toMatchObject({ stage });
    expect((await anna.order(-1)).history.map(({ kind }) => kind)).toEqual([
      ...["placed", "confirmed", "moved", "moved", "moved"],
    ]);
  });

  it("BOARD-6 is answered once by two boards, and refused for a reason", async () => {
    await practise(anna);
    const vera = await boardCaller(shop, "cashier", 10, "Вера");
    const answers = await Promise.all([
      anna.answer(-1, "confirm", { version: 1 }),
      vera.answer(-1, "refuse", { version: 1, reason: "no-time" }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const loser = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(loser).toMatchObject({ code: expect.stringMatching(/^order_/), data: { order: { id: -1, version: 2 } } });
    await practise(anna);
    expect((await anna.answer(-2, "refuse", { version: 1, reason: "no-time" })).json()).toMatchObject({
      stage: "cancelled",
      history: [{ kind: "placed" }, { kind: "refused", reason: "no-time" }],
    });
    expect((await anna.answer(-2, "confirm", { version: 2 })).json()).toMatchObject({
      code: "order_transition_refused",
    });
  });

  it("BOARD-6 answers a repeated Idempotency-Key as before, and makes and changes nothing twice", async () => {
    const key = { "idempotency-key": crypto.randomUUID() };
    const place = (branch_id: number) =>
      shop.app.inject({
        method: "POST",
        url: OFFICE_PATHS.practiceOrders,
        payload: { branch_id },
        headers: { ...anna.headers, ...key },
      });
    const answers = [await place(10), await place(10)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect((await board()).orders).toHaveLength(1);
    const confirm = () => anna.answer(-1, "confirm", { version: 1 }, "b0a1f9f0-6d0c-4b8e-9d0f-0d4f5f3a2b11");
    const [first, repeat] = [await confirm(), await confirm()];
    expect([first.statusCode, repeat.statusCode, repeat.json()]).toEqual([200, 200, first.json()]);
    const other = await anna.answer(-1, "confirm", { version: 2 }, "b0a1f9f0-6d0c-4b8e-9d0f-0d4f5f3a2b11");
    expect(other.json()).toMatchObject({ code: "idempotency_mismatch" });
    expect((await anna.feed()).entries.map(({ kind }) => kind)).toEqual(["placed", "confirmed"]);
  });

  it("BOARD-5 has a note of the staff like other orders", async () => {
    await practise(anna);
    const noted = await anna.answer(-1, "note", { version: 1, note: "  Учимся  " });
    expect(noted.json()).toMatchObject({
      version: 2,
      note: "Учимся",
      history: [{ kind: "placed" }, { kind: "changed" }],
    });
    expect((await anna.answer(-1, "note", { version: 2, note: "Учимся" })).json()).toMatchObject({ version: 2 });
    const [logged] = await shop.store.db
      .selectFrom("audit_log")
      .select(["before", "after"])
      .where("object_kind", "=", "practice-order")
      .where("action", "=", "changed")
      .execute();
    expect([logged?.before, logged?.after].map((text) => JSON.parse(text ?? "null").note_length)).toEqual([0, 6]);
  });

  it("BOARD-6 answers a repeated call as it did the first time, even if it was too late", async () => {
    await practise(anna);
    await anna.answer(-1, "confirm", { version: 1 });
    const late = () =>
      anna.answer(-1, "refuse", { version: 1, reason: "guest" }, "3b0f6f0e-58c5-4b53-a1b7-5f5a3a0a1c22");
    expect([(await late()).statusCode, (await late()).statusCode]).toEqual([409, 409]);
  });

  it("STAFF-2 is placed by people of the branch with the right, and is not found in another branch", async () => {
    expect((await practise(await boardCaller(shop, "cook"))).statusCode).toBe(403);
    const station = await boardCaller(shop, "cashier", 20);
    expect((await practise(station)).statusCode).toBe(403);
    await practise(anna);
    expect((await station.get(officeOrderPath(-1))).statusCode).toBe(404);
    expect((await (await boardCaller(shop, "owner", null)).get(officeOrderPath(-7))).statusCode).toBe(404);
  });

  it("BOARD-5 is in no list, ledger, counter or report, and does not change numbers, stock and slots", async () => {
    const stock = await stockOf(shop, 301);
    const metrics = async () =>
      (await shop.app.inject("/metrics")).body.split("\n").filter((line) => line.startsWith("skatert_orders"));
    const before = await metrics();
    await practise(anna);
    await anna.answer(-1, "stage", { version: 1, stage: "cooking" });
    const { keys } = await anOperator(shop);
    const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
    const list = await shop.app.inject({ url: PATHS.shopOrders, headers: { authorization } });
    expect([list.json(), list.headers["x-wp-total"]]).toEqual([[], "0"]);
    expect((await anna.get(OFFICE_PATHS.orders, { view: "day", day: "2026-03-04" })).json().orders).toEqual([]);
    expect(await metrics()).toEqual(before);
    expect(await stockOf(shop, 301)).toBe(stock);
    const tables = [
      "orders",
      "order_boards",
      "order_promises",
      "slot_counters",
      "customer_orders",
      "coupon_uses",
      "payments",
      "jobs",
    ] as const;
    for (const table of tables) expect(await shop.store.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect((await placed(shop)).id).toBe(1001);
  });

  it("is limited to twenty in an hour, and is deleted after a day", async () => {
    for (let index = 0; index < 20; index += 1) expect((await practise(anna)).statusCode).toBe(201);
    const refused = await practise(anna);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "3600"]);
    shop.clock.advance(25 * 3_600_000);
    expect((await board()).orders).toEqual([]);
    await pruneStore(shop.store.db, { now: shop.clock.now(), goOn: async () => true });
    expect(await shop.store.db.selectFrom("practice_orders").selectAll().execute()).toEqual([]);
    expect((await anna.get(officeOrderPath(-1))).statusCode).toBe(404);
  });
});
