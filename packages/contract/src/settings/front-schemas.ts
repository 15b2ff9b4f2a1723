import * as z from "zod/mini";

/** The page types: layouts of the same menu (LAYOUT-1). */
export const CATALOG_TYPES = ["default", "samokat", "lavka", "restoran", "cat1", "cat2", "cat12", "lending"] as const;
export type CatalogType = (typeof CATALOG_TYPES)[number];

/** `GET front/settings`; `catalog_types` are those a visitor may choose from, none without it. */
export const FrontSettingsSchema = z.looseObject({
  templates: z.looseObject({
    catalog_type: z.enum(CATALOG_TYPES),
    catalog_types: z.optional(z.array(z.enum(CATALOG_TYPES))),
  }),
});
