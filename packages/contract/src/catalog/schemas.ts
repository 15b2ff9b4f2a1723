import * as z from "zod/mini";
import { wireFields } from "../fields/field-rows.ts";
import {
  wireClock,
  wireEmpty,
  wireFlag,
  wireId,
  wireIdOrNone,
  wireIds,
  wireImage,
  wireMoney,
  wireNumber,
  wireObject,
  wireText,
  wireTexts,
  wireWeekdays,
} from "../fields/schemas.ts";
import { MAX_WINDOWS } from "./availability.ts";
import { FACT_ROWS, NUTRITION_ROWS, PRODUCT_ROWS, SEO_ROWS } from "./dish-rows.ts";
import { GROUP_KINDS } from "./group-kinds.ts";
import { NOTES_RULES } from "./notes-rules.ts";

export const SeoDataSchema = z.looseObject(wireFields(SEO_ROWS));

const availabilityWindow = {
  weekdays: z.optional(wireWeekdays),
  from: z.optional(wireClock),
  to: z.optional(wireClock),
};

/**
 * `category_availability`, `product_availability`; empty means always. Extension: `windows`, of which the outer window is
 * the hull.
 */
export const AvailabilitySchema = wireObject(
  z.looseObject({
    ...availabilityWindow,
    windows: z.optional(
      z.union([z.array(z.looseObject(availabilityWindow)).check(z.maxLength(MAX_WINDOWS)), wireEmpty]),
    ),
  }),
);

export const VariationSchema = z.looseObject({
  id: wireId,
  price: z.optional(wireMoney),
  regular_price: z.optional(wireMoney),
  /** Net content of this variation, in the `measure_unit` of the product. */
  portion_nat_size: z.optional(wireNumber),
  /** Extension: the parts of this variation's portion, as `portion_parts` of the product. */
  portion_parts: z.optional(wireText),
  in_stock: z.optional(wireFlag),
  status: z.optional(wireText),
  attributes: z.optional(z.array(z.looseObject({ name: wireText, option: wireText }))),
  /** Extension: the options in the default language, which the server adds to a translated menu. */
  size_names: z.optional(wireTexts),
});

/** Limits of a group of options, in units for one unit of the dish; `max: null` is no limit. */
const choiceRule = {
  min: z.optional(wireNumber),
  max: z.optional(wireNumber),
  distinct: z.optional(wireNumber),
  free: z.optional(wireNumber),
};

const choiceOption = {
  product_id: wireId,
  price: z.optional(wireMoney),
  max: z.optional(wireNumber),
  preset: z.optional(wireNumber),
};

/** Extension: what makes a section a group of options (menu model). */
const ChoiceSchema = wireObject(
  z.looseObject({
    kind: z.optional(z.union([z.enum(GROUP_KINDS), wireEmpty])),
    ...choiceRule,
    options: z.optional(
      z.union([z.array(z.looseObject({ ...choiceOption, variation_id: z.optional(wireIdOrNone) })), wireEmpty]),
    ),
  }),
);

/** Extension: a group of a dish; what it states replaces the group's own. */
const OptionGroupSchema = z.looseObject({
  group_id: wireId,
  ...choiceRule,
  variation_ids: z.optional(wireIds),
  options: z.optional(z.union([z.array(z.looseObject({ ...choiceOption, offered: z.optional(wireFlag) })), wireEmpty])),
});

/** Extension: whether a guest may write a note for a dish; empty: as above (MENU-15). */
const dishNotes = () => z.optional(z.union([z.enum(NOTES_RULES), wireEmpty]));

const ProductAcfSchema = z.looseObject({
  ...wireFields(FACT_ROWS),
  ...wireFields(NUTRITION_ROWS),
  video: z.optional(z.union([wireText, z.looseObject({ url: z.optional(wireText) })])),
});

/** A product in the catalogue file (spec section 3, wire "Catalogue file"). */
export const ProductSchema = z.looseObject({
  ...wireFields(PRODUCT_ROWS),
  id: wireId,
  name: z.string().check(z.minLength(1)),
  slug: z.optional(wireText),
  images: z.optional(z.union([z.array(wireImage), wireEmpty])),
  attributes: z.optional(
    z.union([z.array(z.looseObject({ name: wireText, options: z.optional(wireTexts) })), wireEmpty]),
  ),
  variations: z.optional(z.union([z.array(VariationSchema), wireEmpty])),
  supplements: z.optional(
    z.union([z.array(z.union([wireId, z.looseObject({ id: wireId, group: z.optional(wireText) })])), wireEmpty]),
  ),
  option_groups: z.optional(z.union([z.array(OptionGroupSchema), wireEmpty])),
  categories: z.optional(z.union([wireIds, z.array(z.looseObject({ id: wireId }))])),
  dish_notes: dishNotes(),
  product_availability: z.optional(AvailabilitySchema),
  /** Extension: the dish's numbers in other systems, by which imports find it (IMPORT-2). */
  external_numbers: z.optional(z.record(z.string(), wireText)),
  acf: z.optional(wireObject(ProductAcfSchema)),
  seo_data: z.optional(wireObject(SeoDataSchema)),
});

const categoryFields = {
  id: wireId,
  name: z.string().check(z.minLength(1)),
  parent: z.optional(wireIdOrNone),
  slug: z.optional(wireText),
  image: z.optional(wireImage),
  image_dop: z.optional(wireImage),
  image_dop_2: z.optional(wireImage),
  description: z.optional(wireText),
  seo_data: z.optional(wireObject(SeoDataSchema)),
  color_text_category: z.optional(wireText),
  visual_name_category: z.optional(wireText),
  free_limits: z.optional(z.union([z.array(z.looseObject({ category_id: wireId, quantity: wireNumber })), wireEmpty])),
  dop_image_category_site: z.optional(wireImage),
  hide_category: z.optional(wireFlag),
  show_on_home: z.optional(wireFlag),
  category_availability: z.optional(AvailabilitySchema),
  dish_notes: dishNotes(),
  choice: z.optional(ChoiceSchema),
  /** Extension: numbers of a group in other systems (IMPORT-2). */
  external_numbers: z.optional(z.record(z.string(), wireText)),
};

/** A category with its products, each checked: for the check of a whole file. */
export const CategorySchema = z.looseObject({ ...categoryFields, products: z.optional(z.array(ProductSchema)) });

/** A category with unchecked products, so that one malformed product does not remove its category (ENT-1). */
export const CategoryShellSchema = z.looseObject({ ...categoryFields, products: z.optional(z.array(z.unknown())) });

/** `prodcat*.json` and price files. */
export const CatalogFileSchema = z.array(CategorySchema);

export type WireCategoryShell = z.infer<typeof CategoryShellSchema>;
export type WireProduct = z.infer<typeof ProductSchema>;
