import type { Json } from "../../documents/json.ts";
import { isJsonObject } from "../../documents/json.ts";

/** A list of ids without some of them. `isEmptied`: none is left, which the shop would read as "everywhere". */
export interface WithoutIds {
  readonly value: Json;
  readonly isEmptied: boolean;
}

/** Removes ids from a field with one id, a list, or comma-separated text. Null: it contains none of them. */
export function withoutIds(value: Json | undefined, gone: ReadonlySet<string>): WithoutIds | null {
  if (Array.isArray(value)) {
    const left = value.filter((entry: Json) => !gone.has(idOf(entry)));
    return left.length === value.length ? null : { value: left, isEmptied: left.length === 0 };
  }
  if (typeof value === "string") {
    const names = value.split(",").map((name) => name.trim());
    const left = names.filter((name) => !gone.has(name));
    return left.length === names.length ? null : { value: left.join(","), isEmptied: left.length === 0 };
  }
  return value !== undefined && gone.has(idOf(value)) ? { value: [], isEmptied: true } : null;
}

function idOf(entry: Json): string {
  const id = isJsonObject(entry) ? entry["id"] : entry;
  return typeof id === "number" || typeof id === "string" ? String(id).trim() : "";
}
