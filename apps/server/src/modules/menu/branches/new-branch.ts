import { languagesFromWire } from "@skatert/contract";
import { invalidParams } from "../../../input/refusal.ts";
import { isJsonObject, type Json, type JsonObject } from "../../../shop/documents/json.ts";
import type { DraftWork } from "../../../shop/drafts/draft-work.ts";
import { textsOf } from "../../../shop/entities/documents/entries.ts";
import { POINT_FIELDS, type PointField, waysOf, withWay } from "../../../shop/entities/documents/point-lifts.ts";
import { type EntityKey, type Facets, keyOf } from "../../../shop/entities/entity.ts";
import { LOCATION } from "../../../shop/entities/own-menus/own-menu.ts";
import { NEW_SHOP_WORDS } from "../../../shop/new/new-shop-words.ts";
import { facetOf, isBranch, type KnownBranch, knownBranches, WAYS } from "./branch-facets.ts";

/** A key in a branch's places instead of a method's id: the shop's first method of the type, added if there is none. */
const TYPE_OF = { pickup_locations: "local_pickup", restaurants: "restaurants" } as const satisfies Record<
  PointField,
  string
>;

/**
 * A new branch with the numbers of itself, its location and its places (EDIT-3). `greatest`: see BranchUse. Unless
 * `wanted` is given, it gets the next number, which no closed branch ever had.
 */
export async function newBranch(
  draft: DraftWork,
  wanted: string | null,
  facets: JsonObject,
  greatest: number,
): Promise<{ readonly key: EntityKey; readonly facets: Facets }> {
  const known = await knownBranches(draft);
  const id = wanted ?? String(Math.max(greatest, ...known.map(({ key }) => numberOf(key.split(":")[1]))) + 1);
  const location = facets[LOCATION];
  const numbers = { term_id: greatestTerm(known) + 1, warehouse_id: numberOrText(id) };
  const own = isJsonObject(location) ? { ...facets, [LOCATION]: { ...numbers, ...location } } : facets;
  return { key: keyOf("branch", id), facets: await withPlaces(draft, id, own, known) };
}

/**
 * The facets with numbered pickup places and halls. Adds the shop's first method of their type to the draft if a place
 * uses it. Throws a 400 if the places are not lists.
 */
export async function withPlaces(
  draft: DraftWork,
  branch: string,
  facets: Facets,
  known?: readonly KnownBranch[],
): Promise<Facets> {
  const used = POINT_FIELDS.filter((field) => isJsonObject(facets[facetOf(field)]));
  if (used.length === 0) return facets;
  const numbers = { branch, next: greatestPlace(known ?? (await knownBranches(draft))) + 1 };
  let numbered = facets;
  for (const field of used) {
    const ways = numberedWays(facets, field, numbers);
    const type = TYPE_OF[field];
    const own = ways.some(([way]) => way === type) ? await wayOfType(draft, type) : type;
    const named = ways.map(([way, list]) => [way === type ? own : way, list] as const);
    numbered = { ...numbered, [facetOf(field)]: joined(named) };
  }
  return numbered;
}

function numberedWays(
  facets: Facets,
  field: PointField,
  numbers: { readonly branch: string; next: number },
): readonly (readonly [string, readonly Json[]])[] {
  const facet = facetOf(field);
  const places = facets[facet];
  return Object.entries(isJsonObject(places) ? places : {}).map(([way, list]) => {
    if (!Array.isArray(list)) throw invalidParams([{ path: `facets.${facet}.${way}`, message: "is no list" }]);
    const numbered = list.map((place: Json) => {
      if (!isJsonObject(place)) return place;
      const id = place["id"] ?? numbers.next++;
      return { id, ...place, warehouse_id: place["warehouse_id"] ?? numberOrText(numbers.branch) };
    });
    return [way, numbered];
  });
}

/** Halls may be named by the type and by the id of one method. */
function joined(ways: readonly (readonly [string, readonly Json[]])[]): JsonObject {
  const lists: Record<string, Json[]> = {};
  for (const [way, list] of ways) lists[way] = [...(lists[way] ?? []), ...list];
  return lists;
}

/** The id of the shop's first method of the type. */
async function wayOfType(draft: DraftWork, type: string): Promise<string> {
  const facets = (await draft.view(WAYS))?.facets ?? {};
  const ways = waysOf(facets["settings"]) ?? [];
  const found = ways.find(({ id, method }) => method["type"] === type || id === type);
  if (found !== undefined) return found.id;
  const id = Math.max(0, ...ways.map((way) => numberOf(way.id))) + 1;
  const words = NEW_SHOP_WORDS[languageOf(draft)];
  const way = { id, name: type === TYPE_OF.restaurants ? words.table : words.pickup, type };
  await draft.put(WAYS, { ...facets, settings: withWay(facets["settings"], way) });
  return String(id);
}

function languageOf({ documents }: DraftWork): keyof typeof NEW_SHOP_WORDS {
  const settings = documents.get("settings") ?? null;
  const [first] = languagesFromWire(isJsonObject(settings) ? settings["language_list"] : null);
  return first === undefined || first.code === "ru" ? "ru" : "en";
}

function greatestTerm(known: readonly KnownBranch[]): number {
  const terms = known.flatMap(({ facets }) => {
    const location = facets[LOCATION];
    return isJsonObject(location) ? textsOf([location["term_id"] ?? null]) : [];
  });
  return Math.max(0, ...terms.map(numberOf));
}

function greatestPlace(known: readonly KnownBranch[]): number {
  const ids = known
    .filter(({ key }) => isBranch(key))
    .flatMap(({ facets }) =>
      POINT_FIELDS.flatMap((field) => {
        const ways = facets[facetOf(field)];
        const lists = isJsonObject(ways) ? Object.values(ways) : [];
        return lists.flatMap((list) => (Array.isArray(list) ? list.filter(isJsonObject) : [])).map(({ id }) => id);
      }),
    );
  return Math.max(0, ...ids.map((id) => numberOf(textsOf([id ?? null])[0])));
}

function numberOf(text: string | undefined): number {
  const number = Number(text ?? "");
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}

function numberOrText(id: string): number | string {
  return numberOf(id) === 0 ? id : numberOf(id);
}
