import type { Json } from "../../apps/server/src/shop/documents/json.ts";

type Fields = { [name: string]: Json };

/** A group of options: a section of the supplements. */
export interface OptionGroup {
  readonly id: number;
  readonly name: string;
  readonly choice: Fields;
  readonly options: readonly { readonly id: number; readonly name: string; readonly price: number }[];
}

const side = 110;
const sauces = 120;
const without = 130;

/** A required choice with a preset that costs nothing, up to four sauces of which one is free, and what may be left out. */
export const optionGroups: readonly OptionGroup[] = [
  {
    id: side,
    name: "Гарнир",
    choice: {
      min: 1,
      max: 1,
      options: [{ product_id: 910_001, preset: 1 }, { product_id: 910_002 }, { product_id: 910_003 }],
    },
    options: [
      { id: 910_001, name: "Картофель фри", price: 0 },
      { id: 910_002, name: "Овощной салат", price: 60 },
      { id: 910_003, name: "Рис", price: 0 },
    ],
  },
  {
    id: sauces,
    name: "Соусы",
    choice: {
      min: 0,
      max: 4,
      free: 1,
      options: [920_001, 920_002, 920_003, 920_004].map((product_id) => ({ product_id, max: 2 })),
    },
    options: [
      { id: 920_001, name: "Кетчуп", price: 30 },
      { id: 920_002, name: "Сырный соус", price: 50 },
      { id: 920_003, name: "Чесночный соус", price: 40 },
      { id: 920_004, name: "Аджика", price: 40 },
    ],
  },
  {
    id: without,
    name: "Убрать",
    choice: { kind: "remove" },
    options: [
      { id: 930_001, name: "Без лука", price: 0 },
      { id: 930_002, name: "Без зелени", price: 0 },
      { id: 930_003, name: "Без чеснока", price: 0 },
    ],
  },
];

/** `choices` of a line: the dearer side dish, three sauces of two kinds, and no onion. */
export const lineChoices: readonly Json[] = [
  { group_id: side, id: 910_002, count: 1 },
  { group_id: sauces, id: 920_001, count: 1 },
  { group_id: sauces, id: 920_002, count: 2 },
  { group_id: without, id: 930_001, count: 1 },
];
