import { crc32, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BodyPart } from "./body-part.ts";
import { joinedGzip } from "./joined-gzip.ts";

const kept = (text: string): BodyPart => ({ bytes: Buffer.from(text), isShared: true });
const fresh = (text: string): BodyPart => ({ bytes: Buffer.from(text), isShared: false });
const textOf = (parts: readonly BodyPart[]) => parts.map(({ bytes }) => bytes.toString()).join("");

describe("a compressed body in parts", () => {
  const cards = kept("<article>Борщ с говядиной</article>".repeat(300));
  const long = fresh("<p>Долгий рассказ о борще.</p>".repeat(4_000));

  it.each([
    ["nothing", []],
    ["an empty part", [fresh("")]],
    ["a few words", [fresh("<p>")]],
    ["one list", [cards]],
    ["the same list twice in a row, with nothing between", [cards, cards]],
    [
      "new text around lists",
      [fresh("<main>"), cards, fresh("</main>".repeat(100)), fresh("<hr>"), cards, fresh("<p>")],
    ],
    ["long new text", [long, cards, long]],
  ])("API-4 is one gzip file that reads as the whole: %s", async (_, parts) => {
    expect(gunzipSync(await joinedGzip(parts)).toString()).toBe(textOf(parts));
  });

  it("API-4 decompresses to the whole body for any split", async () => {
    const part = fc.record({
      text: fc.string({ unit: "binary", maxLength: 2_000 }),
      times: fc.nat(40),
      isShared: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (drawn) => {
        const parts = drawn.map(({ text, times, isShared }) => ({ bytes: Buffer.from(text.repeat(times)), isShared }));
        expect(gunzipSync(await joinedGzip(parts)).equals(Buffer.concat(parts.map(({ bytes }) => bytes)))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("ends with the checksum and the length of the whole body, so that a broken transfer is detected", async () => {
    const parts = [fresh("<main>"), cards];
    const file = await joinedGzip(parts);
    const whole = Buffer.from(textOf(parts));
    expect([file.readUInt32LE(file.length - 8), file.readUInt32LE(file.length - 4)]).toEqual([
      crc32(whole),
      whole.length,
    ]);
  });
});
