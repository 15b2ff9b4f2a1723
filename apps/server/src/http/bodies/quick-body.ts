import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { type BodyPart, joined } from "./body-part.ts";
import type { Encoding } from "./encoded-body.ts";
import { joinedGzip } from "./joined-gzip.ts";

/** A window as large as the distance of a page's repetitions; a larger one costs memory and finds nothing more. */
const windowBits = 18;

/**
 * Compresses a body that is sent once or twice, so speed matters more than size. Gzip is the fastest. Brotli, whose
 * streams cannot be joined, is for clients that accept nothing else.
 */
export async function quickBody(parts: readonly BodyPart[], encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return joinedGzip(parts);
  const whole = joined(parts);
  if (encoding === "identity") return whole;
  return promisify(brotliCompress)(whole, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 1,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  });
}
