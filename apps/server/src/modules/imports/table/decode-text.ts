import { UnreadableTable } from "./table.ts";

/**
 * The text of a csv file in UTF-8 or UTF-16, with or without a mark, or in Windows-1251, which Excel uses on a Russian
 * computer. Throws for any other encoding, because garbled letters would become names of dishes.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes);
  if (marked !== null) return decoded(bytes, marked);
  const wide = wideEncoding(bytes);
  if (wide !== null) return decoded(bytes, wide);
  try {
    return withoutNul(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof UnreadableTable) throw error;
    return cyrillic(bytes);
  }
}

function decoded(bytes: Uint8Array, encoding: string): string {
  try {
    return withoutNul(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    throw new UnreadableTable("encoding");
  }
}

/** A zero byte occurs in programs and archives, never in a table. */
function withoutNul(text: string): string {
  if (text.includes("\0")) throw new UnreadableTable("not-a-table");
  return text;
}

function markedEncoding([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

/** UTF-16 without a mark: separators and digits have a zero byte, always on the same side. */
function wideEncoding(bytes: Uint8Array): string | null {
  const looked = bytes.subarray(0, 4_096);
  const zeros = [0, 0];
  for (const [index, byte] of looked.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < looked.length / 40) return null;
  if (even === 0) return "utf-16le";
  return odd === 0 ? "utf-16be" : null;
}

/** Windows-1251, if the result reads like Russian: KOI8-R and CP866 give letters too, but in a senseless order. */
function cyrillic(bytes: Uint8Array): string {
  const text = withoutNul(new TextDecoder("windows-1251").decode(bytes));
  const foreign = text.match(/\P{ASCII}/gu) ?? [];
  const letters = text.match(/[а-яёА-ЯЁ]/g) ?? [];
  const signs = text.match(/[«»№–—…’“”°₽·\u00a0×]/g) ?? [];
  const inverted = text.match(/[а-яё][А-ЯЁ]/g) ?? [];
  const usual = text.match(/[а-яёА-ЯЁ][а-яё]/g) ?? [];
  const isRussian = letters.length + signs.length >= foreign.length * 0.9 && inverted.length <= usual.length / 4;
  if (!isRussian) throw new UnreadableTable("encoding");
  return text;
}
