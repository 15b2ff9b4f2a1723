import { apiError } from "@skatert/contract";
import { ApiFault } from "../errors/errors.ts";

/** Limits of a JSON body's structure: nesting depth, values in one container, and values in all. */
export interface JsonSize {
  readonly depth: number;
  readonly members: number;
  readonly total: number;
}

/** The longest list of any call has 1,000 entries (favourites); a whole nested body needs less than ten times that. */
export const usualJsonSize: JsonSize = { depth: 32, members: 1_000, total: 10_000 };

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openers = new Set([0x5b, 0x7b]);
const closers = new Set([0x5d, 0x7d]);

/**
 * Counts values in the bytes before parsing, and throws ApiFault at the first value too many. Parsing and checking
 * 330,000 empty objects takes seconds and hundreds of megabytes. Does not detect invalid JSON.
 */
export function checkJsonSize(body: Buffer, { depth, members, total }: JsonSize = usualJsonSize): void {
  const commas: number[] = [];
  let values = 0;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0;
    if (byte === quote) at = endOfText(body, at);
    else if (openers.has(byte)) {
      if (commas.length === depth) throw tooLarge(`is nested deeper than ${depth} levels`);
      commas.push(0);
      values += 1;
    } else if (closers.has(byte)) commas.pop();
    else if (byte === comma) {
      const inside = (commas.pop() ?? 0) + 1;
      if (inside >= members) throw tooLarge(`has more than ${members} entries in one list or object`);
      commas.push(inside);
      values += 1;
    }
    if (values > total) throw tooLarge(`has more than ${total} values`);
  }
}

/** Index of the quote that ends the string starting at `start`; the last byte if there is none. */
function endOfText(body: Buffer, start: number): number {
  for (let end = body.indexOf(quote, start + 1); end !== -1; end = body.indexOf(quote, end + 1)) {
    let slashes = 0;
    while (body[end - 1 - slashes] === backslash) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return body.length;
}

function tooLarge(what: string): ApiFault {
  return new ApiFault(apiError("rest_invalid_json", `The body ${what}`));
}
