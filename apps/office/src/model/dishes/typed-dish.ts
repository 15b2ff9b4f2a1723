import { priceInDocument, readPrice } from "../entities/price-text.ts";
import type { PricedDish } from "../groups/draft-catalog.ts";
import { writtenUses } from "../groups/group-use.ts";
import type { DishForm } from "./dish-form.ts";

/** The dish as it is typed, for its price with the choices of its groups. A price that cannot be read is none. */
export function typedDish(id: string, form: Pick<DishForm, "name" | "price" | "sizes" | "groups">): PricedDish {
  return {
    id,
    name: form.name,
    price: sumOf(form.price),
    sizes: form.sizes.map((size) => ({ id: size.id, name: size.name, price: sumOf(size.price) })),
    groups: writtenUses(form.groups),
  };
}

function sumOf(text: string): number | null {
  const price = readPrice(text);
  return price === null ? null : priceInDocument(price);
}
