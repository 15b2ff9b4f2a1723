import { PATHS } from "@skatert/contract";
import { expect, it } from "vitest";
import { anOperator, stockOf, teaOrder } from "../../../testing/calls/orders.ts";
import { passTime } from "../../../testing/calls/payments.ts";
import { newPhone, type SignedIn, signIn } from "../../../testing/calls/people.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const minute = 60_000;
const noon = Date.parse("2026-03-04T12:00:00+03:00");
const at = (minutes: number) => new Date(noon + minutes * minute).toISOString();

describeOnEachEngine("promised times of orders", (engine) => {
  /** The small shop's centre cooks for thirty minutes. */
  async function withOrder(
    walk: (shop: RunningShop, order: { readonly id: number; readonly key: string }, anna: SignedIn) => Promise<void>,
  ): Promise<void> {
    const shop = await startShop({ engine, now: noon - 61_000 });
    try {
      const anna = await signIn(shop, newPhone());
      shop.clock.set(noon);
      const placed = await shop.app.inject({
        method: "POST",
        url: PATHS.orders,
        headers: { "idempotency-key": crypto.randomUUID(), ...anna.headers },
        payload: { ...teaOrder, customer: { name: "Анна", phone: anna.phone } },
      });
      expect(placed.statusCode, placed.body).toBe(201);
      await walk(shop, placed.json(), anna);
    } finally {
      await shop.close();
    }
  }

  const viewOf = async (shop: RunningShop, { id, key }: { readonly id: number; readonly key: string }) =>
    (await shop.app.inject(`${PATHS.orders}/${id}?key=${key}`)).json();
  const send = (shop: RunningShop, order: { readonly id: number; readonly key: string }, what: string, body?: object) =>
    shop.app.inject({
      method: "POST",
      url: `${PATHS.orders}/${order.id}/${what}?key=${order.key}`,
      ...(body === undefined ? {} : { payload: body }),
    });

  it("is set on acceptance, and becomes later with a late stage, to which the guest agrees", () =>
    withOrder(async (shop, order, anna) => {
      expect(await viewOf(shop, order)).toMatchObject({ promise: { at: at(30), was: null, asks: false } });
      shop.clock.set(noon + 25 * minute);
      const kitchen = await anOperator(shop);
      await kitchen.move(order.id, "cooking");
      const late = await viewOf(shop, order);
      expect(late).toMatchObject({ can_cancel: true, promise: { at: at(50), was: at(30), asks: true } });
      const news = (await shop.app.inject({ url: PATHS.notifications, headers: anna.headers })).json();
      const body = "Не успеваем к 12:30, будет готов к 12:50. Подождёте?";
      expect(news).toContainEqual(expect.objectContaining({ body }));

      expect((await send(shop, order, "promise", { at: at(30) })).statusCode).toBe(409);
      expect((await send(shop, order, "promise", { at: "soon" })).statusCode).toBe(400);
      const agreed = await send(shop, order, "promise", { at: late.promise.at });
      expect(agreed.json()).toMatchObject({ can_cancel: false, promise: { at: at(50), was: at(30), asks: false } });
      expect((await send(shop, order, "cancel")).statusCode).toBe(409);
    }));

  it("becomes later when it passes without a stage, at most three times, and the guest may cancel meanwhile", () =>
    withOrder(async (shop, order) => {
      const kitchen = await anOperator(shop);
      await kitchen.move(order.id, "cooking");
      await passTime(shop, 30 * minute, minute);
      expect(await viewOf(shop, order)).toMatchObject({ promise: { at: at(45), was: at(30), asks: true } });
      await passTime(shop, 120 * minute, 5 * minute);
      expect(await viewOf(shop, order)).toMatchObject({ promise: { at: at(75), was: at(60), asks: true } });
      const cancelled = await send(shop, order, "cancel");
      expect(cancelled.json()).toMatchObject({ stage: "cancelled" });
      expect(cancelled.json()).not.toHaveProperty("promise");
      expect(await stockOf(shop, 301)).toBe(5);
    }));

  it("causes no question once the order is ready at the counter", () =>
    withOrder(async (shop, order) => {
      const kitchen = await anOperator(shop);
      for (const status of ["cooking", "ready"]) await kitchen.move(order.id, status);
      await passTime(shop, 60 * minute, 5 * minute);
      expect(await viewOf(shop, order)).toMatchObject({ promise: { at: at(30), asks: false } });
    }));
});
