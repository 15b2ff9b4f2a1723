import { describe, expect, it } from "vitest";
import { sectionsOf } from "./new-sections.ts";

const soups = { id: 4, name: "Супы", parent: 0, slug: "supy", products: [] };

describe("sections that an import adds", () => {
  it("IMPORT-1 are found by later rows, by path and by name", () => {
    const sections = sectionsOf([soups]);
    expect(sections.idsOf("Супы > Холодные")).toEqual([5]);
    expect(sections.idsOf("Супы > Холодные, Напитки > Чай")).toEqual([5, 7]);
    expect([sections.idsOf("Холодные"), sections.idsOf("напитки")]).toEqual([[5], [6]]);
    expect(sections.added().map(({ id, name, parent, slug }) => [id, name, parent, slug])).toEqual([
      [5, "Холодные", 4, "kholodnye"],
      [6, "Напитки", 0, "napitki"],
      [7, "Чай", 6, "chay"],
    ]);
    expect(sections.tree().ancestors(7)).toEqual([6]);
  });

  it("IMPORT-1 have different addresses", () => {
    const sections = sectionsOf([soups]);
    sections.idsOf("Бар > Супы, Кафе > Супы");
    expect(sections.added().map(({ slug }) => slug)).toEqual(["bar", "supy-6", "kafe", "supy-8"]);
  });

  it("IMPORT-1 take time in proportion to their number", () => {
    const cpuOf = (count: number) => {
      const before = process.cpuUsage();
      const sections = sectionsOf([soups]);
      for (let at = 0; at < count; at += 1) sections.idsOf(`Раздел ${at}`);
      const { user, system } = process.cpuUsage(before);
      expect(sections.added()).toHaveLength(count);
      return user + system;
    };
    cpuOf(1_000);
    // Eight times the sections would take 64 times as long if each one searched all the others.
    const [few, many] = [Math.min(cpuOf(1_000), cpuOf(1_000)), Math.min(cpuOf(8_000), cpuOf(8_000))];
    expect(many / few).toBeLessThan(30);
  });
});
