import { categoriesFromWire, noMappedMenu } from "@skatert/contract";
import { type Catalog, type ChoiceGroup, indexCatalog, type Product } from "@skatert/domain";
import { isJsonObject, type Json, type JsonObject } from "../../documents/json.ts";
import type { ShopDocument } from "../../documents/shop-document.ts";
import { namesInList, productFacts, productLists } from "../product-facts.ts";

/** A menu to check; with `changed`, only the groups and dishes that these products can affect. */
export interface MenuToCheck extends Pick<ShopDocument, "file" | "content"> {
  readonly changed: ReadonlySet<string> | null;
}

/** A section with `choice`. */
export interface GroupSection {
  /** "[3]". */
  readonly path: string;
  readonly wire: JsonObject;
  readonly choice: JsonObject;
  readonly group: ChoiceGroup;
}

/** A dish with `option_groups`. */
export interface GroupDish {
  /** "[0].products[2]". */
  readonly path: string;
  readonly wire: JsonObject;
  readonly product: Product;
}

/** The part of a menu that its groups of options touch. */
export interface GroupMenu {
  readonly file: string;
  readonly catalog: Catalog;
  readonly sections: readonly GroupSection[];
  /** Sections whose own faults are wanted. */
  readonly checked: readonly GroupSection[];
  readonly dishes: readonly GroupDish[];
}

/** Products are shared by many revisions (decision 034), so each is mapped once. */
const { products: mapped } = noMappedMenu();

/** Null: the menu has no groups. */
export function groupMenu({ file, content, changed }: MenuToCheck): GroupMenu | null {
  const categories = Array.isArray(content) ? content.filter(isJsonObject) : [];
  const places = categoryPlaces(content);
  const found = places.flatMap(({ path, wire }) => {
    const choice = wire["choice"] ?? null;
    return isJsonObject(choice) ? [{ path, wire, choice, options: optionIdsOf(wire, choice) }] : [];
  });
  const using = dishesWithGroups(content);
  if (found.length === 0 && using.length === 0) return null;
  const isTouched = (ids: Iterable<string>) => changed === null || [...ids].some((id) => changed.has(id));
  const touched = new Set(found.filter(({ options }) => isTouched(options)).map(({ wire }) => String(wire["id"])));
  const dishes = using.filter(({ id, groups }) => isTouched([id]) || groups.some((group) => touched.has(group)));
  const read = new Set([...touched, ...dishes.flatMap(({ groups }) => groups)]);
  const needed = new Set([
    ...dishes.map(({ id }) => id),
    ...found.filter(({ wire }) => read.has(String(wire["id"]))).flatMap(({ options }) => options),
  ]);
  const catalog = catalogOf(categories, needed);
  const sections = found.flatMap((section) => {
    const group = catalog.groups.get(Number(section.wire["id"]));
    return group === undefined ? [] : [{ ...section, group }];
  });
  return {
    file,
    catalog,
    sections,
    checked: sections.filter(({ group }) => touched.has(String(group.id))),
    dishes: dishes.flatMap(({ id, path, wire }) => {
      const product = catalog.products.get(Number(id));
      return product === undefined ? [] : [{ path, wire, product }];
    }),
  };
}

function catalogOf(categories: readonly JsonObject[], needed: ReadonlySet<string>): Catalog {
  const reduced = categories.map((category) => ({
    ...category,
    products: objectsIn(category["products"]).filter(({ id }) => needed.has(String(id))),
  }));
  return indexCatalog(categoriesFromWire(reduced, undefined, { categories: new WeakMap(), products: mapped }));
}

function categoryPlaces(content: Json): readonly { readonly path: string; readonly wire: JsonObject }[] {
  if (!Array.isArray(content)) return [];
  return content.flatMap((wire, index) => (isJsonObject(wire) ? [{ path: `[${index}]`, wire }] : []));
}

/** The options of a section: those that it lists, else its products. */
function optionIdsOf(wire: JsonObject, choice: JsonObject): readonly string[] {
  const { options } = choice;
  if (Array.isArray(options)) return objectsIn(options).map((option) => String(option["product_id"]));
  return objectsIn(wire["products"]).map(({ id }) => String(id));
}

const groupField = "option_groups[].group_id";

/** Each dish once, as the shop reads it: a later copy in another section only adds that section. */
function dishesWithGroups(content: Json) {
  const seen = new Set<string>();
  return productLists(content).flatMap(({ list, products }) => {
    if (namesInList(list, groupField).length === 0) return [];
    return products.flatMap(({ category, index, product }) => {
      const { id, named } = productFacts(product);
      const groups = (named.get(groupField) ?? []).map(({ name }) => name);
      if (groups.length === 0 || seen.has(id)) return [];
      seen.add(id);
      return [{ id, path: `[${category}].products[${index}]`, wire: product, groups }];
    });
  });
}

export function objectsIn(list: Json | undefined): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}
