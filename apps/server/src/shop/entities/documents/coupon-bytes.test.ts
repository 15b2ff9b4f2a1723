import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isJsonObject, type Json, type JsonObject } from "../../documents/json.ts";
import { patchFacets } from "../../drafts/patch-facets.ts";
import { keyOf } from "../entity.ts";
import { entityIn } from "../entity-in.ts";
import { implode } from "../implode.ts";

const file: JsonObject = JSON.parse(
  readFileSync(new URL("../../../../../../demo/coupons.json", import.meta.url), "utf8"),
);
const documents = new Map<string, Json>([["coupons", file]]);
const coupons = ["auto", "codes"].flatMap((list) => {
  const entries = file[list];
  return Array.isArray(entries) ? entries.filter(isJsonObject).map((coupon) => ({ list, coupon })) : [];
});
const written = (content: Json | undefined) => JSON.stringify(content, null, 2);

it("PROMO-1 a coupon of the demo that is changed in one field changes no other byte of the file", () => {
  expect(coupons.length).toBeGreaterThan(5);
  for (const { list, coupon } of coupons) {
    const key = keyOf("coupon", String(coupon["id"]));
    const facets = entityIn(documents, key) ?? {};
    const patch = { set: { [`coupons#${list}`]: { amount: "12.34" } }, unset: {}, value: {}, drop: [] };
    const { changed } = implode(documents, new Map([[key, patchFacets(facets, patch)]]));
    const before = JSON.stringify(coupon, null, 2);
    const after = JSON.stringify({ ...coupon, amount: "12.34" }, null, 2);
    const indented = (text: string) => text.replaceAll("\n", "\n    ");
    expect(written(changed.get("coupons"))).toBe(written(file)?.replace(indented(before), indented(after)));
  }
});
