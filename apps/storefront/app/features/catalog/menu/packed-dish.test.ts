import { money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import type { DishCard } from "../card/dish.ts";
import { packDish, unpackDish } from "./packed-dish.ts";

const plain: DishCard = {
  id: 7,
  name: "Борщ",
  price: money(39_000),
  regularPrice: money(39_000),
  displayMultiplier: 1,
  badges: [],
  badgeLooks: "",
  attributes: [],
  measure: { kind: "piece" },
  netContent: { amount: 350, unit: "г" },
  step: 1,
  initialQuantity: 1,
  excludedFromMinimum: false,
  locationIds: [],
  freeLimits: [],
  combo: null,
  categoryIds: [105],
  picture: { src: "/borsch.webp", alt: "Борщ", width: 960, height: 720, widths: [320, 640, 960] },
  url: "/menu/supy?product_id=7",
  choicePrice: money(0),
  presets: null,
  asksChoice: false,
  priceVaries: false,
  countable: true,
  byRequest: false,
  rating: null,
  state: { kind: "available" },
  hours: [],
};

const unusual: DishCard = {
  ...plain,
  regularPrice: money(45_000),
  displayMultiplier: 1.1,
  badges: ["хит"],
  measure: { kind: "portion", grams: 250 },
  step: 2,
  initialQuantity: 4,
  excludedFromMinimum: true,
  locationIds: [21],
  freeLimits: [{ categoryId: 130, quantity: 2 }],
  combo: { kind: "percent", percent: 10 },
  picture: { src: "/borsch.png", alt: "Тарелка", width: 400, height: 300 },
  choicePrice: money(5_000),
  presets: { supplements: [], choices: [] },
  asksChoice: true,
  priceVaries: true,
  state: { kind: "hours", from: 480, to: 720 },
};

describe("a packed dish", () => {
  it.each([
    ["plain", plain],
    ["unusual in everything", unusual],
    ["without a picture", { ...plain, picture: null }],
  ])("is unpacked unchanged: %s", (_, dish) => {
    expect(unpackDish(JSON.parse(JSON.stringify(packDish(dish))))).toEqual(dish);
  });

  it("omits default values", () => {
    expect(Object.keys(packDish(plain)).sort()).toEqual([
      "categoryIds",
      "id",
      "name",
      "netContent",
      "picture",
      "price",
      "url",
    ]);
  });
});
