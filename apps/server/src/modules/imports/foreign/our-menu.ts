import { createHash } from "node:crypto";
import type { ChoiceRule, GroupKind } from "@skatert/domain";
import { nameKey } from "../menu/name-index.ts";
import { type ForeignMenu, type ForeignNote, type ForeignOption, type ForeignUse, note } from "./foreign-menu.ts";
import { judgedDishes } from "./judge-dishes.ts";
import { furthest } from "./limits.ts";
import type { OurDish, OurGroup, OurMenu, OurProduct, OurReplacement, OurUse } from "./our-types.ts";

/**
 * The groups of this shop for the menu of another system (MENU-25). Equal groups become one: those with one number there,
 * else those with the same name and options. What a dish has otherwise is in its use. A dish with a choice that
 * nobody could make here is `impossible`, and its groups are left out.
 */
export function ourMenu({ dishes }: ForeignMenu): OurMenu {
  const { judged, sold } = judgedDishes(dishes);
  const shared = new Map<string, OurGroup>();
  const products = new Map<string, OurProduct>();
  const byKey = Map.groupBy(
    judged.flatMap(({ uses }) => uses),
    keyOf,
  );
  for (const [key, uses] of byKey) addProducts(products, key, uses, sold);
  for (const [key, uses] of byKey) {
    const group = sharedGroup(key, uses, products);
    shared.set(key, group);
    if (isSupplement(group.kind)) listIn(products, group);
  }
  return {
    groups: [...shared.values()],
    products: [...products.values()],
    dishes: judged.map(({ dish, uses, notes, isImpossible }): OurDish => {
      const own = uses.flatMap((use) => ourUse(use, shared.get(keyOf(use)), products));
      const all = [...notes, ...uses.flatMap((use) => lostSizePrices(use, products))];
      return {
        dish,
        uses: own,
        notes: all,
        verdict: isImpossible ? "impossible" : all.length > 0 ? "simplified" : "exact",
      };
    }),
  };
}

function isSupplement(kind: GroupKind): boolean {
  return kind === "add" || kind === "remove";
}

/** The same number there is the same group, unless it is of another kind for another dish. */
function keyOf(use: ForeignUse): string {
  if (use.id !== null) return use.kind === "add" ? use.id : `${use.id}-${use.kind}`;
  // Without prices: the next file with another price means the same group.
  const options = use.options.map(({ id, name }) => [id, nameKey(name)]);
  return hashed([nameKey(use.name), use.kind, options]);
}

function hashed(value: unknown): string {
  return `h${createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 12)}`;
}

/** Options without a number are told apart by their group and name. */
function productOf(key: string, option: ForeignOption): string {
  return option.id ?? hashed([key, nameKey(option.name)]);
}

/** One supplement for each option, at the price that most groups ask. */
function addProducts(
  products: Map<string, OurProduct>,
  key: string,
  uses: readonly ForeignUse[],
  sold: ReadonlySet<string>,
): void {
  const options = uses
    .filter(({ kind }) => isSupplement(kind))
    .flatMap(({ options: each }) => each)
    // A dish may be an option too, with one number and one stock.
    .filter(({ id }) => id === null || !sold.has(id));
  for (const [id, same] of Map.groupBy(options, (option) => productOf(key, option))) {
    const [first] = same;
    if (first === undefined) continue;
    const known = products.get(id);
    const sizePrices = new Map(known?.sizePrices);
    for (const [size, each] of same.flatMap((option) => [...option.sizePrices]))
      if (!sizePrices.has(size)) sizePrices.set(size, each);
    const price =
      known?.price ??
      (sizePrices.size > 0 ? Math.min(...sizePrices.values()) : mostFrequent(same.map((each) => each.price)));
    products.set(id, { id, name: known?.name ?? first.name, price, sizePrices, groups: known?.groups ?? [] });
  }
}

function listIn(products: Map<string, OurProduct>, group: OurGroup): void {
  for (const { product } of group.options) {
    const known = products.get(product);
    if (known !== undefined) products.set(product, { ...known, groups: [...known.groups, group] });
  }
}

/** The group as most of its dishes have it, with the options of all. */
function sharedGroup(key: string, uses: readonly ForeignUse[], products: ReadonlyMap<string, OurProduct>): OurGroup {
  const usual = mostFrequent(uses, (use) =>
    JSON.stringify([ruleOf(use), use.options.map((each) => [productOf(key, each), each.price, each.max, each.preset])]),
  );
  const options = new Map<string, ForeignOption>();
  // A price of the group would be that of each size, also where a dish leaves it to the product.
  const sized = new Set<string>();
  for (const option of [usual, ...uses].flatMap((use) => use.options)) {
    const id = productOf(key, option);
    if (!options.has(id)) options.set(id, option);
    if (option.sizePrices.size > 0 && products.has(id)) sized.add(id);
  }
  return {
    key,
    name: usual.name,
    kind: usual.kind,
    rule: ruleOf(usual),
    options: [...options].map(([product, option]) => ({
      product,
      name: products.get(product)?.name ?? option.name,
      price: sized.has(product) ? null : priceIn(option, products.get(product), usual.kind),
      max: option.max ?? 1,
      preset: usual.options.includes(option) ? option.preset : 0,
      size: option.size,
    })),
  };
}

function ruleOf({ min, max, free, distinct }: ForeignUse): ChoiceRule {
  return { min, max, free, distinct };
}

/** Null: the option costs what its product costs, at each size. */
function priceIn(option: ForeignOption, product: OurProduct | undefined, kind: GroupKind): number | null {
  if (!isSupplement(kind)) return option.price === 0 ? null : option.price;
  if (product === undefined) return option.price;
  if (option.sizePrices.size > 0) return null;
  return product.price === option.price && product.sizePrices.size === 0 ? null : option.price;
}

function ourUse(
  use: ForeignUse,
  group: OurGroup | undefined,
  products: ReadonlyMap<string, OurProduct>,
): readonly OurUse[] {
  if (group === undefined) return [];
  const own = new Map(use.options.map((each) => [productOf(group.key, each), each]));
  const replaced = group.options.flatMap((option): OurReplacement[] => {
    const mine = own.get(option.product);
    const nothing = { option, isOffered: true, price: null, max: null, preset: null };
    if (mine === undefined) return [{ ...nothing, isOffered: false }];
    const price = priceIn(mine, products.get(option.product), use.kind);
    const change = {
      ...nothing,
      price: price === option.price ? null : (price ?? mine.price),
      max: (mine.max ?? 1) === option.max ? null : (mine.max ?? 1),
      preset: mine.preset === option.preset ? null : mine.preset,
    };
    return change.price === null && change.max === null && change.preset === null ? [] : [change];
  });
  return [{ group, rule: ruleOf(use), sizes: use.sizes, replaced }];
}

/** A supplement has one price for a size, whatever the dish, and a dish as an option one for all sizes. */
function lostSizePrices(use: ForeignUse, products: ReadonlyMap<string, OurProduct>): readonly ForeignNote[] {
  return use.options.flatMap((option) => {
    const product = products.get(productOf(keyOf(use), option));
    const here = (size: string) => (product === undefined ? option.price : product.sizePrices.get(size)) ?? 0;
    const costs = [...option.sizePrices].map(([size, price]) => here(size) - price);
    const cost = furthest(costs);
    return cost === 0 ? [] : [note("size-price", { group: use.name, option: option.name, cost })];
  });
}

function mostFrequent<Each>(
  list: readonly [Each, ...Each[]] | readonly Each[],
  keyed: (each: Each) => unknown = (each) => each,
): Each {
  const counts = [...Map.groupBy(list, keyed).values()].toSorted((one, other) => other.length - one.length);
  const [[found] = []] = counts;
  if (found === undefined) throw new Error("an empty list has no most frequent entry");
  return found;
}
