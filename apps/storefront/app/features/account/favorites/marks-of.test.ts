import { expect, it } from "vitest";
import { marksOf } from "./marks-of.ts";

const menu = {
  allergens: [
    { word: "молоко", name: "milk", ids: [1, 2] },
    { word: "рыба", name: "fish", ids: [2, 3] },
  ],
  badges: [{ word: "хит", name: "favourite", ids: [4] }],
};

it("APP-2 hides the dishes of the diet, and only marks what the account marks", () => {
  expect(marksOf(menu, { avoided: ["рыба"], hidden: ["молоко"], liked: ["хит"] })).toEqual({
    avoided: [
      { name: "milk", ids: [1] },
      { name: "milk, fish", ids: [2] },
      { name: "fish", ids: [3] },
    ],
    likedIds: [4],
    hiddenIds: [1, 2],
  });
});

it("APP-2 marks nothing for a word that the menu lacks", () => {
  expect(marksOf(menu, { avoided: ["соя"], hidden: [], liked: [] })).toEqual({
    avoided: [],
    likedIds: [],
    hiddenIds: [],
  });
});
