import { emptyFilter } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { dietChange, withDiet } from "./page-diet.ts";

const dish = (...allergens: string[]) => ({ badges: [], attributes: [], allergens });
const soups = [dish("milk", "fish"), dish("soy")];
const named = [
  { name: "milk", words: ["молоко"] },
  { name: "fish", words: ["рыба"] },
  { name: "soy", words: ["соя"] },
];

describe("APP-2 the diet on a page with filters", () => {
  it("is chosen in a section where the guest never opened the filters", () => {
    expect(withDiet(emptyFilter, ["рыба", "орехи"], soups, named).without).toEqual(["fish"]);
    expect(withDiet({ ...emptyFilter, without: ["milk"] }, ["рыба"], soups, named).without).toEqual(["milk", "fish"]);
  });

  it("follows what the guest chooses and clears, in words of every language", () => {
    expect(dietChange(["milk"], soups, named)).toEqual({ added: ["молоко"], removed: ["рыба", "соя"] });
  });

  it("keeps a word that a chosen allergen shares", () => {
    const shared = [
      { name: "milk", words: ["молоко", "сливки"] },
      { name: "fish", words: ["сливки"] },
    ];
    expect(dietChange(["milk"], soups, shared).removed).toEqual(["soy"]);
  });
});
