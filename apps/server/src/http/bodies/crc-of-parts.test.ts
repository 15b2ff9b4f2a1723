import { crc32 } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { crcOfParts } from "./crc-of-parts.ts";

const part = fc.record({
  bytes: fc.uint8Array({ maxLength: 3_000 }).map((bytes) => Buffer.from(bytes)),
  isShared: fc.boolean(),
});

it("is the CRC of the joined parts, whichever of them are shared, at every use of them", () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const twice = [...parts, ...parts];
      expect(crcOfParts(parts)).toBe(crc32(Buffer.concat(parts.map(({ bytes }) => bytes))));
      expect(crcOfParts(twice)).toBe(crc32(Buffer.concat(twice.map(({ bytes }) => bytes))));
    }),
  );
});

it("is that of a body of megabytes", () => {
  const bytes = Buffer.alloc(5_000_011, "Борщ с говядиной и сметаной");
  const parts = [bytes, Buffer.from("</div>"), bytes].map((each) => ({ bytes: each, isShared: true }));
  expect(crcOfParts(parts)).toBe(crc32(Buffer.concat(parts.map((each) => each.bytes))));
});
