import { money } from "@skatert/domain";
import { aCartLine, aCondition, aCoupon } from "@skatert/domain/testing";
import { describe, expect, it } from "vitest";
import { readCartLine } from "../cart/cart-shape.ts";
import { emptyDraft, readDraft, takeTimeOfSlot } from "../checkout/checkout-draft.ts";
import type { DeliveryPlace, PickupPlace } from "../place/place.ts";
import { checkoutRequest, type OrderDraft } from "./checkout-request.ts";

const delivery: DeliveryPlace = {
  kind: "delivery",
  locationId: 21,
  warehouseId: 501,
  line: "Соборная улица, 14",
  coordinates: { lon: 5, lat: 6 },
  details: { apartment: "", entrance: "", floor: "", intercom: "", comment: "" },
  terms: aCondition({ zoneId: "centr", expressCost: money(0) }),
};
const pickup: PickupPlace = {
  kind: "pickup",
  locationId: 22,
  warehouseId: 502,
  pointId: 302,
  name: "На Вокзальном",
  address: "",
};
const draft: OrderDraft = {
  lines: [
    aCartLine({
      variationId: 4,
      supplements: [{ id: 5, count: 2, name: "Sauce", price: money(30_00), categoryIds: [] }],
    }),
  ],
  place: delivery,
  offered: [],
  selection: { couponIds: [], gift: null, declined: [] },
  promoCode: null,
  takeTime: { kind: "soonest" },
  express: false,
  bonusPoints: 0,
  paymentMethod: null,
};

describe("CART-8 checkout request", () => {
  it("contains no price", () => {
    expect(checkoutRequest(draft).lines).toEqual([
      { productId: 1, variationId: 4, quantity: 1, supplements: [{ id: 5, count: 2 }] },
    ]);
  });

  it("MENU-15 has the note of a line as the browser stored it, also after a reload", () => {
    const line = aCartLine({ note: "разрезать" });
    const stored = readCartLine(JSON.parse(JSON.stringify(line)));
    expect(stored).toMatchObject({ key: line.key, note: "разрезать" });
    expect(checkoutRequest({ ...draft, lines: [line] }).lines).toMatchObject([{ note: "разрезать" }]);
    expect(readCartLine({ ...line, key: "old", note: 5 })).not.toHaveProperty("note");
  });

  it("has delivery type, branch and destination (ENT-2)", () => {
    expect(checkoutRequest(draft)).toMatchObject({
      method: "flat_rate",
      warehouseId: 501,
      zoneId: "centr",
      coordinates: { lon: 5, lat: 6 },
    });
    expect(checkoutRequest({ ...draft, place: pickup })).toMatchObject({
      method: "local_pickup",
      warehouseId: 502,
      zoneId: null,
      coordinates: null,
    });
  });

  it("asks for express only where the zone has a price for it, 0 included", () => {
    expect(checkoutRequest({ ...draft, express: true }).express).toBe(true);
    expect(checkoutRequest({ ...draft, express: true, place: { ...delivery, terms: aCondition() } }).express).toBe(
      false,
    );
    expect(checkoutRequest({ ...draft, express: true, place: pickup }).express).toBe(false);
  });

  it("MENU-12 sends the choices of a line with those of a set's dish, also after they were stored", () => {
    const inner = { groupId: 91, id: 912, count: 1, variationId: null };
    const choices = [{ groupId: 70, id: 201, count: 1, variationId: null, choices: [inner] }];
    const supplements = [{ id: 201, count: 1, name: "Стейк", price: money(450_00), categoryIds: [], group: "70" }];
    const line = aCartLine({ supplements, choices, freeUnits: [{ group: "90", quantity: 1 }] });
    const stored = readCartLine(JSON.parse(JSON.stringify(line)));
    expect(stored).toMatchObject({ supplements, choices, freeUnits: line.freeUnits });
    const request = checkoutRequest({ ...draft, lines: stored === null ? [] : [stored] });
    expect(request.lines).toMatchObject([{ supplements: [{ id: 201, count: 1 }], choices }]);
  });

  it("COUP-14 sends a promo code's coupon only by its code", () => {
    const offered = [aCoupon({ id: 1 }), aCoupon({ id: 9, kind: "promo", code: "STOL10" })];
    const request = checkoutRequest({
      ...draft,
      offered,
      promoCode: "STOL10",
      selection: { couponIds: [1, 9], gift: null, declined: [] },
    });
    expect(request).toMatchObject({ couponIds: [1], promoCode: "STOL10" });
  });
});

describe("ENT-7 stored order form", () => {
  it("PRICE-7 has one set of cutlery by default, and none if the guest wants none", () => {
    expect(emptyDraft.people).toBe(1);
    expect(readDraft({ people: 0 }).people).toBe(0);
    expect(readDraft({ people: -1 }).people).toBe(1);
    expect(readDraft({ people: 4 }).people).toBe(4);
  });

  it("keeps a chosen slot, and drops an invalid time", () => {
    const slot = { day: { year: 2026, month: 11, day: 20 }, from: 0, to: 30 };
    expect(readDraft({ slot }).slot).toEqual(slot);
    expect(takeTimeOfSlot(slot)).toEqual({ kind: "at", day: slot.day, minute: 0 });
    for (const broken of [null, {}, { day: {}, from: 1, to: 2 }, { ...slot, from: -1 }])
      expect(readDraft({ slot: broken }).slot).toBeNull();
    expect(takeTimeOfSlot(null)).toEqual({ kind: "soonest" });
  });
});
