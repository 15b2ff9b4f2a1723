import { readRecord } from "@skatert/contract";
import { plainTexts } from "./plain-texts.ts";

/** The value of a JSON body: null for none, undefined for text that is not JSON. */
export function jsonOf(body: Buffer): unknown {
  if (body.length === 0) return null;
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** As jsonOf, of a host whose texts are HTML. */
export function plainJsonOf(body: Buffer): unknown {
  return plainTexts(jsonOf(body));
}

/**
 * The list of an answer: the answer itself, or the member `name` or `data` of it or of its `data`. No answer and null
 * are an empty list; undefined: the answer has no list.
 */
export function listIn(value: unknown, name: string): readonly unknown[] | undefined {
  if (value === null) return [];
  const wire = readRecord(value);
  const data = readRecord(wire["data"]);
  const found = [value, wire[name], wire["data"], data[name]].find((each) => Array.isArray(each));
  if (Array.isArray(found)) return found;
  return [wire[name], data[name]].includes(null) ? [] : undefined;
}

/**
 * The members of an answer, at its top or under `data`, whichever has `name`. None for no answer and for PHP's empty
 * array; undefined: the answer is no object.
 */
export function recordIn(value: unknown, name: string): Members | undefined {
  if (value === null || (Array.isArray(value) && value.length === 0)) return {};
  if (typeof value !== "object" || Array.isArray(value)) return undefined;
  const wire = readRecord(value);
  const data = readRecord(wire["data"]);
  return name in data && !(name in wire) ? data : wire;
}

/** The row without its members that are null, which PHP writes where another host leaves the member out. */
export function withoutNulls(row: unknown): unknown {
  if (typeof row !== "object" || row === null || Array.isArray(row)) return row;
  return Object.fromEntries(Object.entries(row).filter(([, member]) => member !== null));
}

type Members = Readonly<Record<string, unknown>>;
