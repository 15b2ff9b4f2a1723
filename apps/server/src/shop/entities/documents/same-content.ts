import { isJsonObject, type Json, type JsonObject } from "../../documents/json.ts";

/** Whether a list consists of the same objects in the same order. */
export function isSameEntries(present: Json | undefined, entries: readonly Json[]): present is Json {
  return (
    Array.isArray(present) &&
    present.length === entries.length &&
    entries.every((entry, index) => entry === present[index])
  );
}

/** The same object when no field differs. */
export function keepIfSame(present: Json | undefined, built: JsonObject): JsonObject {
  if (!isJsonObject(present)) return built;
  const [names, others] = [Object.keys(built), Object.keys(present)];
  const isSame =
    names.length === others.length &&
    names.every((name, index) => name === others[index] && built[name] === present[name]);
  return isSame ? present : built;
}
