import type { WireMenuOptions, WireNewEntity } from "@skatert/contract";
import { menusIn } from "../entities/menus.ts";
import { priceInDocument, readPrice } from "../entities/price-text.ts";

/** The fields that a new dish requires. The editor has all others. */
export interface NewDishForm {
  readonly name: string;
  readonly price: string;
  readonly category: string;
}

export type NewDishFault = "name" | "price" | "category";

export function newDishFaults({ name, price, category }: NewDishForm): readonly NewDishFault[] {
  return [
    ...(name.trim() === "" ? ["name" as const] : []),
    ...(readPrice(price) === null ? ["price" as const] : []),
    ...(category === "" ? ["category" as const] : []),
  ];
}

/** The new dish in the main menu and, at the same price, in every branch's menu. Null: a field is invalid. */
export function newDish(form: NewDishForm, { branches }: Pick<WireMenuOptions, "branches">): WireNewEntity | null {
  const price = readPrice(form.price);
  if (price === null || newDishFaults(form).length > 0) return null;
  const amount = priceInDocument(price);
  const dish = {
    name: form.name.trim(),
    description: "",
    images: [],
    price: amount,
    regular_price: amount,
    in_stock: true,
    locations: [],
    attributes: [],
    variations: [],
    supplements: [],
    categories: [Number(form.category)],
  };
  return { facets: Object.fromEntries(menusIn(branches).map((menu) => [menu, dish])) };
}
