import { cleanText, IMPORT_FORMATS } from "@skatert/contract";
import { nameKey } from "../menu/name-index.ts";
import { escapeText, unescapeText } from "../values/listed-text.ts";
import { NAME_SIGNS } from "./group-text.ts";

/**
 * A group or an option as a table names it: "Соусы [90]" by its number here, "Соусы [iiko:a41c]" by that in another
 * system, or by its name alone.
 */
export interface Ref {
  readonly name: string;
  readonly id: number | null;
  /** "iiko:a41c"; null: none. */
  readonly outer: string | null;
}

const longestKey = 100;
const longestInside = 120;
const systems = new Set<string>(["iiko-id", ...IMPORT_FORMATS]);

/** `text` is still escaped. */
export function readRef(text: string): Ref {
  const [head, inside] = headAndNumber(text.trim());
  if (/^\d{1,10}$/.test(inside)) return { name: named(head), id: Number(inside), outer: null };
  const [system = ""] = inside.split(":");
  if (inside.includes(":") && systems.has(system)) return { name: named(head), id: null, outer: inside };
  return { name: named(text), id: null, outer: null };
}

/** The number in brackets at the end; "" without one. */
function headAndNumber(text: string): readonly [head: string, inside: string] {
  const at = text.endsWith("]") ? text.lastIndexOf("[") : -1;
  const inside = at < 0 ? "" : text.slice(at + 1, -1);
  return inside.length > longestInside || inside.includes("]") ? ["", ""] : [text.slice(0, Math.max(0, at)), inside];
}

function named(text: string): string {
  return cleanText(unescapeText(text));
}

/** Under which a table and the shop know the same thing. */
export function refKey({ id, outer, name }: Ref): string {
  return id !== null ? `#${id}` : (outer ?? nameKey(name));
}

export function refText(name: string, inside: string | number | null): string {
  const escaped = escapeText(cleanText(name), NAME_SIGNS);
  return inside === null ? escaped : `${escaped} [${inside}]`.trim();
}

/** A number of another system as it can stand in a text. */
export function outerKey(system: string, number: string): string {
  return `${system}:${number.replace(/[^\p{L}\p{N}._-]/gu, "-").slice(0, longestKey)}`;
}
