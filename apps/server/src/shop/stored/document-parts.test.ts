import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "../documents/json.ts";
import { digestOf, digestsIn, packDocument, partText, unpackDocument } from "./document-parts.ts";

const none = new Map<string, readonly Json[]>();
const entries = (count: number, text = "Суп") =>
  Array.from({ length: count }, (_, id) => ({ id, name: `${text} ${id}` }));

/** Reads it only from texts, as another process does. */
function readBack(content: Json): Json {
  const { body, inParts, parts } = packDocument(content, none);
  const skeleton: Json = JSON.parse(body);
  if (!inParts) return skeleton;
  const stored = new Map([...parts.values()].map((items) => [digestOf(partText(items)), JSON.parse(partText(items))]));
  expect([...new Set(digestsIn(skeleton))].sort()).toEqual([...stored.keys()].sort());
  return unpackDocument(skeleton, stored);
}

const key = fc.constantFrom("products", "auto", "name", "seo", "$parts", "__proto__");
const list = fc.integer({ min: 0, max: 70 }).map((count): Json => entries(count));
const leaf = fc.oneof(list, fc.constantFrom<Json>(null, 1, "", [], ["x"], { $parts: ["x"] }));
const object = (values: fc.Arbitrary<Json>) =>
  fc.array(fc.tuple(key, values), { maxLength: 3 }).map((fields): Json => Object.fromEntries(fields));
const category = object(fc.oneof(leaf, object(leaf)));
const document = fc.oneof(list, fc.array(category, { maxLength: 4 }), object(fc.oneof(leaf, fc.array(category))));

describe("a document in parts", () => {
  it("is read back unchanged for any content", () => {
    fc.assert(
      fc.property(document, (content) => {
        expect(readBack(content)).toEqual(content);
      }),
    );
  });

  it("has no parts for short lists, nor for a list that is the whole document", () => {
    expect(packDocument([{ id: 1, products: entries(32) }], none).inParts).toBe(false);
    expect(packDocument(entries(500), none).inParts).toBe(false);
    expect(packDocument([{ id: 1, products: entries(33) }], none).parts.size).toBe(2);
  });

  it("reuses the digests of parts with identical or equal entries", () => {
    const products = entries(100);
    const before = packDocument([{ id: 1, products }], none);
    const edited = products.map((each) => (each.id === 40 ? { ...each, name: "Уха" } : each));
    const after = packDocument([{ id: 1, products: edited }], before.parts);
    const kept = [...after.parts.keys()].filter((digest) => before.parts.has(digest));
    expect([before.parts.size, kept.length]).toEqual([4, 3]);
    expect(packDocument([{ id: 1, products: entries(100) }], after.parts).body).toBe(before.body);
  });

  it("is stored whole when a field of the shop has the name of a reference", () => {
    const content = [{ id: 1, seo: { $parts: ["x"] }, products: entries(40) }];
    expect(packDocument(content, none)).toMatchObject({ inParts: false, body: JSON.stringify(content) });
  });
});
