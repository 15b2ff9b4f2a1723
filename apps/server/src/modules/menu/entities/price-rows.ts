import type { WireBulkRow } from "@skatert/contract";
import { isJsonObject, type Json, type JsonObject } from "../../../shop/documents/json.ts";
import { type FieldsPatch, inversePatch } from "../../../shop/drafts/inverse-patch.ts";
import { namedFacets } from "../../../shop/drafts/patch-facets.ts";
import { documentOf, type Facets } from "../../../shop/entities/entity.ts";
import {
  pricesOf,
  withLeastPrice,
  withOptionPrices,
  withPrices,
} from "../../../shop/entities/own-menus/menu-prices.ts";
import type { BranchMenu } from "../lists/branch-menus.ts";

/** Whether a facet is in a published document; in another menu an absent dish is sold as in the main one. */
export type IsPublished = (facet: string) => boolean;

/** Menus of branches that only the draft has, or that the first price begins. */
export function unpublished(menus: readonly BranchMenu[]): IsPublished {
  const facets = new Set(menus.flatMap(({ facet, state }) => (state === "published" ? [] : [facet])));
  return (facet) => !facets.has(documentOf(facet));
}

/**
 * The dish with the main menu's prices in some menus, and without the menus that do not sell it, for a row of a bulk call
 * (MENU-23). Null: the main menu does not have the dish, or a menu is that of no branch.
 */
export function inMenus(
  facets: Facets,
  { as_main: asMain = [], unsold = [] }: Pick<WireBulkRow, "as_main" | "unsold">,
  menus: readonly BranchMenu[],
): Facets | null {
  const isPublished = unpublished(menus);
  const next: Record<string, Json> = { ...facets };
  const remove = (menu: string) => {
    for (const facet of Object.keys(next)) if (documentOf(facet) === menu) delete next[facet];
  };
  for (const menu of [...asMain, ...unsold])
    if (!menus.some(({ facet }) => facet === menu) || !isJsonObject(next["catalog"] ?? null)) return null;
  for (const menu of asMain) {
    const copies = Object.keys(next).filter((facet) => documentOf(facet) === menu && isJsonObject(next[facet] ?? null));
    if (!isPublished(menu)) remove(menu);
    else if (copies.length > 0) for (const facet of copies) next[facet] = withMainPrices(next[facet], next["catalog"]);
    else Object.assign(next, copyOfMain(next, menu));
  }
  for (const menu of unsold) {
    remove(menu);
    if (!isPublished(menu)) next[menu] = null;
  }
  return next;
}

/** The dish with a copy of the main menu's in each named menu that has no document yet. */
export function begunIn(facets: Facets, named: readonly string[], isPublished: IsPublished): Facets {
  const begun = named.filter((menu) => facets[menu] === undefined && !isPublished(menu));
  return Object.assign({ ...facets }, ...begun.map((menu) => copyOfMain(facets, menu)));
}

/** The dish with other prices of options, in every copy. Null: it has no such menu or no such option. */
export function withOptions(facets: Facets, options: Readonly<Record<string, JsonObject>>): Facets | null {
  const next: Record<string, Json> = { ...facets };
  for (const [menu, prices] of Object.entries(options))
    for (const facet of namedFacets(facets, menu)) {
      const content = next[facet];
      const patched = content !== undefined && isJsonObject(content) ? withOptionPrices(content, prices) : null;
      if (patched === null) return null;
      next[facet] = patched;
    }
  return next;
}

export interface PriceUndo extends FieldsPatch {
  readonly as_main: readonly string[];
  readonly unsold: readonly string[];
}

/** The row from `after` back to `before`; null: they are equal. */
export function undoOf(before: Facets, after: Facets, menus: readonly BranchMenu[]): PriceUndo | null {
  const isPublished = unpublished(menus);
  const named = new Set([...Object.keys(before), ...Object.keys(after)].map(documentOf));
  const stateIn = (facets: Facets, menu: string) => {
    const content = facets[menu];
    if (content === undefined) return isPublished(menu) ? "unsold" : "main";
    return content === null ? "unsold" : "own";
  };
  const changed = [...named].filter((menu) => stateIn(before, menu) !== stateIn(after, menu));
  const unsold = changed.filter((menu) => stateIn(before, menu) === "unsold");
  const asMain = changed.filter((menu) => stateIn(before, menu) !== "unsold" && stateIn(after, menu) !== "main");
  const moved = inMenus(after, { as_main: asMain, unsold }, menus) ?? after;
  const own = [...named].filter((menu) => stateIn(before, menu) === "own");
  const patch = inversePatch(before, begunIn(moved, own, isPublished));
  if (patch === null && changed.length === 0) return null;
  return { set: patch?.set ?? {}, unset: patch?.unset ?? {}, as_main: asMain, unsold };
}

function copyOfMain(facets: Facets, menu: string): Facets {
  const copies = Object.entries(facets).filter(([facet]) => documentOf(facet) === "catalog");
  return Object.fromEntries(copies.map(([facet, content]) => [menu + facet.slice("catalog".length), content]));
}

/** Sizes and options stay in or out of sale, as the branch has them. */
function withMainPrices(own: Json | undefined, main: Json | undefined): Json {
  if (own === undefined || !isJsonObject(own) || main === undefined || !isJsonObject(main)) return own ?? null;
  return withLeastPrice(withPrices(own, pricesOf(main)));
}
