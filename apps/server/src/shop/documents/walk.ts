import { isJsonObject, type Json } from "./json.ts";

/** A value and its path in readable form: `auto[0].sklad_coupon`. */
export interface Place {
  readonly path: string;
  readonly value: Json;
}

/**
 * Every place that a pattern matches. Parts are separated by dots; `[]` means each entry of a list, `{}` each value of
 * a map, `{keys}` each key of it. Absent values and values of another kind are skipped. Example:
 * `locations[].warehouse_id`.
 */
export function placesAt(document: Json, pattern: string): readonly Place[] {
  const steps = pattern.split(/\.|(?=\[\])|(?=\{)/).filter((step) => step !== "");
  return steps.reduce<readonly Place[]>(
    (places, step) => places.flatMap((place) => take(place, step)),
    [{ path: "", value: document }],
  );
}

function take(place: Place, step: string): readonly Place[] {
  const { path, value } = place;
  if (step === "[]")
    return Array.isArray(value) ? value.map((entry, i) => ({ path: `${path}[${i}]`, value: entry })) : [];
  if (!isJsonObject(value)) return [];
  if (step === "{}") return Object.entries(value).map(([key, entry]) => ({ path: joined(path, key), value: entry }));
  if (step === "{keys}") return Object.keys(value).map((key) => ({ path: joined(path, key), value: key }));
  const found = value[step];
  return found === undefined || found === null ? [] : [{ path: joined(path, step), value: found }];
}

function joined(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

/** Ids in a value: one, a list, or comma-separated text; 0, empty text and false mean none. */
export function namesAt(place: Place): readonly { readonly path: string; readonly name: string }[] {
  const { path, value } = place;
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => namesAt({ path: `${path}[${index}]`, value: entry }));
  }
  if (isJsonObject(value)) return value["id"] === undefined ? [] : namesAt({ path: `${path}.id`, value: value["id"] });
  const names = typeof value === "string" ? value.split(",") : typeof value === "number" ? [String(value)] : [];
  return names
    .map((name) => name.trim())
    .filter((name) => name !== "" && name !== "0")
    .map((name) => ({ path, name }));
}
