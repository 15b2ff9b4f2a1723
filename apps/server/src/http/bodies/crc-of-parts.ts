import { crc32 } from "node:zlib";
import type { BodyPart } from "./body-part.ts";

/** CRC-32 (RFC 1952 8) as a polynomial over GF(2), lowest power in the highest bit. */
const polynomial = 0xedb88320;
const one = 0x80000000;
const x = 0x40000000;

interface PartCrc {
  readonly crc: number;
  /** The factor that shifts the CRC of the preceding bytes over this part. */
  readonly shift: number;
}

const known = new WeakMap<Buffer, PartCrc>();

/**
 * The CRC-32 of the parts as one file. The CRC of a shared part is cached, because a page of thousands of dishes has
 * megabytes of them. Reading them again would block the event loop for some milliseconds.
 */
export function crcOfParts(parts: readonly BodyPart[]): number {
  return parts.reduce((sum, { bytes, isShared }) => {
    if (!isShared) return crc32(bytes, sum);
    const { crc, shift } = crcOnce(bytes);
    return (product(shift, sum) ^ crc) >>> 0;
  }, 0);
}

function crcOnce(bytes: Buffer): PartCrc {
  const before = known.get(bytes);
  if (before !== undefined) return before;
  const made = { crc: crc32(bytes), shift: shiftOver(bytes.length) };
  known.set(bytes, made);
  return made;
}

/** x to the power of the number of bits, by repeated squaring. */
function shiftOver(length: number): number {
  let [result, power] = [one, x];
  for (let bits = length * 8; bits > 0; bits = Math.floor(bits / 2)) {
    if (bits % 2 === 1) result = product(result, power);
    power = product(power, power);
  }
  return result;
}

/** The product of two polynomials, modulo that of the CRC. */
function product(first: number, second: number): number {
  let [sum, shifted] = [0, second];
  for (let bit = one; bit > 0; bit >>>= 1) {
    if ((first & bit) !== 0) sum ^= shifted;
    shifted = (shifted & 1) === 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1;
  }
  return sum >>> 0;
}
