import type { DishForm, SizeForm } from "./dish-form.ts";

type Sizes = Pick<DishForm, "sizes" | "texts" | "sizeTitle">;

/** Ids of a shop have 32 bits. */
const maxId = 2_147_483_647;

/** The dish with another size; the first one gets the dish's price. `usualTitle`: "Size". */
export function withSize(form: DishForm, dishId: string, usualTitle: string): Sizes {
  const isFirst = form.sizes.length === 0;
  const size: SizeForm = {
    id: String(nextId(form.sizes, Number(dishId))),
    name: "",
    weight: "",
    isInStock: true,
    ...(isFirst ? { price: form.price, regular: form.regular } : { price: "", regular: "" }),
    menus: form.menus.map(({ price, regular }) => (isFirst ? { price, regular } : { price: "", regular: "" })),
  };
  return {
    sizes: [...form.sizes, size],
    sizeTitle: form.sizeTitle || usualTitle,
    texts: form.texts.map((texts) => ({ ...texts, sizes: [...texts.sizes, ""] })),
  };
}

export function withoutSize(form: DishForm, at: number): Sizes {
  const others = <Entry>(list: readonly Entry[]) => list.filter((_, index) => index !== at);
  return {
    sizes: others(form.sizes),
    sizeTitle: form.sizeTitle,
    texts: form.texts.map((texts) => ({ ...texts, sizes: others(texts.sizes) })),
  };
}

/** The dish with a size moved up by one. Its texts move too. */
export function withSizeUp(form: DishForm, at: number): Sizes {
  return {
    sizes: movedUp(form.sizes, at),
    sizeTitle: form.sizeTitle,
    texts: form.texts.map((texts) => ({ ...texts, sizes: movedUp(texts.sizes, at) })),
  };
}

/** The list with an entry moved up by one. */
export function movedUp<Entry>(list: readonly Entry[], at: number): readonly Entry[] {
  const [above, moved] = [list[at - 1], list[at]];
  if (above === undefined || moved === undefined) return list;
  return [...list.slice(0, at - 1), moved, above, ...list.slice(at + 1)];
}

/** Numbers of sizes continue after the largest. The first one derives from the dish's id. */
function nextId(sizes: readonly SizeForm[], dishId: number): number {
  const greatest = sizes.reduce((max, { id }) => Math.max(max, Number(id) || 0), 0);
  if (greatest > 0) return greatest + 1;
  return dishId * 10 + 1 <= maxId ? dishId * 10 + 1 : 1;
}
