import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { asksOtherwise, menuQueryNames, payloadQuery, queryNames } from "../../routing/query-parameters.ts";
import { pageQuery } from "../../start/entry.server.tsx";

const root = fileURLToPath(new URL("../../..", import.meta.url));
// telegram-visit.ts reads the fragment of the address, not its query.
const sources = globSync("app/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|testing-|telegram-visit\.ts$/.test(file),
);

/** Names that the code reads from the query of an address. */
function readNames(): Set<string> {
  const reads = /\b(?:query|searchParams|URLSearchParams\([\w.]+\))\)?\s*\.(?:get|getAll|has)\("(\w+)"\)/g;
  const found = sources.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, "utf8").matchAll(reads)].map(([, name = ""]) => name),
  );
  return new Set(found);
}

describe("query parameters", () => {
  it("has every parameter that the code reads in the table, and reads every one of the table", () => {
    // An address with a token is only kept out of caches.
    const inTable = (["public", "private", "browser"] as const).flatMap(queryNames).filter((name) => name !== "token");
    expect([...readNames()].sort()).toEqual(inTable.sort());
  });

  it("VALID-7 gives the server's page key every filter of a menu page, allergens included", () => {
    expect(menuQueryNames).toContain("without");
    expect(pageQuery.shared).toEqual(expect.arrayContaining([...menuQueryNames]));
    expect(pageQuery.shared).not.toContain("coupon");
    expect(pageQuery.personal).toContain("key");
  });

  it("loads a page again for what its loader reads, not for a filter or a dish over it", () => {
    const from = new URLSearchParams("sort=price-asc");
    expect(asksOtherwise("page", from, new URLSearchParams("without=milk&product_id=5"))).toBe(false);
    expect(asksOtherwise("sheet", from, new URLSearchParams("product_id=5"))).toBe(true);
    expect(asksOtherwise("page", from, new URLSearchParams("page=2"))).toBe(true);
  });

  it("API-9 asks for a payload with what its loader reads", () => {
    const query = new URLSearchParams("page=2&product_id=5&sort=price-asc&utm_source=mail");
    expect(String(payloadQuery("blog", query))).toBe("route=blog&page=2");
    expect(String(payloadQuery("sheet", query))).toBe("route=sheet&product_id=5");
  });
});
