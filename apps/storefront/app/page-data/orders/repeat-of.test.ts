import { indexCatalog, money, nothingBanned, type QuotedLine } from "@skatert/domain";
import { aCategory, aProduct } from "@skatert/domain/testing";
import { describe, expect, it } from "vitest";
import { repeatOf } from "./repeat-of.ts";

const soup = aProduct({ id: 1, name: "Уха", price: money(420_00) });
const rice = aProduct({ id: 2, name: "Плов", inStock: false });
const menu = indexCatalog([aCategory({ products: [soup, rice] })]);

function bought(productId: number, name: string, giftOf: number | null = null): QuotedLine {
  const price = money(100_00);
  return {
    productId,
    variationId: null,
    name,
    quantity: 2,
    unitPrice: price,
    total: price,
    giftOf,
    supplements: [],
    refusal: null,
  };
}

describe("repeating an order", () => {
  it("APP-2 takes the dishes at the present menu's prices and names unavailable dishes, each once", () => {
    const lines = [bought(1, "Уха"), bought(2, "Плов"), bought(3, "Окрошка"), bought(3, "Окрошка")];
    const { repeatLines, gone } = repeatOf({ lines }, menu, nothingBanned);
    expect(repeatLines.map(({ productId, quantity, unitPrice }) => [productId, quantity, unitPrice])).toEqual([
      [1, 2, 420_00],
    ]);
    expect(gone).toEqual(["Плов", "Окрошка"]);
  });

  it("ENT-1 names a dish that product_disable_buy removed from sale", () => {
    const { repeatLines, gone } = repeatOf({ lines: [bought(1, "Уха")] }, menu, { everything: false, productIds: [1] });
    expect([repeatLines, gone]).toEqual([[], ["Уха"]]);
  });

  it("MENU-15 carries a note over, and keeps two lines that differ in it apart", () => {
    const lines = [{ ...bought(1, "Уха"), note: "без укропа" }, bought(1, "Уха")];
    const { repeatLines } = repeatOf({ lines }, menu, nothingBanned);
    expect(repeatLines.map(({ note, key }) => [note, key])).toEqual([
      ["без укропа", '1::"без укропа"'],
      [undefined, "1:"],
    ]);
  });

  it("CART-7 leaves out gifts", () => {
    expect(repeatOf({ lines: [bought(1, "Уха", 7), bought(9, "Морс", 7)] }, menu, nothingBanned)).toEqual({
      repeatLines: [],
      gone: [],
      toChoose: [],
    });
  });

  it("MENU-20 keeps the choices that the menu still has, names the others, and adds no dish without a required one", () => {
    const [shelf, cheese, ham] = [90, aProduct({ id: 91, name: "Сыр" }), aProduct({ id: 92, name: "Ветчина" })];
    const terms = { kind: "add", min: 1, max: 2, distinct: null, free: 0, options: null } as const;
    const sauces = aCategory({ id: shelf, name: "Сверху", choice: terms, products: [cheese, ham] });
    const pizza = aProduct({ id: 5, name: "Пицца", groups: [{ groupId: shelf, variationIds: [], options: [] }] });
    const menuWith = (products: readonly (typeof cheese)[]) =>
      indexCatalog([aCategory({ id: 1, products: [pizza] }), { ...sauces, products }]);
    const sold = [cheese, ham].map(({ id, name, price }) => ({
      groupId: shelf,
      group: "Сверху",
      kind: "add" as const,
      id,
      variationId: null,
      name,
      count: 1,
      price,
      choices: [],
    }));
    const supplements = sold.map(({ id, name, count, price }) => ({ id, name, count, price }));
    const lines = [{ ...bought(5, "Пицца"), supplements, choices: sold }];
    const repeat = (products: readonly (typeof cheese)[]) => repeatOf({ lines }, menuWith(products), nothingBanned);
    expect(repeat([cheese, ham])).toMatchObject({ gone: [], repeatLines: [{ choices: [{ id: 91 }, { id: 92 }] }] });
    const { gone, repeatLines } = repeat([cheese]);
    expect(gone).toEqual(["Ветчина"]);
    expect(repeatLines[0]?.supplements).toMatchObject([{ id: 91, count: 1 }]);
    const salt = aProduct({ id: 93, name: "Соль" });
    expect(repeat([salt])).toMatchObject({
      repeatLines: [],
      gone: ["Сыр", "Ветчина"],
      toChoose: [{ name: "Пицца", productId: 5, quantity: 2, choices: [] }],
    });
    expect(repeat([])).toEqual({ repeatLines: [], gone: ["Пицца"], toChoose: [] });
  });
});
