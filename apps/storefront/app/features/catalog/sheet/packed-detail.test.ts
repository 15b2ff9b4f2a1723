import { money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import type { DishDetail } from "../card/dish.ts";
import { unpackDish } from "../menu/packed-dish.ts";
import { packDetail, unpackDetail } from "./packed-detail.ts";

const usualSizes = { width: 960, height: 720, widths: [320, 640, 960] };
const picture = { src: "/borsch.webp", alt: "Борщ", ...usualSizes };
const card = { ...unpackDish({ id: 7, name: "Борщ", price: money(39_000), categoryIds: [105], url: "/b" }), picture };

const plain: DishDetail = {
  card,
  pictures: [picture],
  description: "Свёкла, говядина",
  video: null,
  takesNote: false,
  nutrition: { calories: null, proteins: null, fats: null, carbohydrates: null },
  allergens: [],
  variations: [],
  supplementGroups: [],
  groups: [],
  sizedGroups: {},
  allergenWords: [],
  comboOf: [],
  seo: null,
  category: null,
};

const size = { name: "25 см", price: money(49_000), regularPrice: money(49_000), inStock: true, netContent: null };
const sauce = {
  id: 1,
  name: "Соус",
  price: money(5_000),
  categoryIds: [130],
  picture: null,
  weight: null,
  allergens: [],
};

const unusual: DishDetail = {
  ...plain,
  pictures: [picture, { src: "/side.webp", alt: "Сбоку", width: 400, height: 300 }],
  video: "/film.mp4",
  takesNote: true,
  nutrition: { calories: 50, proteins: 3, fats: 2, carbohydrates: 6 },
  allergens: ["сельдерей"],
  variations: [
    { ...size, id: 71 },
    { ...size, id: 72, regularPrice: money(52_000), inStock: false },
  ],
  supplementGroups: [
    {
      name: "Соусы",
      items: [
        { ...sauce, picture: { src: "/sauce.webp", alt: "Соус", ...usualSizes } },
        { ...sauce, id: 2, name: "Сметана", weight: { amount: 40, unit: "г" }, allergens: ["молоко"] },
        { ...sauce, id: 3, name: "Хлеб", categoryIds: [131, 132] },
      ],
    },
    { name: null, items: [sauce] },
  ],
  allergenWords: [{ name: "milk", words: ["молоко", "сливки"] }],
  comboOf: ["Пампушка"],
  seo: { title: "Борщ", description: "", keywords: "", ogTitle: "", ogDescription: "" },
  category: { name: "Супы", url: "/menu/supy" },
};

describe("a packed dish sheet", () => {
  it.each([
    ["plain", plain],
    ["unusual in everything", unusual],
    ["without a picture", { ...plain, card: { ...card, picture: null }, pictures: [] }],
    ["with pictures but none on its card", { ...unusual, card: { ...card, picture: null } }],
  ])("MODAL-2 is unpacked unchanged: %s", (_, detail) => {
    expect(unpackDetail(JSON.parse(JSON.stringify(packDetail(detail))))).toEqual(detail);
  });

  it("MODAL-2 omits default values", () => {
    expect(Object.keys(packDetail(plain)).sort()).toEqual([
      "allergens",
      "card",
      "category",
      "description",
      "nutrition",
    ]);
  });

  it("is unpacked once, so that derived values are reused", () => {
    const packed = packDetail(unusual);
    expect(unpackDetail(packed)).toBe(unpackDetail(packed));
  });
});
