import {
  type CategoryId,
  type ComboDiscount,
  type Measure,
  type Money,
  minMoney,
  type NetContent,
  type Product,
  type SupplementRef,
  type Variation,
  zero,
} from "@skatert/domain";
import { readRows } from "../fields/field-rows.ts";
import {
  isRecord,
  readFlag,
  readId,
  readIds,
  readList,
  readMoney,
  readNumber,
  readRecord,
  readText,
  readTextOrNull,
  readTexts,
} from "../fields/read.ts";
import { readPictureAddress, readPictures } from "../fields/read-picture.ts";
import { readAvailability } from "./availability.ts";
import { FACT_ROWS, NUTRITION_ROWS, PRODUCT_ROWS } from "./dish-rows.ts";
import { groupUsesFromWire } from "./map-choices.ts";
import { seoFromWire } from "./map-seo.ts";
import { notesRuleFromWire } from "./notes-rules.ts";
import { portionParts } from "./portion-parts.ts";
import type { WireProduct } from "./schemas.ts";

const WEIGHT_UNIT = "кг";

/**
 * A product of the category `categoryId`; null without a readable price in it or its variations. Defaults of ENT-5: the
 * regular price is the price, the step 1, the first quantity the step.
 */
export function productFromWire(wire: WireProduct, categoryId: CategoryId): Product | null {
  const id = readId(wire.id);
  const variations = readList(wire.variations)
    .map((variation) => variationFromWire(variation, readText(wire.measure_unit)))
    .filter((variation) => variation !== null);
  const price = priceOf(wire, variations);
  if (id === null || price === null) return null;
  const step = wholeOr(wire.add_to_basket_once, 1);
  return {
    ...readRows(PRODUCT_ROWS, wire),
    id,
    name: wire.name.trim(),
    slug: readTextOrNull(wire.slug) ?? String(id),
    images: readPictures(wire.images),
    price,
    regularPrice: regularPriceOf(wire.regular_price, price),
    displayMultiplier: positiveOr(wire.price_multiplier_for_customer, 1),
    attributes: readList(wire.attributes)
      .map(readRecord)
      .map((attribute) => ({ name: readText(attribute["name"]), options: readTexts(attribute["options"]) })),
    variations,
    supplements: readList(wire.supplements)
      .map(supplementFromWire)
      .filter((supplement) => supplement !== null),
    groups: groupUsesFromWire(wire.option_groups),
    categoryIds: [...new Set([categoryId, ...categoryIdsOf(wire.categories)])],
    measure: measureOf(wire),
    netContent: netContentOf(readText(wire.measure_unit), wire.portion_nat_size, wire.portion_parts),
    step,
    initialQuantity: wholeOr(wire.backet_first_cart_add_portion_minimum, step),
    notes: notesRuleFromWire(wire.dish_notes),
    availability: readAvailability(wire.product_availability),
    ...factsOf(readRecord(wire.acf)),
    seo: seoFromWire(wire.seo_data),
  };
}

/** Values of the shop's own fields. */
function factsOf(acf: Readonly<Record<string, unknown>>) {
  return {
    ...readRows(FACT_ROWS, acf),
    combo: comboOf(acf),
    nutrition: readRows(NUTRITION_ROWS, acf),
    // A film's address must pass the same check as a picture's, so that it cannot run script.
    video: readPictureAddress(acf["video"]),
  };
}

/** Its own price, or that of the cheapest variation. */
function priceOf(wire: WireProduct, variations: readonly Variation[]): Money | null {
  const prices = variations.map((variation) => variation.price);
  const [first, ...rest] = prices;
  return first === undefined ? readMoney(wire.price) : rest.reduce(minMoney, first);
}

/** A regular price that is empty or below the price is ignored; the price is used. */
function regularPriceOf(value: unknown, price: Money): Money {
  const regular = readMoney(value);
  return regular === null || regular < price ? price : regular;
}

/** A variation's `portion_nat_size` is its own net content, in the unit of the dish. */
function variationFromWire(value: unknown, unit: string): Variation | null {
  const wire = readRecord(value);
  const id = readId(wire["id"]);
  const price = readMoney(wire["price"]) ?? readMoney(wire["regular_price"]);
  if (id === null || price === null) return null;
  const attributes = readList(wire["attributes"])
    .map(readRecord)
    .map((attribute) => ({ name: readText(attribute["name"]), option: readText(attribute["option"]) }));
  return {
    id,
    price,
    regularPrice: regularPriceOf(wire["regular_price"], price),
    inStock: readFlag(wire["in_stock"], true),
    attributes,
    sizeNames:
      wire["size_names"] === undefined ? attributes.map(({ option }) => option) : readTexts(wire["size_names"]),
    netContent: netContentOf(unit, wire["portion_nat_size"], wire["portion_parts"]),
  };
}

function supplementFromWire(value: unknown): SupplementRef | null {
  const id = readId(isRecord(value) ? value["id"] : value);
  return id === null ? null : { id, group: isRecord(value) ? readTextOrNull(value["group"]) : null };
}

function categoryIdsOf(value: unknown): readonly number[] {
  return readList(value)
    .map((entry) => readId(isRecord(entry) ? entry["id"] : entry))
    .filter((id) => id !== null);
}

/** 'кг' marks a weight item: sold by portions if a portion's grams are set, else by grams (PRICE-2). */
function measureOf(wire: WireProduct): Measure {
  if (readText(wire.measure_unit).toLowerCase() !== WEIGHT_UNIT) return { kind: "piece" };
  const grams = wholeOr(wire.portion_nat_size, 0);
  return grams > 0 ? { kind: "portion", grams } : { kind: "grams" };
}

function netContentOf(unit: string, size: unknown, written: unknown): NetContent | null {
  const amount = readNumber(size);
  if (unit === "" || unit.toLowerCase() === WEIGHT_UNIT || amount === null || amount <= 0) return null;
  const parts = portionParts(written, amount);
  return parts === null ? { amount, unit } : { amount, unit, parts };
}

function comboOf(acf: Readonly<Record<string, unknown>>): Product["combo"] {
  const discount = comboDiscountOf(acf);
  const productIds = readIds(acf["combo_products"]);
  return discount === null && productIds.length === 0 ? null : { discount, productIds };
}

function comboDiscountOf(acf: Readonly<Record<string, unknown>>): ComboDiscount | null {
  const type = readText(acf["combo_discount_type"]);
  if (type === "percent") {
    const percent = readNumber(acf["combo_discount"]) ?? 0;
    return percent > 0 ? { kind: "percent", percent: Math.min(percent, 100) } : null;
  }
  const amount = readMoney(acf["combo_discount"]) ?? zero;
  return type === "fixed" && amount > 0 ? { kind: "fixed", amount } : null;
}

function wholeOr(value: unknown, otherwise: number): number {
  return Math.round(positiveOr(value, otherwise)) || otherwise;
}

function positiveOr(value: unknown, otherwise: number): number {
  const parsed = readNumber(value);
  return parsed === null || parsed <= 0 ? otherwise : parsed;
}
