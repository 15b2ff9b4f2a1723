import type { ForeignDish } from "../modules/imports/foreign/foreign-menu.ts";

/** A dish of another system's menu at 400.00 ₽, without sizes, groups and notes. */
export function foreignDish(about: Partial<ForeignDish>): ForeignDish {
  return {
    id: "d",
    name: "Бургер",
    section: ["Блюда"],
    description: "",
    picture: "",
    weight: "",
    unit: "",
    price: 40_000,
    sizes: [],
    isOnSale: true,
    uses: [],
    notes: [],
    ...about,
  };
}
