import { money, type OrderPosition } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { receiptOf } from "./receipt-of.ts";

type Goods = Extract<OrderPosition, { kind: "goods" }>;

function aPosition(line: Partial<Goods["line"]>, amount: number, measure: Goods["measure"] = { kind: "piece" }): Goods {
  const whole: Goods["line"] = {
    productId: 1,
    variationId: null,
    name: "Борщ",
    quantity: 1,
    unitPrice: money(300_00),
    total: money(300_00),
    giftOf: null,
    supplements: [],
    refusal: null,
    ...line,
  };
  return { kind: "goods", line: whole, measure, amount: money(amount) };
}

const sumOf = (positions: ReturnType<typeof receiptOf>) =>
  positions.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);

describe("a receipt of an order (54-FZ)", () => {
  it("lists every position with name, pieces and price", () => {
    const smetana = { id: 901, name: "Сметана", count: 2, price: money(50_00) };
    const bread = { id: 902, name: "Хлеб", count: 1, price: money(20_00) };
    expect(
      receiptOf([
        aPosition({ quantity: 2, supplements: [smetana, bread] }, 840_00),
        { kind: "fee", amount: money(99_00) },
      ]),
    ).toEqual([
      { name: "Борщ (Сметана × 2, Хлеб)", quantity: 2, unitPrice: 420_00, kind: "goods" },
      { name: "Доставка", quantity: 1, unitPrice: 99_00, kind: "delivery" },
    ]);
  });

  it("MENU-10 MENU-11 names halves, the dishes of a set with their choices, and removals", () => {
    const choice = { groupId: 1, group: "", id: 1, variationId: null, count: 1, price: money(0), choices: [] };
    const named = (...choices: readonly NonNullable<Goods["line"]["choices"]>[number][]) =>
      receiptOf([aPosition({ choices }, 333_33)]).map(({ name }) => name);
    const half = { ...choice, kind: "halves-average" as const };
    expect(named({ ...half, name: "Маргарита" }, { ...half, name: "Пепперони" })).toEqual([
      "Борщ (½ Маргарита + ½ Пепперони)",
    ]);
    const onion = { ...choice, kind: "remove" as const, name: "Без лука" };
    const cola = { ...choice, kind: "set" as const, name: "Кола", count: 2 };
    expect(named({ ...choice, kind: "set", name: "Бургер", choices: [onion] }, cola)).toEqual([
      "Борщ (Бургер (Без лука), Кола × 2)",
    ]);
  });

  it("splits a line whose sum does not divide by its pieces, without losing a kopeck", () => {
    const positions = receiptOf([aPosition({ quantity: 3 }, 100_00)]);
    expect(positions).toMatchObject([
      { quantity: 2, unitPrice: 33_33 },
      { quantity: 1, unitPrice: 33_34 },
    ]);
    for (const [quantity, amount] of [
      [7, 1],
      [7, 6_99],
      [12, 1_23_45],
      [1, 99],
    ] as const) {
      expect(sumOf(receiptOf([aPosition({ quantity }, amount)]))).toBe(amount);
    }
  });

  it("counts goods by weight as one piece with the weight in its name", () => {
    expect(receiptOf([aPosition({ name: "Сёмга", quantity: 350 }, 777_77, { kind: "grams" })])).toEqual([
      { name: "Сёмга, 350 г", quantity: 1, unitPrice: 777_77, kind: "goods" },
    ]);
  });

  it("omits free lines and shortens names to the limit of a receipt", () => {
    expect(receiptOf([aPosition({}, 0), { kind: "fee", amount: money(0) }])).toEqual([]);
    expect(receiptOf([aPosition({ name: "щ".repeat(200) }, 100)])[0]?.name).toHaveLength(128);
  });
});
