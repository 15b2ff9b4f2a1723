import type { Category, FreeLimit, Product } from "@skatert/domain";
import { ignoreDropped, mapEach, type ReportDropped } from "../fields/drop-malformed.ts";
import { readFlag, readId, readList, readNumber, readRecord, readText, readTextOrNull } from "../fields/read.ts";
import { readPictureAddress } from "../fields/read-picture.ts";
import { readAvailability } from "../fields/read-time.ts";
import { productFromWire } from "./map-product.ts";
import { seoFromWire } from "./map-seo.ts";
import { CategoryShellSchema, ProductSchema, type WireCategoryShell } from "./schemas.ts";

/**
 * A catalogue file to domain categories. A malformed category or product is reported and left out;
 * what stands around it stays (ENT-1). Anything but a list is an empty catalogue, reported.
 */
export function categoriesFromWire(file: unknown, report: ReportDropped = ignoreDropped): readonly Category[] {
  if (!Array.isArray(file)) {
    report({ entity: "catalog", faults: [{ path: "", message: "expected array" }] });
    return [];
  }
  return mapEach(file, "catalog", CategoryShellSchema, (wire) => categoryFromWire(wire, report), report);
}

function categoryFromWire(wire: WireCategoryShell, report: ReportDropped): Category | null {
  const id = readId(wire.id);
  if (id === null) return null;
  return {
    id,
    name: wire.name.trim(),
    parentId: readId(wire.parent),
    slug: readText(wire.slug),
    image: readPictureAddress(wire.image),
    extraImages: [wire.image_dop, wire.image_dop_2].map(readPictureAddress).filter((src) => src !== null),
    siteImage: readPictureAddress(wire.dop_image_category_site),
    description: readText(wire.description),
    seo: seoFromWire(wire.seo_data),
    textColor: readTextOrNull(wire.color_text_category),
    visualName: readTextOrNull(wire.visual_name_category),
    freeLimits: readList(wire.free_limits)
      .map(freeLimitFromWire)
      .filter((limit) => limit !== null),
    isHidden: readFlag(wire.hide_category),
    showOnHome: readFlag(wire.show_on_home),
    availability: readAvailability(wire.category_availability),
    products: mapProducts(wire.products ?? [], id, report),
  };
}

/** A product always stands in the category that carries it, listed in `categories` or not. */
function mapProducts(products: readonly unknown[], categoryId: number, report: ReportDropped): readonly Product[] {
  return mapEach(
    products,
    `catalog category ${categoryId} products`,
    ProductSchema,
    (wire) => productFromWire(wire, categoryId),
    report,
  );
}

function freeLimitFromWire(value: unknown): FreeLimit | null {
  const wire = readRecord(value);
  const categoryId = readId(wire["category_id"]);
  const quantity = readNumber(wire["quantity"]);
  return categoryId === null || quantity === null || quantity <= 0
    ? null
    : { categoryId, quantity: Math.floor(quantity) };
}
