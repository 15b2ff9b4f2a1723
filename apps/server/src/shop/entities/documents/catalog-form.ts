import { isJsonObject, type Json, type JsonObject } from "../../documents/json.ts";
import { type EntityKey, type Facets, keyOf } from "../entity.ts";
import { type CategoryPieces, isSameText, piecesOfCategory, productsById } from "./catalog-categories.ts";
import { textsIn } from "./entries.ts";
import { addFacet, type Form, type Joined, type Pieces } from "./pieces.ts";

/** A menu, a price file or a translation of both, split without copying products. */
export interface CatalogPieces {
  readonly categories: readonly CategoryPieces[];
  /** Products of a translation beside its categories. */
  readonly loose: ReturnType<typeof productsById>;
  readonly layout: Json;
}

const known = new WeakMap<object, CatalogPieces | null>();

/** Null: some part has no distinct id. */
export function piecesOfCatalog(content: Json): CatalogPieces | null {
  if (!isList(content) && !isJsonObject(content)) return null;
  const found = known.get(content);
  if (found !== undefined) return found;
  const pieces = isList(content) ? splitList(content) : splitParts(content);
  known.set(content, pieces);
  return pieces;
}

function isList(content: Json | undefined): content is readonly Json[] {
  return Array.isArray(content);
}

function splitList(content: readonly Json[]): CatalogPieces | null {
  const categories = distinct(content.map(piecesOfCategory));
  return categories === null ? null : { categories, loose: null, layout: categories.map(({ id }) => id) };
}

/** `{categories, products}` of a translation. */
function splitParts(content: JsonObject): CatalogPieces | null {
  const { categories: listed, products } = content;
  const categories = isList(listed) ? distinct(listed.map(piecesOfCategory)) : listed === undefined ? [] : null;
  const loose = products === undefined ? null : productsById(products);
  if (categories === null || (products !== undefined && loose === null)) return null;
  const layout = {
    ...content,
    ...(listed === undefined ? {} : { categories: categories.map(({ id }) => id) }),
    ...(loose === null ? {} : { products: loose.ids }),
  };
  return { categories, loose, layout };
}

function distinct(categories: readonly (CategoryPieces | null)[]): readonly CategoryPieces[] | null {
  const found = categories.filter((category) => category !== null);
  return found.length === categories.length && new Set(found.map(({ id }) => id)).size === found.length ? found : null;
}

/** The facets of a product in a catalogue: one, and another for each category with a different copy. */
export function productFacets(name: string, { categories, loose }: CatalogPieces, id: string): Facets {
  const facets: Record<string, Json> = {};
  const add = (place: string, copy: JsonObject | undefined) => {
    if (copy === undefined) return;
    const first = facets[name];
    if (first === undefined) facets[name] = copy;
    else if (!isSameText(first, copy)) facets[`${name}#${place}`] = copy;
  };
  for (const { id: category, products } of categories) add(category, products.get(id));
  add("", loose?.products.get(id));
  return facets;
}

export const catalogForm: Form = {
  split(name, content) {
    const catalog = piecesOfCatalog(content);
    if (catalog === null) return null;
    const pieces = new Map<EntityKey, Facets>([[keyOf("layout", name), { [name]: catalog.layout }]]);
    for (const { id, facet } of catalog.categories) addFacet(pieces, keyOf("category", id), name, facet);
    const listings = [...catalog.categories.map(({ products }) => products), catalog.loose?.products ?? new Map()];
    for (const id of new Set(listings.flatMap((products) => [...products.keys()]))) {
      pieces.set(keyOf("product", id), productFacets(name, catalog, id));
    }
    return pieces;
  },

  join(name, pieces, present, context) {
    const layout = pieces.get(keyOf("layout", name))?.[name];
    const idsOf = isJsonObject(layout) ? layout["categories"] : layout;
    const categories = categoriesIn(name, pieces, textsIn(idsOf));
    const unplaced = placeProducts(name, pieces, { categories, loose: looseIn(layout) }, context);
    const isEmpty = layout === undefined && categories.size === 0;
    return { content: isEmpty ? undefined : assemble(name, pieces, { categories, layout, present }), unplaced };
  },
};

/** The facet of each category in the order of the layout; unlisted categories are last. */
function categoriesIn(name: string, pieces: Pieces, order: readonly string[]): Map<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  const add = (id: string) => {
    const facet = pieces.get(keyOf("category", id))?.[name];
    if (isJsonObject(facet)) found.set(id, facet);
  };
  for (const id of order) add(id);
  for (const key of pieces.keys()) {
    const id = idIn(key, "category");
    if (id !== null && !found.has(id)) add(id);
  }
  return found;
}

interface Places {
  readonly categories: Map<string, JsonObject>;
  readonly loose: ReadonlySet<string>;
}

/** Adds products that no category lists to the categories in their own field. Returns those without such a field. */
function placeProducts(
  name: string,
  pieces: Pieces,
  { categories, loose }: Places,
  { categoriesOf }: Parameters<Form["join"]>[3],
): Joined["unplaced"] {
  const listed = new Set([...loose, ...[...categories.values()].flatMap(({ products }) => textsIn(products))]);
  const isMenu = !name.startsWith("catalog.");
  const unplaced: EntityKey[] = [];
  for (const [key, facets] of pieces) {
    const id = idIn(key, "product");
    if (id === null || listed.has(id) || facets[name] === undefined) continue;
    const wanted = categoriesOf(id);
    const present = wanted.filter((category) => categories.has(category));
    // A translation needs a dish in only one category, because it applies to every copy.
    const homes = isMenu ? present : (present.length > 0 ? present : wanted).slice(0, 1);
    for (const home of homes) {
      const category = categories.get(home) ?? { id: Number.isSafeInteger(Number(home)) ? Number(home) : home };
      categories.set(home, { ...category, products: [...textsIn(category["products"]), id] });
    }
    if (homes.length === 0) unplaced.push(key);
  }
  return unplaced;
}

interface Assembly {
  readonly categories: ReadonlyMap<string, JsonObject>;
  readonly layout: Json | undefined;
  readonly present: Json | undefined;
}

function assemble(name: string, pieces: Pieces, { categories, layout, present }: Assembly): Json {
  const before = present === undefined ? null : piecesOfCatalog(present);
  const presentOf = presentCategories(present);
  const built = [...categories].map(([id, facet]) => {
    const known = presentOf.get(id);
    const was = known === undefined ? null : piecesOfCategory(known);
    const products = productsOf(facet["products"], (product) =>
      keepCopy(was?.products.get(product), copyOf(name, pieces, product, id)),
    );
    if (known !== undefined && was !== null && was.facet === facet && isSameList(known["products"], products))
      return known;
    return products === undefined ? facet : { ...facet, products };
  });
  if (!isJsonObject(layout)) return isUnchanged(present, built) && before !== null ? present : built;
  const loose = productsOf(layout["products"], (product) => copyOf(name, pieces, product, ""));
  const hasList = layout["categories"] !== undefined || built.length > 0;
  return {
    ...layout,
    ...(hasList ? { categories: built } : {}),
    ...(loose === undefined ? {} : { products: loose }),
  };
}

function isUnchanged(present: Json | undefined, built: readonly Json[]): present is readonly Json[] {
  return isList(present) && present.length === built.length && built.every((each, index) => each === present[index]);
}

function presentCategories(present: Json | undefined): ReadonlyMap<string, JsonObject> {
  const listed = isJsonObject(present) ? present["categories"] : present;
  const categories = isList(listed) ? listed.filter(isJsonObject) : [];
  return new Map(categories.map((category) => [String(category["id"]), category]));
}

/** The category's own copy of a product, else the common one. */
function copyOf(name: string, pieces: Pieces, product: string, category: string): Json | undefined {
  const facets = pieces.get(keyOf("product", product));
  return facets?.[`${name}#${category}`] ?? facets?.[name];
}

/** Keeps the present object if its content is the same, because each category has its own copy of a dish. */
function keepCopy(present: Json | undefined, copy: Json | undefined): Json | undefined {
  return isSameText(present, copy) ? present : copy;
}

/** Ids of missing products are omitted. */
function productsOf(ids: Json | undefined, find: (id: string) => Json | undefined): readonly Json[] | undefined {
  if (ids === undefined) return undefined;
  return textsIn(ids).flatMap((id) => find(id) ?? []);
}

function isSameList(some: Json | undefined, other: readonly Json[] | undefined): boolean {
  if (!isList(some) || other === undefined) return some === other;
  return some.length === other.length && some.every((entry, index) => entry === other[index]);
}

function looseIn(layout: Json | undefined): ReadonlySet<string> {
  return new Set(isJsonObject(layout) ? textsIn(layout["products"]) : []);
}

function idIn(key: EntityKey, kind: "product" | "category"): string | null {
  return key.startsWith(`${kind}:`) ? key.slice(kind.length + 1) : null;
}
