import type { JsonObject } from "../../../../shop/documents/json.ts";
import { textIn } from "../../menu/json-fields.ts";
import { type ForeignDish, type ForeignUse, note, option } from "../foreign-menu.ts";

interface ReadItem {
  readonly item: JsonObject;
  readonly dish: ForeignDish;
}

/**
 * The dishes, and one of halves for each scheme of modifiers whose dishes iiko divides. It has the groups that both
 * halves share, and the sizes of at least two dishes.
 */
export function withHalves(read: readonly ReadItem[]): readonly ForeignDish[] {
  const divided = read.filter(
    ({ item, dish }) => dish.isOnSale && (item["orderItemType"] === "Compound" || item["canBeDivided"] === true),
  );
  const schemes = Map.groupBy(divided, ({ item }) => textIn(item["modifierSchemaId"]));
  const halves = [...schemes].flatMap(([scheme, dishes]) =>
    scheme === "" || dishes.length < 2 ? [] : (dishOfHalves(scheme, dishes) ?? []),
  );
  return [...read.map(({ dish }) => dish), ...halves];
}

function dishOfHalves(scheme: string, dishes: readonly ReadItem[]): ForeignDish | null {
  const [first] = dishes;
  if (first === undefined) return null;
  const sizes = first.dish.sizes.filter(({ name }) => dishes.filter(({ dish }) => hasSize(dish, name)).length > 1);
  if (first.dish.sizes.length > 0 && sizes.length === 0) return null;
  const name = textIn(first.item["modifierSchemaName"]) || first.dish.section.join(" ");
  const halves: ForeignUse = {
    id: `halves-${scheme}`,
    name: "Половинки",
    kind: "halves-average",
    min: 2,
    max: 2,
    distinct: null,
    free: 0,
    sizes: [],
    options: dishes.map(({ dish }) => option({ id: dish.id, name: dish.name, max: 2 })),
  };
  return {
    ...first.dish,
    id: `halves-${scheme}`,
    name: `${name}: из двух половинок`,
    description: "",
    picture: "",
    sizes,
    uses: [halves, ...first.dish.uses.filter(({ kind }) => kind === "add")],
    notes: [note("own-price", { group: halves.name })],
  };
}

function hasSize({ sizes }: ForeignDish, name: string): boolean {
  return sizes.some((size) => size.name === name);
}
