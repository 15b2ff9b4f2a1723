import type { Json, JsonObject } from "../../../../shop/documents/json.ts";
import { idIn, objectsIn, textIn } from "../../menu/json-fields.ts";
import {
  type ForeignDish,
  type ForeignNote,
  type ForeignOption,
  type ForeignUse,
  note,
  option,
} from "../foreign-menu.ts";
import { countOf, limitOf } from "../limits.ts";

interface SetUses {
  readonly uses: readonly ForeignUse[];
  readonly notes: readonly ForeignNote[];
}

type Dishes = ReadonlyMap<string, ForeignDish>;

/** A bundle as a set: each of its items is a part of one dish. */
export function bundleUses(product: JsonObject, dishes: Dishes): SetUses {
  const notes: ForeignNote[] = [];
  const items = objectsIn(product["bundled_items"]);
  const uses = items.map((item): ForeignUse => {
    const dish = dishes.get(textIn(item["product_id"]));
    const name = textIn(item["title"]) || dish?.name || textIn(item["product_id"]);
    const use = partOf(item, textIn(item["bundled_item_id"]), name);
    const preset = countOf(item["quantity_default"] ?? (isYes(item["optional"]) ? 0 : item["quantity_min"]));
    return { ...use, options: [partOption(item, dish, { use, preset, notes })] };
  });
  const [least, most] = [limitOf(product["bundle_min_size"], "none"), limitOf(product["bundle_max_size"], "none")];
  if (least !== null || most !== null) notes.push(note("condition", { option: textIn(product["name"]) }));
  return { uses, notes };
}

/** A composite as a set: each of its components is a part with a choice of dishes. */
export function compositeUses(product: JsonObject, products: readonly JsonObject[], dishes: Dishes): SetUses {
  const notes: ForeignNote[] = [];
  const uses = objectsIn(product["composite_components"]).map((component): ForeignUse => {
    const use = partOf(component, textIn(component["id"]), textIn(component["title"]));
    const preset = textIn(component["default_option_id"]);
    const options = dishesOf(component, products).map((id) =>
      partOption(component, dishes.get(id), { use, preset: id === preset ? Math.max(1, use.min) : 0, notes }),
    );
    return { ...use, options };
  });
  const scenarios = objectsIn(product["composite_scenarios"]);
  if (scenarios.length > 0)
    notes.push(note("condition", { option: scenarios.map(({ name }) => textIn(name)).join(", ") }));
  return { uses, notes };
}

function partOf(entry: JsonObject, id: string, name: string): ForeignUse {
  const min = isYes(entry["optional"]) ? 0 : countOf(entry["quantity_min"] ?? 1);
  const max = limitOf(entry["quantity_max"] ?? 1, "none");
  return {
    id: id === "" ? null : `part-${id}`,
    name,
    kind: "set",
    min,
    max,
    distinct: null,
    free: 0,
    sizes: [],
    options: [],
  };
}

interface Part {
  readonly use: ForeignUse;
  readonly preset: number;
  readonly notes: ForeignNote[];
}

/** A part that is priced by itself costs what the dish costs, less the discount in per cent. */
function partOption(entry: JsonObject, dish: ForeignDish | undefined, { use, preset, notes }: Part): ForeignOption {
  const [size] = dish?.sizes ?? [];
  if (dish !== undefined && dish.sizes.length > 1)
    notes.push(note("part-size", { group: use.name, option: `${dish.name}, ${size?.name}` }));
  const discount = Number(entry["discount"] ?? 0) || 0;
  const full = size?.price ?? dish?.price ?? 0;
  return option({
    id: dish?.id ?? null,
    name: dish?.name ?? use.name,
    price: isYes(entry["priced_individually"]) ? Math.round((full * (100 - discount)) / 100) : 0,
    max: use.max,
    preset,
    size: size?.name ?? "",
  });
}

/** The dishes of a component: listed, or all of its categories. */
function dishesOf(component: JsonObject, products: readonly JsonObject[]): readonly string[] {
  const listed = Array.isArray(component["query_ids"]) ? component["query_ids"].map(textIn) : [];
  if (component["query_type"] !== "category_ids" && component["query_type"] !== "categories") return listed;
  const wanted = new Set(listed);
  return products
    .filter((product) => objectsIn(product["categories"]).some(({ id }) => wanted.has(String(idIn(id)))))
    .map((product) => textIn(product["id"]));
}

function isYes(value: Json | undefined): boolean {
  return value === true || textIn(value) === "yes" || textIn(value) === "1";
}
