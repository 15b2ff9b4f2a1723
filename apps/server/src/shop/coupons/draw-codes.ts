import { randomBytes } from "node:crypto";
import { codeKey } from "@skatert/domain";

/** 32 signs that people do not confuse: without 0, O, 1 and I. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/** 2^40 codes: with ten thousand drawn, a guess hits one in a hundred million. */
const length = 8;

/**
 * New random codes that begin with `prefix` (PROMO-1). `taken`: the keys of all codes of the shop, see `codeKey`.
 * `random` gives that many random bytes.
 */
export function drawCodes(
  count: number,
  prefix: string,
  taken: ReadonlySet<string>,
  random: (bytes: number) => Uint8Array = randomBytes,
): readonly string[] {
  const drawn = new Map<string, string>();
  while (drawn.size < count) {
    const code = prefix + [...random(length)].map((byte) => signs[byte % signs.length]).join("");
    const key = codeKey(code);
    if (!taken.has(key)) drawn.set(key, code);
  }
  return [...drawn.values()];
}
