import * as z from "zod/mini";
import { UsersFileSchema } from "../account/schemas.ts";
import { CatalogFileSchema, ProductSchema } from "../catalog/schemas.ts";
import {
  BannersSchema,
  BlogSchema,
  BrandsSchema,
  GalleriesSchema,
  InformationSchema,
  PostsSchema,
} from "../content/schemas.ts";
import { CouponsFileSchema, PromoSettingsSchema } from "../coupons/schemas.ts";
import { MAX_COUNT, wireId, wireIdOrNone } from "../fields/schemas.ts";
import { BonusFileSchema, ReferralFileSchema, WheelFileSchema } from "../loyalty/schemas.ts";
import { FrontSettingsSchema } from "../settings/front-schemas.ts";
import { SettingsSchema } from "../settings/schemas.ts";

/** `stock.json`: no row means unlimited; pieces, or grams for gram items. */
export const StockFileSchema = z.array(
  z.looseObject({
    product_id: wireId,
    variation_id: z.optional(wireIdOrNone),
    warehouse_id: wireId,
    quantity: z.nullable(z.int().check(z.nonnegative(), z.lte(MAX_COUNT))),
  }),
);

/** `stock/<warehouse_id>.json`, with `fragmented_stosks_json`: rows of one branch, which may omit it. */
export const BranchStockFileSchema = z.array(
  z.looseObject({
    warehouse_id: z.optional(wireId),
    product_id: wireId,
    variation_id: z.optional(wireIdOrNone),
    quantity: z.nullable(z.int().check(z.nonnegative(), z.lte(MAX_COUNT))),
  }),
);

/** `settings.<lang>.json`: only the differences of the language, in the shape of settings.json. */
export const SettingsOverlaySchema = z.looseObject({});

const overlayProduct = z.looseObject({ id: wireId });
/**
 * `catalog.<lang>.json`: the differences of the language, by id. A list of categories with their products, or separate
 * `{categories, products}`.
 */
export const CatalogOverlaySchema = z.union([
  z.array(z.looseObject({ id: wireId, products: z.optional(z.array(overlayProduct)) })),
  z.looseObject({
    categories: z.optional(z.array(z.looseObject({ id: wireId, products: z.optional(z.array(overlayProduct)) }))),
    products: z.optional(z.array(overlayProduct)),
  }),
]);

/** The field names that either form of `catalog.<lang>.json` may use. */
export const CatalogOverlayFields = z.union([
  CatalogFileSchema,
  z.looseObject({ categories: CatalogFileSchema, products: z.array(ProductSchema) }),
]);

/** Every file of a shop folder by its name; `settings.json` and `catalog.json` must exist. */
export const SHOP_FILES = {
  "settings.json": SettingsSchema,
  "catalog.json": CatalogFileSchema,
  "front.json": FrontSettingsSchema,
  "banners.json": BannersSchema,
  "coupons.json": CouponsFileSchema,
  "promo-settings.json": PromoSettingsSchema,
  "bonus.json": BonusFileSchema,
  "referral.json": ReferralFileSchema,
  "wheel.json": WheelFileSchema,
  "stock.json": StockFileSchema,
  "pages.json": PostsSchema,
  "posts.json": PostsSchema,
  "blog.json": BlogSchema,
  "information.json": InformationSchema,
  "galleries.json": GalleriesSchema,
  "brands.json": BrandsSchema,
  "users.json": UsersFileSchema,
} as const;

export type ShopFileName = keyof typeof SHOP_FILES;

export const REQUIRED_SHOP_FILES: readonly ShopFileName[] = ["settings.json", "catalog.json"];
