import { type Picture, zero } from "@skatert/domain";
import type { DishCard, MenuSection } from "../card/dish.ts";

type Required = "id" | "name" | "price" | "categoryIds" | "url";

/**
 * A dish packed for the browser. Default values are omitted, because a menu page contains hundreds of dishes
 * twice, as HTML and as data. A picture of the usual sizes is only its address.
 */
export type PackedDish = Pick<DishCard, Required> &
  Partial<Omit<DishCard, Required | "picture">> & { readonly picture?: string | Picture };

export interface PackedSection extends Omit<MenuSection, "cards"> {
  readonly cards: readonly PackedDish[];
}

const usual: Omit<DishCard, Required | "regularPrice" | "picture"> = {
  displayMultiplier: 1,
  badges: [],
  badgeLooks: "",
  attributes: [],
  measure: { kind: "piece" },
  netContent: null,
  step: 1,
  initialQuantity: 1,
  countable: true,
  excludedFromMinimum: false,
  byRequest: false,
  locationIds: [],
  freeLimits: [],
  combo: null,
  asksChoice: false,
  priceVaries: false,
  choicePrice: zero,
  presets: null,
  state: { kind: "available" },
  hours: [],
  rating: null,
};

const usualPicture = { width: 960, height: 720, widths: [320, 640, 960] };
const usualValues = new Map<string, unknown>(Object.entries(usual));
const usualTexts = new Map(Object.entries(usual).map(([name, value]) => [name, JSON.stringify(value)]));

export function packDish({ picture, regularPrice, ...dish }: DishCard): PackedDish {
  const unusual = Object.entries(dish).filter(([name, value]) => !isUsual(name, value));
  // The filter removes exactly the optional fields.
  const packed = Object.fromEntries(unusual) as unknown as PackedDish;
  return {
    ...packed,
    ...(regularPrice === dish.price ? {} : { regularPrice }),
    ...(picture ? { picture: packPicture(picture, dish.name) } : {}),
  };
}

/** Only objects and lists are compared by their JSON: a menu has thousands of dishes. */
function isUsual(name: string, value: unknown): boolean {
  if (!usualValues.has(name)) return value === undefined;
  if (typeof value !== "object" || value === null) return usualValues.get(name) === value;
  return usualTexts.get(name) === JSON.stringify(value);
}

const unpackedDishes = new WeakMap<PackedDish, DishCard>();

/** The full card; always the same object for the same packed one, because markup is cached by it. */
export function unpackDish(packed: PackedDish): DishCard {
  const known = unpackedDishes.get(packed);
  if (known !== undefined) return known;
  const card = { ...usual, regularPrice: packed.price, ...packed, picture: unpackPicture(packed) };
  unpackedDishes.set(packed, card);
  return card;
}

const unpacked = new WeakMap<readonly PackedSection[], readonly MenuSection[]>();

/** Sections with full cards, computed once, because pages of one minute share them. */
export function unpackSections(sections: readonly PackedSection[]): readonly MenuSection[] {
  const known =
    unpacked.get(sections) ?? sections.map((section) => ({ ...section, cards: section.cards.map(unpackDish) }));
  unpacked.set(sections, known);
  return known;
}

export function packPicture(picture: Picture, name: string): string | Picture {
  const { src, alt, ...sizes } = picture;
  return alt === name && JSON.stringify(sizes) === JSON.stringify(usualPicture) ? src : picture;
}

export function unpackPicture({ picture, name }: Pick<PackedDish, "picture" | "name">): Picture | null {
  return typeof picture === "string" ? { src: picture, alt: name, ...usualPicture } : (picture ?? null);
}
