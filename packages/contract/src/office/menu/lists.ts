import * as z from "zod/mini";
import { ENTITY_STATES, EntityRefSchema } from "./entities.ts";

const number = (pattern: RegExp) => z.string().check(z.regex(pattern));
const page = number(/^[1-9]\d{0,4}$/);
const limit = number(/^([1-9]\d?|[1-4]\d\d|500)$/);

/** Query of `GET /api/office/products`. `q`: words of the name, or the id. */
export const ProductsQuerySchema = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  category: z.optional(z.string().check(z.maxLength(60))),
  /** `archived`: only archived entries; by default only entries in the menu. */
  state: z.optional(z.enum(["menu", "archived", "changed"])),
  page: z.optional(page),
  limit: z.optional(limit),
});
export type WireProductsQuery = z.infer<typeof ProductsQuerySchema>;

const price = { price: z.unknown(), regular_price: z.unknown(), in_stock: z.unknown() };

/** A dish in the list. Prices and weights are as in the document: a number, a text or null. */
export const ProductRowSchema = z.looseObject({
  ...EntityRefSchema.shape,
  state: z.enum(ENTITY_STATES),
  /** The version to send back as `If-Match`, and as `etag` of a bulk change. */
  etag: z.string(),
  category_ids: z.array(z.string()),
  /**
   * By menu document: "catalog", "prices/station". `sizes`: by the id of the size. The menu of a branch without prices of
   * its own has those of the main one; a branch whose menu is absent does not sell the dish (MENU-23).
   */
  prices: z.record(
    z.string(),
    z.looseObject({
      ...price,
      sizes: z.record(z.string(), z.looseObject(price)),
      /** Prices of options that state one, by group and product: "90~902"; by product in a group: "201", "301.3012". */
      options: z.record(z.string(), z.unknown()),
    }),
  ),
  image: z.nullable(z.string()),
  weight: z.unknown(),
  /** Unit of the weights: "г". */
  unit: z.string(),
  /** How many sizes it has. */
  variations: z.int(),
  /** The sizes in their order. */
  sizes: z.array(z.looseObject({ id: z.string(), name: z.string(), weight: z.unknown() })),
  /** Languages whose texts it has. */
  languages: z.array(z.string()),
  /** Its groups of options as in the document; null: none. */
  option_groups: z.unknown(),
  /** Ids of the groups that guests meet in it now. */
  published_groups: z.array(z.string()),
});
export type WireProductRow = z.infer<typeof ProductRowSchema>;

/** In the order of the menu. */
export const ProductsSchema = z.looseObject({
  products: z.array(ProductRowSchema),
  /** Groups of options whose options state prices, as rows with the ids "category:90". */
  groups: z.array(ProductRowSchema),
  /**
   * Branches: the menu document, also one that the first price begins, and the branch's name. `is_own`: it has prices of
   * its own, in the draft at least. `warehouses`: who sells from it.
   */
  menus: z.array(
    z.looseObject({ facet: z.string(), name: z.string(), is_own: z.boolean(), warehouses: z.array(z.int()) }),
  ),
  total: z.int(),
  /** Null: there is no other page. */
  next_page: z.nullable(z.int()),
});
export type WireProducts = z.infer<typeof ProductsSchema>;

export const CategoryRowSchema = z.looseObject({
  ...EntityRefSchema.shape,
  state: z.enum(ENTITY_STATES),
  parent: z.unknown(),
  hidden: z.boolean(),
  image: z.nullable(z.string()),
  /** Ids of its dishes in order. */
  product_ids: z.array(z.string()),
  /** What makes it a group of options, as in the document; null: it is none. */
  choice: z.unknown(),
  languages: z.array(z.string()),
});
export type WireCategoryRow = z.infer<typeof CategoryRowSchema>;

/**
 * `GET /api/office/categories`, in the order of the menu. `etag` is the order's, for `PATCH /api/office/menu/order`.
 */
export const CategoriesSchema = z.looseObject({
  categories: z.array(CategoryRowSchema),
  etag: z.string(),
  /** Languages that guests may choose besides the folder's own: the facets "catalog.en" of a translation. */
  languages: z.array(z.looseObject({ code: z.string(), name: z.string() })),
});
export type WireCategories = z.infer<typeof CategoriesSchema>;

const words = z.array(z.string());

/**
 * `GET /api/office/menu/options`: the choices for the fields of a dish. Words are from the dishes of the main menu, the
 * most frequent first, at most 100 of each.
 */
export const MenuOptionsSchema = z.looseObject({
  branches: z.array(
    z.looseObject({
      /** `term_id`, as in `locations` of a dish. */
      location: z.int(),
      name: z.string(),
      /** The branch's own menu: "prices/station"; null: it sells from the main one. */
      menu: z.nullable(z.string()),
    }),
  ),
  /** Languages of the shop, the one of its own texts first. `is_translated`: part of the menu has texts in it. */
  languages: z.array(z.looseObject({ code: z.string(), name: z.string(), is_translated: z.boolean() })),
  badges: words,
  allergens: words,
  /** Headings of supplements. */
  groups: words,
  units: words,
});
export type WireMenuOptions = z.infer<typeof MenuOptionsSchema>;

/**
 * A coupon in the list: as in its document, which is `coupons#auto` or, behind a typed code, `coupons#codes`, without its
 * single-use codes.
 */
export const CouponRowSchema = z.looseObject({
  ...EntityRefSchema.shape,
  state: z.enum(ENTITY_STATES),
  etag: z.string(),
  is_code: z.boolean(),
  coupon: z.record(z.string(), z.unknown()),
  /** Live orders that use it, and what it gave them, in roubles. */
  uses: z.int(),
  given: z.number(),
  /** Its single-use codes, and how many of these live orders have. */
  codes_count: z.int(),
  codes_used: z.int(),
});
export type WireCouponRow = z.infer<typeof CouponRowSchema>;

/** `GET /api/office/coupons`, with the draft: automatic coupons, then promo codes. At most 2,000. */
export const CouponListSchema = z.looseObject({ entities: z.array(CouponRowSchema) });
export type WireCouponList = z.infer<typeof CouponListSchema>;

/** Any other kind of entity: branches, zones, sections of the settings. At most 2,000. */
export const EntityListSchema = z.looseObject({
  entities: z.array(z.looseObject({ ...EntityRefSchema.shape, state: z.enum(ENTITY_STATES) })),
});
export type WireEntityList = z.infer<typeof EntityListSchema>;

/** Body of `PATCH /api/office/menu/order`: the ids of every category in their new order. */
export const MenuOrderSchema = z.object({
  categories: z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.minLength(1), z.maxLength(2_000)),
});

/** An entry of a content document: a banner, a page, a post. */
export const ContentRowSchema = z.looseObject({
  ...EntityRefSchema.shape,
  state: z.enum(ENTITY_STATES),
  image: z.nullable(z.string()),
  /** The shop's page of the entry, such as "/blog/osen"; null: it has no page of its own. */
  path: z.nullable(z.string()),
  /** As in the document; null: none. */
  date: z.nullable(z.string()),
  /** A banner in the strip of stories. */
  story: z.boolean(),
  /** A banner that the site does not show. */
  hidden: z.boolean(),
  /** Languages whose texts it has. */
  languages: z.array(z.string()),
});
export type WireContentRow = z.infer<typeof ContentRowSchema>;

/** `GET /api/office/content/{document}`, in the document's order. `etag` is the order's. At most 2,000. */
export const ContentListSchema = z.looseObject({
  entities: z.array(ContentRowSchema),
  etag: z.string(),
  /** Languages that guests may choose besides the shop's own: the facets "banners.en" of a translation. */
  languages: z.array(z.looseObject({ code: z.string(), name: z.string() })),
});
export type WireContentList = z.infer<typeof ContentListSchema>;

/** Body of `PATCH /api/office/content-order/{document}`: the ids of every entry in their new order, as "banners/5". */
export const ContentOrderSchema = z.object({
  ids: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.minLength(1), z.maxLength(2_000)),
});
