import { dayNumber } from "@skatert/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anOperator, placeOrder } from "../../../testing/calls/orders.ts";
import { openAllDay } from "../../../testing/shops/open-all-day.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { alignedRows, orderColumns, ordersOfDay } from "./orders-of-day.ts";

const zone = "Europe/Moscow";
const march = (day: number) => dayNumber({ year: 2026, month: 3, day });

describeOnEachEngine("the orders of a day", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine, files: openAllDay });
    for (const at of ["2026-03-03T23:59:00+03:00", "2026-03-04T00:00:00+03:00", "2026-03-04T12:40:00+03:00"]) {
      shop.clock.set(at);
      const lines = [{ product_id: 301, quantity: 1 }];
      expect((await placeOrder(shop.app, { lines, expected_total: 100 })).statusCode).toBe(201);
    }
  });
  afterAll(() => shop.close());

  const rowsOf = async (day: number) =>
    (await ordersOfDay(shop.store.db, day, zone)).orders.map((order) => orderColumns(order, zone, "₽"));

  it("are those of the day in the shop's time zone, newest first", async () => {
    expect((await rowsOf(march(4))).map(([, time]) => time)).toEqual(["12:40", "00:00"]);
    expect((await rowsOf(march(3))).map(([, time]) => time)).toEqual(["23:59"]);
    expect(await ordersOfDay(shop.store.db, march(5), zone)).toMatchObject({ orders: [], total: 0 });
    const fartherEast = await ordersOfDay(shop.store.db, march(4), "Asia/Vladivostok");
    expect(fartherEast.total).toBe(3);
  });

  it("show number, time, kind, sum, payment, status and the last digits of the phone", async () => {
    const [newest] = (await ordersOfDay(shop.store.db, march(4), zone)).orders;
    await (await anOperator(shop)).move(newest?.id ?? 0, "cooking");
    const [row] = await rowsOf(march(4));
    expect(row).toEqual([String(newest?.id), "12:40", "pickup", "100.00 ₽", "cod, on receipt", "cooking", "…4567"]);
  });
});

describe("aligned rows", () => {
  it("give every column the width of its longest cell", () => {
    expect(
      alignedRows([
        ["1", "a", "b"],
        ["100", "ab", "c"],
      ]),
    ).toBe("1    a   b\n100  ab  c");
    expect(alignedRows([])).toBe("");
  });
});
