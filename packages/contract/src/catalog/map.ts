import type { Category, CategoryId, FreeLimit, Product } from "@skatert/domain";
import { ignoreDropped, mapOne, type ReportDropped } from "../fields/drop-malformed.ts";
import { readFlag, readId, readList, readNumber, readRecord, readText, readTextOrNull } from "../fields/read.ts";
import { readPictureAddress } from "../fields/read-picture.ts";
import { readAvailability } from "./availability.ts";
import { choiceFromWire } from "./map-choices.ts";
import { productFromWire } from "./map-product.ts";
import { seoFromWire } from "./map-seo.ts";
import { notesRuleFromWire } from "./notes-rules.ts";
import { CategoryShellSchema, ProductSchema, type WireCategoryShell, type WireProduct } from "./schemas.ts";

/** Mapped entries by their wire objects, which changed menus share. */
export interface MappedMenu {
  readonly categories: WeakMap<object, Category>;
  /** Products are also keyed by the category that lists them. */
  readonly products: WeakMap<object, Map<number, Product>>;
}

export function noMappedMenu(): MappedMenu {
  return { categories: new WeakMap(), products: new WeakMap() };
}

/**
 * Maps a catalogue file to domain categories. A malformed category or product is reported and left out (ENT-1).
 * Anything but a list is reported and gives an empty catalogue. Categories and products in `known` are neither checked,
 * mapped nor reported again; new ones are added to it.
 */
export function categoriesFromWire(
  file: unknown,
  report: ReportDropped = ignoreDropped,
  known: MappedMenu = noMappedMenu(),
): readonly Category[] {
  if (!Array.isArray(file)) {
    report({ entity: "catalog", faults: [{ path: "", message: "expected array" }] });
    return [];
  }
  const map = (wire: WireCategoryShell) => categoryFromWire(wire, report, known);
  return file.flatMap((item: unknown, index) => {
    const before = isObject(item) ? known.categories.get(item) : undefined;
    if (before !== undefined) return [before];
    const category = mapOne(item, `catalog[${index}]`, CategoryShellSchema, map, report);
    if (category === null) return [];
    if (isObject(item)) known.categories.set(item, category);
    return [category];
  });
}

function categoryFromWire(wire: WireCategoryShell, report: ReportDropped, known: MappedMenu): Category | null {
  const id = readId(wire.id);
  if (id === null) return null;
  return {
    id,
    name: wire.name.trim(),
    parentId: readId(wire.parent),
    slug: readTextOrNull(wire.slug) ?? String(id),
    image: readPictureAddress(wire.image),
    extraImages: [wire.image_dop, wire.image_dop_2].map(readPictureAddress),
    siteImage: readPictureAddress(wire.dop_image_category_site),
    description: readText(wire.description),
    seo: seoFromWire(wire.seo_data),
    textColor: readTextOrNull(wire.color_text_category),
    visualName: readTextOrNull(wire.visual_name_category),
    freeLimits: readList(wire.free_limits)
      .map(freeLimitFromWire)
      .filter((limit) => limit !== null),
    isHidden: readFlag(wire.hide_category),
    showOnHome: readFlag(wire.show_on_home, true),
    availability: readAvailability(wire.category_availability),
    notes: notesRuleFromWire(wire.dish_notes),
    choice: choiceFromWire(wire.choice),
    products: mapProducts(wire.products ?? [], { categoryId: id, report, known }),
  };
}

interface Listing {
  readonly categoryId: CategoryId;
  readonly report: ReportDropped;
  readonly known: MappedMenu;
}

/** A product always belongs to the category that contains it, even if `categories` lacks it. */
function mapProducts(
  products: readonly unknown[],
  { categoryId, report, known: { products: known } }: Listing,
): readonly Product[] {
  const map = (wire: WireProduct) => productFromWire(wire, categoryId);
  return products.flatMap((item, index) => {
    const before = isObject(item) ? known.get(item)?.get(categoryId) : undefined;
    if (before !== undefined) return [before];
    const product = mapOne(item, `catalog category ${categoryId} products[${index}]`, ProductSchema, map, report);
    if (product === null) return [];
    if (isObject(item)) known.set(item, (known.get(item) ?? new Map()).set(categoryId, product));
    return [product];
  });
}

function isObject(item: unknown): item is object {
  return typeof item === "object" && item !== null;
}

function freeLimitFromWire(value: unknown): FreeLimit | null {
  const wire = readRecord(value);
  const categoryId = readId(wire["category_id"]);
  const quantity = readNumber(wire["quantity"]);
  return categoryId === null || quantity === null || quantity <= 0
    ? null
    : { categoryId, quantity: Math.floor(quantity) };
}
