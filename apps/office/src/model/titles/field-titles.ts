import type { PlainKey } from "../../i18n/message-key.ts";
import { CONTENT_TITLES } from "./content-titles.ts";
import { COUPON_TITLES } from "./coupon-titles.ts";
import { DISH_TITLES } from "./dish-fields.ts";
import { LOOK_TITLES } from "./look-titles.ts";
import { PLACE_TITLES } from "./place-titles.ts";
import { SITE_TITLES } from "./site-titles.ts";

/** Labels of the fields of the shop's documents, by field name. */
export const FIELD_TITLES: Readonly<Record<string, PlainKey>> = {
  ...COUPON_TITLES,
  ...LOOK_TITLES,
  ...PLACE_TITLES,
  ...SITE_TITLES,
  ...CONTENT_TITLES,
  ...DISH_TITLES,
  name: "field.name",
  price: "field.price",
  regular_price: "field.regularPrice",
  sale_price: "field.salePrice",
  slug: "field.slug",
  images: "field.images",
  image: "field.image",
  image_dop: "field.image2",
  image_dop_2: "field.image3",
  dop_image_category_site: "field.imageOnSite",
  variations: "field.variations",
  supplements: "field.supplements",
  attributes: "field.attributes",
  categories: "field.categories",
  catalog_name: "field.catalogName",
  portion_nat_size: "field.portion",
  portion_parts: "field.portion",
  add_to_basket_once: "field.addOnce",
  backet_first_cart_add_portion_minimum: "field.firstAdd",
  price_multiplier_for_customer: "field.multiplier",
  dish_notes: "field.dishNotes",
  if_missing: "field.ifMissing",
  product_availability: "field.availability",
  category_availability: "field.availability",
  locations: "field.locations",
  status: "field.integrationStatus",
  external_numbers: "field.externalNumbers",
  acf: "field.details",
  seo_data: "field.seoData",
  combo_discount: "field.comboDiscount",
  combo_discount_type: "field.comboKind",
  combo_products: "field.comboProducts",
  composition: "field.composition",
  video: "field.video",
  weight: "field.weight",
  weekdays: "field.weekdays",
  windows: "field.availability",
  options: "field.options",
  quantity: "journal.field.quantity",
  parent: "field.parent",
  products: "field.products",
  hide_category: "field.hidden",
  show_on_home: "field.onHome",
  color_text_category: "field.textColour",
  visual_name_category: "field.shownName",
  free_limits: "field.freeLimits",
  choice: "field.choice",
  distinct: "field.distinct",
  free: "field.freeUnits",
  preset: "field.preset",
  option_groups: "field.optionGroups",
  group_id: "field.group",
  variation_ids: "field.variations",
  offered: "field.offered",
  footer_infoblock: "field.footer",
  $ids: "field.order",
  codes: "field.promoCodes",
  group: "field.group",
  option: "field.option",
  category_id: "dish.category",
};

/** Fields that hold hours of a dish or category. */
export const HOURS_FIELDS: ReadonlySet<string> = new Set(["product_availability", "category_availability"]);

/** Fields that hold sums of money. */
export const MONEY_FIELDS: ReadonlySet<string> = new Set([
  ...["price", "regular_price", "sale_price", "delivery_price", "free_from", "minimum", "express_cost"],
  ...["minimum_amount", "maximum_amount", "sum", "sums", "min", "max", "pickup_minimum"],
]);
