import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { categoriesFromWire } from "../catalog/map.ts";
import { bannersFromWire } from "../content/map.ts";
import {
  blogFromWire,
  brandsFromWire,
  galleryFromWire,
  informationFromWire,
  postsFromWire,
} from "../content/map-articles.ts";
import { stockFromWire } from "../coupons/autoapply.ts";
import { couponsFromWire } from "../coupons/map.ts";
import type { Fault } from "../fields/faults.ts";
import { faultsOf } from "../fields/faults.ts";
import { readEntries, readList, readRecord } from "../fields/read.ts";
import { settingsFromWire } from "../settings/map.ts";
import { CatalogOverlaySchema, SettingsOverlaySchema, SHOP_FILES } from "./schemas.ts";

async function demoFile(name: string): Promise<unknown> {
  const file: { default: unknown } = await import(`../../../../demo/${name}.json`);
  return file.default;
}

/** Collects the entries that a mapper omits. */
function collected() {
  const dropped: { entity: string; faults: readonly Fault[] }[] = [];
  return { dropped, report: (entry: { entity: string; faults: readonly Fault[] }) => dropped.push(entry) };
}

const files: readonly (readonly [string, z.ZodMiniType])[] = Object.entries(SHOP_FILES);

describe("the demo restaurant", () => {
  it.each(files)("ENT-1 finds no fault in %s", async (name, schema) => {
    const parsed = schema.safeParse(await demoFile(name.replace(/\.json$/, "")));
    expect(faultsOf(parsed.error?.issues ?? [])).toEqual([]);
  });

  it("ENT-1 finds no fault in its English overlays", async () => {
    expect(SettingsOverlaySchema.safeParse(await demoFile("settings.en")).success).toBe(true);
    expect(CatalogOverlaySchema.safeParse(await demoFile("catalog.en")).success).toBe(true);
  });

  it("ENT-1 reads its settings without dropping anything", async () => {
    const { dropped, report } = collected();
    const wire = readRecord(await demoFile("settings"));
    const settings = settingsFromWire(wire, report);
    expect(dropped).toEqual([]);
    expect(settings?.zones).toHaveLength(readList(readRecord(wire["map"])["features"]).length);
    expect(settings?.locations).toHaveLength(readList(wire["locations"]).length);
    const zonesWithConditions = (settings?.conditions ?? []).map(({ zoneId }) => zoneId);
    for (const { id } of settings?.zones ?? []) expect(zonesWithConditions).toContain(id);
  });

  it("ENT-1 reads every category and product of its catalogue", async () => {
    const { dropped, report } = collected();
    const wire = readList(await demoFile("catalog"));
    const categories = categoriesFromWire(wire, report);
    expect(dropped).toEqual([]);
    expect(categories).toHaveLength(wire.length);
    const products = wire.flatMap((category) => readList(readRecord(category)["products"]));
    expect(categories.flatMap((category) => category.products)).toHaveLength(products.length);
  });

  it("ENT-1 reads the price file of every location that has one", async () => {
    const settings = settingsFromWire(await demoFile("settings"));
    const names = (settings?.locations ?? []).map(({ priceFile }) => priceFile).filter((name) => name !== null);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const { dropped, report } = collected();
      const { default: file }: { default: unknown } = await import(
        `../../../../demo/prices/${name.replace(/\.json$/, "")}.json`
      );
      expect(categoriesFromWire(file, report).length).toBeGreaterThan(0);
      expect(dropped).toEqual([]);
    }
  });

  it("ENT-1 reads every coupon, banner, article, brand, gallery and stock row", async () => {
    const { dropped, report } = collected();
    const coupons = readRecord(await demoFile("coupons"));
    const count = (list: unknown) => readList(list).length;
    expect(couponsFromWire(coupons["auto"], "auto", "Europe/Moscow", report)).toHaveLength(count(coupons["auto"]));
    expect(couponsFromWire(coupons["codes"], "promo", "Europe/Moscow", report)).toHaveLength(count(coupons["codes"]));
    const lists = {
      banners: bannersFromWire,
      blog: blogFromWire,
      information: informationFromWire,
      brands: brandsFromWire,
      pages: postsFromWire,
      posts: postsFromWire,
    };
    for (const [name, map] of Object.entries(lists)) {
      const wire = await demoFile(name);
      expect(map(wire, report)).toHaveLength(count(wire));
    }
    const stock = await demoFile("stock");
    expect(stockFromWire(stock)).toHaveLength(count(stock));
    for (const [, gallery] of readEntries(await demoFile("galleries"))) expect(galleryFromWire(gallery)).not.toBeNull();
    expect(dropped).toEqual([]);
  });
});
