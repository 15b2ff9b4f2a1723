import { type WireEntity, type WireEntityPatch, type WireNewEntity, zoneTextOf } from "@skatert/contract";
import { changeKey } from "../../platform/api/change-key.ts";
import { fieldsIn, isSame } from "../entities/read-fields.ts";
import {
  CONDITIONS,
  conditionsOf,
  FEATURE,
  facetOfLanguage,
  type ZoneForm,
  type ZoneTerms,
  type ZoneWords,
  zoneForm,
} from "./zone-form.ts";
import { geometryOf } from "./zone-shape.ts";

type Facets = WireEntity["facets"];

/** The fields of a zone that differ from the opened version; null: none (EDIT-7). */
export function zonePatch(id: string, facets: Facets, form: ZoneForm): WireEntityPatch | null {
  const before = zoneForm({ facets });
  const set: Record<string, Record<string, unknown>> = {};
  if (!isSame(form.shape, before.shape)) set[FEATURE] = { geometry: geometryOf(form.shape) };
  const isNamed = needsOwnName(facets, form);
  const drop: string[] = [];
  for (const language of new Set(["", ...Object.keys(form.words), ...Object.keys(before.words)])) {
    const facet = facetOfLanguage(language);
    const words = trimmed(form.words[language]);
    const isGone = language !== "" && words.name === "" && words.details === "";
    if (isGone && facets[facet] !== undefined) drop.push(facet.split("#")[0] ?? facet);
    const isDrawnAnew = language === "" && !isSame([form.priority, form.colour], [before.priority, before.colour]);
    const isSameText = isSame(words, trimmed(before.words[language])) && !(isNamed && !isNamedIn(facets, facet));
    if (isGone || (isSameText && !isDrawnAnew)) continue;
    const properties = propertiesWith(fieldsIn(fieldsIn(facets[facet])["properties"]), words, { id, isNamed });
    set[facet] = { ...set[facet], properties: isDrawnAnew ? drawnWith(properties, form, before) : properties };
  }
  const value = isSame(form.terms, before.terms) ? {} : { [CONDITIONS]: conditionsWith(id, facets, form.terms) };
  const isNothing = Object.keys(set).length + Object.keys(value).length + drop.length === 0;
  if (isNothing) return null;
  return {
    ...(Object.keys(set).length === 0 ? {} : { set }),
    ...(Object.keys(value).length === 0 ? {} : { value }),
    ...(drop.length === 0 ? {} : { drop }),
  };
}

/** A new zone. Its id is a field of its own, so its text needs no marker. */
export function newZone(id: string, form: ZoneForm): WireNewEntity {
  const facets: Facets = { [FEATURE]: { type: "Feature", id, geometry: geometryOf(form.shape), properties: {} } };
  const isNamed = needsOwnName(facets, form);
  const made = Object.entries(form.words).flatMap(([language, typed]) => {
    const words = trimmed(typed);
    if (language !== "" && words.name === "" && words.details === "") return [];
    const facet = facetOfLanguage(language);
    const worded = propertiesWith({}, words, { id, isNamed });
    const properties = language === "" ? drawnWith(worded, form, { priority: 0, colour: "" }) : worded;
    return [[facet, { ...fieldsIn(facets[facet]), id, properties }] as const];
  });
  return { id, facets: { ...Object.fromEntries(made), [CONDITIONS]: conditionsWith(id, {}, form.terms) } };
}

/**
 * The id of a new zone. It is random: a counted one may be that of a removed zone, whose stops still apply, or of a zone
 * in a waiting release, which the later publication would replace.
 */
export function newZoneId(): string {
  return `zone-${changeKey().slice(0, 12)}`;
}

function trimmed(words: ZoneWords | undefined): ZoneWords {
  return { name: words?.name.trim() ?? "", details: words?.details.trim() ?? "" };
}

/**
 * Whether names are separate fields. Otherwise the name is the first sentence of the description, so it cannot contain
 * a full stop. The rule applies to all languages at once, because a name field in one would show in the others too.
 */
function needsOwnName(facets: Facets, { words }: ZoneForm): boolean {
  return isNamedIn(facets, FEATURE) || Object.values(words).some(({ name }) => /\.(?:\s|$)/.test(name.trim()));
}

function isNamedIn(facets: Facets, facet: string): boolean {
  return zoneTextOf(fieldsIn(fieldsIn(facets[facet])["properties"])).isNamed;
}

function propertiesWith(
  properties: Facets,
  { name, details }: ZoneWords,
  { id, isNamed }: { readonly id: string; readonly isNamed: boolean },
): Facets {
  const { isMarked } = zoneTextOf(properties);
  const text = isNamed ? details : [name, details].filter(Boolean).join(". ");
  const description = [text, isMarked ? `ID:${id}` : ""].filter(Boolean).join(" ");
  return { ...properties, ...(isNamed ? { name } : {}), description };
}

type Drawing = Pick<ZoneForm, "priority" | "colour">;

/** The changed priority and colour of a zone. A border with its own colour is not changed. */
function drawnWith(properties: Facets, form: Drawing, before: Drawing): Facets {
  const colour = form.colour.trim();
  const { fill, ...uncoloured } = properties;
  const filled = colour === "" ? uncoloured : { ...uncoloured, fill: colour };
  return {
    ...(form.colour === before.colour ? properties : filled),
    ...(form.priority === before.priority ? {} : { priority: form.priority }),
  };
}

/** Remaining entries keep their unknown fields. */
function conditionsWith(id: string, facets: Facets, terms: readonly ZoneTerms[]) {
  const present = conditionsOf(facets);
  return terms.map(({ branch, price, minimum, freeFrom, express, expressMinutes }) => ({
    ...present.find((fields) => String(fields["warehouse_id"] ?? "") === String(branch ?? "")),
    zone_id: id,
    warehouse_id: branch,
    delivery_price: price,
    free_from: freeFrom,
    minimum,
    express_cost: express,
    express_minutes: expressMinutes ?? undefined,
  }));
}
