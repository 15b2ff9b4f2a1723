import { isMenu } from "@skatert/contract";
import { isJsonObject, type Json, type JsonObject } from "../../documents/json.ts";
import { isSameText } from "../documents/catalog-categories.ts";
import { documentOf, type Facets } from "../entity.ts";
import { isSamePrice, type PricePair, pricesOf, withLeastPrice, withPrices } from "./menu-prices.ts";

/**
 * A dish or a category after an edit of the main menu: a branch's menu that had the main menu's value has its new one
 * too, price by price, because the office shows such a price as "as in the main menu" (MENU-23). What the edit set in a
 * branch's menu itself stays.
 */
export function followMain(before: Facets, after: Facets): Facets {
  const [was, is] = [before["catalog"], after["catalog"]];
  if (was === is || !isFields(was) || !isFields(is)) return after;
  const followed = Object.entries(after).map(([facet, content]): [string, Json] => {
    const own = before[facet];
    if (facet === "catalog" || !isMenu(documentOf(facet)) || !isFields(own) || !isFields(content))
      return [facet, content];
    return [facet, followedMenu({ was, is }, own, content)];
  });
  return Object.fromEntries(followed);
}

function followedMenu(
  main: { readonly was: JsonObject; readonly is: JsonObject },
  own: JsonObject,
  now: JsonObject,
): JsonObject {
  let next = now;
  for (const field of new Set([...Object.keys(main.was), ...Object.keys(main.is)])) {
    const [was, is] = [main.was[field], main.is[field]];
    if (isSameText(was, is) || apart.includes(field) || !isSameText(own[field], now[field])) continue;
    if (isSameText(bare(own)[field], bare(main.was)[field])) next = withField(next, field, is);
  }
  const [mainWas, mainIs, ownWas] = [pricesOf(main.was), pricesOf(main.is), pricesOf(own)];
  const wanted = [...pricesOf(now)].map(([place, price]): [string, PricePair] => {
    const [before, former] = [ownWas.get(place), mainWas.get(place)];
    const follows = isSamePrice(before, price) && isSamePrice(before, former);
    return [place, follows ? (mainIs.get(place) ?? price) : price];
  });
  const priced = withPrices(next, new Map(wanted));
  const isRepriced = !isSameText([...pricesOf(priced).values()], [...pricesOf(now).values()]);
  const followed = isRepriced ? withLeastPrice(priced) : priced;
  return isSameText(followed, now) ? now : followed;
}

/** Prices follow one by one. A branch's menu may lack the new category of a dish, and it keeps its own lists. */
const apart = ["price", "regular_price", "categories", "products"];

/** The content without its prices, so that a difference of prices is none of the field. */
function bare(content: JsonObject): JsonObject {
  return withPrices(content, new Map([...pricesOf(content).keys()].map((place) => [place, {}] as const)));
}

function withField(content: JsonObject, field: string, value: Json | undefined): JsonObject {
  if (value !== undefined) return { ...content, [field]: value };
  const { [field]: _gone, ...others } = content;
  return others;
}

function isFields(value: Json | undefined): value is JsonObject {
  return value !== undefined && isJsonObject(value);
}
