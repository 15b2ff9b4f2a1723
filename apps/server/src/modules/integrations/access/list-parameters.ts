/** Parameters that every list obeys. */
const OF_EVERY_LIST = ["page", "per_page", "offset", "include", "exclude", "order", "orderby", "_fields", "context"];
const OF_GOODS = ["search", "sku", "status", "stock_status", "min_price", "max_price", "on_sale", "featured"];
/** Parameters of WordPress that change the form of every answer; refused in every call. */
export const ANSWER_FORMS = ["_envelope", "_jsonp", "_embed"];
const MODIFIED = ["modified_after", "modified_before"];
const META = ["include_meta", "exclude_meta"];
const NO_GOODS = [
  ...["after", "before", ...MODIFIED, "dates_are_gmt", "parent", "parent_exclude", "attribute", "attribute_term"],
  ...["tax_class", "shipping_class", "virtual", "downloadable", "global_unique_id", "search_sku"],
  ...["search_name_or_sku", "include_status", "exclude_status", ...META],
];

/** A list of WooCommerce's, with the parameters that it documents. `docs/integrate.md` has these rows as a table. */
export interface ListParameters {
  readonly list: string;
  /** The path with an id in place of `{id}`. */
  readonly path: RegExp;
  readonly obeyed: readonly string[];
  /** Answered with a 400, because a client that takes the first of all rows changes the wrong one. */
  readonly refused: readonly string[];
}

const base = "^/wp-json/wc/v3/";

export const LIST_PARAMETERS: readonly ListParameters[] = [
  {
    list: "orders",
    path: new RegExp(`${base}orders$`),
    obeyed: [...OF_EVERY_LIST, ...["search", "status", "customer", "after", "before", ...MODIFIED, "dates_are_gmt"]],
    refused: ["product", "parent", "parent_exclude", "created_via", "dp", "order_item_display_meta", ...META],
  },
  {
    list: "products",
    path: new RegExp(`${base}products$`),
    obeyed: [...OF_EVERY_LIST, ...OF_GOODS, "slug", "category", "type", "warehouse_id"],
    refused: [...NO_GOODS, "tag", "brand", "include_types", "exclude_types"],
  },
  {
    list: "products/{id}/variations",
    path: new RegExp(`${base}products/\\d+/variations$`),
    obeyed: [...OF_EVERY_LIST, ...OF_GOODS],
    refused: [...NO_GOODS, "slug", "type", "category", "tag"],
  },
  {
    list: "products/categories",
    path: new RegExp(`${base}products/categories$`),
    obeyed: [...OF_EVERY_LIST, "search", "slug", "parent", "product", "hide_empty"],
    refused: [],
  },
  {
    list: "coupons",
    path: new RegExp(`${base}coupons$`),
    obeyed: [...OF_EVERY_LIST, "search", "code"],
    refused: ["after", "before", ...MODIFIED, "dates_are_gmt", ...META],
  },
];
