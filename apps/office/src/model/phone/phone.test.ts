import { aCatalog, aCategory, aProduct } from "@skatert/domain/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keptAttempt } from "../../platform/drafts/kept-attempt.ts";
import { TabStorage } from "../../platform/drafts/testing-tab-storage.ts";
import { startDish } from "../sale/dish-draft.ts";
import { repeatedDishes, usualDishes, withDishes } from "./guest-dishes.ts";
import {
  calledDraft,
  draftOf,
  EMPTY_DRAFT,
  giftKey,
  paymentOf,
  phoneOrder,
  phoneQuestion,
  withStep,
} from "./phone-draft.ts";

const sauces = { min: 1, max: 1, distinct: null, free: 0, kind: "add" } as const;
const catalog = aCatalog({
  categories: [
    aCategory({
      id: 1,
      name: "Еда",
      products: [
        aProduct({ id: 1, name: "Борщ", categoryIds: [1] }),
        aProduct({
          id: 2,
          name: "Стейк",
          categoryIds: [1],
          measure: { kind: "grams" },
          initialQuantity: 300,
          step: 100,
          groups: [{ groupId: 5, variationIds: [], options: [] }],
        }),
      ],
    }),
    aCategory({
      id: 5,
      name: "Соус",
      choice: { ...sauces, options: [{ productId: 7, variationId: null, price: null, max: 1, preset: 0 }] },
      products: [aProduct({ id: 7, name: "Перечный", categoryIds: [5] })],
    }),
  ],
});
const payment = { name: "", online: false, methods: [] };
const sale = {
  catalog,
  asksIfMissing: false,
  payments: [
    { ...payment, id: "salon", methods: ["local_pickup" as const] },
    { ...payment, id: "cash" },
    { ...payment, id: "paykeeper", online: true },
  ],
};
const menu = {
  methods: ["flat_rate" as const, "local_pickup" as const],
  places: [{ id: 31, name: "Центр" }],
  languages: [{ code: "ru" as const, name: "Русский" }],
};
const choice = { branch: 10, menu, sale, offered: null };
const dishOf = (id: number) => {
  const dish = startDish(sale, id);
  if (dish === null) throw new Error("the menu lacks the dish");
  return dish;
};
const placed = { total: 285, known: "Анна" };

describe("an order by telephone as it is typed", () => {
  it("PHONE-1 names the gift that the guest chose", () => {
    const gift = giftKey(813, { product_id: 201, variation_id: 2011 });
    const draft = { ...EMPTY_DRAFT, phone: "+79161234567", dishes: [dishOf(1)], gift };
    const wish = { coupon_id: 813, product_id: 201, variation_id: 2011 };
    expect(phoneQuestion(draft, choice)).toMatchObject({ gift: wish });
    expect(phoneOrder(draft, choice, placed)).toMatchObject({ gift: wish });
    expect(phoneOrder({ ...draft, gift: "" }, choice, placed)).not.toHaveProperty("gift");
  });

  it("CHANGE-1 PHONE-1 says what happens if a dish is missing, where the shop asks it", () => {
    const draft = { ...EMPTY_DRAFT, phone: "+79161234567", dishes: [dishOf(1)], ifMissing: "replace" as const };
    const asking = { ...choice, sale: { ...sale, asksIfMissing: true } };
    expect(phoneOrder(draft, asking, placed)).toMatchObject({ if_missing: "replace" });
    expect(phoneOrder(draft, choice, placed)).not.toHaveProperty("if_missing");
  });

  it("PHONE-1 is paid in a way that the quoted place takes", () => {
    const draft = { ...EMPTY_DRAFT, phone: "+79161234567", dishes: [dishOf(1)], payment: "cash" };
    const paidBy = (offered: readonly string[] | null) =>
      phoneOrder(draft, { ...choice, offered }, placed).payment_method;
    expect([paidBy(null), paidBy(["cash", "paykeeper"]), paidBy(["paykeeper"])]).toEqual(["cash", "cash", "paykeeper"]);
  });

  it("PHONE-1 quotes what is typed, and places it at the total that the guest heard", () => {
    const draft = {
      ...EMPTY_DRAFT,
      phone: "+79161234567",
      dishes: [dishOf(1)],
      address: "Соборная, 3",
      discount: "5,5",
    };
    expect(phoneQuestion({ ...draft, dishes: [] }, choice)).toBeNull();
    expect(phoneQuestion(draft, choice)).toMatchObject({
      dry_run: true,
      delivery_type: "flat_rate",
      address: { AddressLine: "Соборная, 3" },
      staff_discount: { percent: 5.5, reason: "apology" },
    });
    expect(phoneOrder({ ...draft, payment: "paykeeper", changeFrom: "1000" }, choice, placed)).toMatchObject({
      customer: { name: "Анна", phone: "+79161234567" },
      pay_by: "link",
      payment_method: "paykeeper",
      expected_total: 285,
    });
  });

  it("PHONE-1 places a known guest with its name, and with the typed one if there is one", () => {
    const nameOf = (name: string) => phoneOrder({ ...EMPTY_DRAFT, name }, choice, placed).customer?.["name"];
    expect([nameOf(" "), nameOf("Пётр")]).toEqual(["Анна", "Пётр"]);
  });

  it("PHONE-1 offers the payment of the way of receiving, with change from a note", () => {
    const pickup = { ...EMPTY_DRAFT, method: "local_pickup" };
    expect([paymentOf(EMPTY_DRAFT, choice)?.id, paymentOf(pickup, choice)?.id]).toEqual(["cash", "salon"]);
    expect(paymentOf({ ...EMPTY_DRAFT, payment: "salon" }, choice)?.id).toBe("cash");
    expect(phoneOrder({ ...EMPTY_DRAFT, changeFrom: "2 000" }, choice, placed)).toMatchObject({
      pay_by: "cash",
      change_from: 2000,
    });
  });

  it("PHONE-1 steps a weighed dish by its grams, and asks for no quote of a weight that is not typed whole", () => {
    const steak = dishOf(2);
    expect(withStep([dishOf(1), steak], 1, 1, sale)[1]?.quantity).toBe(400);
    expect(withStep([steak], 0, -1, sale)).toEqual([]);
    expect(phoneQuestion({ ...EMPTY_DRAFT, dishes: [{ ...steak, quantity: Number.NaN }] }, choice)).toBeNull();
  });

  it("PHONE-1 begins anew for another caller, and keeps dishes that were typed", () => {
    const kept = { ...EMPTY_DRAFT, phone: "+79161234567", name: "Анна" };
    expect(calledDraft(kept, "")).toBe(kept);
    expect(calledDraft(kept, "79161234567")).toBe(kept);
    expect(calledDraft(kept, "+79990001122")).toEqual({ ...EMPTY_DRAFT, phone: "+79990001122" });
    const typed = { ...kept, dishes: [dishOf(1)] };
    expect(calledDraft(typed, "+79990001122")).toBe(typed);
  });

  it("OFFICE-5 keeps its draft over a reload, and drops fields of another kind", () => {
    const draft = { ...EMPTY_DRAFT, phone: "+7", dishes: [dishOf(1)], coordinates: [40, 44] as const };
    expect(draftOf(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(draftOf({ phone: 7, dishes: "none", coordinates: { lat: 1 } })).toEqual(EMPTY_DRAFT);
    expect(draftOf(null)).toEqual(EMPTY_DRAFT);
  });
});

describe("what a guest ordered before", () => {
  const line = { quantity: 1, variation: null, supplements: [], total: 0, variation_id: null };
  const order = {
    id: 9,
    number: "9",
    branch_id: 11,
    phone: "",
    placed_at: "",
    stage: "handed-over" as const,
    method: "local_pickup" as const,
    total: 0,
    lines: [
      { ...line, product_id: 1, name: "Борщ" },
      { ...line, product_id: 4, name: "Плов" },
    ],
  };

  it("PHONE-1 is repeated with its options and notes, and what this branch does not sell is named", () => {
    const lines = [
      { product_id: 2, quantity: 500, choices: [{ group_id: 5, id: 7, count: 1 }], note: "с кровью" },
      { product_id: 4, quantity: 1 },
    ];
    const { dishes, gone } = repeatedDishes({ lines, gone: ["Компот"] }, order, sale);
    expect(dishes).toMatchObject([
      { productId: 2, quantity: 500, choices: [{ groupId: 5, id: 7 }], extras: [], note: "с кровью" },
    ]);
    expect(gone).toEqual(["Компот", "Плов"]);
  });

  it("PHONE-1 is added once, however often it is pressed and whatever its quantity is by now", () => {
    const dish = dishOf(1);
    const once = withDishes([], [dish, dishOf(2)]);
    const more = once.map((each) => ({ ...each, quantity: each.quantity + 1 }));
    expect(withDishes(more, [dish])).toEqual(more);
    expect(withDishes(more, [{ ...dish, note: "без сметаны" }])).toHaveLength(3);
  });

  it("PHONE-1 has the usual dishes as far as the menu has them", () => {
    const usual = [
      { product_id: 1, variation_id: null, name: "Борщ", variation: null, quantity: 2, orders: 3 },
      { product_id: 4, variation_id: null, name: "Плов", variation: null, quantity: 1, orders: 2 },
    ];
    expect(usualDishes({ usual }, sale)).toMatchObject([{ productId: 1, quantity: 2 }]);
  });
});

describe("an order whose answer was lost", () => {
  beforeEach(() => {
    vi.stubGlobal("sessionStorage", new TabStorage());
    return () => vi.unstubAllGlobals();
  });

  it("PHONE-1 is sent again with its key, also after a reload, and a changed order with another", () => {
    const attempt = keptAttempt("phone-order:10");
    const key = attempt.keyOf({ total: 285 });
    expect(attempt.keyOf({ total: 285 })).toBe(key);
    expect(keptAttempt("phone-order:10").keyOf({ total: 285 })).toBe(key);
    expect(keptAttempt("phone-order:11").keyOf({ total: 285 })).not.toBe(key);
    expect(attempt.keyOf({ total: 300 })).not.toBe(key);
    attempt.forget();
    expect(attempt.keyOf({ total: 285 })).not.toBe(key);
  });
});
