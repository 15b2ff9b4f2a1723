import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { compressWell } from "./compress-well.ts";

const bodyPart = fc
  .record({ length: fc.nat({ max: 150_000 }), letter: fc.integer({ min: 65, max: 90 }) })
  .map(({ length, letter }) => ({ bytes: Buffer.alloc(length, `${String.fromCharCode(letter)}борщ`) }));

it.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)("API-4 parts of any length are one body in %s", async (encoding, decompress) => {
  await fc.assert(
    fc.asyncProperty(fc.array(bodyPart, { maxLength: 6 }), async (parts) => {
      const whole = Buffer.concat(parts.map(({ bytes }) => bytes));
      expect(decompress(await compressWell(parts, encoding)).equals(whole)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
