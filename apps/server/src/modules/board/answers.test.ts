import { randomUUID } from "node:crypto";
import { OFFICE_PATHS, officeOrderPath, PATHS } from "@skatert/contract";
import { expect, it } from "vitest";
import { type BoardCaller, boardCaller, enrolBoard, placed } from "../../testing/calls/board.ts";
import { anOperator, stockOf } from "../../testing/calls/orders.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const minute = 60_000;
const noon = Date.parse("2026-03-04T12:00:00+03:00");
const at = (minutes: number) => new Date(noon + minutes * minute).toISOString();

const soup = { lines: [{ product_id: 101, quantity: 1 }], expected_total: 300 };

interface Placed {
  readonly id: number;
  readonly key: string;
}

describeOnEachEngine("the restaurant's answers to an order", (engine) => {
  /** The small shop's centre has a tablet and cooks for thirty minutes. */
  async function withOrder(
    walk: (shop: RunningShop, order: Placed, anna: BoardCaller) => Promise<void>,
    hasBoard = true,
  ): Promise<void> {
    const shop = await startShop({ engine, files: smallShop, now: noon });
    try {
      if (hasBoard) await enrolBoard(shop);
      const anna = await boardCaller(shop);
      await walk(shop, await placed(shop), anna);
    } finally {
      await shop.close();
    }
  }

  const viewOf = async (shop: RunningShop, { id, key }: Placed) =>
    (await shop.app.inject(`${PATHS.orders}/${id}?key=${key}`)).json();
  const cancel = (shop: RunningShop, { id, key }: Placed) =>
    shop.app.inject({ method: "POST", url: `${PATHS.orders}/${id}/cancel?key=${key}` });

  it("BOARD-1 requires a confirmation if a tablet is enrolled, and shows the guest its time", () =>
    withOrder(async (shop, order, anna) => {
      expect(await viewOf(shop, order)).toMatchObject({ confirmation: { asked: true, confirmed_at: null } });
      expect(await anna.order(order.id)).toMatchObject({
        version: 1,
        asks: "confirm",
        stage: "accepted",
        proposed_at: at(30),
        promised_at: at(30),
        guest: { name: "Анна", phone: "+79161234567", first_order: true },
        total: 200,
        owed: 200,
        lines: [{ name: "Чай", quantity: 2 }],
      });
      shop.clock.set(noon + minute);
      const answer = await anna.answer(order.id, "confirm", { version: 1, promised_at: at(40) });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toMatchObject({
        version: 2,
        asks: null,
        stage: "accepted",
        confirmed_at: at(1),
        promised_at: at(40),
        confirmed_by: { kind: "staff", name: "Анна" },
        history: [{ kind: "placed" }, { kind: "confirmed", promised_at: at(40), by: { name: "Анна" } }],
      });
      const view = await viewOf(shop, order);
      expect(view).toMatchObject({ confirmation: { asked: true, confirmed_at: at(1) }, can_cancel: false });
      expect(view.promise).toEqual({ at: at(40), was: null, asks: false });
    }));

  it("BOARD-1 requires no confirmation without an enrolled tablet, and a revoked one does not count", () =>
    withOrder(async (shop, order, anna) => {
      expect(await viewOf(shop, order)).toMatchObject({ confirmation: { asked: false }, can_cancel: true });
      await enrolBoard(shop);
      await shop.store.db.updateTable("office_devices").set({ revoked_at: noon }).execute();
      const other = await placed(shop);
      expect(await anna.order(other.id)).toMatchObject({ asks: null, confirmed_at: null });
    }, false));

  it("BOARD-1 an integration's stage counts as the confirmation", () =>
    withOrder(async (shop, order, anna) => {
      await (await anOperator(shop)).move(order.id, "cooking");
      expect(await anna.order(order.id)).toMatchObject({
        asks: null,
        confirmed_at: at(0),
        version: 2,
        stage: "cooking",
        confirmed_by: { kind: "integration", name: "kitchen" },
      });
    }));

  it("BOARD-1 an order from before the board counts as confirmed, and gets its first version with a change", () =>
    withOrder(async (shop, order, anna) => {
      await shop.store.db.deleteFrom("order_boards").execute();
      expect(await viewOf(shop, order)).toMatchObject({ confirmation: { asked: false }, can_cancel: true });
      expect(await anna.order(order.id)).toMatchObject({ version: 0, asks: null });
      const moved = await anna.answer(order.id, "stage", { version: 0, stage: "cooking" });
      expect(moved.json()).toMatchObject({ version: 1, stage: "cooking" });
    }));

  it("BOARD-4 a later time asks the guest after the confirmation, an earlier one does not", () =>
    withOrder(async (shop, order, anna) => {
      await anna.answer(order.id, "confirm", { version: 1 });
      const later = await anna.answer(order.id, "promise", { version: 2, promised_at: at(45) });
      expect(later.json()).toMatchObject({ promised_at: at(45), promised_before: at(30), awaits_agreement: true });
      expect(await viewOf(shop, order)).toMatchObject({ promise: { asks: true }, can_cancel: true });
      const earlier = await anna.answer(order.id, "promise", { version: 3, promised_at: at(25) });
      expect(earlier.json()).toMatchObject({ promised_at: at(25), promised_before: null, awaits_agreement: false });
      for (const promised_at of [at(-30), "2030-01-01T00:00:00Z"])
        expect((await anna.answer(order.id, "promise", { version: 4, promised_at })).statusCode).toBe(400);
    }));

  it("BOARD-4 a confirmed time becomes no earlier if the kitchen begins long before it", () =>
    withOrder(async (shop, order, anna) => {
      await anna.answer(order.id, "confirm", { version: 1, promised_at: at(60) });
      shop.clock.set(noon + 10 * minute);
      const cooking = await anna.answer(order.id, "stage", { version: 2, stage: "cooking" });
      expect(cooking.json()).toMatchObject({ stage: "cooking", promised_at: at(60) });
      expect((await viewOf(shop, order)).promise).toEqual({ at: at(60), was: null, asks: false });
    }));

  it("BOARD-4 a refusal gives the guest a reason and returns everything", () =>
    withOrder(async (shop, order, anna) => {
      expect(await stockOf(shop, 301)).toBe(3);
      const body = { version: 1, reason: "sold-out", message: "Чай закончился" };
      const refused = await anna.answer(order.id, "refuse", body);
      expect(refused.json()).toMatchObject({ stage: "cancelled", asks: null, version: 2, owed: 0 });
      expect(await stockOf(shop, 301)).toBe(5);
      expect(await viewOf(shop, order)).toMatchObject({
        refusal: { reason: "sold-out", message: "Чай закончился" },
        stage: "cancelled",
      });
      const late = await anna.answer(order.id, "confirm", { version: 2 });
      expect(late.json()).toMatchObject({ code: "order_transition_refused", data: { order: { stage: "cancelled" } } });
      expect((await anna.feed()).entries.map(({ kind }) => kind)).toEqual(["placed", "refused"]);
    }));

  it("BOARD-4 the given time is kept when the work begins with the same press; a late beginning still moves it", () =>
    withOrder(async (shop, order, anna) => {
      for (const [id, minutes] of [
        [order.id, 50],
        [(await placed(shop, soup)).id, 10],
      ] as const) {
        await anna.answer(id, "confirm", { version: 1, promised_at: at(minutes) });
        const begun = await anna.answer(id, "stage", { version: 2, stage: "cooking" });
        expect(begun.json()).toMatchObject({ stage: "cooking", promised_at: at(minutes), awaits_agreement: false });
      }
      const late = await placed(shop, soup);
      await anna.answer(late.id, "confirm", { version: 1, promised_at: at(30) });
      shop.clock.set(noon + 25 * minute);
      const begun = await anna.answer(late.id, "stage", { version: 2, stage: "cooking" });
      expect(begun.json()).toMatchObject({ promised_at: at(50), promised_before: at(30), awaits_agreement: true });
    }));

  it("BOARD-6 the second tablet gets the author of the answer, and a repeat of the first call changes nothing", () =>
    withOrder(async (shop, order, anna) => {
      const boris = await boardCaller(shop, "operator", 10, "Борис");
      const key = randomUUID();
      const body = { version: 1, promised_at: at(40) };
      const first = await anna.answer(order.id, "confirm", body, key);
      const lost = await boris.answer(order.id, "refuse", { version: 1, reason: "no-time" });
      expect(lost.statusCode).toBe(409);
      expect(lost.json()).toMatchObject({
        code: "order_changed",
        data: { by: { kind: "staff", name: "Анна" }, order: { version: 2, stage: "accepted", promised_at: at(40) } },
      });
      const repeat = await anna.answer(order.id, "confirm", body, key);
      expect([repeat.statusCode, repeat.json()]).toEqual([200, first.json()]);
      const other = await anna.answer(order.id, "confirm", { version: 2 }, key);
      expect(other.json()).toMatchObject({ code: "idempotency_mismatch" });
    }));

  it("BOARD-6 after the confirmation a guest can only request a cancellation; the restaurant may decline it", () =>
    withOrder(async (shop, order, anna) => {
      await anna.answer(order.id, "confirm", { version: 1 });
      const asked = await cancel(shop, order);
      expect(asked.json()).toMatchObject({
        stage: "accepted",
        confirmation: { cancel_requested_at: at(0), can_request_cancel: false },
      });
      expect((await cancel(shop, order)).statusCode).toBe(200);
      expect(await anna.order(order.id)).toMatchObject({ version: 3, asks: "cancel", cancel_requested_at: at(0) });
      const declined = await anna.answer(order.id, "stage", { version: 3, stage: "cooking" });
      expect(declined.json()).toMatchObject({ asks: null, stage: "cooking", cancel_requested_at: null });
      expect((await cancel(shop, order)).statusCode).toBe(409);
      expect((await anna.feed()).entries.map(({ kind }) => kind)).toEqual([
        ...["placed", "confirmed", "cancel-requested", "moved"],
      ]);
    }));

  it("BOARD-6 an answer to a request to cancel leaves the promise as it stands, and gives no right to cancel", () =>
    withOrder(async (shop, order, anna) => {
      await anna.answer(order.id, "confirm", { version: 1 });
      shop.clock.set(noon + 25 * minute);
      await cancel(shop, order);
      const kept = await anna.answer(order.id, "confirm", { version: 3 });
      expect(kept.json()).toMatchObject({ asks: null, promised_at: at(30), awaits_agreement: false });
      expect(await viewOf(shop, order)).toMatchObject({
        promise: { at: at(30), was: null, asks: false },
        can_cancel: false,
        confirmation: { cancel_declined_at: at(25), can_request_cancel: false },
      });
    }));

  it("BOARD-6 without a tablet, too, the guest of a confirmed order asks, and a time that was told stands", () =>
    withOrder(async (shop, order, anna) => {
      shop.clock.set(noon + 25 * minute);
      const confirmed = await anna.answer(order.id, "confirm", { version: 1 });
      expect(confirmed.json()).toMatchObject({ promised_at: at(30), awaits_agreement: false });
      expect(await viewOf(shop, order)).toMatchObject({
        can_cancel: false,
        confirmation: { asked: false, can_request_cancel: true },
      });
      expect((await cancel(shop, order)).json()).toMatchObject({
        stage: "accepted",
        confirmation: { cancel_requested_at: at(25) },
      });
      expect(await anna.order(order.id)).toMatchObject({ asks: "cancel", proposed_at: null });
    }, false));

  it("BOARD-6 before the confirmation a guest cancels at once", () =>
    withOrder(async (shop, order, anna) => {
      expect((await cancel(shop, order)).json()).toMatchObject({ stage: "cancelled" });
      const late = await anna.answer(order.id, "confirm", { version: 1 });
      expect(late.json()).toMatchObject({ code: "order_changed", data: { by: { kind: "guest", name: "" } } });
    }));

  it("BOARD-6 refuses a stage that does not follow, and a cancellation without a reason", () =>
    withOrder(async (_shop, order, anna) => {
      for (const stage of ["ready", "handed-over", "cancelled", "awaiting-payment"]) {
        const answer = await anna.answer(order.id, "stage", { version: 1, stage });
        expect(answer.json()).toMatchObject({ code: "order_transition_refused", data: { order: { version: 1 } } });
      }
      expect((await anna.answer(order.id, "refuse", { version: 1, reason: "mood" })).statusCode).toBe(400);
    }));

  it("STAFF-2 a cook sees no guest and confirms nothing, and a foreign branch has no such order", () =>
    withOrder(async (shop, order) => {
      const cook = await boardCaller(shop, "cook");
      expect(await cook.order(order.id)).toMatchObject({
        guest: null,
        address: null,
        comment: "",
        number: `${order.id}`,
      });
      expect((await cook.answer(order.id, "confirm", { version: 1 })).json()).toMatchObject({
        code: "staff_right_missing",
      });
      const station = await boardCaller(shop, "owner", 20);
      expect((await station.get(officeOrderPath(order.id))).statusCode).toBe(404);
      expect((await station.answer(order.id, "refuse", { version: 1, reason: "guest" })).statusCode).toBe(404);
      expect((await station.get(OFFICE_PATHS.orders, { branch_id: "10" })).statusCode).toBe(403);
      expect((await station.get(OFFICE_PATHS.orders)).json()).toEqual({ last: 0, left_off: 0, orders: [] });
    }));
});
