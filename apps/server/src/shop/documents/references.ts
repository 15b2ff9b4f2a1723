/** Kinds of targets that one part of a shop folder may refer to in another. */
export type Target =
  | "category"
  | "product"
  | "coupon"
  | "warehouse"
  | "location"
  | "zone"
  | "payment method"
  | "price file"
  | "post";

export interface Reference {
  /** Document name; "catalog" includes price files. */
  readonly document: string;
  /** Pattern of `placesAt`. */
  readonly at: string;
  readonly target: Target;
}

const rules = (document: string, rows: Readonly<Record<string, Target>>): readonly Reference[] =>
  Object.entries(rows).map(([at, target]) => ({ document, at, target }));

const coupon = (list: "auto" | "codes"): Readonly<Record<string, Target>> => ({
  [`${list}[].sklad_coupon`]: "warehouse",
  [`${list}[].product_ids`]: "product",
  [`${list}[].product_categories`]: "category",
  [`${list}[].excluded_product_categories`]: "category",
  [`${list}[].autoapply_dop_rulles_products_list[].coupon_products`]: "product",
  [`${list}[].autoapply_dop_rulles_products_list.coupon_products`]: "product",
  [`${list}[].autoapply_dop_rulles_categories_list[].coupon_categories`]: "category",
  [`${list}[].autoapply_dop_rulles_categories_list.coupon_categories`]: "category",
  [`${list}[].free_gift_data[].product_id`]: "product",
});

/** Every field of a shop folder that refers to something elsewhere in it. */
export const REFERENCES: readonly Reference[] = [
  ...rules("catalog", {
    "[].parent": "category",
    "[].free_limits[].category_id": "category",
    "[].choice.options[].product_id": "product",
    "[].products[].categories": "category",
    "[].products[].supplements": "product",
    "[].products[].locations": "location",
    "[].products[].acf.combo_products": "product",
    "[].products[].option_groups[].group_id": "category",
    "[].products[].option_groups[].options[].product_id": "product",
  }),
  ...rules("settings", {
    "locations[].price_file_path": "price file",
    "settings.app.disable_ordering": "warehouse",
    "shipping_methods[].pickup_locations[].warehouse_id": "warehouse",
    "shipping_methods[].restaurants[].warehouse_id": "warehouse",
    "payment_methods[].warehouse_ids": "warehouse",
    "popups[].sklad": "warehouse",
    "popups[].id_delivery_zone": "zone",
    "banners[].sklad": "warehouse",
    "banners[].product": "product",
    "banners[].category": "category",
    "delivery.conditions[].zone_id": "zone",
    "delivery.conditions[].warehouse_id": "warehouse",
    "delivery.all_zones_zone_payment_methods{keys}": "zone",
    "delivery.all_zones_zone_payment_methods{}": "payment method",
    "delivery_work_time{keys}": "warehouse",
  }),
  ...rules("banners", {
    "[].sklad": "warehouse",
    "[].product": "product",
    "[].category": "category",
    "[].post.post_slug": "post",
  }),
  ...rules("coupons", { ...coupon("auto"), ...coupon("codes") }),
  ...rules("stock", { "[].product_id": "product", "[].warehouse_id": "warehouse" }),
  ...rules("wheel", { "segments[].prize.coupon_id": "coupon" }),
  ...rules("brands", { "[].product_ids": "product" }),
];

/** Fields that must differ between the entries of their list. */
export const UNIQUE: readonly { readonly document: string; readonly at: string }[] = [
  { document: "catalog", at: "[].id" },
  { document: "catalog", at: "[].slug" },
  { document: "settings", at: "locations[].term_id" },
  { document: "settings", at: "payment_methods[].id" },
  { document: "settings", at: "popups[].id" },
  { document: "banners", at: "[].id" },
  { document: "coupons", at: "auto[].id" },
  { document: "coupons", at: "codes[].id" },
  { document: "coupons", at: "codes[].code" },
  { document: "pages", at: "[].slug" },
  { document: "posts", at: "[].slug" },
  { document: "blog", at: "[].slug" },
  { document: "information", at: "[].slug" },
  { document: "brands", at: "[].slug" },
  { document: "users", at: "[].ID" },
  { document: "users", at: "[].phone" },
];
