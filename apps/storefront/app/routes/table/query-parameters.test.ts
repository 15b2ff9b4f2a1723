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

/** Names that the code reads from an address's query. */
function readNames(): Set<string> {
  const reads = /\b(?:query|searchParams|URLSearchParams\([\w.]+\))\)?\s*\.(?:get|getAll|has)\("(\w+)"\)/g;
  const found = sources.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, "utf8").matchAll(reads)].map(([, name = ""]) => name),
  );
  return new Set(found);
}

describe("query parameters", () => {
  it("are in the table if the code reads them, and are read if the table has them", () => {
    // Tokens only keep an address out of caches.
    const inTable = (["public", "private", "browser"] as const).flatMap(queryNames);
    const read = inTable.filter((name) => name !== "token" && name !== "preview");
    expect([...readNames()].sort()).toEqual(read.sort());
  });

  it("VALID-7 include every filter of a menu page in the server's page key, allergens too", () => {
    expect(menuQueryNames).toContain("without");
    expect(pageQuery.shared).toEqual(expect.arrayContaining([...menuQueryNames]));
    expect(pageQuery.shared).not.toContain("coupon");
    expect(pageQuery.personal).toContain("key");
  });

  it("reload a page for the parameters of its loader, not for a filter or a dish over it", () => {
    const from = new URLSearchParams("sort=price-asc");
    expect(asksOtherwise("page", from, new URLSearchParams("without=milk&product_id=5"))).toBe(false);
    expect(asksOtherwise("sheet", from, new URLSearchParams("product_id=5"))).toBe(true);
    expect(asksOtherwise("page", from, new URLSearchParams("page=2"))).toBe(true);
  });

  it("API-9 are added to a payload's address if its loader reads them", () => {
    const query = new URLSearchParams("page=2&product_id=5&sort=price-asc&utm_source=mail");
    expect(String(payloadQuery("blog", query))).toBe("route=blog&page=2");
    expect(String(payloadQuery("sheet", query))).toBe("route=sheet&product_id=5");
  });
});
