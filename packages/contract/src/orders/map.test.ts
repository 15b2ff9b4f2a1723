import { money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { type OrderView, orderViewFromWire, orderViewToWire, stageOfStatus, statusOfStage, wooMoney } from "./map.ts";
import { placedOrderFromWire, placedOrderToWire } from "./map-placed.ts";
import { OrderStatusUpdateSchema, OrderViewSchema, PlacedOrderSchema } from "./schemas.ts";
import { ORDER_STATUSES, OrderStageSchema } from "./stages.ts";

const order: OrderView = {
  id: 17,
  number: "17",
  stage: "on-the-way",
  stages: [
    { stage: "accepted", at: Date.UTC(2026, 2, 1, 9) },
    { stage: "on-the-way", at: Date.UTC(2026, 2, 1, 10) },
  ],
  lines: [
    {
      productId: 10,
      variationId: null,
      name: "Борщ",
      quantity: 1,
      unitPrice: money(35_000),
      total: money(35_000),
      giftOf: null,
      supplements: [],
      refusal: null,
    },
  ],
  adjustments: [
    { kind: "items", amount: money(35_000) },
    { kind: "delivery", amount: money(9900) },
  ],
  total: money(44_900),
  payment: {
    method: "cash",
    name: "Наличными",
    online: false,
    paid: false,
    redirectUrl: null,
    changeFrom: money(100_000),
  },
  delivery: {
    method: "flat_rate",
    warehouseId: 501,
    zoneId: "centr",
    address: "Соборная, 58",
    apartment: "12",
    coordinates: { lon: 39.87, lat: 57.62 },
    placeName: "На Соборной",
    pickupLocationId: null,
    restaurantId: null,
    seats: null,
    people: 2,
    express: false,
    takeDate: null,
    timeFrom: null,
    timeTo: null,
    comment: "Не звонить",
  },
  canCancel: false,
  canPay: false,
};

describe("orders", () => {
  it("ENT-6 maps every stage to its own WooCommerce status and back", () => {
    expect(ORDER_STATUSES.map((status) => statusOfStage(stageOfStatus(status)))).toEqual([...ORDER_STATUSES]);
    expect(new Set(ORDER_STATUSES.map(stageOfStatus)).size).toBe(7);
    expect(stageOfStatus("pending")).toBe("awaiting-payment");
    expect(stageOfStatus("completed")).toBe("handed-over");
    for (const status of ORDER_STATUSES) expect(OrderStageSchema.safeParse(stageOfStatus(status)).success).toBe(true);
  });

  it("ENT-6 refuses an unknown status", () => {
    expect(OrderStatusUpdateSchema.safeParse({ status: "on-the-way" }).success).toBe(true);
    expect(OrderStatusUpdateSchema.safeParse({ status: "processing" }).success).toBe(false);
  });

  it("ROUTE-4 maps the owner's view of an order completely", () => {
    const wire: unknown = JSON.parse(JSON.stringify(orderViewToWire(order)));
    expect(wire).toMatchObject({
      status: "on-the-way",
      stages: [{ stage: "accepted", at: "2026-03-01T09:00:00.000Z" }, {}],
      total: 449,
      delivery: { coordinates: [39.87, 57.62] },
    });
    expect(orderViewFromWire(OrderViewSchema.parse(wire))).toEqual(order);
  });

  it("CHANGE-3 maps a proposal, changes, refunds and what is left to pay, and leaves them out where there are none", () => {
    const dishes = [
      {
        name: "Сёмга",
        variation: "стейк",
        was: 500,
        now: 430,
        byWeight: true,
        chosen: ["Лимон × 2"],
        note: "без соли",
      },
      { name: "Борщ", variation: null, was: 0, now: 1 },
    ] as const;
    const told = { reason: "Нет сёмги", dishes, totalWas: money(90_000), totalNow: money(81_500) };
    const changed: OrderView = {
      ...order,
      proposal: { ...told, id: "p1", expiresAt: Date.UTC(2026, 2, 1, 9, 15), owed: money(-8500) },
      changes: [{ ...told, at: Date.UTC(2026, 2, 1, 9) }],
      refunds: [{ at: Date.UTC(2026, 2, 1, 10), amount: money(8500), reason: "", state: "failed" }],
      toPay: money(700),
      ifMissing: "replace",
    };
    const wire: unknown = JSON.parse(JSON.stringify(orderViewToWire(changed)));
    expect(wire).toMatchObject({ proposal: { total_now: 815, owed: -85 }, refunds: [{ amount: 85 }], to_pay: 7 });
    expect(orderViewFromWire(OrderViewSchema.parse(wire))).toEqual(changed);
    expect(orderViewToWire(order)).not.toHaveProperty("proposal");
    expect(orderViewFromWire(OrderViewSchema.parse({ ...orderViewToWire(order), proposal: null }))).toEqual(order);
  });

  it("API-7 maps a placed order with its key and payment address", () => {
    const placed = {
      id: 17,
      number: "17",
      key: "k",
      stage: "awaiting-payment",
      total: money(44_900),
      redirectUrl: "https://pay.test/1",
    } as const;
    const wire = placedOrderToWire(placed);
    expect(wire).toMatchObject({ status: "pending", total: 449, payment: { redirect_url: "https://pay.test/1" } });
    expect(placedOrderFromWire(PlacedOrderSchema.parse(wire))).toEqual(placed);
    expect(placedOrderToWire({ ...placed, redirectUrl: null }).payment).toBeNull();
  });

  it("API-2 writes WooCommerce money as text with two decimals", () => {
    expect([wooMoney(money(0)), wooMoney(money(44_900)), wooMoney(money(-5)), wooMoney(money(123_456_789_01))]).toEqual(
      ["0.00", "449.00", "-0.05", "123456789.01"],
    );
  });
});
