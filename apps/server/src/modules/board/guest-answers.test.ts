import { PATHS } from "@skatert/contract";
import { expect, it } from "vitest";
import { type BoardCaller, boardCaller, enrolBoard } from "../../testing/calls/board.ts";
import { teaOrder } from "../../testing/calls/orders.ts";
import { onlineShop, orderToPay, passTime } from "../../testing/calls/payments.ts";
import { newPhone, type SignedIn, signIn } from "../../testing/calls/people.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const minute = 60_000;
const noon = Date.parse("2026-03-04T12:00:00+03:00");
const at = (minutes: number) => new Date(noon + minutes * minute).toISOString();

describeOnEachEngine("what the guest hears of the restaurant's answers", (engine) => {
  async function withGuest(
    walk: (shop: RunningShop, order: number, guest: SignedIn, anna: BoardCaller) => Promise<void>,
  ): Promise<void> {
    const shop = await startShop({ engine, files: onlineShop, now: noon - 61_000 });
    try {
      await enrolBoard(shop);
      const guest = await signIn(shop, newPhone());
      shop.clock.set(noon);
      const placed = await shop.app.inject({
        method: "POST",
        url: PATHS.orders,
        headers: { "idempotency-key": crypto.randomUUID(), ...guest.headers },
        payload: { ...teaOrder, customer: { name: "Анна", phone: guest.phone } },
      });
      await walk(shop, placed.json().id, guest, await boardCaller(shop));
    } finally {
      await shop.close();
    }
  }

  const news = async (shop: RunningShop, { headers }: SignedIn, lang = "ru"): Promise<readonly string[]> => {
    const answer = await shop.app.inject({ url: PATHS.notifications, query: { lang }, headers });
    return answer.json().map(({ body }: { readonly body: string }) => body);
  };
  const view = async (shop: RunningShop, id: number, { headers }: SignedIn) =>
    (await shop.app.inject({ url: `${PATHS.orders}/${id}`, headers })).json();

  it("BOARD-4 the confirmation names the time, in the guest's language", () =>
    withGuest(async (shop, id, guest, anna) => {
      await anna.answer(id, "confirm", { version: 1, promised_at: at(40) });
      expect(await news(shop, guest)).toEqual(["Ресторан принял заказ: будет готов к 12:40"]);
      expect(await news(shop, guest, "en")).toEqual(["The restaurant accepted the order: ready by 12:40"]);
    }));

  it("BOARD-1 before the confirmation nothing is promised, and no late time is announced", () =>
    withGuest(async (shop, id, guest, anna) => {
      expect(await view(shop, id, guest)).not.toHaveProperty("promise");
      await passTime(shop, 40 * minute, 5 * minute);
      expect(await news(shop, guest)).toEqual([]);
      expect(await anna.order(id)).toMatchObject({ asks: "confirm", awaits_agreement: false, proposed_at: at(70) });
      await anna.answer(id, "confirm", { version: 1 });
      expect(await view(shop, id, guest)).toMatchObject({ promise: { at: at(70), was: null, asks: false } });
    }));

  it("BOARD-4 a refusal shows its reason and the restaurant's message", () =>
    withGuest(async (shop, id, guest, anna) => {
      await anna.answer(id, "refuse", { version: 1, reason: "sold-out", message: "Есть кофе." });
      expect(await news(shop, guest)).toEqual(["Отменён. Нужных блюд больше нет. Есть кофе"]);
    }));

  it("BOARD-6 a declined request to cancel is announced once", () =>
    withGuest(async (shop, id, guest, anna) => {
      await anna.answer(id, "confirm", { version: 1 });
      const asked = await shop.app.inject({
        method: "POST",
        url: `${PATHS.orders}/${id}/cancel`,
        headers: guest.headers,
      });
      expect(asked.json()).toMatchObject({ stage: "accepted", confirmation: { cancel_requested_at: at(0) } });
      await anna.answer(id, "stage", { version: 3, stage: "cooking" });
      expect(await news(shop, guest)).toContain("Ресторан не согласился отменить заказ");
      expect(await view(shop, id, guest)).toMatchObject({
        confirmation: { cancel_requested_at: null, cancel_declined_at: at(0), can_request_cancel: false },
      });
    }));

  it("BOARD-1 an order paid online is sent, not accepted, until the restaurant confirms it", async () => {
    const shop = await startShop({ engine, files: onlineShop, now: noon - 61_000 });
    try {
      const pay = async (guest: SignedIn) => {
        const body = { ...teaOrder, payment_method: "sandbox", customer: { name: "Анна", phone: guest.phone } };
        const headers = { "idempotency-key": crypto.randomUUID(), ...guest.headers };
        const placed = await shop.app.inject({ method: "POST", url: PATHS.orders, headers, payload: body });
        const { location } = (await shop.app.inject({ url: placed.json().payment.redirect_url })).headers;
        await shop.app.inject({
          method: "POST",
          url: String(location),
          headers: { "content-type": "application/x-www-form-urlencoded" },
          payload: "decision=paid",
        });
      };
      const [first, second] = [await signIn(shop, newPhone()), await signIn(shop, newPhone())];
      shop.clock.set(noon);
      await pay(first);
      expect(await news(shop, first)).toEqual(["Принят"]);
      await enrolBoard(shop);
      await pay(second);
      expect(await news(shop, second)).toEqual(["Отправлен в ресторан"]);
      expect(await news(shop, second, "en")).toEqual(["Sent to the restaurant"]);
    } finally {
      await shop.close();
    }
  });

  it("BOARD-4 a refusal of a paid order refunds the money and shows the guest the date", async () => {
    const shop = await startShop({ engine, files: onlineShop, now: noon });
    try {
      await enrolBoard(shop);
      const anna = await boardCaller(shop);
      const order = await orderToPay(shop, "sandbox");
      const { location: url } = await order.open();
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      await shop.app.inject({ method: "POST", url, headers, payload: "decision=paid" });
      const { version, if_refused } = await anna.order(order.id);
      expect(if_refused).toMatchObject({ refund_amount: 200 });
      const refused = await anna.answer(order.id, "refuse", { version, reason: "no-time" });
      expect(refused.json()).toMatchObject({ paid: 200, refunded: 200, owed: 0, stage: "cancelled" });
      expect(await order.view()).toMatchObject({
        refusal: { reason: "no-time", message: "" },
        payment: { refund_amount: 200, refund_by: "2026-03-11" },
      });
    } finally {
      await shop.close();
    }
  });
});
