import { isRecord } from "@skatert/contract";
import { fieldsIn } from "../../entities/read-fields.ts";

/** A value of `meta_data`, which is a list of `{key, value}` or an object. Undefined: it has no such key. */
export function metaValue(meta: unknown, key: string): unknown {
  if (!Array.isArray(meta)) return fieldsIn(meta)[key];
  return fieldsIn(meta.findLast((entry) => isRecord(entry) && entry["key"] === key))["value"];
}

/** `meta_data` with new values, null without one. Other entries keep their place and their fields. */
export function withMeta(meta: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (isRecord(meta)) {
    const kept = Object.entries({ ...meta, ...values }).filter(([key, value]) => !(key in values && value === null));
    return Object.fromEntries(kept);
  }
  const list: readonly unknown[] = Array.isArray(meta) ? meta : [];
  const known = new Set(list.filter(isRecord).map((entry) => entry["key"]));
  const kept = list.flatMap((entry) => {
    const key = isRecord(entry) ? String(entry["key"]) : "";
    if (!isRecord(entry) || !(key in values)) return [entry];
    return values[key] === null ? [] : [{ ...entry, value: values[key] }];
  });
  const added = Object.entries(values).filter(([key, value]) => value !== null && !known.has(key));
  return [...kept, ...added.map(([key, value]) => ({ key, value }))];
}
