import * as z from "zod/mini";
import { wireQueryText } from "../fields/bounded.ts";
import { flagOrText, numberOrText } from "../fields/from-text.ts";

const wooMeta = z.array(z.looseObject({ key: z.string(), value: z.unknown() }));
const stockStatus = z.enum(["instock", "outofstock"]);
/** Only a published product is on sale. */
const publicStatus = z.enum(["publish", "draft", "private"]);

const priced = {
  id: z.int(),
  description: z.string(),
  permalink: z.string(),
  sku: z.string(),
  /** The charged price; "" if only variations have a price. */
  price: z.string(),
  regular_price: z.string(),
  /** "" when the product is not reduced. */
  sale_price: z.string(),
  on_sale: z.boolean(),
  purchasable: z.boolean(),
  manage_stock: z.boolean(),
  /** Null: no limit. */
  stock_quantity: z.nullable(z.int()),
  stock_status: stockStatus,
  status: publicStatus,
  meta_data: wooMeta,
};

/** A product in WooCommerce's shape; money is text with two decimals. */
export const WooProductSchema = z.looseObject({
  ...priced,
  name: z.string(),
  slug: z.string(),
  type: z.enum(["simple", "variable"]),
  short_description: z.string(),
  categories: z.array(z.looseObject({ id: z.int(), name: z.string(), slug: z.string() })),
  images: z.array(z.looseObject({ id: z.int(), src: z.string(), name: z.string(), alt: z.string() })),
  attributes: z.array(z.looseObject({ id: z.int(), name: z.string(), options: z.array(z.string()) })),
  variations: z.array(z.int()),
});
export type WireWooProduct = z.infer<typeof WooProductSchema>;
export const WooProductsSchema = z.array(WooProductSchema);

/** A variation of a product in WooCommerce's shape. */
export const WooVariationSchema = z.looseObject({
  ...priced,
  attributes: z.array(z.looseObject({ id: z.int(), name: z.string(), option: z.string() })),
});
export type WireWooVariation = z.infer<typeof WooVariationSchema>;
export const WooVariationsSchema = z.array(WooVariationSchema);

/** A section of the menu in WooCommerce's shape. */
export const WooCategorySchema = z.looseObject({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  /** 0: a section of the first level. */
  parent: z.int(),
  description: z.string(),
  display: z.literal("default"),
  image: z.nullable(z.looseObject({ id: z.int(), src: z.string(), name: z.string(), alt: z.string() })),
  menu_order: z.int(),
  /** Products of the section itself. */
  count: z.int(),
});
export type WireWooCategory = z.infer<typeof WooCategorySchema>;
export const WooCategoriesSchema = z.array(WooCategorySchema);

const maxRoubles = 10_000_000;
const roubles = z.number().check(
  z.gte(0),
  z.lte(maxRoubles),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, "has more than two decimals"),
);
const roublesText = z.string().check(z.regex(/^(?:\d{1,8}(?:[.,]\d{1,2})?)?$/, "is no price"));
const price = z.union([roubles, roublesText]);

const changes = {
  /** "" counts as absent. */
  price: z.optional(price),
  regular_price: z.optional(price),
  /** "" removes the reduction. */
  sale_price: z.optional(price),
  stock_status: z.optional(stockStatus),
  /** "draft" and "private" take the product off sale; "publish" puts it back. */
  status: z.optional(publicStatus),
  /** False: the product has no stock limit. */
  manage_stock: flagOrText(z.optional(z.boolean())),
  stock_quantity: numberOrText(z.optional(z.nullable(z.int().check(z.gte(0), z.lte(1_000_000_000))))),
  /** The branch; required for stock in a shop with several branches. */
  warehouse_id: numberOrText(z.optional(z.int().check(z.positive()))),
};

/** Body of `PUT wc/v3/products/{id}`; absent fields do not change, unknown ones are ignored. */
export const WooProductUpdateSchema = z.looseObject({
  ...changes,
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  description: z.optional(z.string().check(z.maxLength(20_000))),
});
export type WireWooProductUpdate = z.infer<typeof WooProductUpdateSchema>;

/** Body of `PUT wc/v3/products/{id}/variations/{id}`. */
export const WooVariationUpdateSchema = z.looseObject(changes);
export type WireWooVariationUpdate = z.infer<typeof WooVariationUpdateSchema>;

const page = z.string().check(z.regex(/^[1-9]\d{0,5}$/, "is no page"));
const perPage = z.string().check(z.regex(/^(?:[1-9]\d?|100)$/, "must be 1 to 100"));
const id = z.string().check(z.regex(/^\d{1,15}$/, "is not an id"));
/** `include=1,2`; the official client writes `include[0]=1`, which is read separately. */
const idList = z
  .string()
  .check(z.maxLength(2_000), z.regex(/^\s*\d{1,15}(?:\s*,\s*\d{1,15})*\s*$/, "is not a list of ids"));
const flag = z.enum(["true", "false", "1", "0"]);
const roublesQuery = z.string().check(z.regex(/^(?:\d{1,8}(?:\.\d{1,2})?)?$/, "is no price"));
const statuses =
  /^(?:any|publish|draft|private|pending|future|trash)(?:,(?:publish|draft|private|pending|future|trash))*$/;

/** Query of every list in WooCommerce's shape. */
export const wooListQuery = {
  page: z.optional(page),
  per_page: z.optional(perPage),
  /** The first entry, in place of `page`. */
  offset: z.optional(z.string().check(z.regex(/^\d{1,7}$/, "is no offset"))),
  include: z.optional(idList),
  exclude: z.optional(idList),
  order: z.optional(z.enum(["asc", "desc"])),
  orderby: z.optional(z.string().check(z.maxLength(40))),
  /** Fields of the answer, with commas; one inside another as `billing.phone`. */
  _fields: wireQueryText,
  /** Both contexts have the same fields. */
  context: z.optional(z.enum(["view", "edit"])),
};

/** Query of the products and of the variations of one. */
export const WooGoodsQuerySchema = z.looseObject({
  ...wooListQuery,
  search: z.optional(z.string().check(z.maxLength(200))),
  sku: wireQueryText,
  status: z.optional(z.string().check(z.maxLength(200), z.regex(statuses, "is no status of a product"))),
  stock_status: z.optional(stockStatus),
  min_price: z.optional(roublesQuery),
  max_price: z.optional(roublesQuery),
  on_sale: z.optional(flag),
  featured: z.optional(flag),
});

/** Query of `GET wc/v3/products`. */
export const WooProductsQuerySchema = z.looseObject({
  ...WooGoodsQuerySchema.shape,
  slug: wireQueryText,
  category: z.optional(id),
  type: z.optional(z.enum(["simple", "grouped", "external", "variable"])),
  warehouse_id: z.optional(id),
});

/** Query of `GET wc/v3/coupons`. */
export const WooCouponsQuerySchema = z.looseObject({
  ...wooListQuery,
  search: z.optional(z.string().check(z.maxLength(200))),
  code: wireQueryText,
});

/** Query of `GET wc/v3/products/categories`. */
export const WooCategoriesQuerySchema = z.looseObject({
  ...wooListQuery,
  search: z.optional(z.string().check(z.maxLength(200))),
  slug: wireQueryText,
  parent: z.optional(id),
  /** Only sections of this product. */
  product: z.optional(id),
  hide_empty: z.optional(flag),
});
