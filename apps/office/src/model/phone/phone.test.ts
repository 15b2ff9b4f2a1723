import type { WirePhoneDish, WirePhoneMenu } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { isAnswered, lineOf, pick, startChoosing, stepsOf } from "./choose-options.ts";
import { findDishes } from "./find-dishes.ts";
import { draftOf, emptyDraft, phoneOrder, phoneQuestion } from "./phone-draft.ts";

const plain: WirePhoneDish = {
  id: 1,
  name: "Борщ",
  section: "Супы",
  price: 300,
  by_weight: false,
  first: 1,
  step: 1,
  sizes: [],
  groups: [],
  supplements: [],
};
const sauce = {
  id: 9,
  name: "Соус",
  min: 1,
  max: 1,
  variation_ids: [12],
  options: [
    { id: 91, variation_id: null, name: "Сметана", price: 0, max: 1, preset: 0, groups: [] },
    { id: 92, variation_id: null, name: "Хрен", price: 10, max: 1, preset: 0, groups: [] },
  ],
};
const pizza: WirePhoneDish = {
  ...plain,
  id: 2,
  name: "Пицца с борщом",
  sizes: [
    { id: 11, name: "25 см", price: 500 },
    { id: 12, name: "30 см", price: 700 },
  ],
  groups: [sauce],
};
const menu: WirePhoneMenu = {
  dishes: [pizza, plain],
  sections: [],
  methods: ["flat_rate", "local_pickup"],
  places: [{ id: 31, name: "Центр" }],
  zones: [],
  payments: [
    { id: "cod", name: "Наличными", online: false },
    { id: "paykeeper", name: "Онлайн", online: true },
  ],
  languages: [{ code: "ru", name: "Русский" }],
  documents: [],
  discount_limit_percent: 10,
  has_points: true,
};

describe("an order by telephone as it is typed", () => {
  it("PHONE-1 finds dishes by the beginning of their names first, whatever the case", () => {
    expect(findDishes(menu.dishes, "БОР").map(({ name }) => name)).toEqual(["Борщ", "Пицца с борщом"]);
    expect(findDishes(menu.dishes, "  ")).toEqual([]);
  });

  it("PHONE-1 asks for the size, then for the groups of this size; one answer goes on", () => {
    let choosing = startChoosing(pizza);
    expect(isAnswered(choosing)).toBe(false);
    choosing = pick(choosing, 12);
    expect(stepsOf(choosing)[choosing.at]?.name).toBe("Соус");
    choosing = pick(choosing, 92);
    expect(choosing.at).toBe(stepsOf(choosing).length);
    expect(lineOf(choosing)).toMatchObject({
      details: "30 см, Хрен",
      line: { product_id: 2, variation_id: 12, quantity: 1, choices: [{ group_id: 9, id: 92, count: 1 }] },
    });
    expect(stepsOf(pick(startChoosing(pizza), 11))).toHaveLength(1);
  });

  it("PHONE-1 quotes what is typed, and places it at the total that the guest heard", () => {
    const lines = [lineOf(startChoosing(plain))];
    const draft = { ...emptyDraft("k"), phone: "+79161234567", lines, address: "Соборная, 3", discount: "5,5" };
    expect(phoneQuestion({ ...draft, lines: [] }, 10, menu)).toBeNull();
    expect(phoneQuestion(draft, 10, menu)).toMatchObject({
      dry_run: true,
      delivery_type: "flat_rate",
      address: { AddressLine: "Соборная, 3" },
      staff_discount: { percent: 5.5, reason: "apology" },
    });
    const order = phoneOrder({ ...draft, payment: "paykeeper" }, { branch: 10, menu, total: 285, unnamed: "Гость" });
    expect(order).toMatchObject({
      customer: { name: "Гость", phone: "+79161234567" },
      pay_by: "link",
      payment_method: "paykeeper",
      expected_total: 285,
    });
  });

  it("OFFICE-5 keeps its draft over a reload, and drops fields of another kind", () => {
    const draft = { ...emptyDraft("k"), phone: "+7", comment: "без лука" };
    expect(draftOf(JSON.parse(JSON.stringify(draft)), "other")).toEqual(draft);
    expect(draftOf({ phone: 7, lines: "none" }, "k")).toEqual(emptyDraft("k"));
    expect(draftOf(null, "k")).toEqual(emptyDraft("k"));
  });
});
