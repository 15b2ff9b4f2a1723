import { money } from "@skatert/domain";
import { aCatalog, aCategory, aProduct } from "@skatert/domain/testing";
import { describe, expect, test } from "vitest";
import { aBoardOrder } from "../board/testing/board-orders.ts";
import { type ChangeDraft, NO_CHANGE, onNewerOrder, withQuantity } from "./change-draft.ts";
import { changesOf } from "./draft-changes.ts";
import { draftFaults } from "./draft-faults.ts";

const line = {
  productId: 3,
  variationId: null,
  grams: null,
  name: "Маргарита",
  variation: null,
  quantity: 2,
  measure: null,
  supplements: [],
  meta: [],
  allergens: [],
  dishes: [],
  note: null,
  gift: false,
  total: money(118_000),
};
const fish = { ...line, productId: 4, name: "Палтус", quantity: 1, grams: 450, measure: "450 г" };
const gift = { ...line, productId: 5, variationId: 51, name: "Морс", quantity: 1, gift: true, total: money(0) };
const order = aBoardOrder({ lines: [line, fish, gift] });
const catalog = aCatalog({
  categories: [
    aCategory({ id: 1, name: "Пицца", products: [aProduct({ id: 7, name: "Пепперони", categoryIds: [1] })] }),
  ],
});
const changes = (draft: Partial<ChangeDraft>) =>
  changesOf({ ...NO_CHANGE, ...draft }, { order, zone: "Europe/Moscow", sale: { catalog } });
const pepperoni = { productId: 7, variationId: null, quantity: 1, choices: [], extras: [], note: "" };

describe("the draft of a change", () => {
  test("CHANGE-1 names lines by their index, adds and replaces dishes", () => {
    expect(changes({})).toEqual([]);
    expect(
      changes({
        lines: { 0: { kind: "swap", dish: pepperoni }, 1: { kind: "quantity", quantity: 600 } },
        added: [pepperoni],
      }),
    ).toMatchObject([
      { kind: "swap", line: 0, item: { product_id: 7 } },
      { kind: "quantity", line: 1, quantity: 600 },
      { kind: "add", item: { product_id: 7, quantity: 1 } },
    ]);
  });

  test("CHANGE-1 nothing is left of a line at 0, and the ordered quantity is no change", () => {
    const draft = withQuantity(NO_CHANGE, order, 0, 0);
    expect(draft.lines).toEqual({ 0: { kind: "remove" } });
    expect(withQuantity(draft, order, 0, 2).lines).toEqual({});
    expect(withQuantity(NO_CHANGE, order, 1, 450).lines).toEqual({});
    expect(withQuantity(NO_CHANGE, order, 1, 500).lines).toEqual({ 1: { kind: "quantity", quantity: 500 } });
  });

  test("CHANGE-1 keeps a lost gift as the dish of the order, or takes it out", () => {
    expect(changes({ gift: { couponId: 9, keeps: true } })).toEqual([
      { kind: "gift", coupon_id: 9, item: { product_id: 5, variation_id: 51, quantity: 1 } },
    ]);
    expect(changes({ gift: { couponId: 9, keeps: false } })).toEqual([{ kind: "gift", coupon_id: 9, item: null }]);
  });

  test("CHANGE-1 what is half typed is a fault, and not left out of the change", () => {
    const faults = (draft: Partial<ChangeDraft>, of = order) => [...draftFaults({ ...NO_CHANGE, ...draft }, of)];
    const address = { text: " ", apartment: "", entrance: "", floor: "", comment: "" };
    const pickup = { method: "local_pickup", seats: "", point: null } as const;
    const inHall = { ...order, method: "restaurants" as const, isDelivery: false };
    expect(faults({})).toEqual([]);
    expect(faults({ address })).toEqual(["address"]);
    expect(faults({ way: pickup })).toEqual(["point"]);
    expect(faults({ way: { ...pickup, point: 2 }, address })).toEqual([]);
    expect(faults({ way: { ...pickup, method: "flat_rate" } }, { ...inHall, address: null })).toEqual(["address"]);
    expect(faults({ way: { method: "restaurants", point: null, seats: "4" } }, inHall)).toEqual(["point"]);
    expect(faults({ way: { method: "restaurants", point: 3, seats: "много" } }, inHall)).toEqual(["seats"]);
    expect(faults({ time: { kind: "at", day: "2026-11-23", time: "" } })).toEqual(["time"]);
    expect(faults({ payment: { id: "cash", changeFrom: "пять" } })).toEqual(["changeFrom"]);
    expect(faults(withQuantity(NO_CHANGE, order, 1, Number.NaN))).toEqual(["quantity"]);
  });

  test("CHANGE-1 another way of receiving has its time", () => {
    const pickup = { method: "local_pickup", seats: "" } as const;
    expect(changes({ way: { ...pickup, point: 2 }, time: { kind: "at", day: "2026-11-23", time: "19:30" } })).toEqual([
      {
        kind: "method",
        delivery_type: "local_pickup",
        pickup_location_id: 2,
        take_date: "23.11.2026",
        time_from: "19:30",
      },
    ]);
  });

  test("CHANGE-1 an address, a time, a payment and a comment are changes of their own", () => {
    const address = { text: " Ленина, 2 ", apartment: "4", entrance: "", floor: "", comment: "" };
    expect(
      changes({
        address,
        time: { kind: "soonest" },
        payment: { id: "cash", changeFrom: "5000" },
        comment: "без приборов",
      }),
    ).toMatchObject([
      { kind: "address", address: { AddressLine: "Ленина, 2", apartment: "4" } },
      { kind: "time" },
      { kind: "payment", payment_method: "cash", change_from: 5000 },
      { kind: "comment", comment: "без приборов" },
    ]);
  });

  test("CHANGE-1 edits of lines do not pass to other lines of a newer order, the rest does", () => {
    const draft = { ...withQuantity(NO_CHANGE, order, 0, 1), reason: "Закончилось" };
    expect(onNewerOrder(draft, order, { ...order, version: 2, note: "звонил" })).toBe(draft);
    expect(onNewerOrder(draft, order, { ...order, version: 2, lines: [fish, gift] })).toMatchObject({
      lines: {},
      reason: "Закончилось",
    });
  });
});
