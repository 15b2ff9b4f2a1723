import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type BoardCaller, boardCaller, enrolBoard, placed } from "../../testing/calls/board.ts";
import { type FakePush, startFakePush } from "../../testing/fakes/fake-push.ts";
import { openAllDay } from "../../testing/shops/open-all-day.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const noon = Date.parse("2026-03-04T12:00:00+03:00");

describeOnEachEngine("what a guest's phone shows of the restaurant's answers", (engine) => {
  let shop: RunningShop;
  let phone: FakePush;
  let anna: BoardCaller;
  let key = "";
  beforeAll(async () => {
    phone = await startFakePush(() => key);
    shop = await startShop({ engine, files: { ...openAllDay, stock: [] }, pushServices: [phone.origin], now: noon });
    key = (await shop.app.inject(PATHS.pushKey)).json().public_key;
    await enrolBoard(shop);
    anna = await boardCaller(shop);
  });
  afterAll(async () => {
    await shop.close();
    await phone.close();
  });

  /** An order whose guest has this language and a push subscription. */
  async function anOrder(language: string): Promise<number> {
    const { id, key: orderKey } = await placed(shop);
    const answer = await shop.app.inject({
      method: "POST",
      url: `/api${PATHS.pushSubscriptions}?lang=${language}`,
      payload: { ...phone.subscription, order_id: id, order_key: orderKey },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return id;
  }
  /** The notification of this answer on the phone. */
  async function shown(id: number, ...[action, body]: ["confirm" | "promise" | "refuse", object]) {
    const before = phone.letters.length;
    const answer = await anna.answer(id, action, body);
    expect(answer.statusCode, answer.body).toBe(200);
    await shop.app.services.jobs.runDue();
    return phone.letters.slice(before).map(({ message }) => message);
  }
  const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();

  it.each([
    ["en", "Order", "Cancelled. Some dishes are sold out. There is coffee"],
    ["ru", "Заказ", "Отменён. Нужных блюд больше нет. There is coffee"],
  ])("BOARD-4 a refusal is a push message in the guest's language: %s", async (language, order, body) => {
    const id = await anOrder(language);
    expect(await shown(id, "refuse", { version: 1, reason: "sold-out", message: "There is coffee." })).toEqual([
      { title: `${order} ${id}`, body, url: `/order/${id}` },
    ]);
  });

  it("BOARD-4 so are the confirmation and a later time", async () => {
    const id = await anOrder("en");
    expect(await shown(id, "confirm", { version: 1, promised_at: at(40) })).toEqual([
      { title: `Order ${id}`, body: expect.stringContaining("12:40"), url: `/order/${id}` },
    ]);
    const { version } = await anna.order(id);
    expect(await shown(id, "promise", { version, promised_at: at(60) })).toEqual([
      { title: `Order ${id}`, body: expect.stringContaining("13:00"), url: `/order/${id}` },
    ]);
  });
});
