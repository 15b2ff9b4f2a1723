/** What a field of the shop's documents refers to. "location": a branch by the number that dishes name. */
export type ReferenceKind = "product" | "category" | "coupon" | "branch" | "location" | "zone" | "payment" | "post";

/** The fields of the shop's documents that hold ids, or a list of ids, of something else in the shop. */
const REFERENCE_FIELDS: Readonly<Record<string, ReferenceKind>> = {
  products: "product",
  product: "product",
  product_id: "product",
  product_ids: "product",
  supplements: "product",
  combo_products: "product",
  coupon_products: "product",
  parent: "category",
  category: "category",
  category_id: "category",
  group_id: "category",
  categories: "category",
  coupon_categories: "category",
  product_categories: "category",
  excluded_product_categories: "category",
  auto: "coupon",
  codes: "coupon",
  coupon_id: "coupon",
  sklad: "branch",
  sklad_coupon: "branch",
  warehouse_id: "branch",
  warehouse_ids: "branch",
  single_stock_id: "branch",
  disable_ordering: "branch",
  locations: "location",
  zone_id: "zone",
  id_delivery_zone: "zone",
  post_slug: "post",
};

/** What a field refers to; undefined: nothing. Names come from documents, so "constructor" may be among them. */
export function referenceKind(field: string | null): ReferenceKind | undefined {
  return field !== null && Object.hasOwn(REFERENCE_FIELDS, field) ? REFERENCE_FIELDS[field] : undefined;
}

/** The ids in the value of such a field, one by one. 0 and "" refer to nothing; a flag is no id. */
export function referencedIds(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencedIds);
  if (typeof value === "object" && value !== null) return referencedIds(ownId({ ...value }));
  const texts = typeof value === "string" ? value.split(",") : typeof value === "number" ? [String(value)] : [];
  return texts.map((text) => text.trim()).filter((text) => text !== "" && text !== "0");
}

/** The keys of everything that the fields inside a value refer to: "product:101". */
export function referencesWithin(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesWithin);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => {
    const kind = referenceKind(field);
    return kind === undefined ? referencesWithin(inner) : referencedIds(inner).map((id) => `${kind}:${id}`);
  });
}

/** A dish in the list of supplements, a product of WooCommerce's or a whole entry: `{"id": 101}`. */
function ownId({ id, term_id: term }: Readonly<Record<string, unknown>>): unknown {
  return id ?? term;
}
