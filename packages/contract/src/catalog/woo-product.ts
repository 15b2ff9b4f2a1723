import {
  type BranchId,
  type CategoryId,
  type Money,
  minMoney,
  money,
  moneyToRoubles,
  type VariationId,
} from "@skatert/domain";
import { readFlag, readId, readIds, readList, readMoney, readRecord, readText, readTexts } from "../fields/read.ts";
import { readPictureAddress } from "../fields/read-picture.ts";
import type { WireWooCategory, WireWooProduct, WireWooVariation } from "./woo-schemas.ts";

export interface WooCategory {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

/** A product of a catalogue file, with the further facts of its WooCommerce shape. */
export interface MenuProduct {
  readonly id: number;
  readonly wire: Readonly<Record<string, unknown>>;
  /** Categories of the product. */
  readonly categories: readonly WooCategory[];
  /** Their ids and the ids of all their ancestors. */
  readonly categoryIds: ReadonlySet<CategoryId>;
}

/** The stock limit of a product; null: none. */
export interface WooStock {
  /** Over all requested branches. */
  readonly quantity: number;
  /** Every branch has a limit and none has stock left. */
  readonly isGone: boolean;
  readonly byBranch: readonly { readonly warehouse_id: BranchId; readonly quantity: number }[];
}

export interface WooContext {
  /** "https://shop.example", without a trailing slash. */
  readonly origin: string;
  readonly stock: WooStock | null;
}

/** Every product of a catalogue file once, in the file's order. */
export function menuProducts(menu: unknown): readonly MenuProduct[] {
  const shells = readList(menu).map(readRecord);
  const byId = new Map(shells.map((shell) => [readId(shell["id"]), shell]));
  const found = new Map<number, { wire: MenuProduct["wire"]; ids: Set<number> }>();
  for (const shell of shells) {
    for (const wire of readList(shell["products"]).map(readRecord)) {
      const id = readId(wire["id"]);
      if (id === null) continue;
      const known = found.get(id) ?? { wire, ids: new Set() };
      found.set(id, known);
      for (const category of [readId(shell["id"]), ...readIds(wire["categories"])]) {
        if (category !== null && byId.has(category)) known.ids.add(category);
      }
    }
  }
  return [...found].map(([id, { wire, ids }]) => ({
    id,
    wire,
    categories: [...ids].map((one) => wooCategory(one, byId.get(one) ?? {})),
    categoryIds: withAncestors(ids, byId),
  }));
}

/** Every section of a catalogue file, in its order. `products`: those of the file. */
export function wooCategories(
  menu: unknown,
  products: readonly MenuProduct[],
  origin: string,
): readonly WireWooCategory[] {
  const counts = new Map<number, number>();
  for (const { id } of products.flatMap(({ categories }) => categories)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return readList(menu)
    .map(readRecord)
    .flatMap((shell, index) => {
      const id = readId(shell["id"]);
      if (id === null) return [];
      const [image = null] = images({ images: [shell["image"] ?? null] }, { origin, stock: null });
      return [
        {
          ...wooCategory(id, shell),
          parent: readId(shell["parent"]) ?? 0,
          description: readText(shell["description"]),
          display: "default" as const,
          image,
          menu_order: index,
          count: counts.get(id) ?? 0,
        },
      ];
    });
}

function wooCategory(id: number, shell: Readonly<Record<string, unknown>>): WooCategory {
  return { id, name: readText(shell["name"]), slug: readText(shell["slug"]) };
}

function withAncestors(
  ids: ReadonlySet<number>,
  byId: ReadonlyMap<number | null, Readonly<Record<string, unknown>>>,
): ReadonlySet<number> {
  const all = new Set(ids);
  // A set grows during iteration: the loop ends when no id is added.
  for (const id of all) {
    const parent = readId(byId.get(id)?.["parent"]);
    if (parent !== null) all.add(parent);
  }
  return all;
}

export function wooProduct({ id, wire, categories }: MenuProduct, context: WooContext): WireWooProduct {
  const variations = variationsOf(wire);
  return {
    id,
    name: readText(wire["name"]),
    slug: readText(wire["slug"]),
    permalink: permalink(context, id),
    type: variations.length > 0 ? "variable" : "simple",
    description: readText(wire["description"]),
    short_description: "",
    ...pricedFields(wire, lowestOf(variations), context.stock, isStopped(wire)),
    categories: categories.map((category) => ({ ...category })),
    images: images(wire, context),
    attributes: readList(wire["attributes"]).map((value) => {
      const attribute = readRecord(value);
      return { id: 0, name: readText(attribute["name"]), options: [...readTexts(attribute["options"])] };
    }),
    variations: variations.map(({ id: variation }) => variation),
  };
}

/** A variation of a product; null for an unknown id. */
export function wooVariation(
  product: MenuProduct,
  variationId: VariationId,
  context: WooContext,
): WireWooVariation | null {
  const variation = variationsOf(product.wire).find(({ id }) => id === variationId);
  if (variation === undefined) return null;
  return {
    id: variationId,
    description: "",
    permalink: permalink(context, product.id),
    // A stopped dish sells none of its sizes.
    ...pricedFields(variation.wire, null, context.stock, isStopped(variation.wire) || isStopped(product.wire)),
    attributes: readList(variation.wire["attributes"]).map((value) => {
      const attribute = readRecord(value);
      return { id: 0, name: readText(attribute["name"]), option: readText(attribute["option"]) };
    }),
  };
}

function variationsOf(wire: Readonly<Record<string, unknown>>) {
  return readList(wire["variations"]).flatMap((value) => {
    const variation = readRecord(value);
    const id = readId(variation["id"]);
    return id === null ? [] : [{ id, wire: variation }];
  });
}

function lowestOf(variations: ReturnType<typeof variationsOf>): Money | null {
  const prices = variations.map(({ wire }) => pricesOf(wire)?.price ?? null).filter((price) => price !== null);
  return prices.reduce<Money | null>((least, price) => (least === null ? price : minMoney(least, price)), null);
}

/** The charged price and the price without a reduction; null without a price. */
export function pricesOf(
  wire: Readonly<Record<string, unknown>>,
): { readonly price: Money; readonly regular: Money } | null {
  const regular = readMoney(wire["regular_price"]);
  const price = readMoney(wire["price"]) ?? regular;
  if (price === null) return null;
  return { price, regular: regular === null || regular < price ? price : regular };
}

function isStopped(wire: Readonly<Record<string, unknown>>): boolean {
  return !readFlag(wire["in_stock"], true);
}

/** WooCommerce's status of a product or variation: unpublished only while it is stopped. */
export function statusOf(wire: Readonly<Record<string, unknown>>): WireWooProduct["status"] {
  const status = readText(wire["status"]);
  return isStopped(wire) && (status === "draft" || status === "private") ? status : "publish";
}

function pricedFields(
  wire: Readonly<Record<string, unknown>>,
  lowest: Money | null,
  stock: WooStock | null,
  stopped: boolean,
) {
  const prices = pricesOf(wire);
  const shown = prices?.price ?? lowest;
  const isReduced = prices !== null && prices.price < prices.regular;
  return {
    sku: "",
    price: shown === null ? "" : decimal(shown),
    regular_price: prices === null ? "" : decimal(prices.regular),
    sale_price: isReduced ? decimal(prices.price) : "",
    on_sale: isReduced,
    purchasable: shown !== null,
    manage_stock: stock !== null,
    stock_quantity: stock?.quantity ?? null,
    status: statusOf(wire),
    stock_status: stopped || stock?.isGone === true ? ("outofstock" as const) : ("instock" as const),
    meta_data: stock === null ? [] : [{ key: "stock_by_warehouse", value: stock.byBranch }],
  };
}

function images(wire: Readonly<Record<string, unknown>>, { origin }: WooContext): WireWooProduct["images"] {
  return readList(wire["images"]).flatMap((image, index) => {
    const src = readPictureAddress(image);
    if (src === null) return [];
    const alt = readText(readRecord(image)["alt"]);
    return [{ id: index + 1, src: src.startsWith("/") ? origin + src : src, name: alt, alt }];
  });
}

function permalink({ origin }: WooContext, id: number): string {
  return `${origin}/?product_id=${id}`;
}

function decimal(amount: Money): string {
  return moneyToRoubles(money(amount)).toFixed(2);
}
