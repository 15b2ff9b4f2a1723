import * as z from "zod/mini";
import { boundedRecord } from "../../fields/bounded.ts";
import { entityNumber } from "./entities.ts";
import { ProductRowSchema } from "./lists.ts";

/** Maximum number of dishes in one call. */
export const MAX_BULK_ROWS = 1_000;

/** Fields other than places and slugs, so that many dishes can be written without reading the rest of the shop. */
export const BULK_FIELDS = [
  "name",
  "price",
  "regular_price",
  "portion_nat_size",
  "in_stock",
  "variations",
  "option_groups",
  "choice",
] as const;
export type BulkField = (typeof BULK_FIELDS)[number];
const field = z.enum(BULK_FIELDS);
const sizeField = z.enum(["price", "regular_price", "portion_nat_size", "in_stock"]);
const optionName = z.string().check(z.regex(/^[\w.:~-]{1,120}$/));
const facet = z.string().check(z.minLength(1), z.maxLength(120));

/** Languages of a dish times its documents, and sizes of a dish: more than any menu has. */
const maxFacets = 256;
const maxSizes = 200;
const maxOptions = 2_000;

/** Values by facet and field; the facet "menus" means every menu document that has the dish. */
const SetSchema = boundedRecord(facet, z.partialRecord(field, z.unknown()), maxFacets);
const UnsetSchema = boundedRecord(facet, z.array(field).check(z.maxLength(BULK_FIELDS.length)), maxFacets);

const MenusSchema = z.array(facet).check(z.maxLength(maxFacets));

const BulkRowSchema = z.object({
  /** The id of a dish, or "category:90" for a group of options. */
  id: entityNumber,
  /** The version that the person saw; if it is not current, the row is answered with `changed`. */
  etag: z.string().check(z.minLength(1), z.maxLength(200)),
  set: z.optional(SetSchema),
  unset: z.optional(UnsetSchema),
  /** Values by facet, size and field. The dish's own price is always the lowest of its sizes. */
  sizes: z.optional(
    boundedRecord(facet, boundedRecord(entityNumber, z.partialRecord(sizeField, z.unknown()), maxSizes), maxFacets),
  ),
  /** Prices of options by facet and by the option as in the list; null: none of its own. */
  options: z.optional(boundedRecord(facet, boundedRecord(optionName, z.unknown(), maxOptions), maxFacets)),
  /** Menus of branches whose prices become those of the main menu, before anything is set (MENU-23). */
  as_main: z.optional(MenusSchema),
  /** Menus of branches that do not sell the dish any more. */
  unsold: z.optional(MenusSchema),
  /** An undo: menus with the main menu's price do not follow a new one. */
  exact: z.optional(z.boolean()),
});
export type WireBulkRow = z.infer<typeof BulkRowSchema>;

/** Body of `PATCH /api/office/products`. */
export const BulkPatchSchema = z.object({
  rows: z.array(BulkRowSchema).check(z.minLength(1), z.maxLength(MAX_BULK_ROWS)),
});

/** `unknown`: no such dish. `archived`: out of the menu. `field`: a menu or a size that the dish does not have. */
export const BULK_FAULTS = ["unknown", "archived", "field", "twice"] as const;

const BulkUndoSchema = z.object({
  set: SetSchema,
  unset: UnsetSchema,
  as_main: MenusSchema,
  unsold: MenusSchema,
  exact: z.literal(true),
});

const BulkResultSchema = z.looseObject({
  id: z.string(),
  outcome: z.enum(["saved", "changed", "fault"]),
  /** The current state, with those categories alone that the dish itself names; null: there is none. */
  product: z.nullable(ProductRowSchema),
  /** `saved`: the patch that restores the former state; null: nothing changed, or the call was a repeat. */
  undo: z.nullable(BulkUndoSchema),
  /** `changed`: the author of the change in the draft; null: it was published with another value. */
  by: z.nullable(z.string()),
  reason: z.nullable(z.enum(BULK_FAULTS)),
});
export type WireBulkResult = z.infer<typeof BulkResultSchema>;

/** Answer of `PATCH /api/office/products`: one result for each row, in their order. */
export const BulkPatchedSchema = z.looseObject({ rows: z.array(BulkResultSchema) });
export type WireBulkPatched = z.infer<typeof BulkPatchedSchema>;
